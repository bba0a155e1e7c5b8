import { tabDraft } from '../../../lib/typed-text/tab-draft';
import type { TypedUpdate } from './update-form';

interface KeptUpdate {
  /** Whose plan it is about. */
  userId: string;
  typed: TypedUpdate;
}

/** A typed change of a plan, kept while the administrator signs in again. */
export const keptUpdate = tabDraft<KeptUpdate>('husay.billing-update');
