// @vitest-environment node
import { expect, test } from 'vitest';
import { findTemplate, templates } from '../templates';
import { pairings } from '../template';
import { a4, allTexts, laidOut, texts } from '../test/marks';
import { blankSource, liza, lizaSource, withJobs } from '../test/people';
import { documentSource } from './document';
import { textWidth } from './font-metrics';
import { layoutDocument } from './layout-document';

const modern = findTemplate('modern-blue');

test('the file is titled with name and title, and is in the language given', () => {
  const { title, author, subject, language } = laidOut(lizaSource, modern);
  expect({ title, author, subject, language }).toEqual({
    title: 'Liza Dimaculangan-Ñunez – Certified Public Accountant',
    author: 'Liza Dimaculangan-Ñunez',
    subject: 'Resume of Liza Dimaculangan-Ñunez, Certified Public Accountant',
    language: 'en-PH',
  });
  const untitled = { ...lizaSource, resume: { ...lizaSource.resume, title: ' ' } };
  expect(layoutDocument(untitled, modern, { ...a4, language: 'fil' })).toMatchObject({
    title: 'Liza Dimaculangan-Ñunez – Resume',
    subject: 'Resume of Liza Dimaculangan-Ñunez',
    language: 'fil',
  });
});

test.each([
  ['modern-blue', 190],
  ['classic-navy', 130],
  ['minimalist-gray', 190],
  ['compact', 195],
])('%s: the name of the page ends at the right edge of the main column', (id, right) => {
  const template = findTemplate(id);
  const label = texts(laidOut(withJobs(30), template).pages[1]).at(-1);
  expect(label).toMatchObject({ role: 'artifact', font: 'regular', size: 8, color: template.palette.muted });
  expect((label?.x ?? NaN) + (label?.width ?? NaN)).toBeCloseTo(right, 6);
});

test('a name is beside the number as long as the main column has room for both', () => {
  const labelOf = (id: string, lastName: string) => {
    const source = { ...withJobs(8), person: { ...lizaSource.person, firstName: '', lastName } };
    const { pages } = laidOut(source, findTemplate(id));
    return texts(pages[1]).at(-1);
  };
  for (const [id, room] of [
    ['modern-blue', 110],
    ['minimalist-gray', 170],
  ] as const) {
    let [shortest, longest] = [Infinity, 0];
    for (let letters = 40; letters < 150; letters += 2) {
      const { text = '', width = NaN } = labelOf(id, 'n'.repeat(letters)) ?? {};
      if (text.startsWith('n')) longest = Math.max(longest, width);
      else shortest = Math.min(shortest, letters);
    }
    expect(longest).toBeLessThanOrEqual(room);
    expect(longest).toBeGreaterThan(room - 3);
    expect(shortest).toBeLessThan(150);
  }
});

test('the watermark is bold, gray and light', () => {
  const mark = texts(layoutDocument(blankSource, modern, { ...a4, watermark: true }).pages[0]).at(-1);
  expect(mark).toMatchObject({ font: 'bold', color: '#9ca3af', opacity: 0.3 });
  expect(mark?.width).toBeCloseTo(textWidth('Husay FREE', 'bold', 50), 6);
});

test.each(templates)('$id: every kind of text has its weight, size and color', (template) => {
  const { type, palette, primaryColor } = template;
  const { headings, typeface = 'sans' } = template;
  const weight = (bold: boolean, part: 'text' | 'display' = 'text') =>
    `${pairings[typeface][part] === 'serif' ? 'serif-' : ''}${bold ? 'bold' : 'regular'}`;
  const marks = allTexts(layoutDocument(lizaSource, template, { ...a4, density: 'comfortable' }));
  const looks = (wanted: string) => {
    const { font, size, color } = marks.find(({ text }) => text === wanted) ?? {};
    return { font, size, color };
  };
  expect(looks('Senior Accountant')).toEqual({ font: weight(true), size: type.entry, color: palette.ink });
  expect(looks('Peñafrancia Trading Corporation, Naga City')).toEqual({
    font: weight(false),
    size: type.body,
    color: primaryColor,
  });
  expect(looks('March 2019 – Present')).toEqual({
    font: weight(false),
    size: type.body,
    color: palette.muted,
  });
  expect(looks('Closes the books of four branches each month.')).toEqual({
    font: weight(false),
    size: type.body,
    color: palette.ink,
  });
  expect(looks('Work Experience')).toEqual({
    font: weight(headings.font !== 'regular', 'display'),
    size: type.heading,
    color: headings.bar?.ink ?? (headings.color === 'ink' ? palette.ink : primaryColor),
  });
});

test.each([
  ['a4', 210, 297],
  ['letter', 215.9, 279.4],
  ['long-bond', 215.9, 330.2],
] as const)('%s is %d by %d mm', (name, width, height) => {
  const document = layoutDocument(lizaSource, modern, { paper: name, watermark: false });
  expect(document.paper).toEqual({ name, width, height });
});

test('what is laid out has the photo of the resume, else of the user, and when it was last saved', () => {
  const resume = { ...liza.resume, profilePhotoUrl: '/own', updatedAt: '2026-11-23T00:00:00.000Z' };
  const user = { ...liza.user, profileImageUrl: '/account' };
  expect(documentSource({ ...liza, resume, user })).toMatchObject({
    photoUrls: ['/own', '/account'],
    updatedAt: '2026-11-23T00:00:00.000Z',
  });
  expect(documentSource({ ...liza, user })).toMatchObject({ photoUrls: ['/account'], updatedAt: undefined });
  expect(documentSource(liza).photoUrls).toEqual([]);
});
