import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { product } from '#shared/product/product';
import { projectFile } from '../../process/project-root';

const read = (name: string) => readFileSync(projectFile(name), 'utf8');
const policy = read('SECURITY.md');
const security = read('docs/security.md');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter: 253 in all. They come first in it. */
const counts: Record<number, Record<number, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};

/** The rows of a section's table that begin with numbers of requirements. */
const rowsOf = (heading: string) => {
  const [, section = ''] = security.split(`\n${heading}`);
  return section
    .split(/\n##/)[0]!
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, first = '', , answer = ''] = line.split('|').map((cell) => cell.trim());
      return { numbers: first.match(/\b\d{1,2}\.\d\.\d{1,2}\b/g) ?? [], answer };
    });
};

test.each(Object.entries(counts))('V%s answers each of its requirements once', (chapter, sections) => {
  const required = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  );
  const rows = rowsOf(`### V${chapter} `);
  expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual(required.sort());
  for (const { answer } of rows) expect(answer).toMatch(/^(Met|Not met|Operator|Provider|N\/A)$/);
});

test('what is not met is listed first', () => {
  const notMet = Object.keys(counts)
    .flatMap((chapter) => rowsOf(`### V${chapter} `))
    .filter(({ answer }) => answer === 'Not met')
    .flatMap(({ numbers }) => numbers);
  expect(
    rowsOf('## What is not met')
      .flatMap(({ numbers }) => numbers)
      .sort(),
  ).toEqual(notMet.sort());
});

test('vulnerabilities are reported to the address of the product', () => {
  expect(policy).toContain(product.supportEmail);
});
