import { expect, test } from 'vitest';
import { archiveNames } from './archive-names';

test('files of one name get different ones, also where capitals do not count', () => {
  const name = archiveNames();
  expect(
    ['Licence.pdf', 'licence.PDF', 'licence.pdf', 'other.pdf'].map((label) => name('files', label)),
  ).toEqual(['files/Licence.pdf', 'files/licence (2).PDF', 'files/licence (3).pdf', 'files/other.pdf']);
  expect(name('elsewhere', 'Licence.pdf')).toBe('elsewhere/Licence.pdf');
});

test.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a:b*c?.pdf', 'a-b-c-.pdf'],
  ['C:\\licence.pdf', 'C--licence.pdf'],
  ['NUL.pdf', '_NUL.pdf'],
  ['invoice\u202efdp.exe', 'invoice-fdp.exe'],
  ['...', 'file'],
  ['', 'file'],
  ['lisensya ng niña.pdf', 'lisensya ng niña.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('%j becomes %j', (label, expected) => {
  expect(archiveNames()('files', label)).toBe(`files/${expected}`);
});
