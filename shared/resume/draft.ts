import { z } from 'zod';
import { maxResumeBytes, resumeContent } from './schema';

/** Each text of a draft may be longer than a save allows, as long as all of it is no larger than a save. */
export const maxDraftBytes = maxResumeBytes;

/** The largest value of the database's integers. */
const maxVersion = 2_147_483_647;
const maxItems = 500;
const maxNames = 100;
const text = z.string().max(maxDraftBytes);

/**
 * A type of the resume with its rules taken off: what is being typed may break each of them, and a form of another release
 * may lack fields. Nothing is trimmed, as typing goes on where it was.
 */
const draftType = (type: unknown): z.ZodType => {
  if (type instanceof z.ZodDefault) return draftType(type.unwrap());
  if (type instanceof z.ZodArray) return z.array(draftType(type.element)).max(maxItems);
  if (type instanceof z.ZodObject) return z.strictObject(draftShape(type.shape)).partial();
  if (type instanceof z.ZodRecord)
    return z
      .record(z.string().max(maxNames), text)
      .refine((names) => Object.keys(names).length <= maxNames)
      .meta({ maxProperties: maxNames });
  return type instanceof z.ZodBoolean ? z.boolean() : text;
};

const draftShape = (shape: z.ZodRawShape): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, draftType(type)]));

const { profilePhotoUrl: _savedByItself, ...textShape } = resumeContent.shape;

/** What the form holds: the resume without its photo, and a skill that is not added yet. */
export type DraftContent = Record<string, unknown>;
const draftContent: z.ZodType<DraftContent, DraftContent> = z
  .strictObject({ ...draftShape(textShape), newSkill: text })
  .partial();

/** Names one state of the draft. Made by who saves it, so that a save that is sent again is recognized. */
export const draftRevision = z.string().regex(/^[\w-]{8,40}$/);

export const draftSave = z.strictObject({
  content: draftContent,
  /** The version of the resume that the typing started from. */
  version: z.int().nonnegative().max(maxVersion),
  revision: draftRevision,
  /** The revisions that this one contains; a draft with any other is not overwritten. */
  replaces: z.array(draftRevision).max(20),
});
export type DraftSave = z.infer<typeof draftSave>;

export const resumeDraft = z.object({
  content: z.record(z.string(), z.unknown()),
  version: z.int().nonnegative(),
  revision: z.string(),
  savedAt: z.iso.datetime(),
});
export type ResumeDraft = z.infer<typeof resumeDraft>;
