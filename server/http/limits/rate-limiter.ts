import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { rateLimits, type RateLimit, type RateLimitClass } from '#shared/http/rate-limits';
import type { Database } from '../../db/client';

/** Who calls: a signed-in user by id, or a network (see networkOf). */
export type Caller = { user: string } | { network: string };

/** Counts calls by class and caller. */
export interface RateLimiter {
  /** Counts one call. Returns null where it may go on, else in how many seconds the caller may try again. */
  count(limit: RateLimitClass, caller: Caller): Promise<number | null>;
  /** Takes one counted call back, where only those that fail are to count. */
  giveBack(limit: RateLimitClass, caller: Caller): Promise<void>;
}

/** For tests, in which one address does what many people do. */
export const unlimited: RateLimiter = {
  count: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
};

interface RateLimiterDeps {
  /** Where processes count together. Absent with the embedded database, which has one process. */
  database?: Pick<Database, 'query'> | undefined;
  /** Networks are stored as keyed hashes, so that the database holds no visitor's address. */
  secret: string;
  limits?: Record<RateLimitClass, RateLimit>;
}

/**
 * Rate limits in Postgres where processes share one, else in memory. A database that is away leaves each process counting in
 * its own memory by the same numbers (the insurance), so that nothing is open to everyone and nothing is refused for it.
 */
export const createRateLimiter = ({
  database,
  secret,
  limits = rateLimits,
}: RateLimiterDeps): RateLimiter => {
  const create = (
    keyPrefix: string,
    points: number,
    { seconds, counted, givesBack }: RateLimit,
  ): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (!database || counted === 'by process') return inMemory;
    return new RateLimiterPostgres({
      ...options,
      storeClient: {
        query: ({ text, values, name }: { text: string; values: unknown[]; name?: string }) =>
          database.query(text, values, name),
      },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job removes expired rows (jobs/pruning.ts).
      clearExpiredByTimeout: false,
      insuranceLimiter: inMemory,
      // A caller over the limit costs no further write. The library takes one who reached it for over it, and what is given back
      // would not count.
      ...(!givesBack && { inMemoryBlockOnConsumed: points }),
    });
  };
  const entries = Object.entries(limits) as [RateLimitClass, RateLimit][];
  const limiters = new Map(
    entries.map(([name, limit]) => [
      name,
      {
        isHashed: limit.counted !== 'by process',
        ofUsers: create(`${name}:user`, limit.perUser ?? limit.perNetwork, limit),
        ofNetworks: create(`${name}:network`, limit.perNetwork, limit),
      },
    ]),
  );
  const hashed = (network: string) =>
    createHmac('sha256', secret).update(`rate limit ${network}`).digest('base64url').slice(0, 22);

  const counterOf = (name: RateLimitClass, caller: Caller): [RateLimiterAbstract, string] => {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no rate limit ${name}`);
    const { isHashed, ofUsers, ofNetworks } = found;
    if ('user' in caller) return [ofUsers, caller.user];
    return [ofNetworks, isHashed ? hashed(caller.network) : caller.network];
  };
  return {
    count: (name, caller) => consume(...counterOf(name, caller)),
    giveBack: async (name, caller) => {
      const [limiter, key] = counterOf(name, caller);
      await limiter.reward(key);
    },
  };
};

/** Counts one call. Returns null where it may go on, else in how many seconds the caller may try again. */
const consume = async (limiter: RateLimiterAbstract, key: string): Promise<number | null> => {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
};
