// Makes the resume's fonts and their tables from Source Sans 3 and Source Serif 4: npm run fonts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { kerningTable, readKerning } from './kerning-table.mjs';
import { encodeBolder, encodeKerning, encodeRuns, encodeWidths } from './typeface-encoding.mjs';
import { nameTable, readAdvances, readCharacterMap, readHeights, readTables, writeTables } from './sfnt.mjs';

const target = new URL('../../shared/document/fonts/', import.meta.url);
const packages = new URL('../../node_modules/@expo-google-fonts/', import.meta.url);

// 'Source' is a reserved font name (OFL 1.1), which a modified font may not carry.
const sans = {
  family: 'Husay Sans',
  copyright:
    'Copyright 2010-2020 Adobe (http://www.adobe.com/). A subset of Source Sans 3.',
  faces: [
    { weight: 'regular', id: 'regular', style: 'Regular', file: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf' },
    { weight: 'bold', id: 'bold', style: 'Bold', file: 'source-sans-3/700Bold/SourceSans3_700Bold.ttf' },
  ],
}; // prettier-ignore
const serif = {
  family: 'Husay Serif',
  copyright:
    'Copyright 2014-2023 Adobe (http://www.adobe.com/). A subset of Source Serif 4.',
  faces: [
    { weight: 'regular', id: 'serif-regular', style: 'Regular', file: 'source-serif-4/400Regular/SourceSerif4_400Regular.ttf' },
    { weight: 'bold', id: 'serif-bold', style: 'Bold', file: 'source-serif-4/700Bold/SourceSerif4_700Bold.ttf' },
  ],
}; // prettier-ignore

// Latin, Latin Extended A and the Romanian letters of B, modifier letters, punctuation, currency, letter-like signs, arrows, shapes.
const ranges = [
  [0x20, 0x7e], [0xa0, 0x17f], [0x192, 0x192], [0x218, 0x21b], [0x2b0, 0x2ff], [0x2010, 0x2027], [0x2030, 0x205e],
  [0x20a0, 0x20bf], [0x2100, 0x214f], [0x2190, 0x2199], [0x25a0, 0x25ff], [0x2605, 0x2606], [0x2713, 0x2717],
]; // prettier-ignore
const required = '₱ñÑ•–—“”‘’…€™©®·';

// What few documents have is in files of its own, loaded by those: the rest of Latin Extended B, Greek, Cyrillic, Latin Extended
// Additional (Vietnamese), super- and subscripts, mathematics.
const extendedRanges = [
  [0x180, 0x191], [0x193, 0x217], [0x21c, 0x24f], [0x370, 0x3ff], [0x400, 0x52f], [0x1e00, 0x1eff], [0x2070, 0x209f], [0x2200, 0x22ff],
]; // prettier-ignore

// What names, words and figures are made of. Spaces are not kerned, so that words can be measured apart.
const kernedRanges = [[0x21, 0x7e], [0xa1, 0xff], [0x2010, 0x2027], [0x20b1, 0x20b1]]; // prettier-ignore

// Modern Greek and Cyrillic, which both typefaces have: what the serif lacks would be kerned as the sans by browsers alone.
const kernedExtendedRanges = [[0x386, 0x386], [0x388, 0x3ce], [0x401, 0x45f], [0x490, 0x491]]; // prettier-ignore

const codesIn = (list) =>
  list.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

const rename = (font, { family, copyright }, style, extra) => {
  const tables = readTables(font);
  tables.set(
    'name',
    nameTable({
      0: copyright,
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

const subset = async (original, family, style, codes) => {
  const ttf = await subsetFont(original, String.fromCharCode(...codes), {
    // Kerning comes back below, as the layout measures it; ligatures and hinting do not.
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'STAT', 'meta'],
    noHinting: true,
    noLayoutClosure: true,
    targetFormat: 'truetype',
  });
  const named = rename(ttf, family, style, {});
  const tables = readTables(named);
  const glyphs = readCharacterMap(tables);
  const advances = readAdvances(tables);
  const { codes: own, shared } = ownGlyphs(glyphs);
  const widths = own.map((code) => advances[glyphs.get(code)]);
  return { ttf: named, glyphs, codes: own, shared, widths, heights: readHeights(tables) };
};

const sameInAll = (lists, what) => {
  if (new Set(lists.map((list) => JSON.stringify(list))).size > 1)
    throw new Error(`The fonts have different ${what}`);
  return lists[0];
};

const write = async (name, bytes) => {
  await writeFile(new URL(name, target), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
};

/** The kerning of these characters as classes, and as the font's own table. */
const kernedAmong = (original, codes, { glyphs }) => {
  const kerning = readKerning(original, codes);
  return {
    kerning,
    table: kerningTable(
      kerning,
      codes.map((code) => glyphs.get(code)),
    ),
  };
};

/** A family's files with these characters, and what the layout must know of them. */
const makeFamily = async (family, codes, extendedCodes, kernedExtended) => {
  const made = [];
  for (const { weight, id, style, file } of family.faces) {
    const original = await readFile(new URL(file, packages));
    const base = await subset(original, family, style, codes);
    const extended = await subset(original, family, `${style} Extended`, extendedCodes);
    const missing = [...required].filter((character) => !base.glyphs.has(character.codePointAt(0)));
    if (missing.length > 0) throw new Error(`${family.family} ${style} lacks ${missing.join(' ')}`);

    const kerned = codesIn(kernedRanges).filter((code) => base.codes.includes(code));
    const { kerning, table } = kernedAmong(original, kerned, base);
    const withExtended = kernedAmong(original, kernedExtended, extended);
    const kernedFont = (font, ofStyle, GPOS) => compressed(rename(font.ttf, family, ofStyle, { GPOS }));
    await write(`${id}.ttf`, base.ttf);
    await write(`${id}.woff2`, await kernedFont(base, style, table));
    await write(`${id}-extended.ttf`, extended.ttf);
    await write(`${id}-extended.woff2`, await kernedFont(extended, `${style} Extended`, withExtended.table));
    made.push({ weight, base, extended, kerned, kerning, extendedKerning: withExtended.kerning });
  }
  const inAll = (valueOf, what) => sameInAll(made.map(valueOf), what);
  return {
    codes: inAll(({ base }) => base.codes, 'characters'),
    extendedCodes: inAll(({ extended }) => extended.codes, 'extended characters'),
    shared: inAll(({ base, extended }) => [...base.shared, ...extended.shared], 'shared glyphs'),
    kerned: inAll(({ kerned }) => kerned, 'kerned characters'),
    kernedExtended,
    faces: made,
  };
};

/** Those of these characters that each face of the family has. Of several with one glyph a common one is kept. */
const commonCodes = async ({ faces }, codes) => {
  const frequent = new Set(codesIn(kernedRanges));
  const byUse = [...codes].sort((a, b) => Number(frequent.has(b)) - Number(frequent.has(a)));
  let common = byUse;
  for (const { file } of faces) {
    const glyphs = readCharacterMap(readTables(await readFile(new URL(file, packages))));
    const taken = new Set();
    common = common.filter((code) => {
      const glyph = glyphs.get(code);
      if (glyph === undefined || taken.has(glyph)) return false;
      taken.add(glyph);
      return true;
    });
  }
  return common.sort((a, b) => a - b);
};

const generated =
  '// Made by scripts/assets/generate-fonts.mjs (npm run fonts) from the font files beside it. Do not edit.\n';

const byWeight = (faces, valueOf) => {
  const ofWeight = (weight) => valueOf(faces.find((face) => face.weight === weight));
  return { regular: ofWeight('regular'), bold: ofWeight('bold') };
};

const tablesOf = ({ codes, extendedCodes, kerned, faces }) => {
  const widths = byWeight(faces, ({ base, extended }) => [...base.widths, ...extended.widths]);
  const all = [...codes, ...extendedCodes];
  return JSON.stringify({
    characters: encodeRuns(codes),
    extended: encodeRuns(extendedCodes),
    kerned: encodeRuns(kerned),
    heights: byWeight(faces, ({ base }) => base.heights),
    widths: {
      regular: encodeWidths(widths.regular, all),
      bold: encodeBolder(widths.bold, widths.regular, all),
    },
    kerning: byWeight(faces, ({ kerning }) => encodeKerning(kerning, kerned)),
  });
};

/** The kerning of Greek and Cyrillic is loaded where a document has them. */
const writeExtendedKerning = (name, { kernedExtended, faces }) =>
  writeFile(
    new URL(`${name}-extended.generated.ts`, target),
    `${generated}import type { KernedCharacters } from '../layout/typeface-tables';

/** Greek and Cyrillic. */
export const ${name}Extended: KernedCharacters = ${JSON.stringify({
      kerned: encodeRuns(kernedExtended),
      kerning: byWeight(faces, ({ extendedKerning }) => encodeKerning(extendedKerning, kernedExtended)),
    })};
`,
  );

const extendedInBoth = await commonCodes(serif, await commonCodes(sans, codesIn(extendedRanges)));
const kernedExtended = codesIn(kernedExtendedRanges).filter((code) => extendedInBoth.includes(code));
const sansMade = await makeFamily(sans, codesIn(ranges), codesIn(extendedRanges), kernedExtended);
await writeExtendedKerning('sans', sansMade);
await writeFile(
  new URL('sans.generated.ts', target),
  `${generated}import type { TypefaceTables } from '../layout/typeface-tables';

/** Code points drawn with another one's glyph. A PDF reader would give back either for both, so only the second is drawn. */
export const sharedGlyphs: readonly (readonly [number, number])[] = ${JSON.stringify(sansMade.shared)};

export const sansTables: TypefaceTables = ${tablesOf(sansMade)};
`,
);

// No character that the sans lacks, so that all templates print the same; the sans draws what the serif lacks.
const serifMade = await makeFamily(
  serif,
  await commonCodes(serif, sansMade.codes),
  await commonCodes(serif, sansMade.extendedCodes),
  kernedExtended,
);
await writeExtendedKerning('serif', serifMade);
await writeFile(
  new URL('serif.generated.ts', target),
  `${generated}import type { TypefaceTables } from '../layout/typeface-tables';

/** In a file of its own: it is loaded for the templates that are set in it. */
export const serifTables: TypefaceTables = ${tablesOf(serifMade)};
`,
);
console.log(`Written to ${fileURLToPath(target)}`);
