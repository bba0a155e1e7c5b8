// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Template } from '#shared/resume-document/template';
import { findTemplate, templates } from '#shared/resume-document/templates';
import { emptyExperience } from '#shared/resume/schema';
import { generatedResumes } from '../test/generated-resumes';
import { allTexts, laidOut, texts } from '../test/marks';
import { blankSource, lizaSource, withJobs } from '../test/people';
import type { Density } from '#shared/resume-document/page-settings';
import { densityVariants, fittedToPages } from './density';
import { papers, type DocumentSource, type LaidOutDocument } from './document';
import { layoutDocument } from './layout-document';

const inDensity = (source: DocumentSource, template: (typeof templates)[number], density: Density) =>
  layoutDocument(source, template, { paper: 'a4', watermark: false, density });

const lastFill = ({ pages, paper }: LaidOutDocument, { page: { margin } }: Template) => {
  const content = texts(pages.at(-1)).filter(({ role }) => role !== 'artifact');
  return (Math.max(...content.map(({ baseline }) => baseline)) - margin) / (paper.height - 2 * margin);
};

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('under a tenth of the resumes of several pages end on a page less than a quarter full', () => {
    const fills = generatedResumes(80, 'long')
      .map((source) => laidOut(source, template))
      .filter(({ pages }) => pages.length > 1)
      .map((document) => lastFill(document, template));
    expect(fills.length).toBeGreaterThan(30);
    expect(fills.filter((fill) => fill < 0.25).length).toBeLessThan(fills.length / 10);
  });

  test('automatic saves a nearly empty page, and else keeps the template’s measures', () => {
    let saved = 0;
    for (const source of generatedResumes(40, 'long')) {
      const usual = inDensity(source, template, 'comfortable');
      const fitted = inDensity(source, template, 'automatic');
      if (fitted.pages.length < usual.pages.length) {
        saved++;
        if (!template.onePage || usual.pages.length > 2) expect(lastFill(usual, template)).toBeLessThan(0.3);
      } else if (template.layout === 'two-column' && lastFill(usual, template) < 0.3) {
        expect(fitted.pages).toHaveLength(usual.pages.length);
        expect(lastFill(fitted, template)).toBeGreaterThanOrEqual(lastFill(usual, template));
      } else expect(fitted).toEqual(usual);
    }
    expect(saved).toBeGreaterThan(0);
  });

  test('tight text is never smaller than 9 points, and the specified sizes stay', () => {
    const source = withJobs(9);
    const sizes = (density: Density) => allTexts(inDensity(source, template, density));
    const [usual, compact] = [sizes('comfortable'), sizes('compact')];
    const specified = ['name', 'heading'];
    for (const role of specified) {
      const sizeIn = (marks: typeof usual) => marks.find((mark) => mark.role === role)?.size;
      expect(sizeIn(compact)).toBe(sizeIn(usual));
    }
    const body = compact.filter(({ role }) => role !== 'artifact').map(({ size }) => size);
    expect(Math.min(...body)).toBeGreaterThanOrEqual(9);
    expect(Math.min(...body)).toBeLessThan(9.6);
  });

  test('pages after the first carry name and number, as the last thing read', () => {
    const { pages } = laidOut(withJobs(24), template);
    pages.forEach((page, i) => {
      const label = texts(page).at(-1);
      if (i === 0) expect(label?.text).not.toContain('1/');
      else {
        expect(label).toMatchObject({
          text: `Liza Dimaculangan-Ñunez · ${i + 1}/${pages.length}`,
          role: 'artifact',
          baseline: template.page.margin - 8,
        });
        expect((label?.x ?? NaN) + (label?.width ?? NaN)).toBeLessThanOrEqual(
          papers.a4.width - template.page.margin + 0.01,
        );
      }
    });
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
      for (const page of inDensity(source, template, 'comfortable').pages) {
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
      const [, ...later] = inDensity({ ...blankSource, resume }, template, 'comfortable').pages;
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

test('the loosest variant that saves the page is taken', () => {
  const [modern] = templates;
  if (!modern) throw new Error('There is no template');
  const all = densityVariants(modern);
  const attempt = (enough: number) =>
    fittedToPages(modern, 'automatic', (variant) => {
      const index = all.indexOf(variant);
      return { index, pages: index >= enough ? 1 : 2, lastFill: 0.1 };
    }).index;
  for (let enough = 1; enough < all.length; enough++) expect(attempt(enough)).toBe(enough);
  expect(attempt(all.length)).toBe(0);
});

test('a name that has no room beside the number gives way to it', () => {
  const source = { ...withJobs(12), person: { ...lizaSource.person, firstName: 'Maximiliana '.repeat(8) } };
  const { pages } = laidOut(source, findTemplate('classic-navy'));
  expect(texts(pages[1]).at(-1)?.text).toBe(`2/${pages.length}`);
});

test('text of 9 points and less is not made smaller', () => {
  const [modern] = templates;
  if (!modern) throw new Error('There is no template');
  const small = { ...modern, type: { ...modern.type, body: 9.25, detail: 8, entry: 10 } };
  expect(densityVariants(small).at(-1)?.type).toMatchObject({ body: 9, detail: 8, entry: 9.5 });
});
