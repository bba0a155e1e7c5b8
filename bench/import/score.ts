import type { ResumeContent } from '#shared/resume/schema';
import type { ImportedResume } from '../../client/src/features/resume/import/imported-resume';
import type { Expected } from './expected';
import type { ExpectedEntry, Truth } from './truth';

export interface Tally {
  /** Fields that the file shows. */
  expected: number;
  /** Fields that the import filled in. */
  found: number;
  right: number;
}

export interface Miss {
  kind: string;
  expected: string;
  found: string;
}

export interface Score {
  kinds: Map<string, Tally>;
  misses: Miss[];
}

/** The names of the content's fields by the kinds of the truth. */
const fieldOf: Record<string, string> = {
  'work title': 'title',
  'work company': 'company',
  'work duration': 'duration',
  'work location': 'location',
  'work description': 'description',
  'education degree': 'degree',
  'education school': 'school',
  'education years': 'year',
  'education description': 'description',
  'volunteering role': 'role',
  'volunteering organization': 'organization',
  'volunteering duration': 'duration',
  'volunteering description': 'description',
  'license name': 'name',
  'license issuer': 'issuer',
  'license date': 'issued',
  'project name': 'name',
  'project duration': 'duration',
  'project description': 'description',
  'award title': 'title',
  'award awarder': 'awarder',
  'award date': 'date',
  'award description': 'description',
  'publication title': 'title',
  'publication publisher': 'publisher',
  'publication date': 'date',
  'publication description': 'description',
  'reference name': 'name',
  'reference quote': 'quote',
  language: 'name',
  'language level': 'level',
};

type Texts = Record<string, string>;
const textIn = (entry: Texts | undefined, kind: string) => entry?.[fieldOf[kind] ?? ''] ?? '';

/** The texts that say what a field says: a company may be stored with its place, or apart from it. */
const readings = (entry: Texts | undefined, kind: string): string[] => {
  const text = textIn(entry, kind);
  const isCompany = kind === 'work company' && entry?.['location'];
  return isCompany ? [text, `${text}, ${entry['location'] ?? ''}`] : [text];
};

const addTo = (score: Score, kind: string, add: Partial<Tally>) => {
  const tally = score.kinds.get(kind) ?? { expected: 0, found: 0, right: 0 };
  score.kinds.set(kind, {
    expected: tally.expected + (add.expected ?? 0),
    found: tally.found + (add.found ?? 0),
    right: tally.right + (add.right ?? 0),
  });
};

const judge = (
  score: Score,
  { kind, value, isRight }: Expected,
  [found = '', ...others]: readonly string[],
) => {
  const right = found !== '' && [found, ...others].some(isRight);
  addTo(score, kind, { expected: 1, found: found === '' ? 0 : 1, right: right ? 1 : 0 });
  if (!right) score.misses.push({ kind, expected: value, found });
};

const judgeEntries = (score: Score, expected: readonly ExpectedEntry[], content: ResumeContent) => {
  for (const list of new Set(expected.map((entry) => entry.list))) {
    const found = [...(content[list as keyof ResumeContent] as unknown as Texts[])];
    const matches = ({ fields }: ExpectedEntry, entry: Texts) =>
      fields.filter(({ kind, isRight }) => readings(entry, kind).some(isRight)).length;
    for (const entry of expected.filter((one) => one.list === list)) {
      const [best] = found
        .map((candidate) => ({ candidate, count: matches(entry, candidate) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count);
      if (best) found.splice(found.indexOf(best.candidate), 1);
      for (const field of entry.fields) judge(score, field, readings(best?.candidate, field.kind));
    }
    // What is left was invented: it counts against precision.
    const kinds = new Set(
      expected.filter((one) => one.list === list).flatMap(({ fields }) => fields.map(({ kind }) => kind)),
    );
    for (const entry of found)
      for (const kind of kinds)
        if (textIn(entry, kind) !== '') {
          addTo(score, kind, { found: 1 });
          score.misses.push({ kind, expected: '', found: textIn(entry, kind) });
        }
  }
};

const judgeItems = (score: Score, expected: readonly Expected[], kind: string, found: readonly string[]) => {
  const left = [...found];
  for (const item of expected.filter((one) => one.kind === kind)) {
    const index = left.findIndex((text) => item.isRight(text));
    const [text = ''] = index < 0 ? [] : left.splice(index, 1);
    addTo(score, kind, { expected: 1, right: text === '' ? 0 : 1 });
    if (text === '') score.misses.push({ kind, expected: item.value, found: '' });
  }
  addTo(score, kind, { found: found.length });
  for (const text of left) score.misses.push({ kind, expected: '', found: text });
};

/** Texts that found no room in their list are kept in a hidden section. */
const keptAside = ({ customSections, hiddenSections }: ResumeContent, title: string) =>
  customSections
    .filter(({ id }) => hiddenSections.includes(id))
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.title === title)
    .flatMap(({ text }) => text.split('\n'));

/** How much of the truth an import found; undefined is a file that could not be read. */
export const scoreOf = (
  truth: Truth,
  imported: ImportedResume | undefined,
  emptyContent: ResumeContent,
): Score => {
  const score: Score = { kinds: new Map(), misses: [] };
  const content = imported?.content ?? emptyContent;
  const own: Record<string, string> = {
    name: imported?.person.name ?? '',
    email: imported?.person.email ?? '',
    title: content.title,
    phone: content.phone,
    location: content.location,
    website: content.website,
    summary: content.summary,
  };
  for (const field of truth.person) judge(score, field, [own[field.kind] ?? '']);
  judgeEntries(score, truth.entries, content);
  judgeItems(score, truth.items, 'skill', [...content.skills, ...keptAside(content, 'Skill')]);
  judgeItems(score, truth.items, 'interest', content.interests);
  judgeItems(
    score,
    truth.items,
    'link',
    content.links.map(({ label, url }) => url || label),
  );
  return score;
};

export const totalOf = ({ kinds }: Pick<Score, 'kinds'>): Tally => {
  const total = { expected: 0, found: 0, right: 0 };
  for (const tally of kinds.values()) {
    total.expected += tally.expected;
    total.found += tally.found;
    total.right += tally.right;
  }
  return total;
};
