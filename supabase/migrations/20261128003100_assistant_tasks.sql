-- What the assistant knows about each task of the portal, and more ways to ask for it.
-- What the search computes from these tables is computed once, at the end.
alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;

insert into public.portal_knowledge (title, path, keywords, body) values
('Adding a team photograph', '/marketing-materials/team-photographs',
  'add upload share submit photo picture photograph team everyone topics credit rights',
  'Open "Team photographs" from "Your pieces" on the Marketing Center and choose "Add photograph": a PNG, JPEG or WebP of up to 10 MB, with a '
  'title, credit and rights. Topics, a last day of use and boxes around faces are optional. An administrator approves it before colleagues can '
  'use it.'),
('Approving a team photograph', '/marketing-materials/team-photographs',
  'approve approval waiting administrator edit withdraw photo picture',
  'Administrators approve, edit or withdraw a team photograph on its card in Team Photographs. Until then it says "Waiting for approval", and '
  'only administrators and the person who added it see it. "Withdraw" takes it back; approving it again brings it back.'),
('Rights and last day of a team photograph', '/marketing-materials/team-photographs',
  'license rights credit copyright expired last day expiry permission photographer',
  'Each team photograph has a credit and rights: its license, or who allowed us to use it and for what. After its last day it''s expired: a '
  'piece that uses it can''t be downloaded until you choose another picture. Leave the last day blank if the rights have no end.'),
('Faces in a team photograph', '/marketing-materials/team-photographs',
  'faces box boxes crop heads cut',
  'When you add a team photograph, choose "Add a box" and drag a box around each face, so that no crop cuts it off. With the keyboard, the '
  'arrow keys move a box, Shift and the arrow keys resize it, and Delete removes it.'),
('Using a team photograph', '/marketing-materials/team-photographs',
  'search find choose team photo picture field designer piece',
  'Approved team photographs are in the picture fields of the designers: search there by title, topic or credit and choose one. To see them '
  'all, open "Team photographs" from "Your pieces" on the Marketing Center.'),
('Changing or stopping a share', '/marketing-materials',
  'unshare revoke stop end access colleague no access remove',
  'Open the piece, choose "Share" and set a colleague to "Can view" or "Can edit", or choose "Remove" to stop sharing with them. To stop '
  'sharing with everyone, set "All staff" to "No access". Only the owner can do this.'),
('Emptying the trash', '/marketing-materials',
  'trash delete for good empty permanently forever',
  'Open "Trash" in "Your pieces", select the pieces and choose "Delete for good". That also deletes their versions, shares and review links, '
  'and can''t be undone. Pieces leave the trash by themselves after 30 days.'),
('Several pieces at once', '/marketing-materials',
  'select many pieces move folder hand over trash bulk',
  'Select pieces in "Your pieces", or "Select all", and choose "Folder", "Hand over" or "Move to trash" for all of them. You can only change '
  'your own; pieces of colleagues stay as they are.'),
('Newer version of a template', '/marketing-materials',
  'template update newer version published again',
  'If the template behind your piece was published again, choose "Newer version of the template" in the menu of the piece and then "Update". '
  'You see first which fields change, and undo returns to what you had before. To publish again, choose "Publish as template" and the next '
  'version.'),
('Guides in the studio', '/marketing-materials',
  'guides lines trim bleed safe area margins folds postal zones zoom studio',
  'In the studio, choose "Guides" and tick what you want to see: trim and bleed, safe area, margins, folds and panels, postal zones, or what''s '
  'covered by the platform. Guides are only on the screen, never in files. Zoom with "Larger" and "Smaller".'),
('How a draft is saved', '/marketing-materials',
  'saved saving not saved automatically autosave',
  'Next to a draft''s name you see how it''s saved: "Saved", "Saving", "On this computer", or "Not saved" with the reason. A draft without a '
  'name is in this browser only; "Save to your pieces" saves it to your library, and from then on it''s saved as you work.'),
('Updating a campaign', '/marketing-materials',
  'campaign event moved date place changed update all pieces',
  'When a date, time, place, offer or link changes, change it in one piece of the campaign: the others are offered the new fact, and you can '
  'update them together. To make the other formats, choose "Make the campaign" in the designer.'),
('Rows of a batch', '/marketing-materials',
  'make many batch rows columns csv directory personalized names check zip',
  'To give each piece its own name or address, choose "Make many", take a CSV file or the staff directory, and match its columns to the '
  'fields. Each row is one piece: check the rows, fix or leave out those with errors, and download one print PDF or a ZIP.'),
('Import: what changes', '/staff-directory',
  'import csv overwrite update existing errors rows columns blank duplicate',
  'An import matches people by email address: new addresses are added, existing people are changed. Details without a column don''t change; a '
  'blank cell clears a value. Before anything is saved you see what''s added, changed, unchanged or has errors, and you can skip rows with '
  'errors.'),
('Record of roles and access', '/audit-trail',
  'log record history activity',
  'Who changed a role, added, activated or deactivated someone, and when, is in the Audit Trail, which super administrators read. Filter by '
  'type "People and roles" and by date.'),
('An applicant''s own page', '/job-application',
  'applicant own application private link correct withdraw replace resume expired',
  'Applicants open their own application with the private link in their confirmation email: "Correct" changes their answers, "Replace resume" '
  'sends a new file, and "Withdraw" deletes everything. A closed application can''t be corrected anymore. If the link has expired, they write '
  'to hello@daybreak.example with their reference.'),
('Emails that came back', '/audit-trail',
  'bounced undelivered returned email invitation applicant address',
  'If an invitation bounced, the person''s profile says so in the Account card; if an email to an applicant bounced, the application says so. '
  'Correct the address or contact them another way. Super administrators see every email''s delivery under "Emails" in the Audit Trail.'),
('Link to the logo', '/brand-guidelines',
  'logo url link web address email signature website image src',
  'Under Assets in the brand guidelines, "Link to the logo" in "Use it on your site" gives you a web address of the logo for emails, '
  'signatures and websites. It always serves the current logo.'),
('Keyboard shortcuts', '/',
  'shortcuts keys hotkeys ctrl cmd keyboard',
  'Ctrl+K opens the search, Ctrl+B the sidebar, Ctrl+Z undoes and Ctrl+Shift+Z redoes in a designer (⌘ on a Mac). In the sales deck, F is full '
  'screen, O the overview, and the arrow keys change slides. Enter sends a question to Ray.'),
('Shared with you', '/',
  'shared with me notice home page dismiss',
  'What colleagues shared with you is listed under "Shared with you" in the "Today in the company" card of the home page, until you dismiss '
  'it, and under "Shared with me" in "Your pieces".'),
('Outdated cards and signatures', '/',
  'business card signature out of date changed details',
  'If your name, job title, email or phone changes in the directory after you made a business card or signature, the "Today in the company" '
  'card tells you that it''s out of date. Make it again on the New Hire page. Administrators see how many people have no card.'),
('Link and description of a position', '/positions',
  'position link form job board search engines remote pay description',
  'Each open position has its own form link, which you copy in its dialog for job boards and emails. It states title, location or remote, '
  'type, pay in US dollars, the last day to apply and a description, and search engines can list it.');

