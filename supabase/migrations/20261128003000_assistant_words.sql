-- More of the words that people ask with. "Sort" says what is asked; "who deleted the position" asks for the audit trail; prices, opening hours,
-- repairs and earlier years are on no page; and a question that is one of a passage's phrasings finds that passage.

create or replace function private.says_nothing(word text) returns boolean
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
    ['\mwho( has| had| have)? (changed|edited|deleted|removed|added|approved|withdrew|published|deactivated|activated|opened|downloaded|promoted|invited|exported)\M(?=.*\m(roles?|accounts?|applications?|applicants?|positions?|posts?|templates?|photographs?|resumes?|persons?|people|colleagues?|entry|directory|leads?)\M)', 'audit trail \2'],
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
  select question ~* '\m(who|whos|who''s|who''d|who''ll|whom|whose|which (of us|colleague|person)|talk to|speak (to|with)|turn to|go to (for|with)|in touch with|hold of|point of contact|contact (for|person)|ask about|reach|guy|lady|expert|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that|with)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\m(people|persons?|those|colleagues?|employees?|customers?|clients?|everyone|everybody|all) who\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must)? ?(change|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update|approve|ok|invite|import|export|download|post|upload)(s|d|ed)?\M'
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
    * case when counted.stem is null then 1
      when passage.body ~* ('(\d|\m(one|two|three|four|five|six|seven|eight|nine|ten)\M)[^.;]{0,30}\m' || counted.stem) then 1.06 else 0.97 end
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.15)
      * case when for_person then 0.7 else 1 end else 1 end)::real
  from whole join public.portal_knowledge as passage on passage.id = whole.id
  left join best on best.passage_id = whole.id
  cross join (select private.stem_of(lower(substring(question from '(?i)how many ([a-z]{3,})')))) as counted (stem)
$$;

-- What the search computes from these tables is computed once, at the end.
alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;
alter table public.search_words disable trigger read_words_again;

update public.portal_phrasings set phrasing = phrasing where phrasing ~* '\msorts?\M';
update public.portal_knowledge set keywords = keywords where (title || ' ' || keywords || ' ' || body) ~* '\msorts?\M';

-- A folder isn't folded, an account isn't accounting, a file for PowerPoint is more than any presentation, and the home page isn't a website.
delete from private.search_phrases where phrase = 'whole team';
delete from public.search_words where kind = 'means' and (word, stands_for) in (
('folder', 'fold'), ('homepage', 'website'), ('accounts', 'accounting'), ('powerpoint', 'presentation'), ('pptx', 'presentation'), ('ppt', 'presentation')
);
delete from public.search_words where kind = 'expands' and word = 'ppt';

insert into private.search_phrases (phrase, stands_for)
select kind || ' ' || what, 'teamphoto'
from unnest(array['team', 'shared', 'common', 'company']) as kind, unnest(array['photo', 'photograph', 'picture', 'pic', 'image']) as what
on conflict do nothing;
insert into private.search_phrases (phrase, stands_for) values
('three fold', 'trifold'), ('3 fold', 'trifold'), ('folded in three', 'trifold'), ('two fold', 'bifold'), ('2 fold', 'bifold'),
('folded once', 'bifold'), ('four fold', 'gatefold'), ('4 fold', 'gatefold'), ('folded in half', 'bifold'), ('reports to', 'orgchart'),
('report to', 'orgchart'), ('works under', 'orgchart'), ('who is under', 'orgchart'), ('take down', 'withdraw'), ('taken down', 'withdraw'),
('taking down', 'withdraw'), ('take back', 'withdraw'), ('took back', 'withdraw'), ('throw away', 'delete'), ('threw away', 'delete'),
('thrown away', 'delete'), ('throw out', 'delete'), ('get rid', 'delete'), ('bring back', 'restore'), ('brought back', 'restore'),
('get back', 'restore'), ('get it back', 'restore'), ('roll back', 'restore'), ('take over', 'hand'), ('takes over', 'hand'),
('give away', 'hand'), ('pass on', 'hand'), ('switch on', 'turn'), ('switch off', 'turn'), ('opt out', 'turn'), ('let the computer', 'wizard'),
('let ai', 'wizard'), ('let it design', 'wizard'), ('with ai', 'wizard'), ('by ai', 'wizard'), ('describe what', 'wizard description'),
('from a description', 'wizard description'), ('describe it', 'wizard description'), ('front page', 'dashboard'), ('start page', 'dashboard'),
('landing page', 'dashboard'), ('main page', 'dashboard'), ('home screen', 'dashboard'), ('start screen', 'dashboard'),
('main screen', 'dashboard'), ('left the company', 'leaver'), ('leaves the company', 'leaver'), ('quit the company', 'leaver'),
('no longer works here', 'leaver'), ('chat gpt', 'chatgpt'), ('company homepage', 'website'), ('say no', 'reject'), ('says no', 'reject'),
('clean up', 'arrange'), ('web address', 'link'), ('end sharing', 'stop sharing'), ('zip code', 'postalcode'), ('postal code', 'postalcode'),
('sort out', 'handle'), ('90 degrees', 'rotate'), ('180 degrees', 'rotate'), ('sits under', 'orgchart'), ('step down', 'demote'),
('steps down', 'demote'), ('step back', 'demote'), ('hr tool', 'hrsystem'), ('hr system', 'hrsystem'), ('hr software', 'hrsystem'),
('hr database', 'hrsystem'), ('photo library', 'teamphoto'), ('photo pool', 'teamphoto'), ('picture pool', 'teamphoto'),
('image bank', 'teamphoto'), ('picture library', 'teamphoto'), ('photo gallery', 'teamphoto'), ('does accounts', 'accounting'),
('do accounts', 'accounting'), ('accounts payable', 'accounting'), ('accounts receivable', 'accounting'), ('review with', 'appraisal'),
('performance review', 'appraisal'), ('annual review', 'appraisal'), ('yearly review', 'appraisal'), ('find someone', 'search directory'),
('find somebody', 'search directory'), ('find a person', 'search directory'), ('find a colleague', 'search directory'),
('worked on', 'continue latest work'), ('whole company', 'everyone')
on conflict do nothing;

