import { expectAccessible } from '../../accessibility';
import { templates } from '#shared/document/templates';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { pdfText } from '../../pdf-text';
import { ResumeBuilder } from '../../pages/resume-builder';
import { closeByEscape, expect, newPerson, test } from '../../fixtures';

test('a free user downloads the default template with a watermark', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson('Liza', 'Reyes'));
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Accountant');
  await builder.save();
  const [download] = await Promise.all([page.waitForEvent('download'), dashboard.downloadWithWatermark()]);
  expect(download.suggestedFilename()).toBe('Liza_Reyes_CV_Modern_Professional.pdf');
  const text = await pdfText(download);
  expect(text).toContain('Liza Reyes');
  expect(text).toContain('Accountant');
  expect(text).toContain('Husay FREE');
});

test('with unsaved changes, one press saves them and downloads the file', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Saved just now');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  // Nothing was ever saved that could be downloaded.
  await expect(question.getByRole('button', { name: 'Download the last saved version' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Save and download' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), dashboard.acceptWatermark()]);
  expect(await pdfText(download)).toContain('Saved just now');
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await builder.field('Title').fill('Only a draft');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const [older] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Download the last saved version' }).click(),
  ]);
  const text = await pdfText(older);
  expect(text).toContain('Saved just now');
  expect(text).not.toContain('Only a draft');
  await expect(builder.field('Title')).toHaveValue('Only a draft');
});

test('changes that cannot be saved are not downloaded, and their field is shown', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('x');
  await dashboard.tab('Templates').click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByRole('button', { name: 'Save and download' }).click();
  await expect(builder.field('Title')).toBeVisible();
  await expect(page.getByText('Title must be at least 2 characters when provided')).toBeVisible();
  await expect(builder.field('Title')).toBeFocused();
});

test('a new browser starts with the template stored with the resume', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  await dashboard.tab('Templates').click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/resume/page'));
  await page.getByRole('button', { name: 'Select: Classic Professional' }).click();
  expect((await saved).status()).toBe(204);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Selected: Classic Professional' })).toBeVisible();
});

test('a locked template can be previewed, and its download offers the trial', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard(newPerson());
  await dashboard.tab('Templates').click();
  await page.getByRole('button', { name: 'Preview Creative Bold' }).click();
  const preview = page.getByRole('dialog', { name: 'Creative Bold' });
  await expect(preview).toBeVisible();
  await expectAccessible(page);
  await closeByEscape(page, preview);
  await page.getByRole('button', { name: 'Download Creative Bold' }).click();
  const prompt = page.getByRole('dialog', { name: 'Creative Bold comes with Pro' });
  await expect(prompt.getByRole('button', { name: 'Start Pro Trial' })).toBeVisible();
  await expect(prompt.getByRole('button', { name: 'Download in Modern Professional' })).toBeVisible();
  await expectAccessible(page);
});

test('templates are filtered by category', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  await dashboard.tab('Templates').click();
  await expect(page.getByRole('heading', { name: 'Classic Professional' })).toBeVisible();
  await page.getByRole('button', { name: 'Creative', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Creative Bold' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Classic Professional' })).toHaveCount(0);
});

test('a Pro user downloads every template, without watermark', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard('Maria Santos');
  await dashboard.tab('Templates').click();
  for (const template of templates) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${template.name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Maria_Santos_CV_${template.name.replaceAll(' ', '_')}.pdf`);
    const text = await pdfText(download);
    expect(text).not.toContain('FREE');
    for (const { title, company } of sampleResume.experience) {
      expect(text, template.id).toContain(title);
      expect(text, template.id).toContain(company);
    }
    expect(text, template.id).toContain('₱');
  }
});

test('words left in brackets are named before the download, with the way to their field', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Summary').fill('I care for [number] patients a day, with a calm hand.');
  await builder.save();
  await dashboard.tab('Templates').click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const question = page.getByRole('dialog', { name: 'Some words are still in brackets' });
  await expect(question.getByText('Summary: [number]')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Replace Them' }).click();
  await expect(builder.field('Summary')).toBeFocused();
});
