/** The most bytes that the handler takes of one delivery; Maya's events have three thousand. */
export const largestDelivery = 64 * 1024;
