import type { LaidOutDocument, Page } from '../layout/document';
import { texts } from './marks';

/** Two columns of a page, by how far down each reaches in millimeters. */
export interface ColumnPair {
  top: number;
  left: number;
  right: number;
}

interface PrintedSection {
  x: number;
  top: number;
  end: number;
}

const sectionsOf = (page: Page): PrintedSection[] => {
  const marks = texts(page).filter(({ section, role }) => section !== undefined && role !== 'artifact');
  return [...new Set(marks.map(({ section }) => section))].flatMap((id) => {
    const own = marks.filter(({ section }) => section === id);
    const heading = own.find(({ role }) => role === 'heading');
    if (!heading) return [];
    const end = Math.max(...own.map(({ baseline }) => baseline));
    return [{ x: heading.x, top: heading.baseline, end }];
  });
};

/** The pairs of columns in a document of a two-column template, from its sections in reading order. */
export const columnPairs = ({ pages, paper }: LaidOutDocument): ColumnPair[] =>
  pages.flatMap((page) => {
    const pairs: ColumnPair[] = [];
    const all = sectionsOf(page);
    const isRight = ({ x }: PrintedSection) => x > paper.width / 2;
    all.forEach((section, i) => {
      const above = all[i - 1];
      if (!isRight(section) || !above) return;
      if (isRight(above)) {
        const pair = pairs.at(-1);
        if (pair) pair.right = section.end;
      } else pairs.push({ top: section.top, left: above.end, right: section.end });
    });
    return pairs;
  });

/** How much longer one column is than the other, in millimeters. */
export const unevenness = ({ left, right }: ColumnPair) => Math.abs(left - right);
