import type { CircleMark, CodeMark, ImageMark, RectangleMark } from '../layout/document';
import { decimal, fillColor, pointsPerMm } from './file/pdf-syntax';

/** Where the handles of a curve are that is a quarter of a circle, as a part of its radius. */
const handle = (4 / 3) * (Math.SQRT2 - 1);

/** A rectangle with quarter circles for corners; millimeters from the page's upper left corner. */
const roundedPath = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
  pageHeight: number,
) => {
  const at = (right: number, down: number) =>
    `${decimal((x + right) * pointsPerMm)} ${decimal((pageHeight - y - down) * pointsPerMm)}`;
  const near = radius * (1 - handle);
  return [
    `${at(radius, 0)} m ${at(width - radius, 0)} l`,
    `${at(width - near, 0)} ${at(width, near)} ${at(width, radius)} c`,
    `${at(width, height - radius)} l`,
    `${at(width, height - near)} ${at(width - near, height)} ${at(width - radius, height)} c`,
    `${at(radius, height)} l`,
    `${at(near, height)} ${at(0, height - near)} ${at(0, height - radius)} c`,
    `${at(0, radius)} l`,
    `${at(0, near)} ${at(near, 0)} ${at(radius, 0)} c h`,
  ].join(' ');
};

/** The operators that fill a shape (ISO 32000-1, 8.5). */
export const shapeOperators = (mark: RectangleMark | CircleMark | CodeMark, pageHeight: number): string => {
  if (mark.kind === 'code') return codeOperators(mark, pageHeight);
  const color = fillColor(mark.color);
  if (mark.kind === 'circle') {
    const { x, y, radius } = mark;
    const square = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    return `${color} ${roundedPath(square, radius, pageHeight)} f`;
  }
  if (mark.radius > 0) return `${color} ${roundedPath(mark, mark.radius, pageHeight)} f`;
  const corner = [mark.x, pageHeight - mark.y - mark.height, mark.width, mark.height];
  return `${color} ${corner.map((length) => decimal(length * pointsPerMm)).join(' ')} re f`;
};

/** All modules in one path, so that no light line is between their rows. */
const codeOperators = ({ x, y, size, code }: CodeMark, pageHeight: number): string => {
  const module = size / code.side;
  const boxes = code.runs.map((run) =>
    [x + run.x * module, pageHeight - y - (run.y + 1) * module, run.length * module, module]
      .map((length) => decimal(length * pointsPerMm))
      .join(' '),
  );
  return `${fillColor('#000000')} ${boxes.map((box) => `${box} re`).join(' ')} f`;
};

/** The operators that draw the picture of this name, clipped to its shape. */
export const imageOperators = (mark: ImageMark, name: string, pageHeight: number): string => {
  const { x, y, size, radius } = mark;
  const path = roundedPath({ x, y, width: size, height: size }, radius, pageHeight);
  const side = decimal(size * pointsPerMm);
  const corner = [x, pageHeight - y - size].map((length) => decimal(length * pointsPerMm)).join(' ');
  return `q ${path} W n ${side} 0 0 ${side} ${corner} cm /${name} Do Q`;
};
