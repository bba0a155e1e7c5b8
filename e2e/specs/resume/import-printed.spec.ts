import { correctImport } from '../../correct-import';
import { expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';
import { printedResumes, printResume } from '../../printed-resumes';

for (const resume of printedResumes)
  test(`a printed ${resume.kind} becomes a saved resume with few corrections`, async ({
    page,
    browser,
    openDashboard,
  }) => {
    await openDashboard(newPerson());
    const builder = new ResumeBuilder(page);
    await builder.importFile(await printResume(browser, resume));
    await expect(builder.importReview).toBeVisible();
    const { wanted } = resume;
    const corrections = await correctImport(builder, wanted);
    console.log(
      `${resume.kind}: ${corrections.length} corrections${corrections.map((one) => `\n  ${one}`).join('')}`,
    );
    expect((await builder.save()).status()).toBe(200);
    const { particulars = {}, texts, skills = [], lists } = wanted;
    const saved = (await (await page.request.get('/api/resume')).json()) as Record<string, unknown>;
    expect(saved).toMatchObject({ ...texts, particulars, skills, customSections: [] });
    // What had to be typed is at the end of its list.
    for (const [list, entries] of Object.entries(lists)) {
      expect(saved[list]).toHaveLength(entries.length);
      expect(saved[list]).toEqual(
        expect.arrayContaining(entries.map((entry) => expect.objectContaining(entry) as unknown)),
      );
    }
    expect(corrections.length).toBeLessThanOrEqual(resume.corrections);
  });