-- Both say more than they did.
update public.portal_knowledge set body = 'A saved piece keeps a version whenever you pause. Choose "Versions" in its menu to view an earlier one, "Compare" it with the current one side by side, name it, or choose "Restore this version". Restoring makes a new version: your current one stays in the list, and you can undo it.', keywords = keywords || ' history rollback restore compare'
where title = 'Earlier versions of a piece';
update public.portal_knowledge set body = replace(body, 'then add, move or remove links.', 'then add, move or remove links, up to 20.') where title = 'Pinned links';

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Adding a team photograph',
  'add a photo for the whole team; how do I add a photo for everyone; upload a picture all colleagues can use; put a picture into the shared '
  'photos; share a photo with the team; give the team my photo; contribute a picture to the photo pool; submit a photo for the team; where to '
  'upload team pictures; add photograph; new team photo; I took a great picture others could use; make my photo available to everybody; team '
  'photo file size; max size of a team photo; format of a team photograph; can I upload a heic photo for the team; which details does a team '
  'photograph need; upload event photos for colleagues; add pictures to the company photo library; limit how big a team photo file can be; put '
  'a pic in the pool; pool of pictures for all; where do I type the photographer''s credit; megabytes of a team photo; add teamphoto; upload '
  'teamphoto; new teamphoto; teamphoto file size limit; max size teamphoto; how big may a teamphoto be; teamphoto format; teamphoto needs '
  'which details; put a picture into teamphoto; where can I upload photos that everybody can use; photographer took pictures of the warehouse '
  'where do they go; photos from the event for all colleagues; can staff add teamphoto; who may add teamphoto; how many topics; how many '
  'photographs can the team have; contribute a picture for all to use; contribute a photo; suggest a photo; propose a picture for everyone; '
  'share my photo with everyone; share a photo with everyone'),
('Approving a team photograph',
  'who approves a photo; who has to approve a picture before everyone can use it; who must ok a team photo; approve a team photograph; photo '
  'waiting for approval; why can nobody see the photo I added; my team photo is not showing yet; my uploaded photo is still waiting; take down '
  'a shared photo; remove a photo from the team photos; withdraw a team photograph; delete a team photograph; take back a team picture; edit a '
  'team photograph; change the title of a team photo; can I approve my own photo; release a photo for all; bring a withdrawn photograph back; '
  'reject a team photo; approve teamphoto; teamphoto not visible for others; teamphoto waiting; who approves teamphoto; why is my teamphoto '
  'not visible; withdraw teamphoto; remove teamphoto; delete teamphoto; edit teamphoto; correct the title of a teamphoto; how long until a '
  'teamphoto is approved; who sees a waiting teamphoto; take my teamphoto out again; what happens when a teamphoto is withdrawn'),
('Rights and last day of a team photograph',
  'license of a photo ended; license of a photograph; copyright of a picture; photo expired; team photograph expired; last day of a photo; may '
  'I still use an expired photo; rights of a photograph; whom to credit for a photo; credit line of a picture; who took the photo credit '
  'field; photographer name on a picture; until when may we use a photo; picture rights ran out; how long may a photograph be used; download '
  'refused because a photograph has expired; permission of people in a photo; stock photo license; teamphoto expired; teamphoto rights; '
  'teamphoto license; teamphoto credit; last day of a teamphoto; may a picture still be used after a date; is the picture of a colleague '
  'allowed to be used; until when can I use a teamphoto; picture no longer allowed; piece blocked because of an expired photograph; permission '
  'ended for a photo; what happens to my flyer when a photo expires; extend the last day of a photo; photo without an end'),
('Faces in a team photograph',
  'mark faces in a photo; box around a face; faces cut off in team pictures; keep heads from being cropped; how do I mark people in a team '
  'picture; face boxes; draw a box on a face; move a face box with the keyboard; remove a face box; why do I have to mark faces; teamphoto '
  'faces; box in a teamphoto; people cut off in a teamphoto; head chopped off in a teamphoto; mark people in a teamphoto'),
('Using a team photograph',
  'use a team photo in my flyer; put a team photograph on a poster; find team photos; search the shared photos; where do I find pictures of '
  'our own people; own company pictures in a designer; pick a shared picture; real photos of our warehouse instead of stock; choose a team '
  'photograph in a designer; look through the shared pictures; where is the team photo gallery; see all team pictures; use teamphoto; find '
  'teamphoto; teamphoto in a flyer; search teamphoto; choose teamphoto; teamphoto on a poster; browse teamphoto; where can I see teamphoto; '
  'can I use a photo of a colleague; use a colleague''s photo; use somebody''s photo'),
('Team photographs',
  'shared photos of the team; gallery of our photos; common picture pool; our own picture library; pictures everyone can use; image bank; '
  'photos of our people and halls; team pictures page; where are the team photographs; what are team photographs; teamphoto; what is a '
  'teamphoto; where is the teamphoto page; open teamphoto; all teamphoto'),
('Changing or stopping a share',
  'stop sharing; unshare a piece; stop sharing a piece with someone; take away access to my flyer; remove a colleague from my piece; revoke '
  'access of a coworker; change view to edit; change somebody''s access to a piece; make a shared piece private again; who has access to my '
  'piece; end sharing with all staff; kick someone out of my design; let a colleague only look at it instead of editing; no longer share; make '
  'my piece private again; give view rights only; only view; downgrade to viewing; set to can view; nobody else should see my flyer anymore; '
  'hide my piece from others again; colleague should not edit anymore; take a share back; only let them look; who can open my piece; access of '
  'a colleague; stop everyone from seeing it'),
('Emptying the trash',
  'empty the trash; delete permanently; clear the trash; remove everything from the bin; get rid of deleted pieces forever; free up space by '
  'deleting; purge deleted designs; wipe my trash; trash full; what happens to shared pieces when I delete them for good; are versions deleted '
  'too; deleted forever'),
('Several pieces at once',
  'select several pieces; move several designs to a folder; select all pieces; hand over several pieces; tidy up many drafts; multi select; '
  'move all my posters into one folder; choose more than one piece; several flyers to the trash together; tick several pieces; many pieces to '
  'one folder'),
('Newer version of a template',
  'update my piece to the new template; template was changed; newer template available; template has a new version; publish a template again; '
  'refresh a piece from its template; take over template changes; change a published template; edit a template that is already published; '
  'update a team template; template changed what about my flyer; update from template; new template version; piece based on an old template'),
('Earlier versions of a piece',
  'restore an earlier version; restore a version; go back to an old version; roll back my brochure; undo everything since yesterday; revert to '
  'last week; someone ruined my flyer get the old one back; get yesterday''s text back; compare versions; compare two versions; difference '
  'between two versions; name a version; see what changed between versions; overwrite by mistake get the old one; version history; history of '
  'my piece; versions of a flyer; list of versions; older state of a poster; when is a version kept; who changed my flyer when; someone '
  'changed my flyer I want the old one; yesterday''s state; get an old version; go back to the version of last week; compare with the previous '
  'version; see changes; who changed the text; restore'),
('Guides in the studio',
  'turn on guides; show guides; guides in the studio; show trim lines; show safe area; where are the rulers; margins in the editor; fold lines '
  'in the preview; postal zones on the postcard; hide the lines in the preview; are guides printed; zoom in the studio; zoom in while '
  'designing; make the preview bigger; enlarge the preview; zoom out; what part of a story is covered by instagram; helper lines; auxiliary '
  'lines; guides for print; dashed lines in the editor; what are the lines in the studio; colored lines over my piece; hide guides; are the '
  'guides visible in the pdf; do guides print; are the lines in the file; lines in the download; guides in the exported file; turn guides off'),
('How a draft is saved',
  'is it saved automatically; autosave; do I have to save; where is the save button; says not saved; saved in this browser only; does it save '
  'by itself; will I lose my work when the browser crashes; what does on this computer mean; my changes were not saved; draft gone after '
  'clearing the browser; not saved message; is my work stored; what if my computer crashes; did it save; cannot save; storage full; browser '
  'full'),
('Updating a campaign',
  'event moved to another day update all pieces; change the date in all pieces; new venue for the event on every material; event was '
  'postponed; time of the event changed on all designs; update all formats together; fix the date everywhere; sync the flyer and the poster; '
  'place changed on all pieces of a campaign; one change for all materials; new date in all pieces; wrong time on everything; place of the '
  'event changed; change a fact everywhere; campaign date; event cancelled change all'),
