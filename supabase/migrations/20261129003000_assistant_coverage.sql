-- Facts that no passage stated: comments, files of approvals, brand updates, limits, messages and what to do about them.
-- What the search computes from these tables is computed once, at the end.
alter table public.portal_knowledge disable trigger read_words_again;
alter table public.portal_phrasings disable trigger read_words_again;

insert into private.search_phrases (phrase, stands_for) values
('new comment', 'comment news'),
('lost laptop', 'lost device'),
('laptop lost', 'lost device'),
('laptop stolen', 'stolen device'),
('laptop was stolen', 'stolen device'),
('stole laptop', 'stolen device'),
('left laptop', 'left device'),
('no wifi', 'offline'),
('no internet', 'offline'),
('without internet', 'offline'),
('without wifi', 'offline'),
('internet connection', 'offline connection'),
('fine print', 'small text'),
('one next to the other', 'side by side'),
('next to each other', 'side by side'),
('job desc', 'job description'),
('signs off', 'approves'),
('signed off', 'approved'),
('signing off on', 'approving')
on conflict do nothing;

insert into public.portal_knowledge (title, path, keywords, body) values
('Commenting on a piece', '/marketing-materials',
  'comment feedback annotate pin spot picture piece version',
  'Open the saved piece and choose "Comments" in its menu. Press a spot on the picture, or choose "Add a comment" to say something about a field. '
  'Everyone who can see the piece can comment, and so can people with a review link. Each comment is about one version.'),
('Resolving a comment', '/marketing-materials',
  'comment resolve reopen done tick off finished',
  'Choose "Resolve" on a comment when it''s done; "Reopen" brings it back. People who can edit the piece, and those who have that version in review, can '
  'resolve its comments. Resolved comments stay in the list, under "Resolved", with who resolved them and when.'),
('Changing or deleting a comment', '/marketing-materials',
  'comment delete edit change remove own typo',
  'No one can change or delete a comment, not even its author or an administrator: resolve it, or write another one. Comments are deleted with their '
  'piece.'),
('Limits of comments', '/marketing-materials',
  'comment characters long many number limit per piece link outside',
  'A comment can have up to 2,000 characters, a piece up to 500 comments: 250 of them by review links, and 50 by a single link. The name that someone '
  'outside gives can have up to 80 characters.'),
('Comments from people outside', '/marketing-materials',
  'comment review link client outside agency customer name account',
  'Anyone with a review link can comment on that version without an account. They give their name, and the comment is marked "outside". With the link '
  'they read only what was said by it. Colleagues who can see the piece read these comments, too.'),
('News of new comments', '/',
  'comment new notice notification mail email home page told card',
  'New comments on your own pieces, and on pieces that you commented on, are on your home page under "New comments" for up to 30 days, until you look at '
  'them or choose "Dismiss". If the portal has a mail service, you also get one email about them, five minutes after the last comment. It doesn''t quote '
  'them.'),
('Files of an approved version', '/marketing-materials',
  'approved file stored kept pdf png download version approvals original',
  'When a piece is approved, its print PDF, or a PNG of each side, is stored for good. Open the piece, choose "Versions" and then "Approvals" to '
  'download it, whatever has changed since. Everyone who can see the piece gets it there, and so do the person who approved it and administrators. No '
  'one can change or delete it while the piece exists.'),
('The approved file couldn''t be stored', '/',
  'approved file store again failed not stored approver',
  'If "is approved, but its file couldn''t be stored" shows, choose "Store again": the browser of the person who approved makes the file and uploads it. '
  'Only that person can store it. The approval counts either way.'),
('History of approvals of a piece', '/marketing-materials',
  'approvals history record who approved when asked withdrew note versions',
  'Open the piece, choose "Versions" and then "Approvals": who asked for approval, withdrew the request, asked for changes and with which note, and who '
  'approved which version and when. Everyone who can see the piece reads it, and no one can change it.'),
('"PROOF – not approved"', '/marketing-materials',
  'proof stamp not approved words across file download mark watermark',
  'Files of a piece that isn''t approved say "PROOF – not approved" if its design needs approval: print PDFs always, PNG and JPEG if an administrator '
  'chose so. Downloads aren''t blocked. To get a file without it, save the piece, choose "Ask for approval", and download again once it''s approved and '
  'unchanged.'),
('Files that always say "PROOF"', '/marketing-materials',
  'proof stamp batch rows campaign wizard several never approved',
  'Pieces made from rows with "Make many", in campaigns or by the wizard aren''t approved one by one, so their files say "PROOF – not approved" if the '
  'design needs approval. So do files with unsaved changes, in another size than the approved one, or with other contact details.'),
('Downloads are recorded', '/marketing-materials',
  'download recorded record who downloaded track file fingerprint version format',
  'Each download of a saved piece is recorded: its format, size, fingerprint and version, who made it and when, up to 500 a day for a piece. Then "Check '
  'a file" recognizes the file, and administrators can tell people when a brand update changes it. Drafts aren''t recorded. The record is kept as long '
  'as the piece.'),
('The portal couldn''t record a download', '/marketing-materials',
  'not recorded download saved check file recognize',
  '"Not recorded" means that the file is saved on your computer, but the portal couldn''t record it, so "Check a file" won''t recognize it. Download it '
  'again later.'),
('Writing what should change', '/',
  'approval ask for changes note reviewer send back required characters',
  'When an approver chooses "Ask for changes", a note of up to 2,000 characters must say what should change. The owner and the person who asked see it '
  'on their home page and under "Approvals" in the versions.'),
('How many approvers', '/marketing-materials/approvals',
  'approvers many people number limit named design',
  'An administrator can name up to 50 approvers for each design, besides all administrators. One of them is enough to approve.'),
('Emails about approvals', '/',
  'email mail approval request answer approver told notice',
  'If the portal has a mail service, approvers get one email when something waits for them, and the owner and the person who asked get one with the '
  'answer, about a minute later. It doesn''t quote the note. The home page shows the same.'),
('States of an approval', '/marketing-materials',
  'approval state status in review changes asked approved superseded meaning',
  'A version is "in review" once someone asked, then "changes asked" or "approved". "Superseded" means that a later version has been approved since. '
  '"The piece has changed since" means that what you see isn''t that version anymore.'),
('What an approver compares', '/',
  'approver compare changes since last approved version difference',
  'The review shows an approver the version with its contact details, what the check found, its comments, and "Changes since version … was approved" '
  'next to the one approved before. "Read it as text" lists its words.'),
('Which files can be checked', '/marketing-materials/check-a-file',
  'check file types pdf png jpeg zip size limit large',
  '"Check a file" takes a PDF, PNG, JPEG or ZIP of up to 300 MB. In a ZIP, the first 200 files are checked one by one.'),
('What "Check a file" answers', '/marketing-materials/check-a-file',
  'check file verdict approved superseded changed not from here proof meaning result',
  '"Approved": exactly the approved version, byte for byte. "Superseded": a later version was approved since; download that one. "Not approved": a '
  'proof; don''t print it. "Not as downloaded": the file was changed; download the piece again. "Not from here": made elsewhere, or saved again by '
  'another program.'),
('Fingerprint of a file', '/marketing-materials/check-a-file',
  'fingerprint sha-256 hash file bytes sent',
  'A fingerprint (SHA-256) is a number computed from every byte of a file: one changed byte gives another one. "Check a file" sends only the fingerprint '
  'and the version that the file names; the file stays on your computer.'),
('Brand update', '/marketing-materials/brand-update',
  'brand update new version color logo compare pieces changed before after',
  'On "Brand update", which administrators open from "Your pieces", you compare saved pieces in two versions of the brand: shared pieces, approved '
  'versions and team templates. You see which change in colors, logo or layout or have new findings, before and after, can ask for approval again, and '
  'email the people who downloaded them.'),
('Emails about a brand update', '/marketing-materials/brand-update',
  'brand update email mail people downloaded told recall old files',
  'On "Brand update", an administrator chooses "Email … people" to tell those who downloaded pieces that look different now. Each gets one email, at '
  'most once a day, with a link to the library. It names no piece.'),
('What a brand update leaves out', '/marketing-materials/brand-update',
  'brand update private pieces not compared emails signatures results browser',
  'Private pieces aren''t compared in a brand update: they''re only counted, because only their owners see them. Emails, signatures and the wizard''s '
  'requests can''t be compared. The results stay in that browser, and the comparison goes on when you come back to the page.'),
('Asking for approval again after a brand update', '/marketing-materials/brand-update',
  'brand update approvals again approved look different ask',
  'Approved pieces that look different in the new version are counted on "Brand update": choose "Ask for … approvals again", and someone else approves '
  'them. That works only in today''s version of the brand. Until then, the earlier approval counts.'),
('Greeting and daily quote', '/',
  'greeting good morning afternoon evening quote day dashboard sequence seconds',
  'The home page says good morning before 12:00, good afternoon before 18:00 and good evening after that. The date follows after 3 seconds, a quote '
  'after 6, and the assistant after 11; "Skip to the assistant" shortens it. There are ten quotes, one for each day in turn.'),
('New colleagues on the home page', '/',
  'new colleagues started weeks joined card today',
  '"Today in the company" on the home page lists colleagues who started in the last four weeks, by the start date in the directory.'),
('Continue where you left off', '/',
  'continue recent work home card latest drafts pieces three',
  '"Continue where you left off" on the home page shows your three latest pieces and drafts. "All pieces" opens your library, and "New piece" starts '
  'another one.'),
('Length and address of a pinned link', '/',
  'pinned link name characters address page web edit order',
  'The name of a pinned link can have up to 60 characters. Its address is a web address, or a page of the portal such as /profile. Move links up or down '
  'in "Edit links".'),
('New applications on the home page', '/',
  'applications new home page administrators number review today',
  'Administrators see on the home page, under "Today in the company", how many new applications there are to review.'),
('When you''re offline', null,
  'offline connection internet lost server respond work saved',
  'Without a connection, the portal says "You''re offline". You can go on editing a piece that''s open: it''s kept in this browser and saved once the '
  'server responds again. Making files needs a connection.'),
('A new version is ready', null,
  'new version ready reload portal update bar bottom',
  '"A new version is ready" at the bottom of the window means that the portal was updated. Choose "Reload" when it suits you; your saved work stays.'),
('Pages that can''t be found, and errors', null,
  'page not found 404 unexpected application error reload wrong address',
  '"Oops! Page not found" means that the address doesn''t exist: choose "Return to Home". "Unexpected Application Error!" means that a part of the page '
  'stopped; your saved work is safe. Choose "Try again", or reload the page if it keeps happening.'),
('You don''t have access to this page', null,
  'no access refused page administrators permission denied',
  '"You don''t have access to this page" means that the page is for administrators or super administrators. Ask one if you need something from it. Job '
  'Applications, Positions, Approvals and Brand update are for administrators; the Audit Trail is for super administrators.'),
('When the assistant has no answer', '/',
  'assistant no answer initializes quick canned again wrong',
  'If Ray says "Here is a quick answer while Ray initializes", the server couldn''t be reached: choose "Ask again" in a moment. If Ray finds nothing, '
  'ask in other words, or search with Ctrl+K. Ray knows only what''s in the portal, not the weather, pay or appointments.'),
('Your conversation with the assistant', '/',
  'conversation kept history stop copy clear reload chat',
  'Your conversation stays while you move between pages, and is gone when you reload, sign out or choose "New conversation". "Stop" ends an answer, '
  '"Copy" copies it, and "Ask again" repeats the question. It isn''t stored on the server.'),
