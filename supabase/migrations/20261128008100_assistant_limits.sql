-- What the assistant knows about limits, times and fields that no passage stated, and more ways to ask for what it knew.
-- What the search computes from these tables is computed once, at the end.
alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;

-- `pnpm designers` states the bodies of those about the designers.
insert into public.portal_knowledge (title, path, keywords, body) values
('Tear-off strips of a flyer', '/marketing-materials', 'tear off tearoff strips tabs flyer phone number cut', 'See the flyer designer.'),
('Custom size of a brochure', '/marketing-materials', 'custom own size brochure width height inches largest smallest', 'See the brochure designer.'),
('Pictures in an email', '/marketing-materials', 'email picture own photo added upload newsletter website', 'See the email designer.'),
('Carousels', '/marketing-materials', 'carousel frames swipe several pictures post', 'See the social post designer.'),
('Hashtags', '/marketing-materials', 'hashtag hashtags post', 'See the social post designer.'),
('Two versions of an ad', '/marketing-materials', 'a b test split variants ad versions', 'See the ad designer.'),
('File size of a meeting background', '/marketing-materials', 'file size zoom meet teams background megabytes mb number program', 'See the New Hire page.'),
('Numbers and their unit in an infographic', '/marketing-materials', 'unit infographic numbers tons percent points', 'See the infographic designer.'),
('Message on the back of a postcard', '/marketing-materials', 'back postcard message text address side characters', 'See the postcard designer.'),
('Postage of a postcard', '/marketing-materials', 'stamp permit imprint postage indicia postcard mailing', 'See the postcard designer.'),
('How large a picture can be', '/marketing-materials',
  'largest biggest picture photo size upload megabytes mb megapixels file limit',
  'In a designer, an added picture can have up to 25 MB. To be saved with a piece, it can have up to 10 MB and 50 megapixels; a team photograph can '
  'have up to 10 MB, too. A photo for your profile needs at least 128 pixels on each side.'),
('How many team photographs there can be', '/marketing-materials/team-photographs',
  'limit number team photographs teamphoto topics boxes full',
  'The team can have up to 2,000 photographs. Each has up to 20 topics and 40 boxes around faces, and its file can have up to 10 MB.'),
('A colleague''s review links', '/staff-directory',
  'stop revoke review link colleague ill away left owner administrator deactivate',
  'Only the person who made a review link can revoke it, not even administrators can. If that person isn''t there, a super administrator can '
  'deactivate them, which stops their links, or hand over their pieces; the new owner can then revoke the links.'),
('What a review link shows', '/marketing-materials',
  'review link shows customer sees visitor version name contact nothing else',
  'A review link shows one version of the piece with its pictures, the piece''s name, and the contact line of the person who made the link, '
  'nothing else. Later changes don''t show. It doesn''t work while the piece is in the trash or its owner is inactive.'),
('When you leave the company', '/marketing-materials',
  'leaving last day my pieces teammate hand over resign',
  'Before you leave, hand over your pieces: select them in "Your pieces" and choose "Hand over" and a colleague. After you''ve left, a super '
  'administrator can hand over everything you keep in the library to someone; pieces in your trash stay there.'),
('How long versions are kept', '/marketing-materials',
  'versions kept how long forever history',
  'All versions of a piece are kept as long as the piece; nothing deletes them before.'),
('How long added pictures are kept', '/marketing-materials',
  'added pictures deleted kept days uploads removed',
  'A picture that you added to a piece is kept until 7 days after the last piece and template with it are deleted.'),
('How large a piece can be', '/marketing-materials',
  'limit piece text fields kilobytes size name characters',
  'A piece can have up to 600 fields, 256 KB of words and settings, and a name of up to 120 characters. You can change up to 1,000 pieces at a time.'),
('Drafts on a shared computer', '/marketing-materials',
  'shared computer browser draft signed out privacy someone else reads',
  'Drafts, their pictures and unsent changes stay in this browser after you sign out. No other account sends them, but anyone who uses the same '
  'browser profile can read them: on a shared computer, use a browser profile of your own.'),
('How long a post can be', '/',
  'post title text characters limit length home page',
  'The title of a post on the home page can have up to 120 characters, its text 1,000. The home page shows up to 20 posts, each until its last day.'),
('Links to an applicant''s own application', '/job-application',
  'applicant link confirmation valid days expire',
  'The private link in an applicant''s confirmation email works for 30 days.'),
('What an applicant must fill in', '/job-application',
  'requiredfields required fields mandatory application form first name last name email',
  'In the public application form, first name, last name and email are required. Everything else, such as the resume, is optional.')
on conflict (title) do nothing;

