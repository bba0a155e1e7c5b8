import { tabDraft } from '../../lib/typed-text/tab-draft';

/** What was typed to confirm the deletion, stored while the user signs in again. */
export const deletionDraft = tabDraft<{ username: string }>('husay.account-deletion');
