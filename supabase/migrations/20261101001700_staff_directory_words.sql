-- The words by which the assistant finds a person, kept with the entry so that 2,000 of them need no parsing at each
-- question. Nothing but what the entry says; the row's policy decides who finds it. The role is left out: pages show
-- it to super administrators only.
alter table public.staff_directory add column words tsvector not null generated always as (
  setweight(to_tsvector('pg_catalog.english', private.search_text(first_name || ' ' || coalesce(last_name, ''))), 'A')
  || setweight(to_tsvector('pg_catalog.english', private.search_text(job_title)), 'B')
  || setweight(to_tsvector('pg_catalog.english', private.search_text(email || ' ' || coalesce(phone, ''))), 'C')
  || setweight(to_tsvector('pg_catalog.english', 'phone telephone mobile number email e-mail mail address job title contact call reach staff'), 'D')
) stored;
create index staff_directory_words on public.staff_directory using gin (words);
