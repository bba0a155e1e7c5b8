// Makes the resume's fonts and their advance-width tables from Source Sans 3: npm run fonts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { nameTable, readAdvances, readCharacterMap, readHeights, readTables, writeTables } from './sfnt.mjs';

const source = new URL('../../node_modules/@expo-google-fonts/source-sans-3/', import.meta.url);
const target = new URL('../../client/src/features/resume-document/fonts/', import.meta.url);

const faces = [
  { id: 'regular', style: 'Regular', file: '400Regular/SourceSans3_400Regular.ttf' },
  { id: 'bold', style: 'Bold', file: '700Bold/SourceSans3_700Bold.ttf' },
];

// Latin, Latin Extended A, B and Additional, modifier letters, punctuation, super- and subscripts, currency,
// letter-like signs, arrows, mathematics, shapes.
const ranges = [
  [0x20, 0x7e], [0xa0, 0x24f], [0x2b0, 0x2ff], [0x1e00, 0x1eff], [0x2010, 0x2027], [0x2030, 0x205e],
  [0x2070, 0x209f], [0x20a0, 0x20bf], [0x2100, 0x214f], [0x2190, 0x2199], [0x2200, 0x22ff], [0x25a0, 0x25ff],
  [0x2605, 0x2606], [0x2713, 0x2717],
]; // prettier-ignore
const required = '₱ñÑ•–—“”‘’…€™©®·□';

const wanted = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)),
);

// 'Source' is a reserved font name (OFL 1.1), which a modified font may not carry.
const family = 'Husay Sans';
const rename = (font, style) => {
  const tables = readTables(font);
  tables.set(
    'name',
    nameTable({
      0: 'Copyright 2010-2020 Adobe (http://www.adobe.com/). A subset of Source Sans 3.',
      1: family,
      2: style,
      3: `${family} ${style}`,
      4: `${family} ${style}`,
      6: `${family.replace(' ', '')}-${style}`,
      13: 'SIL Open Font License, Version 1.1',
      14: 'https://openfontlicense.org',
    }),
  );
  return writeTables(tables);
};

const toRanges = (codes) => {
  const found = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found;
};

await mkdir(target, { recursive: true });
const metrics = {};
let printable;
let aliases;
for (const { id, style, file } of faces) {
  // Without kerning, ligatures and hinting, what is drawn is the sum of the advances in every painter.
  const options = {
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'STAT', 'meta'],
    noHinting: true,
    noLayoutClosure: true,
  };
  const original = await readFile(new URL(file, source));
  const ttf = rename(
    await subsetFont(original, wanted.join(''), { ...options, targetFormat: 'truetype' }),
    style,
  );
  const woff2 = await subsetFont(ttf, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
  await writeFile(new URL(`${id}.ttf`, target), ttf);
  await writeFile(new URL(`${id}.woff2`, target), woff2);

  const tables = readTables(ttf);
  const glyphs = readCharacterMap(tables);
  const advances = readAdvances(tables);
  const missing = [...required].filter((character) => !glyphs.has(character.codePointAt(0)));
  if (missing.length > 0) throw new Error(`${style} lacks ${missing.join(' ')}`);

  const firstOf = new Map();
  const shared = [];
  for (const code of [...glyphs.keys()].sort((a, b) => a - b)) {
    const glyph = glyphs.get(code);
    if (firstOf.has(glyph)) shared.push([code, firstOf.get(glyph)]);
    else firstOf.set(glyph, code);
  }
  const codes = [...firstOf.values()].sort((a, b) => a - b);
  if (printable && codes.join() !== printable.join())
    throw new Error(`${style} has other characters than regular`);
  printable = codes;
  aliases = shared;
  metrics[id] = { ...readHeights(tables), widths: codes.map((code) => advances[glyphs.get(code)]) };
  console.log(`${style}: ${codes.length} characters, TTF ${ttf.length} bytes, WOFF2 ${woff2.length} bytes`);
}

await writeFile(
  new URL('advance-widths.generated.ts', target),
  `// Made by scripts/assets/generate-fonts.mjs (npm run fonts) from the font files beside it. Do not edit.

/** First and last code point of each run that both fonts have. */
export const characterRanges: readonly (readonly [number, number])[] = ${JSON.stringify(toRanges(printable))};

/** Code points drawn with another one's glyph. A PDF reader would give back either for both, so only the second is drawn. */
export const sharedGlyphs: readonly (readonly [number, number])[] = ${JSON.stringify(aliases)};

/** Heights and, in the order of \`characterRanges\`, advance widths: in font units. */
export const fontMetrics = ${JSON.stringify(metrics)} as const;
`,
);
console.log(`Written to ${fileURLToPath(target)}`);
