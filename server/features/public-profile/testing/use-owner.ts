import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Browser } from '../../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/**
 * The owner of a profile, a new account before each test, with what they saved in their resume. Call it at the top of a
 * file.
 */
export const useOwner = (names: { firstName: string; lastName: string }, saved: object) => {
  let app: TestApp;
  let browser: Browser;
  let user: CurrentUser;
  let count = 0;
  const send = async (method: 'POST' | 'PUT', path: string, body: object) =>
    expect((await browser.send(method, path, body)).status).toBe(200);
  const save = (changes: object) => send('POST', '/api/resume', changes);
  const choose = (visibility: object) => send('PUT', '/api/account/visibility', visibility);

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    count += 1;
    browser = await app.signedIn({ email: `owner-${count}@example.com`, ...names });
    user = await browser.currentUser();
    await save(saved);
  });
  return {
    get app() {
      return app;
    },
    get browser() {
      return browser;
    },
    get user() {
      return user;
    },
    save,
    choose,
  };
};
