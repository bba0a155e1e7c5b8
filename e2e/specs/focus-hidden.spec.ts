import type { Page } from '@playwright/test';
import { pages } from '../../shared/pages';
import { expectFocusNeverHidden } from '../focus-visible';
import { expect, newPerson, test } from '../fixtures';

// The last one is 1440 x 900 at 400 % zoom.
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
  { width: 360, height: 225 },
];

// Smooth scrolling would still be on its way when the next key is pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs through what is open, at each size. */
const walk = async (page: Page, screen: string) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Laid out anew before anything gets the focus.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectFocusNeverHidden(page, `${screen} at ${size.width} x ${size.height}`);
  }
};

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await walk(page, address);
};

test('what visitors focus is never behind a bar', async ({ page }) => {
  await visit(page, '/');
  await visit(page, '/profile/maria-santos');
});

test('what is focused on the dashboard is never behind a bar', async ({ page, signIn }) => {
  await signIn('Maria Santos');
  for (const tab of ['resume', 'credentials', 'templates', 'profile']) await visit(page, `/?tab=${tab}`);
});

test('what is focused on the other screens is never behind a bar', async ({ page, signIn }) => {
  await signIn('Admin');
  const others = Object.values(pages).filter((path) => path !== pages.home && !path.includes(':'));
  for (const address of others) await visit(page, address);
});

test('what is focused behind the open menu of a phone is never behind it', async ({
  page,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(newPerson());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expectFocusNeverHidden(page, 'the open menu');
});

test('what is focused in a dialog is never behind a bar', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const open = async (address: string, button: string) => {
    await page.goto(address);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible();
    await walk(page, button);
  };
  await open('/', 'Share Profile');
  await open('/', 'Import');
  await open('/?tab=credentials', 'Upload Credential');
  await open('/?tab=templates', 'Download Creative Bold');
  await open('/?tab=templates', 'Preview Creative Bold');
  await open(pages.devices, 'Sign out everywhere');
});
