import CheckMark from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileSearch from 'lucide-react/icons/file-search';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { credentialFile } from '#shared/credentials/file-rules';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { credentialPageWords } from './words';

const { check: words } = credentialPageWords;

type Outcome = Comparison | 'unreadable';
type CheckState = { step: 'idle' } | { step: 'reading' } | { step: Outcome; fileName: string };

const subscribeToNothing = () => () => {};

/** Compares a file that the visitor received with this one. Hidden if the browser cannot. */
export const CheckFile = (known: KnownFile) => {
  const able = useSyncExternalStore(subscribeToNothing, canCompare, () => false);
  return able ? <Check {...known} /> : null;
};

const Check = (known: KnownFile) => {
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<CheckState>({ step: 'idle' });

  const check = async (file: File) => {
    setState({ step: 'reading' });
    const step = await compareFile(file, known).catch(() => 'unreadable' as const);
    setState({ step, fileName: file.name });
  };

  return (
    <Card aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="mt-1 max-w-reading text-sm text-muted">{words.what}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.file}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) void check(file);
        }}
      />
      <Button
        variant="secondary"
        className="mt-4"
        loading={state.step === 'reading'}
        loadingLabel={words.reading}
        onClick={() => chooser.current?.click()}
      >
        <FileSearch aria-hidden /> {words.choose}
      </Button>
      <div role="status">
        {'fileName' in state && <Answer outcome={state.step} fileName={state.fileName} />}
      </div>
    </Card>
  );
};

const looks: Record<Outcome, { icon: LucideIcon; tone: string }> = {
  same: { icon: CheckMark, tone: 'bg-success-soft text-success' },
  'same-picture': { icon: CheckMark, tone: 'bg-success-soft text-success' },
  different: { icon: CircleAlert, tone: 'bg-warning-soft text-warning' },
  unreadable: { icon: CircleAlert, tone: 'bg-danger-soft text-danger-text' },
};

const Answer = ({ outcome, fileName }: { outcome: Outcome; fileName: string }) => {
  const { icon: Icon, tone } = looks[outcome];
  const { title, text } = words.answers[outcome];
  return (
    <div className={classNames('mt-4 flex items-start gap-3 rounded-control p-3 text-sm', tone)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 max-w-reading">
        <p className="font-semibold">{title}</p>
        <p className="text-ink">
          <bdi className="font-medium wrap-anywhere">{fileName}</bdi> {text}
        </p>
      </div>
    </div>
  );
};

/** A credential's file: its length in bytes, and its SHA-256 as lower case hexadecimal digits. */
interface KnownFile {
  fileSize: number;
  sha256: string;
}

/**
 * Whether this browser can compute a SHA-256: only secure contexts can. The server,
 * which renders the page first, cannot.
 */
const canCompare = () => typeof crypto !== 'undefined' && 'subtle' in crypto;

/** 'same-picture': the same image with its metadata, which uploading removes. */
type Comparison = 'same' | 'same-picture' | 'different';

/**
 * Compares a file with the known one, byte for byte. It is read in this browser and not sent. Rejects where the file
 * cannot be read.
 */
export const compareFile = async (file: Blob, { fileSize, sha256 }: KnownFile): Promise<Comparison> => {
  // Removing metadata shrinks a file, so a shorter one differs; skip reading huge ones.
  if (file.size < fileSize || file.size > credentialFile.maxBytes) return 'different';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.size === fileSize && (await digestOf(bytes)) === sha256) return 'same';
  const type = imageTypeOf(bytes);
  if (!type) return 'different';
  const { withoutMetadata } = await import('#shared/credentials/image-metadata/strip-metadata');
  try {
    return (await digestOf(withoutMetadata(type, bytes))) === sha256 ? 'same-picture' : 'different';
  } catch {
    // A damaged image is not the one that was accepted.
    return 'different';
  }
};

const imageTypeOf = (bytes: Uint8Array) =>
  bytes[0] === 0xff && bytes[1] === 0xd8
    ? 'image/jpeg'
    : bytes[0] === 0x89 && bytes[1] === 0x50
      ? 'image/png'
      : null;

const digestOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  hexadecimal(await crypto.subtle.digest('SHA-256', bytes));

const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
