import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { classNames } from '../../../lib/class-names';
import { Button, buttonClass } from '../../../ui/button';
import { Field, Textarea } from '../../../ui/forms/field';
import { importWords } from './words';

interface ChooseFileProps {
  /** What was pasted so far: it stays while a file is tried. */
  pasted: string;
  onPaste: (text: string) => void;
  onFile: (file: File) => void;
}

const accepted = [
  '.pdf',
  '.docx',
  '.odt',
  '.rtf',
  '.html',
  '.htm',
  '.txt',
  '.md',
  '.json',
  '.yaml',
  '.yml',
  '.xml',
  '.zip',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'text/rtf',
  'text/html',
  'text/plain',
  'text/markdown',
  'application/json',
  'application/yaml',
  'application/xml',
  'text/xml',
  'application/zip',
].join(',');

/** Chooses, drops or pastes what is imported. */
export const ChooseFile = ({ pasted, onPaste, onFile }: ChooseFileProps) => (
  <div className="grid gap-5">
    <FileDrop onFile={onFile} />
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is inside the builder's form as React sees it.
        event.stopPropagation();
        onFile(new File([pasted], importWords.paste.name, { type: 'text/plain' }));
      }}
    >
      <Field label={importWords.paste.label} hint={importWords.paste.hint}>
        {(field) => (
          <Textarea {...field} rows={5} value={pasted} onChange={({ target }) => onPaste(target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={pasted.trim() === ''}
      >
        {importWords.paste.button}
      </Button>
    </form>
  </div>
);

const FileDrop = ({ onFile }: Pick<ChooseFileProps, 'onFile'>) => {
  const [isOver, setIsOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <label
      className={classNames(
        'grid cursor-pointer justify-items-center gap-3 rounded-card border-2 border-dashed border-control/50 p-6 text-center text-sm sm:p-8',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-subtle',
        isOver && 'border-primary bg-primary-soft',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden className="size-8 text-muted" />
      <span className={buttonClass({ variant: 'secondary' })}>{importWords.drop.button}</span>
      {/* Nothing can be dragged by touch. */}
      <span className="-mt-1 text-muted pointer-coarse:hidden">{importWords.drop.orDrop}</span>
      <span className="text-muted">{importWords.drop.hint}</span>
      <input
        type="file"
        accept={accepted}
        aria-label={importWords.drop.label}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          choose(file);
        }}
      />
    </label>
  );
};
