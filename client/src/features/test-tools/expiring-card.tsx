import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Card, CardHeader } from '../../ui/layout/card';
import { expiringQuery } from './api';
import { Countdown } from './countdown';
import { countOf, EndingList, usersOf } from './ending-list';
import { subscriptionWords } from './words';

const { expiring: words } = subscriptionWords;

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
      <CardHeader title={words.title(count)} titleId="expiring-users" description={words.description} />
      <EndingList
        label={words.label}
        loading={words.loading}
        query={expiring}
        failed={words.failed}
        empty={words.none}
        emptyDescription={words.noneYet}
        renderPlan={renderPlan}
        renderEnd={({ subscriptionExpiresAt, daysUntilExpiry }) => (
          <>
            {words.endsIn} <Countdown until={subscriptionExpiresAt} onEnd={onChanged} />{' '}
            {words.daysLeft(daysUntilExpiry)}
          </>
        )}
        onSelect={onSelect}
      />
    </Card>
  );
};
