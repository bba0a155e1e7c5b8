// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findTemplate, templates } from '#shared/resume-document/templates';
import { allTexts, laidOut, texts } from '../test/marks';
import { lizaSource, withJobs } from '../test/people';
import type { Density } from '#shared/resume-document/page-settings';
import { densityVariants, fittedToPages } from './density';
import { papers, type DocumentSource } from './document';
import { layoutDocument } from './layout-document';

const inDensity = (source: DocumentSource, template: (typeof templates)[number], density: Density) =>
  layoutDocument(source, template, { paper: 'a4', watermark: false, density });

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
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
