-- What words do in a question, beside what they stand for.
insert into public.search_words (word, stands_for, kind)
select word, kind, kind
from (values
  ('passing',
   'today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday week weeks weekend weekday month months '
   'morning noon lately recently soon asap urgent urgently quickly immediately later before after since once twice always never often '
   'two three four five six seven eight nine ten dozen couple several few second third '
   'inside outside within around along near nearby somewhere anywhere everywhere upstairs '
   'gimme lemme gotta wanna gonna dunno pretty please plz sorry quick question stupid silly idea clue problem problems issue issues trouble '
   'nice cool great good better best proper properly correctly easy easily hard simple simply possible '
   'whole entire different other another same either both else such every next previous real actual normal usual standard certain '
   'ms mr mrs miss boss mate dear folks buddy options option choose choice choices pick allow allows allowed permitted '
   'supposed required require requires necessary mandatory fine ideal ideally recommended roughly approximately about around '
   'place page area section part stuff thingy item points tip tips advice info information details explanation hint '
   'something anything nothing everything mine myself yourself ourselves anyone nobody everyone person people somebody someone man woman guy lady '
   'currently present official officially general generally basically actually '
   'daybreak portal company office intranet site firm business work team app tool platform'),
  ('does',
   'list create make build design generate add set produce draw open start close stop write type enter change edit update adjust correct fix '
   'modify remove delete download export save share send copy paste print order upload insert import find search locate see view watch read '
   'choose select switch turn toggle hide move rename sort track check show display present publish manage store keep lose '
   'ask tell report submit review look want need try allow arrange assign give grant put place handle organise organize approve rid sent found chosen chose lost given gave wrote written shown put took taken went begin began begun turn')
) as kinds (kind, line)
cross join regexp_split_to_table(line, ' ') as word
on conflict do nothing;

-- What is asked of an intranet and is not in this one: pay and leave, rooms and machines, travel, what is private, and the world.
insert into public.search_words (word, stands_for, kind)
select word, 'elsewhere', 'elsewhere'
from (values
  ('salary salaries wage wages payday payslip paycheck payroll paid raise bonus bonuses commission overtime earn earns earnings income pension retirement '
   '401k stipend reimbursement reimburse expense expenses mileage allowance perk perks benefits insurance dental medical healthcare'),
  ('vacation vacations holiday holidays sick sabbatical maternity paternity parental pto absence absences timesheet timesheets shift shifts '
   'clock union grievance harassment severance notice probation appraisal training courses workshop'),
  ('wifi wlan internet vpn laptop computer monitor toner helpdesk antivirus ticket keyboard mouse charger cable '
   'license licence python excel software macbook windows'),
  ('parking park garage lunch canteen cafeteria kitchen fridge coffee tea snack snacks gym shower toilet restroom bathroom elevator '
   'alarm fire drill evacuation aid defibrillator thermostat heating chair parcel mailroom dog dogs pet pets rooms booking book '
   'cleaner cleaning plumber smoking lockers locker visitor visitors'),
  ('flight flights train trains bus taxi hotel hotels travel trip visa passport rental car cars bike tyre tire'),
  ('age birthday married wife husband spouse children kids child family religion religious tall weigh private lives live girlfriend boyfriend '
   'hobby hobbies shoe bank health pregnant lawyer attorney'),
  ('weather rain raining snow sunny temperature forecast match election vote president minister mayor king queen pope '
   'capital population war shares bitcoin crypto currency exchange tax taxes olympics oscar movie film song lyrics '
   'recipe recipes cook cooking bake pasta pizza bread cake beer wine restaurant restaurants joke jokes poem poems story translate translation spanish german '
   'french latin math calculate multiply plus minus velocity planet moon mars galaxy universe dinosaur history philosophy god '
   'love christmas easter halloween thanksgiving party parties gift gifts doctor hospital dentist pharmacy police'),
  ('revenue profit ebitda investors investor ipo valuation competitor competitors founder founded founding shareholders shareholder debt '
   'tiktok youtube pinterest snapchat whatsapp netflix spotify amazon tesla apple food water music school university hairdresser bakery policy policies handbook remote remotely shareprice stockprice stockmarket homeaddress bankaccount meetingroom homeoffice companycar worldcup socialsecurity starsign zodiac horoscope atm lottery miles kilometers celsius plant plants outing building meaning systemprompt stockoption stockoptions landlord seat seats sit sits desk headcount merger acquisition lawsuit sue')
) as subjects (line)
cross join regexp_split_to_table(line, ' ') as word
on conflict do nothing;

insert into public.search_words (word, stands_for, kind)
select word, split_part(line, ' ', 1), 'task'
from (values
  ('logistics shipping shipment shipments ship ships freight truck trucks pickup pickups delivery deliveries transport haul haulage dispatch lorry collect collects'),
  ('controller invoice invoices invoicing billing bill bills bookkeeping bookkeeper accounting accountant finance finances payments ledger audits'),
  ('culture hr hiring hires hire recruits recruiting recruiter recruitment interviews onboarding personnel benefits training payroll vacation leave contract'),
  ('graphic layout layouts graphics drawings artwork visuals draws illustrations illustrator designs'),
  ('compliance audit audits auditor certificate certificates certification certifications regulation regulations regulatory legal r2 rios iso standards'),
  ('destruction erase erases erasing wipe wipes shred shreds drives disks data'),
  ('purchasing supplies supplier suppliers vendor vendors buys buy buying procurement orders'),
  ('warehouse pallets pallet boxes storage stores storeroom shelves stock packs packing'),
  ('forklift loads unload unloads lifting pallets'),
  ('account deals closes sells contracts'),
  ('sales deals sells selling leads prospects quote quotes'),
  ('customer complaint complaints unhappy angry support happy satisfaction client clients'),
  ('inverter inverters tests testing'),
  ('grading modules module panels quality sorts sorting'),
  ('marketing campaign campaigns ads brand branding press newsletter newsletters social'),
  ('decommissioned utility utilities returns'),
  ('recycling recycles'),
  ('operations processes process')
) as tasks (line)
cross join regexp_split_to_table(line, ' ') as word
on conflict do nothing;

