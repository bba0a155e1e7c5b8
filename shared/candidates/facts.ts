import { professionOf } from '#shared/resume/examples/professions';
import type { ResumeContent } from '#shared/resume/schema';
import { seaServiceTotals } from '#shared/resume/sections/sea-service';
import { spanOf } from '#shared/text/dates';
import { phoneKey, wordsOf } from './keys';

// What the roster searches, filters and compares by, derived from a candidate's content. Pure.

/** The professions of the roster's filter. A recruiter may set another one than was derived. */
export const rosterProfessions = {
  nurse: 'Nursing and care',
  seafarer: 'Seafaring',
  engineer: 'Engineering',
  teacher: 'Teaching',
  bpo: 'Customer service',
  it: 'Software and IT',
  trades: 'Construction and trades',
  hospitality: 'Hotel, kitchen and cleaning',
  driver: 'Driving and logistics',
  factory: 'Factory and production',
  office: 'Office and accounting',
  sales: 'Sales and retail',
  other: 'Other',
} as const;
export type RosterProfession = keyof typeof rosterProfessions;
export const rosterProfessionNames = Object.keys(rosterProfessions) as RosterProfession[];

/** For titles that the examples of resumes do not know; the first that fits counts. */
const titleWords: readonly [RosterProfession, RegExp][] = [
  [
    'it',
    /\b(?:software|developer|programmer|devops|it|network|data|web|qa|systems? (?:analyst|admin\w*))\b/i,
  ],
  [
    'trades',
    /\b(?:welder|fitter|electrician|plumber|carpenter|mason|painter|scaffolder|rigger|foreman|laborer|mechanic|technician|hvac|crane|pipefitter|steelman)\b/i,
  ],
  [
    'hospitality',
    /\b(?:chef|cook|kitchen|waiter|waitress|barista|bartender|housekeep\w*|room attendant|hotel|cleaner|janitor|domestic|nanny|household|yaya|kasambahay|(?:service|store|kitchen|dining) crew|crew member)\b/i,
  ],
  ['driver', /\b(?:driver|rider|forklift|warehouse\w*|logistics|dispatcher|courier)\b/i],
  ['factory', /\b(?:factory|production|assembl\w*|machine operator|sewer|packer|operator)\b/i],
  [
    'office',
    /\b(?:account\w*|bookkeep\w*|secretary|clerk|administrat\w*|encoder|auditor|payroll|human resources?|hr)\b/i,
  ],
  ['sales', /\b(?:sales\w*|cashier|merchandiser|promodiser|store|retail|marketing)\b/i],
];

const professionOfTitle = (title: string): RosterProfession | undefined => {
  const profession = professionOf(title);
  return profession && profession in rosterProfessions
    ? (profession as RosterProfession)
    : titleWords.find(([, words]) => words.test(title))?.[0];
};

/** By the title, else by the latest job that says it; 'other' where nothing does. */
export const rosterProfessionOf = (headline: string, content: ResumeContent): RosterProfession => {
  if (content.seaService.length > 0 && professionOfTitle(headline) === undefined) return 'seafarer';
  const titles = [headline, content.title, ...content.experience.map(({ title }) => title)];
  for (const title of titles) {
    const found = professionOfTitle(title);
    if (found) return found;
  }
  return 'other';
};

const monthIn = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || 1);

/** Of a contract at sea, whose dates are days or months. */
const seaSpan = ({ signOn, signOff }: { signOn: string; signOff: string }, now: number) =>
  /^\d{4}-\d\d/.test(signOn)
    ? { start: monthIn(signOn), end: /^\d{4}/.test(signOff) ? monthIn(signOff) : now }
    : undefined;

/** Whole years of work up to `today` (YYYY-MM-DD): months in which two jobs overlap count once, and so does what is ahead. */
export const yearsOfWork = ({ experience, seaService }: ResumeContent, today: string): number => {
  const now = monthIn(today);
  const spans = [
    ...experience.map(({ duration }) => {
      const { start, end } = spanOf(duration);
      return start === undefined ? undefined : { start, end: end === null ? now : (end ?? start) };
    }),
    ...seaService.map((contract) => seaSpan(contract, now)),
  ]
    .flatMap((span) => (span ? [{ start: span.start, end: Math.min(span.end, now) }] : []))
    .filter(({ start, end }) => end >= start)
    .toSorted((one, other) => one.start - other.start);
  let months = 0;
  let reached = 0;
  for (const { start, end } of spans) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.floor(months / 12);
};

/** A license that has no end. */
export const noEnd = '9999-12-31';

/** The last day of a partial date: '2027-02' is '2027-02-28'. '' for other text. */
export const lastDayOf = (date: string): string => {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(date) ?? [];
  if (!year) return '';
  if (day) return date;
  if (!month) return `${year}-12-31`;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
};

/** The day until which the longest of the licenses is valid; null where none says it. */
export const licensedUntil = ({ licenses }: Pick<ResumeContent, 'licenses'>): string | null =>
  licenses
    .map(({ noExpiry, validUntil }) => (noExpiry ? noEnd : lastDayOf(validUntil)))
    .filter(Boolean)
    .toSorted()
    .at(-1) ?? null;

interface SearchedCandidate {
  name: string;
  email: string;
  phone: string;
  tags: readonly string[];
  content: ResumeContent;
}

/** Enough for every word of a long resume; Postgres has no room for more than a megabyte. */
const maxIndexedWords = 3000;
const maxWordLength = 60;

/**
 * The words that the search finds a candidate by: name, titles, skills, licenses, places and tags, then employers, schools, vessels
 * and what was written about them. Particulars and license numbers are none of them: a search must not lead to them.
 */
export const searchedWords = ({ name, email, phone, tags, content }: SearchedCandidate): string[] => {
  const texts = [
    name,
    content.title,
    content.location,
    ...tags,
    ...content.skills,
    ...content.licenses.flatMap((license) => [license.name, license.issuer]),
    ...content.experience.flatMap(({ title, location, company }) => [title, location, company]),
    ...content.seaService.flatMap(({ rank, type, vessel, principal, flag }) => [
      rank,
      type,
      vessel,
      principal,
      flag,
    ]),
    ...content.trainings.flatMap(({ title, organizer }) => [title, organizer]),
    ...content.languages.map((language) => language.name),
    ...content.education.flatMap(({ degree, school }) => [degree, school]),
    email,
    phone,
    phone.replace(/\D/g, ''),
    phoneKey(phone),
    content.summary,
    ...content.projects.flatMap((project) => [project.name, project.role]),
    ...content.experience.map(({ description }) => description),
  ];
  const words = new Set<string>();
  for (const text of texts)
    for (const word of wordsOf(text))
      if (word.length <= maxWordLength && words.size < maxIndexedWords) words.add(word);
  return [...words];
};

/**
 * The condition of a search as Postgres reads it ('ana':* & 'nurse':*): every word, the beginnings of words too. Null for a search
 * without words.
 */
export const searchCondition = (search: string): string | null => {
  const words = [...new Set(wordsOf(search))].slice(0, maxSearchedWords);
  if (words.length === 0) return null;
  // One letter begins half of all words.
  return words.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
};
const maxSearchedWords = 10;

/** Total sea service, by rank and by vessel type. */
export const seaTotals = (content: ResumeContent, today: string): string[] =>
  seaServiceTotals(content.seaService, today);
