import { Button } from '../../../ui/button';

interface TypingRestoredProps {
  /** Text is kept through a reload, a file cannot be. */
  needsFile: boolean;
  onDiscard: () => void;
}

/** Says that what was typed before is back, and offers to start over. */
export const TypingRestored = ({ needsFile, onDiscard }: TypingRestoredProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm"
  >
    <span className="min-w-0 flex-1 basis-40">
      What you typed before is back.{needsFile && ' Please choose the file again.'}
    </span>
    <Button size="sm" variant="secondary" onClick={onDiscard}>
      Discard
    </Button>
  </div>
);
