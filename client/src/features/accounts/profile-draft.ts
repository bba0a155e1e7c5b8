import type { ProfileDetails } from '#shared/accounts/schema';

const key = 'husay.profile-draft';

interface Kept {
  userId: string;
  details: ProfileDetails;
}

/** Keeps what is typed but not saved for this tab, through reloads and a new sign-in. */
export const keepProfileDraft = (userId: string, details: ProfileDetails) => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, details } satisfies Kept));
  } catch {
    // Without storage the typing lasts as long as the page.
  }
};

/** Nothing is unsaved any more, or its writer leaves. */
export const forgetProfileDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
};

/** This person's unsaved typing. What somebody else left in this tab is removed. */
export const readProfileDraft = (userId: string): Partial<ProfileDetails> | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.userId === userId && kept.details) return kept.details;
  } catch {
    // What cannot be read is as good as nothing.
  }
  forgetProfileDraft();
  return null;
};
