import type { Mark } from '../document';
import { flow, heightOf, type Frame, type Row } from '../flow';

/** One section laid out across the page and in a column. */
export interface SectionRows {
  wide: readonly Row[];
  narrow: readonly Row[];
}

interface Columns {
  /** The frame of a page across both columns; of the first page, below what is there already. */
  frameAt: (page: number) => Frame;
  /** From the left edge of the page area to the right column. */
  rightOffset: number;
  sectionGap: number;
}

/** Rows under each other at a position, without a page break. */
const stacked = (rows: readonly Row[], x: number, top: number) => {
  const [frame] = flow(rows, () => ({ x, top, bottom: Infinity, lastOpening: Infinity }));
  return frame?.marks ?? [];
};

const stackHeight = (sections: readonly SectionRows[]) => heightOf(sections.flatMap(({ narrow }) => narrow));

/** Where to divide sections between two columns so that the higher one is as low as possible. */
const bestDivision = (sections: readonly SectionRows[]) => {
  let best = { count: 0, height: Infinity };
  for (let count = 1; count < sections.length; count++) {
    const height = Math.max(stackHeight(sections.slice(0, count)), stackHeight(sections.slice(count)));
    if (height < best.height) best = { count, height };
  }
  return best;
};

/**
 * Sections in two columns as far as that needs no page break, and across the page otherwise. A section is never in both
 * columns: a program that reads line by line would mix its entries, and one that reads page by page would find the rest
 * of a job after the skills. So the order of the sections is the reading order everywhere.
 */
export const flowSideBySide = (
  sections: readonly SectionRows[],
  { frameAt, rightOffset, sectionGap }: Columns,
): Mark[][] => {
  const pages: Mark[][] = [[]];
  let page = 0;
  let end = frameAt(0).top;
  let rest = sections.filter(({ wide }) => wide.length > 0);

  const startOnPage = () => (end > frameAt(page).top ? end + sectionGap : end);

  /** The most sections from the first one on that fit on the page side by side. */
  const fittingGroup = () => {
    const { bottom, lastOpening } = frameAt(page);
    const start = startOnPage();
    if (start > lastOpening) return undefined;
    for (let size = rest.length; size > 1; size--) {
      const division = bestDivision(rest.slice(0, size));
      if (start + division.height <= bottom) return { ...division, size, start };
    }
    return undefined;
  };

  while (rest.length > 0) {
    const group = fittingGroup();
    const marks = pages[page] ?? [];
    if (group) {
      const { x } = frameAt(page);
      const left = rest.slice(0, group.count).flatMap(({ narrow }) => narrow);
      const right = rest.slice(group.count, group.size).flatMap(({ narrow }) => narrow);
      marks.push(...stacked(left, x, group.start), ...stacked(right, x + rightOffset, group.start));
      end = group.start + group.height;
      rest = rest.slice(group.size);
      continue;
    }
    const [first] = rest;
    const from = page;
    const top = startOnPage();
    const flowed = flow(first?.wide ?? [], (i) => (i === 0 ? { ...frameAt(from), top } : frameAt(from + i)));
    flowed.forEach((frame, i) => {
      const at = (pages[from + i] ??= []);
      at.push(...frame.marks);
    });
    page = from + Math.max(flowed.length - 1, 0);
    end = flowed.at(-1)?.end ?? end;
    rest = rest.slice(1);
  }
  return pages;
};
