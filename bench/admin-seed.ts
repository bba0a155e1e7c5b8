import pg from 'pg';

/** Row counts; smaller ones test the bench itself. */
export interface Size {
  users: number;
  payments: number;
  deliveries: number;
}

const firstNames =
  'Maria,Juan,Jose,Ana,Angelica,Mark,Kristine,John Paul,Jasmine,Carlo,Grace,Rico,Liza,Noel,Fe,Ramon';
const lastNames =
  'Santos,Reyes,Cruz,Bautista,dela Cruz,Ocampo,Garcia,Mendoza,Torres,Tomas,Andrada,Castillo,Flores,Villanueva,Ramos,Navarro,Aquino';

const people = `
  insert into users (issuer, subject, username, email, first_name, last_name, plan, subscription_expires_at, created_at)
  select 'bench', n::text, 'bench-' || n,
    lower(replace(first, ' ', '')) || '.' || lower(replace(last, ' ', '')) || n || '@' || (array['gmail.com', 'yahoo.com', 'outlook.ph'])[1 + n % 3],
    case when n % 20 = 0 then '' else first end, case when n % 20 = 0 then '' else last end,
    case when n % 500 = 0 then 'agency' when n % 12 = 0 then 'pro' else 'free' end::plan,
    case when n % 500 = 0 or n % 240 = 0 then null
         when n % 12 = 0 or n % 31 = 0 then now() + (n % 60 - 30) * interval '1 day' end,
    now() - (n % 1051200) * interval '1 minute'
  from (select n, (string_to_array($2, ','))[1 + (n * 7 + n / 13) % 16] first, (string_to_array($3, ','))[1 + (n * 3 + n / 7) % 17] last
        from generate_series(1, $1::int) n) named`;

// Most users have none, some have many; one in two hundred is pending.
const payments = `
  insert into payments (user_id, reference_number, status, amount_centavos, period_days, checkout_id, created_at, paid_at)
  select owner.id, gen_random_uuid()::text,
    (case when n % 200 = 0 and round.number = 1 then 'pending' when n % 5 = 0 then 'failed' else 'paid' end)::payment_status,
    9900, 30, gen_random_uuid()::text, now() - (n * round.number % 500000) * interval '1 minute',
    case when n % 5 <> 0 then now() - (n * round.number % 500000) * interval '1 minute' end
  from (select id, row_number() over (order by id) n from users where issuer = 'bench') owner, generate_series(1, 12) round(number)
  where n % 4 = 0 limit $1`;

const logs = `
  insert into billing_logs (user_id, cause, old_status, new_status, reason, created_at)
  select user_id, (case when row_number() over () % 5000 = 0 then 'admin' else 'payment' end)::billing_cause, 'free', 'pro',
    'Paid for 30 days of Pro with Maya', paid_at
  from payments where status = 'paid' order by paid_at`;

const deliveries = `
  insert into webhook_deliveries (received_at, payload, ip, user_agent, content_type, reference_number, processed, upgrade_result, processing_time_ms)
  select now() - ($2::int - n) * interval '7 seconds',
    json_build_object('id', gen_random_uuid(), 'isPaid', true, 'status', 'PAYMENT_SUCCESS', 'amount', '99', 'currency', 'PHP', 'canVoid', true,
      'canRefund', false, 'description', 'Charge for bench', 'paymentTokenId', repeat('t', 60), 'fundSource', json_build_object('type', 'card',
      'id', null, 'description', '**** **** **** 2346', 'details', json_build_object('scheme', 'master-card', 'last4', '2346')),
      'requestReferenceNumber', gen_random_uuid())::text,
    '13.229.160.234', 'Maya', 'application/json', gen_random_uuid()::text, true, 'success', 14
  from generate_series($1::int, $2::int) n`;

/** Fills the tables of a migrated database and runs ANALYZE. */
export const seedForAdministrators = async (url: string, size: Size) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Foreign keys are valid by construction.
  await client.query('set session_replication_role = replica');
  await client.query(people, [size.users, firstNames, lastNames]);
  await client.query(payments, [size.payments]);
  await client.query(logs);
  const step = 100_000;
  for (let from = 1; from <= size.deliveries; from += step) {
    await client.query(deliveries, [from, Math.min(from + step - 1, size.deliveries)]);
  }
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>(
    `select id from users where issuer = 'bench' order by id limit 20 offset 50`,
  );
  await client.end();
  return { ids: rows.map(({ id }) => id) };
};
