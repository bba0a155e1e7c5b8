import { expect, test } from 'vitest';
import { readLimits } from '../positioned-text';
import { tinyPdf } from '../testing/tiny-pdf';
import { readPdfText } from './read-pdf-text';

const line = { text: 'Maria Santos, Registered Nurse', y: 80 };

test('text comes with its place, size and weight, from the upper left corner', async () => {
  const result = await readPdfText(tinyPdf([[{ ...line, x: 60, size: 14, bold: true }]]));
  const run = 'text' in result ? result.text.pages[0]?.runs[0] : undefined;
  expect(run).toMatchObject({ text: line.text, bold: true, italic: false });
  expect(run?.x).toBeCloseTo(60);
  expect(run?.baseline).toBeCloseTo(80);
  expect(run?.size).toBeCloseTo(14);
});

test('a file that asks for a password is refused as encrypted', async () => {
  const key = '00'.repeat(32);
  const encryption = `/ID[<${key}><${key}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`;
  expect(await readPdfText(tinyPdf([[line]], encryption))).toEqual({ problem: 'encrypted' });
});

test('what is no PDF, or half of one, is refused as broken', async () => {
  expect(await readPdfText(new TextEncoder().encode('PK\u0003\u0004 a Word file'))).toEqual({
    problem: 'broken',
  });
  expect(await readPdfText(tinyPdf([[line]]).slice(0, 60))).toEqual({ problem: 'broken' });
  expect(await readPdfText(new Uint8Array())).toEqual({ problem: 'broken' });
});

test('pages without text are a scan', async () => {
  expect(await readPdfText(tinyPdf([[], []]))).toEqual({ problem: 'no-text' });
});

test('a book and an over-large file are refused before they are read', async () => {
  const pages = Array.from({ length: 500 }, () => [line]);
  expect(await readPdfText(tinyPdf(pages))).toEqual({ problem: 'too-many-pages' });
  expect(await readPdfText(new Uint8Array(readLimits.bytes + 1))).toEqual({ problem: 'too-large' });
});
