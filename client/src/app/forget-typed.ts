import { profileDraft } from '../features/accounts/profile-draft';
import { keptUpdate } from '../features/admin-billing/update/kept-update';
import { uploadDraft } from '../features/credentials/upload/upload-draft';

/** Removes what forms other than the resume's keep for this tab. */
export const forgetTypedInThisTab = () => {
  profileDraft.forget();
  uploadDraft.forget();
  keptUpdate.forget();
};
