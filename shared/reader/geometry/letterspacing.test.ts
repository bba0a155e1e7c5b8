import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from '../testing/pages';
import { entriesOf } from '../testing/read';

const email = { text: 'maria@example.ph', x: 50, y: 84 };
const spaced = (text: string) =>
  text
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('   ');

test('words whose letters are set apart are words again, in small letters and in capitals', async () => {
  const resume = await readPages([
    { text: spaced('Maria Clara Santos'), x: 50, y: 60, size: 20 },
    email,
    ...stack(50, 110, [
      heading(spaced('WORK EXPERIENCE')),
      title(spaced('SENIOR NURSE')),
      'Cebu Doctors Hospital | 2018 - 2020',
      'Kept the records of two wards in order.',
    ]),
  ]);
  expect(resume.name?.text).toBe('Maria Clara Santos');
  expect(entriesOf(resume, 'experience')[0]?.[0]).toBe('SENIOR NURSE');
});

test('letters that are drawn one by one are words by the gaps between them', async () => {
  const letters = (text: string, y: number) =>
    [...text].map((letter, index) => ({ text: letter, x: 50 + index * 9, y, bold: true }));
  const resume = await readPages([
    { text: 'Maria Clara Santos', x: 50, y: 60, size: 20 },
    email,
    ...stack(50, 110, [heading('Work Experience')]),
    ...letters('HEAD NURSE', 126).filter(({ text }) => text !== ' '),
    ...stack(50, 140, ['Cebu Doctors Hospital | 2018 - 2020', 'Kept the records of two wards in order.']),
  ]);
  expect(entriesOf(resume, 'experience')[0]?.[0]).toBe('HEAD NURSE');
});

test('the spaces between words whose letters are set apart are those that the page draws', async () => {
  const resume = await readPages([
    { text: 'Maria Clara Santos', x: 50, y: 60, size: 20 },
    { text: 'ELECTRONICS PRODUCTION TECHNICIAN', x: 50, y: 74, spacing: 3 },
    email,
    ...stack(50, 110, [heading('Work Experience'), title('Head Nurse'), 'Cebu Hospital | 2018 - 2020']),
  ]);
  expect(resume.title?.text).toBe('ELECTRONICS PRODUCTION TECHNICIAN');
});
