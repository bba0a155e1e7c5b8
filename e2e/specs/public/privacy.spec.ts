import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { pdfContent, pdfText } from '../../pdf-text';
import { ProfilePage } from '../../pages/profile-page';
import { ResumeBuilder } from '../../pages/resume-builder';

const sentence = 'Anyone with your link can see this profile.';

const usernameOf = async (page: ProfilePage['page']) =>
  ((await (await page.request.get('/api/auth/user')).json()) as { username: string }).username;

test('the first save asks who can see the profile, once @phone', async ({ page, browser, openDashboard }) => {
  await openDashboard(newPerson('Nena', 'Villar'));
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Registered Nurse');
  await expect(page.getByText(sentence)).toHaveCount(0);
  await builder.save();
  await expect(page.getByText('Resume Saved', { exact: true }).first()).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep it that way' });
  await expect(keep).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await keep.click();
  await expect(keep).toHaveCount(0);

  const profile = new ProfilePage(await (await browser.newContext()).newPage());
  await profile.goto(await usernameOf(page));
  await expect(profile.name).toHaveText('Nena Villar');
  await profile.page.context().close();

  await page.reload();
  await builder.field('Title').fill('Senior Nurse');
  await builder.save();
  await expect(keep).toHaveCount(0);
});

test.describe('a private profile', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('set at the first save, is hidden from visitors, and the owner is informed @phone', async ({
    page,
    browser,
    openDashboard,
  }) => {
    await openDashboard(newPerson('Luz', 'Ocampo'));
    const builder = new ResumeBuilder(page);
    await builder.field('Title').fill('Accountant');
    await builder.save();
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/account/visibility') && response.request().method() === 'PUT',
    );
    await page.getByRole('button', { name: 'Make it private' }).click();
    expect((await answered).status()).toBe(200);

    const username = await usernameOf(page);
    const stranger = new ProfilePage(await (await browser.newContext()).newPage());
    const response = await stranger.page.goto(`/profile/${username}`);
    expect(response?.status()).toBe(404);
    await expect(stranger.name).toHaveText('Profile Not Found');
    await expect(stranger.page.getByText('Luz')).toHaveCount(0);
    await stranger.page.context().close();

    await page.goto(`/profile/${username}`);
    await expect(new ProfilePage(page).name).toHaveText('Luz Ocampo');
    await expect(page.getByText('Only you can see this profile.')).toBeVisible();
    await expectAccessible(page);
    await new ProfilePage(page).shareButton.click();
    const notice = page
      .getByRole('dialog')
      .getByText('Your profile is private: visitors cannot open this link.');
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Change who can see it' }).click();
    const link = page.getByRole('radio', { name: 'Anyone with the link' });
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
    // Not check(): it fails unless the radio is checked immediately after the click.
    await link.click();
    await expect(link).toBeChecked();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('a hidden email is neither on the profile nor in a visitor’s PDF', async ({
  page,
  browser,
  openDashboard,
}) => {
  const person = newPerson('Ana', 'Lim');
  await openDashboard(person);
  await page.request.post('/api/resume', {
    data: {
      title: 'Teacher',
      phone: '+639175550142',
      skills: ['Lesson planning'],
      licenses: [{ name: 'Professional Teacher', number: 'LPT-7731' }],
      languages: [{ name: 'Kapampangan' }],
      references: [{ name: 'Dr. Corazon Abad', phone: '0917 555 0199' }],
      customSections: [{ id: 'custom-1', heading: 'Diary', entries: [{ title: 'Dear diary' }] }],
      hiddenSections: ['languages', 'custom-1'],
    },
  });
  await page.goto('/?tab=profile');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/account/visibility') && response.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: 'Show visitors your email' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Ana Lim' })).toBeVisible();
  await expect(page.getByRole('link', { name: person.email })).toHaveCount(0);

  const visitor = new ProfilePage(await (await browser.newContext()).newPage());
  await visitor.goto(await usernameOf(page));
  await expect(visitor.name).toHaveText('Ana Lim');
  expect(await visitor.page.content()).not.toContain(person.email);
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.downloadButton.click(),
  ]);
  const text = await pdfText(download);
  expect(text).toContain('Teacher');
  // The data that the file carries, too.
  const content = await pdfContent(download);
  for (const shown of ['Professional Teacher', 'Lesson planning']) {
    expect(text).toContain(shown);
    expect(content).toContain(`"${shown}"`);
  }
  for (const hidden of [
    person.email,
    '5550142',
    '7731',
    'Kapampangan',
    'Corazon',
    '5550199',
    '555 0199',
    'iary',
  ]) {
    expect(text).not.toContain(hidden);
    expect(content).not.toContain(hidden);
  }
  await visitor.page.context().close();
});

test('the example is linked from the landing page and can be downloaded @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(page).toHaveURL('/example');
  const example = new ProfilePage(page);
  await expect(example.name).toHaveText('Maria Santos');
  await expect(page.getByText('This is an example')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), example.downloadButton.click()]);
  expect(await pdfText(download)).toContain('Maria Santos');
});
