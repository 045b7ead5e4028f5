-- More ways in which a question says what it's about, and figures: a question for a number is answered by a passage with one.

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
    ['\msign(s|ed|ing)?[ -]off (?=(an?|the|my|our|your|his|her|their|this|that|these|it)\M)', 'approve '],
    ['\m(says?|said|saying) yes to\M|\mgiv(e|es|ing) (the|their|its|his|her|an?) (ok|okay|go-?ahead|blessing|consent) (to|for)\M', 'approve'],
    ['\m(typ|writ|wrot|past)[a-z]* (right |all |just )?over\M|\m(overwrit|overwrot)[a-z]*\M', 'overwritten'],
    ['\m(boxes|fields|blanks|details|infos?|information)\M(?=.*\m(have to|has to|must|need to|needed|required|mandatory|compulsory|obligatory)\M.*\m(fill|enter|provide|give|complete|answer))|\m(required|mandatory|compulsory|obligatory) (boxes|fields|blanks|details|infos?|information)\M', 'requiredfields'],
    ['\m(goes|go|going) away from (the|our) (company|firm)\M', 'leaver'],
    ['\m(who|which) (becomes?|gets?) my\M', 'hand'],
    ['\mthe (button|command|menu item) ', 'the '],
    ['\mhow much (it )?costs?\M|\mwhat costs?\M', 'pricetag'],
    ['\m(locked|shut) (me |us |him |her )?out\M|\m(won|does|did|would)(n[''’`´]?t)? (even )?let me (try|in)\M', 'lockedout'],
    ['\m(leaving|quitting|resigning)\M(?=.*\m(week|month|year|friday|job|company|teammate|colleague|coworker|successor))', 'leaver'],
    ['\mhow many (people|employees|colleagues|staff)\M(?=\W*$| (are|work|do we|does (the|our)|in|at|here|we)\M)|\mhow many of us\M', 'headcount'],
    ['\m(everyone|everybody|all( the)? people|people)( who| that)? works?\M', 'employee list'],
    ['\m(log|sign)(ging|ing|ged|ed|s)? (me|us|him|her|them|myself|everyone|everybody|people) (in|out|off|on)\M', '\1 \4'],
    ['\m(can ?not|can[''’]?t|couldn[''’]?t|unable to|won[''’]?t let (me|us)|not able to) (log|sign)[ -]?(in|on)\M', 'login fails'],
    ['\m(be|become|becoming) (an? )?(?=(super)? ?admin)', 'promote '],
    ['(^| )x (?=(post|header|picture|image|photo|banner|size|profile|account|ad|caption))', ' twitter '],
    ['\m(mak(e|es|ing)|made|needs? (an?|some|new)|wants? an?)\M(?! sure)', 'create'],
    ['\mwho( has| had| have)? (changed|edited|deleted|removed|added|approved|withdrew|published|deactivated|activated|opened|downloaded|looked at|viewed|read|saw|accessed|touched|promoted|invited|exported)\M(?=.*\m(roles?|accounts?|applications?|applicants?|positions?|posts?|templates?|photographs?|resumes?|persons?|people|colleagues?|entry|directory|leads?)\M)', 'audit trail \2'],
    ['\mhow much (is|are|was|were|for)( an?| the| one| our)?\M(?!.*\m(bleed|room|space|text|margin|recovered|wasted|left)\M)', 'pricetag'],
    ['\m(what|how much) (do|does|did|will|would)\M(.*)\mcosts?\M|\m(prices?|costs?) (of|for)\M', 'pricetag \3'],
    ['\mwhat time\M|\mopening (hours|times)\M|\mwhen (will|does|do|is)\M(?=.*\m(office|warehouse|building|store|shop)\M.*\m(open|close)s?\M)', 'openinghours'],
    ['\m(fix|repair|replace) (my|the|our) (?=(keyboard|mouse|laptop|screen|monitor|computer|headset|chair|desk|door|window)\M)', 'repairs '],
    ['\m(in|from|of|since|during) (19\d\d|20[01]\d|202[0-5])\M', 'pastyear'],
    ['\mok(ay)? (?=(an?|the|my|this|that|these|photos?|pics?|pictures?|photographs?)\M)|\mgreen ?light\M', 'approve '],
    ['\mhow (many|much|often)\M(.*)\m(last|past|this) (year|quarter|month|week)\M', 'how many \2 pastyear'],
    ['\mhow many hours (did|do|does|have|has)\M|\m\d+ ?(%|percent) of \d+', 'calculate'],
    ['\mwhat counts as\M', 'definition'],
    ['\m(on|from|with|using) (my|an?|the|our)( own| old| new| other| private)? (laptop|macbook|desktop)\M', 'computer'],
    ['\m(when|since when|how long)\M(?=.*\m(did|has)\M)(.*)\m(join(ed)?|start(ed)?|been)( here| with us| working here)?\W*$', 'startdate \3'],
    ['\m(is|are) (too |so |very )?old\M', 'is outdated'],
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

