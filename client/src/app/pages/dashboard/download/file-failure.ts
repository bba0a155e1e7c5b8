import { toast } from '../../../../ui/feedback/toast';
import { formatWords } from '../words';

/** Logs that another file than the PDF could not be made, and says so. */
export const announceFileFailure = (error: Error) => {
  console.error('Failed to generate the file', error);
  toast({ ...formatWords.failed, variant: 'destructive' });
};
