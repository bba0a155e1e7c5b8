import { z } from 'zod';
import { line, lines } from '#shared/text/schema';
import { resumeContent, storedResumeContent } from '#shared/resume/schema';
import { beyondTotalMessage, sectionBeyondTotal } from '#shared/resume/sections/schema';
import { rosterProfessionNames } from './facts';

export const candidateLimits = {
  /** Per organization. */
  candidates: 50_000,
  name: 120,
  email: 254,
  tags: 20,
  tag: 30,
  notes: 200,
  note: 2000,
  mentions: 10,
  filters: 50,
  filterName: 40,
  search: 100,
  /** Files that are read at once. */
  files: 100,
  /** Candidates that a tag is put on at once. */
  together: 100,
  objection: 1000,
  /** People whom an organization's records are mailed to in 24 hours. */
  toldPerDay: 500,
  /** Of the file with the consent in writing, in bytes. */
  basisFile: 10 * 1024 * 1024,
} as const;
const limits = candidateLimits;

const atMost = (label: string, max: number) => ({
  max,
  message: `${label} must be at most ${max} characters`,
});

const noSuchDay = 'Please enter a date that exists, such as 2026-11-20';
const day = z.iso.date(noSuchDay).refine((text) => text >= '1900', noSuchDay);
const optionalDay = z
  .union([z.literal(''), day], noSuchDay)
  .nullable()
  .transform((text) => text || null);

const tag = line(atMost('A tag', limits.tag)).min(1, 'A tag needs a name');
const tags = z.array(tag).max(limits.tags, `At most ${limits.tags} tags`);

export const availabilities = ['unknown', 'available', 'from', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

/** Who the person is and what their record says. Title, phone and place are those of the content. */
const details = {
  name: line({ ...atMost('Name', limits.name), missing: 'Name is required' }).min(1, 'Name is required'),
  email: line(atMost('Email', limits.email)).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please enter a valid email address, or leave this empty',
  ),
  content: resumeContent.superRefine((content, context) => {
    const longest = sectionBeyondTotal(content);
    if (longest) context.addIssue({ code: 'custom', path: [longest], message: beyondTotalMessage });
  }),
};

/** What the recruiter notes for finding the candidate. A null profession is derived from the titles. */
const rosterFacts = {
  profession: z.enum(rosterProfessionNames).nullable(),
  availability: z.enum(availabilities),
  /** With 'from' alone. */
  availableOn: optionalDay,
  tags,
};
const availabilityOrder = {
  check: ({ availability, availableOn }: { availability: Availability; availableOn: string | null }) =>
    (availability === 'from') === (availableOn !== null),
  message: { path: ['availableOn'], message: 'Enter the day from which the person is available' },
};

/** Consent in writing: since when it is there, how long the record is kept, and whether it covers sensitive particulars. */
const basisFields = {
  basisDate: day,
  keepUntil: day,
  /** The day of the consent to sensitive particulars; without it they are not stored. */
  sensitiveConsentOn: optionalDay,
};

export const newCandidate = z
  .strictObject({
    ...details,
    ...rosterFacts,
    ...basisFields,
    /** Chosen by the browser for each file, so that sending it again adds nothing. */
    importKey: z.uuid().nullable().default(null),
  })
  .refine(availabilityOrder.check, availabilityOrder.message);
export type NewCandidate = z.infer<typeof newCandidate>;

/** `version` is the one that the changes were made to; a newer one is not overwritten. */
export const candidateSave = z.strictObject({ ...details, version: z.int().positive() });
export type CandidateSave = z.infer<typeof candidateSave>;

export const candidateFacts = z
  .strictObject(rosterFacts)
  .refine(availabilityOrder.check, availabilityOrder.message);
export type CandidateFacts = z.infer<typeof candidateFacts>;

export const candidateBasis = z.strictObject(basisFields);
export type CandidateBasis = z.infer<typeof candidateBasis>;

