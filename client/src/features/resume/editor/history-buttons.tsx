import { Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import type { Direction } from '../history/history';
import type { FormHistory } from '../history/use-history';
import { historyWords as words } from '../words';

interface HistoryButtonsProps {
  history: FormHistory;
  onTravel: (direction: Direction) => void;
}

/** Undo and redo, with what the last of them did for screen readers. */
export const HistoryButtons = ({ history, onTravel }: HistoryButtonsProps) => {
  const { canUndo, canRedo, news } = useSyncExternalStore(history.subscribe, history.status);
  const button = (isUsable: boolean, label: string, direction: Direction) => ({
    variant: 'ghost' as const,
    size: 'icon' as const,
    'aria-label': label,
    title: label,
    // A disabled button would lose the focus with the last step.
    'aria-disabled': !isUsable,
    onClick: () => isUsable && onTravel(direction),
  });
  return (
    <div
      role="group"
      aria-label={words.group}
      // A phone has one line for the buttons below, and another only where there is something to say.
      className={classNames('ml-auto flex', !canUndo && !canRedo && 'max-sm:hidden')}
    >
      <Button {...button(canUndo, words.undo, 'undo')}>
        <Undo2 aria-hidden />
      </Button>
      <Button {...button(canRedo, words.redo, 'redo')}>
        <Redo2 aria-hidden />
      </Button>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
};
