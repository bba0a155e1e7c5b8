import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Card, CardHeader } from '../../ui/layout/card';
import { expiringQuery } from './api';
import { Countdown } from './countdown';
import { countOf, EndingList, usersOf } from './ending-list';

export interface EndingCardProps {
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  onSelect: (userId: string) => void;
  onChanged: () => void;
}

/** Users whose plan ends within 24 hours. */
export const ExpiringCard = ({ renderPlan, onUnauthorized, onSelect, onChanged }: EndingCardProps) => {
  const expiring = useQuery({ ...expiringQuery(), select: usersOf, refetchOnMount: true });
  const { data: count } = useQuery({ ...expiringQuery(), select: countOf });
  useSignedOut(expiring.data === null, onUnauthorized);
  return (
    <Card aria-labelledby="expiring-users">
      <CardHeader
        title={`Expiring users${typeof count === 'number' ? ` (${count})` : ''}`}
        titleId="expiring-users"
        description="Their time ends within 24 hours."
      />
      <EndingList
        label="Expiring users"
        query={expiring}
        failed="Expiring users could not be loaded"
        empty="No expiring users"
        emptyDescription="No plan ends within 24 hours."
        renderPlan={renderPlan}
        renderEnd={({ subscriptionExpiresAt, daysUntilExpiry }) => (
          <>
            Ends in <Countdown until={subscriptionExpiresAt} onEnd={onChanged} /> (
            {daysUntilExpiry === 1 ? '1 day' : `${daysUntilExpiry} days`} until expiry)
          </>
        )}
        onSelect={onSelect}
      />
    </Card>
  );
};
