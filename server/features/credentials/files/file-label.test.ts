import { expect, test } from 'vitest';
import { fileLabel } from './file-label';

test.each([
  ['License 2024.pdf', 'License 2024.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ana\\Diploma.PDF', 'Diploma.PDF'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['....pdf', 'pdf'],
  ['/', 'credential'],
  ['Niño Peña.jpg', 'Niño Peña.jpg'],
  ['証明書.pdf', '証明書.pdf'],
  ['N\u0303.pdf', 'Ñ.pdf'],
  ['a\u0000b\r\nSet-Cookie: x\t.pdf', 'ab Set-Cookie: x .pdf'],
  ['license\u202Efdp.exe.pdf', 'licensefdp.exe.pdf'],
  ['a\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069\u200e\u200f\u061cb.pdf', 'ab.pdf'],
  ['zero\u200bwidth\u2060\ufeff\u00ad.pdf', 'zerowidth.pdf'],
  ['\u202e', 'credential'],
  ['👩\u200d⚕️ نامه\u200cها.pdf', '👩\u200d⚕️ نامه\u200cها.pdf'],
  ['half \ud800 letter.png', 'half letter.png'],
])('%j is shown as %j', (name, label) => {
  expect(fileLabel(name)).toBe(label);
});

test('a long name loses its end, not its ending', () => {
  const label = fileLabel(`${'証'.repeat(300)}.jpeg`);
  expect(label).toBe(`${'証'.repeat(194)}….jpeg`);
  expect([...label]).toHaveLength(200);
  expect([...fileLabel(`${'🎓'.repeat(300)}.pdf`)]).toHaveLength(200);
});