('How long a name can be', '/profile',
  'name first last display characters length limit department title phone',
  'A first name, last name or display name can have up to 60 characters, a job title 120, a department or location 80, a phone number or pronouns 40.'),
('Rules for a password', '/profile',
  'password rules letters digits symbols strong current expire',
  'A new password needs at least 8 characters, or 6 if you set it by the link in a reset email. No digits or symbols are required: a few unrelated words '
  'make a strong one. Changing it on your profile asks for your current password.'),
('The link to reset a password', '/sign-in',
  'reset link password email expired works once no longer minute',
  'The link in a reset email works once and expires. If "This link no longer works" shows, choose "Forgot your password?" on the sign-in page to get a '
  'new one; you can get one email a minute. No email comes if the address has no active account.'),
('Code of two-step sign-in doesn''t work', '/sign-in',
  'code wrong expired used two-step six digits seconds authenticator',
  'The code has six digits and changes every 30 seconds; each works once. If it''s wrong, wait for the next one and check that your phone''s clock is '
  'set automatically. After five wrong codes, wait 15 minutes.'),
('What a recovery code looks like', '/sign-in',
  'recovery code format sixteen letters digits hyphens lowercase',
  'A recovery code has sixteen letters and digits. You can leave out the hyphens and type lowercase. Each works once, and the Two-step sign-in card of '
  'your profile says how many of the 10 are left.'),
('Turning on two-step sign-in without a camera', '/profile',
  'two-step qr code scan key by hand camera app enter',
  'If you can''t scan the QR code when you turn on two-step sign-in, enter the key below it in your authenticator app by hand. You stay signed in here; '
  'everywhere else you sign in again with a code.'),
('When your session ends', '/sign-in',
  'session ended signed out work lost unsaved password changed deactivated',
  'You''re signed out when 30 days are over, after 7 days without use, when your password is changed elsewhere, or when your account is deactivated. '
  'What you typed is kept in this browser: sign in again to continue.'),
('A colleague''s photo', '/staff-directory',
  'photo colleague someone else super administrator change add picture profile',
  'You add your own photo. For someone else, a super administrator adds, changes or removes it on that person''s profile in the staff directory.'),
('Types of emails from the portal', '/audit-trail',
  'emails kinds types portal list invitation confirmation share approval',
  'Emails from the portal are invitations, confirmations of applications, emails to applicants, notices of new applications, and emails about shared '
  'pieces, approvals and comments, brand updates, and tests of designed emails. Password emails come from sign-in.'),
('Email about a shared piece', '/marketing-materials',
  'email share piece mail minutes colleague told contents',
  'When you share a piece with a colleague, they get one email about five minutes later, if the portal has a mail service; several pieces come in one. '
  'It names the piece and its owner and links to the library. Sharing with all staff sends no email.'),
('Sharing with someone who has no account', '/marketing-materials',
  'share colleague without account invite no account yet',
  'In "Share", colleagues who are in the directory but can''t sign in yet are listed as "No account yet". A super administrator can invite them there; '
  'share the piece once they''ve signed in. For someone outside the company, create a review link.'),
('A review link that doesn''t work', '/marketing-materials',
  'review link doesn''t work expired revoked incomplete too many visits',
  '"This link doesn''t work" means that a review link is expired, revoked or incomplete, that its piece is in the trash, or that its owner is inactive: '
  'make a new one. "Too many visits" means that it was opened more than 60 times in a minute; wait a minute.'),
('How often a review link was opened', '/marketing-materials',
  'review link opened times last expires days choices count',
  'Under "Review links" in "Share" you see for each link its version, when it expires, and how often and when it was last opened. It lasts 1, 7, 14, 30 '
  'or 90 days, as you choose. You can have 20 active links.'),
('Comparing versions', '/marketing-materials',
  'compare versions difference side by side pixels text settings',
  'Choose "Versions" in the piece''s menu, then "Compare": "Side by side" shows both pictures, "Difference" colors what changed, and below them is what '
  'changed in text and settings. You can compare with the current version or another one.'),
('Naming a version', '/marketing-materials',
  'version name label important named list filter',
  'Choose "Versions" in the piece''s menu and "Name this version", such as "For the printer". "Named" lists only the named ones. A name can have up to '
  '120 characters.'),
('Your pieces when your account ends', '/staff-directory',
  'account deleted deactivated pieces happen lost hand over locked shared',
  'Deactivating an account locks its pieces: shared ones stay shared, and review links stop until the pieces are handed over. Deleting an account '
  'deletes its pieces, so hand them over first.'),
('Your pieces and AI', '/marketing-materials',
  'ai analytics service pieces privacy sent third party train',
  'Nothing of a piece goes to an AI or analytics service. The AI Design Wizard works in your browser, and Ray isn''t given your pieces.'),
('When a piece isn''t saved', '/marketing-materials',
  'not saved reason storage full blocked server waiting piece draft',
  '"Not saved" names the reason. If the browser''s storage is full or blocked, delete drafts you don''t need and try again. If the server doesn''t '
  'respond, it''s saved when the server is back; keep the browser''s data until then. "Save as a new piece" keeps a copy.'),
('Browsers that delete drafts', '/marketing-materials',
  'browser delete drafts week safari kept only here',
  '"Saved in this browser only, which can delete it after a week without a visit" means that the browser, such as Safari, may clear drafts of sites you '
  'don''t open. Choose "Save to your pieces" to keep a draft for good.'),
('Several drafts of one designer', '/marketing-materials',
  'drafts menu new draft rename delete restore another several',
  'Open the menu next to the draft''s name: "New draft" starts another one, and you can switch between drafts, rename, duplicate or delete them, and '
  'restore one you just deleted.'),
('One draft in two tabs', '/marketing-materials',
  'draft open another tab two windows changes',
  '"This draft is open in another tab" means that changes in either tab show in both. You can go on working in one of them.'),
('How far undo goes back', '/marketing-materials',
  'undo steps number history how many back reload',
  'A designer keeps up to 300 steps to undo, also after you reload the page. Restoring a version, updating a campaign and "Reset" can be undone, too.'),
('Opening a piece that isn''t there', '/marketing-materials',
  'can''t open piece trash stopped sharing exist shared owner',
  '"Can''t open this piece" means that it doesn''t exist, isn''t shared with you, or that its owner moved it to the trash or stopped sharing it. Ask its '
  'owner.'),
('Managers in the directory', '/staff-directory',
  'manager boss reports choose set own loop super administrator',
  'A super administrator sets a person''s manager under "Edit details" on their profile: type a name or email address and choose from the list, or leave '
  'it blank for no manager. No one can be their own manager, not even through others. Someone with active reports can''t be deactivated until those have '
  'another manager.'),
('Someone missing in the directory', '/staff-directory',
  'someone missing deactivated left directory',
  'The directory lists active people only. If someone is missing, they''ve been deactivated or weren''t added: super administrators find deactivated '
  'people with "Status", and add people with "Add person". Try a shorter search, or part of an email address.'),
('"Phone number needed"', '/staff-directory',
  'phone number needed missing card directory last name',
  '"Phone number needed" on a card means that the directory has no phone number for that person, and "(Last name needed)" no last name. Give a super '
  'administrator the number, or a super administrator adds it with the pencil.'),
('Inviting imported people', '/staff-directory',
  'import invitations send new people many stop not sent waiting',
  'After an import, tick "Send invitations to the … new people" and they get an email with a link to choose a password. You see who was sent one and who '
  'wasn''t. "Stop" ends it, and you can send the rest later on their profiles.'),
('Dates in a CSV file', '/staff-directory',
  'date format csv day month first ambiguous unclear',
  'If a date such as 03/04/2026 could be two days, you''re asked whether the day or the month comes first. Write dates like 2026-12-24 to avoid it. '
  'Start dates must be between 1950 and 2100.'),
('Account states', '/staff-directory',
  'no account yet invitation sent expired bounced account card profile',
  'The Account card on a person''s profile, which super administrators see, says whether they have an account, when an invitation was sent and until '
  'when its link works, or that it expired, was withdrawn or bounced. You can send another one after a minute.'),
('A colleague''s password', '/staff-directory',
  'password colleague reset someone admin set sessions see',
  'No one can see a password. If a colleague forgot theirs, they choose "Forgot your password?" on the sign-in page. A super administrator can '
  'deactivate someone, which signs them out everywhere at once.'),
('Experience levels in an application', '/job-applications',
  'experience level entry mid senior years not stated form',
  'The application form has three experience levels: entry level (1–2 years), mid level (3–7 years) and senior level (8 years or more). If no one is '
  'chosen, it says "Not stated".'),
('Fields of the application form', '/job-application',
  'form fields phone experience start date salary authorization resume asked optional',
  'The application form asks for first name, last name, email, phone, experience level, available start date, salary expectations, authorization to '
  'work, and a resume. It takes about three minutes. A start date left blank means right away.'),
('Length of answers in an application', '/job-application',
  'characters limit application name email phone long',
  'In an application, first and last name can have up to 100 characters each, the email address 254, the phone number 40 and the salary expectations '
  '200.'),
('Too many applications', '/job-application',
  'too many applications network hour limit refused again captcha',
  'From one network, 30 applications can be started an hour, and to one email address five can be sent. After that the form says that too many were '
  'sent; the answers are saved, and the applicant tries again in an hour. When very many arrive, it may ask to confirm that you''re a person.'),
('Applying while offline', '/job-application',
  'application offline answers saved browser reload resume choose again failed',
  'The application form keeps its answers in the applicant''s browser, also offline and after a reload; the resume must be chosen again. If sending '
  'fails, nothing is lost: submit again, which makes no second application.'),
('A resume that isn''t accepted', '/job-application',
  'resume refused password protected type empty renamed upload fails',
  'A resume must be a PDF, DOC or DOCX file of up to 10 MB, without a password, and not empty. "Please upload a PDF or DOC file" means another type, '
  'even if it was renamed; "File size must be less than 10MB" means it''s too large. Applicants can continue without one.'),
('Reference of an application', '/job-applications',
  'reference code number application receipt applicant quote',
  'Every application has a reference of ten letters and digits, such as AB12C-3DE4F. The applicant sees it on the receipt and in the confirmation email, '
  'and administrators can search for it.'),
('Writing limits for notes and emails to applicants', '/job-applications',
  'note email applicant characters limit subject message long',
  'A note on an application can have up to 5,000 characters. An email to an applicant can have a subject of up to 200 characters and a message of up to '
  '4,500; drafts of it are kept in your browser until you send.'),
('How long applications are kept', '/job-applications',
  'applications kept months deleted retention privacy resume gdpr how long',
  'Applications and their resumes are kept for 12 months and then deleted by themselves, unless your company set another time. Only administrators can '
  'read them.'),
('Who corrected an application', '/job-applications',
  'corrected by applicant reviewer shown when correction email',
  'An application shows when it was corrected and by whom: the applicant or a reviewer. Applicants can''t change their email address themselves; '
  'administrators can.'),
('Types of positions', '/positions',
  'position type full time part time contract temporary internship pay hour year',
  'A position''s type is full time, part time, contract, temporary or internship. Pay is a range in whole US dollars, an hour or a year. Tick "From '
  'anywhere in the country" for a remote job.'),
('Limits of a position', '/positions',
  'position characters title place description limit number pay',
  'A position''s title and location can have up to 120 characters each, its description 5,000. There can be up to 500 positions. Each line of the '
  'description becomes a paragraph.'),
