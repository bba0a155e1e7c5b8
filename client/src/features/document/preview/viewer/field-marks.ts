import type { ImageMark, Page, TextMark } from '#shared/document/layout/document';
import { toMillimetres } from '#shared/document/layout/font-metrics';
import { photoField } from './field-link';

/** A part of a page, in millimetres. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const textBox = ({ x, baseline, width, size }: TextMark): Box => {
  const height = toMillimetres(size);
  return { x, y: baseline - 0.9 * height, width, height: 1.2 * height };
};

const photoBox = ({ x, y, size, height = size }: ImageMark): Box => ({ x, y, width: size, height });

/** Watermark, footer and page label are no content. */
const textsOf = (page: Page) =>
  page.filter((mark): mark is TextMark => mark.kind === 'text' && mark.role !== 'artifact');

const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/**
 * What a field's text takes up on each page. A field without a text of its own stands for its entry: it may be empty, or
 * printed in one text with another.
 */
export const fieldBoxes = (pages: readonly Page[], field: string | null): (Box | null)[] => {
  const boxesOf = (matches: (own: string) => boolean) =>
    pages.map((page) =>
      around(
        textsOf(page)
          .filter((mark) => mark.field !== undefined && matches(mark.field))
          .map(textBox),
      ),
    );
  if (field === null) return pages.map(() => null);
  const own = boxesOf((name) => name === field);
  const entry = /^.+\.\d+\./.exec(field)?.[0];
  return own.some((box) => box !== null) || entry === undefined
    ? own
    : boxesOf((name) => name.startsWith(entry));
};

const distance = ({ x, y }: Point, box: Box) => {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  // A finger misses the end of a short line more often than the line.
  return Math.hypot(dx / 2, dy);
};

/** How far from a text a press may be, in millimetres. */
const reach = 5;

/** The field of the text that is pressed; that of a heading is the first one of its section. */
export const fieldAt = (page: Page, point: Point): string | undefined => {
  const photo = page.find((mark) => mark.kind === 'image' && distance(point, photoBox(mark)) === 0);
  if (photo) return photoField;
  const texts = textsOf(page);
  let nearest: TextMark | undefined;
  let best = reach;
  for (const mark of texts) {
    const away = distance(point, textBox(mark));
    if (away < best) [nearest, best] = [mark, away];
  }
  if (nearest === undefined) return undefined;
  const { field, section } = nearest;
  return field ?? texts.find((mark) => mark.section === section && mark.field !== undefined)?.field;
};
