import { displayName } from '#shared/accounts/schema';
import { closesAt, deletedAt, may, type Role } from '#shared/organizations/policy';
import { formatManilaDay } from '#shared/manila-day';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { PlanNotice } from '../../db/schema/organizations';
import type { User } from '../../db/schema/users';
import { failureOf, type Mail, type Message } from '../../integrations/mail/mail';
import type { OrganizationsDeps } from './organizations-deps';
import * as repository from './repository';

const dayMs = 24 * 60 * 60 * 1000;
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * dayMs);

/** Days before the team closes, and before everything is deleted, at which those who may export are reminded. */
const reminderDays = { closing: 7, deleting: 14 };

/** The notice that is due now; undefined while none is. Of those that were missed, only the last. */
const dueNotice = (planEndedAt: Date, now: Date): PlanNotice | undefined => {
  const [closes, deletes] = [closesAt(planEndedAt), deletedAt(planEndedAt)];
  if (now >= deletes) return undefined;
  if (now >= daysBefore(deletes, reminderDays.deleting)) return 'deleting';
  if (now >= closes) return undefined;
  return now >= daysBefore(closes, reminderDays.closing) ? 'closing' : 'ended';
};

/** The order in which notices follow each other. */
const order: readonly (PlanNotice | null)[] = [null, 'ended', 'closing', 'deleting'];

interface Team {
  name: string;
  slug: string;
  planEndedAt: Date;
}
type Recipient = Pick<User, 'email' | 'firstName' | 'lastName'> & { role: Role };

const settingsOf = (publicUrl: string, slug: string) => publicUrl + pages.teamSettings.replace(':slug', slug);

/** What becomes of a team whose plan has ended, for one of its members. */
const planMail = (
  kind: PlanNotice,
  { name, slug, planEndedAt }: Team,
  to: Recipient,
  { owner, publicUrl }: { owner: string; publicUrl: string },
): Message => {
  const team = isolated(name);
  const [closes, deletes] = [formatManilaDay(closesAt(planEndedAt)), formatManilaDay(deletedAt(planEndedAt))];
  const mayExport = may(to.role, 'exportOrganization');
  const everything = 'candidates, job orders, presentations, files and the log';
  const exporting = `Download what you want to keep: open Settings and press “Download everything”.\n${settingsOf(publicUrl, slug)}`;
  const goOn =
    to.role === 'owner'
      ? `To go on, talk to us: ${publicUrl}${pages.talkToUs}\nOnce the plan is on again, everything is as before.`
      : `Only the owner of the team${owner && `, ${isolated(owner)},`} can go on with the plan. Please ask them if you need it.`;
  const about: Record<PlanNotice, { subject: string; text: string[] }> = {
    ended: {
      subject: `The Agency plan of ${team} has ended`,
      text: [
        `The Agency plan of your team ${team} on ${product.name} has ended. Everything can still be read until ${closes}, but nothing can be added or changed, and links that clients have do not open.`,
        `After ${closes} the team is closed. On ${deletes} everything in it is deleted for good: ${everything}. Candidates with an email address are told so, too.`,
        ...(mayExport ? [exporting] : []),
        goOn,
        'Your own account and resume stay as they are.',
      ],
    },
    closing: {
      subject: `${team} closes on ${closes}`,
      text: [
        `The Agency plan of your team ${team} on ${product.name} has ended. On ${closes} the team closes: from then on nothing in it can be read or downloaded, and on ${deletes} all of it is deleted for good: ${everything}.`,
        exporting,
        goOn,
      ],
    },
    deleting: {
      subject: `Everything in ${team} is deleted on ${deletes}`,
      text: [
        `Your team ${team} on ${product.name} is closed, as its Agency plan has ended. On ${deletes} everything in it is deleted for good: ${everything}. After that we cannot bring it back.`,
        goOn,
        'This is the last email about it. You need not do anything if you no longer need the team.',
      ],
    },
  };
  const { subject, text } = about[kind];
  return {
    to: to.email,
    subject,
    text: [`Hello ${isolated(displayName(to))},`, ...text, product.name].join('\n\n'),
  };
};

type NoticeDeps = Pick<OrganizationsDeps, 'db' | 'clock' | 'logger' | 'publicUrl'> & { mail: Mail };

/**
 * Mails members what becomes of a team whose plan has ended: all of them at once, and those who may export again before it closes and
 * before it is deleted. Each notice goes out once, also with many processes. Returns the number of mails.
 */
