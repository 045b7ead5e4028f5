-- Wrong codes of a second step within a quarter of an hour: whoever types them knows the password. Every fifth leaves an event, as every
-- fifth wrong password does.
create table private.refused_second_steps (
  account_id uuid primary key references auth.users (id) on delete cascade,
  times integer not null,
  since timestamptz not null default now()
);
alter table private.refused_second_steps enable row level security;
revoke all on table private.refused_second_steps from public, anon, authenticated, service_role;

-- As the hook "MFA verification attempt" of a hosted project's auth server calls it, and the embedded one: `{ "user_id": …, "valid": … }`.
-- It refuses nobody; brakes do. docs/deploy.md has the grant for a hosted project.
create function private.note_mfa_attempt(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account auth.users;
  counted integer;
begin
  select * into account from auth.users as known where known.id = (event ->> 'user_id')::uuid;
  if found and (event ->> 'valid')::boolean then
    delete from private.refused_second_steps where account_id = account.id;
  elsif found then
    insert into private.refused_second_steps as refused (account_id, times) values (account.id, 1)
    on conflict (account_id) do update set
      times = case when refused.since > now() - interval '15 minutes' then refused.times + 1 else 1 end,
      since = case when refused.since > now() - interval '15 minutes' then refused.since else now() end
    returning times into counted;
    if counted % 5 = 0 then
      perform private.record_event(
        'sign_in.second_step_refused',
        (select entry.id from public.staff_directory as entry where entry.user_id = account.id),
        account.email, jsonb_build_object('number', counted)
      );
    end if;
  end if;
  return '{"decision": "continue"}';
end
$$;
revoke all on function private.note_mfa_attempt(jsonb) from public, anon, authenticated, service_role;