('Deleting a position', '/positions',
  'delete position applied applications close instead',
  'A position that someone applied for can''t be deleted: close it instead. Without applications, "Delete position" in its dialog deletes it for good.'),
('After a position is closed', '/positions',
  'position closed applicant filling in day form new apply reopen',
  'Once a position is closed or its last day is over, no one new can apply. Anyone already filling in the form has a day to submit it. Untick "Close '
  'this position" or change the day to open it again.'),
('No positions', '/positions',
  'no positions apply anyway without general application specific',
  'Without an open position, people can still apply: the form then doesn''t ask for one, and the application says "No specific position".'),
('What the audit trail records', '/audit-trail',
  'audit trail records kinds events roles sign-in resumes applications posts leads text',
  'The audit trail records changes to people and roles, invitations, sign-in (two-step on or off, five wrong passwords in 15 minutes), applications and '
  'notes, opened resumes, positions, posts, templates, team photographs, approval rules and leads: who, what and when, never the text that was typed. '
  'Pieces aren''t part of it.'),
('Reading the audit trail', '/audit-trail',
  'audit trail search filter type date export csv more',
  'In the Audit Trail, search for a name, email or reference, choose a "Type" and dates "From" and "To", and "Export CSV" for a spreadsheet. "Show more" '
  'loads older events. No one can change or delete events.'),
('Default password of new accounts', '/seed-staff',
  'default password once same everyone random run accounts created skipped',
  '"Create Staff Accounts" makes one random default password for all accounts of a run and shows it only once: copy it and share it privately. Each '
  'account is listed as Created, Skipped or Error. Who doesn''t get the password uses "Forgot your password?".'),
('When seeding leads fails', '/seed-crm',
  'seed crm leads failed refused statuses twice real',
  'The 25 sample leads are fictional and never added twice; existing leads don''t change. "Failed to seed CRM data" means the server didn''t respond: '
  'try again. Staff can''t create them.'),
('Notable clients', '/sales-deck',
  'notable clients names logos companies customers list nine',
  'The nine notable clients in the sales deck are Voltarra, Gridhaven, Sunmere, Kestrel Ridge, Northfold, Emberline, Tallgrass Power, Quayside DC and '
  'Oreline.'),
('Presenter view: notes, timer, pop-ups', '/sales-deck',
  'presenter view blocked pop-ups timer start pause reset notes clock',
  'The presenter view shows the current slide, the next one, your notes, the time of day and a timer with "Start", "Pause" and "Reset". If it doesn''t '
  'open, allow pop-ups for the page and choose "Presenter view" again.'),
('Keys of the sales deck', '/sales-deck',
  'keys shortcuts deck home end f o swipe single-key turn off',
  'Space and the right arrow go forward, the left arrow back, Home to the first and End to the last slide, F is full screen, O the overview. On a '
  'touchscreen, swipe. Turn off F and O with "Single-key shortcuts" in the menu.'),
('Linking to and printing a slide', '/sales-deck',
  'deck link slide number address print paper share page public',
  'Put the slide''s number behind a # in the address to open it there, such as /sales-deck#4. Anyone can open the deck without signing in. Printing it '
  'in the browser gives one slide to a sheet.'),
('Contrast of text', '/brand-guidelines',
  'contrast text background ratio minimum wcag readable large',
  'Text needs a contrast of at least 4.5:1 with its background; large text, from 24 px or 18.66 px bold, and icons need 3:1. Under that, use a color '
  'only for fills and decoration. The brand guidelines show every pair of colors.'),
('Night and amber', '/brand-guidelines',
  'night amber color hex dark orange background white',
  'Night is #0A2B40, a dark background for the other colors; amber is #FFB343; white is #FFFFFF. Set text on orange in night.'),
('Sizes of the logo files', '/brand-guidelines',
  'logo png sizes densities svg pdf cmyk black transparent formats fifteen',
  'There are 15 logos: three versions in five variants. Each comes as SVG, as a transparent PNG at 1x, 2x, 3x and 4x, and as a print PDF in CMYK or '
  'black.'),
('News of brand changes', '/brand-guidelines',
  'brand changes rss feed json changelog version notified package',
  'Under Assets in the brand guidelines, "Brand changes (RSS)" tells a feed reader about new versions, and "Changelog" lists them. Websites can install '
  'the brand package.'),
('Our pictures to download', '/brand-guidelines',
  'pictures photographs download jpeg brand assets rights renderings free',
  'Under Assets in the brand guidelines, "Pictures" has our own renderings as JPEG, free of third-party rights, such as the solar farm, battery storage '
  'or server hall. Crop boldly and keep the horizon low.'),
('Grid of a piece', '/brand-guidelines',
  'grid columns margin unit disc rows layout rules construction',
  'Our pieces use twelve columns inside a margin. A unit is a hundredth of the shorter side: seven units from the edge, one between words that belong '
  'together, four between groups.'),
('Pictures that can''t be added', '/marketing-materials',
  'picture heic damaged type large megapixels refused added format gif tiff',
  'Designers take PNG, JPEG, WebP and SVG. HEIC pictures, which iPhones take, aren''t read: export them as JPEG in Photos or Preview. Pictures over 25 '
  'MB or that are damaged are refused with the reason; save a smaller copy.'),
('File size of ads and posts', '/marketing-materials',
  'ad file size limit kb google display linkedin kilobytes weight upload',
  'Files of Google and display ads are kept within 150 KB, files for LinkedIn within 5 MB. If a PNG is too large, the download says so: choose JPEG, 1× '
  'or a calmer picture.'),
('Smallest text in a piece', '/marketing-materials',
  'text small size points pixels minimum legible print inks preflight',
  'In print, text needs at least 5 pt, or 6 pt in more than one ink; on screens at least 9 px. The check before a download names text that''s smaller. '
  'Shorten it or choose a larger size of the piece.'),
('Text that doesn''t fit', '/marketing-materials',
  'text too long fit piece shorten larger size layout',
  'Text gets smaller until it fits. If it''s still too long, the form and the check say "is too long for this piece": shorten it, choose a larger size, '
  'or another layout.'),
('Sample details on a piece', '/marketing-materials',
  'your name your title still on piece placeholder details sample contact',
  'If the check says that "Your Name" or other sample words are still on the piece, fill in your details under "Your details" in the Marketing Center. '
  'In a template, replace the placeholder that it names.'),
('Errors and warnings of the check', '/marketing-materials',
  'check findings error warning severe blocked download anyway ignore',
  'Errors stop a download until they''re fixed, such as a link that isn''t complete, a placeholder that must change, or a team photograph that expired. '
  'Warnings don''t: you can download in spite of them. Choose a finding to go to its field.'),
('Hand-off ticket', '/marketing-materials',
  'hand-off ticket order printer quantity stock needed by ship to finish cost center',
  '"Add a hand-off ticket" in the download dialog puts an order for the print shop and a report on the file into one ZIP with the print PDF. Quantity, '
  '"Needed by", stock and "Ship to" are required; printer, finish and cost center are optional. Your browser remembers what you typed.'),
('Total ink and printing conditions', '/marketing-materials',
  'total ink limit percent coated uncoated profile press condition cgats fogra',
  'The limit of total ink is 300% on coated and 280% on uncoated paper. The profiles are CGATS TR 006 for coated and FOGRA29 for uncoated.'),
('What the proof of separations shows', '/marketing-materials',
  'separations inks total black overprint photographs out of gamut plates',
  '"Proof of separations" shows the plates of a print PDF: "Inks", "Total ink", "Black overprint" and "Photographs out of gamut". Point at the page to '
  'read the inks there. It isn''t a color proof, because a screen can''t show how inks look on paper.'),
('Colors look different in print', '/marketing-materials',
  'colors print screen duller different orange bright proof lighter',
  'Ink can''t show every screen color: bright orange prints duller, and some CMYK values print lighter on coated paper. Keep the values, and ask your '
  'printer for a proof.'),
('Sheets of ten cards', '/marketing-materials',
  'sheet ten cards office printer a4 letter cut flip long edge',
  'For an office printer, business cards download ten on a sheet with cutting marks: 3.5×2 inch cards on Letter, 85×55 mm cards on A4. Print on both '
  'sides, flip on the long edge, then cut.'),
('Business card file, contact and QR code', '/marketing-materials',
  'business card vcf contact file qr scan back download print pdf too long',
  'A business card has a QR code with your contact details. "Download .vcf contact" saves the same as a contact file. "Download Template" makes the '
  'print PDF. If the name, title or email is too long, or the QR code might not scan, the card says what to shorten.'),
('File type of a meeting background', '/marketing-materials',
  'meeting background png jpeg file type download all teams too large',
  'Meeting backgrounds download as PNG or JPEG: choose under "File type". For Microsoft Teams it''s a JPEG, because Teams allows 2 MB. "Download all" '
  'saves every background of a platform in one ZIP.'),
('Emails: size and dark mode', '/marketing-materials',
  'email gmail clips 102 kb size html dark mode outlook arial poppins',
  'Gmail clips emails over 102 KB; the email designer shows the size of the HTML. Some apps change colors in dark mode: look at "Dark screen" in the '
  'studio. Outlook for Windows shows Arial instead of Poppins.'),
('Opening an .eml draft', '/marketing-materials',
  'eml draft outlook thunderbird apple mail open new message send',
  'Outlook opens the .eml file as a draft. In Thunderbird, open it and choose "Edit As New Message". Then add the recipients and send it from your own '
  'account.'),
('Unsubscribe link and recipients', '/marketing-materials',
  'email list unsubscribe footer recipients address subscribers',
  'A designed email has our address and an unsubscribe link at its foot. The portal keeps no recipients and doesn''t send it to customers: use the HTML '
  'in your mailing service.'),
('Headline of a social post', '/marketing-materials',
  'social post headline caption first sentence picture line list',
  'The first sentence of the caption becomes the headline in the picture, and a short second sentence goes under it. To write another one, fill in '
  '"Headline in the picture" and "Line in the picture"; three lines make a list.'),
('What each layout needs', '/marketing-materials',
  'layout needs number date list steps quote points unavailable choose why',
  'Number needs a number in the headline, such as "24 hours"; Date needs a date; List needs three to six points, one a line; Steps needs two to four '
  'steps; Quote needs a quote. Some need a square or tall size. The layout says what''s missing.'),
('Changing only one size', '/marketing-materials',
  'one size only change here match other sizes own all sizes studio',
  'In the studio, "All sizes" shows a piece in every size. Choose a size and "Change only here" to give it words or a picture of its own; "Match other '
  'sizes" undoes that. Changes in the form apply to all other sizes.'),
('Zooming in the studio', '/marketing-materials',
  'zoom studio larger smaller percent actual size whole piece pixel',
  'Zoom in the studio with "Larger" and "Smaller", from 25% to 800%; "Whole piece" fits it to the window, and "Actual size" shows it as it prints.'),
('Studio or form', '/marketing-materials',
  'studio form page switch leave view remembered preview 400',
  '"Open studio" shows the piece as large as the window, "Use the form" the form with a preview of up to 400×200 pixels. The portal remembers which one '
  'you used last.'),
('Rows that can''t be read', '/marketing-materials',
  'batch rows errors spreadsheet damaged formula cells leave out fix csv',
  'In "Make many", rows with errors are marked: fix the cell there, or choose "Leave out". Spreadsheet errors such as #N/A, shortened numbers, formulas '
  'and damaged characters are named with what to do. Save the file as UTF-8 CSV.'),
