import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { homeOf, linesIn, linesOf } from '#shared/resume/documents/left-out';
import type { Leaving } from '#shared/resume/documents/schema';
import { nameOf, type Item } from '#shared/resume/documents/version';
import { sectionIds } from '#shared/resume/sections/section-order';
import { withoutBullet } from '#shared/text/lists';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { Refusal } from '../../../ui/feedback/refusal';
import { nameOfPart } from '../form/differences';
import { leftOutQuery, useLeaveOut } from './api';
import { documentQuery } from './document-query';
import { leftOutWords as words } from './words';

/** The lists whose entries a version can do without. Sections are hidden in Arrange sections. */
const parts = sectionIds
  .map((id) => (id === 'custom' ? 'customSections' : id))
  .filter((id) => id !== 'summary' && id !== 'credentials');

interface LeftOutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  id: string;
  /** The document was saved. */
  onChanged: () => void;
  onUnauthorized: () => void;
}

/** What a version prints and what it leaves out, entry by entry; nothing of it is deleted. */
export const LeftOutDialog = ({ open, onOpenChange, id, onChanged, onUnauthorized }: LeftOutDialogProps) => {
  const document = useQuery({ ...documentQuery(id), enabled: open });
  const query = useQuery({ ...leftOutQuery(id), enabled: open });
  const move = useLeaveOut(id);
  const press = (change: Omit<Leaving, 'version'>) => {
    if (!document.data || move.isPending) return;
    move.mutate(
      { version: document.data.version, ...change },
      { onSuccess: onChanged, onError: (error) => isUnauthorized(error) && onUnauthorized() },
    );
  };
  const isBusy = (change: Omit<Leaving, 'version'>) =>
    move.isPending &&
    move.variables.do === change.do &&
    move.variables.part === change.part &&
    move.variables.index === change.index &&
    move.variables.line?.field === change.line?.field &&
    move.variables.line?.index === change.line?.index;
  const failed = document.error ?? query.error;
  return (
    <Dialog
      size="lg"
      title={words.title}
      description={words.description}
      open={open}
      onOpenChange={onOpenChange}
      footer={<Button onClick={() => onOpenChange(false)}>{words.done}</Button>}
    >
      {move.error && (
        <div className="mb-3">
          <Refusal text={serverMessage(move.error, words.notSaved)} />
        </div>
      )}
      {document.data && query.data ? (
        <>
          <SummaryLines
            summary={document.data.summary}
            left={query.data.leftOut.flatMap(({ part, item }, index) =>
              part === 'summary' && typeof item === 'string' ? [{ text: item, field: part, index }] : [],
            )}
            isBusy={(change) => isBusy({ part: 'summary', index: 0, ...change })}
            onPress={(change) => press({ part: 'summary', index: 0, ...change })}
          />
          {parts.map((part) => {
            const items = document.data?.[part] as readonly Item[] | undefined;
            const out = (query.data?.leftOut ?? []).flatMap((left, index) =>
              left.part === part ? [{ ...left, item: left.item as Item, index }] : [],
            );
            if (!items || items.length + out.length === 0) return null;
            const lines = out.flatMap(({ item, of, index }) =>
              of && typeof item === 'string'
                ? [{ text: item, field: of.field, index, home: homeOf(of, items) }]
                : [],
            );
            return (
              <section key={part} aria-label={nameOfPart(part)} className="mb-4">
                <h3 className="mb-1 text-sm font-semibold">{nameOfPart(part)}</h3>
                <ul className="divide-y rounded-control border">
                  {items.map((item, index) => (
                    <Row
                      key={index}
                      label={labelOf(item)}
                      action={words.leaveOut}
                      isBusy={isBusy({ do: 'leave-out', part, index })}
                      onPress={() => press({ do: 'leave-out', part, index })}
                    >
                      <Lines
                        item={item}
                        left={lines.filter(({ home }) => home === index)}
                        isBusy={(change) => isBusy({ part, index, ...change })}
                        onPress={(change) => press({ part, index, ...change })}
                      />
                    </Row>
                  ))}
                  {out.map(({ item, of, index }) => {
                    const line = lines.find((one) => one.index === index);
                    // A line is below its entry, unless that is left out, too.
                    if (line && line.home >= 0) return null;
                    return (
                      <Row
                        key={`out-${index}`}
                        label={
                          line && of
                            ? words.lineOf(withoutBullet(line.text), labelOf(of.entry))
                            : labelOf(item)
                        }
                        action={words.putBack}
                        isOut
                        isBusy={isBusy({ do: 'put-back', part, index })}
                        onPress={() => press({ do: 'put-back', part, index })}
                      />
                    );
                  })}
                </ul>
              </section>
            );
          })}
        </>
      ) : failed ? (
        <FailedState
          title={words.failed}
          description={serverMessage(failed, words.tryAgain)}
          onRetry={() => void Promise.all([document.refetch(), query.refetch()])}
          retrying={document.isFetching || query.isFetching}
        />
      ) : (
        <Loading label={words.loading} className="grid gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 w-full rounded-control" />
          ))}
        </Loading>
      )}
    </Dialog>
  );
};

