import Bowser from 'bowser';
import type { Device } from '#shared/devices/schema';
import { parseId } from '#shared/http/path-text';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { recordSecurityEvent } from '../../db/security-events';
import type { User, UserId } from '../../db/schema/users';
import { notFound } from '../../http/errors/app-error';
import { isSessionOver } from '../../sessions/session-limits';
import { deleteOwnedSession, deleteSessionsOf, listSessions } from '../../sessions/session-repository';
import type { SignedIn } from '../../sessions/session-store';

export interface DevicesDeps {
  db: Db;
  clock: Clock;
  /** Where the browser goes to end the identity provider's session too; null where there is no such place. */
  signOutUrl: (idToken: string) => Promise<string | null>;
  /** Revokes the user's API tokens. Returns how many there were. */
  revokeApiTokens: (tx: Db, owner: UserId) => Promise<number>;
}

export const listDevices = async (
  { db, clock }: DevicesDeps,
  user: User,
  currentId: string | undefined,
): Promise<Device[]> => {
  const now = clock.now();
  const sessions = await listSessions(db, user.id, now);
  return sessions
    .filter((session) => !isSessionOver(session, user.userType, now))
    .map(({ id, userAgent, signedInAt, lastSeenAt }) => ({
      id,
      isCurrent: id === currentId,
      name: deviceName(userAgent),
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
};

export const signOutDevice = async ({ db, clock }: DevicesDeps, user: User, id: string): Promise<void> => {
  const sessionId = parseId(id);
  if (sessionId === undefined || !(await deleteOwnedSession(db, user.id, sessionId)))
    throw notFound('This device');
  await recordSecurityEvent(db, { kind: 'signed_out_device', userId: user.id, createdAt: clock.now() });
};

/** Ends every session and revokes every API token: an intruder may have created one. */
export const signOutEverywhere = async (
  { db, clock, signOutUrl, revokeApiTokens }: DevicesDeps,
  { user, idToken }: Pick<SignedIn, 'user' | 'idToken'>,
): Promise<{ signedOut: number; nextUrl: string }> => {
  const signedOut = await db.transaction(async (tx) => {
    const devices = await deleteSessionsOf(tx, user.id);
    const tokens = await revokeApiTokens(tx, user.id);
    await recordSecurityEvent(tx, {
      kind: 'signed_out_everywhere',
      userId: user.id,
      details: { devices, tokens },
      createdAt: clock.now(),
    });
    return devices;
  });
  return { signedOut, nextUrl: (await signOutUrl(idToken).catch(() => null)) ?? '/' };
};

/** A device as its owner would call it, such as 'Chrome on Android', by the browser's own description of itself. */
export const deviceName = (userAgent: string): string => {
  if (userAgent === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  // 'Samsung Internet for Android' names the system itself.
  const name = browser.name?.replace(/ for \w+$/, '') || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
};
