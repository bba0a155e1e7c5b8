import type { SectionKind } from '#shared/resume/read-resume';
import {
  companyScore,
  issuerScore,
  isSurelyPlace,
  jobScore,
  looksLikePlace,
  placeScore,
} from '#shared/resume/words';
import { leaning } from './leaning';
import { splitOutsideBrackets, weakSeparator, withMaskedBrackets, type Piece } from './pieces';

/** 'Nurse at Hospital', 'Engineer, Company', 'School — Degree': one text with two facts. */
export const splitFact = (kind: SectionKind, piece: Piece, place = ''): Piece[] => {
  const { text } = piece;
  const [, quoted = '', behind = ''] =
    ((kind === 'publications' || kind === 'trainings') && quotedTitle.exec(text)) || [];
  if (quoted !== '') return [quoted, behind].map((part) => ({ ...piece, text: part }));
  // Each sign is tried with all words on both sides of it.
  if (text.length > maxLength) return [piece];
  const masked = withMaskedBrackets(text);
  const changesType = (left: string) => piece.styleEnds.some((end) => left.endsWith(end));
  const cuts = [
    ...[...masked.matchAll(/ (?:at|@|sa|in|by|with|from) (?=\p{Lu})/gu)]
      .filter(
        ([word]) =>
          kind === 'experience' || kind === 'volunteering' || kind === 'education' || word !== ' in ',
      )
      .filter(([word]) => !(kind === 'education' && word === ' in ')),
    ...masked.matchAll(/\s*,\s+/g),
    ...masked.matchAll(new RegExp(weakSeparator, 'gu')),
    ...masked.matchAll(/:\s+/g),
    // A change of type alone: 'Best Barista' in bold before 'Bohol Coffee Festival'.
    ...[...masked.matchAll(/ (?=\p{Lu})/gu)].filter(({ index }) => changesType(text.slice(0, index))),
  ].map((match) => {
    const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    // 'sa' is also a word of names: 'Kusina sa Aplaya'.
    const isWord =
      / (?:at|@) /.test(match[0]) ||
      (match[0] === ' by ' && pairs.includes(kind)) ||
      (match[0] === ' sa ' && jobScore(left) > 0 && !left.includes(','));
    const score =
      Math.abs(leaning(kind, left) - leaning(kind, right)) +
      Math.sign(leaning(kind, left)) * -Math.sign(leaning(kind, right)) +
      (isWord ? 3 : /[–-]/.test(match[0]) ? 0.5 : 0) +
      (changesType(left.trimEnd()) ? 2 - left.length / 1000 : 0) -
      (named.includes(kind) && isPlaceOnly(right) ? 1 : 0);
    return { left, right, score, isWord };
  });
  const isDash = ({ left, right }: { left: string; right: string }) =>
    (named.includes(kind) || pairs.includes(kind)) &&
    /^\s*[–-]\s/.test(text.slice(left.length, text.length - right.length));
  const dashes = cuts.filter((cut) => isDash(cut) && !/^\p{Ll}/u.test(cut.right));
  // Commas are within what a dash separates, but for a branch behind the company of a title.
  const [only, ...more] = dashes;
  if (only && more.length === 0) {
    const before = cuts.filter(({ left }) => left.length < only.left.length);
    const title = before.find(({ left, right }) => jobScore(left) > 0 && jobScore(right) === 0);
    const cut = title && isBranch(kind, only.right) ? title : only;
    if (!before.some(({ isWord }) => isWord) && hasName(kind, cut))
      return [cut.left, cut.right].map((part) => ({ ...piece, text: part.trim() }));
  }
  // With a date behind both, what a dash separates first is who gave it.
  const [first] = piece.sign === ',' && pairs.includes(kind) ? dashes : [];
  if (first && /^\p{Lu}\S*(?: \S+)* \p{Lu}/u.test(first.right))
    return [first.left, first.right].map((part) => ({ ...piece, text: part.trim() }));
  const [best] = [...cuts, ...cutAtBrackets(kind, piece)]
    .filter(({ left, right }) => left.length > 1 && right.length > 1 && !suffixAlone.test(right))
    .filter(({ right }) => kind !== 'experience' || !wardName.test(right.split(/,\s/)[0] ?? ''))
    .sort((a, b) => b.score - a.score || b.left.length - a.left.length);
  if (!best || best.score < 1.5) return listed(kind, piece) ?? beforePlace(kind, piece, place) ?? [piece];
  const { left, right } = withDepartment(kind, best);
  return [left, right].map((part) => ({ ...piece, text: part.trim() }));
};

const maxLength = 400;

