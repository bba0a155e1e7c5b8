import { toast } from '../../ui/feedback/toast';

/** Copies text and tells whether that worked; where it did not, the person is told. `what` is the text's name. */
export const copyText = async (text: string, what = 'link') => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Also where there is no clipboard at all: browsers withhold it from pages without https.
    toast({
      title: 'Failed to copy to clipboard',
      description: `Please select the ${what} and copy it yourself.`,
      variant: 'destructive',
    });
    return false;
  }
};
