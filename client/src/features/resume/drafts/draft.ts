import { z } from 'zod';
import { resume } from '#shared/resume/schema';
import { areDraftsForgotten, draftsKey, draftsOwner } from './forget-drafts';

/** Unsaved typing, kept in this browser. Its text may still break the resume's rules: it is not finished. */
const draft = z.object({
  id: z.string(),
  // Drafts of old hold the photo as well; it is left out, as that photo may be gone by now.
  content: resume
    .omit({ templateId: true, version: true, updatedAt: true, profilePhotoUrl: true })
    .extend({ newSkill: z.string().default('') }),
  /** The version that the typing started from, so that restoring it cannot overwrite a newer one unasked. */
  version: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  keptAt: z.number(),
});
export type Draft = z.infer<typeof draft>;

const drafts = z.array(draft);
const mostDrafts = 5;
const longestKeptMs = 30 * 24 * 60 * 60 * 1000;

/** A new draft's id: each open form writes to its own, so that two tabs do not erase each other's. */
export const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What was kept for this person, newest first; nothing when the browser keeps nothing or it cannot be read. */
export const readDrafts = (userId: string, storage: () => Storage = browserStorage): Draft[] =>
  readAll(userId, storage).filter(isRecent);

const readAll = (userId: string, storage: () => Storage): Draft[] => {
  try {
    return drafts.parse(JSON.parse(storage().getItem(draftsKey(userId)) ?? '[]'));
  } catch {
    return [];
  }
};

const isRecent = ({ keptAt }: Draft) => keptAt > Date.now() - longestKeptMs;

/** Removes what has lain here for 30 days, whoever's it is: people share computers. */
export const dropOldDrafts = (storage: () => Storage = browserStorage) => {
  for (const userId of ownersOfDrafts(storage)) {
    const all = readAll(userId, storage);
    const recent = all.filter(isRecent);
    if (recent.length < all.length) write(userId, recent, storage);
  }
};

const ownersOfDrafts = (storage: () => Storage) => {
  try {
    return Object.keys(storage()).flatMap((key) => draftsOwner(key) ?? []);
  } catch {
    return [];
  }
};

/** Keeps a draft in place of the one with its id. False when the browser refuses (private mode, no room). */
export const keepDraft = (userId: string, kept: Draft, storage: () => Storage = browserStorage): boolean => {
  if (areDraftsForgotten(userId)) return false;
  const others = readDrafts(userId, storage).filter(({ id }) => id !== kept.id);
  const newestFirst = [kept, ...others].sort((one, other) => other.keptAt - one.keptAt).slice(0, mostDrafts);
  return write(userId, newestFirst, storage);
};

export const removeDraft = (userId: string, id: string, storage: () => Storage = browserStorage) => {
  const before = readDrafts(userId, storage);
  const after = before.filter((kept) => kept.id !== id);
  if (after.length < before.length) write(userId, after, storage);
};

// Even naming localStorage throws where a browser forbids it, hence a function.
const browserStorage = () => window.localStorage;

const write = (userId: string, list: Draft[], storage: () => Storage) => {
  try {
    if (list.length === 0) storage().removeItem(draftsKey(userId));
    else storage().setItem(draftsKey(userId), JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
};
