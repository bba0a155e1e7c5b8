import { isUnauthorized } from '../../lib/api/api-error';
import { dismissToast, toast } from '../../ui/feedback/toast';
import type { UploadProblem } from './upload/upload-problem';

export const announceUploaded = () =>
  toast({
    title: 'Credential Uploaded',
    description: 'Your credential has been uploaded successfully!',
    variant: 'success',
  });

export const announceCanceled = () =>
  toast({
    title: 'Upload Canceled',
    description: 'The file and what you typed are still here.',
  });

let problemToast = 0;

export const announceProblem = ({ title, description }: UploadProblem) => {
  problemToast = toast({ title, description, variant: 'destructive' });
};

/** Removes the toast of a problem that no longer applies, such as one of the previous file. */
export const dismissProblem = () => dismissToast(problemToast);

export const announceOnlyFirst = (fileName: string) =>
  toast({
    title: 'One File at a Time',
    description: `${fileName} was chosen. Upload the others one by one.`,
  });

export const announceUpdated = () =>
  toast({ title: 'Credential Updated', description: 'Your changes have been saved.', variant: 'success' });

/** A failed edit keeps the input in the form, so an expired session does not redirect. */
export const announceUpdateFailure = (error: unknown) =>
  toast({
    ...(isUnauthorized(error)
      ? { title: 'Unauthorized', description: 'Please log in to continue.' }
      : { title: 'Error', description: 'Failed to update credential. Please try again.' }),
    variant: 'destructive',
  });

export const announceDeleted = () =>
  toast({ title: 'Credential Deleted', description: 'Its file is gone for good.', variant: 'success' });

export const announceDeleteFailure = () =>
  toast({
    title: 'Delete Failed',
    description: 'Failed to delete credential. Please try again.',
    variant: 'destructive',
  });
