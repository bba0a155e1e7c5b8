import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const maxKnown = 1000;

/**
 * Names a network in the log by a keyed hash: lines of one caller can be found, and the caller cannot be found without the key.
 * All processes with the same SESSION_SECRET use the same names.
 */
export const networkHash = (sessionSecret: string): ((network: string) => string) => {
  const key = createHmac('sha256', sessionSecret).update('networks in the log').digest();
  const known = new LRUCache<string, string>({ max: maxKnown });
  return (network) => {
    const found = known.get(network);
    if (found) return found;
    const hash = createHmac('sha256', key).update(network).digest('base64url').slice(0, 12);
    known.set(network, hash);
    return hash;
  };
};
