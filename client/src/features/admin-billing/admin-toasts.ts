import { toast } from '../../ui/feedback/toast';
import type { PaymentCheck } from '#shared/admin-billing/user-schema';
import { adminBillingWords, userWords } from './words';

const { toasts: words } = adminBillingWords;

/** Announces a success with the server's message. */
export const announceSuccess = (description: string) =>
  toast({ title: words.success, description, variant: 'success' });

export const announceError = (description: string) =>
  toast({ title: words.error, description, variant: 'destructive' });

/** Announces what Maya reports; a success only where nothing is left to do or to wait for. */
export const announceChecked = ({ message, isSettled }: Pick<PaymentCheck, 'message' | 'isSettled'>) => {
  if (isSettled) announceSuccess(message);
  else toast({ title: userWords.payments.checked, description: message });
};

export const announceRequiredFields = () => announceError(words.requiredFields);
export const announceUpdateFailure = () => announceError(words.notUpdated);
export const announceUpdateDraft = () => announceError(words.draft);
export const announceCleanupFailure = () => announceError(words.notCleaned);
