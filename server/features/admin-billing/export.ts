import type { BillingLogsSelection, UsersSelection } from '#shared/admin-billing/schema';
import { effectivePlan } from '#shared/billing/plans';
import type { CsvFile } from '#shared/http/csv-file';
import { manilaTime } from '#shared/manila-day';
import { recordSecurityEvent, type SecurityEvent } from '../../db/security-events';
import type { UserId } from '../../db/schema/users';
import { csvHeading, csvLines } from '../../http/files/csv';
import type { AdminBillingDeps } from './admin-billing-deps';
import { logsToExport, paymentsToExport, usersToExport, type Place } from './users-repository';
import { selectedBy } from './list-users';

/** Rows that are in memory at a time. */
const pageRows = 1000;

type Deps = Pick<AdminBillingDeps, 'db' | 'clock'>;

/** The selected users as a CSV file, newest first. */
export const usersFile = (deps: Deps, adminId: UserId, selection: UsersSelection): CsvFile => ({
  name: 'husay-users.csv',
  lines: recorded(deps, adminId, 'users_exported', detailsOf(selection), userLines(deps, selection)),
});

/** All payments, or those of the selected users. */
export const paymentsFile = (deps: Deps, adminId: UserId, selection: UsersSelection): CsvFile => ({
  name: 'husay-payments.csv',
  lines: recorded(deps, adminId, 'payments_exported', detailsOf(selection), paymentLines(deps, selection)),
});

export const billingLogsFile = (deps: Deps, adminId: UserId, selection: BillingLogsSelection): CsvFile => {
  const { cause = null, userId } = selection;
  const details = { cause, ofOneUser: userId !== undefined };
  return {
    name: 'husay-billing-changes.csv',
    lines: recorded(deps, adminId, 'billing_changes_exported', details, billingLogLines(deps, selection)),
  };
};

/** The filter and whether there was a search, never its text. */
const detailsOf = ({ search, filter }: UsersSelection) => ({ filter, hasSearch: search !== '' });

/** The lines of an export, which is recorded before the first of them. */
async function* recorded(
  { db, clock }: Deps,
  adminId: UserId,
  kind: SecurityEvent['kind'],
  details: NonNullable<SecurityEvent['details']>,
  lines: AsyncGenerator<string>,
): AsyncGenerator<string> {
  const createdAt = clock.now();
  await recordSecurityEvent(db, { kind, userId: adminId, actorId: adminId, details, createdAt });
  yield* lines;
}

async function* userLines({ db, clock }: Deps, selection: UsersSelection): AsyncGenerator<string> {
  yield csvHeading(
    'User ID',
    'Username',
    'First name',
    'Last name',
    'Account email',
    'Email verified',
    'Contact email',
    'Plan',
    'Plan until (Manila)',
    'Trial started (Manila)',
    'Trial ends (Manila)',
    'Signed up (Manila)',
  );
  const now = clock.now();
  const which = selectedBy(selection, now);
  for await (const rows of allPages((after) => usersToExport(db, which, after, pageRows))) {
    yield csvLines(
      rows.map((user) => [
        user.key,
        user.username,
        user.firstName,
        user.lastName,
        user.email,
        user.emailVerified ? 'yes' : 'no',
        user.contactEmail,
        effectivePlan(user, now),
        time(user.subscriptionExpiresAt),
        time(user.trialStartedAt),
        time(user.trialEndsAt),
        time(user.createdAt),
      ]),
    );
  }
}

async function* paymentLines({ db, clock }: Deps, selection: UsersSelection): AsyncGenerator<string> {
  yield csvHeading(
    'Reference',
    'Status',
    'Amount (PHP)',
    'Started (Manila)',
    'Paid (Manila)',
    'Pro from (Manila)',
    'Pro until (Manila)',
    'Receipt',
    'Checkout ID',
    'Maya payment ID',
    'Paid with',
    'Note',
    'User ID',
    'Account email',
  );
  const isAll = selection.search === '' && selection.filter === 'all';
  // Payments of deleted accounts belong to no selection.
  const which = isAll ? null : selectedBy(selection, clock.now());
  for await (const rows of allPages((after) => paymentsToExport(db, which, after, pageRows))) {
    yield csvLines(
      rows.map(({ payment, email }) => [
        payment.referenceNumber,
        payment.status,
        (payment.amountCentavos / 100).toFixed(2),
        time(payment.createdAt),
        time(payment.paidAt),
        time(payment.periodStart),
        time(payment.periodEnd),
        payment.receiptNumber,
        payment.checkoutId,
        payment.providerPaymentId,
        payment.fundSource,
        payment.failureReason,
        payment.userId,
        email,
      ]),
    );
  }
}

async function* billingLogLines({ db }: Deps, selection: BillingLogsSelection): AsyncGenerator<string> {
  yield csvHeading(
    'Date (Manila)',
    'Cause',
    'Administrator',
    'User ID',
    'Account email',
    'Old plan',
    'Old end (Manila)',
    'New plan',
    'New end (Manila)',
    'Reason',
    'Transaction reference',
  );
  for await (const rows of allPages((after) => logsToExport(db, selection, after, pageRows))) {
    yield csvLines(
      rows.map(({ log, email, adminEmail }) => [
        time(log.createdAt),
        log.cause,
        adminEmail,
        log.userId,
        email,
        log.oldStatus,
        time(log.oldExpiresAt),
        log.newStatus,
        time(log.newExpiresAt),
        log.reason,
        log.transactionReference,
      ]),
    );
  }
}

const time = (moment: Date | null) => moment && manilaTime(moment);

/** A list page after page, each full one followed by the next. */
async function* allPages<Row extends Place>(
  read: (after: Place | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Place | undefined;
  for (;;) {
    const rows = await read(after);
    yield rows;
    after = rows.at(-1);
    if (rows.length < pageRows) return;
  }
}