const mention = z.object({ userId: z.uuid(), name: z.string() });

export const newNote = z.strictObject({
  text: lines(atMost('A note', limits.note)).min(1, 'Write the note first'),
  mentions: z.array(z.uuid()).max(limits.mentions, `At most ${limits.mentions} mentions`).default([]),
});
export type NewNote = z.infer<typeof newNote>;

const note = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Empty for one who is gone. */
  author: z.string(),
  /** The candidate wrote it, through their own page. */
  isByPerson: z.boolean(),
  isMine: z.boolean(),
  mentions: z.array(mention),
  createdAt: z.iso.datetime(),
});
export type CandidateNote = z.infer<typeof note>;

const bases = ['written', 'account'] as const;
export type Basis = (typeof bases)[number];

/** A candidate in lists. */
export const candidateSummary = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  name: z.string(),
  headline: z.string(),
  place: z.string(),
  profession: z.enum(rosterProfessionNames),
  years: z.int().nonnegative(),
  licensedUntil: z.iso.date().nullable(),
  availability: z.enum(availabilities),
  availableOn: z.iso.date().nullable(),
  tags: z.array(z.string()),
  basis: z.enum(bases),
  keepUntil: z.iso.date(),
  hasObjected: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type CandidateSummary = z.infer<typeof candidateSummary>;

const basisFile = z.object({ fileName: z.string(), sizeBytes: z.int(), storedAt: z.iso.datetime() });

export const candidate = candidateSummary.extend({
  version: z.int().positive(),
  email: z.string(),
  phone: z.string(),
  content: storedResumeContent,
  /** Whether the profession was set rather than derived. */
  isProfessionSet: z.boolean(),
  basisDate: z.iso.date(),
  sensitiveConsentOn: z.iso.date().nullable(),
  basisFile: basisFile.nullable(),
  /** When and how the person was told of the record; null while they were not. */
  told: z.object({ at: z.iso.datetime(), how: z.enum(['mail', 'link']) }).nullable(),
  objection: z.object({ at: z.iso.datetime(), text: z.string() }).nullable(),
  hasAccount: z.boolean(),
  createdAt: z.iso.datetime(),
  notes: z.array(note),
});
export type Candidate = z.infer<typeof candidate>;

/** What was stored, with the sensitive particulars that were not, by their labels. */
export const storedCandidate = z.object({ candidate, dropped: z.array(z.string()) });
export type StoredCandidate = z.infer<typeof storedCandidate>;

const filter = (max: number) => z.string().trim().max(max).default('');
const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(['', ...names]).default('');

/** What the roster shows of consents: 'ending' within the notice's days, 'untold' were not told yet. */
export const consentFilters = ['written', 'account', 'ending', 'objected', 'untold'] as const;
export const availabilityFilters = ['available', 'soon', 'unavailable', 'unknown'] as const;

const selection = {
  search: filter(limits.search),
  profession: choice(rosterProfessionNames as [string, ...string[]]),
  /** A license is valid on this day. */
  licensedOn: z.union([z.literal(''), day]).default(''),
  minYears: z.coerce.number().int().min(0).max(60).default(0),
  availability: choice(availabilityFilters),
  tag: filter(limits.tag),
  consent: choice(consentFilters),
  /** Only those in whose notes the caller is mentioned. */
  mentioned: choice(['me']),
};

/** '' selects all. */
const rosterSelection = z.strictObject(selection);
export type RosterSelection = z.infer<typeof rosterSelection>;
export const wholeRoster: RosterSelection = rosterSelection.parse({});

export const rosterSorts = ['changed', 'name', 'added'] as const;
export const candidatesPerPage = 25;
/** Above this, a selection is only known to have more: no member pages that far. */
export const maxCounted = 1000;

export const rosterPage = z.object({
  ...selection,
  sort: z.enum(rosterSorts).default('changed'),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxCounted / candidatesPerPage)
    .default(1),
});
export type RosterPage = z.infer<typeof rosterPage>;

