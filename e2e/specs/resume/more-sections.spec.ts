import { saveResume } from '../../../shared/resume/endpoints';
import { fullSections } from '../../../shared/resume/sections/testing/full-sections';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';
import { ProfilePage } from '../../pages/profile-page';
import { pdf } from '../../sample-files';

for (const width of [360, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    // Axe on a long page.
    test.slow();

    test('a license, a language and a reference are added, saved and printed', async ({
      page,
      openDashboard,
    }) => {
      await openDashboard(newPerson('Liza', 'Reyes'));
      const builder = new ResumeBuilder(page);
      await builder.field('Title').fill('Registered Nurse');

      await builder.addSection('Licenses and Certifications');
      const license = page.getByRole('group', { name: 'License 1' });
      await expect(license.getByLabel('License or certificate')).toBeFocused();
      await expect(license.locator('datalist option[value="Registered Nurse"]')).toBeAttached();
      await license.getByLabel('License or certificate').fill('Registered Nurse');
      await license.getByLabel('License or certificate').press('Tab');
      await expect(license.getByLabel('Issuer')).toHaveValue('Professional Regulation Commission');
      await license.getByLabel('License number').fill('0123456');
      await expect(license.getByRole('switch')).not.toBeChecked();
      await license.getByRole('button', { name: 'Choose a date: Issued' }).click();
      await license.getByLabel('Issued: month').selectOption('Nov');
      await license.getByLabel('Issued: year').selectOption('2017');
      await expect(license.getByLabel('Issued', { exact: true })).toHaveValue('Nov 2017');

      await license.getByRole('button', { name: 'Add the certificate' }).click();
      const upload = page.getByRole('dialog', { name: 'Upload Credential' });
      await upload.getByLabel('Credential file').setInputFiles(pdf('scan.pdf'));
      await expect(upload.getByLabel('Title')).toHaveValue('Registered Nurse');
      await upload.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(license.getByRole('link', { name: /^Open .*Registered Nurse/ })).toBeVisible();

      await builder.addSection('Languages');
      const language = page.getByRole('group', { name: 'Language 1' });
      await language.getByLabel('Language', { exact: true }).fill('Hiligaynon');
      await language.getByLabel('Level').fill('Native');

      await builder.addSection('Character References');
      const reference = page.getByRole('group', { name: 'Reference 1' });
      await reference.getByLabel('Name').fill('Dr. Jose Peña');
      await reference.getByLabel('Phone').fill('+63 917 555 0199');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect((await builder.save()).status()).toBe(200);

      await page.reload();
      await builder.openSection('Licenses and Certifications');
      await expect(license.getByLabel('License number')).toHaveValue('0123456');
      await builder.openSection('Character References');
      await expect(reference.getByLabel('Name')).toHaveValue('Dr. Jose Peña');
      if (width < 1024) await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const shown = width < 1024 ? page.getByRole('dialog', { name: 'Preview' }) : builder.preview;
      for (const text of [
        'Licenses and Certifications',
        'License No. 0123456',
        'Nov 2017',
        'Hiligaynon (Native)',
        'Dr. Jose Peña',
      ])
        await expect(shown).toContainText(text);
      await expectNoSidewaysScroll(page);
    });
  });

test('visitors see a license without its number, and no reference', async ({ page, signIn, browser }) => {
  await signIn(newPerson('Liza', 'Reyes'));
  const { licenses, languages, references } = fullSections;
  const saved = await page.request.post(saveResume.path, {
    data: { title: 'Registered Nurse', licenses: licenses.slice(0, 1), languages, references },
  });
  expect(saved.status()).toBe(200);
  const user = (await (await page.request.get('/api/auth/user')).json()) as { username: string };
  const stranger = await browser.newPage();
  const profile = new ProfilePage(stranger);
  await profile.goto(user.username);
  await expect(profile.section('Licenses and Certifications')).toContainText('Registered Nurse');
  await expect(profile.section('Languages')).toContainText('Hiligaynon');
  const text = await stranger.locator('body').innerText();
  expect(text).not.toMatch(/\b0123456\b/);
  expect(text).not.toContain('Jose');
  await stranger.close();
});

test('sections are arranged, renamed and hidden, and the preview follows', async ({
  page,
  openDashboard,
}) => {
  await openDashboard(newPerson('Nena', 'Cruz'));
  const builder = new ResumeBuilder(page);
  for (const [section, field, text] of [
    ['Awards', 'Award', 'Nurse of the Year'],
    ['Projects', 'Project', 'Barangay Health Map'],
  ] as const) {
    await builder.addSection(section);
    await page.getByRole('region', { name: section }).getByLabel(field, { exact: true }).fill(text);
  }
  const position = async (text: string) => (await builder.preview.innerText()).indexOf(text);
  await expect(builder.preview).toContainText('Nurse of the Year');
  expect(await position('Barangay Health Map')).toBeLessThan(await position('Nurse of the Year'));

  await page.getByRole('button', { name: 'Arrange Sections' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange sections' });
  await dialog.getByRole('button', { name: 'Move Awards up' }).press('Enter');
  await dialog.getByLabel('Heading of Awards').fill('Honors');
  await dialog.getByRole('switch', { name: 'Show Projects' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(builder.preview).toContainText('Honors');
  await expect(builder.preview).not.toContainText('Barangay Health Map');
});

test('the paper is remembered, and the preview is drawn on it', async ({ page, openDashboard }) => {
  await openDashboard(newPerson('Nena', 'Cruz'));
  const builder = new ResumeBuilder(page);
  const pageRatio = async () => {
    const box = await builder.preview.getByRole('img').first().boundingBox();
    return box ? box.height / box.width : 0;
  };
  await expect.poll(pageRatio).toBeCloseTo(297 / 210, 1);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/resume/page'));
  await page.getByRole('button', { name: 'Design' }).click();
  await page.getByLabel('Paper').selectOption('Long bond (8.5 × 13 in)');
  await expect.poll(pageRatio).toBeCloseTo(13 / 8.5, 1);
  expect((await stored).status()).toBe(204);
  await page.reload();
  await page.getByRole('button', { name: 'Design' }).click();
  await expect(page.getByLabel('Paper')).toHaveValue('long-bond');
  await expectAccessible(page);
  await expect.poll(pageRatio).toBeCloseTo(13 / 8.5, 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what is pressed in a section is 44 px high', async ({ page, openDashboard }) => {
    await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    await builder.addSection('Licenses and Certifications');
    await builder.addSection('Character References');
    const card = page.getByRole('region', { name: 'Licenses and Certifications' });
    await builder.openSection('Licenses and Certifications');
    await card.getByLabel('License number').fill('0123456');
    await card.getByRole('button', { name: 'Choose a date' }).first().click();
    for (const name of ['Licenses and Certifications', 'Character References']) {
      await builder.openSection(name);
      const region = page.getByRole('region', { name });
      const targets = region.locator(
        'button:visible, select:visible, input:not([type=checkbox]), label:has(input)',
      );
      const heights = await targets.evaluateAll((found) =>
        found.map(
          (element) => [element.textContent, Math.round(element.getBoundingClientRect().height)] as const,
        ),
      );
      expect(heights.length).toBeGreaterThan(8);
      expect(heights.filter(([, height]) => height < 44)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Arrange Sections' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Arrange sections' });
    const switches = await dialog
      .getByRole('switch')
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().height));
    expect(Math.min(...switches)).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
  });
});