('Campaigns',
  'flyer poster and email for one event; same event in several formats; make posts from my flyer; coordinated materials; complete set for open '
  'house; all materials for an event; everything for our open day in one go; same event as poster and insta and mail; poster plus post plus '
  'email; one event many formats; flyer and social post with the same facts; event in all channels; campaign for our open house; all formats '
  'at once; flyer and posts with the same date; everything for one event; make a campaign; what is a campaign for; matching designs'),
('Rows of a batch',
  'personalized postcards for customers; personalised postcards from excel; each postcard with a different name; names from a spreadsheet onto '
  'flyers; one flyer per branch; import a list of addresses into postcards; mail merge with postcards; different text on each piece; fix a row '
  'with errors; leave out a row; match columns to fields; pieces from a list; serial postcards; name badges for everyone from a list; 300 '
  'postcards with customer names; one postcard for each customer in my excel; names on each card; different name on each; each row one piece; '
  'names from a csv; addresses from a list; error in a row; preview each row'),
('Making many pieces at once',
  'make many; batch; lots of flyers from a list; bulk posters; from csv to pieces; generate pieces from a spreadsheet; one print pdf of many '
  'pieces; how many rows; pieces from the directory; one flyer for each branch; 200 flyers; series of posters; from a list; make many designs; '
  'batch download; limit of rows; which designers can make many'),
('Import: what changes',
  'does the import overwrite people; import existing people; what happens to blank cells in an import; import duplicates; import row with '
  'errors; preview of an import; import updates job titles; change phone numbers of many people at once; bulk edit the directory; mass update '
  'of people; can I undo an import; test an import before saving; import skips; duplicate email in the file; what does the import do with '
  'existing colleagues; does an import delete people; will the import delete anybody; does it overwrite names; does a blank cell delete the '
  'phone; what if someone is in the file twice; rows with errors in the import; check an import first; does importing change roles'),
('Importing people',
  'upload a list of people; upload a spreadsheet of new people; bulk add employees; csv of new hires; add fifty people at once; import from '
  'excel; import from hr system; columns of the import; import colleagues; mass import staff; add 50 new starters in one go; many new '
  'colleagues at once; put all new hires in at once; add several people at once; how many people fit into one import; rows in one import; '
  'limit of the import; staff list from our hrsystem; data from hrsystem; bring in a list of people; file with all employees; is there an '
  'import; who can import; which file for the import; import excel file of colleagues'),
('Record of roles and access',
  'who changed a role; find out who changed someone''s role; who deactivated a colleague; who changed the directory; history of role changes; '
  'log of deactivations; when did she become admin; record of who added a person; who activated this account; find out who gave her admin; who '
  'changed a role last month; when was someone made admin; who activated someone'),
('The audit trail',
  'audit log; log of changes; who did what; export the audit log; audit csv; activity history; who deleted an application; who opened a '
  'resume; see all sign in failures; track changes in the portal; how long are events kept; filter the log by date; who published a template; '
  'who approved a photograph; protocol of changes; who approved it; who exported; who opened it; log of who changed what; is it logged who '
  'looked at a resume; who looked at a resume; record of changes; proof of who did it; see what happened last week; security log; history of '
  'everything; failed sign ins; who can see the log; can I delete the log; see logins that failed; failed login attempts; who tried to log in; '
  'wrong passwords of others; attempts to sign in'),
('An applicant''s own page',
  'applicant wants to fix a typo in his application; I applied how can I correct my application; applied for a job and want to change my phone '
  'number; replace my resume after applying; upload a newer cv after sending; applicant sent the wrong cv; swap a cv after sending; withdraw '
  'my application; link in the confirmation expired; applicant lost the link; private link for applicants; can an applicant see his '
  'application; change answers after sending the application; my application page; applicant cannot correct anymore; candidate lost the link '
  'to the application; where does a candidate change the application; as an applicant how do I withdraw; I applied and want to withdraw; '
  'change my application; send another resume; see my application; I sent the wrong resume; link from my confirmation does not work; correct '
  'my application after sending; can candidates edit'),
('What applicants get',
  'confirmation email for applicants; mail after applying; reference number; does a candidate hear back automatically; what does the applicant '
  'receive; acknowledgement of an application; does the applicant get told; does the applicant hear that we got it; do we confirm an '
  'application'),
('Emails that came back',
  'invitation bounced; email came back; mail could not be delivered; applicant did not get my email; wrong address of an applicant; '
  'undelivered mail; bounce; email returned; was my email to the applicant delivered; mail came back; candidate did not get my mail; '
  'invitation undelivered; wrong email address of an applicant; did my mail arrive; welcome mail bounced; mail bounced what now; bounced '
  'invitation'),
('Link to the logo',
  'logo url; link to the logo; web address of the logo; logo image link for html; logo link for an email signature; embed the logo on a '
  'website; logo src; image url of our logo; where can I link the logo from; logo for our newsletter tool as url; put the logo on a website '
  'without a file; url of the logo; logo for my website; link the logo in html; logo address; use the logo online without uploading'),
('Keyboard shortcuts',
  'keyboard shortcuts; list of shortcuts; hotkeys; which keys are there; shortcut keys of the portal; key for search; key for the sidebar; '
  'work with the keyboard faster; all shortcuts; key for fullscreen; which shortcuts; keys for undo; shortcut for the menu; faster with the '
  'keyboard; key list'),
('Shared with you',
  'what was shared with me; shared with you on the home page; dismiss a shared piece; somebody shared a flyer with me where is it; colleague '
  'sent me a design; see pieces from others; notice about a shared piece; pieces others gave me access to; a colleague shared something with '
  'me where is it; what did others share; shared flyers; remove a shared piece from the list'),
('Outdated cards and signatures',
  'my card is out of date; signature outdated; new phone number what about my card; business card shows the old title; do I need a new '
  'signature after a promotion; message that my signature is out of date; who has no business card; how many people have no card; card has my '
  'old title; promotion new card; signature shows the wrong phone; is my card up to date; who needs new cards'),
('Link and description of a position',
  'link for a job ad; link to one position; copy the form link; job board link; put a position on indeed; position on google jobs; remote '
  'position; description of a vacancy; share a job opening; remote job; mark a job as remote; where is the link to the job; show the pay; job '
  'on search engines; does google find our job; job ad for linkedin needs a link; link for a job portal; link of a vacancy for social media'),
('Positions',
  'add a position; create a job opening; new vacancy; post a job; advertise a job; put a job online; open role in sales; edit a position; '
  'reopen a position; list of open positions; enter a job; hire a driver; put up an opening; put up an opening for a driver; job on our form; '
  'offer a job on the application form; new job ad; write a job ad; job posting; where do I enter a vacancy; open a position; change a job ad; '
  'how do I get a job on the form; opening on our form; put up an opening on our form'),
('Closing a position',
  'close a job opening; stop applications; take a job offline; position filled; last day to apply; delete a vacancy; unpublish a job; end of a '
  'job ad; deadline for applications; stop a job ad; job is taken; no more applications for a job; when does a position close; remove a job '
  'posting; does a job close automatically; let a job ad run until a date; vacancy open until a date; job ends on a day'),
('Your photo',
  'upload my headshot; mug shot in the directory; my picture in the directory; change my avatar; profile pic; new profile picture; how do I '
  'get my photo into the directory; selfie in my profile; remove my picture; my photo is too small; crop my photo; face next to my name; where '
  'do I put my own photo; photo in the org chart; minimum size of my photo; update my headshot; delete my profile picture; photo of me is old; '
  'replace my picture; no photo of me; which size for the profile picture; picture does not upload; photo is cut off; who can see my picture; '
  'my face is cropped'),
('Change your password',
  'change pw; change password; new password; reset my password; forgot password; password forgotten; my password does not work; how to set '
  'another password; update pwd; lost password; minimum password length; password rules; password reset link; reset mail did not come; i cant '
  'remember my pw; swap my password; password requirements; password too short; I forgot my login; where is the forgot password link; reset '
  'link expired; how to reset pw; update my password'),
