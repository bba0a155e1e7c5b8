import { toast, type ToastContent } from '../../../ui/feedback/toast';
import { formWords } from '../words';

export const announceSaved = (action?: ToastContent['action']) =>
  toast({
    ...formWords.save.done,
    variant: 'success',
    ...(action && { action }),
  });

export const announceSaveFailure = () =>
  toast({
    ...formWords.save.failed,
    variant: 'destructive',
  });
