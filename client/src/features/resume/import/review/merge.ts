import { particularNames, type Particulars } from '#shared/resume/particulars';
import { isSameSkill } from '#shared/resume/skills';
import { cleanLine } from '#shared/text/plain-text';
import type { EntryListName, ResumeText } from '../../form/form-content';
import { entriesOf, entryText, listNames, reviewLists, singleNames, type Entry } from './review-lists';

/** Whether a file is added to what is in the form, or takes its place. */
export type Mode = 'merge' | 'replace';

/** What becomes of an imported text or entry. `replace-2` takes the place of the third entry of the form. */
export type Choice = 'add' | 'skip' | `replace-${number}`;

/** Choices by path: 'title', 'skills.3', 'experience.0', 'customSections.1.entries.0'. */
export type Choices = Readonly<Record<string, Choice>>;

const replaced = (choice: Choice | undefined): number | undefined =>
  choice?.startsWith('replace-') ? Number(choice.slice('replace-'.length)) : undefined;

const plain = (text: string) =>
  cleanLine(text)
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isSameText = (one: string, other: string) => plain(one) === plain(other);

/** The fields that must agree for two entries to be the same one. A field that one of them lacks agrees with any. */
const sameBy = (list: EntryListName) => (list === 'links' ? ['url'] : reviewLists[list].namedBy);

const isSameEntry = (list: EntryListName, one: Entry, other: Entry) => {
  const [first = '', ...rest] = sameBy(list);
  const agree = (name: string) => isSameText(entryText(one, name), entryText(other, name));
  if (plain(entryText(one, first)) === '' || !agree(first)) return false;
  return rest.every((name) => !entryText(one, name) || !entryText(other, name) || agree(name));
};

/** Whether the form's entry has all that the imported one says. */
const hasAllOf = (mine: Entry, imported: Entry) =>
  Object.entries(imported).every(
    ([name, value]) => typeof value !== 'string' || value === '' || isSameText(value, entryText(mine, name)),
  );

const timeOf = (entry: Entry) => entryText(entry, 'duration') || entryText(entry, 'year');

/** Each imported entry with the index of the form's entry that is the same one, each of these at most once. */
const matches = (list: EntryListName, mine: readonly Entry[], imported: readonly Entry[]) => {
  const taken = new Set<number>();
  return imported.map((entry) => {
    const same = mine.flatMap((own, i) => (!taken.has(i) && isSameEntry(list, entry, own) ? [i] : []));
    // Of two jobs of one title at one company, the one of the same time.
    const best = same.find((i) => isSameText(timeOf(mine[i] ?? {}), timeOf(entry))) ?? same[0];
    if (best !== undefined) taken.add(best);
    return best;
  });
};

/** Nothing of the form is replaced by less: what is there already is skipped, and what says more replaces. */
export const defaultChoices = (mine: ResumeText, imported: ResumeText, mode: Mode): Choices => {
  const choices: Record<string, Choice> = {};
  const isMerge = mode === 'merge';
  for (const name of singleNames) choices[name] = isMerge && mine[name].trim() !== '' ? 'skip' : 'add';
  for (const name of particularNames)
    choices[`particulars.${name}`] = isMerge && mine.particulars[name].trim() !== '' ? 'skip' : 'add';
  for (const [name, isSame] of [
    ['skills', isSameSkill],
    ['interests', isSameText],
  ] as const)
    imported[name].forEach((item, i) => {
      choices[`${name}.${i}`] = isMerge && mine[name].some((own) => isSame(own, item)) ? 'skip' : 'add';
    });
  for (const list of listNames) {
    const [own, entries] = [entriesOf(mine, list), entriesOf(imported, list)];
    const same = isMerge ? matches(list, own, entries) : [];
    entries.forEach((entry, i) => {
      const match = same[i];
      const isKnown = match !== undefined && hasAllOf(own[match] ?? {}, entry);
      choices[`${list}.${i}`] = match === undefined ? 'add' : isKnown ? 'skip' : `replace-${match}`;
    });
  }
  imported.customSections.forEach((section, s) => {
    const own = isMerge ? sameSection(mine, section) : undefined;
    section.entries.forEach((entry, e) => {
      const isKnown = own?.entries.some((known) => hasAllOf({ ...known }, { ...entry })) ?? false;
      choices[`customSections.${s}.entries.${e}`] = isKnown ? 'skip' : 'add';
    });
  });
  return choices;
};

type CustomSection = ResumeText['customSections'][number];

/** The form's own section of this heading. */
const sameSection = (mine: ResumeText, { heading }: CustomSection) =>
  mine.customSections.find((own) => plain(own.heading) !== '' && isSameText(own.heading, heading));

