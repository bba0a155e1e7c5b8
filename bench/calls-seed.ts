import { sql } from 'drizzle-orm';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Database } from '../server/db/client';
import { credentials } from '../server/db/schema/credentials';
import { resumes } from '../server/db/schema/resumes';
import { sessions } from '../server/db/schema/sessions';
import { users } from '../server/db/schema/users';
import { signedSessionCookie } from '../server/testing/requests/session-cookie';

interface Seeded {
  /** A public profile with five credentials. */
  username: string;
  /** The cookies of signed-in users, each with the same resume. */
  cookies: string[];
  /** Further public profiles, by number. */
  usernameOf(index: number): string;
}

const signedInUsers = 1000;
const hourMs = 3_600_000;

/** Fills an empty database with `profiles` public profiles and 1,000 sessions. `secret` signs the cookies. */
export const seedCalls = async (
  { db }: Database,
  { profiles, secret, cookieName }: { profiles: number; secret: string; cookieName: string },
): Promise<Seeded> => {
  const usernameOf = (index: number) => `bench-${index}`;
  await db.execute(sql`
    insert into ${users} (issuer, subject, username, email, first_name, last_name, visibility)
    select 'bench', n::text, 'bench-' || n, 'bench-' || n || '@example.com', 'Maria', 'Santos', 'public'
    from generate_series(0, ${profiles - 1}::int) as n`);
  const { skills, experience, education, ...texts } = sampleResume;
  await db.execute(sql`
    insert into ${resumes} (user_id, title, summary, phone, location, website, skills, experience, education, version, updated_at)
    select id, ${texts.title}, ${texts.summary}, ${texts.phone}, ${texts.location}, ${texts.website},
      ${JSON.stringify(skills)}::jsonb, ${JSON.stringify(experience)}::jsonb, ${JSON.stringify(education)}::jsonb, 1, now()
    from ${users}`);
  const people = await db
    .select({ id: users.id })
    .from(users)
    .orderBy(sql`subject::int`)
    .limit(signedInUsers + 1);
  // Visited all the time, so that its owner saves nothing.
  const owner = people.shift()?.id ?? '';
  await db.insert(credentials).values(
    Array.from({ length: 5 }, (_, index) => ({
      userId: owner,
      title: `License ${index}`,
      description: 'Issued after the board examination.',
      issuer: 'Professional Regulation Commission',
      issuedDate: '2024-05-01',
      isPublic: true,
      storageKey: `bench/${index}`,
      fileName: 'license.pdf',
      contentType: 'application/pdf',
      sizeBytes: 120_000,
      sha256: String(index).repeat(64),
      uploadedAt: new Date(),
    })),
  );
  const now = new Date();
  const sids = people.map((_, index) => `bench-${index}-`.padEnd(32, 'x'));
  await db.insert(sessions).values(
    people.map(({ id }, index) => ({
      sid: sids[index] ?? '',
      userId: id,
      data: { idToken: 'x'.repeat(900) },
      userAgent: 'bench',
      signedInAt: now,
      lastSeenAt: now,
      expires: new Date(now.getTime() + 24 * hourMs),
    })),
  );
  await db.execute(sql`analyze`);
  const cookies = sids.map((sid) => signedSessionCookie(cookieName, sid, secret));
  return { username: usernameOf(0), cookies, usernameOf };
};