insert into public.search_words (word, stands_for, kind)
select word, split_part(line, ' ', 1), 'means'
from (values
  ('logout exit'),
  ('remove away'),
  ('sidebar bar'),
  ('phone nr nbr num handy tele telefon telefone'),
  ('wrong spelt spelled spelling misspelling outdated stale'),
  ('delete bin trash discard undelete shut throw'),
  ('share collaborate together coauthor'),
  ('download export file pdf png jpeg jpg zip'),
  ('version versions revision history earlier older revert rollback'),
  ('review approval approve feedback comment reviewer external outsider'),
  ('template templates preset'),
  ('pixel px pixels resolution'),
  ('length long lengths short shortest minimum min'),
  ('quote quotation offer estimate proposal bid offers quotes quoted'),
  ('fast rapid rapidly quicker speedy'),
  ('percent percentage rate quota'),
  ('weight thick thickness gsm heavy paper'),
  ('rotate turn tilt spin flip turned rotated'),
  ('stretch distort squeeze squash warp skew stretched'),
  ('recover reclaim recovery recovered reclaimed recuperate'),
  ('sidebar sidepanel rail'),
  ('newsletter mailing mailshot emailing campaign'),
  ('postcard mailer postcards'),
  ('landfill dump dumped'),
  ('destroy annihilate sanitize sanitise degauss'),
  ('picture graphic image images pictures photos'),
  ('vacancy vacancies openings hiring jobs career careers'),
  ('apply application applicant applicants candidate candidates applies applying'),
  ('square 1x1 quadratic'),
  ('dark black nightly'),
  ('standings league rank ranks tabel'),
  ('process workflow procedure steps step stages stage'),
  ('dimension dimensions measure measures'),
  ('poster placard posters'),
  ('wizard ai artificial generator'),
  ('signature autograph footer signatures'),
  ('onboarding starters starter newbies newcomers recruits'),
  ('regions continents countries abroad worldwide overseas'),
  ('certificate certs cert iso'),
  ('typography typefaces fontfamily'),
  ('activate reactivate unlock enable unblock reopen'),
  ('limit cap max ceiling'),
  ('promote upgrade elevate promotion'),
  ('gray grey'),
  ('stamp postage'),
  ('background backdrops virtual'),
  ('fold folder leporello crease'),
  ('present presentation presenting presenter'),
  ('logo emblem symbol logos'),
  ('customer clientele'),
  ('location venue'),
  ('file doc docx word files'),
  ('space room distance gap margin clearance'),
  ('type kind sort types kinds sorts variety')
) as groups (line)
cross join regexp_split_to_table(line, ' ') as word
on conflict do nothing;

insert into public.search_words (word, stands_for, kind) values
('surname', 'last name', 'expands'), ('intern', 'new employee', 'expands'), ('interns', 'new employees', 'expands'), ('trainee', 'new employee', 'expands'),
('apprentice', 'new employee', 'expands'), ('webaddress', 'website', 'expands'), ('emailaddress', 'email address', 'expands'), ('mailaddress', 'email address', 'expands'),  ('lastname', 'last name', 'expands'), ('firstname', 'first name', 'expands'),
('forename', 'first name', 'expands'), ('accountant', 'controller', 'expands'), ('accounting', 'controller', 'expands'),
('bookkeeper', 'controller', 'expands'), ('bookkeeping', 'controller', 'expands'), ('cfo', 'controller', 'expands'),
('dept', 'department', 'expands'), ('bday', 'birthday', 'expands'), ('biz', 'business', 'expands'), ('pwd', 'password', 'expands'),
('msg', 'message', 'expands'), ('temp', 'temporary', 'expands'), ('acct', 'account', 'expands'), ('acc', 'account', 'expands'),
('addr', 'address', 'expands'), ('mktg', 'marketing', 'expands'), ('vcard', 'business card', 'expands'),
('ppt', 'presentation', 'expands'), ('hd', 'hard drive', 'expands'),
('yt', 'youtube', 'expands'), ('char', 'characters', 'expands'), ('bgs', 'backgrounds', 'expands'), ('ctr', 'center', 'expands'),
('centre', 'center', 'expands'), ('intl', 'international', 'expands'), ('reqs', 'requirements', 'expands'), ('specs', 'specifications', 'expands')
on conflict do nothing;

insert into public.search_words (word, stands_for, kind)
select word, 'person', 'field' from string_to_table(
  'nr nbr num handy telefon first last full surname dm', ' ') as word
on conflict do nothing;

insert into public.search_words (word, stands_for, kind)
select word, 'piece', 'is' from string_to_table(
  'poster flyer brochure postcard ad post newsletter draft leaflet banner artwork', ' ') as word
on conflict do nothing;
