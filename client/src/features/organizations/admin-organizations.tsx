import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  endAnyOrganization,
  listAllOrganizations,
  maxSeats,
  organizationsPerPage,
  setSeats,
  type AdminOrganization,
} from '#shared/organizations/admin/endpoints';
import { organizationKindNames } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDate, formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { SearchField } from '../../ui/forms/search-field';
import { Badge } from '../../ui/layout/badge';
import { Card } from '../../ui/layout/card';
import { Pager } from '../../ui/layout/pager';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { EndDialog } from './end-dialog';
import { organizationWords, stateWords } from './words';

const words = organizationWords.admin;
const { columns } = words;

const useChange = <Input,>(mutationFn: (input: Input) => Promise<unknown>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listAllOrganizations.path] }),
  });
};

/** All teams, the newest first: plan, seats, size and last activity; seats are set and teams are ended here. */
export const AdminOrganizations = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...apiQuery(listAllOrganizations, { query: { search, page }, ...freshFor(0) }),
    placeholderData: (previous) => previous,
  });
  useSignedOut(query.data === null, onUnauthorized);
  const pageCount = Math.max(1, Math.ceil((query.data?.total ?? 0) / organizationsPerPage));
  return (
    <Card className="grid gap-4">
      <div className="flex sm:max-w-sm">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          maxLength={100}
          search={search}
          onSearch={(next) => {
            setPage(1);
            setSearch(next);
          }}
        />
      </div>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-14 rounded-control" />}
      >
        {({ organizations }) =>
          organizations.length === 0 ? (
            <EmptyState icon={Building2} title={words.none} description={words.noneText} />
          ) : (
            <div className="md:px-3">
              <Table
                label={words.label}
                busy={query.isPlaceholderData}
                head={
                  <>
                    <HeaderCell>{columns.team}</HeaderCell>
                    <HeaderCell>{columns.plan}</HeaderCell>
                    <HeaderCell numeric>{columns.seats}</HeaderCell>
                    <HeaderCell numeric>{columns.candidates}</HeaderCell>
                    <HeaderCell>{columns.activity}</HeaderCell>
                    <HeaderCell>
                      <span className="sr-only">{columns.actions}</span>
                    </HeaderCell>
                  </>
                }
              >
                {organizations.map((team) => (
                  <TeamRow key={team.id} team={team} onUnauthorized={onUnauthorized} />
                ))}
              </Table>
            </div>
          )
        }
      </Loaded>
      <Pager page={page} pageCount={pageCount} onPage={setPage} />
    </Card>
  );
};

const TeamRow = ({ team, onUnauthorized }: { team: AdminOrganization; onUnauthorized: () => void }) => {
  const { id, name, slug, kind, licenseNumber, owner, state, seats, members } = team;
  const [open, setOpen] = useState<'seats' | 'end' | null>(null);
  const close = () => setOpen(null);
  const ending = useChange((typed: string) =>
    callApi(endAnyOrganization, { params: { id }, body: { slug: typed } }),
  );
  return (
    <Row>
      <Cell className="md:min-w-44">
        <span className="font-medium">{name}</span>
        <span className="block text-muted">
          /{slug} · {organizationKindNames[kind]}
        </span>
        {licenseNumber && <span className="block text-muted">{words.license(licenseNumber)}</span>}
        <Link
          href={pages.adminUser.replace(':id', owner.id)}
          aria-label={`${words.owner}: ${owner.email}`}
          className="text-primary-text underline"
        >
          {owner.email}
        </Link>
      </Cell>
      <Cell label={columns.plan}>
        <Badge tone={state === 'active' ? 'success' : 'warning'}>
          {state === 'active' ? words.active : stateWords[state]}
        </Badge>
        <span className="block text-muted">
          {team.deletedAt
            ? words.deletedOn(formatDate(team.deletedAt))
            : team.planEndsAt
              ? words.until(formatDate(team.planEndsAt))
              : state === 'active' && words.noEnd}
        </span>
      </Cell>
      <Cell label={columns.seats} numeric className="whitespace-nowrap">
        {words.used(members, seats)}
      </Cell>
      <Cell label={columns.candidates} numeric>
        {team.candidates.toLocaleString('en-US')}
      </Cell>
      <Cell label={columns.activity}>
        {team.lastActivityAt ? formatDateTime(team.lastActivityAt) : words.never}
      </Cell>
      <Cell>
        <div className="flex flex-wrap gap-1 md:justify-end">
          <Button
            size="sm"
            variant="secondary"
            aria-label={words.seatsOf(name)}
            onClick={() => setOpen('seats')}
          >
            {words.setSeats}
          </Button>
          <Button size="sm" variant="secondary" aria-label={words.endOf(name)} onClick={() => setOpen('end')}>
            {words.end}
          </Button>
        </div>
        {open === 'seats' && <SeatsDialog team={team} onClose={close} onUnauthorized={onUnauthorized} />}
        {open === 'end' && (
          <EndDialog
            team={team}
            consequences={organizationWords.end.consequences.slice(0, 2)}
            ending={{
              ...ending,
              mutate: (typed) =>
                ending.mutate(typed, {
                  onSuccess: () => {
                    close();
                    toast({ title: words.ended, variant: 'success' });
                  },
                  onError: (error) => isUnauthorized(error) && onUnauthorized(),
                }),
            }}
            onClose={() => {
              ending.reset();
              close();
            }}
          />
        )}
      </Cell>
    </Row>
  );
};

const SeatsDialog = ({
  team,
  onClose,
  onUnauthorized,
}: {
  team: AdminOrganization;
  onClose: () => void;
  onUnauthorized: () => void;
}) => {
  const [typed, setTyped] = useState(String(team.seats));
  const change = useChange((seats: number) =>
    callApi(setSeats, { params: { id: team.id }, body: { seats } }),
  );
  return (
    <FormDialog
      size="sm"
      title={words.seatsTitle(team.name)}
      description={words.seatsAbout}
      words={{ cancel: words.cancel, submit: words.save }}
      isBusy={change.isPending}
      onSubmit={() =>
        change.mutate(Number(typed), {
          onSuccess: () => {
            onClose();
            toast({ title: words.saved, variant: 'success' });
          },
          onError: (error) => isUnauthorized(error) && onUnauthorized(),
        })
      }
      onClose={onClose}
    >
      <Field
        label={words.seatsField}
        error={change.error ? serverMessage(change.error, organizationWords.members.tryAgain) : undefined}
      >
        {(props) => (
          <Input
            {...props}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxSeats}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
};
