// Outlines of the resume's sans for pictures that the server draws without any font: npm run fonts
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';
import { readAdvances, readCharacterMap, readTables } from './sfnt.mjs';

const fonts = new URL('../../shared/document/fonts/', import.meta.url);
const target = new URL('../../server/features/public-profile/picture/outlines.generated.ts', import.meta.url);

// What names and titles are written with in Latin script: no arrows, shapes or mathematics.
const isWritten = (code) => code < 0x250 || (code >= 0x1e00 && code < 0x2122);

/** Of each character its advance and its path, in font units with y pointing down. */
const readOutlines = (font) => {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(font).buffer)));
  const tables = readTables(font);
  const advances = readAdvances(tables);
  const outlines = {};
  for (const [code, glyph] of readCharacterMap(tables)) {
    if (!isWritten(code)) continue;
    const path = shaper
      .glyphToPath(glyph)
      .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Math.round(x)},${Math.round(-y)}`);
    outlines[String.fromCodePoint(code)] = [advances[glyph], path];
  }
  return outlines;
};

const outlines = {};
for (const weight of ['regular', 'bold']) {
  outlines[weight] = readOutlines(await readFile(new URL(`${weight}.ttf`, fonts)));
}
await writeFile(
  target,
  `// Made by scripts/assets/generate-outlines.mjs (npm run fonts) from Husay Sans, a subset of Source Sans 3: copyright 2010-2020
// Adobe (http://www.adobe.com/), SIL Open Font License 1.1 (https://openfontlicense.org). Do not edit.

/** Compressed with brotli, in base64: the JSON of the type Outlines in text-path.ts. */
export const compressedOutlines =
  '${brotliCompressSync(JSON.stringify(outlines)).toString('base64')}';
`,
);
console.log(`Written to ${fileURLToPath(target)}`);
