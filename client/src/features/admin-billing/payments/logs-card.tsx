import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BillingLog } from '#shared/admin-billing/schema';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Field } from '../../../ui/forms/field';
import { LoadedList } from '../../../ui/feedback/loaded-list';
import { Select } from '../../../ui/forms/select';
import { billingLogsQuery } from '../api';
import type { BillingLooks } from '../billing-looks';
import { ListSkeleton } from '../list-skeleton';
import { LogsTable } from './logs-table';
import { logsWords as words } from '../words';

/** How many are shown before Show all. */
const shownAtFirst = 15;

interface LogsCardProps extends Pick<BillingLooks, 'renderPlan'> {
  onUnauthorized: () => void;
}

/** The latest plan changes: actor, user, old and new plan, and reason. */
export const LogsCard = ({ renderPlan, onUnauthorized }: LogsCardProps) => {
  const [byAdmins, setByAdmins] = useState(false);
  const cause = byAdmins ? 'admin' : undefined;
  const logs = useInfiniteQuery({ ...billingLogsQuery(cause), refetchOnMount: true });
  useSignedOut(logs.data === null, onUnauthorized);
  return (
    <Card aria-labelledby="billing-logs">
      <CardHeader title={words.title} titleId="billing-logs" />
      <Field label={words.which} labelHidden className="mb-4 max-sm:w-full sm:w-56">
        {(field) => (
          <Select
            {...field}
            value={byAdmins ? 'admin' : 'all'}
            onChange={({ target }) => setByAdmins(target.value === 'admin')}
          >
            <option value="all">{words.all}</option>
            <option value="admin">{words.byAdmins}</option>
          </Select>
        )}
      </Field>
      <LoadedList
        query={logs}
        failed={words.failed}
        skeleton={<ListSkeleton label={words.loading} rows={3} />}
        empty={
          <EmptyState
            icon={ScrollText}
            title={byAdmins ? words.noneByAdmins : words.none}
            description={byAdmins ? words.noneByAdminsYet : words.noneYet}
          />
        }
      >
        {(found) => (
          <Logs
            key={cause}
            logs={found}
            renderPlan={renderPlan}
            older={
              logs.hasNextPage && (
                <Button
                  variant="secondary"
                  className="mt-2"
                  loading={logs.isFetchingNextPage}
                  onClick={() => void logs.fetchNextPage()}
                >
                  {words.older}
                </Button>
              )
            }
          />
        )}
      </LoadedList>
    </Card>
  );
};

interface LogsProps extends Pick<BillingLooks, 'renderPlan'> {
  logs: readonly BillingLog[];
  /** Loads the page before the last loaded entry. */
  older: ReactNode;
}

const Logs = ({ logs, renderPlan, older }: LogsProps) => {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <LogsTable logs={showsAll ? logs : logs.slice(0, shownAtFirst)} renderPlan={renderPlan} />
      <div className="flex flex-wrap gap-2">
        {showsAll && older}
        {logs.length > shownAtFirst && (
          <Button
            variant="ghost"
            className="mt-2"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? words.latest(shownAtFirst) : words.showAll(logs.length)}
          </Button>
        )}
      </div>
    </>
  );
};
