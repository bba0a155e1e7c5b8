import {
  areLanguages,
  companyScore,
  degreeScore,
  isSurelyPlace,
  issuerScore,
  jobScore,
  looksLikePlace,
  schoolScore,
  shareOfSmallWords,
} from '#shared/resume/words';
import type { ResumeContent } from '#shared/resume/schema';
import { dateIn, entryDateIn, isDate, isLengthOfTime, spanOf } from '#shared/text/dates';
import type { Box } from '#shared/resume/read-resume';
import { unsureBelow, type ImportedField, type Unplaced } from '../imported-resume';

// Confidence as a reader of the result has it: what an entry lacks that its neighbors have, and what is in a field that
// belongs into another one, make the entry doubtful, however sure each of its texts was by itself.

type Entry = Readonly<Record<string, string>>;

/** Confidence of what the evidence is against. */
const doubtful = 0.6;

/** The fields that name an entry and say when it was, by their roles. */
interface Roles {
  list: keyof ResumeContent;
  title: string;
  organization?: string;
  date?: string;
  text?: string;
  /** Without an organization or a title, an entry is doubtful by itself. */
  needsBoth?: true;
}

const lists: readonly Roles[] = [
  {
    list: 'experience',
    title: 'title',
    organization: 'company',
    date: 'duration',
    text: 'description',
    needsBoth: true,
  },
  {
    list: 'education',
    title: 'degree',
    organization: 'school',
    date: 'year',
    text: 'description',
    needsBoth: true,
  },
  {
    list: 'volunteering',
    title: 'role',
    organization: 'organization',
    date: 'duration',
    text: 'description',
  },
  { list: 'licenses', title: 'name', organization: 'issuer', date: 'issued' },
  { list: 'trainings', title: 'title', organization: 'organizer', date: 'duration' },
  { list: 'projects', title: 'name', date: 'duration', text: 'description' },
  { list: 'awards', title: 'title', organization: 'awarder', date: 'date', text: 'description' },
  { list: 'publications', title: 'title', organization: 'publisher', date: 'date' },
  { list: 'references', title: 'name', organization: 'company', text: 'quote' },
  { list: 'seaService', title: 'vessel', organization: 'principal', date: 'signOn' },
];

const hasSmallWords = (text: string) => shareOfSmallWords(text) > 0.5;

/** Of a date that goes on in the next line. People are called May and June. */
const lonelyMonth =
  /,\s+(?:april|may|june|august)$|[,\s](?:january|february|march|july|september|october|november|december)$/i;

/** What a name ends with, as all of it. */
const restOfName = /^(?:inc|corp|co|ltd|cpas|ph\.?d|rn|lpt|rrt)\b[.,]?(?:\s|$)/i;

