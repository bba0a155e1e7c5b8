import type { ResumeContent } from '../schema';
import { sectionBeyondTotal, sectionsContent, type CustomEntry } from '../sections/schema';
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

/** The content with these entries in a hidden section of their own; undefined where there is no room for it. */
const withHidden = (content: ResumeContent, entries: CustomEntry[]): ResumeContent | undefined => {
  const { customSections } = content;
  const { customSections: maxSections, customEntries: maxEntries } = sectionLimits;
  if (customSections.length >= maxSections || entries.length > maxEntries) return undefined;
  const id = ['custom-rest', ...customSections.map((_section, index) => `custom-rest${index + 2}`)].find(
    (candidate) => customSections.every((section) => section.id !== candidate),
  );
  const hidden = sectionsContent.shape.hiddenSections.safeParse([...content.hiddenSections, id]);
  if (!id || !hidden.success) return undefined;
  const longer = {
    ...content,
    customSections: [...customSections, { id, heading, entries }],
    hiddenSections: hidden.data,
  };
  return sectionBeyondTotal(longer) ? undefined : longer;
};

/**
 * The content with a hidden section for the texts that found no room, as many as there is room for now. It takes the
 * room of nothing else.
 */
export const withTextsSetAside = (content: ResumeContent, report: ImportReport): ResumeContent => {
  const entries = entriesOf(report.textsSetAside());
  let kept = content;
  let count = 0;
  for (; count < entries.length; count += 1) {
    const longer = withHidden(content, entries.slice(0, count + 1));
    if (!longer) break;
    kept = longer;
  }
  for (const [index, { title, text }] of entries.entries())
    if (index < count)
      report.taken(
        heading,
        `${title}: ${text}`,
        'Kept in a hidden section, where you can shorten it or use it elsewhere',
      );
    else report.leftOut(heading, `${title}: ${text}`, 'There is no room for it in a hidden section either');
  return kept;
};
