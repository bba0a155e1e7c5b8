import { pages } from '#shared/pages/page-table';
import type { Installation } from '../installation/installation';
import { addPeople, type Person } from '../installation/people';
import type { Caller } from './caller';
import { startLoops } from './loops';
import { createTally, type Tally } from './tally';
import { createWriter } from './writer';

/** No faster than the rate limits allow. */
const writerPauseMs = 300;
const readerPauseMs = 150;

interface CrowdOptions {
  writers: number;
  readers: number;
}

/** Opens a published profile in the ways of visitors, one after the other. */
const visit = async (caller: Caller, { username }: Person, tally: Tally) => {
  for (const path of [`/api/profile/${username}`, `/profile/${username}`, pages.landing]) {
    const answer = await caller.get(path);
    tally.count(`visit of ${path.replace(username, ':username')}`, answer, answer.status === 200);
  }
};

/** People who save and people who visit them, through the proxy, until they are told to stop. */
export const startCrowd = async (installation: Installation, { writers, readers }: CrowdOptions) => {
  const people = await addPeople(installation.database, writers);
  const tally = createTally();
  const saving = people.map((person) =>
    createWriter({ caller: installation.caller({ cookie: person.cookie }), person, tally }),
  );
  // Published before they are visited, however busy the computer is.
  const publish = async ({ save }: (typeof saving)[number]) => {
    while (!(await save()));
  };
  await Promise.all(saving.map(publish));
  const visits = Array.from({ length: readers }, (_, index) => {
    const caller = installation.caller();
    const person = people[index % people.length];
    return { pauseMs: readerPauseMs, act: async () => person && visit(caller, person, tally) };
  });
  const stop = startLoops([...saving.map(({ save }) => ({ act: save, pauseMs: writerPauseMs })), ...visits]);
  return {
    tally,
    /** Ends all clients; resolves to what was lost. */
    stop: async () => {
      await stop();
      return (await Promise.all(saving.map(({ findLost }) => findLost()))).flat();
    },
  };
};
