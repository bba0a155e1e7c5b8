import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { newOwner, type Owner } from './visitor';

export let app: TestApp;
/** A new owner for each test. */
export let ana: Owner;
/** How many owners there have been; part of their names. */
export let people = 0;

/** Starts an app for the test file that calls this. Each test begins at the same time. */
export const useAnalyticsApp = (environment: Record<string, string> = {}) => {
  beforeAll(async () => {
    app = await startTestApp({ environment });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(new Date('2026-11-20T01:00:00Z'));
    ana = await newOwner(app, `Ana${++people}`);
  });
};
