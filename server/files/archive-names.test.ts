import { expect, test } from 'vitest';
import { archiveNames } from './archive-names';

test('files of one name get different ones, also where capitals do not count', () => {
  const name = archiveNames();
  expect(
    ['License.pdf', 'license.PDF', 'license.pdf', 'other.pdf'].map((label) => name('files', label)),
  ).toEqual(['files/License.pdf', 'files/license (2).PDF', 'files/license (3).pdf', 'files/other.pdf']);
  expect(name('elsewhere', 'License.pdf')).toBe('elsewhere/License.pdf');
});

test.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a:b*c?.pdf', 'a-b-c-.pdf'],
  ['C:\\license.pdf', 'C--license.pdf'],
  ['NUL.pdf', '_NUL.pdf'],
  ['invoice\u202efdp.exe', 'invoice-fdp.exe'],
  ['...', 'file'],
  ['', 'file'],
  ['lisensya ng niña.pdf', 'lisensya ng niña.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('%j becomes %j', (label, expected) => {
  expect(archiveNames()('files', label)).toBe(`files/${expected}`);
});