create or replace function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whos|who''s|who''d|who''ll|whom|whose|which (of us|colleague|person)|talk to|speak (to|with)|turn to|go to (for|with)|in touch with|hold of|point of contact|contact (for|person)|ask about|reach|(?<!new )guy|lady|expert|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that|with)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\m(people|persons?|those|colleagues?|employees?|customers?|clients?|everyone|everybody|all) who\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must|has the right to|is the one to)? ?(change|decide|say yes|sign off|allow|ok|okay|stop|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update|approve|ok|invite|import|export|download|post|upload|put|write|turn|revoke|withdraw|restore|lock|unlock|hand|cancel|reset)(s|d|ed)?\M'
$$;

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
      least(1, sum(found.weight) / min(found.whole)) as precision, count(*) as words
    from found join weights using (slot) join whole on whole.id = found.passage_id
    group by found.passage_id, found.phrasing_id, found.asks_who
  ),
  best as materialized (
    select alike.passage_id, 0.85 * max(alike.likeness) + 0.15 * avg(alike.likeness) as likeness,
      max(alike.likeness) filter (where alike.words > 1 or alike.likeness > 0.99) as same
    from (
      select alike.passage_id, alike.words, row_number() over (partition by alike.passage_id order by alike.likeness desc) as place,
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
  -- counts them, and of two that fit equally, the one whose title has the question's words is meant. A question that is one of the phrasings
  -- asks for its passage.
  select whole.id, greatest(case when best.same > 0.96 and not exists (select from asked where is_name) then best.same else 0 end, whole.share * whole.held / whole.weight * (0.4 + 0.4 * coalesce(best.likeness, 0) + 0.2 * whole.central)
    * (1 + 0.03 * (select count(*) filter (where stem in (select meant.stem from meant where meant.part > 0.8))::real / greatest(1, count(*))
        from unnest(private.stems_of(passage.title)) as stem))
    * case when exists (select from asked where asked.stem = 'definit')
      and not exists (select from private.portal_terms as term where term.passage_id = whole.id and term.stem = 'definit') then 0.85 else 1 end
    * case when asks_number and passage.body !~* '\d|\m(two|three|four|five|six|seven|eight|nine|ten)\M' then 0.9 else 1 end
    * case when counted.stem is null then 1
      when passage.body ~* ('(\d|\m(one|two|three|four|five|six|seven|eight|nine|ten)\M)[^.;]{0,30}\m' || counted.stem) then 1.06 else 0.97 end
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.15)
      * case when for_person then 0.7 else 1 end else 1 end)::real
  from whole join public.portal_knowledge as passage on passage.id = whole.id
  left join best on best.passage_id = whole.id
  cross join (select private.stem_of(lower(substring(question from '(?i)how many ([a-z]{3,})')))) as counted (stem)
  cross join (select question ~* '\m(how (many|much|long|big|large|high|wide|tall|thick|small|soon|far)|max|maximum|maximal|min|minimum|minimal|at most|at least|limit|longest|shortest|biggest|largest|smallest|dimensions?|resolution|px|pixels)\M') as figures (asks_number)
$$;

create or replace function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*, private.is_known(word.stem) as known,
      exists (select from public.search_words as task where task.kind = 'task' and task.stem = word.stem) as tells_title,
      (select string_agg(quote_literal(meant) || ':B', ' | ') from (
        -- A photo of something new isn't a graphic designer.
        select unnest(case when question ~* '\mwho' or private.asks_for_person(question) then word.means
          else array_remove(array_remove(word.means, 'graphic'), 'design') end || word.stem)
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

alter table public.search_words disable trigger read_words_again;

insert into private.search_phrases (phrase, stands_for) values
('public preview link', 'review link'), ('public link', 'review link'), ('preview link', 'review link'), ('guest link', 'review link'), ('client link', 'review link'), ('customer link', 'review link'), ('external link', 'review link'), ('outside link', 'review link'), ('temporary link', 'review link'),
('tear off', 'tearoff'), ('tear offs', 'tearoff'), ('torn off', 'tearoff'), ('cut off tabs', 'tearoff'), ('pull tabs', 'tearoff'), ('pull off tabs', 'tearoff'), ('rip off', 'tearoff'), ('ripped off', 'tearoff'), ('tear away', 'tearoff'), ('cut off strips', 'tearoff'),
('preview text', 'preheader'), ('preview line', 'preheader'), ('teaser line', 'preheader'), ('next to the subject', 'preheader'), ('after the subject', 'preheader'), ('behind the subject', 'preheader'), ('beside of the subject', 'preheader'), ('beside the subject', 'preheader'), ('below the subject', 'preheader'), ('under the subject', 'preheader'),
('in line', 'campaign'), ('in sync', 'campaign'), ('same everywhere', 'campaign'),
('too many attempts', 'lockedout'), ('too many tries', 'lockedout'),
('split test', 'a b test'), ('out of office', 'outofoffice'), ('auto reply', 'outofoffice'), ('automatic reply', 'outofoffice'),
('opening slide', 'title slide'), ('first slide', 'title slide'), ('cover slide', 'title slide'), ('intro slide', 'title slide'), ('starting slide', 'title slide'),
('checker thing', 'check'), ('checking thing', 'check'),
('back of the card', 'back of the postcard'), ('reverse of the card', 'back of the postcard')
on conflict do nothing;

insert into public.search_words (word, stands_for, kind) values
('maximal', 'limit', 'means'), ('maximally', 'limit', 'means'), ('ceiling', 'limit', 'means'), ('limited', 'limit', 'means'), ('allowance', 'limit', 'means'), ('uppermost', 'limit', 'means'),
('minimal', 'minimum', 'means'), ('minimally', 'minimum', 'means'), ('fewest', 'minimum', 'means'),
('expiry', 'expire', 'means'), ('expiration', 'expire', 'means'), ('expires', 'expire', 'means'), ('lifetime', 'expire', 'means'), ('lifespan', 'expire', 'means'), ('runtime', 'expire', 'means'),
('pulled', 'withdraw', 'means'), ('withdrawn', 'withdraw', 'means'),
('teammates', 'colleague', 'means'), ('deskmate', 'colleague', 'means'), ('deskmates', 'colleague', 'means'), ('workmates', 'colleague', 'means'),
('tearoff', 'tearoff', 'means'), ('tabs', 'tearoff', 'means'), ('tab', 'tearoff', 'means'), ('stubs', 'tearoff', 'means'), ('stub', 'tearoff', 'means'), ('slips', 'tearoff', 'means'), ('coupon', 'tearoff', 'means'), ('coupons', 'tearoff', 'means'), ('strips', 'tearoff', 'means'), ('perforated', 'tearoff', 'means'),
('carousel', 'carousel', 'means'), ('carousels', 'carousel', 'means'), ('swipe', 'carousel', 'means'), ('swipeable', 'carousel', 'means'), ('multislide', 'carousel', 'means'),
('frame', 'frames', 'means'), ('frames', 'frames', 'means'),
('overwritten', 'overwrite', 'means'), ('overwrite', 'overwrite', 'means'), ('overwrote', 'overwrite', 'means'), ('replaced', 'overwrite', 'means'),
('hashtag', 'hashtag', 'means'), ('hashtags', 'hashtag', 'means'), ('hash', 'hashtag', 'means'),
('preheader', 'preheader', 'means'), ('preheaders', 'preheader', 'means'), ('teaser', 'preheader', 'means'), ('snippet', 'preheader', 'means'), ('previewtext', 'preheader', 'means'),
('maiden', 'surname', 'means'),
('unit', 'unit', 'means'), ('units', 'unit', 'means'),
('talking', 'speaker', 'means'), ('lecturer', 'speaker', 'means'), ('talker', 'speaker', 'means'),
('requiredfields', 'requiredfields', 'means'), ('required', 'requiredfields', 'means'), ('mandatory', 'requiredfields', 'means'), ('compulsory', 'requiredfields', 'means'), ('obligatory', 'requiredfields', 'means'),
('optional', 'optional', 'means'), ('voluntary', 'optional', 'means'),
('successor', 'leaver', 'means'),
('outofoffice', 'outofoffice', 'elsewhere'), ('copier', 'copier', 'elsewhere'), ('photocopier', 'photocopier', 'elsewhere'), ('pivot', 'pivot', 'elsewhere'), ('vlookup', 'vlookup', 'elsewhere'), ('formula', 'formula', 'elsewhere'), ('formulas', 'formulas', 'elsewhere'), ('macro', 'macro', 'elsewhere'), ('macros', 'macros', 'elsewhere'), ('wallet', 'wallet', 'elsewhere'), ('plumbing', 'plumbing', 'elsewhere'), ('invoice', 'invoice', 'elsewhere'), ('invoices', 'invoices', 'elsewhere'), ('receipt', 'receipt', 'elsewhere'), ('receipts', 'receipts', 'elsewhere'), ('germany', 'germany', 'elsewhere'), ('austria', 'austria', 'elsewhere'), ('uniform', 'uniform', 'elsewhere'), ('dresscode', 'dresscode', 'elsewhere'), ('keycard', 'keycard', 'elsewhere'),
('foto', 'photo', 'expands'), ('fotos', 'photos', 'expands'), ('imgs', 'images', 'expands'), ('img', 'image', 'expands'), ('pix', 'pictures', 'expands'), ('adverts', 'ads', 'expands'), ('addy', 'address', 'expands'), ('pls', 'please', 'expands'),
('program', 'program', 'passing'), ('programme', 'programme', 'passing'), ('programs', 'programs', 'passing'), ('fumbling', 'fumbling', 'passing'), ('skinny', 'skinny', 'passing')
on conflict do nothing;

alter table public.search_words enable trigger read_words_again;
