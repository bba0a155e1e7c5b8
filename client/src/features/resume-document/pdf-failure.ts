import { toast } from '../../ui/feedback/toast';

/** The PDF was made, but the browser could not save it. */
class SaveFailure extends Error {}

/** Runs what saves a finished PDF; a failure in it is told apart from one while the PDF was made. */
export const savingPdf = (save: () => void) => {
  try {
    save();
  } catch (error) {
    throw new SaveFailure('The PDF could not be saved', { cause: error });
  }
};

/** Logs why there is no PDF, and tells the user whether making it or saving it failed. */
export const announcePdfFailure = (error: Error) => {
  console.error('Failed to generate PDF', error);
  toast({
    title: error instanceof SaveFailure ? 'Download Failed' : 'Generation Failed',
    description: 'Failed to generate PDF. Please try again.',
    variant: 'destructive',
  });
};
