import { ArrowUpDown, Plus } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import type { Plan } from '#shared/billing/plans';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy';
import { Card, CardHeader } from '../../../ui/layout/card';
import { ListProblem } from '../entries/list-problem';
import { HiddenBadge } from './hidden-badge';
import { sectionWords } from '../words';

const SectionsDialog = lazyDialog(() => import('./sections-dialog'), 'SectionsDialog');

const { add: words } = sectionWords;

export interface SectionToAdd {
  id: string;
  name: string;
  /** What belongs there, in one line. */
  explanation: string;
  onAdd: () => void;
  ref?: Ref<HTMLButtonElement>;
}

interface AddSectionsProps {
  sections: readonly SectionToAdd[];
  plan: Plan;
  /** What is wrong with the user's own sections together. */
  problem: string | undefined;
  problemRef: Ref<HTMLParagraphElement>;
}

/** The sections that are not used yet, one line each, and the way to arrange those that are. */
export const AddSections = ({ sections, plan, problem, problemRef }: AddSectionsProps) => {
  const prefix = useId();
  const [isArranging, setIsArranging] = useState(false);
  return (
    <Card aria-labelledby="resume-add-section">
      <CardHeader
        titleId="resume-add-section"
        title={words.title}
        description={words.description}
        action={
          <>
            {/* They have their card on another tab. */}
            <HiddenBadge id="credentials" name={words.credentials} />
            <Button
              variant="secondary"
              size="sm"
              onPointerEnter={() => void SectionsDialog.preload()}
              onClick={() => setIsArranging(true)}
            >
              <ArrowUpDown aria-hidden /> {words.arrange}
            </Button>
          </>
        }
      />
      <ul className="grid gap-2 sm:grid-cols-2">
        {sections.map(({ id, name, explanation, onAdd, ref }) => (
          <li key={id}>
            <button
              ref={ref}
              type="button"
              aria-label={words.action(name)}
              aria-describedby={`${prefix}-${id}`}
              className="flex h-full min-h-11 w-full items-start gap-3 rounded-control border border-control/50 bg-surface px-3 py-2 text-left transition-colors hover:bg-subtle"
              onClick={onAdd}
            >
              <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{name}</span>
                <span id={`${prefix}-${id}`} className="block text-xs text-muted">
                  {explanation}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {problem && <ListProblem ref={problemRef} problem={problem} />}
      <SectionsDialog open={isArranging} onOpenChange={setIsArranging} plan={plan} />
    </Card>
  );
};
