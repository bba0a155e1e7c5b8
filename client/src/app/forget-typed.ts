import { profileDraft } from '../features/accounts/profile-draft';
import { updateDraft } from '../features/admin-billing/update/update-draft';
import { tokenDraft } from '../features/api-tokens/token-draft';
import { applicationDraft } from '../features/applications/application-draft';
import { candidateDraft } from '../features/candidates/candidate-draft';
import { proofDraft, uploadDraft } from '../features/credentials/upload/upload-draft';
import { inquiryDraft } from '../features/inquiries/inquiry-draft';
import { letterheadDraft } from '../features/letterheads/letterhead-draft';
import { letterDraft } from '../features/letters/letter-draft';
import { organizationDraft } from '../features/organizations/organization-draft';
import { deletionDraft } from '../features/your-data/deletion-draft';

/** Removes the drafts in session storage of all forms but the resume's. */
export const forgetTypedInThisTab = () => {
  profileDraft.forget();
  uploadDraft.forget();
  proofDraft.forget();
  updateDraft.forget();
  tokenDraft.forget();
  applicationDraft.forget();
  candidateDraft.forget();
  inquiryDraft.forget();
  letterheadDraft.forget();
  letterDraft.forget();
  organizationDraft.forget();
  deletionDraft.forget();
};
