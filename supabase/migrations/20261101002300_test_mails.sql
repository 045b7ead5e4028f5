-- One row per test mail, for its limit: who and when, never what. Kept for an hour.
create table private.test_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null
);
create index test_mails_user_id_sent_at on private.test_mails (user_id, sent_at desc);

alter table private.test_mails enable row level security;
revoke all on table private.test_mails from public, anon, authenticated, service_role;
grant select, insert, delete on table private.test_mails to service_role;

-- Lets a person send a test (0), or says after how many seconds they may: ten in an hour.
create function public.take_test_mail(caller uuid) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment timestamptz;
  tenth timestamptz;
begin
  -- Two tests of one person at once must not each count the other out.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.test_mails ' || caller::text, 0));
  moment := clock_timestamp();
  delete from private.test_mails as past where past.user_id = caller and past.sent_at <= moment - interval '1 hour';
  select taken.sent_at into tenth from private.test_mails as taken
  where taken.user_id = caller order by taken.sent_at desc offset 9 limit 1;
  if tenth is not null then
    return greatest(1, ceil(extract(epoch from tenth + interval '1 hour' - moment)))::integer;
  end if;
  insert into private.test_mails (user_id, sent_at) values (caller, moment);
  return 0;
end
$$;
revoke all on function public.take_test_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.take_test_mail(uuid) to service_role;
