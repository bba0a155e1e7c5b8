// Compares one query for session and user, as the store uses it, with two separate queries: `npm run bench sessions`.
import { eq, sql } from 'drizzle-orm';
import { startThrowAwayPostgres } from '../scripts/testing/throw-away-postgres.mjs';
import { openPostgres } from '../server/db/client';
import { sessions } from '../server/db/schema/sessions';
import { users } from '../server/db/schema/users';
import { findSession, insertSession } from '../server/sessions/session-repository';

const postgres = await startThrowAwayPostgres();
const database = openPostgres(postgres.url);
await database.migrate();
const { db } = database;

const now = new Date();
const expires = new Date(now.getTime() + 3600_000);
const sids: string[] = [];
for (let person = 0; person < 500; person += 1) {
  const [user] = await db
    .insert(users)
    .values({ issuer: 'bench', subject: `${person}`, username: `bench-${person}`, email: 'bench' })
    .returning();
  const sid = `bench-${person}`;
  const times = { signedInAt: now, lastSeenAt: now, expires };
  await insertSession(db, {
    sid,
    userId: user!.id,
    data: { idToken: 'x'.repeat(900) },
    userAgent: 'bench',
    ...times,
  });
  sids.push(sid);
}

const session = db
  .select()
  .from(sessions)
  .where(eq(sessions.sid, sql.placeholder('sid')))
  .prepare('bench_session');
const user = db
  .select()
  .from(users)
  .where(eq(users.id, sql.placeholder('id')))
  .prepare('bench_user');
const ways = {
  one: (sid: string) => findSession(db, sid, now),
  two: async (sid: string) => {
    const [found] = await session.execute({ sid });
    return (await user.execute({ id: found!.userId }))[0];
  },
};

const batches = 60;

/** The median time of a batch of concurrent reads, in milliseconds. Both variants alternate, so that both see the same load. */
const measure = async (atOnce: number) => {
  const taken = { one: [] as number[], two: [] as number[] };
  for (let batch = 0; batch < batches; batch += 1) {
    for (const way of ['one', 'two'] as const) {
      const start = performance.now();
      for (let round = 0; round < 5; round += 1) {
        const reads = Array.from(
          { length: atOnce },
          (_, index) => sids[(batch * atOnce + index) % sids.length]!,
        );
        await Promise.all(reads.map((sid) => ways[way](sid)));
      }
      taken[way].push((performance.now() - start) / 5);
    }
  }
  const median = (times: number[]) => times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)]!;
  return { one: median(taken.one), two: median(taken.two) };
};

for (const atOnce of [1, 20]) {
  await measure(atOnce);
  const { one, two } = await measure(atOnce);
  const saved = Math.round((1 - one / two) * 100);
  console.log(`${atOnce} at once: one query ${one.toFixed(2)} ms, two ${two.toFixed(2)} ms, ${saved} % less`);
}
await database.close();
await postgres.stop();
