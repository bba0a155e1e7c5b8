import type { IncomingMessage, RequestListener } from 'node:http';
import proxyAddress from 'proxy-addr';
import * as api from '#shared/analytics/endpoints';
import type { Clock } from '../../../clock';
import { addressLimit, networkOf } from '../../../http/limits/address-limit';
import { callLimit } from '../../../http/limits/call-limit';
import type { ActivityQueue } from './activity-queue';
import { usernameOf } from './beacon-username';

interface LimitDeps {
  clock: Clock;
  queue: ActivityQueue;
  /** How many proxies stand in front. */
  proxies: number;
}

// Many people share one address of a mobile network, so this is far above what one of them does.
const mostFromOneNetwork = { most: 120, windowMs: 60_000 };

// And far fewer of them look at the same profile, whose figures one alone could otherwise make up.
const mostAboutOneProfile = { most: 30, windowMs: 60_000 };

// As Express matches them: in capitals or not, with a slash at the end or not.
const beaconPaths = [api.recordProfileView, api.recordProfileDownload].map(
  ({ path }) => new RegExp(`^${path.replace(':username', '([^/?]+)')}/?(?:\\?|$)`, 'i'),
);

/**
 * Answers what comes from an address that tells too much, in all or about one profile, before anything else is done for it:
 * no log line, no body, no session, and none of what Express does, which would be three quarters of the cost.
 */
export const answerFloods = ({ clock, queue, proxies }: LimitDeps, application: RequestListener) => {
  const isTooMuch = addressLimit({ ...mostFromOneNetwork, clock });
  const isTooMuchOfOne = callLimit({ ...mostAboutOneProfile, clock });
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

/** What stands in the username's place in a beacon's address; undefined where it is no beacon's. */
const nameIn = (url: string): string | undefined => {
  for (const path of beaconPaths) {
    const name = path.exec(url)?.[1];
    if (name !== undefined) return unescaped(name);
  }
  return undefined;
};

/** A name that is broken off in the middle of a %C3 stays as it is: it is nobody's, but counts. */
const unescaped = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
