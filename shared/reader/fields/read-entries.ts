import type { Found, FoundLink, ReadEntry, SectionKind } from '#shared/resume/read-resume';
import { companyScore, issuerScore, jobScore, looksLikePlace, schoolScore } from '#shared/resume/words';
import { dateIn, isDate } from '#shared/text/dates';
import { withoutBullet } from '#shared/text/lists';
import type { Line } from '../geometry/lines';
import { withDetails } from './entry-details';
import { headOf, type Head } from './entry-head';
import { fieldOf } from './field-labels';
import { leaning } from './leaning';
import { isOfNetwork, networkEntries } from './network-entries';
import { readReferences } from './read-references';
import { listLabel } from './line-roles';
import { voyageOf } from './voyages';
import { groupsByLevel, levelCell } from './school-levels';
import { entriesOfGroups, splitEntries, type EntryLines } from './split-entries';
import {
  blocksOf,
  foundIn,
  foundPiece,
  joinPieces,
  placesOf,
  placesOfPiece,
  textOfBlocks,
  type Block,
  type Piece,
} from './pieces';

/**
 * Reads the entries of a section. All entries of one section are set alike, so that the words of all of them decide
 * together whether the headline or the organization comes first.
 */
export const readEntries = (kind: SectionKind, lines: readonly Line[]): ReadEntry[] => {
  if (kind === 'references') return readReferences(lines);
  const levels = kind === 'education' ? groupsByLevel(lines) : undefined;
  const network = kind === 'experience' ? networkEntries(lines) : undefined;
  const split = levels ? entriesOfGroups(levels) : (network ?? splitEntries(withoutFactRows(lines)));
  const entries = splitAlike(
    withNotesAbove(split.map((entry) => ({ ...entry, ...headOf(kind, entry) }))),
  ).map(withProminentFirst);
  const votes = entries.reduce(
    (sum, { facts: [a, b] }) => sum + (a && b ? byWords(kind, a.text) - byWords(kind, b.text) : 0),
    kind === 'trainings' ? entries.length / 2 : 0,
  );
  const havePairs = entries.every(({ facts }) => facts.length > 1);
  const order =
    votes === 0 && havePairs && ofNetworks.includes(kind) && isOfNetwork(lines) ? companyFirst : votes;
  return entries.map((entry) => withDetails(kind, entryOf(kind, entry, order)));
};

// 'Safety Training' and 'Course on Knots', but not 'Maritime Training Center'.
const training =
  /\b(?:training|seminar|course|workshop|webinar|bootcamp|orientation|program)(?= (?:on|in|for|of) |[^ \p{L}]|$)/iu;

/** Trainings begin with their name, unless the words of all of them say otherwise; what they are about says nothing. */
const byWords = (kind: SectionKind, text: string) =>
  kind === 'trainings'
    ? (training.test(text) ? 2 : 0) - issuerScore(text) - companyScore(text)
    : leaning(kind, text);

/** Where the words say nothing: networks print the company and the school first. */
const companyFirst = -1;
const ofNetworks: readonly SectionKind[] = ['experience', 'education', 'volunteering'];

/** A label beside its value, neither of them a date: 'Industry' and 'Services'. */
const labelOf = ({ cells: [label, value, ...more], isBullet }: Line) =>
  label &&
  value &&
  more.length === 0 &&
  !isBullet &&
  label.text.length <= maxLabel &&
  !dateIn(`${label.text} ${value.text}`)
    ? label.text
    : undefined;

const maxLabel = 30;

/**
 * The lines without those that say about each entry what no field is for, as profiles of job portals do: rows of labels and values that
 * follow each other, with the same labels in several entries.
 */
const withoutFactRows = (lines: readonly Line[]): readonly Line[] => {
  const labels = lines.map(labelOf);
  const isRepeated = labels.map(
    (label) => label !== undefined && labels.indexOf(label) < labels.lastIndexOf(label),
  );
  // Copied from a page, a label is in the line above its value.
  const isFactAlone = (line: Line | undefined) =>
    line?.cells.length === 1 &&
    fieldOf(line.text) === 'unused' &&
    lines.filter(({ text }) => text === line.text).length > 1;
  return lines.filter(
    (line, index) =>
      !isFactAlone(line) &&
      !isFactAlone(lines[index - 1]) &&
      (!isRepeated[index] ||
        ![index - 1, index + 1].some((other) => isRepeated[other] && labels[other] !== labels[index])),
  );
};

/** Honors that stand apart from their school, and name nothing themselves. */
const withNotesAbove = (all: readonly (Head & EntryLines)[]): (Head & EntryLines)[] => {
  const entries: (Head & EntryLines)[] = [];
  for (const entry of all) {
    const above = entries.at(-1);
    const isNote = above && entry.facts.length === 0 && entry.notes.length > 0 && !entry.duration;
    if (isNote)
      entries[entries.length - 1] = {
        ...above,
        notes: [...above.notes, ...entry.notes],
        body: [...above.body, ...entry.body],
      };
    else entries.push(entry);
  }
  return entries;
};

