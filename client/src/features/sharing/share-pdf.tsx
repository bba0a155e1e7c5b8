import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { shareFile } from './share-file';

export interface SharedPdf {
  /** Generates the file. */
  make: () => Promise<File>;
  /** Called when it was handed to another app. */
  onShared: () => void;
  /** What is to be known before, such as its watermark. */
  note?: string | undefined;
}

type Step = 'idle' | 'making' | 'ready' | 'failed';

/**
 * The resume itself, as a file for Messenger, Viber and other apps of the device. Where making it took longer than browsers
 * remember the press, a second one hands it over.
 */
export const SharePdf = ({ pdf: { make, onShared, note } }: { pdf: SharedPdf }) => {
  const [step, setStep] = useState<Step>('idle');
  const made = useRef<File>(undefined);

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

  return (
    <div role="group" aria-label="Resume PDF">
      <h3 className="text-sm font-medium">Resume PDF</h3>
      <p className="mt-0.5 mb-3 text-sm text-muted">
        Send the file itself to a chat in Messenger, Viber or another app.
        {note && ` ${note}`}
      </p>
      <Button
        className="w-full"
        loading={step === 'making'}
        loadingLabel="Preparing PDF…"
        onClick={() => void share()}
      >
        <FileText aria-hidden /> {step === 'ready' ? 'Choose Where to Send It' : 'Share PDF'}
      </Button>
      <p role="status" className="text-sm text-muted">
        {step === 'making' && <span className="sr-only">Preparing PDF…</span>}
        {step === 'ready' && (
          <span className="mt-2 block">Your PDF is ready. Press once more to send it.</span>
        )}
        {step === 'failed' && (
          <span className="mt-2 block">
            The PDF could not be shared. Please try again, or download it and attach it to your message.
          </span>
        )}
      </p>
    </div>
  );
};
