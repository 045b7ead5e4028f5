-- Wrong codes of a second step are counted as wrong passwords are: whoever types them knows the password. Every fifth within a quarter of
-- an hour leaves an event.
alter table private.refused_sign_ins
  add column what text not null default 'password' check (what in ('password', 'second_step')),
  drop constraint refused_sign_ins_pkey,
  add primary key (account_id, what);

-- An attempt of an account: `{ "user_id": …, "valid": … }`.
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
revoke all on function private.note_attempt(jsonb, text, text) from public, anon, authenticated, service_role;

-- As the hooks "password verification attempt" and "MFA verification attempt" of a hosted project's auth server call them, and the
-- embedded one. They refuse nobody; brakes do. docs/deploy.md has the grants for a hosted project.
create or replace function private.note_password_attempt(event jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.note_attempt(event, 'password', 'sign_in.refused')
$$;
create function private.note_mfa_attempt(event jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.note_attempt(event, 'second_step', 'sign_in.second_step_refused')
$$;
revoke all on function private.note_mfa_attempt(jsonb) from public, anon, authenticated, service_role;
