import type { ExperienceEntry, ResumeContent } from '#shared/resume/schema';
import type { SeenEntry, SeenResume } from './read-back';
import { isAddress, sameText } from './same-text';
import type { TypedField } from './typed-field';
import { typedSections } from './typed-sections';
import { checkWords } from '../words';

const { groups, fields: labels } = checkWords;

export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

type EntryField = keyof SeenEntry;

/** The texts of a resume beside what a reader found for each. */
export const typedFields = (person: TypedPerson, resume: ResumeContent, seen: SeenResume): TypedField[] =>
  [
    ...personFields(person, resume, seen),
    ...skillFields(resume, seen),
    ...entryFields('experience', groups.experience, resume.experience, withPlaces(resume.experience, seen), [
      ['title', labels.jobTitle, 'headline'],
      ['company', labels.company, 'organization'],
      ['location', labels.location, 'location'],
      ['duration', labels.duration, 'duration'],
      ['description', labels.description, 'description'],
    ]),
    ...entryFields('education', groups.education, resume.education, seen, [
      ['degree', labels.degree, 'headline'],
      ['school', labels.school, 'organization'],
      ['year', labels.year, 'duration'],
      ['description', labels.description, 'description'],
    ]),
    ...typedSections(resume, seen),
  ].filter(({ text, section }) => text.trim() !== '' && !resume.hiddenSections.includes(section ?? ''));

const personFields = (person: TypedPerson, resume: ResumeContent, seen: SeenResume): TypedField[] => {
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

const skillFields = ({ skills }: ResumeContent, { sections }: SeenResume): TypedField[] => {
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
