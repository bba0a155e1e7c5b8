import { forgetDraftsOf, hasDraftsOf } from '../../../lib/typed-text/draft-list';

// Separate from draft.ts: the menu with Log out does not need the schemas that drafts are read with.

export const draftsKeyPrefix = 'husay.resume-drafts.';

/** Each persists the draft of an open form, which is otherwise a moment behind the typing. */
export const draftWriters = new Set<() => void>();

/** Whether this browser holds unsaved text of this user. */
export const hasUnsavedDrafts = (userId: string): boolean => {
  for (const write of draftWriters) write();
  return hasDraftsOf(draftsKeyPrefix, userId);
};

/** Removes all drafts of a user who is about to leave the page and wants that. */
export const forgetDrafts = (userId: string) => forgetDraftsOf(draftsKeyPrefix, userId);
