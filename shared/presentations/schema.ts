import { z } from 'zod';
import { line, lines, optionalText } from '#shared/text/schema';

export const presentationLimits = {
  /** Per organization. */
  presentations: 200,
  candidates: 50,
  /** After the link's end; then the presentation is deleted with its documents. */
  daysKept: 30,
  password: { min: 8, max: 72 },
} as const;
const limits = presentationLimits;

export const presentationFields = {
  client: { label: 'Client', max: 120 },
  title: { label: 'Title', max: 120 },
  message: { label: 'Message', max: 2000 },
} as const;

export const presentationMessages = {
  none: 'Choose the candidates first.',
  tooMany: `The team has ${limits.presentations} presentations, the most that it can keep. Delete old ones, then make this one again.`,
  unreadable:
    'Nothing was presented: of the chosen candidates, some have withdrawn, objected, or are no longer in your roster. Leave them out and present the others.',
  unreadableOne: 'Has withdrawn, objected, or is no longer in your roster',
  revoked: 'This link was ended. Make a new link instead.',
  failed: 'This document could not be drawn. Try it again.',
} as const;

/** Days until a link ends, the usual first. */
export const presentationDays = [30, 7, 14, 60, 90] as const;
const days = z.union(
  presentationDays.map((count) => z.literal(count)),
  'Please choose how long the link works',
);

const required = ({ label, max }: { label: string; max: number }, message: string) =>
  line({ max, message: `${label} must be at most ${max} characters` }).min(1, message);

/** '' for none. */
const password = z
  .string()
  .max(limits.password.max, `A password has at most ${limits.password.max} characters`)
  .refine(
    (text) => text === '' || text.length >= limits.password.min,
    `A password has at least ${limits.password.min} characters; leave it empty to set none`,
  );

export const newPresentation = z.strictObject({
  candidateIds: z
    .array(z.uuid())
    .min(1, presentationMessages.none)
    .max(limits.candidates, `Choose at most ${limits.candidates} candidates for one presentation`),
  /** The job order on which they are; they move to 'presented' there. */
  jobOrderId: z.uuid().nullable(),
  client: required(presentationFields.client, 'Please name the client'),
  title: required(presentationFields.title, 'Please give the presentation a title'),
  message: optionalText(lines, presentationFields.message),
  /** Null for full documents. */
  blind: z.strictObject({ names: z.enum(['surname', 'all']), employers: z.boolean() }).nullable(),
  days: days.default(30),
  password: password.default(''),
  /** The same key presents once: again, it answers the first presentation with a new link, as the one before was lost with its answer. */
  requestKey: z.uuid().nullable().default(null),
});
export type NewPresentation = z.input<typeof newPresentation>;

export const presentationQuery = z.strictObject({ jobOrderId: z.uuid().optional() });

export const extension = z.strictObject({ days });
/** The password that the old link had stays where it is null. */
export const newPresentationLink = z.strictObject({ days, password: password.nullable() });

const count = z.int().nonnegative();

export const presentation = z.object({
  id: z.uuid(),
  jobOrderId: z.uuid().nullable(),
  client: z.string(),
  title: z.string(),
  message: z.string(),
  isBlind: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  views: count,
  downloads: count,
  lastViewedAt: z.iso.datetime().nullable(),
  /** Of the chosen candidates: whose document the client sees, is being drawn, could not be drawn, and who is gone. */
  ready: count,
  waiting: count,
  failed: count,
  gone: count,
});
export type Presentation = z.infer<typeof presentation>;

export const presentationList = z.object({
  presentations: z.array(presentation),
  /** False after the plan's end: then no link works. */
  areLinksOpen: z.boolean(),
});

export const presentedStates = ['waiting', 'done', 'failed'] as const;

/** A presentation with the candidates who may be read. */
export const presentationDetails = presentation.extend({
  candidates: z.array(
    z.object({
      candidateId: z.uuid(),
      number: z.int().positive(),
      name: z.string(),
      state: z.enum(presentedStates),
      /** Why there is no document; '' otherwise. */
      problem: z.string(),
    }),
  ),
});
export type PresentationDetails = z.infer<typeof presentationDetails>;

/** `path` has the secret, which is not stored. */
export const createdPresentation = z.object({ presentation, path: z.string() });
