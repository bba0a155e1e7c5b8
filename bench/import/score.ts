import type { ResumeContent } from '#shared/resume/schema';
import { dateIn } from '#shared/text/dates';
import { normalizeDate } from '#shared/text/partial-date';
import { pathsToCheck, type ImportedResume } from '../../client/src/features/resume/import/imported-resume';
import type { Expected } from './expected';
import { plain, wordsOf } from './shown';
import type { ExpectedEntry, Truth } from './truth';

/**
 * What became of a field that the file shows. 'elsewhere' is in another field, 'listed' is in 'Without a place', and
 * 'vanished' is in neither. 'invented' is a field that was filled in with something that the file does not say there.
 */
export const outcomes = ['right', 'partly', 'elsewhere', 'listed', 'vanished', 'invented'] as const;
type Outcome = (typeof outcomes)[number];

export interface Judged {
  kind: string;
  outcome: Outcome;
  expected: string;
  /** What the import filled in; '' for nothing. */
  found: string;
  /** Undefined where the review shows none. */
  confidence: number | undefined;
  /** Whether the review asks to check it. */
  isMarked: boolean;
}

export const isWrong = ({ outcome, found }: Judged) => found !== '' && outcome !== 'right';
export const isSure = ({ isMarked }: Judged) => !isMarked;

/** The names of the content's fields by the kinds of the truth. */
const fieldsOf: Record<string, Record<string, string>> = {
  experience: {
    'work title': 'title',
    'work company': 'company',
    'work duration': 'duration',
    'work location': 'location',
    'work description': 'description',
  },
  education: {
    'education degree': 'degree',
    'education school': 'school',
    'education years': 'year',
    'education description': 'description',
  },
  volunteering: {
    'volunteering role': 'role',
    'volunteering organization': 'organization',
    'volunteering duration': 'duration',
    'volunteering description': 'description',
  },
  licenses: {
    'license name': 'name',
    'license issuer': 'issuer',
    'license date': 'issued',
    'license number': 'number',
    'license valid until': 'validUntil',
  },
  trainings: {
    'training title': 'title',
    'training organizer': 'organizer',
    'training date': 'duration',
    'training hours': 'hours',
  },
  seaService: Object.fromEntries(
    ['vessel', 'type', 'flag', 'tonnage', 'power', 'rank', 'principal', 'signOn', 'signOff'].map((name) => [
      `sea service ${name}`,
      name,
    ]),
  ),
  projects: {
    'project name': 'name',
    'project duration': 'duration',
    'project description': 'description',
  },
  awards: {
    'award title': 'title',
    'award awarder': 'awarder',
    'award date': 'date',
    'award description': 'description',
  },
  publications: {
    'publication title': 'title',
    'publication publisher': 'publisher',
    'publication date': 'date',
    'publication description': 'description',
  },
  references: {
    'reference name': 'name',
    'reference quote': 'quote',
    'reference position': 'position',
    'reference company': 'company',
    'reference phone': 'phone',
  },
  languages: { language: 'name', 'language level': 'level' },
};

type Texts = Record<string, string>;

