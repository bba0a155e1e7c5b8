import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { maxFailedInRestarts, needlessRefusals } from './outage';

/** Each process is restarted, one after the other, while people save and visit through a proxy: no request fails. */
export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  run: async ({ installation: { processes, proxy }, installation, isShort }): Promise<Outcome> => {
    const problems: string[] = [];
    const notes: string[] = [];
    const clients = isShort ? 12 : 24;
    const crowd = await startCrowd(installation, { writers: clients, readers: clients });
    const rounds = isShort ? 1 : 2;
    const restartMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const process of processes) {
        const start = performance.now();
        const code = await process.end('SIGTERM');
        if (code !== 0) problems.push(`a process ended with ${code}`);
        await process.start();
        restartMs.push(performance.now() - start);
      }
    }
    for (const line of ['requests were cut off', 'closing while new connections']) {
      const count = processes.reduce((sum, one) => sum + one.log().split(line).length - 1, 0);
      if (count > 0) notes.push(`"${line}" ${count} times`);
    }
    const lost = await crowd.stop();
    const { requests, refused, failed, longestMs } = crowd.tally.figures();
    if (refused + failed > 0)
      notes.push(...crowd.tally.failures(), ...crowd.tally.refusals(), ...proxy.errors());
    problems.push(...needlessRefusals(crowd.tally, isShort));
    if (failed > maxFailedInRestarts(crowd.tally, isShort))
      problems.push(`${failed} of ${requests} requests failed`);
    return {
      requests,
      refused,
      failed,
      longestMs,
      lost: lost.length,
      notes: [
        ...notes,
        `${clients} writers and ${clients} readers`,
        `${rounds * processes.length} restarts, each ${(Math.max(...restartMs) / 1000).toFixed(1)} s at most`,
        `p99 ${crowd.tally.percentile(0.99).toFixed(0)} ms`,
      ],
      problems: [...problems, ...lost],
    };
  },
};
