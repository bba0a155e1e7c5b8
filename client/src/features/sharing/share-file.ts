/** Whether this device can hand a PDF to another app. */
export const canSharePdf = (): boolean => {
  // Not in every browser; false over plain http, too.
  const { canShare } = navigator as Partial<Navigator>;
  if (!canShare) return false;
  const sample = new File([''], 'resume.pdf', { type: 'application/pdf' });
  return canShare.call(navigator, { files: [sample] });
};

/**
 * Opens the device's share sheet with a file. 'needs-press' where the browser wants a press of its own for it, as it does
 * some seconds after the last one. Rejects where the file cannot be shared.
 */
export const shareFile = async (file: File): Promise<'shared' | 'closed' | 'needs-press'> => {
  try {
    // Only the file: with a text beside it, some apps send the text alone.
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'closed';
    if (name === 'NotAllowedError') return 'needs-press';
    throw error;
  }
};
