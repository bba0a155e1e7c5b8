import { tabDraft } from '../../../lib/typed-text/tab-draft';
import type { TypedUpdate } from './update-form';

interface UpdateDraft {
  /** The id of the user whose plan changes. */
  userId: string;
  typed: TypedUpdate;
}

/** A draft plan change, stored while the administrator signs in again. */
export const updateDraft = tabDraft<UpdateDraft>('husay.billing-update');