/** Where a third fact stands between them, the two that are set larger or bolder are the title and the organization. */
const withProminentFirst = <Entry extends Head>(entry: Entry): Entry => {
  const { facts } = entry;
  const weight = ({ bold, line }: Piece) => line.size * (bold ? 1.15 : 1);
  const most = Math.max(...facts.map(weight));
  const prominent = facts.filter((fact) => weight(fact) > most * 0.97);
  if (facts.length < 3 || prominent.length !== 2) return entry;
  return { ...entry, facts: [...prominent, ...facts.filter((fact) => !prominent.includes(fact))] };
};

/**
 * 'Engineer, Company' and 'Company - Engineer' show how the other entries of the section are set whose words say less,
 * such as 'Developer, XYZ'.
 */
const splitAlike = <Entry extends Head>(entries: readonly Entry[]): Entry[] =>
  [/\s*,\s+/, /\s+[–-]\s+/].reduce<Entry[]>(splitAlikeAt, [...entries]);

const splitAlikeAt = <Entry extends Head>(entries: readonly Entry[], sign: RegExp): Entry[] => {
  const isSplitThere = ({ facts: [a, b] }: Head) =>
    a !== undefined &&
    b !== undefined &&
    a.place === b.place &&
    a.line.cells.some(({ text }) => {
      const [first = '', second] = text.split(sign);
      // A date may have been behind the second.
      return (
        withoutBullet(first) === a.text &&
        second !== undefined &&
        (b.text.startsWith(second.replace(/\.$/, '')) || second.startsWith(b.text))
      );
    });
  // Of words in other languages, the dash that each entry has once says enough.
  const isAlways =
    sign.source.includes('–') &&
    entries.length > 1 &&
    entries.every(({ facts: [only, ...more] }) => more.length === 0 && only?.text.split(sign).length === 2);
  const shows = isAlways ? entries.length : entries.filter(isSplitThere).length;
  return entries.map((entry) => {
    const [only] = entry.facts;
    const [first = ''] = only?.text.split(sign) ?? [];
    const rest = only?.text.slice(first.length).replace(sign, '') ?? '';
    if (shows === 0 || shows < entries.length / 2 || entry.facts.length !== 1 || !only || rest === '')
      return entry;
    return { ...entry, facts: [first, rest].map((text) => ({ ...only, text })) };
  });
};

/** Kinds of entries that begin with their name. */
const isNamedFirst: readonly SectionKind[] = ['trainings', 'projects'];

const entryOf = (
  kind: SectionKind,
  {
    facts,
    company,
    notes,
    duration,
    location,
    link,
    validUntil,
    hours,
    number,
    body: allBody,
  }: Head & EntryLines,
  votes: number,
): ReadEntry => {
  const voyage = kind === 'experience' ? voyageOf(facts, duration) : undefined;
  const [a, b, ...others] = voyage ? [] : kind === 'education' ? withWholeDegree(facts) : facts;
  const rest = [...(company && b ? [b] : []), ...others, ...notes];
  const own = a && b ? leaning(kind, a.text) - leaning(kind, b.text) : 0;
  // An entry may contradict the rest of its section only clearly.
  const isReversed =
    b === undefined
      ? votes < 0 && leaning(kind, a?.text ?? '') <= 0
      : Math.abs(own) >= 3 && Math.sign(own) !== Math.sign(votes)
        ? own < 0
        : votes < 0;
  const isLoneOrganization = a !== undefined && b === undefined && isOrganization(kind, a.text);
  const [headline, organization] = company
    ? [a, company]
    : isReversed || isLoneOrganization
      ? [b, a]
      : [a, b];
  const isSure = Math.abs(votes) > 1 || company !== undefined || isNamedFirst.includes(kind);
  const { link: bodyLink, rest: body } = link ? { link, rest: allBody } : linkLineIn(allBody);
  const { duration: ownDuration, rest: bodyLines } = duration ? { duration, rest: body } : durationIn(body);
  const allBlocks = withoutLabels(blocksOf(bodyLines));
  const [opening] = allBlocks;
  // A degree below its subject, further in, or below its school, as an item of a list.
  const isDegree = headline ? degreeAlone.test(opening?.text ?? '') : isDegreeItem(opening?.text ?? '');
  const degree = kind === 'education' && isDegree ? opening : undefined;
  const blocks = allBlocks.filter((block) => block !== degree);
  const spare = rest.map(({ text }) => text);
  const description = [...spare, textOfBlocks(blocks)].filter((text) => text !== '').join('\n');
  return {
    headline: degree ? wholeDegree(degree, headline) : headline && foundPiece(headline, isSure ? 0.85 : 0.65),
    organization: organization && foundPiece(organization, isSure && !organization.isGuess ? 0.85 : 0.6),
    location,
    duration: ownDuration,
    link: bodyLink ?? linkOf(facts),
    validUntil,
    hours,
    number,
    ...voyage,
    description:
      description === ''
        ? undefined
        : foundIn(description, [...rest.flatMap(placesOfPiece), ...placesOf(bodyLines)], 0.85),
    bullets: blocks
      .filter(({ isBullet }) => isBullet)
      .map((block) => foundIn(block.text, placesOf(block.lines), 0.9)),
  };
};

