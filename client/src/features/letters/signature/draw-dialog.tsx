import SignaturePad from 'signature_pad';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Refusal } from '../../../ui/feedback/refusal';
import { letterWords } from '../words';
import { signatureFrom } from './signature-file';

const { signature: words } = letterWords;

interface DrawDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDrawn: (picture: string) => void;
}

/** Paper to sign on with a finger, a pen or the mouse. */
export const DrawDialog = ({ open, onOpenChange, onDrawn }: DrawDialogProps) => {
  const paper = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const [problem, setProblem] = useState('');
  // The same one at each rendering: attaching anew empties the paper.
  const attach = useCallback((canvas: HTMLCanvasElement | null) => {
    if (!canvas) return;
    // As many pixels as the screen shows, so that lines are smooth.
    const ratio = Math.max(window.devicePixelRatio, 2);
    canvas.width = canvas.offsetWidth * ratio;
    canvas.height = canvas.offsetHeight * ratio;
    canvas.getContext('2d')?.scale(ratio, ratio);
    const made = new SignaturePad(canvas, { backgroundColor: '#fff', penColor: '#0f172a', maxWidth: 3 });
    made.addEventListener('endStroke', () => setIsEmpty(false));
    [paper.current, pad.current] = [canvas, made];
    return () => made.off();
  }, []);
  const clear = () => {
    pad.current?.clear();
    setIsEmpty(true);
    setProblem('');
  };
  const use = () => {
    const picture = paper.current && signatureFrom(paper.current);
    if (!picture) return setProblem(words.notReadable);
    onDrawn(picture);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        clear();
        onOpenChange(isOpen);
      }}
      title={words.drawTitle}
      description={words.drawAbout}
      footer={
        <>
          <Button variant="ghost" disabled={isEmpty} onClick={clear}>
            {words.clear}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button disabled={isEmpty} onClick={use}>
            {words.use}
          </Button>
        </>
      }
    >
      <div className="relative overflow-hidden rounded-control border bg-white">
        <canvas ref={attach} role="img" aria-label={words.paper} className="block h-44 w-full touch-none" />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-6 bottom-10 border-b border-slate-300"
        />
      </div>
      {problem && (
        <div className="mt-2">
          <Refusal text={problem} />
        </div>
      )}
    </Dialog>
  );
};
