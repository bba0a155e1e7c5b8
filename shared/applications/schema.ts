import { z } from 'zod';
import { line, lines } from '#shared/text/schema';
import { webAddress } from '#shared/text/web-address';
import { closedReasonNames, fixedStageNames, stagesToFollow } from './stages';

export const applicationLimits = {
  /** Per user. */
  applications: 2000,
  /** Changes of stage per application. */
  changes: 500,
  /** Of them in a file. */
  importedChanges: 50,
  ownStages: 12,
  stageName: 30,
  filters: 20,
  filterName: 40,
  company: 120,
  jobTitle: 150,
  link: 1000,
  /** The saved text of a post, in characters. */
  post: 50_000,
  place: 120,
  source: 60,
  nextStep: 200,
  notes: 10_000,
  tags: 20,
  tag: 30,
  contacts: 10,
  interviews: 20,
  offers: 5,
  /** Of a text of one line in a contact, an interview or an offer. */
  short: 120,
  /** Of the notes of an interview or an offer. */
  entryNotes: 2000,
  salary: 1_000_000_000,
  search: 100,
} as const;
const limits = applicationLimits;

export const workModes = ['', 'on-site', 'hybrid', 'remote'] as const;
export const salaryCurrencies = [
  'PHP',
  'USD',
  'SGD',
  'AED',
  'SAR',
  'QAR',
  'HKD',
  'JPY',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'NZD',
] as const;
export const salaryPeriods = ['month', 'year'] as const;

const atMost = (label: string, max: number) => ({
  max,
  message: `${label} must be at most ${max} characters`,
});
const short = (label: string) => line(atMost(label, limits.short));
const entryNotes = lines(atMost('Notes', limits.entryNotes));

const noSuchDay = 'Please enter a date that exists, such as 2026-11-20';
/** An existing day (YYYY-MM-DD); '' is none. Postgres has no year 0. */
const optionalDay = z
  .union([z.literal(''), z.iso.date(noSuchDay).refine((day) => day >= '0001', noSuchDay)], noSuchDay)
  .nullable()
  .transform((day) => day || null);

const linkMessage = 'Please enter a valid web address, such as https://example.com/job';
const optionalLink = line({ max: limits.link, message: linkMessage }).refine(
  (link) => link === '' || webAddress(link) !== undefined,
  linkMessage,
);

const salaryMessage = 'Please enter an amount without centavos, such as 35000';
/** In whole units of its currency; null for none. */
const salary = z
  .number(salaryMessage)
  .int(salaryMessage)
  .min(0, salaryMessage)
  .max(limits.salary, 'This amount is too large')
  .nullable();

const contact = z.strictObject({
  name: short('Name'),
  role: short('Role'),
  phone: short('Phone'),
  email: short('Email'),
});
export type Contact = z.infer<typeof contact>;

const interview = z.strictObject({
  at: z.iso.datetime('Please enter date and time'),
  /** A place, or a link. */
  where: line(atMost('Where', limits.link)),
  notes: entryNotes,
});
export type Interview = z.infer<typeof interview>;

const offer = z.strictObject({
  amount: salary,
  currency: z.enum(salaryCurrencies),
  period: z.enum(salaryPeriods),
  receivedOn: optionalDay,
  answerBy: optionalDay,
  notes: entryNotes,
});
export type Offer = z.infer<typeof offer>;

const tag = line(atMost('A tag', limits.tag)).min(1, 'A tag needs a name');

const detailFields = {
  company: line({ ...atMost('Company', limits.company), missing: 'Company is required' }).min(
    1,
    'Company is required',
  ),
  jobTitle: line({ ...atMost('Job title', limits.jobTitle), missing: 'Job title is required' }).min(
    1,
    'Job title is required',
  ),
  link: optionalLink,
  post: lines(atMost('The post', limits.post)),
  place: line(atMost('Place', limits.place)),
  workMode: z.enum(workModes),
  salaryFrom: salary,
  salaryTo: salary,
  salaryCurrency: z.enum(salaryCurrencies),
  salaryPeriod: z.enum(salaryPeriods),
  source: line(atMost('Source', limits.source)),
  foundOn: optionalDay,
  appliedOn: optionalDay,
  deadlineOn: optionalDay,
  nextStep: line(atMost('Next step', limits.nextStep)),
  nextStepOn: optionalDay,
  contacts: z.array(contact).max(limits.contacts, `At most ${limits.contacts} contacts`),
  interviews: z.array(interview).max(limits.interviews, `At most ${limits.interviews} interviews`),
  notes: lines(atMost('Notes', limits.notes)),
  tags: z.array(tag).max(limits.tags, `At most ${limits.tags} tags`),
  offers: z.array(offer).max(limits.offers, `At most ${limits.offers} offers`),
  /** Whether 'no word for 14 days' is not said of this application. */
  isMuted: z.boolean(),
};

