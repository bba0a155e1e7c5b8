import { expect, test } from 'vitest';
import { titleOfFile } from './upload-dialog';

test.each([
  ['PRC-License.pdf', 'PRC-License'],
  ['Diploma v1.2.JPEG', 'Diploma v1.2'],
  ['Sertipiko ng Niñas.png', 'Sertipiko ng Niñas'],
  ['証明書.pdf', '証明書'],
  ['.pdf', '.pdf'],
  [`${'x'.repeat(200)}.pdf`, 'x'.repeat(100)],
])('%s suggests the title %s', (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title);
});
