import { userPageLimits, type AdminPayment, type UserDetails } from '#shared/admin-billing/user-schema';
import { effectivePlan } from '#shared/billing/plans';
import { parseId } from '#shared/http/path-text';
import type { PaymentRow } from '../../db/schema/billing';
import type { User, UserId } from '../../db/schema/users';
import { trialOf } from '../../db/subscriptions';
import type { AdminBillingDeps } from './admin-billing-deps';
import { countApiTokens, findUser, listDeliveriesAbout, listSecurityEvents } from './repository';
import { unknownUser } from './update-billing';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const toAdminPayment = (row: PaymentRow): AdminPayment => ({
  id: row.id,
  status: row.status,
  amount: row.amountCentavos,
  referenceNumber: row.referenceNumber,
  checkoutId: row.checkoutId,
  mayaPaymentId: row.providerPaymentId,
  receiptNumber: row.receiptNumber,
  fundSource: row.fundSource,
  failureReason: row.failureReason,
  periodStart: iso(row.periodStart),
  periodEnd: iso(row.periodEnd),
  createdAt: row.createdAt.toISOString(),
  paidAt: iso(row.paidAt),
});

const requiredUser = async ({ db }: Pick<AdminBillingDeps, 'db'>, id: string): Promise<User> => {
  const userId = parseId(id);
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (!user) throw unknownUser();
  return user;
};

/** A user for an administrator, which is recorded unless it is the administrator. */
export const userDetails = async (
  deps: AdminBillingDeps,
  adminId: UserId,
  id: string,
): Promise<UserDetails> => {
  const { db, clock, recordLookUp, listSessions, listPayments } = deps;
  const now = clock.now();
  const user = await requiredUser(deps, id);
  if (user.id !== adminId) {
    await recordLookUp({ actorId: adminId, userId: user.id, details: { opened: 'user' } });
  }
  // One more than shown, to know whether there are more.
  const payments = await listPayments(user.id, userPageLimits.payments + 1);
  const deliveries = await listDeliveriesAbout(db, user.id, userPageLimits.deliveries);
  const events = await listSecurityEvents(db, user.id, userPageLimits.securityEvents);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    contactEmail: user.contactEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    isAdmin: user.userType === 'admin',
    createdAt: user.createdAt.toISOString(),
    plan: effectivePlan(user, now),
    subscriptionExpiresAt: iso(user.subscriptionExpiresAt),
    trial: trialOf(user),
    payments: payments.slice(0, userPageLimits.payments).map(toAdminPayment),
    hasMorePayments: payments.length > userPageLimits.payments,
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      receivedAt: delivery.receivedAt.toISOString(),
    })),
    sessions: await listSessions(user),
    apiTokens: await countApiTokens(db, user.id, now),
    securityEvents: events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() })),
  };
};

export const endSessions = async (
  deps: AdminBillingDeps,
  adminId: UserId,
  id: string,
): Promise<{ message: string }> => {
  const user = await requiredUser(deps, id);
  const { devices, tokens } = await deps.endAccess(user.id, adminId);
  const ended = [counted(devices, 'session'), ...(tokens > 0 ? [counted(tokens, 'API token')] : [])];
  return { message: `${ended.join(' and ')} of ${user.email} ended.` };
};

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
