import { z } from 'zod';
import { defaultPattern } from '#shared/document/presented/file-pattern';
import { hiddenKinds } from '#shared/document/blind/hidden-strings';
import { templateId } from '#shared/document/template-id';
import { line } from '#shared/text/schema';
import { bulkLimits } from './limits';

export const bulkMessages = {
  tooMany: `You have ${bulkLimits.files} sets of documents already. Delete one that you do not need any more, and start this one again.`,
  none: 'Choose the candidates first.',
  notReady: 'These documents are still being made. Download them in a moment.',
  empty:
    'None of these documents could be given out. The list says why for each; choose other candidates and start again.',
  changed:
    'A candidate may not be shown any more, so the file is being made again without them. Download it in a moment.',
  gone: 'This candidate is no longer in your roster, or has withdrawn consent.',
  failed: 'This document could not be drawn. Start it again for this candidate.',
} as const;

const pattern = line({
  max: bulkLimits.pattern,
  message: `The pattern must be at most ${bulkLimits.pattern} characters`,
});

const blindChoices = z.strictObject({ names: z.enum(['surname', 'all']), employers: z.boolean() });

const candidateIds = z
  .array(z.uuid())
  .min(1, bulkMessages.none)
  .max(bulkLimits.candidates, `Choose at most ${bulkLimits.candidates} candidates at a time`);

/** A ZIP with a PDF for each candidate, one with Word files, or all of them in one PDF. */
export const bulkFormats = ['zip', 'word', 'pdf'] as const;

/** How the documents of a set are made. */
const bulkOptions = z.strictObject({
  /** Null for full documents. */
  blind: blindChoices.nullable(),
  format: z.enum(bulkFormats).default('zip'),
  /** Null for the letterhead's own. */
  templateId: templateId.nullable().default(null),
  pattern: pattern.default(defaultPattern),
  /** On the cover of one PDF; '' for the usual one. */
  title: line({
    max: bulkLimits.title,
    message: `Title must be at most ${bulkLimits.title} characters`,
  }).default(''),
});
export type BulkOptions = z.infer<typeof bulkOptions>;

export const newBulkFile = bulkOptions.extend({ candidateIds });
export type NewBulkFile = z.infer<typeof newBulkFile>;

/** What would be taken out of these candidates' free text, before anything is made. */
export const blindCheck = z.strictObject({ candidateIds, blind: blindChoices });
export type BlindCheck = z.infer<typeof blindCheck>;

export const checkedCandidates = z.object({
  candidates: z.array(
    z.object({
      candidateId: z.uuid(),
      /** Null for one who may not be read any more. */
      name: z.string().nullable(),
      hits: z.array(z.object({ field: z.string(), kind: z.enum(hiddenKinds), text: z.string() })),
    }),
  ),
});
export type CheckedCandidate = z.infer<typeof checkedCandidates>['candidates'][number];

export const bulkRowStates = ['waiting', 'done', 'failed'] as const;

export const bulkFile = z.object({
  id: z.uuid(),
  options: bulkOptions,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  rows: z.array(
    z.object({
      candidateId: z.uuid(),
      /** Null for a candidate who may not be read any more. */
      name: z.string().nullable(),
      state: z.enum(bulkRowStates),
      /** Why it failed; '' otherwise. */
      problem: z.string(),
      /** '' until it is drawn. */
      fileName: z.string(),
    }),
  ),
  /** All of them in one file, which is drawn after them; null where there is none. */
  whole: z.object({ state: z.enum(bulkRowStates), problem: z.string() }).nullable(),
});
export type BulkFile = z.infer<typeof bulkFile>;
