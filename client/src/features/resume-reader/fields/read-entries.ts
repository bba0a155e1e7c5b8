import type { Found, FoundLink, ReadEntry } from '../found';
import type { Line } from '../geometry/lines';
import type { SectionKind } from '../sections/section-names';
import { dateIn, dateLabel, entryDateIn, isDate, isLengthOfTime, withoutDate } from '#shared/text/dates';
import {
  blocksOf,
  foundIn,
  foundPiece,
  piecesOf,
  placesOf,
  textOfBlocks,
  weakSeparator,
  type Piece,
} from './pieces';
import { splitEntries, type EntryLines } from './split-entries';
import { companyScore, degreeScore, jobScore, looksLikePlace, schoolScore } from './words';

/** How much a text looks like the headline of an entry (above zero) or like its organization (below zero). */
const leaning = (kind: SectionKind, text: string): number =>
  kind === 'education'
    ? degreeScore(text) - schoolScore(text)
    : kind === 'experience' || kind === 'volunteering' || kind === 'projects'
      ? jobScore(text) - companyScore(text)
      : 0;

/** The head of an entry without its dates, places and addresses. */
interface Head {
  facts: Piece[];
  duration?: Found | undefined;
  location?: Found | undefined;
  link?: FoundLink | undefined;
}

/**
 * Reads the entries of a section. All entries of one section are set alike, so that the words of all of them decide
 * together whether the headline or the organization comes first.
 */
export const readEntries = (kind: SectionKind, lines: readonly Line[]): ReadEntry[] => {
  const entries = splitAlike(splitEntries(lines).map((entry) => ({ ...entry, ...headOf(kind, entry) })));
  const votes = entries.reduce(
    (sum, { facts: [a, b] }) => sum + (a && b ? leaning(kind, a.text) - leaning(kind, b.text) : 0),
    0,
  );
  return entries.map((entry) => entryOf(kind, entry, votes));
};

/** 'Engineer, Company' shows how the other entries of the section are set whose words say less, such as 'Developer, XYZ'. */
const splitAlike = <Entry extends Head>(entries: readonly Entry[]): Entry[] => {
  const isSplitAtComma = ({ facts: [a, b] }: Head) =>
    a !== undefined && b !== undefined && a.place === b.place && a.line.text.includes(`${a.text}, ${b.text}`);
  const shows = entries.filter(isSplitAtComma).length;
  return entries.map((entry) => {
    const [only] = entry.facts;
    const parts = only?.text.split(/\s*,\s+/) ?? [];
    if (shows < entries.length / 2 || entry.facts.length !== 1 || !only || parts.length !== 2) return entry;
    return { ...entry, facts: parts.map((text) => ({ ...only, text })) };
  });
};

const headOf = (kind: SectionKind, { head }: EntryLines): Head => {
  const facts: Piece[] = [];
  const result: Head = { facts };
  const pieces = joinWrapped(head.flatMap(piecesOf));
  for (const piece of pieces) {
    const date = entryDateIn(piece.text);
    const takesDate = date && (!result.duration || (date.isRange && isDate(piece.text)));
    if (takesDate) result.duration = foundIn(date.text, [piece.place], date.isRange ? 0.95 : 0.85);
    const text = takesDate ? withoutDate(piece.text, date).replace(dateLabel, '') : piece.text;
    if (text === '' || /^\W+$/u.test(text) || isLengthOfTime(text)) continue;
    const url = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i.exec(text)?.[0];
    if (url)
      result.link ??= {
        ...foundPiece(piece, 0.8),
        url: piece.url ?? (/^https?:/i.test(url) ? url : `https://${url}`),
      };
    else facts.push({ ...piece, text });
  }
  if (!result.duration) takeYear(kind, result);
  const place =
    facts.length > 2
      ? facts.slice(1).find(({ text }) => looksLikePlace(text))
      : facts.length === 2 && isSurelyPlace(kind, facts)
        ? facts[1]
        : undefined;
  if (place) {
    facts.splice(facts.indexOf(place), 1);
    result.location = foundPiece(place, 0.75);
  }
  const [only] = facts;
  if (facts.length === 1 && only) facts.splice(0, 1, ...splitFact(kind, only));
  return result;
};

/** 'TechConf 2022', where no other date is: the year at the end. */
const takeYear = (kind: SectionKind, head: Head) => {
  const index = head.facts.findIndex(({ text }) => /\S\s+(?:19|20)\d\d$/.test(text));
  const fact = head.facts[index];
  if (!fact || fact.text.length > 80) return;
  head.duration = foundIn(fact.text.slice(-4), [fact.place], 0.5);
  // A year is part of the name of an event, but not of a school or an employer.
  if (kind === 'education' || kind === 'experience')
    head.facts[index] = { ...fact, text: fact.text.slice(0, -4).replace(/[\s,]+$/, '') };
};

