import type { Found, FoundLink, SectionKind } from '#shared/resume/read-resume';
import { isSurelyPlace, looksLikePlace } from '#shared/resume/words';
import {
  dateIn,
  dateLabel,
  entryDateIn,
  isDate,
  isLengthOfTime,
  withoutDate,
  type DateFound,
} from '#shared/text/dates';
import { bareNumber, licenseNumberIn, validityIn } from './entry-details';
import { hoursIn, noteIn } from './fact-details';
import { isSetAlike } from '../geometry/cells';
import type { Line } from '../geometry/lines';
import type { EntryLines } from './split-entries';
import {
  endsOpen,
  foundIn,
  hadNoRoom,
  foundPiece,
  joinPieces,
  piecesOf,
  placesOfPiece,
  splitOutsideBrackets,
  weakSeparator,
  type Piece,
} from './pieces';
import { splitFact } from './split-fact';
import { leaning } from './leaning';
import { voyageOf } from './voyages';

/** The head of an entry without its dates, places and addresses. */
export interface Head {
  facts: Piece[];
  /** Of several positions, which have it above them. */
  company?: Piece | undefined;
  duration?: Found | undefined;
  location?: Found | undefined;
  link?: FoundLink | undefined;
  validUntil?: Found | undefined;
  hours?: Found | undefined;
  number?: Found | undefined;
  /** What describes the degree or the license: honors, grades and ratings. */
  notes: Piece[];
}

/** Kinds whose organization gives something: an award 'by' it. */
const givers: readonly SectionKind[] = ['awards', 'licenses', 'publications', 'trainings'];
const giver = /^(?:(?:awarded|issued|published|given|presented|conducted|organized) )?by:?\s+(?=\p{Lu})/iu;

/** 'Cruz, A. T., & Lim, B. (2020). Dyes of Panay. Textile Review, 12, 44–51.' */
const citation =
  /^(\p{Lu}[^()]{3,200}?)\s*\(((?:19|20)\d\d)[a-z]?\)\.?\s+(\S.{3,250}?)(?:[.?!]\s+(\p{Lu}.{2,200}?))?\.?$/u;

/** 'Position: Staff Nurse' below the company. */
const titleLabel = /^(?:position(?: title)?|job title|designation|posisyon)\s*:\s*(?=\S)/i;
const placeLabel = /^(?:city|location|place|lugar)\s*:\s*(?=\S)/i;

