import { expiryMinutes } from '#shared/test-tools/schema';

/** Minutes as typed; what cannot be read is 2. The server says what is too few or too many. */
export const readMinutes = (text: string): number => {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? expiryMinutes.fallback : minutes;
};
