import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { ConflictingDraft } from '../drafts/draft-state';
import { differencesOf, type Difference } from '../form/differences';
import { textOf, type FormContent } from '../form/form-content';
import type { Conflict } from '../form/use-resume-saves';
import { conflictWords as words } from '../words';

/** What is in the form, and a draft that another device or tab typed meanwhile. */
interface DraftConflict {
  kind: 'draft';
  mine: FormContent;
  other: ConflictingDraft;
}

interface ConflictDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conflict: Conflict | DraftConflict | null;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

const contentOf = (conflict: Conflict | DraftConflict) => {
  if (conflict.kind === 'saved')
    return { mine: conflict.save.text, other: conflict.newer, at: conflict.newer.updatedAt };
  const { mine, other } = conflict;
  return { mine: textOf(mine), other: textOf(other.content), at: other.savedAt };
};

/** The resume was saved, or typed in, elsewhere meanwhile: the user sees both versions and decides which one goes on. */
export const ConflictDialog = ({
  open,
  onOpenChange,
  conflict,
  onKeepMine,
  onTakeNewer,
}: ConflictDialogProps) => {
  const { title, description, other, takeLabel, keep, take } = words[conflict?.kind ?? 'saved'];
  const versions = conflict && contentOf(conflict);
  const differences = versions ? differencesOf(versions.mine, versions.other) : [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description(versions?.at ? words.on(formatDateTime(versions.at)) : '')}
      footer={
        <>
          <Button variant="secondary" onClick={onTakeNewer}>
            {takeLabel}
          </Button>
          <Button onClick={onKeepMine}>{words.keepMine}</Button>
        </>
      }
    >
      {differences.length > 0 && <Differences list={differences} otherLabel={other} />}
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="font-semibold">{words.keepMine}</dt>
          <dd className="text-muted">{keep}</dd>
        </div>
        <div>
          <dt className="font-semibold">{takeLabel}</dt>
          <dd className="text-muted">{take}</dd>
        </div>
      </dl>
    </Dialog>
  );
};

const Differences = ({ list, otherLabel }: { list: Difference[]; otherLabel: string }) => (
  <section aria-label={words.differences} className="mb-4 space-y-3 text-sm">
    <p>
      <span className="font-semibold">{words.differs}</span> {list.map(({ name }) => name).join(', ')}.
    </p>
    {list.map(({ name, mine, other }) => (
      <div key={name} className="rounded-control border p-3">
        <h3 className="font-semibold">{name}</h3>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Version label={words.mine} lines={mine} other={other} />
          <Version label={otherLabel} lines={other} other={mine} />
        </div>
      </div>
    ))}
  </section>
);

const Version = ({ label, lines, other }: { label: string; lines: string[]; other: string[] }) => (
  <div className="min-w-0">
    <p className="text-xs text-muted">{label}</p>
    {lines.map((line, index) => (
      <p key={index} className="mt-1 wrap-anywhere whitespace-pre-line">
        {line}
      </p>
    ))}
    {lines.length === 0 && (
      <p className="mt-1 text-muted">{other.length > 0 ? words.absent : words.reordered}</p>
    )}
  </div>
);
