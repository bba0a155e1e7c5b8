import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { failCalls } from '../../calls';
import { CredentialsTab, type ChosenFile } from '../../pages/credentials-tab';
import { pdf } from '../../sample-files';
import { expect, newPerson, test } from '../../fixtures';

test.describe('an upload that the server refuses', () => {
  // The browser logs the refusal.
  test.use({ expectedErrors: [/status of (400|503)/] });

  const notAPdf = 'This file is not what its name says.';
  const fake: ChosenFile = {
    name: 'license.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ not a document'),
  };

  test('offers three ways on, and no input is lost @phone', async ({ page, signIn }) => {
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    expect((await tab.upload(fake, 'My license')).status()).toBe(400);
    await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
    await expectRefused(tab, fake.name);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await test.step('trying again', async () => {
      expect((await tab.send()).status()).toBe(400);
      await expectRefused(tab, fake.name);
    });

    await test.step('Cancel, and back', async () => {
      await tab.uploadDialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(tab.uploadDialog).toBeHidden();
      await expect(tab.heading).toBeVisible();
      await tab.uploadButton.click();
      await expect(tab.uploadDialog.getByLabel('Title')).toHaveValue('My license');
      await expect(tab.uploadDialog.getByText(fake.name, { exact: true })).toBeVisible();
      expect((await tab.send()).status()).toBe(400);
      await expectRefused(tab, fake.name);
    });

    await test.step('choosing another file', async () => {
      await page.getByLabel('Credential file').setInputFiles(pdf('real.pdf'));
      await expect(page.getByText(notAPdf)).toHaveCount(0);
      await expect(tab.uploadDialog.getByText('real.pdf', { exact: true })).toBeVisible();
      await expect(tab.uploadDialog.getByLabel('Title')).toHaveValue('My license');
      expect((await tab.send()).status()).toBe(200);
      await expect(tab.card('My license')).toBeVisible();
    });
  });

  test('shows the reason in the dialog at 400 % zoom, without a toast over it', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    const expectOnlyInDialog = async (toastTitle: string, reason: string) => {
      // Rendered and announced, but not drawn; it would go by itself after 8 s.
      const toast = page.getByText(toastTitle, { exact: true });
      await expect(toast).toBeAttached();
      await expect(toast).toBeHidden({ timeout: 1000 });
      await expect(tab.uploadDialog.getByText(reason)).toBeInViewport({ ratio: 1 });
    };

    await tab.choose({ ...fake, name: 'license.docx' });
    await expectOnlyInDialog('Invalid File Type', 'Please select a PDF, JPG or PNG file.');
    await page.getByLabel('Credential file').setInputFiles(fake);
    expect((await tab.send()).status()).toBe(400);
    await expectOnlyInDialog('Upload Failed', notAPdf);
    await expectNoSidewaysScroll(page);
  });

  test('shows at 400 % zoom that the server is busy, and Cancel', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    await page.route('**/api/credentials/upload', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'Retry-After': '50' },
        json: { code: 'UNAVAILABLE', message: 'Many people are uploading images.', requestId: '1' },
      }),
    );
    await tab.upload(pdf('BLS.pdf'), 'Basic Life Support');
    await expect(tab.uploadDialog.getByText(/^The server is busy/)).toBeInViewport({ ratio: 1 });
    const cancel = tab.uploadDialog.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await cancel.click();
    await expect(page.getByText('The server is busy')).toHaveCount(0);
  });

  const expectRefused = async (tab: CredentialsTab, fileName: string) => {
    await expect(tab.uploadDialog.getByText(notAPdf)).toBeVisible();
    await expect(tab.uploadDialog.getByLabel('Title')).toHaveValue('My license');
    await expect(tab.uploadDialog.getByText(fileName, { exact: true })).toBeVisible();
  };
});

test.describe('an interrupted upload', () => {
  test.use({ expectedErrors: [/status of 502/] });

  test('succeeds on retry, with the same input', async ({ page, signIn }) => {
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    const reconnect = await failCalls(page, '/api/credentials/upload');
    expect((await tab.upload(pdf('BLS.pdf'), 'Basic Life Support')).status()).toBe(502);
    await expect(tab.uploadDialog.getByText('Failed to upload credential. Please try again.')).toBeVisible();
    await expect(tab.uploadDialog.getByLabel('Title')).toHaveValue('Basic Life Support');
    await reconnect();
    expect((await tab.send()).status()).toBe(200);
    await expect(tab.card('Basic Life Support')).toBeVisible();
  });
});

test.describe('a busy server', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is given the same file again by itself @phone', async ({ page, signIn }) => {
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    await page.route(
      '**/api/credentials/upload',
      (route) =>
        route.fulfill({
          status: 503,
          headers: { 'Retry-After': '1' },
          json: { code: 'UNAVAILABLE', message: 'Many people are uploading images.', requestId: '1' },
        }),
      { times: 1 },
    );
    const stored = page.waitForResponse(
      (response) => response.url().endsWith('/api/credentials/upload') && response.status() === 200,
    );
    expect((await tab.upload(pdf('BLS.pdf'), 'Basic Life Support')).status()).toBe(503);
    await expect(tab.uploadDialog.getByText(/^The server is busy\. Your file is kept/)).toBeVisible();
    await stored;
    await expect(tab.card('Basic Life Support')).toBeVisible();
  });
});
