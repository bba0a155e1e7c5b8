import { beforeEach, expect, test } from 'vitest';
import { securityEvents } from '../../db/schema/security-events';
import { useDatabase } from '../../testing/postgres/use-database';
import { securityEventsJson } from './export-documents';

const world = useDatabase();
beforeEach(() => world.db.delete(securityEvents).then(() => {}));

const [ana, admin, other] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

type Event = Partial<typeof securityEvents.$inferInsert>;

const add = (...events: Event[]) =>
  world.db
    .insert(securityEvents)
    .values(events.map((event) => ({ kind: 'test', createdAt: world.clock.now(), ...event })));

const exported = async () => {
  let text = '';
  for await (const part of securityEventsJson(world.db, ana ?? '')) text += part;
  return JSON.parse(text) as Record<string, unknown>[];
};

test('events say whether an administrator caused them, or another account was looked at, and name nobody', async () => {
  await add(
    { kind: 'own', userId: ana },
    { kind: 'by-herself', userId: ana, actorId: ana },
    { kind: 'by-admin', userId: ana, actorId: admin },
    { kind: 'looked-up', userId: other, actorId: ana },
    { kind: 'of-others', userId: other, actorId: admin },
  );
  const events = await exported();
  expect(
    events.map(({ kind, byAdministrator, aboutAnotherAccount }) => [
      kind,
      byAdministrator,
      aboutAnotherAccount,
    ]),
  ).toEqual([
    ['own', false, false],
    ['by-herself', false, false],
    ['by-admin', true, false],
    ['looked-up', false, true],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/00000000-0000/);
});

test.each([0, 1, 499, 500, 501, 1000, 1001])(
  '%i events are one array, in order, each once',
  async (count) => {
    const details = (number: number) => ({ number });
    const rows = Array.from({ length: count }, (_, number) => ({ userId: ana, details: details(number) }));
    if (count > 0) await add(...rows);
    expect((await exported()).map((event) => event.details)).toEqual(rows.map((row) => row.details));
  },
);
