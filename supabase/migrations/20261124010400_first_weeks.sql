-- What somebody has ticked off the list for their first week. The portal knows the names.
create table public.first_weeks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  done text[] not null check (private.are_card_names(done))
);
comment on table public.first_weeks is 'What newcomers have ticked off on their home page. Goes with the account.';

alter table public.first_weeks enable row level security;
revoke all on table public.first_weeks from public, anon, authenticated, service_role;
grant select on table public.first_weeks to authenticated;
grant select, insert, update, delete on table public.first_weeks to service_role;

create policy first_weeks_read_own on public.first_weeks
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.tick_first_week(done jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'Only active staff have a home page.' using errcode = '42501';
  end if;
  insert into public.first_weeks (user_id, done) values ((select private.current_account()), private.texts_of(done))
  on conflict (user_id) do update set done = excluded.done;
end
$$;
revoke all on function private.tick_first_week(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.tick_first_week(jsonb) to authenticated;

-- All that one has ticked off, as a list of names, in place of what was.
create function public.tick_first_week(done jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.tick_first_week(done)
$$;
revoke all on function public.tick_first_week(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.tick_first_week(jsonb) to authenticated;
