import { randomUUID } from 'node:crypto';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { DashboardPage } from './pages/dashboard-page';
import type { Person, SamplePerson } from './pages/sign-in-page';
import { signInByCalls } from './sign-in';

interface Fixtures {
  /** Signs a user in, a sample user or any other, without opening a page. */
  signIn: (person: SamplePerson | Person) => Promise<void>;
  /** Signs in and opens the dashboard. */
  openDashboard: (person: SamplePerson | Person) => Promise<DashboardPage>;
  /** Console errors that a test provokes; any other fails it. */
  expectedErrors: RegExp[];
  consoleGuard: void;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (problem) =>
        errors.push(`uncaught: ${problem.error().stack ?? problem.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ page }, use) => use((person) => signInByCalls(page.request, person)),

  openDashboard: async ({ page, signIn }, use) =>
    use(async (person) => {
      await signIn(person);
      const dashboard = new DashboardPage(page);
      await dashboard.goto();
      return dashboard;
    }),
});

export { expect };

/** A new user: a test that changes data uses its own. */
export const newPerson = (firstName = 'Liza', lastName = 'Reyes'): Person => ({
  email: `${firstName.toLowerCase()}.${randomUUID()}@example.test`,
  firstName,
  lastName,
});

/**
 * Polling could miss a toast that is shown for half a second before the page leaves for sign-in. The page itself reports it
 * here, and leaving waits for that: without the toast the test times out.
 */
export const holdLeavingUntilShown = async (page: Page, notice: string) => {
  let report: () => void;
  const shown = new Promise<void>((resolve) => (report = resolve));
  await page.exposeFunction('reportNotice', () => report());
  await page.addInitScript((text) => {
    const look = () => {
      if (!document.body?.innerText.includes(text)) return;
      observer.disconnect();
      (window as unknown as { reportNotice(): void }).reportNotice();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, notice);
  await page.route(/\/api\/login/, async (route) => {
    await shown;
    await route.continue();
  });
};

/** The toast on the page; its text is briefly repeated for screen readers. */
export const expectToast = async (page: Page, title: string, description: string) => {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(description, { exact: true })).toBeVisible();
};

/** Escape closes this. A dialog handles it only shortly after it appears, so the key may have to be pressed again. */
export const closeByEscape = (page: Page, overlay: Locator) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden({ timeout: 2000 });
    // Its history entry is removed a moment later, which would cancel a navigation that has just started.
    await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
  }).toPass({ timeout: 20_000 });