/** The head of an entry: its facts, and what stands beside them. */
export const headOf = (kind: SectionKind, { head, above = [] }: EntryLines): Head => {
  const facts: Piece[] = [];
  const result: Head = { facts, notes: [], ...companyOf(above) };
  const pieces = joinAlternatives(
    kind,
    joinWrapped(kind, head.flatMap(piecesOf)).flatMap((piece) => apartAtDashes(kind, piece)),
  ).map(withoutFullStop);
  for (const whole of pieces) {
    if (
      kind === 'experience' &&
      ((workType.test(whole.text) && !isFirm(pieces, whole) && !isOnlyTitle(pieces, whole)) ||
        (workMode.test(whole.text) && hasPlace(pieces, whole)))
    )
      continue;
    if (whole.isMarginal && looksLikePlace(whole.text)) {
      result.location = foundPiece(whole, 0.85);
      continue;
    }
    const piece = withoutDetails(kind, whole, result);
    const [, authors, year = '', title = '', journal] =
      (kind === 'publications' && citation.exec(piece.text)) || [];
    if (authors !== undefined) {
      result.notes.push({ ...piece, text: authors });
      result.duration = foundIn(year, placesOfPiece(piece), 0.85);
      facts.push(...[title, journal].flatMap((text) => (text ? { ...piece, text } : [])));
      continue;
    }
    const date = entryDateIn(piece.text);
    if (kind === 'licenses' && date && result.duration && !result.validUntil && isDate(piece.text)) {
      result.validUntil = foundIn(date.text, placesOfPiece(piece), 0.8);
      continue;
    }
    const takesDate = date && (!result.duration || (date.isRange && isDate(piece.text)));
    if (takesDate) result.duration = foundIn(date.text, placesOfPiece(piece), dateConfidence(date));
    // 'Tulong Bot (2020) – a bot for relief', 'First Aid (2020) – Red Cross'
    const [, about = ''] =
      (takesDate &&
        (kind === 'projects' || /\(\s*$/.test(piece.text.slice(0, date.index))) &&
        behindDate.exec(piece.text.slice(date.index + date.text.length))) ||
      [];
    if (about !== '' && kind === 'projects') result.notes.push({ ...piece, text: about });
    const named = about === '' ? piece.text : piece.text.slice(0, -about.length).replace(/[\s–—:-]+$/u, '');
    const text = takesDate ? withoutDate(named, date).replace(dateLabel, '') : piece.text;
    const sign = takesDate ? signBeside(piece.text, date) : undefined;
    if (text === '' || /^[^\p{L}\p{N}]+$/u.test(text) || isLengthOfTime(text)) continue;
    const [label] = placeLabel.exec(text) ?? [];
    if (label && !result.location) {
      result.location = { ...foundPiece(piece, 0.85), text: text.slice(label.length) };
      continue;
    }
    const url = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i.exec(text)?.[0];
    if (url)
      result.link ??= {
        ...foundPiece(piece, 0.8),
        url: piece.url ?? (/^https?:/i.test(url) ? url : `https://${url}`),
      };
    else
      facts.push({
        ...piece,
        text: (givers.includes(kind)
          ? withoutQuotes(text.replace(giver, ''))
          : text.replace(titleLabel, '')
        ).replace(/,$/, ''),
        sign,
      });
    if (about !== '' && kind !== 'projects') facts.push({ ...piece, text: about });
  }
  if (!result.duration) takeYear(kind, result);
  if (kind === 'experience' && voyageOf(facts, result.duration)) return result;
  const place = isPlaceAbove(kind, facts)
    ? facts[0]
    : facts.length > 2 || result.company
      ? facts.slice(1).find(({ text }) => looksLikePlace(text))
      : facts.length === 2 && isPlaceOf(kind, facts)
        ? facts[1]
        : undefined;
  if (place) {
    facts.splice(facts.indexOf(place), 1);
    result.location = foundPiece(place, 0.75);
  }
  if (kind === 'education') facts.splice(0, facts.length, ...withSchoolApart(facts));
  const [only] = facts;
  // Below the company of several positions, all of a line is the title: 'Head, Private Customers, Visayas'.
  if (facts.length === 1 && only && !result.company)
    facts.splice(0, 1, ...splitFact(kind, only, result.location?.text));
  return result;
};

/** 'Bachelor of Arts, Naga College' above 'Best Thesis': a degree and its school in one line, and what is said about them. */
const withSchoolApart = (facts: readonly Piece[]): readonly Piece[] => {
  const [a, b, ...more] = facts;
  if (!a || !b || more.length > 0 || leaning('education', b.text) !== 0) return facts;
  const [left, right] = splitFact('education', a);
  const areBoth = left && right && leaning('education', left.text) * leaning('education', right.text) < 0;
  return areBoth ? [left, right, b] : facts;
};

/** What networks and portals say of a job, and no field is for. */
const workType =
  /^(?:full[- ]time|part[- ]time|self[- ]employed|freelance|contract(?:ual)?|internship|apprenticeship|seasonal|permanent|temporary|probationary)$/i;
/** Who works for themselves has no other company: beside a title alone it is the company. */
const isFirm = (pieces: readonly Piece[], piece: Piece) =>
  /^(?:self[- ]employed|freelance)$/i.test(piece.text) &&
  pieces.filter(
    ({ text }) => text !== piece.text && !isDate(text) && !looksLikePlace(text) && !workType.test(text),
  ).length === 1;
/** 'Internship | Naga City Hospital | 2019': beside one other fact it is what the person was. */
const isOnlyTitle = (pieces: readonly Piece[], { text }: Piece) =>
  /^(?:internship|apprenticeship)$/i.test(text) &&
  pieces.filter((piece) => !isDate(piece.text) && !looksLikePlace(piece.text) && !workType.test(piece.text))
    .length < 2;
const workMode = /^(?:on-?site|hybrid|remote)$/i;
const hasPlace = (pieces: readonly Piece[], mode: Piece) =>
  pieces.some((piece) => piece !== mode && looksLikePlace(piece.text));

/** 'Chief Mate - MARINA - CM-20-00871 - issued 10 Jan 2020': a license of three facts and more. */
const apartAtDashes = (kind: SectionKind, piece: Piece): Piece[] => {
  const parts = kind === 'licenses' ? splitOutsideBrackets(piece.text, weakSeparator) : [];
  return parts.length > 2 && parts.some((part) => bareNumber.test(part))
    ? parts.map((text) => ({ ...piece, text }))
    : [piece];
};

/** 'Cashier / Bookkeeper', 'Makati / Remote': two titles or two places of one cell are one fact. */
const joinAlternatives = (kind: SectionKind, pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const above = joined.at(-1);
    const isOr = above?.place === piece.place && piece.line.text.includes(`${above.text} / ${piece.text}`);
    const areAlike =
      above &&
      ((leaning(kind, above.text) > 0 && leaning(kind, piece.text) > 0) ||
        (looksLikePlace(above.text) && looksLikePlace(piece.text)));
    if (isOr && areAlike) joined[joined.length - 1] = { ...above, text: `${above.text} / ${piece.text}` };
    else joined.push(piece);
  }
  return joined;
};