/**
 * Volunteers name where they helped: a name alone may be the organization. Only its words show that, such as 'Habitat
 * for Humanity' or 'Philippine Red Cross'; 'Scoutmaster' and 'Tree Planting' are what they did.
 */
const isOrganization = (kind: SectionKind, text: string) =>
  leaning(kind, text) < 0 ||
  (kind === 'volunteering' && jobScore(text) === 0 && (issuerScore(text) > 0 || causeName.test(text)));

/** 'Habitat for Humanity', 'Gawad para sa Kabataan': two names, and what the first does for the second. */
const causeName = /^(?:\p{Lu}[\p{L}’'.-]+ ){1,3}(?:for|against|without|para sa) (?:the )?\p{Lu}\p{Ll}/u;

const degreeName =
  "(?:bachelor|master|doctor|associate|diploma|certificate|licentiate)(?:['’]?s)?(?: degree)?";

const degreeAlone = new RegExp(
  `^${degreeName}(?: (?:of|in) (?:science|arts|laws|education|engineering|business administration|philosophy|fine arts|applied science))?$`,
  'i',
);

const degreeStart = new RegExp(
  `^(?:${degreeName}(?:: | (?:of|in) )|(?:B\\.?S\\.?|A\\.?B\\.?|M\\.?S\\.?) (?:in )?)`,
  'i',
);
/** What else a certificate may be of, and a master or an associate. */
const noField =
  /\b(?:recognition|merit|appreciation|attendance|completion|participation|excellence|ceremon(?:y|ies)|honors?|society|club|thesis|dissertation)\b/i;

/** A degree and its field as an item of a list, 'Diploma in Midwifery', but not 'Certificate of Recognition'. */
const isDegreeItem = (text: string) => {
  const field = text.replace(degreeStart, '');
  return (
    degreeAlone.test(text) ||
    levelCell.test(text) ||
    (field !== text && /^\p{Lu}[^.\d]{2,89}$/u.test(field) && !noField.test(field))
  );
};

const wholeDegree = ({ text, lines }: Block, subject: Piece | undefined): Found =>
  foundIn(
    subject ? `${text}, ${subject.text}` : text,
    [...(subject ? placesOfPiece(subject) : []), ...placesOf(lines)],
    0.7,
  );

/** The degree and its field may be two facts: 'Bachelor of Science' and 'Nursing', or 'Science Teaching' above 'Master of Arts in Education'. */
const withWholeDegree = (facts: readonly Piece[]): Piece[] => {
  const alone = facts.find(({ text }) => degreeAlone.test(text));
  const named = facts.findIndex(({ text }) => degreeStart.test(text));
  const degree = alone ?? facts[named];
  const field = (alone ? facts : facts.slice(0, Math.max(named, 0))).find(
    (fact) =>
      fact !== degree &&
      schoolScore(fact.text) === 0 &&
      !noField.test(fact.text) &&
      fact.text.length <= 60 &&
      !/\d|[:.]/.test(fact.text) &&
      !looksLikePlace(fact.text),
  );
  if (!degree || !field || facts.length < 3) return [...facts];
  const whole = joinPieces(degree, field, `${degree.text}, ${field.text}`);
  return facts.filter((fact) => fact !== field).map((fact) => (fact === degree ? whole : fact));
};

/** A date on a line of its own below the text. */
const durationIn = (body: readonly Line[]) => {
  const line = body.slice(0, 3).find(({ text, isBullet }) => !isBullet && isDate(text));
  if (!line) return { duration: undefined, rest: body };
  return {
    duration: foundIn(dateIn(line.text)?.text ?? '', placesOf([line]), 0.7),
    rest: body.filter((other) => other !== line),
  };
};

const address = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?$/i;
const linkWords = /^(?:verify|view|see|show|visit|open|link|website|demo|read)\b.{0,25}$/i;

/** A line of its own below the head that is an address, or words that open one. */
const linkLineIn = (body: readonly Line[]): { link?: FoundLink | undefined; rest: readonly Line[] } => {
  const line = body.find(({ text, cells: [cell], isBullet }) => {
    const isOpened = cell?.url !== undefined && /^https?:/.test(cell.url);
    return !isBullet && (address.test(text) || (isOpened && linkWords.test(text)));
  });
  if (!line) return { rest: body };
  const url = line.cells[0]?.url ?? (/^https?:/i.test(line.text) ? line.text : `https://${line.text}`);
  return {
    link: { ...foundIn(line.text, placesOf([line]), 0.8), url },
    rest: body.filter((other) => other !== line),
  };
};

/** Without 'Highlights' and the like above a list. */
const withoutLabels = (blocks: readonly Block[]): Block[] =>
  blocks.filter(
    (block, index) => block.isBullet || !listLabel.test(block.text) || blocks[index + 1] === undefined,
  );

const linkOf = (facts: readonly Piece[]): FoundLink | undefined => {
  const piece = facts.find(({ url }) => url && /^https?:/.test(url));
  return piece?.url ? { ...foundPiece(piece, 0.7), url: piece.url } : undefined;
};