('Pictures in the rows of a table', '/marketing-materials',
  'make many picture file name own library row different',
  'To give each row its own picture, add a column with the file name of one of your pictures, or the name of a library picture, and match it to the '
  'picture field. Add your pictures in the Marketing Center first.'),
('Pausing and continuing many files', '/marketing-materials',
  'make many pause continue left page finished files earlier rows start over',
  'Making many files can be paused and continued, also after you leave the page, if your browser keeps finished files. "These are your earlier rows" '
  'brings back your last table; "Start over" begins with another one.'),
('Email signatures for many people', '/marketing-materials',
  'signatures many everyone team html zip make many signature all staff',
  'On the New Hire page, "Make many" also makes email signatures: an HTML file for each person, in the design that''s chosen in your signature, in one '
  'ZIP with a list.'),
('Marking who has a card', '/marketing-materials',
  'cards noted mark having card already up to date who administrator',
  'In "Make many" for business cards, administrators mark people who already have a card with "They already have cards", or whose changes don''t matter '
  'as up to date. Then they aren''t listed as "Without a card" or "Out of date".'),
('Quick starts of the wizard', '/marketing-materials',
  'wizard quick starts prompts six list drop-off shredding buy-back hiring earth day',
  'The wizard''s six quick starts are: Solar drop-off day, Drive destruction for hospitals, Surplus hardware buy-back, Refurbished drives offer, We are '
  'hiring, and Earth Day facts. Each fills in the description.'),
('Material types of the wizard', '/marketing-materials',
  'wizard material types banner presentation infographic custom business card list ten',
  'The wizard''s ten material types are business card, brochure, flyer, poster, banner, social post, email template, presentation, infographic and '
  'custom. Flyer is chosen at first.'),
('Ideas of the wizard, and what isn''t used', '/marketing-materials',
  'wizard three ideas not used words add english language description remarks',
  'The wizard gives three ideas in about 2 seconds. "Not used" lists words of your description that read like instructions or weren''t clear; "Add" puts '
  'them in the piece. Write the description in English. If the description names another material than you chose, your choice counts.'),
('Pictures in the wizard', '/marketing-materials',
  'wizard pictures images thumbnails four uploaded own',
  'If you''ve added pictures, the wizard shows up to 4 of them under "Your images", and the first one is used in the design. Choose another under '
  '"Picture"; otherwise the theme picks one.'),
('Earlier results of the wizard', '/marketing-materials',
  'wizard recent generations history five past earlier designs',
  '"Recent Generations" in the wizard keeps your 5 newest designs in this browser; choose one to see it again. "Open in designer" turns it into a draft, '
  'which you can save as a piece.'),
('Searching the Marketing Center', '/marketing-materials',
  'search what do you need hub ready pieces materials find',
  'Type what you need, such as "a flyer for a job fair", under "What do you need?" on the Marketing Center: it finds ready pieces and materials, and '
  'offers to search your pieces and the team photographs.'),
('Downloading a colleague''s piece', '/marketing-materials',
  'download shared piece view only colleague file can I',
  'You can download a piece that''s shared with you, even if you can only view it, and duplicate it to change it. If its design needs approval, an '
  'unapproved file says "PROOF – not approved".'),
('Words for people who can''t see the picture', '/marketing-materials',
  'alternative text picture description read aloud accessible pdf alt',
  'Fill in "What it shows" for a picture: it''s read aloud to people who can''t see it, in print PDFs and emails. Exported PNG and JPEG files carry no '
  'description: write one where you publish them.'),
('Limits of a team photograph''s words', '/marketing-materials/team-photographs',
  'team photograph title credit rights topics characters limit words',
  'The title and the credit of a team photograph can have up to 120 characters each, its rights 500. It can have up to 20 topics, separated by commas.'),
('States of a team photograph', '/marketing-materials/team-photographs',
  'team photograph waiting approved expired withdrawn state status meaning',
  'A team photograph is "Waiting for approval", "Approved", "Expired" after its last day, or "Withdrawn". Only approved ones can be used. Files that '
  'were downloaded earlier aren''t recalled.'),
('Editing a team photograph', '/marketing-materials/team-photographs',
  'team photograph edit change title rights last day administrator who',
  'Only administrators can edit a team photograph: its title, topics, credit, rights, last day and faces. A new last day also applies to pieces that '
  'already use it. Team photographs can''t be deleted, only withdrawn.'),
('Folders', '/marketing-materials',
  'folder pieces new empty remove out of shared colleagues filter',
  'A folder is a name that you give your pieces: type a new name in "Move to a folder" to make one, or leave it blank to take a piece out. Only the '
  'owner of a piece chooses its folder. A folder without pieces disappears. Find the pieces of one with the filter "Folder".'),
('Rules of a template', '/marketing-materials',
  'template free locked must change rules publish version administrator summary',
  'When publishing a template, give each field a rule: "Free" (anyone can change it), "Locked" (no one can) or "Must change" (a placeholder to replace '
  'before a download). A sentence under "What it''s for" helps colleagues choose. Publish it again as the next version.'),
('Choosing the pieces of a campaign', '/marketing-materials',
  'campaign drafts zip checks leave out pieces clear select findings overview',
  'In "Make the campaign", clear the pieces you don''t need. Each is checked: fix errors or clear those pieces first. "Save as drafts" puts them into '
  'their designers; "Download the campaign" makes one ZIP with an overview page.'),
('Names of downloaded files', '/marketing-materials',
  'file name downloaded called naming designer size date rename',
  'A downloaded file is named after the designer, the size, the side and the day, such as poster-18x24-20261122.pdf. You can rename it; "Check a file" '
  'and "Open a file" still recognize it.');

update public.portal_knowledge as passage
set body = stated.body
from (values
('Fantasy football',
  'The fantasy football page shows the standings of our 10 teams: rank, wins, losses, ties, winning percentage, games back and playoff chance. The top 6 '
  'are in the playoffs.'),
('Importing people',
  'A super administrator chooses "Import CSV" in the staff directory. The file can have up to 5,000 rows and 20 MB; save an Excel workbook as CSV first. '
  'It has columns such as Email, Full name, Phone, Job title, Department, Location, Pronouns, Start date and Manager. Email is required, because people '
  'are matched by it. You see what would happen before anything is written, and can invite those who are added.'),
('Your profile',
  'Edit your first name, last name and display name (the name you go by, if it''s different) on your profile page and choose "Save Profile". The page '
  'also shows your email address and role, your photo, your password and two-step sign-in, where you''re signed in, your library, and your mail and '
  'calendar.'),
('Where you are signed in',
  'The "Where you''re signed in" card of your profile lists your sessions with device and last use. Sign out a single one there, or choose "Sign out '
  'everywhere else". If a device was lost or stolen, or you don''t recognize one, sign it out and change your password. It''s signed out at once.'),
('Rows of a batch',
  'To give each piece its own name or address, choose "Make many", take a CSV file of up to 5,000 rows and 20 MB or the staff directory, and match its '
  'columns to the fields. Each row of the batch is one piece: check the rows, fix or leave out those with errors, and download one print PDF or a ZIP.')
) as stated (title, body)
where passage.title = stated.title;

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Commenting on a piece',
  'comment on a piece; how do I comment on a flyer; leave a comment on a poster; write something on a colleague''s piece; give feedback on a design; '
  'point at a spot in the picture; pin a note on a piece; where are the comments of a piece; who can comment on a piece; can I comment on a view only '
  'piece; add a comment about a field; tell the owner what to change in a piece; put a sticky note on the design; annotate a flyer; mark the place in '
  'the picture that is wrong; read the comments on my piece; can someone who can only view a piece comment; tell a colleague what I think of the poster; '
  'feedback button; where do I write feedback about a flyer; discuss a piece with colleagues; chat about a piece'),
('Resolving a comment',
  'resolve a comment; mark a comment as done; tick off a comment; close a comment; who can resolve a comment; reopen a comment; where are resolved '
  'comments; comment is dealt with; hide a finished comment; comment disappeared after resolving; bring a resolved comment back; can a reviewer resolve '
  'a comment; check off a comment; mark a remark as handled; remark is handled; handle a comment; comment is taken care of'),
('Changing or deleting a comment',
  'delete a comment; edit a comment; change my comment; remove a comment that I wrote; get rid of a comment; I wrote something wrong in the comments; '
  'typo in my comment; can I delete my remark; take back a comment; correct a comment after sending; can an admin delete a comment; erase a comment; '
  'wrong comment sent; undo a comment; how long are comments kept; when are comments deleted; can I get rid of something I wrote in the comments; I '
  'wrote something dumb in the comments of a flyer; unsend a comment; can I change what I wrote in a comment yesterday; change what I wrote under a '
  'brochure; edit what I said about a flyer'),
('Limits of comments',
  'how long can a comment be; comment max characters; how many comments can a piece have; maximum comments on a piece; limit of comments; comment limit; '
  'number of comments by a review link; how many comments can a client write; longest comment; comment length; this piece has 500 comments; this link '
  'has 50 comments; outside reviewer name max; name of an outside commenter max characters; comment max; how long are comments allowed to be'),
('Comments from people outside',
  'can a client comment with the review link; comments from people outside; customer feedback on a piece; can an agency write comments; does someone '
  'need an account to comment; what does outside mean at a comment; comment by a review link; can people with a review link read our comments; does the '
  'client see what colleagues wrote; comment marked outside; can somebody without a login give feedback; external person comments; the agency wrote '
  'something on my poster through the link; can my team read what a client wrote through the link; does my team see comments by the link; the client '
  'scribbled on the poster'),
('News of new comments',
  'how do I know about new comments; am I told when someone comments; notification of a comment; do I get an email when someone comments; where do I see '
  'new comments; new comments card; who gets mail about comments; comment notification; someone commented on my piece; alert for comments; does the mail '
  'quote the comment; dismiss new comments; how soon is the mail about a comment sent; did somebody answer on my flyer; when does the mail about a new '
  'comment come; how soon do I hear about a comment'),
('Files of an approved version',
  'download the approved file; where is the file that was approved; get the approved pdf again; approved version stored; file of an approved version; '
  'who can download the approved file; is the approved pdf kept; how long are approved files kept; original file that was approved; approved print file '
  'later; can someone change the approved file; find the pdf that was signed off; approved version download; reprint exactly what was approved; is the '
  'approved file stored; the exact pdf that got the ok; exact file that was approved in may although the piece changed since; the pdf legal approved; '
  'need the approved file from last year; approved pdf archive; archive of approved files; the old pdf that was signed off before the brand changed; '
  'approved pdf from before the rebrand'),
('The approved file couldn''t be stored',
  'approved but its file couldn''t be stored; store again; file of the approval is missing; approval has no file; the approved file was not stored; '
  'storing the approved file failed; why is there no file under approvals; upload of the approved file failed; who can store the approved file; no '
  'stored file for an approved version'),
('History of approvals of a piece',
  'who approved my flyer; when was a piece approved; history of approvals; record of approvals; who asked for changes and when; see earlier requests for '
  'approval; which version was approved and by whom; find out who signed off the poster; list of approvals of a piece; approval log; where is the note '
  'of the approver; can the approval history be changed; proof that it was approved; evidence of an approval; which day was the flyer approved'),
('"PROOF – not approved"',
  'proof not approved; why does my pdf say proof; words across my file; how do I get rid of proof not approved; remove the stamp from the pdf; watermark '
  'on my download; stamp on the print file; file is marked as not approved; can I download a piece that isn''t approved; is the download blocked without '
  'approval; why is there a stamp on my flyer; mark across the page; do png files get the stamp; print without the proof stamp; red words over the pdf; '
  'says proof all over my postcard; how do I make the proof words go away; proof written over my piece; get a clean file without proof'),
