/** An organization with so many candidates: `$1` is its id, `$2` and `$3` are the first and the last number. Their words repeat as those of real rosters do. */
export const seedCandidates = `
  insert into candidates (organization_id, number, name, email, headline, phone, place, email_key, phone_key, content, profession,
    is_profession_set, years, licensed_until, availability, tags, search, basis, basis_date, keep_until, created_at, updated_at)
  select $1::uuid, n, first || ' ' || last, 'c' || n || '@example.com', title, '', place, 'c' || n || '@example.com', '',
    jsonb_build_object('title', title, 'summary', repeat('Careful work on every shift. ', 40)),
    profession, false, n % 25, date '2026-01-01' + (n % 1500), (array['available', 'unknown', 'unavailable'])[1 + n % 3],
    case when n % 40 = 0 then array['Saudi ready'] else '{}'::text[] end,
    array_to_tsvector(array(select distinct word from unnest(
      string_to_array(lower(first || ' ' || last || ' ' || title || ' ' || place), ' ')
      || array['c' || n, 'example', 'com', 'skill' || (n % 400), 'skill' || (n % 37), 'employer' || (n % 2000), 'license' || (n % 60)]
      || array(select 'word' || ((n * 31 + i * 17) % 3000) from generate_series(1, 60) i)) word)),
    'written', date '2026-11-01', date '2027-11-01', now() - n * interval '1 minute', now() - n * interval '1 minute'
  from (
    select n, (array['Maria', 'Juan', 'Jose', 'Ana', 'Liza', 'Mark', 'Grace', 'Noel'])[1 + n * 7 % 8] first,
      (array['Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres', 'Flores', 'Ramos'])[1 + n / 8 % 10] last,
      (array['Staff Nurse', 'Chief Cook', 'Pipe Welder', 'Civil Engineer', 'Room Attendant'])[1 + n % 5] title,
      (array['nurse', 'seafarer', 'trades', 'engineer', 'hospitality'])[1 + n % 5] profession,
      (array['Cebu City', 'Manila', 'Davao City', 'Iloilo City'])[1 + n / 5 % 4] place
    from generate_series($2::int, $3::int) n
  ) named`;