update public.portal_knowledge as passage
set body = stated.body
from (values
('Team photographs',
  'Team photographs are your team''s own pictures, for everyone''s pieces: up to 2,000. Open "Team photographs" from "Your pieces" to add one with '
  'its rights, credit, last day, topics and faces. Once an administrator approves it, the picture fields of the designers find it.'),
('Rights and last day of a team photograph',
  'Each team photograph has a credit and rights: its license, or who allowed us to use it and for what. After its last day it''s expired, and '
  'administrators can withdraw it: a piece that uses it then can''t be downloaded until you choose another picture. Leave the last day blank if the '
  'rights have no end.'),
('Who sees your pieces',
  'Only you see a piece until you share it: it''s private. Administrators see no more than others and can''t open it either. A super administrator '
  'can see how many pieces someone has, and hand them over when that person leaves. Drafts are in your browser only.'),
('Printing and print PDFs',
  'Choose "Download" and "Print PDF", which makes a PDF/X-4 file in CMYK. For a print shop take "Bleed and crop marks", for an online printer "Bleed '
  'without marks", for an office printer "Trim only". Choose coated or uncoated paper; "Proof" is a small file in screen colors that isn''t for '
  'printing. "Add a hand-off ticket" adds an order for the printer.'),
('Two people editing one piece',
  'Colleagues with edit access can work on a piece at the same time; "Also open" shows who else has it open. If two people change the same field, the '
  'later change stays and the other is kept under "Replaced values" in the piece''s menu for 90 days. You can restore it there.'),
('Testing a designed email',
  'Choose "Send test" in the email designer to get the email at your own address, up to 10 times an hour. If no mail service is set up, download the '
  '.eml draft instead. The preview shows desktop and mobile.'),
('What the assistant may be asked',
  'You can ask Ray 20 questions in 5 minutes and 200 a day, each of up to 4,000 characters. The portal notes when you asked, for a day, but not your '
  'words. "New conversation" starts over.')
) as stated (title, body)
where passage.title = stated.title;

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Tear-off strips of a flyer',
  'tearoff flyer; tearoff strips; tear off strips on a flyer; tabs to tear off; flyer with phone numbers to tear off; strips with our number at the '
  'bottom; how many tearoff strips; number of tearoff strips on a flyer; flyer for a bulletin board with tabs; little tabs people can rip off; pull '
  'tabs with contact details; strip at the bottom to take along; cut tabs on a notice; flyer with tearoff phone; which flyer sizes have tearoff; '
  'flyer tearoff number; paper tabs with phone number; perforated strips; tear off slips'),
('Custom size of a brochure',
  'custom size brochure; brochure in my own size; largest custom brochure; smallest custom brochure; own dimensions for a brochure; free size of a '
  'brochure; brochure in a special format; non standard brochure size; biggest brochure I can make; maximum width of a brochure; how wide can a '
  'brochure be; enter width and height; square brochure; different measures for a brochure; individual size brochure; what is the limit of a custom '
  'brochure; brochure with own measurements'),
('Pictures in an email',
  'own picture in an email; my photo in a newsletter; can I upload a picture for the email; which pictures can an email have; team photo in an email; '
  'why can I not add my own picture to the email; picture of a newsletter; pictures in the email designer; own image in the mailing; upload photo to '
  'newsletter; change the picture in an email; email pictures; use added picture in email; photo from my computer in the newsletter; insert a '
  'picture into an email template; where do the pictures in emails come from'),
('Carousels',
  'carousel; instagram carousel; how many pictures in a carousel; carousel frames; several pictures in one post; swipe post; post with more than '
  'one picture; how many slides can an instagram post have; frames of a post; number of frames; multiple images in a post; can I make a carousel; '
  'story with several frames; post to swipe through; gallery post; maximum frames'),
('Hashtags',
  'hashtags; how do I add hashtags; where do hashtags go; separate hashtags; hashtags in a post; write hashtags; hash tags; default hashtags; '
  'hashtag field; comma or space between hashtags; which hashtags do we use; change the hashtags'),
('Two versions of an ad',
  'a b test; ab test an ad; two versions of an ad; test two headlines; split test; compare two ads; variant b of an ad; headline b; second headline '
  'for testing; a/b testing; try out two ads; two variants of the same ad; which ad works better'),
('File size of a meeting background',
  'how many backgrounds for each program; number of backgrounds per platform; how large may a zoom background be; file size of a background; '
  'background too big for teams; teams rejects the background; maximum mb for a zoom background; file limit meeting background; how many '
  'backgrounds does teams have; same backgrounds for all apps; is the background too large for google meet; megabytes of a background; background '
  'file limit; background upload fails in teams'),
('Numbers and their unit in an infographic',
  'unit in an infographic; add tons to all numbers; unit for all values; same unit for every number; set the unit once; kilograms behind every '
  'number; infographic unit; percent sign on all numbers; how do I enter numbers in an infographic; points of an infographic; numbers in a diagram; '
  'unit length; how long can the unit be; measurement unit of a chart; type the unit only once; label of the numbers in a chart; bars with a unit'),
('Message on the back of a postcard',
  'text on the back of a postcard; message on the back; how long can the back message be; postcard back text length; characters on the back of a '
  'postcard; write something next to the address; address side text; back side message '
  'limit; greeting on the back of the card; reverse of a postcard text; mailer back message'),
