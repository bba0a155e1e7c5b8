import { sectionsContent, type CustomEntry, type SectionsContent } from '../sections/schema';
import { customEntryFields, sectionLimits } from '../sections/section-fields';
import { cutText, type ImportReport, type TextSetAside } from './report';

const heading = 'Did not fit';
const { max } = customEntryFields.text;

/** Where a text is cut that is longer than one entry's: between words where there are some. */
const endOfPiece = (text: string): number => {
  const room = text.slice(0, max + 1);
  const space = Math.max(room.lastIndexOf('\n'), room.lastIndexOf(' '));
  // Not between the halves of a character.
  const hard = /[\ud800-\udbff]$/.test(text.slice(0, max)) ? max - 1 : max;
  return space > max / 2 ? space : hard;
};

const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const end = endOfPiece(rest);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter(Boolean);
};

const entriesOf = (texts: readonly TextSetAside[]): CustomEntry[] => {
  const byPlace = new Map<string, string[]>();
  for (const { what, text } of texts) {
    const known = byPlace.get(what);
    if (known) known.push(text);
    else byPlace.set(what, [text]);
  }
  return [...byPlace].flatMap(([what, parts]) =>
    piecesOf(parts.join('\n')).map((text) => ({
      title: cutText(what, customEntryFields.title.max),
      place: '',
      date: '',
      text,
    })),
  );
};

type Sections = Pick<SectionsContent, 'customSections' | 'hiddenSections'>;

/** The user's own sections with a hidden one for the texts that found no room, so that none is lost. */
export const withTextsSetAside = (sections: Sections, report: ImportReport): Sections => {
  const entries = entriesOf(report.textsSetAside()).slice(0, sectionLimits.customEntries);
  const { customSections, hiddenSections } = sections;
  if (entries.length === 0 || customSections.length >= sectionLimits.customSections) return sections;
  const id = ['custom-rest', ...customSections.map((_section, index) => `custom-rest${index + 2}`)].find(
    (candidate) => customSections.every((section) => section.id !== candidate),
  );
  const hidden = sectionsContent.shape.hiddenSections.safeParse([...hiddenSections, id]);
  if (!id || !hidden.success) return sections;
  for (const { title, text } of entries)
    report.taken(
      heading,
      `${title}: ${text}`,
      'Kept in a hidden section, where you can shorten it or use it elsewhere',
    );
  return {
    customSections: [...customSections, { id, heading, entries }],
    hiddenSections: hidden.data,
  };
};
