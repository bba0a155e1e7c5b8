import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a user exports their data, deletes the account, and signs in to a new one @phone', async ({
  page,
  openDashboard,
}) => {
  const person = newPerson();
  await openDashboard(person);
  const own = { 'sec-fetch-site': 'same-origin' };
  const uploaded = await page.request.post('/api/credentials/upload', {
    headers: own,
    multipart: {
      title: 'Nursing license',
      isPublic: 'true',
      file: { name: 'license.png', mimeType: 'image/png', buffer: png },
    },
  });
  const { fileUrl } = (await uploaded.json()) as { fileUrl: string };
  await page.request.post('/api/resume', { headers: own, data: { title: 'Nurse' } });
  const { username } = (await (await page.request.get('/api/auth/user')).json()) as { username: string };

  await page.goto('/?tab=profile');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^husay-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  const entries = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['README.txt', 'account.json', 'json-resume.json', 'credentials/license.png']),
  );
  expect(new TextDecoder().decode(entries['account.json'])).toContain(person.email);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel(`Type ${username} to confirm`).fill(username);
  await confirm.click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Building for Free' })).toBeVisible();
  await expectAccessible(page);

  for (const gone of [`/profile/${username}`, fileUrl]) {
    expect((await page.request.get(gone)).status(), gone).toBe(404);
  }
  // The identity provider still knows this browser and does not prompt.
  await page.request.get('/api/login');
  const anew = (await (await page.request.get('/api/auth/user')).json()) as { username: string };
  expect(anew.username).not.toBe(username);
  expect(await (await page.request.get('/api/credentials')).json()).toEqual([]);
});

test.describe('signed out meanwhile', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a download after signing out elsewhere leads to sign in, and back', async ({
    page,
    openDashboard,
  }) => {
    await openDashboard(newPerson());
    await page.goto('/your-data');
    const link = page.getByRole('link', { name: 'Download everything' });
    await expect(link).toBeVisible();
    await page.context().clearCookies({ name: /husay\.sid/ });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/your-data');
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  });
});

test('the notice is one click away from every sign-in @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy Notice' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Notice' })).toBeVisible();
  await expect(page.getByText('the operator of this demonstration').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/api/login');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expectAccessible(page);
});
