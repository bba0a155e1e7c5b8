import type { ProfileDetails } from '#shared/accounts/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

export const profileDraft = tabDraft<ProfileDetails>('husay.profile-draft');
