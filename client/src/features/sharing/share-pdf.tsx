import { FileText } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { shareWords } from './words';

const { pdf: words } = shareWords;

export interface SharedPdf {
  /** Generates the file. */
  make: () => Promise<File>;
  /** Called when it was handed to another app. */
  onShared: () => void;
  /** What is to be known before, such as its watermark. */
  note?: ReactNode;
  /** Saves what is typed and not in the file yet; resolves with whether it is saved. */
  saveFirst?: (() => Promise<boolean>) | undefined;
}

type Step = 'idle' | 'saving' | 'making' | 'ready' | 'failed';

/**
 * The resume itself, as a file for Messenger, Viber and other apps of the device. Where making it took longer than browsers
 * remember the press, a second one hands it over.
 */
export const SharePdf = ({ pdf: { make, onShared, note, saveFirst } }: { pdf: SharedPdf }) => {
  const [step, setStep] = useState<Step>('idle');
  const [isUnsaved, setIsUnsaved] = useState(saveFirst !== undefined);
  const made = useRef<File>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  const share = async () => {
    if (!made.current) setStep('making');
    try {
      made.current ??= await make();
      const outcome = await shareFile(made.current);
      if (outcome === 'shared') onShared();
      setStep(outcome === 'needs-press' ? 'ready' : 'idle');
    } catch (error) {
      console.error('Failed to share the PDF', error);
      setStep('failed');
    }
  };

  const saveAndShare = async () => {
    setStep('saving');
    const isSaved = await saveFirst?.();
    if (!isSaved) return setStep('idle');
    setIsUnsaved(false);
    await share();
  };

  const shareLastSaved = () => {
    setIsUnsaved(false);
    // The button that was pressed goes.
    button.current?.focus();
    void share();
  };

  return (
    <div role="group" aria-label={words.title}>
      <h3 className="text-sm font-medium">{words.title}</h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">
        {words.what}
        {isUnsaved && ` ${words.unsaved}`}
      </p>
      {note}
      <Button
        ref={button}
        className="w-full"
        loading={step === 'saving' || step === 'making'}
        loadingLabel={step === 'saving' ? words.saving : words.preparing}
        onClick={() => void (isUnsaved ? saveAndShare() : share())}
      >
        <FileText aria-hidden />
        {isUnsaved ? words.saveAndShare : step === 'ready' ? words.choose : words.share}
      </Button>
      {isUnsaved && (
        <Button
          variant="secondary"
          className="mt-2 w-full"
          disabled={step === 'saving'}
          onClick={shareLastSaved}
        >
          {words.shareLastSaved}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {step === 'making' && <span className="sr-only">{words.preparing}</span>}
        {step === 'ready' && <span className="mt-2 block">{words.ready}</span>}
        {step === 'failed' && <span className="mt-2 block">{words.failed}</span>}
      </p>
    </div>
  );
};

/** Keeps the place of the offer while it loads. */
export const SharePdfSkeleton = () => <Skeleton className="h-28" />;

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
const shareFile = async (file: File): Promise<'shared' | 'closed' | 'needs-press'> => {
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
