-- What is written to these tables leaves an event, whoever writes it. A write that changes nothing leaves none.

-- The columns whose values differ, but for some.
create function private.changed_fields(before jsonb, after jsonb, but text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(field.key order by field.key), '[]')
  from jsonb_each(after) as field
  where field.value is distinct from before -> field.key and field.key <> all (but)
$$;
revoke all on function private.changed_fields(jsonb, jsonb, text[]) from public, anon, authenticated, service_role;

create function private.record_staff_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('staff.added', new.id, new.email, jsonb_build_object('to', new.role));
  elsif tg_op = 'DELETE' then
    perform private.record_event('staff.removed', old.id, old.email);
  else
    if new.role <> old.role then
      perform private.record_event('staff.role', new.id, new.email, jsonb_build_object('from', old.role, 'to', new.role));
    end if;
    if new.is_active <> old.is_active then
      perform private.record_event(
        case when new.is_active then 'staff.activated' else 'staff.deactivated' end, new.id, new.email
      );
    end if;
    if new.user_id is distinct from old.user_id then
      perform private.record_event(
        case when new.user_id is null then 'staff.unlinked' else 'staff.linked' end, new.id, new.email
      );
    end if;
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['role', 'is_active', 'user_id', 'words']);
    if fields <> '[]' then
      perform private.record_event('staff.edited', new.id, new.email, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.record_staff_entry() from public, anon, authenticated, service_role;
create trigger record_staff_entry after insert or update or delete on public.staff_directory
for each row execute function private.record_staff_entry();

create function private.record_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.record_event('application.deleted', old.id, old.reference);
    return null;
  end if;
  if new.status <> old.status then
    perform private.record_event(
      'application.status', new.id, new.reference, jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['status', 'corrected_at', 'corrected_by']);
  if fields <> '[]' then
    perform private.record_event('application.edited', new.id, new.reference, jsonb_build_object('fields', fields));
  end if;
  return null;
end
$$;
revoke all on function private.record_application() from public, anon, authenticated, service_role;
create trigger record_application after update or delete on public.job_applications
for each row execute function private.record_application();

create function private.record_template() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_event('template.deleted', old.id, old.name);
  elsif tg_op = 'UPDATE' and new.withdrawn_at is not null and old.withdrawn_at is null then
    perform private.record_event('template.withdrawn', new.id, new.name);
  elsif tg_op = 'INSERT' or new.version <> old.version then
    perform private.record_event('template.published', new.id, new.name, jsonb_build_object('version', new.version));
  elsif new is distinct from old then
    perform private.record_event('template.changed', new.id, new.name);
  end if;
  return null;
end
$$;
revoke all on function private.record_template() from public, anon, authenticated, service_role;
create trigger record_template after insert or update or delete on public.team_templates
for each row execute function private.record_template();

-- Leads come in numbers: one event for a statement.
create function private.record_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  number bigint;
begin
  select count(*) into number from touched;
  if number > 0 then
    perform private.record_event(
      case tg_op when 'INSERT' then 'leads.added' when 'UPDATE' then 'leads.changed' else 'leads.deleted' end,
      null, null, jsonb_build_object('number', number)
    );
  end if;
  return null;
end
$$;
revoke all on function private.record_leads() from public, anon, authenticated, service_role;
create trigger record_added_leads after insert on public.leads
referencing new table as touched for each statement execute function private.record_leads();
create trigger record_changed_leads after update on public.leads
referencing new table as touched for each statement execute function private.record_leads();
create trigger record_deleted_leads after delete on public.leads
referencing old table as touched for each statement execute function private.record_leads();