/** The texts that say what a field says: a company may be stored with its place, or apart from it. */
const readings = (entry: Texts | undefined, list: string, kind: string): string[] => {
  const text = entry?.[fieldsOf[list]?.[kind] ?? ''] ?? '';
  return kind === 'work company' && entry?.['location'] ? [text, `${text}, ${entry['location']}`] : [text];
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split('\n').filter(Boolean)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const minShare = 0.9;

/** The dates in a text, as they are written and as the form has them. */
const datesIn = (text: string): string[] => {
  const found = dateIn(text);
  if (!found) return [];
  const rest = text.slice(text.indexOf(found.text, found.index) + found.text.length);
  return [found.text, normalizeDate(found.text), ...datesIn(rest)];
};

/** Whether texts hold what a field says, whole. */
const holds = (texts: readonly string[], { value, isRight }: Expected) => {
  const wanted = wordsOf(value);
  const words = new Set(texts.flatMap(wordsOf));
  return (
    texts.some(
      (text) =>
        isRight(text) || plain(text).includes(plain(value)) || datesIn(text).some((date) => isRight(date)),
    ) ||
    (wanted.length > 8 && wanted.filter((word) => words.has(word)).length >= wanted.length * minShare)
  );
};

const yearOrWord = (text: string) => {
  const words = wordsOf(text);
  const years = words.filter((word) => /^(?:19|20)\d\d$/.test(word));
  return years.length > 0 && words.length < 8 ? years : words;
};

/** Whether texts hold all of its words, though not in one of them. */
const hasWords = (texts: readonly string[], value: string) => {
  const words = new Set(texts.flatMap(wordsOf));
  return yearOrWord(value).every((word) => words.has(word));
};

const isPartly = (found: string, value: string) => {
  const words = new Set(wordsOf(found));
  const wanted = yearOrWord(value);
  return found !== '' && wanted.filter((word) => words.has(word)).length >= Math.max(wanted.length / 2, 1);
};

/** What became of the truth in an import; undefined is a file that could not be read. */
export const scoreOf = (
  truth: Truth,
  imported: ImportedResume | undefined,
  emptyContent: ResumeContent,
): Judged[] => {
  const judged: Judged[] = [];
  const content = imported?.content ?? emptyContent;
  const confidences = new Map<string, number | undefined>(
    imported?.fields.map(({ path, confidence }) => [path, confidence]),
  );
  const marked = new Set<string>(pathsToCheck(imported?.fields ?? []));
  const inFields = textsIn(content);
  const listed = [...(imported?.unplaced ?? []), ...(imported?.items ?? [])].flatMap(({ text }) =>
    textsIn(text),
  );

  const doubtOf = (path: string) => ({ confidence: confidences.get(path), isMarked: marked.has(path) });
  const judge = (expected: Expected, path: string, [found = '', ...others]: readonly string[]) => {
    const { kind, value, isRight } = expected;
    const outcome = (): Outcome => {
      if (found !== '' && [found, ...others].some(isRight)) return 'right';
      if (isPartly(found, value)) return 'partly';
      if (holds(inFields, expected) || hasWords(inFields, value)) return 'elsewhere';
      const all = [...inFields, ...listed];
      return holds(all, expected) || hasWords(all, value) ? 'listed' : 'vanished';
    };
    judged.push({ kind, outcome: outcome(), expected: value, found, ...doubtOf(path) });
  };
  const invented = (kind: string, path: string, found: string) => {
    if (found !== '') judged.push({ kind, outcome: 'invented', expected: '', found, ...doubtOf(path) });
  };

  const own: Record<string, [path: string, text: string]> = {
    name: ['name', imported?.person.name ?? ''],
    email: ['email', imported?.person.email ?? ''],
    ...Object.fromEntries(
      (['title', 'phone', 'location', 'website', 'summary'] as const).map((name) => [
        name,
        [name, content[name]],
      ]),
    ),
  };
  for (const field of truth.person) {
    const particular = field.kind.replace('particular ', '');
    const [path, text] = own[field.kind] ?? [
      `particulars.${particular}`,
      (content.particulars as unknown as Texts)[particular] ?? '',
    ];
    judge(field, path, [text]);
  }

  for (const [list, kinds] of Object.entries(fieldsOf)) {
    const entries = content[list as keyof ResumeContent] as unknown as Texts[];
    const left = new Set(entries.keys());
    const matches = ({ fields }: ExpectedEntry, index: number) =>
      fields.filter(({ kind, isRight }) => readings(entries[index], list, kind).some(isRight)).length;
    for (const entry of truth.entries.filter((one) => one.list === list)) {
      const [best] = [...left]
        .map((index) => ({ index, count: matches(entry, index) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count);
      if (best) left.delete(best.index);
      for (const field of entry.fields)
        judge(
          field,
          `${list}.${best?.index ?? -1}.${kinds[field.kind] ?? ''}`,
          readings(best && entries[best.index], list, field.kind),
        );
    }
    for (const index of left)
      for (const [kind, name] of Object.entries(kinds))
        invented(kind, `${list}.${index}.${name}`, entries[index]?.[name] ?? '');
  }

  const judgeItems = (kind: string, path: (index: number) => string, found: readonly string[]) => {
    const left = new Set(found.keys());
    for (const item of truth.items.filter((one) => one.kind === kind)) {
      const index = [...left].find((at) => item.isRight(found[at] ?? ''));
      if (index !== undefined) left.delete(index);
      judge(item, path(index ?? -1), [index === undefined ? '' : (found[index] ?? '')]);
    }
    for (const index of left) invented(kind, path(index), found[index] ?? '');
  };
  judgeItems('skill', (index) => `skills.${index}`, [...content.skills, ...keptAside(content, 'Skill')]);
  judgeItems('interest', (index) => `interests.${index}`, content.interests);
  judgeItems(
    'link',
    (index) => `links.${index}.url`,
    content.links.map(({ label, url }) => url || label),
  );
  return judged;
};

/** Texts that found no room in their list are kept in a hidden section. */
const keptAside = ({ customSections, hiddenSections }: ResumeContent, title: string) =>
  customSections
    .filter(({ id }) => hiddenSections.includes(id))
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.title === title)
    .flatMap(({ text }) => text.split('\n'));
