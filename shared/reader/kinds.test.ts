import { expect, test } from 'vitest';
import type { ReadEntry, ReadResume } from '#shared/resume/read-resume';
import { heading, readPages, stack } from './testing/pages';
import { readText } from './testing/read';

// Kinds of layouts that resumes have, one small file of each, with variants of the kind.

const head = 'Ana P. Reyes\nana.reyes@example.ph | 0917 555 0100\n\n';

type Name = Exclude<keyof ReadEntry, 'bullets'>;
const textsOf = (resume: ReadResume, kind: ReadResume['sections'][number]['kind'], ...names: Name[]) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map((entry) => names.map((name) => entry[name]?.text)));

test.each(['\n\n', '\n'])(
  'a long line of names above its date is a title, with %j between jobs',
  async (gap) => {
    const resume = await readText(
      `${head}WORK EXPERIENCE\nRadiologic Technologist - Bulacan Diagnostic and Imaging Clinic, Malolos, Bulacan\n10/2018 – 02/2021\n* Took plain films of chest and spine.${gap}Clinic Aide - Sto. Nino Clinic, Malolos, Bulacan\n01/2016 – 09/2018\n* Filed records.\n`,
    );
    expect(textsOf(resume, 'experience', 'headline', 'duration', 'description')).toEqual([
      ['Radiologic Technologist', '10/2018 – 02/2021', '- Took plain films of chest and spine.'],
      ['Clinic Aide', '01/2016 – 09/2018', '- Filed records.'],
    ]);
  },
);

test('brackets are one text, and those at the end hold who gave a license and when', async () => {
  const licenses = await readText(
    `${head}CERTIFICATIONS\n- Driving NC II (TESDA, 2014)\n- Professional Driver's License (Land Transportation Office, 2008)\n- Basic Life Support (BLS)\n`,
  );
  expect(textsOf(licenses, 'licenses', 'headline', 'organization', 'duration')).toEqual([
    ['Driving NC II', 'TESDA', '2014'],
    ["Professional Driver's License", 'Land Transportation Office', '2008'],
    ['Basic Life Support (BLS)', undefined, undefined],
  ]);
  const jobs = await readText(
    `${head}EXPERIENCE\nSoftware Developer (Full Stack / Backend-Focused)\nAcme Philippines Inc. | Dec 2022 – Present\nLed the design of the web shop.\n`,
  );
  expect(textsOf(jobs, 'experience', 'headline', 'organization')).toEqual([
    ['Software Developer (Full Stack / Backend-Focused)', 'Acme Philippines Inc.'],
  ]);
});

test.each([0, -5])(
  'what is above all headings is the header, in any column, %d points higher',
  async (shift) => {
    const resume = await readPages([
      { text: 'Ana P. Reyes, RRT', size: 18, bold: true, x: 50, y: 60 },
      { text: 'Radiologic Technologist', x: 50, y: 78 },
      ...stack(
        340,
        46 + shift,
        ['Unit 3C, 118 Kamias Road, Brgy.', 'Pinyahan, Quezon City', '0927 114 8802'],
        13,
      ),
      { text: 'ana.reyes@example.ph', x: 340, y: 86 + shift },
      ...stack(50, 120, [
        heading('EXPERIENCE'),
        'Saint Barnabas Medical Center - CT Technologist',
        '03/2021 - Present',
        'Performs 25 CT examinations per shift.',
        heading('EDUCATION'),
        'Manila Central University - BS Radiologic Technology',
        '06/2014 - 04/2018',
      ]),
      ...stack(340, 120, [
        heading('SKILLS'),
        'Computed Tomography',
        'PACS',
        heading('LANGUAGES'),
        'Filipino, English',
      ]),
    ]);
    expect(resume.phone?.text).toBe('0927 114 8802');
    expect(resume.location?.text).toBe('Unit 3C, 118 Kamias Road, Brgy. Pinyahan, Quezon City');
    expect(textsOf(resume, 'education', 'description')).toEqual([[undefined]]);
  },
);
