import { toast } from '../../ui/feedback/toast';
import { adminBillingWords } from './words';

const { toasts: words } = adminBillingWords;

/** Announces a success with the server's message. */
export const announceSuccess = (description: string) =>
  toast({ title: words.success, description, variant: 'success' });

export const announceError = (description: string) =>
  toast({ title: words.error, description, variant: 'destructive' });

export const announceRequiredFields = () => announceError(words.requiredFields);
export const announceUpdateFailure = () => announceError(words.notUpdated);
export const announceUpdateDraft = () => announceError(words.draft);
export const announceCleanupFailure = () => announceError(words.notCleaned);
