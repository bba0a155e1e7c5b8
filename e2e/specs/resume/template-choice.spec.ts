import { failCalls } from '../../calls';
import { expectPaid } from '../../billing-checks';
import { expect, expectToast, newPerson, test } from '../../fixtures';
import { BillingPage } from '../../pages/billing-page';
import { ProfilePage } from '../../pages/profile-page';
import { signInByCalls } from '../../sign-in';

test('a chosen template applies on other devices and in visitors’ PDFs', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  const person = newPerson('Nena', 'Villar');
  await signIn(person);
  const user = (await (await page.request.get('/api/auth/user')).json()) as { username: string };
  await page.request.post('/api/resume', { data: { title: 'Nurse' } });
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.payByCard();
  await expectPaid(page);

  const options = { ...(baseURL && { baseURL }), locale: 'en-PH', timezoneId: 'Asia/Manila' };
  const otherDevice = await browser.newContext(options);
  await signInByCalls(otherDevice.request, person);
  const other = await otherDevice.newPage();
  await other.goto('/?tab=templates');
  await other.getByRole('button', { name: 'Select: Creative Bold' }).click();
  await expect(other.getByRole('button', { name: 'Selected: Creative Bold' })).toBeVisible();

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/resume/page'));
  await page.goto('/?tab=templates');
  await page.getByRole('button', { name: 'Select: Classic Professional' }).click();
  expect((await saved).status()).toBe(204);

  await other.reload();
  await expect(other.getByRole('button', { name: 'Selected: Classic Professional' })).toBeVisible();
  const remembered = () => other.evaluate(() => localStorage.getItem('husay.chosen-template'));
  await expect.poll(remembered).toBe('classic-navy');
  await otherDevice.close();

  const visitors = await browser.newContext(options);
  const profile = new ProfilePage(await visitors.newPage());
  await profile.goto(user.username);
  const [download] = await Promise.all([
    profile.page.waitForEvent('download'),
    profile.downloadButton.click(),
  ]);
  expect(download.suggestedFilename()).toBe('Nena_Villar_CV_Classic_Professional.pdf');
  await visitors.close();
});

test('another user of the browser keeps their own template', async ({ page, signIn, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  await dashboard.tab('Templates').click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/resume/page'));
  await page.getByRole('button', { name: 'Select: Classic Professional' }).click();
  await saved;
  await page.context().clearCookies();
  await signIn(newPerson('Luz', 'Ocampo'));
  await page.goto('/?tab=templates');
  await expect(page.getByRole('button', { name: 'Selected: Modern Professional' })).toBeVisible();
  const resume = (await (await page.request.get('/api/resume')).json()) as { templateId: string };
  expect(resume.templateId).toBe('modern-blue');
});

test.describe('while the server is unavailable', () => {
  test.use({ expectedErrors: [/502.*\/api\/resume\/page/] });

  test('a choice stays selected, shows what visitors get, and is saved later @phone', async ({
    page,
    openDashboard,
  }) => {
    const dashboard = await openDashboard(newPerson());
    await dashboard.tab('Templates').click();
    const bringBack = await failCalls(page, '/api/resume/page');
    await page.getByRole('button', { name: 'Select: Creative Bold' }).click();
    await expectToast(
      page,
      'Template not saved',
      'Visitors still download your resume in Modern Professional. Please try again.',
    );
    const notice = page.getByRole('alert').filter({ hasText: 'Creative Bold is not saved yet.' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Selected: Creative Bold' })).toBeVisible();
    await bringBack();
    await notice.getByRole('button', { name: 'Try Again' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Selected: Creative Bold' })).toBeVisible();
  });
});

test.describe('a PDF', () => {
  test.use({ expectedErrors: [/Failed to generate PDF|ERR_FAILED/] });
  const description = 'Failed to generate PDF. Please try again.';

  test('that cannot be generated shows Generation Failed', async ({ page, openDashboard }) => {
    const dashboard = await openDashboard(newPerson());
    await page.route(/\.ttf$/, (route) => route.abort());
    await dashboard.downloadWithWatermark();
    await expectToast(page, 'Generation Failed', description);
  });

  test('that cannot be saved shows Download Failed', async ({ page, openDashboard }) => {
    const dashboard = await openDashboard(newPerson());
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('blocked');
      };
    });
    await dashboard.downloadWithWatermark();
    await expectToast(page, 'Download Failed', description);
  });
});
