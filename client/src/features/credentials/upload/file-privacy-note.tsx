import { useEffect, useState } from 'react';
import type { PdfProperties } from './pdf-properties';
import { uploadWords } from '../words';

const { file: words } = uploadWords;

/** What happens to the file's metadata. */
export const FilePrivacyNote = ({ file }: { file: File }) =>
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
