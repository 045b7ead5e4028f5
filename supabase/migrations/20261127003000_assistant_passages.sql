-- The assistant answers more of what colleagues ask: passages for every task of the portal, the terms of the glossary, the ways of several
-- words to name one thing, and questions for a meaning.

create table private.search_phrases (
  phrase text primary key check (phrase ~ '^[a-z0-9]+( [a-z0-9]+)+$'),
  stands_for text not null check (stands_for ~ '^[a-z0-9]+( [a-z0-9]+)*$')
);
comment on table private.search_phrases is 'Several words that name one thing, and the words the search has for it. Written by migrations.';

alter table private.search_phrases enable row level security;
grant select on table private.search_phrases to authenticated;
grant select, insert, update, delete on table private.search_phrases to service_role;

create policy search_phrases_read on private.search_phrases
for select to authenticated
using ((select private.current_staff_role()) is not null);

-- A question with the search's own words for what it names in several: "two-factor" as "twostep". Longer phrases first; articles and the like
-- may be in between.
create function private.in_our_words(question text) returns text
language plpgsql stable security invoker set search_path = ''
as $$
declare
  each record;
begin
  for each in
    select phrase, stands_for from private.search_phrases
    where position(split_part(phrase, ' ', 1) in question) > 0 order by char_length(phrase) desc, phrase
  loop
    question := regexp_replace(question, '\m' || replace(each.phrase, ' ', '[ -]+((an?|the|my|our|your|his|her|their|any|having|this) )?') || 's?\M', each.stands_for, 'g');
  end loop;
  return question;
end
$$;
grant execute on function private.in_our_words to authenticated;

alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;
alter table public.search_words disable trigger read_words_again;

insert into private.search_phrases (stands_for, phrase)
select stands_for, phrase
from (values
  ('locate',
    'find again; can not find; cannot find; cant find; where did my; where are my; where is my; wheres my'),
  ('telework',
    'work from home; working from home; home office; remote work'),
  ('withdraw',
    'pull back; call off'),
  ('reject',
    'turn down; turning down'),
  ('same time',
    'at the same moment'),
  ('outside',
    'without an account; without account; without a login; without login; no account; not an employee; from outside; external person'),
  ('mailroom',
    'post office'),
  ('print shop',
    'print house; printing house; printing company; copy shop'),
  ('twostep',
    'two step; two steps; 2 step; 2 steps; two factor; 2 factor; two factors; second step; second factor; multi factor; two step sign in; '
    'two step login; two step verification; two factor authentication; verification in two steps; double authentication; double '
    'verification; authenticator app; authentication app; authentication code; verification code; security code; codes app; code app; '
    'google authenticator; microsoft authenticator; one time code'),
  ('recoverycode',
    'recovery code; backup code; rescue code; emergency code; back up code; reserve code'),
  ('orgchart',
    'org chart; organization chart; organisation chart; organizational chart; org tree; reporting line; chain of command; company '
    'structure'),
  ('business card',
    'visiting card; visit card; name card; calling card; card of visit; cards of visit'),
  ('photo profile',
    'profile picture; profile pic; profile photo'),
  ('photo',
    'head shot; picture of me; picture of myself; picture of my face; my face; passport photo'),
  ('batch',
    'mail merge; one each; each of them; for each; for every; in one go; in one time; at one time; all at once; at once; whole team; '
    'serial letter'),
  ('fullscreen',
    'full screen; complete screen; whole screen; entire screen; big screen'),
  ('duplicate',
    'use again; make a copy'),
  ('clear space',
    'free space; protection zone; exclusion zone; quiet zone; breathing room; white space'),
  ('screenreader',
    'screen reader; voice over'),
  ('keyboard shortcut',
    'key combination; key combo; hot key; short cut; quick key'),
  ('crop marks',
    'cutting marks; cut marks; cutting lines'),
  ('call to action',
    'button text; action button'),
  ('mailing service',
    'mail chimp; mailing tool; mail tool; email tool; newsletter tool; mailing program; email service; email platform; constant contact; '
    'send grid'),
  ('full name',
    'complete name'),
  ('video call',
    'video conference; video meeting; virtual meeting; online meeting'),
  ('sign in',
    'get into portal; get in; get inside; enter the portal; access the portal; come in'),
  ('logout',
    'log me out; sign me out; quit the portal; leave the portal; exit the portal; close the session'),
  ('expired',
    'ran out; run out; no longer valid; not valid; no longer works; does not work any more'),
  ('forgot',
    'have forget; can not remember; cannot remember; cant remember; dont remember; do not remember; dont know any more; slipped my mind'),
  ('safe zone',
    'safe area; safety margin; safe margin'),
  ('audit trail',
    'audit log; activity log; change log; log of changes'),
  ('dark mode',
    'night mode; dark theme'),
  ('job opening',
    'open position; open job; open role'),
  ('social post',
    'social media post; instagram post; facebook post')
) as known (stands_for, phrases)
cross join string_to_table(phrases, '; ') as phrase;

-- A question as it's read: "who'd" asks who, phrases of several words become the word for them, and one for a meaning asks for a definition.
create or replace function private.asked_text(question text) returns text
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  said text := lower(left(question, 1000));
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['(?<=[a-z])[''’`´](d|ll|ve|re|m)\M', ''],
    ['(\d) ?(by|x|×) ?(?=\d)', '\1x'],
    ['\m(big|top|main|head|highest) (boss|chief|honcho|guy|cheese)\M', 'ceo'],
    ['\m\d+ (times|plus|minus|divided by) \d+\M', 'calculate'],
    ['\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary'],
    ['\m(kinds?|sorts?) of\M', 'type'],
    ['\m(out of date|not (up to date|current|right|correct))\M', 'outdated'],
    ['\msign(s|ed|ing)? off on\M', 'approve'],
    ['\mhow many (people|employees|colleagues|staff)\M(?=\W*$| (are|work|do we|does (the|our)|in|at|here|we)\M)|\mhow many of us\M', 'headcount'],
    ['\m(everyone|everybody|all( the)? people|people)( who| that)? works?\M', 'employee list'],
    ['\m(log|sign)(ging|ing|ged|ed|s)? (me|us|him|her|them|myself|everyone|everybody|people) (in|out|off|on)\M', '\1 \4'],
    ['\m(can ?not|can[''’]?t|couldn[''’]?t|unable to|won[''’]?t let (me|us)|not able to) (log|sign)[ -]?(in|on)\M', 'login fails'],
    ['\m(be|become|becoming) (an? )?(?=(super)? ?admin)', 'promote '],
    ['(^| )x (?=(post|header|picture|image|photo|banner|size|profile|account|ad|caption))', ' twitter '],
    ['\m(mak(e|es|ing)|made|needs? (an?|some|new)|wants? an?)\M(?! sure)', 'create'],
    ['n[''’`´]t\M', 'nt'],
    ['\m(ctrl|control|cmd|command|strg)[ +-]*(?=[a-z]\M)|⌘ ?\+?(?=[a-z]\M)', 'ctrl'],
    ['\mgiv(e|es|ing)\M(?! (me|us)\M)', 'grant'],
    ['(?<!\mi )(?<!\myou )\m(mean|means|meant|meaning|signif[a-z]+|stands? for)\M', 'definition']
  ] loop
    said := regexp_replace(said, rule[1], rule[2], 'g');
  end loop;
  return said;
end
$$;

-- The words of a question. Two that should be one are joined ("side bar"), and one that should be two is split ("postersize").
create or replace function private.words_asked(question text) returns table (word text, place bigint)
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, said.place, lead(said.word) over (order by said.place) as next
    from unnest(private.plain_words_of(private.in_our_words(private.asked_text(question)))) with ordinality as said (word, place)
  ),
  joined as materialized (
    select said.word || said.next as word, said.place from said
    where char_length(said.word || said.next) > 5 and char_length(said.next) > 1 and not private.says_nothing(said.word)
      and private.is_known(private.stem_of(said.word || said.next))
  ),
  whole as materialized (
    select joined.word, joined.place from joined
    union all
    select said.word, said.place from said
    where not exists (select from joined where said.place in (joined.place, joined.place + 1))
  )
  -- "Reopen" means to open, and "tiniest" is tiny.
  select coalesce(part.word, short.stands_for, base.word, whole.word), whole.place
  from whole
  left join lateral (
    select array[left(whole.word, at), substr(whole.word, at + 1)] as parts
    from generate_series(3, char_length(whole.word) - 3) as at
    where char_length(whole.word) between 7 and 30
      and not exists (select from private.portal_words as whole_word where whole_word.stem = private.stem_of(whole.word))
      and 2 = (select count(*) from private.portal_words as own where own.answers and own.word in (left(whole.word, at), substr(whole.word, at + 1)))
    order by abs(2 * at - char_length(whole.word)) limit 1
  ) as parted on true
  left join lateral unnest(parted.parts) as part (word) on true
  left join lateral (
    select expanded.word as stands_for from public.search_words as own
    cross join string_to_table(own.stands_for, ' ') as expanded (word)
    where own.kind = 'expands' and own.word = whole.word
  ) as short on true
  left join lateral (
    select form.word from unnest(array[
      regexp_replace(whole.word, '^re(?=[a-z]{4,})', ''), regexp_replace(whole.word, 'i(er|est)$', 'y'),
      regexp_replace(whole.word, '(er|est)$', ''), regexp_replace(whole.word, '(.)\1(er|est)$', '\1'), regexp_replace(whole.word, '(r|st)$', '')
    ]) with ordinality as form (word, place)
    where whole.word ~ '^(re[a-z]{4,}|[a-z]{3,}(er|est))$' and form.word <> whole.word and char_length(form.word) > 2
      and private.is_known(private.stem_of(form.word)) and not private.is_known(private.stem_of(whole.word))
    order by form.place limit 1
  ) as base on true
$$;

-- The words of all passages, by their stems. `said`: the share of the passage's phrasings that have the word; `strength`: how much it says
-- there, which is less for a word that only occurs in passing; `tells`: some passage is about it. Figures are facts wherever they are.
create materialized view private.portal_terms as
with told as (
  select id as passage_id, stem, true as names, 0 as times from public.portal_knowledge, unnest(private.stems_of(title || ' ' || keywords)) as stem
  union all
  select id, stem, false, 0 from public.portal_knowledge, unnest(private.stems_of(body)) as stem
  union all
  select passage_id, stem, false, 1 from public.portal_phrasings, unnest(stems) as stem
),
terms as (
  select told.passage_id, told.stem, bool_or(told.names) as names, sum(told.times) as times,
    sum(told.times)::real / greatest(1, (select count(*) from public.portal_phrasings as own where own.passage_id = told.passage_id)) as said
  from told group by told.passage_id, told.stem
)
select terms.stem, terms.passage_id, terms.said::real as said,
  (case when terms.names or terms.stem ~ '\d' or terms.times > 1 and terms.said > 0.04 then 1 else 0.75 end)::real as strength,
  bool_or(terms.names or terms.stem ~ '\d' or terms.times > 2) over (partition by terms.stem) as tells
from terms;
grant select on private.portal_terms to authenticated;
create unique index portal_terms_key on private.portal_terms (stem, passage_id);

create or replace function private.read_words_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  refresh materialized view private.portal_postings;
  refresh materialized view private.portal_terms;
  refresh materialized view private.portal_words;
  return null;
end;
$$;

-- Which words of a question say what someone does or how, by their place or their ending.
create function private.acting_words(question text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select said.word from (
      select word, lag(word) over (order by place) as before from unnest(private.plain_words_of(question)) with ordinality as each (word, place)
    ) as said
    where said.before = any (string_to_array('to i you we they he she it can could will would should shall may might must do does did cant cannot dont doesnt didnt not please who', ' '))
      or said.word ~ '^[a-z]{2,}(ing|ed|ly)$'
  )
$$;
grant execute on function private.acting_words to authenticated;

-- Passages, scored by how much of the question they contain, how similar the question is to their phrasings, and whether that is what people
-- mostly ask them for. If a passage has the subject, a word that no one knows counts little, and less if it says what someone does; a known
-- word that no passage has counts more, because it's another subject. A passage that lacks a subject of the question that others have answers
-- something else.
create or replace function private.find_passages(question text, words private.asked_word[], for_person boolean, finds_person boolean)
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select word.slot, word.stem, word.class, word.is_name, word.word = any (private.acting_words(question)) as acts from unnest(words) as word
    -- Nothing for people who may not read any passage.
    where exists (select from public.portal_knowledge)
  ),
  -- A synonym counts a little less than the word itself.
  meant as materialized (
    select word.slot, meaning.stem, max(meaning.part) as part
    from unnest(words) as word cross join lateral (
      select word.stem, word.surely
      union all
      select synonym, word.surely * 0.85 from unnest(word.means) as synonym
      union all
      select 'colleagu', word.surely * 0.9 where word.is_name
      union all
      select private.stem_of(other.stands_for), word.surely * 0.9 from public.search_words as other
      where other.kind = 'is' and other.stem = word.stem and not word.is_name
    ) as meaning (stem, part)
    group by word.slot, meaning.stem
  ),
  found as materialized (
    select distinct on (meant.slot, posting.phrasing_id) meant.slot, meant.part, posting.*
    from meant join asked using (slot) join private.portal_postings as posting on posting.stem = meant.stem
    -- `elsewhere` words asked about a colleague are on no page.
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    order by meant.slot, posting.phrasing_id, meant.part desc
  ),
  hits as materialized (
    select meant.slot, term.passage_id as id, max(meant.part * term.strength) as part, least(1, sum(term.said)) as said, bool_or(term.tells) as tells
    from meant join asked using (slot) join private.portal_terms as term on term.stem = meant.stem
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    group by meant.slot, term.passage_id
  ),
  weights as materialized (
    select asked.slot,
      case when count(hits.id) > 0 or asked.is_name then null
        when asked.class = 'ordinary' then 'another' when asked.class is null and not private.is_known(asked.stem) then 'unknown' end as lacks,
      -- What to do is the subject if few passages are about it.
      not asked.is_name and bool_or(hits.tells)
        and (coalesce(asked.class, 'ordinary') = 'ordinary' and count(hits.id) between 1 and 50 or asked.class = 'does' and count(hits.id) filter (where hits.part > 0.9) between 1 and 20) as subject,
      case when asked.class = 'elsewhere' then 9 else ln(1 + (select count(*) from public.portal_knowledge)::real / greatest(count(hits.id), 1.5)) end
        * case when asked.is_name and count(hits.id) = 0 then 0.1
          when asked.class = 'passing' then 0.1
          when asked.class = 'does' then case when count(hits.id) = 0 then 0.2 when count(hits.id) filter (where hits.part > 0.9) <= 20 then 0.8 else 0.6 end
          when asked.class = 'elsewhere' then 1
          when count(hits.id) = 0 and asked.acts then 0.3
          when count(hits.id) > 0 and not bool_or(hits.tells) then 0.4
          else 1 end as weight,
      coalesce(asked.class, 'ordinary') = 'ordinary' and not asked.is_name and not asked.acts and coalesce(bool_or(hits.tells), false) as counts
    from asked left join hits using (slot)
    group by asked.slot, asked.is_name, asked.class, asked.stem, asked.acts
  ),
  whole as materialized (
    select held.id, held.held, held.central,
      0.86 + 0.14 * held.counted / greatest(1, (select count(*) from weights where weights.counts)) as share,
      (select sum(weights.weight * case when not held.subject then 1 when weights.lacks = 'unknown' then 0.3 when weights.lacks = 'another' then 0.6
        else 1 end) from weights) as weight
    from (
      select hits.id, sum(weights.weight * hits.part) as held, bool_or(weights.subject) as subject, count(*) filter (where weights.counts) as counted,
        sum(weights.weight * hits.part * least(1, 6 * hits.said)) / sum(weights.weight * hits.part) as central
      from hits join weights using (slot) group by hits.id
    ) as held
  ),
  -- For each phrasing: how much of the question it contains, and how much of it the question contains.
  said as materialized (
    select found.passage_id, found.phrasing_id, found.asks_who,
      sum(weights.weight * found.part) / min(whole.weight) as recall,
      least(1, sum(found.weight) / min(found.whole)) as precision
    from found join weights using (slot) join whole on whole.id = found.passage_id
    group by found.passage_id, found.phrasing_id, found.asks_who
  ),
  best as materialized (
    select alike.passage_id, 0.85 * max(alike.likeness) + 0.15 * avg(alike.likeness) as likeness
    from (
      select alike.passage_id, row_number() over (partition by alike.passage_id order by alike.likeness desc) as place,
        0.9 * alike.likeness + case when alike.likeness > 0.6 then 0.1 * (
          select extensions.similarity(question, own.phrasing) from public.portal_phrasings as own where own.id = alike.phrasing_id) else 0 end
          - case when finds_person and not alike.asks_who then 0.45 else 0 end as likeness
      from (select said.*, 2 * said.recall * said.precision / (said.recall + said.precision) as likeness from said) as alike
    ) as alike
    where alike.place <= 3
    group by alike.passage_id
  )
  -- "Who is who" has no word that counts; then the question is compared as it's written.
  select asked_so.passage_id, max(extensions.similarity(question, asked_so.phrasing))::real
  from public.portal_phrasings as asked_so
  where words is null and char_length(question) < 60 and asked_so.stems = '{}' and extensions.similarity(question, asked_so.phrasing) > 0.6
  group by asked_so.passage_id
  union all
  -- A question that names a colleague is about the portal only if the rest of it reads like that. "How many slides" asks for a passage that
  -- counts them, and of two that fit equally, the one whose title has the question's words is meant.
  select whole.id, (whole.share * whole.held / whole.weight * (0.4 + 0.4 * coalesce(best.likeness, 0) + 0.2 * whole.central)
    * (1 + 0.03 * (select count(*) filter (where stem in (select meant.stem from meant where meant.part > 0.8))::real / greatest(1, count(*))
        from unnest(private.stems_of(passage.title)) as stem))
    * case when exists (select from asked where asked.stem = 'definit')
      and not exists (select from private.portal_terms as term where term.passage_id = whole.id and term.stem = 'definit') then 0.85 else 1 end
    * case when counted.stem is null then 1
      when passage.body ~* ('(\d|\m(one|two|three|four|five|six|seven|eight|nine|ten)\M)[^.;]{0,30}\m' || counted.stem) then 1.06 else 0.97 end
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.15)
      * case when for_person then 0.7 else 1 end else 1 end)::real
  from whole join public.portal_knowledge as passage on passage.id = whole.id
  left join best on best.passage_id = whole.id
  cross join (select private.stem_of(lower(substring(question from '(?i)how many ([a-z]{3,})')))) as counted (stem)
