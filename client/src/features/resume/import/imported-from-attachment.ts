import type { AttachedResume } from '#shared/document/attachment/attached-resume';
import { inProfile } from '#shared/resume/json-resume/basics';
import { cleanLine, composed } from '#shared/text/plain-text';
import { textOf } from '../form/form-content';
import type { ImportedPath, ImportedResume, ImportedField } from './imported-resume';
import type { Box } from '#shared/resume/read-resume';

/** Every text of a resume with its path, in its order. */
const textsIn = (value: unknown, path: string): { path: string; text: string }[] => {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
};

/** Choices and ids are no texts of the form. */
const isField = (path: string) =>
  !/^(?:sectionOrder|sectionHeadings|hiddenSections)\b|\.(?:id|credentialId)$/.test(path);

/**
 * One of our own PDFs by what it carries: nothing is guessed and nothing lost. `read` is what its pages were read as, for
 * the places of the fields, and for the particulars that Bio-data prints and no PDF carries.
 */
export const importedFromAttachment = (
  { resume, person, credentials, template }: AttachedResume,
  read?: Pick<ImportedResume, 'content' | 'fields' | 'pages'>,
): ImportedResume => {
  const texts = textsIn(textOf(resume), '')
    .filter(({ path }) => isField(path))
    .map(({ path, text }) => ({ path: path as ImportedPath, text }));
  const places = attachedPlaces(texts, read?.fields ?? []);
  const fields = texts.map((field) => ({ ...field, confidence: 1, places: places.get(field.path) ?? [] }));
  const name = cleanLine(`${person.firstName} ${person.lastName}`);
  const leftOut = [
    { what: 'Name', text: name, reason: inProfile },
    { what: 'Email', text: person.email, reason: inProfile },
    ...credentials.map(({ title }) => ({
      what: 'Credential',
      text: title,
      reason: 'Its file is not in the PDF. Upload it in the Credentials tab',
    })),
  ];
  const printed = template === 'bio-data' ? read : undefined;
  const particulars = printed?.fields.filter(({ path }) => path.startsWith('particulars.')) ?? [];
  return {
    content: { ...resume, particulars: printed?.content.particulars ?? resume.particulars },
    person: { name, email: person.email },
    fields: [...fields, ...particulars],
    unplaced: [],
    items: leftOut
      .filter(({ text }) => text !== '')
      .map((item) => ({ outcome: 'left out' as const, ...item })),
    pages: read?.pages,
  };
};

type Text = Pick<ImportedField, 'path' | 'text'>;
type Reading = Pick<ImportedField, 'path' | 'text' | 'places'>;

/** 'experience.1' of 'experience.1.title', '' of a field outside of entries. */
const entryOf = (path: string) => /^.*\.\d+(?=\.[a-z]\w*$)/i.exec(path)?.[0] ?? '';
/** The same fields of other entries: 'experience.title', 'skills'. */
const kindOf = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '');

/** Pages have their own dashes, bullets and line breaks. */
const textKey = ({ text }: Pick<Text, 'text'>) =>
  composed(text, 'NFKC').replace(/[^\p{L}\p{N}]/gu, '') || text;
const kindKey = (field: Text) => `${kindOf(field.path)}\n${textKey(field)}`;

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** The read entry of each entry: the pair with the most texts in common first, the earlier ones among equals. */
const pairedEntries = (fields: readonly Text[], readings: readonly Reading[]) => {
  const common = new Map<string, { entry: string; read: string; count: number }>();
  const readBy = grouped(readings, kindKey);
  for (const field of fields) {
    const entry = entryOf(field.path);
    if (entry === '') continue;
    for (const { path } of readBy.get(kindKey(field)) ?? []) {
      const read = entryOf(path);
      const pair = common.get(`${entry} ${read}`) ?? { entry, read, count: 0 };
      common.set(`${entry} ${read}`, { ...pair, count: pair.count + 1 });
    }
  }
  const paired = new Map<string, string>();
  const taken = new Set<string>();
  for (const { entry, read } of [...common.values()].sort((one, other) => other.count - one.count)) {
    if (paired.has(entry) || taken.has(read)) continue;
    paired.set(entry, read);
    taken.add(read);
  }
  return paired;
};

/**
 * Where each field of an attached resume is on its pages, by what the pages were read as. A text that is there more than
 * once is the one of the same entry, or of the same kind in the same order. One that could be several has no place.
 */
const attachedPlaces = (
  fields: readonly Text[],
  readings: readonly Reading[],
): ReadonlyMap<string, readonly Box[]> => {
  const places = new Map<string, readonly Box[]>();
  const used = new Set<Reading>();
  const place = (field: Text, reading: Reading | undefined) => {
    if (!reading) return;
    places.set(field.path, reading.places);
    used.add(reading);
  };
  const isLeft = (field: Text) => !places.has(field.path);
  const isUnused = (reading: Reading) => !used.has(reading);

  const entries = pairedEntries(fields, readings);
  const inEntry = (entry: string, field: Text) => `${entry}\n${kindKey(field)}`;
  const readIn = new Map(readings.map((reading) => [inEntry(entryOf(reading.path), reading), reading]));
  for (const field of fields) {
    const entry = entries.get(entryOf(field.path));
    if (entry !== undefined) place(field, readIn.get(inEntry(entry, field)));
  }

  const ofKind = grouped(readings.filter(isUnused), kindKey);
  for (const field of fields.filter(isLeft)) place(field, ofKind.get(kindKey(field))?.shift());

  const rest = grouped(readings.filter(isUnused), textKey);
  for (const [text, [field, ...others]] of grouped(fields.filter(isLeft), textKey)) {
    const [reading, ...more] = rest.get(text) ?? [];
    if (field && others.length === 0 && more.length === 0) place(field, reading);
  }
  return places;
};
