import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppDeps } from '../app-deps';
import { startTestApp, type TestApp } from '../testing/test-app';
import { startRemovingOldActivity } from './analytics-jobs';
import { startBillingJobs } from './billing-jobs';
import { startDrawingBulkFiles } from './organization-jobs';
import {
  startEmptyingTrash,
  startPruningInquiries,
  startPruningRateLimits,
  startPruningSecurityEvents,
  startPruningSessions,
  startPruningWebhooks,
} from './pruning';
import { startMailingReminders } from './mail-jobs';
import { startSweepingStorage } from './storage/sweep-storage';

/** Everything that ends or removes something for its age, or writes about it. */
const destructive = {
  'session pruning': startPruningSessions,
  'security event pruning': startPruningSecurityEvents,
  'emptying the trash': startEmptyingTrash,
  'inquiry pruning': startPruningInquiries,
  'rate limit pruning': startPruningRateLimits,
  'webhook pruning': startPruningWebhooks,
  'activity pruning': startRemovingOldActivity,
  'storage sweep': startSweepingStorage,
  'subscription expiry': startBillingJobs,
  notices: startBillingJobs,
  'reminder mail': startMailingReminders,
  'documents of teams': startDrawingBulkFiles,
} satisfies Record<string, (deps: AppDeps) => () => Promise<void>>;

let app: TestApp;
let later = Date.now();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Runs the job once, and resolves to whether it did its work. */
const hasRun = async (name: keyof typeof destructive, mayEnd: boolean) => {
  const clockCheck = { ...app.deps.clockCheck, mayEnd: () => Promise.resolve(mayEnd) };
  const mail = { send: () => Promise.resolve() };
  const before = await lastSuccess(name);
  // Figures have the computer's clock, and are kept for the life of the process.
  vi.spyOn(Date, 'now').mockReturnValue((later += 1000));
  // Stopping waits for the run that began with the start.
  await destructive[name]({ ...app.deps, clockCheck, mail })();
  vi.restoreAllMocks();
  return (await lastSuccess(name)) !== before;
};

const lastSuccess = async (name: string) => {
  const metrics = await (await app.visitor().get('/metrics')).text();
  return metrics
    .split('\n')
    .find((line) => line.startsWith(`husay_job_last_success_timestamp_seconds{name="${name}"}`));
};

test('no job that ends or removes something runs while the clock may be wrong', async () => {
  for (const name of Object.keys(destructive) as (keyof typeof destructive)[]) {
    expect(await hasRun(name, false), name).toBe(false);
  }
  for (const name of Object.keys(destructive) as (keyof typeof destructive)[]) {
    expect(await hasRun(name, true), name).toBe(true);
  }
});
