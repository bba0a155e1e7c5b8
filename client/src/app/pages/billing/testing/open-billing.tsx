import type { CurrentUser } from '#shared/accounts/schema';
import type { Payment } from '#shared/billing/schema';
import { currentUserQuery, useCurrentUser } from '../../../../features/accounts/api';
import { createQueryClient } from '../../../../lib/api/query-client';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleStatus, sampleSubscription } from '../../../../testing/sample-payment';
import { sampleUser } from '../../../../testing/sample-user';
import { BillingPage } from '../../billing';

/** The server's state; tests change it while the page is open. */
export interface Account {
  user: CurrentUser;
  payments: Payment[];
}

export const account = (user: Partial<CurrentUser> = {}, payments: Payment[] = []): Account => ({
  user: sampleUser(user),
  payments,
});

/** The page as the router renders it, for the user in the query cache. */
const KnownUsersPage = () => {
  const { user } = useCurrentUser();
  return user && <BillingPage user={user} />;
};

/** Opens the page with responses from `server` and the given overrides. */
export const openBilling = (
  server: Account,
  { path = '/billing', answers = {} }: { path?: string; answers?: Parameters<typeof fakeApi>[0] } = {},
) => {
  const { id } = server.user;
  const planStatus = () => ({ plan: server.user.plan, expiresAt: server.user.subscriptionExpiresAt });
  const calls = fakeApi({
    'GET /api/auth/user': () => server.user,
    [`GET /api/user/${id}/subscription` as const]: () => sampleSubscription(planStatus(), server.payments),
    [`GET /api/user/${id}/subscription-status` as const]: () => sampleStatus(planStatus()),
    'POST /api/payments/check': () => sampleStatus(planStatus()),
    ...answers,
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, server.user);
  const made = () => calls.map(({ call }) => call);
  return { made, ...renderApp(<KnownUsersPage />, { path, queryClient }) };
};
