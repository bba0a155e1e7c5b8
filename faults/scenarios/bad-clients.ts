import { setTimeout as pause } from 'node:timers/promises';
import { credentialFilePath, uploadCredential } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { pdf } from '../../server/testing/content/documents';
import { multipart } from '../../server/testing/requests/multipart';
import { addPeople } from '../installation/people';
import type { Outcome, Scenario } from '../scenario';
import { startDeafClients, startSlowClients } from '../traffic/bad-clients';
import { jsonOf } from '../traffic/caller';
import { startCrowd } from '../traffic/crowd';
import { needlessRefusals, problemsOf } from './outage';

const clients = 150;
const fileBytes = 8 * 1024 * 1024;
/** Much less than the files that are asked for: 3.6 GB. */
const maxGrowthMb = 300;

/** Clients that send slowly, and others that never read, straight to one process: others are served, and memory is bounded. */
export const badClients: Scenario = {
  name: 'bad-clients',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const [process] = installation.processes;
    const [owner] = await addPeople(installation.database, 1, 'agency');
    if (!process || !owner) throw new Error('no process');
    const form = multipart([
      ['title', 'Large'],
      ['file', pdf('Large', fileBytes), 'large.pdf'],
    ]);
    const { path } = uploadCredential;
    const uploaded = await installation
      .caller({ cookie: owner.cookie })
      .send({ method: 'POST', path, ...form });
    if (uploaded.status !== 200)
      throw new Error(`the upload answered ${uploaded.status}: ${uploaded.body.toString()}`);
    const file = credentialFilePath(jsonOf<Credential>(uploaded).id);

    const crowd = await startCrowd(installation, { writers: 12, readers: 6 });
    await pause(2000);
    const [memoryBefore, handlesBefore] = [process.residentMb(), process.handles()];
    const ends = [
      await startSlowClients(process.port, clients),
      await startDeafClients(process.port, clients, file, owner.cookie),
    ];
    let peakMb = 0;
    const watch = setInterval(() => (peakMb = Math.max(peakMb, process.residentMb())), 100);
    await pause(isShort ? 12_000 : 45_000);
    clearInterval(watch);
    const handles = process.handles();
    for (const end of ends) end();
    await process.becomesReady();
    const lost = await crowd.stop();
    const growthMb = peakMb - memoryBefore;
    return {
      ...crowd.tally.figures(),
      lost: lost.length,
      notes: [
        ...crowd.tally.refusals(),
        `${clients} slow and ${clients} deaf clients`,
        `memory ${memoryBefore.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB`,
        `handles ${handlesBefore}, then ${handles}`,
      ],
      problems: [
        ...(growthMb > maxGrowthMb ? [`memory grew by ${growthMb.toFixed(0)} MB`] : []),
        ...needlessRefusals(crowd.tally, isShort),
        ...lost,
        ...problemsOf(crowd.tally, installation),
      ],
    };
  },
};
