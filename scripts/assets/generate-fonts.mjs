// Makes the resume's fonts and their advance-width tables from Source Sans 3: npm run fonts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { kerningTable, readKerning } from './kerning-table.mjs';
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

// Greek and Cyrillic: files of their own, loaded where a document has them.
const extendedRanges = [[0x370, 0x3ff], [0x400, 0x52f]]; // prettier-ignore

// What names, words and figures are made of. Spaces are not kerned, so that words can be measured apart.
const kernedRanges = [[0x21, 0x7e], [0xa1, 0xff], [0x2010, 0x2027], [0x20b1, 0x20b1]]; // prettier-ignore

const codesIn = (list) =>
  list.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
const textOf = (list) => String.fromCharCode(...codesIn(list));

// 'Source' is a reserved font name (OFL 1.1), which a modified font may not carry.
const family = 'Husay Sans';
const rename = (font, style, extra) => {
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
  for (const [tag, table] of Object.entries(extra)) tables.set(tag, table);
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
const compressed = (ttf) => subsetFont(ttf, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });

/** Codes by first use of their glyph, and codes that share the glyph of another. */
const ownGlyphs = (glyphs) => {
  const firstOf = new Map();
  const shared = [];
  for (const code of [...glyphs.keys()].sort((a, b) => a - b)) {
    const glyph = glyphs.get(code);
    if (firstOf.has(glyph)) shared.push([code, firstOf.get(glyph)]);
    else firstOf.set(glyph, code);
  }
  return { codes: [...firstOf.values()].sort((a, b) => a - b), shared };
};

const subset = async (original, style, list) => {
  const ttf = await subsetFont(original, textOf(list), {
    // Kerning comes back below, as the layout measures it; ligatures and hinting do not.
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'STAT', 'meta'],
    noHinting: true,
    noLayoutClosure: true,
    targetFormat: 'truetype',
  });
  const named = rename(ttf, style, {});
  const tables = readTables(named);
  const glyphs = readCharacterMap(tables);
  const advances = readAdvances(tables);
  const { codes, shared } = ownGlyphs(glyphs);
  const widths = codes.map((code) => advances[glyphs.get(code)]);
  return { ttf: named, glyphs, codes, shared, widths, heights: readHeights(tables) };
};

const sameInAll = (lists, what) => {
  if (new Set(lists.map((list) => JSON.stringify(list))).size > 1)
    throw new Error(`The fonts have different ${what}`);
  return lists[0];
};

const made = [];
for (const { id, style, file } of faces) {
  const original = await readFile(new URL(file, source));
  const base = await subset(original, style, ranges);
  const extended = await subset(original, `${style} Extended`, extendedRanges);
  const missing = [...required].filter((character) => !base.glyphs.has(character.codePointAt(0)));
  if (missing.length > 0) throw new Error(`${style} lacks ${missing.join(' ')}`);

  const kerned = codesIn(kernedRanges).filter((code) => base.codes.includes(code));
  const kerning = readKerning(original, kerned);
  const table = kerningTable(
    kerning,
    kerned.map((code) => base.glyphs.get(code)),
  );
  const files = {
    [`${id}.ttf`]: base.ttf,
    [`${id}.woff2`]: await compressed(rename(base.ttf, style, { GPOS: table })),
    [`${id}-extended.ttf`]: extended.ttf,
    [`${id}-extended.woff2`]: await compressed(extended.ttf),
  };
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(new URL(name, target), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
  made.push({ id, base, extended, kerned, kerning });
}

const byFace = (valueOf) => JSON.stringify(Object.fromEntries(made.map((face) => [face.id, valueOf(face)])));
const printable = sameInAll(
  made.map(({ base }) => base.codes),
  'characters',
);
const extendedCodes = sameInAll(
  made.map(({ extended }) => extended.codes),
  'extended characters',
);
const shared = sameInAll(
  made.map(({ base, extended }) => [...base.shared, ...extended.shared]),
  'shared glyphs',
);

const generated =
  '// Made by scripts/assets/generate-fonts.mjs (npm run fonts) from the font files beside it. Do not edit.\n';
await writeFile(
  new URL('advance-widths.generated.ts', target),
  `${generated}
/** First and last code point of each run that both fonts have. */
export const characterRanges: readonly (readonly [number, number])[] = ${JSON.stringify(toRanges(printable))};

/** The same of the extended files: Greek and Cyrillic. */
export const extendedRanges: readonly (readonly [number, number])[] = ${JSON.stringify(toRanges(extendedCodes))};

/** Code points drawn with another one's glyph. A PDF reader would give back either for both, so only the second is drawn. */
export const sharedGlyphs: readonly (readonly [number, number])[] = ${JSON.stringify(shared)};

/** Heights and, in the order of \`characterRanges\` and \`extendedRanges\`, advance widths: in font units. */
export const fontMetrics = ${byFace(({ base, extended }) => ({
    ...base.heights,
    widths: base.widths,
    extendedWidths: extended.widths,
  }))} as const;
`,
);
// A class is a character from 0 on: shorter than a list of numbers.
const letters = (classes) => String.fromCharCode(...classes.map((number) => 48 + number));
await writeFile(
  new URL('kerning.generated.ts', target),
  `${generated}
/** First and last code point of each run that is kerned. */
export const kernedRanges: readonly (readonly [number, number])[] = ${JSON.stringify(
    toRanges(
      sameInAll(
        made.map(({ kerned }) => kerned),
        'kerned characters',
      ),
    ),
  )};

interface Kerning {
  /** The class of each code as the first and as the second of a pair: the character's code less 48. */
  before: string;
  after: string;
  /** Font units by the first one's class: pairs of the second one's class and the change of the distance. */
  values: readonly (readonly number[])[];
}

export const kerning: Record<'regular' | 'bold', Kerning> = ${byFace(
    ({ kerning: { before, after, values } }) => ({
      before: letters(before),
      after: letters(after),
      values: values.map((row) => row.flatMap((value, right) => (value === 0 ? [] : [right, value]))),
    }),
  )};
`,
);
console.log(`Written to ${fileURLToPath(target)}`);
