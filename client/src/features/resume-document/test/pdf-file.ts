import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaidOutDocument } from '../layout/document';
import { paintPdf, type PdfPhoto } from '../paint-pdf';

export const fontPath = (name: string) => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));

const font = (name: string) => readFileSync(fontPath(`${name}.ttf`)).toString('latin1');
export const fontFiles = { regular: font('regular'), bold: font('bold'), italic: font('italic') };

const folder = mkdtempSync(join(tmpdir(), 'resume-pdf-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Paints a document and answers what Poppler's tools (Debian: poppler-utils) find in the file. */
export const paintedFile = (document: LaidOutDocument, photo?: PdfPhoto) => {
  const path = join(folder, `${++files}.pdf`);
  const bytes = new Uint8Array(paintPdf(document, fontFiles, photo).output('arraybuffer'));
  writeFileSync(path, bytes);
  const run = (tool: string, ...args: string[]) =>
    execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return {
    bytes,
    text: (mode: 'reading' | 'content') =>
      run('pdftotext', ...(mode === 'content' ? ['-raw'] : []), '-enc', 'UTF-8', path, '-'),
    words: () => [...run('pdftotext', '-bbox', path, '-').matchAll(word)].map(foundWord),
    fonts: () => run('pdffonts', path),
    info: (option?: string) => run('pdfinfo', ...(option ? [option] : []), path),
  };
};

const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
const millimetres = (points: string | undefined) => (Number(points) * 25.4) / 72;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const foundWord = ([, xMin, yMin, xMax, yMax, text]: RegExpMatchArray) => ({
  left: millimetres(xMin),
  top: millimetres(yMin),
  right: millimetres(xMax),
  bottom: millimetres(yMax),
  text: (text ?? '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
});
