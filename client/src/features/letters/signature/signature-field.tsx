import { ImageUp, PenLine, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { LetterDetails } from '#shared/letters/schema';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy';
import { letterWords } from '../words';
import { signatureFromFile, signatureTypes } from './signature-file';

const { signature: words } = letterWords;

// Its pad is a library.
const DrawDialog = lazyDialog(() => import('./draw-dialog'), 'DrawDialog');

/** The signature as a picture, above the printed name: drawn, or chosen from the device. */
export const SignatureField = ({ control }: { control: Control<LetterDetails> }) => {
  const { field, fieldState } = useController({ control, name: 'content.signaturePicture' });
  const [isDrawing, setIsDrawing] = useState(false);
  const [problem, setProblem] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const put = (picture: string) => {
    setProblem('');
    field.onChange(picture);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await signatureFromFile(file);
    if (picture) put(picture);
    else setProblem(words.notReadable);
  };
  const error = problem || fieldState.error?.message;
  return (
    <div role="group" aria-label={words.label} className="min-w-0 sm:col-span-2">
      <p aria-hidden className="mb-1.5 text-sm font-medium">
        {words.label}
      </p>
      {field.value && (
        <img
          src={field.value}
          alt={words.alt}
          className="mb-2 h-16 max-w-full rounded-control border bg-white object-contain p-1"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={field.ref} variant="secondary" size="sm" onClick={() => setIsDrawing(true)}>
          <PenLine aria-hidden />
          {field.value ? words.drawAgain : words.draw}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => files.current?.click()}>
          <ImageUp aria-hidden />
          {words.choose}
        </Button>
        {field.value && (
          <Button variant="ghost" size="sm" aria-label={words.removeOf} onClick={() => put('')}>
            <Trash2 aria-hidden />
            {words.remove}
          </Button>
        )}
      </div>
      <input
        ref={files}
        type="file"
        accept={signatureTypes.join(',')}
        aria-label={words.file}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {error ? (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-text">
          {error}
        </p>
      ) : (
        <p className="mt-1.5 text-xs text-muted">{words.hint}</p>
      )}
      <DrawDialog open={isDrawing} onOpenChange={setIsDrawing} onDrawn={put} />
    </div>
  );
};
