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
  { db, clock }: Pick<DevicesDeps, 'db' | 'clock'>,
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

export const signOutEverywhere = async (
  deps: DevicesDeps,
  { user, idToken }: Pick<SignedIn, 'user' | 'idToken'>,
): Promise<{ signedOut: number; nextUrl: string }> => {
  const { devices } = await endAccess(deps, user.id, null);
  return { signedOut: devices, nextUrl: (await deps.signOutUrl(idToken).catch(() => null)) ?? '/' };
};

/**
 * Ends every session and revokes every API token: an intruder may have created one. `actorId` is the administrator who does it
 * for the user. Returns how many there were.
 */
export const endAccess = (
  { db, clock, revokeApiTokens }: Pick<DevicesDeps, 'db' | 'clock' | 'revokeApiTokens'>,
  userId: UserId,
  actorId: UserId | null,
): Promise<{ devices: number; tokens: number }> =>
  db.transaction(async (tx) => {
    const devices = await deleteSessionsOf(tx, userId);
    const tokens = await revokeApiTokens(tx, userId);
    await recordSecurityEvent(tx, {
      kind: 'signed_out_everywhere',
      userId,
      actorId,
      details: { devices, tokens },
      createdAt: clock.now(),
    });
    return { devices, tokens };
  });

/** A device as its owner would call it, such as 'Chrome on Android', by the browser's own description of itself. */
export const deviceName = (userAgent: string): string => {
  if (userAgent === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  // 'Samsung Internet for Android' names the system itself.
  const name = browser.name?.replace(/ for \w+$/, '') || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
};