const isSurelyPlace = (kind: SectionKind, [a, b]: readonly Piece[]) =>
  a !== undefined &&
  b !== undefined &&
  b.line === a.line &&
  looksLikePlace(b.text) &&
  (b.place.x > a.place.x + a.place.width || kind === 'experience') &&
  leaning(kind, b.text) === 0 &&
  / at |, /.test(a.text);

/** A title or company that is broken over two lines of one style. */
const joinWrapped = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const above = joined.at(-1);
    const isAlone =
      above && above.line !== piece.line && above.line.cells.length <= 2 && piece.line.cells.length === 1;
    const alike =
      above &&
      above.bold === piece.bold &&
      above.italic === piece.italic &&
      Math.abs(above.line.size - piece.line.size) < 0.3;
    const isNear = piece.line.gap < 1.45 && above && Math.abs(above.line.x - piece.line.x) < 3;
    const isFull = above && above.place.x + above.place.width > above.line.columnRight * 0.6;
    const isLarger = above && (above.bold || above.italic);
    if (
      isAlone &&
      alike &&
      isNear &&
      isLarger &&
      (isFull || /^\p{Ll}|[,&:-]$/u.test(piece.text)) &&
      !dateIn(piece.text) &&
      !dateIn(above.text)
    )
      joined[joined.length - 1] = { ...above, text: `${above.text} ${piece.text}`, line: piece.line };
    else joined.push(piece);
  }
  return joined;
};

/** 'Nurse at Hospital', 'Engineer, Company', 'School — Degree': one text with two facts. */
const splitFact = (kind: SectionKind, piece: Piece): Piece[] => {
  const { text } = piece;
  const cuts = [
    ...[...text.matchAll(/ (?:at|@|sa|in|by|with|from) (?=\p{Lu})/gu)]
      .filter(
        ([word]) =>
          kind === 'experience' || kind === 'volunteering' || kind === 'education' || word !== ' in ',
      )
      .filter(([word]) => !(kind === 'education' && word === ' in ')),
    ...text.matchAll(/\s*,\s+/g),
    ...text.matchAll(new RegExp(weakSeparator, 'gu')),
    ...text.matchAll(/:\s+/g),
  ].map((match) => {
    const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const isWord = / (?:at|@|sa) /.test(match[0]);
    const isDash = /[–-]/.test(match[0]);
    const score =
      Math.abs(leaning(kind, left) - leaning(kind, right)) +
      Math.sign(leaning(kind, left)) * -Math.sign(leaning(kind, right)) +
      (isWord ? 3 : isDash ? 0.5 : 0);
    return { left, right, score, isWord };
  });
  const [best] = cuts
    .filter(({ left, right }) => left.length > 1 && right.length > 1)
    .sort((a, b) => b.score - a.score || b.left.length - a.left.length);
  if (!best || best.score < 1.5) return [piece];
  return [
    { ...piece, text: best.left.trim() },
    { ...piece, text: best.right.trim() },
  ];
};

const entryOf = (
  kind: SectionKind,
  { facts, duration, location, link, body }: Head & EntryLines,
  votes: number,
): ReadEntry => {
  const [a, b, ...rest] = facts;
  const own = a && b ? leaning(kind, a.text) - leaning(kind, b.text) : 0;
  // An entry may contradict the rest of its section only clearly.
  const isReversed = Math.abs(own) >= 3 && Math.sign(own) !== Math.sign(votes) ? own < 0 : votes < 0;
  const isLoneOrganization = a !== undefined && b === undefined && leaning(kind, a.text) < 0;
  const [headline, organization] = isReversed || isLoneOrganization ? [b, a] : [a, b];
  const isSure = Math.abs(votes) > 1;
  const { duration: ownDuration, rest: bodyLines } = duration ? { duration, rest: body } : durationIn(body);
  const blocks = blocksOf(bodyLines);
  const spare = rest.map(({ text }) => text);
  const description = [...spare, textOfBlocks(blocks)].filter((text) => text !== '').join('\n');
  return {
    headline: headline && foundPiece(headline, isSure ? 0.9 : 0.65),
    organization: organization && foundPiece(organization, isSure ? 0.9 : 0.6),
    location,
    duration: ownDuration,
    link: link ?? linkOf(facts),
    description:
      description === ''
        ? undefined
        : foundIn(description, [...rest.map(({ place }) => place), ...placesOf(bodyLines)], 0.85),
    bullets: blocks
      .filter(({ isBullet }) => isBullet)
      .map((block) => foundIn(block.text, placesOf(block.lines), 0.9)),
  };
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

const linkOf = (facts: readonly Piece[]): FoundLink | undefined => {
  const piece = facts.find(({ url }) => url && /^https?:/.test(url));
  return piece?.url ? { ...foundPiece(piece, 0.7), url: piece.url } : undefined;
};
