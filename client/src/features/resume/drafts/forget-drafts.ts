import { forgetDraftsOf, hasDraftsOf } from '../../../lib/typed-text/draft-list';

// Separate from use-drafts.ts: the menu with Log out does not need the schemas that drafts are read with.

export const draftsKeyPrefix = 'husay.resume-drafts.';

/** Whether this browser holds unsaved text of this user. */
export const hasUnsavedDrafts = (userId: string): boolean => hasDraftsOf(draftsKeyPrefix, userId);

/** Removes all drafts of a user who has confirmed leaving the page. */
export const forgetDrafts = (userId: string) => forgetDraftsOf(draftsKeyPrefix, userId);
