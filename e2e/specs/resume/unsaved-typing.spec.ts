import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility';
import { ResumeBuilder } from '../../pages/resume-builder';
import { SignInPage } from '../../pages/sign-in-page';
import { expect, newPerson, test } from '../../fixtures';

/** What this browser holds of the typing. */
const heldHere = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(window.localStorage)));

const expectDraftSaved = (page: Page) => expect(page.getByText(/^Draft saved \d/)).toBeVisible();

const leavesWithout = async (page: Page, question: string) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return () => expect(asked, question).toEqual([]);
};

test.describe('another user signs in in another tab', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("one user's text never reaches the other's resume", async ({ page, context, openDashboard }) => {
    const alpha = newPerson('Alpha');
    const beta = newPerson('Beta');
    await openDashboard(alpha);
    const first = new ResumeBuilder(page);
    await first.field('Title').fill("Alpha's own text");

    const otherPage = await context.newPage();
    await otherPage.goto('/api/logout');
    await otherPage.goto('/api/login');
    await new SignInPage(otherPage).signInAs(beta);
    await expect(otherPage.getByRole('heading', { name: 'Welcome, Beta' })).toBeVisible();

    expect((await first.save()).status()).toBe(401);
    await expect(page.getByRole('heading', { name: 'Welcome, Beta' })).toBeVisible();
    await expect(first.field('Title')).toHaveValue('');
    const stored = await page.evaluate(async () => (await fetch('/api/resume')).json());
    expect(stored).toMatchObject({ title: '', version: 0 });

    await page.goto('/api/logout');
    await page.goto('/api/login');
    await new SignInPage(page).signInAs(alpha);
    await expect(first.field('Title')).toHaveValue("Alpha's own text");
  });
});

test('Back asks before it leaves unsaved changes', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  await page.getByRole('link', { name: 'Billing' }).first().click();
  await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Unsaved');

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving your resume?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(builder.field('Title')).toHaveValue('Unsaved');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();

  await page.goForward();
  await expect(builder.field('Title')).toHaveValue('Unsaved');
});

test('two Backs at once lose nothing, whether the question was shown or not', async ({
  page,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  await page.getByRole('link', { name: 'Billing' }).first().click();
  await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Typed just before');

  await page.evaluate(() => {
    history.back();
    history.back();
  });
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await page.addLocatorHandler(leave, () => leave.click());
  await page.getByRole('link', { name: 'Billing' }).first().click();
  await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(builder.field('Title')).toHaveValue('Typed just before');
});

test('a jump over the question comes back to it', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const billing = page.getByRole('link', { name: 'Billing' }).first();
  await billing.click();
  await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Unsaved');
  await billing.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving your resume?' });
  await expect(question).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ overlay: true });

  // As from the list that a long press on Back shows: /billing is below the question's entry and the page's.
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(builder.field('Title')).toHaveValue('Unsaved');
  await expect(page).toHaveURL(/\/$/);
});

test.describe('the session ends', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('on another tab of the dashboard: signing in is not blocked, the text is saved', async ({
    page,
    context,
    openDashboard,
  }) => {
    const person = newPerson();
    const dashboard = await openDashboard(person);
    const builder = new ResumeBuilder(page);
    await builder.field('Title').fill('Typed before');
    await dashboard.tab('Profile').click();
    await page.getByLabel('First name').fill('Lisa');
    // Delete the stored session too: a response in flight would restore a cleared cookie.
    await page.request.get('/api/logout', { maxRedirects: 0 });
    await context.clearCookies();
    const expectNoQuestion = await leavesWithout(page, 'questions on the way to sign-in');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    const signInPage = new SignInPage(page);
    await expect(signInPage.heading()).toBeVisible();
    await signInPage.signInAs(person);
    await page.getByRole('tab', { name: 'Resume Builder' }).click();
    await expect(builder.field('Title')).toHaveValue('Typed before');
    expectNoQuestion();
  });
});

test('Log out leaves the draft on the server and nothing in the browser', async ({ page, openDashboard }) => {
  const person = newPerson();
  const dashboard = await openDashboard(person);
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Nobody else may read this');
  await expectDraftSaved(page);
  const expectNoQuestion = await leavesWithout(page, 'questions about what is saved');
  await dashboard.signOut();
  await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible();
  expect(await heldHere(page)).not.toContain('Nobody else');
  expectNoQuestion();

  await page.goto('/api/login');
  await new SignInPage(page).signInAs(person);
  await expect(builder.field('Title')).toHaveValue('Nobody else may read this');
});

test.describe('the draft cannot be sent', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('Log out asks before it discards unsaved changes, and removes all of them', async ({
    page,
    openDashboard,
  }) => {
    await page.route('**/api/resume/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    const dashboard = await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    await builder.field('Title').fill('Nobody else may read this');
    await expect(page.getByText('Saved on this device. Sends when you are online.')).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Log out and discard unsaved changes?' });

    await dashboard.signOut();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
    await expect(builder.field('Title')).toHaveValue('Nobody else may read this');

    const expectNoQuestion = await leavesWithout(page, 'questions after the one that was answered');
    await dashboard.signOut();
    await question.getByRole('button', { name: 'Log Out' }).click();
    await expect(dashboard.welcome).toHaveCount(0);
    await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible();
    expect(await heldHere(page)).not.toContain('Nobody else');
    expectNoQuestion();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/] });

  test('export works; import says what helps, and opens after a reload with the typing restored', async ({
    page,
    context,
    openDashboard,
  }) => {
    await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    // A click loads the code of toasts and dialogs.
    await builder.field('Title').fill('Nurse');
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/-resume\.json$/);

    await page.getByRole('button', { name: 'Import' }).click();
    await expect(
      page.getByText('You are offline. Reload the page once you are connected again.'),
    ).toBeVisible();
    await expect(builder.field('Title')).toHaveValue('Nurse');

    await context.setOffline(false);
    await expectDraftSaved(page);
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(builder.field('Title')).toHaveValue('Nurse');
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByLabel('Resume file')).toBeAttached();
  });
});