/** Names that end like a sentence: 'Staff Nurse, Jordan Hospital, Guimaras.' Abbreviations keep theirs. */
const withoutFullStop = (piece: Piece): Piece =>
  /(?:\p{L}{4}| Sur|\d{4})\.$/u.test(piece.text) &&
  (piece.text.includes(',') || /\d\.$/.test(piece.text)) &&
  !/\b(?:corp|bros|assn|dept|univ)\.$/i.test(piece.text)
    ? { ...piece, text: piece.text.slice(0, -1) }
    : piece;

/** The company of several positions, and where it is. */
const companyOf = (above: readonly Line[]): Pick<Head, 'company' | 'location'> => {
  const facts = above.flatMap(piecesOf).filter(({ text }) => !isLengthOfTime(text));
  const place = facts.slice(1).find(({ text }) => looksLikePlace(text));
  return {
    company: facts.find((fact) => fact !== place),
    location: place && foundPiece(place, 0.75),
  };
};

/** A start without an end may have lost its end. */
const dateConfidence = ({ text, isRange }: DateFound) => (/[-–—]$/.test(text) ? 0.6 : isRange ? 0.95 : 0.85);

/** The comma or dash between a date and the text before or behind it. */
const signBeside = (text: string, date: DateFound) =>
  /([,–-])\s*$/.exec(text.slice(0, date.index))?.[1] ??
  /^\s*([,–-])\s/.exec(text.slice(date.index + date.text.length))?.[1];

const behindDate = /^\)?\s*[–—:-]\s+(\p{L}.{5,})$/u;

