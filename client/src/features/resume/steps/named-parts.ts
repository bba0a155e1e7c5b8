import { stepWords } from '../words';

const maxNamed = 4;

/** The first parts by name, the others by their count. */
export const namedParts = (parts: readonly string[]): string =>
  stepWords.parts(parts.slice(0, maxNamed).join(', '), parts.length - maxNamed);
