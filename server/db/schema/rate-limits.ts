import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of rate-limiter-flexible, which defines the shape: https://github.com/animir/node-rate-limiter-flexible/wiki/PostgreSQL */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null for a counter that never expires. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