const salaryOrder = {
  check: ({ salaryFrom, salaryTo }: { salaryFrom: number | null; salaryTo: number | null }) =>
    salaryFrom === null || salaryTo === null || salaryFrom <= salaryTo,
  message: { path: ['salaryTo'], message: 'The highest salary must not be less than the lowest' },
};

/** Everything that the user writes about an application, saved whole. */
export const applicationDetails = z.strictObject(detailFields).refine(salaryOrder.check, salaryOrder.message);
export type ApplicationDetails = z.infer<typeof applicationDetails>;

export const emptyApplication: ApplicationDetails = {
  company: '',
  jobTitle: '',
  link: '',
  post: '',
  place: '',
  workMode: '',
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: 'PHP',
  salaryPeriod: 'month',
  source: '',
  foundOn: null,
  appliedOn: null,
  deadlineOn: null,
  nextStep: '',
  nextStepOn: null,
  contacts: [],
  interviews: [],
  notes: '',
  tags: [],
  offers: [],
  isMuted: false,
};

/** A fixed stage, or the id of an own one. */
const stageId = z.string().max(40);
const closedReason = z.enum(closedReasonNames);

export const newApplication = z
  .strictObject({ ...detailFields, stage: stageId.default('saved') })
  .refine(salaryOrder.check, salaryOrder.message)
  .refine(({ stage }) => stage !== 'closed', {
    path: ['stage'],
    message: 'Choose another stage first: closing asks for the reason',
  });
export type NewApplication = z.infer<typeof newApplication>;

/** An application of a file: also one that is closed already. */
export const importedApplication = z
  .strictObject({
    ...detailFields,
    stage: stageId.default('saved'),
    closedReason: closedReason.nullable().default(null),
    /** The stages that it has been in, oldest first, up to `stage`. Empty where the file does not say. */
    history: z
      .array(
        z.strictObject({
          stage: stageId,
          closedReason: closedReason.nullable(),
          on: z.iso.date(noSuchDay).refine((on) => on >= '1900', noSuchDay),
        }),
      )
      .max(limits.importedChanges, `At most ${limits.importedChanges} changes of stage`)
      .default([]),
  })
  .refine(salaryOrder.check, salaryOrder.message)
  .refine(({ stage, closedReason: reason }) => (stage === 'closed') === (reason !== null), {
    path: ['closedReason'],
    message: 'Say why it is closed',
  })
  .refine(
    ({ stage, closedReason: reason, history }) => {
      const last = history.at(-1);
      return last === undefined || (last.stage === stage && last.closedReason === reason);
    },
    { path: ['history'], message: 'The history must end in the stage that the application is in' },
  )
  .refine(
    ({ history }) =>
      history.every(
        ({ stage, closedReason: reason, on }, index) =>
          (stage === 'closed') === (reason !== null) && on >= (history[index - 1]?.on ?? ''),
      ),
    {
      path: ['history'],
      message: 'The changes of stage must be in the order of their days, and say why it was closed',
    },
  );
export type ImportedApplication = z.infer<typeof importedApplication>;

/** How many applications of a file are sent at once. They are added together or not at all. */
export const maxImported = 100;

export const applicationsImport = z.strictObject({
  applications: z.array(importedApplication).min(1).max(maxImported),
});

/** `version` is the one that the changes were made to; a newer one is not overwritten. */
export const applicationSave = z
  .strictObject({ ...detailFields, version: z.int().positive() })
  .refine(salaryOrder.check, salaryOrder.message);
export type ApplicationSave = z.infer<typeof applicationSave>;

export const stageMove = z
  .strictObject({
    to: stageId,
    /** With Closed alone. */
    reason: closedReason.nullable().default(null),
    version: z.int().positive(),
  })
  .refine(({ to, reason }) => (to === 'closed') === (reason !== null), {
    path: ['reason'],
    message: 'Say why it is closed',
  });
export type StageMove = z.infer<typeof stageMove>;

export const ownStageDetails = z.strictObject({
  name: line(atMost('The name', limits.stageName)).min(1, 'Name the stage'),
  follows: z.enum(stagesToFollow),
});
export type OwnStageDetails = z.infer<typeof ownStageDetails>;

/** All own stages in their new order, each with the fixed one before it. */
export const stageOrder = z.strictObject({
  stages: z.array(z.strictObject({ id: z.uuid(), follows: z.enum(stagesToFollow) })).max(limits.ownStages),
});
export type StageOrder = z.infer<typeof stageOrder>;

