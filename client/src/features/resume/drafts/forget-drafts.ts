import { forgetDraftsOf, hasDraftsOf } from '../../../lib/typed-text/draft-list';

/** Start of the keys of drafts in localStorage; the user's id follows, and a dot with the id of a document. */
export const draftsKeyPrefix = 'husay.resume-drafts.';

/** Start of the keys of page settings that the server does not have yet. */
export const pageSettingsKeyPrefix = 'husay.page-settings.';
/** The same in earlier releases. What is stored there is moved when the settings are read. */
export const formerPageSettingsKeyPrefix = 'husay.resume-look.';

// Separate from local-drafts.ts: the menu with Log out does not need the schemas that drafts are read with.

/** Whether this browser holds typing of this user that is not on the server. */
export const hasUnsavedDrafts = (userId: string): boolean => hasDraftsOf(draftsKeyPrefix, userId);

/** Removes all drafts, and page settings that were not sent, of a user who has confirmed leaving the page. */
export const forgetDrafts = (userId: string) => {
  forgetDraftsOf(draftsKeyPrefix, userId);
  forgetDraftsOf(pageSettingsKeyPrefix, userId);
  forgetDraftsOf(formerPageSettingsKeyPrefix, userId);
};
