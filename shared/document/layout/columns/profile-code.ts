import { space } from '../column';
import type { Mark, ProfileCode } from '../document';
import { heightOf, type Row } from '../flow';
import { row } from '../rows';

/** Of the code in millimeters, as a phone reads it from a page held in the hand, and of the white around it. */
const codeSize = 20;
const quiet = 2;

/** The width that a code takes beside text; 0 without one. */
export const codeWidth = (code: ProfileCode | undefined) => (code ? codeSize + space.section : 0);

const codeMarks = (code: ProfileCode, x: number, y: number): Mark[] => [
  {
    kind: 'rectangle',
    role: 'artifact',
    x: x - quiet,
    y: y - quiet,
    width: codeSize + 2 * quiet,
    height: codeSize + 2 * quiet,
    radius: 0,
    color: '#ffffff',
  },
  { kind: 'code', role: 'code', x, y, size: codeSize, code },
];

/**
 * What ends the rows of a header: at least as far down as `height` and the code, which is at their right and is read after
 * them. `right` is the code's right edge.
 */
export const headerEnd = (
  rows: readonly Row[],
  { code, right, height }: { code: ProfileCode | undefined; right: number; height: number },
): Row => {
  const above = heightOf(rows);
  const marks = code ? codeMarks(code, right - codeSize, -above) : [];
  return row(Math.max(height - above, code ? codeSize - above : 0, 0), marks, { glued: true });
};

/** A row of its own, as the end of the contact details in a sidebar. */
export const codeRow = (code: ProfileCode): Row =>
  row(codeSize + quiet, codeMarks(code, quiet, quiet), {
    before: space.entry,
    glued: true,
    section: 'contact',
  });
