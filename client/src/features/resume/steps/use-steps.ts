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

  const goTo = (step: StepId | null, tab: string | null = null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of [
        [stepParameter, step],
        ['tab', tab],
      ] as const) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
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
    /** Back to the ways to begin. The progress stays. */
    close: () => goTo(null),
    /** Out of the steps, to the whole form with what was typed. The progress stays. */
    leave: () => goTo(null, 'resume'),
    finish: () => {
      writeProgress(userId, null);
      goTo(null);
    },
  };
};

export type Steps = ReturnType<typeof useSteps>;
