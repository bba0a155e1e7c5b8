import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Installation } from '../installation/installation';
import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { createWatcher } from '../traffic/watch';
import { problemsOf, requireFigures, requireReadiness } from './outage';

/** Opens connections until there are no more, and ends everybody else's, until all are ours. Resolves to how many. */
const takeAll = async ({ postgres: { url } }: Installation) => {
  const taken: pg.Client[] = [];
  const open = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'others' });
    client.on('error', () => {});
    await client.connect();
    taken.push(client);
  };
  await open();
  const count = async (where: string) => {
    const result = await taken[0]?.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and ${where}`,
    );
    return result?.rows[0]?.count ?? 0;
  };
  let isFull: boolean;
  do {
    await taken[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and application_name <> 'others'`,
    );
    const openings = await Promise.allSettled(Array.from({ length: 10 }, open));
    isFull = openings.some(({ status }) => status === 'rejected');
    // What was ended takes a moment to be gone.
    if (isFull) await pause(20);
  } while (!isFull || (await count(`application_name <> 'others'`)) > 0);
  return {
    count: taken.length,
    giveBack: () => Promise.all(taken.map((client) => client.end())),
  };
};

/** Other clients hold every connection of Postgres: users wait briefly and are told, until the connections are free again. */
export const connections: Scenario = {
  name: 'connections',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const watcher = await createWatcher(installation);
    const crowd = await startCrowd(installation, { writers: 12, readers: 6 });
    await pause(1000);
    const others = await takeAll(installation);
    await requireReadiness(installation, 503, 'unavailable', ['database']);
    await requireFigures(installation, [
      /^husay_ready{check="database"} 0$/m,
      /^http_request_duration_seconds_count{.*status="503".*} [1-9]/m,
    ]);
    await pause(isShort ? 3000 : 12_000);
    await others.giveBack();
    const recovery = await watcher.recovery();
    const lost = await crowd.stop();
    const none = crowd.tally.figures().refused === 0 ? ['no caller noticed: the fault did not happen'] : [];
    return {
      ...crowd.tally.figures(),
      lost: lost.length,
      notes: [`${others.count} connections held by others`, `recovered in ${recovery.toFixed(1)} s`],
      problems: [...none, ...lost, ...problemsOf(crowd.tally, installation)],
    };
  },
};
