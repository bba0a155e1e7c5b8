import { setTimeout as pause } from 'node:timers/promises';
import { freeze } from '../installation/freeze';
import type { Installation } from '../installation/installation';
import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { createWatcher } from '../traffic/watch';
import { problemsOf, requireFigures, requireReadiness } from './outage';

interface Disruption {
  name: string;
  /** Begins it; resolves to what ends it. */
  begin: (installation: Installation) => Promise<() => unknown>;
}

const disruptions: Disruption[] = [
  {
    name: 'crashed',
    begin: async ({ postgres }) => {
      await postgres.crash();
      return postgres.restart;
    },
  },
  {
    name: 'frozen',
    begin: async ({ postgres }) => freeze(postgres.pid() ?? 0),
  },
];

/** Postgres goes away under load and comes back: users are told, nothing is lost, and no operator has to act. */
export const postgres: Scenario = {
  name: 'postgres',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const notes: string[] = [];
    const watcher = await createWatcher(installation);
    const crowd = await startCrowd(installation, { writers: 12, readers: 6 });
    for (const { name, begin } of disruptions) {
      await pause(1000);
      const end = await begin(installation);
      await requireReadiness(installation, 503, 'unavailable', ['database']);
      await requireFigures(installation, [
        /^husay_ready{check="database"} 0$/m,
        /^http_request_duration_seconds_count{.*status="503".*} [1-9]/m,
      ]);
      await pause(isShort ? 3000 : 12_000);
      await end();
      notes.push(`${name}: recovered in ${(await watcher.recovery()).toFixed(1)} s`);
    }
    const lost = await crowd.stop();
    const none = crowd.tally.figures().refused === 0 ? ['no caller noticed: the fault did not happen'] : [];
    return {
      ...crowd.tally.figures(),
      lost: lost.length,
      notes,
      problems: [...none, ...lost, ...problemsOf(crowd.tally, installation)],
    };
  },
};
