// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Density } from '../page-settings';
import type { Template } from '../template';
import { templates } from '../templates';
import { generatedResumes } from '../test/generated-resumes';
import { laidOut, texts } from '../test/marks';
import type { DocumentSource, LaidOutDocument } from './document';
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
    expect(fills.length).toBeGreaterThan(20);
    expect(fills.filter((fill) => fill < 0.25).length).toBeLessThan(fills.length / 10);
  });

  test('automatic saves a nearly empty page or fills it, and else keeps the template’s measures', () => {
    let saved = 0;
    for (const source of generatedResumes(40, 'long')) {
      const usual = inDensity(source, template, 'comfortable');
      const fitted = inDensity(source, template, 'automatic');
      if (fitted.pages.length < usual.pages.length) {
        saved++;
        if (!template.onePage || usual.pages.length > 2) expect(lastFill(usual, template)).toBeLessThan(0.3);
      } else if (usual.pages.length > 1 && lastFill(usual, template) < 0.3) {
        expect(fitted.pages).toHaveLength(usual.pages.length);
        expect(lastFill(fitted, template)).toBeGreaterThanOrEqual(lastFill(usual, template));
      } else if (usual.pages.length > 1 || lastFill(usual, template) >= 0.76) expect(fitted).toEqual(usual);
    }
    expect(saved).toBeGreaterThan(0);
  });

  test('a short page grows without another page, and text stays between 9 and 11 points', () => {
    let grown = 0;
    for (const source of generatedResumes(40)) {
      const { experience, education } = source.resume;
      const resume = {
        ...source.resume,
        experience: experience.slice(0, 1),
        education: education.slice(0, 1),
      };
      const graduate = { ...source, credentials: [], resume };
      const usual = inDensity(graduate, template, 'comfortable');
      const fitted = inDensity(graduate, template, 'automatic');
      expect(fitted).toEqual(inDensity(graduate, template, 'automatic'));
      expect(fitted.pages).toHaveLength(usual.pages.length);
      const sizesOf = ({ pages }: LaidOutDocument) =>
        texts(pages[0]).filter(({ role }) => !['name', 'title', 'heading', 'artifact'].includes(role));
      const sizes = sizesOf(fitted).map(({ size }) => size);
      const headings = texts(fitted.pages[0]).filter(({ role }) => role === 'heading');
      const entries = texts(fitted.pages[0]).filter(({ role }) => role === 'entry');
      expect(headings[0]?.size).toBeGreaterThan(entries[0]?.size ?? 0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(11);
      expect(lastFill(fitted, template)).toBeLessThan(1);
      if (lastFill(usual, template) >= 0.76) continue;
      expect(lastFill(fitted, template)).toBeGreaterThan(lastFill(usual, template));
      grown++;
    }
    expect(grown).toBeGreaterThan(10);
  });
});