('Postage of a postcard',
  'postage; stamp or permit; permit imprint; bulk mail permit; indicia; stamp box of a postcard; permit lines; prsrt std; replace the stamp with our '
  'permit; presorted mail; mailing permit number; choose postage; postcard without a stamp; print the permit on the postcard; prepaid postage mark'),
('How large a picture can be',
  'how large can a picture be; largest picture I can upload; biggest photo; maximum file size of a picture; how many mb may a photo have; picture too '
  'large; photo size limit; my picture is too big to upload; file too big; how many megabytes; megapixels of a picture; upload '
  'limit for pictures; heaviest picture allowed; limit for photos in mb; why is my photo refused; image size limit; how heavy can a picture be; '
  'picture over 10 MB; maximum megapixels'),
('How many team photographs there can be',
  'how many teamphoto; limit of teamphoto; maximum number of teamphoto; how many photos fit in the teamphoto; is the teamphoto full; how many '
  'pictures can the team keep; capacity of the teamphoto; how many topics can a teamphoto have; how many boxes in a teamphoto; number of teamphoto '
  'allowed; teamphoto limit; how many photographs can we share; space for teamphoto'),
('A colleague''s review links',
  'stop a colleague''s review link; revoke someone else''s link; review link of a sick colleague; coworker left but the review link still works; can '
  'an administrator revoke a link; end the link of another person; link made by someone who is away; cancel a link that I didn''t make; who can stop '
  'a public link; kill a link of a former employee; do review links stop when someone leaves; admin turn off a public link; '
  'disable a coworker''s link; review link of somebody else'),
('What a review link shows',
  'what does the customer see with a review link; what does a review link show; what can people with the link see; what do they see when they open '
  'the link; does the review link show my other pieces; is my phone number on the review page; does the client see later changes; do visitors see '
  'older versions; can the customer download it; can customers edit with the link; what gets a client to see; what is visible on a public link; is '
  'the rest of my library hidden; what exactly does the public link show; does an outsider see who made it; who sees the review link'),
('When you leave the company',
  'I am leaving the company; I quit what about my pieces; what happens to my designs when I leave; my last day is friday who gets my pieces; give my '
  'pieces to a teammate before I leave; pass my work to my successor; I resigned where do my flyers go; transfer all my designs to someone; my '
  'colleague takes over my work; leaving at the end of the month; hand over everything I made; new job elsewhere what about my pieces; all my stuff '
  'to a coworker; before I leave; handover when leaving; retire and give away pieces'),
('How long versions are kept',
  'how long are versions kept; how many versions are kept; do versions expire; versions deleted after some time; how far '
  'back do versions go; oldest version of my piece; does history get deleted; version history limit; when do versions disappear; keep versions '
  'forever; how long can I go back to an old version'),
('How long added pictures are kept',
  'how long are my uploaded pictures kept; when is an added picture deleted; are pictures deleted with the piece; what happens to pictures of a '
  'deleted piece; uploaded photos removed when; picture storage time; do added pictures expire; how many days until pictures are deleted; unused '
  'pictures deleted; retention of pictures'),
('How large a piece can be',
  'how large can a piece be; size limit of a piece; how much text fits in a piece; most fields of a piece; longest name of a piece; how long can the '
  'name of a piece be; maximum name length; characters in a piece name; title of a piece too long; how many pieces can I change at once; how many '
  'pieces can be moved together; kb of a piece; limit of the words in a piece; name of a design characters'),
('Drafts on a shared computer',
  'shared computer; is my draft visible to others on the same computer; can someone else see my drafts in this browser; public computer drafts; do '
  'drafts stay after sign out; colleague uses the same computer; are drafts deleted when I sign out; someone borrowed my computer; drafts in an '
  'internet cafe; same browser two people; family computer drafts; privacy of drafts; what stays on the computer after logout'),
('How long a post can be',
  'how long can a post be; characters in a post; title of a post length; maximum length of a post on the home page; post text limit; how many posts '
  'are shown; how much text fits into a post; announcement length; limit for an announcement; characters for the news on the home page; how many '
  'announcements on the home page; post too long'),
('Links to an applicant''s own application',
  'how long does the applicant link work; applicant link expired after how many days; how long is the private link valid; how long can an applicant '
  'correct the application; days an applicant can change answers; confirmation link expiry; validity of the application link; until when can '
  'candidates edit; link in the confirmation email expires; candidate link duration; how many days applicant link'),
('What an applicant must fill in',
  'requiredfields of the application; requiredfields in the job form; which requiredfields when applying; what must an applicant fill in; required '
  'application fields; what do applicants have to enter; is the resume required; do I need a resume to apply; is a phone number required when '
  'applying; optional fields of the job application; what does someone have to fill out to apply; minimum information to apply; which boxes with a '
  'star in the application; requiredfields join our team; requiredfields careers form; can someone apply without a resume')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as asked (phrasing)