export const ownStage = z.object({
  id: z.uuid(),
  name: z.string(),
  follows: z.enum(stagesToFollow),
  /** How many applications are in it. */
  applications: z.int().nonnegative(),
});

/** Where the applications of a deleted stage go. Null is right only for a stage without any. */
export const stageDeletion = z.strictObject({ moveTo: stageId.nullable().default(null) });

/** What a saved filter selects and how it is sorted; '' selects all. */
const filterSelection = z.strictObject({
  search: z.string().trim().max(limits.search).default(''),
  stage: z.string().trim().max(40).default(''),
  tag: z.string().trim().max(limits.tag).default(''),
  source: z.string().trim().max(limits.source).default(''),
});
export type FilterSelection = z.infer<typeof filterSelection>;

export const newFilter = z.strictObject({
  name: line(atMost('The name', limits.filterName)).min(1, 'Name the filter'),
  selection: filterSelection,
});
export type NewFilter = z.infer<typeof newFilter>;

export const savedFilter = z.object({ id: z.uuid(), name: z.string(), selection: filterSelection });
export type SavedFilter = z.infer<typeof savedFilter>;

const day = z.iso.date().nullable();

/** An application in lists. */
const applicationSummary = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  company: z.string(),
  jobTitle: z.string(),
  place: z.string(),
  workMode: z.enum(workModes),
  source: z.string(),
  link: z.string(),
  stage: z.string(),
  closedReason: closedReason.nullable(),
  foundOn: day,
  appliedOn: day,
  deadlineOn: day,
  nextStep: z.string(),
  nextStepOn: day,
  tags: z.array(z.string()),
  isMuted: z.boolean(),
  stageChangedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ApplicationSummary = z.infer<typeof applicationSummary>;

const stageChange = z.object({
  from: z.string().nullable(),
  /** The names as they were, also of stages that are gone. */
  fromName: z.string().nullable(),
  to: z.string(),
  toName: z.string(),
  /** The fixed stage that it counted as. */
  toCountsAs: z.enum(fixedStageNames),
  reason: closedReason.nullable(),
  changedAt: z.iso.datetime(),
});

/** An application with everything in it, and its changes of stage, oldest first. */
export const application = applicationSummary.extend({
  post: z.string(),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  salaryCurrency: z.enum(salaryCurrencies),
  salaryPeriod: z.enum(salaryPeriods),
  contacts: z.array(contact),
  interviews: z.array(interview),
  notes: z.string(),
  offers: z.array(z.object({ ...offer.shape, receivedOn: day, answerBy: day })),
  history: z.array(stageChange),
});
export type Application = z.infer<typeof application>;

export const applicationsSort = z.enum(['changed', 'company', 'jobTitle', 'applied', 'deadline', 'nextStep']);
export type ApplicationsSort = z.infer<typeof applicationsSort>;

const filter = (max: number) => z.string().trim().max(max).default('');

/** A selection; '' selects all. `search` looks in company, job title, place, source, next step, notes and tags. */
export const applicationsSelection = z.object({
  search: filter(limits.search),
  /** A stage, or 'open' for all but Closed. */
  stage: filter(40),
  tag: filter(limits.tag),
  source: filter(limits.source),
  workMode: z.enum(workModes).default(''),
  /** Any spelling of the company. */
  company: filter(limits.company),
});
export type ApplicationsSelection = z.infer<typeof applicationsSelection>;

/** A page of the selection; by default the latest changes. Applications without the date sorted by come last. */
export const applicationsPage = applicationsSelection.extend({
  sort: applicationsSort.default('changed'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type ApplicationsPage = z.infer<typeof applicationsPage>;

export const applicationsFound = z.object({
  applications: z.array(applicationSummary),
  /** In the whole selection. */
  total: z.int().nonnegative(),
});

/** How many cards of a stage the board holds; the others are in the list. */
export const cardsPerStage = 20;

export const board = z.object({
  columns: z.array(
    z.object({
      stage: z.string(),
      name: z.string(),
      countsAs: z.enum(fixedStageNames),
      total: z.int().nonnegative(),
      applications: z.array(applicationSummary),
    }),
  ),
});
export type Board = z.infer<typeof board>;

/** The stages of the user's own in the order of the board, and the values to filter by. */
export const applicationChoices = z.object({
  stages: z.array(ownStage),
  tags: z.array(z.string()),
  sources: z.array(z.string()),
});
export type ApplicationChoices = z.infer<typeof applicationChoices>;
