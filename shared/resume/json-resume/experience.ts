import { experienceFields, resumeLimits } from '../resume-fields';
import type { ExperienceEntry } from '../schema';
import { projectFields, sectionLimits, volunteeringFields } from '../sections/section-fields';
import type { ProjectEntry, VolunteeringEntry } from '../sections/schema';
import { urlKeys } from './entry-fields';
import { durationKeys } from './date';
import { writeDescription, type DescriptionFormat } from './description';
import { lineOf, linesOf, textsOf, type JsonRecord } from './reading';
import { joined, type SectionFormat } from './section-format';

const workDescription: DescriptionFormat = {
  summary: ['summary'],
  labels: [{ label: 'About the company', keys: ['description'] }],
  points: 'highlights',
};

/** In files without a summary the description is about the work. */
const describedWork = (record: JsonRecord): DescriptionFormat =>
  linesOf(record.summary)
    ? workDescription
    : { ...workDescription, summary: ['summary', 'description'], labels: [] };

export const work: SectionFormat<ExperienceEntry> = {
  what: 'Work',
  sections: ['work'],
  names: ['position', 'name', 'company'],
  max: resumeLimits.entries,
  read: (fields, record) => ({
    title: fields.line(experienceFields.title, 'position'),
    company: fields.line(experienceFields.company, 'name', 'company'),
    duration: fields.duration(experienceFields.duration),
    description: fields.description(experienceFields.description, describedWork(record)),
    location: fields.line(experienceFields.location, 'location'),
    link: fields.link(experienceFields.link, 'url', 'website'),
  }),
  write: ({ title, company, duration, description, location, link }) => ({
    name: company,
    position: title,
    location,
    ...urlKeys(link),
    ...durationKeys(duration),
    ...writeDescription(workDescription, description, describedWork),
  }),
  shown: ({ title, company, duration }) => [joined([title, company]), duration],
};

const volunteerDescription: DescriptionFormat = { summary: ['summary'], labels: [], points: 'highlights' };

export const volunteer: SectionFormat<VolunteeringEntry> = {
  what: 'Volunteering',
  sections: ['volunteer', 'volunteering'],
  names: ['position', 'organization', 'name'],
  max: sectionLimits.volunteering,
  read: (fields) => ({
    role: fields.line(volunteeringFields.role, 'position', 'role'),
    organization: fields.line(volunteeringFields.organization, 'organization', 'name'),
    location: fields.line(volunteeringFields.location, 'location'),
    duration: fields.duration(volunteeringFields.duration),
    description: fields.description(volunteeringFields.description, volunteerDescription),
    link: fields.link(volunteeringFields.link, 'url', 'website'),
  }),
  write: ({ role, organization, location, duration, description, link }) => ({
    organization,
    position: role,
    location,
    ...urlKeys(link),
    ...durationKeys(duration),
    ...writeDescription(volunteerDescription, description),
  }),
  shown: ({ role, organization, duration }) => [joined([role, organization]), duration],
};

const projectDescription: DescriptionFormat = {
  summary: ['description', 'summary'],
  labels: [
    { label: 'Organization', keys: ['entity'] },
    { label: 'Type', keys: ['type'] },
    { label: 'Keywords', keys: ['keywords'], isList: true },
  ],
  points: 'highlights',
};

const rolesIn = (role: string) => {
  const roles = role.split(', ');
  return textsOf(roles).join(', ') === role ? roles : [role];
};

export const project: SectionFormat<ProjectEntry> = {
  what: 'Project',
  sections: ['projects'],
  names: ['name'],
  max: sectionLimits.projects,
  read: (fields, record) => ({
    name: fields.line(projectFields.name, 'name'),
    role: fields.fit(
      projectFields.role,
      textsOf(record.roles).join(', ') || lineOf(record.role),
      'roles',
      'role',
    ),
    link: fields.link(projectFields.link, 'url', 'website'),
    duration: fields.duration(projectFields.duration),
    description: fields.description(projectFields.description, projectDescription),
  }),
  write: ({ name, role, link, duration, description }) => ({
    name,
    roles: role ? rolesIn(role) : '',
    ...urlKeys(link),
    ...durationKeys(duration),
    ...writeDescription(projectDescription, description),
  }),
  shown: ({ name, role, duration }) => [joined([name, role]), duration],
};
