// Preloaded into the server for sqlmap: it sends more requests than the limit of one user, and those beyond it would never
// reach the database.
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

for (const limiter of [RateLimiterMemory, RateLimiterPostgres]) {
  limiter.prototype.consume = () => Promise.resolve({ msBeforeNext: 60_000 });
}
