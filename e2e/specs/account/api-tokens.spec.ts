import { readFile } from 'node:fs/promises';
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { templates } from '#shared/document/templates';
import { expectSound } from '../../accessibility';
import { expect, expectToast, newPerson, test } from '../../fixtures';

/** A program with a token, without cookies. */
const programWith = (
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  token: string,
) =>
  playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
    storageState: { cookies: [], origins: [] },
  });

const createToken = async (request: APIRequestContext) => {
  const created = await request.post('/api/account/tokens', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { name: 'Portfolio', scope: 'read', days: 30 },
  });
  return (await created.json()) as { id: string; secret: string };
};

test.describe('API tokens', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    // The form without a name.
    expectedErrors: [/status of 400/],
  });

  test('a token is created, copied once, used by a program and revoked @phone', async ({
    page,
    signIn,
    playwright,
    baseURL,
  }) => {
    await signIn(newPerson('Tess', 'Ocampo'));
    await page.goto('/devices');
    await expect(page.getByText('No API tokens')).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'New token' }).click();
    const form = page.getByRole('dialog', { name: 'New API token' });
    await expect(form).toBeVisible();
    await expectSound(page);
    await form.getByRole('button', { name: 'Create Token' }).click();
    await expect(form.getByText('Name what will use the token')).toBeVisible();
    await form.getByLabel('Name').fill('My portfolio site');
    await form.getByLabel('What it may do').selectOption('Read and update my resume');
    await form.getByRole('button', { name: 'Create Token' }).click();

    const shown = page.getByRole('dialog', { name: 'Copy your token now' });
    await expect(shown).toBeVisible();
    await expectSound(page);
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(shown.getByRole('alert')).toContainText('You have not copied the token');
    await shown.getByRole('button', { name: 'Copy token' }).click();
    await expect(shown.getByText('Token copied')).toBeAttached();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^husay_[0-9a-f]{72}$/);
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(shown).toBeHidden();
    await expect(page.getByText(token)).toHaveCount(0);

    const program = await programWith(playwright, baseURL, token);
    const saved = await program.post('/api/resume', { data: { title: 'Kept current by a script' } });
    expect(saved.status()).toBe(200);
    const pdf = await program.get('/api/resume.pdf?paper=letter');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await program.get('/api/credentials')).status()).toBe(403);

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'My portfolio site' });
    await expect(row).toContainText(`…${token.slice(-4)}, last used`);
    await expectSound(page);
    await row.getByRole('button', { name: 'Revoke My portfolio site' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Token' }).click();
    await expectToast(page, 'Token revoked', '“My portfolio site” no longer works.');
    await expect(page.getByText('No API tokens')).toBeVisible();
    expect((await program.get('/api/resume')).status()).toBe(401);
    await program.dispose();
  });
});

test('the server draws the same file as the browser, in every template', async ({
  page,
  openDashboard,
  playwright,
  baseURL,
}) => {
  test.slow();
  const dashboard = await openDashboard('Maria Santos');
  const { id, secret } = await createToken(page.request);
  const program = await programWith(playwright, baseURL, secret);
  await dashboard.tab('Templates').click();
  for (const template of templates) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${template.name}` }).click(),
    ]);
    const drawn = await program.get(`/api/resume.pdf?template=${template.id}`);
    expect(drawn.status(), template.id).toBe(200);
    expect(drawn.headers()['content-disposition']).toContain(download.suggestedFilename());
    const file = await readFile(await download.path());
    // The photo is in it.
    expect(file.includes('/DCTDecode'), template.id).toBe(true);
    expect((await drawn.body()).equals(file), template.id).toBe(true);
  }
  await program.dispose();
  await page.request.delete(`/api/account/tokens/${id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
});
