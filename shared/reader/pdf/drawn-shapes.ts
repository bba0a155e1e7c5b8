import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '#shared/resume/read-resume';

export type Matrix = [number, number, number, number, number, number];

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

/** What is drawn on a page beside its text. */
interface DrawnShapes {
  /** Thin horizontal lines. */
  rules: Box[];
  /** Thin vertical lines. */
  uprights: Box[];
  /** Small shapes that stand alone, as browsers draw the bullets of lists. */
  marks: Box[];
}

/** In points. A rule that is thicker is a surface. */
const rule = { thickness: 3, length: 20, upright: 6 };
/** In points. A larger shape is an icon; smaller ones are parts of drawings. */
const mark = { min: 1, max: 8, air: 4 };
/** A page with more small shapes has a drawing, and no list. */
const maxSmall = 600;

/** The thin lines and small shapes of a page: stroked or filled paths. */
export const drawnShapes = (operators: Operators, viewport: Matrix, page: number): DrawnShapes => {
  const boxes = paintedBoxes(operators, viewport).map((box) => ({ page, ...box }));
  const small = withoutTwins(boxes.filter(({ width, height }) => Math.max(width, height) <= 3 * mark.max));
  const vertical = boxes.filter(({ width, height }) => width <= rule.thickness && height >= rule.length);
  const isAlone = (box: Box) =>
    ![...small, ...vertical].some((other) => other !== box && areNear(box, other, mark.air));
  const isDrawing = small.length + vertical.length > maxSmall;
  const areDrawn =
    boxes.filter(({ width, height }) => width <= rule.thickness && height >= rule.upright).length > 2;
  const cells = areDrawn ? [] : cellsAmong(boxes);
  return {
    rules: [
      ...cells.flatMap((cell) => [
        { ...cell, height: 0 },
        { ...cell, y: cell.y + cell.height, height: 0 },
      ]),
      ...boxes.filter(({ width, height }) => height <= rule.thickness && width >= rule.length),
    ],
    uprights: [
      ...cells.flatMap((cell) => [
        { ...cell, width: 0 },
        { ...cell, x: cell.x + cell.width, width: 0 },
      ]),
      ...boxes.filter(({ width, height }) => width <= rule.thickness && height >= rule.upright),
    ],
    marks: isDrawing ? [] : small.filter((box) => isMark(box) && isAlone(box)),
  };
};

/** In points: cells with air between them are grown until they meet. */
const cell = { height: 8, width: 12, gap: 4, grown: 1.2 } as const;

/** The cells of a table that are drawn as surfaces, each at the side of another one as high as itself; where lines are drawn, those say more. */
const cellsAmong = (boxes: readonly Box[]): Box[] => {
  const rows = new Map<string, Box[]>();
  for (const box of boxes)
    if (box.height >= cell.height && box.width >= cell.width) {
      const key = `${Math.round(box.y)} ${Math.round(box.height)}`;
      const row = rows.get(key);
      if (row) row.push(box);
      else rows.set(key, [box]);
    }
  return [...rows.values()].flatMap((row) => {
    const sorted = withoutTwins(row).sort((a, b) => a.x - b.x);
    const areBeside = (left: Box | undefined, right: Box | undefined) =>
      left && right && Math.abs(right.x - left.x - left.width) <= cell.gap;
    return sorted
      .filter((box, index) => areBeside(sorted[index - 1], box) || areBeside(box, sorted[index + 1]))
      .map((box) => ({
        ...box,
        x: box.x - cell.grown,
        y: box.y - cell.grown,
        width: box.width + 2 * cell.grown,
        height: box.height + 2 * cell.grown,
      }));
  });
};

const isMark = ({ width, height }: Box) =>
  Math.min(width, height) >= mark.min &&
  Math.max(width, height) <= mark.max &&
  Math.max(width, height) < 2 * Math.min(width, height);

const areNear = (a: Box, b: Box, air: number) =>
  a.x < b.x + b.width + air &&
  b.x < a.x + a.width + air &&
  a.y < b.y + b.height + air &&
  b.y < a.y + a.height + air;

/** A shape may be filled and then stroked. */
const withoutTwins = (boxes: readonly Box[]): Box[] => {
  const seen = new Set<string>();
  return boxes.filter(({ x, y, width, height }) => {
    const key = [x, y, width, height].map(Math.round).join(' ');
    return seen.size !== seen.add(key).size;
  });
};

const paintedBoxes = ({ fnArray, argsArray }: Operators, viewport: Matrix): Omit<Box, 'page'>[] => {
  const boxes: Omit<Box, 'page'>[] = [];
  const saved: Matrix[] = [];
  let matrix = viewport;
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      matrix = saved.pop() ?? viewport;
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const [form] = argsArray[index] as [Matrix | null];
      if (form) matrix = Util.transform(matrix, form) as Matrix;
    } else if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[index]) as Matrix;
    else if (operator === OPS.constructPath) {
      const [paint, , bounds] = argsArray[index] as [number, unknown, ArrayLike<number> | null];
      if (bounds && paint !== OPS.endPath) boxes.push(boxOf(bounds, matrix));
    }
  }
  return boxes;
};

const boxOf = (bounds: ArrayLike<number>, [a, b, c, d, e, f]: Matrix) => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(bounds);
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
