import type { Logger } from 'pino';
import { daysLater, endingNoticeDays } from '#shared/candidates/retention';
import { candidateLimits as limits } from '#shared/candidates/schema';
import { manilaDay } from '#shared/manila-day';
import { ownRecordPath } from '#shared/candidates/paths';
import { closesAt, deletedAt } from '#shared/organizations/policy';
import { pages } from '#shared/pages/page-table';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { linkTokenHash, newLinkToken } from '../../http/link-token';
import { failureOf, type Mail, type Message } from '../../integrations/mail/mail';
import { writeAudit } from '../../organizations/audit';
import { endingMail, planEndMail, tellPersonMail } from './mails';
import { deleteOldRequests } from './consent-repository';
import * as repository from './repository';
import { erase } from './service';

interface MailDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  mail: Mail;
  publicUrl: string;
}

const batch = 50;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells people by mail of the records that agencies keep about them, with a link of their own. Where the mail server is away, or
 * puts one person off, the next run tries again; an address that it refuses for good is left to the recruiter, who hands a link
 * over. An organization has so many mails a day; those beyond are told on the next. Returns the number told.
 */
export const tellPeople = async (deps: MailDeps, stopping?: AbortSignal): Promise<number> => {
  const { db, clock } = deps;
  const now = clock.now();
  const since = new Date(now.getTime() - dayMs);
  const left = new Map<string, number>();
  let told = 0;
  for (const one of await repository.listUntold(db, { now, limit: batch })) {
    if (stopping?.aborted) break;
    const { organizationId } = one;
    const rest =
      left.get(organizationId) ?? limits.toldPerDay - (await repository.countTold(db, organizationId, since));
    left.set(organizationId, rest);
    if (rest <= 0) continue;
    const outcome = await tell(deps, one);
    if (outcome === 'told') {
      told += 1;
      left.set(organizationId, rest - 1);
    }
    if (outcome === 'away') break;
  }
  return told;
};

interface Telling {
  action: AuditAction;
  /** Whether it is this process that tells. */
  claim: (tx: Db, now: Date) => Promise<boolean>;
  /** Takes the claim back after a failure. */
  release: (tx: Db, isRefused: boolean) => Promise<void>;
  /** With the address of the person's own page. */
  mail: (url: string) => Message;
  /** An account has a page of its own, which needs no link. */
  hasAccount?: boolean;
}

/** Sends one mail to a person about their record. */
const sendOnce = async (
  { db, clock, logger, mail, publicUrl }: MailDeps,
  one: { id: string; organizationId: string },
  { action, claim, release, mail: message, hasAccount = false }: Telling,
): Promise<'told' | 'away' | 'left'> => {
  const now = clock.now();
  const token = newLinkToken();
  const tokenHash = linkTokenHash(token);
  // Claimed before it is sent: a process that dies in between leaves no mail rather than two.
  const isClaimed = await db.transaction(async (tx) => {
    if (!(await claim(tx, now))) return false;
    if (!hasAccount) await repository.insertLink(tx, { tokenHash, candidateId: one.id, createdAt: now });
    return true;
  });
  if (!isClaimed) return 'left';
  try {
    await mail.send(message(publicUrl + (hasAccount ? pages.sharedWith : ownRecordPath(token))));
  } catch (error) {
    const failure = failureOf(error);
    logger.warn({ err: error, candidate: one.id, action }, 'a person could not be told of their record');
    await db.transaction(async (tx) => {
      await release(tx, failure === 'refused');
      await repository.deleteLink(tx, tokenHash);
    });
    // One whom the server puts off, such as for a full mailbox, does not hold up the others.
    return failure === 'away' ? 'away' : 'left';
  }
  // The log, which nothing takes back, has only what was sent.
  await writeAudit(db, {
    organizationId: one.organizationId,
    actorId: null,
    action,
    candidateId: one.id,
    at: now,
  });
  return 'told';
};

