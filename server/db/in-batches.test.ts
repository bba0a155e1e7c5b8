import { expect, test, vi } from 'vitest';
import { deleteExpiredRateLimits } from '../http/limits/rate-limit-repository';
import { deleteExpiredSessions } from '../sessions/session-repository';
import { useDatabase } from '../testing/postgres/use-database';
import { inBatches } from './in-batches';
import { rateLimits } from './schema/rate-limits';
import { securityEvents } from './schema/security-events';
import { sessions } from './schema/sessions';
import { usedTrials, users } from './schema/users';
import { deleteSecurityEventsBefore } from './security-events';
import { deleteUsedTrials } from './used-trials';

const world = useDatabase();
const past = new Date('2026-01-01');
const now = new Date('2026-11-25');

const fill = {
  sessions: async () => {
    const person = {
      issuer: 'x',
      subject: 'x',
      username: 'ana',
      email: 'a@example.com',
      firstName: '',
      lastName: '',
    };
    const [{ id: userId } = { id: '' }] = await world.db
      .insert(users)
      .values(person)
      .returning({ id: users.id });
    const common = { userId, data: { idToken: '' }, userAgent: '', signedInAt: past, lastSeenAt: past };
    await world.db
      .insert(sessions)
      .values([
        ...['1', '2', '3'].map((sid) => ({ ...common, sid, expires: past })),
        { ...common, sid: '4', expires: new Date('2027-01-01') },
      ]);
  },
  'security events': () =>
    world.db
      .insert(securityEvents)
      .values([past, past, past, now].map((createdAt) => ({ createdAt, kind: 'signed_in' }))),
  'used trials': () =>
    world.db.insert(usedTrials).values(
      [past, past, past, now].map((deletedAt, index) => ({
        identityHash: String(index),
        trialStartedAt: past,
        trialEndsAt: past,
        deletedAt,
      })),
    ),
  'rate limits': () =>
    world.db
      .insert(rateLimits)
      .values([1, 1, 1, now.getTime() + 1].map((expire, index) => ({ key: String(index), expire }))),
};

test.each([
  ['sessions', () => deleteExpiredSessions(world.db, now, 2)],
  ['security events', () => deleteSecurityEventsBefore(world.db, now, 2)],
  ['used trials', () => deleteUsedTrials(world.db, new Date('2027-03-01'), 2)],
  ['rate limits', () => deleteExpiredRateLimits(world.db, now.getTime(), 2)],
] as const)(
  'of %s that are over one statement removes no more than it may, and none of the others',
  async (what, remove) => {
    await fill[what]();
    expect([await remove(), await remove(), await remove()]).toEqual([2, 1, 0]);
  },
);

test('batches end when nothing is left, or the process stops', async () => {
  const some = () => vi.fn().mockResolvedValueOnce(2).mockResolvedValueOnce(1).mockResolvedValue(0);
  expect(await inBatches(some())).toBe(3);
  const stopping = new AbortController();
  const removeAndStop = vi.fn(() => {
    stopping.abort();
    return Promise.resolve(2);
  });
  expect(await inBatches(removeAndStop, stopping.signal)).toBe(2);
});
