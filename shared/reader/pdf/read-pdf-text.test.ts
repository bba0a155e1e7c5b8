import { zlibSync } from 'fflate';
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

test('many pages with large drawings are read: what a page took is released before the next', async () => {
  const drawing = zlibSync(new Uint8Array(6 * 1024 * 1024).fill(32));
  const latin1 = new TextDecoder('latin1');
  const [head = '', tail = ''] = latin1
    .decode(tinyPdf(Array.from({ length: 10 }, () => [line])))
    .replace(/\/Contents (\d+ 0 R)/g, '/Contents[$1 90 0 R]')
    .split('trailer');
  const stream = `90 0 obj\n<</Filter/FlateDecode/Length ${drawing.length}>>stream\n${String.fromCharCode(...drawing)}\nendstream\nendobj\n`;
  const file = Uint8Array.from(`${head}${stream}trailer${tail}`, (character) => character.charCodeAt(0));
  const result = await readPdfText(file);
  const pages = 'text' in result ? result.text.pages : [];
  expect(pages.map(({ runs }) => runs[0]?.text)).toEqual(Array.from({ length: 10 }, () => line.text));
});

const rewritten = (file: Uint8Array, rewrite: (text: string) => string) =>
  Uint8Array.from(rewrite(new TextDecoder('latin1').decode(file)), (character) => character.charCodeAt(0));
const textsOf = async (file: Uint8Array) => {
  const result = await readPdfText(file);
  return 'text' in result ? result.text.pages.flatMap(({ runs }) => runs.map(({ text }) => text)) : [result];
};

test('hyphens whose code is the soft hyphen are read where they were drawn', async () => {
  const lines = [
    'Staff Nurse, Jan 2019 - Aug 2021',
    '0917-555-0199 and a cross-functional, well-',
    'known team',
  ];
  const file = rewritten(tinyPdf([lines.map((text, index) => ({ text, y: 80 + index * 14 }))]), (text) => {
    const map = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <2D> <00AD> endbfchar';
    return text
      .replace('/BaseFont/Helvetica/', '/ToUnicode 90 0 R/BaseFont/Helvetica/')
      .replace('trailer', `90 0 obj\n<</Length ${map.length}>>stream\n${map}\nendstream\nendobj\ntrailer`);
  });
  expect(await textsOf(file)).toEqual(lines);
});

test('a lone character that stands for a text is a picture; a hyphen in a word is not', async () => {
  const file = rewritten(
    tinyPdf([
      [
        { text: 'Staff Nurse at Cebu Hospital', y: 66 },
        { text: 'z', y: 80 },
        { text: 'Sep 2021 to date', x: 64, y: 80 },
        { text: 'm', y: 94 },
      ],
    ]),
    (text) => text.replace(/BT (?=[^\n]*\(z\))([^\n]*)/, '/Span<</ActualText(Date:)>> BDC BT $1 EMC'),
  );
  expect(await textsOf(file)).toEqual(['Staff Nurse at Cebu Hospital', 'Sep 2021 to date', 'm']);
});
