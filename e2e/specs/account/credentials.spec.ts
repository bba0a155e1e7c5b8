import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { CredentialsTab } from '../../pages/credentials-tab';
import { ProfilePage } from '../../pages/profile-page';
import { publishResume } from '../../publish-resume';
import { pdf, png } from '../../sample-files';
import { closeByEscape, expect, expectToast, newPerson, test } from '../../fixtures';

test('a credential is uploaded, edited, made public, opened by a visitor and deleted @phone @s3', async ({
  page,
  browser,
  signIn,
}) => {
  // Axe scans five screens of this test, in light and dark mode.
  test.slow();
  await signIn(newPerson('Nena', 'Peñaflor'));
  const tab = new CredentialsTab(page);
  await tab.goto();
  await expectAccessible(page);

  await tab.choose(pdf('PRC-License.pdf'));
  await expect(tab.uploadDialog.getByText('PRC-License.pdf')).toBeVisible();
  await expect(tab.uploadDialog.getByLabel('Title')).toHaveValue('PRC-License');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await tab.uploadDialog.getByRole('button', { name: 'Cancel' }).click();
  // The chosen file and the text are still there.
  await tab.uploadButton.click();
  await expect(tab.uploadDialog.getByText('PRC-License.pdf')).toBeVisible();
  const first = page.waitForResponse('/api/credentials/upload');
  await tab.uploadDialog.getByRole('button', { name: 'Upload', exact: true }).click();
  expect((await first).status()).toBe(200);
  await expectToast(page, 'Credential Uploaded', 'Your credential has been uploaded successfully!');
  await expect(tab.card('PRC-License')).toContainText('PDF');

  expect((await tab.upload(await png('diploma.png'), 'Diploma ng Niñas')).status()).toBe(200);
  const diploma = tab.card('Diploma ng Niñas');
  await expect(diploma).toContainText('PNG');
  const picture = diploma.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

  await tab.openAction('Edit', 'PRC-License');
  await expect(tab.editDialog.getByLabel('Title')).toHaveValue('PRC-License');
  await tab.editDialog.getByLabel('Title').fill('PRC License');
  await tab.editDialog.getByLabel('Issuer').fill('Professional Regulation Commission');
  await tab.editDialog.getByLabel('Date issued').fill('2024-05-31');
  await expectAccessible(page);
  await tab.editDialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Credential Updated', 'Your changes have been saved.');
  await expect(tab.card('PRC License')).toContainText('Issued May 31, 2024');

  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.status() === 200,
  );
  await tab.publicSwitch('PRC License').click();
  await expect(tab.publicSwitch('PRC License')).toBeChecked();
  await saved;
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await publishResume(page);
  const { username } = (await (await page.request.get('/api/auth/user')).json()) as { username: string };
  const visitor = await browser.newContext();
  const profile = new ProfilePage(await visitor.newPage());
  await profile.goto(username);
  const shown = profile.section('Credentials');
  await expect(shown).toContainText('PRC License');
  await expect(shown).not.toContainText('Diploma');
  const opened = visitor.waitForEvent('response', (response) =>
    /\/api\/credentials\/.*\/file/.test(response.url()),
  );
  await shown
    .getByRole('link', { name: /PRC License/ })
    .first()
    .click();
  const file = await opened;
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toMatch(/^application\/pdf/);

  await tab.openAction('Delete', 'PRC License');
  const question = page.getByRole('alertdialog', { name: 'Delete “PRC License”?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Credential Deleted', 'Its file is gone for good.');
  await expect(tab.card('PRC License')).toHaveCount(0);

  expect((await visitor.request.get(file.url())).status()).toBe(404);
  await profile.goto(username);
  await expect(profile.name).toHaveText('Nena Peñaflor');
  await expect(shown).toHaveCount(0);
  await visitor.close();
});

test('a public credential is shared by its own link @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const tab = new CredentialsTab(page);
  await tab.goto();
  await tab.upload(await png('award.png'), 'Employee of the Year');
  await expect(page.getByRole('button', { name: 'Share Employee of the Year' })).toHaveCount(0);
  await tab.publicSwitch('Employee of the Year').click();
  await tab.openAction('Share', 'Employee of the Year');
  const dialog = page.getByRole('dialog', { name: 'Share Credential' });
  await expect(dialog.getByLabel('Credential link')).toHaveValue(
    /\/profile\/[^/]+\/credentials\/[0-9a-f-]{36}$/,
  );
  await dialog.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(dialog.getByAltText('QR code of Employee of the Year')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('after three credentials the free plan offers the upgrade @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const tab = new CredentialsTab(page);
  await tab.goto();
  for (const title of ['First', 'Second', 'Third']) {
    expect((await tab.upload(pdf(`${title}.pdf`), title)).status()).toBe(200);
    await expect(tab.card(title)).toBeVisible();
  }
  await expect(tab.limitBox.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
    'href',
    '/billing',
  );
  await expect(tab.uploadButton).toHaveCount(0);
  await expect(page.getByText('3 / 3')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await tab.openAction('Delete', 'Second');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tab.uploadButton).toBeVisible();
  await expect(tab.limitBox).toHaveCount(0);
});

test('credentials work with the keyboard only, and the focus returns', async ({ page, signIn }) => {
  await signIn(newPerson());
  const tab = new CredentialsTab(page);
  await tab.goto();
  await tab.uploadButton.focus();
  await page.keyboard.press('Enter');
  await expect(tab.uploadDialog).toBeVisible();
  await closeByEscape(page, tab.uploadDialog);
  await expect(tab.uploadButton).toBeFocused();

  await tab.upload(pdf('BLS.pdf'), 'BLS');
  await expect(tab.card('BLS')).toBeVisible();
  await expect(tab.heading.or(tab.uploadButton).and(page.locator(':focus'))).toBeVisible();
  await tab.publicSwitch('BLS').focus();
  await page.keyboard.press('Space');
  await expect(tab.publicSwitch('BLS')).toBeChecked();
  await page.getByRole('button', { name: 'Edit BLS' }).focus();
  await page.keyboard.press('Enter');
  await expect(tab.editDialog).toBeVisible();
  await closeByEscape(page, tab.editDialog);
  await expect(page.getByRole('button', { name: 'Edit BLS' })).toBeFocused();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a credential’s actions are 44 px targets', async ({ page, signIn }) => {
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    await tab.upload(pdf('BLS.pdf'), 'BLS');
    await tab.publicSwitch('BLS').click();
    await expect(page.getByRole('button', { name: 'Share BLS' })).toBeVisible();
    const controls = tab.card('BLS').locator('a, button');
    // With the link from the note that visitors cannot see the profile yet.
    await expect(controls).toHaveCount(6);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
  });
});
