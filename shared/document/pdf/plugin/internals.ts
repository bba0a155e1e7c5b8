import type { jsPDF } from 'jspdf';

/** What jsPDF offers its plugins and its types leave out; internals.test.ts notices when a version changes it. */
export interface JsPdfInternals {
  /** Appends operators to the current page; to the file, while that is put together. */
  write: (text: string) => void;
  /** The number of an object that is written later. */
  newObjectDeferred: () => number;
  newObjectDeferredBegin: (object: number, atThisPlace: true) => void;
  /** Writes the dictionary and the data, a character for each byte. */
  putStream: (stream: {
    data: string;
    filters: string[];
    additionalKeyValues: { key: string; value: string }[];
    objectId: number;
  }) => void;
  /** Counts from 1. The object has its number once pages are written. */
  getPageInfo: (page: number) => { objId: number };
}

interface Events {
  /** While the resources are written, after the pages. */
  postPutResources: undefined;
  putCatalog: undefined;
  /** Within the dictionary of a page. All pages have their object numbers. */
  putPage: { pageNumber: number };
  /** A text's glyphs in hexadecimal digits, about to be shown at one or more places in points. */
  postProcessText: { text: (string | [codes: string, x: number, y: number])[] };
}

/** jsPDF's own, for an embedded font. */
interface TrueTypeFont {
  /** 0 where the font has none. */
  characterToGlyph: (code: number) => number;
}

export const internalsOf = (pdf: jsPDF) => pdf.internal as unknown as JsPdfInternals;

/** The current font. Throws where jsPDF could not read the file, which it only logs. */
export const embeddedFontOf = (pdf: jsPDF): TrueTypeFont => {
  const font = pdf.getFont();
  const metadata = font.metadata as TrueTypeFont | object;
  if (!('characterToGlyph' in metadata)) throw new Error(`The font ${font.fontName} cannot be read`);
  return metadata;
};

export interface PluginEvents {
  on: <Topic extends keyof Events>(topic: Topic, listener: (payload: Events[Topic]) => void) => void;
  /** Throws the first error of a listener: jsPDF's event bus logs errors and goes on. */
  rethrow: () => void;
}

export const eventsOf = (pdf: jsPDF): PluginEvents => {
  const errors: unknown[] = [];
  return {
    on: (topic, listener) =>
      void pdf.internal.events.subscribe(topic, (payload) => {
        try {
          listener(payload as Parameters<typeof listener>[0]);
        } catch (error) {
          errors.push(error);
        }
      }),
    rethrow: () => {
      if (errors.length > 0) throw errors[0];
    },
  };
};

/** The finished file. Also `output` logs what fails in it, and returns nothing. */
export const fileOf = (pdf: jsPDF, events: PluginEvents): Uint8Array<ArrayBuffer> => {
  const file: unknown = pdf.output('arraybuffer');
  events.rethrow();
  if (!(file instanceof ArrayBuffer)) throw new Error('jsPDF could not write the file');
  return new Uint8Array(file);
};
