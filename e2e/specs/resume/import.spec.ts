import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';
import {
  docx,
  imported,
  jsonResume,
  linkedInArchive,
  lockedPdf,
  odt,
  oldWord,
  plainText,
  printedPdf,
  scannedPdf,
  type ResumeFile,
} from '../../resume-files';

type MakeFile = (browser: Browser) => ResumeFile | Promise<ResumeFile>;

const formats: Record<string, MakeFile> = {
  'a PDF of another program': (browser) => printedPdf(browser, 2),
  'a Word file': docx,
  'an OpenDocument file': odt,
  'a text file': plainText,
  'a JSON Resume': jsonResume,
  'LinkedIn’s data archive': linkedInArchive,
};

/** The job that every file has. */
const expectImported = async (builder: ResumeBuilder) => {
  await expect(builder.importReview).toBeHidden();
  await builder.openSection('Work Experience');
  const job = builder.entry('Experience', 1);
  await expect(job.getByLabel('Job title')).toHaveValue(imported.title);
  await expect(job.getByLabel('Company')).toHaveValue(imported.company);
  await builder.openSection('Skills');
  await expect(builder.skills.filter({ hasText: imported.skill })).toHaveCount(1);
};

const fill = (page: Page) => page.getByRole('button', { name: 'Fill in my form' }).click();

for (const width of [360, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [format, make] of Object.entries(formats))
      test(`${format} is reviewed and fills the form`, async ({ page, browser, openDashboard }) => {
        await openDashboard(newPerson());
        const builder = new ResumeBuilder(page);
        await builder.importFile(await make(browser));
        await expect(builder.importReview).toBeVisible();
        await expect(builder.importReview.getByLabel('Company').first()).toHaveValue(imported.company);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await fill(page);
        await expectImported(builder);
        expect((await builder.save()).status()).toBe(200);
      });

    test('pasted text is read like a file', async ({ page, openDashboard }) => {
      await openDashboard(newPerson());
      const builder = new ResumeBuilder(page);
      await page.getByRole('button', { name: 'Import' }).click();
      await page
        .getByLabel('Or paste the text of your resume')
        .fill(new TextDecoder().decode(plainText().content));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Use This Text' }).click();
      await fill(page);
      await expectImported(builder);
    });

    test('a field leads to its place in the file, and a place to its field', async ({
      page,
      browser,
      openDashboard,
    }) => {
      await openDashboard(newPerson());
      const builder = new ResumeBuilder(page);
      await builder.importFile(await printedPdf(browser, 2));
      const review = builder.importReview;
      const company = review.getByLabel('Company').nth(1);
      await company.focus();
      const toFile = review.getByRole('button', { name: 'Your file' });
      if (width < 1024) await toFile.click();
      const place = review.locator('[data-active-place]').first();
      await expect(place).toBeInViewport();
      await expect(review.getByRole('img', { name: 'Page 1 of 1 of rodel.pdf' })).toBeVisible();
      // The page is drawn: its middle is not one color.
      await expect
        .poll(() =>
          review.getByRole('img').evaluate((canvas: HTMLCanvasElement) => {
            const copy = document.createElement('canvas');
            [copy.width, copy.height] = [canvas.width, canvas.height];
            const context = copy.getContext('2d');
            context?.drawImage(canvas, 0, 0);
            return new Set(context?.getImageData(0, 0, copy.width, copy.height).data).size;
          }),
        )
        .toBeGreaterThan(5);
      await expectAccessible(page);
      await place.evaluate((element) => {
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        element.parentElement?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, clientX: left + wide / 2, clientY: top + height / 2 }),
        );
      });
      await expect(company).toBeFocused();
    });

    test('files that cannot be read are refused, with the way on', async ({
      page,
      browser,
      openDashboard,
    }) => {
      await openDashboard(newPerson());
      const refused: [ResumeFile, RegExp][] = [
        [await scannedPdf(browser), /picture/i],
        [await lockedPdf(browser), /password/i],
        [oldWord(), /\.docx|PDF/],
        [{ name: 'cut.docx', content: docx().content.slice(0, 200) }, /./],
        [{ name: 'cut.odt', content: odt().content.slice(0, 200) }, /./],
        [{ name: 'photos.zip', content: linkedInArchive().content.slice(0, 60) }, /./],
        [
          { name: 'empty.json', content: new TextEncoder().encode('{"basics": null, "work": [null]}') },
          /resume/,
        ],
        [{ name: 'empty.txt', content: new Uint8Array() }, /empty/i],
      ];
      await page.getByRole('button', { name: 'Import' }).click();
      for (const [{ name, content }, reason] of refused) {
        await page
          .getByLabel('Resume file')
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
        const alert = page.getByRole('alert').filter({ hasText: name });
        await expect(alert).toContainText(reason);
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });

test('what was in the form comes back with one press', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Cook');
  await builder.importFile(jsonResume());
  await page.getByRole('radio', { name: /^Replace my resume/ }).check();
  await fill(page);
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(builder.field('Title')).toHaveValue('Warehouse Supervisor');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(builder.field('Title')).toHaveValue('Cook');
  await expect(builder.entry('Experience', 1)).toHaveCount(0);
});

