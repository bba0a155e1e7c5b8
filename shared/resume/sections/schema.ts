import { z } from 'zod';
import { line, lines, optionalText } from '#shared/text/schema';
import { webAddress } from '#shared/text/web-address';
import { ambiguousDay, isPartialDate, printedDate } from '#shared/text/partial-date';
import { particularFields } from '../particulars';
import {
  awardFields,
  customEntryFields,
  customSectionFields,
  interestField,
  languageFields,
  licenseFields,
  linkFields,
  projectFields,
  publicationFields,
  referenceFields,
  seaServiceFields,
  sectionLimits,
  trainingFields,
  volunteeringFields,
  type SectionField,
} from './section-fields';

const dateMessage = 'Please enter a year, a month or a day, such as 2024, May 2024 or May 31, 2024';

/** 'Jun 12, 2025 or Dec 6, 2025?': what has two meanings is asked for, and what has none is refused. */
const dateProblem = (typed: unknown) => {
  const days = ambiguousDay(String(typed));
  return days ? `${printedDate(days['month-first'])} or ${printedDate(days['day-first'])}?` : dateMessage;
};

const isAddress = (value: string, protocol = /^https?:/) =>
  value === '' || protocol.test(webAddress(value) ?? '');

/** A link of an entry, which opens in visitors' browsers. */
export const webLink = (field: { label: string; max: number }) =>
  optionalText(line, field)
    .refine((value) => isAddress(value), { message: 'Please enter a valid website URL' })
    .default('');

/** What a text of an entry must be. Each has a default: programs send only those that they have. */
const textTypes = {
  line: (field: SectionField) => optionalText(line, field).default(''),
  lines: (field: SectionField) => optionalText(lines, field).default(''),
  // The length is that of a stored date and says nothing to people, who write dates in words.
  date: ({ max }: SectionField) =>
    line({ max, message: dateMessage })
      .refine((value) => value === '' || isPartialDate(value), {
        error: ({ input }) => dateProblem(input),
      })
      .default(''),
  link: webLink,
  'secure-link': (field: SectionField) =>
    optionalText(line, field)
      .refine((value) => isAddress(value, /^https:/), {
        message: 'Please enter an address that starts with https://',
      })
      .default(''),
  email: (field: SectionField) =>
    optionalText(line, field)
      .refine((value) => value === '' || z.email().safeParse(value).success, {
        message: 'Invalid email address',
      })
      .default(''),
};

/** The texts of a table of fields. */
const textsOf = <Name extends string>(fields: Readonly<Record<Name, SectionField>>) =>
  Object.fromEntries(
    Object.entries<SectionField>(fields).map(([name, field]) => [name, textTypes[field.is ?? 'line'](field)]),
  ) as Record<Name, z.ZodDefault<z.ZodString>>;

const atMost = <Item extends z.ZodType>(item: Item, max: number, what: string) =>
  z.array(item).max(max, `Maximum ${max} ${what} allowed`);

/** `credentialId` is an uploaded credential of the owner, '' for none. Visitors see a number only if `numberIsPublic`. */
export const licenseEntry = z.strictObject({
  ...textsOf(licenseFields),
  noExpiry: z.boolean().default(false),
  credentialId: z.union([z.literal(''), z.uuid()], 'Please choose one of your credentials').default(''),
  numberIsPublic: z.boolean().default(false),
});
export type LicenseEntry = z.infer<typeof licenseEntry>;

export const languageEntry = z.strictObject(textsOf(languageFields));
export type LanguageEntry = z.infer<typeof languageEntry>;

const projectEntry = z.strictObject(textsOf(projectFields));
export type ProjectEntry = z.infer<typeof projectEntry>;

export const trainingEntry = z.strictObject(textsOf(trainingFields));
export type TrainingEntry = z.infer<typeof trainingEntry>;

const seaServiceEntry = z.strictObject(textsOf(seaServiceFields));
export type SeaServiceEntry = z.infer<typeof seaServiceEntry>;

export const awardEntry = z.strictObject(textsOf(awardFields));
export type AwardEntry = z.infer<typeof awardEntry>;

const volunteeringEntry = z.strictObject(textsOf(volunteeringFields));
export type VolunteeringEntry = z.infer<typeof volunteeringEntry>;

const publicationEntry = z.strictObject(textsOf(publicationFields));
export type PublicationEntry = z.infer<typeof publicationEntry>;

