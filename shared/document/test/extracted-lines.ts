import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const run = promisify(execFile);

/** In multiples of the type size: programs that read resumes take texts that are further apart for two. */
const wideGap = 0.6;

interface Word {
  text: string;
  left: number;
  right: number;
}

/** The words of a line with a tab for each wide gap, and a space for each other one. */
const lineOf = (words: readonly Word[], size: number) =>
  words.reduce((line, { text, left }, i) => {
    const gap = left - (words[i - 1]?.right ?? left);
    return line + (gap > wideGap * size ? '\t' : gap > 0.1 * size ? ' ' : '') + text;
  }, '');

/** Lines as pdf.js ends them. */
const linesOfPdfJs = async (_path: string, bytes: Uint8Array) => {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const lines: string[] = [];
  for (let i = 1; i <= document.numPages; i++) {
    const { items } = await (await document.getPage(i)).getTextContent();
    let words: Word[] = [];
    let size = 0;
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, slant, , , left = 0] = item.transform as number[];
      // The watermark ends no line.
      if (item.str.trim() !== '' && slant === 0) {
        words.push({ text: item.str, left, right: left + item.width });
        size = item.height;
      }
      if (!item.hasEOL) continue;
      lines.push(lineOf(words, size));
      words = [];
    }
    lines.push(lineOf(words, size));
  }
  await loading.destroy();
  return lines;
};

const popplerLine = /<line [^>]*>(.*?)<\/line>/gs;
const popplerWord = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** A word's box is as high as the ascent and the descent of our typefaces, in multiples of the size. */
const boxHeight = 1.4;

/** Lines as Poppler finds them (Debian: poppler-utils). */
const linesOfPoppler = async (path: string) => {
  const { stdout } = await run('pdftotext', ['-bbox-layout', path, '-'], { maxBuffer: 64 * 1024 * 1024 });
  return [...stdout.matchAll(popplerLine)].map(([, content = '']) => {
    const words = [...content.matchAll(popplerWord)];
    const [, , top, , bottom] = words[0] ?? [];
    return lineOf(
      words.map(([, left, , right, , text = '']) => ({
        text: text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
        left: Number(left),
        right: Number(right),
      })),
      (Number(bottom) - Number(top)) / boxHeight,
    );
  });
};

/** The lines of a file, with tabs for wide gaps, as two programs extract them. */
export const lineReaders = { 'pdf.js': linesOfPdfJs, Poppler: linesOfPoppler };

/** What programs take for texts of their own: lines divided at bars, commas and wide gaps, behind a label or not. */
export const isWholeText = (text: string, lines: readonly string[]) => {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const whole = new RegExp(`(?:^|[|,\\t]|: )\\s*${escaped}\\s*(?:$|[|,\\t])`);
  return lines.some((line) => whole.test(line));
};
