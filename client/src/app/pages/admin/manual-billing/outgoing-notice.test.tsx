import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openManualBilling } from './testing/open-manual-billing';

const outgoing = 'GET /api/admin/outgoing';
const name = 'Mail and payments are on hold';

test('while mail and payments are on hold the page says so, and how to allow them', async () => {
  openManualBilling({ [outgoing]: { isHeld: true } });
  const notice = await screen.findByRole('complementary', { name });
  expect(notice).toHaveTextContent('npm run admin -- outgoing allow');
  expect(notice).toHaveTextContent('no plan can be bought');
});

test('otherwise it says nothing of it', async () => {
  const { made } = openManualBilling();
  await waitFor(() => expect(made()).toContain(outgoing));
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument();
});
