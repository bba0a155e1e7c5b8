/** The maximum size of a delivery in bytes; Maya's events have three thousand. */
export const largestDelivery = 64 * 1024;

export const tooLargeMessage = `This is larger than ${largestDelivery / 1024} KB, which is the most that the handler takes.`;

/** Whether parsed JSON has more than this many levels, which would overflow recursive readers. */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));
