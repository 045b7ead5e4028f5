-- Default rights, the schema for helpers, and the rules for addresses and names.

-- Older hosted projects grant everything on a new public table to anon and authenticated, newer ones nothing. Here both
-- start with nothing: only the roles that an explicit grant names may use what these files create.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Without "in schema": PostgreSQL adds the defaults of a schema to these and never subtracts them.
alter default privileges revoke execute on functions from public;

-- Helpers that policies call, and tables that no client reads. The API doesn't list this schema, so no URL reaches it.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Invisible characters (controls, direction marks, zero-width characters, line separators) can make one name look like
-- another. Joiners are allowed between letters of scripts that write with them, such as Persian and Hindi.
create function private.is_plain(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select words !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]|(?<![\u0600-\u1cff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u1cff])'
$$;
grant execute on function private.is_plain to anon, authenticated, service_role;

-- Removes everything invisible at both ends: spaces of every kind, zero-width marks, controls.
create function private.trimmed(words text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return regexp_replace(
    normalize(words, nfc),
    '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]+|[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]+$',
    '', 'g'
  );
end
$$;
grant execute on function private.trimmed to anon, authenticated, service_role;

-- The key that identifies an address. Two addresses that look alike have the same key.
create function private.identity_key(address text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return normalize(lower(private.trimmed(address)), nfc);
end
$$;
grant execute on function private.identity_key to anon, authenticated, service_role;

-- A plain address: nothing that a mail header could read as a second one, no quotes or comments, and a domain with a
-- dot.
create function private.is_email(address text) returns boolean
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return char_length(address) <= 254 and char_length(split_part(address, '@', 1)) <= 64
    and address !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff()<>,;:"\\\[\]]'
    and private.is_plain(address)
    and address ~ '^[^@.]+([.][^@.]+)*@([a-zA-Z0-9\u00a1-\U0010ffff]([a-zA-Z0-9\u00a1-\U0010ffff-]{0,61}[a-zA-Z0-9\u00a1-\U0010ffff])?[.])+[a-zA-Z\u00a1-\U0010ffff]([a-zA-Z0-9\u00a1-\U0010ffff-]{0,61}[a-zA-Z0-9\u00a1-\U0010ffff])$';
end
$$;
grant execute on function private.is_email to anon, authenticated, service_role;

-- The mailbox that mail to an address ends up in, however the address is spelled. Limits count by this.
create function private.mailbox_of(address text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return regexp_replace(private.identity_key(address), '^([^@+]+)[+][^@]*@', '\1@');
end
$$;
grant execute on function private.mailbox_of to anon, authenticated, service_role;

-- A name as the auth server got it; null if it isn't a valid one.
create function private.valid_name_or_null(words text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select case when private.is_plain(words) then nullif(private.trimmed(left(private.trimmed(words), 60)), '') end
$$;

-- The rules for columns of addresses, short texts and names.
create domain private.email_address as text constraint is_email check (private.is_email(private.identity_key(value)));
create domain private.one_line as text constraint is_plain check (private.is_plain(value));
create domain private.person_name as text constraint is_name check (
  private.is_plain(value) and private.trimmed(value) <> '' and char_length(value) <= 200
);

-- Stores every address as its key, no matter who writes it. Refuses invalid ones, so they don't get an account either.
create function private.keep_identity_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.identity_key(new.email);
  if not private.is_email(new.email) then
    raise exception 'This isn''t a valid email address.' using errcode = '23514';
  end if;
  return new;
end
$$;

create function private.hash_of(token text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(left(token, 200), 'UTF8')), 'hex')
$$;

-- The digest of a stored file's name. Events name a file by it, because the name itself often contains the applicant's.
create function private.digest_of(stored_name text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(stored_name, 'UTF8')), 'hex')
$$;

-- A list of texts from JSON; anything else is refused.
create function private.texts_of(list jsonb) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) is distinct from 'array'
    or exists (select 1 from jsonb_array_elements(list) as each where jsonb_typeof(each) <> 'string') then
    raise exception 'This isn''t a list of names.' using errcode = '23514';
  end if;
  return array(select jsonb_array_elements_text(list));
end
$$;

-- A person's storage quotas. docs/library.md states the numbers; triggers enforce each of them on every insert.
create function private.quota_of(what text) returns bigint
language sql immutable security invoker set search_path = ''
as $$
  select case what
    when 'pieces' then 2000 when 'bytes of pictures' then 2000 * 1024 * 1024::bigint when 'review links' then 20 when 'bytes of metadata' then 8192
    when 'comments' then 500 when 'comments by a link' then 50 when 'comments from outside' then 250
  end
$$;
