import { maxCompared } from '#shared/candidates/comparison';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast';
import { compareWords as words } from './words';

interface CompareButtonProps {
  ids: string[];
  onCompare: (ids: string[]) => void;
}

/** Shows chosen candidates side by side; where there are too few or too many of them, it says so. */
export const CompareButton = ({ ids, onCompare }: CompareButtonProps) => {
  const canCompare = ids.length >= 2 && ids.length <= maxCompared;
  return (
    <Button
      variant="secondary"
      aria-disabled={!canCompare}
      title={canCompare ? undefined : words.hint}
      onClick={() => (canCompare ? onCompare(ids) : toast({ title: words.hint }))}
    >
      {words.compare}
    </Button>
  );
};
