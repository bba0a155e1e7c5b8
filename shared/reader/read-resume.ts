import { boxOf } from './geometry/cells';
import type { Found, FoundLink, ReadResume, ReadSection, SectionKind } from '#shared/resume/read-resume';
import { areLanguages } from '#shared/resume/words';
import { Refusal } from './archive/refusal';
import { withWholeWords } from './geometry/hyphenation';
import { linesOf, type Line } from './geometry/lines';
import { withAnswersBeside } from './fields/answers-below';
import { readContact } from './fields/contact';
import { isProfile } from './fields/contact-patterns';
import { isFormNote } from './fields/form-labels';
import { labeledEntries } from './fields/labeled-entries';
import { listLabel } from './fields/line-roles';
import { readEntries } from './fields/read-entries';
import { readItems } from './fields/read-items';
import { readParticulars } from './fields/read-particulars';
import { withSchoolLevel } from './fields/school-levels';
import { blocksOf, foundIn, placesOf, textOfBlocks } from './fields/pieces';
import type { PageLink, PageText, PdfText } from './positioned-text';
import { regroupSections } from './sections/regroup-sections';
import { knownSection } from './sections/section-names';
import { sectionsOf, type SectionLines } from './sections/split-sections';

/** What sections hold: lists of items, entries, or plain text. */
const lists: readonly (SectionKind | 'header')[] = ['skills', 'languages', 'interests'];
const texts: readonly SectionKind[] = ['summary', 'personal', 'contact', 'links'];
const contacts: readonly (SectionKind | 'header')[] = ['contact', 'personal', 'links'];
/** Whose numbers and addresses are not the person's own. */
const ofOthers: readonly (SectionKind | 'header')[] = ['references', 'licenses'];
/** Where forms ask about the person. */
const personal: readonly (SectionKind | 'header')[] = ['header', 'contact', 'personal', 'summary', 'other'];

/** Reads positioned text into the sections, entries and fields of a resume. Pure. */
export const readResume = (text: PdfText): ReadResume => {
  const { lines, furniture } = linesOf(text);
  const read = readLines(withWholeWords(lines));
  return {
    ...read,
    links: [...read.links, ...iconLinks(text, read)],
    furniture: [
      ...(read.furniture ?? []),
      ...furniture.map((cell) => foundIn(cell.text, [boxOf({ ...cell })], 1)),
    ],
  };
};

/** 30 pages of small type in two columns; the review shows all of it. */
const lineLimits = { lines: 6000, characters: 400_000 } as const;

const madeWith =
  /^(?:(?:this )?(?:cv|resume|profile|page|document) )?(?:made|designed|created|built|generated|downloaded|exported|printed|powered) (?:with|by|from|using|on) \S/i;

/** 'Profile downloaded from …' at the end of a file: what a program says of itself. */
const isColophon = ({ text, page, baseline }: Line, lines: readonly Line[]) =>
  text.length <= maxColophon &&
  madeWith.test(text) &&
  lines.every((other) => other.page < page || (other.page === page && other.baseline <= baseline));

const maxColophon = 80;

