import { toast } from '../../ui/feedback/toast';

const announceError = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

export const announceDone = (description: string) =>
  toast({ title: 'Success', description, variant: 'success' });

export const announceFailure = (description: string) => announceError('Error', description);

export const announceFlowPassed = () =>
  toast({
    title: 'Payment Flow Test Passed',
    description: 'Maya payment processing is working correctly',
    variant: 'success',
  });

export const announceFlowFailed = (message: string) =>
  announceError('Payment Flow Test Failed', message || 'Maya payment processing has issues');

export const announceTestError = () => announceError('Test Error', 'Failed to run payment flow test');
