import { toast } from '../../ui/feedback/toast';

const announceError = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

export const announceFetchFailure = () => announceError('Failed to fetch webhook logs');
export const announceClearFailure = () => announceError('Failed to clear webhook logs');

export const announceCleared = () =>
  toast({ title: 'Logs Cleared', description: 'Webhook logs have been cleared', variant: 'success' });

export const announceTested = () =>
  toast({ title: 'Success', description: 'Webhook test completed', variant: 'success' });

export const announceNoCheckoutId = () => announceError('Please provide a checkout ID');

/** Why JSON is invalid, or why a test failed. */
export const announceTestFailure = (why: string) => announceError(why);