insert into public.search_words (word, stands_for, kind) values
('restore', 'recover', 'means'), ('recover', 'restore', 'means'), ('retrieve', 'restore', 'means'), ('undelete', 'restore', 'means'),
('restore', 'restore', 'means'), ('revert', 'restore', 'means'), ('restored', 'restore', 'means'), ('chatgpt', 'ai', 'means'),
('gpt', 'ai', 'means'), ('ai', 'ai', 'means'), ('pricetag', 'pricetag', 'elsewhere'), ('openinghours', 'openinghours', 'elsewhere'),
('repairs', 'repairs', 'elsewhere'), ('pastyear', 'pastyear', 'elsewhere'), ('girl', 'girl', 'passing'), ('boy', 'boy', 'passing'),
('dude', 'dude', 'passing'), ('nicely', 'nicely', 'passing'), ('heck', 'heck', 'passing'), ('hell', 'hell', 'passing'),
('damn', 'damn', 'passing'), ('ugh', 'ugh', 'passing'), ('counts', 'counts', 'passing'), ('cause', 'cause', 'passing'),
('yep', 'yep', 'passing'), ('nope', 'nope', 'passing'), ('folks', 'folks', 'passing'), ('asap', 'asap', 'passing'),
('quickest', 'quickest', 'passing'), ('simplest', 'simplest', 'passing'), ('easiest', 'easiest', 'passing'), ('tidy', 'arrange', 'means'),
('reorder', 'arrange', 'means'), ('reorganize', 'arrange', 'means'), ('declutter', 'arrange', 'means'), ('finished', 'ready', 'means'),
('ready', 'ready', 'means'), ('final', 'ready', 'means'), ('done', 'ready', 'means'), ('dashboard', 'dashboard', 'means'),
('startpage', 'dashboard', 'means'), ('homescreen', 'dashboard', 'means'), ('homepage', 'dashboard', 'means'), ('approve', 'approve', 'means'),
('approval', 'approve', 'means'), ('approved', 'approve', 'means'), ('approves', 'approve', 'means'), ('clearance', 'approve', 'means'),
('pool', 'gallery', 'means'), ('gallery', 'gallery', 'means'), ('album', 'gallery', 'means'), ('collection', 'gallery', 'means'),
('license', 'license', 'means'), ('licence', 'license', 'means'), ('copyright', 'license', 'means'), ('photographer', 'credit', 'means'),
('credit', 'credit', 'means'), ('credits', 'credit', 'means'), ('byline', 'credit', 'means'), ('personalized', 'personalized', 'means'),
('personalised', 'personalized', 'means'), ('guides', 'guides', 'means'), ('gridlines', 'guides', 'means'), ('rulers', 'guides', 'means'),
('helplines', 'guides', 'means'), ('outsider', 'external', 'means'), ('external', 'external', 'means'), ('freelancer', 'external', 'means'),
('contractor', 'external', 'means'), ('postpone', 'postpone', 'means'), ('postponed', 'postpone', 'means'), ('reschedule', 'postpone', 'means'),
('rescheduled', 'postpone', 'means'), ('rename', 'rename', 'means'), ('retitle', 'rename', 'means'), ('renaming', 'rename', 'means'),
('zipcode', 'postalcode', 'expands'), ('postcode', 'postalcode', 'expands'), ('webadress', 'website', 'expands'),
('webadres', 'website', 'expands'), ('oops', 'oops', 'passing'), ('whoops', 'whoops', 'passing'), ('argh', 'argh', 'passing'),
('ouch', 'ouch', 'passing'), ('dang', 'dang', 'passing'), ('omw', 'omw', 'passing'), ('idk', 'idk', 'passing'), ('iirc', 'iirc', 'passing'),
('pws', 'passwords', 'expands'), ('pwds', 'passwords', 'expands'), ('vid', 'video', 'expands'), ('rn', 'rn', 'passing'), ('w', 'w', 'passing'),
('cuz', 'cuz', 'passing'), ('nr', 'number', 'expands'), ('ppt', 'powerpoint', 'expands'), ('pptx', 'powerpoint', 'expands'),
('contribute', 'upload', 'means'), ('submit', 'upload', 'means'), ('tallest', 'tallest', 'elsewhere'), ('youngest', 'youngest', 'elsewhere'),
('smartest', 'smartest', 'elsewhere'), ('richest', 'richest', 'elsewhere'), ('funniest', 'funniest', 'elsewhere'), ('ppl', 'ppl', 'passing'),
('suggest', 'upload', 'means'), ('propose', 'upload', 'means')
on conflict do nothing;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
alter table public.search_words enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;
