import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { candidatePath } from '#shared/candidates/paths';
import { noEnd, rosterProfessionNames, rosterProfessions } from '#shared/candidates/facts';
import {
  availabilityFilters,
  candidateLimits as limits,
  candidatesPerPage,
  consentFilters,
  maxCounted,
  rosterSorts,
  wholeRoster,
  type CandidateSummary,
  type RosterChoices,
} from '#shared/candidates/schema';
import { manilaDay } from '#shared/manila-day';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDay } from '../../lib/format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { SavedSelections } from '../../ui/forms/saved-selections';
import { SearchField } from '../../ui/forms/search-field';
import { Select } from '../../ui/forms/select';
import { lazyComponent } from '../../ui/lazy';
import { Badge } from '../../ui/layout/badge';
import { Card } from '../../ui/layout/card';
import { Pager } from '../../ui/layout/pager';
import { SelectAll, SelectionBar } from '../../ui/layout/selection-bar';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { choicesQuery, rosterQuery, useFilters, useTagCandidates } from './api';
import { CompareButton } from './compare-button';
import { firstView, isWhole, readView, selectionOf, writeView, type RosterView } from './roster-view';
import { availabilityText, rosterWords as words } from './words';

const Comparison = lazyComponent(() => import('./comparison'), 'Comparison');

interface RosterProps {
  organizationId: string;
  slug: string;
  /** Whether the member may add and change. */
  mayManage: boolean;
  onAdd: () => void;
  onUnauthorized: () => void;
  /** What other features do with those that are selected. */
  actions?: (selected: readonly { id: string; name: string }[]) => ReactNode;
}

type Show = (changes: Partial<RosterView>, replace?: boolean) => void;

/** All candidates of a team, with search and filters in the page's address. */
export const Roster = ({ organizationId, slug, mayManage, onAdd, onUnauthorized, actions }: RosterProps) => {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show: Show = (changes, replace = false) =>
    setAddress((current) => writeView({ ...readView(current), page: 1, ...changes }), { replace });
  const choices = useQuery(choicesQuery(organizationId)).data ?? undefined;
  const filters = useFilters(organizationId);
  // Names stay known while other pages are shown.
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  if (view.compare.length > 0)
    return (
      <Suspense fallback={<SkeletonRows label={words.loading} className="h-24" />}>
        <Comparison
          organizationId={organizationId}
          slug={slug}
          ids={view.compare}
          onBack={() => show({ compare: [], page: view.page })}
          onUnauthorized={onUnauthorized}
        />
      </Suspense>
    );
  return (
    <Card aria-label={words.list}>
      {choices?.candidates !== 0 && <Filters view={view} show={show} choices={choices} />}
      <SavedSelections
        words={words.saved}
        saved={choices?.filters ?? []}
        selection={selectionOf(view)}
        all={wholeRoster}
        mayChange={mayManage}
        saving={filters.save}
        removal={filters.remove}
        onSelect={show}
        onUnauthorized={onUnauthorized}
      />
      <Selected
        organizationId={organizationId}
        selected={selected}
        tags={choices?.tags ?? []}
        mayManage={mayManage}
        actions={actions}
        onClear={() => setSelected(new Map())}
        onCompare={(compare) => show({ compare, page: view.page })}
        onUnauthorized={onUnauthorized}
      />
      <Rows
        {...{ organizationId, slug, mayManage, view, show, onAdd, onUnauthorized, selected }}
        onSelect={setSelected}
      />
      {choices && <p className="mt-3 text-xs text-muted">{words.limit(choices.candidates, choices.limit)}</p>}
    </Card>
  );
};

const Choice = <Name extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: {
  label: string;
  any?: string;
  value: string;
  options: readonly (readonly [Name, string])[];
  onChange: (value: Name | '') => void;
}) => (
  <Field label={label} className="max-sm:w-[calc(50%-0.25rem)] sm:w-44">
    {(control) => (
      <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Name | '')}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
        {/* A link may name what is in no list any more. */}
        {value !== '' && !options.some(([name]) => name === value) && <option value={value}>{value}</option>}
      </Select>
    )}
  </Field>
);

const yearSteps = [1, 2, 3, 5, 10, 15, 20] as const;

