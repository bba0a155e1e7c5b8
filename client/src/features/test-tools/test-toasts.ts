import { toast } from '../../ui/feedback/toast';
import { flowWords, subscriptionWords } from './words';

const { toasts: flow } = flowWords;

const announceError = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

export const announceDone = (description: string) =>
  toast({ title: subscriptionWords.success, description, variant: 'success' });

export const announceFailure = (description: string) => announceError(subscriptionWords.error, description);

export const announceFlowPassed = () => toast({ ...flow.passed, variant: 'success' });

export const announceFlowFailed = (message: string) =>
  announceError(flow.failed.title, message || flow.failed.description);

export const announceTestError = () => toast({ ...flow.error, variant: 'destructive' });
