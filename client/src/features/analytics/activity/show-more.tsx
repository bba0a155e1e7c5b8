import { Button } from '../../../ui/button';
import { activityWords } from '../words';

interface ShowMoreProps {
  /** 'views' */
  what: string;
  /** The next page's cursor; null at the end. */
  next: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: (next: string) => void;
}

/** Loads the next page of a list. A failure is shown beside the button, which can be pressed again. */
export const ShowMore = ({ what, next, isLoading, hasFailed, onMore }: ShowMoreProps) =>
  next !== null && (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        aria-label={activityWords.showMoreOf(what)}
        loading={isLoading}
        onClick={() => onMore(next)}
      >
        {activityWords.showMore}
      </Button>
      <p role="status" className="text-sm text-danger-text">
        {hasFailed && activityWords.moreFailed(what)}
      </p>
    </div>
  );