/** A sentence, a date, a number, half of a text or the same word twice: no name of anything. */
const isNoName = (text: string) =>
  (text.length > 30 && hasSmallWords(text)) ||
  /^[\p{Ll}\W\d]+$/u.test(text) ||
  /(?:[,:;(&–—-]|\b(?:and|of|the|in|for|valid|until|no|del?|with))$/i.test(text) ||
  lonelyMonth.test(text) ||
  /\b(?:valid until|expires|issued|thesis:)/i.test(text) ||
  restOfName.test(text) ||
  /^(\p{L}+),? \1\b/u.test(text) ||
  /^\s*[–—:,]|^[^(]*\)|\([^)]*$/u.test(text) ||
  /\p{Ll}[.]$/u.test(text.replace(/\b(?:inc|corp|co|ltd|bros|intl)\.$/i, '')) ||
  isDate(text) ||
  entryDateIn(text)?.isRange === true;

/** A line that names a job, a company, a school or a time, between or above the sentences of a text. */
const isStray = (line: string, isOnly: boolean) => {
  const text = line.replace(/^- /, '');
  if (entryDateIn(text)?.isRange) return true;
  if (isOnly || line.startsWith('- ') || text.length > 90 || hasSmallWords(text) || /[.!?:]$/.test(text))
    return false;
  return companyScore(text) + schoolScore(text) + jobScore(text) > 0 || isSurelyPlace(text);
};

const hasStray = (text: string) => {
  const lines = text.split('\n');
  return lines.some((line) => isStray(line, lines.length === 1)) || /^\p{Ll}/u.test(text);
};

const isSpan = (duration = '') => dateIn(duration)?.isRange === true || spanOf(duration).end === null;

/** What speaks against the fields of one entry: the names of those. */
const against = (entry: Entry, roles: Roles, others: readonly Entry[]): string[] => {
  const { list, title, organization = '', date = '', text = '', needsBoth } = roles;
  const textOf = (name: string) => entry[name] ?? '';
  const [name, giver, when] = [textOf(title), textOf(organization), textOf(date)];
  const all = Object.keys(entry);
  const names = [title, organization];
  const usually = (field: string) =>
    field !== '' && others.filter((other) => other[field]).length > others.length / 2;
  const lacks = [title, organization, date].filter((field) => textOf(field) === '' && usually(field));
  if (lacks.length > 0 || (needsBoth && (name === '' || giver === ''))) return all;
  if (text !== '' && hasStray(textOf(text))) return all;
  if (name !== '' && (isNoName(name) || isSurelyPlace(name))) return all;
  if (giver !== '' && isNoName(giver)) return all;
  const lacksFlag = textOf('flag') === '' && usually('flag');
  if (list === 'seaService' && (lacksFlag || isMixedUp(entry))) return all;
  if (list === 'experience' && (isReversed(name, giver) || looksLikePlace(name))) return all;
  if (list === 'experience' && giver !== '' && companyScore(giver) === 0 && isSurelyPlace(giver))
    return names;
  // 'First Aid Training, Red Cross' as a name has its giver in it.
  const [, behind = ''] = /,\s+(.+)$/.exec(name) ?? [];
  const hasGiver = issuerScore(behind) + companyScore(behind) > 0 && degreeScore(behind) === 0;
  if (hasGiver && list !== 'experience' && list !== 'education') return all;
  if (list === 'experience' && /^(?:[^,\s]+ ){3}/.test(behind)) return names;
  // 'Packaging, Design Guild' as who gave 'Gold': its first words may be of the title.
  const [before = '', ...more] = giver.split(/,\s+/);
  const isGiver = issuerScore(before) + companyScore(before) + schoolScore(before) > 0;
  if (list === 'awards' && more.length > 0 && !isGiver && !isSurelyPlace(more.join(', '))) return names;
  if (list === 'education' && (genericName.test(giver) || honors.test(giver))) return names;
  if (list === 'education' && degreeScore(giver) > 0 && schoolScore(giver) === 0) return names;
  if (list === 'education' && genericName.test(name) && giver !== '') return names;
  const isDegree = (degree: string) => degreeScore(degree) > 0 || schoolLevel.test(degree);
  if (list === 'education' && name !== '' && !isDegree(name)) return names;
  if (list === 'licenses' && textOf('number') + textOf('validUntil') === '' && usually('number')) return all;
  if (list === 'references' && jobScore(name) > 0) return all;
  const position = textOf('position');
  if (list === 'references' && position.split(' ').length > 4 && companyScore(position) > 0)
    return ['position'];
  if (isNoName(textOf('location')) || /^city\b/i.test(textOf('location'))) return ['location'];
  const spans = others.filter((other) => isSpan(other[date])).length;
  if (date === 'duration' && when !== '' && !isSpan(when) && spans > others.length / 2) return [date];
  return [];
};

const genericName = /^(?:academy|school|college|university|institute|honou?rs?)$/i;
const honors = /\b(?:with (?:high(?:est)? )?honou?rs?|cum laude|lister|valedictorian|salutatorian)\b/i;

const schoolLevel =
  /\b(?:primary|elementary|secondary|high school|vocational|grade|strand|track|certificate)\b/i;

/** Several rows or columns of a table in one cell. */
const isMixedUp = ({ flag = '', tonnage = '', power = '', vessel = '', rank = '' }: Entry) =>
  /\d/.test(flag) ||
  // '2nd Engineer', '3/O'.
  /\d/.test(rank.replace(/^\d(?:st|nd|rd|th|\s*\/)/i, '')) ||
  /\p{L}{4}|\d\s+\d{2}/u.test(tonnage) ||
  /\d\s+\d{2}/u.test(power) ||
  /\bM[VT]\b.*\bM[VT]\b/.test(vessel);

const isReversed = (title: string, company: string) =>
  jobScore(title) - companyScore(title) < 0 && jobScore(company) - companyScore(company) > 0;

/** A date, a place, a share, a rate, the rest of a text or the label of one: no item of a list. */
const isNoItem = (text: string) =>
  isDate(text) ||
  /^\d{1,3}(?:\s?%|\s?\/\s?\d{1,3})$/.test(text) ||
  isLengthOfTime(text) ||
  isSurelyPlace(text) ||
  /[:(,&–—]$|^[^(]*\)|^[–—]|\b(?:and|of|the|in|for|with)$/i.test(text) ||
  /^\p{Lu}+ \d+, \d{4}$/iu.test(text);

/** 'Internal audit Power Query': two items that were beside each other. */
const isTwoItems = (text: string) => /^\p{Lu}\p{Ll}+ (?!with |from |into )\p{Ll}{4,} \p{Lu}/u.test(text);

/** Like a heading; short ones are abbreviations. */
const isInCapitals = (text: string) => /^\p{Lu}[\p{Lu} &]{5,}$/u.test(text);

/** Behind an item, or by itself: of a group, where few items have one. */
const level = /(?:^|\()(?:beginner|basic|elementary|intermediate|advanced|proficient|expert)\)?$/i;

/** The paths that something in the content speaks against. */
const doubtfulPaths = (content: ResumeContent): ReadonlySet<string> => {
  const paths = new Set<string>();
  for (const roles of lists) {
    const entries = content[roles.list] as unknown as readonly Entry[];
    const found = entries.map((entry, index) =>
      against(
        entry,
        roles,
        entries.filter((_, other) => other !== index),
      ),
    );
    // Where most entries are doubtful, the list was read wrong.
    const isMisread = found.filter((names) => names.length > 1).length > entries.length / 2;
    for (const [index, own] of found.entries()) {
      const names = isMisread ? Object.keys(entries[index] ?? {}) : own;
      for (const name of names) paths.add(`${roles.list}.${index}.${name}`);
    }
  }
  for (const list of ['skills', 'interests'] as const) {
    const items = content[list];
    const areCapitalized = items.filter((item) => /^[\p{Lu}\d]/u.test(item)).length > items.length / 2;
    const areInCapitals = items.filter(isInCapitals).length > items.length / 2;
    const haveLevels = items.filter((item) => level.test(item)).length > items.length / 2;
    const odd = items.filter(
      (item) =>
        isNoItem(item) ||
        isTwoItems(item) ||
        (areCapitalized && /^\p{Ll}+$/u.test(item)) ||
        (!areInCapitals && isInCapitals(item)) ||
        (!haveLevels && level.test(item)),
    );
    const isMisread = odd.length > 1 && odd.length > items.length * 0.15;
    for (const [index, item] of items.entries())
      if (isMisread || odd.includes(item)) paths.add(`${list}.${index}`);
  }
  const known = content.languages.filter(({ name }) => areLanguages(name)).length;
  for (const [index, { name }] of content.languages.entries())
    if (!areLanguages(name) && (known > 0 || /[()]/.test(name)))
      for (const field of ['name', 'level']) paths.add(`languages.${index}.${field}`);
  return paths;
};

/** 'experience.0.' of the fields of an entry; '' of others. */
const entryOf = ({ path }: ImportedField) => /^\w+\.\d+\.(?=\w)/.exec(path)?.[0] ?? '';

/** Entries that have a text between their own which no field holds: it is theirs, or their texts are those of several entries. */
const withTextBetween = (
  fields: readonly ImportedField[],
  unplaced: readonly Unplaced[],
): ReadonlySet<string> => {
  const boxes = new Map<string, Box[]>();
  for (const field of fields)
    boxes.set(entryOf(field), [...(boxes.get(entryOf(field)) ?? []), ...field.places]);
  boxes.delete('');
  const others = unplaced.flatMap(({ places }) => places);
  const isAmong = (own: readonly Box[], { page, x, y, width, height }: Box) => {
    const near = own.filter((box) => box.page === page && box.x < x + width && box.x + box.width > x);
    const middle = y + height / 2;
    // What a field was cut from is not between them.
    if (own.some((box) => box.x === x && box.y === y)) return false;
    return near.some((box) => box.y < middle) && near.some((box) => box.y + box.height > middle);
  };
  return new Set(
    [...boxes].flatMap(([entry, own]) => (others.some((box) => isAmong(own, box)) ? [entry] : [])),
  );
};

/**
 * Of a file whose doubtful fields are more than this share, the others are doubtful too: 12 to 26 % of them are wrong, and 1 % where
 * fewer than a tenth is doubtful (944 files, November 28, 2026).
 */
const maxDoubtful = 0.3;
/** In a shorter text, one doubtful entry is that share. */
const minFields = 20;

/** The fields with the confidence that all of the content together leaves them; of a text that is mixed up, none is sure. */
export const withDoubts = (
  content: ResumeContent,
  fields: readonly ImportedField[],
  unplaced: readonly Unplaced[] = [],
  areAllUnsure = false,
): readonly ImportedField[] => {
  const paths = doubtfulPaths(content);
  const entries = withTextBetween(fields, unplaced);
  const atMost = (max: number) => (field: ImportedField) => ({
    ...field,
    confidence: Math.min(field.confidence, max),
  });
  const judged = fields.map((field) =>
    paths.has(field.path) || entries.has(entryOf(field)) ? atMost(doubtful)(field) : field,
  );
  const unsure = judged.filter(({ confidence }) => confidence < unsureBelow);
  const isMisread = fields.length >= minFields && unsure.length > fields.length * maxDoubtful;
  // Each field's own doubts come first in the review.
  return areAllUnsure || isMisread ? judged.map(atMost(unsureBelow - 0.05)) : judged;
};
