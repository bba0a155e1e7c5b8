import { createHash, createHmac } from 'node:crypto';
import type { User } from './schema/users';

/**
 * Keyed hashes of what outlives an account: without PSEUDONYM_KEY, guessing does not reveal whose they are. The key is a
 * setting of its own, so that a new session secret frees no username and no trial.
 */
export interface Pseudonyms {
  ofUsername(username: string): string;
  /** From the unkeyed SHA-256 that releases without a key stored. */
  ofUsernameHash(sha256: string): string;
  ofIdentity(identity: Pick<User, 'issuer' | 'subject'>): string;
  /** The same for the same key. */
  check: string;
}

export const createPseudonyms = (key: string): Pseudonyms => {
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const ofUsernameHash = (sha256: string) => keyed(`username ${sha256}`);
  return {
    ofUsernameHash,
    ofUsername: (username) => ofUsernameHash(plainUsernameHash(username)),
    ofIdentity: ({ issuer, subject }) => keyed(`identity ${JSON.stringify([issuer, subject])}`),
    check: keyed('check'),
  };
};

const plainUsernameHash = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('hex');
