import { eq } from 'drizzle-orm';
import type { Db } from './client';
import { users, type User, type UserId } from './schema/users';

/** The owner's row, locked until the transaction ends: what is counted for one user changes one after the other. */
export const lockOwner = async (tx: Db, owner: UserId): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, owner)).for('no key update'))[0];