on conflict do nothing;

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Handing a piece over',
  'give my piece to a teammate; transfer ownership of a flyer; make a colleague the owner; change the owner of a piece; someone else should own my '
  'poster; pass a design on to a coworker; let another person take over my brochure; hand a draft to the next person'),
('Who sees your pieces',
  'can my boss see my pieces; can an administrator open my private pieces; do admins see my drafts; who can snoop in my pieces; can the admin look at '
  'what I have not shared; are my pieces private; is my unshared work visible to my manager; does anyone see my designs before I share them; can the '
  'company read my drafts; does my supervisor see my library; privacy of my pieces; who else can open my piece; is my stuff secret; can super '
  'administrators open my pieces; what do administrators see of my library; can my manager peek at my unfinished flyer'),
('Two people editing one piece',
  'someone overwrote my text; my change was overwritten; a colleague replaced my words; get back what I typed before it was overwritten; how long are '
  'replaced values kept; replaced values; overwritten text in a shared piece; who changed my text in the shared flyer; we both edited the same field; '
  'my coworker typed over my headline; lost my text because someone else edited; how long is the overwritten value kept; days replaced values; text '
  'of mine replaced by a teammate; restore a value that a colleague changed; both edit the same piece; conflicting changes; two of us in the same '
  'poster; somebody wrote over my date'),
('Campaigns',
  'keep several pieces in line; keep the date the same on all pieces; pieces for the same event with the same date; poster mailer and posts for the '
  'same open house; keep facts in sync across designs; link pieces that state the same facts; one event many formats; all pieces of an event stay '
  'consistent; same details on all materials; synchronize my flyer and my postcard; connected pieces'),
('Updating a campaign',
  'the date keeps moving on all pieces; date keeps changing; event date changes all the time; change the date once for all pieces; the venue changed '
  'again on everything; avoid editing the date in every piece; keep them all in line when the date moves; update flyer and posts together'),
('Team templates',
  'let the team reuse my flyer; whole team should reuse my handout; everybody should use my poster as a basis; design for the team to reuse; reuse '
  'someone''s layout for my text; team reuse without changing parts'),
('Publishing a template',
  'let others reuse my piece but lock parts of it; reuse my handout but certain parts must not change; lock some fields for the team; make a flyer '
  'reusable for the team; protect parts of a design from changes; others may only change the date; turn my piece into a template; template from my '
  'flyer; team may fill in only some fields; fix the wording but leave the picture open; how do I make a template; keep colleagues from messing with '
  'the logo; stop people from altering parts of my design; reusable piece with protected fields'),
('Rights and last day of a team photograph',
  'teamphoto was withdrawn and my piece can not be downloaded; photo got pulled; photograph withdrawn what now; my piece does not download because of a '
  'teamphoto; replace a withdrawn photo; piece with an expired photo; picture is not allowed any more; file refused because of a photo; photo was '
  'taken away; teamphoto removed from my piece; download blocked by a photograph; teamphoto got pulled; piece refuses to make a file teamphoto'),
('Checks before a download',
  'text runs out of the box; text too long for the poster; text does not fit; words cut off at the edge; does the portal tell me if text is too long; text '
  'overflows; picture not sharp enough; what does the checker look at; what is checked before a download; checker complained; the check before I download; errors before a download; why '
  'does it warn me before a download; what does the check test; list of checks; which problems does the check find; preflight checks; what gets '
  'verified before export; it says something is wrong with my piece before download; warning before I get my file; red warning in the download '
  'dialog; does the portal check the contrast; does it check resolution'),
('Printing and print PDFs',
  'which pdf standard; pdf x; pdf x 4; pdf x4; kind of pdf for the print shop; what type of pdf do we give the printer; pdf version for printing; is it '
  'pdf x 1a; pdf format the printer asks for; pdf standard of the print file; what pdf do we hand in; which pdf does the printery get'),
('Email marketing',
  'subject characters limit; longest subject; how long may the preheader be; preheader limit; number of characters in the preheader'),
('Preheader',
  'preheader length; preheader limit; preheader characters; how long can the preheader be; small preheader text; '
  'preheader in the inbox; maximum length of the preheader; teaser in the inbox; short text an inbox shows; second line in the inbox'),
('How long you stay signed in',
  'how often do I have to log in; after how many days must I log in again; when am I logged out automatically; session length; latest when do I have to '
  'sign in again; do I get logged out if I use it every day; how long does my login last; days until I am signed out; automatic logout; login expires '
  'after; why do I have to log in again; signed out after a week; maximum days signed in; logged out without doing anything; session timeout; how long '
  'does a session last'),
('Too many wrong passwords or codes',
  'locked out; typed my password wrong too often; it will not let me try again; too many attempts; how many tries do I have; account locked after wrong '
  'passwords; wrong code too often; how long am I locked out; blocked after failed logins; entered the wrong password many times; password attempts; '
  'how many wrong codes; wait after wrong codes; how soon can I try again; failed sign in attempts'),
