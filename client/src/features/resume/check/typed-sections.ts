import { printedDate } from '#shared/resume/partial-date';
import { groupPhone } from '#shared/resume/phone';
import type { ResumeContent } from '#shared/resume/schema';
import { customEntryFields, sectionEntryFields } from '#shared/resume/sections/section-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import type { SeenResume } from './read-back';
import { isAddress, plain } from './same-text';
import type { TypedField } from './typed-field';
import { checkWords } from '../words';

/** Languages and links are printed in a form of their own. */
const { languages: _languages, links: linkFields, ...tables } = sectionEntryFields;

/** Links are printed behind a text. */
const linkNames: readonly string[] = ['link'];

/** How a text is printed where that differs from how it is stored. */
const printed: Record<string, (text: string) => string> = {
  issued: printedDate,
  validUntil: printedDate,
  date: printedDate,
  phone: groupPhone,
};

/**
 * The texts of the sections beside the specified ones. Programs have no common fields for them, so a text counts as
 * found where it is in one piece in its section.
 */
export const typedSections = (resume: ResumeContent, seen: SeenResume): TypedField[] => [
  ...Object.keys(tables).flatMap((id) => entriesOf(id as keyof typeof tables, resume, seen)),
  ...listsOf(resume, seen),
  ...customOf(resume, seen),
];

const entriesOf = (id: keyof typeof tables, resume: ResumeContent, seen: SeenResume): TypedField[] => {
  if (id === 'references' && resume.referencesOnRequest) return [];
  const heading = defaultHeadings[id];
  const fields = Object.entries<{ label: string }>(tables[id]).filter(([name]) => !linkNames.includes(name));
  const [first] = fields;
  return resume[id].flatMap((entry, index) => {
    const texts = entry as unknown as Record<string, string>;
    const isUnending = 'noExpiry' in entry && entry.noExpiry;
    return fields
      .filter(([name]) => !(isUnending && name === 'validUntil'))
      .map(([name, { label }]) => {
        const typed = texts[name] ?? '';
        return {
          field: `${id}.${index}.${name}`,
          label,
          group: (first && texts[first[0]]) || checkWords.groups.entry(heading, index + 1),
          section: id,
          ...foundIn(id, printed[name]?.(typed) ?? typed, seen),
        };
      });
  });
};

const listsOf = (resume: ResumeContent, seen: SeenResume): TypedField[] => [
  ...resume.languages.map(({ name, level }, index) => ({
    field: `languages.${index}.name`,
    label: checkWords.fields.language,
    group: defaultHeadings.languages,
    section: 'languages',
    ...foundIn('languages', name && level ? `${name} (${level})` : name || level, seen),
  })),
  ...resume.links.map(({ label, url }, index) => ({
    field: `links.${index}.url`,
    label: linkFields.url.label,
    group: label || defaultHeadings.links,
    section: 'links',
    ...foundLink(url, seen),
  })),
  ...resume.interests.map((interest) => ({
    field: 'interests',
    label: checkWords.fields.interest,
    group: defaultHeadings.interests,
    section: 'interests',
    ...foundIn('interests', interest, seen),
  })),
];

const customOf = ({ customSections }: ResumeContent, seen: SeenResume): TypedField[] =>
  customSections.flatMap(({ id, heading, entries }, section) =>
    entries.flatMap((entry, index) =>
      Object.entries(customEntryFields).map(([name, { label }]) => ({
        field: `customSections.${section}.entries.${index}.${name}`,
        label,
        group: entry.title || checkWords.groups.entry(heading || checkWords.groups.section, index + 1),
        section: id,
        ...foundIn(undefined, entry[name as keyof typeof entry], seen),
      })),
    ),
  );

const foundLink = (url: string, seen: SeenResume) =>
  seen.links.some((link) => isAddress(link, url)) ? { text: url, seen: url } : foundIn('links', url, seen);

/** The text, and what was seen of it. A renamed heading may hide which section it is: then any will do. */
const foundIn = (kind: string | undefined, text: string, { sections }: SeenResume) => {
  const own = sections.filter((section) => section.kind === kind);
  const texts = (own.length > 0 ? own : sections).map((section) => plain(section.text?.text ?? ''));
  const isFound = texts.some((seen) => seen.includes(plain(text)));
  return { text, seen: isFound ? text : undefined };
};
