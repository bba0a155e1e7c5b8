import { expect, test } from 'vitest';
import { impersonalReference } from './impersonal-reference';

const ana = { firstName: 'Ana', lastName: 'Dela Cruz', username: 'ana-dela-cruz-2' };
const own = 'b1f0cafe-0917-4abc-9def-09175550142a';

test.each([
  [own, own],
  [`Maya ${own}`, own],
  ['BPI 20261120-8831', '20261120-8831'],
  ['GCash ref 0012345678901 from Ana, 0917 555 0142', '0012345678901'],
  ['OR#00123/2026', 'OR#00123/2026'],
])('%j keeps its code', (text, kept) => {
  expect(impersonalReference(text, ana, [own])).toBe(kept);
});

test.each([
  'bank transfer of Annie',
  'ana.cruz2026@example.com',
  '09175550142',
  '0917-555-0142',
  '+63 917 555 0142',
  '639175550142',
  '+1 (415) 555-2671',
  'Annie1990',
  'cruz19900512',
  '',
])('%j names the person, and goes', (text) => {
  expect(impersonalReference(text, ana, [own])).toBeNull();
});
