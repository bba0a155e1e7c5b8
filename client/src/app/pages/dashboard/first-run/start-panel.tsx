import { FileUp, ListChecks, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { professions, type ProfessionId } from '#shared/resume/examples/professions';
import { numberOf, steps, type StepId } from '../../../../features/resume/steps/step-list';
import { Button } from '../../../../ui/button';

interface StartPanelProps {
  isEmpty: boolean;
  /** The step that the user has come to, in this visit or an earlier one. */
  step: StepId | null;
  onStart: (step: StepId) => void;
  onImport: () => void;
  onPreloadExample: () => void;
  onExample: (profession: ProfessionId) => void;
}

/** The ways to a first resume. */
export const StartPanel = ({
  isEmpty,
  step,
  onStart,
  onImport,
  onPreloadExample,
  onExample,
}: StartPanelProps) => {
  const examples = useId();
  const continues = step !== null || !isEmpty;
  const at = step ?? 'about';
  const title = steps.find(({ id }) => id === at)?.title;
  return (
    <section aria-label="Start your resume" className="rounded-card border bg-surface p-4 sm:p-6">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          icon={ListChecks}
          isMain
          title={continues ? 'Continue your resume' : 'Start from scratch'}
          onChoose={() => onStart(at)}
        >
          {continues
            ? `Step ${numberOf(at)} of ${steps.length}: ${title}`
            : 'Five short steps. Skip what you do not have yet.'}
        </Choice>
        <Choice icon={FileUp} title="Bring what I have" onChoose={onImport}>
          Takes a .json file (JSON Resume) of another resume builder. For Word or PDF, copy your text into the
          steps.
        </Choice>
      </div>
      <h2 id={examples} className="mt-4 text-sm font-medium">
        See an example for …
      </h2>
      <ul aria-labelledby={examples} className="mt-2 flex flex-wrap gap-2">
        {professions.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="secondary"
              size="sm"
              onPointerEnter={onPreloadExample}
              onClick={() => onExample(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
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
