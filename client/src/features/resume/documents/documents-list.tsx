import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyPlus, FileText, History, Pencil, SearchX, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { pages } from '#shared/pages/page-table';
import type { ResumeDraft } from '#shared/resume/draft';
import {
  documentLimits,
  documentsPerPage,
  documentSorts,
  trashDays,
  type DocumentSummary,
} from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { formatDate, formatDateTime } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loaded } from '../../../ui/feedback/loaded';
import { Pager } from '../../../ui/layout/pager';
import { toast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/forms/field';
import { Input } from '../../../ui/forms/input';
import { Select } from '../../../ui/forms/select';
import { Badge } from '../../../ui/layout/badge';
import { DocumentCard, DocumentsLoading, documentGrid, CardAction } from '../../../ui/layout/document-card';
import { TrashedActions } from '../../../ui/layout/trashed-actions';
import { lazyDialog } from '../../../ui/lazy';
import { draftQuery } from '../api';
import {
  documentsQuery,
  useDeleteDocument,
  useMakeDocument,
  useRestoreDocument,
  useTrashDocument,
} from './api';
import { documentPath } from './document-query';
import { DetailsDialog } from './details-dialog';
import { firstView, readView, writeView, type DocumentsView } from './documents-view';
import { UnsavedDialog } from './unsaved-dialog';
import { documentsWords as words } from './words';

// It compares words.
const HistoryDialog = lazyDialog(() => import('./history-dialog'), 'HistoryDialog');

interface DocumentsListProps {
  /** The first page of a document, small. */
  renderThumb: (id: string) => ReactNode;
  /** How many documents Pro has room for; null where the plan is no free one. */
  proLimit: number | null;
  onMade: (document: DocumentSummary) => void;
  onUnauthorized: () => void;
}

/** The user's resumes as cards, the main one first, or those in the trash. */
export const DocumentsList = ({ renderThumb, proLimit, onMade, onUnauthorized }: DocumentsListProps) => {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  // Of the view at the time: a search comes after a pause.
  const show = (changes: Partial<DocumentsView>) =>
    setAddress((current) => writeView({ ...readView(current), page: 1, ...changes }), { replace: true });
  // Here, because the card of what went to the trash is gone when it is taken back.
  const restoring = useRestoreDocument();
  const takeBack = (id: string) =>
    restoring.mutate(id, { onError: failure(words.notRestored, onUnauthorized) });
  const query = useQuery({ ...documentsQuery(view), placeholderData: (before) => before });
  useSignedOut(query.data === null, onUnauthorized);
  const { data } = query;
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / documentsPerPage));
  const isBeyond = Boolean(data) && !query.isPlaceholderData && view.page > pageCount;
  useEffect(() => {
    // The last document of a page has gone.
    if (isBeyond) setAddress(writeView({ ...view, page: pageCount }), { replace: true });
  });
  const isFiltered = view.search !== '' || view.tag !== '';
  return (
    <>
      {!view.isTrash && data && <Room used={data.used} limit={data.limit} proLimit={proLimit} />}
      {(isFiltered || (data?.total ?? 0) > 3 || view.isTrash) && (
        <Filters view={view} tags={data?.tags ?? []} onShow={show} />
      )}
      <Loaded query={query} failed={words.failed} skeleton={<DocumentsLoading label={words.loading} />}>
        {(found) =>
          found.documents.length > 0 ? (
            <ul aria-label={words.list} className={documentGrid}>
              {found.documents.map((document) => (
                <Card
                  key={document.id}
                  document={document}
                  isFull={found.used >= found.limit}
                  thumb={renderThumb(document.id)}
                  onMade={onMade}
                  onTakeBack={takeBack}
                  onUnauthorized={onUnauthorized}
                />
              ))}
            </ul>
          ) : isFiltered ? (
            <EmptyState
              icon={SearchX}
              title={words.noneFoundTitle}
              description={words.noneFound}
              action={
                <Button variant="secondary" onClick={() => show({ ...firstView, isTrash: view.isTrash })}>
                  {words.clear}
                </Button>
              }
            />
          ) : view.isTrash ? (
            <EmptyState icon={Trash2} title={words.trashEmptyTitle} description={words.trashEmpty} />
          ) : (
            <EmptyState
              icon={FileText}
              title={words.emptyTitle}
              description={words.empty}
              action={
                <Link href={pages.dashboard} className={buttonClass()}>
                  {words.toDashboard}
                </Link>
              }
            />
          )
        }
      </Loaded>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Button variant="ghost" onClick={() => show({ ...firstView, isTrash: !view.isTrash })}>
          {view.isTrash ? words.hideTrash : words.showTrash}
        </Button>
        <Pager page={view.page} pageCount={pageCount} onPage={(page) => show({ page })} />
      </div>
    </>
  );
};

