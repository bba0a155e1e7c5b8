import { expect, test } from 'vitest';
import { csvLines } from './csv';

test('cells are divided by commas, and what would be taken for a division is quoted', () => {
  expect(csvLines([['Cebu', null, 'a,b', 'say "hi"', 'two\nlines']])).toBe(
    'Cebu,,"a,b","say ""hi""","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])('%j is no formula', (text) => {
  expect(csvLines([[text]])).toMatch(/^"?'/);
});

test.each(['Cebu City', 'https://www.linkedin.com', '2026-11-20 09:00:00', 'Las Piñas'])(
  '%s stays as it is',
  (text) => {
    expect(csvLines([[text]])).toBe(`${text}\r\n`);
  },
);
