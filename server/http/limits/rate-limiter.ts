import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
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
}

/** For tests, in which one address does what many people do. */
export const unlimited: RateLimiter = { count: () => Promise.resolve(null) };

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
  const create = (keyPrefix: string, points: number, { seconds, counted }: RateLimit): Count => {
    const options = { keyPrefix, points, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (!database || counted === 'by process') return countEach(inMemory);
    const together = new RateLimiterPostgres({
      ...options,
      // A prepared statement of the pool, as any other query of ours.
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
      },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job removes expired rows (jobs/pruning.ts).
      clearExpiredByTimeout: false,
      insuranceLimiter: inMemory,
      // A caller over the limit costs no further write.
      inMemoryBlockOnConsumed: points,
    });
    const portion = Math.floor(points / portionsOfLimit);
    return counted === 'by portion' && portion > 1 ? countInPortions(together, portion) : countEach(together);
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

  return {
    count: (name, caller) => {
      const found = limiters.get(name);
      if (!found) throw new Error(`There is no rate limit ${name}`);
      const { isHashed, ofUsers, ofNetworks } = found;
      if ('user' in caller) return ofUsers(caller.user);
      return ofNetworks(isHashed ? hashed(caller.network) : caller.network);
    },
  };
};

/** As `RateLimiter.count`, for one limiter's callers. */
type Count = (key: string) => Promise<number | null>;

/** Counts `points` calls of this caller. Returns when they are free again, in milliseconds, and whether they are too many. */
const consume = async (limiter: RateLimiterAbstract, key: string, points: number) => {
  try {
    const { msBeforeNext } = await limiter.consume(key, points);
    return { isOver: false, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isOver: true, msBeforeNext: refusal.msBeforeNext };
  }
};

const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

const countEach =
  (limiter: RateLimiterAbstract): Count =>
  async (key) => {
    const { isOver, msBeforeNext } = await consume(limiter, key, 1);
    return isOver ? inSeconds(msBeforeNext) : null;
  };

/** A process wastes at most one portion of a caller's limit, which is so much lower then. */
const portionsOfLimit = 24;
/** Callers whose portions a process remembers. Who is forgotten takes another portion. */
const maxPortions = 10_000;

/**
 * Takes `size` calls at once from the limiter's count, and counts them down in memory until the caller's window ends: a
 * frequent call would else cost a write for its count beside its own.
 */
const countInPortions = (limiter: RateLimiterAbstract, size: number): Count => {
  const portions = new LRUCache<string, { left: number; endMs: number }>({ max: maxPortions });
  const taking = new Map<string, ReturnType<typeof consume>>();
  const take = async (key: string) => {
    const taken = await consume(limiter, key, size);
    if (!taken.isOver) portions.set(key, { left: size, endMs: Date.now() + taken.msBeforeNext });
    return taken;
  };
  return async (key) => {
    for (;;) {
      const portion = portions.get(key);
      if (portion && portion.left > 0 && Date.now() < portion.endMs) {
        portion.left -= 1;
        return null;
      }
      // Calls at the same moment share a portion.
      const known = taking.get(key);
      const request = known ?? take(key).finally(() => taking.delete(key));
      if (!known) taking.set(key, request);
      const { isOver, msBeforeNext } = await request;
      if (isOver) return inSeconds(msBeforeNext);
      if (!known) {
        // The call that took the portion is one of it, whatever its end: it never asks twice.
        const taken = portions.get(key);
        if (taken) taken.left -= 1;
        return null;
      }
    }
  };
};