export const tellTeamsOfPlanEnds = async (deps: NoticeDeps, stopping?: AbortSignal): Promise<number> => {
  const { db, clock, logger, mail, publicUrl } = deps;
  const now = clock.now();
  let sent = 0;
  for (const { id, name, slug, planEndedAt, planNotice } of await repository.listEnded(db, now)) {
    if (stopping?.aborted) break;
    const next = planEndedAt ? dueNotice(planEndedAt, now) : undefined;
    if (!planEndedAt || !next || order.indexOf(next) <= order.indexOf(planNotice)) continue;
    // Claimed before it is sent: a process that dies in between leaves no mail rather than two.
    if (!(await repository.claimNotice(db, id, { last: planNotice, next }))) continue;
    const members = await repository.listRecipients(db, id);
    const owner = members.find(({ role }) => role === 'owner');
    const told = members.filter(({ role }) => next === 'ended' || may(role, 'exportOrganization'));
    let reached = 0;
    let isPutOff = false;
    for (const member of told) {
      if (stopping?.aborted) break;
      const message = planMail(next, { name, slug, planEndedAt }, member, {
        owner: owner ? displayName(owner) : '',
        publicUrl,
      });
      try {
        await mail.send(message);
        reached += 1;
      } catch (error) {
        logger.warn(
          { err: error, organization: id, notice: next },
          'a member was not told of the end of a plan',
        );
        const failure = failureOf(error);
        isPutOff ||= failure !== 'refused';
        if (failure === 'away') break;
      }
    }
    sent += reached;
    // Not again where every address was refused for good.
    if (reached === 0 && (isPutOff || stopping?.aborted))
      await repository.claimNotice(db, id, { last: next, next: planNotice });
  }
  return sent;
};

interface HandOver {
  organization: { name: string; slug: string };
  owner: User;
  successor: User;
  /** The end of the plan that moved, null for one without an end; undefined where none moved. */
  planUntil: Date | null | undefined;
  publicUrl: string;
}

/** Tells both what handing over has changed; the former owner also in case it was not they. */
export const handOverMails = ({
  organization,
  owner,
  successor,
  planUntil,
  publicUrl,
}: HandOver): Message[] => {
  const team = isolated(organization.name);
  const [from, to] = [isolated(displayName(owner)), isolated(displayName(successor))];
  const settings = settingsOf(publicUrl, organization.slug);
  const mails = [
    {
      user: successor,
      subject: `You own the team ${team} now`,
      text: [
        `${from} handed the team ${team} on ${product.name} over to you. You own it from now on: its members, its branding and the data of its candidates are in your hands, and you alone can hand it over or end it.`,
        ...(planUntil === undefined
          ? []
          : [
              `Your account is on the Agency plan${planUntil ? ` until ${formatManilaDay(planUntil)}` : ''}, and the team goes with it.`,
            ]),
        `The terms for candidates’ data, which were accepted for the team, hold for you as its owner. Read them in the settings, where you can also hand the team over to another member:\n${settings}`,
      ],
    },
    {
      user: owner,
      subject: `You handed the team ${team} over`,
      text: [
        `The team ${team} on ${product.name} belongs to ${to} now. You are an admin in it${planUntil === undefined ? '' : ', and your own account is on the Free plan. Your resume and files stay yours'}.`,
        `Only ${to} can hand it back. Was it not you? Write to ${product.supportEmail} at once.`,
      ],
    },
  ];
  return mails
    .filter(({ user }) => user.emailVerified)
    .map(({ user, subject, text }) => ({
      to: user.email,
      subject,
      text: [`Hello ${isolated(displayName(user))},`, ...text, product.name].join('\n\n'),
    }));
};

/** Tells everyone but who did it that a team was ended. `actorId` is its owner or an administrator. */
export const endedMails = (
  name: string,
  members: readonly (Recipient & { userId: string })[],
  actorId: string | null,
): Message[] => {
  const team = isolated(name);
  const owner = members.find(({ role }) => role === 'owner');
  const by = owner && owner.userId === actorId ? ` by its owner, ${isolated(displayName(owner))}` : ' by us';
  return members
    .filter(({ userId }) => userId !== actorId)
    .map((member) => ({
      to: member.email,
      subject: `The team ${team} was ended`,
      text: [
        `Hello ${isolated(displayName(member))},`,
        `The team ${team} on ${product.name} was ended${by}. Everything in it is deleted: candidates, job orders, presentations, files and the log. Links to presentations no longer open.`,
        'Your own account and resume stay as they are.',
        `Was this unexpected? Write to ${product.supportEmail}.`,
        product.name,
      ].join('\n\n'),
    }));
};

/** A mail that cannot be sent in this time is of no use any more. */
const keptMs = 3 * dayMs;

/**
 * Sends the mails that changes of teams have left, one after another. Where the mail server is away, the next run tries again; one
 * that it refuses for good is logged. Returns the number sent.
 */
export const sendTeamMails = async (
  { db, clock, logger, mail }: Pick<NoticeDeps, 'db' | 'clock' | 'logger' | 'mail'>,
  stopping?: AbortSignal,
): Promise<number> => {
  let sent = 0;
  const last = await repository.lastMail(db);
  // Taken before it is sent: a process that dies in between leaves no mail rather than two.
  while (!stopping?.aborted) {
    const taken = await repository.takeMail(db, last);
    if (!taken) break;
    const { to, subject, text, createdAt } = taken;
    try {
      await mail.send({ to, subject, text });
      sent += 1;
    } catch (error) {
      logger.warn({ err: error }, 'a member was not told of a change of the team');
      const failure = failureOf(error);
      const isOld = clock.now().getTime() - createdAt.getTime() > keptMs;
      if (failure !== 'refused' && !isOld) await repository.returnMail(db, taken);
      if (failure === 'away') break;
    }
  }
  return sent;
};
