import { toast } from '../../ui/feedback/toast';

/** Copies text and returns whether it worked; a failure shows a toast. `what` is the text's name. */
export const copyText = async (text: string, what = 'link') => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Also without a clipboard API, which needs a secure context.
    toast({
      title: 'Failed to copy to clipboard',
      description: `Please select the ${what} and copy it yourself.`,
      variant: 'destructive',
    });
    return false;
  }
};
