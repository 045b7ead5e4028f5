-- What searches compare is folded as `folded` of packages/ui does it: apostrophes, hyphens and quotes are those of a keyboard, and letters
-- that no mark can be taken off are the plain ones.
create or replace function private.search_text(source text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(replace(
          translate(
            normalize(
              translate(
                coalesce(source, ''),
                U&'\2018\2019\201A\201B\02B9\02BB\02BC\02BD\2032\2035\00B4\0060\05F3\FF07\A78C' ||
                U&'\201C\201D\201E\201F\00AB\00BB\2033\2036\05F4\FF02' ||
                U&'\2010\2011\2012\2013\2014\2015\2043\2212\FE58\FE63\FF0D\05BE' ||
                U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
                repeat('''', 15) || repeat('"', 10) || repeat('-', 12)
              ),
              nfkd
            ),
            U&'\0142\0141\00F8\00D8\0111\0110\00F0\00D0\0127\0126\0167\0166\0131', 'lLoOdDdDhHtTi'
          ),
          U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\00C6', 'AE'), U&'\0153', 'oe'), U&'\0152', 'OE'), U&'\00FE', 'th'), U&'\00DE', 'TH'),
          U&'\1E9E', 'SS'),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
      ),
      '(?<=\d)-(?=\d)', ' ', 'g'
    ),
    '\me-mail', 'email', 'gi'
  )
$$;

create or replace function private.name_words_of(first_name text, last_name text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select private.plain_words_of(
    concat_ws(' ', first_name, last_name, translate(private.search_text(concat_ws(' ', first_name, last_name)), '''', ' '))
  )
$$;

-- The words that are kept are made anew, and nobody has changed anything.
alter table public.staff_directory disable trigger user;
update public.staff_directory set first_name = first_name, job_title = job_title, email = email;
alter table public.staff_directory enable trigger user;
alter table public.pieces disable trigger user;
update public.pieces set name = name;
alter table public.pieces enable trigger user;
update public.portal_knowledge set title = title, body = body;
reindex index public.staff_directory_name_words;
reindex index public.staff_directory_name_spellings;
reindex index public.staff_directory_name_trigrams;

-- The audit trail is searched as everything else is.
do $$
begin
  execute replace(
    pg_catalog.pg_get_functiondef('public.audit_trail(text, text, timestamptz, timestamptz, bigint, integer)'::regprocedure),
    'lower(audit_trail.words) in lower(concat_ws('' '', event.actor, named.actor_name, event.subject, named.subject_name))',
    'lower(private.search_text(audit_trail.words)) in lower(private.search_text(concat_ws('' '', event.actor, named.actor_name, event.subject, named.subject_name)))'
  );
end
$$;
