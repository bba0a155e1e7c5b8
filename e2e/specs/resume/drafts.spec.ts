import type { Page } from '@playwright/test';
import type { Resume } from '../../../shared/resume/schema';
import { expectAccessible } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { isKept, openOtherDevice, storedDraft } from '../../kept-typing';
import { ResumeBuilder } from '../../pages/resume-builder';

const draftSaved = (page: Page) => page.getByText(/^Draft saved \d/);

const publishedTitle = async (page: Page) =>
  ((await (await page.request.get('/api/resume')).json()) as Resume).title;

const openOther = async (page: Page, person: ReturnType<typeof newPerson>) => {
  const other = await openOtherDevice(page, person);
  return { ...other, builder: new ResumeBuilder(other.page) };
};

test('a killed tab loses at most two seconds, and typing goes on where it was', async ({
  page,
  context,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').pressSequentially('Staff Nurse');
  await expect.poll(() => isKept(page, 'Staff Nurse'), { timeout: 2000, intervals: [100] }).toBe(true);
  await builder.addEntry('Experience');
  await builder.entry('Experience', 1).getByLabel('Job title').fill('Aide, half a lin');
  await expect.poll(() => isKept(page, 'half a lin'), { timeout: 2000, intervals: [100] }).toBe(true);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/');
  const restored = new ResumeBuilder(next);
  await expect(restored.field('Title')).toHaveValue('Staff Nurse');
  await expect(restored.entry('Experience', 1).getByLabel('Job title')).toHaveValue('Aide, half a lin');
  await expect(draftSaved(next)).toBeVisible();
  await expectAccessible(next);
  expect(await publishedTitle(next)).toBe('');
});

test('a draft goes on at another device, which publishes it', async ({ page, openDashboard }) => {
  const person = newPerson();
  await openDashboard(person);
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Typed on the phone');
  await expect(draftSaved(page)).toBeVisible();

  const laptop = await openOther(page, person);
  await expect(laptop.builder.field('Title')).toHaveValue('Typed on the phone');
  expect((await laptop.builder.save()).status()).toBe(200);
  expect(await publishedTitle(page)).toBe('Typed on the phone');
  await expect.poll(() => storedDraft(page)).toBeNull();
  await laptop.close();

  await page.reload();
  await expect(builder.field('Title')).toHaveValue('Typed on the phone');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

test.describe('two devices type at once', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('both versions are shown side by side, and neither is lost', async ({ page, openDashboard }) => {
    const person = newPerson();
    await openDashboard(person);
    const builder = new ResumeBuilder(page);
    await expect(builder.field('Title')).toHaveValue('');
    const laptop = await openOther(page, person);
    await expect(laptop.page.getByText('No unsaved changes')).toBeVisible();

    await builder.field('Title').fill('Typed on the phone');
    await expect(draftSaved(page)).toBeVisible();
    await laptop.builder.field('Title').fill('Typed on the laptop');
    await expect(laptop.page.getByText('You also typed in another tab or on another device.')).toBeVisible();
    await laptop.page.getByRole('button', { name: 'Compare' }).click();
    const dialog = laptop.page.getByRole('dialog', { name: 'You typed elsewhere too' });
    await expect(dialog.getByText('Typed on the phone')).toBeVisible();
    await expect(dialog.getByText('Typed on the laptop')).toBeVisible();
    await expectAccessible(laptop.page);
    await dialog.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(draftSaved(laptop.page)).toBeVisible();

    await laptop.page.getByRole('button', { name: 'Restore' }).click();
    await expect(laptop.builder.field('Title')).toHaveValue('Typed on the phone');
    await laptop.page.getByRole('button', { name: 'Restore' }).click();
    await expect(laptop.builder.field('Title')).toHaveValue('Typed on the laptop');
    await laptop.close();
  });
});

test.describe('the connection is lost', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('typing stays on the device, and is sent when there is a connection', async ({
    page,
    context,
    openDashboard,
  }) => {
    await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    await builder.field('Title').fill('Before');
    await expect(draftSaved(page)).toBeVisible();
    await context.setOffline(true);
    await builder.field('Title').fill('Typed on the bus');
    const onDevice = page.getByText('Saved on this device. Sends when you are online.');
    await expect(onDevice).toBeVisible();
    await context.setOffline(false);
    await expect(draftSaved(page)).toBeVisible();

    // The tab is killed before the connection is back.
    await context.setOffline(true);
    await builder.field('Title').fill('Typed in the tunnel');
    await expect(onDevice).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/');
    await expect(new ResumeBuilder(next).field('Title')).toHaveValue('Typed in the tunnel');
    await expect(draftSaved(next)).toBeVisible();
  });
});

test.describe('while the last typing is being sent', () => {
  // A request that a later one overtook is refused; the form compares, and goes on.
  test.use({ expectedErrors: [/status of 409 \(Conflict\) \(\S+\/api\/resume\/draft\)/] });

  test('Back at each step loses nothing', async ({ page, openDashboard }) => {
    // The browser asks where the server does not have all of it yet.
    page.on('dialog', (dialog) => void dialog.accept());
    await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    const billing = page.getByRole('heading', { name: 'Billing & Subscription' });
    await page.goto('/billing');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    for (const text of ['Nurse', 'Nurse Trainee', 'Nurse Trainee, Cebu']) {
      await builder.field('Title').fill(text);
      await page.goBack();
      await page
        .getByRole('alertdialog', { name: 'Leave without saving your resume?' })
        .getByRole('button', { name: 'Leave' })
        .click();
      await expect(billing).toBeVisible();
      await page.goForward();
      await expect(builder.field('Title')).toHaveValue(text);
    }
    await builder.addEntry('Education');
    await builder.entry('Education', 1).getByLabel('School').fill('Silliman');
    await page.goto('/billing');
    await expect(billing).toBeVisible();
    await page.goBack();
    await expect(builder.entry('Education', 1).getByLabel('School')).toHaveValue('Silliman');
    await expect(builder.field('Title')).toHaveValue('Nurse Trainee, Cebu');
  });
});

test('Discard changes shows what is saved, and Undo brings the typing back', async ({
  page,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Nurse');
  await builder.save();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await builder.field('Title').fill('A mistake');
  await expect(draftSaved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(builder.field('Title')).toHaveValue('Nurse');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(builder.field('Title')).toHaveValue('A mistake');
  await page.reload();
  await expect(builder.field('Title')).toHaveValue('A mistake');
});
