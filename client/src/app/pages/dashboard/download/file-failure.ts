import { toast } from '../../../../ui/feedback/toast';

/** Logs that another file than the PDF could not be made, and says so. */
export const announceFileFailure = (error: Error) => {
  console.error('Failed to generate the file', error);
  toast({
    title: 'Generation Failed',
    description: 'Your file could not be made. Please check your connection and try again.',
    variant: 'destructive',
  });
};
