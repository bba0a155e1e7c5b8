import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkPath } from '#shared/sent/links/endpoints';
import { createQueryClient } from '../../../lib/api/query-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { seedQueries } from '../../initial-data';
import { Router } from '../../router';

// Lazy in the browser; loaded up front here.
await import('./version');

const token = 'A'.repeat(22);

test('a link that has expired says so, what to do, and nothing of its owner', async () => {
  const calls = fakeApi({});
  const queryClient = createQueryClient();
  seedQueries(queryClient, { currentUser: null, missingVersion: token });
  renderApp(<Router />, { path: linkPath('ana-cruz', token), queryClient });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' }),
  ).toBeVisible();
  expect(screen.getByText(/ask the sender for a new one/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('This link does not work any more | Husay');
  // Nothing is asked of the server again, and no view is reported.
  expect(calls).toEqual([]);
});
