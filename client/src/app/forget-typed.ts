import { forgetProfileDraft } from '../features/accounts/profile-draft';
import { forgetKeptUpdate } from '../features/admin-billing/update/kept-update';
import { forgetUploadDraft } from '../features/credentials/upload/upload-draft';

/** Removes what forms other than the resume's keep for this tab. */
export const forgetTypedInThisTab = () => {
  forgetProfileDraft();
  forgetUploadDraft();
  forgetKeptUpdate();
};