('Signing in without your phone',
  'phone broken need the code; phone fell into water; lost the phone with the code app; new phone no codes; my phone was stolen how do I sign in; code '
  'app gone; got a new phone and the authenticator is empty; no access to my authenticator; phone at home can not get the code; phone is dead sign in'),
('Your profile',
  'I got married change my name; my name is wrong; change my last name; maiden name still shown; new surname; change how my name is shown; name change '
  'after wedding; correct the spelling of my own name; change display name; update my name; got divorced new name; my old name still shows'),
('Approving a team photograph',
  'who decides about a teamphoto; who says yes to a teamphoto; who allows a photo for everyone; who releases a teamphoto; who okays pictures of the '
  'team; who decides whether everyone can use a photo; who has the last word on a photo; does someone check the team photos'),
('Title slides',
  'title slide with the speaker''s name; put the speaker on the title slide; first slide with name of the speaker; opening slide for a talk; slide for '
  'my presentation with my name; who is talking on the first slide; slide for a lecture; cover slide; name of the presenter on a slide; start slide of '
  'a talk; slide with speaker date and place; powerpoint first slide; intro slide; what can I put on a title slide; speaker field; conference talk '
  'slide'),
('Postcard sizes',
  'biggest postcard; postcard biggest size; smallest postcard; minimum quantity of postcards; maximum quantity of postcards; how many postcards can I order; smallest order of postcards; largest order of '
  'postcards; postcard quantities; how few postcards; print run of postcards; number of postcards to print; postcards how many copies; least and most '
  'postcards; can I get 100 postcards; quantities to choose; postcard paper; which finish for postcards; how thick is a postcard'),
('Review links',
  'longest time of a review link; how many days can a public link last; maximum days of a review link; when does the preview link stop; preview link '
  'expiry; longest expiry of a public link; public preview link; how long may a guest look; expiration of a link; shortest time for a review link; '
  'make a review link longer; set how long a link works'),
('Limits of your library',
  'how many pieces can one person have; how many review links at the same time; maximum number of pieces; library full; how much space do I have for '
  'pictures; storage limit; how many open links; how many designs can I keep; library capacity; most pieces in the library; quota of the library; how '
  'many mb do my pictures get; space left for pictures'),
('Presenting the sales deck',
  'go forward without the mouse; keyboard for the slides; jump to the last slide; previous slide; '
  'back one slide; what do I press for the overview; full screen key; move through the deck'),
('Email signature',
  'sign off block for gmail; my fancy sign-off at the end of mails; footer with logo under my emails; contact block under my mails; make a signature; '
  'block with my name and the badges under each mail'),
('Putting your signature into Gmail, Outlook or iPhone',
  'get my sign off block into gmail; paste the signature into gmail; copy the signature to outlook; put my email footer into gmail; add the signature to '
  'my iphone; insert my signature in my mail program; signature in apple mail; set up the signature in gmail; move the signature to my email; how do I '
  'use the signature I made'),
('Light and dark theme',
  'make everything dark; the portal is too bright; white background hurts my eyes; switch the portal to dark; less bright screen; dark look; black '
  'background for the portal; eyes hurt'),
('View-only pieces',
  'only view but I need to change it; can not edit a piece of a colleague; it says view only; edit a piece that I can only see; read only piece'),
('Deleting a piece, and bringing it back',
  'find deleted files; where are deleted things; where do deleted pieces go; see what I deleted; when is a deleted thing gone for good; how long does the trash keep pieces; days in the trash; how long can I get a deleted flyer back; until when '
  'can I undo a deletion; trashed pieces gone after'),
('What the assistant may be asked',
  'how many questions can I ask ray; ray says too many questions; question limit; longest question to ray; characters in a question; does ray keep my '
  'questions; how many questions a day; is what I ask recorded; limit for the chat; my question is too long for the assistant; asked too much; the assistant does not take my long question; assistant limit per day; how long can my question be'),
('Poster sizes',
  'biggest size of a poster; all poster sizes in inches; poster measures; which measures has a poster; poster formats; largest poster; smallest poster; biggest poster size; '
  'poster in millimeters; what poster dimensions are there'),
('Which logo on which background',
  'logo on a photo; logo on top of a picture; which logo for a dark background; logo for an image; logo over a photograph; logo on black; logo on orange; '
  'logo on a colored ground; which logo variant for which background'),
('Making many pieces at once',
  'rows limit of a batch; how many rows can the file have; csv to many pieces; most rows in a csv; how many pieces in one batch; maximum rows; flyers '
  'from a list; from a spreadsheet to pieces'),
('Importing people',
  'how many people can I import; import limit; most rows of an import; bulk add employees; load a list of staff; maximum rows in the staff csv'),
('Inviting someone',
  'how long is an invitation valid; invitation expired; days an invitation works; can an invitation be used twice; invite link no longer works; how long '
  'does the new colleague have to accept'),
('The audit trail',
  'how long is the audit trail kept; months of the audit trail; are log entries deleted; how far back does the log go; can someone delete the log'),
('Emails the portal sent',
  'how long are sent emails listed; months of the list of emails; how far back do the emails go'),
