import type { Counts } from '../../../db/schema/named-counts';

/** Represents a missing value, such as a visit without a referrer. */
export const noValue = '';

/** What values beyond the most are counted as. */
export const otherValues = 'other';

/**
 * Counts with these values added, one for each. Of values that visitors can invent, the first `most` keep their names and
 * later ones share one, so that rows do not grow.
 */
export const withValues = (counts: Counts, values: readonly string[], most = Infinity): Counts => {
  const sum = new Map(Object.entries(counts));
  for (const value of values) {
    const name = sum.has(value) || sum.size < most ? value : otherValues;
    sum.set(name, (sum.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(sum);
};
