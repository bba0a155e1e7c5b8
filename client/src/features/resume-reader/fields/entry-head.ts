import type { Found, FoundLink, SectionKind } from '#shared/resume/read-resume';
import { looksLikePlace } from '#shared/resume/words';
import { dateIn, dateLabel, entryDateIn, isDate, isLengthOfTime, withoutDate } from '#shared/text/dates';
import { leaning } from './leaning';
import type { EntryLines } from './split-entries';
import { foundIn, foundPiece, piecesOf, weakSeparator, type Piece } from './pieces';

/** The head of an entry without its dates, places and addresses. */
export interface Head {
  facts: Piece[];
  duration?: Found | undefined;
  location?: Found | undefined;
  link?: FoundLink | undefined;
  validUntil?: Found | undefined;
  hours?: Found | undefined;
}

const hours = /^\d{1,4}\s*(?:training |contact |CPD |credit )?(?:hours?|hrs?)\.?$/i;
const isValidity = (text: string) => /^(?:valid(?:ity)?|expir(?:es|y|ation)|exp\.)/i.test(text);

/** Kinds whose organization gives something: an award 'by' it. */
const givers: readonly SectionKind[] = ['awards', 'licenses', 'publications', 'trainings'];
const giver = /^(?:(?:awarded|issued|published|given|presented|conducted|organized) )?by\s+(?=\p{Lu})/iu;

/** The head of an entry: its facts, and what stands beside them. */
export const headOf = (kind: SectionKind, { head }: EntryLines): Head => {
  const facts: Piece[] = [];
  const result: Head = { facts };
  const pieces = joinWrapped(head.flatMap(piecesOf));
  for (const piece of pieces) {
    const date = entryDateIn(piece.text);
    if (date && kind === 'licenses' && isValidity(piece.text)) {
      result.validUntil = foundIn(date.text, [piece.place], 0.9);
      continue;
    }
    if (kind === 'trainings' && hours.test(piece.text)) {
      result.hours = foundIn(parseInt(piece.text, 10).toString(), [piece.place], 0.85);
      continue;
    }
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
    else facts.push({ ...piece, text: givers.includes(kind) ? text.replace(giver, '') : text });
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
      above &&
      !above.line.endsParagraph &&
      above.line !== piece.line &&
      above.line.cells.length <= 2 &&
      piece.line.cells.length === 1;
    const end = above?.line.runs.at(-1);
    const alike =
      end &&
      end.bold === piece.bold &&
      end.italic === piece.italic &&
      Math.abs(end.size - piece.line.size) < 0.3;
    const isNear = piece.line.gap < 1.45 && above && Math.abs(above.line.x - piece.line.x) < 3;
    const isFull = above && above.place.x + above.place.width > above.line.columnRight * 0.6;
    const isLarger = above && (above.bold || above.italic);
    // The next word would not have fit.
    const nextWord = (piece.text.split(' ')[0]?.length ?? 0) + 1;
    const isTight =
      above && above.place.x + above.place.width + nextWord * above.line.size * 0.5 > above.line.columnRight;
    if (
      isAlone &&
      alike &&
      isNear &&
      (isTight || (isLarger && (isFull || /^\p{Ll}|[,&:-]$/u.test(piece.text)))) &&
      !dateIn(piece.text) &&
      !dateIn(above.text)
    )
      joined[joined.length - 1] = {
        ...above,
        text: `${above.text} ${piece.text}`,
        line: piece.line,
        styleEnds: [...above.styleEnds, ...piece.styleEnds],
      };
    else joined.push(piece);
  }
  return joined;
};

/** 'Nurse at Hospital', 'Engineer, Company', 'School — Degree': one text with two facts. */
const splitFact = (kind: SectionKind, piece: Piece): Piece[] => {
  const { text } = piece;
  const changesType = (left: string) => piece.styleEnds.some((end) => left.endsWith(end));
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
      (isWord ? 3 : isDash ? 0.5 : 0) +
      (changesType(left.trimEnd()) ? 2 : 0);
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
