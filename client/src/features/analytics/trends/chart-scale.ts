/** Even, whole steps from 0 to at least `highest`, four or five of them where there is room: 0, 5, 10, 15. */
export const ticksUpTo = (highest: number): number[] => {
  const step = niceStep(Math.max(highest, 1) / 4);
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
};

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`. */
const niceStep = (least: number) => {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
};

/** A day's position on the axis, in percent. */
export const positionOf = (index: number, count: number) => (count < 2 ? 50 : (index / (count - 1)) * 100);

/** The day nearest to a share (0 to 1) of the width. */
export const indexAt = (share: number, count: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * (count - 1));

/** A line through the values as an SVG path, 100 wide and 100 high, 0 at the bottom and `top` at the top. */
export const linePath = (values: readonly number[], top: number) =>
  values
    .map((value, index) => {
      const x = positionOf(index, values.length);
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(100 - (value / top) * 100)}`;
    })
    .join('');

/** The same line, closed along the bottom. */
export const areaPath = (values: readonly number[], top: number) =>
  `${linePath(values, top)}L${positionOf(values.length - 1, values.length)} 100L${positionOf(0, values.length)} 100Z`;

const round = (value: number) => Math.round(value * 100) / 100;

/** The days that are named below the chart: five, the first and the last among them. */
export const labeledDays = (count: number) => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => indexAt(share, count))),
];
