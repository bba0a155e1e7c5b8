import type { Page } from '@playwright/test';
import { saveDraft } from '../../../shared/resume/endpoints';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { expect, newPerson, test } from '../../fixtures';
import { slowDown } from '../../slow-phone';

// Core Web Vitals call 0.1 good.
const maxShift = 0.1;
const steps = ['about', 'work', 'education', 'skills', 'look'];

const { profilePhotoUrl: _savedByItself, ...typed } = sampleResume;

const typeElsewhere = async (page: Page) => {
  const data = { content: { ...typed, newSkill: '' }, version: 0, revision: 'typed-elsewhere', replaces: [] };
  expect((await page.request.put(saveDraft.path, { data })).status()).toBe(200);
};

interface WatchedWindow {
  layoutShift: number;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watched.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const content of ['nothing', 'a draft'])
  test(`a step with ${content} in it moves nothing while it is loaded again on a slow phone`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(newPerson());
    if (content === 'a draft') await typeElsewhere(page);
    const openStep = async (step: string) => {
      await page.goto(`/?step=${step}`);
      await expect(page.locator('#step-title')).toBeFocused();
      await expect(page.locator('section [data-step-loading]')).toHaveCount(0);
      if (step === 'look') await expect(page.getByText('Page 1 of').first()).toBeVisible();
    };
    for (const step of steps) await openStep(step);
    await watchShifts(page);
    await slowDown(page);
    const shifts: Record<string, number> = {};
    for (const step of steps) {
      await openStep(step);
      shifts[step] = await page.evaluate(() => (window as unknown as WatchedWindow).layoutShift);
    }
    expect(Math.max(...Object.values(shifts)), JSON.stringify(shifts)).toBeLessThanOrEqual(maxShift);
  });
