import type { Found, ReadResume, ReadSection } from './found';
import { linesOf } from './geometry/lines';
import { readContact } from './fields/contact';
import { readEntries } from './fields/read-entries';
import { readItems } from './fields/read-items';
import { blocksOf, foundIn, placesOf, textOfBlocks } from './fields/pieces';
import type { PdfText } from './positioned-text';
import type { SectionKind } from './sections/section-names';
import { sectionsOf, type SectionLines } from './sections/split-sections';

/** What sections hold: lists of items, entries, or plain text. */
const lists: readonly SectionKind[] = ['skills', 'languages', 'interests'];
const texts: readonly SectionKind[] = ['summary', 'personal', 'contact', 'links'];
const contacts: readonly (SectionKind | 'header')[] = ['contact', 'personal', 'links'];

/** Reads positioned text into the sections, entries and fields of a resume. Pure. */
export const readResume = (text: PdfText): ReadResume => {
  const lines = linesOf(text);
  const parts = sectionsOf(lines);
  const header = parts.filter(({ kind }) => kind === 'header').flatMap((part) => part.lines);
  const near = parts.filter(({ kind }) => contacts.includes(kind)).flatMap((part) => part.lines);
  const { rest, ...contact } = readContact({ header, sections: near, all: lines });
  const sections = parts.flatMap((part) => (part.kind === 'header' ? [] : [sectionOf(part, part.kind)]));
  const profile = sections.find(({ kind, text: own }) => kind === 'summary' && own);
  const all = lines
    .map((line) => line.cells.map((cell) => cell.text.replaceAll('\t', ' ')).join(' '))
    .join('\n');
  return { ...contact, ...summaryOf(profile?.text, rest), sections, text: all };
};

const sectionOf = ({ heading, lines }: SectionLines, kind: SectionKind): ReadSection => ({
  kind,
  heading: heading && foundIn(heading.text, placesOf([heading]), kind === 'other' ? 0.6 : 0.95),
  entries: lists.includes(kind) || texts.includes(kind) ? [] : readEntries(kind, lines),
  items: lists.includes(kind) ? readItems(lines) : [],
  text: lines.length === 0 ? undefined : foundIn(textOfBlocks(blocksOf(lines)), placesOf(lines), 0.85),
});

const minSummaryLength = 50;

/** A paragraph of the header is the summary where no section is. */
const summaryOf = (summary: Found | undefined, rest: readonly Found[]) => {
  const sentences = rest.filter(({ text }) => text.length >= minSummaryLength || /\p{Ll}[.]$/u.test(text));
  if (summary || sentences.length === 0) return { summary, unplaced: rest };
  const joined = foundIn(
    sentences.map(({ text }) => text).join(' '),
    sentences.flatMap(({ places }) => places),
    0.6,
  );
  return { summary: joined, unplaced: rest.filter((found) => !sentences.includes(found)) };
};
