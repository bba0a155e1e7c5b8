import { z } from 'zod';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyOf, storedResumeContent } from '#shared/resume/schema';
import { formOf, type FormContent } from '../form/form-content';
import type { Draft } from './local-drafts';

// Older drafts include the photo; it is left out, as that photo may be gone by now.
const resumeText = storedResumeContent.omit({ profilePhotoUrl: true });

/** Fills in the fields that the release which stored it did not have. */
const completed = <Stored>(empty: Stored, type: z.ZodType<Stored>) =>
  z.preprocess((stored) => (typeof stored === 'object' ? { ...empty, ...stored } : stored), type);

/** The same shape for stored entries that lack fields. */
const withCompletedEntries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [
      name,
      type instanceof z.ZodArray && type.element instanceof z.ZodObject
        ? z.array(completed(emptyOf(type.element), type.element))
        : type,
    ]),
  ) as unknown as Shape;

const storedContent = completed(
  formOf(emptyResume),
  z.object({ ...withCompletedEntries(resumeText.shape), newSkill: z.string() }),
);

/** The form's content as it was stored, here or on the server, perhaps by another release. Undefined if it is none. */
export const readContent = (stored: unknown): FormContent | undefined => storedContent.safeParse(stored).data;

const storedDraft = z.object({
  id: z.string(),
  content: storedContent,
  version: z.int().nonnegative(),
  keptAt: z.number(),
  acknowledged: z.string().nullable().default(null),
  unconfirmed: z.array(z.string()).default([]),
});

/** The drafts among these, each with every field of this release. */
export const completeDrafts = (stored: readonly unknown[]): Draft[] =>
  stored.flatMap((draft) => storedDraft.safeParse(draft).data ?? []);
