-- Messages and answers of the assistant in plain words. What the functions whose messages change do stays the same.
do $plain$
declare
  message record;
  each record;
  is_found boolean;
begin
  for message in
    select * from (values
      ('password_changed follows the password; it cannot be set.',
        'password_changed is set when the password changes. You can''t set it yourself.'),
      ('Account details can take up to 8 KB.',
        'Account details can be up to 8 KB.'),
      ('Open a resume only to read it or to delete it.',
        'You can open a resume only to read or delete it.'),
      ('Name the pictures of a piece by their SHA-256.',
        'Identify each picture by its SHA-256 hash.'),
      ('Your pictures take up 2,000 MB. Delete some pieces with pictures for good before you add more.',
        'You can store up to 2,000 MB of pictures. Delete some pieces with pictures for good to make room.'),
      ('Save values by field.',
        'Send the values as an object with one entry per field.'),
      ('A piece must be a draft, ready or archived.',
        'Choose a status: draft, ready or archived.'),
      ('Share a piece for viewing or for editing.',
        'Choose whether people can view or edit this piece.'),
      ('No one can change or delete what happened to a piece.',
        'You can''t change or delete a piece''s history.'),
      ('This piece was changed in the meantime. Look at it again, then ask for approval.',
        'This piece has changed since you opened it. Review it again, then ask for approval.'),
      ('This version isn''t what was sent for approval.',
        'This isn''t the version that was sent for approval.'),
      ('Say in 1 to 2,000 characters what should change.',
        'Describe what should change in 1 to 2,000 characters.'),
      ('You can''t review your own piece. Someone else has to.',
        'You can''t review your own piece. Ask someone else to.'),
      ('The team already has 2,000 photographs.',
        'The team has reached its limit of 2,000 photographs. Add this picture to your piece instead.'),
      ('A template field must be free, locked or required to change.',
        'Choose a rule for each template field: free, locked or must change.'),
      ('This template was withdrawn.',
        'This template was withdrawn. Choose another one.'),
      ('{"code": "429", "message": "This link was opened too often. Try again in a minute.", "details": null, "hint": null}',
        '{"code": "429", "message": "This link was opened too many times. Try again in a minute.", "details": null, "hint": null}'),
      ('This piece was downloaded 500 times within a day. Download it again tomorrow.',
        'This piece has reached its limit of 500 downloads a day. Try again tomorrow.'),
      ('Name a file by its format, its size and the SHA-256 of its bytes.',
        'Send the file''s format, size and SHA-256 hash.'),
      ('This piece was changed in the meantime. Look at it again, then download it.',
        'This piece has changed since you opened it. Review it again, then download it.'),
      ('What this file shows isn''t approved. Download it again.',
        'This file shows changes that aren''t approved. Download the piece again.'),
      ('Name a file by the SHA-256 of its bytes.',
        'Send the file''s SHA-256 hash.'),
      ('This piece has 500 comments. It can''t have more.',
        'This piece has reached its limit of 500 comments.'),
      ('This link has 50 comments. Ask the person who sent it for a new one.',
        'This link has reached its limit of 50 comments. Ask the person who sent it for a new link.'),
      ('This piece has 250 comments by review link. It can''t have more.',
        'This piece has reached its limit of 250 comments from review links.'),
      ('A comment can''t have invisible characters. Type it again without them.',
        'Retype the comment without hidden characters.'),
      ('Give your name in 1 to 80 characters.',
        'Enter a name of up to 80 characters.'),
      ('This version isn''t what was approved.',
        'This isn''t the approved version.'),
      ('Ask about 1,000 pieces at most.',
        'Choose up to 1,000 pieces.'),
      ('Only the person who gave an approval, or an administrator whose piece it isn''t, can store its files: once, while it''s in force.',
        'Only the approver, or an administrator who doesn''t own the piece, can store approved files. They can be stored once, while the approval is current.'),
      ('Name up to 20 files by their format, their size and the SHA-256 of their bytes.',
        'Send up to 20 files, each with its format, size and SHA-256 hash.'),
      ('A file hasn''t arrived completely. Store it again.',
        'A file didn''t finish uploading. Store it again.'),
      ('A look has one to six sides, and at most 400,000 characters.',
        'A saved look can have 1 to 6 sides and up to 400,000 characters.')
    ) as stated (earlier, present)
  loop
    is_found := false;
    for each in
      select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prokind in ('f', 'p')
        and position(quote_literal(message.earlier) in p.prosrc) > 0
    loop
      execute replace(pg_catalog.pg_get_functiondef(each.oid), quote_literal(message.earlier), quote_literal(message.present));
      is_found := true;
    end loop;
    if not is_found then
      raise exception 'No function says "%".', message.earlier;
    end if;
  end loop;
end
$plain$;

