-- The same words, sooner: an import of 5,000 people spent most of its time on them. A function in SQL starts a query for each call.
create or replace function private.search_text(source text) returns text
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

create or replace function private.plain_words_of(source text) returns text[]
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

create or replace function private.name_words_of(first_name text, last_name text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  name text := concat_ws(' ', first_name, last_name);
begin
  return private.plain_words_of(concat_ws(' ', name, translate(private.search_text(name), '''', ' ')));
end
$$;
