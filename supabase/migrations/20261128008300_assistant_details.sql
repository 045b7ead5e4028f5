-- Details that no passage stated, and more ways to ask for them.
-- What the search computes from these tables is computed once, at the end.
alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;

insert into public.portal_knowledge (title, path, keywords, body) values
('Who can restore a piece from the trash', '/marketing-materials',
  'trash restore owner colleague someone else deleted shared piece',
  'Only the owner of a piece sees it in the trash and can restore it, for 30 days. If a colleague deleted a piece of theirs, ask them to restore it.'),
('Drafts after you sign out', '/profile',
  'sign out draft unsaved work lose stay kept browser',
  'Your drafts, their pictures and unsent changes stay in this browser when you sign out. Changes that weren''t sent yet go out when you sign in there '
  'again.'),
('Downloading or deleting your whole library', '/profile',
  'download all zip everything copy backup delete all my pieces erase word library',
  'In the "Your library" card of your profile page, "Download all" gives you a ZIP of everything you own, with versions and pictures. "Delete all my '
  'pieces" deletes it for good, after you type DELETE.'),
('Who sees that you have a piece open', '/marketing-materials',
  'also open shown presence colleague left minute',
  '"Also open" in a piece shows which colleagues have it open. Someone who left is shown for up to a minute, and it''s forgotten within the hour.'),
('Who can add a team photograph', '/marketing-materials/team-photographs',
  'anyone any staff member add photograph teamphoto allowed',
  'Any active staff member can add a team photograph. An administrator approves it before everyone can use it.'),
('How a team photograph is cropped', '/marketing-materials/team-photographs',
  'crop center focal point middle faces boxes heads',
  'When a team photograph is cropped, the focal point is the middle of the box around its faces, so that heads stay in the picture.'),
('Logo in a meeting background', '/marketing-materials',
  'logo corner position left top name meeting background',
  'The logo is in the top left corner of a meeting background. With "With my name", your name is in another corner.'),
('Withdrawn templates', '/marketing-materials',
  'withdrawn template taken back see administrators pieces stay',
  'Once a template is withdrawn, only administrators see it. Pieces that were made from it stay as they are.'),
('Where your role is shown', '/profile',
  'my role what am I staff admin profile',
  'Your role (staff, admin or super admin) is on your profile page.'),
('Applying without an account', '/job-application',
  'applicant candidate account login public form anyone outside',
  'Anyone can apply for a job without an account: the page "Join Our Team" is public.');

update public.portal_knowledge as passage
set body = stated.body
from (values
('Correcting a directory entry',
  'With the pencil on a card in the staff directory, super administrators correct the first name, last name and phone number, and everything else under '
  '"Edit details" on the person''s profile. The email address can''t be changed there. Everyone else asks a super administrator.'),
('Change your password',
  'To change your password, choose "Change password" in the Password card of your profile; it needs at least 8 characters, and all your other sessions '
  'are signed out. If you forgot it, choose "Forgot your password?" on the sign-in page, enter your email address, and open the link in the email to '
  'set a new one of at least 6 characters. Look in your spam folder, too.')
) as stated (title, body)
where passage.title = stated.title;

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Who can restore a piece from the trash',
  'can I restore a piece that a colleague deleted; colleague threw away our flyer; who can restore from the trash; only the owner can restore; restore '
  'someone else''s deleted piece; can I see the trash of a coworker; get back a shared piece that was deleted; fish a piece of a colleague out of the '
  'trash; does the owner have to restore it; deleted by a teammate; shared poster was deleted by its owner'),
('Drafts after you sign out',
  'do I lose my draft when I sign out; is my work kept when I log out; what happens to unsaved work at sign out; sign out in the middle of a piece; '
  'is my draft still there after logging in again; lose what I was doing; sign out now and continue tomorrow; unfinished work after logout; draft kept '
  'after sign out; can I sign out without saving'),
('Downloading or deleting your whole library',
  'download everything I made; backup of all my pieces; copy of all my work; get all my designs as a zip; save everything before I change computers; '
  'export my library; erase all my pieces; delete everything that is mine; which word do I type to delete everything; type delete; remove all my '
  'designs at once; wipe my library; button to download everything'),
('Who sees that you have a piece open',
  'how long is someone shown as also open; colleague left the piece but is still shown; also open; who has the piece open; how long does it show her; '
  'shown in the piece although she went away; who is in my piece right now; presence in a piece; does my colleague see that I am in the piece; still '
  'shows a colleague'),