('Two-step sign-in',
  'turn on two step; turn on 2fa; activate 2fa; set up mfa; scan the code with the app; protect my account; extra security for login; second '
  'password by phone; code at login; enable authenticator; make my account safer; how do I add a second factor; set up google authenticator; '
  'additional code when signing in; connect the login code app; set up the app for codes; how do I get the six digit code; qr code for the '
  'authenticator; is two step required; add a second step to my login'),
('Turning off two-step sign-in',
  'turn off 2fa; disable two step; stop asking for a code; no more codes at login; deactivate mfa; get rid of the code; remove the '
  'authenticator; switch off the second factor; sign in with password only; kill the code at login; I do not want to type a code; remove two '
  'step; stop the codes; code every time is annoying'),
('Two-step sign-in for administrators',
  'require 2fa for admins; force all admins to use two step; make two step mandatory; enforce mfa; all admins need 2fa; admins lost access '
  'until two step; must admins have two step; oblige administrators to use codes; can I make all admins use 2 step'),
('Signing in without your phone',
  'lost my phone; new phone and the authenticator is gone; got a new iphone and authenticator was on the old one; changed phones and codes are '
  'gone; phone stolen cannot sign in; no phone with me; phone broken need a code; left my phone at home; switched to a new phone; move the '
  'authenticator to another phone; cannot get the six digit code; recovery code instead of phone; locked out without phone; my phone died and '
  'I need to get in; deleted the authenticator app; no access to my phone; phone not with me and need to get into my account; my phone is '
  'broken; phone lost cannot sign in; use a code instead of the app; authenticator deleted; bought a new phone and need the codes; how to move '
  'two step to a new phone'),
('Recovery codes',
  'recovery codes; new recovery codes; backup codes; get fresh codes; lost my recovery codes; print my recovery codes; used all my codes; how '
  'many recovery codes; where are my recovery codes; emergency codes; save recovery codes; where do I get new emergency codes; codes used up; '
  'ran out of recovery codes; I did not save the codes; see my recovery codes again; how often can I use a recovery code'),
('Too many wrong passwords or codes',
  'wrong code too often; too many attempts; locked after wrong password; wait after wrong passwords; typed the wrong password ten times; how '
  'long am I blocked; account locked temporarily; too many wrong codes; try again later; locked out after too many passwords; tried too many '
  'passwords; blocked after wrong tries; how long do I have to wait; cannot try again; wrong password ten times'),
('Where you are signed in',
  'devices signed in; someone else logged in as me; did someone log in as me; log out other devices; logout everywhere; left myself logged in '
  'at another computer; forgot to sign out at the office; unknown device; sign out my old laptop; borrowed computer still signed in; kick out '
  'other sessions; stolen computer sign out; which computers am I logged into; is my account open somewhere else; I was on a shared computer; '
  'close my account on another device; what devices are connected; suspicious login; is anyone else using my account; sign out one device '
  'only; sign out on the tablet; sign me out on another device; log out on my phone'),
('Signing out',
  'log out; sign out; how do I log off; where is the logout button; exit; leave the portal; end my session; sign off; end my session on a '
  'borrowed pc; finish my session'),
('How long you stay signed in',
  'how long do I stay logged in; session length; signed out every month; stay signed in; auto logout; session expired; log in again and again; '
  'remember me; when am I signed out automatically; why do I have to sign in again; does it sign me out; stay logged in for a month; sign in '
  'again every week'),
('Signing in',
  'sign in; login page; how do I get in; where do I log in; first sign in; which email do I sign in with; no account yet; register; access to '
  'the portal; what do I log in with'),
('Your profile',
  'change my name; edit display name; my settings; my profile page; update my name; change last name after marriage; nickname; where is my '
  'role; account settings; edit my profile; use a nickname; nickname instead of my full name; change how my name is shown; married name; '
  'preferred name; where are the account settings'),
('Your phone number and job title',
  'change my phone number; update my job title; new extension; my title changed; my number is wrong; got promoted title; edit company info; '
  'phone in my profile; new mobile number in the portal; can I edit my own title; cell number changed; update my cell nr; who changes my '
  'title; my title in the directory is outdated; I switched departments; why can''t I edit my phone'),
('Your email address',
  'change my email; email address changed; new email; login email; can I use my private email; wrong email in my profile; sign in with another '
  'address; email in my profile is outdated; profile shows the wrong email; who changes my email address; my mail address has a typo; email '
  'after marriage'),
('Your own data',
  'download all my data; export my library; delete everything I made; backup of my pieces; gdpr my data; zip of all my designs; take my '
  'designs when I leave; erase my library; download everything; all my designs as zip; delete my library; what is stored about me; leave and '
  'take my data'),
('Emails to you',
  'turn off emails; stop emails about applications; notification settings; unsubscribe from application emails; get an email when someone '
  'applies; mute notifications; email notifications; notify me about new applicants; too many emails from the portal; will I be mailed when '
  'somebody applies; do I get a mail about applicants; stop the mails; which emails does the portal send me; email settings; get fewer emails'),
('Roles in the portal',
  'roles; which roles exist; difference between staff and admin; difference admin and super admin; what is a super admin; who can do what; '
  'user levels; permission levels; rights of each role; admin vs super admin; what''s the diff between admin and super admin; what counts as '
  'admin; what rights do I have; level of access'),
('The staff directory',
  'list of colleagues; phone list; find a colleague''s number; who works here; directory; contact list; employee list; colleague email; look up '
  'a coworker; staff list; where is the phone book; email addresses of colleagues; who is in the company; staff phone numbers; number of '
  'colleagues; call a colleague; write to a colleague'),
('Searching the directory',
  'sort the directory; sort by last name; sort people by job title; filter by role; search by phone number; find someone in the directory; '
  'search the directory; order of the directory; alphabetical list; look up a number; find deactivated people; show former colleagues; sort '
  'colleagues; reverse lookup; filter people by department; find people by title; who has this phone number; find by email; sort order of '
  'people; list by first name; show only admins; filter the directory; see deactivated people; search directory by job; find people by job '
  'title'),
('A colleague''s profile',
  'profile of a colleague; when did someone start; who is somebody''s manager; pronouns; department of a coworker; start date of a colleague; '
  'details about a colleague; see someone''s location; startdate; startdate of a colleague; department of someone; what does it say about a '
  'colleague; where does a colleague work; how long is a colleague here; birthday is not in the profile; when did a colleague join'),
('Saving a colleague as a contact',
  'save a colleague as contact; add coworker to my phone; vcard; contact file; qr code of a colleague; import into my address book; scan a '
  'contact; download contact; put a colleague in my iphone; contact card of a colleague; vcf of a colleague; get a colleague''s number onto my '
  'phone; scan a qr code for the contact; contact for outlook; save contact'),
('Org chart',
  'org chart; who reports to whom; hierarchy; reporting line; who is my boss''s boss; team structure; who reports to a manager; direct reports; '
  'chart of the company; expand the chart; arrow keys in the org chart; move around the org chart; see the whole tree; who is under whom; org '
  'chart wrong; wrong manager in the org chart; org chart shows the wrong boss; someone missing in the org chart; hierarchy view; tree of '
  'people; organigram; who sits under a manager; who works for whom; team of a manager; who is the boss of a colleague; reports of a manager; '
  'see my own team; structure of the company; why is someone not in the org chart; print the org chart'),
('Editing a person''s details',
  'edit a person; change someone''s manager; change the department of a colleague; update start date; edit details; new manager for someone; '
  'set a location; change a colleague''s job title; correct a person''s department; pronouns of a person change; wrong manager shown; fix the '
  'manager in the org chart; somebody has a new boss; set a manager for a colleague; manager of a colleague is missing; assign a manager'),
