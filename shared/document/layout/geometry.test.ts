// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findTemplate, specifiedTemplates, templates } from '../templates';
import { laidOut, texts } from '../test/marks';
import { lizaSource, blankSource, withJobs } from '../test/people';
import { paperNames } from '../page-settings';
import { papers, type DocumentSource } from './document';
import { capHeight, toMillimetres } from './font-metrics';
import { layoutDocument } from './layout-document';
import { paragraphs } from '#shared/text/lists';

const photoAt: Record<string, { x: number; y: number; radius: number }> = {
  'modern-blue': { x: 15, y: 20, radius: 20 },
  'minimalist-gray': { x: 158, y: 20, radius: 2.4 },
  'creative-orange': { x: 160, y: 5, radius: 15 },
  'classic-navy': { x: 155, y: 20, radius: 2.4 },
  plain: { x: 162, y: 20, radius: 0 },
  serif: { x: 158, y: 20, radius: 0 },
  compact: { x: 170, y: 3.5, radius: 1.6 },
  masthead: { x: 160, y: 20, radius: 0 },
  horizon: { x: 158, y: 22, radius: 15 },
  edge: { x: 160, y: 20, radius: 2 },
  banner: { x: 158, y: 7, radius: 16 },
  scholar: { x: 162, y: 20, radius: 0 },
  care: { x: 158, y: 20, radius: 17 },
  deck: { x: 163, y: 15, radius: 0 },
  fresco: { x: 160, y: 5, radius: 4 },
  // 2 × 2 inches.
  'bio-data': { x: 139.2, y: 20, radius: 0 },
};

const talkative: DocumentSource = {
  ...lizaSource,
  person: { ...lizaSource.person, firstName: 'Maria Bernardita Josefina Concepcion' },
  resume: { ...lizaSource.resume, title: 'Certified Public Accountant, Auditor and Teacher '.repeat(2) },
  photoUrls: ['/photo'],
};

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const photoOf = (source: DocumentSource) =>
    laidOut(source, template).pages[0]?.find((mark) => mark.kind === 'image');

  test('the photo is at the specified position', () => {
    const { x = NaN, y, radius } = photoAt[id] ?? {};
    // With little text: a band grows with its own.
    expect(photoOf({ ...blankSource, photoUrls: ['/photo'] })).toMatchObject({
      x: expect.closeTo(x, 6),
      y,
      radius,
    });
  });

  test('no text and no rule touches the photo', () => {
    const brief = {
      ...blankSource,
      resume: { ...blankSource.resume, summary: lizaSource.resume.summary.repeat(3) },
    };
    for (const source of [talkative, lizaSource, brief]) {
      const [page = []] = laidOut({ ...source, photoUrls: ['/photo'] }, template).pages;
      const photo = page.find((mark) => mark.kind === 'image');
      if (photo?.kind !== 'image') throw new Error('There is no photo');
      const inks = page.flatMap((mark) => {
        if (mark.kind === 'text') {
          const { x, width, baseline, size } = mark;
          return [{ x, width, top: baseline - toMillimetres(size) * 0.7, bottom: baseline }];
        }
        // A surface is behind the photo.
        if (mark.kind !== 'rectangle' || mark.height > 2) return [];
        return [{ x: mark.x, width: mark.width, top: mark.y, bottom: mark.y + mark.height }];
      });
      expect(inks.length).toBeGreaterThan(3);
      for (const { x, width, top, bottom } of inks) {
        const beside = x >= photo.x + photo.size || x + width <= photo.x;
        expect(beside || top >= photo.y + photo.size || bottom <= photo.y).toBe(true);
      }
    }
  });

  test('every paragraph of a resume of many pages stays on one page', () => {
    const { resume } = withJobs(30);
    const experience = resume.experience.map((job, i) => ({
      ...job,
      description: `${job.description}\n${`Kept the books of branch ${i}. `.repeat(14 + (i % 3))}`,
    }));
    const source = { ...lizaSource, resume: { ...resume, experience, summary: 'Kept books. '.repeat(40) } };
    const printed = laidOut(source, template).pages.map((page) =>
      texts(page)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(printed.length).toBeGreaterThan(2);
    for (const text of [source.resume.summary, ...source.resume.experience.map((job) => job.description)]) {
      for (const paragraph of paragraphs(text)) {
        expect(
          printed.some((page) => page.includes(paragraph.text)),
          paragraph.text,
        ).toBe(true);
      }
    }
  });
});

