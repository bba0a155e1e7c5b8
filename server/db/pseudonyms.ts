import { createHash, createHmac } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from './client';
import { readInstallation } from './installation';
import { installation } from './schema/installation';
import { retiredUsernames, type User } from './schema/users';

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

const batch = 1000;

/**
 * Binds the database to the key at its first start, and replaces the plain hashes of earlier releases by keyed ones. False,
 * with nothing changed, where the database knows another key. Safe in many processes at once.
 */
export const adoptPseudonymKey = async ({ db }: Database, pseudonyms: Pseudonyms): Promise<boolean> => {
  await readInstallation(db);
  const isOurs = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ check: installation.pseudonymKeyCheck })
      .from(installation)
      .for('no key update');
    if (row?.check) return row.check === pseudonyms.check;
    await tx.update(installation).set({ pseudonymKeyCheck: pseudonyms.check });
    return true;
  });
  if (!isOurs) return false;
  for (;;) {
    const replaced = await db.transaction(async (tx) => {
      const plain = await tx
        .select({ hash: retiredUsernames.usernameHash })
        .from(retiredUsernames)
        .where(eq(retiredUsernames.isKeyed, false))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (plain.length === 0) return 0;
      await tx
        .insert(retiredUsernames)
        .values(plain.map(({ hash }) => ({ usernameHash: pseudonyms.ofUsernameHash(hash), isKeyed: true })))
        .onConflictDoNothing();
      const hashes = plain.map(({ hash }) => hash);
      await tx.delete(retiredUsernames).where(inArray(retiredUsernames.usernameHash, hashes));
      return plain.length;
    });
    if (replaced < batch) return true;
  }
};
