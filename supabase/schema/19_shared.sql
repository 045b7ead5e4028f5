-- Helpers of several subjects.

-- The ids that a request lists. As JSON and not as an array, because the embedded database can't refuse an invalid
-- array.
create function private.ids_of(list jsonb) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) = 'array' then
    return array(select each::uuid from jsonb_array_elements_text(list) as each);
  end if;
  raise exception 'Send the pieces as a list of IDs.' using errcode = '23514';
end
$$;
grant execute on function private.ids_of to authenticated;

-- The name of an account's person; null for someone who has left the directory.
create function private.name_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select nullif(btrim(concat_ws(' ', person.first_name, person.last_name)), '')
  from public.staff_directory as person where person.user_id = account
$$;

create function private.require_colleague(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.staff_directory as staff where staff.user_id = person and staff.is_active) then
    raise exception 'Choose an active colleague.' using errcode = '23514';
  end if;
end
$$;

-- The pictures in a draft, out of those that a piece has had.
create function private.pictures_in(draft jsonb, pictures jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each(pictures) as named
  where strpos(draft::text, 'upload:' || named.key) > 0
$$;

-- The contact line of the person who made a review link or asked for approval: without their name, a card would look
-- different. `lastName` is how the name ends.
create function private.is_contact(contact jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(contact) = 'object' then not exists (
    select 1 from jsonb_each(contact) as each
    where each.key not in ('name', 'title', 'email', 'phone', 'lastName', 'logoVersion')
      or jsonb_typeof(each.value) <> 'string' or char_length(each.value #>> '{}') > 300
  ) else false end
$$;
