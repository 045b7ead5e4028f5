-- Words of everyday English that are no slips of others ("dog" is not "log"), and subjects that the portal knows nothing of. One that a
-- passage or a phrasing holds counts as theirs.
insert into public.search_words (word, stands_for, kind)
select distinct word, 'ordinary', 'ordinary'
from (values
  ('arm arms back beard belly blood body bone bones brain chest chin ear ears elbow eye eyes face feet finger fingers foot hair hand hands heart hip knee leg legs lip lips '
   'liver lung lungs mouth muscle neck nose shoulder skin stomach teeth throat thumb toe tongue tooth voice waist wrist fever flu cold cough cancer allergy allergies diet vitamin vaccine '
   'pill pills injury injured headache surgery nurse clinic therapy dentist glasses'),
  ('bag belt blanket boot boots cap clothes clothing coat cotton dress earring fashion gloves hat helmet jacket jeans jewelry pants perfume pocket ring scarf shirt shirts shoes skirt '
   'sock socks suit sweater tie tshirt umbrella uniform vest wallet watch wool backpack hoodie sunglasses'),
  ('apple banana bean beans beef berry breakfast brunch butter candy carrot cheese chicken chocolate cookie corn cream curry dessert dinner egg eggs fish flour fruit garlic grape ham honey '
   'icecream jam juice lemon meal meals meat milk mushroom noodle noodles nut nuts oil onion orange oven pancake pepper pie pork potato rice salad salt sandwich sauce sausage '
   'seafood soda soup spice steak sugar sushi sweet sweets tomato turkey vegan vegetarian vegetable vegetables vinegar whiskey vodka yogurt hungry thirsty taste delicious catering caterer barista'),
  ('ant bear bee bird birds bull butterfly camel cow crab deer donkey duck eagle elephant fox frog goat goose horse insect kitten lion monkey mosquito mouse owl parrot '
   'penguin pig pony puppy rabbit rat shark sheep snake spider squirrel tiger turtle whale wolf worm zebra animal animals cat cats hamster vet'),
  ('air asteroid beach bush cave cliff cloud clouds coast desert dirt earth earthquake flood flower flowers forest garden grass hill hurricane ice island jungle lake lightning mud '
   'mountain mountains nature ocean park pond rainbow river rock rocks sand sea shade sky soil star stars storm stream sun sunset thunder tide tornado tree trees valley volcano '
   'wave waves wind winter summer spring autumn season gravity atom chemistry physics biology geology climate carbon oxygen hydrogen helium'),
  ('bath bathtub bed bedroom bowl brick broom bucket candle carpet ceiling chimney closet couch cup curtain dish dishwasher door doors doorbell faucet fence fireplace flat floor floors fork furniture '
   'glass hammer house houses iron jar kettle key keys knife ladder lamp lawn lightbulb mattress microwave mirror mop nail nails paint pan pillow pipe plate pool porch pot roof rope rug '
   'saw scissors screw screwdriver shampoo sheet shelf sink soap sofa spoon stairs stove tent toaster tool toothbrush towel vacuum vase wall walls window windows wrench yard whiteboard projector '
   'stapler scanner copier fax pen pens pencil notebook envelope envelopes scissor desk chairs lift heater fan aircon conditioner airco blinds lamp lights bulb plug socket cupboard drawer'),
  ('aircraft airline airplane airport ambulance bicycle bike boat bridge cab crane cruise cyclist diesel driveway engine ferry fuel gas gasoline harbor highway helicopter jet lane license luggage metro '
   'motor motorcycle passenger petrol pilot plane platform port railway ride road roads rocket rocketship route sail scooter seatbelt ship station steering street subway suitcase ticket tickets tire toll tourist traffic '
   'trailer tram tunnel van vehicle vehicles wheel yacht carpool commute shuttle uber lyft baggage charger charging ev'),
  ('actor actress album anime artist athlete award ball ballet band baseball basketball bowling boxing camping cartoon casino celebrity champion chess cinema circus coach comedy comic concert cricket '
   'cup dance dancing dj drum fishing fiction game games gaming genre golf guitar guitarist hiking hockey horror instrument jazz karate lego magazine marathon medal melody muscle musician novel olympic '
   'opera orchestra painting piano player players playlist poker puzzle quiz race racing radio rap referee rock rugby runner sculpture singer ski skiing soccer sport sports stadium surfing swim swimming '
   'team tennis theater theatre tournament trophy tv television video videogame violin volleyball winner wrestling yoga zoo tickets superbowl nba nfl fifa podcast episode series streaming'),
  ('adult ancestor aunt babies baby bride brother brothers cousin dad daddy daughter father friendship funeral gentleman girl girls grandma grandmother grandpa groom guest guests hero immigrant infant mom mommy '
   'mother mum mummy neighbor neighbour neighbours nephew niece orphan parent parents partner roommate sibling sister sisters son sons stepfather teen teenager twin twins uncle widow wedding divorce dating date romance kiss '
   'crush single dated beloved boyfriend girlfriend fiance fiancee marriage marry born birth death dead die died alive funeral gossip secret secrets rumor rumour rumours drunk affair'),
  ('army attack bomb border bullet citizen citizenship congress constitution court courts crime criminal democracy embassy emperor empire enemy fight flag government governor gun judge jury justice '
   'kill kingdom law laws legal mafia military mayor murder navy nuclear parliament peace police policeman politician politics prison prisoner protest rebel refugee republic revolution riot robber scandal senate '
   'senator soldier spy terrorist thief treaty troops verdict victim violence weapon weapons witness trial copyright patent patents inventor invent invented invention'),
  ('atm auction bank banks banking bankrupt bill budget cash cent cents cheap cheaper cheapest coin credit debit deposit discount dollar dollars dividend economy euro euros expensive fee fees finance fund funds gold '
   'grant gross income inflation interest invest investment loan loans lottery market money mortgage payment payments pound price prices profit profits receipt receipts refund rent rental revenue rich salary '
   'save savings silver spend spent subsidy subsidies tariff treasury valuation wealth worth yen turnover budgets cost costs margin margins petty reimbursed copper aluminium aluminum steel'),
  ('class classes classroom college degree diploma dictionary education encyclopedia essay exam exams grammar homework kindergarten language languages lecture lesson lessons library literature physics professor '
   'pupil scholarship school schools science scientist seminar seminars student students studied study studies subject teach teacher teachers teaching test tests textbook theory thesis tuition tutor grade graduate graduated phd mba bachelor'),
  ('android app apps bluetooth bug bugs browser byte cable camera chip cloud code coding computers crash database desktop download driver ebook emoji ethernet firewall firmware gadget hacker hacking hardware hdmi headset '
   'headphones helpdesk hotspot html internet intranet java javascript kernel keyboard laptop linux malware microphone modem monitors network operating php phishing pixel printer printers processor program programming projector '
   'ram robot router scan screenshot screens server servers smartphone software spam speaker speakers sql tablet terminal update usb virus webcam windows wireless xbox playstation iphone ipad jira slack teams dropbox onedrive sharepoint sap '
   'github gitlab docker kubernetes excel word powerpoint adobe photoshop acrobat chrome firefox safari edge ssd gpu cpu backup vpn ssh mfa 2fa otp authenticator simcard sim roaming sms voicemail spreadsheet pivot macro shortcut'),
  ('absence accident agenda ambulance anniversary annual appraisal apprenticeship attendance badge badges benefit break breaks briefing budget bylaw canteen career carpark childcare closing clinic committee complaint complaints '
   'compensation conflict contract contracts counsel coverage cubicle daycare deadline discipline dismissal disability diversity dues emergency evacuation evaluation event events fired first-aid flextime furlough goals goodbye '
   'harassment hazard holiday holidays hours incident inclusion injury intern interns jury keycard kitchenette layoff layoffs leave liability lounge lost manual medical mentor mentoring merit '
   'microwave milestone objective objectives offsite onsite opening orientation outing overnight overtime paycheck payroll payslip pension performance picnic policy policies prize probation promotion protocol quarterly raffle raise reception '
   'recognition referral refrigerator relocation retirement retreat reward rewards safety schedule security severance shift shifts sick sickness strike suggestion supply supplies survey switchboard tardiness teambuilding timecard '
   'timesheet timetable townhall training tuition uniform union vacation vending volunteer volunteering wage warning welfare wellness whistleblower workday workload workshop workstation visa visas yearend barbecue bbq raffle donation donate charity mailbox'),
  ('africa america asia australia austria belgium brazil britain california canada chicago china chinese dallas denver dublin egypt england english europe france germany greece houston india iran iraq ireland israel '
   'italy italian japan japanese kenya korea london madrid mexico moscow netherlands newyork nigeria norway paris peru poland portugal portuguese rome russia russian scotland spain sweden swedish switzerland sydney '
   'syria texas thailand tokyo toronto turkey ukraine vienna vietnam wales washington berlin boston florida hawaii miami seattle vegas airport continent'),
  ('age ages anger angry art beauty belief bet bored boring calm century chance charm comfort confidence courage cure curse danger dare dark decade destiny dignity dream dreams emotion energy envy evil faith fame fate fear '
   'freedom fun funny future ghost glory god grief guilt habit happiness happy hate heaven hell honor hope hour hours humor hunger identity innocence insult jealous joy kindness knowledge laugh lazy lie lies logic lonely loud luck lucky '
   'magic marvel memory mercy miracle mood mystery myth noise odds opinion opinions pain patience pity pleasure poison popular power prayer pride proverb rage religion respect revenge riddle ritual sad sadness '
   'satan scared sexy shame shock shy sin sleep sleepy smart smell smile song sorrow soul spirit stress strength stupid suicide sunny surprise sympathy tear temper tired trust truth ugly universe victory wisdom wish '
   'alien aliens monster vampire witch wizardry zombie dragon fairy superhero meditation'),
  ('acid alarm angle antique arrow ash axis barrel battery beam bell blade block bottle box boxes button cage can chain circle clay clock cone cord cork cube dial dot dust edge fabric feather fiber fire flag flame foam '
   'gear gate glue grease grid gum handle heap hole hook hose lever lock locks log magnet map maps mask match medal metal needle net packet panel paste pile pin plastic pole powder pump rack rail razor ribbon rod rubber '
   'rust sack scale seal shell sign signal smoke spark sponge stamp statue steam stick stone strap string tank tape target thread tin toy toys tray trap tube wax weapon web whistle wire wood'),
  ('acre acres celsius cents centimeter degrees diameter fahrenheit feet gallon gram grams inch kilo kilogram kilometer kilowatt liter litre meter meters metre mile minute minutes ounce pint pound pounds quart second seconds speed ton '
   'volt volts watt watts yard yards voltage amperage amp amps currents wattage efficiency efficient calories distance depth altitude'),
  ('architect astronaut author baker banker barber butcher butler carpenter cashier chef clerk cleaner cleaners consultant courier dealer detective diplomat driver drivers electrician electricians engineer farmer firefighter '
   'firefighters brigade gardener guard guards hairdresser housekeeper janitor journalist lawyer librarian lifeguard mechanic midwife miner notary optician painter pharmacist photographer physician plumber poet postman priest programmer '
   'psychologist reporter sailor salesman scientist secretary security servant shopkeeper tailor technician therapist trainer translator veterinarian waiter waitress writer'),
  ('accuse admire adopt arrest bake bathe bite bleed blow boil borrow bounce breathe bribe bury carve chase cheat chew climb commit complain compete conquer cough crawl cry cure curse dance defeat deserve destroy dig dive drag '
   'dream drink drinks drown dry eat eating eats escape explode fail fall fasten feed fight fly flying freeze fry gamble grab grow guess hang harm hide hire hit hug hunt hurt inherit invent invite itch jog joke jump kick kiss knit '
   'knock laugh lend lick lift listen marry melt migrate mow mute obey offend park pet plant play plays played playing pray punch punish quit rape relax rent rescue rob sail scream sew shave shoot shout sing sings sink skate '
   'sketch slap sleep smash smell smile smoke sneeze snore steal stink suck swallow swear sweat swim tease tickle touch travel vote wander warn wash waste water wear wears weave weep whisper wish worship yawn yell'),
  ('bakery bar barn basement bookstore cafe cafes castle cathedral cemetery chapel church club cottage dorm factory farm fountain gallery gas grocery gym hall hallway hostel hospital hotel inn jail kiosk laundry lobby mall market '
   'monastery mosque motel museum palace parking penthouse pharmacy pier playground plaza pub restroom restrooms ruins salon sauna shop shops shopping shore skyscraper spa square store stores suburb supermarket synagogue temple toilets tomb '
   'tower town towns village villa warehouse zoo downtown neighborhood neighbourhood city cities upstairs downstairs'),
  ('bitcoin blockchain ethereum nft crypto metaverse chatbot gpt openai google amazon microsoft apple tesla ibm intel nvidia samsung sony oracle dell cisco walmart target costco starbucks mcdonalds nike disney netflix '
   'spotify uber airbnb paypal visa mastercard venmo reddit discord telegram wikipedia ebay craigslist ikea toyota ford honda bmw mercedes boeing nasa fbi cia irs dmv un nato'),
  ('abc abuse alcohol algebra alphabet arithmetic astrology average axis bible buddha calculus capitalism catholic christian christianity communism cubic decimal decimals democrat divide division drug drugs equation '
   'equations evolution factorial formula fossil fraction genius geometry hindu hypothesis infinity integer islam jesus jew jewish math mathematics muslim philosophy prime quran racism republican root roots slavery socialism '
   'square squared sum synonym synonyms antonym theorem triangle verb verbs noun nouns vowel zero pi fibonacci einstein newton shakespeare mozart beethoven picasso napoleon hitler caesar cleopatra trump biden obama putin musk bezos gates')
) as groups (line)
cross join regexp_split_to_table(line, ' ') as word
where word ~ '^[a-z0-9]+$'
on conflict do nothing;