/** How much room the plan has left, before and at the limit. */
const Room = ({ used, limit, proLimit }: { used: number; limit: number; proLimit: number | null }) => (
  <p
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted data-full:rounded-control data-full:bg-accent-soft data-full:px-3 data-full:py-2 data-full:text-ink"
    {...(used >= limit && { 'data-full': '' })}
  >
    <span className="min-w-0">
      {used > limit ? words.over(used, limit) : used === limit ? words.full(limit) : words.used(used, limit)}
    </span>
    {used >= limit && proLimit !== null && (
      <Link href={pages.billing} className={buttonClass({ variant: 'accent', size: 'sm' })}>
        {words.upgrade(proLimit)}
      </Link>
    )}
  </p>
);

interface FiltersProps {
  view: DocumentsView;
  tags: string[];
  onShow: (changes: Partial<DocumentsView>) => void;
}

const Filters = ({ view, tags, onShow }: FiltersProps) => (
  <form
    role="search"
    className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]"
    onSubmit={(event) => event.preventDefault()}
  >
    <SearchField key={view.isTrash ? 'trash' : 'documents'} typed={view.search} onSearch={onShow} />
    <Field label={words.tag}>
      {(control) => (
        <Select {...control} value={view.tag} onChange={({ target }) => onShow({ tag: target.value })}>
          <option value="">{words.allTags}</option>
          {[...new Set([...tags, ...(view.tag ? [view.tag] : [])])].map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={words.sort}>
      {(control) => (
        <Select
          {...control}
          value={view.sort}
          onChange={({ target }) => onShow({ sort: target.value as DocumentsView['sort'] })}
        >
          {documentSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </form>
);

const searchPauseMs = 300;

/** Searches after a pause in typing. */
const SearchField = ({ typed, onSearch }: { typed: string; onSearch: FiltersProps['onShow'] }) => {
  const [text, setText] = useState(typed);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Cleared from elsewhere.
  const [before, setBefore] = useState(typed);
  if (before !== typed) {
    setBefore(typed);
    if (typed === '') setText('');
  }
  return (
    <Field label={words.search} hint={words.searchHint}>
      {(control) => (
        <Input
          {...control}
          type="search"
          maxLength={documentLimits.search}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            window.clearTimeout(timer.current);
            timer.current = window.setTimeout(() => onSearch({ search: target.value.trim() }), searchPauseMs);
          }}
        />
      )}
    </Field>
  );
};

interface CardProps {
  document: DocumentSummary;
  /** Whether the plan has no room for another. */
  isFull: boolean;
  thumb: ReactNode;
  onMade: (document: DocumentSummary) => void;
  /** Takes a document out of the trash again. */
  onTakeBack: (id: string) => void;
  onUnauthorized: () => void;
}

const dayMs = 24 * 60 * 60 * 1000;

const Card = ({ document, isFull, thumb, ...actions }: CardProps) => {
  const { name, forJob, tags, isMain, source, changesInSource, updatedAt, trashedAt } = document;
  const path = documentPath(document);
  return (
    <DocumentCard
      name={name || words.untitled}
      href={trashedAt ? undefined : path}
      thumb={thumb}
      actions={
        trashedAt ? (
          <InTrash document={document} isFull={isFull} onUnauthorized={actions.onUnauthorized} />
        ) : (
          <Actions document={document} isFull={isFull} {...actions} />
        )
      }
    >
      <div className="mt-1 space-y-1 text-sm text-muted">
        {isMain && <Badge tone="primary">{words.main}</Badge>}
        {document.readOnly === 'plan' && <Badge tone="warning">{words.readOnly}</Badge>}
        {forJob && <p className="wrap-anywhere">{words.forJob(forJob)}</p>}
        {source && <p className="wrap-anywhere">{words.of(source.name)}</p>}
        {trashedAt ? (
          <p>
            {words.trashedOn(
              formatDate(trashedAt),
              formatDate(new Date(Date.parse(trashedAt) + trashDays * dayMs).toISOString()),
            )}
          </p>
        ) : (
          updatedAt && <p>{words.changed(formatDateTime(updatedAt))}</p>
        )}
      </div>
      {tags.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      {changesInSource > 0 && !trashedAt && (
        <Link href={path} className="mt-2 text-sm font-medium text-primary-text hover:underline">
          {words.differences(changesInSource, source?.isMain ?? false)}
        </Link>
      )}
    </DocumentCard>
  );
};

const failure = (title: string, onUnauthorized: () => void) => (error: Error) => {
  if (isUnauthorized(error)) return onUnauthorized();
  toast({ title, description: serverMessage(error, words.tryAgain), variant: 'destructive' });
};

type ActionsProps = Omit<CardProps, 'thumb'>;

const Actions = ({ document, isFull, onMade, onTakeBack, onUnauthorized }: ActionsProps) => {
  const { id, name, isMain, readOnly } = document;
  const queryClient = useQueryClient();
  const [isNaming, setIsNaming] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [unsaved, setUnsaved] = useState<ResumeDraft | null>(null);
  const version = useMakeDocument();
  const trash = useTrashDocument();
  const make = () =>
    version.mutate(
      { from: id },
      {
        onSuccess: (made) => {
          toast({ title: words.made, description: words.madeAbout(made.name), variant: 'success' });
          onMade(made);
        },
        onError: failure(words.notMade, onUnauthorized),
      },
    );
  const askFirst = async () => {
    if (!isMain) return make();
    setIsLooking(true);
    // Without an answer the version is made of what is saved, as ever.
    const stored = await queryClient.fetchQuery({ ...draftQuery(), staleTime: 0 }).catch(() => null);
    setIsLooking(false);
    if (stored?.draft) setUnsaved(stored.draft);
    else make();
  };
  const toTrash = () =>
    trash.mutate(id, {
      onSuccess: () =>
        toast({
          title: words.trashed,
          description: words.trashedAbout(name),
          variant: 'success',
          action: {
            label: words.undo,
            onPress: () => onTakeBack(id),
          },
        }),
      onError: failure(words.notTrashed, onUnauthorized),
    });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.newVersionOf(name)}
        loading={version.isPending || isLooking}
        disabled={isFull}
        onClick={() => void askFirst()}
      >
        <CopyPlus aria-hidden />
        {words.newVersion}
      </Button>
      <span className="ml-auto flex max-sm:ml-0">
        <CardAction
          icon={History}
          label={words.historyOf(name)}
          title={words.history}
          onPress={() => setShowsHistory(true)}
        />
        {!readOnly && (
          <CardAction
            icon={Pencil}
            label={words.renameOf(name)}
            title={isMain ? words.rename : words.details}
            onPress={() => setIsNaming(true)}
          />
        )}
        {!isMain && (
          <CardAction
            icon={Trash2}
            label={words.trashOf(name)}
            title={words.trash}
            loading={trash.isPending}
            onPress={toTrash}
          />
        )}
      </span>
      <HistoryDialog
        open={showsHistory}
        onOpenChange={setShowsHistory}
        document={document}
        onUnauthorized={onUnauthorized}
      />
      {unsaved && (
        <UnsavedDialog
          draft={unsaved}
          onClose={() => setUnsaved(null)}
          onMake={make}
          onUnauthorized={onUnauthorized}
        />
      )}
      {isNaming && (
        <DetailsDialog
          document={document}
          onClose={() => setIsNaming(false)}
          onUnauthorized={onUnauthorized}
        />
      )}
    </>
  );
};

const InTrash = ({
  document: { id, name },
  isFull,
  onUnauthorized,
}: Pick<ActionsProps, 'document' | 'isFull' | 'onUnauthorized'>) => (
  <TrashedActions
    id={id}
    name={name}
    words={words}
    restore={useRestoreDocument()}
    removal={useDeleteDocument()}
    isFull={isFull}
    onNotRestored={failure(words.notRestored, onUnauthorized)}
    onNotRemoved={failure(words.notRemoved, onUnauthorized)}
  />
);
