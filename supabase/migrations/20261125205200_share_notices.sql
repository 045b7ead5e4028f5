-- Who a piece is shared with hears of it: on the home page until they have seen it, and once by mail.
alter table public.piece_shares
  add column seen_at timestamptz,
  add column mailed_at timestamptz;
comment on column public.piece_shares.seen_at is 'When the person opened the piece from its notice, or put the notice away.';
comment on column public.piece_shares.mailed_at is 'When the person was mailed about it, or the mail was given up.';
-- What was shared before is no news.
update public.piece_shares set seen_at = now(), mailed_at = now();

alter table public.mail_log drop constraint mail_log_kind_check;
alter table public.mail_log
  add constraint mail_log_kind_check check (kind in ('invitation', 'test', 'application', 'confirmation', 'notice', 'share'));

-- Pieces that were shared with the signed-in person by name and that they have not seen, the latest first.
create function public.new_shares() returns table (
  piece uuid, name text, designer text, owner_name text, shared_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select shared.id, shared.name, shared.designer,
    (
      select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver
      where giver.user_id = shared.owner_id
    ),
    share.shared_at
  from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id
  where share.person_id = (select private.current_account()) and share.seen_at is null and shared.deleted_at is null
  order by share.shared_at desc, shared.id limit 20
$$;
revoke all on function public.new_shares() from public, anon, authenticated, service_role;
grant execute on function public.new_shares() to authenticated;

create function private.see_shares(pieces jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  update public.piece_shares as share set seen_at = now()
  where share.person_id = me and pieces @> to_jsonb(share.piece_id) and share.seen_at is null;
end
$$;
revoke all on function private.see_shares(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.see_shares(jsonb) to authenticated;

-- Puts notices of shared pieces away.
create function public.see_shares(pieces jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_shares(pieces)
$$;
revoke all on function public.see_shares(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.see_shares(jsonb) to authenticated;

-- Who is to be mailed now, each once for all that was shared with them. Whoever asks sends: what is given here is not given again.
-- Five minutes leave time to think better of it; after a day it is no news.
create function private.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    update public.piece_shares as share set mailed_at = now()
    from public.pieces as shared
    where shared.id = share.piece_id and shared.deleted_at is null
      and share.mailed_at is null and share.seen_at is null
      and share.shared_at between now() - interval '1 day' and now() - interval '5 minutes'
    returning share.person_id, share.shared_at, shared.id, shared.name, shared.designer, shared.owner_id
  )
  select reader.user_id, reader.email::text, reader.first_name::text, jsonb_agg(
    jsonb_build_object(
      'piece', due.id, 'name', due.name, 'designer', due.designer,
      'owner', (select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver where giver.user_id = due.owner_id)
    ) order by due.shared_at desc, due.id
  )
  from due join public.staff_directory as reader on reader.user_id = due.person_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;
revoke all on function private.shares_due() from public, anon, authenticated, service_role;
grant execute on function private.shares_due() to service_role;

create function public.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.shares_due()
$$;
revoke all on function public.shares_due() from public, anon, authenticated, service_role;
grant execute on function public.shares_due() to service_role;