('Files that always say "PROOF"',
  'why do the files of make many say proof; batch files marked proof; campaign files say not approved; can many pieces be approved at once; approve a '
  'whole batch; approved piece still says proof; it was approved but the file says proof; other size says proof; approved with other contact details; '
  'rows say proof'),
('Downloads are recorded',
  'are downloads recorded; does the portal track what I download; who downloaded this piece; is it recorded who downloads a flyer; what is recorded '
  'about a download; how many downloads are recorded a day; are downloads of drafts recorded; see who downloaded my poster; does someone see my '
  'downloads; log of downloads; how long are downloads recorded; list of people who downloaded a file; how many times can a piece be downloaded; limit '
  'of downloads of a piece; download as often as I want; number of downloads per day'),
('The portal couldn''t record a download',
  'not recorded; couldn''t record the download; check a file won''t recognize it; file saved but not recorded; what does not recorded mean; download was '
  'not recorded; record of the download failed; is my file lost when it wasn''t recorded'),
('Writing what should change',
  'do I have to write a note when I ask for changes; how long can the note of an approver be; note to the author of a piece; who sees the note of the '
  'approver; send back without a note; say what should change; reason for not approving; is a reason required to reject; where is the note with the '
  'changes; max characters of a review note'),
('How many approvers',
  'how many approvers can there be; maximum number of approvers; limit of approvers; how many people have to approve; does more than one person have to '
  'approve; are two approvals needed; number of approvers per design; how many colleagues can be named as approver; is one approval enough; how many '
  'persons can be named to approve a kind of design; how many people may approve a designer; approver max; approvers max; approver headcount; approver '
  'limit'),
('Emails about approvals',
  'email about an approval; am I mailed when something waits for my approval; do I get mail when my flyer is approved; who is told about a request for '
  'approval; mail to approvers; notification of an approval request; is the owner told about the answer; how fast is the approval mail; no mail about '
  'the approval; mail when changes are asked'),
('States of an approval',
  'states of an approval; what does in review mean; changes asked meaning; what does superseded mean; approval status; the piece has changed since; is '
  'my request still in review; what states can an approval have; status of my request; what does changes asked mean'),
('What an approver compares',
  'what does an approver see; compare with the last approved version; what changed since the last approval; changes since version was approved; '
  'difference to the approved version; does the reviewer see what I changed; see only the changes in a review; read it as text; what is shown in the '
  'review; does the approver see the comments'),
('Which files can be checked',
  'which files can I check; check a zip; file types for check a file; how large can a checked file be; max size check a file; can I check several files '
  'at once; how many files of a zip are checked; check a jpeg; largest file that can be checked; does check a file take a png; check a whole folder of '
  'files; how many megabytes may a checked file have; megabytes of a file to check; check a file max mb; check a file limit'),
('What "Check a file" answers',
  'what does not as downloaded mean; not from here; check a file says superseded; check a file says not approved; what can check a file answer; file was '
  'changed since it was downloaded; results of check a file; why is my file not from here; i saved the pdf again and it isn''t recognized; opened in '
  'acrobat and not recognized; file can''t be confirmed; not confirmed; what do I do when the file is superseded; does check a file notice edits in a '
  'pdf; edited pdf detected; printer sent back a pdf did they change it; find out if the print shop messed with the file; was the pdf tampered with; '
  'altered pdf; check that nobody altered the pdf; nobody changed the pdf since it left here; is the pdf still the original'),
('Fingerprint of a file',
  'fingerprint; what is a fingerprint of a file; sha 256; is my file uploaded when I check it; hash of a file; does check a file send the file; what is '
  'sent when I check a file; is a confidential pdf uploaded; file hash meaning; does the checked file leave my computer; sha256; what is sha256 for; '
  'sha-256 checksum; checksum of a file'),
('Brand update',
  'brand update; what happens when the brand changes; new logo which pieces change; compare pieces in two versions of the brand; our color changed what '
  'now; which flyers have the old logo; pieces after a rebranding; who can open brand update; brand changed; find pieces that look different in the new '
  'brand; old colors in saved pieces; brand version before and after; new brand colors in my pieces; check pieces after a brand change; there''s only '
  'one version of the brand; we get a new logo how do I find out which pieces look wrong; what of our stuff looks wrong with the new logo; which of our '
  'pieces are affected by a new logo'),
('Emails about a brand update',
  'tell people who have old files; mail everyone who downloaded an old flyer; who is told about a brand change; email people after a brand update; '
  'recall old files; why did I get a mail that pieces I downloaded look different; a piece you downloaded looks different now; does the mail name the '
  'piece; how often is a brand update mailed; warn those with outdated downloads; tell people that their flyer is outdated; can the portal tell someone '
  'that the flyer on the computer is old; people with an old flyer should hear about it; someone has an old flyer on a computer can the portal tell '
  'them; let people know that a flyer is outdated'),
('What a brand update leaves out',
  'are private pieces part of a brand update; which pieces are not compared; why is a piece missing in the brand update; does an admin see my private '
  'piece in brand update; can emails be compared in a brand update; how long does the brand comparison take; can I close the page during the comparison; '
  'where are results of the comparison kept; pause the comparison'),
('Asking for approval again after a brand update',
  'do approved pieces need approval again after a brand change; ask for approvals again; approved flyer and new logo; is an approval still valid after a '
  'brand update; approved pieces look different; re-approve after rebranding; approval after the logo changed; renew approvals after a brand change'),
('Greeting and daily quote',
  'greeting on the home page; when does it say good evening; good morning message; how many quotes are there; daily quote; where does the quote come '
  'from; how long until the assistant appears; skip the greeting; skip the quote; why do I have to wait for the assistant; why does it say good '
  'afternoon; seconds until the chat shows; change the quote; quote of the day; welcome back message; is the quote random; which quote comes tomorrow; '
  'is there another quote every day; what is written on the home page in the afternoon; greeting at three in the afternoon; text at the top of the home '
  'page'),
('New colleagues on the home page',
  'new colleagues; who is new here; who started recently; how long is a new colleague shown; list of new hires; who joined this month; people who '
  'started in the last weeks; newcomers on the home page; how long am I shown as new; where do I see new people; new joiners; how many days is a new '
  'coworker shown on the start page; for how long is a new employee on the home page; will people see that someone started on Monday; where is a new '
  'intern shown; do people see that I started; intern started this week'),
('Continue where you left off',
  'continue where you left off; how many pieces does the home page show; latest work on the home page; open my last piece quickly; recent pieces card; '
  'resume my last design; last thing I worked on; go back to my last flyer; recent work; pick up where I stopped'),
('Length and address of a pinned link',
  'how long can the name of a pinned link be; pin a page of the portal; which addresses can I pin; change the order of pinned links; rename a pinned '
  'link; pinned link to an internal page; characters in a link name; move a pinned link up; delete a pinned link; can I pin an external site; sort my '
  'links; pinned link name max; bookmark name max'),
('New applications on the home page',
  'how do I notice new applications; number of new applications on the home page; new applications to review; where do I see that someone applied; are '
  'administrators told about a new application; any new candidates; did somebody apply; count of unread applications'),
('When you''re offline',
  'you''re offline; what happens when I have no internet; can I work offline; work without a connection; internet went down while editing; the server '
  'isn''t responding; on this computer waiting; is my work lost when the connection drops; use the portal on a plane; download offline; lost connection; '
  'network is gone; portal can''t reach the server; keep working on a poster in a tunnel; on the train with a bad connection; edit a piece without a '
  'network; does it work without a connection; server is down; portal is down; the portal does not respond'),
('A new version is ready',
  'a new version is ready; reload bar at the bottom; should I reload the portal; portal was updated; do I lose work when I reload; message about a new '
  'version; update of the portal; newer version of the portal saved this piece; reload the page to continue'),
('Pages that can''t be found, and errors',
  'oops page not found; 404; unexpected application error; page doesn''t exist; broken link in the portal; the page crashed; white screen; something '
  'went wrong on the page; this part didn''t load; how do I get back to the home page from an error; portal crashed; error message on the screen; a card '
  'could not be shown; the portal doesn''t load'),
('You don''t have access to this page',
  'you don''t have access to this page; why can''t I open a page; page is for administrators; permission denied; access refused; which pages are for '
  'administrators only; why don''t I see job applications; not allowed to open; who can open positions; admin pages; menu item missing for me; pages '
  'only admins see'),
('When the assistant has no answer',
  'quick answer while ray initializes; ray doesn''t answer; the assistant gives no answer; ray is initializing; why does the assistant not know; '
  'assistant didn''t understand; ray found nothing; what can''t ray answer; assistant is broken; the connection was lost before the answer was complete; '
  'ask again; chat doesn''t work; wrong answer from ray; initializes; what does initializing mean; Ray says initializing'),
('Your conversation with the assistant',
  'is the chat saved; conversation history with ray; where are my earlier questions; clear the chat; does the chat stay when I change pages; stop the '
  'answer; copy the answer; delete my conversation; can others read my chat with ray; chat history; old conversations with the assistant; is my chat '
  'stored; start over with ray; do you save what I ask you; do you save what I am asking here; do you keep my questions; are my questions to you stored; '
  'do you remember what I asked'),
('How long a name can be',
  'how long can a name be; max characters of a name; longest job title; limit of the display name; how many characters can a job title have; length of a '
  'phone number in the directory; characters in department; name too long; limit for pronouns; max length first name; name max; job title max; display '
  'name max length; department max'),
('Rules for a password',
  'password rules; what must a password contain; does the password need symbols; password requirements; strong password; do I need a number in my '
  'password; need my old password to change it; do passwords expire; password complexity'),
('The link to reset a password',
  'reset link expired; this link no longer works; password reset email doesn''t arrive; reset link used twice; how long is the reset link valid; how '
  'often can I ask for a reset email; no mail after forgot password; link for a new password doesn''t work; get another reset link; didn''t get the '
  'password mail; password email not coming; how long is the link for a new password valid; link to put a new password; validity of the reset link'),
('Code of two-step sign-in doesn''t work',
  'code doesn''t work; wrong code; this code is wrong expired or already used; authenticator code refused; how many digits has the code; how long is a '
  'code valid; code expired; six digit code is not accepted; can I use a code twice; how often does the code change; two-step code rejected'),
('What a recovery code looks like',
  'what does a recovery code look like; format of a recovery code; how many characters has a recovery code; recovery code with or without hyphens; '
  'lowercase recovery code; how many recovery codes are left; length of a recovery code; recovery code not accepted; can I use a recovery code twice; '
  'see how many backup codes remain; recovery key format; recoverycode format; format of a recoverycode; recoverycode length'),
('Turning on two-step sign-in without a camera',
  'can''t scan the qr code; enter the key by hand; turn on two-step without a camera; authenticator on the computer; set up the code app manually; am I '
  'signed out when I turn on two-step; key instead of the qr code; qr code doesn''t scan in the authenticator; type the secret key'),
('When your session ends',
  'why was I signed out; you''re signed out; signed out in the middle of my work; session expired; is my work lost when I''m signed out; logged out '
  'suddenly; kicked out of the portal; why do I have to sign in again; session ended; portal logged me out; thrown out of my session'),
('A colleague''s photo',
  'change someone else''s photo; add a photo for a colleague; upload a picture of another person; who can change a colleague''s photo; remove the photo '
  'of a colleague; photo of a former colleague; can an admin set photos; wrong photo of somebody in the directory; add headshots for the team; avatar of '
  'somebody else; who uploads the avatar of a colleague; put a picture for my colleague'),
