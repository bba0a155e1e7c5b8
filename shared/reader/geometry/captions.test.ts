import { expect, test } from 'vitest';
import { readPages } from '../testing/pages';

const answered = (y: number, ...pairs: readonly (readonly [answer: string, caption: string, x: number])[]) =>
  pairs.flatMap(([answer, caption, x]) => [
    { text: answer, size: 11, x, y },
    { text: caption, size: 7, x: x + 25, y: y + 12 },
  ]);

test('what was to be written on a line may be below it', async () => {
  const resume = await readPages([
    { text: 'PERSONAL INFORMATION', size: 12, bold: true, x: 40, y: 40 },
    ...answered(60, ['Ana P. Reyes', 'Full name', 40], ['ana@example.ph', 'E-mail address', 300]),
    ...answered(90, ['May 15, 1981', 'Date of birth', 40], ['Palo, Leyte', 'Place of birth', 300]),
    { text: 'EMPLOYMENT HISTORY', size: 12, bold: true, x: 40, y: 130 },
    ...answered(150, ['Chief Cook', 'Position', 40], ['Sep 2019 - Present', 'Inclusive dates', 300]),
    ...answered(180, ['Mactan Resort', 'Name of company', 40], ['Cebu City', 'Address', 300]),
    ...answered(220, ['Bookkeeper', 'Position', 40], ['May 2010 - Apr 2012', 'Inclusive dates', 300]),
    { text: 'Agno River', size: 11, x: 40, y: 250 },
    { text: 'Rice Mill', size: 11, x: 40, y: 263 },
    { text: 'Name of company', size: 7, x: 100, y: 275 },
    ...answered(250, ['Rosales, Pangasinan', 'Address', 300]),
  ]);
  expect([
    resume.name?.text,
    resume.particulars?.birthDate?.text,
    resume.particulars?.birthplace?.text,
  ]).toEqual(['Ana P. Reyes', 'May 15, 1981', 'Palo, Leyte']);
  const jobs = resume.sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  expect(
    jobs.map(({ headline, organization, location, duration }) => [
      headline?.text,
      organization?.text,
      location?.text,
      duration?.text,
    ]),
  ).toEqual([
    ['Chief Cook', 'Mactan Resort', 'Cebu City', 'Sep 2019 - Present'],
    ['Bookkeeper', 'Agno River Rice Mill', 'Rosales, Pangasinan', 'May 2010 - Apr 2012'],
  ]);
});
