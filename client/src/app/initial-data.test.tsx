import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../lib/api/query-client';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { emptyProfile } from '../testing/sample-profile';
import { sampleUser } from '../testing/sample-user';
import { readInitialData, seedQueries } from './initial-data';
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
  write({ currentUser: null, profile: { ...emptyProfile, user } });
  const calls = fakeApi({});
  const queryClient = createQueryClient();
  seedQueries(queryClient, readInitialData());
  renderApp(<Router />, { path: `/profile/${username}`, queryClient });
  expect(await screen.findByRole('heading', { level: 1, name: 'Juan dela Cruz' })).toBeVisible();
  expect(calls.filter(({ call }) => call.startsWith('GET '))).toEqual([]);
});

test('initial data that breaks the schema is rejected', () => {
  write({ currentUser: null, profile: { user: { username: 'maria' } } });
  expect(() => readInitialData()).toThrow('resume');
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