$$;

-- Whether the question is what the person asking can do, other than reach someone.
create function private.asks_to_do(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(can|may|could|should|how (do|can|to|would)|where (do|can)) (i|we)\M'
    and question !~* '\m(call|phone|telephone|ring|e?-?mail|write|contact|reach|number|message|meet|speak|talk|ask|tell|find)\M'
$$;
grant execute on function private.asks_to_do to authenticated;

-- People: by name, title, what someone with the title does, telephone number or address.
create or replace function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*, private.is_known(word.stem) as known,
      exists (select from public.search_words as task where task.kind = 'task' and task.stem = word.stem) as tells_title,
      (select string_agg(quote_literal(meant) || ':B', ' | ') from (
        select unnest(word.means || word.stem)
        union
        select private.stem_of(task.stands_for) from public.search_words as task
        where task.kind = 'task' and task.stem = word.stem and private.asks_for_person(question)
      ) as said (meant))::tsquery as titles,
      (quote_literal(word.stem) || ':B')::tsquery as title,
      (quote_literal(word.word) || case when word.word ~ '^[0-9]{4,}$' then ':C' else ':A' end)::tsquery as digits
    from unnest(words) as word
    where word.is_name or coalesce(word.class, '') not in ('field', 'passing')
  ),
  entries as materialized (
    select entry.id, entry.words, private.name_words_of(entry.first_name, entry.last_name) as own,
      cardinality(tsvector_to_array(ts_filter(entry.words, '{b}'))) as title_words
    from (
      select private.entries_named((select array_agg(name) from telling, unnest(telling.names || telling.near_names) as name), '{}', '{}')
      union
      select private.entries_titled((select string_agg(titles::text || ' | ' || digits::text, ' | ')::tsquery from telling))
    ) as found (id)
    join public.staff_directory as entry using (id)
  ),
  found as materialized (
    select entries.id, telling.slot, entries.title_words, telling.class, telling.known, telling.tells_title,
      case when telling.word = any (entries.own) then 1 when entries.own && telling.names then 0.95
        when entries.own && telling.near_names then 0.85 else 0 end as name,
      case when entries.words @@ telling.title then telling.surely when entries.words @@ telling.titles then 0.9 * telling.surely
        when entries.words @@ telling.digits then 1 else 0 end as title
    from telling cross join entries
  ),
  weighed as materialized (
    -- `elsewhere` words outweigh everything else.
    select found.*, greatest(found.name, found.title) as part,
      case when found.name > 0 or found.title > 0 then 1 when found.class = 'elsewhere' then 4 when found.class = 'does' then 0.3
        when bool_or(found.name > 0) over (partition by found.id) then case when found.known or found.class is not null then 1 else 0.35 end
        when private.asks_for_person(question) and not found.tells_title then 0.4 else 1 end as weight
    from found
  ),
  scored as (
    select weighed.id, sum(weighed.part) / sum(weighed.weight) as held, bool_or(weighed.name > 0) as named, bool_or(weighed.title = 1) as told,
      least(1, count(*) filter (where weighed.title > weighed.name)::real / greatest(1, min(weighed.title_words))) as titled
    from weighed group by weighed.id
  )
  select scored.id, (scored.held * case when scored.named then 1 else (case when private.asks_for_person(question) then 0.8 + 0.2 * scored.titled else 0.7 + 0.3 * scored.titled end) * case
    when private.asks_for_person(question) then 1 when private.asks_to_do(question) then 0.5
    when scored.titled = 1 then 1 when scored.told then 0.8 else 0.6 end end)::real
  from scored
  union all
  select entry.id, 1 from public.staff_directory as entry
  where entry.email = lower(substring(question from '[^\s<>(),;]+@[^\s<>(),;]*[[:alnum:]]'))
$$;

-- "vCard" is a contact file, not a business card.
delete from public.search_words where kind = 'expands' and word in ('vcard', 'vcards');
-- Languages and programs that the portal does know.
delete from public.search_words where kind = 'elsewhere' and word in ('computer', 'excel', 'keyboard', 'license', 'licence', 'history', 'spanish', 'german', 'french');

-- Words with one meaning, by concept, and words that say only what to do with a subject.
insert into public.search_words (kind, stands_for, word)
select kind, stands_for, word
from (values
  ('means', 'twostep', 'twostep 2fa mfa tfa totp otp authenticator twofactor'),
  ('means', 'recoverycode', 'recoverycode recoverycodes backupcode backupcodes'),
  ('means', 'orgchart', 'orgchart organigram organogram organisation hierarchy organization structure'),
  ('means', 'photo', 'photo headshot avatar selfie portrait mugshot photography photograph'),
  ('means', 'contact', 'contact vcard vcf addressbook contacts'),
  ('means', 'table', 'table spreadsheet excel csv sheet xls xlsx rows'),
  ('means', 'batch', 'batch bulk mass series serial several multiple dozens hundreds'),
  ('means', 'invite', 'invite invitation invitations invites invited'),
  ('means', 'note', 'note notes comment comments remark remarks annotation'),
  ('means', 'vacancy', 'vacancy position positions opening openings vacancies'),
  ('means', 'expire', 'expire expires expired valid validity dead lapse lapsed'),
  ('means', 'computer', 'computer computers pc pcs'),
  ('means', 'undo', 'undo revert redo ctrlz'),
  ('means', 'crop', 'crop cut focal zoom'),
  ('means', 'layout', 'layout layouts composition arrangement arrange'),
  ('means', 'duplicate', 'duplicate copy clone reuse copies'),
  ('means', 'studio', 'studio editor fullscreen'),
  ('means', 'check', 'check checks preflight warning warnings warn findings'),
  ('means', 'blurry', 'blurry blurred pixelated fuzzy unsharp soft resolution grainy dpi'),
  ('means', 'printer', 'printer printshop printers print press'),
  ('means', 'campaign', 'campaign campaigns consistent same everywhere'),
  ('means', 'mailing', 'mailing mailchimp hubspot brevo sendgrid mailerlite klaviyo'),
  ('means', 'gmail', 'gmail googlemail'),
  ('means', 'outlook', 'outlook hotmail office365'),
  ('means', 'eml', 'eml draft'),
  ('means', 'presentation', 'presentation deck slides slide slideshow powerpoint pptx ppt keynote'),
  ('means', 'speaker', 'speaker presenter presenting'),
  ('means', 'language', 'language languages'),
  ('means', 'spanish', 'spanish espanol castellano'),
  ('means', 'accessible', 'accessible accessibility a11y wcag blind disabled disability impaired'),
  ('means', 'screenreader', 'screenreader accessibility jaws nvda voiceover talkback'),
  ('means', 'audit', 'audit log logs protocol trail'),
  ('means', 'post', 'post announcement announcements news bulletin'),
  ('means', 'notice', 'notice notices notification notifications notify notified alerts'),
  ('means', 'pin', 'pin pinned bookmark bookmarks favorite favorites favourite favourites'),
  ('means', 'arrange', 'arrange rearrange customize customise personalize personalise widgets widget'),
  ('means', 'department', 'department division unit'),
  ('means', 'manager', 'manager supervisor boss'),
  ('means', 'folder', 'folder folders'),
  ('means', 'hand', 'hand transfer pass grant handover'),
  ('means', 'qr', 'qr barcode qrcode'),
  ('means', 'hex', 'hex hexadecimal hexcode'),
  ('means', 'poster', 'poster affiche plakat'),
  ('means', 'flyer', 'flyer folleto volante'),
  ('means', 'template', 'template templates master blueprint'),
  ('means', 'definition', 'definition mean means meaning signification signify glossary'),
  ('means', 'shortcut', 'shortcut shortcuts hotkey hotkeys keyboard'),
  ('means', 'poppins', 'poppins font'),
  ('means', 'swatches', 'swatches swatch palette ase'),
  ('means', 'apply', 'apply applies applied applying application applicant applicants candidate candidates'),
  ('means', 'resume', 'resume resumes cv cvs curriculum vitae'),
  ('means', 'reject', 'reject decline refuse turn'),
  ('means', 'fullscreen', 'fullscreen f11 maximize'),
  ('means', 'distance', 'distance far close near gap space margin'),
  ('means', 'change', 'change swap replace switch exchange renew alter adapt revise'),
  ('means', 'duplicate', 'duplicate copy clone replicate reuse copying'),
  ('means', 'withdraw', 'withdraw withdrawal revoke cancel retract rescind'),
  ('means', 'view', 'view see peek snoop spy watch visible'),
  ('means', 'lock', 'lock locked freeze frozen protect protected fixed'),
  ('means', 'send', 'send forward ship transmit deliver'),
  ('means', 'bounce', 'bounce bounced undelivered returned'),
  ('means', 'announce', 'announce announcement tell inform broadcast'),
  ('means', 'small', 'small tiny smallest minimum'),
  ('means', 'color', 'color colors tint tone hue recolor green red yellow purple pink brown'),
  ('means', 'search', 'search locate seek'),
  ('means', 'erase', 'erase delete remove purge'),
  ('means', 'colleague', 'colleague teammate workmate coworker staffer'),
  ('means', 'boss', 'boss supervisor manager superior above'),
  ('means', 'candidate', 'candidate applicant jobseeker'),
  ('means', 'interview', 'interview talk conversation'),
  ('means', 'remark', 'remark note comment'),
  ('means', 'beginner', 'beginner newcomer rookie starter newbie'),
  ('means', 'today', 'today news'),
  ('means', 'closed', 'closed close filled'),
  ('means', 'scan', 'scan scanned scanning camera'),
  ('means', 'paper', 'paper stock cardstock'),
  ('means', 'printshop', 'printshop printer printery press'),
  ('means', 'presenter', 'presenter speaker presenting'),
  ('means', 'projector', 'projector beamer monitor'),
  ('means', 'slides', 'slides slide deck presentation'),
  ('means', 'minimum', 'minimum least smallest min'),
  ('means', 'storage', 'storage space quota capacity cap'),
  ('means', 'private', 'private privacy secret confidential hidden visible'),
  ('means', 'simultaneously', 'simultaneously together concurrently'),
  ('means', 'sponsor', 'sponsor partner cobranding'),
  ('means', 'country', 'country countries'),
  ('means', 'shortcut', 'shortcut ctrl cmd command'),
  ('means', 'pixelated', 'pixelated blurry fuzzy grainy unsharp'),
  ('means', 'headline', 'headline heading title'),
  ('means', 'spelling', 'spelling typo misspelled spelled'),
  ('means', 'employee', 'employee employees staff worker workers'),
  ('means', 'leaver', 'leaver ex former departed resigned quit'),
  ('means', 'attach', 'attach attachment attached'),
  ('means', 'install', 'install insert paste setup'),
  ('means', 'portrait', 'portrait upright vertical'),
  ('means', 'landscape', 'landscape sideways horizontal'),
  ('means', 'draft', 'draft unfinished wip'),
  ('means', 'lost', 'lost lose misplaced'),
  ('means', 'phone', 'phone mobile smartphone handset'),
  ('means', 'withdraw', 'withdraw revoke cancel retract'),
  ('means', 'mirrored', 'mirrored mirror reversed backwards flipped'),
  ('means', 'lost', 'lost gone missing stolen disappeared vanished'),
  ('means', 'leave', 'leave leaves leaving left quit resign departure'),
  ('means', 'save', 'save store keep autosave saved kept'),
  ('means', 'infographic', 'infographic infographics chart diagram'),
  ('means', 'signature', 'signature signatures footer sig'),
  ('means', 'measure', 'measure measurement measurements measures size sizes dimension dimensions'),
  ('means', 'character', 'character characters sign signs letter letters'),
  ('means', 'browser', 'browser browsers chrome edge firefox safari explorer opera brave'),
  ('means', 'import', 'import upload load'),
  ('means', 'turn', 'turn rotate tilt'),
  ('is', 'language',
    'spanish french german italian portuguese dutch polish greek ukrainian russian hebrew arabic hindi thai chinese japanese korean english'),
  ('is', 'piece', 'design designs artwork infographic slide'),
  ('does', 'does',
    'definition batch activate deactivate enable disable setup install insert paste put use using apply press click'),
  ('passing', 'passing',
    'by way actually fancy little exactly sure hope hopes lets ago anyway somehow whatever')
) as known (kind, stands_for, words)
cross join string_to_table(words, ' ') as word
on conflict do nothing;

-- Kinds of pieces are known as pieces, so passages about pieces needn't list them.
update public.portal_knowledge
set keywords = regexp_replace(keywords, '( poster flyer brochure postcard ad post)+$', '')
where keywords ~ ' poster flyer brochure postcard ad post$';

