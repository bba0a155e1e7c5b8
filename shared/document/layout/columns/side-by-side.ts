import type { Mark } from '../document';
import { flow, heightOf, type Frame, type Row } from '../flow';
import {
  across,
  balanced,
  closest,
  fittingBlocks,
  type Preference,
  type SectionHeights,
} from './section-blocks';

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
  /** Fills the pages with sections across them. */
  spread: boolean;
}

interface Measured extends SectionRows {
  heights: SectionHeights;
}

/** Rows under each other at a position, without a page break. */
const stacked = (rows: readonly Row[], x: number, top: number) => {
  const [frame] = flow(rows, () => ({ x, top, bottom: Infinity, lastOpening: Infinity }));
  return frame?.marks ?? [];
};

const measured = ({ wide, narrow }: SectionRows): Measured => {
  const lastEntry = wide.findLastIndex(({ opens }) => opens);
  const entryHeight = wide[lastEntry]?.height ?? 0;
  return {
    wide,
    narrow,
    heights: {
      wide: heightOf(wide),
      narrow: heightOf(narrow),
      lastEntry: heightOf(wide.slice(0, lastEntry + 1)) - entryHeight,
      before: narrow[0]?.before ?? 0,
    },
  };
};

const flowedAs = (
  prefers: Preference,
  sections: readonly Measured[],
  { frameAt, rightOffset, sectionGap }: Omit<Columns, 'spread'>,
): Mark[][] => {
  const pages: Mark[][] = [[]];
  let page = 0;
  let end = frameAt(0).top;
  let rest = sections;
  const marksOf = (index: number) => (pages[index] ??= []);
  const nextStart = () => (end > frameAt(page).top ? end + sectionGap : end);

  while (rest.length > 0) {
    const { x, bottom, lastOpening } = frameAt(page);
    const room = { start: nextStart(), bottom, lastOpening, gap: sectionGap };
    const heights = rest.map((section) => section.heights);
    for (const { sections: count, left, height } of fittingBlocks(heights, room, prefers)) {
      const [top, block] = [nextStart(), rest.slice(0, count)];
      const column = (part: readonly Measured[]) =>
        part.flatMap(({ wide, narrow }) => (count === 1 ? wide : narrow));
      marksOf(page).push(
        ...stacked(column(block.slice(0, left)), x, top),
        ...stacked(column(block.slice(left)), x + rightOffset, top),
      );
      end = top + height;
      rest = rest.slice(count);
    }
    const [first] = rest;
    if (!first) break;
    const [from, top] = [page, nextStart()];
    const flowed = flow(first.wide, (i) => (i === 0 ? { ...frameAt(from), top } : frameAt(from + i)));
    const startsBelow = flowed[0]?.rows.length === 0;
    if (startsBelow) {
      // On the next page it may be beside another one.
      page += 1;
      end = frameAt(page).top;
      marksOf(page);
      continue;
    }
    flowed.forEach((frame, i) => marksOf(from + i).push(...frame.marks));
    page = from + flowed.length - 1;
    end = flowed.at(-1)?.end ?? end;
    rest = rest.slice(1);
  }
  return pages;
};

/**
 * Sections in two columns as far as that needs no page break, and across the page otherwise. The columns have about the
 * same length where that takes no further page. A section is never in both columns: a program that reads line by line would
 * mix its entries, and one that reads page by page would find the rest of a job after the skills. So the order of the
 * sections is the reading order everywhere.
 */
export const flowSideBySide = (sections: readonly SectionRows[], columns: Columns): Mark[][] => {
  const all = sections.filter(({ wide }) => wide.length > 0).map(measured);
  if (columns.spread) return flowedAs(across, all, columns);
  const even = flowedAs(balanced, all, columns);
  if (even.length === 1) return even;
  const close = flowedAs(closest, all, columns);
  return close.length < even.length ? close : even;
};
