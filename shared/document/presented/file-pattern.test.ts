import { expect, test } from 'vitest';
import { defaultPattern, distinctNames, patternFileName } from './file-pattern';

const facts = { number: 'N-014', first: 'Maria', last: 'Santos', title: 'Staff Nurse', date: '2026-11-27' };

test.each([
  [defaultPattern, facts, 'N-014_Santos_Maria_CV.pdf'],
  ['{title} {number}', facts, 'Staff_Nurse_N-014.pdf'],
  [defaultPattern, { ...facts, first: '', last: '' }, 'N-014_CV.pdf'],
  ['{last}/../{first}', { ...facts, last: '..\\..\\etc' }, 'etc..Maria.pdf'],
  ['{unknown}', facts, 'Candidate_N-014.pdf'],
  ['con', facts, 'Candidate_N-014.pdf'],
  ['CON.{number}', facts, 'Candidate_N-014.pdf'],
  ['Lpt¹', facts, 'Candidate_N-014.pdf'],
  // No sign is cut in two.
  ['{first}', { ...facts, first: 'x'.repeat(79) + '𠮷𠮷' }, `${'x'.repeat(79)}𠮷.pdf`],
  ['{first}', { ...facts, first: 'A\u0000:*?"<>|\u202eB' }, 'AB.pdf'],
  ['{first}', { ...facts, first: 'x'.repeat(300) }, `${'x'.repeat(80)}.pdf`],
])('%s', (pattern, given, name) => {
  const made = patternFileName(pattern, given);
  expect(made).not.toMatch(/[\\/:*?"<>|\u0000-\u001f]/);
  expect(made).toBe(name);
});

test('equal names are counted', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'b.pdf', 'a.pdf'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'b.pdf',
    'a (3).pdf',
  ]);
});