-- More that says little about the subject of a question.
insert into public.search_words (word, stands_for, kind)
select distinct word, 'passing', 'passing'
from (values
  ('hiya howdy yo sup hej hola mate team guys heya greetings regarding concerning instead anyhow somehow otherwise though although unless while whilst whether because since therefore however until till upon onto via per '
   'truly honestly frankly literally simply merely barely hardly nearly almost probably maybe perhaps possibly surely definitely certainly obviously apparently seriously eventually finally suddenly usually '
   'mostly mainly partly fully totally completely entirely exactly precisely rather pretty fairly quite really very super extremely slightly bit tad '
   'asap fyi btw afaik imo tbh lol omg wtf wth thx tnx cheers kinda sorta outta gotta wanna cuz coz bc u ur r n w plss pleaz'),
  ('wondering curious wonder confused unsure unclear stuck struggling desperate annoyed frustrated hurry rush quick fast short brief briefly simple minute moment second sec while bit '
   'figure figured guess suppose think thought believe heard hear understand understood realize realise remember recall mind care matter bother bug ping poke shoot drop hit fetch grab obtain receive received '
   'manage managed attempt attempting planning intend intending hoping hope prefer rather interested '
   'explain clarify elaborate outline summarize summarise define detail specify confirm verify double'),
  ('recent latest newest current existing available common typical regular main major minor certain specific particular particularly especially various several multiple numerous '
   'correct right true actual proper suitable appropriate relevant necessary needed perfect decent okay alright well '
   'someone somebody anyone anybody everyone everybody nobody none whoever whatever whichever wherever whenever however '
   'case cases situation reason reasons purpose example instance fact topic matter situation thingie thingy whatsit gizmo')
) as groups (line)
cross join regexp_split_to_table(line, ' ') as word
where word ~ '^[a-z0-9]+$'
on conflict do nothing;