const withoutQuotes = (text: string) => text.replace(/^["“”]([^"“”]+)["“”]$/, '$1');

/** In characters: what is longer is text. */
const maxDetails = 400;

/** The piece without hours, numbers and notes, which become fields of their own. */
const withoutDetails = (kind: SectionKind, piece: Piece, head: Head): Piece => {
  if (piece.text.length > maxDetails) return piece;
  const note = noteIn(kind, piece.text);
  if (note) {
    head.notes.push({ ...piece, text: note.found });
    return withoutDetails(kind, { ...piece, text: note.rest }, head);
  }
  const validity = kind === 'licenses' && !head.validUntil ? validityIn(piece.text) : undefined;
  if (validity) {
    head.validUntil = foundIn(validity.value, placesOfPiece(piece), 0.9);
    return withoutDetails(kind, { ...piece, text: validity.rest.replace(/[\s,;|·(–—-]+$/u, '') }, head);
  }
  const hours = kind === 'trainings' && !head.hours ? hoursIn(piece.text) : undefined;
  if (hours) head.hours = foundIn(hours.found, placesOfPiece(piece), 0.85);
  const number = kind === 'licenses' && !head.number ? licenseNumberIn(piece.text) : undefined;
  if (number) head.number = foundIn(number.value, placesOfPiece(piece), 0.85);
  return {
    ...piece,
    text: hours?.rest ?? (number ? number.rest.replace(/\s*\n[\s,;|·–-]*/, ', ') : piece.text),
  };
};

/** 'TechConf 2022', where no other date is: the year at the end. */
const takeYear = (kind: SectionKind, head: Head) => {
  const index = head.facts.findIndex(({ text }) => /\S\s+(?:19|20)\d\d$/.test(text));
  const fact = head.facts[index];
  if (!fact || fact.text.length > 80) return;
  head.duration = foundIn(fact.text.slice(-4), placesOfPiece(fact), 0.5);
  // A year is part of the name of an event, but not of a school or an employer.
  if (kind === 'education' || kind === 'experience')
    head.facts[index] = { ...fact, text: fact.text.slice(0, -4).replace(/[\s,]+$/, '') };
};

/** '2019 – 2021, Haifa, Israel' above a title and its company. */
const isPlaceAbove = (kind: SectionKind, [a, b, c]: readonly Piece[]) =>
  a !== undefined &&
  b !== undefined &&
  a.line !== b.line &&
  isSurelyPlace(a.text) &&
  leaning(kind, a.text.replace(/,? philippines$/i, '')) === 0 &&
  (c !== undefined ||
    (a.line.cells.length === 1 && dateIn(a.line.text) !== undefined) ||
    splitFact(kind, b).length > 1);

const isPlaceOf = (kind: SectionKind, [a, b]: readonly Piece[]) =>
  a !== undefined &&
  b !== undefined &&
  looksLikePlace(b.text) &&
  leaning(kind, b.text) === 0 &&
  (b.line === a.line
    ? (b.place.x > a.place.x + a.place.width || kind === 'experience') && / (?:at|@) |, /.test(a.text)
    : isSurelyPlace(b.text) && splitFact(kind, a, b.text).length > 1);

/** The lines of one fact may be closer to each other than facts are: such a line goes on where the one above is among the widest. */
const closerLines = (kind: SectionKind, pieces: readonly Piece[]) => {
  // Above the first line is the entry before.
  const gaps = pieces
    .filter(({ line }) => line !== pieces[0]?.line)
    .map(({ line }) => line.gap)
    .filter((gap) => gap < 2.5);
  const widest = Math.max(...pieces.map(({ place }) => place.width));
  return (above: Piece, { text, line, bold }: Piece) => {
    const nextWord = ((text.split(' ')[0]?.length ?? 0) + 1) * line.size * (bold ? 0.6 : 0.5);
    return (
      line.gap * 1.12 < Math.max(...gaps) &&
      above.place.width + nextWord > widest &&
      !looksLikePlace(text) &&
      !isLengthOfTime(text) &&
      noteIn(kind, text) === undefined
    );
  };
};

/** A title or company that is broken over two lines of one style, or a degree before or behind the 'in' of its subject. */
const joinWrapped = (kind: SectionKind, pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  const isCloser = closerLines(kind, pieces);
  for (const piece of pieces) {
    // A date may be behind the text that goes on.
    const last = joined.at(-1)?.line;
    const at =
      last === piece.line
        ? -1
        : joined.findLastIndex(
            ({ line, place }) =>
              line === last && (line.cells.length === 1 || Math.abs(place.x - piece.place.x) < 3),
          );
    const above = joined[at];
    const isAlone =
      above &&
      !above.line.endsParagraph &&
      above.line !== piece.line &&
      above.line.cells.length <= 2 &&
      piece.line.cells.length === 1;
    const cell = above?.line.cells.find(({ x }) => Math.abs(x - above.place.x) < 1);
    const end = (cell ?? above?.line)?.runs.at(-1);
    const alike = end && isSetAlike(end, { ...piece, size: piece.line.size });
    const inSubject =
      kind === 'education' && above && (/\sin$/i.test(above.text) || /^(?:major )?in\s/i.test(piece.text));
    const isFull = above && above.place.x + above.place.width > above.line.columnRight * 0.6;
    const isLarger = end && (end.bold || end.italic);
    const isTight = above && hadNoRoom(above.line, above.place.x + above.place.width, piece.text);
    const maxGap = inSubject ? 2 : isLarger && isTight ? 1.6 : 1.45;
    const isNear = piece.line.gap < maxGap && above && Math.abs(above.line.x - piece.line.x) < 3;
    if (
      isAlone &&
      alike &&
      isNear &&
      (inSubject ||
        /\p{L}-$/u.test(above.text) ||
        // The last of its facts is the one that goes on.
        leaning(kind, above.text.split(/,\s+/).at(-1) ?? '') * leaning(kind, piece.text) >= 0) &&
      (isTight ||
        isCloser(above, piece) ||
        inSubject ||
        endsOpen.test(above.text) ||
        /\p{L}-$/u.test(above.text) ||
        (isLarger && (isFull || /^\p{Ll}|[,&:-]$/u.test(piece.text)))) &&
      !dateIn(piece.text) &&
      hoursIn(piece.text)?.rest !== '' &&
      (!dateIn(above.text) || /\p{L}-$/u.test(above.text))
    )
      joined[at] = {
        ...joinPieces(above, piece),
        line: piece.line,
        styleEnds: [...above.styleEnds, ...piece.styleEnds],
      };
    else joined.push(piece);
  }
  return joined;
};
