import { z } from 'zod';
import { candidateSummary } from '#shared/candidates/schema';
import { line, lines, optionalText } from '#shared/text/schema';

export const jobOrderLimits = {
  /** Per organization. */
  orders: 1000,
  /** Per job order. */
  candidates: 500,
  /** Added in one call. */
  together: 100,
  people: 9999,
  search: 100,
} as const;
const limits = jobOrderLimits;

/** The way of a candidate through a job order. */
export const jobStages = [
  'longList',
  'shortList',
  'presented',
  'interview',
  'selected',
  'deployed',
  'closed',
] as const;
export type JobStage = (typeof jobStages)[number];

export const jobStageNames: Record<JobStage, string> = {
  longList: 'Long list',
  shortList: 'Short list',
  presented: 'Presented',
  interview: 'Interview',
  selected: 'Selected',
  deployed: 'Deployed',
  closed: 'Closed',
};

export const jobOrderStatuses = ['open', 'filled', 'cancelled'] as const;
export type JobOrderStatus = (typeof jobOrderStatuses)[number];

const jobOrderFields = {
  client: { label: 'Client', max: 120 },
  position: { label: 'Position', max: 120 },
  place: { label: 'Place', max: 120 },
  requirements: { label: 'Requirements', max: 4000 },
} as const;

const required = (field: { label: string; max: number }, message: string) =>
  line({ max: field.max, message: `${field.label} must be at most ${field.max} characters` }).min(1, message);

const people = `Enter how many people are wanted, from 1 to ${limits.people}`;
const noSuchDay = 'Please enter a date that exists, such as 2026-11-20';

export const jobOrderDetails = z.strictObject({
  client: required(jobOrderFields.client, 'Please name the client'),
  position: required(jobOrderFields.position, 'Please name the position'),
  people: z.int(people).min(1, people).max(limits.people, people),
  place: optionalText(line, jobOrderFields.place),
  deadline: z
    .union([z.literal(''), z.iso.date(noSuchDay)], noSuchDay)
    .nullable()
    .transform((text) => text || null),
  requirements: optionalText(lines, jobOrderFields.requirements),
  status: z.enum(jobOrderStatuses),
});
export type JobOrderDetails = z.infer<typeof jobOrderDetails>;
export type TypedJobOrder = z.input<typeof jobOrderDetails>;

export const jobOrderQuery = z.strictObject({
  status: z.enum(['', ...jobOrderStatuses]).default('open'),
  search: z.string().trim().max(limits.search).default(''),
  /** Only those that a candidate is in. */
  candidateId: z.union([z.literal(''), z.uuid()]).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type JobOrderQuery = z.infer<typeof jobOrderQuery>;
export const jobOrdersPerPage = 25;

const stage = z.enum(jobStages);
const count = z.int().nonnegative();

/** A job order in the list. */
const jobOrderSummary = z.object({
  id: z.uuid(),
  client: z.string(),
  position: z.string(),
  people: z.int(),
  place: z.string(),
  deadline: z.iso.date().nullable(),
  status: z.enum(jobOrderStatuses),
  /** How many readable candidates are in each stage. */
  stages: z.record(stage, count),
  /** The stage of the candidate that was asked for. */
  candidateStage: stage.nullable(),
});
export type JobOrderSummary = z.infer<typeof jobOrderSummary>;

/** How many of the wanted people were found. */
export const filledOf = (stages: Readonly<Record<JobStage, number>>): number =>
  stages.selected + stages.deployed;

export const jobOrderList = z.object({ jobOrders: z.array(jobOrderSummary), total: count });

/** A candidate in a job order. */
const jobOrderCandidate = z.object({
  candidate: candidateSummary,
  stage,
  /** Since when they are in the stage. */
  since: z.iso.datetime(),
});
export type JobOrderCandidate = z.infer<typeof jobOrderCandidate>;

export const jobOrder = jobOrderSummary.omit({ candidateStage: true }).extend({
  requirements: z.string(),
  createdAt: z.iso.datetime(),
  /** In the order in which they came into their stage. */
  candidates: z.array(jobOrderCandidate),
});
export type JobOrder = z.infer<typeof jobOrder>;

export const addedCandidates = z.strictObject({
  candidateIds: z.array(z.uuid()).min(1, 'Choose a candidate').max(limits.together),
  stage: stage.default('longList'),
});

/** `from` is the stage that the member saw: one who was moved meanwhile is not moved again. */
export const candidateMove = z.strictObject({ from: stage, to: stage });

/** Changes of stage, newest first. */
export const jobOrderHistory = z.object({
  moves: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Empty for a member who is gone. */
      member: z.string(),
      /** The candidate's number in the roster. */
      number: z.int().positive(),
      name: z.string(),
      from: stage.nullable(),
      /** Null where the candidate was taken off the job order. */
      to: stage.nullable(),
    }),
  ),
});
