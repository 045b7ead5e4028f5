-- One row per question to the assistant, for its limits: who and when, never what. Kept for a day.
create table private.chat_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index chat_turns_user_id_started_at on private.chat_turns (user_id, started_at desc);

alter table private.chat_turns enable row level security;
revoke all on table private.chat_turns from public, anon, authenticated, service_role;
grant select, insert, update, delete on table private.chat_turns to service_role;

-- Lets a person ask, or says after how many seconds they may: 20 questions in 5 minutes, 200 in a day, 2 at once.
-- A turn that nobody ended, because its server died, counts as running for 150 seconds.
create function public.take_chat_turn(caller uuid) returns table (turn uuid, retry_after integer)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment timestamptz;
  free_at timestamptz;
begin
  -- Two questions of one person at once must not each count the other out.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.chat_turns ' || caller::text, 0));
  moment := clock_timestamp();
  delete from private.chat_turns as past where past.user_id = caller and past.started_at <= moment - interval '1 day';
  select max(full_until) into free_at from (
    (select taken.started_at + interval '5 minutes' as full_until from private.chat_turns as taken
     where taken.user_id = caller and taken.started_at > moment - interval '5 minutes'
     order by taken.started_at desc offset 19 limit 1)
    union all
    (select taken.started_at + interval '1 day' from private.chat_turns as taken
     where taken.user_id = caller order by taken.started_at desc offset 199 limit 1)
    union all
    (select moment + interval '5 seconds' from private.chat_turns as running
     where running.user_id = caller and running.ended_at is null and running.started_at > moment - interval '150 seconds'
     offset 1 limit 1)
  ) as limits;
  if free_at is not null then
    return query select null::uuid, greatest(1, ceil(extract(epoch from free_at - moment)))::integer;
    return;
  end if;
  return query insert into private.chat_turns (user_id, started_at) values (caller, moment) returning id, 0;
end
$$;
revoke all on function public.take_chat_turn(uuid) from public, anon, authenticated, service_role;
grant execute on function public.take_chat_turn(uuid) to service_role;

create function public.end_chat_turn(turn uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update private.chat_turns set ended_at = clock_timestamp() where id = turn and ended_at is null
$$;
revoke all on function public.end_chat_turn(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_chat_turn(uuid) to service_role;
