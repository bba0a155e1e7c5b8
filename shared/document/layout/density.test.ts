// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findTemplate, templates } from '../templates';
import { allTexts, laidOut, texts } from '../test/marks';
import { lizaSource, withJobs } from '../test/people';
import type { Density } from '../page-settings';
import { densityVariants, fittedToPages, growthVariants } from './density';
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
  expect(densityVariants(small).at(-1)?.type).toMatchObject({ body: 9, detail: 8, entry: 9 });
});

test.each([
  ['modern-blue', 1],
  ['compact', 0.62],
] as const)('%s is tightened in steps: its gaps, then its lines, then its text', (id, gaps) => {
  const template = findTemplate(id);
  const [own, ...tighter] = densityVariants(template);
  expect(own).toBe(template);
  const { lineHeight, body, entry } = template.type;
  const measures = tighter.map(({ page, type }) => [page.gaps, type.lineHeight, type.body, type.entry]);
  const steps = [
    [0.85, 1, 0],
    [0.72, 1, 0],
    [0.62, 1, 0],
    [0.62, 0.96, 0],
    [0.62, 0.92, 0],
    [0.62, 0.92, 0.5],
    [0.5, 0.92, 0.5],
    [0.5, 0.9, 1],
  ] as const;
  steps.forEach(([gap, leading, smaller], i) => {
    const size = (points: number) => Math.max(points - smaller, 9);
    const expected = [gap * gaps, lineHeight * leading, size(body), size(entry)];
    expected.forEach((value, j) => expect(measures[i]?.[j]).toBeCloseTo(value, 9));
  });
  expect(measures).toHaveLength(steps.length);
  for (const variant of tighter) {
    expect(variant.page).toMatchObject({
      margin: template.page.margin,
      newPageUnder: template.page.newPageUnder,
    });
    expect(variant.type.heading).toBe(template.type.heading);
  }
  const last = tighter.at(-1);
  expect(last && 'sidebar' in last ? last.sidebar : undefined).toEqual(
    'sidebar' in template ? { ...template.sidebar, text: 9 } : undefined,
  );
});

/** What is taken of a template's own measures, its tightest variant and its sections across the pages. */
const taken = (
  id: string,
  density: Density,
  usual: [pages: number, lastFill: number],
  tight: [pages: number, lastFill: number],
  across: [pages: number, lastFill: number] = [9, 0.9],
) => {
  const template = findTemplate(id);
  return fittedToPages(template, density, (variant, spread) => {
    const [pages, lastFill] = spread ? across : variant === template ? usual : tight;
    return { pages, lastFill, is: spread ? 'across' : variant === template ? 'usual' : 'tight' };
  }).is;
};

test('a page is saved where it is nearly empty, in templates for one page where it is the second one too', () => {
  expect(taken('plain', 'automatic', [2, 0.29], [1, 0.9])).toBe('tight');
  expect(taken('plain', 'automatic', [2, 0.3], [1, 0.9])).toBe('usual');
  expect(taken('plain', 'automatic', [3, 0.1], [2, 0.9])).toBe('tight');
  expect(taken('plain', 'automatic', [2, 0.1], [2, 0.05])).toBe('usual');
  expect(taken('compact', 'automatic', [2, 0.9], [1, 0.9])).toBe('tight');
  expect(taken('compact', 'automatic', [3, 0.9], [2, 0.9])).toBe('usual');
});

test('no density but the automatic one looks at the pages', () => {
  expect(taken('plain', 'comfortable', [2, 0.1], [1, 0.9])).toBe('usual');
  expect(taken('plain', 'compact', [1, 0.9], [1, 0.8])).toBe('tight');
});

test('where no page is saved, sections are across the pages if that fills a nearly empty last one better', () => {
  const filled = (id: string, usual: [number, number], across: [number, number]) =>
    taken(id, 'automatic', usual, [usual[0], 0.01], across);
  expect(filled('compact', [2, 0.1], [2, 0.2])).toBe('across');
  expect(filled('compact', [2, 0.1], [2, 0.1])).toBe('usual');
  expect(filled('compact', [2, 0.1], [3, 0.2])).toBe('usual');
  expect(filled('compact', [2, 0.1], [1, 0.05])).toBe('usual');
  expect(filled('compact', [2, 0.5], [2, 0.9])).toBe('usual');
  expect(filled('compact', [2, 0.3], [2, 0.9])).toBe('usual');
  expect(filled('compact', [1, 0.8], [1, 0.9])).toBe('usual');
  expect(filled('plain', [2, 0.1], [2, 0.2])).toBe('usual');
});

/** The fill that is taken where no page is saved, of the last pages of the more generous variants in order. */
const filledTo = (usual: number, ...larger: [pages: number, lastFill: number][]) => {
  const template = findTemplate('plain');
  return fittedToPages(template, 'automatic', (variant) => {
    const [pages, lastFill] = larger[growthVariants(template).indexOf(variant) - 1] ?? [2, usual];
    return { pages, lastFill };
  }).lastFill;
};

test('where no page is saved, text grows until a nearly empty last one is filled, and takes no further page', () => {
  expect(filledTo(0.1, [2, 0.15], [2, 0.2], [2, 0.32], [2, 0.4], [2, 0.5], [2, 0.6], [2, 0.7])).toBe(0.32);
  expect(filledTo(0.1, [2, 0.12], [2, 0.14], [2, 0.16], [2, 0.18], [2, 0.2], [2, 0.22], [2, 0.24])).toBe(
    0.24,
  );
  expect(filledTo(0.1, [2, 0.15], [2, 0.2], [3, 0.1], [3, 0.2], [3, 0.3], [3, 0.4], [3, 0.5])).toBe(0.2);
  expect(filledTo(0.3, [2, 0.4], [2, 0.5])).toBe(0.3);
});

test.each(['minimalist-gray', 'modern-blue', 'classic-navy'])(
  'of %s, a last page that ends in its first third is saved, and no other one',
  (id) => {
    const template = findTemplate(id);
    let saved = 0;
    for (let count = 2; count < 17; count++) {
      const [usual, fitted] = (['comfortable', 'automatic'] as const).map((density) =>
        inDensity(withJobs(count), template, density),
      );
      const ends = texts(usual?.pages.at(-1))
        .filter(({ role }) => role !== 'artifact')
        .map(({ baseline }) => baseline);
      if (usual?.pages.length === 1) continue;
      if (fitted?.pages.length === usual?.pages.length) expect(fitted).toEqual(usual);
      else {
        saved++;
        expect((Math.max(...ends) - 20) / (297 - 40)).toBeLessThan(0.3);
      }
    }
    expect(saved).toBeGreaterThan(0);
  },
);
