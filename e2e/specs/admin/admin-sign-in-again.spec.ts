import { updateBilling } from '../../../shared/admin-billing/endpoints';
import type { ErrorBody } from '../../../shared/http/errors';
import { expectSound } from '../../accessibility';
import { expect, expectToast, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';
import { AdminBillingPage } from '../../pages/admin-billing-page';
import { SignInPage } from '../../pages/sign-in-page';

test.use({ expectedErrors: [/status of 403/] });

test('an administrator signs in again before a plan change without losing input @phone', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  const person = newPerson('Vina', 'Lim');
  await (await openPerson(browser, person)).close();
  await signIn('Admin');
  // As if the sign-in was a while ago.
  const refusal: ErrorBody = {
    code: 'REAUTHENTICATION_REQUIRED',
    message: 'Please sign in again.',
    requestId: 'journey',
  };
  await page.route(`**${updateBilling.path}`, (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  });
  const admin = new AdminBillingPage(page);
  await admin.goto(`?search=${encodeURIComponent(person.email)}`);
  await admin.openUpdate(person.email);
  await admin.fill({ status: 'Pro', expiry: '2099-12-31', reason: 'Paid by bank transfer' });
  await admin.saveButton.click();
  await admin.dialog.getByRole('button', { name: 'Sign in again' }).click();

  // The provider still knows the browser, and requires credentials anyway.
  const signInPage = new SignInPage(page);
  await expect(signInPage.heading()).toBeVisible();
  await signInPage.signInAsSample('Admin');

  await expect(admin.dialog).toBeVisible();
  await expect(admin.fields.reason).toHaveValue('Paid by bank transfer');
  await expect(admin.fields.expiry).toHaveValue('2099-12-31');
  await expectSound(page);
  await admin.saveButton.click();
  await expectToast(page, 'Success', `${person.email} is now Pro until Dec 31, 2099.`);
  await expect(admin.user(person.email)).toContainText('Dec 31, 2099');
});
