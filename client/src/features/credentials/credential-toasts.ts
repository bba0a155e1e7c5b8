import { isUnauthorized } from '../../lib/api/api-error';
import { dismissToast, toast } from '../../ui/feedback/toast';
import type { UploadProblem } from './upload/upload-problem';
import { toastWords } from './words';

export const announceUploaded = () => toast({ ...toastWords.uploaded, variant: 'success' });

export const announceCanceled = () => toast(toastWords.canceled);

let problemToast = 0;

export const announceProblem = ({ title, description }: UploadProblem) => {
  problemToast = toast({ title, description, variant: 'destructive' });
};

/** Removes the toast of a problem that no longer applies, such as one of the previous file. */
export const dismissProblem = () => dismissToast(problemToast);

export const announceOnlyFirst = (fileName: string) =>
  toast({ ...toastWords.onlyFirst, description: toastWords.onlyFirst.description(fileName) });

export const announceUpdated = () => toast({ ...toastWords.updated, variant: 'success' });

/** A failed edit keeps the input in the form, so an expired session does not redirect. */
export const announceUpdateFailure = (error: unknown) =>
  toast({
    ...(isUnauthorized(error) ? toastWords.signedOut : toastWords.notUpdated),
    variant: 'destructive',
  });

export const announceDeleted = () => toast({ ...toastWords.deleted, variant: 'success' });

export const announceDeleteFailure = () => toast({ ...toastWords.notDeleted, variant: 'destructive' });
