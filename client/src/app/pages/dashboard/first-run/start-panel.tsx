import { FileUp, ListChecks, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { professions } from '#shared/resume/examples/professions';
import { numberOf, steps } from '../../../../features/resume/steps/step-list';
import { useSteps } from '../../../../features/resume/steps/use-steps';
import { Button } from '../../../../ui/button';
import { startWords as words } from '../words';
import type { StartRequest } from './use-start-request';

interface StartPanelProps {
  userId: string;
  request: StartRequest;
}

/** The ways to a first resume. */
export const StartPanel = ({ userId, request: { isEmpty, onImporting, onExample } }: StartPanelProps) => {
  const {
    progress: { step },
    show,
    leave,
  } = useSteps(userId);
  const examples = useId();
  const continues = step !== null || !isEmpty;
  const at = step ?? 'about';
  const title = steps.find(({ id }) => id === at)?.title ?? '';
  return (
    <section aria-label={words.label} className="rounded-card border bg-surface p-4 sm:p-6">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          icon={ListChecks}
          isMain
          title={continues ? words.continue.title : words.scratch.title}
          onChoose={() => show(at)}
        >
          {continues
            ? words.continue.explanation(numberOf(at), steps.length, title)
            : words.scratch.explanation}
        </Choice>
        <Choice icon={FileUp} title={words.bring.title} onChoose={() => onImporting(true)}>
          {words.bring.explanation}
        </Choice>
      </div>
      <h2 id={examples} className="mt-4 text-sm font-medium">
        {words.examples}
      </h2>
      <ul aria-labelledby={examples} className="mt-2 flex flex-wrap gap-2">
        {professions.map(({ id, name }) => (
          <li key={id}>
            <Button variant="secondary" size="sm" onClick={() => onExample(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t pt-3">
        <Button
          variant="ghost"
          size="sm"
          // Two lines at 320 px.
          className="-ml-3 text-left whitespace-normal! text-primary-text!"
          onClick={leave}
        >
          {words.dashboard}
        </Button>
      </p>
    </section>
  );
};

interface ChoiceProps {
  icon: LucideIcon;
  title: string;
  isMain?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ icon: Icon, title, isMain = false, onChoose, children }: ChoiceProps) => {
  const explanation = useId();
  return (
    <button
      type="button"
      aria-label={title}
      aria-describedby={explanation}
      className={
        'flex items-center gap-3 rounded-control border p-3 text-left transition-colors sm:p-4 ' +
        (isMain
          ? 'border-primary bg-primary-soft hover:border-primary-text'
          : 'border-control/50 bg-surface hover:bg-subtle')
      }
      onClick={onChoose}
    >
      <Icon aria-hidden className="size-6 shrink-0 text-primary-text" />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span id={explanation} className="block text-sm text-muted">
          {children}
        </span>
      </span>
    </button>
  );
};