('Correcting a directory entry',
  'fix a wrong number in the directory; name misspelled; colleague''s phone is wrong; typo in a name; directory entry is wrong; number of a '
  'coworker outdated; surname changed in the directory; colleague got married; wrong phone in the list; who fixes the directory; entry of a '
  'colleague is outdated; name is spelled wrong in the directory'),
('Adding a person',
  'add a new colleague; add person; new employee in the directory; new hire entry; someone is missing in the directory; put a new starter in; '
  'create a directory entry; register a new hire; new starter is not in the list; enter someone; add an intern; how does a new colleague get '
  'listed; person missing'),
('Inviting someone',
  'invite a colleague; send an invitation; resend an invite; resend the invitation; invitation again; withdraw an invitation; how long is an '
  'invitation valid; new hire did not get the invitation; invite link; send login to new hire; give a new colleague access; cancel an invite; '
  'another invitation; new colleague has no login yet; she cannot sign in yet new here; give the new starter a login; colleague has no '
  'account; invite many; invitation mail not received; invitation did not come; how can a person without an account be invited; no account '
  'yet; retract an invitation; take back an invitation; send it once more; invitation mail; invite again; how long does the link in the '
  'invitation work; let a new hire choose a password'),
('An invitation that no longer works',
  'my invitation expired; invite link dead; invitation does not work; invitation already used; link in my invite is broken; invitation too '
  'old; invite says expired; she says the link isn''t valid; link from the email is dead; invite too old; already used invite; new invitation '
  'please'),
('New staff accounts',
  'create accounts; account for a new hire; accounts for everyone; default password; new user; make a login for a new colleague; who creates '
  'accounts; seed accounts; login for the new guy; get the accounts for everyone in one click; accounts for all; create all accounts'),
('Making somebody an administrator, or changing another role',
  'make someone admin; promote to admin; promote jun to admin; change a role; give admin rights; take away admin rights; demote; set someone '
  'to super admin; change role of a colleague; admin access for a coworker; become admin; how do I become an admin; second super admin; step '
  'down as admin; can I change my own role; demote an admin; remove admin rights; give up super admin; last super admin; who can change roles; '
  'who makes someone admin; can an admin make another admin; role of the new guy'),
('Activating and deactivating people',
  'deactivate someone; someone left; disable a login; block a user; reactivate a colleague; employee quit; remove access; turn off an account; '
  'colleague is back; activate someone; fire; lock somebody out; leaver; undo a deactivation; reverse a deactivation; activate again; let '
  'someone back in; what happens when I deactivate someone; does deactivating delete anything; someone was let go; employee is gone; person '
  'came back; where are former colleagues; keep someone from signing in; can a deactivated person sign in; lock out somebody who quit; see '
  'deactivated people; keep an ex colleague out'),
('Handing over a leaver''s pieces',
  'leaver''s pieces; designs of a former colleague; colleague left what about her flyers; take over pieces of someone who left; hand over all '
  'pieces; ex colleague''s library; get the designs of someone who quit; give a leaver''s flyers to a colleague; who gets the designs of someone '
  'who leaves; keep the pieces of a leaver; what happens to my pieces when I leave; colleague left take over brochure; what is in the trash of '
  'someone who left; trash of a leaver'),
('Exporting the directory',
  'export the directory; phone list as excel; download all contacts; csv of staff; list of people as file; directory to spreadsheet; print the '
  'staff list; export contacts of all staff; get all phone numbers as a file; list of emails of all colleagues; excel of employees; save the '
  'directory'),
('Job applications',
  'see applications; who applied; list of candidates; find an applicant; filter applications; search applicants; new applications; read an '
  'application; where are the applications; applicants for one position; candidates overview; applications for one job; applications for the '
  'driver job; candidates for a position; filter by position; where do applications arrive; see who applied; who reads applications; open an '
  'application; search for a candidate; how many applied; filter candidates by status'),
('Status of an application',
  'change status; set status; mark as contacted; bulk change status of applications; close an application; reject a candidate; which statuses '
  'are there; change status of several applicants; move an applicant to reviewing; status of many applications at once; which status can an '
  'application have; what does contacted mean; set to closed; mark as reviewing; sort applicants by status; update several applications; '
  'reject several applicants together; reject 5 applicants; many candidates at once'),
('Notes on an application',
  'add a note; comment on a candidate; internal remark; notes about an applicant; can the applicant see notes; delete a note; note for other '
  'reviewers; leave a comment on an application; can the candidate read our notes; do applicants see notes; who sees the notes; internal '
  'comment on a candidate; write something about an applicant; remark only for us; are notes private; remove a note'),
('Writing to an applicant',
  'email an applicant; write to a candidate; invite to an interview; send a rejection; answer an applicant; reply to candidate; rejection '
  'template; message an applicant; say no to an applicant; tell a candidate no; decline a candidate by mail; thank an applicant; mail a '
  'candidate; email to an applicant; answer a candidate; invite somebody to an interview; send a mail to an applicant; rejection letter; '
  'letter templates; tell someone they got the job; is the mail kept'),
('Resumes',
  'download a resume; open a cv; read the cv; see the resume of a candidate; resume file types; cv of an applicant; open a resume; resume of '
  'an applicant; where is the cv; candidate''s cv; resume will not open; is opening a resume recorded'),
('Deleting an application',
  'delete an application; applicant wants data gone; gdpr request of an applicant; remove a candidate; erase an applicant; how long are '
  'applications kept; applicant wants to be deleted; wipe a candidate''s data; applications deleted automatically; erase a candidate; delete '
  'applicant data; privacy request; how long do we store applications; when are applications deleted; remove spam application'),
('Correcting an application',
  'correct an application; wrong phone in an application; edit applicant details; typo in an application; fix an applicant''s email; change a '
  'candidate''s data'),
('Exporting and printing applications',
  'export applications; applications to excel; print an application; print applications; csv of candidates; list of applicants as file; print '
  'view; paper copy of an application; get all applications in a spreadsheet; applications as excel; paper copy of applications; hand out '
  'applications in a meeting; download applicants'),
('Applying for a job',
  'apply for a job; where can my friend apply; join our team; send someone the application page; resume size limit; which files for a cv; '
  'careers page; apply online; refer a friend'),
('Job application in Spanish',
  'apply in spanish; spanish form; application in another language; spanish speaking applicant; solicitud en espanol; form for spanish '
  'speakers; form for hispanic applicants; hispanic applicants; is the job form in spanish; applicant speaks spanish; which languages has the '
  'job form'),
('Arranging the home page',
  'move the cards; rearrange cards; hide a card; arrange my start page; customize home; reorder the dashboard; bring a card back; reset the '
  'home page; move the cards on my start page around; change order of cards; start page layout; remove a card; personalize dashboard; tidy the '
  'dashboard; dashboard looks messy; clean up my home page; too many cards on the dashboard; cards in another order; hide cards; hide the '
  'quote; hide cards on the home screen; home page cards; change my dashboard; put a card at the top; remove something from the dashboard; '
  'card is gone; default order'),
('Pinned links',
  'pin a link; pinned links; bookmark on the home page; add a link to my start page; put a link on my home screen; favorite pages; quick '
  'links; link to a tool on my dashboard; own links on the home page; shortcuts to my sites; how many links can I pin; remove a pinned link; '
  'add our ticket system to the home page; link to jira; add my favorite websites; favorites on the dashboard; own links; links on the start '
  'page; change the order of my links; who sees my links; remove a link; pin a page; pinned links max; how many pinned links'),
('Posts on the home page',
  'write a post; post an announcement; announce something to everyone; news on the home page; tell everybody the office is closed; message to '
  'all staff; take down a post; delete a post; edit a post; how long does a post stay; company news; inform all colleagues; put up a notice; '
  'who can post; when do posts vanish; post disappeared; when does a post end; how long is news shown; post is gone; who writes the news; can '
  'staff post; announcement for all staff; change a post; tell everyone something'),
