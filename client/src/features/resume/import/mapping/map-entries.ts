import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { educationFields, experienceFields, resumeLimits } from '#shared/resume/resume-fields';
import type { EducationEntry, ExperienceEntry } from '#shared/resume/schema';
import * as fields from '#shared/resume/sections/section-fields';
import { isNoExpiry } from '#shared/text/partial-date';
import {
  type AwardEntry,
  type LicenseEntry,
  type ProjectEntry,
  type PublicationEntry,
  type ReferenceEntry,
  referenceEntry,
  type SeaServiceEntry,
  type TrainingEntry,
  type VolunteeringEntry,
} from '#shared/resume/sections/schema';
import { isSurelyPlace, looksLikePlace, placeScore, schoolScore } from '#shared/resume/words';
import type { EntryListName } from '../../form/form-content';
import { shortName, type EntryWriter, type FieldWriter } from './field-writer';

/** How the entries of one list of the form are written. */
interface EntryMapping<Entry> {
  list: EntryListName;
  /** One entry of it, in the report. */
  what: string;
  max: number;
  write: (entry: ReadEntry, to: EntryWriter) => Entry;
}

/** 'City Hall, Naga City', 'City Hall – Naga City', 'City Hall (Naga City)' → the organization, and the place behind it. */
const splitPlace = (organization: Found): { organization: Found; location: Found } | undefined => {
  const signs = /,\s+|\s+[–—-]\s+|(?<=\S \S*\p{L}{3})-(?=\p{Lu})|\s+\((?=[^()]{3,60}\)$)/gu;
  for (const comma of organization.text.matchAll(signs)) {
    const behind = organization.text.slice(comma.index + comma[0].length);
    const isInBrackets = comma[0].endsWith('(');
    const place = isInBrackets ? behind.slice(0, -1) : behind;
    if (isInBrackets && (!isSurelyPlace(place) || /\bremote\b/i.test(place))) continue;
    if (placeScore(place) === 0 || !looksLikePlace(place) || /^[^(]*\)/.test(place)) continue;
    // 'University Library, Eastern Visayas Polytechnic, Tacloban City'
    if (place.includes(', ') && schoolScore(place.split(', ')[0] ?? '') > 0) continue;
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

/** What names an entry, and what stands beside its name. A name alone may have been read as an organization. */
const named = ({ headline, organization }: ReadEntry) =>
  headline ? { name: headline, beside: organization } : { name: organization, beside: undefined };

export const experience: EntryMapping<ExperienceEntry> = {
  what: 'Work',
  list: 'experience',
  max: resumeLimits.entries,
  write: (entry, to) => {
    const { organization: company, location } = placed(entry);
    return to.fields(experienceFields, { ...entry, title: entry.headline, company, location });
  },
};

export const seaService: EntryMapping<SeaServiceEntry> = {
  what: 'Sea service',
  list: 'seaService',
  max: fields.sectionLimits.seaService,
  write: (entry, to) => {
    const written = to.fields(fields.seaServiceFields, { ...entry.ship, rank: entry.headline });
    to.leave(entry.location, 'principal');
    to.leave(entry.description, 'type');
    return written;
  },
};

export const education: EntryMapping<EducationEntry> = {
  what: 'Education',
  list: 'education',
  max: resumeLimits.entries,
  write: (entry, to) => {
    const { headline: degree, organization: school, duration: year } = entry;
    const written = to.fields(educationFields, { ...entry, degree, school, year });
    to.leave(entry.location, 'school');
    return written;
  },
};

export const license: EntryMapping<LicenseEntry> = {
  what: 'License',
  list: 'licenses',
  max: fields.sectionLimits.licenses,
  write: (entry, to) => {
    const isUnending = isNoExpiry(entry.validUntil?.text ?? '');
    const [said] = /\bno expir(?:y|ation)(?: date)?\b/i.exec(entry.description?.text ?? '') ?? [];
    if (said) to.markUsed(entry.description, said, 'no expiry');
    const validUntil = isUnending ? undefined : entry.validUntil;
    if (isUnending) to.markUsed(entry.validUntil);
    const { name, beside: issuer } = named(entry);
    const written = to.fields(fields.licenseFields, {
      ...entry,
      name,
      issuer,
      issued: entry.duration,
      validUntil,
    });
    if (!said) to.leave(entry.description, 'name');
    return {
      ...written,
      noExpiry: isUnending || said !== undefined,
      credentialId: '',
      numberIsPublic: false,
    };
  },
};

export const project: EntryMapping<ProjectEntry> = {
  what: 'Project',
  list: 'projects',
  max: fields.sectionLimits.projects,
  write: (entry, to) => {
    const { name, beside } = named(entry);
    return to.fields(fields.projectFields, { ...entry, name, role: entry.role ?? beside });
  },
};

export const training: EntryMapping<TrainingEntry> = {
  what: 'Training',
  list: 'trainings',
  max: fields.sectionLimits.trainings,
  write: (entry, to) => {
    const { name: title, beside: organizer } = named(entry);
    const written = to.fields(fields.trainingFields, { ...entry, title, organizer });
    to.leave(entry.description, 'title');
    return written;
  },
};

export const award: EntryMapping<AwardEntry> = {
  what: 'Award',
  list: 'awards',
  max: fields.sectionLimits.awards,
  write: (entry, to) => {
    const { name: title, beside: awarder } = named(entry);
    return to.fields(fields.awardFields, { ...entry, title, awarder, date: entry.duration });
  },
};

export const volunteering: EntryMapping<VolunteeringEntry> = {
  what: 'Volunteering',
  list: 'volunteering',
  max: fields.sectionLimits.volunteering,
  write: (entry, to) => {
    const { organization, location } = placed(entry);
    return to.fields(fields.volunteeringFields, { ...entry, role: entry.headline, organization, location });
  },
};

export const publication: EntryMapping<PublicationEntry> = {
  what: 'Publication',
  list: 'publications',
  max: fields.sectionLimits.publications,
  write: (entry, to) => {
    const { name: title, beside: publisher } = named(entry);
    return to.fields(fields.publicationFields, { ...entry, title, publisher, date: entry.duration });
  },
};

export const reference: EntryMapping<ReferenceEntry> = {
  what: 'Reference',
  list: 'references',
  max: fields.sectionLimits.references,
  write: (entry, to) => {
    const isEmail = referenceEntry.shape.email.safeParse(entry.email?.text ?? '').success;
    const { headline: name, role: position, organization: company, description: quote, phone } = entry;
    const email = isEmail ? entry.email : undefined;
    const written = to.fields(fields.referenceFields, { name, position, company, phone, email, quote });
    if (!isEmail) to.leave(entry.email, 'email');
    return written;
  },
};

const hasText = (entry: object) =>
  Object.values(entry).some((value) => typeof value === 'string' && value !== '');

const textsOf = ({ bullets: _, ship = {}, ...texts }: ReadEntry): Found[] =>
  Object.values({ ...texts, ...ship }).filter((found) => found !== undefined);

/** The entries that have text, as many as there is room for. */
export const mapEntries = <Entry extends object>(
  { list, what, max, write }: EntryMapping<Entry>,
  entries: readonly ReadEntry[],
  writer: FieldWriter,
): Entry[] => {
  const mapped: Entry[] = [];
  for (const entry of entries) {
    if (mapped.length === max) {
      writer.report.setAside(
        what,
        textsOf(entry)
          .map(({ text }) => text)
          .join('\n'),
        `There is room for ${max} entries`,
      );
      for (const found of textsOf(entry)) writer.markUsed(found);
      continue;
    }
    const name = shortName(entry.headline, entry.organization);
    const written = write(entry, writer.at(`${list}.${mapped.length}.`, name ? `${what}: ${name}` : what));
    if (hasText(written)) mapped.push(written);
  }
  return mapped;
};