('Deleting an application',
  'how long are applications kept; when are applications deleted automatically; months we keep applications; retention of applicants'' data'),
('Pinned links',
  'how many links can I pin; most pinned links; pin limit; number of bookmarks on the home page'),
('Posts on the home page',
  'how long is a post shown; until when is a post visible; longest time of a post; when does a post disappear'),
('Your photo',
  'smallest photo for my profile; minimum size of a profile photo; profile photo pixels; how large must my photo be; which file type for my photo'),
('The AI Design Wizard',
  'how long may the description be; description limit of the wizard; characters for the wizard; how many designs does the wizard keep; how many prompts; '
  'maximum description length'),
('Caption limits',
  'how many signs in a tweet; tweet length; longest caption; caption limit linkedin; how much text under an instagram post; facebook text limit; '
  'characters allowed on twitter; how long may a post text be'),
('Ad text limits',
  'how many characters has the headline of an ad; ad headline limit; ad description length; button text of an ad length; longest ad headline; how many '
  'letters in an ad; advertisement text length'),
('Searching the directory',
  'change the order of the people in the list; sort people by last name; order of the staff list; list people alphabetically; sort the directory by job '
  'title; how do I sort colleagues; find a coworker by phone number; filter the staff list; find someone by job title'),
('Print specifications',
  'distance of the text from the edge; how far from the edge must text be; text too close to the border; which distance between text and border; margin '
  'of printed pieces; how close to the edge may text be; resolution for print; how much bleed; bleed in millimeters; dots per inch of large posters'),
('Several pieces at once',
  'many pieces into the trash; delete several pieces together; throw away many pieces; trash a bunch of pieces; move several pieces to the trash; more '
  'than one piece to the trash'),
('Changing or stopping a share',
  'shared with everyone by accident; shared with the whole company by mistake; undo sharing; I shared it with the wrong person; shared with all staff by '
  'accident; stop everyone from seeing my flyer; take back a share; shared too widely'),
('The dashboard',
  'what was I working on; where is my latest work; continue where I left off; what I did yesterday; last pieces I worked on; open the piece from yesterday'),
('Renaming a piece and folders',
  'put a piece into another folder; move a flyer to a different folder; change the folder of a piece; new folder; make a folder; mark a piece as ready; '
  'archive a piece; set a piece to draft; change the title of a piece; sort pieces into folders'),
('Changing the layout',
  'play with the layout; try another layout without retyping; different arrangement of the same text; switch the composition; does my text stay when I '
  'change the layout; another look with the same words; see my piece in other layouts'),
('Search the portal',
  'jump to a page; go to a page without the menu; quick way to open a page; faster than clicking through the menu; trick to open pages fast; type to find '
  'a page; open something quickly; command palette'),
('Status of an application',
  'mark applications as done; mark applicants as handled; set an application to closed; change applicants from new to contacted; which states can an '
  'application have; mark several applicants at once; move an applicant out of new'),
('The audit trail',
  'who looked at a resume; who opened a resume; who saw an application; can we tell who did it; who touched this position; see who looked at something; '
  'who was it that changed this; find out who signed in'),
('Resumes',
  'can we tell who downloaded a resume; is a resume download recorded'),
('Using the AI Design Wizard',
  'what does regenerate do; regenerate; another idea from the wizard; different suggestion; does the wizard send my text to ai; is my description sent to '
  'anyone; open the wizard''s design in the designer; words in quotation marks'),
('An applicant''s own page',
  'address for applicants with questions; email for applicants; where do applicants write to; applicant lost the link; applicant wants to fix a typo'),
('Your photo',
  'get my face into the staff list; my face in the directory; my picture next to my name; add a portrait of me; change the picture of me; show my face in '
  'the org chart'),
('Pictures in a piece',
  'face cut in half in my flyer; part of the picture is cut off; move the picture inside its frame; choose which part of a picture is shown; head cut off '
  'in my poster; zoom the picture in a piece; focal point; picture is cropped wrong'),
('Review links',
  'customer says the link is dead; link I sent last month does not open; client can not open the link; link is dead'),
('Logo files',
  'vector logo for the press; logo as svg; logo for a newspaper; get the logo file; logo as pdf; logo with transparent background; send our logo to someone'),
('Sending a designed email',
  'send the newsletter from here; where is the send button; can the portal send my newsletter; mail the newsletter to customers; send to all customers; '
  'export the email as html; open the email in outlook'),
('Vibrant orange',
  'orange for print; orange cmyk; orange in print values; exact orange; orange for a sign'),
('Inviting someone',
  'invitation mail did not arrive; invitation not received; resend an invitation; send the invitation again'),
('Testing a designed email',
  'how many test emails can I send; test mails per hour; send the newsletter to myself; try the email before sending; test mail limit; see the mail in my '
  'own inbox first; too many test emails'),
('Meeting backgrounds',
  'names of the backgrounds; list of backgrounds; background names; which backgrounds are there; what backgrounds do we have; zoom background size'),
