-- Whoever has a second step has no rights before they have taken it: the session itself says whether they have, never a token's claim.
create or replace function private.current_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id
  from auth.sessions as session
  join auth.users as account on account.id = session.user_id
  where session.id = ((select auth.jwt()) ->> 'session_id')::uuid
    and session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    and (account.banned_until is null or account.banned_until <= now())
    and (session.aal = 'aal2' or not exists (
      select 1 from auth.mfa_factors as factor where factor.user_id = session.user_id and factor.status = 'verified'
    ))
$$;

-- An event about somebody's own sign-in. The auth server carries no claims: where it is certain that they did it themselves, it is said so.
create function private.record_sign_in(action text, account uuid, themselves boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  acting uuid := case when themselves then account else private.acting_account() end;
begin
  delete from public.audit_events where happened_at <= now() - private.audit_retention();
  -- With an account its factors go too: that is no event of theirs.
  insert into public.audit_events (actor_id, actor, action, subject_id, subject)
  select acting, (select actor.email from auth.users as actor where actor.id = acting), 'sign_in.' || record_sign_in.action,
    (select entry.id from public.staff_directory as entry where entry.user_id = known.id), known.email
  from auth.users as known where known.id = account;
end
$$;
revoke all on function private.record_sign_in(text, uuid, boolean) from public, anon, authenticated, service_role;

create function private.record_second_step() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Compared as text: an older auth server does not know every kind.
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
revoke all on function private.record_second_step() from public, anon, authenticated, service_role;

create trigger record_second_step after insert or update of status or delete on auth.mfa_factors
for each row execute function private.record_second_step();
