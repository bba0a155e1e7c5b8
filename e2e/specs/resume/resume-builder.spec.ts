import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { ResumeBuilder } from '../../pages/resume-builder';
import { expect, expectToast, newPerson, test } from '../../fixtures';

const summary = 'Registered nurse from Cebu with eight years in intensive care, known for calm in a crisis.';

test('a resume is saved and restored after a reload @phone', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Registered Nurse');
  await builder.field('Summary').fill(summary);
  await builder.field('Phone').fill('+639175550142');
  await builder.field('Location').fill('Cebu City');
  await builder.field('Website').fill('https://liza.example');
  await builder.addSkill('Triage');
  await builder.addEntry('Experience');
  await builder.entry('Experience', 1).getByLabel('Job title').fill('Staff Nurse');
  await builder.entry('Experience', 1).getByLabel('Company').fill('Ospital ng Niñas');
  await builder.entry('Experience', 1).getByLabel('Duration').fill('2019 - Present');
  await builder.entry('Experience', 1).getByLabel('Description').fill('Saved ₱120,000 of supplies a year.');
  await builder.addEntry('Education');
  await builder.entry('Education', 1).getByLabel('Degree').fill('BS Nursing');
  await builder.entry('Education', 1).getByLabel('School').fill('Cebu Normal University');
  await builder.entry('Education', 1).getByLabel('Year').fill('2012-2016');

  expect((await builder.save()).status()).toBe(200);
  await expectToast(page, 'Resume Saved', 'Your resume has been saved successfully!');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.reload();
  await expect(builder.field('Title')).toHaveValue('Registered Nurse');
  await expect(builder.field('Summary')).toHaveValue(summary);
  await builder.openSection('Skills');
  await expect(builder.skills).toHaveText(['Triage']);
  await builder.openSection('Work Experience');
  await expect(builder.entry('Experience', 1).getByLabel('Company')).toHaveValue('Ospital ng Niñas');
  await builder.openSection('Education');
  await expect(builder.entry('Education', 1).getByLabel('Year')).toHaveValue('2012-2016');
});

test('the preview follows the typing', async ({ page, openDashboard }) => {
  await openDashboard(newPerson('Nena', 'Cruz'));
  const builder = new ResumeBuilder(page);
  await expect(builder.preview).toContainText('Nena Cruz');
  await builder.field('Title').pressSequentially('Midwife');
  await expect(builder.preview).toContainText('Midwife');
});

test('errors are shown at their fields, and the first one is focused', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('R');
  await builder.field('Summary').fill('Too short');
  await builder.field('Phone').fill('abc');
  await builder.field('Website').fill('not a website');
  await builder.saveButton.click();
  for (const message of [
    'Title must be at least 2 characters when provided',
    'Summary must be at least 20 characters when provided',
    'Please enter a valid phone number',
    'Please enter a valid website URL',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(builder.field('Title')).toBeFocused();
  await expectAccessible(page);
});

test('Ctrl+S saves', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Teacher');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Resume Saved', { exact: true })).toBeVisible();
});

test('entries are reordered with the keyboard', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  for (const [index, title] of ['First job', 'Second job'].entries()) {
    await builder.addEntry('Experience');
    await builder
      .entry('Experience', index + 1)
      .getByLabel('Job title')
      .fill(title);
  }
  await page.getByRole('button', { name: 'Move Experience 2 up' }).press('Enter');
  await expect(builder.entry('Experience', 1).getByLabel('Job title')).toHaveValue('Second job');
  await expect(builder.entry('Experience', 2).getByLabel('Job title')).toHaveValue('First job');
});

