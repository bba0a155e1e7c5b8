import { useEffect, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { emptyOf, emptyResume, resume } from '#shared/resume/schema';
import { draftList } from '../../../lib/typed-text/draft-list';
import { formOf, isSameContent, type FormContent } from '../editor/form-content';
import { draftsKeyPrefix } from './forget-drafts';

// Older drafts include the photo; it is left out, as that photo may be gone by now.
const resumeText = resume.omit({
  templateId: true,
  paper: true,
  density: true,
  photo: true,
  version: true,
  updatedAt: true,
  profilePhotoUrl: true,
});

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

/** Unsaved input in this browser. It may not be valid yet. */
const storedDraft = z.object({
  id: z.string(),
  content: completed(
    formOf(emptyResume),
    z.object({ ...withCompletedEntries(resumeText.shape), newSkill: z.string() }),
  ),
  /** The version that the input started from, so that restoring it cannot silently overwrite a newer one. */
  version: z.int().nonnegative(),
  keptAt: z.number(),
});
export type Draft = z.infer<typeof storedDraft>;

const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export const drafts = draftList<Draft>({
  keyPrefix: draftsKeyPrefix,
  parse: (stored) => storedDraft.parse(stored),
  maxDrafts: 5,
  maxAgeMs: 30 * 24 * 60 * 60 * 1000,
});

/** The open form's saved state: the content to compare with, and the version that a save starts from. */
export interface SavedContent {
  content: FormContent;
  version: number;
}

interface DraftsOptions {
  userId: string;
  form: UseFormReturn<FormContent>;
  saved: RefObject<SavedContent>;
}

/**
 * The drafts of one open form. `offered` are those of earlier visits (newest first) that differ from what is saved and
 * that no other tab has open; the rest concerns this form's own.
 */
export const useDrafts = ({ userId, form, saved }: DraftsOptions) => {
  const [ownId] = useState(newDraftId);
  const [savedAtFirst] = useState(() => saved.current.content);
  const [offered, setOffered] = useState<Draft[]>([]);

  useEffect(() => {
    let isOpen = true;
    const release = holdDraft(ownId);
    drafts.removeExpired();
    void readHeldDrafts().then((held) => {
      if (!isOpen) return;
      const free = drafts
        .read(userId)
        .filter(({ id, content }) => id !== ownId && !held.has(id) && !isSameContent(content, savedAtFirst));
      setOffered((list) => [...list, ...free.filter(({ id }) => list.every((other) => other.id !== id))]);
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [userId, ownId, savedAtFirst]);

  const dropOffer = (draft: Draft) => {
    drafts.remove(userId, draft.id);
    setOffered((list) => list.filter(({ id }) => id !== draft.id));
  };

  const newDraft = (id: string): Draft => ({
    id,
    content: structuredClone(form.getValues()),
    version: saved.current.version,
    keptAt: Date.now(),
  });
  const isUnsaved = () => !isSameContent(form.getValues(), saved.current.content);
  const removeOwn = () => drafts.remove(userId, ownId);

  return {
    offered,
    dropOffer,
    removeOwn,
    isUnsaved,
    /** Persists the input, or removes the draft when all of it is saved. */
    persistOwn: () => void (isUnsaved() ? drafts.persist(userId, newDraft(ownId)) : removeOwn()),
    /** Stores unsaved text that is about to be replaced as a draft: it is offered at once and after a reload. */
    setUnsavedAside: () => {
      if (!isUnsaved()) return;
      const draft = newDraft(newDraftId());
      drafts.persist(userId, draft);
      setOffered((list) => [draft, ...list]);
    },
  };
};

export type Drafts = ReturnType<typeof useDrafts>;

const lockPrefix = 'husay.resume-draft.';

// Only secure pages of newer browsers have locks; elsewhere every draft counts as free.
const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Locks the draft, so that other tabs do not offer it. Returns a function that unlocks it; closing the tab does too. */
const holdDraft = (id: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  browserLocks()
    ?.request(lockPrefix + id, () => released)
    .catch(() => undefined);
  return release;
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
