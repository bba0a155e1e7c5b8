import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from '@playwright/test';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { expect, expectToast, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

const choose = async (page: Page) => {
  await page.getByRole('button', { name: 'More formats' }).click();
  return page.getByRole('dialog', { name: 'Choose a format' });
};

const downloadIn = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name: 'Choose a format' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  ]);
  return download;
};

const text = async (download: Download) => (await readFile(await download.path())).toString('utf8');

/** The text of a Word document, its entities as characters. */
const wordText = async (download: Download) => {
  const files = unzipSync(await readFile(await download.path()));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const footers = Object.keys(files).filter((name) => name.startsWith('word/footer'));
  return [part('word/document.xml'), ...footers.map(part)]
    .join('\n')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
};

test(
  'every format of the resume is downloaded from one dialog',
  { tag: '@phone' },
  async ({ page, openDashboard }) => {
    await openDashboard('Maria Santos');
    const dialog = await choose(page);
    await expect(dialog.getByRole('button', { name: 'Download Word', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const [first] = sampleResume.experience;
    const word = await downloadIn(page, 'Word');
    expect(word.suggestedFilename()).toMatch(/^Maria_Santos_CV_[A-Z][A-Za-z_]+\.docx$/);
    const inWord = await wordText(word);
    expect(inWord).toContain(first?.title);
    expect(inWord).not.toContain('FREE');

    const portal = await downloadIn(page, 'Word for application portals');
    expect(portal.suggestedFilename()).toBe('Maria_Santos_CV_Application_Portals.docx');
    expect(await wordText(portal)).toMatch(/\d\d\/\d{4} – Present/);

    const plain = await downloadIn(page, 'Plain text');
    expect(plain.suggestedFilename()).toBe('Maria_Santos_CV.txt');
    expect(await text(plain)).toContain(`Work Experience\n---------------\n${first?.title}`);

    const markdown = await downloadIn(page, 'Markdown');
    expect(markdown.suggestedFilename()).toBe('Maria_Santos_CV.md');
    expect(await text(markdown)).toContain(`## Work Experience\n\n### ${first?.title}`);

    const json = await downloadIn(page, 'JSON Resume');
    expect(json.suggestedFilename()).toBe('maria-santos-resume.json');
    expect(JSON.parse(await text(json))).toMatchObject({ basics: { name: 'Maria Santos' } });

    const pdf = await downloadIn(page, 'PDF');
    expect(pdf.suggestedFilename()).toMatch(/^Maria_Santos_CV_[A-Z][A-Za-z_]+\.pdf$/);
  },
);

test('the text is copied section by section', { tag: '@phone' }, async ({ page, context, openDashboard }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard('Maria Santos');
  await (await choose(page)).getByRole('button', { name: 'Show Text to copy' }).click();
  const sections = page.getByRole('dialog', { name: 'Copy your text' });
  await sections.getByRole('button', { name: 'Copy Skills' }).click();
  await expect(sections.getByRole('status')).toHaveText('Skills copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleResume.skills.join(', '));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(sections).toBeHidden();
  await expect(page.getByRole('button', { name: 'More formats' })).toBeFocused();
});

test('a free user’s Word file has a line at the foot, after a question', async ({ page, openDashboard }) => {
  await openDashboard(newPerson('Liza', 'Reyes'));
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Accountant');
  await builder.save();
  const dialog = await choose(page);
  await dialog.getByRole('button', { name: 'Download Word', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Download your resume' });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    prompt.getByRole('button', { name: 'Download with this line' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Liza_Reyes_CV_Modern_Professional.docx');
  const word = await wordText(download);
  expect(word).toContain('Accountant');
  expect(word).toContain('Husay FREE');
});

test('unsaved changes are saved first, from the dialog too', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Saved just now');
  await (await choose(page)).getByRole('button', { name: 'Download Markdown' }).click();
  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Save and download' }).click(),
  ]);
  expect(await text(download)).toContain('**Saved just now**');
});

test.describe('when the code of a format is gone', () => {
  test.use({
    expectedErrors: [/status of 404|Failed to fetch dynamically imported module|Failed to generate the file/],
  });

  test('a press says so, and the page stays', async ({ page, openDashboard }) => {
    await openDashboard('Maria Santos');
    await page.route(/\/assets\/docx-file-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    );
    await (await choose(page)).getByRole('button', { name: 'Download Word', exact: true }).click();
    await expectToast(
      page,
      'Generation Failed',
      'Your file could not be made. Please check your connection and try again.',
    );
    await expect(page.getByText('Part of this page could not be loaded')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Choose a format' })).toBeVisible();
  });
});
