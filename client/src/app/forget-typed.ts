import { forgetProfileDraft } from '../features/accounts/profile-draft';
import { forgetKeptUpdate } from '../features/admin-billing/kept-update';
import { forgetUploadDraft } from '../features/credentials/upload-draft';

/** Removes what forms other than the resume's keep for this tab. */
export const forgetTypedInThisTab = () => {
  forgetProfileDraft();
  forgetUploadDraft();
  forgetKeptUpdate();
};
