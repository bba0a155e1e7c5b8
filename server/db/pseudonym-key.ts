import { eq, inArray } from 'drizzle-orm';
import type { Database } from './client';
import type { Pseudonyms } from './pseudonyms';
import { readInstallation } from './installation';
import { installation } from './schema/installation';
import { retiredUsernames } from './schema/users';

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
