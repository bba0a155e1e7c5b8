import { tabDraft } from '../../../lib/typed-text/tab-draft';
import type { TypedUpdate } from './update-form';

interface KeptUpdate {
  /** The id of the user whose plan changes. */
  userId: string;
  typed: TypedUpdate;
}

/** A draft plan change, stored while the administrator signs in again. */
export const keptUpdate = tabDraft<KeptUpdate>('husay.billing-update');
