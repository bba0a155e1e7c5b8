// @vitest-environment node
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { BlindLeak } from '../blind/blind-check';
import { harborCrew, logoPng } from '../test/letterheads';
import { fontFiles, openedFile } from '../test/pdf-file';
import { brokenRulesOf } from '../test/pdf-ua/check';
import { sourceOf } from './candidate-source';
import { combinedPdf, type CombinedJob } from './combined-pdf';

const contact = {
  name: 'Olga Ramos',
  email: 'crew@harborcrew.example',
  phone: '+63 2 8555 0132',
  website: '',
};
const logo = await logoPng();
const people = ['Quirina Dimaculangan', 'Fortunato Zabarte', 'Česlav Ivanović'];
const candidates = people.map((name, i) =>
  sourceOf({
    number: `N-00${i + 1}`,
    name,
    email: `${name.split(' ')[0] ?? ''}.zz@mail.example`,
    content: {
      ...emptyResume,
      ...fullSections,
      title: ['ICU Nurse', 'Chief Engineer', 'Oiler'][i] ?? '',
      phone: `+63 919 444 753${i}`,
      location: 'Lahug, Cebu City',
      summary: `${name} is trusted by the whole ward. `.repeat(i === 0 ? 12 : 1),
    },
  }),
);
const draw = async (changes: Partial<CombinedJob> = {}) => {
  const job: CombinedJob = {
    candidates,
    blind: null,
    templateId: 'classic-navy',
    paper: 'a4',
    letterhead: harborCrew,
    contact,
    logo,
    day: '2026-11-27',
    title: 'Crew for MV Habagat',
    ...changes,
  };
  const { bytes, name } = await combinedPdf(job, { loadFonts: async () => fontFiles });
  return { name, ...openedFile(bytes) };
};
const pagesOf = (file: Awaited<ReturnType<typeof draw>>) => file.text('reading').split('\f').slice(0, -1);

test.each(['classic-navy', 'creative-orange', 'bio-data'])(
  'a cover with a table leads to the pages of each, tagged, with bookmarks and numbers (%s)',
  async (templateId) => {
    const file = await draw({ templateId });
    expect(file.name).toBe('Crew_for_MV_Habagat_2026-11-27.pdf');
    const pages = pagesOf(file);
    const [cover = ''] = pages;
    expect(cover).toContain('Crew for MV Habagat');
    expect(cover).toContain('3 candidates · Nov 27, 2026');
    expect(cover).toContain('Olga Ramos · crew@harborcrew.example');
    pages.forEach((page, i) => expect(page).toContain(`${i + 1}/${pages.length}`));
    for (const [i, name] of people.entries()) {
      const number = `N-00${i + 1}`;
      const [, listed = ''] = new RegExp(`${number}[^]*?\\s(\\d+)\\n`).exec(cover) ?? [];
      expect(pages[Number(listed) - 1], `${name} on page ${listed}`).toContain(name);
      if (i > 0)
        expect(pages[Number(listed) - 2], `${name} not before`).not.toMatch(new RegExp(`^${name}`, 'm'));
    }
    expect(brokenRulesOf(file.path)).toEqual([]);
    const bytes = Buffer.from(file.bytes).toString('latin1');
    expect(bytes.match(/\/Title\(Quirina Dimaculangan\)\/Parent/g)).toHaveLength(1);
    expect(bytes).toContain('/Title(Crew for MV Habagat)/Parent');
    expect(bytes).not.toContain('EmbeddedFile');
  },
);

test('a table of more than one page says its headings on each, and has them once as its own', async () => {
  const content = { ...emptyResume, title: 'Oiler', location: 'Bataan' };
  const many = Array.from({ length: 60 }, (_, i) =>
    sourceOf({ number: `N-${100 + i}`, name: 'Quirina Dimaculangan', email: '', content }),
  );
  const file = await draw({ candidates: many });
  const covers = pagesOf(file).filter((page) => /N-1\d\d\s/.test(page));
  expect(covers).toHaveLength(2);
  for (const cover of covers) expect(cover.match(/Profession/g)).toHaveLength(1);
  expect(covers[1]?.indexOf('Profession')).toBeLessThan(covers[1]?.indexOf('N-1') ?? 0);
  expect(brokenRulesOf(file.path)).toEqual([]);
  expect(
    Buffer.from(file.bytes)
      .toString('latin1')
      .match(/\/S\s*\/TH\b/g),
  ).toHaveLength(5);
});

test('a blind file says no name in pages, table, bookmarks and properties', async () => {
  const file = await draw({ blind: { names: 'all', employers: true }, title: '' });
  expect(file.name).toBe('Candidates_2026-11-27.pdf');
  const all = [file.text('reading'), file.info(), Buffer.from(file.bytes).toString('latin1')].join('\n');
  expect(all).toContain('Candidate N-003');
  expect(all).not.toMatch(/Quirina|Dimaculangan|Fortunato|Zabarte|Ivanovi|zz@mail|444 753/);
  expect(brokenRulesOf(file.path)).toEqual([]);
});

test('a blind file whose cover names a candidate is not made', async () => {
  const draws = draw({ blind: { names: 'all', employers: false }, title: 'Ms. Dimaculangan and others' });
  await expect(draws).rejects.toThrow(BlindLeak);
  await expect(draws).rejects.toThrow(/the cover \(N-001\)/);
});
