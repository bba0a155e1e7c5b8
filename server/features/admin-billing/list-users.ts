import {
  maxCounted,
  maxPageSize,
  type SearchMatch,
  type UserBillingRow,
  type UsersCount,
  type UsersPage,
  type UsersSelection,
} from '#shared/admin-billing/schema';
import { effectivePlan } from '#shared/billing/plans';
import type { UserId } from '../../db/schema/users';
import { trialOf } from '../../db/subscriptions';
import type { AdminBillingDeps } from './admin-billing-deps';
import { readUserSearch, type UserSearch } from './user-search';
import { countUsers, findNumbered, listUsers, type Selected } from './users-repository';

export const selectedBy = ({ search, filter }: UsersSelection, now: Date): Selected => ({
  search: readUserSearch(search),
  filter,
  now,
});

/** Up to this many found users are recorded by id; beyond it, only their number. */
const maxRecordedIds = 5;

/** A search in the security event log: the found users and the kind of text, never the text. */
const lookUpOf = (search: string, ids: UserId[], isPayment: boolean) => ({
  userId: ids.length === 1 ? (ids[0] ?? null) : null,
  details: {
    searchedBy: isPayment
      ? 'payment'
      : search.includes('@')
        ? 'email'
        : /^[0-9a-f-]{4,36}$/i.test(search)
          ? 'id'
          : 'name',
    found: ids.length,
    ...(ids.length > 1 && ids.length <= maxRecordedIds && { userIds: ids.join(' ') }),
  },
});

export const usersBilling = async (
  { db, clock, recordLookUp }: AdminBillingDeps,
  adminId: UserId,
  page: UsersPage,
): Promise<UserBillingRow[]> => {
  const now = clock.now();
  const which = selectedBy(page, now);
  const rows = await listUsers(db, which, page);
  const matches = await paymentMatches(db, which.search);
  if (page.search !== '') {
    await recordLookUp({
      actorId: adminId,
      ...lookUpOf(
        page.search,
        rows.map(({ id }) => id),
        matches.size > 0,
      ),
    });
  }
  return rows.map(({ latest, ...user }) => ({
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    contactEmail: user.contactEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    plan: effectivePlan(user, now),
    subscriptionExpiresAt: user.subscriptionExpiresAt?.toISOString() ?? null,
    trial: trialOf(user),
    latestPayment: latest && {
      status: latest.status,
      amount: latest.amountCentavos,
      referenceNumber: latest.referenceNumber,
      createdAt: latest.begunAt.toISOString(),
    },
    matched: matches.get(user.id) ?? idMatch(user, which.search),
  }));
};

/** An id that matched, unless the email or the name did, too. */
const idMatch = (
  { id, email, firstName, lastName }: Record<'id' | 'email' | 'firstName' | 'lastName', string>,
  search: UserSearch | null,
): SearchMatch | null => {
  const part = search?.idPattern?.slice(1, -1);
  if (!part || `${email} ${firstName} ${lastName}`.toLowerCase().includes(part)) return null;
  return id.includes(part) || id.replaceAll('-', '').includes(part) ? { by: 'userId', value: id } : null;
};

const numberedBy = async (db: AdminBillingDeps['db'], search: UserSearch | null) =>
  search && search.paymentNumbers.length > 0 ? findNumbered(db, search.paymentNumbers, maxPageSize) : [];

/** The number by which a search for a payment found its user, by user. */
const paymentMatches = async (
  db: AdminBillingDeps['db'],
  search: UserSearch | null,
): Promise<Map<UserId, SearchMatch>> => {
  const matches = new Map<UserId, SearchMatch>();
  const numbers = search?.paymentNumbers ?? [];
  for (const payment of await numberedBy(db, search)) {
    const values: [SearchMatch['by'], string | null][] = [
      ['reference', payment.referenceNumber],
      ['receipt', payment.receiptNumber],
      ['checkout', payment.checkoutId],
      ['mayaPayment', payment.providerPaymentId],
    ];
    const [by, value] = values.find(([, text]) => text !== null && numbers.includes(text)) ?? [];
    if (payment.userId && by && value && !matches.has(payment.userId))
      matches.set(payment.userId, { by, value });
  }
  return matches;
};

/** Counts up to the maximum; beyond it, only that there are more. */
export const usersBillingCount = async (
  { db, clock }: Pick<AdminBillingDeps, 'db' | 'clock'>,
  selection: UsersSelection,
  most = maxCounted,
): Promise<UsersCount> => {
  // One more than returned, to know whether there are more.
  const which = selectedBy(selection, clock.now());
  const counted = await countUsers(db, which, most + 1);
  const numbered = counted === 0 ? await numberedBy(db, which.search) : [];
  return {
    count: Math.min(counted, most),
    isMore: counted > most,
    isOfDeletedAccount: numbered.some(({ userId }) => userId === null),
  };
};
