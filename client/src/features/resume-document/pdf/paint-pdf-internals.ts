import type { jsPDF } from 'jspdf';

/** A font as jsPDF stores it. */
export interface EmbeddedFont {
  id: string;
  /** The glyph of a character code; 0 where the font has none. */
  glyphOf: (code: number) => number;
  /** Marks the characters as used, so that they get into the file. Returns their glyphs, four hexadecimal digits each. */
  useGlyphs: (text: string) => string;
}

/** An indirect object. Its content is what is between `obj` and `endobj`. */
export interface PdfObject {
  /** How other objects refer to it: `12 0 R`. */
  reference: string;
  setContent: (content: string) => void;
}

/** The file while it is put together, when objects have their numbers. */
export interface PdfBuild {
  newObject: () => PdfObject;
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
  /** Called each time a file is made. */
  onBuild: (add: (build: PdfBuild) => PdfAdditions) => void;
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
const bytesPerWidth = 4;

const withoutUnusedWidths = (hmtx: readonly number[], used: readonly number[]) => {
  const glyphs = new Set(used);
  return hmtx.map((byte, at) => (glyphs.has(Math.floor(at / bytesPerWidth)) ? byte : 0));
};

/** Makes jsPDF leave out of the embedded font what no reader of the file needs. */
const embedOnlyNeeded = ({ metadata }: RawFont) => {
  const { directory } = metadata;
  const encode = directory.encode.bind(directory);
  directory.encode = (tables) =>
    encode(
      Object.fromEntries(
        neededTables.map((tag) => {
          const table = tables[tag] ?? [];
          return [tag, tag === 'hmtx' ? withoutUnusedWidths(table, metadata.glyIdsUsed) : table];
        }),
      ),
    );
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
    onBuild: (add) => {
      let additions: PdfAdditions | undefined;
      internal.events.subscribe('putPage', ({ pageNumber }) => {
        // All pages have their numbers before the first is written.
        if (pageNumber === 1)
          additions = add({
            newObject: () => {
              const object = internal.newAdditionalObject();
              return {
                reference: `${object.objId} 0 R`,
                setContent: (content) => (object.content = content),
              };
            },
            pageReference: (page) => `${internal.getPageInfo(page + 1).objId} 0 R`,
          });
        if (additions) internal.write(additions.pageEntries(pageNumber - 1));
      });
      internal.events.subscribe('putCatalog', () => {
        if (additions) internal.write(additions.catalogEntries);
      });
    },
  };
};
