import { printedDuration } from '#shared/text/duration';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { groupPhone } from '#shared/resume/phone';
import type { ExperienceEntry, ResumeContent } from '#shared/resume/schema';
import { withKilowatts } from '#shared/resume/sections/sea-service';
import { customEntryFields, sectionEntryFields } from '#shared/resume/sections/section-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { withoutListSigns } from '#shared/text/lists';
import { checkWords } from './words';
import type { SeenEntry, SeenResume } from './read-back';

const { groups, fields: labels } = checkWords;

/** One text that the user typed, with where a reader should find it. */
export interface TypedField {
  /** The form field, to focus it; undefined where the text is edited elsewhere. */
  field: string | undefined;
  label: string;
  /** What it belongs to, such as the title of the job. */
  group: string;
  text: string;
  seen: string | undefined;
  /** The id of its section, if it has one. */
  section?: string;
}

export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

/** Personal particulars are for Bio-data alone, which no applicant tracking system reads. */
export type CheckedResume = Omit<ResumeContent, 'particulars'>;

type EntryField = keyof SeenEntry;

/** The texts of a resume, each with what a reader found for each. */
export const typedFields = (person: TypedPerson, resume: CheckedResume, seen: SeenResume): TypedField[] =>
  [
    ...personFields(person, resume, seen),
    ...skillFields(resume, seen),
    ...entryFields(
      'experience',
      groups.experience,
      printedJobs(resume, seen),
      withPlaces(resume.experience, seen),
      [
        ['title', labels.jobTitle, 'headline'],
        ['company', labels.company, 'organization'],
        ['location', labels.location, 'location'],
        ['duration', labels.duration, 'duration'],
        ['description', labels.description, 'description'],
      ],
    ),
    ...entryFields('education', groups.education, resume.education, seen, [
      ['degree', labels.degree, 'headline'],
      ['school', labels.school, 'organization'],
      ['year', labels.year, 'duration'],
      ['description', labels.description, 'description'],
    ]),
    ...typedSections(resume, seen),
  ].filter(({ text, section }) => text.trim() !== '' && !resume.hiddenSections.includes(section ?? ''));

const personFields = (person: TypedPerson, resume: CheckedResume, seen: SeenResume): TypedField[] => {
  const group = groups.person;
  const links = seen.website ? [seen.website, ...seen.links] : seen.links;
  const isWebsiteSeen = links.some((link) => isAddress(link, resume.website));
  return [
    {
      field: undefined,
      label: labels.name,
      group,
      text: `${person.firstName} ${person.lastName}`.trim(),
      seen: seen.name?.text,
    },
    { field: 'title', label: labels.title, group, text: resume.title, seen: seen.title?.text },
    { field: undefined, label: labels.email, group, text: person.email, seen: seen.email?.text },
    { field: 'phone', label: labels.phone, group, text: resume.phone, seen: seen.phone?.text },
    { field: 'location', label: labels.location, group, text: resume.location, seen: seen.location?.text },
    {
      field: 'website',
      label: labels.website,
      group,
      text: resume.website,
      seen: isWebsiteSeen ? resume.website : seen.website?.text,
    },
    {
      field: 'summary',
      label: labels.summary,
      group,
      text: resume.summary,
      seen: seen.summary?.text,
      section: 'summary',
    },
  ];
};

const skillFields = ({ skills }: CheckedResume, { sections }: SeenResume): TypedField[] => {
  const items = sections.filter(({ kind }) => kind === 'skills').flatMap((section) => section.items);
  return skills.map((text) => ({
    field: 'newSkill',
    label: labels.skill,
    group: groups.skills,
    section: 'skills',
    text,
    seen: items.find((item) => sameText(item.text, text))?.text,
  }));
};

/** A place that is printed behind its company, as in 'City Hall, Naga City', is read in its place. */
const withPlaces = (jobs: readonly ExperienceEntry[], seen: SeenResume): SeenResume => ({
  ...seen,
  sections: seen.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => {
      const printed = entry.organization?.text ?? '';
      const job = jobs.find(
        ({ company, location }) => location !== '' && sameText(printed, `${company}, ${location}`),
      );
      return job
        ? { ...entry, organization: { text: job.company }, location: { text: job.location } }
        : entry;
    }),
  })),
});

