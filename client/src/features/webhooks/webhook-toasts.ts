import { toast } from '../../ui/feedback/toast';
import { webhookWords as words } from './words';

const announceError = (description: string) =>
  toast({ title: words.error, description, variant: 'destructive' });

export const announceFetchFailure = () => announceError(words.monitor.fetchFailed);
export const announceClearFailure = () => announceError(words.clear.failed);

export const announceCleared = () =>
  toast({ title: words.clear.doneTitle, description: words.clear.done, variant: 'success' });

export const announceTested = () =>
  toast({ title: words.success, description: words.test.done, variant: 'success' });

export const announceNoCheckoutId = () => announceError(words.test.noCheckoutId);

/** Why JSON is invalid, or why a test failed. */
export const announceTestFailure = (why: string) => announceError(why);
