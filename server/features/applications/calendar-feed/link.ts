import { calendarFeedPath } from '#shared/applications/calendar';
import type { UserId } from '../../../db/schema/users';
import { recordSecurityEvent } from '../../../db/security-events';
import { linkTokenHash, newLinkToken } from '../../../http/link-token';
import * as repository from '../repository';
import type { ApplicationsDeps } from '../service';

type LinkDeps = Pick<ApplicationsDeps, 'db' | 'clock'>;

export const getCalendarLink = async ({ db }: LinkDeps, owner: UserId) => {
  const link = await repository.findCalendarLink(db, owner);
  return { link: link ? { createdAt: link.createdAt.toISOString() } : null };
};

/** Makes the link, in place of the one before. Its token is in the returned path, and nowhere stored. */
export const renewCalendarLink = async ({ db, clock }: LinkDeps, owner: UserId, requestId: string | null) => {
  const token = newLinkToken();
  const createdAt = clock.now();
  await db.transaction(async (tx) => {
    await repository.putCalendarLink(tx, { userId: owner, tokenHash: linkTokenHash(token), createdAt });
    await recordSecurityEvent(tx, { kind: 'calendar_link_created', userId: owner, createdAt, requestId });
  });
  return { link: { createdAt: createdAt.toISOString() }, path: calendarFeedPath(token) };
};

/** Ends the link, if there is one. */
export const endCalendarLink = ({ db, clock }: LinkDeps, owner: UserId, requestId: string | null) =>
  db.transaction(async (tx) => {
    if (!(await repository.deleteCalendarLink(tx, owner))) return;
    await recordSecurityEvent(tx, {
      kind: 'calendar_link_ended',
      userId: owner,
      createdAt: clock.now(),
      requestId,
    });
  });
