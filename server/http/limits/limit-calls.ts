import { Router, type Request, type RequestHandler } from 'express';
import type { Endpoint } from '#shared/http/endpoint';
import { rateLimits, type RateLimitClass } from '#shared/http/rate-limits';
import { networkOf } from './call-limit';
import { AppError } from '../errors/app-error';
import type { Caller, RateLimiter } from './rate-limiter';

/** The refusal of a call over a limit, in words that say when to try again. */
const tooManyCalls = (retryAfterSeconds: number, sentence: (wait: string) => string) =>
  new AppError('TOO_MANY', sentence(inWords(retryAfterSeconds)), { retryAfterSeconds });

const tooManyTries = (wait: string) =>
  `That was too many tries in a short time. Please wait ${wait} and try again.`;

const inWords = (seconds: number) => {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

const countCaller = async (
  limiter: RateLimiter,
  name: RateLimitClass,
  caller: Caller,
  sentence = tooManyTries,
) => {
  const retryAfterSeconds = await limiter.count(name, caller);
  if (retryAfterSeconds !== null) throw tooManyCalls(retryAfterSeconds, sentence);
};

const countCall = (limiter: RateLimiter, name: RateLimitClass, req: Request) => {
  const isPerUser = 'perUser' in rateLimits[name];
  const caller = isPerUser && req.user ? { user: req.user.id } : { network: networkOf(req.ip) };
  return countCaller(limiter, name, caller);
};

/** Counts a call against a limit: the signed-in user's, or the network's. Goes after sessions for limits per user. */
export const limitCall =
  (limiter: RateLimiter, name: RateLimitClass): RequestHandler =>
  async (req, _res, next) => {
    await countCall(limiter, name, req);
    next();
  };

/** Counts the calls of every endpoint that names a limit. Goes after sessions and before bodies are read. */
export const limitEndpoints = (limiter: RateLimiter, endpoints: readonly Endpoint[]): RequestHandler => {
  const withParameters = Router();
  // Looked up at once: trying each pattern takes longer than the rest of the way through the stages.
  const plain = new Map<string, RequestHandler>();
  for (const { method, path, rateLimit } of endpoints) {
    if (!rateLimit) continue;
    const limit = limitCall(limiter, rateLimit);
    if (!path.includes(':')) {
      plain.set(`${method} ${path}`.toLowerCase(), limit);
      continue;
    }
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    withParameters[verb](path, limit, (_req, _res, next) => next('router'));
  }
  return (req, res, next) => {
    // As Express matches: without regard to case or to a slash at the end, HEAD as GET.
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    const limit = plain.get(`${method} ${req.path.replace(/(?<=.)\/$/, '')}`.toLowerCase());
    return limit ? limit(req, res, next) : withParameters(req, res, next);
  };
};

/** Counts a username that does not exist against the caller's network, and throws once there were too many. */
export type CountUnknownUsername = (req: Request) => Promise<void>;

export const countUnknownUsernames =
  (limiter: RateLimiter): CountUnknownUsername =>
  (req) =>
    countCall(limiter, 'unknownUsername', req);

/**
 * Counts the wrong passwords of a presentation: those of one network, and far more of all together. Once all together were too
 * many, each network has a few tries left, so that guesses from many networks are slow and lock out no one else. A try counts
 * before it is compared, so that many at once are not counted past, and a right one is given back. Answers false for a wrong one;
 * throws once there were too many.
 */
export const limitWrongPasswords =
  (limiter: RateLimiter) =>
  async (req: Request, presentationId: string, isRight: () => Promise<boolean>): Promise<boolean> => {
    const one = { network: `${networkOf(req.ip)} ${presentationId}` };
    const all = { user: presentationId };
    const counted: [RateLimitClass, Caller][] = [['presentationPassword', one]];
    await countCaller(limiter, 'presentationPassword', one);
    if ((await limiter.count('presentationPassword', all)) === null)
      counted.push(['presentationPassword', all]);
    else {
      await countCaller(
        limiter,
        'guessedPresentation',
        one,
        (wait) =>
          `Many wrong passwords were typed for this page from other places, so each place has ${rateLimits.guessedPresentation.perNetwork} tries an hour, and yours are used up. Please wait ${wait}, or ask the recruiter for a new link.`,
      );
      counted.push(['guessedPresentation', one]);
    }
    if (!(await isRight())) return false;
    for (const [name, caller] of counted) await limiter.giveBack(name, caller);
    return true;
  };

/** Counts a call that had a wrong API token against the caller's network, and throws once there were too many. */
export const countFailedTokens =
  (limiter: RateLimiter) =>
  (req: Request): Promise<void> =>
    countCall(limiter, 'failedToken', req);

/** Counts a call with an API token, each token by itself, and throws once there were too many. */
export const countTokenCalls =
  (limiter: RateLimiter) =>
  (tokenId: string): Promise<void> =>
    countCaller(limiter, 'tokenCall', { user: tokenId });
