import { toast } from '../../ui/toast';

/** Copies text and tells whether that worked; where it did not, the person is told. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Also where there is no clipboard at all: browsers withhold it from pages without https.
    toast({
      title: 'Failed to copy to clipboard',
      description: 'Please select the link and copy it yourself.',
      variant: 'destructive',
    });
    return false;
  }
};
