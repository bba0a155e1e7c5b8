import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  BriefcaseBusiness,
  CalendarDays,
  ChartNoAxesColumn,
  Columns3,
  Download,
  List,
  ListFilter,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import {
  applicationLimits,
  type ApplicationsSort,
  type ApplicationSummary,
} from '#shared/applications/schema';
import { allStages, type Stage } from '#shared/applications/stages';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { classNames } from '../../lib/class-names';
import { formatDate, formatDay } from '../../lib/format';
import { Board, LayoutSwitch } from '../../ui/board';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { Loading, Skeleton, SkeletonRows } from '../../ui/feedback/skeleton';
import { Field } from '../../ui/forms/field';
import { SavedSelections } from '../../ui/forms/saved-selections';
import { SearchField } from '../../ui/forms/search-field';
import { Select } from '../../ui/forms/select';
import { Badge } from '../../ui/layout/badge';
import { Card } from '../../ui/layout/card';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { applicationsQuery, boardQuery, choicesQuery, filtersQuery, useFilters } from './api';
import { applicationPath, exportPath } from './application-path';
import {
  applicationsPerPage,
  firstView,
  layouts,
  readView,
  sortedBy,
  writeView,
  type ApplicationsView,
} from './applications-view';
import { Calendar } from './calendar';
import { Insights } from './insights';
import { StagesDialog } from './stages-dialog';
import { useMove } from './use-move';
import { applicationsWords as words, filtersWords, importWords, stagesWords } from './words';

const layoutIcons = {
  table: List,
  board: Columns3,
  calendar: CalendarDays,
  insights: ChartNoAxesColumn,
} as const;

interface ApplicationsListProps {
  onUnauthorized: () => void;
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** All applications, as a table or as a board, with search and filters in the page's address. */
export const ApplicationsList = ({ onUnauthorized, onCopy }: ApplicationsListProps) => {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show = (changes: Partial<ApplicationsView>, replace = false) =>
    setAddress((current) => writeView({ ...readView(current), page: 1, ...changes }), { replace });
  const choices = useQuery(choicesQuery());
  const savedFilters = useQuery(filtersQuery()).data?.filters ?? [];
  const filters = useFilters();
  const stages = allStages(choices.data?.stages ?? []);
  const { layout } = view;
  // The calendar and the insights are of all applications.
  const isSelection = layout === 'table' || layout === 'board';
  const [isEditingStages, setIsEditingStages] = useState(false);
  const [showsFilters, setShowsFilters] = useState(false);
  const isFiltered = [view.stage, view.tag, view.source].some((value) => value !== '');

  return (
    <Card aria-label={words.list}>
      <div className="mb-4 flex flex-wrap items-end gap-2">
        {isSelection && (
          <>
            <SearchField
              label={words.search}
              labelHidden
              hint={words.searchHint}
              maxLength={applicationLimits.search}
              search={view.search}
              onSearch={(search) => show({ search }, true)}
            />
            {/* On a phone the applications come first: what is chosen shows there, all others on a press. */}
            <div
              className={classNames(
                'flex flex-wrap gap-2',
                showsFilters || isFiltered ? 'max-sm:order-last max-sm:w-full' : 'max-sm:hidden',
              )}
            >
              <Filter
                label={words.stage}
                value={view.stage}
                unlisted={choices.isPending ? words.unnamedStage : words.goneStage}
                onChange={(stage) => show({ stage })}
                options={[
                  ['', words.allStages],
                  ['open', words.open],
                  ...stages.map(({ id, name }): [string, string] => [id, name]),
                ]}
              />
              <Filter
                label={words.tag}
                value={view.tag}
                onChange={(tag) => show({ tag })}
                options={[['', words.allTags], ...namesOf(choices.data?.tags)]}
              />
              <Filter
                label={words.source}
                value={view.source}
                onChange={(source) => show({ source })}
                options={[['', words.allSources], ...namesOf(choices.data?.sources)]}
              />
            </div>
          </>
        )}
        <LayoutSwitch
          label={words.layout}
          layouts={layouts.map((id) => ({ id, name: words.layouts[id], icon: layoutIcons[id] }))}
          value={layout}
          onChange={(chosen) => show({ layout: chosen })}
        />
        {isSelection && !isFiltered && (
          <Button
            variant="ghost"
            className="sm:hidden"
            aria-expanded={showsFilters}
            onClick={() => setShowsFilters(!showsFilters)}
          >
            <ListFilter aria-hidden /> {words.filters}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setIsEditingStages(true)}>
          {stagesWords.open}
        </Button>
      </div>
      {isSelection && (
        <SavedSelections
          words={filtersWords}
          saved={savedFilters}
          selection={{ search: view.search, stage: view.stage, tag: view.tag, source: view.source }}
          all={{ search: '', stage: '', tag: '', source: '' }}
          saving={filters.save}
          removal={filters.remove}
          onSelect={show}
          onUnauthorized={onUnauthorized}
        />
      )}
      {layout === 'table' && <ApplicationsTable {...{ view, show, stages, onUnauthorized }} />}
      {layout === 'board' && <ApplicationsBoard {...{ view, show, onUnauthorized }} />}
      {layout === 'calendar' && <Calendar {...{ onCopy, onUnauthorized }} />}
      {layout === 'insights' && <Insights onUnauthorized={onUnauthorized} />}
      {isEditingStages && (
        <StagesDialog onClose={() => setIsEditingStages(false)} onUnauthorized={onUnauthorized} />
      )}
    </Card>
  );
};

const namesOf = (names: readonly string[] = []) => names.map((name): [string, string] => [name, name]);

const Filter = ({
  label,
  value,
  unlisted,
  options,
  onChange,
}: {
  label: string;
  value: string;
  /** What a value is called that is in no list any more, where it is no name itself. */
  unlisted?: string;
  options: [string, string][];
  onChange: (value: string) => void;
}) => {
  // A link may name what is in no list any more.
  const isKnown = options.some(([known]) => known === value);
  return (
    <Field label={label} labelHidden className="max-sm:w-[calc(50%-0.25rem)] sm:w-36">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
          {!isKnown && <option value={value}>{unlisted ?? value}</option>}
        </Select>
      )}
    </Field>
  );
};

