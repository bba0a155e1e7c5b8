import pg from 'pg';

/** Row counts; smaller ones test the bench itself. */
export interface Size {
  profiles: number;
  daysEach: number;
}

// The busiest profiles have the maximum of stored referrers, and visitors from everywhere, every day.
const aDay = { referrers: 100, countries: 40 };
const aMonth = { referrers: 300, countries: 60 };
const shownCredentials = 20;
const busyDays = 365;

/** Fills the tables of a migrated database. */
export const openSeeding = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Foreign keys are valid by construction, and checking ten million takes longer than the rest.
  await client.query('set session_replication_role = replica');
  const run = (text: string, values: unknown[] = []) => client.query(text, values);

  const seedProfiles = async ({ profiles, daysEach }: Size) => {
    // Not needed for analytics, and slow to fill.
    await run('drop index if exists users_search');
    await run(
      `insert into users (issuer, subject, username, email)
       select 'bench', n::text, 'bench-' || n, 'bench-' || n || '@example.test' from generate_series(1, $1::int) n`,
      [profiles],
    );
    // Only profiles with a saved resume are visible.
    await run(`insert into resumes (user_id, version) select id, 1 from users where issuer = 'bench'`);
    await run(
      `insert into profile_days (user_id, day, views, visitors, downloads, referrers, countries, credentials)
       select id, current_date - day, 3, 2, 1, '{"": 2, "https://www.linkedin.com": 1}', '{"PH": 3}', '{}'
       from users, generate_series(0, $1::int - 1) day where issuer = 'bench'`,
      [daysEach],
    );
    await run(
      `insert into profile_months (user_id, month, referrers, countries, credentials)
       select id, date_trunc('month', current_date)::date, '{"": 8, "https://www.linkedin.com": 4}', '{"PH": 12}', '{}'
       from users where issuer = 'bench'`,
    );
    await run(
      `insert into profile_totals (user_id, views, downloads) select id, 3 * $1::int, $1::int from users where issuer = 'bench'`,
      [daysEach],
    );
  };

  /** A year for each of these, with the maximum of stored names. */
  const seedBusiest = async (owners: string[]) => {
    await run(
      `insert into credentials (user_id, title, description, issuer, is_public, storage_key, file_name, content_type, size_bytes, sha256, uploaded_at)
       select owner, 'License ' || n, '', '', true, owner || '/' || n, 'a.pdf', 'application/pdf', 1, '', now()
       from unnest($1::uuid[]) owner, generate_series(1, $2::int) n`,
      [owners, shownCredentials],
    );
    await run(
      `insert into profile_days (user_id, day, views, visitors, downloads, referrers, countries, credentials)
       select owner, current_date - day, 2700, 2000, 300,
         (select jsonb_object_agg('https://' || (n * 7 + day) % 200 || '.example.com', n) from generate_series(1, $3::int) n),
         (select jsonb_object_agg(chr(65 + n % 26) || chr(65 + (n / 26 + day) % 26), n) from generate_series(1, $4::int) n),
         (select jsonb_object_agg(id, 5) from credentials where user_id = owner)
       from unnest($1::uuid[]) owner, generate_series(0, $2::int - 1) day`,
      [owners, busyDays, aDay.referrers, aDay.countries],
    );
    await run(
      `insert into profile_months (user_id, month, referrers, countries, credentials)
       select owner, (date_trunc('month', current_date) - month * interval '1 month')::date,
         (select jsonb_object_agg('https://' || n || '.example.com', n) from generate_series(1, $2::int) n),
         (select jsonb_object_agg(chr(65 + n % 26) || chr(65 + n / 26), n) from generate_series(1, $3::int) n),
         (select jsonb_object_agg(id, 150) from credentials where user_id = owner)
       from unnest($1::uuid[]) owner, generate_series(0, 12) month`,
      [owners, aMonth.referrers, aMonth.countries],
    );
    await run(
      `insert into profile_totals (user_id, views, downloads) select owner, 1000000, 100000 from unnest($1::uuid[]) owner`,
      [owners],
    );
    await run(
      `insert into profile_downloads (user_id, downloaded_at, type, country)
       select owner, now() - n * interval '1 minute', 'resume_pdf', 'PH' from unnest($1::uuid[]) owner, generate_series(1, 1000) n`,
      [owners],
    );
  };

  /** Raw views of these users, from one number to another, ordered by time and mixed across users. */
  const seedViews = async (owners: string[], from: number, to: number) => {
    const isLarge = to - from > 2_000_000;
    if (isLarge) await run('drop index profile_views_latest, profile_views_age');
    await run(
      `insert into profile_views (user_id, viewed_at, country, city, referrer)
       select ($1::uuid[])[1 + n % $2::int], date_trunc('milliseconds', now() - interval '395 days' + n * $5::float8 * interval '1 second'),
         'PH', 'Cebu City', 'https://www.linkedin.com'
       from generate_series($3::int, $4::int - 1) n`,
      [owners, owners.length, from, to, (394 * 86_400) / 10_000_000],
    );
    if (isLarge) {
      await run('create index profile_views_latest on profile_views (user_id, viewed_at, id)');
      await run('create index profile_views_age on profile_views (viewed_at)');
    }
  };

  return {
    seedProfiles,
    seedBusiest,
    seedViews,
    /** As autovacuum eventually would. */
    settle: () => run('vacuum (analyze)'),
    query: async <Row>(text: string, values: unknown[] = []) => (await run(text, values)).rows as Row[],
    close: () => client.end(),
  };
};

export type Seeding = Awaited<ReturnType<typeof openSeeding>>;
