import type { TypedDetails } from '../details/details-form';

const key = 'husay.credential-draft';

interface Kept {
  userId: string;
  details: TypedDetails;
}

/** Keeps what is typed about a file that is not uploaded for this tab, through reloads and a new sign-in. */
export const keepUploadDraft = (userId: string, details: TypedDetails) => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, details } satisfies Kept));
  } catch {
    // Without storage the typing lasts as long as the page.
  }
};

/** It is uploaded or unwanted, or its writer leaves. */
export const forgetUploadDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
};

/** This person's typing. What somebody else left in this tab is removed. */
export const readUploadDraft = (userId: string): Partial<TypedDetails> | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.userId === userId && kept.details) return kept.details;
  } catch {
    // What cannot be read is as good as nothing.
  }
  forgetUploadDraft();
  return null;
};
