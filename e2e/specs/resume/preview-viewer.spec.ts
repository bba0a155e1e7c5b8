import { emptyExperience } from '../../../shared/resume/schema';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

/** A resume of two pages. */
const twoPages = {
  ...sampleResume,
  profilePhotoUrl: '',
  experience: Array.from({ length: 9 }, (_, i) => ({
    ...emptyExperience,
    title: `Ward Nurse ${i + 1}`,
    company: `Hospital ${i + 1}`,
    duration: 'Jun 2019 – May 2021',
    description: '- Cared for twelve patients on each shift\n- Trained four new nurses\n- Kept the records',
  })),
};

const zoomed = /^\d+%$/;

test('typing is highlighted in the preview, and a text on the page leads to its field', async ({
  page,
  signIn,
}) => {
  await signIn(newPerson('Nena', 'Villar'));
  await page.request.post('/api/resume', { data: twoPages });
  await page.goto('/?tab=resume');
  const builder = new ResumeBuilder(page);
  const band = page.locator('[data-band=edited]');
  await expect(builder.preview.getByText('Page 1 of 2')).toBeVisible();

  await builder.field('Title').fill('Head Nurse');
  await expect(builder.preview.getByText('Head Nurse')).toBeVisible();
  // The pages may still be moving.
  await expect(async () => {
    const title = (await builder.preview.getByText('Head Nurse').boundingBox())!;
    const around = (await band.boundingBox())!;
    const middle = title.y + title.height / 2;
    expect(around.y).toBeLessThan(middle);
    expect(around.y + around.height).toBeGreaterThan(middle);
    expect(around.height).toBeLessThan(40);
  }).toPass();

  // A field far below scrolls the pages to its text, and only them.
  await page.getByRole('button', { name: /^Ward Nurse 9/, expanded: false }).click();
  await page.locator('[name="experience.8.company"]').focus();
  await expect(builder.preview.getByText('Page 2 of 2')).toBeVisible();
  await expect(band).toBeInViewport();

  // The pages may still be moving here, too.
  await expect(async () => {
    const { x, y, width, height } = (await builder.preview.getByText('Ward Nurse 7').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator('[name="experience.6.title"]')).toBeFocused({ timeout: 1_000 });
  }).toPass();

  // The name is edited on another tab.
  await builder.preview
    .getByRole('group', { name: 'Pages', exact: true })
    .evaluate((area) => area.scrollTo(0, 0));
  const name = (await builder.preview.getByText('Nena Villar', { exact: true }).first().boundingBox())!;
  await page.mouse.click(name.x + 5, name.y + name.height / 2);
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('the preview is enlarged by buttons and by the wheel, and fits its width again', async ({
  page,
  openDashboard,
}) => {
  await openDashboard('Maria Santos');
  const { preview } = new ResumeBuilder(page);
  const sheet = preview.getByRole('img').first();
  const percent = async () => parseInt(await preview.getByText(zoomed).first().innerText(), 10);
  await expect(sheet).toBeVisible();
  const fitted = (await sheet.boundingBox())!.width;
  const start = await percent();
  await preview.getByRole('button', { name: 'Zoom in' }).click();
  await preview.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await sheet.boundingBox())!.width).toBeGreaterThan(fitted * 1.3);
  expect(await percent()).toBeGreaterThan(start);
  await expectNoSidewaysScroll(page);
  await expect(preview.getByRole('button', { name: 'Zoom out' })).toBeInViewport();

  const before = await percent();
  await preview.getByRole('group', { name: 'Pages', exact: true }).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(percent).toBeGreaterThan(before);

  await preview.getByRole('button', { name: 'Fit width' }).click();
  await expect.poll(async () => (await sheet.boundingBox())!.width).toBeCloseTo(fitted, 0);
});

test('a locked template is tried in the preview without a dialog', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const { preview } = new ResumeBuilder(page);
  await page.getByRole('button', { name: 'Design' }).click();
  await page.locator('label').filter({ hasText: 'Creative Bold' }).click();
  await expect(preview.getByRole('img', { name: /^Creative Bold/ })).toBeVisible();
  await expect(preview.getByText('Pro template. Your download uses Modern Professional.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the whole screen is for reading: two fingers zoom, Back closes, a tap leads to the field', async ({
    page,
    signIn,
  }) => {
    await signIn(newPerson('Nena', 'Villar'));
    await page.request.post('/api/resume', { data: twoPages });
    await page.goto('/?tab=resume');
    const open = page.getByRole('button', { name: 'Preview', exact: true });
    await open.tap();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await expect(dialog.getByText('Page 1 of 2')).toBeVisible();
    const sheet = dialog.getByRole('img').first();
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    const fitted = (await sheet.boundingBox())!.width;

    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: 180 - apart, y: 300, id: 0 },
          { x: 180 + apart, y: 300, id: 1 },
        ],
      });
    await fingers('touchStart', 40);
    for (const apart of [60, 80, 100]) await fingers('touchMove', apart);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await sheet.boundingBox())!.width / fitted).toBeCloseTo(2.5, 1);
    await expect(dialog.getByRole('button', { name: 'Fit width' })).toHaveAttribute('aria-pressed', 'false');

    await page.goBack();
    await expect(dialog).toBeHidden();

    await open.tap();
    await dialog.getByRole('button', { name: 'Fit width' }).tap();
    const title = (await dialog.getByText('Ward Nurse 2').boundingBox())!;
    await page.touchscreen.tap(title.x + title.width / 2, title.y + title.height / 2);
    await expect(page.locator('[name="experience.1.title"]')).toBeFocused();
    await expect(dialog).toBeHidden();
  });
});
