-- The words that the search knows; public.search_words says what their kinds mean. An empty `stands_for`: each word stands for itself.
insert into public.search_words (kind, stands_for, word)
select kind, coalesce(nullif(stands_for, ''), word), word
from (values
  -- Words that say hardly anything about the subject of a question.
  ('passing', 'passing',
    'today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday week weeks weekend weekday month months '
    'morning noon lately recently soon asap urgent urgently quickly immediately later before after since once twice always never often '
    'two three four five six seven eight nine ten dozen couple several few second third inside outside within around along near nearby '
    'somewhere anywhere everywhere upstairs gimme lemme gotta wanna gonna dunno pretty please plz sorry quick question stupid silly '
    'idea clue problem problems issue issues trouble nice cool great good proper properly correctly easy easily hard simple simply '
    'possible whole entire different other another same either both else such every next previous real actual normal usual standard '
    'certain ms mr mrs miss boss mate dear folks buddy options option choose choice choices pick allow allows allowed permitted '
    'supposed required require requires necessary mandatory fine ideal ideally recommended roughly approximately about place page area '
    'section part stuff thingy item points tip tips advice info information details explanation hint something anything nothing '
    'everything mine myself yourself ourselves anyone nobody everyone person people somebody someone man woman guy lady currently '
    'present official officially general generally basically actually daybreak portal company office intranet site firm business work '
    'team app tool platform topic instead major recall imo fairly especially sec interested fully various existing partly case ur '
    'kinda tad bother yo till elaborate receive definitely therefore situation multiple otherwise until completely whether outline btw '
    'everybody thought pleaz regular explain main realise eventually apparently particularly verify bug hear relevant tbh common '
    'frustrated wondering tnx care perhaps concerning fyi usually think regarding cheers true guess because attempting plss probably '
    'guys via suitable bit thingie suppose sorta heard well available obtain brief fetch coz seriously short afaik summarise unless '
    'typical figured specify bc newest cases maybe appropriate very minor wtf though whoever alright ping entirely manage howdy '
    'finally literally clarify correct stuck suddenly greetings managed lol onto rush outta purpose r believe moment extremely reason '
    'hiya exactly truly hoping n wherever summarize slightly whichever double hola hit however detail anybody realize perfect '
    'obviously gizmo figure frankly confused recent merely cuz possibly received attempt hurry decent per w whenever wonder shoot '
    'particular current desperate nearly understood precisely none omg matter mainly okay rather fact honestly unsure intending '
    'understand although confirm whatsit fast u briefly whilst struggling instance thx barely sup example latest heya wth certainly '
    'define somehow mind needed mostly while super numerous grab minute reasons drop hardly totally hej specific whatever anyhow poke '
    'curious quite really prefer hope almost surely upon right annoyed unclear remember intend planning wont wouldnt couldnt shouldnt '
    'arent wasnt werent havent hasnt hadnt neednt aint mustnt exact full field greyed todays by way fancy little sure hopes lets ago '
    'anyway'),
  ('passing', '',
    'girl boy dude nicely heck hell damn ugh counts cause yep nope folks asap quickest simplest easiest oops whoops argh ouch dang omw '
    'idk iirc rn w cuz ppl program programme programs fumbling skinny'),
  -- What to do with a subject.
  ('does', 'does',
    'list create make build design generate add set produce draw open start close stop write type enter change edit update adjust '
    'correct fix modify remove delete download export save share send copy paste print order upload insert import find search locate '
    'see view watch read choose select switch turn toggle hide move rename sort track check show display present publish manage store '
    'keep lose ask tell report submit review look want need try allow arrange assign give grant put place handle organise organize '
    'approve rid sent found chosen chose lost given gave wrote written shown took taken went begin began begun definition batch '
    'activate deactivate enable disable setup install use using apply press click'),
  -- Everyday English that isn't a slip of another word ("dog" isn't "log"), and subjects that the portal knows nothing about. A word that
  -- a passage or phrasing has counts as theirs.
  ('ordinary', 'ordinary',
    'protest scooter consultant stress paris pen hardware salary timecard sun homework shortcut bee fame sauce girlfriend borrow '
    'witness switchboard modem vending union jar school wash foam textbook mute funny actor mouse beard birth gear sunglasses supply '
    'kindergarten lock helium sons ball debit novel postman studied vegas ladder fees habit classroom swim racing beethoven grandma '
    'victory politician coast bowling mentor cathedral prayer deserve lecture writer rail pens needle opening detective politics '
    'profits commute injured crawl stapler pepper plug animal father kitchenette decimal wage dividend britain refund wrestling bridge '
    'gates lights river korea crane pencil volts complaint courier nvidia bounce cyclist sin mercedes irs cleaner throat blade trophy '
    'marry linux bookstore tuition humor committee market lawn closing cubicle jewish degrees sack meal interns wrench pity cage '
    'garden policeman apps animals yards legs locks gamble dive immigrant squared tooth antonym projector canteen rack graduate fail '
    'salesman groom commit vienna clock exam die nose spam power ski honor drink vet coin manual vinegar honey signal otp hunt euros '
    'newyork gpu earthquake knock denver weep tariff butler medal stars dallas play autumn pork overtime deer plastic obama broom '
    'disability secrets drinks climb town aluminium emperor relax warning merit edge teenager sauna shock supermarket airline clinic '
    'discount carpool barn agenda tiger evolution tardiness laws dirt bezos flower towns rumours episode voltage curtain wallet bed '
    'net radio abc hacker heater aliens mystery comic languages temple referral skirt patents alien charging ruins lego hire cash '
    'sharepoint technician monastery compete barbecue bike energy nature squirrel happiness chance accident cats wire toys gitlab '
    'wheel newton hurricane juice xbox aluminum rape chatbot dial neighbor childcare basketball brigade rumor firefighter liability '
    'teaching spa petty tickets soul google bean smell cave authenticator enemy rainbow psychologist ship socks dishwasher face pig '
    'scan wellness carpark proverb statue lick tourist monster internet government itch baker watch word vitamin buddha nft safari '
    'swimming turtle swedish atom servant thirsty whiteboard pipe loan spreadsheet programming lake emoji butter wears stream miracle '
    'africa worth grocery librarian wizardry charm tesla tournament zero ham whiskey disney cliff series cpu desk clay pain delicious '
    'star carpenter tutor furniture funeral vampire vote astrology cheapest banker steak fork camel sunset walmart wisdom fun goose '
    'prices plane pills feed grease horse boot scissor beam suit apple pound algebra roaming orphan triangle receipt trump decade ev '
    'hotspot vegan alive math gum average soil volunteering reimbursed india fear slavery kiosk townhall hit policies noodles knee '
    'seattle opinion rocks vest briefing theater celebrity pole coat telegram dust murder widow danger mosque chew mall warn gas ride '
    'javascript painting ferry earring mountains nouns girls gate hour cartoon chip orientation rice architect nut antique tower '
    'insult bbq teachers fish scream puppy crab sony closet download shopping angle opera powder celsius ballet pool kettle glass '
    'military concert toe update boeing cap nuclear lightning store traffic mow stick dollars lungs storm volt gallery pivot flag '
    'cheap root ram floor rocketship yell popular pharmacist synagogue hide seafood sings clouds sea orchestra flowers couch starbucks '
    'invented stomach twins chocolate florida encyclopedia diesel lion communism cube texas exams island charity trial security '
    'daycare pixel basement invite theorem button eating donate fahrenheit altitude wood eggs events depth keycard intern law airplane '
    'mushroom referee peace fibonacci hypothesis beans london prisoner diet farm cupboard hospital dmv scholarship auction melody '
    'carbon beloved curse dark inn neck dating diploma egypt tokyo sydney winner muscle bag wind network secretary screenshot ford '
    'cottage eat whistle jazz circle minutes screwdriver battery suggestion bugs seminars guess operating yoga nail reporter snake hip '
    'cost greece playlist stove photoshop prime mattress tear workshop cotton toaster grams skiing innocence computers hours horror '
    'fishing slap thumb smart hdmi box napoleon save sculpture sorrow sing students ant soup garlic brother taste rat recognition '
    'airco notebook orange rubber berlin ocean glory hair lies cemetery milk helmet policy rabbit migrate seminar inventor catering '
    'envelope gpt medical fever waist chef japanese dancing pony metre sand bitcoin wave scientist date ash fifa painter spy factorial '
    'gentleman beauty scanner baggage brick caesar onedrive caterer airport jesus driveway downstairs cream tin stairs plays headset '
    'fund classes pump alarm oxygen reception chrome hungry formula probation infant zombie dream dessert swallow packet sisters '
    'religion dead luggage motor perfume bet guest vehicle guard thief belly midwife eagle twin conflict birds playing abuse sky '
    'bottle hockey cinema un adopt crash cheaper bucket equations mommy musk lip spotify blinds minute milestone ssh target kick ssd '
    'petrol heaven geology tomb sql mba workday tshirt salon gross troops sweet videogame miner watt fasten clothes optician spider '
    'lottery age piano firewall gun roots helpdesk happy backup divorce breakfast uniform equation israel gravity supplies vegetables '
    'layoffs shame emotion programmer badges physician rock wolf future allergy sweat skin tent heart intel sailor firefox shift '
    'nephew bill copper tie fbi boxing moscow knit jump cold donkey amperage cork hate motel voice fiance confidence toyota helicopter '
    'tennis spark litre fire mexico washington sum bear brain roof magic sugar bake motorcycle studies tease olympic pie kilometer '
    'victim kilogram powerpoint app accuse suburb sew payments muslim event fossil adobe identity lemon nike cure paypal screw windows '
    'emergency cleaners mayor rugby vietnam plaza tank song destiny hook interest teeth scale quarterly onsite mum wool tickle margin '
    'chapel bylaw revenge god loans judge dance feather turnover robot republican swear respect freedom gaming lend cruise lyft onion '
    'weapon highway nfl leg lessons rescue stone turkey pupil hill japan razor border album schedule raise goat fingers infinity '
    'karate housekeeper whale italy smash science library pond anime bluetooth ritual maps carpet dismissal verdict grandmother laugh '
    'pin truth prize cia costco riot carve physics wander keys surgery vacuum scandal race blood egg fox calculus sports sympathy '
    'doors catholic banks brunch envy chain hammer rob screens cancer yogurt therapist harm protocol crush fruit trainer budgets fired '
    'chicago scared listen stamp study thread europe visa brothers suicide china contracts america kubernetes wireless gadget acre '
    'bathe holidays block database shampoo hiking shy welfare ancestor mosquito christian elbow simcard hotel payment receipts budget '
    'cousin watts cable strength tube margins asteroid skyscraper iran volunteer invest sail angry mfa holiday wattage tongue breaks '
    'subsidies wikipedia kilo objective pocket shifts drugs promotion superhero graduated boring cisco coach string daughter parking '
    'instrument sandwich program handle cry engineer grant runner harbor student picasso beach patience cloud shops slack monitors '
    'kingdom singer warehouse police oven spent inch bleed tool counsel genre magnet noise soldier dropbox chicken picnic mask jealous '
    'euro guitar fall girl fee chinese dish camera window hands myth flat copyright conditioner tornado mother bone education norway '
    'water senate neighbour raffle evacuation cent stink hamster flu teacher finance intranet christianity quiz rust romance islam '
    'friendship guitarist soap floors diplomat stepfather career clothing yearend pleasure vehicles spice investment puzzle peru '
    'surfing babies baseball penthouse efficient station village benefit seconds headache incident stores hindu sneeze steel bank '
    'universe son arrest dragon headphones acrobat kindness bmw ipad sheet plumber capitalism allergies parents shakespeare shopkeeper '
    'earth sweater socialism rage art sofa treaty tv trust timesheet bush drawer 2fa verbs kiss luck pride criminal dinner currents '
    'england coding astronaut shoot bulb vowel flour attendance australia kilowatt break bachelor fuel lawyer browser daddy jira '
    'palace odds diameter toilets macro walls complain server mud offend miami yawn inflation toronto memory parrot salad dare cubic '
    'melt rent github grandpa biden geometry tablet donation quit rewards banana philosophy spain revolution iphone volcano clerk '
    'dublin boil farmer servers usb navy golf passenger shout hole century software kernel dad ton dated desktop sink sheep berry '
    'printers ticket airbnb beef wish einstein seatbelt death jacket suitcase legal sketch patent driver bowl rumour calm scotland '
    'axis sad bored dress glasses charger downtown drug guilt engine chin single fabric noun cord platform bones shoes electricians '
    'rug television ice riddle actress plate jam fireplace synonym shave hall rebel blow cab fight arms game paint lamp cleopatra '
    'refrigerator notary neighbours neighbourhood drown tape destroy dictionary hose mailbox dorm cents video boots weave cookie can '
    'bug bathtub socket visas grid pilot license ebay athlete lung square bedroom flextime door sweets soccer steering drum byte '
    'umbrella salt heap sadness meters marvel portuguese vodka sim gasoline mood hydrogen empire spirit ukraine boxes jury theatre '
    'prison hang literature waste vpn racism chess ibm nigeria english strap comedy deadline barista banking lane played towel cheat '
    'decimals magazine verb games pension ambulance biology microphone church price dry joy secret inherit photographer laptop camping '
    'guards test dell waitress russian mentoring overnight gossip died toy neighborhood treasury conquer excel guests sexy hat '
    'boyfriend city mercy grief cashier microwave credit potato router complaints club annual crime tired appraisal tray rome honda '
    'hacking toll therapy atm kill backpack panel shirts stupid hitler pet mom boston yard embassy artist mastercard pounds malware '
    'profit funds furlough integer worship phd relocation podcast hug hand steam tree author temper jungle belief ceiling austria '
    'paycheck schools route cup congress democracy season workload attack soda phishing jeans sibling grab liter bribe venmo surprise '
    'cricket air vegetable scissors fiancee gram terminal trees income playstation hero tomato band mozart waiter genius amazon teach '
    'valuation touch climate alcohol grape democrat blockchain refugee nails processor fiber quart summer desert parent fashion waves '
    'villa circus survey madrid payroll poison subject meat liver mortgage dollar java contract baby bath ring shoulder breathe lonely '
    'zebra drunk thunder port metro hallway bar html poet nato wrist pan faucet webcam web code lounge lazy candy castle dig '
    'firefighters fate iraq jog shade shop pot chest rental partner vaccine mop finger nuts zoo oracle candle sick musician sign lucky '
    'flying mile tram dignity goodbye rope elephant gym dj explode layoff feet thailand snore shirt hell butterfly barber italian '
    'poland suck distance theory canada pancake silver jet ebook teen france brazil cafes chase compensation fax match body firmware '
    'bite steal translator bible pi payslip ears second tailor kenya lost continent switzerland subsidy niece joke flame log grade '
    'dreams uncle training drag chairs reddit meditation marriage dealer corn offsite php mechanic evaluation professor road sushi '
    'drivers rap insect boat mafia envelopes netflix electrician arrow severance objectives lift courage lie workstation eye gardener '
    'sponge court vase vacation degree deposit born teambuilding fairy lesson discipline mouth paste revenue veterinarian fence tire '
    'comfort wax aircraft keyboard duck essay laundry rocket loud coverage craigslist van butcher penguin back efficiency calories '
    'escape wales dentist smartphone punch synonyms bullet lever justice parliament tide playground fountain award logic goals '
    'metaverse ounce inclusion sport noodle map roommate portugal apprenticeship language houses metal sweden belgium owl cafe travel '
    'glue fan constitution wear diversity houston violin eats whisper ghost spoon chimney performance flood hope foot icecream '
    'restrooms grow harassment germany blanket winter trailer museum grammar fiction citizen fly poker shell smile whistleblower '
    'expensive tests team plant jew cow opinions retirement adult house voicemail bell anniversary cat yen superbowl shark sleep '
    'upstairs witch wedding bride nurse mathematics sickness money army pill ugly lips pray thesis microsoft doorbell sock key '
    'arithmetic worm cities retreat subway player jail trap senator chemistry bomb affair curry safety knowledge hoodie champion '
    'priest amp defeat admire sms jewelry citizenship bury barrel satan arm meter ireland republic hunger division hawaii aircon '
    'terrorist fry centimeter cough leave strike bankrupt nasa anger ribbon violence lightbulb dues absence cheese valley courts virus '
    'sleepy divide android mirror meals volleyball factory weapons toothbrush ear speaker alphabet invent sister scarf players asia '
    'shelf badge outing costs economy rich restroom sap putin forest janitor copier seal ikea stadium faith wall samsung hurt '
    'invention nba monkey teams tunnel acid gallon ethereum timetable class pint california russia oil dot eyes acres street knife pub '
    'journalist netherlands college governor savings bakery ages wealth lifeguard bull injury marathon saw railway mcdonalds casino '
    'uber park docker roads pillow spend frog hairdresser gold belt mummy syria printer hostel punish pile hazard quran lobby freeze '
    'gloves ethernet pharmacy obey fraction mountain amps cone shuttle openai rod smoke spring vegetarian speakers crypto skate '
    'streaming sausage iron speed sunny evil pier reward aunt yacht robber bird grass shore porch pants discord bicycle kitten carrot '
    'best better worst favourite favorite nicest pyramid pyramids'),
  -- What people ask an intranet that this one doesn't know: pay and leave, rooms and machines, travel, private matters, and the world.
  ('elsewhere', 'elsewhere',
    'salary salaries wage wages payday payslip paycheck payroll paid raise bonus bonuses commission overtime earn earns earnings '
    'income pension retirement 401k stipend reimbursement reimburse expense expenses mileage allowance perk perks benefits insurance '
    'dental medical healthcare vacation vacations holiday holidays sick sabbatical maternity paternity parental pto absence absences '
    'timesheet timesheets shift shifts clock union grievance harassment severance probation appraisal training courses workshop wifi '
    'wlan internet vpn laptop monitor toner helpdesk antivirus ticket mouse charger cable python software macbook windows parking park '
    'garage lunch canteen cafeteria kitchen fridge coffee tea snack snacks gym shower toilet restroom bathroom elevator alarm fire '
    'drill evacuation aid defibrillator thermostat heating chair parcel mailroom dog dogs pet pets rooms booking cleaner cleaning '
    'plumber smoking lockers locker visitor visitors flight flights train trains bus taxi hotel hotels travel trip visa passport '
    'rental car cars bike tyre tire age birthday married wife husband spouse children kids child family religion religious weigh '
    'private lives live girlfriend boyfriend hobby hobbies shoe bank health pregnant lawyer attorney weather rain raining snow sunny '
    'temperature forecast match election vote president minister mayor king queen pope capital population war shares bitcoin crypto '
    'currency exchange tax taxes olympics oscar movie film song lyrics recipe recipes cook cooking bake pasta pizza bread cake beer '
    'wine restaurant restaurants joke jokes poem poems story translate translation latin math calculate multiply plus minus velocity '
    'planet moon mars galaxy universe dinosaur philosophy god love christmas easter halloween thanksgiving party parties gift gifts '
    'doctor hospital dentist pharmacy police revenue profit ebitda investors investor ipo valuation competitor competitors founder '
    'founded founding shareholders shareholder debt tiktok youtube pinterest snapchat whatsapp netflix spotify amazon tesla apple food '
    'water music school university hairdresser bakery policy policies handbook remote remotely shareprice stockprice stockmarket '
    'homeaddress bankaccount meetingroom homeoffice companycar worldcup socialsecurity starsign zodiac horoscope atm lottery miles '
    'kilometers celsius plant plants outing building meaning systemprompt stockoption stockoptions landlord seat seats sit sits desk '
    'headcount merger acquisition lawsuit sue clean cleans cleaned'),
  ('elsewhere', '',
    'pricetag openinghours repairs pastyear tallest youngest smartest richest funniest outofoffice copier photocopier pivot vlookup '
    'formula formulas macro macros wallet plumbing invoice invoices receipt receipts germany austria uniform dresscode keycard'),
  -- What one asks about a person.
  ('field', 'person',
    'phone telephone extension ext mobile cell cellphone tel number landline email mail address job title position role contact '
    'contacts reach details write text ring dial message hold ping department team business company colleague coworker whose name nr '
    'nbr num handy telefon first last full surname dm spell spelled spelt spelling touch sms function occupation profession digits line'),
  -- The kinds of pieces.
  ('is', 'piece', 'poster flyer brochure postcard ad post newsletter draft leaflet banner artwork design designs infographic slide'),
  ('is', 'language',
    'spanish french german italian portuguese dutch polish greek ukrainian russian hebrew arabic hindi thai chinese japanese korean '
    'english'),
  -- What somebody with a title does.
  ('task', 'logistics',
    'logistics shipping shipment shipments ship ships freight truck trucks pickup pickups delivery deliveries transport haul haulage '
    'dispatch lorry collect collects'),
  ('task', 'controller',
    'controller invoice invoices invoicing billing bill bills bookkeeping bookkeeper accounting accountant finance finances payments '
    'ledger audits'),
  ('task', 'culture',
    'culture hr hiring hires hire recruits recruiting recruiter recruitment interviews onboarding personnel benefits training payroll '
    'vacation leave contract'),
  ('task', 'graphic', 'graphic layout layouts graphics drawings artwork visuals draws illustrations illustrator designs'),
  ('task', 'compliance',
    'compliance audit audits auditor certificate certificates certification certifications regulation regulations regulatory legal r2 '
    'rios iso standards'),
  ('task', 'destruction', 'destruction erase erases erasing wipe wipes shred shreds drives disks data'),
  ('task', 'purchasing', 'purchasing supplies supplier suppliers vendor vendors buys buy buying procurement orders'),
  ('task', 'warehouse', 'warehouse pallets pallet boxes storage stores storeroom shelves stock packs packing'),
  ('task', 'forklift', 'forklift loads unload unloads lifting pallets'),
  ('task', 'account', 'account deals closes sells contracts'),
  ('task', 'sales', 'sales deals sells selling leads prospects quote quotes'),
  ('task', 'customer', 'customer complaint complaints unhappy angry support happy satisfaction client clients'),
  ('task', 'inverter', 'inverter inverters tests testing'),
  ('task', 'grading', 'grading modules module panels quality sorts sorting'),
  ('task', 'marketing', 'marketing campaign campaigns ads brand branding press newsletter newsletters social'),
  ('task', 'decommissioned', 'decommissioned utility utilities returns'),
  ('task', 'recycling', 'recycling recycles'),
  ('task', 'operations', 'operations processes process'),
  -- Short forms of names: the words of a line stand for each other.
  ('name', 'robert', 'robert bob bobby rob robbie bert'),
  ('name', 'elizabeth', 'elizabeth liz lizzie beth betty eliza elisabeth lisa'),
  ('name', 'william', 'william bill billy will willy liam'),
  ('name', 'wilhelmina', 'wilhelmina mina minnie willa wilma billie'),
  ('name', 'maximilian', 'maximilian max maxwell'),
  ('name', 'samuel', 'samuel sam sammy'),
  ('name', 'samantha', 'samantha sam sammy'),
  ('name', 'thomas', 'thomas tom tommy tomas'),
  ('name', 'rafael', 'rafael raphael rafa raf rafi'),
  ('name', 'edith', 'edith edie edi eda'),
  ('name', 'marguerite', 'marguerite margaret margo margot maggie peggy meg rita margret greta daisy'),
  ('name', 'sofia', 'sofia sophia sofie sophie sofi'),
  ('name', 'dmitri', 'dmitri dimitri dmitry dima mitya dimitry'),
  ('name', 'helene', 'helene helen helena elena ellen lena nell'),
  ('name', 'alexandra', 'alexandra alex sandra lexi alexa sasha'),
  ('name', 'alexander', 'alexander alex alec sasha xander'),
  ('name', 'bjorn', 'bjorn bjoern'),
  ('name', 'grace', 'grace gracie'),
  ('name', 'aaliyah', 'aaliyah aliyah aliya ally'),
  ('name', 'hassan', 'hassan hasan'),
  ('name', 'priya', 'priya pri'),
  ('name', 'maya', 'maya maia maja'),
  ('name', 'ada', 'ada adah adelaide adele'),
  ('name', 'nia', 'nia nya antonia'),
  ('name', 'carla', 'carla karla'),
  ('name', 'ivo', 'ivo ivan'),
  ('name', 'june', 'june jun'),
  ('name', 'james', 'james jim jimmy jamie'),
  ('name', 'john', 'john jack johnny jon'),
  ('name', 'jonathan', 'jonathan jon nathan'),
  ('name', 'joseph', 'joseph joe joey'),
  ('name', 'michael', 'michael mike mick mikey'),
  ('name', 'richard', 'richard rick dick richie ricky rich'),
  ('name', 'charles', 'charles charlie chuck'),
  ('name', 'katherine', 'katherine kate katie kathy catherine cathy kat kathryn kit'),
  ('name', 'margarita', 'margarita rita'),
  ('name', 'jennifer', 'jennifer jen jenny'),
  ('name', 'christopher', 'christopher chris kit topher'),
  ('name', 'christina', 'christina chris tina christine'),
  ('name', 'daniel', 'daniel dan danny'),
  ('name', 'david', 'david dave davy'),
  ('name', 'edward', 'edward ed eddie ted ned'),
  ('name', 'anthony', 'anthony tony ant'),
  ('name', 'andrew', 'andrew andy drew'),
  ('name', 'benjamin', 'benjamin ben benny'),
  ('name', 'patricia', 'patricia pat patty tricia trish'),
  ('name', 'patrick', 'patrick pat paddy'),
  ('name', 'rebecca', 'rebecca becky becca'),
  ('name', 'susan', 'susan sue susie suzanne'),
  ('name', 'theodore', 'theodore ted theo teddy'),
  ('name', 'timothy', 'timothy tim timmy'),
  ('name', 'nicholas', 'nicholas nick nicky nicolas'),
  ('name', 'matthew', 'matthew matt'),
  ('name', 'stephen', 'stephen steve steven'),
  ('name', 'gregory', 'gregory greg'),
  ('name', 'kenneth', 'kenneth ken kenny'),
  ('name', 'lawrence', 'lawrence larry'),
  ('name', 'leonard', 'leonard len lenny leo'),
  ('name', 'frederick', 'frederick fred freddy'),
  ('name', 'francis', 'francis frank'),
  ('name', 'henry', 'henry harry hank'),
  ('name', 'isabella', 'isabella bella izzy isabel'),
  ('name', 'jacob', 'jacob jake'),
  ('name', 'jessica', 'jessica jess jessie'),
  ('name', 'judith', 'judith judy'),
  ('name', 'abigail', 'abigail abby'),
  ('name', 'albert', 'albert al bert'),
  ('name', 'alfred', 'alfred alf fred'),
  ('name', 'amanda', 'amanda mandy'),
  ('name', 'barbara', 'barbara barb'),
  ('name', 'deborah', 'deborah deb debbie'),
  ('name', 'dorothy', 'dorothy dot dottie'),
  ('name', 'eleanor', 'eleanor ellie nora nell'),
  ('name', 'emily', 'emily em emma'),
  ('name', 'eugene', 'eugene gene'),
  ('name', 'gabriel', 'gabriel gabe'),
  ('name', 'gabriela', 'gabriela gabi gaby'),
  ('name', 'gerald', 'gerald gerry jerry'),
  ('name', 'jeffrey', 'jeffrey jeff geoff'),
  ('name', 'kimberly', 'kimberly kim'),
  ('name', 'lucille', 'lucille lucy'),
  ('name', 'mary', 'mary molly polly maria marie'),
  ('name', 'nathaniel', 'nathaniel nate nathan'),
  ('name', 'pamela', 'pamela pam'),
  ('name', 'peter', 'peter pete'),
  ('name', 'philip', 'philip phil'),
  ('name', 'raymond', 'raymond ray'),
  ('name', 'ronald', 'ronald ron ronnie'),
  ('name', 'russell', 'russell russ'),
  ('name', 'stanley', 'stanley stan'),
  ('name', 'teresa', 'teresa terry tess theresa'),
  ('name', 'terence', 'terence terry'),
  ('name', 'valerie', 'valerie val'),
  ('name', 'victoria', 'victoria vicky tori'),
  ('name', 'victor', 'victor vic'),
  ('name', 'vincent', 'vincent vince'),
  ('name', 'walter', 'walter walt wally'),
  ('name', 'zachary', 'zachary zach zack'),
  -- Abbreviations, and terms that are written in several ways.
  ('expands', 'chief executive officer', 'ceo'),
  ('expands', 'chief operating officer', 'coo'),
  ('expands', 'people culture', 'hr'),
  ('expands', 'applying job', 'hiring'),
  ('expands', 'super admin', 'superadmin'),
  ('expands', 'super admins', 'superadmins'),
  ('expands', 'dark mode', 'nightmode darkmode'),
  ('expands', 'sales development representative', 'sdr'),
  ('expands', 'light mode', 'lightmode'),
  ('expands', 'phone book', 'phonebook'),
  ('expands', 'job title', 'jobtitle'),
  ('expands', 'representative', 'rep'),
  ('expands', 'executive', 'exec'),
  ('expands', 'representatives', 'reps'),
  ('expands', 'manager', 'mgr'),
  ('expands', 'background', 'bg'),
  ('expands', 'operations', 'ops'),
  ('expands', 'ai', 'artificial intelligence'),
  ('expands', 'file', 'doc'),
  ('expands', 'hard drives', 'disks'),
  ('expands', 'hard drive', 'disk hd'),
  ('expands', 'pictures', 'pics pix'),
  ('expands', 'birthday', 'bday'),
  ('expands', 'address', 'adr addr addy'),
  ('expands', 'last name', 'surname lastname'),
  ('expands', 'new employee', 'intern trainee apprentice'),
  ('expands', 'new employees', 'interns'),
  ('expands', 'website', 'webaddress webadress webadres'),
  ('expands', 'email address', 'emailaddress mailaddress'),
  ('expands', 'first name', 'firstname forename'),
  ('expands', 'controller', 'accountant accounting bookkeeper bookkeeping cfo'),
  ('expands', 'department', 'dept'),
  ('expands', 'business', 'biz'),
  ('expands', 'password', 'pwd pswd psw passwd'),
  ('expands', 'message', 'msg'),
  ('expands', 'temporary', 'temp'),
  ('expands', 'account', 'acct acc'),
  ('expands', 'marketing', 'mktg mrktg mkt'),
  ('expands', 'business card', 'bizcard'),
  ('expands', 'presentation', 'prez preso'),
  ('expands', 'youtube', 'yt'),
  ('expands', 'characters', 'char'),
  ('expands', 'backgrounds', 'bgs'),
  ('expands', 'center', 'ctr centre'),
  ('expands', 'international', 'intl'),
  ('expands', 'requirements', 'reqs'),
  ('expands', 'specifications', 'specs'),
  ('expands', 'dimensions', 'dims'),
  ('expands', 'information', 'info infos'),
  ('expands', 'credentials', 'creds'),
  ('expands', 'mobile', 'mob'),
  ('expands', 'phone', 'ph fone'),
  ('expands', 'directory', 'dir'),
  ('expands', 'management', 'mgmt'),
  ('expands', 'social', 'soc'),
  ('expands', 'certificates', 'certs'),
  ('expands', 'certificate', 'cert'),
  ('expands', 'appointment', 'appt'),
  ('expands', 'appointments', 'appts'),
  ('expands', 'permission', 'perm'),
  ('expands', 'permissions', 'perms'),
  ('expands', 'hdd', 'hdds'),
  ('expands', 'solar panels', 'pv'),
  ('expands', 'video', 'vid vids'),
  ('expands', 'conference', 'conf'),
  ('expands', 'quantity', 'qty quantities'),
  ('expands', 'resolution', 'res'),
  ('expands', 'employee', 'emp'),
  ('expands', 'employees', 'emps'),
  ('expands', 'new colleague', 'newbie'),
  ('expands', 'new colleagues', 'newbies'),
  ('expands', 'business cards', 'bizcards'),
  ('expands', 'problem', 'prob'),
  ('expands', 'ads', 'adverts'),
  ('expands', 'image', 'img'),
  ('expands', 'images', 'imgs'),
  ('expands', 'number', 'nr'),
  ('expands', 'passwords', 'pws pwds'),
  ('expands', 'photo', 'foto'),
  ('expands', 'photos', 'fotos'),
  ('expands', 'please', 'pls'),
  ('expands', 'postalcode', 'zipcode postcode'),
  ('expands', 'powerpoint', 'ppt pptx'),
  -- Synonyms: the words of a line stand for each other.
  ('means', 'phone',
    'phone telephone extension ext mobile cell cellphone tel number digits landline nr nbr num handy tele telefon telefone smartphone '
    'handset'),
  ('means', 'email', 'email mail mails mailbox inbox'),
  ('means', 'head', 'head lead leader boss chief director manager supervisor runs leads heads manages run manage'),
  ('means', 'colleague',
    'colleague coworker coworkers teammate employee employees staff workmate personnel colleagues worker workers crew member members '
    'folk staffer teammates deskmate deskmates workmates'),
  ('means', 'change', 'change edit update modify alter correct fix amend adjust swap replace switch exchange renew adapt revise'),
  ('means', 'wrong',
    'wrong incorrect outdated typo mistake error misspelled misspelt spelt spelled spelling misspelling stale bad broken false invalid '
    'faulty'),
  ('means', 'remove', 'remove delete disable deactivate block revoke suspend terminate offboard rid away'),
  ('means', 'leave',
    'leave left leaver leaves quit resigned fired departed resign resigns depart departs retire retired gone dismissed sacked exit '
    'leaving departure'),
  ('means', 'create', 'create add set new generate build produce design'),
  ('means', 'size', 'size dimension measurement format big large dimensions sizes width height wide tall measurements'),
  ('means', 'color', 'color colour shade tone hue colors colours tint recolor green red yellow purple pink brown'),
  ('means', 'picture', 'picture image photo photograph pic pics graphic images pictures photos'),
  ('means', 'flyer', 'flyer flier leaflet handout pamphlet folleto volante'),
  ('means', 'brochure', 'brochure booklet folder'),
  ('means', 'advert', 'advert ad ads advertisement advertising adverts'),
  ('means', 'presentation', 'presentation deck slides slideshow pitch slide keynote'),
  ('means', 'job', 'job position vacancy opening'),
  ('means', 'resume', 'resume cv resumes cvs curriculum vitae'),
  ('means', 'password', 'password passcode pw pwd passwort'),
  ('means', 'login', 'login access logon'),
  ('means', 'logout', 'logout logoff exit'),
  ('means', 'customer', 'customer client clients customers buyer clientele'),
  ('means', 'font', 'font typeface typography lettering typefaces fonts'),
  ('means', 'tagline', 'tagline slogan motto claim catchphrase'),
  ('means', 'location', 'location address directions located based whereabouts venue'),
  ('means', 'office', 'office headquarters hq premises building'),
  ('means', 'fast', 'fast quick quickly turnaround soon speed rapid rapidly quicker speedy wait waits waiting delay duration'),
  ('means', 'wipe', 'wipe destroy erase shred destruction shredding destruct wiping erasing'),
  ('means', 'buy', 'buy purchase purchasing buying acquire procurement buyer purchases'),
  ('means', 'drive', 'drive operate operator driver operates drives'),
  ('means', 'coordinate', 'coordinate coordinator coordinates organize organizes organise'),
  ('means', 'recycle', 'recycle recycling recycler reuse dispose disposal discard scrap'),
  ('means', 'limit', 'limit maximum max limits longest most cap ceiling maximal maximally limited allowance uppermost'),
  ('means', 'character', 'character characters letters chars sign signs letter'),
  ('means', 'background', 'background backgrounds wallpaper backdrop backdrops virtual'),
  ('means', 'meeting', 'meeting zoom teams video call conference'),
  ('means', 'signature', 'signature footer sig autograph signatures'),
  ('means', 'sidebar', 'sidebar menu navigation nav bar sidepanel rail'),
  ('means', 'hide', 'hide collapse fold close toggle'),
  ('means', 'night', 'night dark'),
  ('means', 'bright', 'bright light'),
  ('means', 'permission', 'permission right rights allowed privileges permissions'),
  ('means', 'admin', 'admin administrator admins administrators'),
  ('means', 'inventory', 'inventory stock'),
  ('means', 'link', 'link links url'),
  ('means', 'fold', 'fold folding folds folded leporello crease'),
  ('means', 'certificate', 'certificate certified certification certifications certificates accredited accreditation certs cert iso'),
  ('means', 'service', 'service services offering offerings'),
  ('means', 'country', 'country region countries regions continent market'),
  ('means', 'insta', 'insta instagram ig'),
  ('means', 'facebook', 'facebook fb meta'),
  ('means', 'twitter', 'twitter tweet x tweets'),
  ('means', 'linkedin', 'linkedin li'),
  ('means', 'google', 'google adwords'),
  ('means', 'battery', 'battery batteries accumulator'),
  ('means', 'destroyed', 'destroyed destroy destroying'),
  ('means', 'used', 'used refurbished secondhand'),
  ('means', 'onboarding', 'onboarding onboard starter newcomer newbie joiner starters newbies newcomers recruits'),
  ('means', 'accounting', 'accounting controller bookkeeping finance accountant finances'),
  ('means', 'warehouse', 'warehouse depot'),
  ('means', 'technician', 'technician tech engineer'),
  ('means', 'salesperson', 'salesperson sales'),
  ('means', 'reception', 'reception desk receptionist switchboard'),
  ('means', 'company', 'company firm business corporate organisation organization employer'),
  ('means', 'website', 'website web site'),
  ('means', 'calendar', 'calendar schedule appointments agenda diary timetable planner'),
  ('means', 'forgot', 'forgot forgotten forget remember lost'),
  ('means', 'profile', 'profile details'),
  ('means', 'standings', 'standings ranking table scoreboard league rank ranks tabel scores score leaderboard'),
  ('means', 'identity', 'identity style guidelines guide guidebook styleguide'),
  ('means', 'delete', 'delete bin trash discard undelete shut throw'),
  ('means', 'share', 'share collaborate together coauthor'),
  ('means', 'download', 'download export file pdf png jpeg jpg zip'),
  ('means', 'version', 'version versions revision history earlier older revert rollback'),
  ('means', 'review', 'review approval approve feedback comment reviewer external outsider'),
  ('means', 'template', 'template templates preset master blueprint'),
  ('means', 'pixel', 'pixel px pixels resolution'),
  ('means', 'length', 'length long lengths short shortest minimum min'),
  ('means', 'quote', 'quote quotation offer estimate proposal bid offers quotes quoted price pricing cost prices'),
  ('means', 'percent', 'percent percentage rate quota portion proportion fraction ratio share'),
  ('means', 'weight', 'weight thick thickness gsm heavy paper'),
  ('means', 'rotate', 'rotate turn tilt spin flip turned rotated'),
  ('means', 'stretch', 'stretch distort squeeze squash warp skew stretched'),
  ('means', 'recover', 'recover reclaim recovery recovered reclaimed recuperate retrieve restore undelete undo revert'),
  ('means', 'newsletter', 'newsletter mailing mailshot emailing campaign'),
  ('means', 'postcard', 'postcard mailer postcards'),
  ('means', 'landfill', 'landfill dump dumped'),
  ('means', 'destroy', 'destroy annihilate sanitize sanitise degauss'),
  ('means', 'vacancy', 'vacancy vacancies openings hiring jobs career careers position positions opening'),
  ('means', 'apply', 'apply application applicant applicants candidate candidates applies applying job work employment career applied'),
  ('means', 'square', 'square 1x1 quadratic'),
  ('means', 'dark', 'dark black nightly'),
  ('means', 'process', 'process workflow procedure steps step stages stage'),
  ('means', 'dimension', 'dimension dimensions measure measures'),
  ('means', 'poster', 'poster placard posters affiche plakat'),
  ('means', 'wizard', 'wizard ai artificial generator'),
  ('means', 'regions', 'regions continents countries abroad worldwide overseas'),
  ('means', 'typography', 'typography typefaces fontfamily'),
  ('means', 'activate', 'activate reactivate unlock enable unblock reopen'),
  ('means', 'promote', 'promote upgrade elevate promotion'),
  ('means', 'gray', 'gray grey'),
  ('means', 'stamp', 'stamp postage indicia postmark'),
  ('means', 'present', 'present presentation presenting presenter'),
  ('means', 'logo', 'logo emblem symbol logos'),
  ('means', 'file', 'file doc docx word files'),
  ('means', 'space', 'space room distance gap margin clearance'),
  ('means', 'type', 'type kind sort types kinds sorts variety'),
  ('means', 'vanished', 'vanished vanish disappear disappeared disappears gone missing lost hidden invisible'),
  ('means', 'worth', 'worth value valuable valuation price appraise estimate'),
  ('means', 'small', 'small smallest smaller tiny mini little least fewest lowest minimum'),
  ('means', 'large', 'large largest larger biggest bigger huge greatest maximum oversized'),
  ('means', 'text', 'text words wording wordy'),
  ('means', 'advertise', 'advertise advertising publicise publicize promote'),
  ('means', 'visitor', 'visitor guest visitors guests outsider outsiders'),
  ('means', 'theme', 'theme look looks skin appearance styling'),
  ('means', 'headline', 'headline title heading header headings titles headlines'),
  ('means', 'audience', 'audience recipients recipient readers addressees'),
  ('means', 'accept', 'accept accepted accepts take takes'),
  ('means', 'panel', 'panel module modules panels pv photovoltaic'),
  ('means', 'equipment', 'equipment gear hardware device devices machine machines machinery server servers'),
  ('means', 'figures', 'figures figure statistic statistics stats facts data'),
  ('means', 'owner', 'owner owns ownership belong belongs'),
  ('means', 'dialog', 'dialog popup modal prompt window box'),
  ('means', 'grant', 'grant assign appoint give'),
  ('means', 'friend', 'friend cousin nephew niece brother sister son daughter neighbour neighbor uncle aunt acquaintance'),
  ('means', 'upload', 'upload import insert attach place contribute submit suggest propose'),
  ('means', 'find', 'find locate search lookup discover'),
  ('means', 'see', 'see view look inspect'),
  ('means', 'hire', 'hire recruit employ hires hired joins joining joined'),
  ('means', 'refuse', 'refuse reject deny decline refuses rejects rejected refused denied declined'),
  ('means', 'problem', 'problem crisis trouble'),
  ('means', 'printer', 'printer printshop printery printing printers print press'),
  ('means', 'sell', 'sell resell sale sales selling sold'),
  ('means', 'cover', 'cover banner header'),
  ('means', 'vendor', 'vendor supplier partner agency freelancer contractor vendors suppliers partners agencies'),
  ('means', 'inform', 'inform notify announce tell'),
  ('means', 'allowed', 'allowed may permitted authorised authorized entitled'),
  ('means', 'folder', 'folder folders directory'),
  ('means', 'automatic', 'automatic automatically auto'),
  ('means', 'rule', 'rule rules regulation standard standards guideline guidelines'),
  ('means', 'invite', 'invite invitation invitations invites invited'),
  ('means', 'remind', 'remind reminder reminders reminds'),
  ('means', 'bottom', 'bottom footer below underneath'),
  ('means', 'notes', 'notes note cue script'),
  ('means', 'timer', 'timer clock stopwatch countdown'),
  ('means', 'monitor', 'monitor display projector beamer'),
  ('means', 'expand', 'expand expansion grow growth'),
  ('means', 'news', 'news press article articles newspaper media coverage'),
  ('means', 'stock', 'stock inventory supply store'),
  ('means', 'plan', 'plan planning schedule roadmap'),
  ('means', 'safe', 'safe secure safely securely confidential'),
  ('means', 'batteries', 'batteries battery accu accumulators lithium'),
  ('means', 'broken', 'broken defective damaged defect cracked'),
  ('means', 'finish', 'finish complete done completed finished completion'),
  ('means', 'first', 'first initial starting beginning'),
  ('means', 'mobile', 'mobile smartphone cellphone handset'),
  ('means', 'iphone', 'iphone apple'),
  ('means', 'browser', 'browser chrome firefox safari browsers edge explorer opera brave'),
  ('means', 'shortcut', 'shortcut hotkey hotkeys shortcuts keyboard ctrl cmd command'),
  ('means', 'glossy', 'glossy shiny gloss matte matt dull'),
  ('means', 'surname', 'surname lastname familyname maiden'),
  ('means', 'married', 'married marriage wedding divorced'),
  ('means', 'motto', 'motto saying phrase catchword'),
  ('means', 'address', 'address street road'),
  ('means', 'compare', 'compare comparison difference differences differ versus distinguish'),
  ('means', 'proof', 'proof evidence confirmation'),
  ('means', 'photo', 'photo snapshot shot selfie headshot avatar portrait mugshot photography photograph'),
  ('means', 'cyan', 'cyan aqua bluegreen'),
  ('means', 'team', 'team squad'),
  ('means', 'applicant', 'applicant seeker jobseeker'),
  ('means', 'quantity', 'quantity amount quantities copies'),
  ('means', 'tour', 'tour introduction intro overview'),
  ('means', '',
    'twostep recoverycode orgchart contact table batch note expire computer undo crop layout duplicate studio check blurry campaign '
    'mailing gmail outlook eml speaker language spanish accessible screenreader audit post notice pin arrange department manager hand '
    'qr hex definition poppins swatches reject fullscreen distance withdraw view lock send bounce announce search erase boss candidate '
    'interview remark beginner today closed scan paper printshop presenter projector slides minimum storage private simultaneously '
    'sponsor pixelated spelling employee leaver attach install portrait landscape draft lost mirrored save infographic measure import '
    'turn restore ai ready dashboard approve gallery license credit personalized guides external postpone rename tearoff carousel '
    'frames overwrite hashtag preheader unit requiredfields optional'),
  ('means', 'accessible', 'accessibility a11y wcag blind disabled disability impaired'),
  ('means', 'ai', 'chatgpt gpt'),
  ('means', 'announce', 'announcement tell inform broadcast'),
  ('means', 'approve', 'approval approved approves clearance'),
  ('means', 'arrange', 'rearrange customize customise personalize personalise widgets widget tidy reorder reorganize declutter'),
  ('means', 'attach', 'attachment attached'),
  ('means', 'audit', 'log logs protocol trail'),
  ('means', 'batch', 'bulk mass series serial several multiple dozens hundreds'),
  ('means', 'beginner', 'newcomer rookie starter newbie'),
  ('means', 'blurry', 'blurred pixelated fuzzy unsharp soft resolution grainy dpi'),
  ('means', 'boss', 'supervisor manager superior above'),
  ('means', 'bounce', 'bounced undelivered returned'),
  ('means', 'campaign', 'campaigns consistent same everywhere'),
  ('means', 'candidate', 'applicant jobseeker'),
  ('means', 'carousel', 'carousels swipe swipeable multislide'),
  ('means', 'check', 'checks preflight warning warnings warn findings'),
  ('means', 'closed', 'close filled'),
  ('means', 'computer', 'computers pc pcs'),
  ('means', 'contact', 'vcard vcf addressbook contacts'),
  ('means', 'credit', 'photographer credits byline'),
  ('means', 'crop', 'cut focal zoom'),
  ('means', 'dashboard', 'startpage homescreen homepage'),
  ('means', 'definition', 'mean means meaning signification signify glossary'),
  ('means', 'department', 'division unit'),
  ('means', 'distance', 'far close near gap space margin'),
  ('means', 'draft', 'unfinished wip'),
  ('means', 'duplicate', 'copy clone reuse copies replicate copying'),
  ('means', 'eml', 'draft'),
  ('means', 'employee', 'employees staff worker workers'),
  ('means', 'erase', 'delete remove purge'),
  ('means', 'expire', 'expires expired valid validity dead lapse lapsed expiry expiration lifetime lifespan runtime'),
  ('means', 'external', 'outsider freelancer contractor'),
  ('means', 'frames', 'frame'),
  ('means', 'fullscreen', 'f11 maximize'),
  ('means', 'gallery', 'pool album collection'),
  ('means', 'gmail', 'googlemail'),
  ('means', 'guides', 'gridlines rulers helplines'),
  ('means', 'hand', 'transfer pass grant handover'),
  ('means', 'hashtag', 'hashtags hash'),
  ('means', 'hex', 'hexadecimal hexcode'),
  ('means', 'import', 'upload load'),
  ('means', 'infographic', 'infographics chart diagram'),
  ('means', 'install', 'insert paste setup'),
  ('means', 'interview', 'talk conversation'),
  ('means', 'landscape', 'sideways horizontal'),
  ('means', 'language', 'languages'),
  ('means', 'layout', 'layouts composition arrangement arrange'),
  ('means', 'leaver', 'ex former departed resigned quit successor'),
  ('means', 'license', 'licence copyright'),
  ('means', 'lock', 'locked freeze frozen protect protected fixed'),
  ('means', 'lost', 'lose misplaced gone missing stolen disappeared vanished'),
  ('means', 'mailing', 'mailchimp hubspot brevo sendgrid mailerlite klaviyo'),
  ('means', 'manager', 'supervisor boss'),
  ('means', 'measure', 'measurement measurements measures size sizes dimension dimensions'),
  ('means', 'minimum', 'least smallest min minimal minimally fewest'),
  ('means', 'mirrored', 'mirror reversed backwards flipped'),
  ('means', 'note', 'notes comment comments remark remarks annotation'),
  ('means', 'notice', 'notices notification notifications notify notified alerts'),
  ('means', 'optional', 'voluntary'),
  ('means', 'orgchart', 'organigram organogram organisation hierarchy organization structure'),
  ('means', 'outlook', 'hotmail office365'),
  ('means', 'overwrite', 'overwritten overwrote replaced'),
  ('means', 'paper', 'stock cardstock'),
  ('means', 'personalized', 'personalised'),
  ('means', 'pin', 'pinned bookmark bookmarks favorite favorites favourite favourites'),
  ('means', 'pixelated', 'blurry fuzzy grainy unsharp'),
  ('means', 'poppins', 'font'),
  ('means', 'portrait', 'upright vertical'),
  ('means', 'post', 'announcement announcements news bulletin'),
  ('means', 'postpone', 'postponed reschedule rescheduled'),
  ('means', 'preheader', 'preheaders teaser snippet previewtext'),
  ('means', 'presenter', 'speaker presenting'),
  ('means', 'printshop', 'printer printery press'),
  ('means', 'private', 'privacy secret confidential hidden visible'),
  ('means', 'projector', 'beamer monitor'),
  ('means', 'qr', 'barcode qrcode'),
  ('means', 'ready', 'finished final done'),
  ('means', 'recoverycode', 'recoverycodes backupcode backupcodes'),
  ('means', 'reject', 'decline refuse turn'),
  ('means', 'remark', 'note comment'),
  ('means', 'rename', 'retitle renaming'),
  ('means', 'requiredfields', 'required mandatory compulsory obligatory'),
  ('means', 'restore', 'recover retrieve undelete revert restored'),
  ('means', 'save', 'store keep autosave saved kept'),
  ('means', 'scan', 'scanned scanning camera'),
  ('means', 'screenreader', 'accessibility jaws nvda voiceover talkback'),
  ('means', 'search', 'locate seek'),
  ('means', 'send', 'forward ship transmit deliver'),
  ('means', 'simultaneously', 'together concurrently'),
  ('means', 'slides', 'slide deck presentation'),
  ('means', 'spanish', 'espanol castellano'),
  ('means', 'speaker', 'presenter presenting talking lecturer talker'),
  ('means', 'spelling', 'typo misspelled spelled'),
  ('means', 'sponsor', 'partner cobranding'),
  ('means', 'storage', 'space quota capacity cap'),
  ('means', 'studio', 'editor fullscreen'),
  ('means', 'swatches', 'swatch palette ase'),
  ('means', 'table', 'spreadsheet excel csv sheet xls xlsx rows'),
  ('means', 'tearoff', 'tabs tab stubs stub slips coupon coupons strips perforated'),
  ('means', 'today', 'news'),
  ('means', 'turn', 'rotate tilt'),
  ('means', 'twostep', '2fa mfa tfa totp otp authenticator twofactor'),
  ('means', 'undo', 'revert redo ctrlz'),
  ('means', 'unit', 'units'),
  ('means', 'view', 'see peek snoop spy watch visible'),
  ('means', 'withdraw', 'withdrawal revoke cancel retract rescind pulled withdrawn')
) as known (kind, stands_for, words)
cross join string_to_table(words, ' ') as word;

