import type { jsPDF } from 'jspdf';
import { objectStream, withCrossReferenceStream, type CompressedObject } from './object-stream';

/** A font as jsPDF stores it. */
export interface EmbeddedFont {
  id: string;
  /** The glyph of a character code; 0 where the font has none. */
  glyphOf: (code: number) => number;
  /** Marks the characters as used, so that they get into the file. Returns their glyphs, four hexadecimal digits each. */
  useGlyphs: (text: string) => string;
}

/** The file while it is put together, when objects have their numbers. */
export interface PdfBuild {
  /** An object that is compressed with the others. */
  newObject: () => CompressedObject;
  /** Writes an object that stays as it is, such as a stream. Returns its reference. */
  addPlainObject: (content: string) => string;
  /** A page's reference, from 0. */
  pageReference: (page: number) => string;
}

/** What a document adds to the file: entries of dictionaries, in PDF syntax. */
export interface PdfAdditions {
  pageEntries: (page: number) => string;
  catalogEntries: string;
}

/** What the painter uses of jsPDF beyond its documented interface (docs/decisions/0030-jspdf-internals.md). */
export interface PdfInternals {
  setVersion: (version: string) => void;
  /** Appends a line of operators to the current page. */
  write: (operators: string) => void;
  currentFont: () => EmbeddedFont;
  /** The finished file with what `add` adds to it. */
  fileWith: (add: (build: PdfBuild) => PdfAdditions) => Uint8Array<ArrayBuffer>;
}

type Tables = Record<string, number[]>;

interface RawFont {
  id: string;
  metadata: {
    characterToGlyph: (code: number) => number;
    glyIdsUsed: number[];
    directory: { encode: (tables: Tables) => number[] };
  };
}

interface RawObject {
  objId: number;
  content: string;
}

/** jsPDF has these at run time; its declarations leave them out. */
interface RawInternals {
  __private__: { setPdfVersion: (version: string) => void };
  internal: {
    write: (operators: string) => void;
    newObjectDeferred: () => number;
    newAdditionalObject: () => RawObject;
    getPageInfo: (page: number) => { objId: number };
    events: {
      subscribe(topic: 'putPage', listener: (data: { pageNumber: number }) => void): void;
      subscribe(topic: 'putCatalog', listener: () => void): void;
    };
  };
  getFont: () => RawFont;
  pdfEscape16: (text: string, font: RawFont) => string;
}

// What a font needs whose glyphs are named by their number (ISO 32000-1, 9.9). jsPDF embeds the character map and the names
// too, and the widths of all glyphs: a third of the file.
const neededTables = ['glyf', 'loca', 'hmtx', 'hhea', 'maxp', 'head'];
/** A glyph's width and left bearing, and its offset in the long form, which jsPDF writes. */
const metricsLength = 4;
const offsetLength = 4;
/** Where `hhea` has the number of glyphs with a width of their own. The last one's is that of all further glyphs. */
const metricsCountAt = 34;

const numberAt = (bytes: readonly number[], at: number, length: number) =>
  bytes.slice(at, at + length).reduce((value, byte) => value * 256 + byte, 0);

/** Clears the metrics of glyphs that are not embedded. Parts of a glyph, such as the stem of an i, keep theirs. */
const withoutUnusedMetrics = ({ hmtx = [], loca = [], hhea = [] }: Tables, used: readonly number[]) => {
  const kept = [...hmtx];
  const shown = new Set(used);
  const offsets = Array.from({ length: loca.length / offsetLength }, (_, i) =>
    numberAt(loca, i * offsetLength, offsetLength),
  );
  for (let glyph = 0; glyph < numberAt(hhea, metricsCountAt, 2) - 1; glyph++) {
    const isEmbedded = shown.has(glyph) || offsets[glyph] !== offsets[glyph + 1];
    if (!isEmbedded) kept.fill(0, glyph * metricsLength, (glyph + 1) * metricsLength);
  }
  return kept;
};

/** Makes jsPDF leave out of the embedded font what no reader of the file needs. */
const embedOnlyNeeded = ({ metadata }: RawFont) => {
  const { directory } = metadata;
  const encode = directory.encode.bind(directory);
  directory.encode = (tables) => {
    const needed = Object.fromEntries(neededTables.map((tag) => [tag, tables[tag] ?? []]));
    return encode({ ...needed, hmtx: withoutUnusedMetrics(tables, metadata.glyIdsUsed) });
  };
};

/** The only access to jsPDF's undocumented functions. */
export const internalsOf = (pdf: jsPDF): PdfInternals => {
  const raw = pdf as unknown as RawInternals;
  const { internal } = raw;
  const slimmed = new Set<RawFont>();
  return {
    setVersion: raw.__private__.setPdfVersion,
    write: internal.write,
    currentFont: () => {
      const font = raw.getFont();
      if (!slimmed.has(font)) embedOnlyNeeded(font);
      slimmed.add(font);
      return {
        id: font.id,
        glyphOf: (code) => font.metadata.characterToGlyph(code),
        useGlyphs: (text) => raw.pdfEscape16(text, font),
      };
    },
    fileWith: (add) => {
      const compressed: CompressedObject[] = [];
      const build: PdfBuild = {
        newObject: () => {
          const number = internal.newObjectDeferred();
          const object = { number, reference: `${number} 0 R`, content: 'null' };
          compressed.push(object);
          return object;
        },
        addPlainObject: (content) => {
          const object = internal.newAdditionalObject();
          object.content = content;
          return `${object.objId} 0 R`;
        },
        pageReference: (page) => `${internal.getPageInfo(page + 1).objId} 0 R`,
      };
      const streams = new Map<number, number[]>();
      let additions: PdfAdditions | undefined;
      internal.events.subscribe('putPage', ({ pageNumber }) => {
        // All pages have their numbers before the first is written.
        if (!additions) {
          additions = add(build);
          const stream = internal.newAdditionalObject();
          stream.content = objectStream(compressed);
          streams.set(
            stream.objId,
            compressed.map(({ number }) => number),
          );
        }
        internal.write(additions.pageEntries(pageNumber - 1));
      });
      internal.events.subscribe('putCatalog', () => internal.write(additions?.catalogEntries ?? ''));
      return withCrossReferenceStream(pdf.output(), streams);
    },
  };
};
