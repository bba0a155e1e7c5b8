import { setTimeout as pause } from 'node:timers/promises';
import { addPeople } from '../installation/people';
import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { startLoops } from '../traffic/loops';
import { createPayer, grantsOf } from '../traffic/payer';
import { createUploader } from '../traffic/uploader';
import { needlessRefusals, problemsOf } from './outage';

const { SOAK_SECONDS } = process.env;
const secondsOf = (isShort: boolean) => Number(SOAK_SECONDS ?? (isShort ? 30 : 600));

/** Growth from the first third to the last that is no leak: the heap is collected when it likes. */
const maxGrowthMb = 80;
const maxMoreHandles = 60;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mixed traffic for ten minutes (SOAK_SECONDS): no failures, and neither memory nor handles grow. */
export const soak: Scenario = {
  name: 'soak',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const { processes, database } = installation;
    const crowd = await startCrowd(installation, { writers: 12, readers: 8 });
    const { tally } = crowd;
    const uploaders = (await addPeople(database, 2, 'agency')).map(({ cookie }) =>
      createUploader({ caller: installation.caller({ cookie }), tally }),
    );
    const payers = (await addPeople(database, 2)).map((person) =>
      createPayer({ installation, person, caller: installation.caller({ cookie: person.cookie }), tally }),
    );
    const stop = startLoops([
      // 120 uploads in ten minutes are allowed.
      ...uploaders.map(({ upload }) => ({ act: upload, pauseMs: 6000 })),
      ...payers.map(({ pay }) => ({ act: pay, pauseMs: 5000 })),
      { act: () => installation.maya.controls.deliverDue(), pauseMs: 1000 },
    ]);
    const samples: { mb: number; handles: number }[] = [];
    const seconds = secondsOf(isShort);
    for (let second = 0; second < seconds; second += 1) {
      await pause(1000);
      samples.push({
        mb: mean(processes.map((one) => one.residentMb())),
        handles: mean(processes.map((one) => one.handles())),
      });
    }
    await stop();
    const lost = [
      ...(await crowd.stop()),
      ...(await Promise.all(uploaders.map(({ findLost }) => findLost()))).flat(),
    ];
    const wrong = (await grantsOf(installation)).filter(({ grants }) => grants !== 1);
    const third = Math.ceil(samples.length / 3);
    const grown = (of: (sample: (typeof samples)[number]) => number) => {
      const values = samples.map(of);
      return [mean(values.slice(0, third)), mean(values.slice(-third))] as const;
    };
    const [mbFirst, mbLast] = grown(({ mb }) => mb);
    const [handlesFirst, handlesLast] = grown(({ handles }) => handles);
    // In half a minute a new process still warms up.
    const isLeak = !isShort && mbLast - mbFirst > maxGrowthMb;
    return {
      ...tally.figures(),
      lost: lost.length + wrong.length,
      notes: [
        `${seconds} s`,
        ...tally.refusals(),
        `p99 ${tally.percentile(0.99).toFixed(0)} ms`,
        `memory of a process ${mbFirst.toFixed(0)} MB in the first third, ${mbLast.toFixed(0)} MB in the last`,
        `handles ${handlesFirst.toFixed(0)} and ${handlesLast.toFixed(0)}`,
      ],
      problems: [
        ...(isLeak ? [`memory grew by ${(mbLast - mbFirst).toFixed(0)} MB`] : []),
        ...(handlesLast - handlesFirst > maxMoreHandles ? ['handles grew'] : []),
        ...needlessRefusals(tally, isShort),
        ...wrong.map(
          ({ referenceNumber, grants }) => `payment ${referenceNumber} was granted ${grants} times`,
        ),
        ...lost,
        ...problemsOf(tally, installation),
      ],
    };
  },
};
