-- Whose session a token is of. A claim that is no id is of none, and no fault of the server's.
create function private.current_session() returns uuid
language sql stable set search_path = ''
as $$
  select case when claim ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then claim::uuid end
  from (select (select auth.jwt()) ->> 'session_id' as claim) as token
$$;
revoke all on function private.current_session() from public, anon, authenticated, service_role;

create or replace function private.current_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id
  from auth.sessions as session
  join auth.users as account on account.id = session.user_id
  where session.id = (select private.current_session())
    and session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    and (account.banned_until is null or account.banned_until <= now())
    and (session.aal = 'aal2' or not exists (
      select 1 from auth.mfa_factors as factor where factor.user_id = session.user_id and factor.status = 'verified'
    ))
$$;

-- Whichever way somebody comes to the auth server: who is banned begins no session and renews none.
create function private.refuse_banned_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from auth.users where id = new.user_id and banned_until > now()) then
    raise exception 'Who is banned has no session.' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_banned_session() from public, anon, authenticated, service_role;
create trigger refuse_banned_session before insert or update of user_id, refreshed_at on auth.sessions
for each row execute function private.refuse_banned_session();
