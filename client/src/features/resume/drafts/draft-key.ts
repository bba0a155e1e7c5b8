/** Start of the keys of drafts in localStorage; the user's id follows. */
export const draftsKeyPrefix = 'husay.resume-drafts.';

/** Start of the keys of choices of the resume's look that the server does not have yet. */
export const looksKeyPrefix = 'husay.resume-look.';

/** Whether this browser holds typing of this user that may not be on the server. Needs nothing else of the drafts' code. */
export const mayHaveLocalDrafts = (userId: string): boolean => {
  try {
    return window.localStorage.getItem(draftsKeyPrefix + userId) !== null;
  } catch {
    return false;
  }
};
