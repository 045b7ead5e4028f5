-- The switch that asks administrators and super administrators for a second step: without one they then have no rights.
create table private.second_step_rule (
  one boolean primary key default true check (one),
  required boolean not null
);
alter table private.second_step_rule enable row level security;
revoke all on table private.second_step_rule from public, anon, authenticated, service_role;
insert into private.second_step_rule (required) values (false);

create or replace function private.current_staff_role() returns public.staff_role
language sql stable security definer set search_path = ''
as $$
  select staff.role
  from public.staff_directory as staff
  join public.user_profiles as profile on profile.user_id = staff.user_id
  where staff.user_id = (select private.current_account()) and staff.is_active and profile.password_changed
    and (
      staff.role = 'staff'
      or not (select rule.required from private.second_step_rule as rule)
      or exists (select 1 from auth.mfa_factors as factor where factor.user_id = staff.user_id and factor.status = 'verified')
    )
$$;

create function private.second_step_required() returns boolean
language sql stable security definer set search_path = ''
as $$
  select rule.required from private.second_step_rule as rule
$$;
revoke all on function private.second_step_required() from public, anon, authenticated, service_role;
grant execute on function private.second_step_required() to authenticated;

-- Whether administrators need a second step.
create function public.second_step_required() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.second_step_required()
$$;
revoke all on function public.second_step_required() from public, anon, authenticated, service_role;
grant execute on function public.second_step_required() to authenticated;

create function private.require_second_step(required boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce((select private.current_staff_role()) <> 'super_admin', true) then
    raise exception 'Only a super administrator decides that.' using errcode = '42501';
  end if;
  -- Whoever asks others for it could otherwise lock everybody out, themselves first.
  if require_second_step.required and not exists (
    select 1 from auth.mfa_factors as factor
    where factor.user_id = (select private.current_account()) and factor.status = 'verified'
  ) then
    raise exception 'Turn on two-step sign-in for yourself first.';
  end if;
  update private.second_step_rule as rule set required = require_second_step.required
  where rule.required is distinct from require_second_step.required;
  if found then
    perform private.record_event(
      case when require_second_step.required then 'sign_in.second_step_required' else 'sign_in.second_step_optional' end, null, null
    );
  end if;
end
$$;
revoke all on function private.require_second_step(boolean) from public, anon, authenticated, service_role;
grant execute on function private.require_second_step(boolean) to authenticated;

-- Turns the switch. For super administrators who have a second step themselves.
create function public.require_second_step(required boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.require_second_step(required)
$$;
revoke all on function public.require_second_step(boolean) from public, anon, authenticated, service_role;
grant execute on function public.require_second_step(boolean) to authenticated;
