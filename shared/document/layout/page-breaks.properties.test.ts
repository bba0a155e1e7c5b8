// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { paperNames } from '../page-settings';
import { findTemplate, templates } from '../templates';
import { emptyExperience } from '#shared/resume/schema';
import { a4, laidOut, texts } from '../test/marks';
import { blankSource, withJobs } from '../test/people';
import { papers, type DocumentSource, type TextMark } from './document';
import { layoutDocument } from './layout-document';

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  test('a paragraph that no page can hold leaves no line alone', () => {
    let divided = 0;
    for (let words = 300; words < 1000; words += 5) {
      const summary = `First.\n${'summary '.repeat(words)}\nLast.`;
      const { pages } = laidOut({ ...blankSource, resume: { ...blankSource.resume, summary } }, template);
      const counts = pages.map((page) => texts(page).filter(({ text }) => text.startsWith('summary')).length);
      const parts = counts.filter((count) => count > 0);
      if (parts.length > 1) divided++;
      expect(Math.min(...parts), `${words} words`).toBeGreaterThanOrEqual(2);
    }
    expect(divided).toBeGreaterThan(10);
  });

  test('a line that announces a list and a list’s first item never end a page', () => {
    for (let words = 0; words < 240; words += 4) {
      const description = `${'Kept books. '.repeat(2)}\nCourses:\n- Audit ${'and more '.repeat(9)}\n- Taxation\n- Costs`;
      const summary = 'summary '.repeat(words);
      const source = {
        ...blankSource,
        resume: {
          ...blankSource.resume,
          summary,
          experience: Array.from({ length: 9 }, (__, i) => ({
            ...emptyExperience,
            title: `Position ${i}`,
            company: 'Company',
            description,
          })),
        },
      };
      for (const page of layoutDocument(source, template, { ...a4, density: 'comfortable' }).pages) {
        const last = texts(page)
          .filter(({ role }) => role !== 'artifact')
          .at(-1);
        expect(last?.text ?? '', `${words} words`).not.toMatch(/^(Courses:|Audit|and more)/);
      }
    }
  });

  test('a list’s last item never starts a page', () => {
    let starts = 0;
    const description = `- Audit\n- Taxation\n- Costs\n- Payroll\n- Last ${'of all branches '.repeat(12)}`;
    for (let words = 0; words < 240; words += 4) {
      const experience = Array.from({ length: 9 }, (_job, i) => ({
        ...emptyExperience,
        title: `Position ${i}`,
        company: 'Company',
        description,
      }));
      const resume = { ...blankSource.resume, summary: 'summary '.repeat(words), experience };
      const [, ...later] = layoutDocument({ ...blankSource, resume }, template, {
        ...a4,
        density: 'comfortable',
      }).pages;
      for (const page of later) {
        const [first, second] = texts(page).filter(({ role }) => role !== 'artifact');
        if (first?.role === 'marker') starts++;
        expect(second?.text ?? '', `${words} words`).not.toMatch(/^Last/);
      }
    }
    // Pages do start within lists.
    expect(starts).toBeGreaterThan(0);
  });
});

/** Whether a mark is directly under a heading, in its column. */
const belowIn = (marks: readonly TextMark[], heading: TextMark) =>
  marks.some(
    ({ x, baseline, role }) =>
      role !== 'heading' &&
      Math.abs(x - heading.x) < 6 &&
      baseline > heading.baseline &&
      baseline < heading.baseline + 15,
  );

const jobs = withJobs(6);
const leadOf = (length: number): DocumentSource => ({
  ...jobs,
  resume: {
    ...jobs.resume,
    summary: Array.from({ length: Math.ceil(length / 12) }, () => 'Kept books.')
      .join(length % 24 === 0 ? '\n' : ' ')
      .slice(0, length),
  },
});
describe.each(
  paperNames.flatMap((paper) =>
    ['creative-orange', 'compact'].map((id) => [paper, findTemplate(id)] as const),
  ),
)('%s, $id', (paper, template) => {
  test('wherever the lead ends, a heading keeps its content and both keep the margin', () => {
    for (let length = 0; length <= 1200; length += 12) {
      const { pages } = layoutDocument(leadOf(length), template, { paper, watermark: false });
      for (const page of pages) {
        const marks = texts(page);
        for (const mark of marks)
          expect(mark.baseline).toBeLessThanOrEqual(papers[paper].height - template.page.margin);
        for (const heading of marks.filter(({ role }) => role === 'heading')) {
          expect(belowIn(marks, heading), `${heading.text} after ${length} length`).toBe(true);
        }
      }
    }
  });
});
