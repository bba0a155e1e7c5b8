const whole = new Intl.NumberFormat('en-US');

/** A count with thousands separators: '12,345'. */
export const formatCount = (count: number) => whole.format(count);

/** A count and what it counts: '1 view', '12,345 views'. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
