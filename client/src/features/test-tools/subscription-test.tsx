import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Plan } from '#shared/billing/plan';
import { plainMessage } from '#shared/http/plain-message';
import { expiryMinutes, newExpiringUser, type NewExpiringUser } from '#shared/test-tools/schema';
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
  const form = useForm<NewExpiringUser>({
    resolver: zodResolver(newExpiringUser, { error: plainMessage }),
    defaultValues: { userId: ownUserId, minutesUntilExpiry: expiryMinutes.fallback },
  });
  const userId = useWatch({ control: form.control, name: 'userId' }).trim();
  const refresh = useRefreshSubscriptions();
  const changed = () => {
    void refresh();
    onChanged();
  };
  const onSelect = (id: string) => form.setValue('userId', id, { shouldValidate: true });
  const shared = { renderPlan, onUnauthorized, onSelect, onChanged: changed };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ExpiryForm
        form={form}
        userId={userId}
        ownUserId={ownUserId}
        onUnauthorized={onUnauthorized}
        onChanged={changed}
      />
      <StatusCard userId={userId} isOwn={userId === ownUserId} {...shared} />
      <ExpiringCard {...shared} />
      <ExpiredCard {...shared} />
    </div>
  );
};
