-- More words of the field that are asked for each other.
insert into public.search_words (word, stands_for, kind)
select word, split_part(line, ' ', 1), 'means'
from (values
  ('colleague worker workers crew member members folk'),
  ('leave resign resigns depart departs departed retire retired gone dismissed sacked exit'),
  ('vanished vanish disappear disappeared disappears gone missing lost hidden invisible'),
  ('worth value valuable valuation price appraise estimate'),
  ('small smallest smaller tiny mini little least fewest lowest minimum'),
  ('large largest larger biggest bigger huge greatest maximum oversized'),
  ('text words wording wordy'),
  ('quote price pricing cost prices'),
  ('percent portion proportion fraction ratio share'),
  ('advertise advertising publicise publicize promote'),
  ('visitor guest visitors guests outsider outsiders'),
  ('calendar agenda diary timetable planner'),
  ('theme look looks skin appearance styling'),
  ('headline title heading header headings titles headlines'),
  ('audience recipients recipient readers addressees'),
  ('recycle dispose disposal discard scrap'),
  ('accept accepted accepts take takes'),
  ('panel module modules panels pv photovoltaic'),
  ('equipment gear hardware device devices machine machines machinery server servers'),
  ('figures figure statistic statistics stats facts data'),
  ('fast wait waits waiting delay duration'),
  ('recover retrieve restore undelete undo revert'),
  ('owner owns ownership belong belongs'),
  ('dialog popup modal prompt window box'),
  ('grant assign appoint give'),
  ('friend cousin nephew niece brother sister son daughter neighbour neighbor uncle aunt acquaintance'),
  ('apply job work employment career'),
  ('upload import insert attach place'),
  ('find locate search lookup discover'),
  ('see view look inspect'),
  ('hire recruit employ hires hired joins joining joined'),
  ('refuse reject deny decline refuses rejects rejected refused denied declined'),
  ('wrong bad broken false invalid faulty'),
  ('problem crisis trouble'),
  ('printer printshop printery printing'),
  ('sell resell sale sales selling sold'),
  ('cover banner header'),
  ('vendor supplier partner agency freelancer contractor vendors suppliers partners agencies'),
  ('inform notify announce tell'),
  ('allowed may permitted authorised authorized entitled'),
  ('company employer'),
  ('folder folders directory'),
  ('automatic automatically auto'),
  ('rule rules regulation standard standards guideline guidelines'),
  ('invite invitation invitations invites'),
  ('remind reminder reminders reminds'),
  ('bottom footer below underneath'),
  ('notes note cue script'),
  ('timer clock stopwatch countdown'),
  ('monitor display projector beamer'),
  ('expand expansion grow growth'),
  ('news press article articles newspaper media coverage'),
  ('stock inventory supply store'),
  ('plan planning schedule roadmap'),
  ('safe secure safely securely confidential'),
  ('batteries battery accu accumulators lithium'),
  ('broken defective damaged defect cracked'),
  ('finish complete done completed finished completion'),
  ('first initial starting beginning'),
  ('mobile smartphone cellphone handset'),
  ('iphone apple'),
  ('browser chrome firefox safari'),
  ('shortcut hotkey hotkeys shortcuts'),
  ('glossy shiny gloss matte matt dull'),
  ('stamp indicia postmark'),
  ('surname lastname familyname'),
  ('married marriage wedding divorced'),
  ('motto saying phrase catchword'),
  ('address street road'),
  ('compare comparison difference differences differ versus distinguish'),
  ('proof evidence confirmation'),
  ('photo snapshot shot selfie'),
  ('cyan aqua bluegreen'),
  ('standings scores score scoreboard leaderboard'),
  ('team squad'),
  ('applicant seeker jobseeker'),
  ('quantity amount quantities copies'),
  ('tour introduction intro overview')
) as groups (line)
cross join regexp_split_to_table(line, ' ') as word
on conflict do nothing;

-- What is asked of a person, besides their numbers.
insert into public.search_words (word, stands_for, kind)
select word, 'person', 'field' from string_to_table(
  'spell spelled spelt spelling touch hold text sms function occupation profession digits line', ' ') as word
on conflict do nothing;

insert into public.search_words (word, stands_for, kind)
select word, 'elsewhere', 'elsewhere' from string_to_table('clean cleans cleaned', ' ') as word
on conflict do nothing;

insert into public.search_words (word, stands_for, kind)
select word, 'passing', 'passing' from string_to_table(
  'wont wouldnt couldnt shouldnt arent wasnt werent havent hasnt hadnt neednt aint mustnt exact full field greyed somehow today todays '
  'big chief real five pages', ' ') as word
where word not in ('big', 'chief', 'pages')
on conflict do nothing;

-- What is best nobody says here.
delete from public.search_words where word in ('best', 'better') and kind = 'passing';
insert into public.search_words (word, stands_for, kind)
select word, 'ordinary', 'ordinary' from string_to_table('best better worst favourite favorite cheapest nicest pyramid pyramids', ' ') as word
on conflict do nothing;

-- One books a truck as well as a flight.
delete from public.search_words where word in ('book', 'notice') and kind = 'elsewhere';

-- How big somebody is nobody knows; how big a poster is, is known.
delete from public.search_words where word = 'tall' and kind = 'elsewhere';

-- The slips that were listed one by one.
delete from public.search_words
where word in ('phon', 'fone', 'phne', 'pone', 'emal', 'emial', 'eamil', 'mial', 'numbr', 'nuber', 'numer', 'adres', 'addres')
  and kind in ('field', 'means');
