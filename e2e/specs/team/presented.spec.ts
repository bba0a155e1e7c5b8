import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { getCurrentUser } from '../../../shared/accounts/endpoints';
import type { CurrentUser } from '../../../shared/accounts/schema';
import { updateBilling } from '../../../shared/admin-billing/endpoints';
import { manilaDay } from '../../../shared/manila-day';
import { termsVersion } from '../../../shared/organizations/terms';
import { emptyResume } from '../../../shared/resume/empty-resume';
import { expectSound } from '../../accessibility';
import { drag, middleOf } from '../../drag';
import { expect, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';

const post = async <Answer extends object>(page: Page, path: string, data: object): Promise<Answer> => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? {} : await answer.json()) as Answer;
};

/** An agency of the signed-in user, with a job order for a nurse who is on its short list. */
const agencyWithNurse = async (page: Page, browser: Browser) => {
  const { id: userId } = (await (await page.request.get(getCurrentUser.path)).json()) as CurrentUser;
  const admin = await openPerson(browser, 'Admin');
  await post(admin.page, updateBilling.path, { userId, newStatus: 'agency', reason: 'A test' });
  await admin.close();
  const slug = `amihan-${crypto.randomUUID().slice(0, 8)}`;
  const contact = { email: 'hello@amihan.example', phone: '', website: '', address: 'Ermita, Manila' };
  const details = { name: 'Amihan Manpower', slug, kind: 'manpower', licenseNumber: 'DMW-7', contact };
  const { id } = await post<{ id: string }>(page, '/api/organizations', details);
  const api = `/api/organizations/${id}`;
  await post(page, `${api}/terms`, { version: termsVersion });
  const today = manilaDay(new Date());
  const { candidate } = await post<{ candidate: { id: string } }>(page, `${api}/candidates`, {
    name: 'Ana Reyes',
    email: '',
    content: { ...emptyResume, title: 'ICU Nurse', location: 'Cebu City', skills: ['Triage'] },
    profession: null,
    availability: 'available',
    availableOn: null,
    tags: [],
    basisDate: today,
    keepUntil: manilaDay(new Date(Date.now() + 300 * 24 * 3600_000)),
    sensitiveConsentOn: null,
    importKey: null,
  });
  const order = await post<{ id: string }>(page, `${api}/job-orders`, {
    client: 'Al Noor Hospital',
    position: 'ICU nurses for Riyadh',
    people: 2,
    place: '',
    deadline: null,
    requirements: '',
    status: 'open',
  });
  const added = { candidateIds: [candidate.id], stage: 'shortList' };
  await post(page, `${api}/job-orders/${order.id}/candidates`, added);
  return { jobOrder: `/team/${slug}/jobs/${order.id}`, presentations: `/team/${slug}/presentations` };
};

test('a shortlist is presented, the client opens and downloads it, and the recruiter sees that @phone', async ({
  page,
  signIn,
  browser,
  baseURL,
  hasTouch,
}) => {
  test.slow();
  await signIn(newPerson('Rico', 'Ramos'));
  const { jobOrder, presentations } = await agencyWithNurse(page, browser);
  await page.goto(jobOrder);
  const handle = page.getByRole('button', { name: /Move .*Ana Reyes/ });
  const longList = page.getByRole('region', { name: 'Long list' });
  // Both columns are partly in sight on a phone, too.
  const board = page.getByRole('group', { name: 'Candidates by stage' });
  await board.evaluate((element) => element.scrollTo(170, 0));
  const from = await middleOf(handle);
  const { x, width } = (await longList.boundingBox())!;
  const to = { x: x + width - 60, y: from.y };
  await drag(page, from, to, hasTouch, () => expect(handle).toHaveAttribute('aria-pressed', 'true'));
  await expect(longList.getByText('Ana Reyes')).toBeVisible();
  await expect(page.getByText(/Ana Reyes is in “Long list” now/).first()).toBeVisible();

  await page.goto(`${jobOrder}?layout=table`);
  await page.getByRole('checkbox', { name: /Select .*Ana Reyes/ }).check();
  await page.getByRole('button', { name: 'Present…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Present to a client' });
  await expect(dialog.getByLabel('Client')).toHaveValue('Al Noor Hospital');
  await dialog.getByLabel('Message').fill('She can leave in January.');
  await dialog.getByLabel('Password').fill('amihan at habagat');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Present 1 candidate' }).click();
  const link = await dialog.getByLabel('The link', { exact: true }).inputValue();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const listed = page.getByRole('list', { name: 'Presentations' });
  await expect(listed.getByText('Not opened yet')).toBeVisible();
  await expect(listed.getByText('One document is being made')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('combobox', { name: /Stage of .*Ana Reyes/ })).toHaveValue('presented');
  await expectSound(page);

  // The client, who has no account.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const visiting = await browser.newContext({ baseURL, userAgent, viewport: page.viewportSize() });
  const visitor = await visiting.newPage();
  await visitor.goto(link);
  await expectSound(visitor);
  await visitor.getByLabel('Password').fill('amihan');
  await visitor.getByRole('button', { name: 'Open' }).click();
  await expect(visitor.getByRole('alert')).toContainText('This password is not right');
  await expectSound(visitor);
  await visitor.getByLabel('Password').fill('amihan at habagat');
  await visitor.getByRole('button', { name: 'Open' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'ICU nurses for Riyadh' })).toBeVisible();
  await expect(visitor.getByText('She can leave in January.')).toBeVisible();
  await expectSound(visitor);
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Download the document of Ana Reyes' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('N-001_Reyes_Ana_CV.pdf');
  expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF');

  await page.goto(presentations);
  await expect(page.getByText(/^Opened once, on \w+. Downloaded once$/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'End the link to ICU nurses for Riyadh', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText(/Ended by the team/)).toBeVisible();
  expect((await visitor.goto(link))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectSound(visitor);
  await visiting.close();
});
