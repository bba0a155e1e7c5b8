import { sql } from 'drizzle-orm';
import { sampleResume } from '#shared/resume/sample-resume';
import { specifiedFields } from '#shared/resume/schema';
import type { Database } from '../server/db/client';
import { applications, applicationStageChanges } from '../server/db/schema/applications';
import { credentials } from '../server/db/schema/credentials';
import { photos } from '../server/db/schema/files';
import { resumeDocuments, resumes, resumeSnapshots } from '../server/db/schema/resumes';
import { sessions } from '../server/db/schema/sessions';
import { users } from '../server/db/schema/users';
import { localFolder } from '../server/integrations/storage/local-folder';
import type { PublicWorld } from '../server/testing/public-gets';
import { signedSessionCookie } from '../server/testing/requests/session-cookie';

interface Seeded extends PublicWorld {
  /** The cookies of signed-in users, each with the same resume. */
  cookies: string[];
  /** Those of them who have 2,000 applications with 20,000 changes of stage, and 300 documents with 20,000 snapshots. */
  collectors: string[];
  /** Further public profiles, by number. */
  usernameOf(index: number): string;
}

const signedInUsers = 1000;
// As many as share their calls without reaching the limit of one user: 600 reads a minute.
const collectorCount = 12;
const hourMs = 3_600_000;

/** As much as a scanned certificate has. */
const fileBytes = 120_000;
const pictureBytes = 10_000;

/**
 * Fills an empty database with `profiles` public profiles and 1,000 sessions, and `uploads` with the files of the first one.
 * `secret` signs the cookies.
 */
export const seedCalls = async (
  { db }: Database,
  {
    profiles,
    secret,
    cookieName,
    uploads,
  }: { profiles: number; secret: string; cookieName: string; uploads: string },
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
  const storage = localFolder(uploads);
  const [credential] = await db
    .insert(credentials)
    .values(
      Array.from({ length: 5 }, (_, index) => ({
        userId: owner,
        title: `License ${index}`,
        description: 'Issued after the board examination.',
        issuer: 'Professional Regulation Commission',
        issuedDate: '2024-05-01',
        isPublic: true,
        storageKey: `credentials/bench-${index}`,
        thumbnailKey: `credentials/bench-${index}-small`,
        fileName: 'license.pdf',
        contentType: 'application/pdf',
        sizeBytes: fileBytes,
        sha256: String(index).repeat(64),
        uploadedAt: new Date(),
      })),
    )
    .returning({ id: credentials.id });
  await storage.put('credentials/bench-0', Buffer.alloc(fileBytes));
  await storage.put('credentials/bench-0-small', Buffer.alloc(pictureBytes));
  const [photo] = await db
    .insert(photos)
    .values({ userId: owner, storageKey: 'photos/bench', contentType: 'image/jpeg', sizeBytes: pictureBytes })
    .returning({ id: photos.id });
  await storage.put('photos/bench', Buffer.alloc(pictureBytes));
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
  // One after the other: all at once take longer than a statement may.
  for (let person = 1; person <= collectorCount; person += 1) {
    await seedApplications(db, person);
    await seedDocuments(db, person);
  }
  await db.execute(sql`analyze`);
  const cookies = sids.map((sid) => signedSessionCookie(cookieName, sid, secret));
  return {
    username: usernameOf(0),
    credentialId: credential?.id ?? '',
    photoId: photo?.id ?? '',
    cookies,
    collectors: cookies.slice(0, collectorCount),
    usernameOf,
  };
};

/** 2,000 applications for a user, each with ten changes of stage and a post of 3 KB. */
const seedApplications = async (db: Database['db'], person: number) => {
  await db.execute(sql`
    insert into ${applications} (user_id, company, company_key, job_title, link, post, place, work_mode, salary_currency, salary_period,
      source, applied_on, next_step, contacts, interviews, notes, tags, offers, is_muted, stage, stage_changed_at, created_at, updated_at)
    select id, 'Company ' || n, 'company ' || n, 'Staff nurse', '', repeat(md5(n::text), 100), 'Cebu', 'on-site', 'PHP', 'month',
      'JobStreet', '2026-01-01'::date + n % 300, 'Call HR', '[]', '[]', repeat(md5(n::text), 10), '["night", "ward"]', '[]', false,
      (array['saved', 'applied', 'screening', 'interview', 'offer'])[1 + n % 5], now(), now(), now() - n * interval '1 hour'
    from ${users}, generate_series(1, 2000) as n
    where subject = ${String(person)}`);
  await db.execute(sql`
    insert into ${applicationStageChanges} (application_id, user_id, "from", from_name, "to", to_name, to_counts_as, changed_at)
    select id, user_id, 'saved', 'Saved', 'applied', 'Applied', 'applied', now()
    from ${applications}, generate_series(1, 10)
    where user_id = (select id from ${users} where subject = ${String(person)})`);
};

/**
 * 300 versions of a user's main resume, the first 200 of them with a hundred snapshots. The main resume says something else since
 * they were made, so that each of them differs.
 */
const seedDocuments = async (db: Database['db'], person: number) => {
  const sections = Object.fromEntries(
    Object.entries(sampleResume).filter(([name]) => !specifiedFields.some((field) => field === name)),
  );
  const owner = sql`(select id from ${users} where subject = ${String(person)})`;
  await db.execute(sql`
    insert into ${resumes} (user_id, name, is_primary, title, summary, phone, location, website, skills, experience, education, sections,
      version, updated_at)
    select user_id, 'Version ' || n, false, title, summary, phone, location, website, skills, experience, education,
      ${JSON.stringify(sections)}::jsonb, 1, now() - n * interval '1 hour'
    from ${resumes}, generate_series(1, 300) as n
    where is_primary and user_id = ${owner}`);
  await db.execute(sql`
    insert into ${resumeDocuments} (resume_id, for_job, tags, created_at, source_id, source_version, base)
    select own.id, 'Job ' || own.name, '["night", "ward"]', own.updated_at, main.id, 1, ${JSON.stringify(sampleResume)}::jsonb
    from ${resumes} own join ${resumes} main on main.user_id = own.user_id and main.is_primary
    where not own.is_primary and own.user_id = ${owner}`);
  await db.execute(sql`
    update ${resumes} set title = 'Charge Nurse', sections = ${JSON.stringify(sections)}::jsonb, version = 2
    where is_primary and user_id = ${owner}`);
  await db.execute(sql`
    insert into ${resumeSnapshots} (resume_id, version, content, created_at)
    select id, n, ${JSON.stringify({ title: sampleResume.title, summary: sampleResume.summary })}::jsonb, now()
    from ${resumes}, generate_series(1, 100) as n
    where not is_primary and user_id = ${owner} and substr(name, 9)::int <= 200`);
};