-- What is asked in short.
insert into public.search_words (word, stands_for, kind) values
('dims', 'dimensions', 'expands'), ('info', 'information', 'expands'), ('infos', 'information', 'expands'),
('pswd', 'password', 'expands'), ('psw', 'password', 'expands'), ('passwd', 'password', 'expands'),
('creds', 'credentials', 'expands'), ('mob', 'mobile', 'expands'), ('ph', 'phone', 'expands'), ('fone', 'phone', 'expands'),
('dir', 'directory', 'expands'), ('mgmt', 'management', 'expands'), ('mrktg', 'marketing', 'expands'), ('mkt', 'marketing', 'expands'),
('soc', 'social', 'expands'), ('prez', 'presentation', 'expands'), ('preso', 'presentation', 'expands'),
('certs', 'certificates', 'expands'), ('cert', 'certificate', 'expands'), ('appt', 'appointment', 'expands'), ('appts', 'appointments', 'expands'),
('perm', 'permission', 'expands'), ('perms', 'permissions', 'expands'),
('hdds', 'hdd', 'expands'),
('pv', 'solar panels', 'expands'), ('vid', 'video', 'expands'), ('vids', 'video', 'expands'), ('conf', 'conference', 'expands'),
('qty', 'quantity', 'expands'), ('quantities', 'quantity', 'expands'), ('res', 'resolution', 'expands'), 
('emp', 'employee', 'expands'), ('emps', 'employees', 'expands'), ('newbie', 'new colleague', 'expands'), ('newbies', 'new colleagues', 'expands'),
('vcards', 'business cards', 'expands'), ('bizcard', 'business card', 'expands'), ('bizcards', 'business cards', 'expands'),
('prob', 'problem', 'expands')
on conflict do nothing;
