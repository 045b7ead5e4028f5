-- Comparing texts: without accents, by the stems of their words, and by near spellings.

create extension if not exists pg_trgm with schema extensions;
-- `search_portal` calls these with the caller's rights.
grant execute on function extensions.similarity(text, text), extensions.strict_word_similarity_op(text, text) to authenticated, service_role;
grant execute on function extensions.similarity_op(text, text) to authenticated;

-- Text as searches compare it, the same way as `folded` of packages/ui: accents are removed ("Tomas" finds "Tomás"),
-- apostrophes, hyphens and quotes are those of a keyboard, and letters like "ø" become plain ones. Telephone numbers
-- are split into their groups, and "e-mail" is "email".
create function private.search_text(source text) returns text
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  folded text := coalesce(source, '');
begin
  -- Most texts have nothing but what's on an American keyboard.
  if folded ~ '[^\u0001-\u007e]' then
    folded := regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          normalize(
            translate(
              folded,
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
    );
  end if;
  return regexp_replace(regexp_replace(translate(folded, '`', ''''), '(?<=\d)-(?=\d)', ' ', 'g'), '\me-mail', 'email', 'gi');
end
$$;
grant execute on function private.search_text to authenticated, service_role;

-- The words of a text. Words that are also written as two become one ("log in"), and telephone numbers are found by
-- their ends.
create function private.plain_words_of(source text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  said text := lower(private.search_text(source));
begin
  said := regexp_replace(said, '[''’`´]s\M', '', 'g');
  said := regexp_replace(said, '(?<=[a-z])[''’`´](?=[a-z])', '', 'g');
  -- One look spares most texts the others.
  if said ~ '\m(how much|log|sign|time off|run|lead|head|own|charge|big|top)|\m(e|wi|on|tri|bi|z|gate|x)-|\d{3}' then
    said := regexp_replace(said, '\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary', 'g');
    said := regexp_replace(said, '\m(e|wi|on|tri|bi|z|gate|x)-(?=[a-z])', '\1', 'g');
    said := regexp_replace(said, '\m(log|logging|sign|signing|logged|signed)[ -]?(out|off)\M', 'logout', 'g');
    said := regexp_replace(said, '\m(log|logging|sign|signing|logged|signed)[ -]?(in|on|into)\M', 'login', 'g');
    said := regexp_replace(said, '\m(sign|signing|signed)[ -]?up\M', 'register', 'g');
    said := regexp_replace(said, '\mtime off\M', 'vacation', 'g');
    said := regexp_replace(said, '(\(?\d{3}\)?[ .-]*)?\m\d{3}[ .-]+(\d{4})\M', '\2', 'g');
    said := regexp_replace(said,
      '\m(runs?|leads?|heads?|owns?|charge of) (the|our|this) (whole )?(company|business|firm|place)\M|\m(big|top) boss\M', 'ceo', 'g');
  end if;
  return (array_remove(regexp_split_to_array(said, '[^a-z0-9]+'), ''))[1:400];
end
$$;
grant execute on function private.plain_words_of to authenticated, service_role;

create function private.stem_of(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select coalesce((pg_catalog.ts_lexize('pg_catalog.english_stem', word))[1], word)
$$;
grant execute on function private.stem_of to authenticated, service_role;

-- True for words that carry no meaning in a question.
create function private.is_stop_word(word text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select pg_catalog.ts_lexize('pg_catalog.english_stem', word) = '{}' or char_length(word) < 2 or word = any (string_to_array(
    'tell show give find get gets getting got let lets know want wanted need needs needed like look looking see come go goes going '
    'make makes made use used using work works working help please pls plz could would should may might can cant cannot kindly explain '
    'describe question ask asks answer anybody anyone somebody someone everybody everyone thing things stuff kind kinds much many '
    'way exactly currently called call hello hi hey thank thanks good morning afternoon evening us ours dont doesnt didnt isnt im ive '
    'whats wheres whos hows now just also really actually quickly again still already ever yet must shall take takes put puts keep '
    'keeps able allowed possible supposed available actual current wonder wondering remind anyway ok okay hmm well oh yes no guy guys '
    'person people folk lady man woman responsible charge handles handle handling deals deal dealing belongs belong does doing done '
    'mean means meant one ones lot lots bit every each contain contains exist exists happen happens happening tells says say said seem '
    'seems try trying tried etc talk talking '
    'speak wants wanting asking asked showing telling finding knows helps checking check', ' '))
$$;
grant execute on function private.is_stop_word to authenticated, service_role;

create function private.stems_of(source text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct private.stem_of(word) from unnest(private.plain_words_of(source)) as word where not private.is_stop_word(word)
  )
$$;
grant execute on function private.stems_of to authenticated, service_role;

-- A word and its variants with one letter left out. Two words that differ by one slip share a variant.
create function private.spellings_of(words text[]) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct left(word, at - 1) || substr(word, at + 1)
    from unnest(words) as word, generate_series(1, char_length(word) + 1) as at
    where char_length(word) between 4 and 40
  )
$$;
grant execute on function private.spellings_of to authenticated, service_role;

-- The words of a name. A part with an apostrophe is included both as one word and as two.
create function private.name_words_of(first_name text, last_name text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  name text := concat_ws(' ', first_name, last_name);
begin
  return private.plain_words_of(concat_ws(' ', name, translate(private.search_text(name), '''', ' ')));
end
$$;
grant execute on function private.name_words_of to authenticated, service_role;

-- A lexeme as a query, quoted so that nothing in it is an operator.
create function private.quoted(lexeme text) returns text
language sql immutable set search_path = ''
as $$
  select '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''''
$$;
