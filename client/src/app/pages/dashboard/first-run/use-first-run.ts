import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { stepParameter } from '#shared/pages/page-table';
import { resumeQuery } from '../../../../features/resume/api';
import { findStep, type StepId } from '../../../../features/resume/steps/step-list';
import { readStored, writeStored } from '../../../../lib/typed-text/draft-list';
import { hasResumeKey } from '../../../page-outline';

const leftKeyOf = (userId: string) => `husay.left-first-run.${userId}`;

/**
 * Whether the first run has the screen: a step is open, or the resume was never saved and the user has not left for the
 * dashboard, which opening one of its tabs does and opening a step takes back. Until the resume is loaded, this browser
 * remembers whether there is one, so that the page does not jump. `step` is the open one.
 */
export const useFirstRun = (
  userId: string,
): { isFirstRun: boolean; isSaved: boolean; step: StepId | null } => {
  const { data: resume, isPending } = useQuery(resumeQuery());
  const [search] = useSearchParams();
  const [hadResume] = useState(() => readStored('localStorage', hasResumeKey(userId)) === true);
  const isSaved = (resume?.version ?? 0) > 0;
  useEffect(() => {
    if (isSaved) writeStored('localStorage', hasResumeKey(userId), true);
  }, [isSaved, userId]);

  const step = findStep(search.get(stepParameter));
  const isNew = resume ? !isSaved : isPending && !hadResume;

  const [hasLeft, setHasLeft] = useState(() => readStored('localStorage', leftKeyOf(userId)) === true);
  const leaves = step === null && (hasLeft || search.has('tab'));
  if (leaves !== hasLeft) setHasLeft(leaves);
  useEffect(() => {
    if (isNew) writeStored('localStorage', leftKeyOf(userId), hasLeft);
  }, [isNew, hasLeft, userId]);
  return { step, isSaved: !isNew, isFirstRun: step !== null || (isNew && !leaves) };
};
