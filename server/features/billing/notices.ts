import { displayName } from '#shared/accounts/display-name';
import { plans } from '#shared/billing/plans';
import { addDays, expiryWarningDays } from '#shared/billing/subscription';
import { pages } from '#shared/pages';
import { product } from '#shared/product';
import type { User } from '../../db/schema/users';
import type { Mail, Message } from '../../integrations/mail/mail';
import type { BillingParts } from './billing-parts';
import { findToNotify, giveBackNotice, takeNotice, type NoticeKind } from './notice-repository';

type NoticeParts = Pick<BillingParts, 'db' | 'clock' | 'logger' | 'publicUrl'> & { mail: Mail };

const batch = 50;

// Somebody who left long ago is not written to because a server was away.
const endedAtMostDaysAgo = 3;

/** For each notice the ends of subscriptions that it is for. Who is told of the last day is not told of the last week too. */
const windows = (now: Date): [NoticeKind, { after: Date; until: Date }][] => [
  ['ended', { after: addDays(now, -endedAtMostDaysAgo), until: now }],
  ['one_day', { after: now, until: addDays(now, 1) }],
  ['seven_days', { after: addDays(now, 1), until: addDays(now, expiryWarningDays) }],
];

/**
 * Writes to people whose Pro ends in a week, ends in a day, or has ended: each once per end, also where many processes run
 * this. One that cannot be sent is tried again in the next run. Answers how many were sent.
 */
export const sendNotices = async (parts: NoticeParts): Promise<number> => {
  const now = parts.clock.now();
  let sent = 0;
  for (const [kind, window] of windows(now)) {
    for (const user of await findToNotify(parts.db, kind, window, batch)) {
      if (await notify(parts, user, kind, now)) sent += 1;
    }
  }
  return sent;
};

const notify = async (
  { db, logger, mail, publicUrl }: NoticeParts,
  user: User,
  kind: NoticeKind,
  now: Date,
) => {
  const expiresAt = user.subscriptionExpiresAt;
  if (!expiresAt || !(await takeNotice(db, { userId: user.id, kind, expiresAt, sentAt: now }))) return false;
  try {
    await mail.send(noticeOf(kind, user, expiresAt, publicUrl));
    return true;
  } catch (error) {
    logger.warn({ err: error, kind }, 'a notice could not be sent; it is tried again');
    await giveBackNotice(db, user.id, kind, expiresAt);
    return false;
  }
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Manila' });
const price = `₱${((plans.pro.priceCentavos ?? 0) / 100).toFixed(2)}`;

const subjectOf = (kind: NoticeKind, expiresAt: Date) =>
  kind === 'ended'
    ? `Your ${product.name} Pro plan has ended`
    : `Your ${product.name} Pro plan ends on ${day.format(expiresAt)}`;

const noticeOf = (kind: NoticeKind, user: User, expiresAt: Date, publicUrl: string): Message => ({
  to: user.email,
  subject: subjectOf(kind, expiresAt),
  text: [
    `Hello ${displayName(user)},`,
    kind === 'ended'
      ? `Your Pro plan ended on ${day.format(expiresAt)}. Nothing is lost: your resume, your credentials and your public profile are still there.`
      : `Your Pro plan ends on ${day.format(expiresAt)}. It is not renewed by itself, and nothing is charged unless you pay.`,
    `To ${kind === 'ended' ? 'have Pro again' : 'go on with Pro'} for ${price} a month, open ${publicUrl}${pages.billing}.`,
    `Questions? Write to ${product.supportEmail}.`,
    product.name,
  ].join('\n\n'),
});
