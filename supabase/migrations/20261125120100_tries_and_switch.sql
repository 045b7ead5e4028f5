-- How long after so many tries the next one is.
create function private.before_next_try(tries integer) returns interval
language sql immutable security invoker set search_path = ''
as $$
  select least(interval '12 hours', interval '10 minutes' * power(4, least(tries, 10) - 1))
$$;
revoke all on function private.before_next_try(integer) from public, anon, authenticated, service_role;
grant execute on function private.before_next_try(integer) to service_role;

-- The applications of the last two days that wait for their confirmation, each taken by who asks: again after ten minutes, forty, and then
-- longer each time, up to half a day, so that a mail service that is down for hours loses none.
create or replace function public.confirmations_due(most integer default 20) returns table (
  application uuid, reference text, email text, first_name text, job text, submitted_at timestamptz, language text
)
language sql volatile security invoker set search_path = ''
as $$
  with due as (
    select waiting.id from public.job_applications as waiting
    left join private.application_links as link on link.application_id = waiting.id
    where waiting.created_at > now() - interval '2 days'
      and (link.tried_at is null or (link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)))
    order by waiting.created_at limit most
    for update of waiting skip locked
  ), taken as (
    insert into private.application_links as link (application_id) select due.id from due
    on conflict (application_id) do update set tries = link.tries + 1, tried_at = now()
    -- Another run may have taken it since this one looked.
    where link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)
    returning link.application_id
  )
  select own.id, own.reference, own.email, own.first_name, opening.title, own.created_at, own.language
  from taken join public.job_applications as own on own.id = taken.application_id
  left join public.positions as opening on opening.id = own.position_id
  order by own.created_at
$$;

-- The switch is told in the trail whoever turns it, also by a statement of the owner.
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
revoke all on function private.record_second_step_rule() from public, anon, authenticated, service_role;
create trigger second_step_rule_recorded after update on private.second_step_rule
for each row when (new.required is distinct from old.required) execute function private.record_second_step_rule();

create or replace function private.require_second_step(required boolean) returns void
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
end
$$;
