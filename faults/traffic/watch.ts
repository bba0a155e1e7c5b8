import { setTimeout as pause } from 'node:timers/promises';
import { getResume } from '#shared/resume/endpoints';
import type { Installation } from '../installation/installation';
import { addPeople } from '../installation/people';

const recoversWithinMs = 60_000;

/** Someone who looks at their resume every tenth of a second, by which the end of an outage is measured. */
export const createWatcher = async (installation: Installation) => {
  const [person] = await addPeople(installation.database, 1);
  const caller = installation.caller(person && { cookie: person.cookie });
  const look = () => caller.get(getResume.path);
  return {
    look,
    /** Resolves to the seconds until all processes are ready and the resume is there. */
    recovery: async () => {
      const start = performance.now();
      for (;;) {
        const ready = await Promise.all(installation.processes.map(({ readiness }) => readiness()));
        const { status } = await look();
        const seconds = (performance.now() - start) / 1000;
        if (status === 200 && ready.every((one) => one.status === 200)) return seconds;
        if (seconds * 1000 > recoversWithinMs) throw new Error(`no recovery in ${seconds.toFixed(0)} s`);
        await pause(100);
      }
    },
  };
};
