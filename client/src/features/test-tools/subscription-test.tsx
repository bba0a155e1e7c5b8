import { useState, type ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import { useRefreshSubscriptions } from './api';
import { ExpiredCard } from './expired-card';
import { ExpiringCard } from './expiring-card';
import { ExpiryForm } from './expiry-form';
import { StatusCard } from './status-card';

interface SubscriptionTestProps {
  /** The initial test user: the signed-in one. */
  ownUserId: string;
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  /** Called when a user's plan, possibly one's own, has changed. */
  onChanged: () => void;
}

/** Expires plans, and lists expired and expiring users. */
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
      <StatusCard userId={userId.trim()} isOwn={userId.trim() === ownUserId} {...shared} />
      <ExpiringCard {...shared} />
      <ExpiredCard {...shared} />
    </div>
  );
};