insert into public.portal_knowledge (title, path, keywords, body) values
('Two-step sign-in', '/profile',
  'twostep second step factor verification authenticator app code security protect secure safer turn on enable activate set up setup qr '
  'scan',
  'Turn on two-step sign-in on your profile page, in the Two-step sign-in card. Scan the picture with an authenticator app, then enter '
  'the six-digit code that the app shows. From then on you sign in with your password and a code. You get 10 recovery codes in case your '
  'phone isn''t at hand.'),
('Signing in without your phone', '/sign-in',
  'recoverycode twostep lost phone new phone authenticator app gone broken stolen locked out code second step no access device replaced',
  'When sign-in asks for the code of your authenticator app and you don''t have your phone, choose "Use a recovery code" and enter one of '
  'your 10 recovery codes. Each works once. Then open your profile, turn two-step sign-in off and on again with your new phone, and keep '
  'the new codes.'),
('Recovery codes', '/profile',
  'recoverycode recoverycodes backup codes new codes lost codes run out used up left save copy print keep twostep ten',
  'You get 10 recovery codes when you turn on two-step sign-in. They''re shown only once: save them as a file or copy them. To replace '
  'lost or used ones, choose "New recovery codes" in the Two-step sign-in card of your profile; the earlier ones stop working at once.'),
('Turning off two-step sign-in', '/profile',
  'twostep disable deactivate switch off remove stop second step factor',
  'To turn off two-step sign-in, choose "Turn off" in the Two-step sign-in card of your profile. You then sign in with your password '
  'only, and your recovery codes stop working.'),
('Two-step sign-in for administrators', '/profile',
  'twostep require required mandatory obligatory force all administrators super admin second step',
  'A super administrator who has two-step sign-in can require it of all administrators, in the Two-step sign-in card of the profile. '
  'Administrators without it lose access until they turn it on. It''s optional for everyone else.'),
('Too many wrong passwords or codes', '/sign-in',
  'too many attempts wrong password code tries wait blocked locked minutes twostep brute force lockout',
  'After 10 wrong passwords, wait up to five minutes before you try again. After five wrong codes of two-step sign-in, wait 15 minutes. '
  'For a forgotten password, choose "Forgot your password?" on the sign-in page.'),
('How long you stay signed in', '/profile',
  'session length stay signed in expire timeout automatically logout logged out days idle inactive how long keep',
  'You stay signed in for up to 30 days on a device, and for 7 days if you don''t use it. Then you sign in again. Your drafts stay in the '
  'browser.'),
('Where you are signed in', '/profile',
  'sessions devices elsewhere everywhere other computers browser sign out logout all places end revoke stolen computer shared borrowed '
  'lost unknown device list',
  'The "Where you are signed in" card of your profile lists your sessions with device and last use. Sign out a single one there, or '
  'choose "Sign out everywhere else". If you don''t recognize one, sign it out and change your password.'),
('Your photo', '/profile',
  'photo picture avatar headshot portrait profile face upload add change remove delete crop image of me png jpeg webp',
  'Add your photo on your profile page: "Choose photo" in the Photo card, then drag and enlarge it to choose the part that''s shown. Use '
  'a PNG, JPEG or WebP of at least 128 pixels on each side. Colleagues see it in the directory, in the org chart and on the home page. '
  '"Remove" in the same card takes it away.'),
('Your email address', '/profile',
  'own email address sign in change mine login address update new',
  'You sign in with the email address that your profile shows. You can''t change it yourself: ask an administrator.'),
('Emails to you', '/profile',
  'notice notices notification notifications email new applications turn off unsubscribe stop mails settings administrators preferences',
  'Administrators choose in the "Emails to you" card of their profile whether they get an email about new job applications. It comes at '
  'most once a day and has no names. Emails about your account and about pieces shared with you can''t be turned off there.'),
('Language of the portal', null,
  'language english spanish español languages change other foreign portuguese french german',
  'The portal is in English. Your browser can show its pages in another language. The public job application is also in Spanish, and a '
  'piece can be made in other languages: choose one under Language in its designer.'),
('Accessibility', null,
  'accessibility accessible screen reader keyboard only wcag contrast disability blind low vision zoom magnify motion a11y color blind',
  'The portal aims at WCAG 2.2, level AA. Every page works with the keyboard alone, has labels for screen readers, and stays readable at '
  '400% zoom, in high contrast and in the dark theme. Animations stop if your system asks for reduced motion. The sales deck has a '
  'reading mode with headings.'),
('Browsers and phones', null,
  'browser browsers supported chrome edge firefox safari phone mobile tablet ipad iphone android compatible requirements version device '
  'app install',
  'The portal runs in the current and previous release of Chrome, Edge, Firefox and Safari, in Firefox ESR, and on iOS and iPadOS 17 or '
  'later. It works on phones too; there''s no app to install.'),
('Search the portal', '/',
  'search find anything command palette quick jump shortcut keyboard ctrl k hotkey go to page person piece designer',
  'Press Ctrl+K (⌘K on a Mac) or choose "Search" in the header. It finds pages, links, people, designers and your pieces from everywhere '
  'in the portal; press Enter to open what you choose.'),
('Pinned links', '/',
  'pin pinned links bookmarks favorites favourites shortcuts home page add own link quick access',
  'Pin the pages and sites you open most in the Pinned links card of the home page: choose "Edit links" (or "Pin a link"), then add, move '
  'or remove links. Only you see them, on every computer you sign in on.'),
('Arranging the home page', '/',
  'arrange home page dashboard cards customize customise order hide show move widgets layout personalise personalize rearrange',
  'Choose "Arrange this page" on the home page to move its cards or hide them. "Usual order" brings back the default. The cards are Your '
  'first week, Pinned links, Continue where you left off, and Today in the company.'),
('Posts on the home page', '/',
  'post posts announcement announcements company news today write publish staff message everyone home dashboard bulletin board notice',
  'Administrators write posts with "New post" in the "Today in the company" card of the home page. Everyone sees a post until the end of '
  'its last day, which is at most a year away. "Take down" in the post''s dialog removes it.'),
('Your first week', '/',
  'first week checklist onboarding new hire start steps to do list tasks begin newcomer',
  'New colleagues see "Your first week" on the home page: get your phone number and photo into the directory, set up your email '
  'signature, make your business card, choose a meeting background, and try the search. Tick the steps off as you go.'),
('What the assistant may be asked', '/',
  'limit questions assistant ray chat how many per day wait too many provider private data remembered stored conversation history',
  'You can ask Ray 20 questions in 5 minutes and 200 a day. The portal notes when you asked, for a day, but not your words. "New '
  'conversation" starts over.'),
('Searching the directory', '/staff-directory',
  'search directory find colleague filter sort by name job title phone number department who is list order alphabetical',
  'Type a name, job title, email address or phone number into the directory''s search, and choose an order under "Sort by": role, first '
  'name, last name or job title. Super administrators can also filter by role and find deactivated people.'),
('Saving a colleague as a contact', '/staff-directory',
  'vcard contact save phone mobile address book export vcf qr code scan number add import colleague',
  'Open a colleague''s profile from the directory. "Save as a contact" downloads a contact file (vCard) for your address book; or scan '
  'the QR code there with your phone. The directory''s cards have the same command.'),
('A colleague''s profile', '/staff-directory',
  'profile page of a person details department location pronouns start date manager reports team since contact information',
  'Choose a name in the staff directory to open that person''s profile: job title, email, phone, department, location, pronouns, start '
  'date, manager and the people who report to them, as far as they''re filled in.'),
('Org chart', '/staff-directory/org-chart',
  'orgchart organization hierarchy structure tree reports to manager boss team who reports to whom supervisor chain',
  'Choose "Org chart" in the staff directory to see who reports to whom. Use the arrow keys to move, expand and collapse, and press Enter '
  'to open a profile. It follows the manager in each person''s details.'),
('Editing a person''s details', '/staff-directory',
  'edit details department location pronouns start date manager job title set super admin change reports to',
  'A super administrator opens the person''s profile in the staff directory and chooses "Edit details" to change names, phone, job title, '
  'department, location, pronouns, start date and manager. Others ask a super administrator.'),
('Adding a person', '/staff-directory',
  'add person directory new employee entry create colleague super admin hire record',
  'A super administrator chooses "Add person" in the staff directory and fills in the details. Tick "Send an invitation to choose a '
  'password" to give the person an account as well; you can also invite them later on their profile.'),
('Inviting someone', '/staff-directory',
  'invite invitation send link email account password new colleague days valid expires again resend withdraw seven',
  'A super administrator opens the person''s profile in the staff directory and chooses "Send invitation" in the Account card. The email '
  'has a link to choose a password; it works once and for seven days. "Send again" sends a new link and ends the earlier one; "Withdraw" '
  'ends it.'),
('An invitation that no longer works', null,
  'invitation link expired dead invalid used withdrawn not working seven days old new',
  'An invitation works once and for seven days. If yours has expired or was withdrawn, ask the person who invited you for a new '
  'invitation. If you already used it, sign in with your password or choose "Forgot your password?".'),
('Importing people', '/staff-directory',
  'import csv people employees many bulk upload spreadsheet excel table columns update directory list mass file rows',
  'A super administrator chooses "Import CSV" in the staff directory. People are matched by email address; the file can have up to 5,000 '
  'rows with columns such as Email, Full name, Phone, Job title, Department, Location, Pronouns, Start date and Manager. You see what '
  'would happen before anything is written, and can invite those who are added.'),
('Exporting the directory', '/staff-directory',
  'export csv directory download list of employees spreadsheet excel all colleagues file backup',
  'A super administrator chooses "Export CSV" in the staff directory and gets a file with everyone''s details, which a spreadsheet '
  'program such as Excel opens and "Import CSV" reads again.'),
('Handing over a leaver''s pieces', '/staff-directory',
  'hand over pieces leaver leaves former colleague designs library transfer all someone left',
  'When someone leaves, a super administrator chooses "Hand over pieces" in the person''s access menu in the staff directory and picks '
  'who gets everything they keep in the library. Pieces in the person''s bin stay there.'),
('The audit trail', '/audit-trail',
  'audit trail log history events who changed what when security record export csv super admin activity protocol',
  'Super administrators open the Audit Trail in the sidebar: who did what and when, with people, roles, sign-ins, applications, '
  'positions, posts, templates and leads. Search it, filter by kind and date, or export a CSV file. Events are kept for 24 months, and no '
  'one can change them.'),
('Emails the portal sent', '/audit-trail',
  'mail log emails sent bounced came back undelivered delivery status invitation confirmation super admin',
  'Super administrators find every email the portal sent under "Emails" in the Audit Trail: to whom, of which kind, and whether it was '
  'sent or came back. What the email said isn''t kept. Entries are deleted after 12 months.'),
('Job applications', '/job-applications',
  'applications applicants candidates job review read open list resume search filter status administrators curriculum cv',
  'Administrators open Job Applications in the sidebar. Search by name, email, phone, reference or notes, filter by status or position, '
  'and open an application to read its answers and download the resume. Other staff don''t see this page.'),
('Resumes', '/job-applications',
  'resume cv curriculum vitae download open read applicant candidate file attachment administrators',
  'Administrators download a resume from the application: open it in Job Applications and choose "Download resume". It''s a PDF, DOC or '
  'DOCX file of up to 10 MB. Each download is recorded in the audit trail. The resume is deleted together with its application.'),
('Status of an application', '/job-applications',
  'status application new reviewing contacted closed set change reject decline many select applicant progress stage',
  'An application is New, Reviewing, Contacted or Closed. Administrators change the status in the list or in the application itself; to '
  'change several, select them and choose "Set status".'),
('Notes on an application', '/job-applications',
  'note notes comment remark application applicant candidate add write delete internal administrators',
  'Open the application in Job Applications, type into "New note" and choose "Add note". Only administrators see notes; applicants '
  'don''t. A note can be deleted again.'),
('Writing to an applicant', '/job-applications',
  'write email applicant candidate reply answer contact message letter send template rejection invite interview',
  'Open the application in Job Applications and choose "Write to the applicant". The text starts from a template that fits the status and '
  'the language of the application; change it and choose "Send email". It''s kept as a note.'),
('Exporting and printing applications', '/job-applications',
  'export csv applications download spreadsheet excel print paper list applicants file',
  'Administrators choose "Export CSV" on Job Applications to get the applications as a file for a spreadsheet. To print, select some and '
  'choose "Print view", or use "Print view" in a single application.'),
('Deleting an application', '/job-applications',
  'delete remove erase application applicant candidate resume data privacy gdpr permanently forget months kept retention how long',
  'Open the application in Job Applications and choose "Delete application". The answers, notes and resume are deleted for everyone, and '
  'it can''t be undone. Applications are also deleted by themselves after a limited time, 12 months by default.'),
('Correcting an application', '/job-applications',
  'correct details application applicant wrong email phone edit change administrators',
  'Administrators correct an applicant''s details with "Correct details" in the application. Applicants can correct their own with the '
  'link in their confirmation email.'),
('What applicants get', '/job-application',
  'applicant confirmation email receipt reference own application correct withdraw replace resume link reply after applying',
  'After applying, people get an email that confirms it, with a reference and a private link. There they can view and correct their '
  'application, replace the resume or withdraw, which deletes everything.'),
('Positions', '/positions',
  'position positions vacancy opening job add create new publish open form pay apply by link administrators post advertise',
  'Administrators choose "Add position" on the Positions page: title, place, country, kind, pay, last day to apply and a description. '
  'Each open position has its own link to the application form, for job boards and emails. Anyone with the link, and search engines, can '
  'see it.'),
('Closing a position', '/positions',
  'close end position vacancy opening filled delete remove stop applications apply by last day deadline',
  'Open the position on the Positions page and tick "Closed", or set an "Apply by" day. No one can apply for it then. "Delete position" '
  'in the same dialog removes it.'),
('Job application in Spanish', '/job-application',
  'spanish español language application form applicant latino',
  'The public job application is in English and Spanish; applicants switch the language on the form. Administrators see which language '
  'was used, and emails to the applicant follow it.'),
('Starting a design', '/marketing-materials',
  'start begin new design create make first steps how designer draft ready piece sample template choose material marketing center',
  'Open the Marketing Center in the sidebar and choose a material, a ready piece, or "Start from a template". Fill in the form next to '
  'the preview, pick a layout, a theme and a picture, then choose "Download". Or describe what you need in the AI Design Wizard.'),
('Ready pieces', '/marketing-materials',
  'ready pieces sample samples example examples inspiration finished occasion begin from premade',
  'The Marketing Center shows ready pieces by occasion. Choose one and it opens in its designer with its layout and picture; replace the '
  'sample words, dates and places with yours.'),
('Open studio', '/marketing-materials',
  'studio open editor full screen big larger preview zoom guides edit on the piece canvas leave view',
  'Choose "Open studio" in a designer to edit the piece as large as the window allows. You can zoom, show guides such as trim, safe area '
  'and folds, choose from the layouts, change pictures, and see the checks. Press the words in the piece to edit them.'),
('Changing the layout', '/marketing-materials',
  'layout layouts composition arrangement design change choose other different switch arrange look sunrise type photograph window date '
  'number list steps quote',
  'Choose another layout under Layouts in the studio, or under "Composition" in the designer''s form: Sunrise, Type, Photograph, Window, '
  'Date, Number, List, Steps, and Quote, as far as the designer has them. Each option shows your own piece in that layout, and your words '
  'stay.'),
('Changing the theme', '/marketing-materials',
  'theme color colour background change white blue orange image choose other different set dark',
  'Choose the theme in the designer''s form under "Theme": white, blue, and in some designers orange or image. The theme sets the colors '
  'of the piece; your words and the layout stay.'),