const entryFields = <Name extends string>(
  kind: string,
  heading: string,
  entries: readonly Record<Name, string>[],
  { sections }: SeenResume,
  fields: readonly (readonly [Name, string, EntryField])[],
): TypedField[] => {
  const candidates = sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.entries);
  const taken = new Set<SeenEntry>();
  return entries.flatMap((entry, index) => {
    const matches = (candidate: SeenEntry) =>
      fields.filter(([name, , place]) => sameText(candidate[place]?.text ?? '', entry[name])).length;
    const [best] = candidates
      .filter((candidate) => !taken.has(candidate))
      .map((candidate) => ({ candidate, score: matches(candidate) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    if (best) taken.add(best.candidate);
    const [first] = fields;
    const named = first ? entry[first[0]] : '';
    return fields.map(([name, label, place]) => ({
      field: `${kind}.${index}.${name}`,
      label,
      group: named || groups.entry(heading, index + 1),
      section: kind,
      text: entry[name],
      seen: best?.candidate[place]?.text,
    }));
  });
};

/** Languages and links are printed in a form of their own. */
const { languages: _languages, links: linkFields, ...tables } = sectionEntryFields;

/** Links are printed behind a text. */
const linkNames: readonly string[] = ['link'];

const printedJobs = ({ experience }: CheckedResume, { monthStyle = 'as-typed' }: SeenResume) =>
  experience.map((job) => ({ ...job, duration: printedDuration(job.duration, monthStyle) }));

/** How a text is printed where that differs from how it is stored. */
const printedAs: Record<string, (text: string, monthStyle: MonthStyle) => string> = {
  issued: printedDate,
  validUntil: printedDate,
  date: printedDate,
  signOn: printedDate,
  signOff: printedDate,
  duration: printedDuration,
  power: withKilowatts,
  phone: groupPhone,
};

/**
 * The texts of the additional sections. Programs have no common fields for them, so a text counts as
 * found where it is in one piece in its section.
 */
const typedSections = (resume: CheckedResume, seen: SeenResume): TypedField[] => [
  ...Object.keys(tables).flatMap((id) => entriesOf(id as keyof typeof tables, resume, seen)),
  ...listsOf(resume, seen),
  ...customOf(resume, seen),
];

const entriesOf = (id: keyof typeof tables, resume: CheckedResume, seen: SeenResume): TypedField[] => {
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
          group: (first && texts[first[0]]) || groups.entry(heading, index + 1),
          section: id,
          ...foundIn(id, printedAs[name]?.(typed, seen.monthStyle ?? 'as-typed') ?? typed, seen),
        };
      });
  });
};

const listsOf = (resume: CheckedResume, seen: SeenResume): TypedField[] => [
  ...resume.languages.map(({ name, level }, index) => ({
    field: `languages.${index}.name`,
    label: labels.language,
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
    label: labels.interest,
    group: defaultHeadings.interests,
    section: 'interests',
    ...foundIn('interests', interest, seen),
  })),
];

const customOf = ({ customSections }: CheckedResume, seen: SeenResume): TypedField[] =>
  customSections.flatMap(({ id, heading, entries }, section) =>
    entries
      .map((entry) => ({ ...entry, date: printedDuration(entry.date, seen.monthStyle ?? 'as-typed') }))
      .flatMap((entry, index) =>
        Object.entries(customEntryFields).map(([name, { label }]) => ({
          field: `customSections.${section}.entries.${index}.${name}`,
          label,
          group: entry.title || groups.entry(heading || groups.section, index + 1),
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

/** The same words, whatever the case, dashes, list signs and spaces. */
export const sameText = (a: string, b: string) => plain(a) === plain(b);

/** Whether a link is this address, in its text or behind it. */
const isAddress = ({ text, url = '' }: { text: string; url?: string }, address: string) =>
  sameText(text, address) || sameText(url, address);

export const plain = (text: string) =>
  withoutListSigns(text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))
    .replace(/[‐-―−~]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, '')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
