import type { Browser } from '@playwright/test';
import { getCurrentUser } from '../shared/accounts/endpoints';
import type { CurrentUser } from '../shared/accounts/schema';
import { test as base } from './fixtures';
import type { Person, SamplePerson } from './pages/sign-in-page';
import { signInByCalls } from './sign-in';
import { startApp } from './start-app';

// Its own timeout, not that of the first test.
const startsWithinMs = 60_000;

/**
 * Tests with their own instance of the app, for those that would affect others or be affected by them. It starts once per
 * worker, with these settings; `name` names its log.
 */
export const testInOwnApp = (name: string, settings: Record<string, string> = {}) =>
  base.extend<object, { ownApp: string }>({
    ownApp: [
      // Playwright derives the fixture's dependencies from the first parameter.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use, { workerIndex }) => {
        const app = await startApp({ name: `${name}-${workerIndex}`, settings });
        await use(app.baseUrl);
        await app.stop();
      },
      { scope: 'worker', timeout: startsWithinMs },
    ],
    baseURL: async ({ ownApp }, use) => use(ownApp),
  });

/** Another user, signed in, in a separate browser; the page is still empty. */
export const openPerson = async (browser: Browser, person: Person | SamplePerson) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInByCalls(page.request, person);
  const { id } = (await (await page.request.get(getCurrentUser.path)).json()) as CurrentUser;
  return { id, page, close: () => context.close() };
};
