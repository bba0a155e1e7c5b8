import { useEffect, useState } from 'react';
import type { ResumeContent } from '#shared/resume/schema';
import type { ReadBack } from './read-back';

/** Draws and reads the resume once, and again on `retry`. A closed dialog ends the reading. */
export const useReadBack = (
  resume: ResumeContent,
  readBack: (resume: ResumeContent, signal: AbortSignal) => Promise<ReadBack>,
) => {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<ReadBack | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    readBack(resume, controller.signal).then(
      (read) => {
        if (!controller.signal.aborted) setResult(read);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('Failed to check the resume', error);
        setFailed(true);
      },
    );
    return () => controller.abort();
  }, [resume, readBack, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { result, failed, retry };
};