const Filters = ({
  view,
  show,
  choices,
}: {
  view: RosterView;
  show: Show;
  choices: RosterChoices | undefined;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  const set = [
    view.profession,
    view.availability,
    view.tag,
    view.minYears,
    view.licensedOn,
    view.consent,
    view.mentioned,
  ].filter(Boolean);
  return (
    <div role="group" aria-label={words.filters} className="mb-4 flex flex-wrap items-end gap-2">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        maxLength={limits.search}
        search={view.search}
        onSearch={(search) => show({ search }, true)}
      />
      {/* On a phone the candidates come first. */}
      <Button
        variant="secondary"
        className="sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.allFilters(set.length)}
      </Button>
      <div className={isOpen ? 'contents' : 'hidden sm:contents'}>
        <Choice
          label={words.profession}
          any={words.anyProfession}
          value={view.profession}
          options={rosterProfessionNames.map((name) => [name, rosterProfessions[name]] as const)}
          onChange={(profession) => show({ profession })}
        />
        <Choice
          label={words.availability}
          any={words.anyAvailability}
          value={view.availability}
          options={availabilityFilters.map((name) => [name, words.availabilities[name]] as const)}
          onChange={(availability) => show({ availability })}
        />
        <Choice
          label={words.tag}
          any={words.anyTag}
          value={view.tag}
          options={(choices?.tags ?? []).map((tag) => [tag, tag] as const)}
          onChange={(tag) => show({ tag })}
        />
        <Choice
          label={words.minYears}
          any={words.anyYears}
          value={view.minYears === 0 ? '' : String(view.minYears)}
          options={yearSteps.map((years) => [String(years), words.years(years)] as const)}
          onChange={(years) => show({ minYears: Number(years) })}
        />
        <Field label={words.licensedOn} className="max-sm:w-[calc(50%-0.25rem)] sm:w-44">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={view.licensedOn}
              onChange={({ target }) => show({ licensedOn: target.value }, true)}
            />
          )}
        </Field>
        <Choice
          label={words.consent}
          any={words.anyConsent}
          value={view.consent}
          options={consentFilters.map((name) => [name, words.consents[name]] as const)}
          onChange={(consent) => show({ consent })}
        />
        <Choice
          label={words.sort}
          value={view.sort}
          options={rosterSorts.map((name) => [name, words.sorts[name]] as const)}
          onChange={(sort) => sort !== '' && show({ sort })}
        />
        <Button
          variant="secondary"
          aria-pressed={view.mentioned === 'me'}
          className="aria-pressed:bg-primary-soft"
          onClick={() => show({ mentioned: view.mentioned === 'me' ? '' : 'me' })}
        >
          {words.mentioned}
        </Button>
      </div>
    </div>
  );
};