('Pictures in a piece', '/marketing-materials',
  'picture image photo choose change replace other crop focal point scale library own upload add drop paste png jpeg webp svg alternative '
  'text',
  'Choose a picture in the designer''s form or under Pictures in the studio: one from the library or one of yours. Drop or paste your own '
  'as PNG, JPEG, WebP or SVG, up to 25 MB each. Drag the focal point and set "Scale" to choose the part that''s shown. If you don''t '
  'choose one, the theme picks it.'),
('Partner logo on a piece', '/marketing-materials',
  'partner logo cobranding co-brand customer logo second logo add upload beside ours other company',
  'Add a partner''s logo in the designer''s form under "Partner logo", where the designer has it. It appears next to ours. Use a PNG or '
  'SVG with a transparent background.'),
('QR code on a piece', '/marketing-materials',
  'qr code link scan url address web add flyer poster postcard brochure barcode',
  'Enter a web address under "Link for a QR code" in the designer''s form, where the designer has it, and the piece shows a QR code. The '
  'check before a download warns if the code would print too small for phones.'),
('Undo, redo and reset', '/marketing-materials',
  'undo redo reset ctrl z mistake back step changes restore default start over wrong revert',
  'Undo with Ctrl+Z and redo with Ctrl+Shift+Z or Ctrl+Y (⌘ on a Mac), or use the buttons next to the preview. "Reset" returns the form '
  'to its defaults; you can undo that too.'),
('Drafts and pieces', '/marketing-materials',
  'draft drafts piece pieces difference save kept browser computer autosave automatic lost library glossary meaning',
  'A draft is what you''re working on in a designer. It''s saved by itself, in this browser only. A piece is a draft you gave a name with '
  '"Save to your pieces": it''s in your library, with versions, on every computer you sign in on, and you can share it.'),
('Finding a piece', '/marketing-materials',
  'find search piece design library your pieces folder filter owner state designer sort lost where old archive ready',
  'Open "Your pieces" on the Marketing Center and search for words, names or hashtags. Filter by owner, designer, state or folder, and '
  'sort by last change or name. "Shared with me" shows what colleagues share, "Bin" what you deleted. The home page shows your latest '
  'work under "Continue where you left off".'),
('Renaming a piece and folders', '/marketing-materials',
  'rename name piece folder folders move organize sort tidy label state ready archived draft mark',
  'Choose "Rename" or "Move to a folder" in the menu of the piece. A new folder name makes a new folder. "Mark as" sets the state: draft, '
  'ready or archived.'),
('Duplicating a piece', '/marketing-materials',
  'duplicate copy clone piece design reuse colleague same again view only',
  'Choose "Duplicate" in the menu of a piece. The copy is yours alone until you share it. You can duplicate what a colleague shared with '
  'you, too, even if you can only view it.'),
('View-only pieces', '/marketing-materials',
  'view only locked cannot edit shared piece read rights greyed disabled fields',
  'A piece that''s shared with you for viewing says "View only". Duplicate it to make your own, or ask its owner to let you edit. In a '
  'piece from a template, fields that the author locked stay as they are.'),
('Two people editing one piece', '/marketing-materials',
  'same time together simultaneously two people edit conflict replaced values overwritten lost change also open',
  'Colleagues who may edit can work on a piece at the same time; "Also open" shows who else has it open. If two people change the same '
  'field, the later change stays and the other is kept under "Replaced values" in the piece''s menu for 90 days.'),
('Who sees your pieces', '/marketing-materials',
  'private privacy who sees pieces designs drafts administrators visible secret others',
  'Only you see a piece until you share it; administrators can''t open it either. A super administrator can see how many pieces someone '
  'has, and hand them over when that person leaves. Drafts are in your browser only.'),
('Limits of your library', '/marketing-materials',
  'limit limits how many pieces maximum storage space full quota pictures megabytes gigabytes review links name length',
  'Your library holds up to 2,000 pieces, including the bin, 2,000 MB of pictures and 20 open review links. A picture in a saved piece '
  'can have up to 10 MB. A name can have up to 120 characters.'),
('Publishing a template', '/marketing-materials',
  'template publish team administrators locked must change fields rules make own withdraw colleagues brochure flyer poster',
  'An administrator opens a saved piece and chooses "Publish as template" in its menu, names it, and decides for each field whether it''s '
  'free, locked or must be changed. "Withdraw" in the template''s menu takes it back; pieces made from it stay.'),
('Locked fields', '/marketing-materials',
  'locked field meaning definition glossary template must change free rule',
  'A locked field is one that a template doesn''t let you change. A field marked "Must change" holds a placeholder: replace it before you '
  'download.'),
('Printing and print PDFs', '/marketing-materials',
  'print pdf printer printing shop bleed crop marks coated uncoated paper stock proof office send file vendor press cmyk professional',
  'Choose "Download" and "Print PDF". For a print shop take "Bleed and crop marks", for an online printer "Bleed without marks", for an '
  'office printer "Trim only". Choose coated or uncoated paper; "Proof" is a small file in screen colors that isn''t for printing. "Add a '
  'hand-off ticket" adds an order for the printer.'),
('Downloading several sizes', '/marketing-materials',
  'download all sizes every size zip several many platforms set 2x pixels sharp screens resolution png jpeg',
  'The download dialog offers "This size" or sets such as all sizes of a platform, as files in one ZIP. For screens choose PNG or JPEG, '
  'at 1× or at 2× for sharp screens. Printed pieces also come as a print PDF.'),
('Checks before a download', '/marketing-materials',
  'preflight check checks print warning warnings error findings text contrast resolution low blurry pixelated quality too long overflow '
  'edges dpi before download problems',
  'Before a download, the piece is checked: does the text fit, is the contrast high enough, are pictures sharp enough (300 DPI, or 150 '
  'DPI for pieces over 17 inches on the short side), does anything get too close to the edge? Errors must be fixed; warnings are advice. '
  'The studio shows the same under "Checks".'),
('Opening a downloaded file again', '/marketing-materials',
  'open file again downloaded png pdf edit continue drop import reopen old draft lost from file',
  'Choose "Open a file" on the Marketing Center, or drop a PNG or PDF there that was downloaded here: it opens as a draft you can keep '
  'editing. Your own pictures aren''t in the file, and files saved again in another program can''t be opened.'),
('Making many pieces at once', '/marketing-materials',
  'batch many rows table csv spreadsheet excel list names mail merge bulk series mass personalized directory each one row business cards '
  'postcards at once set',
  'Choose "Make many" in the designer. It''s there for ads, flyers, posters, postcards, social posts, business cards and meeting '
  'backgrounds. Take the rows from the staff directory or from a CSV file with up to 5,000 rows, match the columns to the fields, check '
  'the rows, and download one print PDF or a file for each row in a ZIP. Save an Excel sheet as CSV first.'),
('Campaigns', '/marketing-materials',
  'campaign set same facts date place offer several pieces together flyer poster post email consistent change everywhere update all moved '
  'event',
  'Choose "Make the campaign" in a designer to get the same facts (date, time, place, offer, link) in other formats: Digital Ads, Email '
  'Marketing, Flyer, Postcards, Poster, and Social Media Posts. Keep them as drafts or download all as a ZIP. If you change a fact in one '
  'piece later, the others offer to take it over.'),
('Language of a piece', '/marketing-materials',
  'language piece flyer poster spanish french german date time words locale',
  'Choose the language under "Language" in the designer''s form: American English, British English, Spanish (United States), Spanish, '
  'European Portuguese, Brazilian Portuguese, French, German, Italian, Dutch, Polish, Greek, Ukrainian, Russian, Hebrew, Arabic, Hindi, '
  'Thai, Simplified Chinese, Japanese, and Korean. Dates, times and the words that the piece adds follow it; your own words stay as you '
  'typed them.'),
('Your details on materials', '/marketing-materials',
  'your details contact line name title email phone materials footer card user info logo version fill',
  'The contact line of every material comes from "Your details" on the Marketing Center: name, title, email, phone and logo version. They '
  'begin with your profile, and what you change is kept in this browser.'),
('Infographics', '/marketing-materials',
  'infographic infographics figures steps list chart statistics picture tall wide portrait size',
  'An infographic shows steps, figures or points in one picture, in these sizes: portrait 1080x1350, tall 1080x1920, and wide 1920x1080 '
  'pixels. Make one with the AI Design Wizard: choose Infographic, generate, then "Open in designer".'),
('Title slides', '/marketing-materials',
  'title slide presentation first slide opening speaker powerpoint cover size',
  'A title slide opens a presentation, with speaker, date and place. Make one with the AI Design Wizard: choose Presentation, generate, '
  'then "Open in designer".'),
('Using the AI Design Wizard', '/marketing-materials',
  'wizard ai use describe prompt generate regenerate open in designer quick start idea description result edit',
  'Open the AI Design Wizard on the Marketing Center, describe what it''s about, for whom, when and where, and choose "Generate Design". '
  'Words in quotation marks become the headline. "Regenerate" gives another variant, "Open in designer" lets you edit it, and "Download '
  'Files" saves it. It works in your browser; nothing is sent to an AI service.'),
('Brochure: what you fill in', '/marketing-materials',
  'brochure brochures fields field fill in form content parts enter text options settings designer',
  'Folded sheets that explain what we do. You fill in title, subtitle, key points, link for a QR code, pages, size, width in inches, '
  'height in inches, fold, language, cover, inside, company slogan, theme, picture outside, first picture inside, second picture inside, '
  'and partner logo. Some fields show only where they apply.'),
('Digital Ads: what you fill in', '/marketing-materials',
  'ad ads fields field fill in form content parts enter text options settings designer',
  'Banners and feed ads at the exact size of each platform. You fill in headline (up to 30 characters), description (up to 90 '
  'characters), call to action (up to 15 characters), versions, headline of B (up to 30 characters), platform, size, language, '
  'composition, composition of B, theme, and picture. Some fields show only where they apply.'),
('Email Marketing: what you fill in', '/marketing-materials',
  'newsletter marketing emails fields field fill in form content parts enter text options settings designer',
  'Newsletters and campaigns for a chosen audience. You fill in template, audience, language, subject (up to 50 characters), preheader '
  '(up to 110 characters), first line, picture, figures, steps, last line, sender, word beside the logo, headline, content, call to '
  'action, call to action address, and theme. Some fields show only where they apply.'),
('Flyer: what you fill in', '/marketing-materials',
  'flyer flyers fields field fill in form content parts enter text options settings designer',
  'One page to hand out. You fill in title, subtitle, type, event date, event time, location, description, link for a QR code, size, '
  'orientation, tear-off strip, language, composition, theme, picture, pictures, second picture, and partner logo. Some fields show only '
  'where they apply.'),
('Postcards: what you fill in', '/marketing-materials',
  'postcard postcards fields field fill in form content parts enter text options settings designer',
  'Mailers with a front and an addressed back. You fill in type, headline, message, call to action, event date, event time, location, '
  'link for a QR code, postage, permit lines, size, finish, quantity, language, composition, theme, picture, and partner logo. Some '
  'fields show only where they apply.'),
('Poster: what you fill in', '/marketing-materials',
  'poster posters fields field fill in form content parts enter text options settings designer',
  'Large pieces to read across a room. You fill in title, subtitle, type, event date, event time, location, link for a QR code, size, '
  'orientation, language, composition, theme, picture, and partner logo. Some fields show only where they apply.'),
('Social Media Posts: what you fill in', '/marketing-materials',
  'social post posts fields field fill in form content parts enter text options settings designer',
  'Posts, stories and covers in the right format. You fill in platform, format, caption, headline in the picture, line in the picture, '
  'frames, words of each frame, hashtags, call to action, event date, event time, location, language, composition, said by, theme, '
  'picture, and picture of each frame. Some fields show only where they apply.'),
('Infographic: what you fill in', '/marketing-materials',
  'infographic infographics fields field fill in form content parts enter text options settings designer',
  'Steps, figures or points in one picture. You fill in title, subtitle, points, size, language, composition, theme, and picture. Some '
  'fields show only where they apply.'),
('Title slide: what you fill in', '/marketing-materials',
  'title slide title slides fields field fill in form content parts enter text options settings designer',
  'How a presentation begins. You fill in title, subtitle, speaker, date, time, place, language, composition, theme, and picture. Some '
  'fields show only where they apply.'),
('Putting your signature into Gmail, Outlook or iPhone', '/marketing-materials',
  'signature email gmail outlook apple mail iphone ios thunderbird install insert paste set up add copy settings mail program footer into '
  'use',
  'On the New Hire page, fill in your details and choose "Copy for Gmail" or "Copy for iPhone". In Gmail, open the settings, create a '
  'signature and paste. In Outlook, choose "Copy for Gmail" too, open the signature settings and paste. On an iPhone, paste it under '
  'Signature in the Mail settings.'),
('Signature designs and banner', '/marketing-materials',
  'signature design designs banner campaign short reply replies stacked horizontal sunrise list change look signature too long gmail '
  'characters',
  'The email signature has five designs: Stacked, Horizontal, Sunrise, List, and Short for replies. A campaign banner can go below it. '
  'Gmail takes signatures of up to 10,000 characters; the page shows how many yours has.'),
('Business cards for many people', '/marketing-materials',
  'business card cards many all colleagues team batch missing without outdated out of date directory print sheet ten letter a4 office '
  'printer order',
  'On the New Hire page, "Make many" makes business cards from the staff directory or a CSV file: for everybody, for people without a '
  'card, or for those whose details changed. Download one print PDF, or sheets of ten for an office printer.'),
('Making your business card', '/marketing-materials',
  'business card make own my order download template details qr code design horizontal vertical print name title',
  'Open New Hire on the Marketing Center and fill in "Your Information" (choose yourself in the list to fill it quickly). Pick a design, '
  'size and layout for the card, then "Download Template" for the print file or "Copy Specifications" for the printer.'),
('Using a meeting background', '/marketing-materials',
  'meeting background zoom teams google meet use set upload add install virtual video call download platform mirror mirrored name',
  'On the New Hire page, choose the platform under Meeting backgrounds and download a background; "With my name" adds your name. In Zoom, '
  'Microsoft Teams or Google Meet, open the settings for backgrounds or effects and add the file. You see yourself mirrored; everyone '
  'else sees the logo the right way round.'),
('Sending a designed email', '/marketing-materials',
  'email newsletter send mailing service mailchimp mail program html eml export download copy test outlook campaign tool deliver import '
  'paste customers recipients',
  'The portal doesn''t send to customers. Choose "Download" in the email designer: "HTML" is for a mailing service, the ".eml draft" for '
  'a mail program such as Outlook, Thunderbird or Apple Mail. "Copy" copies the HTML or the text. "Send test" sends it to your own '
  'address.'),
('Testing a designed email', '/marketing-materials',
  'test email newsletter send myself preview desktop mobile dark check inbox see looks',
  'Choose "Send test" in the email designer to get the email at your own address. If no mail service is set up, download the .eml draft '
  'instead. The preview shows desktop and mobile.'),
('Presenting the sales deck', '/sales-deck',
  'present deck slides full screen keys next previous presentation show customer presenter notes timer start overview home end swipe '
  'fullscreen complete screen',
  'Open the Sales Deck and press F for full screen. Go forward with Space or the right arrow and back with the left arrow, or swipe; Home '
  'and End go to the first and last slide, O shows the overview. "Presenter view" in the menu opens your notes and a timer in a second '
  'window, which your audience doesn''t see.'),
('Downloading the sales deck', '/sales-deck',
  'download deck slides pdf powerpoint pptx save export file offline edit print presentation send customer handout',
  'Open the menu of the Sales Deck and choose "Download PDF" or "Download PowerPoint". To edit the PowerPoint file, install the Poppins '
  'font, which you find under Assets in the brand guidelines.'),