export const referenceEntry = z.strictObject(textsOf(referenceFields));
export type ReferenceEntry = z.infer<typeof referenceEntry>;

export const linkEntry = z.strictObject(textsOf(linkFields));
export type LinkEntry = z.infer<typeof linkEntry>;

export const customEntry = z.strictObject(textsOf(customEntryFields));
export type CustomEntry = z.infer<typeof customEntry>;

/** Personal particulars and which of them Bio-data prints. Names of a later release are stored and ignored. */
const particulars = z.strictObject({
  ...textsOf(particularFields),
  printed: z
    .array(z.string().regex(/^[a-zA-Z]{1,20}$/, 'This particular is not known'))
    .max(40)
    .default([]),
});

/** A section of the user's own. The form chooses its id; order, headings and hiding refer to it. */
export const customSection = z.strictObject({
  id: z.string().regex(/^custom-[a-z0-9]{1,24}$/, 'Please choose another id, such as custom-1'),
  heading: textTypes.line(customSectionFields.heading),
  entries: atMost(customEntry, sectionLimits.customEntries, 'entries').default([]),
});
export type CustomSection = z.infer<typeof customSection>;

// Ids of a later release may come back from a tab or a file: they are stored and ignored.
const sectionId = z.string().regex(/^[a-zA-Z]{1,20}(-[a-z0-9]{1,24})?$/, 'This section is not known');
const maxIds = 40;

/** Content beside the specified fields, and how the sections are arranged. */
export const sectionsContent = z.strictObject({
  seaService: atMost(seaServiceEntry, sectionLimits.seaService, 'sea service entries'),
  licenses: atMost(licenseEntry, sectionLimits.licenses, 'licenses and certifications'),
  languages: atMost(languageEntry, sectionLimits.languages, 'languages'),
  projects: atMost(projectEntry, sectionLimits.projects, 'projects'),
  trainings: atMost(trainingEntry, sectionLimits.trainings, 'trainings and seminars'),
  awards: atMost(awardEntry, sectionLimits.awards, 'awards'),
  volunteering: atMost(volunteeringEntry, sectionLimits.volunteering, 'volunteer entries'),
  publications: atMost(publicationEntry, sectionLimits.publications, 'publications'),
  references: atMost(referenceEntry, sectionLimits.references, 'character references'),
  /** Prints 'Available on request' in place of the references. */
  referencesOnRequest: z.boolean(),
  /** Visitors see the references. */
  referencesArePublic: z.boolean(),
  links: atMost(linkEntry, sectionLimits.links, 'links'),
  interests: atMost(
    line({
      max: interestField.max,
      message: `${interestField.label} must be less than ${interestField.max} characters`,
    }).min(1, 'Interest cannot be empty'),
    sectionLimits.interests,
    'interests',
  ),
  customSections: atMost(customSection, sectionLimits.customSections, 'sections of your own').refine(
    (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
    { message: 'Two sections have the same id' },
  ),
  particulars,
  /** Ids of sections; those that are missing have their default place. */
  sectionOrder: z.array(sectionId).max(maxIds),
  /** Renamed headings by section id. */
  sectionHeadings: z
    .record(sectionId, textTypes.line({ label: 'Heading', max: sectionLimits.heading }))
    .refine((headings) => Object.keys(headings).length <= maxIds, { message: 'There are too many headings' })
    .meta({ maxProperties: maxIds }),
  hiddenSections: z.array(sectionId).max(maxIds),
});
export type SectionsContent = z.infer<typeof sectionsContent>;

const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Object.values(value)) sum += charactersIn(part);
  return sum;
};

/**
 * The section with the most text if all of them together hold more than a resume may. The limits of single fields would
 * add up to a book.
 */
export const sectionBeyondTotal = (content: Partial<SectionsContent>): keyof SectionsContent | undefined => {
  const lengths = Object.keys(sectionsContent.shape)
    .map((name) => name as keyof SectionsContent)
    .map((name) => ({ name, length: charactersIn(content[name]) }));
  const total = lengths.reduce((sum, { length }) => sum + length, 0);
  if (total <= sectionLimits.totalCharacters) return undefined;
  return lengths.sort((one, other) => other.length - one.length)[0]?.name;
};

export const beyondTotalMessage = `Your sections hold more than ${sectionLimits.totalCharacters.toLocaleString('en-US')} characters together. Please shorten this one.`;
