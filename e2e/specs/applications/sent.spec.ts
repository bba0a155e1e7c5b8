import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApplication } from '../../../shared/applications/endpoints';
import { emptyApplication, type Application } from '../../../shared/applications/schema';
import { uploadCredential } from '../../../shared/credentials/endpoints';
import { createLetter } from '../../../shared/letters/endpoints';
import { sampleLetter } from '../../../shared/letters/samples';
import { makeDocument } from '../../../shared/resume/documents/endpoints';
import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { publishResume } from '../../publish-resume';
import { pdfText } from '../../pdf-text';
import { png } from '../../sample-files';

const send = async <Answer>(page: Page, path: string, data: object): Promise<Answer> => {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Answer;
};

/** A version, a letter and a credential for an application: made by calls, as their screens have tests of their own. */
const prepare = async (page: Page) => {
  await publishResume(page);
  const application = await send<Application>(page, createApplication.path, {
    ...emptyApplication,
    company: 'Dubai Clinic',
    jobTitle: 'Staff Nurse',
  });
  await send(page, makeDocument.path, { name: 'Nurse for Dubai', forJob: 'Dubai Clinic' });
  const letter = sampleLetter('cover', { date: '2026-11-26' });
  const content = {
    ...letter,
    body: 'I would like to work at {company}.',
    subject: '{job title}',
    recipientName: '',
  };
  await send(page, createLetter.path, { name: 'To Dubai', applicationId: application.id, content });
  const upload = await page.request.post(uploadCredential.path, {
    multipart: { title: 'Nursing license', isPublic: 'false', file: await png('license.png') },
  });
  expect(upload.ok()).toBe(true);
  return application;
};

test('a packet is sent and kept, its link is opened, and the application goes on to an offer @phone', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(newPerson('Ana', 'Cruz'));
  const { id } = await prepare(page);
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
