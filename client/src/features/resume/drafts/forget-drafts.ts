import { forgetDraftsOf, hasDraftsOf } from '../../../lib/typed-text/draft-list';
import { draftsKeyPrefix, looksKeyPrefix } from './draft-key';

// Separate from local-drafts.ts: the menu with Log out does not need the schemas that drafts are read with.

/** Whether this browser holds typing of this user that is not on the server. */
export const hasUnsavedDrafts = (userId: string): boolean => hasDraftsOf(draftsKeyPrefix, userId);

/** Removes all drafts, and choices that were not sent, of a user who has confirmed leaving the page. */
export const forgetDrafts = (userId: string) => {
  forgetDraftsOf(draftsKeyPrefix, userId);
  forgetDraftsOf(looksKeyPrefix, userId);
};
