-- Where a person is signed in: their own sessions, never anybody else's. A token is renewed about once an hour, so that is how exactly
-- the last use is known. Whoever asks has a session that counts (private.current_account).
create function private.own_sessions()
returns table (
  id uuid, user_agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select session.id, left(session.user_agent, 500), host(session.ip), session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
    session.id = ((select auth.jwt()) ->> 'session_id')::uuid
  from auth.sessions as session
  where session.user_id = (select private.current_account())
    and (session.not_after is null or session.not_after > now())
  order by 6 desc, 5 desc, 1
$$;
revoke all on function private.own_sessions() from public, anon, authenticated, service_role;
grant execute on function private.own_sessions() to authenticated;

create function public.own_sessions()
returns table (
  id uuid, user_agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.own_sessions()
$$;
revoke all on function public.own_sessions() from public, anon, authenticated, service_role;
grant execute on function public.own_sessions() to authenticated;
