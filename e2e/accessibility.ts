import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Fading text has too little contrast for a moment. */
const settleAnimations = (page: Page) =>
  page.evaluate(async () => {
    // A page under load may leave out frames, and restart what fades again and again: then it is looked at as it is.
    const within = (done: Promise<unknown>) =>
      Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1000))]);
    const nextFrame = () => within(new Promise(requestAnimationFrame));
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // New colors are known in the next frame and start to fade in the one after. If both fade, a child restarts with each
    // step of its parent.
    for (let round = 0; round < 20; round++) {
      await nextFrame();
      await nextFrame();
      const running = ending();
      if (running.length === 0) return;
      await within(Promise.allSettled(running.map(({ finished }) => finished)));
    }
  });

/** Axe's color rules; for all others a page is the same in light and dark mode. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/** Axe's findings on the current page. None of our pages has frames, so one run covers everything. */
const violations = async (page: Page, rules?: string[]) => {
  // A reload removes it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const loaded = window as unknown as {
      axe: { run: (options: { runOnly?: string[]; resultTypes: string[] }) => Promise<AxeResults> };
    };
    const results = await loaded.axe.run({ ...(runOnly && { runOnly }), resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
      ),
    );
  }, rules);
};

const inColors = async (page: Page, colorScheme: 'light' | 'dark', rules?: string[]) => {
  await page.emulateMedia({ colorScheme });
  await settleAnimations(page);
  expect(await violations(page, rules), `axe, ${colorScheme}`).toEqual([]);
};

/** Fails on any finding of axe on the current page, in light and dark mode. */
export const expectAccessible = async (page: Page) => {
  await inColors(page, 'light');
  await inColors(page, 'dark', aboutColors);
  await page.emulateMedia({ colorScheme: null });
};

/** A page may scroll vertically, never sideways. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
};

/** The page fits, and axe has no findings. */
export const expectSound = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};
