import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { DashboardPage } from './pages/dashboard-page';
import { SignInPage, type Person, type SamplePerson } from './pages/sign-in-page';

interface Fixtures {
  /** Signs in on the built-in provider's page, as a sample person or as anybody, and waits for the dashboard. */
  signIn: (person: SamplePerson | Person) => Promise<DashboardPage>;
  /** Errors in the console that a journey provokes on purpose; any other fails its test. */
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

  signIn: async ({ page }, use) => {
    await use(async (person) => {
      const signInPage = new SignInPage(page);
      await signInPage.goto();
      if (typeof person === 'string') await signInPage.signInAsSample(person);
      else await signInPage.signInAs(person);
      const dashboard = new DashboardPage(page);
      await expect(dashboard.welcome).toBeVisible();
      return dashboard;
    });
  },
});

export { expect };

/** Somebody who has never been here: a journey that changes things works on a person of its own. */
export const newPerson = (firstName = 'Liza', lastName = 'Reyes'): Person => ({
  email: `${firstName.toLowerCase()}.${randomUUID()}@example.test`,
  firstName,
  lastName,
});

/** Fails on anything that axe finds on the page as it stands, in the light and in the dark. */
export const expectAccessible = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Half-faded text has too little contrast for a moment only.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
          .map((animation) => animation.finished),
      ),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
      ),
    );
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};

/** A page may scroll up and down, never sideways. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
};

/**
 * A notice that stands for half a second before the page leaves for sign-in could be missed by looking. The page itself
 * reports it here, and leaving waits for that: without the notice the journey ends at its time limit.
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

/** The notice that stands on the page now; its text is repeated for screen readers for a moment. */
export const expectToast = async (page: Page, title: string, description: string) => {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(description, { exact: true })).toBeVisible();
};
