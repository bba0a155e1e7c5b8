import type { NewApiToken } from '#shared/api-tokens/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

/** The form of a new token, stored while the user signs in again. */
export const tokenDraft = tabDraft<NewApiToken>('husay.api-token');
