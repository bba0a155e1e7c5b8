/** The maximum size of a delivery in bytes; Maya's events have three thousand. */
export const largestDelivery = 64 * 1024;

export const tooLargeMessage = `This is larger than ${largestDelivery / 1024} KB, which is the most that the handler takes.`;
