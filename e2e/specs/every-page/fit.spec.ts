import type { Locator } from '@playwright/test';
import { pages } from '../../../shared/pages/page-table';
import { templates } from '#shared/document/templates';
import { expectNoSidewaysScroll } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { ProfilePage } from '../../pages/profile-page';

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + window.scrollY, width, height };
    }),
  );

test('every tab is visible, also on a page that opens on the last one @phone', async ({
  page,
  openDashboard,
}) => {
  const { welcome } = await openDashboard(newPerson());
  await page.goto('/?tab=profile');
  await expect(welcome).toBeVisible();
  const { width } = page.viewportSize()!;
  const boxes = await boxesOf(page.getByRole('tab'));
  expect(boxes).toHaveLength(4);
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on the narrowest screens the open tab is scrolled into view', async ({ page, openDashboard }) => {
  await page.setViewportSize({ width: 220, height: 600 });
  const { welcome } = await openDashboard(newPerson());
  await page.goto('/?tab=profile');
  await expect(welcome).toBeVisible();
  const open = await page.getByRole('tab', { name: 'Profile' }).boundingBox();
  expect(open!.x + open!.width).toBeLessThanOrEqual(220);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('selecting a template does not shift the layout @phone', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  await page.goto('/?tab=templates');
  const buttons = page.getByRole('tabpanel', { name: 'Templates' }).getByRole('listitem').getByRole('button');
  const buttonsPerTemplate = 3;
  await expect(buttons).toHaveCount(templates.length * buttonsPerTemplate);
  const before = await boxesOf(buttons);
  for (const name of ['Classic Professional', 'Minimalist Clean']) {
    await page.getByRole('button', { name: `Select: ${name}` }).click();
    await expect(page.getByRole('button', { name: `Selected: ${name}` })).toBeVisible();
    expect(await boxesOf(buttons)).toEqual(before);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('contact links are 44 px high', async ({ page }) => {
    const profile = new ProfilePage(page);
    await profile.goto('maria-santos');
    await expect(profile.name).toBeVisible();
    const links = page.getByRole('list', { name: 'Contact details' }).getByRole('link');
    for (const { height } of await boxesOf(links)) expect(height).toBeGreaterThanOrEqual(44);
  });

  test('loading states fit too', async ({ page, signIn }) => {
    await signIn('Admin');
    // The user comes with the page data; all other requests stay unanswered here.
    await page.route(/\/api\/(?!auth\/user)/, () => new Promise(() => {}));
    const screens = [pages.billing, pages.analytics, pages.adminBilling, pages.webhookMonitor];
    const tabs = ['resume', 'credentials', 'templates', 'profile'].map((tab) => `/?tab=${tab}`);
    const waiting = page.getByRole('main').getByText(/^Loading/);
    for (const address of [...tabs, ...screens]) {
      await page.goto(address);
      await expect(waiting.first(), address).toBeAttached();
      await expectNoSidewaysScroll(page);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

for (const width of [640, 768, 1024]) {
  test(`periods fit on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const profile = new ProfilePage(page);
    await profile.goto('maria-santos');
    const periods = profile.section('Work Experience').locator('p.tabular-nums');
    await expect(periods.first()).toBeVisible();
    for (const { height } of await boxesOf(periods)) expect(height).toBeLessThan(30);
  });
}

test('the plan comparison does not scroll sideways @phone', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: 'What each plan includes' });
  await expect(table.getByRole('columnheader', { name: 'Agency' })).toBeVisible();
  const [box] = await boxesOf(table);
  expect(box!.x + box!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

test('public pages fit at 320 px, which is 1280 px at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of [pages.landing, '/profile/maria-santos', pages.example, pages.privacy, pages.terms]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