('Reading mode of the sales deck', '/sales-deck',
  'reading mode deck document text screen reader scroll slides overview accessible',
  'Choose "Reading mode" in the Sales Deck to read all slides as one document with headings. "Overview" shows all slides small.'),
('Logo versions and sizes', '/brand-guidelines',
  'logo version primary stacked icon smallest minimum size width small which when use pixels millimeters',
  'The logo has three versions: primary wherever there''s room for a wide mark, stacked for tall or square places, and the icon where the '
  'name is already there or too small to read. Minimum widths: primary 100 px or 26 mm, stacked 64 px or 17 mm, icon 16 px or 5 mm.'),
('Logo files', '/brand-guidelines',
  'logo download file files svg png pdf vector eps zip transparent all logos get where assets finder email',
  'Open Assets in the brand guidelines. The logo finder gives you the right file after two answers; "Download all logos" saves 15 logos '
  'as SVG, as PNG in four sizes with a transparent background, and as PDF for print in one ZIP.'),
('Wrong uses of the logo', '/brand-guidelines',
  'logo not allowed misuse wrong stretch squeeze rotate turn recolor shadow outline effect distort change crop rules dont forbidden tilt',
  'Don''t stretch, squeeze or turn the logo, change its colors, add shadows, outlines or effects, move its parts, place it where parts '
  'disappear, or put the primary logo on a picture. Keep its clear space empty.'),
('Clear space of the logo', '/brand-guidelines',
  'clear space logo margin room distance around free empty padding protection zone safe radius disc meaning definition glossary',
  'Keep one radius of the logo''s disc free on every side. The disc in the logo is the measure, so the space grows with it. Next to a '
  'partner''s logo, leave room for two discs.'),
('Which logo on which background', '/brand-guidelines',
  'logo background ground on dark white photo photograph picture image orange cyan color colored which variant choose night on-image teal',
  'Use the primary logo on white or very light grounds, white on teal, night or any dark color, on-image on photographs, night on orange, '
  'amber or cyan, and grey for one-color print.'),
('Font files', '/brand-guidelines',
  'font download poppins install file truetype ttf license open free office word powerpoint use typeface get',
  'Download Poppins as TrueType files under Assets in the brand guidelines, and install them on your computer. The font is free to use '
  'under the SIL Open Font License 1.1.'),
('Color files and contrast', '/brand-guidelines',
  'swatches adobe illustrator indesign photoshop palette tokens css file download contrast readable pairs text ground wcag colors copy '
  'value ase',
  'Click a color value in the brand guidelines to copy it. Under Assets you find Adobe swatches for print and for screens, CSS variables '
  'and design tokens. The contrast table shows which text color is readable on which ground.'),
('Permission to use the brand', '/brand-guidelines',
  'permission legal disclaimer use assets logo outside partner vendor customer ask allowed rights copyright may others',
  'The assets may not be used without permission; "Ask for permission" is at the foot of the brand guidelines. Approved vendors find '
  'print masters and templates under "Trusted Vendor Access".'),
('Photography and voice', '/brand-guidelines',
  'photography photos style voice tone write writing pictures language copy brand how text motif disc rows',
  'Our pictures show one picture, one subject, early light. Our voice is plain, concrete and short. The brand guidelines show examples of '
  'both under Pieces, and how the disc and rows are built.'),
('Hex', '/brand-guidelines',
  'hex hexadecimal color code colour value definition meaning number sign hash',
  'A hex code writes a screen color as # and six digits or letters: two each for red, green and blue. #14BCC0, for example, is our cyan.'),
('Trim and safe zone', '/marketing-materials',
  'trim safe zone area margin edge cut finished size definition meaning print',
  'The trim is the edge of the finished sheet, where the paper is cut. The safe zone is the margin inside it that stays free of text. The '
  'bleed is the artwork beyond the trim.'),
('Preflight', '/marketing-materials',
  'preflight definition meaning check before download finding findings',
  'Preflight is the check of a piece before a download: text, contrast, resolution and edges. A finding is one problem that it names.'),
('Vector and pixel pictures', '/marketing-materials',
  'vector raster bitmap pixel svg png jpeg pdf definition meaning difference format when which transparent',
  'A vector file (SVG, PDF) is drawn from shapes and stays sharp at any size: use it for logos. A pixel file (PNG, JPEG) has a fixed '
  'number of dots. PNG keeps every pixel and can be transparent; JPEG is smaller and suits photographs.'),
('Coated and uncoated paper', '/marketing-materials',
  'coated uncoated paper stock definition meaning gloss silk letter difference c2s cardstock pt',
  'Stock is the paper. Coated stock is gloss or silk and shows strong colors; uncoated is like letter paper, and pictures look softer. '
  '16pt C2S is a stiff card coated on both sides.'),
('Proof and separations', '/marketing-materials',
  'proof separations inks plates definition meaning soft screen colors check print',
  'A proof is a file for looking at a piece before it''s printed, not for printing. "Proof of separations" in the download dialog shows '
  'the inks of the print PDF one by one.'),
('Brochure folds', '/marketing-materials',
  'fold tri-fold bi-fold z-fold gate-fold trifold bifold zfold gatefold accordion panel panels definition meaning difference',
  'A bi-fold is folded once and has 2 panels. A tri-fold folds one panel over the other and has 3; a z-fold also has 3, folded like an '
  'accordion. A gate-fold has 4 panels, and the two outer ones open like a gate.'),
('Portrait and landscape', '/marketing-materials',
  'portrait landscape orientation upright wide tall horizontal vertical definition meaning',
  'Portrait means taller than wide; landscape means wider than tall. Posters and flyers have both, under "Orientation".'),
('Call to action', '/marketing-materials',
  'call to action cta definition meaning button text',
  'A call to action (CTA) says what to do next, such as "Get a quote". Ads, posts, postcards and emails have a field for it.'),
('Preheader', '/marketing-materials',
  'preheader definition meaning email preview text inbox line subject',
  'The preheader is the line that an inbox shows next to the subject. If you leave it blank, it''s the beginning of the content.'),
('vCard and QR code', '/staff-directory',
  'vcard qr definition meaning contact file code scan',
  'A vCard is a file with a person''s contact details that phones and mail programs add to their contacts. A QR code is a square pattern '
  'that a phone''s camera reads as a link or a contact.'),
('CSV file', '/staff-directory',
  'csv definition meaning comma separated values table file excel spreadsheet save as',
  'A CSV file is a plain table: one row a line, with commas between the columns. Excel and Google Sheets save one with "Save as" or '
  '"Download".'),
('Artwork and artboard', '/marketing-materials',
  'artwork artboard side definition meaning canvas front back',
  'Artwork is what a designer draws. An artboard is the box of fixed size that holds the artwork of one side, such as the front of a '
  'postcard.'),
('Designer', '/marketing-materials',
  'designer definition meaning form preview poster studio manifest glossary',
  'A designer is a form with a live preview that makes one kind of material, such as the poster designer. The Marketing Center has one '
  'for each.'),
('Layout and theme', '/marketing-materials',
  'layout theme composition definition meaning difference glossary',
  'A layout is how a piece arranges its artwork, such as Sunrise, Type or Photograph. A theme is its colors: white, blue, orange, or text '
  'over a picture.'),
('Authenticator app', '/profile',
  'authenticator app definition meaning twostep code google microsoft password manager which',
  'An authenticator app shows a new six-digit code every 30 seconds, which you enter after your password. Most password managers and '
  'phones have one.'),
('Review link', '/marketing-materials',
  'review link definition meaning glossary public address version',
  'A review link is a public address of one version of a piece: anyone with it can view that version until it expires, without an '
  'account.'),
('Template', '/marketing-materials',
  'template definition meaning glossary locked',
  'A template is a piece published for all staff. Its author decides which fields stay open and which are locked.');

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('Our clients', 'who are our customers; who buys from us; our customers'),
('Postcard sizes', 'paper quality of a postcard; how thick is a postcard; which paper for postcards'),
('Two-step sign-in',
  'twostep; turn on twostep; set up twostep; enable twostep; activate twostep; twostep sign in; how does twostep work; add a code from an '
  'app to my login; make my account safer; secure my account; protect my login; extra security for my account; scan the qr code for '
  'twostep; is there twostep; start with twostep; twostep setup; code from my phone at sign in; six digit code; where do I turn on '
  'twostep; connect my authenticator'),
('Signing in without your phone',
  'lost my phone with the twostep; new phone and the twostep is gone; use a recoverycode; sign in with a recoverycode; my phone is broken '
  'and I need a code; phone stolen how do I sign in; cannot get a code; my phone is not at hand; left my phone at home and need the code; '
  'codes app deleted; locked out of twostep; changed my phone; move twostep to a new phone; replace the phone for twostep; sign in '
  'without my phone; get back in without the app'),
('Recovery codes',
  'recoverycode; recoverycodes; new recoverycodes; lost my recoverycodes; where are my recoverycodes; how many recoverycodes do I have; '
  'make new recoverycodes; recoverycodes used up; save the recoverycodes; show my recoverycodes again; see recoverycodes again; what is a '
  'recoverycode; where do I get recoverycodes; no recoverycodes left; replace recoverycodes'),
('Turning off two-step sign-in',
  'turn off twostep; disable twostep; deactivate twostep; remove twostep; stop twostep; switch twostep off; get rid of twostep; no more '
  'codes at sign in; sign in without a code again'),
('Two-step sign-in for administrators',
  'require twostep of administrators; is twostep mandatory; is twostep compulsory; force twostep; make twostep required; twostep for all '
  'admins; twostep obligatory; admin needs twostep; twostep optional'),
('Too many wrong passwords or codes',
  'too many attempts; too many wrong passwords; too many wrong codes; how many times may I enter a wrong password; how many tries do I '
  'have; it says wait a few minutes; how long am I locked out; I typed the password wrong too often; wrong code too often; attempts at '
  'sign in; wait before I try again; number of attempts'),
('How long you stay signed in',
  'how long do I stay logged in; session expired; I keep getting logged out; stay logged in; session timeout; does the portal log me out; '
  'how long does a session last; login expires; remember me; keep me logged in; sign in again and again'),
('Where you are signed in',
  'logout everywhere; logout other devices; logout of all devices; on which devices am I logged in; end my other sessions; sign out '
  'everywhere else; sessions on other computers; I forgot to logout at another computer; someone else uses my account; is somebody logged '
  'in as me; unknown device in my account; list of my sessions; end a session on another device; logout my old computer; logout remotely; '
  'which devices use my account; my computer was stolen; logout of all places; suspicious login; my account was hacked'),
('Your photo',
  'my photo; profile photo; upload a photo of me; change my photo; change my profile picture; remove my photo; delete my photo; avatar; '
  'new photo of me; photo in the directory; where do I upload my picture; how big must my photo be; photo size; photo too small; crop my '
  'photo; my face in the directory; who sees my photo; put my photo; a picture of myself; format of my photo; update profile picture'),
('Your email address',
  'change my email; change my email address; new email address for my account; my email address is wrong; update my email; can I sign in '
  'with another email; which email is mine; use my private email to sign in; my email changed'),
('Emails to you',
  'notifications; email notifications; turn off notices of new applications; stop emails about applicants; get an email when somebody '
  'applies; notify me of new applications; unsubscribe from portal emails; notification settings; which emails does the portal send me; '
  'too many emails from the portal; emails about new applicants; turn notifications on'),
('Language of the portal',
  'language of the portal; change the language; portal in spanish; is the portal in spanish; other languages; switch to spanish; does it '
  'speak spanish; english only; which languages does the portal have; can I use it in german; set the language; my english is not good; '
  'español'),
('Accessibility',
  'accessibility; screen reader; does it work with a screen reader; use the portal with the keyboard; keyboard only; wcag; accessible for '
  'everybody; colleague is blind; low vision; bigger text; zoom in; larger letters on the page; high contrast; turn off animations; '
  'reduce motion; color blind; a11y; accessible for disabled people'),
('Browsers and phones',
  'which browser do I need; supported browsers; does it work in safari; does the portal work on my phone; is there a mobile app; use the '
  'portal on a tablet; works on ipad; which browser is best; internet explorer; portal on android; does it run on my phone; can I install '
  'an app; minimum browser version; edge or chrome'),
('Search the portal',
  'search the portal; search; command palette; jump to a page; quick search; ctrlk; press ctrlk; what does ctrlk do; shortcut for search; '
  'find anything; search everything; keyboard shortcut to open a page; where is the search; global search; search bar; find a page '
  'quickly; go to a page with the keyboard; how do I search here'),
('Pinned links',
  'pin a link; pinned links; bookmarks; favorites; add a link to the home page; my own links; edit my links; save a page as a favorite; '
  'quick links; remove a pinned link; shortcuts on the dashboard; pin a page; add a bookmark'),
('Arranging the home page',
  'arrange the home page; customize the dashboard; hide a card on the home page; move cards; change the dashboard; rearrange the home '
  'page; remove a card from the dashboard; widgets; personalize my home page; cards on the home page; bring back a hidden card; order of '
  'the cards'),
('Posts on the home page',
  'write a post; new post; announce something to all staff; company announcement; post news on the home page; today in the company; who '
  'may post; message to everybody on the dashboard; take down a post; how long is a post shown; bulletin board; internal news; tell all '
  'colleagues something; remove an announcement; publish an announcement for staff'),
('Your first week',
  'your first week; what do I do first as a new colleague; I am new here; first day; onboarding steps; new in the company what now; to do '
  'list for starters; getting started in the portal; I just started'),
('What the assistant may be asked',
  'how many questions can I ask; limit of questions; assistant says wait; too many questions; are my questions stored; who reads my chat; '
  'is the chat private; does ray remember our conversation; delete my chat; new conversation; clear the chat; chat history; is my '
  'conversation saved'),
('Searching the directory',
  'search the directory; find a colleague in the directory; sort the directory; filter the directory; search by job title; sort by last '
  'name; search by phone number; whose number is this; order of the list of colleagues; look up a coworker; directory search; find '
  'somebody by first name; filter people by role; search for a person'),
('Saving a colleague as a contact',
  'save a colleague as a contact; add a contact to my phone; export a contact; vcard of a colleague; contact file; vcf; put a colleague '
  'in my address book; add a number to my contacts; qr code of a colleague; scan a contact; import contacts to my phone; download a '
  'contact; contacts on my mobile; put the contact in my phone'),
('A colleague''s profile',
  'profile of a colleague; details of a person; which department is somebody in; who is the manager of a colleague; since when does a '
  'colleague work here; start date of a colleague; pronouns of a colleague; open the page of a colleague; what does the directory show '
  'about me; information about a coworker; department of a person'),
('Org chart',
  'orgchart; who reports to whom; hierarchy of the company; structure of the company; reporting lines; who is my manager; who reports to '
  'me; tree of the teams; show the orgchart; who is above me; organization of teams; company hierarchy; team structure; who reports to a '
  'colleague; who is the boss of a colleague'),
('Editing a person''s details',
  'edit the details of a person; set the manager of somebody; change the department of a colleague; change who somebody reports to; enter '
  'a start date; set pronouns; change my department; change my location; change my manager; wrong department; correct the manager; add '
  'pronouns to my profile; my start date is wrong'),
('Adding a person',
  'add a person to the directory; add person; enter a new colleague; new directory entry; put a new employee in the directory; create an '
  'entry; add somebody without an account; how does a person get into the directory; new hire is missing in the directory; enter a new '
  'hire'),
('Inviting someone',
  'invite a colleague; send an invitation; invite a new employee; resend an invitation; send the invitation again; withdraw an '
  'invitation; cancel an invitation; how long is an invitation valid; invitation expires; invitation email did not arrive; who may '
  'invite; invite somebody by email; invitation link; new worker should receive the invitation; take back an invitation'),