('The dashboard',
  'home page; dashboard; start page; main page; what is on the dashboard; daily quote; where is the home page; landing page'),
('Your first week',
  'first week; new here where to start; onboarding; first day; starter checklist; getting started; just joined'),
('Search the portal',
  'search everything; find anything; command palette; ctrl k; quick search; jump to a page; global search; search box; go to a page fast; '
  'shortcut to open the search; find a page; search across the portal; open the search; how to search; search a person quickly'),
('Light and dark theme',
  'dark mode; make it dark; light mode; switch theme of the portal; night mode; change the look of the portal; too bright; portal in black; '
  'where is the dark mode button; portal is too bright at night; dark portal; change the portal colors; night; eyes hurt; black background in '
  'the portal'),
('The sidebar',
  'hide the sidebar; menu on the left; collapse the menu; open the sidebar; menu disappeared; navigation; bigger screen without menu'),
('Ray, your assistant',
  'who is ray; chatbot; assistant; ask the bot; what can ray do; ai assistant; who answers here'),
('What the assistant may be asked',
  'how many questions can I ask; chat limit; are my questions saved; who reads my chat; privacy of the chat; new conversation; too many '
  'questions'),
('Language of the portal',
  'change language; portal in spanish; portal in german; other languages; english only'),
('Accessibility',
  'screen reader; keyboard only; accessible; color blind; jaws; large text; contrast; blind colleague; zoom the page; reduced motion; is it '
  'usable with a screen reader; bigger font; portal for disabled; high contrast mode; zoom text'),
('Browsers and phones',
  'which browser; on my phone; mobile app; tablet; safari; old browser; android; does it work on ipad; app store'),
('Starting a design',
  'start a design; how do I begin; begin a design; design something; new piece'),
('The Marketing Center',
  'marketing center; what can I design; which materials are there; where are the designers; list of designers; design tools'),
('Using the AI Design Wizard',
  'use the wizard; describe what I want; let the computer design it; describe it and let it design; generate a design from words; ai makes a '
  'flyer; automatic design; type what I need and get a design; is my text sent to an ai; does the wizard use chatgpt; is the wizard private; '
  'prompt for the wizard; another suggestion from the wizard; regenerate; design for me; magic design; text to design; how does the ai make my '
  'design; how does the ai work; ai design; make it with ai; is the ai online; does the wizard send data; is my description sent anywhere; is '
  'the wizard safe with customer data; does it use the internet; where does the wizard get its ideas; design by itself; who sees my '
  'description; open the wizard result in a designer; wizard design looks wrong'),
('The AI Design Wizard',
  'wizard limits; how long may the description be; wizard themes; prompts of the wizard; old wizard designs; how many designs does the wizard '
  'keep'),
('Changing the theme',
  'change the theme; orange instead of white; blue version; other colors for my flyer; background color; colors of my poster; make my flyer '
  'blue; dark background on a poster; color scheme of a piece; another color; make it blue; white instead of blue; how do I change the '
  'background; switch colors; can I use our orange'),
('Themes of the designers',
  'which themes are there; white text on blue; dark text on orange; themes for flyers; which designers have orange; text over a picture theme; '
  'theme list; what does the blue theme look like; image theme; what themes does a poster have; theme with a picture behind the text; which '
  'themes does a brochure have; available themes; where is the orange theme available; which materials can be orange'),
('Changing the layout',
  'change the layout; other layout; composition; another arrangement; different design of my flyer; layouts; picture bigger; layout with a '
  'list; switch design; sunrise layout; which layouts are there; other arrangement; bigger picture; number in the middle; list instead of '
  'text; different look; switch the composition'),
('Pictures in a piece',
  'change the picture; add a picture; other image; crop a picture; focal point; zoom a picture; move the picture; picture file types; image '
  'too big; upload an image into a flyer; scale the picture; picture size limit; wrong part of the picture is shown; replace photo; how to '
  'change the photo; picture does not fit; picture is cut off; use another photo; move the crop; which image formats; how big can a picture '
  'be; drop a picture'),
('Your own pictures',
  'my own pictures; upload images; use my own image; images panel; where do my pictures go; add my logo picture; own image in a brochure'),
('Partner logo on a piece',
  'partner logo; customer''s logo on a flyer; sponsor logo; second logo; logo of another company; cobranding; add a client logo; put the '
  'customer''s logo on; two logos; logo of our partner; where do I add another logo'),
('QR code on a piece',
  'qr code; add a qr code; link on a flyer; scan code; code to our website; qr on postcard; qr code too small; put a link on a poster'),
('Undo, redo and reset',
  'undo; redo; go back a step; reset the form; start over; mistake while designing; ctrl z; back to defaults; clear the form'),
('Open studio',
  'studio; full screen editor; edit bigger; open studio; big editor; edit text in the picture; click on the words to edit; larger view; edit '
  'on the artwork; edit in large; full window editor; type directly on the design; bigger preview; edit the words in the picture'),
('Drafts and pieces',
  'draft or piece; difference draft and piece; is my draft saved; draft on another computer; open my draft at home; drafts only in this '
  'browser; lost my draft; move a draft to another computer; is my work saved if I close the browser; draft vs piece; difference between draft '
  'and piece; what is a piece; what is a draft; where is a draft kept; turn a draft into a piece'),
('Your pieces',
  'my pieces; saved designs; save to your pieces; where is my saved poster; my library; designs on another computer; where are things I made; '
  'where is my work; open a saved flyer; get back to my brochure; see all my designs; continue yesterday''s design; keep a design for later; '
  'save a design'),
('Finding a piece',
  'find a piece; search my designs; where did my flyer go; filter pieces; sort pieces; find a colleague''s piece; search by hashtag; locate a '
  'design; cannot find the flyer I did last month; where did it go; search by name; flyer from june; filter by designer; sort by last change; '
  'find a shared piece; look for an old design; what I worked on last; continue what I worked on; latest work'),
('Renaming a piece and folders',
  'rename a piece; give my piece a better name; change the name of a design; folders; move to a folder; new folder; mark as ready; archive a '
  'piece; status of a piece; other title for my piece; organize designs; rename a folder; mark a flyer as finished; mark as done; set the '
  'status to ready; archive an old flyer; put designs into folders; sort my designs into folders; file a poster under a folder; call my flyer '
  'something else; wrong name on my piece; new title for my design; sort pieces; structure my library; make a folder; put into a folder; set '
  'the status; mark as archived'),
('Duplicating a piece',
  'duplicate; copy a piece; make a copy; reuse a flyer; same flyer with another date; clone; copy a colleague''s piece; based on last year''s '
  'flyer; copy a poster and change the date; same design for another event; second version of a flyer; template from my own piece; start from '
  'an existing piece'),
('Deleting a piece, and bringing it back',
  'delete a piece; restore a deleted piece; undelete; trash; recover a flyer; get a deleted design back; how long in the trash; deleted by '
  'mistake; throw away; bring back my poster; remove a design; bin; oops deleted my flyer; accidentally deleted a poster; deleted the wrong '
  'one an hour ago; can I get a deleted piece back; any hope for a deleted postcard; get rid of a flyer; recover something from the trash; how '
  'long until it is gone; deleted too early; where do deleted pieces go; is it gone forever'),
('Sharing a piece with colleagues',
  'share a piece; let a colleague edit; give access to my flyer; share with all staff; work together; let someone view my design; send a piece '
  'to a coworker; can others edit; link for colleagues; let Grace edit my flyer; collaborate; show my boss a draft; who may share; share a '
  'flyer with everybody in the firm; give a colleague access; let others edit; let all staff see my flyer; send a design to a colleague; work '
  'on a flyer together; who can share; send a link to a coworker; colleague cannot open my piece'),
