import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX, Trash2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { plans } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { documentLimits, documentsPerPage, documentSorts } from '#shared/resume/documents/schema';
import { Button, buttonClass } from '../button';
import { useFocusWhenLost } from '../dialogs/focus';
import { EmptyState } from '../feedback/empty-state';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Loaded } from '../feedback/loaded';
import { Loading, Skeleton } from '../feedback/skeleton';
import { Field } from '../forms/field';
import { SearchField } from '../forms/search-field';
import { Select } from '../forms/select';
import { Pager } from '../layout/pager';
import { firstView, type DocumentsView } from './documents-view';
import { documentWords as words, type ListWords } from './words';

interface ListedDocuments {
  total: number;
  tags: string[];
  /** How many documents the plan has room for, and how many there are. */
  used: number;
  limit: number;
}

interface DocumentListProps<Found extends ListedDocuments> {
  view: DocumentsView;
  onShow: (changes: Partial<DocumentsView>) => void;
  query: UseQueryResult<Found | null>;
  words: ListWords;
  /** Whether Pro has room for more. */
  isFree: boolean;
  cards: (found: Found) => readonly ReactNode[];
  /** Where there is no document yet. */
  empty: ReactNode;
  onUnauthorized: () => void;
}

/** Cards beside each other, as many as fit. */
const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** Documents as cards, a page of those that are selected, or what is in the trash. */
export const DocumentList = <Found extends ListedDocuments>({
  view,
  onShow,
  query,
  words: own,
  isFree,
  cards,
  empty,
  onUnauthorized,
}: DocumentListProps<Found>) => {
  const { data } = query;
  useSignedOut(data === null, onUnauthorized);
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / documentsPerPage));
  const isBeyond = Boolean(data) && !query.isPlaceholderData && view.page > pageCount;
  useEffect(() => {
    // The last document of a page has gone.
    if (isBeyond) onShow({ page: pageCount });
  });
  const place = useFocusWhenLost<HTMLDivElement>(data?.total, true);
  const isFiltered = view.search !== '' || view.tag !== '';
  return (
    <>
      {!view.isTrash && data && <Room {...data} isFree={isFree} />}
      {(isFiltered || (data?.total ?? 0) > 3) && (
        <Filters view={view} tags={data?.tags ?? []} searchHint={own.searchHint} onShow={onShow} />
      )}
      {/* Cards leave with what was pressed in them. */}
      <div ref={place} tabIndex={-1} className="outline-none">
        <Loaded query={query} failed={own.failed} skeleton={<Skeletons label={own.loading} />}>
          {(found) =>
            found.total > 0 ? (
              <ul aria-label={own.list} aria-busy={query.isPlaceholderData} className={grid}>
                {cards(found)}
              </ul>
            ) : isFiltered ? (
              <EmptyState
                icon={SearchX}
                title={own.noneFoundTitle}
                description={words.noneFound}
                action={
                  <Button variant="secondary" onClick={() => onShow({ ...firstView, isTrash: view.isTrash })}>
                    {own.clear}
                  </Button>
                }
              />
            ) : view.isTrash ? (
              <EmptyState icon={Trash2} title={words.trashEmptyTitle} description={words.trashEmpty} />
            ) : (
              empty
            )
          }
        </Loaded>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Button variant="ghost" onClick={() => onShow({ ...firstView, isTrash: !view.isTrash })}>
          {view.isTrash ? own.hideTrash : words.showTrash}
        </Button>
        <Pager page={view.page} pageCount={pageCount} onPage={(page) => onShow({ page })} />
      </div>
    </>
  );
};

/** How much room the plan has left for resumes and letters, before and at the limit. */
const Room = ({ used, limit, isFree }: Pick<ListedDocuments, 'used' | 'limit'> & { isFree: boolean }) => (
  <p
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted data-full:rounded-control data-full:bg-accent-soft data-full:px-3 data-full:py-2 data-full:text-ink"
    {...(used >= limit && { 'data-full': '' })}
  >
    <span className="min-w-0">
      {used > limit
        ? words.room.over(used, limit)
        : used === limit
          ? words.room.full(limit)
          : words.room.used(used, limit)}
    </span>
    {used >= limit && isFree && (
      <Link href={pages.billing} className={buttonClass({ variant: 'accent', size: 'sm' })}>
        {words.room.upgrade(plans.pro.documents)}
      </Link>
    )}
  </p>
);

/** The places of cards while the list is on its way. */
const Skeletons = ({ label }: { label: string }) => (
  <Loading label={label} className={grid}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} className="h-40 w-full rounded-card sm:h-80" />
    ))}
  </Loading>
);

interface FiltersProps extends Pick<DocumentListProps<never>, 'view' | 'onShow'> {
  tags: string[];
  searchHint: string;
}

const Filters = ({ view, tags, searchHint, onShow }: FiltersProps) => (
  <form
    role="search"
    className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]"
    onSubmit={(event) => event.preventDefault()}
  >
    <div className="max-sm:col-span-2">
      <SearchField
        label={words.search}
        hint={searchHint}
        maxLength={documentLimits.search}
        search={view.search}
        onSearch={(search) => onShow({ search })}
      />
    </div>
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
