import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from './client';
import { rowsAtOnce } from './in-batches';
import type { Pseudonyms } from './pseudonyms';
import { usedTrials, type User } from './schema/users';

/** How long a trial outlives its account, in days: as long as a season's figures, and the security log. */
export const usedTrialDays = 400;

const dayMs = 24 * 60 * 60 * 1000;

type Trial = Record<'trialStartedAt' | 'trialEndsAt', Date>;

/** Keeps the trial of an account that is being deleted. */
export const keepUsedTrial = async (
  tx: Db,
  pseudonyms: Pseudonyms,
  user: Pick<User, 'issuer' | 'subject' | 'trialStartedAt' | 'trialEndsAt'>,
  deletedAt: Date,
): Promise<void> => {
  const { trialStartedAt, trialEndsAt } = user;
  if (!trialStartedAt || !trialEndsAt) return;
  const kept = { trialStartedAt, trialEndsAt, deletedAt };
  await tx
    .insert(usedTrials)
    .values({ identityHash: pseudonyms.ofIdentity(user), ...kept })
    .onConflictDoUpdate({ target: usedTrials.identityHash, set: kept });
};

/** The trial that this person had with an account which they deleted in the last 400 days. */
export const findUsedTrial = async (
  db: Db,
  pseudonyms: Pseudonyms,
  identity: Pick<User, 'issuer' | 'subject'>,
  now: Date,
): Promise<Trial | undefined> => {
  const [found] = await db
    .select()
    .from(usedTrials)
    .where(eq(usedTrials.identityHash, pseudonyms.ofIdentity(identity)));
  if (!found || found.deletedAt < endOf(now)) return undefined;
  return { trialStartedAt: found.trialStartedAt, trialEndsAt: found.trialEndsAt };
};

/** Removes up to `limit` trials that were kept long enough; returns how many. */
export const deleteUsedTrials = async (db: Db, now: Date, limit = rowsAtOnce): Promise<number> => {
  const { identityHash, deletedAt } = usedTrials;
  const old = db
    .select({ identityHash })
    .from(usedTrials)
    .where(lt(deletedAt, endOf(now)))
    .limit(limit);
  return (await db.delete(usedTrials).where(inArray(identityHash, old)).returning({ identityHash })).length;
};

const endOf = (now: Date) => new Date(now.getTime() - usedTrialDays * dayMs);
