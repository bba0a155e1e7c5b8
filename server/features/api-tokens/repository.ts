import { and, desc, eq, getTableColumns, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { apiTokens, type ApiTokenRow } from '../../db/schema/api-tokens';
import { users, type User, type UserId } from '../../db/schema/users';

/** A token without its hash. */
export type StoredToken = Omit<ApiTokenRow, 'secretHash' | 'userId'>;

const { secretHash: _hash, userId: _owner, ...tokenColumns } = getTableColumns(apiTokens);
const { searchText: _derived, ...userColumns } = getTableColumns(users);

/** The token with this hash and its owner, expired or not. */
export const findByHash = async (
  db: Db,
  hash: string,
): Promise<{ token: StoredToken; user: User } | undefined> =>
  (
    await db
      .select({ token: tokenColumns, user: userColumns })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(eq(apiTokens.secretHash, hash))
  )[0];

/** Records a use, unless one after `since` is recorded already. */
export const updateLastUsed = async (
  db: Db,
  id: ApiTokenRow['id'],
  { usedAt, since }: { usedAt: Date; since: Date },
): Promise<void> => {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: usedAt })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, since))));
};

export const listTokens = (db: Db, owner: UserId): Promise<StoredToken[]> =>
  db
    .select(tokenColumns)
    .from(apiTokens)
    .where(eq(apiTokens.userId, owner))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));

/** Locks the owner until the transaction ends, so that none of several new tokens is missed by the count. */
export const countTokensLocked = async (tx: Db, owner: UserId): Promise<number> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
  return tx.$count(apiTokens, eq(apiTokens.userId, owner));
};

export const insertToken = async (tx: Db, token: typeof apiTokens.$inferInsert): Promise<StoredToken> => {
  const [inserted] = await tx.insert(apiTokens).values(token).returning(tokenColumns);
  if (!inserted) throw new Error('An API token was not stored');
  return inserted;
};

/** The revoked token; undefined if the owner has none with this id. */
export const deleteOwnedToken = async (
  tx: Db,
  owner: UserId,
  id: ApiTokenRow['id'],
): Promise<StoredToken | undefined> =>
  (
    await tx
      .delete(apiTokens)
      .where(and(eq(apiTokens.userId, owner), eq(apiTokens.id, id)))
      .returning(tokenColumns)
  )[0];

/** How many there were. */
export const deleteTokensOf = async (tx: Db, owner: UserId): Promise<number> => {
  const deleted = await tx
    .delete(apiTokens)
    .where(eq(apiTokens.userId, owner))
    .returning({ id: apiTokens.id });
  return deleted.length;
};
