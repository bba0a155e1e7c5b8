import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../lib/api/query-client';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
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

const resume = {
  title: 'Nurse',
  summary: '',
  phone: '',
  location: '',
  website: '',
  profilePhotoUrl: '',
  skills: [],
  experience: [],
  education: [],
  updatedAt: null,
};

test('a profile that came with the page is shown without asking again', async () => {
  const { username, firstName, lastName, email, profileImageUrl, plan } = sampleUser();
  const user = { username, firstName, lastName, email, profileImageUrl, plan };
  write({ currentUser: null, profile: { user, resume, credentials: [] } });
  const calls = fakeApi({});
  const queryClient = createQueryClient();
  seedQueries(queryClient, readInitialData());
  renderApp(<Router />, { path: `/profile/${username}`, queryClient });
  expect(await screen.findByRole('heading', { level: 1, name: 'Juan dela Cruz' })).toBeVisible();
  // That somebody looks is told; nothing is asked for.
  expect(calls.filter(({ call }) => call.startsWith('GET '))).toEqual([]);
});

test('data that the schema does not know is refused', () => {
  write({ currentUser: null, profile: { user: { username: 'maria' } } });
  expect(() => readInitialData()).toThrow('resume');
});

test('what the page does not say is asked for', async () => {
  const calls = fakeApi({ 'GET /api/auth/user': sampleUser() });
  const queryClient = createQueryClient();
  seedQueries(queryClient, readInitialData());
  renderApp(<Router />, { path: '/elsewhere', queryClient });
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  // Then the resume and credentials are prefetched.
  expect(calls[0]?.call).toBe('GET /api/auth/user');
});