('Newer version of a template',
  'the template changed after I started; get the new parts of the template; template got updated after I started; bring my piece up to date with the '
  'template; new bits of the template'),
('Business cards for many people',
  'cards on office paper; ten cards per sheet; print cards on a normal printer; business cards on regular paper; cards for the whole team; sheets of cards; '
  'printed cards ten up'),
('What applicants get',
  'applicant wants her data deleted; applicant wants all data gone; can an applicant delete the application; how does an applicant withdraw'),
('An applicant''s own page',
  'applicant deletes her own data; what can applicants do themselves; applicant wants her data removed'),
('Logo versions and sizes',
  'smallest width of the logo; minimum size of the logo on screen; how small may the logo be; smallest logo for print; logo too small; minimum width of '
  'the icon; our sign how small'),
('Importing people',
  'how many people in one import file; import many people with one file; how many persons in an import'),
('Font files',
  'does the font cost money; must I pay for the font; is poppins free; can the agency use our font; give the font to an agency; font license'),
('Shared with you',
  'what colleagues shared with me; see what was shared with me; pieces others gave me access to; where are shared pieces; things colleagues released for me'),
('Where you are signed in',
  'someone else is signed in with my account; a stranger uses my account; unknown device in my account; wrong person in my account; kick out a session; '
  'somebody uses my login; end all other sessions'),
('Emptying the trash',
  'do review links die when I delete a piece for good; links of a deleted piece; what is deleted together with a piece'),
('Typography',
  'headings in capitals; heading font weight; are headings uppercase; bold or regular text; line spacing of body text; weight of the headings'),
('The sidebar',
  'how long does the sidebar stay closed; does the sidebar remember; sidebar remembers how many days'),
('View-only pieces',
  'typo in a piece that was shared for viewing; fix a mistake in a colleague''s poster; how can I change a poster that is only shared for viewing'),
('Adding a team photograph',
  'I have a photo all of us should use; got a good photo for everyone; how do all of us get to use my photo; photo of our truck for the whole company'),
('Where you are signed in',
  'laptop stolen log it out; lost computer sign it out; log out a stolen device; sign out my old phone from far away'),
('Trim and safe zone',
  'what keeps text away from the cut; name of the margin near the edge; area that stays free of text; where the paper is cut'),
('Org chart',
  'who is the boss of whom; who is whose manager; who is above me; see all bosses; who leads whom'),
('Two people editing one piece',
  'which colleague has the piece open; who has my piece open now; see who else is in the piece; someone else is in my flyer'),
('Publishing a template',
  'colleagues should fill in only the date; leave the rest alone; others fill in some fields of my flyer; only the date may change'),
('Faces in a team photograph',
  'how many boxes around faces; most face boxes'),
('How many team photographs there can be',
  'most boxes around faces; how many face boxes can a photo have'),
('What an applicant must fill in',
  'which data must a candidate give; minimum data of a candidate; what must a candidate enter at least'),
('The sales deck',
  'name of the last slide; last slide of the deck; titles of the slides; list of slides; which slides are in the deck'),
('Undo, redo and reset',
  'which buttons do I press to undo; undo button; key to undo; take back my last step'),
('Ready pieces',
  'ready-made designs; ready made things for a holiday; pieces for earth day; samples to start from; something prepared for an occasion; finished examples'),
('Sharing a piece with colleagues',
  'colleague can not open my piece; sent the address from the browser but it does not open; coworker has no access to my piece; link only works for me'),
('Permission to use the brand',
  'logo on a t-shirt; use the logo on clothing; print our logo on a mug; may a sponsor use our logo; can I use the logo for merchandise; logo on a truck'),
('Exporting and printing applications',
  'print the applications; print an application; applications on paper; print several applicants'),
('Resumes',
  'which type of file must a resume be; resume file type; format of a resume; resume as word file; resume pdf'),
('Applying for a job',
  'which type of file must a resume be; resume file type; format of a resume'),
('Two people editing one piece',
  'two persons write in the same field; two people change the same field; who wins when two edit the same field'),
('Who sees your pieces',
  'who can see how many pieces I have; who is allowed to see how many pieces I have; who knows the number of my pieces'),
('Limits of your library',
  'open review links at once; how many review links can be open; out of room in the library'),
('Updating a campaign',
  'do I have to touch every single flyer and post; change every piece when the event moves; event moved to saturday'),
('The Marketing Center',
  'what can I design here; what can I make here; which designs are there; design something; things to design; which designs can I create; what is there to design'),
('Postcard types',
  'what goes on the back of a postcard; what is printed on the back of a postcard; where does the postage go'),
('Faces in a team photograph',
  'draw the face frame with the keyboard; move the frame of a face with the keys; mark a face without a mouse'),
('Adding a person',
  'get a new colleague into the portal; a new person starts on monday; how does someone new get access; give a new employee access; new hire needs an '
  'account; register a new coworker; sign up a new employee; add someone new to the directory; set up a new teammate; a beginner joins us'),
