import { toast, type ToastContent } from '../../../ui/feedback/toast';

export const announceSaved = (action?: ToastContent['action']) =>
  toast({
    title: 'Resume Saved',
    description: 'Your resume has been saved successfully!',
    variant: 'success',
    ...(action && { action }),
  });

export const announceSaveFailure = () =>
  toast({
    title: 'Error',
    description: 'Failed to save resume. Please try again.',
    variant: 'destructive',
  });