/** The imported entry in place of the form's. What only the form has stays: fields, a credential, what visitors see. */
const replacedEntry = (mine: Entry, imported: Entry): Entry => ({
  ...mine,
  ...Object.fromEntries(Object.entries(imported).filter(([, value]) => value !== '' && value !== false)),
});

const mergedList = (mine: readonly Entry[], imported: readonly Entry[], choiceOf: (i: number) => Choice) => {
  const list = [...mine];
  imported.forEach((entry, i) => {
    const choice = choiceOf(i);
    const at = replaced(choice);
    const own = at === undefined ? undefined : list[at];
    if (at !== undefined && own) list[at] = replacedEntry(own, entry);
    else if (choice !== 'skip') list.push(entry);
  });
  return list;
};

const freeId = (wanted: string, taken: ReadonlySet<string>) => {
  if (!taken.has(wanted)) return wanted;
  let number = 1;
  while (taken.has(`custom-${number}`)) number += 1;
  return `custom-${number}`;
};

interface Sections {
  sections: CustomSection[];
  /** The ids that imported sections have in the result. */
  ids: ReadonlyMap<string, string>;
}

const mergedSections = (mine: ResumeText, imported: ResumeText, choices: Choices): Sections => {
  const sections = mine.customSections.map((section) => ({ ...section, entries: [...section.entries] }));
  const ids = new Map<string, string>();
  imported.customSections.forEach((section, s) => {
    const entries = section.entries.filter(
      (entry, e) =>
        choices[`customSections.${s}.entries.${e}`] !== 'skip' && Object.values(entry).some(Boolean),
    );
    if (entries.length === 0) return;
    const own = sections.find(({ id }) => id === sameSection(mine, section)?.id);
    // An id of a section that was removed may still be hidden or renamed.
    const taken = [
      ...sections.map((known) => known.id),
      ...mine.hiddenSections,
      ...Object.keys(mine.sectionHeadings),
    ];
    const id = own?.id ?? freeId(section.id, new Set(taken));
    ids.set(section.id, id);
    if (own) own.entries.push(...entries);
    else sections.push({ ...section, id, entries });
  });
  return { sections, ids };
};

const hasParticulars = ({ particulars }: ResumeText) =>
  particularNames.some((name) => particulars[name].trim() !== '');

/** What the form prints stays: nothing of a file is switched on. */
const mergedParticulars = (mine: Particulars, imported: Particulars, choices: Choices): Particulars => ({
  ...mine,
  ...Object.fromEntries(
    particularNames
      .filter((name) => choices[`particulars.${name}`] !== 'skip' && imported[name].trim() !== '')
      .map((name) => [name, imported[name]]),
  ),
});

/** The form's content with what was chosen of the file. Nothing of the form is lost in a merge but what is replaced. */
export const mergedContent = (
  form: ResumeText,
  imported: ResumeText,
  choices: Choices,
  { mode, empty }: { mode: Mode; empty: ResumeText },
): ResumeText => {
  const mine = mode === 'merge' ? form : empty;
  const chosen = (path: string) => choices[path] ?? 'add';
  const items = (name: 'skills' | 'interests') => [
    ...mine[name],
    ...imported[name].filter((item, i) => item.trim() !== '' && chosen(`${name}.${i}`) !== 'skip'),
  ];
  const singles = singleNames.map((name) => {
    const takes = chosen(name) !== 'skip' && imported[name].trim() !== '';
    return [name, takes ? imported[name] : mine[name]];
  });
  const lists = listNames.map((list) => [
    list,
    mergedList(entriesOf(mine, list), entriesOf(imported, list), (i) => chosen(`${list}.${i}`)),
  ]);
  const { sections, ids } = mergedSections(mine, imported, choices);
  const idOf = (id: string) => ids.get(id) ?? id;
  const headings = Object.entries(imported.sectionHeadings).map(([id, heading]) => [idOf(id), heading]);
  return {
    ...mine,
    ...(Object.fromEntries([...singles, ...lists]) as Partial<ResumeText>),
    skills: items('skills'),
    interests: items('interests'),
    customSections: sections,
    // Few files have particulars: one without any takes none away.
    particulars: mergedParticulars(
      hasParticulars(imported) ? mine.particulars : form.particulars,
      imported.particulars,
      choices,
    ),
    referencesOnRequest:
      mine.referencesOnRequest || (mine.references.length === 0 && imported.referencesOnRequest),
    referencesArePublic: mine.referencesArePublic || (mode === 'replace' && imported.referencesArePublic),
    sectionOrder: mine.sectionOrder.length > 0 ? mine.sectionOrder : imported.sectionOrder.map(idOf),
    sectionHeadings: { ...(Object.fromEntries(headings) as Record<string, string>), ...mine.sectionHeadings },
    hiddenSections: [
      ...new Set([...mine.hiddenSections, ...(mode === 'replace' ? imported.hiddenSections.map(idOf) : [])]),
    ],
  };
};
