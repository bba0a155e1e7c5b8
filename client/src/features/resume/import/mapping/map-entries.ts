import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { educationFields, experienceFields, resumeLimits } from '#shared/resume/resume-fields';
import type { EducationEntry, ExperienceEntry } from '#shared/resume/schema';
import * as fields from '#shared/resume/sections/section-fields';
import type {
  AwardEntry,
  LicenseEntry,
  ProjectEntry,
  PublicationEntry,
  ReferenceEntry,
  TrainingEntry,
  VolunteeringEntry,
} from '#shared/resume/sections/schema';
import { referenceEntry } from '#shared/resume/sections/schema';
import { looksLikePlace, placeScore } from '#shared/resume/words';
import type { EntryListName } from '../../editor/form-content';
import { shortName, type EntryWriter, type FieldWriter } from './field-writer';

/** How the entries of one list of the form are written. */
interface EntryMapping<Entry> {
  list: EntryListName;
  /** One entry of it, in the report. */
  what: string;
  max: number;
  write: (entry: ReadEntry, to: EntryWriter) => Entry;
}

/** 'City Hall, Naga City' → the organization, and the place behind it. */
const splitPlace = (organization: Found): { organization: Found; location: Found } | undefined => {
  for (const comma of organization.text.matchAll(/,\s+/g)) {
    const place = organization.text.slice(comma.index + comma[0].length);
    if (placeScore(place) === 0 || !looksLikePlace(place)) continue;
    const { confidence } = organization;
    return {
      organization: { ...organization, text: organization.text.slice(0, comma.index) },
      location: { ...organization, text: place, confidence: Math.min(confidence, 0.8) },
    };
  }
  return undefined;
};

const placed = ({ organization, location }: ReadEntry) =>
  (!location && organization && splitPlace(organization)) || { organization, location };

export const experience: EntryMapping<ExperienceEntry> = {
  what: 'Work',
  list: 'experience',
  max: resumeLimits.entries,
  write: (entry, to) => {
    const { organization, location } = placed(entry);
    return {
      title: to.line('title', experienceFields.title, entry.headline),
      company: to.line('company', experienceFields.company, organization),
      duration: to.duration('duration', experienceFields.duration, entry.duration),
      description: to.lines('description', experienceFields.description, entry.description),
      location: to.line('location', experienceFields.location, location),
      link: to.link('link', experienceFields.link, entry.link),
    };
  },
};

export const education: EntryMapping<EducationEntry> = {
  what: 'Education',
  list: 'education',
  max: resumeLimits.entries,
  write: (entry, to) => {
    const written = {
      degree: to.line('degree', educationFields.degree, entry.headline),
      school: to.line('school', educationFields.school, entry.organization),
      year: to.years('year', educationFields.year, entry.duration),
      description: to.lines('description', educationFields.description, entry.description),
      link: to.link('link', educationFields.link, entry.link),
    };
    to.leave(entry.location, 'school');
    return written;
  },
};

export const license: EntryMapping<LicenseEntry> = {
  what: 'License',
  list: 'licenses',
  max: fields.sectionLimits.licenses,
  write: (entry, to) => {
    const noExpiry = /\bno expir(?:y|ation)\b/i.test(entry.description?.text ?? '');
    const written = {
      name: to.line('name', fields.licenseFields.name, entry.headline ?? entry.organization),
      issuer: to.line('issuer', fields.licenseFields.issuer, entry.headline && entry.organization),
      number: to.line('number', fields.licenseFields.number, entry.number),
      issued: to.date('issued', fields.licenseFields.issued, entry.duration),
      validUntil: to.date('validUntil', fields.licenseFields.validUntil, entry.validUntil),
      noExpiry,
      link: to.link('link', fields.licenseFields.link, entry.link),
      credentialId: '',
      numberIsPublic: false,
    };
    if (!noExpiry) to.leave(entry.description, 'name');
    return written;
  },
};

export const project: EntryMapping<ProjectEntry> = {
  what: 'Project',
  list: 'projects',
  max: fields.sectionLimits.projects,
  write: (entry, to) => {
    const name = entry.headline ?? entry.organization;
    return {
      name: to.line('name', fields.projectFields.name, name),
      role: to.line(
        'role',
        fields.projectFields.role,
        entry.role ?? (entry.headline ? entry.organization : undefined),
      ),
      link: to.link('link', fields.projectFields.link, entry.link),
      duration: to.duration('duration', fields.projectFields.duration, entry.duration),
      description: to.lines('description', fields.projectFields.description, entry.description),
    };
  },
};

