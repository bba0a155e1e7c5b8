import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'wouter';
import {
  filledOf,
  jobOrderLimits as limits,
  jobOrdersPerPage,
  jobOrderStatuses,
  jobStages,
  type JobOrderStatus,
} from '#shared/job-orders/schema';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Field } from '../../ui/forms/field';
import { SearchField } from '../../ui/forms/search-field';
import { Select } from '../../ui/forms/select';
import { Badge } from '../../ui/layout/badge';
import { Card } from '../../ui/layout/card';
import { Pager } from '../../ui/layout/pager';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { jobOrdersQuery } from './api';
import { Deadline } from './deadline';
import { JobOrderName } from './job-order-cards';
import { StatusOptions } from './job-order-dialog';
import { jobOrdersWords as words, statusNames } from './words';

interface View {
  search: string;
  /** '' for any. */
  status: JobOrderStatus | '';
  /** Starts at 1. */
  page: number;
}

/** The view in the address; what is missing or unknown there is as in the first view. */
const readView = (address: URLSearchParams): View => {
  const [status, page] = [address.get('status'), Number(address.get('page'))];
  return {
    search: (address.get('search') ?? '').slice(0, limits.search),
    status: status === 'any' ? '' : (jobOrderStatuses.find((one) => one === status) ?? 'open'),
    page: Number.isInteger(page) && page > 0 && page <= limits.orders ? page : 1,
  };
};

/** The address of a view, without what is as in the first one. */
const writeView = ({ search, status, page }: View) =>
  new URLSearchParams({
    ...(search && { search }),
    ...(status !== 'open' && { status: status || 'any' }),
    ...(page > 1 && { page: String(page) }),
  });

interface JobOrdersListProps {
  organizationId: string;
  slug: string;
  /** Whether the member may add one. */
  mayManage: boolean;
  onAdd: () => void;
  onUnauthorized: () => void;
}

/** The job orders of a team, the nearest deadline first. */
export const JobOrdersList = ({
  organizationId,
  slug,
  mayManage,
  onAdd,
  onUnauthorized,
}: JobOrdersListProps) => {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show: Show = (changes, replace = false) =>
    setAddress((current) => writeView({ ...readView(current), page: 1, ...changes }), { replace });
  // Keep the previous rows until the next are loaded, so that nothing jumps.
  const query = useQuery({ ...jobOrdersQuery(organizationId, view), placeholderData: keepPreviousData });
  useSignedOut(query.data === null, onUnauthorized);
  return (
    <Card aria-label={words.list}>
      <Filters view={view} show={show} />
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-14" />}
      >
        {({ jobOrders, total }) => {
          if (jobOrders.length === 0) {
            const isFirst = view.search === '' && view.status === 'open' && view.page === 1;
            return (
              <EmptyState
                icon={BriefcaseBusiness}
                title={isFirst ? words.emptyTitle : words.noneTitle}
                description={isFirst ? words.empty : words.none}
                action={
                  isFirst ? (
                    mayManage && (
                      <Button variant="secondary" onClick={onAdd}>
                        {words.add}
                      </Button>
                    )
                  ) : (
                    <Button variant="secondary" onClick={() => show({ search: '', status: '' })}>
                      {words.showAll}
                    </Button>
                  )
                }
              />
            );
          }
          return (
            <>
              <Table
                label={words.list}
                busy={query.isPlaceholderData}
                head={
                  <>
                    <HeaderCell>{words.columns.position}</HeaderCell>
                    <HeaderCell>{words.columns.place}</HeaderCell>
                    <HeaderCell>{words.columns.deadline}</HeaderCell>
                    <HeaderCell>{words.columns.filled}</HeaderCell>
                    <HeaderCell>{words.columns.stages}</HeaderCell>
                    <HeaderCell>{words.columns.status}</HeaderCell>
                  </>
                }
              >
                {jobOrders.map((one) => (
                  <Row key={one.id}>
                    <Cell>
                      <JobOrderName slug={slug} jobOrder={one} />
                    </Cell>
                    <Cell label={words.columns.place}>{one.place || '–'}</Cell>
                    <Cell label={words.columns.deadline}>
                      <Deadline day={one.deadline} isOpen={one.status === 'open'} />
                    </Cell>
                    <Cell label={words.columns.filled}>{words.filled(filledOf(one.stages), one.people)}</Cell>
                    <Cell label={words.columns.stages}>{words.stages(one.stages, jobStages)}</Cell>
                    <Cell label={words.columns.status}>
                      <Badge tone={one.status === 'filled' ? 'success' : 'neutral'}>
                        {statusNames[one.status]}
                      </Badge>
                    </Cell>
                  </Row>
                ))}
              </Table>
              <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
                <p role="status" className="text-sm text-muted tabular-nums">
                  {words.total(total)}
                </p>
                <Pager
                  page={view.page}
                  pageCount={Math.ceil(total / jobOrdersPerPage)}
                  onPage={(page) => show({ page })}
                />
              </div>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
};

type Show = (changes: Partial<View>, replace?: boolean) => void;

const Filters = ({ view, show }: { view: View; show: Show }) => (
  <div className="mb-4 flex flex-wrap items-end gap-2">
    <SearchField
      label={words.search}
      labelHidden
      hint={words.searchHint}
      maxLength={limits.search}
      search={view.search}
      onSearch={(search) => show({ search }, true)}
    />
    <Field label={words.status} labelHidden className="max-sm:w-full sm:w-44">
      {(control) => (
        <Select
          {...control}
          value={view.status}
          onChange={({ target }) => show({ status: target.value as View['status'] })}
        >
          <option value="">{words.anyStatus}</option>
          <StatusOptions />
        </Select>
      )}
    </Field>
  </div>
);
