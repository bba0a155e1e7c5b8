import { classNames } from '../../lib/class-names';
import { Button } from '../button';
import { uiWords } from '../words';

/** Says that a form has what was typed before, and offers to discard it. */
export const RestoredNotice = ({
  text,
  onDiscard,
  className,
}: {
  text: string;
  onDiscard: () => void;
  className?: string;
}) => (
  <div
    role="status"
    className={classNames(
      'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-transparent bg-accent-soft px-3 py-2 text-sm',
      className,
    )}
  >
    <span className="min-w-0 flex-1 basis-40">{text}</span>
    <Button size="sm" variant="secondary" onClick={onDiscard}>
      {uiWords.discard}
    </Button>
  </div>
);
