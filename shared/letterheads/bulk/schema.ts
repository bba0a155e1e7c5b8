import { z } from 'zod';
import { defaultPattern } from '#shared/document/presented/file-pattern';
import { line } from '#shared/text/schema';

export const bulkLimits = {
  candidates: 100,
  /** Of one member, at a time. */
  files: 5,
  hoursKept: 24,
  pattern: 80,
} as const;

export const bulkMessages = {
  tooMany: `You have ${bulkLimits.files} sets of documents already. Delete one that you do not need any more, and start this one again.`,
  none: 'Choose the candidates first.',
  notReady: 'These documents are still being made. Download them in a moment.',
  empty:
    'None of these documents could be given out. The list says why for each; choose other candidates and start again.',
  gone: 'This candidate is no longer in your roster, or has withdrawn consent.',
  failed: 'This document could not be drawn. Start it again for this candidate.',
} as const;

const pattern = line({
  max: bulkLimits.pattern,
  message: `The pattern must be at most ${bulkLimits.pattern} characters`,
});

export const newBulkFile = z.strictObject({
  candidateIds: z
    .array(z.uuid())
    .min(1, bulkMessages.none)
    .max(bulkLimits.candidates, `Choose at most ${bulkLimits.candidates} candidates at a time`),
  /** Null for full documents. */
  blind: z.strictObject({ names: z.enum(['surname', 'all']), employers: z.boolean() }).nullable(),
  pattern: pattern.default(defaultPattern),
});
export type NewBulkFile = z.infer<typeof newBulkFile>;

export const bulkRowStates = ['waiting', 'done', 'failed'] as const;

export const bulkFile = z.object({
  id: z.uuid(),
  isBlind: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  rows: z.array(
    z.object({
      candidateId: z.uuid(),
      state: z.enum(bulkRowStates),
      /** Why it failed; '' otherwise. */
      problem: z.string(),
      /** '' until it is drawn. */
      fileName: z.string(),
    }),
  ),
});
export type BulkFile = z.infer<typeof bulkFile>;
