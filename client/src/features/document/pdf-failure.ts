import { toast } from '../../ui/feedback/toast';

/** The PDF was generated, but the browser could not save it. */
class SaveFailure extends Error {}

/** Saves a finished PDF; its failure is distinguished from one during generation. */
export const savingPdf = (save: () => void) => {
  try {
    save();
  } catch (error) {
    throw new SaveFailure('The PDF could not be saved', { cause: error });
  }
};

/** Logs the failure, and shows whether generating or saving the PDF failed. */
export const announcePdfFailure = (error: Error) => {
  console.error('Failed to generate PDF', error);
  toast({
    title: error instanceof SaveFailure ? 'Download Failed' : 'Generation Failed',
    description: 'Failed to generate PDF. Please try again.',
    variant: 'destructive',
  });
};