('Types of emails from the portal',
  'types of emails from the portal; kinds of mail; what mails can I get from the portal; list of automatic emails; all notifications; what will I be '
  'mailed about; list of emails; automatic messages of the portal; from whom do the emails of the portal come; which emails are there'),
('Email about a shared piece',
  'does my colleague get an email when I share a piece; are people told when I share; mail about a shared piece; how soon does the share mail come; is '
  'there a notification for a share; will she know that I shared the poster; share without a mail; does everyone get mail when I share with all staff; '
  'email says a piece was shared with me; does the portal tell someone when I share my poster; does the portal tell my colleague that I shared; is she '
  'told when I share a flyer with her'),
('Sharing with someone who has no account',
  'share with someone who has no account; no account yet; colleague can''t be found in share; invite someone from the share dialog; share a piece with a '
  'new colleague; ask a super administrator to invite them; why can''t I share with her; person without account in share'),
('A review link that doesn''t work',
  'review link doesn''t work; this link doesn''t work; client can''t open the link; too many visits; review link expired; link for the customer is dead; '
  'review link broken; why can''t the agency open my link; renew a review link; extend a review link; review link says it may be expired; link stopped '
  'working; the link I gave them has stopped working; do I need to make another review link; customer says the link stopped working; link sent to a '
  'client is over; dead review link; review link gone; link for the client broken'),
('How often a review link was opened',
  'how often was my review link opened; did the client open the link; has the customer looked at it; was the review link used; how many days can a '
  'review link last; expiry choices of a review link; list of my review links; when does my review link expire; how many review links can I have; see '
  'whether the link was viewed; default length of a review link; review link durations; review link expiry options; how long can I set a review link '
  'for; duration of a review link'),
('Comparing versions',
  'compare two versions; what changed between versions; see the difference between versions; side by side view of versions; difference view; who made a '
  'version; what did my colleague change in the piece; compare with the current version; show changes to my flyer; version differences; show two '
  'versions next to each other; two versions shown side by side; versions one next to the other'),
('Naming a version',
  'name a version; label a version; mark an important version; rename a version; give a version a name; find a version again; list named versions only; '
  'remember which version went to the printer; when is a version saved; title of a version'),
('Your pieces when your account ends',
  'what happens to the pieces of a deactivated account; pieces after an account is deleted; does deactivating delete pieces; are shared pieces still '
  'there when the owner leaves; owner left and the piece is shared; review links of someone who left; pieces of a former colleague; are designs lost '
  'when someone leaves; if someone leaves do shared flyers vanish; are flyers that a colleague shared gone when the colleague leaves; shared pieces of a '
  'person who leaves; colleague quits what about the posters; do pieces disappear when the owner leaves'),
('Your pieces and AI',
  'are my pieces sent to an ai; is my design used to train ai; privacy of my pieces; does the wizard use chatgpt; which ai does the wizard use; is my '
  'data sent to a third party; does ray read my pieces; analytics in the portal; does the portal track me; is customer data sent to ai; does the portal '
  'give my texts to openai; is chatgpt behind ray; does an ai see my flyer'),
('When a piece isn''t saved',
  'not saved; my piece isn''t saved; browser storage is full; storage is full or blocked; draft isn''t being saved; why is my draft not saved; save '
  'failed; couldn''t save the draft; changes are not saved; delete drafts to free space; this draft isn''t being saved; red message that the browser '
  'storage is full; what can I throw out when the storage is full; free up browser storage'),
('Browsers that delete drafts',
  'can the browser delete my draft; draft is gone after a week; safari deleted my draft; how long is a draft kept; drafts disappeared; saved in this '
  'browser only; my drafts are gone; cleared my browser data and the draft is gone; how long do drafts last; lost my draft'),
('Several drafts of one designer',
  'several drafts; start a new draft; switch between drafts; rename a draft; delete a draft; restore a deleted draft; how do I start from scratch; '
  'second draft of a flyer; new poster without losing the old one; begin an empty flyer; list of my drafts; get rid of a draft'),
('One draft in two tabs',
  'draft open in another tab; same draft in two tabs; piece open in two windows; two browser windows with the same draft; open twice; does working in '
  'two tabs lose changes; this draft is open in another tab; two tabs with the same flyer'),
('How far undo goes back',
  'how many steps can I undo; undo limit; how far back does undo go; undo after reload; number of undo steps; can I undo a reset; undo history; is undo '
  'kept when I close the page; how often can I press undo; undo yesterday''s change; undo depth; depth of undo; undo after refresh; undo steps max; undo '
  'max; undo limit designer'),
('Opening a piece that isn''t there',
  'can''t open this piece; this piece doesn''t exist or isn''t shared with you; piece is gone; link to a piece doesn''t open; the owner moved this piece '
  'to the trash; colleague''s piece disappeared; shared piece vanished; why can''t I open the link to a piece; the owner stopped sharing'),
('Managers in the directory',
  'set a manager; who is my manager in the directory; change the manager of a person; can someone have no manager; can''t deactivate because still '
  'manages; can a person be their own manager; still manages active people; choose another manager for them first; add a boss to a person; who can '
  'change who I report to; my boss is wrong in the org chart; assign reports to another manager; make someone a manager; set who reports to whom; no '
  'manager; why can I not deactivate him'),
('Someone missing in the directory',
  'someone is missing in the directory; can''t find a colleague; no one found; person isn''t in the directory; where are deactivated people; former '
  'colleagues in the directory; see people who left; why is she not in the directory; show inactive people; I am not in the directory; a colleague '
  'doesn''t show up'),
('"Phone number needed"',
  'phone number needed; last name needed; no phone number in the directory; add a missing phone number; my number isn''t in the directory; get my phone '
  'into the directory; missing phone on my card; directory says number needed; who adds my phone number'),
('Inviting imported people',
  'invite everyone who was imported; invitations for many people; send invitations to new people; some invitations weren''t sent; invite all at once; '
  'bulk invitations; do imported people get an email; invite a whole list; stop sending invitations; how do imported people get in'),
('Dates in a CSV file',
  'date format in a csv; unclear date; day first or month first; which date format for the import; dates are read wrong; 03/04 is march or april; how do '
  'I write a start date; choose the date format; start date in the import; date isn''t read'),
('Account states',
  'did my invitation arrive; has she accepted the invitation; invitation status; no account yet on a profile; when does the invitation expire; was the '
  'invitation sent; see whether a person has an account; invitation pending; resend too soon; an invitation was sent less than a minute ago; wait before '
  'resending an invitation'),
('A colleague''s password',
  'can an admin see my password; reset a colleague''s password; set a password for someone; colleague forgot the password; can the boss read my '
  'password; sign out another person; end someone''s sessions; change the password of an employee; who knows my password; help a coworker with a '
  'forgotten password'),
('Experience levels in an application',
  'experience levels; how many years is senior; what does mid level mean; entry level years; years of experience in the form; what counts as senior; '
  'experience options of the application; not stated experience; levels a candidate can choose; junior or senior years; senior years; mid level years; '
  'experience ranges'),
('Fields of the application form',
  'what does the application form ask; fields of the job form; which questions are in the application; what do candidates fill in; is there a question '
  'about work authorization; start date left blank; how long does the application take; information we ask from applicants; minutes to apply; does the '
  'form ask for a cover letter; can I add a question to the form; does the form ask for a phone number; is the phone required in the form; which data do '
  'candidates give'),
('Length of answers in an application',
  'how long can an answer in the application be; max length of a name in the application form; application text limits; name too long in the '
  'application; characters limit of the job form; max characters for the phone number of a candidate; how many characters for a phone number in the '
  'form; longest name in the form'),
('Too many applications',
  'too many applications were sent; how many applications an hour; applicant was refused because of too many; application limit per hour; spam '
  'protection of the form; try again in an hour; captcha on the job form; protection from bots; can someone apply many times; application refused; how '
  'often can a person apply; attempts at the job form; how many attempts has the job form; attempts per hour at the application form'),
('Applying while offline',
  'applicant lost the connection; are the answers of the form saved; application when offline; form reloaded answers gone; do applicants lose their '
  'answers; resume gone after reload; failed to submit application; submit twice; does sending twice make two applications; the form failed halfway; '
  'continue the application later'),
('A resume that isn''t accepted',
  'resume isn''t accepted; please upload a pdf or doc file; file size must be less than 10mb; failed to upload resume; password protected resume; resume '
  'as jpg; can the resume be a word file; resume upload fails; can you apply without a resume; pages file as a resume; cv with a password; photo of a '
  'cv; candidate''s file has a password; form complains that the file has a password; cv file is protected'),
('Reference of an application',
  'reference of an application; what is the reference number; application code; find an application by its reference; where does the applicant see the '
  'reference; format of the reference; applicant gives me a code; what is the code on the receipt; reference lost; application number format; reference '
  'format; candidate code'),
('Writing limits for notes and emails to applicants',
  'how long can a note on an application be; max characters of an email to an applicant; limit of the message to a candidate; note length; subject '
  'length of a mail to an applicant; is my draft to the applicant saved; longest note; not sent yet draft in this browser; characters in a letter to an '
  'applicant; note max; applicant email max; candidate mail length; note char limit'),
('How long applications are kept',
  'how long are applications kept; when is an application deleted; retention of applications; how many months do we keep resumes; data protection of '
  'applicants; old applications are gone; are applications deleted automatically; how long do we store candidate data; application disappeared after a '
  'year; who can read an application; are resumes stored forever; when do you delete my application; how many months is a cv stored; are old candidates '
  'deleted; who gets to see what I answered in the job form; who sees the answers of an application; who reads the answers in the job form'),
('Who corrected an application',
  'who corrected an application; did the applicant change something; can an applicant change the email address; applicant wrote a wrong email; correct '
  'the email address of an applicant; corrected by the applicant; see changes to an application; applicant wants to change the email'),
('Types of positions',
  'types of positions; can a position be part time; internship position; pay of a position; hourly pay in a position; remote job; position in euros; '
  'which kinds of jobs can we post; currency of the pay; contract position; temp job; can I post an internship; part time job on the form; pay per hour '
  'for a job; contract types; position types; employment types; job types'),
('Limits of a position',
  'how long can a job description be; max characters of a position; title length of a position; limit of positions; how many positions can there be; '
  'description of a job too long; maximum open jobs; number of positions; paragraphs in a job description; position text length; position description '
  'max; job ad length; more than 500 positions; position max'),
('Deleting a position',
  'delete a position; can''t delete a position; people have applied for this position; remove a job opening; get rid of an old position; why is delete '
  'refused for a position; erase a vacancy; position with applications'),
('After a position is closed',
  'can someone still apply after closing; position closed while filling in the form; reopen a position; last day to apply is over; expired position; '
  'open a closed position again; what happens to people filling in the form; how long after closing can an applicant submit; position expired; '
  'reactivate a job opening; applicant was halfway through the application when we closed the job; job closed while someone was applying; is a half '
  'finished application lost when the job is closed; we closed a job by mistake can we open it again; closed the wrong job; open a job again'),
('No positions',
  'can people apply without a position; unsolicited application; no specific position; apply when there is no job open; general application; no '
  'positions yet; spontaneous application; form without a job; speculative application'),
