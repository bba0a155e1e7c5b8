import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { getUser, listDisagreements } from '#shared/admin-billing/endpoints';
import { createQueryClient } from '../../../../../lib/api/query-client';
import { fakeApi } from '../../../../../testing/fake-api';
import { renderApp } from '../../../../../testing/render-app';
import { sampleUser } from '../../../../../testing/sample-user';
import { toastStore } from '../../../../../ui/feedback/toast';
import { ManualBillingPage } from '../../manual-billing';

type Answers = Parameters<typeof fakeApi>[0];

/** Every list is empty unless given. */
const emptyServer: Answers = {
  'GET /api/admin/users-billing': [],
  'GET /api/admin/users-billing/count': { count: 0, isMore: false, isOfDeletedAccount: false },
  'GET /api/admin/pending-transactions': [],
  'GET /api/admin/billing-logs': [],
  'GET /api/admin/outgoing': { isHeld: false },
};

/** Opens the page as an administrator. `made` lists the calls so far, newest last; `sent` the bodies of one endpoint. */
export const openManualBilling = (answers: Answers = {}, path = '/admin/manual-billing') => {
  const calls = fakeApi({ ...emptyServer, ...answers });
  const queryClient = createQueryClient();
  // As if the administrator came from these pages.
  const others = [getUser.path, listDisagreements.path];
  for (const other of others) queryClient.setQueryData([other], {});
  const view = renderApp(<ManualBillingPage user={sampleUser({ userType: 'admin' })} />, {
    path,
    queryClient,
  });
  return {
    ...view,
    pointer: userEvent.setup({ delay: null }),
    made: () => calls.map(({ call }) => call),
    /** Which of the other pages' data is to be loaded again. */
    stale: () => others.filter((other) => queryClient.getQueryState([other])?.isInvalidated),
    sent: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  };
};

export const inCard = (name: string) => within(screen.getByRole('region', { name }));
export const usersCard = () => inCard('Users & Billing Status');

/** The rows of a table, without its header. */
export const rowsOf = async (card: string) => (await inCard(card).findAllByRole('row')).slice(1);

export const expectToast = (title: string, description: string, variant: 'success' | 'destructive') =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description, variant }));
