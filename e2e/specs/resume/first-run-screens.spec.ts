import type { Page } from '@playwright/test';
import { saveDraft } from '../../../shared/resume/endpoints';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { expectFocusNeverHidden } from '../../focus-visible';
import { publishResume } from '../../publish-resume';
import { catchSharedFiles } from '../../shared-files';

// 1280 x 1024 at 400 % zoom.
const zoomed = { width: 320, height: 256 };
const widths = [zoomed.width, 360, 768, 1440];

const { profilePhotoUrl: _savedByItself, ...typed } = sampleResume;

/** Typing on another device, as it is when the page opens or looks again. */
const typeElsewhere = async (page: Page, title: string, revision: string, replaces: string[] = []) => {
  const data = { content: { ...typed, title, newSkill: '' }, version: 0, revision, replaces };
  expect((await page.request.put(saveDraft.path, { data })).status()).toBe(200);
};

const openStep = async (page: Page, step: string) => {
  await typeElsewhere(page, 'Registered Nurse', 'typed-elsewhere-1');
  await page.goto(`/?step=${step}`);
  await expect(page.locator('#step-title')).toBeFocused();
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the start': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start from scratch' })).toBeVisible();
  },
  'an example': async (page) => {
    await page.goto('/');
    await press(page, 'Teacher');
    await expect(dialog(page)).toContainText('Liza Halimbawa');
  },
  'about you': (page) => openStep(page, 'about'),
  'work with ideas and months': async (page) => {
    await openStep(page, 'work');
    await press(page, /^Senior|Nurse/);
    await press(page, 'Ideas');
    await press(page, 'Choose months');
    await expect(page.getByRole('list', { name: 'Sentences' })).toBeVisible();
  },
  education: (page) => openStep(page, 'education'),
  'skills and a license with a date': async (page) => {
    await openStep(page, 'skills');
    await press(page, 'Add License');
    await page.getByLabel('License number (optional)').last().fill('0912345');
    await page.getByRole('button', { name: 'Choose a date: Issued' }).last().click();
  },
  'look and share': async (page) => {
    await openStep(page, 'look');
    await expect(page.getByText('Page 1 of').first()).toBeVisible();
  },
  'the preview in full screen': async (page) => {
    await openStep(page, 'look');
    await press(page, 'Full screen');
    await expect(dialog(page)).toBeVisible();
  },
  'two drafts': async (page) => {
    await openStep(page, 'about');
    await expect(page.getByText(/^Draft saved/).first()).toBeVisible();
    await typeElsewhere(page, 'Typed on the laptop', 'typed-elsewhere-2', ['typed-elsewhere-1']);
    await page.getByLabel('Title').fill('Typed on the phone');
    await press(page, 'Compare');
    await expect(dialog(page)).toContainText('Typed on the laptop');
  },
  'the download’s question': async (page) => {
    await publishResume(page);
    await page.goto('/?step=look');
    await page
      .getByRole('region', { name: /^Step 5/ })
      .getByRole('button', { name: 'Download Your PDF' })
      .click();
    await expect(dialog(page)).toContainText('watermark');
  },
  'the trial’s question': async (page) => {
    await page.goto('/?trial=start');
    await expect(dialog(page)).toContainText('No card needed');
  },
  sharing: async (page) => {
    await publishResume(page);
    await catchSharedFiles(page);
    await page.goto('/?step=look');
    await page
      .getByRole('region', { name: /^Step 5/ })
      .getByRole('button', { name: 'Share Your Profile' })
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Share PDF' })).toBeVisible();
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 409/] });

for (const [name, open] of Object.entries(screens))
  test(`“${name}” fits from 320 to 1440 px, axe is content, and no bar covers the focus`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(newPerson());
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await page.setViewportSize(zoomed);
    await expectFocusNeverHidden(page, `${name} at 400 %`);
    await expectNoSidewaysScroll(page);
  });

test('a toast covers neither the heading of a step nor a way on, at its end either', async ({
  page,
  signIn,
}) => {
  await signIn(newPerson());
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await press(page, 'Teacher');
  await dialog(page).getByRole('button', { name: 'Use This as a Start' }).click();
  const toast = page.locator('li').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(toast).toBeVisible();
  // It stays while it has the focus.
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  const next = page.getByRole('button', { name: 'Next' });
  for (const [width, height] of [
    [768, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page
      .getByRole('region', { name: /^Step 1/ })
      .evaluate((step) => step.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(toast).toBeInViewport();
    const [heading, above] = [await page.locator('#step-title').boundingBox(), await toast.boundingBox()];
    expect(above!.y + above!.height, `the heading at ${width} px`).toBeLessThan(heading!.y);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(toast).toBeInViewport();
    const [button, message] = [await next.boundingBox(), await toast.boundingBox()];
    expect(message!.y + message!.height, `at ${width} px`).toBeLessThan(button!.y);
  }
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the open step and the chosen template differ from the others by more than a background', async ({
    page,
    signIn,
  }) => {
    await signIn(newPerson());
    await openStep(page, 'look');
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
          return `${backgroundColor} ${borderTopColor} ${color}`;
        });
    const current = await look('nav[aria-label=Steps] [aria-current] > :last-child');
    expect(current).not.toBe(await look('nav[aria-label=Steps] :not([aria-current]) > :last-child'));
    const chosen = await look('label:has(input[name=template]:checked)');
    expect(chosen).not.toBe(await look('label:has(input[name=template]:not(:checked))'));
  });
});
