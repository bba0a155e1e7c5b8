import {
  maxCounted,
  type UserBillingRow,
  type UsersCount,
  type UsersPage,
  type UsersSelection,
} from '#shared/admin-billing/schema';
import { effectivePlan } from '#shared/billing/plans';
import type { UserId } from '../../db/schema/users';
import { trialOf } from '../../db/subscriptions';
import type { AdminBillingDeps } from './admin-billing-deps';
import { readUserSearch } from './user-search';
import { countUsers, listUsers, type Selected } from './users-repository';

const selectedBy = ({ search, filter }: UsersSelection, now: Date): Selected => ({
  search: readUserSearch(search),
  filter,
  now,
});

/** Up to this many found users are recorded by id; beyond it, only their number. */
const maxRecordedIds = 5;

/** A search in the security event log: the found users and the kind of text, never the text. */
const lookUpOf = (search: string, ids: UserId[]) => ({
  userId: ids.length === 1 ? (ids[0] ?? null) : null,
  details: {
    searchedBy: search.includes('@') ? 'email' : /^[0-9a-f-]{4,36}$/i.test(search) ? 'id' : 'name',
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
  const rows = await listUsers(db, selectedBy(page, now), page);
  if (page.search !== '') {
    await recordLookUp({
      actorId: adminId,
      ...lookUpOf(
        page.search,
        rows.map(({ id }) => id),
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
  }));
};

/** Counts up to the maximum; beyond it, only that there are more. */
export const usersBillingCount = async (
  { db, clock }: Pick<AdminBillingDeps, 'db' | 'clock'>,
  selection: UsersSelection,
  most = maxCounted,
): Promise<UsersCount> => {
  // One more than returned, to know whether there are more.
  const counted = await countUsers(db, selectedBy(selection, clock.now()), most + 1);
  return { count: Math.min(counted, most), isMore: counted > most };
};
