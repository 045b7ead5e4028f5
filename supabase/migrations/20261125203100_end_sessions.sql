-- When a session ends by itself: `timebox` and `inactivity_timeout` of config.toml. The auth server renews none after that, and leaves it.
create function private.session_lives(began timestamptz, renewed timestamp, ends timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select (ends is null or ends > now()) and began > now() - interval '720 hours'
    and greatest(began, renewed at time zone 'UTC') > now() - interval '168 hours'
$$;
revoke all on function private.session_lives(timestamptz, timestamp, timestamptz) from public, anon, authenticated, service_role;

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
    and private.session_lives(session.created_at, session.refreshed_at, session.not_after)
  order by 6 desc, 5 desc, 1
$$;

-- Ends another session of whoever asks, and answers whether there was one: somebody else's is none. The one that asks ends by signing out.
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
revoke all on function private.end_own_session(uuid) from public, anon, authenticated, service_role;
grant execute on function private.end_own_session(uuid) to authenticated;

create function public.end_own_session(session uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.end_own_session(session)
$$;
revoke all on function public.end_own_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_own_session(uuid) to authenticated;
