import type { Logger } from 'pino';
import { digestFrom, stopDigestPath } from '#shared/applications/digest/endpoints';
import { manilaDay, manilaTime } from '#shared/manila-day';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import type { Mail } from '../../../integrations/mail/mail';
import { getReminders } from '../calendar';
import { digestMail } from './digest-mail';
import { claimDigest, findRecipient, listWaiting, releaseDigest, type WaitingDigest } from './repository';
import { stopToken } from './stop-token';

interface DigestDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  mail: Mail;
  publicUrl: string;
  secret: string;
}

const batch = 50;

/**
 * From seven in the morning in Manila on, e-mails their reminders to users who asked for it: at most one a day, also from
 * many processes, and none where there is nothing to say. A failed one is tried again in the next run of that day and does
 * not block others. Stops between two when `stopping` is aborted. Returns the number sent.
 */
export const sendDigests = async (deps: DigestDeps, stopping?: AbortSignal): Promise<number> => {
  const now = deps.clock.now();
  if (manilaTime(now).slice(11, 16) < digestFrom) return 0;
  const today = manilaDay(now);
  let sent = 0;
  let waiting: WaitingDigest[] = [];
  do {
    waiting = await listWaiting(deps.db, today, { after: waiting.at(-1)?.userId, limit: batch });
    for (const one of waiting) {
      if (stopping?.aborted) return sent;
      if (await sendDigest(deps, one, today)) sent += 1;
    }
  } while (waiting.length === batch);
  return sent;
};

const sendDigest = async (deps: DigestDeps, waiting: WaitingDigest, today: string): Promise<boolean> => {
  const { db, logger, mail, publicUrl, secret } = deps;
  const { userId } = waiting;
  // Claimed before it is sent: a process that dies in between leaves no e-mail rather than two. The page has it anyway.
  if (!(await claimDigest(db, userId, today))) return false;
  try {
    const recipient = await findRecipient(db, userId);
    const reminders = await getReminders(deps, userId);
    if (!recipient || reminders.due.length + reminders.quiet.length === 0) return false;
    const stopUrl = publicUrl + stopDigestPath(stopToken(secret, userId));
    await mail.send(digestMail({ recipient, reminders, publicUrl, stopUrl }));
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'reminders could not be emailed; it is tried again');
    await releaseDigest(db, waiting, today);
    return false;
  }
};
