import { expectNoSidewaysScroll } from '../../accessibility';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { ProfilePage } from '../../pages/profile-page';
import { expect, test } from '../../fixtures';

// What hydration loses, it loses rarely: here the first run counts.
test.describe.configure({ retries: 0 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile is readable @phone', async ({ page }) => {
    const profile = new ProfilePage(page);
    await profile.goto('maria-santos');
    await expect(profile.name).toHaveText('Maria Santos');
    for (const name of ['Summary', 'Work Experience', 'Skills', 'Education', 'Credentials'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const { company } of sampleResume.experience) await expect(page.getByText(company)).toBeVisible();
    await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
    await expect(page.locator('noscript')).toBeVisible();
  });

  test('the landing page is readable and leads to sign-in @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Most Popular')).toBeVisible();
    await page.getByRole('link', { name: 'Start Building for Free' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test.describe('an unknown username', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('is a 404 page', async ({ page }) => {
      await page.goto('/profile/unknown-user');
      await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
    });
  });
});

test.describe('where motion is reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the demo of the landing page does not fill in one field after another', async ({ page }) => {
    await page.goto('/');
    const typed = page.locator('.animate-typed');
    await expect(typed.first()).toBeAttached();
    const delays = await typed.evaluateAll((texts) =>
      texts.map((text) => getComputedStyle(text).animationDelay),
    );
    expect([...new Set(delays)]).toEqual(['0s']);
    await expect(page.getByRole('button', { name: 'Pause the animation' })).toBeHidden();
  });
});

// Every test fails on the hydration errors that React reports.
test('the app hydrates the server’s markup without re-rendering it', async ({ page }) => {
  let letCodeCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCodeCome = resolve));
  await page.route(/\/assets\/vendor-.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  for (const path of ['/', '/profile/maria-santos', '/profile/Maria-Santos?from=mail']) {
    await page.goto(path, { waitUntil: 'commit' });
    const drawn = await page.waitForSelector('h1');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    letCodeCome();
    const toggle = page.getByRole('button', { name: /^Colors/ }).last();
    // Clicks during hydration have their own test; here the click only shows that the app is ready.
    await expect(async () => {
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(/^Colors: light/, { timeout: 2000 });
    }).toPass();
    expect(await drawn.evaluate((heading) => heading.isConnected)).toBe(true);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a page that the browser draws has a spinner until its code is there', async ({ page, signIn }) => {
  let letCodeCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCodeCome = resolve));
  await signIn('Maria Santos');
  await page.route(/\/assets\/vendor-.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  letCodeCome();
  await expect(page.getByRole('heading', { name: 'Welcome back, Maria' })).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('a click before hydration is handled after it', async ({ page }) => {
  let letCodeCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCodeCome = resolve));
  await page.route(/\/assets\/vendor-.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/profile/maria-santos', { waitUntil: 'commit' });
  await new ProfilePage(page).shareButton.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCodeCome();
  await expect(page.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
});

test('a signed-in user gets a server-rendered profile with their own bar', async ({
  page,
  openDashboard,
}) => {
  const { navigation } = await openDashboard('Maria Santos');
  await page.goto('/profile/maria-santos');
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a signed-in user can click the bar before hydration', async ({ page, signIn }) => {
  let letBarCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letBarCome = resolve));
  await page.route(/\/assets\/signed-in-navigation-.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await signIn('Maria Santos');
  const barAskedFor = page.waitForRequest(/signed-in-navigation/);
  await page.goto('/profile/maria-santos', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Account of Maria Santos' }).click();
  await barAskedFor;
  letBarCome();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('a bar without its code does not block the rest of the page', async ({ page, signIn }) => {
  await page.route(/\/assets\/signed-in-navigation-.*\.js$/, () => new Promise(() => {}));
  await signIn('Maria Santos');
  await page.goto('/profile/maria-santos', { waitUntil: 'commit' });
  await new ProfilePage(page).shareButton.click();
  await expect(page.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
});

test.describe('a missing photo', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is replaced by initials, although it failed before hydration', async ({ page }) => {
    await page.route(/\/api\/photos\//, (route) => route.fulfill({ status: 404 }));
    await new ProfilePage(page).goto('maria-santos');
    await expect(page.getByRole('img', { name: 'Photo of Maria Santos' })).toHaveText('MS');
  });
});