export const roster = z.object({
  candidates: z.array(candidateSummary),
  /** In the whole selection; `maxCounted` + 1 where there are more. */
  total: z.int().nonnegative(),
});

export const newFilter = z.strictObject({
  name: line(atMost('The name', limits.filterName)).min(1, 'Name the filter'),
  selection: rosterSelection,
});
export type NewFilter = z.infer<typeof newFilter>;

const savedFilter = z.object({ id: z.uuid(), name: z.string(), selection: rosterSelection });

/** What the roster offers to filter by, and how full it is. */
export const rosterChoices = z.object({
  tags: z.array(z.string()),
  filters: z.array(savedFilter),
  members: z.array(mention),
  candidates: z.int().nonnegative(),
  limit: z.int().positive(),
});
export type RosterChoices = z.infer<typeof rosterChoices>;

export const duplicateSearch = z.strictObject({
  people: z
    .array(
      z.strictObject({
        name: z.string().max(200),
        email: z.string().max(300),
        phone: z.string().max(60),
      }),
    )
    .min(1)
    .max(limits.files),
});

/** Of each person in their order the candidate that is probably theirs. */
export const duplicatesFound = z.object({
  matches: z.array(
    z
      .object({
        id: z.uuid(),
        number: z.int().positive(),
        name: z.string(),
        by: z.enum(['email', 'phone']),
      })
      .nullable(),
  ),
});
export type DuplicateMatch = NonNullable<z.infer<typeof duplicatesFound>['matches'][number]>;

export const bulkTag = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(limits.together),
  tag,
  do: z.enum(['add', 'remove']),
});
export type BulkTag = z.infer<typeof bulkTag>;

/** What was done with a candidate, newest first. Without names of the candidate. */
export const candidateHistory = z.object({
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Empty for the person themself, a job, or a member who is gone. */
      actor: z.string(),
      action: z.string(),
      subject: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** What the person sees of their own record, without an account. */
export const ownRecord = z.object({
  organization: z.object({ name: z.string(), contact: z.string() }),
  /** Where the agency's plan has ended: until when it can read the record, and when all of it is deleted. */
  agencyEnds: z.object({ closesAt: z.iso.datetime(), deletedAt: z.iso.datetime() }).nullable(),
  number: z.int().positive(),
  name: z.string(),
  email: z.string(),
  content: storedResumeContent,
  basisDate: z.iso.date(),
  keepUntil: z.iso.date(),
  sensitiveConsentOn: z.iso.date().nullable(),
  hasBasisFile: z.boolean(),
  objection: z.object({ at: z.iso.datetime(), text: z.string() }).nullable(),
  hasAccount: z.boolean(),
  /** What others wrote about the person is not shown; how many such notes there are is. */
  notes: z.int().nonnegative(),
  version: z.int().positive(),
  /** `client` is to whom the record was presented; '' for all else. */
  events: z.array(z.object({ at: z.iso.datetime(), action: z.string(), client: z.string() })),
});
export type OwnRecord = z.infer<typeof ownRecord>;

export const linkToken = z.string().max(60);
export const withToken = z.strictObject({ token: linkToken });

/** What the person corrects by themself; the rest they write to the agency. */
export const ownCorrection = z.strictObject({
  token: linkToken,
  version: z.int().positive(),
  name: details.name,
  email: details.email,
  title: resumeContent.shape.title,
  phone: resumeContent.shape.phone,
  location: resumeContent.shape.location,
  /** What else is wrong, as a note to the agency. */
  message: lines(atMost('Your message', limits.note)).default(''),
});
export type OwnCorrection = z.infer<typeof ownCorrection>;

export const ownObjection = z.strictObject({
  token: linkToken,
  /** Null takes the objection back. */
  text: lines(atMost('Your reason', limits.objection)).nullable(),
});
