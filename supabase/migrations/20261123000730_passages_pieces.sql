-- What colleagues do with a piece after they made it.
insert into public.portal_knowledge (title, path, keywords, body) values
('Your pieces', '/marketing-materials', 'library saved pieces designs find folder rename duplicate keep save store computer',
 '"Your pieces" on the Marketing Center keeps what you made and what colleagues shared with you, on every computer you sign in on. Give a draft a name with "Save to your pieces" in its designer, and it is saved by itself from then on.'),
('Sharing a piece with colleagues', '/marketing-materials', 'share piece design draft poster flyer colleague link view edit together rights',
 'Open the piece and choose "Share": there you let all staff or single colleagues view or edit it, and "Copy link" gives a link for those who may. Only the owner of a piece shares it.'),
('Review links', '/marketing-materials', 'review link outside external agency customer printer approval feedback without account revoke expire',
 'Somebody without an account looks at a piece through a review link: choose "Share" and "Make a review link". It shows one version, works for 1 to 90 days, and can be revoked.'),
('Deleting a piece, and bringing it back', '/marketing-materials', 'delete remove bin trash piece design draft poster flyer bring back restore undo',
 'Choose "Move to the bin" in the menu of the piece. It stays in the bin for 30 days, and "Bring back" returns it until then; "Delete for good" cannot be undone.'),
('Earlier versions of a piece', '/marketing-materials', 'version versions history earlier older previous restore revert undo compare replaced piece design',
 'Every pause in your work keeps a version of a saved piece. Choose "Versions" in its menu to look at an earlier one, compare it with the present one, name it or restore it.'),
('Team templates', '/marketing-materials', 'template templates team start from publish withdraw layout locked',
 'Begin with "Start from a template" on the Marketing Center: what the team published, with words and layout that stay. Administrators publish a piece with "Publish as template", and withdraw it again.'),
('Downloading a piece', '/marketing-materials', 'download export file files format formats png jpeg pdf zip bleed crop marks print save',
 'Choose "Download" in the designer. PNG and JPEG are for screens, Print PDF is for the printer: with bleed and crop marks, with bleed alone or cut to the trim, for coated or uncoated paper; several sizes or sides come as a ZIP.'),
('Handing a piece over', '/marketing-materials', 'hand over give transfer owner ownership piece design colleague',
 'Choose "Hand over" in the menu of a piece under "Your pieces". It belongs to your colleague then, and you can no longer open it unless it is shared with you.'),
('Your own data', '/profile', 'own data privacy export all pieces delete everything zip gdpr',
 'On your profile page you download all your pieces with their versions and pictures as a ZIP, or delete them all for good.'),
('Presenter view of the sales deck', '/sales-deck', 'presenter view notes timer second window speaker screen deck presentation',
 'The sales deck has a presenter view: your notes and a timer in a second window, beside the slides that your audience sees.');

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('Your pieces',
 'your pieces; my pieces; where are my saved designs; save my design; where do I find my poster again; library of designs; save to your pieces; folder for my designs; rename a piece; duplicate a piece; copy a design; open my flyer on another computer; keep my draft; where are my saved posters'),
('Sharing a piece with colleagues',
 'share a piece; share a poster with a colleague; share my design; let a colleague edit my flyer; give a colleague access to my design; send a draft to a coworker; work on a poster together; link for colleagues; who can see my piece; let others view my design; stop sharing a piece'),
('Review links',
 'review link; show a design to somebody outside; send a poster to an agency for review; get feedback from a customer on a flyer; link for somebody without an account; approval of a design by a client; revoke a review link; how long does a review link work; share with an external reviewer'),
('Deleting a piece, and bringing it back',
 'delete a piece; delete my poster; delete a design; remove a flyer; delete an old draft; bin; where is the bin; restore a deleted piece; I deleted my poster by mistake; bring back a design; undelete a flyer; throw away a design; how long do things stay in the bin'),
('Earlier versions of a piece',
 'earlier versions of a piece; version history; go back to an older version; restore a previous version; undo changes in my design; compare two versions; my changes were overwritten; old version of my poster; what did my flyer look like before; name a version'),
('Team templates',
 'team templates; start from a template; template for a poster; publish a template; who can publish templates; withdraw a template; templates of the team; is there a template; ready made layout; make a template of my design'),
('Downloading a piece',
 'download a piece; download a poster; download my flyer as pdf; export as PNG; export a PDF; which file formats can I download; save as jpeg; print pdf; download all sizes; zip of all sizes; crop marks; bleed; file for the printer; how do I export my design; get the finished file'),
('Handing a piece over',
 'hand over a piece; give my design to a colleague; transfer ownership of a poster; change the owner of a design; hand my pieces over before I leave; make a colleague the owner'),
('Your own data',
 'my own data; download all my data; export all my pieces; delete all my pieces; privacy of my data; what is stored about me; get a copy of everything; delete everything of mine'),
('Presenter view of the sales deck',
 'presenter view; speaker notes; notes of the sales deck; timer while presenting; second screen for the deck; notes for the slides; presenter window; show notes while I present')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing;

-- What an answer says is read by itself, and not under its title.
update public.portal_knowledge
set body = 'When sign-in says "Please contact your administrator to activate your account.", the account is not active: a super administrator activates it in the staff directory. For a forgotten password choose "Forgot your password?" on the same page.'
where title = '"Please contact your administrator to activate your account."';

update public.portal_knowledge
set body = replace(body, 'Ray quotes what the portal knows', 'Ray answers from what the portal knows')
where title = 'Ray, your assistant';
