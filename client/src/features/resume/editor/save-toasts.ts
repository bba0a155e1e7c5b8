import { toast } from '../../../ui/feedback/toast';

export const announceSaved = () =>
  toast({
    title: 'Resume Saved',
    description: 'Your resume has been saved successfully!',
    variant: 'success',
  });

export const announceSaveFailure = () =>
  toast({
    title: 'Error',
    description: 'Failed to save resume. Please try again.',
    variant: 'destructive',
  });