('Review links',
  'review link; show to a client; link for someone outside; external review; client without account; send to an agency; public link; how long '
  'is a review link valid; revoke a link; link expired; customer should look at the design; comment without an account; feedback from outside; '
  'review link dead; link does not work anymore; how long can outside people see the link; link for a customer; feedback from an agency; send '
  'a preview to a client; external person without login; share outside the company; link valid how long; end a review link; was the link '
  'opened; client says the link does not work; let a printer look at it'),
('Handing a piece over',
  'hand over a piece; give a piece to a colleague; change the owner; transfer ownership; new owner; pass my flyer on'),
('Two people editing one piece',
  'edit at the same time; two people; overwritten text; someone changed my text; also open; replaced values; simultaneous editing; conflict; '
  'colleague overwrote me; lost words because a colleague typed; someone overwrote my text; colleague typed over my words; my text is gone a '
  'colleague was editing; get replaced text back; who else has it open; working at the same time'),
('View-only pieces',
  'view only; cannot edit; can''t edit a colleague''s flyer; greyed fields'),
('Locked fields',
  'locked field; grey fields in a template; field cannot be edited; why is this field locked; placeholder in a template; fields are greyed '
  'out; cannot change words from a template; field says must change; meaning of must change in a template; placeholder must be changed; lock '
  'the logo and headline for colleagues; why can I not type in this field; field is grey; cannot change the headline'),
('Who sees your pieces',
  'private; are my pieces visible; visible to others; is my draft secret; can others see my pieces; private designs; does my boss see it; is '
  'my work visible'),
('Limits of your library',
  'library limit; how many pieces; storage; space left; maximum pieces; picture size limit in the library; library full; how long can a name '
  'be; quota; how much space do I have; library is full; how many review links; max file size of a picture; how many pieces can I save; name '
  'too long'),
('Team templates',
  'templates; start from a template; company template; use a template; ready layouts from the team; begin with a template; where are the '
  'templates; template of a colleague; template gallery; where are company templates; use a team template; begin from a template; ready made '
  'company designs; is there a template; template for a flyer; templates from marketing'),
('Publishing a template',
  'publish a template; make a template; turn my flyer into a template; how can the team start from my flyer; let colleagues start from my '
  'design; lock fields; template for everyone; share as template; withdraw a template; which fields can be changed; who can publish templates; '
  'delete a template; my brochure as a starting point for others; lock the headline for everyone; lock parts of a design; let others change '
  'only the date; which fields may colleagues change; fix the layout for others; protect the logo and headline; who can make a template; make '
  'my poster available as a starting point'),
('Ready pieces',
  'ready pieces; samples; examples; finished designs to start from; ideas; inspiration; job fair flyer sample; occasion'),
('Downloading a piece',
  'download; export my flyer; save as pdf; png; jpeg; file for the printer; get the file; download a poster; save as image; both sides as '
  'files; turn a poster into a pdf; convert my flyer to pdf; make a pdf; make a jpg of my design; get my design out; which file types; save to '
  'my computer; file for facebook; how do I export; picture for a website; download both sides; where is the download button'),
('Downloading several sizes',
  'all sizes; several sizes; zip of sizes; all formats of a platform; 2x; retina; every size at once; ad in all sizes'),
('Printing and print PDFs',
  'print pdf; for the print shop; send to a printer; crop marks; print at the office; office printer; online printer; hand-off ticket; what to '
  'give the printer; pdf x; print a flyer; paper type; file for print; what paper types; coated or uncoated; what do I send to the printer; '
  'printing company wants a file; print at home; crop marks or not; pdf for print; order for the printer; file for the copy shop'),
('Print specifications',
  'print resolution; dpi for print; print specs; cmyk or rgb; how much bleed; bleed size; what bleed do printers need; bleed in mm; bleed in '
  'inches; safe margin; resolution for posters; how wide is the bleed; safe zone size; specs for the printer; what resolution for print; bleed '
  'for the printer; how many mm of bleed; distance to the edge; safe distance for text; color mode for print; quality for large posters'),
('Bleed and crop marks',
  'bleed meaning; bleed explained; crop marks meaning; why bleed; white edges'),
('Checks before a download',
  'checks; preflight; warning before download; error before download; cannot download; picture too small; text does not fit; contrast too low; '
  'why is download blocked; quality check; blurry picture warning; is my flyer ok for print; text too near to the edge; warning about the '
  'edge; text is cut off; error when downloading; what do the warnings mean; picture not sharp; can I ignore a warning; not enough contrast'),
('Proof and separations',
  'proof; separations; see the inks; proof for approval; plates; check the colors of print'),
('Opening a downloaded file again',
  'open a file; edit a downloaded pdf; open a png again; continue from a pdf; import a finished file; edit an old download; load a file; edit '
  'something I downloaded; open a png I saved; pdf from last month edit again; colleague sent me a pdf made here; reopen a file'),
('Language of a piece',
  'flyer in spanish; language of a flyer; design in french; which languages; piece in german; other language; arabic flyer; dates in another '
  'language; chinese poster; bilingual; change flyer language; flyer language to french; make a spanish version; in which languages; date '
  'format of another country'),
('Your details on materials',
  'contact line; my phone on the flyer; wrong name on materials; change the contact on a piece; your details; different phone on the poster; '
  'colleague''s name on my flyer; email on the brochure; phone number printed on flyers; change the contact on all materials; wrong email on a '
  'flyer; details at the bottom of the flyer; who is the contact on a poster; set my name on materials'),
('Email signature',
  'email signature; make a signature; signature; new signature; mail footer; signature with logo; make my signature; signature with badges; '
  'new email footer'),
('Signature designs and banner',
  'signature designs; signature banner; banner under my signature; short signature for replies; signature too long; which signatures are '
  'there; campaign banner; gmail signature limit; signature styles'),
('Putting your signature into Gmail, Outlook or iPhone',
  'signature in gmail; signature in outlook; signature on iphone; paste the signature; install my signature; apple mail signature; set up '
  'signature; signature on my phone; insert signature; put my sig into outlook; signature for apple mail; paste it into gmail; signature '
  'settings; how do I use the signature; signature on mobile'),
('Making your business card',
  'make a business card; my business card; order a card; card with my name; print my card; new card; get business cards; card for me; design '
  'my card; card for myself; where do I make a card; print file for my card; i need cards'),
('Business cards',
  'card size; business card size; card dimensions; vertical card; card resolution'),
('Business cards for many people',
  'cards for the whole team; ten cards on a sheet; print 10 cards on one page; cards for new hires; sheets of business cards; cards from csv; '
  'cards for a department'),
('Using a meeting background',
  'set a background in zoom; teams background; background with my name; google meet background; upload a virtual background; background '
  'mirrored; use a meeting background; change my video background; add my name to the background; put it into teams; background in google '
  'meet; text is mirrored; download a background'),
('Meeting backgrounds',
  'which backgrounds; virtual backgrounds; list of backgrounds; background size; zoom wallpaper; which backgrounds for video calls; pictures '
  'for zoom; background images; how many backgrounds'),
('New hire kit',
  'new hire page; new hire kit; everything for new employees; materials for a new colleague; starter kit'),
('Sending a designed email',
  'send the newsletter; html of an email; eml; newsletter to customers; export email; mailchimp; send to a mailing list; email into outlook; '
  'copy html; how does the email get to customers; send the email design via outlook; newsletter to our customers; how do I mail it; export to '
  'mailchimp; send to a list; can the portal send newsletters; email to clients; get the html'),
('Testing a designed email',
  'test email; send a test; email me a test; try an email first; preview of a newsletter; mobile preview; proof mail; how will it look in the '
  'inbox; send it to me first; check on mobile; see how it looks; try the email; test mail does not arrive'),