/** '“On Rivers.” Journal of Water' */
const quotedTitle = /^["“]([^"“”]+?)[.,]?["”][.,]?\s+(?:[–—-]\s+)?([^\s–—-].*)$/;

const isPlaceOnly = (text: string) => placeScore(text) > 0 && looksLikePlace(text);

/** 'Charge Nurse, Emergency Department' works for what follows, if that is a company by itself. */
const departments = /,\s+(?=[^,]*\b(?:department|dept\.?|unit|ward|division|section|team)(?:,|$))/i;

const withDepartment = (kind: SectionKind, { left, right }: Sides): Sides => {
  const [department = '', ...rest] = right.split(/,\s+/);
  const company = rest.join(', ');
  return kind === 'experience' && departments.test(`, ${department}`) && companyScore(rest[0] ?? '') > 0
    ? { left: `${left}, ${department}`, right: company }
    : { left, right };
};

interface Sides {
  left: string;
  right: string;
}

const named: readonly SectionKind[] = ['experience', 'volunteering', 'education'];

/** One side says what it is; the other may be a name of any words. */
const hasName = (kind: SectionKind, { left, right }: { left: string; right: string }) =>
  pairs.includes(kind)
    ? issuerScore(right.split(',')[0] ?? '') + companyScore(right.split(',')[0] ?? '') > 0 ||
      /^\p{Lu}{3,}(?!\p{L})/u.test(right)
    : [left, right].some((text) =>
        kind === 'education' ? leaning(kind, text) !== 0 : jobScore(text) > 0 || companyScore(text) > 0,
      );

/** 'Teller, Tarlac Savings – Dau': behind the dash is a branch or a place, not the company. */
const isBranch = (kind: SectionKind, text: string) =>
  kind === 'experience' && companyScore(text) === 0 && !/\s/.test(text.trim());

/** 'Driving NC II (TESDA)': brackets at the end hold who gave it. A company's department is not who employs. */
const cutAtBrackets = (kind: SectionKind, { text, sign }: Piece) => {
  const [, left = '', right = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  const score = leaning(kind, left) - leaning(kind, right);
  return leaning(kind, right) < 0 && (kind !== 'experience' || sign !== undefined)
    ? [{ left, right, score: score + 1, isWord: false }]
    : [];
};

/** 'Inc.' and the like belong to the text before their comma. */
const suffix = /^(?:inc|incorporated|corp|co|ltd|llc|jr|sr|ii|iii|iv|rn|md|lpt|phd)\b\.?/i;
const suffixAlone = new RegExp(`${suffix.source}$`, 'i');

/** What has no words of its own to tell the giver by: 'Champion, Startup Weekend (2016)'. */
const pairs: readonly SectionKind[] = ['awards', 'licenses', 'trainings'];

/** 'Deckhand, Bohol Island Ferries, Tagbilaran City': a title and a name of any words before a place, which may be beside them. */
const beforePlace = (kind: SectionKind, piece: Piece, beside: string): Piece[] | undefined => {
  const [title = '', name = '', ...more] = splitOutsideBrackets(piece.text, /,\s+/);
  const place = more.length === 0 ? beside : more.join(', ');
  const isName = !isSurelyPlace(name) && !suffix.test(name) && !departmentName.test(name);
  return kind === 'experience' &&
    jobScore(title) > 0 &&
    name !== '' &&
    isName &&
    placeScore(place) > 0 &&
    looksLikePlace(place)
    ? [
        { ...piece, text: title },
        { ...piece, text: [name, ...more].join(', '), isGuess: true },
      ]
    : undefined;
};

/** Where in a hospital or for whom in a call center someone works. */
const wardName = /\b(?:ward|unit|icu|er|or|account|campaign)$/i;
const departmentName = new RegExp(
  `^(?:human resources|sales|marketing|finance|accounting|operations|production|logistics|engineering|housekeeping|front office|information technology|it|hr)\\b|\\b(?:branch|department)$|${wardName.source}`,
  'i',
);

/** 'Basic Life Support, Red Cross, 2023': the sign before the date separates the facts too. */
const listed = (kind: SectionKind, { sign: own, ...piece }: Piece): Piece[] | undefined => {
  const sign =
    own ?? (pairs.includes(kind) && splitOutsideBrackets(piece.text, /,\s+/).length === 2 ? ',' : undefined);
  if (sign === undefined) return undefined;
  const between = sign === ',' ? /,\s+/ : weakSeparator;
  const parts: string[] = [];
  for (const part of splitOutsideBrackets(piece.text, between)) {
    const last = parts.length - 1;
    if (last >= 0 && suffix.test(part)) parts[last] = `${parts[last]}, ${part}`;
    else parts.push(part);
  }
  const [first, second = '', ...more] = parts;
  const isFact = (text: string) => text.length > 1 && /^[\p{Lu}\d"“]/u.test(text);
  if (more.length > 1 || !first || !isFact(first) || !isFact(second) || looksLikePlace(second))
    return undefined;
  if (kind === 'experience' && departmentName.test(second)) return undefined;
  // 'MV Amihan - Chief Cook - Luntian Manning': the title is the part with a title's words.
  const title = more.length > 0 && leaning(kind, second) > Math.max(leaning(kind, first), 0) ? second : first;
  const rest = parts.filter((part) => part !== title).join(sign === ',' ? ', ' : ` ${sign} `);
  return [title, rest].map((text) => ({ ...piece, text }));
};