interface ShownProps extends Omit<ApplicationsListProps, 'onCopy'> {
  view: ApplicationsView;
  show: (changes: Partial<ApplicationsView>) => void;
}

/** The places of columns while the board is on its way. */
const BoardSkeleton = () => (
  <Loading label={words.loading} className="flex gap-3 overflow-hidden">
    {[0, 1, 2, 3, 4].map((column) => (
      <Skeleton key={column} className="h-72 w-64 shrink-0 rounded-card" />
    ))}
  </Loading>
);

/** What is said where there is no application to show. */
const NoApplication = ({ view, show }: Pick<ShownProps, 'view' | 'show'>) => {
  const { search, stage, tag, source } = view;
  const isSelection = [search, stage, tag, source].some((value) => value !== '') || view.page > 1;
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={isSelection ? words.noneTitle : words.emptyTitle}
      description={isSelection ? words.none : words.empty}
      // Adding the first one is the page's own action, above.
      action={
        isSelection && (
          <Button variant="secondary" onClick={() => show({ ...firstView, layout: view.layout })}>
            {words.showAll}
          </Button>
        )
      }
    />
  );
};

const columns: [ApplicationsSort, string][] = [
  ['jobTitle', words.jobTitle],
  ['company', words.company],
  ['applied', words.applied],
  ['deadline', words.deadline],
  ['nextStep', words.nextStep],
  ['changed', words.changed],
];

/** On a phone a row is a card: what it does not say takes no line there. */
const unsaidClass = 'max-md:hidden';
/** A tablet has room for the columns that are worked with. */
const wideOnly = 'md:max-lg:hidden';
const dayClass = (day: string | null) => classNames('xl:whitespace-nowrap', !day && unsaidClass);

const ApplicationsTable = ({ view, show, stages, onUnauthorized }: ShownProps & { stages: Stage[] }) => {
  // Keep the previous rows until the next are loaded, so that nothing jumps.
  const query = useQuery({ ...applicationsQuery(view), placeholderData: keepPreviousData });
  useSignedOut(query.data === null, onUnauthorized);
  const { move, dialog, targetOf } = useMove(onUnauthorized);
  const before = (view.page - 1) * applicationsPerPage;
  return (
    <>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} rows={4} className="h-12" />}
      >
        {({ applications: found, total }) =>
          found.length === 0 ? (
            <NoApplication {...{ view, show }} />
          ) : (
            <>
              <Table
                label={words.list}
                busy={query.isPlaceholderData}
                head={
                  <>
                    {columns.map(([sort, name]) => (
                      <HeaderCell
                        key={sort}
                        className={sort === 'changed' ? wideOnly : ''}
                        sort={{
                          direction: view.sort === sort ? view.order : null,
                          onSort: () => show(sortedBy(view, sort)),
                        }}
                      >
                        {name}
                      </HeaderCell>
                    ))}
                    <HeaderCell>{words.stage}</HeaderCell>
                  </>
                }
              >
                {found.map((one) => (
                  <Row key={one.id}>
                    {/* In narrow columns names would break within words. */}
                    <Cell className="md:min-w-36">
                      <Link
                        href={applicationPath(one.id)}
                        className="inline-flex items-center font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
                      >
                        {one.jobTitle}
                      </Link>
                    </Cell>
                    <Cell className="md:min-w-32">{one.company}</Cell>
                    <Cell label={words.applied} className={dayClass(one.appliedOn)}>
                      {one.appliedOn ? formatDay(one.appliedOn) : '–'}
                    </Cell>
                    <Cell label={words.deadline} className={dayClass(one.deadlineOn)}>
                      {one.deadlineOn ? formatDay(one.deadlineOn) : '–'}
                    </Cell>
                    <Cell
                      label={words.nextStep}
                      className={one.nextStep || one.nextStepOn ? '' : unsaidClass}
                    >
                      {[one.nextStep, one.nextStepOn && formatDay(one.nextStepOn)]
                        .filter(Boolean)
                        .join(' · ') || '–'}
                    </Cell>
                    <Cell label={words.changed} className={classNames('xl:whitespace-nowrap', wideOnly)}>
                      {formatDate(one.updatedAt)}
                    </Cell>
                    <Cell label={words.stage}>
                      <StageOf
                        application={one}
                        stages={stages}
                        target={targetOf(one.id)}
                        onMove={(to) => move(one, to)}
                      />
                    </Cell>
                  </Row>
                ))}
              </Table>
              <div className="mt-3">
                <a href={exportPath(view)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  <Download aria-hidden /> {importWords.exported}
                </a>
              </div>
              <nav
                aria-label={words.pages}
                className="mt-3 flex flex-wrap items-center justify-between gap-2"
              >
                <p role="status" className="text-sm text-muted tabular-nums">
                  {words.shown(before + 1, before + found.length, total)}
                </p>
                <div className="flex gap-2">
                  <Turn isOpen={view.page > 1} onTurn={() => show({ page: view.page - 1 })}>
                    {words.previous}
                  </Turn>
                  <Turn isOpen={before + found.length < total} onTurn={() => show({ page: view.page + 1 })}>
                    {words.next}
                  </Turn>
                </div>
              </nav>
            </>
          )
        }
      </Loaded>
      {dialog}
    </>
  );
};