/** What can be done with those that are selected, on any page of the list. */
const Selected = ({
  organizationId,
  selected,
  tags,
  mayManage,
  actions,
  onClear,
  onCompare,
  onUnauthorized,
}: Pick<RosterProps, 'organizationId' | 'mayManage' | 'actions' | 'onUnauthorized'> & {
  selected: ReadonlyMap<string, string>;
  tags: readonly string[];
  onClear: () => void;
  onCompare: (ids: string[]) => void;
}) => {
  const [tag, setTag] = useState('');
  const tagging = useTagCandidates(organizationId);
  const change = (act: 'add' | 'remove') => {
    if (tag.trim() === '' || tagging.isPending) return;
    tagging.mutate(
      { ids: [...selected.keys()], tag: tag.trim(), do: act },
      {
        onSuccess: ({ changed, full }) => toast({ title: words.tagged(changed, full), variant: 'success' }),
        onError: refusedAs(words.error, onUnauthorized, words.tagFailed),
      },
    );
  };
  if (selected.size === 0) return null;
  return (
    <SelectionBar label={words.selected(selected.size)} onClear={onClear}>
      <CompareButton ids={[...selected.keys()]} onCompare={onCompare} />
      {actions?.([...selected].map(([id, name]) => ({ id, name })))}
      {mayManage && (
        <>
          <Field label={words.tagSelected} labelHidden className="w-40">
            {(control) => (
              <>
                <Input
                  {...control}
                  placeholder={words.tagSelected}
                  list="roster-tags"
                  value={tag}
                  onChange={({ target }) => setTag(target.value)}
                />
                <datalist id="roster-tags">
                  {tags.map((one) => (
                    <option key={one} value={one} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Button variant="secondary" loading={tagging.isPending} keepsFocus onClick={() => change('add')}>
            {words.addTag}
          </Button>
          <Button variant="secondary" loading={tagging.isPending} keepsFocus onClick={() => change('remove')}>
            {words.removeTag}
          </Button>
        </>
      )}
    </SelectionBar>
  );
};

interface RowsProps extends Omit<RosterProps, 'actions'> {
  view: RosterView;
  show: Show;
  selected: ReadonlyMap<string, string>;
  onSelect: (selected: ReadonlyMap<string, string>) => void;
}

const Rows = ({
  organizationId,
  slug,
  mayManage,
  view,
  show,
  onAdd,
  onUnauthorized,
  selected,
  onSelect,
}: RowsProps) => {
  const today = manilaDay(new Date());
  const { compare: _compare, ...asked } = view;
  // Keep the previous rows until the next are loaded, so that nothing jumps.
  const query = useQuery({ ...rosterQuery(organizationId, asked), placeholderData: keepPreviousData });
  useSignedOut(query.data === null, onUnauthorized);
  const toggle = (those: readonly CandidateSummary[], isOn: boolean) => {
    const next = new Map(selected);
    for (const { id, name } of those) {
      if (!isOn) next.delete(id);
      else if (next.size < limits.together) next.set(id, name);
    }
    onSelect(next);
  };
  return (
    <Loaded
      query={query}
      failed={words.failed}
      skeleton={<SkeletonRows label={words.loading} className="h-14" />}
    >
      {({ candidates, total }) => {
        if (candidates.length === 0) {
          const isEmpty = isWhole(selectionOf(view)) && view.page === 1;
          return (
            <EmptyState
              icon={UsersRound}
              title={isEmpty ? words.emptyTitle : words.noneTitle}
              description={isEmpty ? words.empty : words.none}
              action={
                !isEmpty ? (
                  <Button variant="secondary" onClick={() => show({ ...firstView, sort: view.sort })}>
                    {words.showAll}
                  </Button>
                ) : (
                  mayManage && (
                    <Button variant="secondary" onClick={onAdd}>
                      {words.add}
                    </Button>
                  )
                )
              }
            />
          );
        }
        const before = (view.page - 1) * candidatesPerPage;
        const areAll = candidates.every(({ id }) => selected.has(id));
        return (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <SelectAll
                label={words.selectPage}
                checked={areAll}
                onChange={() => toggle(candidates, !areAll)}
              />
              <p role="status" className="mb-2 text-sm text-muted tabular-nums">
                {words.shown(before + 1, before + candidates.length, total)}
              </p>
            </div>
            <Table
              label={words.list}
              busy={query.isPlaceholderData}
              head={
                <>
                  <HeaderCell>{words.columns.name}</HeaderCell>
                  <HeaderCell>{words.columns.work}</HeaderCell>
                  <HeaderCell>{words.columns.years}</HeaderCell>
                  <HeaderCell>{words.columns.license}</HeaderCell>
                  <HeaderCell>{words.columns.availability}</HeaderCell>
                  <HeaderCell>{words.columns.consent}</HeaderCell>
                </>
              }
            >
              {candidates.map((one) => (
                <Row key={one.id}>
                  <Cell>
                    <span className="flex gap-2">
                      <input
                        type="checkbox"
                        aria-label={words.select(one.name)}
                        className="mt-0.5 size-4 shrink-0 accent-primary pointer-coarse:mt-3"
                        checked={selected.has(one.id)}
                        onChange={({ target }) => toggle([one], target.checked)}
                      />
                      <span className="min-w-0 md:min-w-24">
                        <Link
                          href={candidatePath(slug, one.id)}
                          className="inline-flex items-center font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
                        >
                          {one.name}
                        </Link>
                        <span className="block text-xs text-muted">{words.number(one.number)}</span>
                      </span>
                    </span>
                  </Cell>
                  <Cell>
                    {[one.headline, one.place].filter(Boolean).join(' · ') || '–'}
                    <span className="mt-1 flex flex-wrap gap-1">
                      <Badge>{rosterProfessions[one.profession]}</Badge>
                      {one.tags.slice(0, 5).map((tag) => (
                        <Badge key={tag} tone="primary">
                          {tag}
                        </Badge>
                      ))}
                      {one.hasObjected && <Badge tone="danger">{words.objected}</Badge>}
                    </span>
                  </Cell>
                  <Cell label={words.columns.years}>{one.years || '–'}</Cell>
                  <Cell label={words.columns.license} className="md:whitespace-nowrap">
                    {one.licensedUntil === null ? (
                      '–'
                    ) : one.licensedUntil === noEnd ? (
                      words.noExpiry
                    ) : one.licensedUntil < today ? (
                      <span className="text-danger-text">{words.expired(formatDay(one.licensedUntil))}</span>
                    ) : (
                      formatDay(one.licensedUntil)
                    )}
                  </Cell>
                  <Cell label={words.columns.availability}>{availabilityText(one)}</Cell>
                  <Cell label={words.columns.consent} className="md:whitespace-nowrap">
                    {formatDay(one.keepUntil)}
                  </Cell>
                </Row>
              ))}
            </Table>
            <div className="mt-3 flex justify-end">
              <Pager
                page={view.page}
                pageCount={Math.ceil(Math.min(total, maxCounted) / candidatesPerPage)}
                onPage={(page) => show({ page })}
              />
            </div>
          </>
        );
      }}
    </Loaded>
  );
};
