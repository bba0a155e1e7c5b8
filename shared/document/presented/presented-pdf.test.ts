// @vitest-environment node
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { harborCrew, logoPng } from '../test/letterheads';
import { fontFiles } from '../test/pdf-file';
import { sourceOf } from './candidate-source';
import { presentedPdf } from './presented-pdf';

const contact = { name: 'Olga Ramos', email: 'crew@harborcrew.example', phone: '', website: '' };
const logo = await logoPng();
const blindPdf = (pattern: string) =>
  presentedPdf(
    {
      candidate: sourceOf({
        number: 'N-014',
        name: 'Maria Santos',
        email: '',
        content: { ...emptyResume, title: 'ICU Nurse' },
      }),
      blind: { names: 'all', employers: false },
      templateId: 'classic-navy',
      paper: 'a4',
      letterhead: harborCrew,
      contact,
      logo,
      pattern,
      day: '2026-11-27',
    },
    { loadFonts: async () => fontFiles },
  );

test('a blind file is not given out under a pattern that says whose it is', async () => {
  expect((await blindPdf('{number}_{last}_{first}_CV')).name).toBe('N-014_CV.pdf');
  await expect(blindPdf('Santos_{number}')).rejects.toThrow(
    /the file’s name would still show a part of the candidate’s name. Change how the files are named/,
  );
});
