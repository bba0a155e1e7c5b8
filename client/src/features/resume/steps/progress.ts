import { isProfessionId, type ProfessionId } from '#shared/resume/examples/professions';
import { readStored, writeStored } from '../../../lib/typed-text/draft-list';
import { findStep, type StepId } from './step-list';

/** How far a new user has come, in this browser. What was typed is in the form and its draft. */
export interface Progress {
  step: StepId | null;
  /** Chosen for the examples; null follows the resume's title. */
  profession: ProfessionId | null;
  /** The example that filled the form, whose names the user still has to replace. */
  filledFrom: ProfessionId | null;
  /** Whether all of that example was replaced when it was last looked at: the reminder of it needs no place. */
  isReplaced: boolean;
}

const keyOf = (userId: string) => `husay.first-steps.${userId}`;

export const readProgress = (userId: string): Progress => {
  const stored = (readStored('localStorage', keyOf(userId)) ?? {}) as Partial<
    Record<keyof Progress, unknown>
  >;
  const professionIn = (id: unknown) => (isProfessionId(id) ? id : null);
  return {
    step: findStep(stored.step),
    profession: professionIn(stored.profession),
    filledFrom: professionIn(stored.filledFrom),
    isReplaced: stored.isReplaced === true,
  };
};

export const writeProgress = (userId: string, progress: Progress | null) =>
  void writeStored('localStorage', keyOf(userId), progress);
