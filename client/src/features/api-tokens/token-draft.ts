import type { TokenDays } from '#shared/api-tokens/limits';
import type { TokenScope } from '#shared/api-tokens/scope';
import { tabDraft } from '../../lib/typed-text/tab-draft';

/** What the form holds. */
export interface TypedToken {
  name: string;
  scope: TokenScope;
  days: TokenDays;
}

export const emptyToken: TypedToken = { name: '', scope: 'read', days: 90 };

/** The form, stored while the user signs in again. */
export const tokenDraft = tabDraft<TypedToken>('husay.api-token');
