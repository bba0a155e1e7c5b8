import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { publicProfileQuery } from '../features/public-profile/api';
import { createQueryClient } from '../lib/api/query-client';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { emptyProfile } from '../testing/sample-profile';
import { sampleUser } from '../testing/sample-user';
import { readInitialData, seedQueries, useInitialData } from './initial-data';
import { Router } from './router';

afterEach(() => {
  document.getElementById('initial-data')?.remove();
});

const write = (data: unknown) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'initial-data';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
};

test('a profile in the initial data is shown without a request', async () => {
  const { username, firstName, lastName, email, profileImageUrl, plan } = sampleUser();
  const user = { username, firstName, lastName, email, profileImageUrl, plan };
  write({ currentUser: null, profile: { ...emptyProfile, user, unknown: true } });
  const calls = fakeApi({});
  const queryClient = createQueryClient();
  seedQueries(queryClient, readInitialData());
  renderApp(<Router />, { path: `/profile/${username}`, queryClient });
  expect(await screen.findByRole('heading', { level: 1, name: 'Juan dela Cruz' })).toBeVisible();
  expect(calls.filter(({ call }) => call.startsWith('GET '))).toEqual([]);
  // It is parsed as an answer is.
  const { queryKey } = publicProfileQuery(username);
  expect(queryClient.getQueryData(queryKey)).not.toHaveProperty('unknown');
});

test('initial data is seeded once: a page that is opened again does not go back to it', () => {
  const queryClient = createQueryClient();
  seedQueries(queryClient, { currentUser: null, missingProfile: 'maria' });
  const seed = vi.fn();
  const Page = () => {
    useInitialData(seed);
    return null;
  };
  renderApp(<Page />, { queryClient }).unmount();
  renderApp(<Page />, { queryClient });
  expect(seed).toHaveBeenCalledExactlyOnceWith({ missingProfile: 'maria' }, queryClient);
});

test('a query without initial data is fetched', async () => {
  const calls = fakeApi({ 'GET /api/auth/user': sampleUser() });
  const queryClient = createQueryClient();
  seedQueries(queryClient, readInitialData());
  renderApp(<Router />, { path: '/elsewhere', queryClient });
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  // Then the resume and credentials are prefetched.
  expect(calls[0]?.call).toBe('GET /api/auth/user');
});
