-- Puts rules that were repeated into one place each, and names helpers for what they do. Behavior stays the same.

-- Names that say what a helper does.
alter function private.too_often rename to raise_too_many_requests;
alter function private.shows rename to includes_picture;
alter function private.leaver rename to account_to_hand_over;
alter function private.says_nothing rename to is_stop_word;
alter function private.undoubled rename to without_double_letters;
alter function private.name_in rename to valid_name_or_null;
alter function private.day_of rename to date_or_null;
alter function private.session_lives rename to is_session_valid;
alter function private.position_takes rename to position_accepts_applications;
alter function private.reviews_version rename to may_review_version;
alter function private.is_in_my_review rename to is_picture_in_my_review;
alter function private.is_in_my_brand_update rename to is_picture_in_my_brand_update;
alter function private.is_in_brand_update rename to may_check_after_brand_update;
alter function private.most_downloads rename to max_daily_downloads;
alter function private.require_few_downloads rename to require_downloads_left;
alter function private.keep_present rename to ensure_current_version;
alter function private.due_cards rename to missing_and_outdated_cards;
alter function private.judged_people rename to import_verdicts;
alter function private.words_asked rename to words_of_question;
alter function private.asked_text rename to normalized_question;
alter function private.in_our_words rename to with_phrases_replaced;

-- True for administrators and super administrators; false, never null, for everyone else. The planner estimates that a
-- plain yes or no is true for half of the rows. For "is one of two roles" it would estimate one row in a hundred, and
-- then read a whole table for a page.
create function private.is_administrator() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select coalesce((select private.current_staff_role()) in ('admin', 'super_admin'), false)
$$;
grant execute on function private.is_administrator to anon, authenticated, service_role;

