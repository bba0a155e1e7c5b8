import { afterAll, beforeAll, beforeEach } from 'vitest';
import { payments } from '../../db/schema/billing';
import { users } from '../../db/schema/users';
import { newPayer, paymentWorld } from './payer';
import type { Browser } from '../requests/browser';
import { startTestApp, type TestApp } from '../test-app';

export let app: TestApp;
export let admin: Browser;
export let world: ReturnType<typeof paymentWorld>;

/** Starts an app for the test file that calls this. Its users and payments are deleted before each test. */
export const usePaymentApp = () => {
  beforeAll(async () => {
    app = await startTestApp();
    world = paymentWorld(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.maya.reset();
    await app.db.delete(payments);
    await app.db.delete(users);
  });
};

/** Starts an app with an administrator for the test file that calls this. What its tests store stays. */
export const usePaymentAppWithAdmin = (environment: Record<string, string> = {}) => {
  beforeAll(async () => {
    app = await startTestApp({ environment });
    admin = await app.signedIn({ email: 'admin@husay.test' });
    world = paymentWorld(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.maya.reset());
};

let count = 0;
export const payer = () => newPayer(app, `due-${(count += 1)}@example.com`);