update public.portal_knowledge as passage
set title = stated.title
from (values
('What staff members may do', 'What staff members can do'),
('What administrators may do', 'What administrators can do'),
('What super administrators may do', 'What super administrators can do'),
('Making somebody an administrator, or changing another role', 'Make someone an administrator or change a role'),
('What the assistant may be asked', 'What you can ask the assistant'),
('Deleting a piece, and bringing it back', 'Delete or restore a piece'),
('Several pieces at once', 'Change several pieces'),
('Emails that came back', 'Emails that bounced'),
('News of new comments', 'Notifications about new comments'),
('News of brand changes', 'Notifications about brand changes'),
('States of an approval', 'Approval statuses'),
('Account states', 'Account statuses'),
('Rows that can''t be read', 'Rows we can''t read'),
('Ideas of the wizard, and what isn''t used', 'The wizard''s ideas and unused words'),
('States of a team photograph', 'Team photograph statuses'),
('Mail and calendar', 'Email and calendar')
) as stated (earlier, title)
where passage.title = stated.earlier;

update public.portal_knowledge as passage
set body = stated.body
from (values
('Certifications',
  'We''re R2v3 Qualified, RIOS Qualified and Industry Recognized (SEIA and a state solar-and-storage association). Our badges are R2v3, RIOS, '
  'DoD 5220.22-M, HIPAA and NIST.'),
('When the assistant has no answer',
  'If Ray says "Here is a quick answer while Ray initializes", we couldn''t reach the server. Choose "Ask again" in a moment. If Ray finds '
  'nothing, try different words, or search with Ctrl+K. Ray knows only what''s in the portal, not the weather, pay or appointments.'),
('Rules for a password',
  'A new password needs at least 8 characters, or 6 if you set it with the link in a reset email. No digits or symbols are required. A few '
  'unrelated words make a strong password. You''ll need your current password to change it on your profile.'),
('Editing a person''s details',
  'A super administrator opens the person''s profile in the staff directory and chooses "Edit details" to change names, phone, job title, '
  'department, location, pronouns, start date and manager. If you need a change, ask a super administrator.'),
('The approved file couldn''t be stored',
  'If you see "is approved, but its file couldn''t be stored", choose "Store again" in the browser you approved it in. Later, any '
  'administrator can store a missing file with "Check saved pieces" on "Brand update", except for their own pieces. The approval counts '
  'either way.'),
('What a brand update leaves out',
  'Administrators don''t compare the private pieces of others in a brand update. Those are only counted, and their owners compare them on the '
  'same page. Emails and signatures can''t be drawn in another version of the brand, but "Check saved pieces" compares them with how they '
  'looked when they were last saved. The results stay in that browser, and the comparison continues when you come back to the page.'),
('What an approval covers',
  'An approval is for one version: its words, pictures and contact details. If the piece changes, ask again. The approved version stays in '
  'its history. Until the piece changes, everyone sees and downloads it with the approved contact details. A later approval supersedes an '
  'earlier one.'),
('Opening a downloaded file again',
  'Choose "Open a file" on the Marketing Center, or drop a PNG or PDF there that you downloaded from the portal. It opens as a draft that you '
  'can keep editing. Your own pictures aren''t in the file, and files saved again in another program can''t be opened.'),
('View-only pieces',
  'A piece that''s shared with you for viewing says "View only". Duplicate it to make your own, or ask its owner to let you edit. In a piece '
  'from a template, you can''t change fields that the author locked.'),
('Email and calendar',
  'Full Gmail integration is coming soon. Until then, open your email and calendar in a new tab from the Gmail page or the Email & Calendar '
  'card of your profile.'),
('Emails about a brand update',
  'On "Brand update", an administrator chooses "Email … people" to tell those who downloaded pieces that look different now. Each gets one '
  'email, at most once a day, with a link to the library. It doesn''t name any pieces.'),
('A review link that doesn''t work',
  '"This link doesn''t work" means that a review link is expired, revoked or incomplete, that its piece is in the trash, or that its owner is '
  'inactive. Create a new one. "Too many visits" means that it was opened more than 60 times in a minute; wait a minute.'),
('Who approves pieces',
  'Administrators approve pieces, and so do the colleagues that they name for a design. Administrators open "Approvals" from "Your pieces", '
  'turn approval on for a design, add approvers, and choose whether PNG and JPEG files are marked too. It''s off by default.'),
('Sample leads',
  'Administrators and super administrators create 25 sample leads with "Seed CRM with Fake Data" on the seeding page: companies that buy or '
  'sell IT equipment, with the statuses New, Contacted, Qualified and Closed. Running it twice doesn''t add anything.'),
('Adding a person',
  'A super administrator chooses "Add person" in the staff directory and fills in the details. Select "Send an invitation email" so that they '
  'can choose a password and get an account, or invite them later on their profile.'),
('Status of an application',
  'An application is New, Reviewing, Contacted or Closed. Administrators change the status in the list or in the application itself. To '
  'change several, select them and choose "Set status".'),
('Open studio',
  'Choose "Open studio" in a designer to edit the piece as large as the window allows. You can zoom, show guides such as trim, safe area and '
  'folds, choose from the layouts, change pictures, and see the checks. Click any text in the piece to edit it.'),
('Sheets of ten cards',
  'For an office printer, business cards download ten on a sheet with crop marks: 3.5×2 inch cards on Letter, 85×55 mm cards on A4. Print on '
  'both sides, flip on the long edge, then cut.'),
('The audit trail',
  'Super administrators open the Audit Trail in the sidebar: who did what and when, with people, roles, sign-ins, applications, positions, '
  'posts, templates and leads. Search it, filter by type and date, or export a CSV file. Events are kept for 24 months, and no one can change '
  'them.'),
('Change your password',
  'To change your password, choose "Change password" in the Password card of your profile. It needs at least 8 characters, and all your other '
  'sessions are signed out. If you forgot it, choose "Forgot your password?" on the sign-in page, enter your email address, and open the link '
  'in the email to set a new one of at least 6 characters. Look in your spam folder, too.'),
('Emptying the trash',
  'Open "Trash" in "Your pieces", select the pieces and choose "Delete for good". That also deletes their versions, shares and review links, '
  'and can''t be undone. Pieces in the trash are deleted automatically after 30 days.'),
('Handing a piece over',
  'Choose "Hand over" in the piece''s menu under "Your pieces". It then belongs to your colleague, and you can''t open it unless they share '
  'it with you.'),
('Importing people',
  'A super administrator chooses "Import CSV" in the staff directory. The file can have up to 5,000 rows and 20 MB. Save an Excel workbook as '
  'CSV first. Use columns such as Email, Full name, Phone, Job title, Department, Location, Pronouns, Start date and Manager. Email is '
  'required, because people are matched by it. You''ll review every change before anything is saved, and you can invite the people who are '
  'added.'),
('Accessibility',
  'The portal aims to meet WCAG 2.2, level AA. Every page works with the keyboard alone, has labels for screen readers, and stays readable at '
  '400% zoom, in high contrast and in the dark theme. Animations stop if your system asks for reduced motion. The sales deck has a reading '
  'mode with headings.'),
('Emails to you',
  'Administrators choose in the "Email notifications" card of their profile whether they get an email about new job applications. It''s sent '
  'at most once a day and doesn''t include names. Emails about your account and about pieces shared with you can''t be turned off there.'),
('Delete or restore a piece',
  'Choose "Move to trash" in the piece''s menu. It stays in the trash for 30 days, and you can "Restore" it until then. "Delete for good" '
  'can''t be undone.'),
('Record of roles and access',
  'The Audit Trail shows who changed a role, or added, activated or deactivated someone, and when. Only super administrators can see it. '
  'Filter by type "People and roles" and by date.'),
('When you leave the company',
  'Before you leave, hand over your pieces: select them in "Your pieces" and choose "Hand over" and a colleague. After you''ve left, a super '
  'administrator can hand over everything you keep in the library to someone. Pieces in your trash stay there.'),
('Deleting an application',
  'Open the application in Job Applications and choose "Delete application". The answers, notes and resume are deleted for everyone, and you '
  'can''t undo it. Applications are also deleted automatically, after 12 months by default.'),
('Permission to use the brand',
  'Don''t use the assets without permission. "Request permission" is at the bottom of the brand guidelines. Approved vendors find print '
  'masters and templates under "Trusted Vendor Access".'),
('Pictures that can''t be added',
  'Designers take PNG, JPEG, WebP and SVG. Designers can''t read HEIC pictures, which iPhones take. Export them as JPEG in Photos or Preview. '
  'Pictures that are damaged or over 25 MB can''t be added. You''ll see why. Try a smaller copy.'),
('Withdrawn templates',
  'Once a template is withdrawn, only administrators see it. Pieces made from it don''t change.'),
('Correcting a directory entry',
  'Super administrators can use the pencil on a card in the staff directory to correct the first name, last name and phone number. They can '
  'correct everything else under "Edit details" on the person''s profile. The email address can''t be changed there. If you need a change, '
  'ask a super administrator.'),
('Which logo on which background',
  'Use the primary logo on white or very light backgrounds, white on teal, night or any dark color, on-image on photographs, night on orange, '
  'amber or cyan, and grey for one-color print.'),
('Updating a campaign',
  'When a date, time, place, offer or link changes, change it in one piece of the campaign. You can then update the others together. To make '
  'the other formats, choose "Make the campaign" in the designer.'),
('When a piece isn''t saved',
  '"Not saved" shows the reason. If the browser''s storage is full or blocked, delete drafts you don''t need and try again. If the server '
  'doesn''t respond, it''s saved when the server is back. Keep the browser''s data until then. "Save as a new piece" keeps a copy.'),
('Who sees that you have a piece open',
  '"Also open" in a piece shows which colleagues have it open. After someone closes it, they can still appear for up to a minute. The record '
  'is deleted within the hour.'),
('Inviting someone',
  'A super administrator opens the person''s profile in the staff directory and chooses "Send invitation" in the Account card. The email has '
  'a link to choose a password. The link works once and for seven days. "Resend" sends a new link and cancels the earlier one. "Withdraw" '
  'cancels the invitation.'),
('Who sees your pieces',
  'Only you see a piece until you share it. It''s private. Administrators can''t see or open it either. A super administrator can see how '
  'many pieces someone has, and hand them over when that person leaves. Drafts are in your browser only.'),
('When you''re offline',
  'Without a connection, the portal says "You''re offline". You can go on editing a piece that''s open: it''s saved in this browser, and in '
  'your library once the server responds again. Making files needs a connection.'),
('Roles in the portal',
  'There are three roles: staff, admin and super admin. Staff members can use every tool and view the directory. Administrators also review '
  'job applications, manage positions, write posts, publish templates and create sample leads. Super administrators also edit the directory, '
  'set roles, activate and deactivate people, invite people, create staff accounts and read the audit trail. Your role is on your profile '
  'page.'),
('Newer version of a template',
  'If the template behind your piece was published again, choose "Newer version of the template" in the piece''s menu and then "Update". '
  'You''ll first see which fields change, and you can undo the update. To publish again, choose "Publish as template" and the next version.'),
('What you can ask the assistant',
  'You can ask Ray 20 questions in 5 minutes and 200 a day, each of up to 4,000 characters. For one day, the portal keeps the time of each '
  'question, but not the question itself. "New conversation" starts over.'),
('File size of ads and posts',
  'Files of Google and display ads are kept within 150 KB, files for LinkedIn within 5 MB. If a PNG is too large, the download says so. '
  'Choose JPEG, 1× or a simpler picture.'),
('Folders',
  'A folder is a name that you give your pieces. Type a new name in "Move to a folder" to create one, or leave it blank to take a piece out. '
  'Only the owner of a piece chooses its folder. A folder without pieces disappears. Find the pieces of one with the filter "Folder".'),
('New staff accounts',
  'A super administrator adds the person in the staff directory and sends an invitation to choose a password. People can''t sign themselves '
  'up. "Create Staff Accounts" on the seeding page creates an account for every active person without one and shows the default password '
  'once. Each person changes it at the first sign-in.'),
('Color files and contrast',
  'Click a color value in the brand guidelines to copy it. Under Assets you find Adobe swatches for print and for screens, CSS variables and '
  'design tokens. The contrast table shows which text colors are readable on which backgrounds.'),
('Link and description of a position',
  'Each open position has its own form link, which you copy in its dialog for job boards and emails. It shows the title, the location (or '
  'that it''s remote), the type, pay in US dollars, the last day to apply and a description, and search engines can list it.'),
('Emails about approvals',
  'If the portal has a mail service, approvers get one email when something needs their approval, and the owner and the person who asked get '
  'one with the answer, about a minute later. It doesn''t quote the note. The home page shows the same.'),
('Two-step sign-in',
  'Turn on two-step sign-in on your profile page, in the Two-step sign-in card. Scan the QR code with an authenticator app, then enter the '
  'six-digit code that the app shows. From then on you sign in with your password and a code. You get 10 recovery codes in case you don''t '
  'have your phone.'),
('Drafts on a shared computer',
  'Drafts, their pictures and unsent changes stay in this browser after you sign out. No other account sends them, but anyone who uses the '
  'same browser profile can read them. On a shared computer, use your own browser profile.'),
('Faces in a team photograph',
  'When you add a team photograph, choose "Add a box" and drag a box around each face, so it won''t be cropped. With the keyboard, the arrow '
  'keys move a box, Shift and the arrow keys resize it, and Delete removes it.'),
('Changing or deleting a comment',
  'No one can change or delete a comment, not even its author or an administrator. Resolve it, or write another one. Comments are deleted '
  'with their piece.'),
('Files that always say "PROOF"',
  'Pieces made from rows with "Make many", in campaigns or by the wizard aren''t approved one by one, so their files say "PROOF – not '
  'approved" if the design needs approval. So do files with unsaved changes, in a different size from the approved one, or with different '
  'contact details.'),
('What super administrators can do',
  'Super administrators can do everything administrators can. They also edit the details of people in the directory, see people who are no '
  'longer active, set roles, activate and deactivate people, invite and import people, create staff accounts, and read the audit trail. You '
  'can''t change your own role or deactivate yourself.'),
('Inviting imported people',
  'After an import, select "Send invitations to the … new people". They get an email with a link to choose a password. You see who was sent '
  'one and who wasn''t. "Stop" stops sending, and you can send the rest later on their profiles.'),
('How long you stay signed in',
  'You stay signed in for up to 30 days on a device, or 7 days if you don''t use it. After that, sign in again. Your drafts stay in the '
  'browser.'),
('A colleague''s review links',
  'Only the person who made a review link can revoke it. Administrators can''t. If that person isn''t there, a super administrator can '
  'deactivate them, which stops their links, or hand over their pieces. The new owner can then revoke the links.'),
('When seeding leads fails',
  'The 25 sample leads are fictional and never added twice; existing leads don''t change. "Failed to seed CRM data" means the server didn''t '
  'respond. Try again. Staff can''t create them.'),
('Recovery codes',
  'You get 10 recovery codes when you turn on two-step sign-in. They''re shown only once. Save them as a file or copy them. To replace lost '
  'or used ones, choose "New recovery codes" in the Two-step sign-in card of your profile. Your old codes will stop working right away.'),
('Rows we can''t read',
  'In "Make many", rows with errors are marked. Fix the cell there, or choose "Leave out". You''ll see spreadsheet errors such as #N/A, '
  'shortened numbers, formulas and damaged characters, and how to fix them. Save the file as UTF-8 CSV.'),
('Changing only one size',
  'In the studio, "All sizes" shows a piece in every size. Choose a size and "Change only here" to give it its own text or picture. "Match '
  'other sizes" undoes that. Changes in the form apply to all other sizes.'),
('Writing limits for notes and emails to applicants',
  'A note on an application can have up to 5,000 characters. An email to an applicant can have a subject of up to 200 characters and a '
  'message of up to 4,500. Your draft is saved in your browser until you send it.'),
('Reading mode of the sales deck',
  'Choose "Reading mode" in the Sales Deck to read all slides as one document with headings. "Overview" shows all slides as thumbnails.'),
('Review link',
  'A review link is a public link to one version of a piece. Anyone with it can view that version until it expires, without an account.'),
('Linking to and printing a slide',
  'To link to a slide, add # and its number to the address, such as /sales-deck#4. Anyone can open the deck without signing in. When you '
  'print it in the browser, each slide gets its own page.'),
('"PROOF – not approved"',
  'Files of a piece that isn''t approved say "PROOF – not approved" if its design needs approval: print PDFs always, PNG and JPEG if an '
  'administrator turned that on. Downloads aren''t blocked. To get a file without it, save the piece, choose "Ask for approval", and download '
  'again once it''s approved and unchanged.'),
('Positions',
  'Administrators choose "Add position" on the Positions page: title, location, country, type, pay, last day to apply and a description. Each '
  'open position has its own link to the application form, for job boards and emails. Anyone with the link, and search engines, can see it.'),
('After a position is closed',
  'Once a position is closed or its last day has passed, no one new can apply. Anyone already filling in the form has a day to submit it. To '
  'open it again, clear "Close this position" or change the day.'),
('Rights and last day of a team photograph',
  'Each team photograph has a credit and rights: its license, or who allowed us to use it and for what. After its last day it''s expired, and '
  'administrators can withdraw it. A piece that uses it then can''t be downloaded until you choose another picture. Leave the last day blank '
  'if the rights don''t expire.'),
('Job application in Spanish',
  'The public job application is in English and Spanish. Applicants switch the language on the form. Administrators see which language was '
  'used, and emails to the applicant follow it.'),
('Your first week',
  'New colleagues see "Your first week" on the home page: add your phone number and photo to the directory, set up your email signature, '
  'create your business card, choose a meeting background, and try the search. Check off each step as you go.'),
('Default password of new accounts',
  '"Create Staff Accounts" makes one random default password for all accounts of a run and shows it only once. Copy it and share it '
  'privately. Each account is listed as Created, Skipped or Error. Anyone who doesn''t get the password can use "Forgot your password?".'),
('You don''t have access to this page',
  '"You don''t have access to this page" means only administrators or super administrators can see the page. If you need something from it, '
  'ask one of them. Job Applications, Positions and Approvals are for administrators; the Audit Trail is for super administrators.'),
('Your details on materials',
  'The contact line of every material comes from "Your details" on the Marketing Center: name, title, email, phone and logo version. They '
  'start with your profile, and your changes are saved in this browser.'),
('Change several pieces',
  'Select pieces in "Your pieces", or "Select all", and choose "Folder", "Hand over" or "Move to trash" for all of them. You can only change '
  'your own. Your colleagues'' pieces don''t change.'),
('Account statuses',
  'The Account card on a person''s profile, which super administrators see, says whether they have an account, when an invitation was sent '
  'and how long its link works, or that it expired, was withdrawn or bounced. You can send another one after a minute.'),
('Resolving a comment',
  'Choose "Resolve" on a comment when it''s done, or "Reopen" if it isn''t. People who can edit the piece, and people reviewing that version, '
  'can resolve its comments. Resolved comments stay in the list, under "Resolved", with who resolved them and when.'),
('Your own pictures',
  'Add your own pictures under Images on the Marketing Center: PNG, JPEG, WebP or SVG, up to 25 MB each. Until you choose one in a form, the '
  'first three go to the brochure, and the first to the ad and to every image theme. They''re saved in your browser. "Reset" returns a form '
  'to its defaults.'),
('Comments from people outside',
  'Anyone with a review link can comment on that version without an account. They give their name, and the comment is marked "outside". '
  'People with the link see only the comments made through it. Colleagues who can see the piece read these comments, too.'),
('Checks before a download',
  'Before a download, we check whether text fits, contrast is high enough, pictures are sharp enough (300 DPI, or 150 DPI for pieces over 17 '
  'inches on the short side) and anything is too close to the edge. Errors must be fixed. Warnings are advice. The studio shows the same '
  'under "Checks".'),
('What each layout needs',
  'Number needs a number in the headline, such as "24 hours"; Date needs a date; List needs three to six points, one per line; Steps needs '
  'two to four steps; Quote needs a quote. Some need a square or tall size. The layout says what''s missing.'),
('QR code on a piece',
  'Enter a web address under "Link for a QR code" in the designer''s form, if the designer has that field, and the piece shows a QR code. The '
  'check before a download warns if the code would print too small for phones.'),
('Making your business card',
  'Open New Hire on the Marketing Center and fill in "Your Information" (choose your name in the list to fill it in quickly). Pick a design, '
  'size and layout for the card, then "Download Template" for the print file or "Copy Specifications" for the printer.'),
('"Phone number needed"',
  '"Phone number needed" on a card means that the directory has no phone number for that person, and "(Last name needed)" no last name. Ask a '
  'super administrator to add it with the pencil.'),
('Unsubscribe link and recipients',
  'A designed email has our address and an unsubscribe link at the bottom. The portal doesn''t store recipients and doesn''t send it to '
  'customers. Use the HTML in your mailing service.'),
('Signing in',
  'Sign in with your company email address and your password. You can''t sign yourself up. An administrator creates and activates your '
  'account, or sends you an invitation to choose a password.'),
('When your session ends',
  'You''re signed out after 30 days, after 7 days without use, when your password is changed elsewhere, or when your account is deactivated. '
  'What you typed is saved in this browser. Sign in again to continue.'),
('Team photographs',
  'Team photographs are your team''s own pictures, for everyone''s pieces: up to 2,000. Open "Team photographs" from "Your pieces" to add one '
  'with its rights, credit, last day, topics and faces. Once an administrator approves it, everyone can find it in the designers'' picture '
  'fields.'),
('No positions',
  'If no positions are open, people can still apply. The form then doesn''t ask for one, and the application says "No specific position".'),
('Commenting on a piece',
  'Open the saved piece and choose "Comments" in its menu. Click the picture where you want to comment, or choose "Add a comment" to say '
  'something about a field. Everyone who can see the piece can comment, and so can people with a review link. Each comment is about one '
  'version.'),
('Checking a file',
  'On "Check a file", choose a file to see whether it''s exactly what was downloaded from a piece, which version it shows, whether that '
  'version is approved and by whom. The file stays on your computer. Any staff member can check a file. If the piece isn''t shared with you, '
  'you see its name only if the version was approved.'),
('What an approver compares',
  'The review shows an approver the version with its contact details, what the check found, its comments, and "Changes since version … was '
  'approved" next to the previously approved version. "Read it as text" lists its words.'),
('History of approvals of a piece',
  'Open the piece, choose "Versions" and then "Approvals". It shows who asked for approval, withdrew a request, or asked for changes (with '
  'their note), and who approved which version and when. Everyone who can see the piece can see its history, and no one can change it.'),
('How long applications are kept',
  'Applications and their resumes are kept for 12 months and then deleted automatically, unless your company set a different time. Only '
  'administrators can read them.'),
('Sharing a piece with colleagues',
  'Open the piece and choose "Share". Let all staff or individual colleagues view or edit it; "Copy link" gives you a link that works for '
  'people with access. Only the owner can share a piece.'),
('Emails the portal sent',
  'Super administrators find every email the portal sent under "Emails" in the Audit Trail: who it went to, its type, and whether it was sent '
  'or bounced. The contents of emails aren''t kept. Entries are deleted after 12 months.'),
('Closing a position',
  'Open the position on the Positions page and select "Close this position", or set an "Apply by" date. After that, no one new can apply. '
  '"Delete position" in the same dialog removes it.'),
('How often a review link was opened',
  'Under "Review links" in "Share", you can see each link''s version, when it expires, how often it''s been opened and when it was last '
  'opened. It lasts 1, 7, 14, 30 or 90 days, as you choose. You can have 20 active links.'),
('A colleague''s password',
  'No one can see a password. If a colleague forgot theirs, they choose "Forgot your password?" on the sign-in page. A super administrator '
  'can deactivate someone, which signs them out everywhere right away.'),
('CSV file',
  'A CSV file is a plain table: one row per line, with commas between the columns. Excel and Google Sheets save one with "Save as" or '
  '"Download".'),
('Photography and voice',
  'Our photos show one subject in early light. Our voice is plain, concrete and short. The brand guidelines show examples of both under '
  'Pieces, and how the disc and rows are built.'),
('Earlier versions of a piece',
  'A saved piece keeps a version whenever you pause. Choose "Versions" in its menu to view an earlier one, "Compare" it with the current one '
  'side by side, name it, or choose "Restore this version". Restoring creates a new version. Your current one stays in the list, and you can '
  'undo it.'),
('Partner logo on a piece',
  'Add a partner''s logo in the designer''s form under "Partner logo", if the designer has that field. It appears next to our logo. Use a PNG '
  'or SVG with a transparent background.'),
('Printing and print PDFs',
  'Choose "Download" and "Print PDF", which makes a PDF/X-4 file in CMYK. For a print shop, choose "Bleed and crop marks", for an online '
  'printer, "Bleed without marks", for an office printer, "Trim only". Choose coated or uncoated paper; "Proof" is a small file in screen '
  'colors that isn''t for printing. "Add a hand-off ticket" adds an order for the printer.'),
('Activating and deactivating people',
  'A super administrator chooses "Deactivate" or "Activate" in the access menu on the person''s card in the staff directory. Deactivating '
  'signs the person out right away and keeps them from signing in. Nothing is deleted. Only super administrators still see the entry, and '
  'they can activate it again.'),
('Approving a piece',
  'Pieces waiting for your approval are on your dashboard. Choose "Review" to see the version with its contact details and what the check '
  'found, then "Approve" or "Ask for changes" with a note. You can''t review a piece that you own, asked about or saved a version of, or that '
  'has your changes in it.'),
('Experience levels in an application',
  'The application form has three experience levels: entry level (1–2 years), mid level (3–7 years) and senior level (8 years or more). If '
  'none is chosen, it says "Not stated".'),
('Publishing a template',
  'An administrator opens a saved piece and chooses "Publish as template" in its menu, names it, and decides for each field whether it''s '
  'free, locked or must be changed. To remove it, choose "Withdraw" in the template''s menu. Pieces made from it don''t change.'),
('Your photo',
  'Add your photo on your profile page: "Choose photo" in the Photo card, then drag and enlarge it to choose the part that''s shown. Use a '
  'PNG, JPEG or WebP of at least 128 pixels on each side. Colleagues see it in the directory, in the org chart and on the home page. To '
  'delete it, choose "Remove" in the same card.'),
('The link to reset a password',
  'The link in a reset email works once and expires. If you see "This link no longer works", choose "Forgot your password?" on the sign-in '
  'page to get a new one. You can get one email a minute. You won''t get an email if the address doesn''t have an active account.'),
('Business card file, contact and QR code',
  'A business card has a QR code with your contact details. "Download .vcf contact" saves them as a contact file. "Download Template" makes '
  'the print PDF. If the name, title or email is too long, or the QR code might not scan, the card says what to shorten.'),
('Approval statuses',
  'A version is "in review" once someone asks for approval, then "changes asked" or "approved". "Superseded" means that a later version has '
  'been approved since. "The piece has changed since" means that what you see isn''t that version anymore.'),
('Too many applications',
  'From one network, 30 applications can be started an hour, and to one email address five can be sent. After that, the form says that too '
  'many were sent. The answers are saved, and the applicant can try again in an hour. When very many arrive, the form may ask applicants to '
  'confirm that they''re a person.'),
('Deleting a position',
  'A position that someone applied for can''t be deleted. Close it instead. Without applications, "Delete position" in its dialog deletes it '
  'for good.'),
('Too many wrong passwords or codes',
  'After 10 wrong passwords, wait up to five minutes before you try again. After five wrong two-step sign-in codes, wait 15 minutes. For a '
  'forgotten password, choose "Forgot your password?" on the sign-in page.'),
('Org chart',
  'Choose "Org chart" in the staff directory to see who reports to whom. Use the arrow keys to move, expand and collapse, and press Enter to '
  'open a profile. It''s based on the manager in each person''s details.'),
('Types of emails from the portal',
  'Emails from the portal are invitations, confirmations of applications, emails to applicants, notices of new applications, and emails about '
  'shared pieces, approvals and comments, brand updates, and tests of designed emails. Password emails are sent separately, by the sign-in '
  'service.'),
('Your profile',
  'Edit your first name, last name and display name (the name you go by, if it''s different) on your profile page and choose "Save Profile". '
  'The page also shows your email address and role, your photo, your password and two-step sign-in, where you''re signed in, your library, '
  'and your email and calendar.'),
('Fingerprint of a file',
  'A fingerprint (SHA-256) is a number computed from every byte of a file. If a single byte changes, so does the fingerprint. "Check a file" '
  'sends only the fingerprint and the version that the file names. The file stays on your computer.'),
('Saving a colleague as a contact',
  'Open a colleague''s profile from the directory. "Save contact" downloads a contact file (vCard) for your address book, or scan the QR code '
  'there with your phone. You can also do this from a card in the directory.'),
('Brand update',
  'Open "Brand update" from "Your pieces" to compare your own pieces in two versions of the brand. You see which change in colors, logo or '
  'layout or have new findings, before and after. "Check saved pieces" finds what a designer draws differently since a piece was last saved. '
  'Administrators also compare shared pieces, approved versions and team templates, can ask for approval again, and email the people who '
  'downloaded them.'),
('Types of positions',
  'A position''s type is full time, part time, contract, temporary or internship. Pay is a range in whole US dollars, an hour or a year. '
  'Select "From anywhere in the country" for a remote job.'),
('Greeting and daily quote',
  'The home page says good morning before 12:00, good afternoon before 18:00 and good evening after that. The date follows after 3 seconds, a '
  'quote after 6, and the assistant after 11; "Skip to the assistant" shortens it. There are ten quotes, and a new one each day.'),
('Drafts after you sign out',
  'Your drafts, their pictures and unsent changes stay in this browser when you sign out. Unsent changes are sent the next time you sign in '
  'there.'),
('Emails that bounced',
  'If an invitation bounced, the person''s profile says so in the Account card. If an email to an applicant bounced, the application says so. '
  'Correct the address or contact them another way. Super administrators see every email''s delivery under "Emails" in the Audit Trail.'),
('Applying while offline',
  'The application form keeps its answers in the applicant''s browser, even offline and after a reload. They must choose the resume again. If '
  'sending fails, nothing is lost. They can submit again. That won''t create a second application.'),
('Comparing versions',
  'Choose "Versions" in the piece''s menu, then "Compare": "Side by side" shows both pictures, and "Difference" highlights what changed. '
  'Changes to text and settings are listed below. You can compare with the current version or another one.'),
('Duplicating a piece',
  'Choose "Duplicate" in the piece''s menu. The copy is only yours until you share it. You can duplicate what a colleague shared with you, '
  'too, even if you can only view it.'),
('Team photograph statuses',
  'A team photograph is "Waiting for approval", "Approved", "Expired" after its last day, or "Withdrawn". Only approved ones can be used. '
  'Files downloaded earlier don''t change.'),
('Drafts and pieces',
  'A draft is what you''re working on in a designer. It''s saved automatically, in this browser only. A piece is a draft you gave a name with '
  '"Save to your pieces". It''s in your library, with versions, on every computer you sign in on, and you can share it.'),
('Approving a team photograph',
  'Administrators approve, edit or withdraw a team photograph on its card in Team Photographs. Until then it says "Waiting for approval", and '
  'only administrators and the person who added it see it. "Withdraw" stops people from using it. Approve it again to restore it.'),
('How long versions are kept',
  'All versions of a piece are kept until the piece is deleted.'),
('Text that doesn''t fit',
  'Text gets smaller until it fits. If it''s still too long, the form and the check say that it''s too long for this piece. Shorten it, or '
  'choose a larger size or another layout.'),
('Where you are signed in',
  'The "Where you''re signed in" card of your profile lists your sessions with device and last use. Sign out of a single session there, or '
  'choose "Sign out everywhere else". If a device was lost or stolen, or you don''t recognize one, sign it out and change your password. '
  'It''s signed out right away.'),
('Asking for approval again after a brand update',
  'Approved pieces that look different in the new version are counted on "Brand update". Choose "Ask for … approvals again", and someone else '
  'approves them. This works only in today''s version of the brand. Until then, the earlier approval counts.'),
('Code of two-step sign-in doesn''t work',
  'The code has six digits and changes every 30 seconds. Each code works once. If it''s wrong, wait for the next one and check that your '
  'phone''s clock is set automatically. After five wrong codes, wait 15 minutes.'),
('Marking who has a card',
  'In "Make many" for business cards, administrators can mark people who already have a card with "They already have cards", or mark people '
  'as up to date if a change doesn''t matter. Then they aren''t listed as "Without a card" or "Out of date".'),
('How many approvers',
  'An administrator can name up to 50 approvers for each design, in addition to all administrators. One approval is enough.'),
('Errors and warnings of the check',
  'Errors stop a download until they''re fixed, such as a link that isn''t complete, a placeholder that must change, or a team photograph '
  'that expired. Warnings don''t stop a download. Choose a finding to go to its field.'),
('A colleague''s profile',
  'Choose a name in the staff directory to open that person''s profile: job title, email, phone, department, location, pronouns, start date, '
  'manager and the people who report to them, if they''re filled in.'),
('Asking for approval of a piece',
  'Save the piece to the library, then choose "Ask for approval" next to its name. You''ll see it if an administrator turned on approval for '
  'that design. The piece is checked first, and the person who approves it sees what the check found. "Withdraw" takes the request back. '
  'You''ll see the answer on your dashboard, with a note if changes are needed.'),
('An applicant''s own page',
  'Applicants open their own application with the private link in their confirmation email: "Correct" changes their answers, "Replace resume" '
  'sends a new file, and "Withdraw" deletes everything. A closed application can''t be corrected anymore. If the link has expired, they can '
  'write to hello@daybreak.example with their reference.'),
('New hire kit',
  'The New Hire page makes an email signature, a business card and meeting backgrounds from one form. Choose your name in the staff list to '
  'fill it in quickly.'),
('Browsers and phones',
  'The portal works in the current and previous versions of Chrome, Edge, Firefox and Safari, in Firefox ESR, and on iOS and iPadOS 17 or '
  'later. It works on phones too. There''s no app to install.'),
('Material types of the wizard',
  'The wizard''s ten material types are business card, brochure, flyer, poster, banner, social post, email template, presentation, '
  'infographic and custom. Flyer is the default.'),
('The sidebar',
  'The sidebar has links to every page and tool. Collapse or open it with the button in the header or with Ctrl+B (⌘B on a Mac). It stays '
  'that way for 7 days. On a phone it''s a drawer.'),
('Renaming a piece and folders',
  'Choose "Rename" or "Move to a folder" in the piece''s menu. Type a new name to create a folder. "Mark as" sets the status: draft, ready or '
  'archived.'),
('Two-step sign-in for administrators',
  'A super administrator who has two-step sign-in can require it for all administrators, in the Two-step sign-in card of the profile. '
  'Administrators without it lose access until they turn it on. It''s optional for everyone else.'),
('Shared with you',
  'Pieces that colleagues shared with you appear under "Shared with you" in the "Today in the company" card of the home page, until you '
  'dismiss it, and under "Shared with me" in "Your pieces".')
) as stated (title, body)
where passage.title = stated.title;
