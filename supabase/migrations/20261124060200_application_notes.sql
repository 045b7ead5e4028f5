-- What reviewers write about an application: each note by somebody and at a time, in the place of one text that everybody rewrote.
create table public.application_notes (
  id uuid primary key,
  application_id uuid not null references public.job_applications (id) on delete cascade,
  -- Whose account is gone leaves the note and takes the name. Null too for what was written before notes had authors.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  -- Null: written before notes had times.
  written_at timestamptz default now()
);
comment on table public.application_notes is 'Reviewers'' notes; each goes with its application.';
create index application_notes_application_id on public.application_notes (application_id);
create index application_notes_author_id on public.application_notes (author_id);

alter table public.application_notes enable row level security;
revoke all on table public.application_notes from public, anon, authenticated, service_role;
grant select, insert (id, application_id, body), delete on table public.application_notes to authenticated;
grant select, insert, update, delete on table public.application_notes to service_role;

create policy application_notes_read on public.application_notes
for select to authenticated
using ((select private.current_staff_role()) in ('admin', 'super_admin'));
create policy application_notes_write on public.application_notes
for insert to authenticated
with check ((select private.current_staff_role()) in ('admin', 'super_admin') and author_id = (select private.current_account()));
create policy application_notes_remove on public.application_notes
for delete to authenticated
using ((select private.current_staff_role()) in ('admin', 'super_admin') and author_id = (select private.current_account()));

insert into public.application_notes (id, application_id, author_id, body, written_at)
select gen_random_uuid(), application.id, null, application.notes, null
from public.job_applications as application where btrim(application.notes) <> '';
alter table public.job_applications drop column notes;

create function private.record_application_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noted uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  named text := (select application.reference from public.job_applications as application where application.id = noted);
begin
  -- With an application its notes go: that is its own event.
  if named is not null then
    perform private.record_event(
      case tg_op when 'DELETE' then 'application.note_deleted' when 'UPDATE' then 'application.note_changed' else 'application.noted' end,
      noted, named
    );
  end if;
  return null;
end
$$;
revoke all on function private.record_application_note() from public, anon, authenticated, service_role;
create trigger record_application_note after insert or update of body or delete on public.application_notes
for each row execute function private.record_application_note();

-- Gives applications a status, all of them or none. For administrators.
create function public.review_applications(applications jsonb, status text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  wanted uuid[] := private.ids_of(applications);
  found bigint;
begin
  with changed as (
    update public.job_applications as application set status = review_applications.status
    where application.id = any (wanted)
    returning 1
  )
  select count(*) into found from changed;
  if found < (select count(distinct id) from unnest(wanted) as id) then
    raise exception 'Some of these applications are gone, or you may not change them. Nothing was changed.' using errcode = '42501';
  end if;
end
$$;
revoke all on function public.review_applications(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.review_applications(jsonb, text) to authenticated;