const contactOf = ({ contact }: Pick<repository.UntoldCandidate, 'contact'>) =>
  [contact.email, contact.phone].filter(Boolean).join(' · ');

const tell = (deps: MailDeps, one: repository.UntoldCandidate) =>
  sendOnce(deps, one, {
    action: 'candidate_told',
    claim: (tx, now) => repository.claimTelling(tx, one, now),
    release: (tx, isRefused) => repository.releaseTelling(tx, one.id, isRefused),
    mail: (url) => tellPersonMail({ ...one, to: one.email, contact: contactOf(one), url }),
  });

/**
 * Tells people by mail that the plan of an agency that has their record has ended: until when it can be read, when it is deleted,
 * and how to delete it at once. Returns the number told.
 */
export const tellOfPlanEnds = async (deps: MailDeps, stopping?: AbortSignal): Promise<number> => {
  let told = 0;
  for (const one of await repository.listUntoldOfEnd(deps.db, { now: deps.clock.now(), limit: batch })) {
    if (stopping?.aborted) break;
    const { id, planEndedAt, hasAccount } = one;
    const outcome = await sendOnce(deps, one, {
      action: 'candidate_told_of_end',
      hasAccount,
      claim: (tx, now) => repository.claimTellingOfEnd(tx, id, now),
      // An address that is refused for good is not tried again.
      release: async (tx, isRefused) => {
        if (!isRefused) await repository.releaseTellingOfEnd(tx, id);
      },
      mail: (url) =>
        planEndMail({
          ...one,
          to: one.email,
          contact: contactOf(one),
          closesOn: closesAt(planEndedAt),
          deletedOn: deletedAt(planEndedAt),
          url,
        }),
    });
    if (outcome === 'told') told += 1;
    if (outcome === 'away') break;
  }
  return told;
};

/** Tells agencies, once for each record, what will be deleted within 14 days. Returns how many records they were told of. */
export const announceEnds = async (
  { db, clock, logger, mail, publicUrl }: MailDeps,
  stopping?: AbortSignal,
): Promise<number> => {
  const now = clock.now();
  const days = { today: manilaDay(now), by: daysLater(manilaDay(now), endingNoticeDays) };
  let announced = 0;
  for (const { organizationId } of await repository.listEnding(db, days)) {
    if (stopping?.aborted) break;
    const recipients = await repository.findRecipients(db, organizationId);
    const records = await repository.claimEnding(db, organizationId, { ...days, now });
    if (records.length === 0 || recipients.length === 0) continue;
    const sorted = records.toSorted((one, other) => one.keepUntil.localeCompare(other.keepUntil));
    let sent = 0;
    for (const { email, name, slug } of recipients) {
      try {
        await mail.send(endingMail({ to: email, organization: name, slug, records: sorted, publicUrl }));
        sent += 1;
      } catch (error) {
        logger.warn({ err: error, organization: organizationId }, 'an agency was not told of ending records');
      }
    }
    if (sent > 0) announced += records.length;
    else
      await repository.releaseEnding(
        db,
        records.map(({ id }) => id),
      );
  }
  return announced;
};

/** Deletes records whose time is over, with notes and files. The log keeps that it was done. Returns how many. */
export const deleteEnded = async (
  { db, clock }: Pick<MailDeps, 'db' | 'clock'>,
  stopping?: AbortSignal,
): Promise<number> => {
  let deleted = 0;
  await deleteOldRequests(db, clock.now());
  for (;;) {
    const now = clock.now();
    const count = await db.transaction(async (tx) => {
      const rows = await repository.lockEnded(tx, now, batch);
      for (const { id, organizationId, basis } of rows) {
        await erase(tx, { id, organizationId }, now);
        await writeAudit(tx, {
          organizationId,
          actorId: null,
          action: 'candidate_ended',
          candidateId: id,
          subject: { basis },
          at: now,
        });
      }
      return rows.length;
    });
    deleted += count;
    if (count < batch || stopping?.aborted) return deleted;
  }
};