('Who can add a team photograph',
  'who can add a teamphoto; can anyone add a teamphoto; is it only marketing who can add a teamphoto; may everybody upload a teamphoto; am I allowed to '
  'add a teamphoto; can any colleague put a photo into the teamphoto; do I have to be an administrator to add a teamphoto; can staff upload to the '
  'teamphoto; who may contribute photos; anybody can put a picture in teamphoto'),
('How a team photograph is cropped',
  'where is the center of the crop; crop of a photo with faces; middle of the faces; does the crop keep the heads; focal point of a teamphoto; what part '
  'of a photo with faces is shown; how is a teamphoto cropped; crop center after marking faces; will heads be cut off; where does the crop center'),
('Logo in a meeting background',
  'where is the logo in the background; which corner has the logo; logo position in a zoom background; is the logo left or right; corner of the logo; '
  'logo in the video background; place of the logo in a meeting background; where is my name in the background; logo top left; side of the logo'),
('Withdrawn templates',
  'who can see a withdrawn template; template was taken back who sees it; withdrawn template still visible; what happens to a withdrawn template; is a '
  'withdrawn template gone; see withdrawn templates; template withdrawn and my piece; can staff see a withdrawn template; template taken back; '
  'template no longer there'),
('Where your role is shown',
  'what role do I have; where do I see my role; am I an administrator; find out my role; which role am I; see my own role; my access level; how do I know '
  'if I am staff or admin; what am I in the portal; show my role; where does it say my role'),
('Applying without an account',
  'does an applicant need an account; apply without an account; can anyone apply; must a candidate register; login for applicants; does the job form need '
  'a password; candidate account; apply without signing in; can people outside the company apply; is the application form public; do candidates need a '
  'login'),
('Correcting a directory entry',
  'what can be edited with the pencil; pencil on a directory card; which fields can I edit on the card; what does the pencil change; edit on the card'),
('Change your password',
  'changed my password am I still signed in elsewhere; does a new password sign out other computers; sessions after changing the password; old laptop '
  'after a new password'),
('Poster sizes',
  'default poster size; poster size if I change nothing; standard size of a poster; preset poster size'),
('Infographics',
  'infographic portrait size; infographic in pixels; infografic px; upright infographic; size of an infographic'),
('Bleed and crop marks',
  'artwork past the edge; extra artwork beyond the edge; no white line at the cut; what is the extra edge called; why does the picture go over the edge; '
  'white edge after cutting; name for the part that is cut away; overlap at the edge of a print'),
('Quote and turnaround times',
  'how long until a job is finished; how fast do we turn a job around; how long do we promise; days until a job is done; how fast do we work; job '
  'duration; how long does a project take; how soon is the work finished'),
('Signature designs and banner',
  'ad strip under my signature; advertise an event below my name in mails; plug an event in my emails; promote the open day in my mail; strip below the '
  'signature; announcement under my name in every email; advert in the signature'),
('How long you stay signed in',
  'not used for days signed out; how many days without use; thrown out after not using it; inactive for how long; idle days '
  'until sign out; days of not opening the portal'),
('Two-step sign-in for administrators',
  'can the boss force everyone to use codes; is two step required; make twostep compulsory; oblige people to use the code; who can require a code; do I '
  'have to use the code from the phone; is the second step mandatory; force twostep'),
('Campaigns',
  'which facts are the same in all pieces of a campaign; what must be equal in a campaign; facts of a campaign; what do the pieces of a campaign share; '
  'information that is the same in a campaign; which details are shared in a campaign'),
('Postcard sizes',
  'surface of a postcard; shiny or dull postcard; postcard shiny; which finish has a postcard; coating of a postcard; postcard surface to choose'),
('Review links',
  'someone external needs to look at a piece; an external person has to see the flyer; a designer from outside looks at the poster; show the piece to '
  'someone outside; an outside agency needs to look; let an external person look at it'),
('Your pieces',
  'open the library; open my pieces; go to my library; where is my library; show my library; get to my library'),
('Business cards',
  'designs of a business card; which business card designs are there; looks of the business card; how many designs has the business card; card designs; '
  'styles of business cards; kinds of business card')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as asked (phrasing)
on conflict do nothing;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;
