-- One spelling of an address and one idea of a name, for everything that tells people apart.

-- Without what nobody sees at either end: spaces of every kind, marks without width, controls.
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

-- The address by which somebody is known. Two that look alike are one.
create function private.identity_key(address text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return normalize(lower(private.trimmed(address)), nfc);
end
$$;

-- A plain address: nothing that a mail header reads as a second one, no quotes and comments, a domain with a dot.
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

-- Where the mail ends up, however its address is spelled. Brakes count this.
create function private.mailbox_of(address text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return regexp_replace(private.identity_key(address), '^([^@+]+)[+][^@]*@', '\1@');
end
$$;

revoke all on function private.trimmed(text), private.identity_key(text), private.is_email(text), private.mailbox_of(text)
  from public, anon, authenticated, service_role;
grant execute on function private.trimmed(text), private.identity_key(text), private.is_email(text), private.mailbox_of(text)
  to anon, authenticated, service_role;

-- The constraints come at the end: what is there is mended first, and what cannot be mended stays readable.
create domain private.email_address as text;
create domain private.one_line as text;
create domain private.person_name as text;

-- What hangs on the columns is made again below, as it was.
drop policy job_applications_send on public.job_applications;
drop trigger follow_directory_address on public.staff_directory;
alter table public.staff_directory drop column words;

alter table public.staff_directory
  alter column email type private.email_address,
  alter column first_name type private.person_name,
  alter column last_name type private.person_name,
  alter column phone type private.one_line,
  alter column job_title type private.one_line,
  alter column department type private.one_line,
  alter column location type private.one_line,
  alter column pronouns type private.one_line,
  drop constraint staff_directory_email_check;
alter table public.user_profiles
  alter column first_name type private.person_name,
  alter column last_name type private.person_name,
  alter column display_name type private.person_name;
alter table public.job_applications
  alter column email type private.email_address,
  alter column first_name type private.person_name,
  alter column last_name type private.person_name,
  alter column phone type private.one_line,
  alter column salary_expectations type private.one_line,
  drop constraint job_applications_email_check,
  drop constraint job_applications_email_plain,
  drop constraint job_applications_first_name_plain,
  drop constraint job_applications_last_name_plain,
  drop constraint job_applications_phone_plain,
  drop constraint job_applications_salary_expectations_plain;
alter table public.leads
  alter column email type private.email_address,
  alter column company type private.one_line,
  alter column contact type private.one_line,
  alter column phone type private.one_line,
  alter column industry type private.one_line,
  drop constraint leads_email_check;
alter table public.staff_invitations alter column email type private.email_address;

alter table public.staff_directory add column words tsvector not null generated always as (
  setweight(to_tsvector('pg_catalog.english', private.search_text(first_name || ' ' || coalesce(last_name, ''))), 'A')
  || setweight(to_tsvector('pg_catalog.english', private.search_text(job_title)), 'B')
  || setweight(to_tsvector('pg_catalog.english', private.search_text(email || ' ' || coalesce(phone, ''))), 'C')
  || setweight(to_tsvector('pg_catalog.english', 'phone telephone mobile number email e-mail mail address job title contact call reach staff'), 'D')
) stored;
create index staff_directory_words on public.staff_directory using gin (words);
create trigger follow_directory_address
after insert or update of user_id, email on public.staff_directory
for each row when (new.user_id is not null)
execute function private.follow_directory_address();
create policy job_applications_send on public.job_applications
for insert to anon, authenticated
with check (
  status = 'new'
  and website = ''
  and (position_id is null or private.position_takes(position_id))
  and (resume_url is null or private.resume_exists(resume_url))
  and private.application_admitted(reference, resume_url, email)
);

-- Whoever writes an address, it is kept in its one spelling; one that is none gets no account either.
create function private.keep_identity_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.identity_key(new.email);
  if not private.is_email(new.email) then
    raise exception 'This is no email address.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.keep_identity_key() from public, anon, authenticated, service_role;

-- Nobody corrected these applications.
alter table public.job_applications disable trigger note_correction, disable trigger record_application;
-- What is there already. Where two entries would become one, both stay as they are, and a person decides.
update public.staff_directory as staff set email = private.identity_key(staff.email)
where staff.email <> private.identity_key(staff.email) and not exists (
  select 1 from public.staff_directory as twin
  where twin.id <> staff.id and private.identity_key(twin.email) = private.identity_key(staff.email)
);
update public.job_applications set email = private.identity_key(email) where email <> private.identity_key(email);
update public.leads set email = nullif(private.identity_key(email), '') where email <> private.identity_key(email) or email = '';
update public.staff_invitations set email = private.identity_key(email) where email <> private.identity_key(email);

-- For the mending alone: what cannot be seen becomes a space.
create function pg_temp.mended(words text) returns text language sql as $$
  select case when private.is_plain(words) then words else private.trimmed((
    select string_agg(case when private.is_plain(part) then part else ' ' end, '' order by place)
    from regexp_split_to_table(words, '') with ordinality as letter (part, place)
  )) end
$$;
update public.staff_directory set
  first_name = coalesce(nullif(pg_temp.mended(first_name), ''), '-'), last_name = nullif(pg_temp.mended(last_name), ''),
  phone = pg_temp.mended(phone), job_title = pg_temp.mended(job_title), department = nullif(pg_temp.mended(department), ''),
  location = nullif(pg_temp.mended(location), ''), pronouns = nullif(pg_temp.mended(pronouns), '')
where not private.is_plain(concat(first_name, last_name, phone, job_title, department, location, pronouns))
  or private.trimmed(first_name) = '' or private.trimmed(last_name) = '';
update public.user_profiles set
  first_name = nullif(pg_temp.mended(first_name), ''), last_name = nullif(pg_temp.mended(last_name), ''),
  display_name = nullif(pg_temp.mended(display_name), '')
where not private.is_plain(concat(first_name, last_name, display_name))
  or private.trimmed(first_name) = '' or private.trimmed(last_name) = '' or private.trimmed(display_name) = '';
update public.job_applications set first_name = coalesce(nullif(private.trimmed(first_name), ''), '-'),
  last_name = coalesce(nullif(private.trimmed(last_name), ''), '-')
where private.trimmed(first_name) = '' or private.trimmed(last_name) = '';
update public.leads set company = coalesce(nullif(pg_temp.mended(company), ''), '-'), contact = pg_temp.mended(contact),
  phone = pg_temp.mended(phone), industry = pg_temp.mended(industry)
where not private.is_plain(concat(company, contact, phone, industry));

alter table public.job_applications enable trigger note_correction, enable trigger record_application;

alter domain private.email_address add constraint is_email check (private.is_email(private.identity_key(value))) not valid;
alter domain private.one_line add constraint is_plain check (private.is_plain(value)) not valid;
alter domain private.person_name add constraint is_name
  check (private.is_plain(value) and private.trimmed(value) <> '' and char_length(value) <= 200) not valid;
alter table public.staff_directory
  add constraint staff_directory_email_key_spelling check (email = private.identity_key(email)) not valid;
alter table public.job_applications
  add constraint job_applications_email_key_spelling check (email = private.identity_key(email)) not valid;
alter table public.leads add constraint leads_email_key_spelling check (email = private.identity_key(email)) not valid;
alter table public.staff_invitations
  add constraint staff_invitations_email_key_spelling check (email = private.identity_key(email)) not valid;

do $$
declare
  rule record;
begin
  for rule in
    select * from (values
      ('domain private.email_address', 'is_email'), ('domain private.one_line', 'is_plain'), ('domain private.person_name', 'is_name'),
      ('table public.staff_directory', 'staff_directory_email_key_spelling'),
      ('table public.job_applications', 'job_applications_email_key_spelling'), ('table public.leads', 'leads_email_key_spelling'),
      ('table public.staff_invitations', 'staff_invitations_email_key_spelling')
    ) as rules (place, name)
  loop
    begin
      execute format('alter %s validate constraint %I', rule.place, rule.name);
    exception when check_violation then
      raise warning 'Some rows from before break the rule % of %. They stay; new ones cannot.', rule.name, rule.place;
    end;
  end loop;
end
$$;

create trigger keep_identity_key before insert or update of email on public.staff_directory
for each row execute function private.keep_identity_key();
create trigger keep_identity_key before insert or update of email on public.job_applications
for each row execute function private.keep_identity_key();
create trigger keep_identity_key before insert or update of email on public.leads
for each row when (new.email is not null) execute function private.keep_identity_key();
create trigger keep_identity_key before insert or update of email on public.staff_invitations
for each row execute function private.keep_identity_key();
-- By telephone alone there are accounts without an address.
create trigger keep_identity_key before insert or update of email on auth.users
for each row when (coalesce(new.email, '') <> '') execute function private.keep_identity_key();