interface StageOfProps {
  application: ApplicationSummary;
  stages: readonly Stage[];
  /** The stage that it is on its way to. */
  target: string | undefined;
  onMove: (to: Stage) => void;
}

/** Where a row's application is, and the way to move it without opening it. */
const StageOf = ({ application, stages, target, onMove }: StageOfProps) => {
  const { company, jobTitle, stage, closedReason } = application;
  return (
    <Select
      aria-label={words.stageOf(words.card(company, jobTitle))}
      className="w-52 md:w-32 xl:w-44"
      value={target ?? stage}
      onChange={({ target: { value } }) => {
        const to = stages.find(({ id }) => id === value);
        if (to) onMove(to);
      }}
    >
      {/* A stage of the user's own, before the names of those are loaded. */}
      {!stages.some(({ id }) => id === stage) && <option value={stage}>{words.unnamedStage}</option>}
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === stage && closedReason ? words.closed(closedReason) : name}
        </option>
      ))}
    </Select>
  );
};

/** Not `disabled` at the ends: a keyboard user would lose the focus. */
const Turn = ({ isOpen, onTurn, children }: { isOpen: boolean; onTurn: () => void; children: string }) => (
  <Button variant="secondary" size="sm" aria-disabled={!isOpen} onClick={() => isOpen && onTurn()}>
    {children}
  </Button>
);

const ApplicationsBoard = ({ view, show, onUnauthorized }: ShownProps) => {
  const query = useQuery({ ...boardQuery(view), placeholderData: keepPreviousData });
  useSignedOut(query.data === null, onUnauthorized);
  const { move, dialog, targetOf } = useMove(onUnauthorized);
  const moreHref = (stage: string) => `?${writeView({ ...view, stage, layout: 'table' }).toString()}`;
  return (
    <>
      <Loaded query={query} failed={words.failed} skeleton={<BoardSkeleton />}>
        {({ columns: found }) =>
          found.every(({ total }) => total === 0) ? (
            <NoApplication {...{ view, show }} />
          ) : (
            <Board
              label={words.boardLabel}
              columns={found.map(({ stage, name, total, applications }) => ({
                id: stage,
                name,
                total,
                more: total > applications.length && (
                  <Link
                    href={moreHref(stage)}
                    className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), 'mt-2')}
                  >
                    {words.more(total - applications.length)}
                  </Link>
                ),
              }))}
              cards={found.flatMap(({ applications }) =>
                applications.map((application) => ({
                  ...application,
                  column: application.stage,
                  name: words.card(application.company, application.jobTitle),
                })),
              )}
              targetOf={targetOf}
              onMove={(application, { id, name }) => move(application, { id, name })}
            >
              {(application) => <BoardCard application={application} />}
            </Board>
          )
        }
      </Loaded>
      {dialog}
    </>
  );
};

const BoardCard = ({ application }: { application: ApplicationSummary }) => {
  const { id, company, jobTitle, nextStep, nextStepOn, deadlineOn, closedReason } = application;
  return (
    <>
      <Link
        href={applicationPath(id)}
        className="font-medium text-primary-text wrap-anywhere hover:underline"
      >
        {jobTitle}
      </Link>
      <p className="text-muted wrap-anywhere">{company}</p>
      {nextStep && (
        <p className="mt-1 wrap-anywhere">
          {nextStep}
          {nextStepOn && <span className="text-muted"> · {formatDay(nextStepOn)}</span>}
        </p>
      )}
      {deadlineOn && application.stage === 'saved' && (
        <Badge tone="warning" className="mt-1">
          {words.deadline} {formatDay(deadlineOn)}
        </Badge>
      )}
      {closedReason && <Badge className="mt-1">{words.closed(closedReason)}</Badge>}
    </>
  );
};