('What the audit trail records',
  'what is in the audit trail; what does the audit trail record; are failed sign-ins recorded; who opened a resume; is it recorded who reads '
  'applications; does the audit trail show pieces; types of events; sign-in refused in the audit trail; does the log show what I typed; which actions '
  'are logged; wrong passwords in the log; is reading a resume logged; what gets logged; do you log wrong passwords; is a role change recorded; does '
  'opening a cv leave a trace; audit events; what is logged; log of failed logins'),
('Reading the audit trail',
  'filter the audit trail; export the audit trail; search the audit trail; audit trail by date; download the log; events of last week; can someone '
  'delete an audit event; csv of the audit trail; look up who did something on a day; can the audit log be edited; show older events'),
('Default password of new accounts',
  'default password; what is the default password; default password lost; see the default password again; does everyone get the same password; created '
  'skipped error; why was an account skipped; initial password of a new colleague; first password; the default password was shown once; password for new '
  'staff accounts; initial password; starter password; first login password; password for new people'),
('When seeding leads fails',
  'failed to seed crm data; are the sample leads real; sample leads twice; do seeded leads overwrite ours; statuses of a lead; which statuses has a '
  'lead; seeding failed; can staff seed leads; are leads added again; industry of the leads; test data for the crm'),
('Notable clients',
  'notable clients; which companies are our clients; names of our customers; how many client logos are in the deck; who are our reference customers; '
  'well-known clients; companies that work with us; customer logos; name some clients; do we work with gridhaven; who buys from us'),
('Presenter view: notes, timer, pop-ups',
  'presenter view doesn''t open; browser blocked the second window; allow pop-ups; timer in the presenter view; what does the presenter view show; start '
  'the timer; see the next slide; clock while presenting; speaker notes window blocked; stopwatch for my talk; reset the timer'),
('Keys of the sales deck',
  'keys of the sales deck; jump to the first slide; jump to the last slide; turn off single-key shortcuts; swipe through the slides; keyboard in the '
  'deck; go back one slide; clicker for the deck; slides on a tablet; shortcut for the overview; button for the next slide; go to the end of the deck; '
  'jump to slide one'),
('Linking to and printing a slide',
  'link to a slide; open the deck at slide 4; print the sales deck; share the deck with a customer; can a customer open the sales deck; is the sales '
  'deck public; slides on paper; deck handout; send the deck link; does the deck need a login; address of a slide; give the client the slides'),
('Contrast of text',
  'contrast of text; minimum contrast; contrast ratio; how much contrast does text need; is white on cyan readable; what counts as large text; wcag '
  'contrast of our colors; can I use gray text; contrast table; readable color combinations; which colors go together; 4.5 to 1; which colors are hard '
  'to read on white; colors that are bad to read on white; unreadable colors'),
('Night and amber',
  'hex of night; night color; what is amber; darkest brand color; color code of night; amber hex code; dark background color; which color is the dark '
  'one; hex code of amber; dark navy of ours; text color on orange'),
('Sizes of the logo files',
  'logo formats; which file types has the logo; how many logos are there; png of the logo in high resolution; logo for print; cmyk logo; black logo; '
  'logo as svg; transparent logo; how large is the logo png; logo in one color for a printer; vector logo; eps logo'),
('News of brand changes',
  'how do I hear of brand changes; rss feed of the brand; changelog of the brand; version of the brand; get notified when the logo changes; brand '
  'package for a website; what changed in the brand; brand facts as json; which brand version is current; use our brand on a website; developer files '
  'for the brand; npm package of the brand'),
('Our pictures to download',
  'download brand pictures; pictures of a solar farm; stock photos; photos I may use; free pictures; do we have a picture of servers; rights of our '
  'pictures; images in the brand guidelines; are our pictures ai made; photo library of the brand; picture of solar panels for a website'),
('Grid of a piece',
  'grid of a piece; how many columns has the grid; margin of a piece; spacing between words; layout grid; twelve columns; brand grid; how wide is the '
  'margin; unit of the grid; rows in the brand'),
('Pictures that can''t be added',
  'heic; iphone photo can''t be added; picture isn''t a type we can use; my picture is refused; which picture formats can I use; can I add a gif; can''t '
  'add a picture; picture is damaged; photo is too large; pdf as a picture; tiff picture; psd or ai file as a picture; photo from my phone doesn''t '
  'work; convert heic; my iphone jpeg ends in heic; photo ends in heic; file isn''t readable heic; phone picture not readable'),
('File size of ads and posts',
  'file size of an ad; how many kb can a google ad have; ad is over 150 kb; banner too large; linkedin file limit; max file size of a display ad; ad '
  'file too big to upload; weight of a banner file; kilobytes for google ads; google rejected my ad because of the size; size of file for a google '
  'banner; must the banner file be small; banner kb; ad file max; ad kb max; banner file max kb; linkedin file max'),
('Smallest text in a piece',
  'smallest text; minimum font size; how small can text be; text is too small; text is only 4 pt; minimum type size in print; smallest font on a flyer; '
  'font size limit; legible text size; text hard to read warning; can I set the font size; make the text bigger; change the font size; smallest letter '
  'size; least letter height; which letters are too small for print; min text size; min pt; text min; min font size print'),
('Text that doesn''t fit',
  'text is too long for this piece; text doesn''t fit; title too long; my headline is cut off; words don''t fit; shorten the text; text overflows; too '
  'much text on the flyer; doesn''t fit its space; why does the text get smaller; font shrinks; why my text becomes smaller; letters get smaller when I '
  'write more; font gets small by itself'),
('Sample details on a piece',
  'your name is still on the piece; your title still on the piece; sample details on my flyer; replace the placeholder; placeholder in a template; '
  'remove your name from the piece; default contact on the card; wrong contact line; check complains about your name'),
('Errors and warnings of the check',
  'can I download in spite of a warning; errors and warnings; fix the errors first; download is blocked; what is an error in the check; ignore a '
  'finding; the check found a problem; download button doesn''t work; why can''t I download; difference between error and warning; finding won''t go '
  'away; can I skip the check; may I download although there is a warning; red and yellow findings; download refuses because of an error; forced to fix '
  'the error'),
('Hand-off ticket',
  'hand-off ticket; order for the printer; what goes on the hand-off ticket; cost center on the order; quantity for the print shop; which fields has the '
  'hand-off ticket; print order form; needed by date; ship to address for the printer; delivery address for print; is the cost center required; '
  'instructions for the printer; does the portal order prints; who orders the printing; paper with the order for the printer; tell the printer how many '
  'copies; where do I enter how many to print; delivery date for the printer'),
('Total ink and printing conditions',
  'total ink limit; ink coverage; maximum ink on coated paper; color profile of the pdf; which icc profile; fogra29; cgats; printing condition; tac '
  'limit; how much ink is allowed; uncoated ink limit; profile for the printer; printer asks for the icc profile; output intent; ink max; ink limit; '
  'tac; ink percent'),
('What the proof of separations shows',
  'what does the proof of separations show; plates of the pdf; black overprint; out of gamut; see each ink; is the proof a color proof; check the inks; '
  'colors the press can''t print; ink values at a point; show the cyan plate; can I see printed colors on screen'),
('Colors look different in print',
  'colors look different in print; orange prints dull; why is the printed color different; print is paler than the screen; colors on paper are off; cyan '
  'looks lighter in print; will the color be the same in print; printed flyer looks pale'),
('Sheets of ten cards',
  'ten cards on a sheet; print business cards in the office; how many cards fit on a page; business cards on a4; cut cards myself; flip on the long '
  'edge; sheets of ten; cards on an office printer; print my own cards; business cards on letter paper; double-sided card printing; two-sided printing '
  'of cards; cards per sheet; cards per page; ten up'),
('Business card file, contact and QR code',
  'qr code on a business card; contact file of my card; vcf of my business card; qr code might not scan; my name is too long for the card; what is on '
  'the back of the card; download my business card; what does the qr code on the card contain; card details don''t fit; order business cards; get my '
  'business cards printed'),
('File type of a meeting background',
  'file type of a meeting background; background as jpeg; download all backgrounds; background too large for teams; png or jpeg for zoom; why is the '
  'teams background a jpeg; all backgrounds at once; format of the zoom background; teams doesn''t accept the background; zip of backgrounds'),
('Emails: size and dark mode',
  'email clipped by gmail; how large can an email be; email in dark mode; 102 kb; which font does outlook show; html size of the email; newsletter is '
  'cut off in gmail; colors change in dark mode; email looks different in outlook; message clipped; preview the newsletter on a dark screen; email font '
  'wrong; google mail cuts my newsletter; from which size does gmail cut a newsletter; newsletter truncated; gmail clip size; email kb max; newsletter '
  'max size'),
('Opening an .eml draft',
  'open an eml file; eml in outlook; eml in thunderbird; edit as new message; what do I do with the eml draft; eml in apple mail; use the eml file; how '
  'do I send the eml draft; eml won''t open; mail draft file'),
('Unsubscribe link and recipients',
  'unsubscribe link; where do recipients come from; mailing list; does the email have an unsubscribe link; who gets the newsletter; upload recipients; '
  'footer of the email; address list for the email; can the portal send to a list; subscriber list'),
('Headline of a social post',
  'headline in the picture; text in the picture of a post; first sentence of the caption; where does the headline of a post come from; different '
  'headline in the picture; list in a post; caption and headline; words on the instagram picture; change the text on the post image'),
('What each layout needs',
  'why can''t I choose a layout; layout is grayed out; layout needs a number; add a number to the headline; add a quote to use this layout; how many '
  'points has the list layout; how many steps fit; choose a date to use this layout; layout unavailable; list layout points; steps layout; quote layout; '
  'number layout; date layout won''t work; can''t use the date layout; list layout max points; steps layout max; number layout not available'),
('Changing only one size',
  'change only one size; different text in one size; change only here; text for the story only; one size has its own words; all sizes view; shorter '
  'headline for the banner; own picture for one size; see all sizes at once'),
('Zooming in the studio',
  'zoom in the studio; how far can I zoom in; actual size; show the whole piece; enlarge the preview; zoom out; see the piece at print size; preview is '
  'too small; 100 percent view; max zoom; make the preview larger; zoom max; zoom min; zoom range; zoom out min'),
('Studio or form',
  'switch between studio and form; use the form; leave the studio; how large is the preview; preview size; open the form instead of the studio; why does '
  'the studio open; get out of the studio; close the studio; back to the form'),
('Rows that can''t be read',
  'row has an error; leave out a row; damaged characters in the csv; spreadsheet error in a row; rows with problems; #n/a in my csv; fix a row; accents '
  'are broken in the csv; umlauts wrong; csv utf-8; skip a row; put back a row; all rows are left out'),
('Pictures in the rows of a table',
  'different picture for each row; picture column of a batch; each piece its own photo; image per row; file name of a picture in the table; pictures in '
  'make many; how do I put pictures in a batch; photo per store'),
('Pausing and continuing many files',
  'pause make many; continue a batch; left the page while files were made; these are your earlier rows; start over with other rows; unfinished rows; '
  'does a batch go on when I close the page; cancel making files; resume making many files; how long does a batch take'),
('Email signatures for many people',
  'email signatures for everyone; make signatures for the whole team; signature for many people; html signatures; batch of signatures; signatures for '
  'all staff; create signatures for my department; signature files; roll out a signature to everybody'),
('Marking who has a card',
  'mark that someone has a card; they already have cards; who has no business card; list of people without a card; these changes don''t matter; mark as '
  'up to date; record who has a card; who needs new business cards; people without a card; out of date cards list'),
