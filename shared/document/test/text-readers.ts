import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const run = promisify(execFile);
const output = async (tool: string, ...args: string[]) =>
  (await run(tool, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Text by position alone: lines from top to bottom, each from left to right, as simple readers collect it. */
const byGeometry = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const lines: string[] = [];
  for (let i = 1; i <= document.numPages; i++) {
    const { items } = await (await document.getPage(i)).getTextContent();
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, x: x ?? 0, y: Math.round(y ?? 0) }];
    });
    runs.sort((a, b) => b.y - a.y || a.x - b.x);
    lines.push(...runs.map(({ text }) => text));
  }
  await loading.destroy();
  return lines.join('\n');
};

/** The programs whose reading a file must survive. */
export const textReaders = {
  pdftotext: (path: string) => output('pdftotext', '-enc', 'UTF-8', path, '-'),
  'pdftotext -layout': (path: string) => output('pdftotext', '-layout', '-enc', 'UTF-8', path, '-'),
  'pdftotext -raw': (path: string) => output('pdftotext', '-raw', '-enc', 'UTF-8', path, '-'),
  'pdf.js by position': (_path: string, bytes: Uint8Array) => byGeometry(bytes),
};

/** Read by mutool too where it is installed (Debian: mupdf-tools). */
export const readWithMutool = (path: string) => output('mutool', 'draw', '-q', '-F', 'text', path);
export const hasMutool = await run('mutool', ['-v']).then(
  () => true,
  () => false,
);
