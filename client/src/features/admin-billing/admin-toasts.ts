import { toast } from '../../ui/feedback/toast';

/** Announces a success with the server's message. */
export const announceSuccess = (description: string) =>
  toast({ title: 'Success', description, variant: 'success' });

const announceError = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

export const announceRequiredFields = () => announceError('Please fill in all required fields');
export const announceUpdateFailure = () => announceError('Failed to update billing');
export const announceUpdateDraft = () =>
  announceError('Your change is not saved yet. Find the user and press Update to go on with it.');
export const announceCleanupFailure = () => announceError('Failed to cleanup transactions');