/** The same of lines in reading order, wherever they come from. Throws a `Refusal` for more text than a resume has. */
export const readLines = (read: readonly Line[]): ReadResume => {
  const given = read.map((line) =>
    isColophon(line, read) || isFormNote(line.text) ? { ...line, isFurniture: true } : line,
  );
  const lines = given.filter(({ isFurniture }) => !isFurniture);
  const characters = given.reduce((sum, { text }) => sum + text.length, 0);
  if (given.length > lineLimits.lines || characters > lineLimits.characters)
    throw new Refusal('unpacks-too-large');
  const all = regroupSections(sectionsOf(lines)).map((part) =>
    lists.includes(part.kind) ? part : { ...part, lines: withAnswersBeside(part.lines) },
  );
  const { found: particulars, used } = readParticulars(
    all.filter(({ kind }) => personal.includes(kind)).flatMap((part) => part.lines),
  );
  const isOther = (line: Line) => !used.has(line);
  const parts = all.map((part) => ({ ...part, lines: part.lines.filter(isOther) }));
  const header = parts.filter(({ kind }) => kind === 'header').flatMap((part) => part.lines);
  const near = parts.filter(({ kind }) => contacts.includes(kind)).flatMap((part) => part.lines);
  const ofPerson = parts.filter(({ kind }) => !ofOthers.includes(kind)).flatMap((part) => part.lines);
  const { rest, ...contact } = readContact({ header, sections: near, all: ofPerson });
  const sections = parts.flatMap((part) =>
    part.kind === 'header' ? [] : (ofTwoKinds(part) ?? labeledLists(part) ?? [sectionOf(part, part.kind)]),
  );
  const profile = sections.find(({ kind, text: own }) => kind === 'summary' && own);
  const found = lines.map((line) =>
    foundIn(
      line.cells.map((cell) => cell.text.replaceAll('\t', ' ')).join('\t'),
      line.cells.map((cell) => boxOf({ ...cell })),
      1,
    ),
  );
  return {
    ...contact,
    ...summaryOf(
      profile?.text,
      rest.filter(({ text }) => !areLanguages(text)),
    ),
    sections: [...sections, ...languagesIn(rest, sections)],
    particulars,
    text: found.map(({ text: line }) => line.replaceAll('\t', ' ')).join('\n'),
    lines: found,
    furniture: given.flatMap((line) => (line.isFurniture ? [foundIn(line.text, placesOf([line]), 1)] : [])),
  };
};

const sectionOf = ({ heading, lines }: SectionLines, kind: SectionKind): ReadSection => ({
  kind,
  heading: heading && foundIn(heading.text, placesOf([heading]), headingConfidence(kind, heading.text)),
  ...contentOf(kind, heading, lines),
  text: lines.length === 0 ? undefined : foundIn(textOfBlocks(blocksOf(lines)), placesOf(lines), 0.85),
});

const namesLicenses = /\b(?:licen[sc]e|certificat|eligibilit)/i;
const namesTrainings = /\b(?:training|seminar|course|workshop)/i;
const licenseName =
  /\bNC (?:I{1,3}|IV)\b|\b(?:registered|licensed|licensure|licen[sc]e|passer|eligib\p{L}+|board exam\p{L}*)\b/iu;

/** 'Skills: Welding' above 'Languages: Cebuano', below one heading: each label names a section. */
const labeledLists = (part: SectionLines): ReadSection[] | undefined => {
  const kindOf = ({ text }: Line) => {
    const kind = knownSection(/^([^:]{3,30}):\s*\S/.exec(text)?.[1] ?? '');
    return kind && lists.includes(kind) ? kind : undefined;
  };
  const kinds = new Set(part.lines.flatMap((line) => kindOf(line) ?? []));
  const [first] = part.lines;
  if (kinds.size < 2 || !first || !kindOf(first)) return undefined;
  let kind = kindOf(first);
  const kindOfLine = part.lines.map((line) => (kind = kindOf(line) ?? kind));
  return [...kinds].map((own, index) =>
    sectionOf(
      {
        ...part,
        heading: index === 0 ? part.heading : undefined,
        lines: part.lines.filter((_, at) => kindOfLine[at] === own),
      },
      own,
    ),
  );
};

/** 'Licenses and Trainings': those with a number, a validity or the words of one are licenses. */
const ofTwoKinds = (part: SectionLines): ReadSection[] | undefined => {
  const heading = part.heading?.text ?? '';
  if (!namesLicenses.test(heading) || !namesTrainings.test(heading)) return undefined;
  const [licenses, trainings] = [sectionOf(part, 'licenses'), sectionOf(part, 'trainings')];
  if (licenses.entries.length !== trainings.entries.length) return undefined;
  const areLicenses = licenses.entries.map(
    ({ number, validUntil, headline }) =>
      number !== undefined || validUntil !== undefined || licenseName.test(headline?.text ?? ''),
  );
  return [
    { ...licenses, entries: licenses.entries.filter((_, index) => areLicenses[index]) },
    {
      ...trainings,
      heading: undefined,
      text: undefined,
      entries: trainings.entries.filter((_, index) => !areLicenses[index]),
    },
  ];
};

