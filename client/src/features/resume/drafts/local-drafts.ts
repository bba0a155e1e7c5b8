import { browserStorageMs } from '#shared/privacy-notice/browser-storage';
import { z } from 'zod';
import { emptyOf, storedResumeContent } from '#shared/resume/schema';
import { draftList, readStored, type StoredDraft } from '../../../lib/typed-text/draft-list';
import { formOf, isSameContent, type FormContent, type ResumeText } from '../form/form-content';
import { draftsKeyPrefix } from './forget-drafts';

/** Typing that this browser holds, because it is not on the server yet or was set aside. It may not be valid. */
export interface Draft extends StoredDraft {
  content: FormContent;
  /** The version that the input started from, so that restoring it cannot silently overwrite a newer one. */
  version: number;
  /** The server's draft that this typing continues; null if there was none. */
  acknowledged: string | null;
  /** Revisions that were sent without an answer, so that the server may have them. */
  unconfirmed: string[];
}

export const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 14)}`;

// Their content is checked before it is shown; storing and removing one needs no more than its id and age.
const hasIdAndAge = (stored: unknown): stored is Draft => {
  const { id, keptAt } = (stored ?? {}) as Partial<StoredDraft>;
  return typeof id === 'string' && typeof keptAt === 'number';
};

export const drafts = draftList<Draft>({
  keyPrefix: draftsKeyPrefix,
  parse: (stored) => {
    if (!hasIdAndAge(stored)) throw new Error('Not a draft');
    return stored;
  },
  maxDrafts: 5,
  maxAgeMs: browserStorageMs,
});

/** Whether this browser holds typing under this name that may not be on the server. */
export const mayHaveLocalDrafts = (storageName: string): boolean =>
  readStored('localStorage', draftsKeyPrefix + storageName) !== null;

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
        : type instanceof z.ZodObject
          ? completed(emptyOf(type), type)
          : type,
    ]),
  ) as unknown as Shape;

const storedContent = z.object({ ...withCompletedEntries(resumeText.shape), newSkill: z.string() });

/**
 * The form's content as it was stored, here or on the server, perhaps by another release. What that release did not know it
 * did not change: it is as `saved` has it. Undefined if it is none.
 */
export const readContent = (stored: unknown, saved: ResumeText): FormContent | undefined =>
  completed(formOf(saved), storedContent).safeParse(stored).data;

const storedDraft = z.object({
  id: z.string(),
  content: z.unknown(),
  version: z.int().nonnegative(),
  keptAt: z.number(),
  acknowledged: z.string().nullable().default(null),
  unconfirmed: z.array(z.string()).default([]),
});

/** The drafts in this browser that no other tab has open, newest first, each with every field of this release. */
export const readFreeDrafts = async (storageName: string, saved: ResumeText): Promise<Draft[]> => {
  drafts.removeExpired();
  const held = await readHeldDrafts();
  const heldHere = drafts.read(storageName).filter(({ id }) => held.has(id));
  await Promise.all(
    heldHere.map(async ({ id }) => {
      if (await isReleased(id)) held.delete(id);
    }),
  );
  return drafts
    .read(storageName)
    .filter(({ id }) => !held.has(id))
    .flatMap((stored) => {
      const draft = storedDraft.safeParse(stored).data;
      const content = readContent(draft?.content, saved);
      return draft && content ? { ...draft, content } : [];
    });
};

/** Without those whose content is this or that of an earlier one in the list. */
export const differing = (list: readonly Draft[], content: FormContent): Draft[] => {
  const found: Draft[] = [];
  for (const draft of list)
    if (![{ content }, ...found].some((other) => isSameContent(other.content, draft.content)))
      found.push(draft);
  return found;
};

const lockPrefix = 'husay.resume-draft.';
/** How long a page that was just left, as by a reload, may keep its lock. */
const releaseMs = 1000;

// Only secure pages of newer browsers have locks; elsewhere every draft counts as free.
const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Locks the draft, so that other tabs do not offer it. Returns a function that unlocks it; closing the tab does too. */
export const holdDraft = (id: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  browserLocks()
    ?.request(lockPrefix + id, () => released)
    .catch(() => undefined);
  return release;
};

/** Whether the tab that holds the draft lets go of it now: one that is being reloaded does, an open one does not. */
const isReleased = async (id: string): Promise<boolean> => {
  try {
    await browserLocks()?.request(
      lockPrefix + id,
      { signal: AbortSignal.timeout(releaseMs) },
      () => undefined,
    );
    return true;
  } catch {
    return false;
  }
};

/** The ids of the drafts that are open in a tab. */
const readHeldDrafts = async (): Promise<Set<string>> => {
  try {
    const { held = [] } = (await browserLocks()?.query()) ?? {};
    return new Set(held.map(({ name = '' }) => name.slice(lockPrefix.length)));
  } catch {
    return new Set();
  }
};
