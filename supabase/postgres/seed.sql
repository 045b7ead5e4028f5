-- Adds many people and pieces. The caller sets `staff`, `pieces`, `versions` (of each piece) and `applications`. Keys
-- count up, so that a script can name a row without looking: `public.seeded`. Run as superuser: triggers and foreign
-- keys are off, and every row would satisfy them.
set session_replication_role = 'replica';
set search_path = '';

create function public.seeded(kind text, n bigint) returns uuid language sql immutable as $$
  select (pg_catalog.lpad(kind, 8, '0') || '-0000-4000-8000-' || pg_catalog.lpad(pg_catalog.to_hex(n), 12, '0'))::uuid
$$;
create function public.seeded_words(n bigint, many integer) returns text language sql immutable as $$
  select pg_catalog.string_agg((array['solar','panel','battery','roof','energy','harvest','sunrise','recycling','glass','silver',
    'warehouse','freight','module','inverter','farm','school','community','invoice','quarter','summit','workshop','training',
    'safety','helmet','crane','coast','valley','desert','winter','summer','offer','welcome','partner','award','report','safe',
    'clean','second','life','circular'])[1 + (pg_catalog.hashint8(n * 31 + each) & 2147483647) % 40], ' ')
  from pg_catalog.generate_series(1, many) as each
$$;

insert into auth.users (id, email, email_confirmed_at)
select public.seeded('a', n), 'person' || n || '@seed.example', now() from generate_series(1, :staff) as n;
insert into auth.sessions (id, user_id, created_at) select id, id, now() from auth.users where email like '%@seed.example';
insert into public.staff_directory (user_id, email, first_name, last_name, job_title, phone, role)
select public.seeded('a', n), 'person' || n || '@seed.example', initcap(public.seeded_words(n, 1)), initcap(public.seeded_words(n + 7, 1)),
  initcap(public.seeded_words(n + 13, 2)), '(512) 555-0101',
  (case when n % 500 = 1 then 'super_admin' when n % 50 = 1 then 'admin' else 'staff' end)::public.staff_role
from generate_series(1, :staff) as n;
insert into public.user_profiles (user_id, first_name, password_changed)
select user_id, first_name, true from public.staff_directory where email like '%@seed.example';

-- Of every twenty pieces, one is for everyone, one in the trash, three are shared with a colleague and five are in a
-- campaign.
insert into public.pieces (
  id, owner_id, designer, designer_version, brand_version, name, folder, draft, version, everybody, deleted_at, in_set,
  created_at, updated_at, updated_by
)
select public.seeded('b', n), public.seeded('a', 1 + n % :staff), (array['poster', 'flyer', 'ads', 'social', 'brochure'])[1 + n % 5], 1, '1',
  initcap(public.seeded_words(n, 3)) || ' ' || n, case when n % 3 = 0 then 'Folder ' || n % 7 end,
  jsonb_build_object('headline', public.seeded_words(n, 6), 'text', public.seeded_words(n + 99, 30), 'photo', 'library:sunrise', 'size', '18x24'),
  :versions, case when n % 20 = 0 then 'view' end, case when n % 20 = 1 then now() - interval '1 day' end,
  case when n % 20 between 5 and 9 then jsonb_build_object('set', 'set-' || n / 20, 'facts', jsonb_build_object('what', public.seeded_words(n, 6))) end,
  now() - n * interval '1 minute', now() - n * interval '1 minute', public.seeded('a', 1 + n % :staff)
from generate_series(1, :pieces) as n;
insert into public.piece_shares (piece_id, owner_id, person_id, rights)
select public.seeded('b', n), public.seeded('a', 1 + n % :staff), public.seeded('a', 1 + (n + 1) % :staff), 'edit'
from generate_series(1, :pieces) as n where n % 20 in (2, 3, 4);
insert into public.piece_versions (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by, saved_at)
select piece.id, step, piece.draft || jsonb_build_object('headline', public.seeded_words(step, 6)), '{}', 1, '1', 1,
  piece.owner_id, piece.created_at + step * interval '1 second'
from public.pieces as piece cross join generate_series(1, :versions) as step;
insert into public.job_applications (first_name, last_name, email, created_at, reference)
select 'Ann', 'Applicant', 'applicant' || n || '@seed.example', now() - n * interval '1 minute',
  overlay(lpad(upper(to_hex(n)), 10, '0') placing '-' from 6 for 0)
from generate_series(1, :applications) as n;

reset session_replication_role;
analyze;