const headingConfidence = (kind: SectionKind, heading: string) =>
  kind === 'other' ? 0.6 : knownSection(heading) ? 0.95 : 0.8;

const contentOf = (
  kind: SectionKind,
  heading: SectionLines['heading'],
  lines: readonly Line[],
): Pick<ReadSection, 'entries' | 'items' | 'labels'> => {
  if (texts.includes(kind)) return { entries: [], items: [] };
  if (lists.includes(kind)) {
    const { items, labels } = readItems(lines);
    return { entries: [], items: items.length > 0 ? items : groupName(kind, heading), labels };
  }
  const { entries, labels } = labeledEntries(kind, lines) ?? {
    entries: readEntries(kind, lines),
    labels: [],
  };
  const ofLists = lines
    .filter(({ text }) => listLabel.test(text))
    .map((line) => foundIn(line.text, placesOf([line]), 1));
  return {
    entries: kind === 'education' ? entries.map(withSchoolLevel) : entries,
    items: [],
    labels: [...labels, ...ofLists],
  };
};

/** Languages beside the contact details, where no section is about them. */
const languagesIn = (rest: readonly Found[], sections: readonly ReadSection[]): ReadSection[] => {
  const items = rest
    .filter(({ text }) => areLanguages(text))
    .flatMap((found) => found.text.split(/\s*[,;/|&·]\s*|\s+and\s+/).map((text) => ({ ...found, text })));
  if (items.length === 0 || sections.some(({ kind }) => kind === 'languages')) return [];
  return [{ kind: 'languages', entries: [], items }];
};

/** The heading of a group of skills says more than 'Skills'. */
const groupName = (kind: SectionKind, heading: SectionLines['heading']): Found[] =>
  kind === 'skills' && heading && !knownSection(heading.text) && !knownSection(heading.cells[0]?.text ?? '')
    ? [foundIn(heading.text, placesOf([heading]), 0.6)]
    : [];

/** Profiles behind icons: links over no text. Icon fonts draw pictures as characters that are no letters. */
const iconLinks = ({ pages }: PdfText, { links, website }: ReadResume): FoundLink[] => {
  const known = new Set([website, ...links].flatMap((link) => (link ? [link.url] : [])));
  const isOverText = ({ runs }: PageText, { box }: PageLink) =>
    runs.some(
      (run) =>
        /[\p{L}\p{N}]/u.test(run.text) &&
        run.baseline > box.y &&
        run.baseline < box.y + box.height + 2 &&
        run.x + run.width > box.x + 1 &&
        run.x < box.x + box.width - 1,
    );
  return pages
    .flatMap((page) =>
      page.links.filter((link) => isProfile(link.url) && !known.has(link.url) && !isOverText(page, link)),
    )
    .map(({ url, box }) => ({ text: url, url, places: [box], confidence: 0.7 }));
};

const minSummaryLength = 50;
/** What a form says to who fills it in. */
const ofForm = /^(?:warning|note|reminder|instructions?)\s*:/i;

/** A paragraph of the header is the summary where no section is. */
const summaryOf = (summary: Found | undefined, rest: readonly Found[]) => {
  const isSentence = ({ text }: Found) =>
    (text.length >= minSummaryLength || /\p{Ll}[.]$/u.test(text)) && !ofForm.test(text);
  const sentences = rest.filter((found, index) => {
    const above = rest[index - 1];
    // The last words of a sentence have a line of their own.
    return (
      isSentence(found) ||
      (above && isSentence(above) && !/[.!?]$/.test(above.text) && /[.!?]$/.test(found.text))
    );
  });
  if (summary || sentences.length === 0) return { summary, unplaced: rest };
  const joined = foundIn(
    sentences.map(({ text }) => text).join(' '),
    sentences.flatMap(({ places }) => places),
    0.6,
  );
  return { summary: joined, unplaced: rest.filter((found) => !sentences.includes(found)) };
};
