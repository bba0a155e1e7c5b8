import { tabDraft } from '../../../lib/typed-text/tab-draft';
import type { TypedDetails } from '../details/details-form';

/** The details of a file that is not uploaded yet. */
export const uploadDraft = tabDraft<TypedDetails>('husay.credential-draft');

/** The same, for a file that proves a license. */
export const proofDraft = tabDraft<TypedDetails>('husay.license-proof-draft');
