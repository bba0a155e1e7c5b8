import { setTimeout as pause } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { sessions } from '../../server/db/schema/sessions';
import { users } from '../../server/db/schema/users';
import { addPeople } from '../installation/people';
import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { maxFailedInRestarts, problemsOf } from './outage';

const shiftClock = new URL('../installation/shift-clock.mjs', import.meta.url).href;
const dayMs = 24 * 3_600_000;

/** One process's clock is 60 days ahead: it says so, and ends neither sessions nor subscriptions. */
export const clock: Scenario = {
  name: 'clock',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const { database, processes } = installation;
    const { db } = database;
    const [odd] = processes;
    if (!odd) throw new Error('no process');
    const crowd = await startCrowd(installation, { writers: 6, readers: 3 });
    // Sessions and a plan that end in weeks: much earlier than that clock says it is.
    await addPeople(database, 20, 'agency');
    await db
      .update(users)
      .set({ subscriptionExpiresAt: new Date(Date.now() + 30 * dayMs) })
      .where(isNotNull(users.subscriptionExpiresAt));
    const state = async () => ({
      sessions: await db.$count(sessions),
      plans: await db.$count(users, eq(users.plan, 'agency')),
    });
    const before = await state();
    await odd.end('SIGTERM');
    odd.spawn({ FAULTS_CLOCK_SHIFT_MS: String(60 * dayMs) }, [shiftClock]);
    const expected = '503 clock';
    await odd.becomes(expected, ({ status, body }) => `${status} ${body.failed?.join()}` === expected);
    // The jobs that end and remove run every minute, and at the start.
    await pause(isShort ? 5000 : 90_000);
    const after = await state();
    await odd.end('SIGTERM');
    await odd.start();
    const lost = await crowd.stop();
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    return {
      ...crowd.tally.figures(),
      lost: lost.length,
      notes: [
        `${after.sessions} of ${before.sessions} sessions, ${after.plans} of ${before.plans} plans are there`,
      ],
      problems: [
        ...(isSame ? [] : ['sessions or plans were ended']),
        ...lost,
        ...problemsOf(crowd.tally, installation, maxFailedInRestarts(crowd.tally, isShort)),
      ],
    };
  },
};
