import { toast } from '../../ui/feedback/toast';
import { copyWords } from './words';

/** Copies text and returns whether it worked; a failure shows a toast. `what` is the text's name. */
export const copyText = async (text: string, what = copyWords.link) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Also without a clipboard API, which needs a secure context.
    toast({
      title: copyWords.failed,
      description: copyWords.copyYourself(what),
      variant: 'destructive',
    });
    return false;
  }
};
