import { count } from 'drizzle-orm';
import { credentials } from '../../server/db/schema/credentials';
import { addPeople } from '../installation/people';
import type { RelayMode } from '../installation/relay';
import type { Outcome, Scenario } from '../scenario';
import { startCrowd } from '../traffic/crowd';
import { createTally, isProperRefusal } from '../traffic/tally';
import { createUploader } from '../traffic/uploader';
import { createWatcher } from '../traffic/watch';
import {
  failsOutside,
  maxWaitMs,
  nowSeconds,
  needlessRefusals,
  problemsOf,
  requireFigures,
  requireReadiness,
} from './outage';

const storageFull = '<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code></Error>';

interface Disruption {
  name: string;
  mode: RelayMode;
  /** Whether /readyz can see it. */
  isDegraded: boolean;
  isRefused: boolean;
}

const disruptions: Disruption[] = [
  { name: 'down', mode: 'down', isDegraded: true, isRefused: true },
  { name: 'hanging', mode: 'hang', isDegraded: true, isRefused: true },
  { name: 'slow', mode: { delayMs: 3000 }, isDegraded: true, isRefused: false },
  {
    name: 'full',
    mode: { status: 507, body: storageFull, only: 'PUT' },
    isDegraded: false,
    isRefused: true,
  },
];

/** The storage breaks in four ways: uploads are refused in time and leave nothing behind, all else goes on. */
export const storage: Scenario = {
  name: 'storage',
  run: async ({ installation, isShort }): Promise<Outcome> => {
    const { relays, bucket, database } = installation;
    const notes: string[] = [];
    const problems: string[] = [];
    const tally = createTally();
    const watcher = await createWatcher(installation);
    const uploaders = (await addPeople(database, 3, 'agency')).map(({ cookie }) =>
      createUploader({ caller: installation.caller({ cookie }), tally }),
    );
    const uploadAll = () => Promise.all(uploaders.map(({ upload }) => upload()));
    const objectsBefore = await bucket.countObjects();
    const crowd = await startCrowd(installation, { writers: 12, readers: 6 });
    await uploadAll();
    for (const { name, mode, isDegraded, isRefused } of disruptions) {
      const since = nowSeconds();
      await relays.storage.become(mode);
      if (isDegraded) await requireReadiness(installation, 200, 'degraded', ['storage']);
      const answers = await uploadAll();
      await requireFigures(installation, [
        ...(isDegraded ? [/^husay_storage_up 0$/m] : []),
        ...(isRefused ? failsOutside('storage', since) : []),
      ]);
      const isAsExpected = answers.every((answer) => !isRefused || isProperRefusal(answer));
      if (!isAsExpected)
        problems.push(`${name}: uploads answered ${answers.map(({ status }) => status).join()}`);
      const longest = Math.max(...answers.map(({ ms }) => ms));
      if (longest > maxWaitMs) problems.push(`${name}: an upload took ${(longest / 1000).toFixed(1)} s`);
      notes.push(`${name}: ${answers[0]?.status} in ${(longest / 1000).toFixed(1)} s`);
      await relays.storage.become('pass');
      await watcher.recovery();
    }
    const again = await uploadAll();
    if (again.some(({ status }) => status !== 200)) problems.push('uploads fail after the storage is back');
    const lost = [
      ...(await crowd.stop()),
      ...(await Promise.all(uploaders.map(({ findLost }) => findLost()))).flat(),
    ];
    const [rows] = await database.db.select({ count: count() }).from(credentials);
    const objects = (await bucket.countObjects()) - objectsBefore;
    const acknowledged = uploaders.reduce((sum, uploader) => sum + uploader.acknowledged(), 0);
    if (rows?.count !== acknowledged || objects !== acknowledged) {
      problems.push(`${acknowledged} uploads were acknowledged: ${rows?.count} rows, ${objects} objects`);
    }
    const others = crowd.tally.figures();
    const uploads = tally.figures();
    problems.push(...needlessRefusals(crowd.tally, isShort));
    return {
      requests: others.requests + uploads.requests,
      refused: others.refused + uploads.refused,
      failed: others.failed + uploads.failed,
      longestMs: Math.max(others.longestMs, uploads.longestMs),
      lost: lost.length,
      notes: [...notes, `saves and visits waited ${(others.longestMs / 1000).toFixed(1)} s at most`],
      problems: [...problems, ...lost, ...problemsOf(crowd.tally, installation), ...tally.failures()],
    };
  },
};
