import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { uploadCredential } from '../../../shared/credentials/endpoints';
import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { publishResume } from '../../publish-resume';
import { pdfText } from '../../pdf-text';
import { png } from '../../sample-files';

/** An application for a pasted post, by its dialog; resolves with its id. */
const addApplication = async (page: Page) => {
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Add application' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add application' });
  const post = 'Staff Nurse at Dubai Clinic\n\nRegistered nurse with experience in triage.';
  await dialog.getByRole('textbox', { name: 'Text of the post' }).fill(post);
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Dubai Clinic');
  await dialog.getByRole('textbox', { name: 'Job title' }).fill('Staff Nurse');
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Nurse' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').pop() ?? '';
};

/** A version of the main resume, by its card, and its name. */
const makeVersion = async (page: Page, name: string) => {
  await page.goto('/documents');
  await page.getByRole('button', { name: /^New version of/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Version of/ })).toBeVisible();
  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('button', { name: /^Rename Version of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Name this document' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectSound(page);
};

/** A letter for the application, by its editor. */
const writeLetter = async (page: Page, name: string) => {
  await page.goto('/letters');
  await page.getByRole('button', { name: 'New letter' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cover letter/ })
    .click();
  await page.getByLabel('Name of the letter').fill(name);
  await page.getByLabel('For which application').selectOption('Staff Nurse, Dubai Clinic');
  await page.getByLabel('Recipient', { exact: true }).fill('');
  await page.getByLabel('Subject').fill('{job title}');
  await page.getByRole('textbox', { name: 'Letter', exact: true }).fill('I would like to work at {company}.');
  await page.getByRole('button', { name: 'Save letter' }).click();
  await expect(page.getByText('Letter saved', { exact: true })).toBeVisible();
  await expectSound(page);
};

/** A credential: made by a call, as uploading has journeys of its own. */
const addCredential = async (page: Page) => {
  const upload = await page.request.post(uploadCredential.path, {
    multipart: { title: 'Nursing license', isPublic: 'false', file: await png('license.png') },
  });
  expect(upload.ok()).toBe(true);
};

test('a version and a letter for a post are sent as a packet, its link is opened, and there is an offer @phone', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(newPerson('Ana', 'Cruz'));
  await publishResume(page);
  const id = await addApplication(page);
  await makeVersion(page, 'Nurse for Dubai');
  await writeLetter(page, 'To Dubai');
  await addCredential(page);
  await page.goto(`/applications/${id}`);
  const sent = page.getByRole('region', { name: 'What you sent' });
  await expect(sent.getByText('Nothing is marked as sent yet.')).toBeVisible();
  await expectSound(page);

  await sent.getByRole('button', { name: 'Make a packet' }).click();
  const packet = page.getByRole('dialog', { name: 'Make a packet' });
  await packet.getByLabel('Resume', { exact: true }).selectOption('Nurse for Dubai');
  await packet.getByLabel('Nursing license').check();
  await packet.getByLabel('Page numbers').check();
  const order = packet.getByRole('list', { name: 'Order in the packet' });
  await expect(order.getByRole('listitem')).toContainText(['To Dubai', 'Nurse for Dubai', 'Nursing license']);
  await packet.getByRole('button', { name: 'Move Nursing license' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Place 3 of 3')).toBeAttached();
  // The library measures before it takes keys.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Place 2 of 3')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('Nursing license is now 2 of 3')).toBeAttached();
  await expect(order.getByRole('listitem')).toContainText(['To Dubai', 'Nursing license', 'Nurse for Dubai']);
  await expectSound(page);
  await packet.getByRole('button', { name: 'Make packet' }).click();
  await expect(packet.getByText(/^Your packet is ready/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await packet.getByRole('button', { name: 'Download packet' }).click();
  const downloaded = await downloading;
  const text = await pdfText(downloaded);
  expect(text).toMatch(/work at Dubai Clinic.+Registered Nurse/);
  expect(text).toMatch(/3 ?\/ ?3/);
  await packet.getByRole('button', { name: 'Mark this packet as sent' }).click();
  await expect(packet).toBeHidden();
  const kept = sent.getByRole('link', { name: 'Download Ana_Cruz_Application.pdf' });
  await expect(sent.getByText('With Nursing license')).toBeVisible();
  const bytes = await (await page.request.get((await kept.getAttribute('href')) ?? '')).body();
  expect(bytes.equals(await readFile(await downloaded.path()))).toBe(true);
  const stage = page.getByLabel('Stage', { exact: true });
  await expect(stage).toHaveValue('applied');

  const links = page.getByRole('region', { name: 'A link for this employer' });
  await links.getByLabel('Resume that it shows').selectOption('Nurse for Dubai');
  await links.getByRole('button', { name: 'Make a link' }).click();
  const address = await links.getByLabel('The link', { exact: true }).inputValue();
  await expect(links.getByText('Not opened yet')).toBeVisible();
  await expectSound(page);

  // A headless browser is a robot, and not counted.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const visiting = await browser.newContext({ baseURL, userAgent, viewport: page.viewportSize() });
  const visitor = await visiting.newPage();
  const counted = visitor.waitForResponse((response) => response.url().endsWith('/api/links/views'));
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
  await expect(visitor.getByText('Ana sent you this link and sees how often it is opened')).toBeVisible();
  expect((await counted).status()).toBe(204);
  await expectSound(visitor);
  const visitorDownloads = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: /Download/ }).click();
  expect(await pdfText(await visitorDownloads)).toContain('Registered Nurse');
  await visiting.close();

  await page.reload();
  await expect(links.getByText(/^Opened once, on \w+/)).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Saved → Applied')).toBeVisible();
  await stage.selectOption('interview');
  await expect(history.getByText('Applied → Interview')).toBeVisible();
  await stage.selectOption('offer');
  await expect(history.getByText('Interview → Offer')).toBeVisible();
});
