// Apart from draft.ts, as the menu with Log out has no use for the schemas that drafts are read with.

const keyPrefix = 'husay.resume-drafts.';

/** Where this person's drafts lie in localStorage; nothing lies there while there are none. */
export const draftsKey = (userId: string) => keyPrefix + userId;

/** Whose drafts lie under this key; null when it is a key of something else. */
export const draftsOwner = (key: string) => (key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : null);

/** Write the draft of each open form, which is otherwise a moment behind the typing. */
export const draftWriters = new Set<() => void>();

const forgotten = new Set<string>();

/** Whether this person's drafts are gone for good: what their page does on its way out brings none back. */
export const areDraftsForgotten = (userId: string) => forgotten.has(userId);

/** Whether this browser keeps something for this person that is not saved. */
export const hasUnsavedDrafts = (userId: string): boolean => {
  for (const write of draftWriters) write();
  try {
    return window.localStorage.getItem(draftsKey(userId)) !== null;
  } catch {
    return false;
  }
};

/** Removes all that this browser keeps for them. Only for somebody who is about to leave the page and wants that. */
export const forgetDrafts = (userId: string) => {
  forgotten.add(userId);
  try {
    window.localStorage.removeItem(draftsKey(userId));
  } catch {
    // A browser that forbids the look has kept nothing either.
  }
};
