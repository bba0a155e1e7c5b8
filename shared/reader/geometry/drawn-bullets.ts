import type { Box } from '#shared/resume/read-resume';
import type { PageText, TextRun } from '../positioned-text';

/** In type sizes: how large a bullet is, and how far to the right of it its text begins. */
const bullet = { min: 0.15, max: 0.62, gap: 2.5 };

interface Mark {
  box: Box;
  text: TextRun;
  row: readonly TextRun[];
}

/**
 * The pages with a sign in front of each text that has a drawn bullet: browsers and drawing programs print lists so.
 * Marks beside titles are a timeline.
 */
export const withDrawnBullets = (pages: readonly PageText[]): PageText[] => {
  const marks = pages.map(({ marks: boxes, runs }) => boxes.flatMap((box) => markAt(box, runs) ?? []));
  const body = bodySize(pages);
  const isTitle = ({ text, row }: Mark) => text.size > body * 1.05 || row.every(({ bold }) => bold);
  const sizeOf = ({ box }: Mark) => Math.round(box.width * 2);
  const sizes = [...new Set(marks.flat().map(sizeOf))];
  const timelines = sizes.filter((size) => {
    const alike = marks.flat().filter((mark) => sizeOf(mark) === size);
    return alike.filter(isTitle).length > alike.length / 2;
  });
  return pages.map((page, index) => {
    const own = (marks[index] ?? []).filter((mark) => !timelines.includes(sizeOf(mark)));
    if (own.length === 0) return page;
    return { ...page, runs: [...page.runs, ...own.map(signOf)] };
  });
};

const signOf = ({ box, text }: Mark): TextRun => ({
  ...text,
  text: '•',
  x: box.x,
  width: box.width,
  bold: false,
  italic: false,
});

/** The text that follows a mark, at the height of its small letters. */
const markAt = (box: Box, runs: readonly TextRun[]): Mark | undefined => {
  const middle = box.y + box.height / 2;
  const [end, extent] = [box.x + box.width, Math.max(box.width, box.height)];
  const row = runs.filter(
    ({ baseline, size }) => middle < baseline + size * 0.05 && middle > baseline - size * 0.75,
  );
  const [text] = row
    .filter(({ x, size }) => x >= end - 0.5 && x - end < bullet.gap * size)
    .sort((a, b) => a.x - b.x);
  if (!text || extent > bullet.max * text.size || extent < bullet.min * text.size) return undefined;
  const isInside = row.some((run) => run.x < box.x && run.x + run.width > box.x - 3 * run.size);
  return isInside ? undefined : { box, text, row: row.filter(({ x }) => x >= text.x) };
};

const bodySize = (pages: readonly PageText[]): number => {
  const characters = new Map<number, number>();
  for (const { text, size } of pages.flatMap(({ runs }) => runs)) {
    const rounded = Math.round(size * 10) / 10;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};
