import { jsonb } from 'drizzle-orm/pg-core';

/** The count of each value; '' is none, 'other' sums the referrers beyond the stored maximum. */
export type Counts = Record<string, number>;

const counts = (name: string) => jsonb(name).$type<Counts>().notNull().default({});

/** Views by referring origin and by country, and opened credentials by id, in a stretch of time. */
export const namedCounts = () => ({
  referrers: counts('referrers'),
  countries: counts('countries'),
  credentials: counts('credentials'),
});

export interface NamedCounts {
  referrers: Counts;
  countries: Counts;
  credentials: Counts;
}
