import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { stepParameter } from '#shared/pages/page-table';
import { readProgress, writeProgress, type Progress } from './progress';
import { findStep, type StepId } from './step-list';

/**
 * The open step, which is in the URL: Back returns to the one before, and a reload keeps it. The furthest one is stored,
 * so that another visit can continue there.
 */
export const useSteps = (userId: string) => {
  const [search, setSearch] = useSearchParams();
  const [progress, setProgress] = useState(() => readProgress(userId));
  const open = findStep(search.get(stepParameter));

  const change = (changes: Partial<Progress>) => {
    const next = { ...progress, ...changes };
    setProgress(next);
    writeProgress(userId, next);
  };

  const goTo = (step: StepId | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (step) next.set(stepParameter, step);
      else next.delete(stepParameter);
      return next;
    });

  return {
    open,
    progress,
    change,
    show: (step: StepId, changes: Partial<Progress> = {}) => {
      change({ ...changes, step });
      // The step that is open already is no new place for Back.
      if (step !== open) goTo(step);
    },
    /** Back to the panel, or to the whole form. The progress stays. */
    close: () => goTo(null),
    finish: () => {
      writeProgress(userId, null);
      goTo(null);
    },
  };
};

export type Steps = ReturnType<typeof useSteps>;
