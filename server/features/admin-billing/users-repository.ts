import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BillingLogsSelection, UsersFilter, UsersPage, UsersSort } from '#shared/admin-billing/schema';
import type { Db } from '../../db/client';
import { billingLogs, payments } from '../../db/schema/billing';
import { users } from '../../db/schema/users';
import { areSelected } from './repository';
import type { UserSearch } from './user-search';

/** A selection of users at a moment, by effective plan. */
export interface Selected {
  search: UserSearch | null;
  filter: UsersFilter;
  now: Date;
}

// Must equal the expression of the index users_id_search: an id with and without hyphens.
const idText = sql`(${users.id}::text || ' ' || replace(${users.id}::text, '-', ''))`;

const found = (db: Db, { pattern, idPattern, paymentNumbers }: UserSearch) => {
  const byText = sql`${users.searchText} like lower(${pattern})`;
  const byId = db
    .select({ id: users.id })
    .from(users)
    .where(sql`${idText} like ${idPattern}`);
  const byPayment = db.select({ id: payments.userId }).from(payments).where(isNumbered(paymentNumbers));
  // As arrays, so that Postgres uses the indexes: it cannot know that they are few.
  return or(
    byText,
    idPattern === null ? undefined : sql`${users.id} = any(array(${byId}))`,
    paymentNumbers.length === 0 ? undefined : sql`${users.id} = any(array(${byPayment}))`,
  );
};

/** Each number has an index of its own. */
const isNumbered = (numbers: string[]) =>
  or(
    inArray(payments.referenceNumber, numbers),
    inArray(payments.receiptNumber, numbers),
    inArray(payments.checkoutId, numbers),
    inArray(payments.providerPaymentId, numbers),
  );

/** The payments that have one of these numbers, newest first. */
export const findNumbered = (db: Db, numbers: string[], limit: number) =>
  db
    .select({
      userId: payments.userId,
      referenceNumber: payments.referenceNumber,
      receiptNumber: payments.receiptNumber,
      checkoutId: payments.checkoutId,
      providerPaymentId: payments.providerPaymentId,
    })
    .from(payments)
    .where(isNumbered(numbers))
    .orderBy(desc(payments.createdAt))
    .limit(limit);

const filtered = (db: Db, filter: UsersFilter, now: Date): SQL | undefined => {
  switch (filter) {
    case 'all':
      return undefined;
    case 'pro':
      return and(
        eq(users.plan, 'pro'),
        or(isNull(users.subscriptionExpiresAt), gt(users.subscriptionExpiresAt, now)),
      );
    case 'free':
      return or(eq(users.plan, 'free'), lte(users.subscriptionExpiresAt, now));
    case 'pending': {
      const owners = db
        .select({ userId: payments.userId })
        .from(payments)
        .where(eq(payments.status, 'pending'));
      // As an array: for a join Postgres would read all users.
      return sql`${users.id} = any(array(${owners}))`;
    }
  }
};

/** The condition of a selection. */
const selected = (db: Db, { search, filter, now }: Selected) =>
  and(search ? found(db, search) : undefined, filtered(db, filter, now));

const sortKey = (sort: UsersSort, now: Date): SQL => {
  switch (sort) {
    case 'created':
      return sql`${users.createdAt}`;
    case 'user':
      // Like shared/accounts/display-name; must equal the expression of the index users_name.
      return sql`left(lower(case when ${users.firstName} = '' then ${users.email} else ${users.firstName} || ' ' || ${users.lastName} end), 100)`;
    case 'plan':
      return sql`case when ${users.subscriptionExpiresAt} <= ${now.toISOString()}::timestamptz then 'free' else ${users.plan} end`;
    case 'expiry':
      return sql`${users.subscriptionExpiresAt}`;
  }
};

type PageOf = Pick<UsersPage, 'sort' | 'order' | 'page' | 'pageSize'>;

/** Users without an end come last in both directions. */
const ordered = ({ sort, order }: Pick<PageOf, 'sort' | 'order'>, now: Date) => {
  const direction = order === 'asc' ? asc : desc;
  const key = direction(sortKey(sort, now));
  return [sort === 'expiry' ? sql`${key} nulls last` : key, direction(users.id)];
};

/** Who a user is, and what their plan is. */
const billedUser = {
  email: users.email,
  emailVerified: users.emailVerified,
  contactEmail: users.contactEmail,
  firstName: users.firstName,
  lastName: users.lastName,
  plan: users.plan,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  trialStartedAt: users.trialStartedAt,
  trialEndsAt: users.trialEndsAt,
};

/** One page of the selected users, each with the latest payment. */
export const listUsers = (db: Db, which: Selected, { page, pageSize, ...sorting }: PageOf) => {
  // Only the ids, so that an index alone can serve late pages.
  const onPage = db
    .select({ id: users.id })
    .from(users)
    .where(selected(db, which))
    .orderBy(...ordered(sorting, which.now))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('on_page');
  const latest = db
    .select({
      status: payments.status,
      amountCentavos: payments.amountCentavos,
      referenceNumber: payments.referenceNumber,
      begunAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.userId, users.id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
    .as('latest');
  return db
    .select({
      id: users.id,
      ...billedUser,
      latest: {
        status: latest.status,
        amountCentavos: latest.amountCentavos,
        referenceNumber: latest.referenceNumber,
        begunAt: latest.begunAt,
      },
    })
    .from(users)
    .innerJoin(onPage, eq(onPage.id, users.id))
    .leftJoinLateral(latest, sql`true`)
    .orderBy(...ordered(sorting, which.now));
};

/** The number of selected users, counted up to `max`. */
export const countUsers = async (db: Db, which: Selected, max: number): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(users)
    .where(selected(db, which))
    .limit(max)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
};

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
