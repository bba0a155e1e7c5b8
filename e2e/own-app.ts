import type { Browser } from '@playwright/test';
import { getCurrentUser } from '../shared/accounts/endpoints';
import type { CurrentUser } from '../shared/accounts/schema';
import { test as base } from './fixtures';
import type { Person, SamplePerson } from './pages/sign-in-page';
import { signInByCalls } from './sign-in';
import { startApp } from './start-app';

// Its own time, not the first journey's.
const startsWithinMs = 150_000;

/**
 * Journeys in an app of their own, for what would disturb others or be disturbed by them. It is started once for each
 * worker, with these settings; `name` names its log.
 */
export const testInOwnApp = (name: string, settings: Record<string, string> = {}) =>
  base.extend<object, { ownApp: string }>({
    ownApp: [
      // Playwright reads from the first parameter what else is needed.
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

/** Somebody else at a browser of their own, signed in; their page is still empty. */
export const openPerson = async (browser: Browser, person: Person | SamplePerson) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInByCalls(page.request, person);
  const { id } = (await (await page.request.get(getCurrentUser.path)).json()) as CurrentUser;
  return { id, page, close: () => context.close() };
};
