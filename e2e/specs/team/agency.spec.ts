import type { Browser, Page } from '@playwright/test';
import { manilaDay } from '../../../shared/manila-day';
import { getCurrentUser } from '../../../shared/accounts/endpoints';
import type { CurrentUser } from '../../../shared/accounts/schema';
import { updateBilling } from '../../../shared/admin-billing/endpoints';
import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';

/** An administrator puts the signed-in user on the Agency plan. */
const setAgencyPlan = async (page: Page, browser: Browser) => {
  const { id: userId } = (await (await page.request.get(getCurrentUser.path)).json()) as CurrentUser;
  const admin = await openPerson(browser, 'Admin');
  const data = { userId, newStatus: 'agency', reason: 'A test' };
  expect((await admin.page.request.post(updateBilling.path, { data })).status()).toBe(200);
  await admin.close();
};

/** A team by its form, with the terms accepted; resolves with the path of its overview. */
const createTeam = async (page: Page) => {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Create a team' }).click();
  const slug = `bayanihan-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name', { exact: false }).first().fill('Bayanihan Manpower');
  await page.getByLabel('Web address').fill(slug);
  await expectSound(page);
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('link', { name: 'Read the terms' }).click();
  await page.getByRole('checkbox', { name: /agree|accept/i }).check();
  await page.getByRole('button', { name: /Accept/ }).click();
  await expect(page.getByText(/^Accepted on/)).toBeVisible();
  await expectSound(page);
  return `/team/${slug}`;
};

const addCandidate = async (page: Page, team: string, name: string) => {
  await page.goto(`${team}/candidates`);
  await page.getByRole('button', { name: 'Add candidate' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add candidate' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Title').fill('ICU Nurse');
  await dialog.getByLabel('Date of the written consent').fill(manilaDay(new Date()));
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Add candidate' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
};

const addJobOrder = async (page: Page, team: string) => {
  await page.goto(`${team}/jobs`);
  await page.getByRole('button', { name: 'Add job order' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add job order' });
  await dialog.getByLabel('Position').fill('ICU Nurse');
  await dialog.getByLabel('Client').fill('Al Noor Hospital');
  await dialog.getByLabel('People wanted').fill('12');
  await dialog.getByLabel('Requirements').fill('Two years in an ICU');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Add job order' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'ICU Nurse' })).toBeVisible();
  await expect(page.getByText('No candidates yet')).toBeVisible();
  await expectSound(page);
  return new URL(page.url()).pathname;
};

test('an agency makes its team, puts a candidate into a job order and moves them through its stages @phone', async ({
  page,
  signIn,
  browser,
  isMobile,
}) => {
  test.slow();
  await signIn(newPerson('Rico', 'Ramos'));
  await setAgencyPlan(page, browser);
  const team = await createTeam(page);
  // One row on every screen: it fits from a tablet on, and scrolls on a phone.
  const links = page.getByRole('navigation', { name: 'Team', exact: true });
  const { width, height } = page.viewportSize()!;
  for (const wide of new Set([width, isMobile ? width : 768])) {
    await page.setViewportSize({ width: wide, height });
    expect((await links.boundingBox())?.height).toBeLessThan(56);
  }
  await page.setViewportSize({ width, height });
  await addCandidate(page, team, 'Ana Reyes');
  const jobOrder = await addJobOrder(page, team);

  // From the roster, as the job order says.
  await page.getByRole('link', { name: 'Choose from the roster' }).click();
  await page.getByRole('checkbox', { name: 'Select Ana Reyes' }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add to a job order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a job order' });
  await dialog.getByRole('radio', { name: /ICU Nurse/ }).check();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  const board = page.getByRole('group', { name: 'Candidates by stage' });
  const column = (name: string) => board.getByRole('region', { name });
  await expect(column('Long list').getByRole('link', { name: 'Ana Reyes' })).toBeVisible();
  await expectSound(page);

  // By keyboard on the board, and by the list of stages in the table.
  if (!isMobile) {
    await board.getByRole('button', { name: /Move .*Ana Reyes/ }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Over Long list.')).toBeAttached();
    // The board listens to further keys from the next task on.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Over Short list.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(column('Short list').getByRole('link', { name: 'Ana Reyes' })).toBeVisible();
    await expect(page.getByText(/Ana Reyes.* from “Long list” to “Short list”/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('combobox', { name: /Stage of .*Ana Reyes/ }).selectOption('Selected');
  await expect(page.getByText(/Ana Reyes.* to “Selected”/)).toBeVisible();
  await expect(page.getByText('1 of 12')).toBeVisible();
  await expectSound(page);

  // Her page and the overview say it too.
  await page.getByRole('link', { name: 'Ana Reyes' }).click();
  const jobOrders = page.getByRole('region', { name: 'Job orders' });
  await expect(jobOrders.getByText('Selected')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  const open = page.getByRole('region', { name: 'Open job orders' });
  await expect(open.getByText('Selected 1')).toBeVisible();
  await expect(open.getByRole('link', { name: 'ICU Nurse' })).toHaveAttribute('href', jobOrder);
  await expectSound(page);
});