-- Several words that name one thing, as the search has it.
insert into private.search_phrases (stands_for, phrase)
select stands_for, phrase
from (values
  ('a b test', 'split test'),
  ('accounting', 'accounts payable; accounts receivable; do accounts; does accounts'),
  ('appraisal', 'annual review; performance review; review with; yearly review'),
  ('approved', 'signed off'),
  ('approves', 'signs off'),
  ('approving', 'signing off on'),
  ('arrange', 'clean up'),
  ('audit trail', 'activity log; audit log; change log; log of changes'),
  ('back of the postcard', 'back of the card; reverse of the card'),
  ('batch',
    'all at once; at once; at one time; each of them; for each; for every; in one go; in one time; mail merge; one each; serial letter'),
  ('bifold', '2 fold; folded in half; folded once; two fold'),
  ('business card', 'calling card; card of visit; cards of visit; name card; visit card; visiting card'),
  ('call to action', 'action button; button text'),
  ('campaign', 'in line; in sync; same everywhere'),
  ('chatgpt', 'chat gpt'),
  ('check', 'checker thing; checking thing'),
  ('clear space', 'breathing room; exclusion zone; free space; protection zone; quiet zone; white space'),
  ('comment news', 'new comment'),
  ('continue latest work', 'worked on'),
  ('crop marks', 'cut marks; cutting lines; cutting marks'),
  ('dark mode', 'dark theme; night mode'),
  ('dashboard', 'front page; home screen; landing page; main page; main screen; start page; start screen'),
  ('delete', 'get rid; threw away; throw away; throw out; thrown away'),
  ('demote', 'step back; step down; steps down'),
  ('duplicate', 'make a copy; use again'),
  ('everyone', 'whole company'),
  ('expired', 'does not work any more; no longer valid; no longer works; not valid; ran out; run out'),
  ('forgot',
    'can not remember; cannot remember; cant remember; do not remember; dont know any more; dont remember; have forget; slipped my mind'),
  ('full name', 'complete name'),
  ('fullscreen', 'big screen; complete screen; entire screen; full screen; whole screen'),
  ('gatefold', '4 fold; four fold'),
  ('hand', 'give away; pass on; take over; takes over'),
  ('handle', 'sort out'),
  ('hrsystem', 'hr database; hr software; hr system; hr tool'),
  ('job description', 'job desc'),
  ('job opening', 'open job; open position; open role'),
  ('keyboard shortcut', 'hot key; key combination; key combo; quick key; short cut'),
  ('leaver', 'leaves the company; left the company; no longer works here; quit the company'),
  ('left device', 'left laptop'),
  ('link', 'web address'),
  ('locate', 'can not find; cannot find; cant find; find again; where are my; where did my; where is my; wheres my'),
  ('lockedout', 'too many attempts; too many tries'),
  ('logout', 'close the session; exit the portal; leave the portal; log me out; quit the portal; sign me out'),
  ('lost device', 'laptop lost; lost laptop'),
  ('mailing service',
    'constant contact; email platform; email service; email tool; mail chimp; mail tool; mailing program; mailing tool; newsletter '
    'tool; send grid'),
  ('mailroom', 'post office'),
  ('offline', 'no internet; no wifi; without internet; without wifi'),
  ('offline connection', 'internet connection'),
  ('orgchart',
    'chain of command; company structure; org chart; org tree; organisation chart; organization chart; organizational chart; report '
    'to; reporting line; reports to; sits under; who is under; works under'),
  ('outofoffice', 'auto reply; automatic reply; out of office'),
  ('outside',
    'external person; from outside; no account; not an employee; without a login; without account; without an account; without login'),
  ('photo', 'head shot; my face; passport photo; picture of me; picture of my face; picture of myself'),
  ('photo profile', 'profile photo; profile pic; profile picture'),
  ('postalcode', 'postal code; zip code'),
  ('preheader',
    'after the subject; behind the subject; below the subject; beside of the subject; beside the subject; next to the subject; preview '
    'line; preview text; teaser line; under the subject'),
  ('print shop', 'copy shop; print house; printing company; printing house'),
  ('recoverycode', 'back up code; backup code; emergency code; recovery code; rescue code; reserve code'),
  ('reject', 'say no; says no; turn down; turning down'),
  ('restore', 'bring back; brought back; get back; get it back; roll back'),
  ('review link',
    'client link; customer link; external link; guest link; outside link; preview link; public link; public preview link; temporary '
    'link'),
  ('rotate', '180 degrees; 90 degrees'),
  ('safe zone', 'safe area; safe margin; safety margin'),
  ('same time', 'at the same moment'),
  ('screenreader', 'screen reader; voice over'),
  ('search directory', 'find a colleague; find a person; find somebody; find someone'),
  ('side by side', 'next to each other; one next to the other'),
  ('sign in', 'access the portal; come in; enter the portal; get in; get inside; get into portal'),
  ('small text', 'fine print'),
  ('social post', 'facebook post; instagram post; social media post'),
  ('stolen device', 'laptop stolen; laptop was stolen; stole laptop'),
  ('stop sharing', 'end sharing'),
  ('teamphoto',
    'common image; common photo; common photograph; common pic; common picture; company image; company photo; company photograph; '
    'company pic; company picture; image bank; photo gallery; photo library; photo pool; picture library; picture pool; shared image; '
    'shared photo; shared photograph; shared pic; shared picture; team image; team photo; team photograph; team pic; team picture'),
  ('tearoff', 'cut off strips; cut off tabs; pull off tabs; pull tabs; rip off; ripped off; tear away; tear off; tear offs; torn off'),
  ('telework', 'home office; remote work; work from home; working from home'),
  ('title slide', 'cover slide; first slide; intro slide; opening slide; starting slide'),
  ('trifold', '3 fold; folded in three; three fold'),
  ('turn', 'opt out; switch off; switch on'),
  ('twostep',
    '2 factor; 2 step; 2 steps; authentication app; authentication code; authenticator app; code app; codes app; double '
    'authentication; double verification; google authenticator; microsoft authenticator; multi factor; one time code; second factor; '
    'second step; security code; two factor; two factor authentication; two factors; two step; two step login; two step sign in; two '
    'step verification; two steps; verification code; verification in two steps'),
  ('video call', 'online meeting; video conference; video meeting; virtual meeting'),
  ('website', 'company homepage'),
  ('withdraw', 'call off; pull back; take back; take down; taken down; taking down; took back'),
  ('wizard', 'by ai; let ai; let it design; let the computer; with ai'),
  ('wizard description', 'describe it; describe what; from a description')
) as known (stands_for, phrases)
cross join string_to_table(phrases, '; ') as phrase;