test(
  'what a new user brings is looked through in the steps, and Undo empties them',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    await signIn(newPerson());
    await page.goto('/');
    await page.getByRole('button', { name: 'Bring what I have' }).click();
    const { name, content } = jsonResume();
    await page
      .getByLabel('Resume file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await fill(page);
    await expect(page.locator('#step-title')).toHaveText('About you');
    await expect(page.getByLabel('Title')).toHaveValue('Warehouse Supervisor');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
  },
);

test('a PDF of ours comes back whole, durations and sections included', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  const content = {
    title: 'Nurse',
    experience: [
      { title: 'Head Nurse', company: 'Ospital ng Maynila', duration: 'wet season of 2021', description: '' },
    ],
    trainings: [
      { title: 'Basic Life Support', organizer: 'Red Cross', duration: 'March 4–6, 2023', hours: '24' },
    ],
    customSections: [{ id: 'custom-1', heading: 'Board Exams', entries: [{ title: 'NLE', text: '85.4 %' }] }],
    sectionOrder: ['trainings', 'experience'],
    sectionHeadings: { experience: 'Where I worked' },
  };
  await page.request.post('/api/resume', { data: content });
  await page.reload();
  const downloading = page.waitForEvent('download');
  await dashboard.downloadWithWatermark();
  const [{ readFileSync }, path] = [await import('node:fs'), await (await downloading).path()];

  const other = newPerson('Ana', 'Cruz');
  await page.context().clearCookies();
  await openDashboard(other);
  const builder = new ResumeBuilder(page);
  await builder.importFile({ name: 'mine.pdf', content: readFileSync(path) });
  await expect(builder.importReview.getByText(/may be wrong/)).toHaveCount(0);
  await fill(page);
  expect((await builder.save()).status()).toBe(200);
  expect(await (await page.request.get('/api/resume')).json()).toMatchObject({
    ...content,
    customSections: [{ id: 'custom-1', heading: 'Board Exams' }],
  });
});

test('a PDF of two pages is read while the page stays usable', async ({ page, browser, openDashboard }) => {
  const file = await printedPdf(browser);
  await openDashboard(newPerson());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Resume file').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(window, { longTasks: tasks });
  });
  const start = Date.now();
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: file.name, mimeType: 'application/pdf', buffer: Buffer.from(file.content) });
  await page.getByRole('dialog', { name: 'Check what was found' }).waitFor();
  const read = Date.now() - start;
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  // Figures depend on the machine: they are printed, not asserted.
  console.log(
    `import of a PDF of two pages, 4x slower processor: ${read} ms, longest task ${Math.round(longest)} ms`,
  );
  await expect(page.getByRole('img', { name: 'Page 1 of 2 of rodel.pdf' })).toBeVisible();
});