test.each([
  ['modern-blue', 0, 80, 190],
  ['classic-navy', 140, 20, 130],
])('%s: the sidebar is on its side, and the main column beside it', (id, sidebarX, mainLeft, mainRight) => {
  const page = laidOut(lizaSource, findTemplate(id)).pages[0];
  expect(page?.[0]).toMatchObject({ kind: 'rectangle', x: sidebarX, y: 0, width: 70, height: 297 });
  for (const { role, x, width } of texts(page)) {
    const [left, right] =
      x >= sidebarX && x < sidebarX + 70 ? [sidebarX + 10, sidebarX + 60] : [mainLeft, mainRight];
    if (role === 'heading') continue;
    expect(x).toBeGreaterThanOrEqual(left - 0.001);
    expect(x + width).toBeLessThanOrEqual(right + 0.001);
  }
});

const isSpecified = (id: string) => specifiedTemplates.some((template) => template.id === id);

describe.each(
  paperNames.flatMap((paper) => templates.map((template) => [paper, template.id, template] as const)),
)('%s, %s', (paper, id, template) => {
  const { width, height } = papers[paper];
  const pagesOfJobs = () =>
    layoutDocument({ ...withJobs(14), photoUrls: ['/photo'] }, template, { paper, watermark: true }).pages;

  test.runIf(isSpecified(id))('the specified distances hold', () => {
    const [first = []] = pagesOfJobs();
    const photo = first.find((mark) => mark.kind === 'image');
    const surface = first.find((mark) => mark.kind === 'rectangle' && mark.role === 'artifact');
    const expected: Record<string, [object, object]> = {
      'modern-blue': [
        { x: 15, y: 20, size: 40 },
        { x: 0, width: 70, height },
      ],
      'minimalist-gray': [
        { x: width - 20 - 32, y: 20, size: 32 },
        { x: 20, width: width - 40 },
      ],
      'creative-orange': [
        { x: width - 20 - 30, size: 30 },
        { x: 0, y: 0, width, height: 40 },
      ],
      'classic-navy': [
        { x: width - 55, y: 20, size: 40 },
        { x: width - 70, width: 70, height },
      ],
    };
    expect(photo).toMatchObject(expected[id]?.[0] ?? {});
    expect(surface).toMatchObject(expected[id]?.[1] ?? {});
  });

  test('text keeps the margins and fills them, and no block opens at the end of a page', () => {
    const { margin, newPageUnder } = template.page;
    const [left, right] =
      'sidebar' in template
        ? template.layout === 'sidebar-left'
          ? [template.sidebar.padding, margin]
          : [margin, template.sidebar.padding]
        : [margin, margin];
    const pages = pagesOfJobs();
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const content = texts(page).filter(({ role }) => role !== 'artifact');
      for (const mark of content) {
        expect(mark.x).toBeGreaterThanOrEqual(left - 0.01);
        expect(mark.x + mark.width).toBeLessThanOrEqual(width - right + 0.01);
        expect(mark.baseline).toBeLessThanOrEqual(height - margin);
        if (mark.role !== 'heading' && mark.role !== 'entry') continue;
        expect(mark.baseline - toMillimetres(mark.size)).toBeLessThanOrEqual(height - newPageUnder + 1);
      }
    }
    const [full = []] = pages;
    expect(Math.max(...texts(full).map(({ baseline }) => baseline))).toBeGreaterThan(height - 60);
  });

  test('the watermark is in the middle', () => {
    for (const page of pagesOfJobs()) {
      const mark = texts(page).find(({ text }) => text === 'Husay FREE');
      if (!mark) throw new Error('There is no watermark');
      const half = (mark.width / 2) * Math.SQRT1_2;
      const rise = (capHeight(mark.font, mark.size) / 2) * Math.SQRT1_2;
      expect(mark.x + half - rise).toBeCloseTo(width / 2, 6);
      expect(mark.baseline - half - rise).toBeCloseTo(height / 2, 6);
    }
  });
});

test('a long name grows the band and keeps away from its edges', () => {
  const name = {
    firstName: 'Maximiliana Bernardita '.repeat(2),
    lastName: 'de los Santos-Macapagal '.repeat(2),
  };
  const page = laidOut(
    { ...lizaSource, person: { ...lizaSource.person, ...name } },
    findTemplate('creative-orange'),
  ).pages[0];
  const band = page?.[0];
  if (band?.kind !== 'rectangle') throw new Error('There is no band');
  expect(band.height).toBeGreaterThan(40);
  const [first] = texts(page).filter(({ role }) => role === 'name');
  expect((first?.baseline ?? 0) - toMillimetres(24) * 0.66).toBeGreaterThan(11);
});