('Language of a piece',
  'how many languages are there; which languages can a piece be in; number of languages; which languages does the designer speak; languages of the '
  'designers; text in german; flyer in spanish; poster in another language'),
('Business cards',
  'upright business card; vertical business card; card in portrait; business card lying or standing; tall business card; turn the business card'),
('Finding a piece',
  'only show ready pieces; narrow down the list; filter by status; show only my posters; see only pieces marked as ready; filter the library; sort my '
  'pieces; hide archived pieces'),
('Recovery codes',
  'all my codes are used up; out of recovery codes; no codes left; two step codes used up; need more codes; last recovery code used; get fresh codes; '
  'how often can I use a recovery code; codes are gone'),
('Signing in without your phone',
  'how often does a recovery code work'),
('Undo, redo and reset',
  'I clicked reset by mistake; reset the whole form by accident; undo a reset; lost everything after reset; get my text back after reset; cleared the '
  'form by accident'),
('Presenter view of the sales deck',
  'see my speaker notes while the client sees the slides; notes only for me; hide my notes from the audience; presenter notes; second screen for the '
  'notes; timer while presenting'),
('Emails to you',
  'too many emails about applications; stop the emails about applications; turn off notifications; how do I get fewer emails; unsubscribe from '
  'application emails; why do I get emails about applicants'),
('Signature designs and banner',
  'gmail cuts off my signature; signature too long for gmail; size limit of a signature; how many characters may a signature have; banner under the '
  'signature; text length of the banner'),
('Open studio',
  'name of the big editor; what is the full screen editor called; large editor; edit in full window; the big view for editing')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as asked (phrasing)
on conflict do nothing;

-- Every kind of size, of text and of right is asked for in the same ways.
insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, replace(way, '%', asked_of.noun)
from (values
('Brochure sizes and folds', 'brochure'),
('Flyer sizes', 'flyer'),
('Poster sizes', 'poster'),
('Postcard sizes', 'postcard'),
('Business cards', 'business card'),
('Infographics', 'infographic'),
('Meeting backgrounds', 'meeting background'),
('Instagram sizes', 'instagram post'),
('Facebook post sizes', 'facebook post'),
('LinkedIn post sizes', 'linkedin post'),
('Twitter sizes', 'tweet'),
('Google ad sizes', 'google ad'),
('Facebook ad sizes', 'facebook ad'),
('LinkedIn and display ad sizes', 'linkedin ad'),
('LinkedIn and display ad sizes', 'display ad')
) as asked_of (title, noun)
join public.portal_knowledge as passage using (title)
cross join unnest(array['biggest %', 'smallest %', 'how large is a %', 'dimensions of a %', 'measures of a %', 'normal size of a %', 'which sizes has a %',
  'what format has a %']) as way
on conflict do nothing;

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, replace(way, '%', asked_of.noun)
from (values
('Caption limits', 'caption'),
('Email marketing', 'subject'),
('Preheader', 'preheader'),
('Ad text limits', 'ad headline'),
('Ad text limits', 'ad description'),
('The AI Design Wizard', 'wizard description'),
('Message on the back of a postcard', 'message on the back'),
('Signature designs and banner', 'banner text'),
('Signature designs and banner', 'signature'),
('How long a post can be', 'post on the home page'),
('How large a piece can be', 'name of a piece'),
('What the assistant may be asked', 'question to ray'),
('Numbers and their unit in an infographic', 'unit of an infographic')
) as asked_of (title, noun)
join public.portal_knowledge as passage using (title)
cross join unnest(array['maximum length of the %', 'how many characters may the % have', 'limit of the %', '% too long', 'longest %', 'how long can the % be',
  'letters in the %']) as way
on conflict do nothing;

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, replace(way, '%', asked_of.noun)
from (values
('Publishing a template', 'publish a template'),
('Positions', 'add a position'),
('Closing a position', 'close a position'),
('Posts on the home page', 'write a post on the home page'),
('Job applications', 'see job applications'),
('Resumes', 'open resumes'),
('The audit trail', 'read the audit trail'),
('Inviting someone', 'invite someone'),
('Importing people', 'import people'),
('Exporting the directory', 'export the directory'),
('Adding a person', 'add a person'),
('Approving a team photograph', 'approve a teamphoto'),
('Handing over a leaver''s pieces', 'hand over the pieces of a leaver'),
('Making somebody an administrator, or changing another role', 'change a role'),
('Activating and deactivating people', 'deactivate someone'),
('Sharing a piece with colleagues', 'share a piece'),
('Status of an application', 'change the status of an application'),
('Emails the portal sent', 'see which emails were sent'),
('Sample leads', 'create sample leads'),
('Deleting an application', 'delete an application'),
('Two-step sign-in for administrators', 'require twostep')
) as asked_of (title, noun)
join public.portal_knowledge as passage using (title)
cross join unnest(array['who can %', 'who is allowed to %', 'may I %', 'do I have to be an administrator to %']) as way
on conflict do nothing;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;
