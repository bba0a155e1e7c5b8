import { expect, test } from 'vitest';
import { templates } from '#shared/document/templates';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import type { DocumentSource, TextMark } from '#shared/document/layout/document';
import { laidOut, texts } from '#shared/document/test/marks';
import { lizaSource, withJobs } from '#shared/document/test/people';
import { fieldAt, fieldBoxes } from './field-marks';

const everything: DocumentSource = {
  ...lizaSource,
  photoUrls: ['/api/photos/1'],
  resume: { ...lizaSource.resume, ...fullSections },
};

const middleOf = ({ x, baseline, width, size }: TextMark) => ({
  x: x + width / 2,
  y: baseline - size * 0.1,
});

test.each(templates)('a press on any text of $name finds its field', (template) => {
  for (const page of laidOut(everything, template).pages)
    for (const mark of texts(page).filter(({ field }) => field !== undefined))
      expect(fieldAt(page, middleOf(mark)), mark.text).toBe(mark.field);
});

const [first = []] = laidOut({ ...lizaSource, photoUrls: ['/api/photos/1'] }, templates[0]!).pages;
const markOf = (field: string) => texts(first).find((mark) => mark.field === field)!;

test('a finger beside a line means the line, and far from any text nothing', () => {
  const title = markOf('title');
  expect(fieldAt(first, { x: title.x + title.width + 4, y: title.baseline })).toBe('title');
  expect(fieldAt(first, { x: 205, y: 3 })).toBeUndefined();
});

test('a heading leads to the first field of its section, the photo to itself', () => {
  const heading = texts(first).find(({ role, section }) => role === 'heading' && section === 'experience')!;
  expect(fieldAt(first, middleOf(heading))).toBe('experience.0.title');
  const photo = first.find((mark) => mark.kind === 'image')!;
  expect(fieldAt(first, { x: photo.x + 5, y: photo.y + 5 })).toBe('photo');
});

test('the band of a field is around all its lines, on the page where they are', () => {
  const { pages } = laidOut(withJobs(9), templates[0]!);
  const boxes = fieldBoxes(pages, 'experience.8.description');
  expect(boxes.map((box) => box !== null)).toEqual(pages.map((_, i) => i === pages.length - 1));
  const lines = texts(pages.at(-1)).filter(({ field }) => field === 'experience.8.description');
  const box = boxes.at(-1)!;
  for (const { x, baseline, width } of lines) {
    expect(x).toBeGreaterThanOrEqual(box.x);
    expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.001);
    expect(baseline).toBeGreaterThan(box.y);
    expect(baseline).toBeLessThan(box.y + box.height);
  }
});

test('an empty field of an entry stands for the entry, any other for nothing', () => {
  const [box] = fieldBoxes([first], 'experience.0.link');
  expect(box!.y).toBeLessThan(markOf('experience.0.title').baseline);
  expect(box!.y + box!.height).toBeGreaterThan(markOf('experience.0.description').baseline);
  expect(fieldBoxes([first], 'nothing')).toEqual([null]);
  expect(fieldBoxes([first], null)).toEqual([null]);
});
