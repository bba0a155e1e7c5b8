import type { Page } from '@playwright/test';
import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { publishResume } from '../../publish-resume';
import { ResumeBuilder } from '../../pages/resume-builder';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

test('the page is beside the form, high up, large and clear of the save bar', async ({ page, signIn }) => {
  test.slow();
  await signIn(newPerson());
  await publishResume(page);
  await page.goto('/?tab=resume');
  const { preview } = new ResumeBuilder(page);
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(preview.getByText('Page 1 of')).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page, '#resume-preview svg[role=img]')).width)
      .toBeGreaterThanOrEqual(width * 0.45);
    const at = `at ${width} px`;
    const [sheet, pane, band, tools, save, bar] = [
      await boxOf(page, '#resume-preview svg[role=img]'),
      await boxOf(page, '#resume-preview'),
      await boxOf(page, '[data-band-of-dashboard]'),
      await boxOf(page, '[role=group][aria-label=View]'),
      await boxOf(page, '#resume-save'),
      await boxOf(page, '.shadow-float:has(#resume-save)'),
    ];
    expect(sheet.y, at).toBeLessThanOrEqual(260);
    expect(tools.y, at).toBeLessThanOrEqual(260);
    expect(band.height, at).toBeLessThanOrEqual(140);
    expect(save.x + save.width, at).toBeLessThanOrEqual(sheet.x);
    // One slim line in the column of the form, and the page is as high as the window.
    expect(bar.height, at).toBeLessThanOrEqual(64);
    expect(bar.x + bar.width, at).toBeLessThanOrEqual(pane.x);
    expect(pane.height, at).toBeGreaterThanOrEqual(height - 100);
    // The page stays in sight beside the last section.
    await page.getByRole('button', { name: 'Arrange Sections' }).scrollIntoViewIfNeeded();
    await expect(preview.getByRole('button', { name: 'Zoom in' })).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  const unfolded = (await boxOf(page, '[data-band-of-dashboard]')).height;
  await page.getByRole('button', { name: 'Design' }).click();
  await page.locator('label').filter({ hasText: 'Minimalist Clean' }).click();
  await expect(preview.getByRole('img', { name: /^Minimalist Clean/ })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await new ResumeBuilder(page).field('Title').fill('Head Nurse');
  await expect
    .poll(async () => (await boxOf(page, '[data-band-of-dashboard]')).height)
    .toBeLessThan(unfolded);
});

test('the form can be used while the page beside it is late', async ({ page, signIn }) => {
  await signIn(newPerson());
  await publishResume(page);
  let comeNow = () => {};
  const late = new Promise<void>((resolve) => (comeNow = resolve));
  await page.route(/\/live-preview-[^/]*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/?tab=resume', { waitUntil: 'commit' });
  const builder = new ResumeBuilder(page);
  const title = builder.field('Title');
  await title.fill('Head Nurse');
  await expect(builder.preview).not.toContainText('Head Nurse');
  comeNow();
  await expect(builder.preview).toContainText('Head Nurse');
  await expect(title).toHaveValue('Head Nurse');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first field is in the upper part of the screen, and Preview is the page', async ({
    page,
    signIn,
  }) => {
    await signIn(newPerson());
    await publishResume(page);
    await page.goto('/?tab=resume');
    const builder = new ResumeBuilder(page);
    await expect(builder.field('Title')).toBeVisible();
    await expect.poll(async () => (await boxOf(page, '[name=title]')).y).toBeLessThanOrEqual(420);
    await expectSound(page);

    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    const screen = page.getByRole('dialog', { name: 'Preview' });
    const sheet = screen.getByRole('img').first();
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())!.y).toBeLessThan(100);
    await screen.getByRole('button', { name: 'Design' }).tap();
    const design = page.getByRole('dialog', { name: 'Design' });
    // Below the row of templates, without scrolling.
    await expect(design.getByRole('group', { name: /^Color/ })).toBeInViewport();
    await design.getByLabel('Paper').selectOption('Letter');
    await expectSound(page);
    await page.goBack();
    await expect(design).toBeHidden();
    await expect(screen).toBeVisible();
    await screen.getByRole('button', { name: 'Edit' }).tap();
    await expect(screen).toBeHidden();
  });
});
