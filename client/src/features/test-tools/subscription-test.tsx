import { useState, type ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import { useRefreshSubscriptions } from './api';
import { ExpiredCard } from './expired-card';
import { ExpiringCard } from './expiring-card';
import { ExpiryForm } from './expiry-form';
import { StandingCard } from './standing-card';

interface SubscriptionTestProps {
  /** Who is tried at first: oneself. */
  ownUserId: string;
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  /** Somebody's plan, perhaps one's own, is another now. */
  onChanged: () => void;
}

/** Lets plans end, and shows whose have and whose soon will. */
export const SubscriptionTest = ({
  ownUserId,
  renderPlan,
  onUnauthorized,
  onChanged,
}: SubscriptionTestProps) => {
  const [userId, setUserId] = useState(ownUserId);
  const refresh = useRefreshSubscriptions();
  const changed = () => {
    void refresh();
    onChanged();
  };
  const shared = { renderPlan, onUnauthorized, onSelect: setUserId, onChanged: changed };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ExpiryForm
        userId={userId}
        ownUserId={ownUserId}
        onUserId={setUserId}
        onUnauthorized={onUnauthorized}
        onChanged={changed}
      />
      <StandingCard userId={userId.trim()} isOwn={userId.trim() === ownUserId} {...shared} />
      <ExpiringCard {...shared} />
      <ExpiredCard {...shared} />
    </div>
  );
};
