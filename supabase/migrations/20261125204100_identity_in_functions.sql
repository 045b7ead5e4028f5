-- Functions that compare addresses compare their keys, and those that brake count mailboxes.
do $$
declare
  change record;
  before text;
begin
  for change in
    select * from (values
      ('private.guard_account_address()', 'lower(new.email)', 'private.identity_key(new.email)'),
      ('private.follow_directory_address()', 'lower(email) = new.email', 'private.identity_key(email) = new.email'),
      ('private.note_cards(text,jsonb)', 'lower(btrim(person.email))', 'private.identity_key(person.email)'),
      ('private.application_admitted(text,text,text)', 'lower(sent.email) = lower(applicant)',
        'private.mailbox_of(sent.email) = private.mailbox_of(applicant)'),
      -- Of the columns' types, for functions that answer with texts.
      ('public.begin_invitation(uuid,uuid,text,integer)', 'made.email, staff.first_name', 'made.email::text, staff.first_name::text'),
      ('public.notices_due()', 'due.email, due.first_name', 'due.email::text, due.first_name::text'),
      ('public.link_staff_account(uuid,uuid)', 'btrim(left(concat_ws('' '', staff.first_name, staff.last_name), 60))',
        'private.trimmed(left(concat_ws('' '', staff.first_name, staff.last_name), 60))'),
      ('private.follow_password()', 'nullif(left(btrim(new.raw_user_meta_data ->> ''first_name''), 60), '''')',
        'private.name_in(new.raw_user_meta_data ->> ''first_name'')'),
      ('private.follow_password()', 'nullif(left(btrim(new.raw_user_meta_data ->> ''last_name''), 60), '''')',
        'private.name_in(new.raw_user_meta_data ->> ''last_name'')'),
      ('private.follow_password()', 'nullif(left(btrim(new.raw_user_meta_data ->> ''full_name''), 60), '''')',
        'private.name_in(new.raw_user_meta_data ->> ''full_name'')')
    ) as changes (function, find, put)
  loop
    before := pg_catalog.pg_get_functiondef(change.function::regprocedure);
    if position(change.find in before) = 0 then
      raise exception '% does not say %', change.function, change.find;
    end if;
    execute replace(before, change.find, change.put);
  end loop;
end
$$;

-- A name that the auth server was given; null where it is none.
create function private.name_in(words text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select case when private.is_plain(words) then nullif(private.trimmed(left(private.trimmed(words), 60)), '') end
$$;
revoke all on function private.name_in(text) from public, anon, authenticated, service_role;

create index job_applications_mailbox on public.job_applications (private.mailbox_of(email), created_at);

-- As before, and no mailbox gets more than five confirmations an hour, from however many networks and spellings of its address: the others
-- wait for their turn.
create or replace function public.confirmations_due(most integer default 20) returns table (
  application uuid, reference text, email text, first_name text, job text, submitted_at timestamptz, language text
)
language sql volatile security invoker set search_path = ''
as $$
  with waits as (
    select waiting.id, waiting.created_at,
      row_number() over (partition by private.mailbox_of(waiting.email) order by waiting.created_at, waiting.id) + (
        select count(*) from public.job_applications as told
        join private.application_links as link on link.application_id = told.id
        where private.mailbox_of(told.email) = private.mailbox_of(waiting.email)
          and coalesce(link.sent_at, link.tried_at) > now() - interval '1 hour'
          and told.id <> waiting.id
      ) as turn
    from public.job_applications as waiting
    left join private.application_links as link on link.application_id = waiting.id
    where waiting.created_at > now() - interval '2 days'
      and (link.tried_at is null or (link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)))
  ), due as (
    select waiting.id from public.job_applications as waiting join waits on waits.id = waiting.id
    where waits.turn <= 5
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
