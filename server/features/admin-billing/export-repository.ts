import { aliasedTable, and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BillingLogsSelection } from '#shared/admin-billing/schema';
import type { Db } from '../../db/client';
import { billingLogs, payments } from '../../db/schema/billing';
import { users } from '../../db/schema/users';
import { areSelected } from './repository';
import { billedUser, selected, type Selected } from './users-repository';

/** Where a list goes on: the moment as Postgres writes it, as a Date has no microseconds, and what orders rows of one moment. */
export interface Place {
  at: string;
  key: string | number;
}

const isAfter = (createdAt: AnyPgColumn, key: AnyPgColumn, place: Place | undefined): SQL | undefined =>
  place && sql`(${createdAt}, ${key}) < (${place.at}::timestamptz, ${place.key})`;

const momentOf = (createdAt: AnyPgColumn) => sql<string>`${createdAt}::text`;

/** Users, newest first, after a place. */
export const usersToExport = (db: Db, which: Selected, after: Place | undefined, limit: number) =>
  db
    .select({
      at: momentOf(users.createdAt),
      key: users.id,
      ...billedUser,
      username: users.username,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(selected(db, which), isAfter(users.createdAt, users.id, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

/** Payments, newest first, after a place: all, or those of the selected users. */
export const paymentsToExport = (db: Db, which: Selected | null, after: Place | undefined, limit: number) => {
  const owners = which && db.select({ id: users.id }).from(users).where(selected(db, which));
  return db
    .select({
      at: momentOf(payments.createdAt),
      key: payments.id,
      payment: payments,
      email: users.email,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        owners ? inArray(payments.userId, owners) : undefined,
        isAfter(payments.createdAt, payments.id, after),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
};

/** Plan changes, newest first, after a place. */
export const logsToExport = (
  db: Db,
  selection: BillingLogsSelection,
  after: Place | undefined,
  limit: number,
) => {
  const admins = aliasedTable(users, 'admins');
  return db
    .select({
      at: momentOf(billingLogs.createdAt),
      key: billingLogs.sequence,
      log: billingLogs,
      email: users.email,
      adminEmail: admins.email,
    })
    .from(billingLogs)
    .leftJoin(users, eq(users.id, billingLogs.userId))
    .leftJoin(admins, eq(admins.id, billingLogs.adminId))
    .where(and(areSelected(selection), isAfter(billingLogs.createdAt, billingLogs.sequence, after)))
    .orderBy(desc(billingLogs.createdAt), desc(billingLogs.sequence))
    .limit(limit);
};
