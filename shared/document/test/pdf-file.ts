import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaidOutDocument } from '../layout/document';
import { paintPdf } from '../pdf/paint-pdf';
import {
  annotationsOf,
  isDictionary,
  objectsOf,
  parsedPdf,
  textOf,
  type Dictionary,
} from './pdf-ua/parsed-pdf';

export const fontPath = (name: string) => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));

const font = (name: string) => new Uint8Array(readFileSync(fontPath(`${name}.ttf`)));
export const fontFiles = {
  regular: font('regular'),
  bold: font('bold'),
  'regular-extended': font('regular-extended'),
  'bold-extended': font('bold-extended'),
  'serif-regular': font('serif-regular'),
  'serif-bold': font('serif-bold'),
  'serif-regular-extended': font('serif-regular-extended'),
  'serif-bold-extended': font('serif-bold-extended'),
};

const folder = mkdtempSync(join(tmpdir(), 'resume-pdf-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Paints a document and returns what Poppler's tools (Debian: poppler-utils) find in the file. */
export const paintedFile = (document: LaidOutDocument, photo?: Uint8Array, logo?: Uint8Array) =>
  openedFile(paintPdf(document, fontFiles, { photo, logo }));

export const openedFile = (bytes: Uint8Array) => {
  const path = join(folder, `${++files}.pdf`);
  writeFileSync(path, bytes);
  const run = (tool: string, ...args: string[]) =>
    execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return {
    bytes,
    path,
    text: (mode: 'reading' | 'content') =>
      run('pdftotext', ...(mode === 'content' ? ['-raw'] : []), '-enc', 'UTF-8', path, '-'),
    words: () => [...run('pdftotext', '-bbox', path, '-').matchAll(word)].map(foundWord),
    fonts: () => run('pdffonts', path),
    /** The first page's colors without smoothing, `perMillimetre` pixels to each. */
    picture: (perMillimetre: number) => pictureOf(path, perMillimetre),
    /** Link areas and targets, in millimeters from the upper left corner of an A4 page. */
    links: () => annotationsOf(parsedPdf(objectsOf(path))).map(({ entries }) => foundLink(entries)),
    info: (option?: string) => run('pdfinfo', ...(option ? [option] : []), path),
  };
};

const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
const millimetres = (points: string | number | undefined) => (Number(points) * 25.4) / 72;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const foundWord = ([, xMin, yMin, xMax, yMax, text]: RegExpMatchArray) => ({
  left: millimetres(xMin),
  top: millimetres(yMin),
  right: millimetres(xMax),
  bottom: millimetres(yMax),
  text: (text ?? '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
});

const foundLink = ({ '/Rect': corners, '/A': action }: Dictionary) => {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = Array.isArray(corners)
    ? corners.map(Number).map(millimetres)
    : [];
  const url = isDictionary(action) ? textOf(action['/URI']) : undefined;
  // A rectangle names any two opposite corners (ISO 32000-1, 7.9.5), and PDF counts from below.
  return { url, left: x1, right: x2, top: 297 - Math.max(y1, y2), bottom: 297 - Math.min(y1, y2) };
};

const pictureOf = (path: string, perMillimetre: number) => {
  const dots = String(25.4 * perMillimetre);
  const file = execFileSync('pdftoppm', ['-r', dots, '-aa', 'no', '-aaVector', 'no', '-singlefile', path], {
    maxBuffer: 256 * 1024 * 1024,
  });
  // P6, width, height and 255, each on a line or divided by a space, then three bytes to a pixel.
  const [header = '', width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
  const [columns, rows] = [Number(width), Number(height)];
  const colorAt = (column: number, row: number) => {
    const start = header.length + 3 * (row * columns + column);
    return `#${file.toString('hex', start, start + 3)}`;
  };
  return {
    /** The color at a position in millimeters from the upper left corner. */
    at: (x: number, y: number) => colorAt(Math.floor(x * perMillimetre), Math.floor(y * perMillimetre)),
    /** The area of this color, in millimeters. */
    where: (color: string) => {
      const found: { x: number; y: number }[] = [];
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          if (colorAt(column, row) === color)
            found.push({ x: column / perMillimetre, y: row / perMillimetre });
      return found;
    },
  };
};
