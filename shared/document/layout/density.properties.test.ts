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
});