export const training: EntryMapping<TrainingEntry> = {
  what: 'Training',
  list: 'trainings',
  max: fields.sectionLimits.trainings,
  write: (entry, to) => {
    const title = entry.headline ?? entry.organization;
    const written = {
      title: to.line('title', fields.trainingFields.title, title),
      organizer: to.line('organizer', fields.trainingFields.organizer, entry.headline && entry.organization),
      duration: to.duration('duration', fields.trainingFields.duration, entry.duration),
      hours: to.line('hours', fields.trainingFields.hours, entry.hours),
    };
    to.leave(entry.description, 'title');
    return written;
  },
};

export const award: EntryMapping<AwardEntry> = {
  what: 'Award',
  list: 'awards',
  max: fields.sectionLimits.awards,
  write: (entry, to) => ({
    title: to.line('title', fields.awardFields.title, entry.headline ?? entry.organization),
    awarder: to.line('awarder', fields.awardFields.awarder, entry.headline && entry.organization),
    date: to.date('date', fields.awardFields.date, entry.duration),
    description: to.lines('description', fields.awardFields.description, entry.description),
  }),
};

export const volunteering: EntryMapping<VolunteeringEntry> = {
  what: 'Volunteering',
  list: 'volunteering',
  max: fields.sectionLimits.volunteering,
  write: (entry, to) => {
    const { organization, location } = placed(entry);
    return {
      role: to.line('role', fields.volunteeringFields.role, entry.headline),
      organization: to.line('organization', fields.volunteeringFields.organization, organization),
      location: to.line('location', fields.volunteeringFields.location, location),
      duration: to.duration('duration', fields.volunteeringFields.duration, entry.duration),
      description: to.lines('description', fields.volunteeringFields.description, entry.description),
      link: to.link('link', fields.volunteeringFields.link, entry.link),
    };
  },
};

export const publication: EntryMapping<PublicationEntry> = {
  what: 'Publication',
  list: 'publications',
  max: fields.sectionLimits.publications,
  write: (entry, to) => ({
    title: to.line('title', fields.publicationFields.title, entry.headline ?? entry.organization),
    publisher: to.line('publisher', fields.publicationFields.publisher, entry.headline && entry.organization),
    date: to.date('date', fields.publicationFields.date, entry.duration),
    link: to.link('link', fields.publicationFields.link, entry.link),
    description: to.lines('description', fields.publicationFields.description, entry.description),
  }),
};

export const reference: EntryMapping<ReferenceEntry> = {
  what: 'Reference',
  list: 'references',
  max: fields.sectionLimits.references,
  write: (entry, to) => {
    const isEmail = referenceEntry.shape.email.safeParse(entry.email?.text ?? '').success;
    const written = {
      name: to.line('name', fields.referenceFields.name, entry.headline),
      position: to.line('position', fields.referenceFields.position, entry.role),
      company: to.line('company', fields.referenceFields.company, entry.organization),
      phone: to.line('phone', fields.referenceFields.phone, entry.phone),
      email: isEmail ? to.line('email', fields.referenceFields.email, entry.email) : '',
      quote: to.lines('quote', fields.referenceFields.quote, entry.description),
    };
    if (!isEmail) to.leave(entry.email, 'email');
    return written;
  },
};

const hasText = (entry: object) =>
  Object.values(entry).some((value) => typeof value === 'string' && value !== '');

const textOf = (entry: ReadEntry) =>
  [entry.headline, entry.organization, entry.location, entry.duration, entry.description]
    .flatMap((found) => (found ? [found.text] : []))
    .join('\n');

/** The entries that have text, as many as there is room for. */
export const mapEntries = <Entry extends object>(
  { list, what, max, write }: EntryMapping<Entry>,
  entries: readonly ReadEntry[],
  writer: FieldWriter,
): Entry[] => {
  const mapped: Entry[] = [];
  for (const entry of entries) {
    if (mapped.length === max) {
      writer.report.setAside(what, textOf(entry), `There is room for ${max} entries`);
      for (const found of [entry.headline, entry.organization, entry.description]) writer.markUsed(found);
      continue;
    }
    const name = shortName(entry.headline, entry.organization);
    const written = write(entry, writer.at(`${list}.${mapped.length}.`, name ? `${what}: ${name}` : what));
    if (hasText(written)) mapped.push(written);
  }
  return mapped;
};
