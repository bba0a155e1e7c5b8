import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { candidateFiles, candidates } from '../../db/schema/candidates';
import { credentials } from '../../db/schema/credentials';
import type { Pseudonyms } from '../../db/pseudonyms';
import { billingLogs, payments, webhookDeliveries } from '../../db/schema/billing';
import { photos } from '../../db/schema/files';
import { resumes } from '../../db/schema/resumes';
import { sentFiles } from '../../db/schema/sent';
import { formerUsernames, retiredUsernames, type User, type UserId, users } from '../../db/schema/users';
import { withoutCardDigits } from '../../db/without-card-digits';
import { impersonalPayload } from '../../integrations/maya/impersonal-payload';

/** Locks the user against every write that refers to them: what is under way either comes first or fails. */
export const lockForDeletion = async (tx: Db, id: UserId): Promise<User | undefined> => {
  // In the order of a photo upload, which locks the resume before its new row refers to the user.
  await tx.select({ id: resumes.userId }).from(resumes).where(eq(resumes.userId, id)).for('update');
  return (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0];
};

/**
 * Locks the rows of every stored file of the owner and returns the files' keys. A deletion of one of them that is under way
 * commits first and records its own file.
 */
export const lockFiles = async (tx: Db, owner: UserId): Promise<string[]> => {
  const files = await tx
    .select({ file: credentials.storageKey, thumbnail: credentials.thumbnailKey })
    .from(credentials)
    .where(eq(credentials.userId, owner))
    .for('update');
  const pictures = await tx
    .select({ key: photos.storageKey })
    .from(photos)
    .where(eq(photos.userId, owner))
    .for('update');
  const sent = await tx
    .select({ key: sentFiles.storageKey })
    .from(sentFiles)
    .where(eq(sentFiles.userId, owner))
    .for('update');
  // Records that agencies keep about this account go with it.
  const consents = await tx
    .select({ key: candidateFiles.storageKey })
    .from(candidateFiles)
    .innerJoin(candidates, eq(candidates.id, candidateFiles.candidateId))
    .where(eq(candidates.userId, owner))
    .for('update');
  return [
    ...files.flatMap(({ file, thumbnail }) => (thumbnail ? [file, thumbnail] : [file])),
    ...[...pictures, ...sent, ...consents].map(({ key }) => key),
  ];
};

/** Takes the owner out of their payments, which stay for the tax office. Returns their reference numbers. */
export const detachPayments = async (tx: Db, owner: UserId): Promise<string[]> => {
  const rows = await tx
    .select({ id: payments.id, fundSource: payments.fundSource })
    .from(payments)
    .where(eq(payments.userId, owner))
    .orderBy(payments.id)
    .for('update');
  const references: string[] = [];
  for (const { id, fundSource } of rows) {
    const [row] = await tx
      .update(payments)
      .set({ userId: null, checkoutUrl: null, fundSource: withoutCardDigits(fundSource) })
      .where(eq(payments.id, id))
      .returning({ referenceNumber: payments.referenceNumber });
    if (row) references.push(row.referenceNumber);
  }
  return references;
};

/**
 * Removes the person from deliveries of the payment provider. To be called after `detachPayments`: a delivery that is being
 * processed meanwhile then either is found here or finds its payment without a user (see webhooks/repository.ts).
 */
export const scrubDeliveries = async (tx: Db, owner: UserId, references: string[]) => {
  const { id, payload, userId, referenceNumber } = webhookDeliveries;
  const rows = await tx
    .select({ id, payload })
    .from(webhookDeliveries)
    .where(or(eq(userId, owner), references.length > 0 ? inArray(referenceNumber, references) : undefined));
  for (const row of rows) {
    await tx
      .update(webhookDeliveries)
      .set({ payload: impersonalPayload(row.payload), userId: null, ip: null, userAgent: null })
      .where(eq(id, row.id));
  }
};

/**
 * Removes what administrators typed into the owner's billing logs, where people are named in many ways. The reason becomes
 * `reason`; of the transaction reference stays what `referenceOf` returns. Plans, dates and payments stay.
 */
export const removeFreeText = async (
  tx: Db,
  owner: UserId,
  { reason, referenceOf }: { reason: string; referenceOf: (text: string) => string | null },
) => {
  const { id, userId, cause, transactionReference } = billingLogs;
  // The reasons of other causes are sentences of our own.
  const rows = await tx
    .select({ id, transactionReference })
    .from(billingLogs)
    .where(and(eq(userId, owner), eq(cause, 'admin')));
  for (const row of rows) {
    const reference = row.transactionReference && referenceOf(row.transactionReference);
    await tx.update(billingLogs).set({ reason, transactionReference: reference }).where(eq(id, row.id));
  }
};

/** Keeps the owner's usernames, present and former, from ever being given to another account. */
export const retireUsernames = async (
  tx: Db,
  pseudonyms: Pseudonyms,
  { id, username }: Pick<User, 'id' | 'username'>,
) => {
  const former = await tx
    .select({ username: formerUsernames.username })
    .from(formerUsernames)
    // One that expired may belong to another account by now, which keeps it.
    .leftJoin(users, eq(users.username, formerUsernames.username))
    .where(and(eq(formerUsernames.userId, id), sql`${users.id} is null`));
  const hashes = [username, ...former.map((row) => row.username)].map((name) => pseudonyms.ofUsername(name));
  await tx
    .insert(retiredUsernames)
    .values([...new Set(hashes)].map((hash) => ({ usernameHash: hash, isKeyed: true })))
    .onConflictDoNothing();
};

/** Deletes the user; sessions, API tokens, resumes and their drafts, applications, letters, sent files, credentials, photos, statistics and former usernames go with the row. */
export const deleteUser = (tx: Db, id: UserId) => tx.delete(users).where(eq(users.id, id));
