import { QueryClientProvider, useInfiniteQuery, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../features/accounts/api';
import {
  billingLogsQuery,
  pendingTransactionsQuery,
  usersBillingQuery,
  usersCountQuery,
} from '../features/admin-billing/api';
import { firstView } from '../features/admin-billing/users/users-view';
import { summaryQuery } from '../features/analytics/api';
import { credentialsQuery } from '../features/credentials/api';
import { publicProfileQuery } from '../features/public-profile/api';
import { draftQuery, resumeQuery } from '../features/resume/api';
import { createQueryClient } from '../lib/api/query-client';
import { prefetchOwnData } from './own-data';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T01:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Data received now, and whether opening a screen this many seconds later refetches it. */
const isAskedAgain = async (query: unknown, afterSeconds: number, isInfinite = false) => {
  const queryClient = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve(null));
  const options = { ...(query as UseQueryOptions), queryFn };
  queryClient.setQueryData(options.queryKey, isInfinite ? { pages: [[]], pageParams: [undefined] } : {});
  vi.setSystemTime(Date.now() + afterSeconds * 1000);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const use = isInfinite ? () => useInfiniteQuery(options as never) : () => useQuery(options);
  renderHook(use, { wrapper });
  await Promise.resolve();
  return queryFn.mock.calls.length > 0;
};

test.each([
  ['the resume on the dashboard', resumeQuery(), 120],
  ['the credentials on the dashboard', credentialsQuery(), 120],
  ['a profile', publicProfileQuery('ana'), 300],
  ['the analytics summary', summaryQuery(), 300],
  ['the users of administrators', usersBillingQuery(firstView), 30],
  ['their count', usersCountQuery(firstView), 30],
  ['pending transactions', pendingTransactionsQuery(), 30],
])('%s: fresh for so long', async (_name, query, seconds) => {
  expect(await isAskedAgain(query, seconds - 1)).toBe(false);
  expect(await isAskedAgain(query, seconds + 1)).toBe(true);
});

test('billing logs are fresh for 30 seconds', async () => {
  expect(await isAskedAgain(billingLogsQuery(undefined), 29, true)).toBe(false);
  expect(await isAskedAgain(billingLogsQuery(undefined), 31, true)).toBe(true);
});

test('the user is cached for 10 minutes', () => {
  expect(currentUserQuery().staleTime).toBe(10 * 60_000);
});

test('what is prefetched is fresh for 5 minutes', async () => {
  const queryClient = createQueryClient();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(null, { status: 503 }));
  });
  queryClient.setQueryData(resumeQuery().queryKey, null);
  queryClient.setQueryData(draftQuery().queryKey, null);
  queryClient.setQueryData(credentialsQuery().queryKey, null);
  vi.setSystemTime(Date.now() + 299_000);
  await prefetchOwnData(queryClient);
  expect(asked).toEqual([]);
  vi.setSystemTime(Date.now() + 2_000);
  await prefetchOwnData(queryClient);
  await waitFor(() => expect(asked).toEqual(['/api/resume', '/api/resume/draft', '/api/credentials']));
});
