import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { stepParameter } from '#shared/pages/page-table';
import { resumeQuery } from '../../../../features/resume/api';
import { findStep, type StepId } from '../../../../features/resume/steps/step-list';
import { readStored, writeStored } from '../../../../lib/typed-text/draft-list';

const keyOf = (userId: string) => `husay.has-resume.${userId}`;

/**
 * Whether the dashboard begins with the first run: the resume was never saved, or its steps are open. Until the resume is
 * loaded, this browser remembers it, so that the page does not jump. `step` is the open
 * one.
 */
export const useFirstRun = (userId: string): { isFirstRun: boolean; step: StepId | null } => {
  const { data: resume, isPending } = useQuery(resumeQuery());
  const [search] = useSearchParams();
  const [hadResume] = useState(() => readStored('localStorage', keyOf(userId)) === true);
  const isSaved = (resume?.version ?? 0) > 0;
  useEffect(() => {
    if (isSaved) writeStored('localStorage', keyOf(userId), true);
  }, [isSaved, userId]);

  const step = findStep(search.get(stepParameter));
  return { step, isFirstRun: step !== null || (resume ? !isSaved : isPending && !hadResume) };
};
