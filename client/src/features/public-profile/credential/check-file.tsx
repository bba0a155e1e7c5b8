import { Check as CheckMark, CircleAlert, FileSearch, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { canCompare, compareFile, type Comparison, type KnownFile } from './compare-file';
import { credentialPageWords } from '../words';

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