('An invitation that no longer works',
  'invitation expired; invitation link does not work; invitation link is dead; my invitation is too old; invitation was used already; the '
  'link to choose a password does not work; invitation no longer works; invitation invalid; link in the invitation is broken'),
('Importing people',
  'import people; import employees; import a csv of colleagues; bulk upload of people; upload a list of employees; many people at once '
  'into the directory; import from excel; import a spreadsheet of staff; columns of the import; how many people per import; import limit; '
  'update many entries; mass import; people from a file; which format for the import; undo an import; add 50 colleagues'),
('Exporting the directory',
  'export the directory; download the list of colleagues; csv of all employees; directory as a spreadsheet; directory in excel; list of '
  'staff as a file; print the directory; get all email addresses; export people; download contacts of all colleagues'),
('Handing over a leaver''s pieces',
  'hand over the pieces of a colleague who left; designs of a former colleague; take over the work of somebody who left; what happens to '
  'the designs of a leaver; pieces of somebody who left; former colleague has our poster; transfer all designs of a leaver; get the files '
  'of a former employee; what happens to my designs when I leave'),
('The audit trail',
  'audit trail; audit log; log of changes; activity log; who deleted it; see who signed in; export the audit trail; how long is the log '
  'kept; security log; protocol of changes; who changed a role; record of what everybody did'),
('Emails the portal sent',
  'emails that the portal sent; was my invitation sent; mail log; did the email bounce; email came back; undelivered emails; list of sent '
  'emails; delivery of an email; which emails went out; did the applicant get the email'),
('Job applications',
  'job applications; read applications; where are the applications; open an application; list of applicants; search applications; filter '
  'applications by position; new applications; applications page; read what a candidate wrote'),
('Resumes',
  'download a resume; open a resume; read the cv of a candidate; resume of an applicant; where is the cv; see the curriculum; get the '
  'resume file; who can open resumes; what happens to a resume; is the resume deleted'),
('Status of an application',
  'status of an application; change the status of an applicant; set many applications to closed; reject a candidate; mark an application '
  'as reviewed; what statuses are there; close an application; decline an applicant; stages of an application; set several applications; '
  'move a candidate forward'),
('Notes on an application',
  'note on an application; add a note to a candidate; write a comment about an applicant; who sees the notes; delete a note; internal '
  'remark about an applicant; comment on a candidate; remarks on an application; does the applicant see my note; edit a note'),
('Writing to an applicant',
  'write to an applicant; email a candidate; reply to an applicant; send a rejection; invite a candidate to an interview; contact an '
  'applicant; message to a candidate; letter to an applicant; write back to somebody who applied; template for a rejection'),
('Exporting and printing applications',
  'export applications; applications as csv; download applicants to excel; print an application; print view; spreadsheet of candidates; '
  'list of applicants as a file; applications on paper; export candidates; save applications'),
('Deleting an application',
  'delete an application; remove a candidate; erase the data of an applicant; delete an applicant; how long are applications kept; '
  'applicant wants their data deleted; get rid of an application; retention of applications; is the resume deleted too; delete old '
  'applications; remove somebody who applied; delete a person who applied'),
('Correcting an application',
  'correct an application; change the email of an applicant; applicant made a mistake; edit an application; wrong phone number of a '
  'candidate; correct details of an applicant; fix an application; typo in an application; change the details of a candidate; update an '
  'applicant'),
('What applicants get',
  'confirmation for applicants; does an applicant get a confirmation; applicant wants to withdraw; applicant wants to send a new resume; '
  'replace a resume; withdraw an application; reference number of an application; applicant wants to change something; reply after '
  'applying'),
('Positions',
  'add a position; new vacancy on the form; create a job opening; put up an opening; publish a position; link of a position; which '
  'positions are open; advertise an opening on our form; edit a position; positions page; add a job to the application form; set the pay '
  'of a position; where do I enter an opening; open position for a driver; list of vacancies'),
('Closing a position',
  'close a position; close a vacancy; position is filled; stop applications for a job; delete a position; end a job opening; remove a '
  'vacancy; set a deadline for applications; last day to apply; take an opening offline; we found somebody for the position'),
('Job application in Spanish',
  'job application in spanish; apply in spanish; spanish form; language of the application form; can somebody apply in spanish; solicitud '
  'en español; spanish speaking applicants; applicant speaks spanish; switch the application form to spanish'),
('Starting a design',
  'start a design; begin a new design; make my first flyer; how do I make a design; new draft; create a new piece; steps to make a '
  'poster; how do I use a designer; where do I start with a flyer; create marketing material; start from scratch; how do I make a '
  'postcard; create an ad'),
('Ready pieces',
  'ready pieces; samples; examples of flyers; premade designs; finished designs; inspiration for a poster; example designs; sample '
  'poster; use a ready piece'),
('Open studio',
  'open the studio; what is the studio; bigger preview; preview is too small; full screen editor; zoom into my design; show guides; edit '
  'directly on the poster; work on the whole piece; leave the studio; enlarge the preview; larger view of my flyer; show the fold lines'),
('Changing the layout',
  'change the layout; choose another layout; other composition; different arrangement of my flyer; layout of a poster; switch the layout; '
  'where are the layouts; rearrange the flyer; see my piece in other layouts; which layout shows a big picture; try other designs; move '
  'the text on the poster; what is composition'),
('Changing the theme',
  'change the theme of a flyer; make my poster orange; flyer in orange instead of white; change the color of my design; blue flyer; other '
  'colors for my brochure; background color of a poster; can I choose my own colors; set the theme; how do I get the orange theme; white '
  'or blue'),
('Pictures in a piece',
  'change the picture of a flyer; choose another picture; replace the image; crop a picture; move the picture; zoom the picture; focal '
  'point; use my own photo in a poster; picture library; which picture formats; how big may a picture be; maximum size of a picture; put '
  'another picture in the poster; add an image to my brochure; background picture; picture is cut off; the picture shows the wrong part; '
  'heads are cut off; search a picture; other photo; picture upload limit'),
('Partner logo on a piece',
  'partner logo; add the logo of a partner; logo of a customer on the flyer; two logos; co branding; second logo on a poster; put another '
  'company''s logo on it; sponsor logo; customer emblem on a poster'),
('QR code on a piece',
  'qr code; add a qr code; qr code on a flyer; link on a poster; make a qr code; code to scan on the postcard; barcode on a flyer; qr '
  'code too small; remove the qr code; put our website as a code'),
('Undo, redo and reset',
  'undo; redo; undo in a designer; ctrlz; ctrly; press ctrlz; I made a mistake in my design; take back a change; go back one step; reset '
  'the form; start over; restore the default text; how many steps can I undo; revert my last change; step back'),
('Drafts and pieces',
  'difference between a draft and a piece; what is a draft; what is a piece; is my draft saved; where are my drafts; save a design; how '
  'do I save; draft on another computer; my draft is gone; work on another computer; new draft; several drafts; saved in this browser '
  'only; keep my design; save my flyer; where is my work saved; continue at home; throw away a draft; draft versus piece'),
('Finding a piece',
  'locate a piece; search my pieces; where is my poster; where did my flyer go; cannot locate my design; locate an old design; where are '
  'my saved designs; locate my brochure; list of my designs; filter my pieces; sort my pieces; shared with me; my last designs; continue '
  'where I left off; where are the things I made; look for a piece'),
('Renaming a piece and folders',
  'rename a piece; change the name of my poster; rename my flyer; give a design another name; folders; make a folder; move a piece to a '
  'folder; organize my pieces; mark a piece as ready; new folder; delete a folder; state of a piece; name of a design'),
('Duplicating a piece',
  'duplicate a piece; copy a flyer; make a copy of a poster; clone a design; reuse a design of a colleague; copy a brochure; same design '
  'again; use an old flyer again; base on an existing piece; copy a shared piece'),
('View-only pieces',
  'view only; I cannot edit a shared piece; why can I not change this flyer; piece is locked; fields are locked; locked field; cannot '
  'change the text of a template; edit a piece of a colleague; read only design'),
('Two people editing one piece',
  'work on a piece together; edit at the same time; two people edit one flyer; my change was overwritten; replaced values; somebody '
  'changed my text; conflict; also open; who else has it open; colleague overwrote my words; get an overwritten value back'),
('Who sees your pieces',
  'who sees my pieces; are my designs private; can others see my drafts; can my boss see my pieces; can an admin see my designs; is my '
  'flyer visible to others; are drafts visible; privacy of my pieces'),
('Limits of your library',
  'how many pieces can I save; limit of the library; storage is full; maximum number of designs; how much space do I have; quota; library '
  'full; how many review links; how long may the name of a piece be; how much storage'),
('Publishing a template',
  'publish a template; make a template; turn my brochure into a template; template for the team; who may publish templates; lock a field '
  'in a template; withdraw a template; save as template; remove a template; my own template; brochure as a template; create a template '
  'for colleagues; update a template; how do I make a piece a template'),
('Locked fields',
  'locked field; what is a locked field; placeholder in a template; why is the field locked; cannot download because of a placeholder; '
  'field has a lock; lock icon; unlock a field in a template'),
('Printing and print PDFs',
  'print a flyer; send a file to the printer; which file does the print shop need; print pdf; pdf with bleed; file for an online printer; '
  'print on the office printer; coated or uncoated; crop marks on the pdf; order for the printer; hand off ticket; proof pdf; printer '
  'asks for bleed; how do I print my poster; print ready file; which pdf for the printer; press ready; pdf for printing'),
('Downloading several sizes',
  'download all sizes; all ad sizes at once; every format of a post; zip of all sizes; several sizes at once; 2x png; download in higher '
  'resolution; png or jpeg; download for retina; save as png; save as jpeg; export all formats; picture file of my flyer; jpg of my '
  'poster'),
('Checks before a download',
  'preflight; check before print; print check; quality check of my flyer; is my picture good enough for print; picture is blurry; low '
  'resolution warning; warning before download; does it warn me; text too long; text does not fit; why can I not download; fix the errors '
  'first; contrast warning; dpi warning; pixelated; what does the check look at; findings; picture is too small for print; checks; is my '
  'design ready for print; mistakes in my design'),
('Opening a downloaded file again',
  'open a downloaded file; edit a downloaded pdf; open a png again; continue from a file; reopen an old flyer; open a file; drop a pdf to '
  'edit; change a flyer that I only have as a pdf; edit a pdf; import a design; load a file'),
('Making many pieces at once',
  'make batch; batch; many pieces from a table; csv of addresses to postcards; mail merge; one flyer for each branch; personalised '
  'postcards; make 40 business cards; names from excel; from a spreadsheet; bulk create; series of pieces; many cards at one time; serial '
  'letter; how many rows; from a list of names; a hundred postcards with names; many designs from a csv; what is a batch; business card '
  'for everybody; cards for the whole team'),
('Campaigns',
  'campaign; make a campaign; what is a campaign; same date on all pieces; same event as flyer and poster and post; change the date '
  'everywhere; event moved to another date; update all pieces at once; set of materials for an event; one message in all formats; keep '
  'pieces consistent; the event date changed; turn a flyer into a post and an email; from one piece to many formats; change the place in '
  'all designs'),
('Language of a piece',
  'language of a flyer; flyer in spanish; poster in french; change the language of a piece; date format on the poster; german brochure; '
  'make an english and a spanish flyer; time shows am and pm; write in another language'),
('Your details on materials',
  'my contact details on a flyer; change the phone number on the poster; contact line; your details; wrong email on my flyer; name on the '
  'brochure; whose contact is on the flyer; phone on all materials; change contact information on a piece'),
('Infographics',
  'infographic; make an infographic; infographic size; chart of figures; picture with steps; statistics as a picture; diagram; visual '
  'with numbers; how big is an infographic'),
('Title slides',
  'title slide; first slide of a presentation; opening slide; make a title slide; slide with my name; cover slide; slide for my talk; '
  'size of a slide'),
('Using the AI Design Wizard',
  'use the wizard; how does the wizard work; generate a design from a description; write a prompt; what do I write in the wizard; edit a '
  'wizard design; open a generated design in the designer; regenerate; quick starts; is my description sent to an ai; does the wizard use '
  'chatgpt; generate a flyer from text'),
('Brochure: what you fill in',
  'fields of a brochure; what do I fill in for a brochure; what can be on a brochure; form of the brochure designer; parts of a brochure; '
  'what can I enter for a brochure; which settings does a brochure have; content fields of brochures; what is the brochure designer for'),
('Digital Ads: what you fill in',
  'fields of a ad; what do I fill in for a ad; what can be on a ad; form of the ad designer; parts of a ad; what can I enter for a ad; '
  'which settings does a ad have; content fields of ads; what is the ad designer for'),
('Email Marketing: what you fill in',
  'fields of a newsletter; what do I fill in for a newsletter; what can be on a newsletter; form of the newsletter designer; parts of a '
  'newsletter; what can I enter for a newsletter; which settings does a newsletter have; content fields of marketing emails; what is the '
  'newsletter designer for'),
('Flyer: what you fill in',
  'fields of a flyer; what do I fill in for a flyer; what can be on a flyer; form of the flyer designer; parts of a flyer; what can I '
  'enter for a flyer; which settings does a flyer have; content fields of flyers; what is the flyer designer for'),
('Postcards: what you fill in',
  'fields of a postcard; what do I fill in for a postcard; what can be on a postcard; form of the postcard designer; parts of a postcard; '
  'what can I enter for a postcard; which settings does a postcard have; content fields of postcards; what is the postcard designer for'),
('Poster: what you fill in',
  'fields of a poster; what do I fill in for a poster; what can be on a poster; form of the poster designer; parts of a poster; what can '
  'I enter for a poster; which settings does a poster have; content fields of posters; what is the poster designer for'),
('Social Media Posts: what you fill in',
  'fields of a social post; what do I fill in for a social post; what can be on a social post; form of the social post designer; parts of '
  'a social post; what can I enter for a social post; which settings does a social post have; content fields of posts; what is the social '
  'post designer for'),
('Infographic: what you fill in',
  'fields of a infographic; what do I fill in for a infographic; what can be on a infographic; form of the infographic designer; parts of '
  'a infographic; what can I enter for a infographic; which settings does a infographic have; content fields of infographics; what is the '
  'infographic designer for'),
('Title slide: what you fill in',
  'fields of a title slide; what do I fill in for a title slide; what can be on a title slide; form of the title slide designer; parts of '
  'a title slide; what can I enter for a title slide; which settings does a title slide have; content fields of title slides; what is the '
  'title slide designer for'),
('Putting your signature into Gmail, Outlook or iPhone',
  'signature into gmail; signature into outlook; put the signature in outlook; add the signature to gmail; signature on my iphone; '
  'install the signature; paste the signature; insert my signature; set up my email signature; how do I use the signature; copy for '
  'gmail; copy for iphone; signature in apple mail; where do I paste the signature; signature in thunderbird; get the signature into my '
  'mail; company footer in my mails'),
('Signature designs and banner',
  'signature designs; banner in the signature; short signature for replies; change the look of the signature; campaign banner; signature '
  'too long; which signature designs are there; other signature; announce something in my signature; how long may a signature be'),
('Business cards for many people',
  'business cards for everybody; business cards for many people; business cards for the whole team; print ten business cards on a sheet; '
  'cards on a letter sheet; outdated business cards; business cards from a csv; order cards for new colleagues; visiting cards for the '
  'department'),
('Making your business card',
  'make my business card; my own business card; order a business card; business card with my name; how do I get a business card; download '
  'my business card; new business card; qr code on the business card; change my title on the card; back of the business card; business '
  'card for me'),
('Using a meeting background',
  'meeting background in zoom; set up a virtual background; upload the background to teams; add the background to zoom; install a meeting '
  'background; logo is mirrored; logo is backwards; my name on the background; background with my name'),
