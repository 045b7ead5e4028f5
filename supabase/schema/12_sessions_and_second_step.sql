-- Sessions, wrong passwords, and the second step of sign-in.

-- Refuses to start or renew a session of a banned person, for every way of signing in.
create function private.refuse_banned_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from auth.users where id = new.user_id and banned_until > now()) then
    raise exception 'A banned account can''t have a session.' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger refuse_banned_session before insert or update of user_id, refreshed_at on auth.sessions
for each row execute function private.refuse_banned_session();

-- True until a session ends by itself: `timebox` and `inactivity_timeout` of config.toml. The auth server doesn't renew
-- an ended session, but leaves its row.
create function private.is_session_valid(began timestamptz, renewed timestamp, ends timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select (ends is null or ends > now()) and began > now() - interval '720 hours'
    and greatest(began, renewed at time zone 'UTC') > now() - interval '168 hours'
$$;

-- The caller's sessions. A token is renewed about once an hour, so the time of last use is about that exact. The caller
-- must have a valid session (private.current_account).
create function private.own_sessions()
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
grant execute on function private.own_sessions to authenticated;

create function public.own_sessions()
returns table (
  id uuid, user_agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.own_sessions()
$$;
grant execute on function public.own_sessions to authenticated;

-- Ends another session of the caller. Returns whether it existed; other people's sessions don't count. Signing out ends
-- the caller's present one.
create function private.end_own_session(session uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.sessions as other
  where other.id = end_own_session.session and other.user_id = (select private.current_account())
    and other.id <> (select private.current_session());
  return found;
end
$$;
grant execute on function private.end_own_session to authenticated;

create function public.end_own_session(session uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.end_own_session(session)
$$;
grant execute on function public.end_own_session to authenticated;

-- Records an event about a person's own sign-in. The auth server's statements carry no claims, so callers say whether
-- it's certain that the person did it themselves.
create function private.record_sign_in(action text, account uuid, themselves boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  acting uuid := case when themselves then account else private.acting_account() end;
begin
  delete from public.audit_events where happened_at <= now() - private.audit_retention();
  -- Deleting an account deletes its factors too; that isn't an event of its own.
  insert into public.audit_events (actor_id, actor, action, subject_id, subject)
  select acting, (select actor.email from auth.users as actor where actor.id = acting), 'sign_in.' || record_sign_in.action,
    (select entry.id from public.staff_directory as entry where entry.user_id = known.id), known.email
  from auth.users as known where known.id = account;
end
$$;

create function private.record_second_step() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Compared as text: an older auth server doesn't know every kind.
  if tg_op = 'DELETE' then
    if old.status::text = 'verified' and old.factor_type::text <> 'recovery_code' then
      perform private.record_sign_in('second_step_off', old.user_id, false);
    end if;
  elsif new.status::text = 'verified' and new.factor_type::text <> 'recovery_code'
    and (tg_op = 'INSERT' or old.status::text <> 'verified') then
    perform private.record_sign_in('second_step_on', new.user_id, true);
  end if;
  return null;
end
$$;

create trigger record_second_step after insert or update of status or delete on auth.mfa_factors
for each row execute function private.record_second_step();

create function private.second_step_required() returns boolean
language sql stable security definer set search_path = ''
as $$
  select rule.required from private.second_step_rule as rule
$$;
grant execute on function private.second_step_required to authenticated;

-- True if administrators need a second step.
create function public.second_step_required() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.second_step_required()
$$;
grant execute on function public.second_step_required to authenticated;

create function private.require_second_step(required boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce((select private.current_staff_role()) <> 'super_admin', true) then
    raise exception 'Only a super administrator can change that.' using errcode = '42501';
  end if;
  -- Otherwise someone could lock everyone out, including themselves.
  if require_second_step.required and not exists (
    select 1 from auth.mfa_factors as factor
    where factor.user_id = (select private.current_account()) and factor.status = 'verified'
  ) then
    raise exception 'First, turn on two-step sign-in for your own account.';
  end if;
  update private.second_step_rule as rule set required = require_second_step.required
  where rule.required is distinct from require_second_step.required;
end
$$;
grant execute on function private.require_second_step to authenticated;

-- Turns the requirement on or off. For super administrators who have a second step themselves.
create function public.require_second_step(required boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.require_second_step(required)
$$;
grant execute on function public.require_second_step to authenticated;

-- Counts an account's attempt, `{ "user_id": …, "valid": … }`.
create function private.note_attempt(event jsonb, what text, action text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account auth.users;
  counted integer;
begin
  select * into account from auth.users as known where known.id = (event ->> 'user_id')::uuid;
  if found and (event ->> 'valid')::boolean then
    delete from private.refused_sign_ins as refused where refused.account_id = account.id and refused.what = note_attempt.what;
  elsif found then
    insert into private.refused_sign_ins as refused (account_id, what, times) values (account.id, note_attempt.what, 1)
    on conflict on constraint refused_sign_ins_pkey do update set
      times = case when refused.since > now() - interval '15 minutes' then refused.times + 1 else 1 end,
      since = case when refused.since > now() - interval '15 minutes' then refused.since else now() end
    returning refused.times into counted;
    if counted % 5 = 0 then
      perform private.record_event(
        note_attempt.action,
        (select entry.id from public.staff_directory as entry where entry.user_id = account.id),
        account.email, jsonb_build_object('number', counted)
      );
    end if;
  end if;
  return '{"decision": "continue"}';
end
$$;

-- Counts wrong passwords of an account, and wrong codes of its second step, within a quarter of an hour; every fifth
-- adds an event to the audit trail. Attempts on an address without an account aren't kept: they could be anything.
create table private.refused_sign_ins (
  account_id uuid references auth.users (id) on delete cascade,
  times integer not null,
  since timestamptz not null default now(),
  what text not null default 'password' check (what in ('password', 'second_step')),
  primary key (account_id, what)
);

alter table private.refused_sign_ins enable row level security;

-- For the hooks "password verification attempt" and "MFA verification attempt" of the auth server, hosted and embedded.
-- They never refuse anyone; limits elsewhere do. docs/deploy.md has the grants for a hosted project.
create function private.note_password_attempt(event jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.note_attempt(event, 'password', 'sign_in.refused')
$$;

-- Adds an event when the requirement changes, even by a statement of the table's owner.
create function private.record_second_step_rule() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.record_event(
    case when new.required then 'sign_in.second_step_required' else 'sign_in.second_step_optional' end, null, null
  );
  return null;
end
$$;

create trigger second_step_rule_recorded after update on private.second_step_rule
for each row when (new.required is distinct from old.required) execute function private.record_second_step_rule();

create function private.note_mfa_attempt(event jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.note_attempt(event, 'second_step', 'sign_in.second_step_refused')
$$;
