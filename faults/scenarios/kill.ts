import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../installation/installation';
import { addPeople } from '../installation/people';
import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { startLoops } from '../traffic/loops';
import { createPayer, grantsOf, type Payer } from '../traffic/payer';
import { createUploader } from '../traffic/uploader';

const settledWithinMs = 60_000;

/** Has the payers return until every payment is granted, as the reconciler would by and by. Resolves to what is not right. */
const findWrongGrants = async (installation: Installation, payers: Payer[]) => {
  const deadline = performance.now() + settledWithinMs;
  let wrong: Awaited<ReturnType<typeof grantsOf>>;
  do {
    for (const payer of payers) await payer.check();
    wrong = (await grantsOf(installation)).filter(({ grants }) => grants !== 1);
  } while (wrong.some(({ grants }) => grants === 0) && performance.now() < deadline);
  return wrong.map(({ referenceNumber, grants }) => `payment ${referenceNumber} was granted ${grants} times`);
};

/** Processes are killed under saves, uploads and payments: requests under way fail, nothing acknowledged is lost. */
export const kill: Scenario = {
  name: 'kill',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const { processes, database, maya } = installation;
    const crowd = await startCrowd(installation, { writers: 8, readers: 4 });
    const { tally } = crowd;
    const uploaders = (await addPeople(database, 4, 'agency')).map(({ cookie }) =>
      createUploader({ caller: installation.caller({ cookie }), tally }),
    );
    const payers = (await addPeople(database, 4)).map((person) =>
      createPayer({ installation, person, caller: installation.caller({ cookie: person.cookie }), tally }),
    );
    const stop = startLoops([
      ...uploaders.map(({ upload }) => ({ act: upload, pauseMs: 800 })),
      ...payers.map(({ pay }) => ({ act: pay, pauseMs: 2100 })),
      { act: () => maya.controls.deliverDue(), pauseMs: 500 },
    ]);
    const rounds = isShort ? 3 : 20;
    for (let round = 0; round < rounds; round += 1) {
      await pause(500 + ((round * 337) % 1000));
      const process = processes[round % processes.length];
      await process?.end('SIGKILL');
      await process?.start();
    }
    await stop();
    const lostSaves = await crowd.stop();
    const lostUploads = (await Promise.all(uploaders.map(({ findLost }) => findLost()))).flat();
    const wrongGrants = await findWrongGrants(installation, payers);
    const paid = (await grantsOf(installation)).length;
    const uploads = uploaders.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
    const lost = [...lostSaves, ...lostUploads, ...wrongGrants];
    const idle =
      uploads === 0 || paid === 0 ? [`only ${uploads} uploads and ${paid} payments succeeded`] : [];
    return {
      ...tally.figures(),
      lost: lost.length,
      notes: [`${rounds} kills`, `${uploads} uploads`, `${paid} payments, each granted once`],
      problems: [...lost, ...idle],
    };
  },
};
