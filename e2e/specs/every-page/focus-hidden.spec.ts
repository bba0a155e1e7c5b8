import type { Page } from '@playwright/test';
import { pages } from '../../../shared/pages/page-table';
import { expectFocusNeverHidden } from '../../focus-visible';
import { expect, newPerson, test } from '../../fixtures';

// The last one is 1440 x 900 at 400 % zoom.
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
  { width: 360, height: 225 },
];

// Smooth scrolling would still be running at the next key press.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs through the open page, at each size. */
const walk = async (page: Page, screen: string, at = sizes) => {
  for (const size of at) {
    await page.setViewportSize(size);
    // Wait for the new layout before moving the focus.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectFocusNeverHidden(page, `${screen} at ${size.width} x ${size.height}`);
  }
};

const visit = async (page: Page, address: string, at = sizes) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await walk(page, address, at);
};

test('visitors’ focus is never behind a bar', async ({ page }) => {
  await visit(page, '/');
  await visit(page, '/profile/maria-santos');
});

for (const tab of ['credentials', 'templates', 'profile'])
  test(`the focus on the dashboard's ${tab} tab is never behind a bar`, async ({ page, signIn }) => {
    await signIn('Maria Santos');
    await visit(page, `/?tab=${tab}`);
  });

// The builder has by far the most tab stops.
for (const size of sizes)
  test(`the focus in the builder at ${size.width} x ${size.height} is never behind a bar`, async ({
    page,
    signIn,
  }) => {
    await signIn('Maria Santos');
    await visit(page, '/?tab=resume', [size]);
  });

for (const path of Object.values(pages).filter(
  (address) => address !== pages.landing && !address.includes(':'),
))
  test(`the focus on ${path} is never behind a bar`, async ({ page, signIn }) => {
    await signIn('Admin');
    await visit(page, path);
  });

test('the focus is never behind the open menu of a phone', async ({ page, openDashboard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(newPerson());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expectFocusNeverHidden(page, 'the open menu');
});

const dialogs = [
  ['/', 'Share Profile'],
  ['/', 'Import'],
  ['/?tab=credentials', 'Upload Credential'],
  ['/?tab=templates', 'Download Creative Bold'],
  ['/?tab=templates', 'Preview Creative Bold'],
  [pages.devices, 'Sign out everywhere'],
] as const;

for (const [address, button] of dialogs)
  test(`what is focused in the dialog of '${button}' is never behind a bar`, async ({
    page,
    openDashboard,
  }) => {
    await openDashboard(newPerson());
    await page.goto(address);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible();
    await walk(page, button);
  });
