import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/button';
import type { UploadProblem } from './upload-problem';
import { uploadWords } from '../words';

interface UploadFailedProps {
  problem: UploadProblem;
  /** The upgrade URL; null on the largest plan. */
  upgradeHref: string | null;
}

/** Why the upload failed, for longer than the toast is shown, with an upgrade link at the plan's limit. */
export const UploadFailed = ({ problem, upgradeHref }: UploadFailedProps) => {
  const box = useRef<HTMLDivElement>(null);
  // The message is above the fields, and the user may have scrolled down to the last of them.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div
      ref={box}
      data-shown-problem
      className="flex scroll-my-3 flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-transparent bg-danger-soft px-3 py-2.5 text-sm text-danger-text"
    >
      <div className="flex min-w-0 flex-1 basis-52 items-start gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <p className="min-w-0 wrap-anywhere">{problem.description}</p>
      </div>
      {problem.isLimit && upgradeHref && (
        <Link href={upgradeHref} className={buttonClass({ variant: 'accent', size: 'sm' })}>
          {uploadWords.upgrade}
        </Link>
      )}
    </div>
  );
};
