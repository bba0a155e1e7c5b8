import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/client';
import { sessions } from '../../server/db/schema/sessions';
import { users } from '../../server/db/schema/users';
import { signedSessionCookie } from '../../server/testing/requests/session-cookie';

export const sessionSecret = 'a secret for fault tests only, long enough';

export interface Person {
  id: string;
  username: string;
  /** Of a session that is signed in. */
  cookie: string;
}

const dayMs = 24 * 3_600_000;

/** Adds signed-in users with public profiles. Uploads want users on the Agency plan, which has room for any number. */
export const addPeople = async (
  { db }: Database,
  count: number,
  plan: 'free' | 'agency' = 'free',
): Promise<Person[]> => {
  const now = new Date();
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, () => {
        const username = `p-${randomUUID().slice(0, 13)}`;
        return {
          issuer: 'faults',
          subject: username,
          username,
          email: `${username}@example.com`,
          emailVerified: true,
          firstName: 'Maria',
          lastName: 'Santos',
          visibility: 'public' as const,
          plan,
          subscriptionExpiresAt: plan === 'free' ? null : new Date(now.getTime() + 90 * dayMs),
        };
      }),
    )
    .returning({ id: users.id, username: users.username });
  const people = rows.map((row) => ({ ...row, sid: randomUUID() }));
  await db.insert(sessions).values(
    people.map(({ id, sid }) => ({
      sid,
      userId: id,
      data: { idToken: 'none' },
      userAgent: 'faults',
      signedInAt: now,
      lastSeenAt: now,
      expires: new Date(now.getTime() + dayMs),
    })),
  );
  return people.map(({ id, username, sid }) => ({
    id,
    username,
    cookie: signedSessionCookie('__Host-husay.sid', sid, sessionSecret),
  }));
};
