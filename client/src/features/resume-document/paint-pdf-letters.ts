import type { jsPDF } from 'jspdf';

/** A font as jsPDF keeps it. */
interface EmbeddedFont {
  metadata: { characterToGlyph: (code: number) => number };
}

interface TextEvent {
  text: string[];
  mutex: { activeFontKey: string; fonts: Record<string, EmbeddedFont>; isHex?: boolean };
}

/** jsPDF has these at run time; its declarations leave them out. */
interface Undeclared {
  internal: {
    events: {
      getTopics: () => Record<string, Record<string, unknown> | undefined>;
      unsubscribe: (token: string) => boolean;
      subscribe: (topic: string, callback: (event: TextEvent) => void) => string;
    };
  };
  /** Notes these letters as used in the font, and answers their glyphs as hexadecimal digits, four each. */
  pdfEscape16: (text: string, font: EmbeddedFont) => string;
}

/**
 * Has each letter of a font looked up once in a document. jsPDF does so at every place where it stands, looks for Arabic
 * letters to join before, and for right-to-left text to turn round after: a third of the time of a long document. Our fonts
 * have no such letters, so the layout lets none through, and it leaves one letter for each glyph, so that the file says the
 * same. To be called before any text.
 */
export const lookUpLettersOnce = (pdf: jsPDF) => {
  const undeclared = pdf as unknown as Undeclared;
  const { events } = undeclared.internal;
  for (const topic of ['preProcessText', 'postProcessText']) {
    for (const token of Object.keys(events.getTopics()[topic] ?? {})) events.unsubscribe(token);
  }
  const codesOf = new Map<EmbeddedFont, Map<string, string>>();

  const codeOf = (font: EmbeddedFont, known: Map<string, string>, letter: string): string => {
    let code = known.get(letter);
    if (code === undefined) {
      // The first glyph is the sign for those that a font does not have.
      const isThere = font.metadata.characterToGlyph(letter.charCodeAt(0)) !== 0;
      code = isThere ? undeclared.pdfEscape16(letter, font) : '';
      known.set(letter, code);
    }
    return code;
  };

  events.subscribe('postProcessText', (event) => {
    const { fonts, activeFontKey } = event.mutex;
    const font = fonts[activeFontKey];
    if (!font) return;
    const known = codesOf.get(font) ?? new Map<string, string>();
    codesOf.set(font, known);
    event.text = event.text.map((line) => {
      let codes = '';
      for (let i = 0; i < line.length; i++) codes += codeOf(font, known, line.charAt(i));
      return codes;
    });
    event.mutex.isHex = true;
  });
};
