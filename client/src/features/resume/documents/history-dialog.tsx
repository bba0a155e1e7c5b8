import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import type { DocumentSummary, Snapshot } from '#shared/resume/documents/schema';
import { isUnauthorized, unplacedMessage } from '../../../lib/api/api-error';
import { classNames } from '../../../lib/class-names';
import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Loaded } from '../../../ui/feedback/loaded';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/forms/field';
import { Input } from '../../../ui/forms/input';
import { Select } from '../../../ui/forms/select';
import { comparedParts } from '../form/differences';
import { historyQuery, snapshotQuery, useNameVersion, useRestoreSnapshot } from './api';
import { documentQuery } from './document-query';
import { historyWords as words } from './words';

interface HistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  document: Pick<DocumentSummary, 'id' | 'name' | 'readOnly'>;
  onUnauthorized: () => void;
}

/** What a document said after its saves: to compare with what it says now or said then, to name and to restore. */
export const HistoryDialog = ({ open, onOpenChange, document, onUnauthorized }: HistoryDialogProps) => {
  const { id, name, readOnly } = document;
  const query = useQuery({ ...historyQuery(id), enabled: open });
  const now = useQuery({ ...documentQuery(id), enabled: open });
  const [chosen, setChosen] = useState<string | null>(null);
  const [label, setLabel] = useState('');
  const naming = useNameVersion(id);
  const failed = (title: string) => (error: Error) => {
    if (isUnauthorized(error)) return onUnauthorized();
    toast({ title, description: unplacedMessage(error, words.tryAgain), variant: 'destructive' });
  };
  const snapshots = query.data?.snapshots ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.description}
      size="xl"
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {words.close}
        </Button>
      }
    >
      {!readOnly && (
        <form
          className="mb-4 flex flex-wrap items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (label.trim() === '' || naming.isPending) return;
            naming.mutate(label, { onSuccess: () => setLabel(''), onError: failed(words.notNamed) });
          }}
        >
          <Field label={words.name} hint={words.nameHint} className="min-w-0 flex-1 basis-60">
            {(control) => (
              <Input
                {...control}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
                autoComplete="off"
              />
            )}
          </Field>
          {/* Beside the field, below its label. */}
          <Button type="submit" variant="secondary" className="sm:mt-6.5" loading={naming.isPending}>
            {words.keep}
          </Button>
        </form>
      )}
      <Loaded query={query} failed={words.failed} skeleton={<HistoryLoading />}>
        {() =>
          snapshots.length === 0 ? (
            <p className="text-sm text-muted">{words.empty}</p>
          ) : (
            <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <ul
                aria-label={words.list}
                className="grid content-start gap-1 max-sm:max-h-48 max-sm:overflow-y-auto"
              >
                {snapshots.map((snapshot) => (
                  <li key={snapshot.id}>
                    <button
                      type="button"
                      aria-pressed={snapshot.id === chosen}
                      onClick={() => setChosen(snapshot.id)}
                      className={classNames(
                        'min-h-11 w-full rounded-control border px-3 py-1.5 text-left text-sm hover:bg-subtle',
                        snapshot.id === chosen && 'border-primary bg-primary-soft',
                      )}
                    >
                      {snapshot.name && (
                        <span className="block font-medium wrap-anywhere">{snapshot.name}</span>
                      )}
                      <span className="block text-muted">{formatDateTime(snapshot.createdAt)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {chosen ? (
                <Loaded query={now} failed={words.snapshotFailed} skeleton={<HistoryLoading />}>
                  {(saved) => (
                    <Compared
                      key={chosen}
                      id={id}
                      snapshotId={chosen}
                      now={saved}
                      others={snapshots.filter((one) => one.id !== chosen)}
                      canRestore={!readOnly}
                      onFailed={failed(words.notRestored)}
                      onRestored={() => onOpenChange(false)}
                    />
                  )}
                </Loaded>
              ) : (
                <p className="text-sm text-muted">{words.choose}</p>
              )}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
};

const HistoryLoading = () => (
  <Loading label={words.loading} className="grid gap-3">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-11 w-full rounded-control" />
    ))}
  </Loading>
);

type Text = Parameters<typeof comparedParts>[0];

/** 'Sent to Makati Med, Nov 28, 2026, 1:13 AM'. */
const titleOf = ({ name, createdAt }: Snapshot) =>
  [name, formatDateTime(createdAt)].filter(Boolean).join(', ');

interface ComparedProps {
  id: string;
  snapshotId: string;
  now: Text & { version: number };
  /** The other versions that it can be compared with. */
  others: readonly Snapshot[];
  canRestore: boolean;
  onFailed: (error: Error) => void;
  onRestored: () => void;
}

const Compared = ({ id, snapshotId, now, others, canRestore, onFailed, onRestored }: ComparedProps) => {
  const chosen = useQuery(snapshotQuery(id, snapshotId));
  const [otherId, setOtherId] = useState('');
  const other = useQuery({ ...snapshotQuery(id, otherId), enabled: otherId !== '' });
  const restoring = useRestoreSnapshot(id);
  const skeleton = <HistoryLoading />;
  return (
    <Loaded query={chosen} failed={words.snapshotFailed} skeleton={skeleton}>
      {({ content, createdAt }) => (
        <div className="min-w-0">
          {canRestore && comparedParts(now, content).length > 0 && (
            <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
              <Button
                size="sm"
                loading={restoring.isPending}
                onClick={() =>
                  restoring.mutate(
                    { snapshotId, version: now.version },
                    {
                      onSuccess: () => {
                        toast({
                          title: words.restored,
                          description: words.restoredAbout,
                          variant: 'success',
                        });
                        onRestored();
                      },
                      onError: onFailed,
                    },
                  )
                }
              >
                {words.restore}
              </Button>
              {words.restoreAbout}
            </p>
          )}
          {others.length > 0 && (
            <Field label={words.compareWith} className="mb-3 max-w-80">
              {(control) => (
                <Select {...control} value={otherId} onChange={({ target }) => setOtherId(target.value)}>
                  <option value="">{words.now}</option>
                  {others.map((one) => (
                    <option key={one.id} value={one.id}>
                      {titleOf(one)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {otherId === '' ? (
            <Differences mine={now} other={content} heading={words.now} at={formatDateTime(createdAt)} />
          ) : (
            <Loaded query={other} failed={words.snapshotFailed} skeleton={skeleton}>
              {(then) => (
                <Differences
                  mine={then.content}
                  other={content}
                  heading={words.at(formatDateTime(then.createdAt))}
                  at={formatDateTime(createdAt)}
                />
              )}
            </Loaded>
          )}
        </div>
      )}
    </Loaded>
  );
};

interface DifferencesProps {
  mine: Text;
  other: Parameters<typeof comparedParts>[1];
  heading: string;
  at: string;
}

const Differences = ({ mine, other, heading, at }: DifferencesProps) => {
  const parts = comparedParts(mine, other);
  if (parts.length === 0) return <p className="text-sm text-muted">{words.same}</p>;
  return (
    <div className="grid gap-3">
      {parts.map((part) => (
        <section key={part.name} aria-label={part.name} className="rounded-control border p-3 text-sm">
          <h3 className="font-semibold">{part.name}</h3>
          <SideBySide {...{ heading, at }} now={part.mine.join('\n')} then={part.other.join('\n')} />
        </section>
      ))}
    </div>
  );
};

/** Both texts, each with the words marked that the other lacks. */
const SideBySide = ({
  heading,
  now,
  then,
  at,
}: {
  heading: string;
  now: string;
  then: string;
  at: string;
}) => {
  const parts = diffWordsWithSpace(now, then);
  return (
    <dl className="mt-1 grid gap-3 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-muted">{heading}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">
          {parts.map(
            ({ value, added, removed }, index) =>
              !added &&
              (removed ? (
                <mark key={index} className="rounded-sm bg-danger-soft font-medium text-danger-text">
                  {value}
                </mark>
              ) : (
                <span key={index}>{value}</span>
              )),
          )}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-muted">{words.at(at)}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">
          {parts.map(
            ({ value, added, removed }, index) =>
              !removed &&
              (added ? (
                <mark key={index} className="rounded-sm bg-success-soft font-medium text-success">
                  {value}
                </mark>
              ) : (
                <span key={index}>{value}</span>
              )),
          )}
        </dd>
      </div>
    </dl>
  );
};
