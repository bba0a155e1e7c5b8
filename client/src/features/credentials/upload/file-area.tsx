import { FileImage, FileText, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fileTypeName, formatFileSize } from '#shared/credentials/file-facts';
import { credentialFile } from '#shared/credentials/file-rules';
import { classNames } from '../../../lib/class-names';
import { buttonClass } from '../../../ui/button';
import type { ChosenFile } from './use-chosen-file';
import { uploadWords } from '../words';
import type { PdfProperties } from './pdf-properties';

const { file: words } = uploadWords;

interface FileAreaProps {
  chosen: ChosenFile;
  /** A file is being dragged over the page. */
  isOver: boolean;
  disabled: boolean;
}

/** The file input and drop zone, with the chosen file. */
export const FileArea = ({ chosen: { file, problem, choose }, isOver, disabled }: FileAreaProps) => {
  const id = useId();
  const refusal = useRef<HTMLParagraphElement>(null);
  // On a short screen it is below the edge, and the toast with the same text is not shown.
  useEffect(() => {
    if (problem) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div>
      <div
        className={classNames(
          'rounded-card border-2 transition-colors has-[input:focus-visible]:outline-2',
          'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          file ? 'border-line' : 'border-dashed border-control/50',
          isOver && 'border-dashed border-primary bg-primary-soft',
        )}
      >
        {/* One input before and after choosing, so that it keeps the keyboard focus. */}
        <input
          id={id}
          type="file"
          accept={credentialFile.extensions.join(',')}
          aria-label={words.label}
          aria-describedby={`${id}-about`}
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          className="sr-only"
          onChange={({ target }) => {
            const next = target.files?.[0];
            // Choosing the same file again must count as a change.
            target.value = '';
            if (next) choose(next);
          }}
        />
        {file ? <Chosen id={id} file={file} disabled={disabled} /> : <Offer id={id} />}
      </div>
      {file && <FilePrivacyNote file={file} />}
      {problem && (
        <p
          ref={refusal}
          id={`${id}-about`}
          data-shown-problem
          className="mt-1.5 scroll-my-3 text-xs font-medium text-danger-text"
        >
          {problem.description}
        </p>
      )}
    </div>
  );
};

const Offer = ({ id }: { id: string }) => (
  <label
    htmlFor={id}
    className="grid cursor-pointer justify-items-center gap-2.5 rounded-card px-4 py-6 text-center text-sm"
  >
    <Upload aria-hidden className="size-7 text-muted" />
    <span className={buttonClass({ variant: 'secondary' })}>{words.choose}</span>
    <span className="text-muted">
      <span className="pointer-coarse:hidden">{words.drop} </span>
      {words.accepted}
    </span>
  </label>
);

const Chosen = ({ id, file, disabled }: { id: string; file: File; disabled: boolean }) => {
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  const Icon = isPdf ? FileText : FileImage;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-text">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="min-w-0 flex-1 basis-40 text-sm">
        <bdi className="line-clamp-3 font-medium wrap-anywhere">{file.name}</bdi>
        <span className="block text-xs text-muted">
          {typeNameOf(file)} · {formatFileSize(file.size)}
        </span>
      </p>
      {!disabled && (
        <label
          htmlFor={id}
          className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'cursor-pointer')}
        >
          {words.another}
        </label>
      )}
    </div>
  );
};

// The browser may not know the media type; so far only the extension was checked.
const typeNameOf = ({ name }: File) => {
  const ending = name.toLowerCase().split('.').at(-1);
  return fileTypeName(ending === 'pdf' ? 'application/pdf' : ending === 'png' ? 'image/png' : 'image/jpeg');
};

/** What happens to the file's metadata. */
const FilePrivacyNote = ({ file }: { file: File }) =>
  file.name.toLowerCase().endsWith('.pdf') ? (
    <PdfNote file={file} />
  ) : (
    <p className="mt-1.5 text-xs text-muted">{words.picture}</p>
  );

const PdfNote = ({ file }: { file: File }) => {
  const [found, setFound] = useState<{ file: File; properties: PdfProperties } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./pdf-properties')
      .then(({ readPdfProperties }) => readPdfProperties(file))
      .then((properties) => {
        if (isCurrent) setFound({ file, properties });
      })
      // Without the reader the sentence alone is shown.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);

  const { author = '', title = '' } = found?.file === file ? found.properties : {};
  return (
    <div role="status" className="mt-1.5 text-xs text-muted">
      <p>{words.pdf}</p>
      {(author || title) && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          {author && <Property name={words.author} value={author} />}
          {title && <Property name={words.titleInside} value={title} />}
        </dl>
      )}
    </div>
  );
};

const Property = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}:</dt>
    <dd className="font-medium wrap-anywhere text-ink">
      <bdi>{value}</bdi>
    </dd>
  </>
);