-- Refuses everyone but administrators, and returns the caller's account. `task` completes the sentence of the refusal:
-- 'publish templates'.
create function private.require_administrator(task text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (select private.is_administrator()) then
    raise exception 'Only administrators can %.', task using errcode = '42501';
  end if;
  return (select private.current_account());
end
$$;

-- The events that decide the state of a version; downloads and stored files don't. A view and not a function, because
-- the planner then uses the indexes with the same condition.
create view private.review_events with (security_invoker = true) as
select event.* from public.piece_events as event where event.action in ('asked', 'withdrawn', 'changes_asked', 'approved');

create or replace function private.stems_of(source text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct private.stem_of(word) from unnest(private.plain_words_of(source)) as word where not private.is_stop_word(word)
  )
$$;

-- password_changed becomes true when a person sets their own password (in the dialog or by email), and false when an
-- administrator sets it. The auth server ends sessions in the same transaction: all but the caller's in the first case,
-- every one in the second. So the trigger runs at the end of the transaction and checks whether a session is left. A
-- password written in any other way results in false, and the portal asks for a new one. A new profile takes as much of
-- the person's names as fits.
create or replace function private.follow_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen_by_owner boolean := exists (select 1 from auth.sessions where user_id = new.id);
begin
  if not exists (select 1 from auth.users where id = new.id) then
    return null;
  end if;
  insert into public.user_profiles as profile (user_id, first_name, last_name, display_name, password_changed)
  select
    new.id,
    coalesce(staff.first_name, private.valid_name_or_null(new.raw_user_meta_data ->> 'first_name')),
    coalesce(staff.last_name, private.valid_name_or_null(new.raw_user_meta_data ->> 'last_name')),
    private.valid_name_or_null(new.raw_user_meta_data ->> 'full_name'),
    chosen_by_owner
  from (select 1) as one
  left join public.staff_directory as staff on staff.user_id = new.id
  on conflict (user_id) do update set password_changed = excluded.password_changed;
  return null;
end
$$;

-- The caller's sessions. A token is renewed about once an hour, so the time of last use is about that exact. The caller
-- must have a valid session (private.current_account).
create or replace function private.own_sessions()
returns table (
  id uuid, user_agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select session.id, left(session.user_agent, 500), host(session.ip), session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
    session.id = (select private.current_session())
  from auth.sessions as session
  where session.user_id = (select private.current_account())
    and private.is_session_valid(session.created_at, session.refreshed_at, session.not_after)
  order by 6 desc, 5 desc, 1
$$;

-- Previews an import, row by row. `given` has the row's columns as text; an empty text clears a value. Reports people
-- who would be above themselves at their row. Compares addresses by their keys, and doesn't compare rows pair by pair.
create or replace function private.import_verdicts(rows jsonb) returns table (
  place integer, entry uuid, email text, given jsonb, verdict text, fields text[], reason text, state text
)
language sql stable set search_path = ''
as $$
  with listed as materialized (
    select row.ordinality::integer as place, private.identity_key(coalesce(row.value ->> 'email', '')) as email,
      coalesce((
        select jsonb_object_agg(field.key, case field.key
          when 'manager' then private.identity_key(coalesce(field.value #>> '{}', ''))
          else private.trimmed(coalesce(field.value #>> '{}', ''))
        end)
        from jsonb_each(case when jsonb_typeof(row.value) = 'object' then row.value else '{}' end) as field
        where field.key in ('first_name', 'last_name', 'phone', 'job_title', 'department', 'location', 'pronouns', 'start_date', 'manager')
      ), '{}') as given
    from jsonb_array_elements(rows) with ordinality as row
  ), known as materialized (
    select listed.*, staff.id as entry, staff.is_active, listed.given ->> 'manager' as boss, count(*) over (partition by listed.email) as times,
      jsonb_build_object(
        'first_name', staff.first_name, 'last_name', staff.last_name, 'phone', staff.phone, 'job_title', staff.job_title,
        'department', staff.department, 'location', staff.location, 'pronouns', staff.pronouns, 'start_date', staff.start_date,
        'manager', manager.email
      ) as present
    from listed
    left join public.staff_directory as staff on staff.email = listed.email
    left join public.staff_directory as manager on manager.id = staff.manager_id
  ), bosses as materialized (
    -- Possible managers: everyone in the directory, and everyone the file adds.
    select staff.email::text as email from public.staff_directory as staff where staff.is_active
    union
    select known.email from known where known.entry is null
  ), judged as materialized (
    select known.*, case
      when known.email = '' then 'Email address is missing.'
      when not private.is_email(known.email) then 'This isn''t a valid email address.'
      when known.times > 1 then 'This email address appears more than once in the file.'
      when known.entry is not null and not known.is_active then 'This person is deactivated. Activate them first.'
      when (known.entry is null or known.given ? 'first_name') and coalesce(known.given ->> 'first_name', '') = ''
        then 'First name is missing.'
      when known.given ->> 'start_date' <> '' and private.date_or_null(known.given ->> 'start_date') is null
        then 'The start date must look like 2026-11-02 and be between 1950 and 2100.'
      when known.boss = known.email then 'People can''t be their own manager.'
      when known.boss <> '' and bosses.email is null then 'No one has this manager''s email address.'
      else coalesce((
        select 'Has line breaks or hidden characters: ' || string_agg(field.key, ', ' order by field.key) || '.'
        from jsonb_each_text(known.given) as field where not private.is_plain(field.value)
      ), (
        select 'Too long: ' || string_agg(longest.name, ', ' order by longest.name) || '.'
        from (values ('first_name', 60), ('last_name', 60), ('phone', 40), ('job_title', 120), ('department', 80), ('location', 80),
          ('pronouns', 40)) as longest (name, characters)
        where char_length(known.given ->> longest.name) > longest.characters
      ))
    end as reason,
    array(
      select field.key from jsonb_each_text(known.given) as field
      where field.value is distinct from coalesce(known.present ->> field.key, '')
      order by field.key
    ) as fields
    from known left join bosses on bosses.email = known.boss
  ), lines as materialized (
    -- Who would report to whom: as in the file, and otherwise as in the directory.
    select judged.email, case when judged.given ? 'manager' then judged.boss else judged.present ->> 'manager' end as boss
    from judged where judged.reason is null
    union all
    select staff.email, manager.email from public.staff_directory as staff
    join public.staff_directory as manager on manager.id = staff.manager_id
    where not exists (select 1 from judged where judged.email = staff.email and judged.reason is null)
  ), circles as materialized (
    select private.in_circles(array_agg(lines.email), array_agg(lines.boss)) as email from lines
  ), found as (
    select judged.*, coalesce(judged.reason, case when circles.email is not null then
      'Their managers lead back to themselves.' end) as why
    from judged left join circles on circles.email = judged.email
  )
  select found.place, found.entry, found.email, found.given,
    case
      when found.why is not null then 'refused'
      when found.entry is null then 'added'
      when found.fields = '{}' then 'unchanged'
      else 'changed'
    end,
    case when found.entry is null or found.why is not null then '{}' else found.fields end,
    found.why, md5(found.present::text)
  from found
$$;

-- Writes people who are added together with their managers in one statement, so that each leaves one event. Their ids
-- are chosen beforehand and looked up by address.
create or replace function private.import_people(rows jsonb, writes boolean, expected text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan jsonb;
  ids jsonb;
  digest text;
  refused boolean;
  failure text;
begin
  if coalesce((select private.current_staff_role()) <> 'super_admin', true) then
    raise exception 'Only super administrators can import people.' using errcode = '42501';
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 5000 then
    raise exception 'Import 1 to 5,000 people at a time.' using errcode = '23514';
  end if;
  -- Without the lock, two concurrent imports would each see only half.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.import'));
  select jsonb_agg(to_jsonb(judged) order by judged.place) into plan from private.import_verdicts(rows) as judged;
  digest := md5(plan::text);
  if writes and expected is distinct from digest then
    raise exception 'The directory changed since this preview. Check the new preview, then import.';
  end if;
  refused := exists (select 1 from jsonb_array_elements(plan) as row where row.value ->> 'verdict' = 'refused');
  if not refused then
    -- A dry run writes the rows and undoes it, so that the tables' own rules decide, not a copy of them.
    begin
      ids := (
        select jsonb_object_agg(row.email, gen_random_uuid())
        from jsonb_to_recordset(plan) as row (email text, verdict text) where row.verdict = 'added'
      );
      insert into public.staff_directory (
        id, email, first_name, last_name, phone, job_title, department, location, pronouns, start_date, manager_id
      )
      select (ids ->> row.email)::uuid, row.email, row.given ->> 'first_name', nullif(row.given ->> 'last_name', ''),
        nullif(row.given ->> 'phone', ''), nullif(row.given ->> 'job_title', ''), nullif(row.given ->> 'department', ''),
        nullif(row.given ->> 'location', ''), nullif(row.given ->> 'pronouns', ''), nullif(row.given ->> 'start_date', '')::date,
        -- Or someone the same file adds.
        coalesce(manager.id, (ids ->> (row.given ->> 'manager'))::uuid)
      from jsonb_to_recordset(plan) as row (email text, given jsonb, verdict text)
      left join public.staff_directory as manager on manager.email = row.given ->> 'manager'
      where row.verdict = 'added';
      update public.staff_directory as staff set
        first_name = coalesce(row.given ->> 'first_name', staff.first_name),
        last_name = case when row.given ? 'last_name' then nullif(row.given ->> 'last_name', '') else staff.last_name end,
        phone = case when row.given ? 'phone' then nullif(row.given ->> 'phone', '') else staff.phone end,
        job_title = case when row.given ? 'job_title' then nullif(row.given ->> 'job_title', '') else staff.job_title end,
        department = case when row.given ? 'department' then nullif(row.given ->> 'department', '') else staff.department end,
        location = case when row.given ? 'location' then nullif(row.given ->> 'location', '') else staff.location end,
        pronouns = case when row.given ? 'pronouns' then nullif(row.given ->> 'pronouns', '') else staff.pronouns end,
        start_date = case when row.given ? 'start_date' then nullif(row.given ->> 'start_date', '')::date else staff.start_date end,
        manager_id = case
          when row.given ? 'manager' then (
            select manager.id from public.staff_directory as manager where manager.email = row.given ->> 'manager'
          )
          else staff.manager_id
        end
      from jsonb_to_recordset(plan) as row (email text, given jsonb, verdict text)
      where staff.email = row.email and row.verdict = 'changed';
      if not writes then
        raise exception using errcode = 'UNDO3';
      end if;
    exception
      when sqlstate 'UNDO3' then null;
      when raise_exception or check_violation or unique_violation then failure := sqlerrm;
    end;
  end if;
  return jsonb_build_object(
    'digest', digest, 'failure', failure, 'written', writes and not refused and failure is null,
    'rows', (
      select jsonb_agg(jsonb_build_object(
        'place', row.place, 'verdict', row.verdict, 'fields', row.fields, 'reason', row.reason
      ) order by row.place)
      from jsonb_to_recordset(plan) as row (place integer, verdict text, fields jsonb, reason text)
    )
  );
end
$$;

create or replace function private.save_position(
  opening uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed boolean, country text, remote boolean
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('edit positions');
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.positions'));
  if (select count(*) from public.positions as other where other.id <> opening) >= 500 then
    raise exception 'There are already 500 positions. Delete one first.' using errcode = '23514';
  end if;
  insert into public.positions as saved (
    id, title, place, kind, description, pay_from, pay_to, pay_per, closes_on, country, remote, closed_at
  ) values (
    opening, btrim(title), btrim(place), kind, btrim(description), pay_from, pay_to, pay_per, closes_on, country, remote,
    case when closed then now() end
  ) on conflict (id) do update set
    title = excluded.title, place = excluded.place, kind = excluded.kind, description = excluded.description,
    pay_from = excluded.pay_from, pay_to = excluded.pay_to, pay_per = excluded.pay_per, closes_on = excluded.closes_on,
    country = excluded.country, remote = excluded.remote,
    closed_at = case when closed then coalesce(saved.closed_at, now()) end;
end
$$;

create or replace function private.remove_position(opening uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('edit positions');
  if exists (select 1 from public.job_applications as application where application.position_id = remove_position.opening) then
    raise exception 'People have applied for this position, so you can''t delete it. Close it instead.';
  end if;
  delete from public.positions as own where own.id = remove_position.opening;
end
$$;

-- Someone who opened the form while the position was open can still send it on the next day.
create or replace function private.position_accepts_applications(opening uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.positions as named
    where named.id = position_accepts_applications.opening
      and coalesce(named.closed_at > now() - interval '1 day', true)
      and (named.closes_on is null or (now() at time zone '-12')::date <= named.closes_on + 1)
  )
$$;

create or replace function private.open_resume(resume text, purpose text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  application public.job_applications;
begin
  perform private.require_administrator('open resumes');
  if purpose not in ('reading', 'deletion') or purpose is null then
    raise exception 'You can open a resume only to read or delete it.' using errcode = '22023';
  end if;
  if not exists (select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = resume) then
    raise exception 'This resume doesn''t exist.' using errcode = 'P0002';
  end if;
  select * into application from public.job_applications as named where named.resume_url = resume;
  perform private.record_event(
    'resume.opened', application.id, application.reference,
    jsonb_build_object('purpose', purpose, 'file', private.digest_of(resume))
  );
end
$$;

create or replace function private.want_notices(wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('get emails about new applications');
  insert into public.reviewer_notices (user_id, wanted) values ((select private.current_account()), wanted)
  on conflict (user_id) do update set wanted = excluded.wanted;
end
$$;

create or replace function private.keep_version(piece uuid, version_name text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept integer := private.ensure_current_version(held.id);
begin
  if nullif(version_name, '') is not null then
    update public.piece_versions as each set name = private.require_title(version_name)
    where each.piece_id = held.id and each.version = kept;
  end if;
  return kept;
end
$$;

create or replace function private.restore_version(piece uuid, version integer, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  before public.piece_versions;
begin
  if private.is_new_mutation(held.id, mutation) then
    select each.* into before from public.piece_versions as each where each.piece_id = held.id and each.version = version;
    if not found then
      raise exception 'This version doesn''t exist.' using errcode = '23514';
    end if;
    -- The present state is kept too, so that it can be restored later.
    perform private.ensure_current_version(held.id);
    perform private.write_fields(held, held.revision,
      (select coalesce(jsonb_object_agg(field, null), '{}') from jsonb_object_keys(held.draft) as field) || before.draft, mutation);
    update public.pieces as present set pictures = present.pictures || before.pictures where present.id = held.id;
    perform private.add_version(held.id, version);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;

-- A picture that was tried and removed again before a version was made isn't shown anywhere, but would be kept as long
-- as its piece. Once a piece has been left alone for a week, `sweep-library` forgets the pictures that aren't in the
-- piece, a version or a value that can be put back; pictures that belong to nothing are then deleted as usual. Values
-- can be put back for 90 days, so pieces are checked for that long.
create or replace function private.prune_piece_pictures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with unshown as (
    select used.piece_id, used.sha256
    from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
    where piece.updated_at between now() - interval '100 days' and now() - interval '7 days'
      and not private.includes_picture(private.pictures_in(piece.draft, piece.pictures), used.sha256)
      and not exists (
        select 1 from public.piece_versions as kept
        where kept.piece_id = used.piece_id and private.includes_picture(private.pictures_in(kept.draft, kept.pictures), used.sha256)
      )
      and not exists (
        select 1 from public.piece_overwrites as lost
        where lost.piece_id = used.piece_id
          and private.includes_picture(private.pictures_in(lost.value, piece.pictures), used.sha256)
      )
    limit 500
  ), gone as (
    delete from public.piece_pictures as used using unshown
    where used.piece_id = unshown.piece_id and used.sha256 = unshown.sha256
    returning used.piece_id, used.sha256
  )
  -- Someone who adds it again stores it again.
  update public.pieces as piece set pictures = (
    select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each_text(piece.pictures) as named
    where not exists (select 1 from gone where gone.piece_id = piece.id and gone.sha256 = named.value)
  )
  where piece.id in (select gone.piece_id from gone);
end
$$;

create or replace function public.library_to_sweep() returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  emptied integer;
begin
  with gone as (
    delete from public.pieces where id in (
      select id from public.pieces where deleted_at <= now() - interval '30 days' order by deleted_at limit 1000
    ) returning 1
  )
  select count(*) into emptied from gone;
  delete from public.review_links where expires_at <= now() - interval '30 days';
  delete from public.piece_overwrites where overwritten_at <= now() - interval '90 days';
  delete from private.piece_mutations where done_at <= now() - interval '90 days';
  delete from private.piece_visits where seen_at <= now() - interval '1 hour';
  delete from private.review_guesses where guessed_at <= now() - interval '1 hour';
  perform private.prune_piece_pictures();
  delete from private.pictures as unused where unused.sha256 in (
    select old.sha256 from private.pictures as old
    where old.stored_at <= now() - interval '7 days'
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = old.sha256)
      and not exists (select 1 from public.team_templates as template where private.includes_picture(template.pictures, old.sha256))
      and not exists (select 1 from public.team_pictures as shared where old.sha256 in (shared.sha256, shared.preview))
    order by old.stored_at limit 500
  );
  return jsonb_build_object('pieces', emptied, 'files', coalesce((
    select jsonb_agg(name) from (
      select stored.name from storage.objects as stored
      where stored.bucket_id = 'piece-pictures' and stored.created_at <= now() - interval '1 hour'
        and not exists (select 1 from private.pictures as known where known.sha256 = stored.name)
      order by stored.created_at limit 500
    ) as unknown
  ), '[]'));
end
$$;

create or replace function private.count_pieces_of(entry uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.pieces where owner_id = (select private.account_to_hand_over(entry)) and deleted_at is null
$$;

create or replace function private.hand_over_all_pieces(entry uuid, person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid := private.account_to_hand_over(entry);
begin
  return private.give_pieces((
    select coalesce(array_agg(held.id), '{}') from (
      select id from public.pieces where owner_id = account and deleted_at is null order by id for update
    ) as held
  ), person);
end
$$;

create or replace function private.create_review_link(piece uuid, version integer, days integer, contact jsonb)
returns table (link uuid, token text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if held.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to share it.' using errcode = '23514';
  end if;
  if coalesce(days, 0) not between 1 and 90 then
    raise exception 'A review link can last 1 to 90 days.' using errcode = '23514';
  end if;
  if not private.is_contact(coalesce(contact, 'null')) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  version := coalesce(version, private.ensure_current_version(held.id));
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
  -- 244 random bits.
  token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  expires_at := now() + make_interval(days => days);
  insert into public.review_links as made (piece_id, owner_id, version, token_hash, expires_at, contact)
  values (held.id, held.owner_id, version, private.hash_of(token), expires_at, contact)
  returning made.id into link;
  return next;
end
$$;

-- The link that a token opens; none if the token was never issued, has expired or was revoked, or its piece or owner is
-- gone. Callers can't tell these cases apart. A link opens 60 times a minute. Invalid tokens get 60 responses a minute
-- from all senders together, and valid ones aren't affected.
create or replace function private.review_link_of(token text) returns public.review_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.review_links;
begin
  select each.* into link from public.review_links as each
  join public.pieces as piece on piece.id = each.piece_id
  join public.staff_directory as staff on staff.user_id = each.owner_id
  where each.token_hash = private.hash_of(token)
    and each.revoked_at is null and each.expires_at > now() and piece.deleted_at is null and staff.is_active
  for update of each;
  if not found then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('private.review_guesses'));
    if (select count(*) >= 60 from private.review_guesses where guessed_at > clock_timestamp() - interval '1 minute') then
      perform private.raise_too_many_requests();
    end if;
    insert into private.review_guesses default values;
    return null;
  end if;
  if link.minute_began > now() - interval '1 minute' and link.opened_in_minute >= 60 then
    perform private.raise_too_many_requests();
  end if;
  update public.review_links set
    minute_began = case when minute_began > now() - interval '1 minute' then minute_began else now() end,
    opened_in_minute = case when minute_began > now() - interval '1 minute' then opened_in_minute + 1 else 1 end
  where id = link.id;
  return link;
end
$$;

create or replace function private.edit_team_picture(
  picture uuid, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('approve, edit or withdraw team photographs');
  update public.team_pictures as kept set
    title = private.trimmed(title), topics = private.texts_of(topics), credit = private.trimmed(credit), rights = private.trimmed(rights),
    expires_on = expires_on, faces = faces
  where kept.id = picture;
  if not found then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;

create or replace function private.approve_team_picture(picture uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_administrator('approve, edit or withdraw team photographs');
begin
  update public.team_pictures as kept set approved_by = me, approved_at = now(), withdrawn_at = null
  where kept.id = picture and (kept.approved_at is null or kept.withdrawn_at is not null);
  if not exists (select 1 from public.team_pictures as kept where kept.id = picture) then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;

create or replace function private.withdraw_team_picture(picture uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('approve, edit or withdraw team photographs');
  update public.team_pictures as kept set withdrawn_at = coalesce(kept.withdrawn_at, now()) where kept.id = picture;
  if not found then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;

create or replace function private.publish_template(template uuid, piece uuid, template_name text, summary text, rules jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces;
  before public.team_templates;
begin
  perform private.require_administrator('publish templates');
  held := private.piece_for(piece, 'edit');
  if rules is null or jsonb_typeof(rules) <> 'object' or exists (
    select 1 from jsonb_each(rules) as rule
    where not held.draft ? rule.key or rule.value not in ('"locked"', '"must_change"')
  ) then
    raise exception 'Choose a rule for each template field: free, locked or must change.' using errcode = '23514';
  end if;
  select * into before from public.team_templates as held_template where held_template.id = template for update;
  if before.designer <> held.designer then
    raise exception 'A template can''t switch designers. Publish this piece as a new template.' using errcode = '23514';
  end if;
  -- Publishing the same again, after an answer was lost, makes no new version.
  if before.withdrawn_at is null and (before.draft, before.field_rules, before.name, before.summary)
    is not distinct from (held.draft, rules, private.require_title(template_name), coalesce(summary, '')) then
    return before.version;
  end if;
  insert into public.team_templates as published (
    id, designer, designer_version, brand_version, name, summary, draft, pictures, field_rules, published_by
  ) values (
    template, held.designer, held.designer_version, held.brand_version, private.require_title(template_name),
    coalesce(summary, ''), held.draft, private.pictures_in(held.draft, held.pictures),
    rules, (select private.current_account())
  )
  on conflict on constraint team_templates_pkey do update set
    version = published.version + 1, designer_version = excluded.designer_version, brand_version = excluded.brand_version,
    name = excluded.name, summary = excluded.summary, draft = excluded.draft, pictures = excluded.pictures,
    field_rules = excluded.field_rules, published_by = excluded.published_by,
    published_at = now(), withdrawn_at = null;
  return (select published.version from public.team_templates as published where published.id = template);
end
$$;

create or replace function private.withdraw_template(template uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('publish templates');
  update public.team_templates set withdrawn_at = coalesce(withdrawn_at, now()) where id = template;
  if not found then
    raise exception 'This template doesn''t exist.' using errcode = '23514';
  end if;
end
$$;

create or replace function private.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  published public.team_templates := private.template_for(held.from_template);
begin
  if private.is_new_mutation(held.id, mutation) and published.version > held.template_version then
    perform private.ensure_current_version(held.id);
    -- The piece keeps no values of its own in locked fields.
    perform private.write_fields(held, held.revision, (
      select coalesce(jsonb_object_agg(own.key, null), '{}') from jsonb_object_keys(held.draft) as own (key)
      where private.rule_of(published.field_rules, own.key) = 'locked'
    ) || (
      select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(published.draft) as field
      where private.rule_of(published.field_rules, field.key) = 'locked' or not held.draft ? field.key
    ), mutation);
    insert into public.piece_pictures (piece_id, sha256, added_by)
    select distinct held.id, named.value, (select private.current_account()) from jsonb_each_text(published.pictures) as named
    on conflict do nothing;
    update public.pieces as present set
      template_version = published.version, field_rules = published.field_rules,
      designer_version = greatest(present.designer_version, published.designer_version),
      pictures = present.pictures || published.pictures
    where present.id = held.id;
    perform private.add_version(held.id, null);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;

-- True if the caller approves pieces of this designer.
create or replace function private.may_approve(designer text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.is_administrator()) or (
    (select private.current_staff_role()) is not null and exists (
      select 1 from public.approval_rules as rule
      where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)
    )
  )
$$;

create or replace function private.set_approval_rule(designer text, is_on boolean, approvers uuid[], marks_pictures boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  named uuid;
begin
  perform private.require_administrator('change who approves');
  if cardinality(approvers) > 50 then
    raise exception 'Choose up to 50 people.' using errcode = '23514';
  end if;
  -- Someone who was named earlier may have left since.
  for named in
    select distinct each from unnest(approvers) as each
    except select unnest(rule.approvers) from public.approval_rules as rule where rule.designer = designer
  loop
    perform private.require_colleague(named);
  end loop;
  insert into public.approval_rules as rule (designer, is_on, approvers, marks_pictures)
  values (designer, is_on, array(select distinct each from unnest(approvers) as each order by each), coalesce(marks_pictures, false))
  on conflict on constraint approval_rules_pkey do update set
    is_on = excluded.is_on, approvers = excluded.approvers, marks_pictures = coalesce(marks_pictures, rule.marks_pictures)
  where (rule.is_on, rule.approvers, rule.marks_pictures)
    is distinct from (excluded.is_on, excluded.approvers, coalesce(marks_pictures, rule.marks_pictures));
end
$$;

-- 'draft', 'in_review', 'changes_asked', 'approved' or 'superseded'. Withdrawing a request restores an earlier
-- approval.
create or replace function private.approval_state(piece uuid, version integer) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case latest.action
      when 'asked' then 'in_review'
      when 'changes_asked' then 'changes_asked'
      else (
        select case when exists (
          select 1 from public.piece_events as newer
          where newer.piece_id = held.piece_id and newer.id > held.id and newer.action = 'approved'
        ) then 'superseded' else 'approved' end
        from public.piece_events as held where held.piece_id = $1 and held.version = $2 and held.action = 'approved' order by held.id desc limit 1
      )
    end
    from private.review_events as latest where latest.piece_id = $1 and latest.version = $2
    order by latest.id desc limit 1
  ), 'draft')
$$;

-- The open request of a piece, at most one: its last review event, if that's a request.
create or replace function private.open_request(piece uuid) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select latest.* from (
    select * from private.review_events as event where event.piece_id = $1 order by event.id desc limit 1
  ) as latest where latest.action = 'asked'
$$;

-- The approval in force of a piece, its latest, if it's for this content.
create or replace function private.approval_of(piece uuid, digest text) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select approved.* from private.latest_approval($1) as approved where approved.record ->> 'digest' = $2
$$;

-- True if a picture belongs to a version that waits for the caller's approval, or to the one approved before it.
create or replace function private.is_picture_in_my_review(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.open_request(piece.id) as request
    join public.piece_versions as kept on kept.piece_id = piece.id
      and kept.version in (request.version, (private.latest_approval(piece.id)).version)
    where used.sha256 = stored_name and private.may_approve(piece.designer) and request.id is not null
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

-- The accounts whose changes since the last approved version are in this one, as a list: the authors of its fields and
-- of added pictures. Without an approved version, this includes the piece's creator.
create or replace function private.editors_of(held public.pieces) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  approved public.piece_versions;
begin
  select kept.* into approved from private.latest_approval(held.id) as given
  join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version;
  return (
    select coalesce(jsonb_agg(distinct editor.account order by editor.account), '[]') from (
      select edit.value ->> 'by' as account from jsonb_each(held.edits) as edit
      where (edit.value ->> 'revision')::integer > coalesce(approved.revision, 0)
      union all
      select used.added_by::text from public.piece_pictures as used
      where used.piece_id = held.id and private.includes_picture(private.pictures_in(held.draft, held.pictures), used.sha256)
        and not coalesce(private.includes_picture(private.pictures_in(approved.draft, approved.pictures), used.sha256), false)
      union all
      select begun.saved_by::text from public.piece_versions as begun
      where begun.piece_id = held.id and begun.version = 1 and approved.piece_id is null
    ) as editor
  );
end
$$;

create or replace function private.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb, contact jsonb
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept public.piece_versions;
  before public.piece_events;
  asked integer;
  me uuid := (select private.current_account());
begin
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'An administrator hasn''t turned on approval for this designer.' using errcode = '23514';
  end if;
  -- Preflight looked at this revision.
  if base_revision is distinct from held.revision then
    raise exception 'This piece has changed since you opened it. Review it again, then ask for approval.' using errcode = '23514';
  end if;
  if designer_version < held.designer_version then
    raise exception 'A newer version of the portal saved this piece. Reload the page to continue.' using errcode = '23514';
  end if;
  if jsonb_typeof(preflight) = 'array' and exists (
    select 1 from jsonb_array_elements(preflight) as finding where finding ->> 'level' = 'error'
  ) then
    raise exception 'Fix the errors that the check found, then ask for approval.' using errcode = '23514';
  end if;
  if contact is not null and not private.is_contact(contact) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  asked := private.ensure_current_version(held.id);
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = asked;
  if private.approval_state(held.id, kept.version) not in ('draft', 'changes_asked') then
    raise exception 'This version is already in review or approved.' using errcode = '23514';
  end if;
  before := private.open_request(held.id);
  if before.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id) values (held.id, before.version, 'withdrawn', me);
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, kept.version, 'asked', me, jsonb_build_object(
      'digest', private.version_digest(kept), 'pictures', private.pictures_in(kept.draft, kept.pictures),
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight,
      'editors', private.editors_of(held)
    ) || case when contact is null then '{}' else jsonb_build_object('contact', contact) end
  );
  return kept.version;
end
$$;

create or replace function private.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces;
begin
  perform private.require_staff();
  select * into held from public.pieces as present where present.id = $1;
  if held.id is null or not (
    held.owner_id = (select private.current_account())
    or (held.deleted_at is null and (private.rights_on(held) is not null or private.may_approve(held.designer)))
  ) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  return query select event.id, event.version, event.action, event.actor_id, private.name_of(event.actor_id), event.happened_at, event.note,
    event.record, private.approval_state(event.piece_id, event.version),
    case when event.action = 'approved' then (private.stored_event(event.id)).record -> 'files' end
  from private.review_events as event where event.piece_id = held.id order by event.id desc limit 500;
end
$$;

create or replace function private.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
begin
  return query select kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures), kept.designer_version,
    private.name_of(given.actor_id), given.happened_at
  from private.latest_approval(held.id) as given
  join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version;
end
$$;

create or replace function private.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select asked.id, asked.name, asked.designer, request.version, private.name_of(request.actor_id), request.happened_at
  from public.piece_events as request
  join public.pieces as asked on asked.id = request.piece_id and asked.deleted_at is null
  where request.action = 'asked' and private.may_approve(asked.designer) and not private.is_own_request(asked, request, me)
    and not exists (select 1 from private.review_events as later where later.piece_id = request.piece_id and later.id > request.id)
  order by request.id limit 50;
end
$$;

-- True if the caller can store files for an approval in force that has none: they gave it, or they're an administrator
-- who could have given it.
create or replace function private.may_store_for(approval bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from public.piece_events as given join public.pieces as piece on piece.id = given.piece_id
    where given.id = $1 and given.action = 'approved'
      and (private.latest_approval(given.piece_id)).id = given.id and (private.stored_event(given.id)).id is null
      and (given.actor_id = (select private.current_account()) or (
        (select private.is_administrator()) and piece.deleted_at is null
        and not private.is_own_request(piece, private.answered_request(given), (select private.current_account()))
      ))
  )
$$;

-- True for a stored file that the caller can read: they can see its piece, approved it, or are an administrator.
create or replace function private.may_read_approved_file(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from private.stored_event(private.approval_in_name(stored_name)) as stored
    join public.pieces as piece on piece.id = stored.piece_id
    where private.has_file(stored, split_part(stored_name, '/', 2)) and (
      piece.owner_id = (select private.current_account())
      or (piece.deleted_at is null and (
        private.rights_on(piece) is not null
        or (
          select given.actor_id from public.piece_events as given where given.id = (stored.record ->> 'approval')::bigint
        ) = (select private.current_account())
        or (select private.is_administrator())
      ))
    )
  )
$$;

create or replace function private.record_approved_file(approval bigint, sha256 text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  stored public.piece_events := private.stored_event(approval);
  file jsonb;
begin
  if not private.may_read_approved_file(approval || '/' || sha256) then
    raise exception 'This file doesn''t exist, or its piece isn''t shared with you.' using errcode = '42501';
  end if;
  perform from public.pieces as present where present.id = stored.piece_id for update;
  perform private.require_downloads_left(stored.piece_id);
  select each into file from jsonb_array_elements(stored.record -> 'files') as each where each ->> 'sha256' = sha256;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    stored.piece_id, stored.version, 'downloaded', (select private.current_account()),
    file || jsonb_build_object('is_proof', false, 'approval', approval)
  );
end
$$;

-- Refuses more downloads of a piece than are recorded a day.
create or replace function private.require_downloads_left(piece uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.piece_events as event
    where event.piece_id = $1 and event.action = 'downloaded' and event.happened_at > now() - interval '1 day'
  ) >= private.max_daily_downloads() then
    raise exception 'This piece has reached its limit of 500 downloads a day. Try again tomorrow.' using errcode = '23514';
  end if;
end
$$;

create or replace function private.record_download(
  piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
  me uuid := (select private.current_account());
  version integer;
  shown public.piece_versions;
  file jsonb := jsonb_build_object('format', format, 'sha256', sha256, 'bytes', bytes, 'is_proof', is_proof, 'approval', approval);
begin
  if not private.is_download_record(file) then
    raise exception 'Send the file''s format, size and SHA-256 hash.' using errcode = '23514';
  end if;
  select * into held from public.pieces as present where present.id = held.id for update;
  if held.id is null or (held.owner_id <> me and (held.deleted_at is not null or private.rights_on(held) is null)) then
    raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
  end if;
  perform private.require_downloads_left(held.id);
  version := case when base_revision = held.revision then private.ensure_current_version(held.id, private.last_writer(held)) else (
    select max(each.version) from public.piece_versions as each where each.piece_id = held.id and each.revision = base_revision
  ) end;
  select * into shown from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if shown.piece_id is null then
    raise exception 'This piece has changed since you opened it. Review it again, then download it.' using errcode = '23514';
  end if;
  if approval is not null and approval is distinct from (private.approval_of(held.id, private.version_digest(shown))).id then
    raise exception 'This file shows changes that aren''t approved. Download the piece again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (held.id, version, 'downloaded', me, file);
  return version;
end
$$;

create or replace function private.check_file(sha256 text, claimed_piece uuid, claimed_version integer) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  held public.pieces;
  shown integer;
  is_exact boolean;
  sees boolean;
  now_state text;
  approved public.piece_events;
begin
  if $1 is null or $1 !~ '^[0-9a-f]{64}$' then
    raise exception 'Send the file''s SHA-256 hash.' using errcode = '23514';
  end if;
  -- The same bytes may show several versions: the one that the file names, or an approved one, or the latest.
  select made.piece_id, made.version into held.id, shown from (
    select event.piece_id, event.version, max(event.id) as latest from public.piece_events as event
    where (event.action = 'downloaded' and event.record ->> 'sha256' = $1) or (event.action = 'stored' and private.has_file(event, $1))
    group by event.piece_id, event.version order by latest desc limit 100
  ) as made
  order by (made.piece_id, made.version) is not distinct from ($2, $3) desc,
    private.approval_state(made.piece_id, made.version) = 'approved' desc, made.latest desc
  limit 1;
  is_exact := found;
  if not is_exact then
    select kept.piece_id, kept.version into held.id, shown from public.piece_versions as kept
    where kept.piece_id = $2 and kept.version = $3;
  end if;
  select * into held from public.pieces as present where present.id = held.id;
  if held.id is null then
    return;
  end if;
  sees := held.owner_id = me or (held.deleted_at is null and (private.rights_on(held) is not null or (
    private.may_approve(held.designer)
    and exists (select 1 from public.piece_events as event where event.piece_id = held.id and event.action = 'asked')
  )));
  if not (is_exact or sees) then
    return;
  end if;
  now_state := private.approval_state(held.id, shown);
  select * into approved from public.piece_events as event
  where event.piece_id = held.id and event.version = shown and event.action = 'approved' order by event.id desc limit 1;
  return query select
    case when is_exact then 'exact' else 'claim' end,
    case when sees then held.id end,
    case when sees or now_state in ('approved', 'superseded') then held.name end,
    held.designer, shown, now_state, approved.id, approved.record ->> 'digest', private.name_of(approved.actor_id), approved.happened_at,
    (private.latest_approval(held.id)).version,
    exists (
      select 1 from public.piece_events as event
      where event.piece_id = held.id and event.version = shown and event.action = 'stored' and private.has_file(event, $1)
    ),
    coalesce((
      select jsonb_agg(made.record || jsonb_build_object('by', private.name_of(made.actor_id), 'at', made.happened_at) order by made.id desc)
      from (
        select * from public.piece_events as event
        where event.piece_id = held.id and event.version = shown and event.action = 'downloaded' and event.record ->> 'sha256' = $1
        order by case when sees then -event.id else event.id end limit case when sees then 50 else 1 end
      ) as made
    ), '[]');
end
$$;

-- True if a picture belongs to an approved version that an administrator can check.
create or replace function private.is_picture_in_my_brand_update(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select private.is_administrator()) and exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.latest_approval(piece.id) as approved
    join public.piece_versions as kept on kept.piece_id = piece.id and kept.version = approved.version
    where used.sha256 = stored_name
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

create or replace function private.brand_update_pieces(after uuid, size integer) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  is_administrator boolean := (select private.is_administrator());
begin
  return query select each.id, each.name, each.designer, private.name_of(each.owner_id), coalesce(kept.version, each.version), each.revision,
    approved.id, (private.open_request(each.id)).id is not null, coalesce(approved.record ->> 'brand_version', each.brand_version),
    approved.record -> 'contact', coalesce(kept.draft, each.draft),
    case when kept.version is null then private.pictures_in(each.draft, each.pictures) else private.pictures_in(kept.draft, kept.pictures) end,
    private.may_store_for(approved.id)
  from public.pieces as each
  left join lateral private.latest_approval(each.id) as approved on approved.id is not null
  left join public.piece_versions as kept on kept.piece_id = each.id and kept.version = approved.version
  where ($1 is null or each.id > $1) and (is_administrator or each.owner_id = me) and private.may_check_after_brand_update(each)
  order by each.id limit least(coalesce($2, 100), 100);
end
$$;

create or replace function private.count_private_pieces() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator('check pieces after a brand update');
  return (
    select count(*) from public.pieces as each where each.deleted_at is null and not private.may_check_after_brand_update(each)
  )::integer;
end
$$;

create or replace function private.ask_again(piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_administrator('check pieces after a brand update');
  held public.pieces;
  approved public.piece_events;
  kept public.piece_versions;
begin
  select * into held from public.pieces as present where present.id = piece for update;
  approved := private.latest_approval(held.id);
  if held.id is null or held.deleted_at is not null or approved.id is null or approved.version is distinct from version then
    raise exception 'This version isn''t approved anymore.' using errcode = '23514';
  end if;
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'An administrator hasn''t turned on approval for this designer.' using errcode = '23514';
  end if;
  if (private.open_request(held.id)).id is not null then
    raise exception 'This piece is already in review.' using errcode = '23514';
  end if;
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if private.version_digest(kept) is distinct from approved.record ->> 'digest' then
    raise exception 'This isn''t the approved version.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, version, 'asked', me, approved.record || jsonb_build_object(
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight
    )
  );
end
$$;

create or replace function private.downloads_of(pieces jsonb) returns table (
  piece uuid, version integer, person uuid, name text, downloads bigint, happened_at timestamptz, mailed_at timestamptz, is_due boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_administrator('check pieces after a brand update');
  wanted uuid[] := private.ids_of($1);
begin
  if cardinality(wanted) > 1000 then
    raise exception 'Choose up to 1,000 pieces.' using errcode = '23514';
  end if;
  return query select event.piece_id, event.version, event.actor_id, private.name_of(event.actor_id), count(*), max(event.happened_at),
    max(told.mailed_at), bool_or(told.asked_at is not null and told.mailed_at is null)
  from public.piece_events as event
  join public.pieces as each on each.id = event.piece_id and private.may_check_after_brand_update(each)
  left join private.recall_mails as told on told.piece_id = event.piece_id and told.account_id = event.actor_id
  where event.piece_id = any (wanted) and event.action = 'downloaded'
  group by event.piece_id, event.version, event.actor_id order by max(event.happened_at) desc;
end
$$;

create or replace function private.add_comment(
  comment uuid, piece uuid, version integer, words text, field text, side text, x double precision, y double precision
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
  held public.pieces;
  made public.piece_comments;
begin
  select * into held from public.pieces as present where present.id = piece;
  if held.id is null or not (private.rights_on(held) is not null or private.may_review_version(held, version)) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  if held.deleted_at is not null then
    if held.owner_id <> me then
      raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
    end if;
    raise exception 'This piece is in the trash. Restore it to comment on it.' using errcode = '23514';
  end if;
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
  made.id := comment;
  made.piece_id := held.id;
  made.version := version;
  made.words := words;
  made.field := field;
  made.side := side;
  made.x := x;
  made.y := y;
  made.author_id := me;
  perform private.write_comment(made);
end
$$;

create or replace function private.resolve_comment(comment uuid, resolved boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
  said public.piece_comments;
  held public.pieces;
begin
  select * into said from public.piece_comments as each where each.id = comment;
  select * into held from public.pieces as piece where piece.id = said.piece_id;
  if held.id is null or held.deleted_at is not null
    or not (coalesce(private.rights_on(held) in ('owner', 'edit'), false) or private.may_review_version(held, said.version)) then
    raise exception 'This comment doesn''t exist, or you can''t resolve it.' using errcode = '42501';
  end if;
  if resolved then
    update public.piece_comments as each set resolved_at = now(), resolved_by = me where each.id = said.id and each.resolved_at is null;
  else
    update public.piece_comments as each set resolved_at = null, resolved_by = null where each.id = said.id;
  end if;
end
$$;

create or replace function private.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('write posts');
  if ends_at is null or ends_at <= now() then
    raise exception 'Choose today or a later date.' using errcode = '23514';
  end if;
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.posts'));
  delete from public.posts as old where old.ends_at < now() - interval '90 days';
  if (select count(*) from public.posts as other where other.ends_at > now() and other.id <> post) >= 20 then
    raise exception 'There are already 20 posts. Take one down first.' using errcode = '23514';
  end if;
  insert into public.posts (id, title, body, ends_at, author_id)
  values (post, btrim(title), btrim(body), ends_at, (select private.current_account()))
  on conflict (id) do update set title = excluded.title, body = excluded.body, ends_at = excluded.ends_at;
end
$$;

create or replace function private.remove_post(post uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('write posts');
  delete from public.posts as own where own.id = post;
end
$$;

create or replace function private.cards_due() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_administrator('manage business cards');
  return query select * from private.missing_and_outdated_cards() as due
  order by due.entry_id, due.kind, array_position(array['name', 'title', 'email', 'phone'], due.detail);
end
$$;

create or replace function private.count_cards_due() returns table (without_card integer, cards integer, signatures integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator('manage business cards');
  return query
  select count(*) filter (where due.detail is null)::integer,
    count(distinct due.entry_id) filter (where due.kind = 'card' and due.detail is not null)::integer,
    count(distinct due.entry_id) filter (where due.kind = 'signature')::integer
  from private.missing_and_outdated_cards() as due;
end
$$;

-- The known word that a misspelled one was meant to be. Short words allow fewer slips, because a wrong letter makes
-- another word of them: in a word of four letters one may be missing or two swapped; in one of five or six any one may
-- be wrong; longer ones are recognized by most of their letters. The first letter must be right, unless it was swapped
-- with the second.
create or replace function private.nearest_word(said text) returns private.portal_words
language sql stable security invoker set search_path = ''
as $$
  select other
  from private.portal_words as other
  where (other.spellings && (private.spellings_of(array[said]) || private.without_double_letters(said)) or char_length(said) > 6 and other.word operator(extensions.%) said)
    and (left(other.word, 1) = left(said, 1) or other.word = substr(said, 2, 1) || left(said, 1) || substr(said, 3))
    and case
      when char_length(said) > 6 then other.spellings && private.spellings_of(array[said]) or extensions.similarity(other.word, said) >= 0.45
      when char_length(said) > 4 then char_length(other.word) > 3 and (other.spellings && private.spellings_of(array[said])
        or private.without_double_letters(other.word) = private.without_double_letters(said))
      else char_length(said) = 4 and (char_length(other.word) = 5 and other.spellings @> array[said]
        or array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))
    end
  -- Swapped letters are more common than wrong ones, and the last letter is rarely wrong.
  order by extensions.similarity(other.word, said)
    + 0.3 * (array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))::integer
    + 0.2 * (right(other.word, 1) = right(said, 1))::integer + 0.1 * other.answers::integer desc, other.word
  limit 1
$$;

-- The words of a question. Two that should be one are joined ("side bar"), and one that should be two is split
-- ("postersize").
create or replace function private.words_of_question(question text) returns table (word text, place bigint)
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, said.place, lead(said.word) over (order by said.place) as next
    from unnest(private.plain_words_of(private.with_phrases_replaced(private.normalized_question(question)))) with ordinality as said (word, place)
  ),
  joined as materialized (
    select said.word || said.next as word, said.place from said
    where char_length(said.word || said.next) > 5 and char_length(said.next) > 1 and not private.is_stop_word(said.word)
      and private.is_known(private.stem_of(said.word || said.next))
  ),
  whole as materialized (
    select joined.word, joined.place from joined
    union all
    select said.word, said.place from said
    where not exists (select from joined where said.place in (joined.place, joined.place + 1))
  )
  -- "Reopen" means to open, and "tiniest" is tiny.
  select coalesce(part.word, short.stands_for, base.word, whole.word), whole.place
  from whole
  left join lateral (
    select array[left(whole.word, at), substr(whole.word, at + 1)] as parts
    from generate_series(3, char_length(whole.word) - 3) as at
    where char_length(whole.word) between 7 and 30
      and not exists (select from private.portal_words as whole_word where whole_word.stem = private.stem_of(whole.word))
      and 2 = (select count(*) from private.portal_words as own where own.answers and own.word in (left(whole.word, at), substr(whole.word, at + 1)))
    order by abs(2 * at - char_length(whole.word)) limit 1
  ) as parted on true
  left join lateral unnest(parted.parts) as part (word) on true
  left join lateral (
    select expanded.word as stands_for from public.search_words as own
    cross join string_to_table(own.stands_for, ' ') as expanded (word)
    where own.kind = 'expands' and own.word = whole.word
  ) as short on true
  left join lateral (
    select form.word from unnest(array[
      regexp_replace(whole.word, '^re(?=[a-z]{4,})', ''), regexp_replace(whole.word, 'i(er|est)$', 'y'),
      regexp_replace(whole.word, '(er|est)$', ''), regexp_replace(whole.word, '(.)\1(er|est)$', '\1'), regexp_replace(whole.word, '(r|st)$', '')
    ]) with ordinality as form (word, place)
    where whole.word ~ '^(re[a-z]{4,}|[a-z]{3,}(er|est))$' and form.word <> whole.word and char_length(form.word) > 2
      and private.is_known(private.stem_of(form.word)) and not private.is_known(private.stem_of(whole.word))
    order by form.place limit 1
  ) as base on true
$$;

create or replace function private.asked_words(question text) returns setof private.asked_word
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, private.stem_of(said.word) as stem, min(said.place) as place
    from private.words_of_question(question) as said
    where not private.is_stop_word(said.word)
    group by said.word
  ),
  known as materialized (
    select content.word, content.stem, content.place,
      array(
        select content.word union select left(content.word, -1) where content.word ~ '...s$'
        union
        select other.word from public.search_words as own
        join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
        where own.kind = 'name' and own.word in (content.word, regexp_replace(content.word, 's$', ''))
      ) as names,
      char_length(content.word) < 4 or exists (select from private.portal_words as right_word where right_word.stem = content.stem
        and (char_length(right_word.word) > 3 or right_word.word = content.word)) as is_word
    from (select distinct on (said.stem) * from said order by said.stem, said.place) as content
    order by content.place limit 24
  ),
  -- Names that the person asking may see.
  named as materialized (
    select part.word from (
      select private.name_words_of(entry.first_name, entry.last_name) as words
      from private.entries_named(
        (select array_agg(name) from known, unnest(known.names) as name),
        (select array_agg(name) from known, unnest(known.names) as name where not known.is_word),
        (select array_agg(known.word) from known where not known.is_word and char_length(known.word) > 5)
      ) as found (id)
      join public.staff_directory as entry using (id)
    ) as entry cross join unnest(entry.words) as part (word)
    group by part.word
  ),
  met as materialized (
    select known.*, exists (select from named where named.word = any (known.names)) as is_name from known
  ),
  -- Something that is neither a known word nor a name is read as the most similar known word.
  meant as materialized (
    select met.*, near.word as read, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.94 end::real as surely,
      case when met.word ~ '^[0-9]{1,2}$' or private.is_stop_word(near.word) then 'passing' else (
        select own.kind from (
          select written.kind from public.search_words as written where written.word = met.word
          union all
          select read.kind from public.search_words as read where read.word = near.word
          union all
          select single.kind from public.search_words as single
          where single.word = regexp_replace(met.word, 's$', '') and single.kind = 'elsewhere'
          union all
          select stemmed.kind from public.search_words as stemmed
          where stemmed.stem = any (array[coalesce(near.stem, met.stem)]) and stemmed.kind in ('does', 'field', 'ordinary')
        ) as own
        where own.kind in ('passing', 'does', 'elsewhere', 'field', 'ordinary')
        order by array_position(array['elsewhere', 'passing', 'does', 'field', 'ordinary'], own.kind) limit 1
      ) end as class
    from met left join lateral private.nearest_word(met.word) as near on not met.is_word and not met.is_name
  )
  -- `elsewhere` words don't apply to words that only look similar: a building isn't something one builds.
  select row_number() over (order by meant.place), meant.word,
    case when meant.class = 'elsewhere' and not exists (
      select from private.portal_words as own where own.held and own.stem = meant.meant
        and regexp_replace(own.word, 's$', '') = regexp_replace(coalesce(meant.read, meant.word), 's$', '')) then '-' else '' end || meant.meant,
    meant.surely,
    array(
      select other.stem from public.search_words as own
      join public.search_words as other on other.kind = 'means' and other.stands_for = own.stands_for
      where own.kind = 'means' and own.stem = meant.meant and meant.class is distinct from 'elsewhere'
    ),
    meant.is_name, meant.names,
    array(
      select named.word from named
      where not meant.is_name and not meant.is_word and (
        private.spellings_of(array[named.word]) && private.spellings_of(meant.names)
        or char_length(meant.word) > 5 and extensions.similarity(named.word, meant.word) >= 0.4
        or char_length(meant.word) > 3 and (starts_with(named.word, meant.word) or exists (
          select from public.search_words as own join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
          where own.kind = 'name' and own.word = named.word and starts_with(other.word, meant.word))))
    ),
    meant.class
  from meant
$$;

-- True for a picture that the caller stored, that's in a piece, a template or a team photograph they can see, in a
-- version that waits for their approval, or in an approved version they check. One policy covers all files.
create or replace function private.may_read_picture(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and (
    exists (
      select 1 from private.picture_holders as held
      where held.sha256 = stored_name and held.account_id = (select private.current_account())
    )
    or exists (
      select 1 from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
      where used.sha256 = stored_name and (
        piece.owner_id = (select private.current_account())
        or (piece.deleted_at is null and private.rights_on(piece) is not null)
      )
    )
    or exists (
      select 1 from public.team_templates as template
      where template.withdrawn_at is null and private.includes_picture(template.pictures, stored_name)
    )
    or exists (
      select 1 from public.team_pictures as shared
      where stored_name in (shared.sha256, shared.preview) and (
        (select private.is_administrator())
        or private.team_picture_state(shared) = 'approved'
      )
    )
    or private.is_picture_in_my_review(stored_name)
    or private.is_picture_in_my_brand_update(stored_name)
  )
$$;

alter policy positions_read on public.positions
using ((select private.is_administrator()));

alter policy job_applications_read on public.job_applications
using ((select private.is_administrator()));

alter policy job_applications_review on public.job_applications
using ((select private.is_administrator()))
with check ((select private.is_administrator()));

alter policy job_applications_remove on public.job_applications
using (
  (select private.is_administrator())
  and not private.resume_is_stored(resume_url)
);

alter policy application_notes_read on public.application_notes
using ((select private.is_administrator()));

alter policy application_notes_write on public.application_notes
with check ((select private.is_administrator()) and author_id = (select private.current_account()));

alter policy application_notes_remove on public.application_notes
using ((select private.is_administrator()) and author_id = (select private.current_account()));

alter policy reviewer_notices_read_own on public.reviewer_notices
using (
  user_id = (select private.current_account()) and (select private.is_administrator())
);

alter policy team_templates_read on public.team_templates
using (
  (select private.is_administrator())
  or (withdrawn_at is null and (select private.current_staff_role()) is not null)
);

alter policy team_pictures_read on public.team_pictures
using (
  (select private.is_administrator())
  or (
    (select private.current_staff_role()) is not null
    and (uploaded_by = (select private.current_account()) or private.team_picture_state(team_pictures) = 'approved')
  )
);

alter policy files_read on storage.objects
using (
  case bucket_id
    when 'resumes' then
      (select private.is_administrator()) and private.has_opened_resume(name)
    when 'piece-pictures' then private.may_read_picture(name)
    when 'photos' then private.may_read_photo(name)
    when 'approved-files' then private.may_read_approved_file(name)
    else false
  end
);

alter policy resumes_remove on storage.objects
using (bucket_id = 'resumes' and (select private.is_administrator()));

-- private.require_administrator(task) and private.latest_approval(piece) do what these did.
drop function private.require_administrator();
drop function private.approved_version(uuid);
drop function private.require_brand_administrator();
drop function private.require_card_keeper();
drop function private.require_picture_keeper();
drop function private.require_position_writer();
drop function private.require_post_writer();
