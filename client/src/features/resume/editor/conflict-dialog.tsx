import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { differingParts } from './differing-parts';
import type { Conflict } from './use-resume-saves';

interface ConflictDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conflict: Conflict | null;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

/** The resume was saved elsewhere meanwhile: the user decides which version stays. */
export const ConflictDialog = ({
  open,
  onOpenChange,
  conflict,
  onKeepMine,
  onTakeNewer,
}: ConflictDialogProps) => {
  const updatedAt = conflict?.newer.updatedAt;
  const differences = conflict ? differingParts(conflict.save.text, conflict.newer) : [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="This resume was changed elsewhere"
      description={`It was saved in another tab or on another device${
        updatedAt ? ` on ${formatDateTime(updatedAt)}` : ''
      }, after you opened it here.`}
      footer={
        <>
          <Button variant="secondary" onClick={onTakeNewer}>
            Take the Newer One
          </Button>
          <Button onClick={onKeepMine}>Keep Mine</Button>
        </>
      }
    >
      {differences.length > 0 && (
        <p className="mb-4 text-sm">
          <span className="font-semibold">What differs:</span> {differences.join(', ')}.
        </p>
      )}
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="font-semibold">Keep Mine</dt>
          <dd className="text-muted">Saves what you see here over the newer one.</dd>
        </div>
        <div>
          <dt className="font-semibold">Take the Newer One</dt>
          <dd className="text-muted">
            Shows the newer one here. Your unsaved text is set aside and offered back above the form.
          </dd>
        </div>
      </dl>
    </Dialog>
  );
};
