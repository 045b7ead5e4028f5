-- The language in which an application was sent, in which its sender hears of it.
alter table public.job_applications
  add column language text not null default 'en' check (language in ('en', 'es'));
grant insert (language) on table public.job_applications to anon, authenticated;

drop function public.confirmations_due(integer);
-- The applications of the last two days that wait for their confirmation, each taken for ten minutes by who asks, and five times at most.
create function public.confirmations_due(most integer default 20) returns table (
  application uuid, reference text, email text, first_name text, job text, submitted_at timestamptz, language text
)
language sql volatile security invoker set search_path = ''
as $$
  with due as (
    select waiting.id from public.job_applications as waiting
    left join private.application_links as link on link.application_id = waiting.id
    where waiting.created_at > now() - interval '2 days'
      and (link.tried_at is null or (link.sent_at is null and link.tries < 5 and link.tried_at <= now() - interval '10 minutes'))
    order by waiting.created_at limit most
    for update of waiting skip locked
  ), taken as (
    insert into private.application_links as link (application_id) select due.id from due
    on conflict (application_id) do update set tries = link.tries + 1, tried_at = now()
    -- Another run may have taken it since this one looked.
    where link.sent_at is null and link.tried_at <= now() - interval '10 minutes'
    returning link.application_id
  )
  select own.id, own.reference, own.email, own.first_name, opening.title, own.created_at, own.language
  from taken join public.job_applications as own on own.id = taken.application_id
  left join public.positions as opening on opening.id = own.position_id
  order by own.created_at
$$;
revoke all on function public.confirmations_due(integer) from public, anon, authenticated, service_role;
grant execute on function public.confirmations_due(integer) to service_role;