('Sending a designed email',
  'send a newsletter; get the email into a mailing tool; email into mailchimp; html of the newsletter; export the email; eml; eml file; '
  'eml draft; open the newsletter in outlook; send an email to customers; newsletter into our mail tool; copy the html; how do I send the '
  'email I designed; send to a list of recipients; download the email; paste the newsletter; mailing service; use the designed email in '
  'outlook'),
('Testing a designed email',
  'send a test email; test the newsletter; send the newsletter to myself; see how the email looks; preview on mobile; test mail; email '
  'preview; how does it look in the inbox; check the newsletter before sending; try out an email'),
('Presenting the sales deck',
  'present the deck; full screen presentation; show the slides to a customer; start the presentation; keys in the deck; next slide; '
  'presentation on the whole screen; hide my notes from the audience; speaker notes; go to the last slide; overview of slides; jump to a '
  'slide; link to a slide; presentation mode; show the deck in a meeting; slides without notes'),
('Downloading the sales deck',
  'download the deck; deck as pdf; deck as powerpoint; pptx of the slides; save the presentation; print the slides; send the deck to a '
  'customer; edit the slides; presentation offline; handout of the slides; get the powerpoint; export the presentation; deck file'),
('Reading mode of the sales deck',
  'reading mode; read the deck as text; all slides on one page; deck as a document; overview of all slides; scroll through the deck; '
  'slides as text; read all slides'),
('Logo versions and sizes',
  'minimum size of the logo; how small may the logo be; smallest logo; logo versions; stacked logo; when do I use the icon; icon or logo; '
  'logo width; which logo version; size of the logo; how wide must the logo be; square logo; logo for a favicon'),
('Logo files',
  'download the logo; logo as svg; logo as png; vector logo; transparent logo; logo file for a printer; where do I get the logo; all '
  'logos as a zip; logo finder; send our logo to an agency; logo pdf; eps of the logo; logo without background; high resolution logo'),
('Wrong uses of the logo',
  'may I stretch the logo; can I change the color of the logo; can I rotate the logo; wrong logo use; logo with a shadow; squeeze the '
  'logo; turn the logo; recolor the logo; what is not allowed with the logo; may I crop the logo; outline around the logo; logo misuse; '
  'tilt the logo; put effects on the logo; can I make the logo red; logo rules'),
('Clear space of the logo',
  'clear space; logo clear space; space around the logo; margin of the logo; padding around the logo; how close may text be to the logo; '
  'distance between two logos; protection zone; what is clear space; exclusion zone; how much room around the logo; free space around the '
  'logo'),
('Which logo on which background',
  'which logo on a photo; logo on a dark background; logo on a picture; logo on orange; white logo; which logo do I use on blue; logo on '
  'a photograph; logo for a colored background; which variant of the logo; logo for one color print'),
('Font files',
  'download the font; install poppins; where do I get the font; font file; poppins for word; font for powerpoint; is the font free; '
  'license of the font; ttf; typeface download; get poppins; install the company font'),
('Color files and contrast',
  'color palette for illustrator; swatches; adobe swatches; copy a color value; css variables of the colors; design tokens; which text '
  'color on orange; contrast of our colors; can I put white text on cyan; color file; palette for indesign; readable color combinations'),
('Permission to use the brand',
  'may a customer use our logo; permission to use the logo; can a partner use our brand; legal note of the brand; copyright of the logo; '
  'vendor access; trusted vendor access; folder for vendors; is an agency allowed to use the logo; brand permission'),
('Photography and voice',
  'photo style; style of our pictures; tone of voice; how do we write; brand voice; writing style; what kind of photos do we use; disc '
  'and rows; motif; which pictures fit the brand'),
('Hex',
  'hex definition; what is hex; what is a hex code; hex code definition; hexadecimal; what is a hex color; definition of hex; color code '
  'with a hash; define hex; hex explained; meaning of hex; explain the term hex; define hex code; hex code explained; meaning of hex '
  'code; explain the term hex code; hex in the glossary; term hex; what does hex mean'),
('Trim and safe zone',
  'trim definition; what is trim; safe zone definition; what is the safe zone; safe area; definition of trim size; margin inside the '
  'edge; what is a safe margin; define trim; trim explained; meaning of trim; explain the term trim; define safe zone; safe zone '
  'explained; meaning of safe zone; explain the term safe zone; trim and safe zone in the glossary; term trim and safe zone; what does '
  'trim and safe zone mean'),
('Preflight',
  'preflight definition; what is preflight; definition of preflight; what is a finding; preflight check definition; define preflight; '
  'preflight explained; meaning of preflight; explain the term preflight; define preflight check; preflight check explained; meaning of '
  'preflight check; explain the term preflight check; preflight in the glossary; term preflight; what does preflight mean'),
('Vector and pixel pictures',
  'vector definition; what is a vector file; what is svg; what is a png; difference between png and jpeg; png or jpeg definition; raster '
  'definition; what is a jpeg; bitmap; which format for a logo; svg definition; what is a pixel graphic; define vector; vector explained; '
  'meaning of vector; explain the term vector; define png or jpeg; png or jpeg explained; meaning of png or jpeg; explain the term png or '
  'jpeg; define raster; raster explained; meaning of raster; explain the term raster; define svg; svg explained; meaning of svg; explain '
  'the term svg; vector and pixel pictures in the glossary; term vector and pixel pictures; what does vector and pixel pictures mean'),
('Coated and uncoated paper',
  'coated paper definition; uncoated definition; what is stock; what is coated paper; difference between coated and uncoated; c2s '
  'definition; 16pt definition; what kind of paper; paper stock definition; define coated paper; coated paper explained; meaning of '
  'coated paper; explain the term coated paper; define uncoated; uncoated explained; meaning of uncoated; explain the term uncoated; '
  'define c2s; c2s explained; meaning of c2s; explain the term c2s; define 16pt; 16pt explained; meaning of 16pt; explain the term 16pt; '
  'define paper stock; paper stock explained; meaning of paper stock; explain the term paper stock; coated and uncoated paper in the '
  'glossary; term coated and uncoated paper; what does coated and uncoated paper mean'),
('Proof and separations',
  'proof definition; what is a proof; separations definition; proof of separations; what are separations; see the inks; color plates; '
  'definition of proof; define proof; proof explained; meaning of proof; explain the term proof; define separations; separations '
  'explained; meaning of separations; explain the term separations; proof and separations in the glossary; term proof and separations; '
  'what does proof and separations mean'),
('Brochure folds',
  'trifold definition; bifold definition; zfold definition; gatefold definition; what is a trifold; what is a gatefold; what is a zfold; '
  'difference between trifold and zfold; kinds of folds; gate fold definition; what is a bi fold; define trifold; trifold explained; '
  'meaning of trifold; explain the term trifold; define bifold; bifold explained; meaning of bifold; explain the term bifold; define '
  'zfold; zfold explained; meaning of zfold; explain the term zfold; define gatefold; gatefold explained; meaning of gatefold; explain '
  'the term gatefold; define gate fold; gate fold explained; meaning of gate fold; explain the term gate fold; brochure folds in the '
  'glossary; term brochure folds; what does brochure folds mean'),
('Portrait and landscape',
  'portrait definition; landscape definition; what is landscape; orientation definition; upright or wide; turn the flyer sideways; '
  'horizontal poster; change the orientation; flyer in landscape; define portrait; portrait explained; meaning of portrait; explain the '
  'term portrait; define landscape; landscape explained; meaning of landscape; explain the term landscape; define orientation; '
  'orientation explained; meaning of orientation; explain the term orientation; portrait and landscape in the glossary; term portrait and '
  'landscape; what does portrait and landscape mean'),
('Call to action',
  'cta definition; what is a cta; call to action definition; what is a call to action; definition of cta; text of the button; define cta; '
  'cta explained; meaning of cta; explain the term cta; define call to action; call to action explained; meaning of call to action; '
  'explain the term call to action; call to action in the glossary; term call to action; what does call to action mean'),
('Preheader',
  'preheader definition; what is a preheader; preview text of an email; line next to the subject; definition of preheader; define '
  'preheader; preheader explained; meaning of preheader; explain the term preheader; preheader in the glossary; term preheader; what does '
  'preheader mean'),
('vCard and QR code',
  'vcard definition; what is a vcard; qr definition; what is a qr code; definition of vcard; definition of qr code; define vcard; vcard '
  'explained; meaning of vcard; explain the term vcard; define qr; qr explained; meaning of qr; explain the term qr; vcard and qr code in '
  'the glossary; term vcard and qr code; what does vcard and qr code mean'),
('CSV file',
  'csv definition; what is a csv; what is a csv file; make a csv from excel; save as csv; definition of csv; comma separated; define csv; '
  'csv explained; meaning of csv; explain the term csv; csv file in the glossary; term csv file; what does csv file mean'),
('Artwork and artboard',
  'artwork definition; artboard definition; what is an artboard; what is artwork; definition of artboard; what is a side; define artwork; '
  'artwork explained; meaning of artwork; explain the term artwork; define artboard; artboard explained; meaning of artboard; explain the '
  'term artboard; artwork and artboard in the glossary; term artwork and artboard; what does artwork and artboard mean'),
('Designer',
  'designer definition; what is a designer; definition of designer; what does designer refer to; what are designers in the portal; define '
  'designer; designer explained; meaning of designer; explain the term designer; designer in the glossary; term designer; what does '
  'designer mean'),
('Layout and theme',
  'layout definition; theme definition; difference between layout and theme; what is a layout; what is a theme; definition of '
  'composition; layout or theme; define layout; layout explained; meaning of layout; explain the term layout; define theme; theme '
  'explained; meaning of theme; explain the term theme; layout and theme in the glossary; term layout and theme; what does layout and '
  'theme mean'),
('Authenticator app',
  'authenticator definition; what is an authenticator app; which authenticator app; twostep definition; app for codes; which app shows '
  'the code; second factor definition; code changes every 30 seconds; define authenticator; authenticator explained; meaning of '
  'authenticator; explain the term authenticator; define twostep; twostep explained; meaning of twostep; explain the term twostep; define '
  'second factor; second factor explained; meaning of second factor; explain the term second factor; authenticator app in the glossary; '
  'term authenticator app; what does authenticator app mean'),
('Review link',
  'review link definition; what is a review link; definition of review link; define review link; review link explained; meaning of review '
  'link; explain the term review link; review link in the glossary; term review link; what does review link mean'),
('Template',
  'template definition; what is a template; definition of template; what are team templates; define template; template explained; meaning '
  'of template; explain the term template; template in the glossary; term template; what does template mean'),
('The sidebar',
  'ctrlb; press ctrlb; what does ctrlb do'),
('Handing a piece over',
  'transfer my design to another person; grant my design to somebody else; another person should own my design; pass my flyer to a '
  'colleague; change the owner of a piece'),
('Review links',
  'show a design to somebody outside; outside agency should see the brochure; let an agency look without access; customer without an '
  'account should see the flyer; view a piece from outside; link for somebody outside'),
('Signing out',
  'logout of the portal; quit the portal; leave the portal'),
('Sharing a piece with colleagues',
  'grant a colleague access to my design'),
('Deleting a piece, and bringing it back',
  'I deleted a piece by mistake; deleted the wrong design; bring a deleted piece back; restore a deleted flyer; is a deleted piece gone '
  'for good; how long is a deleted piece kept'),
('Change your password',
  'change the password in my profile; password card')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing
on conflict do nothing;

-- What two passages were asked with alike: the one that says more about it keeps it.
delete from public.portal_phrasings as phrasing
using public.portal_knowledge as passage, (values
('Logo',
  'free space around the logo; space around the logo; clear space; how close may text be to the logo; logo on dark background; logo on '
  'black; logo in black; change the color of the logo; crop the logo'),
('Applying for a job',
  'job application; application page; where do applicants go; I know a good candidate'),
('What administrators may do',
  'who gets to see job applications; read an application; who can read applications; who reads the applications; see resumes of '
  'applicants; change application status; who changes the status of an application; status of an applicant'),
('The sidebar',
  'ctrl b; ctrl+b'),
('Brand colors',
  'hex codes'),
('Ad text limits',
  'cta; button text'),
('Your pieces',
  'copy of my flyer; make a copy of a poster'),
('Business cards',
  'my own business card; make a business card; order a business card; order business cards; download a business card; where do I get '
  'business cards'),
('Earlier versions of a piece',
  'my changes were overwritten'),
('The Marketing Center',
  'create an ad; create marketing material; where do I begin a design; where do I make an ad'),
('The staff directory',
  'look up a coworker'),
('Themes of the designers',
  'change theme of a flyer'),
('Vibrant orange',
  'text color on orange')
) as other (title, phrasings)
where passage.id = phrasing.passage_id and passage.title = other.title and phrasing.phrasing = any (string_to_array(other.phrasings, '; '));

update public.portal_knowledge as passage
set keywords = passage.keywords || ' ' || more.keywords
from (values
('Review links', 'outside agency customer view look days expire valid how long'),
('Signing out', 'quit close finish exit'),
('The sales deck', 'how many slides number count nine'),
('Deleting a piece, and bringing it back', 'deleted mistake accident wrong undo recover')
) as more (title, keywords)
where passage.title = more.title;

