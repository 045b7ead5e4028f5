-- "Email" is written one way in the product, and a question finds it in either spelling.
create or replace function private.search_text(source text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(normalize(coalesce(source, ''), nfd), '[\u0300-\u036f]', '', 'g'),
      '(?<=\d)-(?=\d)', ' ', 'g'
    ),
    '\me-mail', 'email', 'gi'
  )
$$;

-- Every row is written, so that its words are made anew.
update public.portal_knowledge set
  title = replace(replace(title, 'E-mail', 'Email'), 'e-mail', 'email'),
  body = replace(replace(body, 'E-mail', 'Email'), 'e-mail', 'email');

do $$
begin
  execute replace(
    pg_catalog.pg_get_functiondef('public.search_portal(text)'::regprocedure), '''E-mail: ''', '''Email: '''
  );
end
$$;
