import { profileDraft } from '../features/accounts/profile-draft';
import { keptUpdate } from '../features/admin-billing/update/kept-update';
import { uploadDraft } from '../features/credentials/upload/upload-draft';

/** Removes the drafts in session storage of all forms but the resume's. */
export const forgetTypedInThisTab = () => {
  profileDraft.forget();
  uploadDraft.forget();
  keptUpdate.forget();
};
