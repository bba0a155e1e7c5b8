import { expect, test } from 'vitest';
import type { PdfText, TextRun } from './positioned-text';
import { readResume } from './read-resume';

const run = (text: string, x: number, baseline: number, size = 10): TextRun => ({
  text,
  x,
  baseline,
  width: text.length * size * 0.5,
  size,
  bold: false,
  italic: false,
});
const link = (url: string, x: number, y: number) => ({ url, box: { page: 0, x, y, width: 20, height: 16 } });

test.each([
  ['a private character', '\ue001'],
  ['a character without a meaning', '\u0000'],
  ['no text', ''],
])('a profile behind an icon that is %s', (_, icon) => {
  const text: PdfText = {
    pages: [
      {
        width: 595,
        height: 842,
        runs: [
          run('Corazon Santiago', 50, 60, 20),
          run('corazon@example.ph', 50, 80),
          ...(icon === '' ? [] : [run(icon, 52, 100), run(icon, 82, 100)]),
        ],
        links: [
          link('https://www.linkedin.com/in/corazon-santiago', 50, 88),
          link('https://github.com/corazon', 80, 88),
        ],
        rules: [],
        uprights: [],
        marks: [],
      },
    ],
  };
  expect(readResume(text).links.map(({ url }) => url)).toEqual([
    'https://www.linkedin.com/in/corazon-santiago',
    'https://github.com/corazon',
  ]);
});
