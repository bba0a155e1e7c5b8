// @vitest-environment node
import { expect, test } from 'vitest';
import { findTemplate } from '../templates';
import { laidOut, texts } from '../test/marks';
import { lizaSource, withJobs } from '../test/people';
import type { Page, RectangleMark, TextMark } from './document';

const pageIn = (id: string) => laidOut(lizaSource, findTemplate(id)).pages[0]!;
const headingsOf = (page: Page) => texts(page).filter(({ role }) => role === 'heading');
/** What is drawn at the height of a heading's letters, or right below them. */
const drawnAt = (page: Page, { baseline }: TextMark) =>
  page.filter(
    (mark): mark is RectangleMark =>
      mark.kind === 'rectangle' && mark.y < baseline + 2.5 && mark.y + mark.height > baseline - 2,
  );

test('a label is as wide as its heading, on a line across the column', () => {
  const page = pageIn('deck');
  const headings = headingsOf(page);
  expect(headings.length).toBeGreaterThan(3);
  for (const heading of headings) {
    const [label, line, ...others] = drawnAt(page, heading);
    expect(others).toEqual([]);
    expect(label!.x).toBe(15);
    expect(heading.x - label!.x).toBeCloseTo(2.4);
    expect(label!.x + label!.width - heading.x - heading.width).toBeCloseTo(2.4);
    expect(line!.y).toBeCloseTo(label!.y + label!.height);
    expect([line!.x, line!.width]).toEqual([15, 180]);
  }
});

test('a heading in the middle has a line on each side, to both ends of the column', () => {
  const page = pageIn('fresco');
  for (const heading of headingsOf(page)) {
    expect(heading.x + heading.width / 2).toBeCloseTo(105);
    const [left, right, ...others] = drawnAt(page, heading);
    expect(others).toEqual([]);
    expect(left!.x).toBe(20);
    expect(left!.x + left!.width).toBeCloseTo(heading.x - 3);
    expect(right!.x).toBeCloseTo(heading.x + heading.width + 3);
    expect(right!.x + right!.width).toBeCloseTo(190);
  }
});

test('a band without a photo has name, title and contact details in its middle', () => {
  const page = pageIn('fresco');
  for (const role of ['name', 'title'] as const) {
    const mark = texts(page).find((one) => one.role === role)!;
    expect(mark.x + mark.width / 2).toBeCloseTo(105);
  }
  const contact = texts(page).filter(({ role }) => role === 'contact');
  const line = contact.filter(({ baseline }) => baseline === contact[0]!.baseline);
  const [left, right] = [line[0]!.x, line.at(-1)!.x + line.at(-1)!.width];
  expect((left + right) / 2).toBeCloseTo(105);
  const withPhoto = laidOut({ ...lizaSource, photoUrls: ['/photo'] }, findTemplate('fresco')).pages[0];
  expect(texts(withPhoto).find(({ role }) => role === 'name')?.x).toBe(20);
});

test('a stripe is at the left edge of every page, or at the upper one', () => {
  const stripes = (id: string) =>
    laidOut(withJobs(20), findTemplate(id)).pages.map(([first]) => first as RectangleMark);
  expect(stripes('edge').length).toBeGreaterThan(1);
  for (const stripe of stripes('edge'))
    expect(stripe).toMatchObject({ x: 0, y: 0, width: 7, height: 297, role: 'artifact' });
  for (const stripe of stripes('horizon'))
    expect(stripe).toMatchObject({ x: 0, y: 0, width: 210, height: 5, role: 'artifact' });
});
