-- Invitations and posts leave events too.
create function private.record_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- One that never went opened nothing; with an entry its invitations go, which is that entry's event.
    if old.sent_at is not null and exists (select 1 from public.staff_directory as entry where entry.id = old.entry_id) then
      perform private.record_event('staff.invitation_deleted', old.entry_id, old.email);
    end if;
  else
    if new.sent_at is not null and (tg_op = 'INSERT' or old.sent_at is null) then
      perform private.record_event('staff.invited', new.entry_id, new.email);
    end if;
    if new.withdrawn_at is not null and (tg_op = 'INSERT' or old.withdrawn_at is null) then
      perform private.record_event('staff.invitation_ended', new.entry_id, new.email);
    end if;
    if new.accepted_at is not null and (tg_op = 'INSERT' or old.accepted_at is null) then
      perform private.record_event('staff.invitation_accepted', new.entry_id, new.email);
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.record_invitation() from public, anon, authenticated, service_role;
create trigger record_invitation after insert or update or delete on public.staff_invitations
for each row execute function private.record_invitation();

create function private.record_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('post.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    -- Those that ended long ago go by themselves.
    if old.ends_at >= now() - interval '90 days' then
      perform private.record_event('post.removed', old.id, old.title);
    end if;
  else
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['author_id']);
    if fields <> '[]' then
      perform private.record_event('post.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.record_post() from public, anon, authenticated, service_role;
create trigger record_post after insert or update or delete on public.posts
for each row execute function private.record_post();
