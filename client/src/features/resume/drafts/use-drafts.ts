import { useEffect, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftList, type StoredDraft } from '../../../lib/typed-text/draft-list';
import { isSameContent, type FormContent } from '../editor/form-content';
import { draftsKeyPrefix } from './forget-drafts';
import type { Draft } from './stored-draft';

const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

// Their content is checked before they are offered; storing and removing one needs no more than its id and age.
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
    const offerFree = async () => {
      const held = await readHeldDrafts();
      if (drafts.read(userId).every(({ id }) => id === ownId || held.has(id))) return;
      const { completeDrafts } = await import('./stored-draft');
      if (!isOpen) return;
      const free = completeDrafts(drafts.read(userId)).filter(
        ({ id, content }) => id !== ownId && !held.has(id) && !isSameContent(content, savedAtFirst),
      );
      setOffered((list) => [...list, ...free.filter(({ id }) => list.every((other) => other.id !== id))]);
    };
    // They stay stored, and the next visit offers them.
    offerFree().catch((error: unknown) => console.error('Failed to read the unsaved changes', error));
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
