import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '#shared/resume/read-resume';

export type Matrix = [number, number, number, number, number, number];

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

/** Thicker than this is a surface. In points. */
const maxThickness = 3;
const minLength = 20;

/** The thin horizontal lines of a page: stroked or filled paths. */
export const horizontalRules = ({ fnArray, argsArray }: Operators, viewport: Matrix, page: number): Box[] => {
  const rules: Box[] = [];
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
      const bounds = (argsArray[index] as [number, unknown, ArrayLike<number> | null])[2];
      if (!bounds) continue;
      const box = boxOf(bounds, matrix);
      if (box.height <= maxThickness && box.width >= minLength) rules.push({ page, ...box });
    }
  }
  return rules;
};

const boxOf = (bounds: ArrayLike<number>, [a, b, c, d, e, f]: Matrix) => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(bounds);
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
