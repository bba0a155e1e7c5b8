import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppDeps } from '../app-deps';
import { startTestApp, type TestApp } from '../testing/test-app';
import { startRemovingOldActivity } from './analytics-jobs';
import { startBillingJobs } from './billing-jobs';
import { startMailing } from './mail-jobs';
import { startOrganizationJobs } from './organization-jobs';
import { startPruning } from './pruning';
import { startSweepingStorage } from './storage/sweep-storage';

/** Everything that ends or removes something for its age, or writes about it, by what starts it. */
const destructive: [(deps: AppDeps) => () => Promise<void>, names: string[]][] = [
  [
    startPruning,
    [
      'session pruning',
      'security event pruning',
      'used trial pruning',
      'emptying the trash',
      'inquiry pruning',
      'rate limit pruning',
      'webhook pruning',
    ],
  ],
  [startRemovingOldActivity, ['activity pruning']],
  [startSweepingStorage, ['storage sweep']],
  [startBillingJobs, ['subscription expiry', 'notices']],
  [startMailing, ['reminder mail']],
  [startOrganizationJobs, ['plans of teams', 'candidate retention', 'candidate mail', 'documents of teams']],
];

let app: TestApp;
let later = Date.now();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Runs the jobs once, and resolves to the names of those that did their work. */
const haveRun = async ([start, names]: (typeof destructive)[number], mayEnd: boolean) => {
  const clockCheck = { ...app.deps.clockCheck, mayEnd: () => Promise.resolve(mayEnd) };
  const mail = { send: () => Promise.resolve() };
  const before = await lastSuccesses();
  // Figures have the computer's clock, and are kept for the life of the process.
  vi.spyOn(Date, 'now').mockReturnValue((later += 1000));
  // Stopping waits for the run that began with the start.
  await start({ ...app.deps, clockCheck, mail })();
  vi.restoreAllMocks();
  const after = await lastSuccesses();
  return names.filter((name) => after.get(name) !== before.get(name));
};

const lastSuccesses = async () => {
  const metrics = await (await app.visitor().get('/metrics')).text();
  const lines = metrics.matchAll(/^husay_job_last_success_timestamp_seconds\{name="(.+)"\} (.+)$/gm);
  return new Map([...lines].map(([, name, moment]) => [name, moment]));
};

test('no job that ends or removes something runs while the clock may be wrong', async () => {
  for (const jobs of destructive) expect(await haveRun(jobs, false)).toEqual([]);
  for (const jobs of destructive) expect(await haveRun(jobs, true)).toEqual(jobs[1]);
});