('Quick starts of the wizard',
  'quick starts of the wizard; which prompts does the wizard have; example descriptions; wizard examples; list of quick starts; sample prompts; ready '
  'descriptions for the wizard; starter prompts; what can I click to start the wizard'),
('Material types of the wizard',
  'what can the wizard make; material types of the wizard; can the wizard make a presentation; wizard banner; which materials are in the wizard; how '
  'many material types has the wizard; can the wizard make a brochure; default material of the wizard; custom material'),
('Ideas of the wizard, and what isn''t used',
  'how many ideas does the wizard give; not used; why did the wizard leave out my words; wizard in another language; can I describe it in spanish; add '
  'words the wizard left out; how long does the wizard take; the wizard ignored my text; please describe what you want to create; failed to generate '
  'design; wizard in german; how many designs do I get; the wizard ignored half of what I wrote; where did the words go that I wrote in the wizard; part '
  'of my description is missing in the design'),
('Pictures in the wizard',
  'picture in the wizard; can the wizard use my picture; how many pictures does the wizard show; own photo in the wizard; thumbnails in the wizard; '
  'which picture does the wizard use; use my photo in a generated design; image for a generated design'),
('Earlier results of the wizard',
  'recent generations; earlier designs of the wizard; how many generated designs are kept; get back a generated design; wizard history; keep a design of '
  'the wizard; old designs from the wizard; lost a generated design; find last week''s wizard design'),
('Searching the Marketing Center',
  'search the marketing center; what do you need; find a ready piece; search for a flyer; look for a material; ready piece for a job fair; find a '
  'template for an event; is there a ready-made poster; search designs by occasion; nothing matches my search in the hub'),
('Downloading a colleague''s piece',
  'can I download a colleague''s piece; download a shared piece; print a colleague''s flyer; view only piece download; file of a piece that isn''t mine; '
  'can viewers download; get the pdf of a shared poster; save a file of a shared piece'),
('Words for people who can''t see the picture',
  'alt text; alternative text of a picture; description of a picture for the blind; accessible pdf; what it shows; is the pdf accessible; screen reader '
  'and pictures; tagged pdf; describe the image; alt text for an instagram post'),
('Limits of a team photograph''s words',
  'how long can the title of a teamphoto be; characters in the credit of a teamphoto; limit of the rights text; topics of a teamphoto; how many topics '
  'has a teamphoto; separate topics; tags of a teamphoto; keywords for a teamphoto; max characters rights'),
('States of a team photograph',
  'states of a teamphoto; teamphoto expired; what does withdrawn mean for a teamphoto; is my teamphoto approved yet; downloaded flyer with an expired '
  'teamphoto; teamphoto still waiting; status of a teamphoto; is a printed flyer recalled when the photo expires; extend the last day of a teamphoto'),
('Editing a team photograph',
  'edit a teamphoto; change the title of a teamphoto; who can edit a teamphoto; delete a teamphoto; remove a teamphoto; wrong credit on a teamphoto; '
  'prolong the rights of a teamphoto; can I change my own teamphoto; take my photo out of the team library'),
('Folders',
  'create a folder; delete a folder; take a piece out of a folder; rename a folder; are folders shared; find pieces of a folder; empty folder; organize '
  'my pieces; put pieces in a folder; does my colleague see my folder; subfolder; keep pieces together'),
('Rules of a template',
  'rules of a template; free locked must change; what does must change mean; lock a field in a template; which fields can be locked; publish a new '
  'version of a template; summary of a template; prevent changes to a template; keep the wording fixed; placeholder that has to be replaced; what is a '
  'locked field; colleagues may change only the date in my template; lock the text but not the picture; which parts can others change'),
('Choosing the pieces of a campaign',
  'download a campaign; leave a piece out of a campaign; save a campaign as drafts; errors in a campaign; what is in the campaign zip; pick which '
  'formats a campaign has; campaign overview; remove the postcard from the campaign; campaign files; some pieces can''t be made yet'),
('Names of downloaded files',
  'name of the downloaded file; how are files named; file name of a download; can I rename the file; rename the pdf after downloading; what does the '
  'file name mean; where is the downloaded file; date in the file name; downloaded file called; name of the file I downloaded; what is the file called; '
  'how is the download named'),
('Fantasy football',
  'columns of the fantasy football table; games back; playoff percentage; wins and losses of the teams; what does the highlight in the standings mean; '
  'fantasy ranking; how many fantasy teams'),
('Importing people',
  'how large can the import file be; import an excel file of people; this is a workbook; max size of a staff csv; required column of an import; can I '
  'import xlsx; headings of the import file; this file is larger than 20 mb; what must a staff csv look like; import spreadsheet mb; put people in with '
  'a spreadsheet; many people from excel into the directory'),
('An applicant''s own page',
  'applicant withdrew; what happens when an applicant withdraws; can someone apply again after withdrawing; can a withdrawn application be restored; '
  'candidate took back the application; get a withdrawn application back'),
('Your profile',
  'what is the display name for; nickname in the portal; I go by another name; preferred name; people call me something else; name I go by; change how '
  'my name is shown'),
('Where you are signed in',
  'lost device; stolen device; device was stolen what to do; sign out a lost device; sign out one device; someone has my device; forgot to sign out at a '
  'customer; still signed in on an old computer; left my device somewhere; end my session on a public computer; my device was left behind'),
('Rows of a batch',
  'how many rows can make many have; max rows of a batch; file for make many too large; largest csv for a batch; this file has more than 5000 rows; '
  'split the list; limit of a batch; mail merge limit; mail merge; serial letters; personalized postcards'),
('Certifications',
  'hipaa badge; do we have a nist badge; which badges do we have; do we have an r2 badge'),
('Deleting a piece, and bringing it back',
  'delete an old flyer; delete my old poster; throw away an old piece'),
('Printing and print PDFs',
  'what do I hand to the print shop; what do I give the printer; which file for the print shop; file for the printing house'),
('Link to the logo',
  'url of our logo; image address of the logo; logo link for an email service; logo for mailchimp; logo as an image link; direct link to our logo '
  'picture; does the logo address change'),
('How long a post can be',
  'length of a post; length of a new post on the start page; how much text fits in a post; post character limit'),
('What an approval covers',
  'approved version changed since which one do people download; I changed the piece after it was approved what do people get; which version do '
  'colleagues download after I edit an approved piece; fiddled with an approved piece'),
('Language of a piece',
  'flyer in Spanish; poster in French; make a brochure in German; can I have the piece in another language'),
('Outdated cards and signatures',
  'do I have to redo my card with a new title; new job title new business card; my title changed what about my signature; redo my business card after a '
  'promotion'),
('Presenter view of the sales deck',
  'show the slides on the big screen and my notes on the computer; notes stay on my screen; audience sees slides while I read notes; second screen while '
  'presenting; projector and notes'),
('Deleting an application',
  'where do the answers go when I delete an application; are answers deleted with the application; delete a candidate; remove an applicant for good'),
('What the assistant may be asked',
  'are you recording my questions; does the portal keep what I type to you; what is noted about my questions'),
('Changing or stopping a share',
  'made me view only by accident who can change that; change view only to edit; give me edit rights; upgrade a colleague from view to edit'),
('Custom size of a brochure',
  'smallest own format of a brochure; least width of a custom brochure; minimum custom size; custom brochure in centimeters'),
('Emails the portal sent',
  'mail log; how long are mail events kept; retention of the email log; how long does the portal remember emails'),
('Importing people',
  'headcount of an import; import cap; quickest way to give interns logins; create many accounts from a list'),
('Who approves pieces',
  'who signs off flyers; who signs off posters; who has the last word on a flyer; who must agree before printing'),
('Where you are signed in',
  'left my device in a cab; left my device in a taxi; device gone what to do about the portal'),
('An invitation that no longer works',
  'how long is an invite valid; time limit of an invite; invite link expired; invitation time limit'),
('Two-step sign-in',
  'do I have two-step turned on; check whether two-step is on; is my account protected by a code'),
('Recovery codes',
  'where can I see whether I have recoverycodes; did I set up recoverycodes; check my recoverycodes; how many recoverycodes are left'),
('How many team photographs there can be',
  'limit of the gallery; how many shared pictures fit; gallery of shared pics limit; size of the photo library; is there room for more teamphotos'),
('Language of a piece',
  'supported languages of a piece; how many languages can a piece have; languages for flyers'),
('Asking for approval of a piece',
  'my reviewer sent it back where do I read why; piece was sent back; where do I see what the reviewer didn''t like; approver sent my flyer back'),
('Who sees your pieces',
  'stop the boss from seeing my unfinished work; can my boss see my half-finished piece; does the manager see my pieces; can the CEO see what I make; is '
  'my unfinished design visible to others'),
('An applicant''s own page',
  'how can I take my application back and apply another time; take back an application; apply another time'),
('Rows of a batch',
  'largest import into many pieces; how many pieces from one table; list of stores one piece each'),
('Correcting a directory entry',
  'name of my boss is wrong who can repair it; someone''s name is spelled wrong in the directory; repair a wrong name'),
('Deleting a piece, and bringing it back',
  'does the recycle bin empty itself; recycle bin; when is the bin emptied automatically'),
('What the assistant may be asked',
  'chat quota per day; quota of questions; questions left today'),
('Too many wrong passwords or codes',
  'code rejected five times how long do I wait; passcode rejected; blocked after wrong codes'),
('Review links',
  'let the customer see the draft; send the flyer to a client for a look; show a supplier our brochure; share outside the company'),
('Approving a piece',
  'where do I click to approve; I should approve something where is it; give my ok to a poster; okay a flyer as an approver'),
('What administrators may do',
  'which rights has an admin; admin permissions; difference between admin and staff; what can admins do that others can''t'),
('What super administrators may do',
  'which rights has a super admin; difference between admin and super admin; what can only the super admin do'),
('Team templates',
  'start from something the team prepared; is there a template for flyers; use a template of the team'),
('Making your business card',
  'I need new business cards; where do I get my business card; make my visiting card; create my card'),
('Business cards',
  'size of our business cards; how big are visiting cards; paper size of a card in mm'),
('Meeting backgrounds',
  'zoom wallpaper list; names of the backgrounds; how many backgrounds are there for zoom'),
('The audit trail',
  'who can open the audit trail; how long are events kept; where do I see who changed something'),
('Importing people',
  'which columns must the csv have; columns of the csv; which columns does the people file need; put new staff in with a spreadsheet'),
('Presenting the sales deck',
  'full screen in the sales deck; leave full screen in the deck; which key is full screen'),
('The Marketing Center',
  'what can I design here; what can I design; i have to design a leaflet'),
('Positions',
  'new opening with pay range; new job opening with pay'),
('Brochure sizes and folds',
  'z fold; z-fold'),
('Where you are signed in',
  'kick out my session at the library; session on a computer at the library'),
('Using a meeting background',
  'names on backgrounds; my name on a background; put names on many backgrounds'),
('Checking a file',
  'see which version was printed; which version did we print; was the third or the fourth version printed'),
('Ray, your assistant',
  'hello Ray; hi Ray; Ray')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as written (phrasing)
-- As people write it, and in the words that the search makes of it.
cross join lateral (values (written.phrasing), (left(private.in_our_words(private.asked_text(written.phrasing)), 160))) as asked (phrasing)
on conflict do nothing;

alter table public.portal_knowledge enable trigger read_words_again;
alter table public.portal_phrasings enable trigger read_words_again;
refresh materialized view private.portal_postings;
refresh materialized view private.portal_terms;
refresh materialized view private.portal_words;
