import { normalizeDuration } from '#shared/text/duration';
import { normalizeDate } from '#shared/text/partial-date';
import { normalizeWebsite } from '../typed-fields';

/**
 * The texts of the sections beside the specified ones, as the tables in ../resume-fields.ts: label, limits in UTF-16 code
 * units of the cleaned text, what a text must be (a line if not given), and how typing is normalized. Any text may be empty.
 */
export interface SectionField {
  label: string;
  max: number;
  is?: 'lines' | 'date' | 'link' | 'secure-link' | 'email';
  normalize?: (typed: string) => string;
}

const date = { max: 10, is: 'date', normalize: normalizeDate } as const;
const link = { label: 'Link', max: 300, is: 'link', normalize: normalizeWebsite } as const;
const description = { label: 'Description', max: 500, is: 'lines' } as const;

export const licenseFields = {
  name: { label: 'License or certificate', max: 150 },
  issuer: { label: 'Issuer', max: 150 },
  number: { label: 'License number', max: 50 },
  issued: { label: 'Issued', ...date },
  validUntil: { label: 'Valid until', ...date },
  link,
} as const;

export const languageFields = {
  name: { label: 'Language', max: 50 },
  level: { label: 'Level', max: 50 },
} as const;

export const projectFields = {
  name: { label: 'Project', max: 100 },
  role: { label: 'Role', max: 100 },
  link,
  duration: { label: 'Duration', max: 50, normalize: normalizeDuration },
  description,
} as const;

export const trainingFields = {
  title: { label: 'Title', max: 150 },
  organizer: { label: 'Organizer', max: 150 },
  duration: { label: 'Date or duration', max: 50, normalize: normalizeDuration },
  hours: { label: 'Hours', max: 20 },
} as const;

/** A contract on a vessel. `tonnage` is gross or deadweight, `power` that of the main engine. */
export const seaServiceFields = {
  vessel: { label: 'Vessel', max: 100 },
  type: { label: 'Vessel type', max: 60 },
  flag: { label: 'Flag', max: 60 },
  tonnage: { label: 'GRT/DWT', max: 40 },
  power: { label: 'Engine kW', max: 30 },
  rank: { label: 'Rank', max: 60 },
  principal: { label: 'Principal or agency', max: 100 },
  signOn: { label: 'Sign on', ...date },
  signOff: { label: 'Sign off', ...date },
} as const;

export const awardFields = {
  title: { label: 'Award', max: 150 },
  awarder: { label: 'Awarded by', max: 150 },
  date: { label: 'Date', ...date },
  description,
} as const;

export const volunteeringFields = {
  role: { label: 'Role', max: 100 },
  organization: { label: 'Organization', max: 100 },
  location: { label: 'Location', max: 100 },
  duration: { label: 'Duration', max: 50, normalize: normalizeDuration },
  description,
  link,
} as const;

export const publicationFields = {
  title: { label: 'Title', max: 200 },
  publisher: { label: 'Publisher', max: 150 },
  date: { label: 'Date', ...date },
  link,
  description,
} as const;

export const referenceFields = {
  name: { label: 'Name', max: 100 },
  position: { label: 'Position', max: 100 },
  company: { label: 'Company', max: 100 },
  phone: { label: 'Phone', max: 20 },
  email: { label: 'Email', max: 254, is: 'email' },
  /** What the referee wrote about the user. */
  quote: { label: 'Recommendation', max: 500, is: 'lines' },
} as const;

export const linkFields = {
  label: { label: 'Label', max: 50 },
  url: { ...link, label: 'Address', is: 'secure-link' },
} as const;

export const interestField = { label: 'Interest', max: 100 } as const;

export const customSectionFields = { heading: { label: 'Heading', max: 60 } } as const;

export const customEntryFields = {
  title: { label: 'Title', max: 150 },
  place: { label: 'Place', max: 150 },
  date: { label: 'Date', max: 50, normalize: normalizeDuration },
  text: { label: 'Text', max: 500, is: 'lines' },
} as const;

/** The fields of an entry, by section. */
export const sectionEntryFields = {
  seaService: seaServiceFields,
  licenses: licenseFields,
  languages: languageFields,
  projects: projectFields,
  trainings: trainingFields,
  awards: awardFields,
  volunteering: volunteeringFields,
  publications: publicationFields,
  references: referenceFields,
  links: linkFields,
} as const;

/** Numbers of items, and of characters in all of these sections together: some fifteen printed pages. */
export const sectionLimits = {
  seaService: 40,
  licenses: 20,
  languages: 20,
  projects: 20,
  trainings: 30,
  awards: 20,
  volunteering: 20,
  publications: 30,
  references: 10,
  links: 10,
  interests: 20,
  customSections: 6,
  customEntries: 20,
  heading: 60,
  totalCharacters: 50_000,
} as const;
