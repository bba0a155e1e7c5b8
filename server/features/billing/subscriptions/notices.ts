import { displayName } from '#shared/accounts/schema';
import { plans, whatProKeeps, type Plan } from '#shared/billing/plans';
import { addDays, expiryWarningDays, proPeriodDays } from '#shared/billing/subscription';
import { closedDays, readOnlyDays } from '#shared/organizations/policy';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { Mail, Message } from '../../../integrations/mail/mail';
import type { BillingDeps } from '../billing-deps';
import {
  findStillToNotify,
  findToNotify,
  giveBackNotice,
  takeNotice,
  type NoticeKind,
  type Notified,
} from './notice-repository';
import { planUntil } from './subscriber-repository';

type NoticeDeps = Pick<BillingDeps, 'db' | 'clock' | 'logger' | 'publicUrl'> & { mail: Mail };

const batch = 50;

// Do not email users whose plan ended long ago because a server was unavailable.
const endedAtMostDaysAgo = 3;

/** The subscription ends for each notice. The last day's notice replaces the last week's. */
const windows = (now: Date): [NoticeKind, { after: Date; until: Date }][] => [
  ['ended', { after: addDays(now, -endedAtMostDaysAgo), until: now }],
  ['one_day', { after: now, until: addDays(now, 1) }],
  ['seven_days', { after: addDays(now, 1), until: addDays(now, expiryWarningDays) }],
];

/**
 * Emails users whose paid plan ends in a week, ends in a day, or has ended: each at most once per end, also in many
 * processes. A failed one is retried in the next run and does not block others. Stops between two when `stopping` is
 * aborted. Returns the number sent.
 */
export const sendNotices = async (deps: NoticeDeps, stopping?: AbortSignal): Promise<number> => {
  const now = deps.clock.now();
  let sent = 0;
  for (const [kind, window] of windows(now)) {
    let people: Notified[] = [];
    do {
      people = await findToNotify(deps.db, kind, window, batch, people.at(-1));
      for (const person of people) {
        if (stopping?.aborted) return sent;
        // The user may have paid during the run.
        const current = await findStillToNotify(deps.db, kind, window, person);
        if (current && (await notify(deps, current, kind, now))) sent += 1;
      }
    } while (people.length === batch);
  }
  return sent;
};

const notify = async (
  { db, logger, mail, publicUrl }: NoticeDeps,
  person: Notified,
  kind: NoticeKind,
  now: Date,
) => {
  const { id, expiresAt } = person;
  // Claimed before it is sent: a process that dies in between leaves no notice rather than two. The page shows the end anyway.
  if (!(await takeNotice(db, { userId: id, kind, expiresAt, sentAt: now }))) return false;
  try {
    await mail.send(noticeOf(kind, person, await planUntil(db, id, expiresAt), publicUrl));
    return true;
  } catch (error) {
    logger.warn({ err: error, kind }, 'a notice could not be sent; it is tried again');
    await giveBackNotice(db, id, kind, expiresAt);
    return false;
  }
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Manila' });

const noticeOf = (kind: NoticeKind, person: Notified, plan: Plan, publicUrl: string): Message => {
  const { name } = plans[plan];
  const end = day.format(person.expiresAt);
  const hasEnded = kind === 'ended';
  const ending = person.isTrial ? `${name} trial` : `${name} plan`;
  return {
    to: person.email,
    subject: hasEnded
      ? `Your ${product.name} ${ending} has ended`
      : `Your ${product.name} ${ending} ends on ${end}`,
    text: [
      `Hello ${isolated(displayName(person))},`,
      hasEnded
        ? `Your ${ending} ended on ${end}. Nothing is lost: your resume, your credentials and your public profile are still there.`
        : `Your ${ending} ends on ${end}. It does not renew automatically, and nothing is charged unless you pay.`,
      ...(plan === 'agency' ? [teamEnds(hasEnded)] : []),
      ...(person.isTrial && !hasEnded
        ? [`If you buy Pro before then, its ${proPeriodDays} days start when the trial ends.`]
        : []),
      whatToDo(plan, hasEnded, publicUrl),
      product.name,
    ].join('\n\n'),
  };
};

const teamEnds = (hasEnded: boolean) =>
  `If you own a team: everything in it can be read and exported for ${readOnlyDays} days ${hasEnded ? 'from then on' : 'after that'}. Then it closes, and ${closedDays} days later it is deleted with its candidates, unless the plan goes on.`;

/** The billing page sells only Pro. After the end of another plan, the notice offers Pro and support. */
const whatToDo = (plan: Plan, hasEnded: boolean, publicUrl: string) => {
  const { name, priceCentavos } = plans[plan];
  const wish = hasEnded ? `To have ${name} again` : `To go on with ${name}`;
  const page = `${publicUrl}${pages.billing}`;
  if (priceCentavos === null) {
    const support = `${wish}, or with any question, write to ${product.supportEmail}.`;
    if (!hasEnded) return support;
    return `${support}\n\n${whatProKeeps}\n\nTo get Pro for ${proPrice} a month, open ${page}.`;
  }
  return `${wish} for ${proPrice} a month, open ${page}.\n\nQuestions? Write to ${product.supportEmail}.`;
};

const proPrice = `₱${((plans.pro.priceCentavos ?? 0) / 100).toFixed(2)}`;