-- Passages in the words of docs/copy.md.
update public.portal_knowledge as passage
set body = stated.body
from (values
('What the portal is',
  'The portal is where Daybreak staff work: the home page with the assistant, the staff directory, the Marketing Center, the brand '
  'guidelines, the sales deck, and links to the tools we use outside it.'),
('The dashboard',
  'The dashboard is the portal''s home page. It greets you by first name, shows the date and a daily quote, and then the assistant, with '
  'cards such as Pinned links and Continue where you left off. The logo in the sidebar takes you back to it.'),
('Ray, your assistant',
  'Ray is the assistant on the home page. Type a question and press Enter; press Shift+Enter for a new line. Ray answers from what the '
  'portal knows: its pages, our brand, our services, and the colleagues you can see in the staff directory.'),
('Signing in',
  'Sign in with your company email address and your password. You can''t register yourself: an administrator creates and activates your '
  'account, or sends you an invitation to choose a password.'),
('Change your password',
  'To change your password, choose "Change password" in the Password card of your profile; it needs at least 8 characters, and you''re '
  'signed out everywhere else. If you forgot it, choose "Forgot your password?" on the sign-in page, enter your email address, and open '
  'the link in the email to set a new one of at least 6 characters. Look in your spam folder, too.'),
('"Please contact your administrator to activate your account."',
  'When sign-in says "Please contact your administrator to activate your account.", your account isn''t active. Ask a super administrator '
  'to activate it in the staff directory. If you forgot your password, choose "Forgot your password?" on the same page.'),
('Your profile',
  'Edit your first name, last name and display name on your profile page and choose "Save Profile". The page also shows your email '
  'address and role, your photo, your password and two-step sign-in, where you''re signed in, your library, and your mail and calendar.'),
('Your phone number and job title',
  'Your profile page shows your phone number and job title. If you''re a super administrator, edit them there and choose "Save Company '
  'Info". Otherwise ask a super administrator to change them.'),
('Signing out',
  'Sign out with "Sign Out" in the Account Actions card of your profile page. Every tab of this browser is signed out. To end sessions on '
  'other devices, use "Where you are signed in" on the same page.'),
('The staff directory',
  'The staff directory lists everyone who works here with name, job title, email and phone. Choose an email or number to write or call, '
  'or a name to open the profile. Super administrators come first, then administrators, then staff, each by first name; "Sort by" changes '
  'the order.'),
('Correcting a directory entry',
  'Super administrators correct names and phone numbers with the pencil on a card in the staff directory, and everything else under "Edit '
  'details" on the person''s profile. The email address can''t be changed there. Everyone else asks a super administrator.'),
('Roles in the portal',
  'There are three roles: staff, admin and super admin. Staff members use every tool and read the directory. Administrators also review '
  'job applications, manage positions, write posts, publish templates and create sample leads. Super administrators also edit the '
  'directory, set roles, activate and deactivate people, invite people, create staff accounts and read the audit trail. Your role is on '
  'your profile page.'),
('What staff members may do',
  'Staff members can read the directory of active colleagues and the leads, edit their own name and photo, and use the Marketing Center, '
  'their library, the brand guidelines, the sales deck and the assistant.'),
('What administrators may do',
  'Administrators can do everything staff members can. They also read job applications and resumes, change the status of an application, '
  'manage positions, write posts on the home page, publish templates, and create the sample leads.'),
('What super administrators may do',
  'Super administrators can do everything administrators can. They also edit the details of people in the directory, see people who are '
  'no longer active, set roles, activate and deactivate people, invite and import people, create staff accounts, and read the audit '
  'trail. No one changes their own role or activation.'),
('Making somebody an administrator, or changing another role',
  'A super administrator opens the access menu on the person''s card in the staff directory and chooses the role: staff, admin or super '
  'admin. You can''t change your own role, and one active super administrator must remain.'),
('Activating and deactivating people',
  'A super administrator chooses "Deactivate" or "Activate" in the access menu on the person''s card in the staff directory. Deactivating '
  'signs the person out at once and keeps them from signing in. Nothing is deleted: only super administrators still see the entry, and '
  'they can activate it again.'),
('New staff accounts',
  'A super administrator adds the person in the staff directory and sends an invitation to choose a password; no one registers '
  'themselves. "Create Staff Accounts" on the seeding page makes an account for every active person without one and shows the default '
  'password once; each person changes it at the first sign-in.'),
('Light and dark theme',
  'Use the button in the header to switch between the light and the dark theme. Your browser remembers the choice.'),
('The sidebar',
  'The sidebar leads to every page and tool. Collapse or open it with the button in the header or with Ctrl+B (⌘B on a Mac). It stays '
  'that way for 7 days. On a phone it''s a drawer.'),
('Sales links',
  'Under Sales, the sidebar has the Sales Deck, the CRM, the Communications Board, HDD Buyers, HDD Resellers and the Sales & Purchasing '
  'Sheet. They open in a new tab.'),
('Operations links',
  'Under Operations, the sidebar has Growth Planning, the Solar Inventory, Job Postings and the Staff Directory.'),
('Marketing links',
  'Under Marketing, the sidebar has the Marketing Center, the Brand Guidelines, Social Media Planning and Email Outreach.'),
('Tools and research links',
  'Under Tools, the sidebar has the Hardware Scanner and True Tech Value; under Research, International Expansion and Caught in the News.'),
('Mail and calendar',
  'Full Gmail integration is coming soon. Until then, open your mail and your calendar in a new tab from the Gmail page or the Email & '
  'Calendar card of your profile.'),
('Leads CRM',
  'The Leads CRM is coming soon. You''ll manage sales leads and customer relationships there.'),
('Sample leads',
  'Administrators and super administrators create 25 sample leads with "Seed CRM with Fake Data" on the seeding page: companies that buy '
  'or sell IT equipment, with the statuses New, Contacted, Qualified and Closed. Doing it twice adds nothing.'),
('Fantasy football',
  'The fantasy football page shows the standings of our 10 teams. The top 6 are in the playoffs.'),
('Applying for a job',
  'People apply on the public page "Join Our Team". First name, last name and email are required; a resume is a PDF, DOC or DOCX file of '
  'up to 10 MB. Administrators review the applications.'),
('New hire kit',
  'The New Hire page makes an email signature, a business card and meeting backgrounds from one form. Choose yourself in the list of '
  'staff to fill it in quickly.'),
('Email signature',
  'Make your email signature on the New Hire page, then choose "Copy for Gmail" or "Copy for iPhone" and paste it into the signature '
  'settings of your mail program. It shows the logo, the office phone number and five badges: R2, RIOS, DoD 5220.22M, HIPAA and NIST.'),
('Print specifications',
  'Printed pieces are made at 300 DPI in CMYK. Pieces over 17 inches on the short side need 150 DPI.'),
('Your own pictures',
  'Add your own pictures under Images on the Marketing Center: PNG, JPEG, WebP or SVG, up to 25 MB each. Until you choose one in a form, '
  'the first three go to the brochure, and the first to the ad and to every image theme. They''re kept in your browser; "Reset" returns a '
  'form to its defaults.'),
('Daybreak',
  'We''re Daybreak; the legal name is Daybreak Data & Solar, Inc. We supply and manage enterprise data hardware and recycle solar '
  'equipment.'),
('Brand guidelines',
  'The brand guidelines show the logo standards, the typography, the color system and the assets. The page is public, so vendors and '
  'partners can read it too. The assets may not be used without permission.'),
('Cyan, our primary color',
  'Cyan is #14BCC0: RGB 20, 188, 192; CMYK 90, 2, 30, 0. Use it for fills, rules and the horizon band, never for small text on white. The '
  'designers call it turquoise.'),
('Vibrant orange',
  'Vibrant orange is #FF6022: RGB 255, 96, 34; CMYK 0, 62, 87, 0. It''s the one accent in a view; set text on it in night.'),
('Logo',
  'The logo has five variants: primary for white backgrounds, grey for one-color print, white for dark backgrounds, on-image for '
  'photographs, and night for orange, amber and cyan. There''s also a stacked version and an icon. Keep one radius of its disc free on '
  'every side, and don''t stretch, turn or recolor it.'),
('Our services',
  'We recycle panels, batteries and inverters, buy surplus or decommissioned equipment, sell refurbished gear, and destroy equipment '
  'securely.'),
('Recycling',
  'We recycle solar panels, batteries and inverters.'),
('Secure destruction',
  'We destroy equipment securely. It''s one of our four services: recycle, buy, sell, destroy.'),
('Our process',
  'It takes five steps: the client sends an equipment list, we assess and quote, we schedule logistics, we process the equipment, and the '
  'client receives documentation.'),
('Quote and turnaround times',
  'Clients get a quote within 24 hours, and the work takes 7-14 days to complete.'),
('The sales deck',
  'The sales deck has 9 slides: Title, The Crisis, Our Services, Our Clients, Notable Clients, Our Advantage, Certifications, Our '
  'Process, and Let''s Connect. Space and the right arrow go forward, the left arrow goes back, and F shows it full screen.'),
('Your pieces',
  '"Your pieces" on the Marketing Center keeps what you made and what colleagues shared with you, on every computer you sign in on. Give '
  'a draft a name with "Save to your pieces" in its designer; from then on it''s saved automatically.'),
('Sharing a piece with colleagues',
  'Open the piece and choose "Share". Let all staff or single colleagues view or edit it; "Copy link" gives you a link that works for '
  'people with access. Only the owner shares a piece.'),
('Review links',
  'To show a piece to someone without an account, choose "Share" and "Make a review link". Anyone with the link can view one version '
  'until it expires, after 1 to 90 days, or until you choose "Revoke". Copy the link at once: it''s shown only then.'),
('Deleting a piece, and bringing it back',
  'Choose "Move to the bin" in the menu of the piece. It stays in the bin for 30 days, and "Bring back" returns it until then. "Delete '
  'for good" can''t be undone.'),
('Earlier versions of a piece',
  'A saved piece keeps a version whenever you pause. Choose "Versions" in its menu to view an earlier one, compare it with the current '
  'one, name it or restore it.'),
('Team templates',
  'Choose "Start from a template" on the Marketing Center to begin with what the team published: some words and the layout stay, and you '
  'fill in the rest. Administrators publish a piece with "Publish as template" in its menu, and withdraw it again.'),
('Downloading a piece',
  'Choose "Download" in the designer. PNG and JPEG are for screens. Print PDF is for the printer: with bleed and crop marks, with bleed '
  'alone, or cut to the trim, for coated or uncoated paper. Several sizes or sides come as a ZIP.'),
('Handing a piece over',
  'Choose "Hand over" in the menu of a piece under "Your pieces". It then belongs to your colleague, and you can''t open it unless they '
  'share it with you.'),
('Your own data',
  'In the "Your library" card of your profile, "Download all" saves your pieces with their versions and pictures as a ZIP, and "Delete '
  'all my pieces" deletes them for good.'),
('Presenter view of the sales deck',
  'Choose "Presenter view" in the menu of the sales deck to see your notes and a timer in a second window. Your audience sees only the '
  'slides.'),
('R2v3',
  'R2v3 is version 3 of the R2 (Responsible Recycling) Standard for the reuse and recycling of electronics. SERI, a nonprofit, publishes '
  'it, and independent auditors check facilities against it. We''re R2v3 Qualified.'),
('RIOS',
  'RIOS is the Recycling Industry Operating Standard, a management standard for quality, environment, health and safety at recyclers. '
  'We''re RIOS Qualified.'),
('HIPAA',
  'HIPAA is the Health Insurance Portability and Accountability Act, the U.S. law that protects health information, including on retired '
  'drives. It''s one of our badges.'),
('NIST',
  'NIST is the U.S. National Institute of Standards and Technology. Its publication SP 800-88 describes how to make data on storage media '
  'unreadable. It''s one of our badges.'),
('DoD 5220.22-M',
  'DoD 5220.22-M is a manual of the U.S. Department of Defense. Its name is used for a way of erasing drives that overwrites all data. '
  'It''s one of our badges.'),
('Bleed and crop marks',
  'Bleed is the artwork beyond the edge of the finished page, so that no white shows where the paper is cut. Crop marks show the printer '
  'where to cut.'),
('DPI',
  'DPI stands for dots per inch: how many pixels of a picture are printed on one inch. The more there are, the sharper it looks.')
) as stated (title, body)
where passage.title = stated.title;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
alter table public.search_words enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;

-- A question that only just reaches an answer gets none.
create or replace function public.search_portal(question text, threshold real default 0.53)
returns table (source text, title text, body text, path text, rank real, person jsonb)
language sql stable security invoker set search_path = '' set jit = off
as $$
  with asked as materialized (
    select array_agg(asked::private.asked_word) as words, private.asks_for_person(question) as for_person
    from private.asked_words(question) as asked
  ),
  people as materialized (
    select found.id, max(found.rank) as rank from asked, private.find_people(question, asked.words) as found group by found.id
  ),
  ranked as materialized (
    select 'portal' as source, found.id, found.rank
    from asked, private.find_passages(question, asked.words, asked.for_person,
      asked.for_person and exists (select from people where people.rank > 0.5)) as found
    union all
    select 'directory', people.id, people.rank from people
  ),
  -- If the whole question is about a person, no page is meant.
  best as materialized (
    select * from ranked
    where (ranked.source = 'directory' or ranked.rank >= (select coalesce(max(people.rank) filter (where people.rank >= 0.94), 0) from people))
      and ranked.rank >= threshold and ranked.rank >= 0.7 * (select max(top.rank) from ranked as top)
    order by ranked.rank desc, ranked.id limit 5
  )
  select best.source, passage.title, passage.body, passage.path, best.rank, null::jsonb
  from best join public.portal_knowledge as passage on best.source = 'portal' and passage.id = best.id
  union all
  select best.source, concat_ws(' ', entry.first_name, entry.last_name),
    concat_ws(E'\n',
      case when not entry.is_active then 'No longer active' end,
      entry.job_title,
      'Phone: ' || coalesce(entry.phone, 'not in the directory'),
      'Email: ' || entry.email),
    '/staff-directory', best.rank,
    jsonb_build_object('job_title', entry.job_title, 'phone', entry.phone, 'email', entry.email, 'is_active', entry.is_active)
  from best join public.staff_directory as entry on best.source = 'directory' and entry.id = best.id
  order by 5 desc, 2
$$;

-- Each kind of word is found by an index.
create index search_words_kind on public.search_words (kind, stem);
create or replace function private.asked_words(question text) returns setof private.asked_word
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, private.stem_of(said.word) as stem, min(said.place) as place
    from private.words_asked(question) as said
    where not private.says_nothing(said.word)
    group by said.word
  ),
  known as materialized (
    select content.word, content.stem, content.place,
      array(
        select content.word union select left(content.word, -1) where content.word ~ '...s$'
        union
        select other.word from public.search_words as own
        join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
        where own.kind = 'name' and own.word in (content.word, regexp_replace(content.word, 's$', ''))
      ) as names,
      char_length(content.word) < 4 or exists (select from private.portal_words as right_word where right_word.stem = content.stem
        and (char_length(right_word.word) > 3 or right_word.word = content.word)) as is_word
    from (select distinct on (said.stem) * from said order by said.stem, said.place) as content
    order by content.place limit 24
  ),
  -- Names that the person asking may see.
  named as materialized (
    select part.word from (
      select private.name_words_of(entry.first_name, entry.last_name) as words
      from private.entries_named(
        (select array_agg(name) from known, unnest(known.names) as name),
        (select array_agg(name) from known, unnest(known.names) as name where not known.is_word),
        (select array_agg(known.word) from known where not known.is_word and char_length(known.word) > 5)
      ) as found (id)
      join public.staff_directory as entry using (id)
    ) as entry cross join unnest(entry.words) as part (word)
    group by part.word
  ),
  met as materialized (
    select known.*, exists (select from named where named.word = any (known.names)) as is_name from known
  ),
  -- Something that is neither a known word nor a name is read as the most similar known word.
  meant as materialized (
    select met.*, near.word as read, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.94 end::real as surely,
      case when met.word ~ '^[0-9]{1,2}$' or private.says_nothing(near.word) then 'passing' else (
        select own.kind from (
          select written.kind from public.search_words as written where written.word = met.word
          union all
          select read.kind from public.search_words as read where read.word = near.word
          union all
          select single.kind from public.search_words as single
          where single.word = regexp_replace(met.word, 's$', '') and single.kind = 'elsewhere'
          union all
          select stemmed.kind from public.search_words as stemmed
          where stemmed.stem = any (array[coalesce(near.stem, met.stem)]) and stemmed.kind in ('does', 'field', 'ordinary')
        ) as own
        where own.kind in ('passing', 'does', 'elsewhere', 'field', 'ordinary')
        order by array_position(array['elsewhere', 'passing', 'does', 'field', 'ordinary'], own.kind) limit 1
      ) end as class
    from met left join lateral private.nearest_word(met.word) as near on not met.is_word and not met.is_name
  )
  -- `elsewhere` words don't apply to words that only look similar: a building isn't something one builds.
  select row_number() over (order by meant.place), meant.word,
    case when meant.class = 'elsewhere' and not exists (
      select from private.portal_words as own where own.held and own.stem = meant.meant
        and regexp_replace(own.word, 's$', '') = regexp_replace(coalesce(meant.read, meant.word), 's$', '')) then '-' else '' end || meant.meant,
    meant.surely,
    array(
      select other.stem from public.search_words as own
      join public.search_words as other on other.kind = 'means' and other.stands_for = own.stands_for
      where own.kind = 'means' and own.stem = meant.meant and meant.class is distinct from 'elsewhere'
    ),
    meant.is_name, meant.names,
    array(
      select named.word from named
      where not meant.is_name and not meant.is_word and (
        private.spellings_of(array[named.word]) && private.spellings_of(meant.names)
        or char_length(meant.word) > 5 and extensions.similarity(named.word, meant.word) >= 0.4
        or char_length(meant.word) > 3 and (starts_with(named.word, meant.word) or exists (
          select from public.search_words as own join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
          where own.kind = 'name' and own.word = named.word and starts_with(other.word, meant.word))))
    ),
    meant.class
  from meant
$$;
