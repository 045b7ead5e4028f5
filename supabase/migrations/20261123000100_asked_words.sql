-- What a question and what answers it are compared by: words without accents, in their stems, and near spellings.
create extension if not exists pg_trgm with schema extensions;
grant execute on function extensions.similarity(text, text), extensions.strict_word_similarity_op(text, text) to authenticated, service_role;

-- The words of a text. What is written as one word or as two becomes one ("log in"), and of a telephone number its end stays.
create function private.plain_words_of(source text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select word
    from regexp_split_to_table(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(lower(private.search_text(source)), '[''’`´]s\M', '', 'g'),
        '(?<=[a-z])[''’`´](?=[a-z])', '', 'g'),
        '\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary', 'g'),
        '\m(e|wi|on|tri|bi|z|gate|x)-(?=[a-z])', '\1', 'g'),
        '\m(log|logging|sign|signing|logged|signed)[ -]?(out|off)\M', 'logout', 'g'),
        '\m(log|logging|sign|signing|logged|signed)[ -]?(in|on|into)\M', 'login', 'g'),
        '\m(sign|signing|signed)[ -]?up\M', 'register', 'g'),
        '\mtime off\M', 'vacation', 'g'),
        '(\(?\d{3}\)?[ .-]*)?\m\d{3}[ .-]+(\d{4})\M', '\2', 'g'),
        '\m(runs?|leads?|heads?|owns?|charge of) (the|our|this) (whole )?(company|business|firm|place)\M|\m(big|top) boss\M', 'ceo', 'g'),
      '[^a-z0-9]+') with ordinality as said (word, place)
    where word <> ''
    order by place
    limit 400
  )
$$;

create function private.stem_of(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select coalesce((pg_catalog.ts_lexize('pg_catalog.english_stem', word))[1], word)
$$;

-- Words that say nothing about what is asked.
create function private.says_nothing(word text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select pg_catalog.ts_lexize('pg_catalog.english_stem', word) = '{}' or char_length(word) < 2 or word = any (string_to_array(
    'tell show give find get gets getting got let lets know want wanted need needs needed like look looking see come go goes going '
    'make makes made use used using work works working help please pls plz could would should may might can cant cannot kindly explain '
    'describe question ask asks answer anybody anyone somebody someone everybody everyone thing things stuff kind kinds sort much many '
    'way exactly currently called call hello hi hey thank thanks good morning afternoon evening us ours dont doesnt didnt isnt im ive '
    'whats wheres whos hows now just also really actually quickly again still already ever yet must shall take takes put puts keep '
    'keeps able allowed possible supposed available actual current wonder wondering remind anyway ok okay hmm well oh yes no guy guys '
    'person people folk lady man woman responsible charge handles handle handling deals deal dealing belongs belong does doing done '
    'mean means meant one ones lot lots bit every each contain contains exist exists happen happens happening tells says say said seem '
    'seems try trying tried etc talk talking '
    'speak wants wanting asking asked showing telling finding knows helps checking check', ' '))
$$;

create function private.stems_of(source text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct private.stem_of(word) from unnest(private.plain_words_of(source)) as word where not private.says_nothing(word)
  )
$$;

-- A word, and what is left of it with any one letter gone: two words that are one slip apart share one of these.
create function private.spellings_of(words text[]) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct left(word, at - 1) || substr(word, at + 1)
    from unnest(words) as word, generate_series(1, char_length(word) + 1) as at
    where char_length(word) between 4 and 40
  )
$$;

-- The words of a name; what an apostrophe joins is there as one word and as two.
create function private.name_words_of(first_name text, last_name text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select private.plain_words_of(concat_ws(' ', first_name, last_name, translate(concat_ws(' ', first_name, last_name), '''’', '  ')))
$$;

revoke all on function private.plain_words_of(text), private.stem_of(text), private.says_nothing(text), private.stems_of(text),
  private.spellings_of(text[]), private.name_words_of(text, text) from public, anon, authenticated, service_role;
grant execute on function private.plain_words_of(text), private.stem_of(text), private.says_nothing(text), private.stems_of(text),
  private.spellings_of(text[]), private.name_words_of(text, text) to authenticated, service_role;

create index staff_directory_name_words on public.staff_directory using gin (private.name_words_of(first_name, last_name));
create index staff_directory_name_spellings on public.staff_directory
  using gin (private.spellings_of(private.name_words_of(first_name, last_name)));
create index staff_directory_name_trigrams on public.staff_directory
  using gin (private.search_text(first_name || ' ' || coalesce(last_name, '')) extensions.gin_trgm_ops);
