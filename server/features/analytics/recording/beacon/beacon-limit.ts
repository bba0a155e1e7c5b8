import type { IncomingMessage, RequestListener } from 'node:http';
import proxyAddress from 'proxy-addr';
import * as api from '#shared/analytics/endpoints';
import { rateLimits } from '#shared/http/rate-limits';
import type { Clock } from '../../../../clock';
import { addressLimit, callLimit, networkOf } from '../../../../http/limits/call-limit';
import type { ActivityQueue } from '../activity-queue';
import { usernameOf } from './beacon-fields';

interface LimitDeps {
  clock: Clock;
  queue: ActivityQueue;
  /** The number of trusted proxies. */
  proxies: number;
}

const { perNetwork, seconds } = rateLimits.beacon;
// Many people share one address of a mobile network, so this is far above what one of them does.
const maxPerNetwork = { max: perNetwork, windowMs: seconds * 1000 };

// And far fewer of them look at the same profile, whose figures one alone could otherwise make up.
const maxPerProfile = { max: 30, windowMs: 60_000 };

// As Express matches them: in capitals or not, with a slash at the end or not.
const beaconPaths = [api.recordProfileView, api.recordProfileDownload].map(
  ({ path }) => new RegExp(`^${path.replace(':username', '([^/?]+)')}/?(?:\\?|$)`, 'i'),
);

/**
 * Responds to beacons over the limit of an address, in all or about one profile, before any other work:
 * no log line, no body, no session, and none of what Express does, which would be three quarters of the cost.
 */
export const answerFloods = ({ clock, queue, proxies }: LimitDeps, application: RequestListener) => {
  const isTooMuch = addressLimit({ ...maxPerNetwork, clock });
  const isTooMuchOfOne = callLimit({ ...maxPerProfile, clock });
  const isOneOfOurs = (_address: string, index: number) => index < proxies;

  const isOverLimit = (req: IncomingMessage): boolean => {
    const name = req.method === 'POST' ? nameIn(req.url ?? '') : undefined;
    if (name === undefined) return false;
    const address = proxyAddress(req, isOneOfOurs);
    const username = usernameOf(name);
    return (
      isTooMuch(address) || (username !== undefined && isTooMuchOfOne(`${networkOf(address)} ${username}`))
    );
  };

  const listener: RequestListener = (req, res) => {
    if (!isOverLimit(req)) return application(req, res);
    queue.counts.limited += 1;
    res.writeHead(204).end();
  };
  return listener;
};

/** The username segment of a beacon's path; undefined for other paths. */
const nameIn = (url: string): string | undefined => {
  for (const path of beaconPaths) {
    const name = path.exec(url)?.[1];
    if (name !== undefined) return unescaped(name);
  }
  return undefined;
};

/** A name with a truncated %C3 stays unchanged: it is unknown, but counts. */
const unescaped = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