/** What names an entry: a section of one's own has its heading after its id. */
const labelOf = (item: Item): string => {
  const entry = typeof item === 'object' && 'id' in item ? { ...item, id: undefined } : item;
  return nameOf(entry).split('|').filter(Boolean).join(', ') || words.untitled;
};

type LineChange = Pick<Leaving, 'do' | 'line'> & { index?: number };

interface LinesProps {
  item: Item;
  /** Lines of it that are left out, with their place among what is left out. */
  left: readonly { text: string; field: string; index: number }[];
  isBusy: (change: LineChange) => boolean;
  onPress: (change: LineChange) => void;
}

/** The lines of the summary; one of a single line is left out as a section. */
const SummaryLines = ({ summary, ...props }: Omit<LinesProps, 'item'> & { summary: string }) =>
  (props.left.length > 0 || linesOf(summary).length > 1) && (
    <section aria-label={nameOfPart('summary')} className="mb-4">
      <h3 className="mb-1 text-sm font-semibold">{nameOfPart('summary')}</h3>
      <div className="rounded-control border py-1 pl-3">
        <Lines item={{ summary }} {...props} />
      </div>
    </section>
  );

/** The points of an entry's texts; a text of a single line goes with its entry. */
const Lines = ({ item, left, isBusy, onPress }: LinesProps) => {
  const fields = typeof item === 'string' ? [] : Object.keys(item);
  const rows = fields.flatMap((field) => {
    const lines = linesIn(item, field) ?? [];
    const out = left.filter((line) => line.field === field);
    if (out.length === 0 && lines.length < 2) return [];
    return [
      ...lines.flatMap((text, index) =>
        text.trim() ? [{ text, change: { do: 'leave-out', line: { field, index } } } as const] : [],
      ),
      ...out.map(({ text, index }) => ({ text, change: { do: 'put-back', index } }) as const),
    ];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="w-full border-l-2 pb-1">
      {rows.map(({ text, change }, i) => (
        <Row
          key={i}
          label={withoutBullet(text)}
          action={change.do === 'leave-out' ? words.leaveOut : words.putBack}
          isOut={change.do === 'put-back'}
          isBusy={isBusy(change)}
          onPress={() => onPress(change)}
        />
      ))}
    </ul>
  );
};

interface RowProps {
  label: string;
  action: string;
  isOut?: boolean;
  isBusy: boolean;
  onPress: () => void;
  /** What of it can be left out by itself. */
  children?: ReactNode;
}

const Row = ({ label, action, isOut = false, isBusy, onPress, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-1.5 text-sm">
    <span className={classNames('min-w-0 flex-1 wrap-anywhere', isOut && 'text-muted')}>
      {isOut && <span className="font-medium">{words.isOut} · </span>}
      {label}
    </span>
    <Button
      size="sm"
      variant={isOut ? 'secondary' : 'ghost'}
      aria-label={words.of(action, label)}
      loading={isBusy}
      onClick={onPress}
    >
      {action}
    </Button>
    {children}
  </li>
);
