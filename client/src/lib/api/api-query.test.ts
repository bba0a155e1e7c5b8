import { expect, test } from 'vitest';
import { getCurrentUser } from '#shared/accounts/endpoints';
import { getPublicProfile } from '#shared/public-profile/endpoints';
import { fakeApi, refusal } from '../../testing/fake-api';
import { sampleUser } from '../../testing/sample-user';
import { apiQuery, minutes } from './api-query';
import { createQueryClient } from './query-client';

test('a 401 is data, not an error', async () => {
  fakeApi({ 'GET /api/auth/user': () => refusal('UNAUTHORIZED', 'Unauthorized') });
  expect(await createQueryClient().fetchQuery(apiQuery(getCurrentUser))).toBeNull();
});

test('any other error fails at once, without retries', async () => {
  const calls = fakeApi({ 'GET /api/auth/user': () => refusal('INTERNAL', 'Oops') });
  await expect(createQueryClient().fetchQuery(apiQuery(getCurrentUser))).rejects.toThrow('500: ');
  expect(calls).toHaveLength(1);
});

test('fresh data is fetched once', async () => {
  const calls = fakeApi({ 'GET /api/auth/user': sampleUser() });
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(apiQuery(getCurrentUser, { staleTime: minutes(10) }));
  await queryClient.fetchQuery(apiQuery(getCurrentUser, { staleTime: minutes(10) }));
  expect(calls).toHaveLength(1);
});

test('the key is the path, then the parameters', () => {
  expect(apiQuery(getCurrentUser).queryKey).toEqual(['/api/auth/user']);
  expect(apiQuery(getPublicProfile, { params: { username: 'maria' } }).queryKey).toEqual([
    '/api/profile/:username',
    { params: { username: 'maria' }, query: undefined },
  ]);
});