('Email marketing',
  'email templates; newsletter templates; subject length; preheader length; audiences; make a newsletter; subject line max; max subject '
  'length; subject characters; preheader max; length of the subject line'),
('Downloading the sales deck',
  'download the deck; powerpoint; pptx; send slides to a customer; deck as pdf; slides as ppt; export the presentation; edit the slides; '
  'slides file; email the deck; deck for a client; get the slides; change a slide; send the deck; slides in powerpoint; deck offline'),
('Presenting the sales deck',
  'present the deck; full screen; next slide; keys in the presentation; show slides to a client; start the slideshow; overview of slides; go '
  'back a slide; swipe slides; start presenting; show the deck full screen; jump to a slide; go to the next slide; present to a client'),
('Presenter view of the sales deck',
  'presenter view; speaker notes; timer; notes while presenting; hide my notes from the audience; two screens; timer while presenting; second '
  'window; see my notes only on my computer; notes on my screen slides on the projector; audience must not see my notes; customer can see my '
  'notes; second screen for the deck; how do I see the time while presenting; presenter notes; what do I say on each slide'),
('Reading mode of the sales deck',
  'read the deck; slides as text; reading mode; deck as a document; accessible deck'),
('The sales deck',
  'how many slides; which slides; slide titles; list of slides; content of the deck; sales presentation'),
('Logo files',
  'download the logo; logo file; logo as svg; logo as png; logo pdf; all logos; logo without background; transparent logo; vector logo; logo '
  'for print; where do I get the logo; logo zip; svg logo; logo for powerpoint; where is the logo; need our logo; logo in high resolution; '
  'logo for a partner; png logo; eps logo; white logo file; logo with transparent background; logo without white box'),
('Logo versions and sizes',
  'logo minimum size; how small may the logo be; stacked logo; icon; which logo version; logo size; smallest logo; vertical logo; logo in mm; '
  'how small can the logo icon get; tiniest logo; icon or full logo; logo for a square; favicon; minimum width'),
('Which logo on which background',
  'logo on photo; logo on orange; white logo; which logo; logo on teal; which version on a photo; grey logo when; night logo'),
('Clear space of the logo',
  'clear space; space around the logo; distance to the logo; how close to the logo; margin of the logo; room around the logo'),
('Wrong uses of the logo',
  'stretch the logo; rotate the logo; change the logo color; logo shadow; logo don''ts; can I turn the logo; recolor the logo; what not to do '
  'with the logo; squeeze the logo; distort; turn the logo by 90 degrees; tilt the logo by some degrees; may I put a shadow under the logo; '
  'logo on a picture wrong; can I crop the logo'),
('Font files',
  'download the font; poppins; install the font; font file; is the font free; ttf; get poppins'),
('Typography',
  'font; which font; heading font; body text font; typeface; line height; font weight; main font; which typeface; font for headlines; font for '
  'body text; bold or regular; do we use capitals'),
('Color files and contrast',
  'swatches; color file; adobe; copy a color; ase; contrast; css colors; design tokens; palette file; download the palette; readable text color'),
('Brand colors',
  'brand colors; our colors; palette; hex codes; color palette; corporate colors; three colors'),
('Cyan, our primary color',
  'cyan; cyan for print; cyan cmyk; cyan hex; cyan rgb; value of cyan; main color; turquoise; primary color code; cyan print value'),
('Vibrant orange',
  'orange; orange hex; orange cmyk; accent color; orange for print; rgb orange; orange value'),
('Neutral gray',
  'gray; grey hex; gray cmyk; gray for print; which grey'),
('Designer colors',
  'colors in the designers; teal; dodger blue; teal blue hex; colors of signatures'),
('Permission to use the brand',
  'may a vendor use our logo; use the brand; request permission; print masters; trusted vendor; partner wants our logo; customer wants to use '
  'our logo'),
('Brand guidelines',
  'brand guidelines; brand rules; style guide; brand book; corporate design; how should things look'),
('Photography and voice',
  'photo style; tone of voice; how do we write; picture style; how do we sound; imagery; writing style'),
('Ad text limits',
  'ad headline length; characters in a headline; chars in a google ad headline; ad description length; how long may an ad be; button text '
  'length; google ad character limit; ad text limit'),
('Caption limits',
  'caption length; characters in a post; tweet length; instagram caption limit; linkedin post length; how long can a post be; facebook text '
  'limit'),
('Google ad sizes',
  'google ad size; banner pixels; display ad for google; leaderboard pixels; google ads dimensions; google banner sizes'),
('Facebook ad sizes',
  'facebook ad size; fb ad pixels; facebook carousel size; meta ad dimensions'),
('LinkedIn and display ad sizes',
  'linkedin ad size; skyscraper size; sponsored content size; display ad sizes'),
('Instagram sizes',
  'instagram size; ig story size; reel pixels; insta post dimensions; square post'),
('Facebook post sizes',
  'facebook post size; facebook cover px; fb header size; facebook story'),
('LinkedIn post sizes',
  'linkedin post size; linkedin cover px; linkedin banner size; linkedin company cover; linkedin article image; linkedin header'),
('Twitter sizes',
  'twitter size; x post size; tweet picture; twitter header; x header pixels'),
('Poster sizes',
  'poster size; a2 poster; a1 poster; biggest poster; smallest poster; poster dimensions; landscape poster; poster in cm; a2 dimensions'),
('Flyer sizes',
  'flyer size; a5 flyer; flyer dimensions; small flyer; half letter; flyer formats; which sizes for flyers'),
('Brochure sizes and folds',
  'brochure size; three fold brochure; 3 fold brochure; trifold; tri fold; 2 fold; fold options; pages of a brochure; custom brochure size; '
  'folded in three; brochure in a4; number of panels; eight page brochure'),
('Brochure folds',
  'tri fold meaning; z fold meaning; what is a gate fold; difference between folds; gate fold explained in plain english'),
('Postcard sizes',
  'postcard size; dl postcard; postcard dimensions; postcard paper; glossy postcard; postcard quantity; big postcard; paper of a postcard'),
('Infographics',
  'infographic; make a chart; chart of numbers; infographic size; diagram; timeline picture; show figures as a picture'),
('Title slides',
  'title slide; first slide; make a title slide; slide for my talk; presentation cover'),
('Mail and calendar',
  'gmail; my mail; calendar; open my email; appointments'),
('Certifications',
  'certificates; are we r2 certified; badges; certified'),
('Our services',
  'services; what do we do; what do we offer'),
('Quote and turnaround times',
  'when does a client get an offer; how quickly do we send an offer; how fast is a quote; how long until we quote; days until the work is done'),
('Office address',
  'postalcode; postalcode of the office; our postalcode'),
('Emails the portal sent',
  'see what emails went out; list of sent emails; was the invitation sent; log of emails; did the email go out; check delivery of a mail; '
  'emails sent by the portal; outbox'),
('Your photo',
  'my headshot is years old; swap my headshot for a better one; a newer headshot; my portrait is from years ago'),
('Brochure sizes and folds',
  'sheet sizes of a brochure; brochure sheet sizes; which sheets can a brochure have'),
('Editing a person''s details',
  'set someone''s manager; whose boss is who; make the org chart show who reports to whom; change who a person reports to; boss of someone in '
  'the org chart'),
('Exporting and printing applications',
  'print several applications together; print applications for the interview panel; applications on paper'),
('Review links',
  'the review link still shows the old text; the link shows last week''s version; why is the review link not up to date'),
('Locked fields',
  'lock a line in a template; lock the price in a template; so that nobody changes part of a template; no one messes with a field'),
('Updating a campaign',
  'the venue moved; fix every piece of the campaign; change the place in all pieces of a campaign; do I have to edit each piece of a '
  'campaign')) as stated (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(stated.phrasings, '; ') as asked (phrasing)
on conflict do nothing;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;
