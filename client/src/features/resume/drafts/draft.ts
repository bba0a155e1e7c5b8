import { z } from 'zod';
import { resume } from '#shared/resume/schema';
import { draftList } from '../../../lib/typed-text/draft-list';
import { draftsKeyPrefix } from './forget-drafts';

/** Unsaved typing in this browser. Its text may still break the resume's rules: it is not finished. */
const draft = z.object({
  id: z.string(),
  // Older drafts include the photo; it is left out, as that photo may be gone by now.
  content: resume
    .omit({ templateId: true, version: true, updatedAt: true, profilePhotoUrl: true })
    .extend({ newSkill: z.string().default('') }),
  /** The version that the typing started from, so that restoring it cannot overwrite a newer one unasked. */
  version: z.int().nonnegative(),
  keptAt: z.number(),
});
export type Draft = z.infer<typeof draft>;

export const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export const drafts = draftList<Draft>({
  keyPrefix: draftsKeyPrefix,
  parse: (stored) => draft.parse(stored),
  maxDrafts: 5,
  maxAgeMs: 30 * 24 * 60 * 60 * 1000,
});