test('entries are reordered by dragging, and Escape cancels a drag', async ({ page, openDashboard }) => {
  // Near the bottom edge of the screen a drag scrolls on, past the second place.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  const titles = ['First job', 'Second job', 'Third job'];
  for (const [index, title] of titles.entries()) {
    await builder.addEntry('Experience');
    await builder
      .entry('Experience', index + 1)
      .getByLabel('Job title')
      .fill(title);
  }
  const shown = () =>
    Promise.all(
      titles.map((_, index) =>
        builder
          .entry('Experience', index + 1)
          .getByLabel('Job title')
          .inputValue(),
      ),
    );
  const handle = page.getByRole('button', { name: 'Reorder Experience 1' });
  const dragDown = async () => {
    // Dragging is loaded after the list.
    await expect(page.locator('ol[data-draggable]', { has: handle })).toBeVisible();
    await handle.scrollIntoViewIfNeeded();
    const from = (await handle.boundingBox())!;
    const entry = (await builder.entry('Experience', 1).boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    // On a busy machine the browser merges quick moves, and the first one only begins the drag.
    await page.mouse.move(from.x + 5, from.y + 15);
    await expect(page.getByText('Picked up First job')).toBeAttached();
    await page.mouse.move(from.x + 5, from.y + 5 + entry.height * 0.7, { steps: 5 });
  };
  await dragDown();
  await expect(page.getByText('Over position 2 of 3')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await shown()).toEqual(titles);

  await dragDown();
  await page.mouse.up();
  await expect(page.getByText('First job moved to position 2 of 3')).toBeAttached();
  expect(await shown()).toEqual(['Second job', 'First job', 'Third job']);
  await expect(page.getByRole('button', { name: 'Reorder Experience 2' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the longest skill fits, and Preview and Save Changes are 44 px targets', async ({
    page,
    openDashboard,
  }) => {
    await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    await builder.addSkill('W'.repeat(30));
    await expect(builder.skills).toHaveText(['W'.repeat(30)]);
    await expectNoSidewaysScroll(page);
    for (const name of ['Preview', 'Save Changes']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
  });
});

test('unsaved text is restored after a reload', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Unsaved thought');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(builder.field('Title')).toHaveValue('Unsaved thought');
});

test.describe('two tabs', () => {
  // The browser logs the refusal.
  test.use({ expectedErrors: [/status of 409/] });

  test('never overwrite each other silently', async ({ page, context, openDashboard }) => {
    await openDashboard(newPerson());
    const first = new ResumeBuilder(page);
    const otherPage = await context.newPage();
    await otherPage.goto('/');
    const second = new ResumeBuilder(otherPage);
    await second.field('Title').fill('From the second tab');

    await first.field('Title').fill('From the first tab');
    expect((await first.save()).status()).toBe(200);
    expect((await second.save()).status()).toBe(409);
    const question = otherPage.getByRole('alertdialog').or(otherPage.getByRole('dialog'));
    await expect(question).toBeVisible();
    await expectAccessible(otherPage);
    await question.getByRole('button', { name: /keep mine|keep my/i }).click();
    await expect(otherPage.getByText('Resume Saved', { exact: true })).toBeVisible();

    await page.reload();
    await expect(first.field('Title')).toHaveValue('From the second tab');
  });
});

test('a photo is uploaded, shown on the profile, and removed @s3', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Profile photo file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expectToast(page, 'Photo uploaded', 'Your profile photo has been updated successfully!');
  const card = page.getByRole('region', { name: 'Profile Photo' });
  await expect(card.getByAltText('Your profile photo')).toHaveAttribute('src', /^\/api\/photos\//);

  await card.getByRole('button', { name: /Remove/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Upload Photo' })).toBeFocused();
});

test('a text file is refused as a photo', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  await page
    .getByLabel('Profile photo file')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expectToast(page, 'Invalid file type', 'Please upload a JPG or PNG image.');
});

test('a JSON Resume is imported after a summary of the changes', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.importFile({
    name: 'resume.json',
    content: JSON.stringify({
      basics: {
        label: 'Data Analyst',
        summary: 'Turns messy spreadsheets into decisions.',
        location: { city: 'Makati' },
      },
      work: [{ company: 'Datos PH', position: 'Analyst', startDate: '2020-01', summary: 'Weekly reports.' }],
      skills: [{ name: 'SQL', keywords: ['Postgres'] }],
      volunteer: [],
    }),
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fill in my form' }).click();
  await expect(builder.field('Title')).toHaveValue('Data Analyst');
  await expect(builder.entry('Experience', 1).getByLabel('Company')).toHaveValue('Datos PH');
  expect((await builder.save()).status()).toBe(200);
});

test('a file without a resume is refused in plain words', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.importFile({ name: 'empty.json', content: '{"basics": null, "work": [null]}' });
  await expect(page.getByRole('alert')).toContainText('empty.json');
  await expect(page.getByRole('button', { name: 'Fill in my form' })).toHaveCount(0);
});
