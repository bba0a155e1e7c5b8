import { startTrial } from '../../../shared/billing/endpoints';
import { expireUserNow } from '../../../shared/test-tools/endpoints';
import { expectSound } from '../../accessibility';
import { expectPaid } from '../../billing-checks';
import { closeByEscape, expect, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';
import { AdminBillingPage } from '../../pages/admin-billing-page';
import { BillingPage } from '../../pages/billing-page';
import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { pdfText } from '../../pdf-text';
import { publishResume } from '../../publish-resume';

test('from the landing page through sign-in, one press starts the trial @phone', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Start Pro Trial' });
  await expect(start).toHaveAccessibleDescription(
    '7 days free, once per account. No card needed, and it ends by itself.',
  );
  await start.click();
  await new SignInPage(page).signInAs(newPerson('Nica', 'Yap'));
  const dashboard = new DashboardPage(page);
  const question = page.getByRole('dialog', { name: 'Try Pro free for 7 days' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(question.getByText(/^No card needed\. The trial ends by itself on /)).toBeVisible();
  await expectSound(page);

  // Opening the address starts nothing.
  await closeByEscape(page, question);
  await page.reload();
  await dashboard.welcome.waitFor();
  await dashboard.goto();
  await expect(page.getByRole('complementary', { name: 'Upgrade' })).toBeVisible();
  await page.goto('/?trial=start');
  await question.getByRole('button', { name: 'Start Pro Trial' }).press('Enter');
  await expect(page.getByText('Your Pro trial has started', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  const notice = page.getByRole('complementary', { name: 'Your Pro trial' });
  await expect(notice).toContainText(/^Your free Pro trial ends on \w{3} \d{1,2}, \d{4}, in 7 days\./);
  await expect(page.getByText(/^Trial until /)).toBeVisible();
  await expectSound(page);

  // A second time, the dialog says why not.
  await page.goto('/?trial=start');
  await expect(page.getByRole('dialog', { name: 'The free trial is not available' })).toContainText(
    'Your free Pro trial is active until',
  );
  await expectSound(page);
});

test('before the first download, the trial is the other button @phone', async ({ page, signIn }) => {
  await signIn(newPerson('Liza', 'Reyes'));
  await publishResume(page);
  const dashboard = new DashboardPage(page);
  await dashboard.goto();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const prompt = dashboard.downloadPrompt;
  await expect(prompt).toContainText('every page has a light “Husay FREE” watermark');
  await expectSound(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    prompt.getByRole('button', { name: 'Start Pro Trial' }).click(),
  ]);
  const text = await pdfText(download);
  expect(text).toContain('Liza Reyes');
  expect(text).not.toContain('Husay FREE');
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Your Pro trial' })).toBeVisible();
});

test('a watermark is accepted once per session', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  for (const press of [
    () => dashboard.downloadWithWatermark(),
    () => page.getByRole('button', { name: 'Download PDF' }).click(),
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    expect(await pdfText(download)).toContain('Husay FREE');
  }
});

test('buying Pro during the trial adds 30 days to its end @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  await page.getByRole('button', { name: 'Start Pro Trial' }).click();
  await expect(billing.currentPlan).toContainText(
    /Free trial until .* \(7 days left\)\. It ends by itself\./,
  );
  await expectSound(page);
  const maya = await billing.pay(page.getByRole('button', { name: 'Get Pro for 30 days' }));
  await maya.payByCard();
  await expectPaid(page);
  await expect(billing.currentPlan).toContainText(/Paid until .* \(37 days left\)/);
  await expect(page.getByRole('complementary', { name: 'Your Pro trial' })).toHaveCount(0);
});

test('the trial ends by itself, says so, and there is no second one @phone', async ({
  page,
  browser,
  signIn,
}) => {
  const person = newPerson('Ines', 'Po');
  const ines = await openPerson(browser, person);
  expect((await ines.page.request.post(startTrial.path)).status()).toBe(200);
  await signIn('Admin');
  const expired = await page.request.post(expireUserNow.path, { data: { userId: ines.id } });
  expect(expired.status()).toBe(200);

  const dashboard = new DashboardPage(ines.page);
  await dashboard.goto();
  const notice = ines.page.getByRole('complementary', { name: 'Your plan has ended' });
  await expect(notice).toContainText(/^Your free Pro trial ended on /);
  await expectSound(ines.page);
  await ines.page.goto('/?trial=start');
  const refused = ines.page.getByRole('dialog', { name: 'The free trial is not available' });
  await expect(refused).toContainText(
    /You already used your free trial on \w{3} \d{1,2}, \d{4}\. Pro is ₱99 for 30 days\./,
  );
  await expectSound(ines.page);
  await refused.getByRole('link', { name: 'Upgrade to Pro' }).click();
  const billing = new BillingPage(ines.page);
  await billing.heading.waitFor();
  await expect(billing.upgradeButton).toBeVisible();
  await expect(ines.page.getByRole('button', { name: 'Start Pro Trial' })).toHaveCount(0);

  // An administrator sees it.
  const admin = new AdminBillingPage(page);
  await admin.goto();
  await admin.searchBox.fill(person.email);
  await expect(admin.plan(admin.user(person.email))).toContainText(/Trial used \w{3} \d{1,2}, \d{4}/);
  await ines.close();
});
