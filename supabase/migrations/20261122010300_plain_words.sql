-- Characters that one cannot see (controls, marks of direction, characters without width, line separators) can make a
-- name read as another. Joiners stay between letters of the scripts that write with them, as in Persian and Hindi.
create function private.is_plain(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select words !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]|(?<![\u0600-\u1cff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u1cff])'
$$;
revoke all on function private.is_plain(text) from public, anon, authenticated, service_role;
grant execute on function private.is_plain(text) to anon, authenticated, service_role;

-- What is there already loses them, so that it can still be reviewed.
create function pg_temp.plain(words text) returns text language sql
as $$ select regexp_replace(words, '[\u0001-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]|(?<![\u0600-\u1cff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u1cff])', ' ', 'g') $$;
update public.job_applications set
  first_name = coalesce(nullif(btrim(pg_temp.plain(first_name)), ''), '-'),
  last_name = coalesce(nullif(btrim(pg_temp.plain(last_name)), ''), '-'),
  email = replace(pg_temp.plain(email), ' ', ''),
  phone = pg_temp.plain(phone),
  salary_expectations = pg_temp.plain(salary_expectations)
where not (private.is_plain(first_name || last_name || email)
  and private.is_plain(coalesce(phone, '') || coalesce(salary_expectations, '')));

alter table public.job_applications
  add constraint job_applications_first_name_plain check (private.is_plain(first_name)),
  add constraint job_applications_last_name_plain check (private.is_plain(last_name)),
  add constraint job_applications_email_plain check (private.is_plain(email)),
  add constraint job_applications_phone_plain check (private.is_plain(phone)),
  add constraint job_applications_salary_expectations_plain check (private.is_plain(salary_expectations));
