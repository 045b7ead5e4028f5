-- What the assistant knows: passages that are new, or have other words than in the baseline, and more ways to ask for them. It also applies to a
-- database of the release of November 30, 2026.
update public.portal_knowledge as passage
set title = stated.title
from (values
('What staff members may do', 'What staff members can do'),
('What administrators may do', 'What administrators can do'),
('What super administrators may do', 'What super administrators can do'),
('Making somebody an administrator, or changing another role', 'Make someone an administrator or change a role'),
('Deleting a piece, and bringing it back', 'Delete or restore a piece'),
('Mail and calendar', 'Email and calendar'),
('Handing over a leaver''s pieces', 'Handing over pieces when someone leaves'),
('Wrong uses of the logo', 'What not to do with the logo'),
('Vector and pixel pictures', 'Vector and raster pictures'),
('Pages that can''t be found, and errors', '"Page not found" and other errors'),
('Someone missing in the directory', 'Someone is missing from the directory'),
('Words for people who can''t see the picture', 'Describing a picture for people who can''t see it'),
('Limits of a team photograph''s words', 'Text limits for team photographs'),
('Code of two-step sign-in doesn''t work', 'Your two-step sign-in code doesn''t work'),
('Numbers and their unit in an infographic', 'Units in an infographic'),
('Postage of a postcard', 'Postcard postage'),
('Themes of the designers', 'Designer themes'),
('Brochure: what you fill in', 'Brochure: what to fill in'),
('Digital Ads: what you fill in', 'Digital Ads: what to fill in'),
('Email Marketing: what you fill in', 'Email Marketing: what to fill in'),
('Flyer: what you fill in', 'Flyer: what to fill in'),
('Postcards: what you fill in', 'Postcards: what to fill in'),
('Poster: what you fill in', 'Poster: what to fill in'),
('Social Media Posts: what you fill in', 'Social Media Posts: what to fill in'),
('Infographic: what you fill in', 'Infographic: what to fill in'),
('Title slide: what you fill in', 'Title slide: what to fill in')
) as stated (earlier, title)
where passage.title = stated.earlier;

-- Keywords are more words that people ask with; no one sees them.
insert into public.portal_knowledge (title, path, keywords, body) values
('What the portal is', '/',
  'portal intranet website home overview purpose daybreak what can i do here',
  'The portal is where Daybreak staff work: the home page with the assistant, the staff directory, the Marketing Center, the brand guidelines, the '
  'sales deck, and links to the tools we use outside it.'),
('Email and calendar', '/gmail',
  'gmail google mail inbox email calendar meeting integration',
  'Full Gmail integration is coming soon. Until then, open your email and calendar in a new tab from the Gmail page or the Email & Calendar card of '
  'your profile.'),
('Leads CRM', '/leads-crm',
  'leads crm customers customer relationships sales prospects integration',
  'The Leads CRM is coming soon. You''ll manage sales leads and customer relationships there.'),
('Sample leads', '/seed-crm',
  'seed crm leads fake data sample create buying selling companies',
  'Administrators and super administrators create 25 sample leads with "Seed CRM with Fake Data" on the seeding page: companies that buy or sell IT '
  'equipment, with the statuses New, Contacted, Qualified and Closed. Running it twice doesn''t add anything.'),
('New hire kit', '/marketing-materials',
  'new hire onboarding starter first week colleague kit signature business card meeting background',
  'The New Hire page makes an email signature, a business card and meeting backgrounds from one form. Choose your name in the staff list to fill it '
  'in quickly.'),
('Secure destruction', '/sales-deck',
  'destroy destruction secure data erase wipe shred drives hard disk service',
  'We destroy equipment securely. It''s one of our four services: recycle, buy, sell, destroy.'),
('Email signature', '/marketing-materials',
  'email e-mail signature gmail iphone copy outlook footer badges',
  'Make your email signature on the New Hire page, then choose "Copy for Gmail" or "Copy for iPhone" and paste it into the signature settings of your '
  'email app. It shows the logo, the office phone number and five badges: R2, RIOS, DoD 5220.22M, HIPAA and NIST.'),
('Who can add a team photograph', '/marketing-materials/team-photographs',
  'anyone any staff member add photograph teamphoto allowed',
  'Any active staff member can add a team photograph. An administrator approves it before anyone can use it.'),
('How a team photograph is cropped', '/marketing-materials/team-photographs',
  'crop center focal point middle faces boxes heads',
  'When a team photograph is cropped, the focal point is the middle of the box around its faces, so that heads stay in the picture.'),
('Logo in a meeting background', '/marketing-materials',
  'logo corner position left top name meeting background',
  'The logo is in the top left corner of a meeting background. If you turn on "With my name," your name appears in another corner.'),
('Withdrawn templates', '/marketing-materials',
  'withdrawn template taken back see administrators pieces stay',
  'Once a template is withdrawn, only administrators see it. Pieces made from it don''t change.'),
('Where your role is shown', '/profile',
  'my role what am I staff admin profile',
  'Your role (staff, admin or super admin) is on your profile page.'),
('Applying without an account', '/job-application',
  'applicant candidate account login public form anyone outside',
  'Anyone can apply for a job without an account: the page "Join Our Team" is public.'),
('Correcting a directory entry', '/staff-directory',
  'edit change wrong name phone number last name needed missing pencil card colleague update',
  'Super administrators can use the pencil on a card in the staff directory to correct the first name, last name and phone number. They can correct '
  'everything else under "Edit details" on the person''s profile. The email address can''t be changed there. If you need a change, ask a super '
  'administrator.'),
('The password you were given', '/',
  'default initial first temporary password dialog forced',
  'If you still have the password that an administrator gave you, you''re asked for a new one after you sign in. It needs at least 8 characters, and '
  'the dialog stays open until you set one. Until then you see only your own profile.'),
('Your email address', '/profile',
  'own email address sign in change mine login address update new',
  'You sign in with the email address that your profile shows. You can''t change it yourself: ask an administrator.'),
('Two-step sign-in', '/profile',
  'twostep second step factor verification authenticator app code security protect secure safer turn on enable activate set up setup qr scan',
  'Turn on two-step sign-in on your profile page, in the Two-step sign-in card. Scan the QR code with an authenticator app, then enter the six-digit '
  'code that the app shows. From then on you sign in with your password and a code. You get 10 recovery codes in case you don''t have your phone.'),
('Signing in without your phone', '/sign-in',
  'recoverycode twostep lost phone new phone authenticator app gone broken stolen locked out code second step no access device replaced',
  'When sign-in asks for the code of your authenticator app and you don''t have your phone, choose "Use a recovery code" and enter one of your 10 '
  'recovery codes. Each works once. Then open your profile, turn two-step sign-in off and on again with your new phone, and keep the new codes.'),
('Exporting and printing applications', '/job-applications',
  'export csv applications download spreadsheet excel print paper list applicants file',
  'Administrators choose "Export CSV" on Job Applications to get the applications as a file for a spreadsheet. To print, select some and choose '
  '"Print view," or use "Print view" in a single application.'),
('Recovery codes', '/profile',
  'recoverycode recoverycodes backup codes new codes lost codes run out used up left save copy print keep twostep ten',
  'You get 10 recovery codes when you turn on two-step sign-in. They''re shown only once. Save them as a file or copy them. To replace lost or used '
  'ones, choose "New recovery codes" in the Two-step sign-in card of your profile. Your old codes will stop working right away.'),
('Turning off two-step sign-in', '/profile',
  'twostep disable deactivate switch off remove stop second step factor',
  'To turn off two-step sign-in, choose "Turn off" in the Two-step sign-in card of your profile. You then sign in with your password only, and your '
  'recovery codes stop working.'),
('Two-step sign-in for administrators', '/profile',
  'twostep require required mandatory obligatory force all administrators super admin second step',
  'A super administrator who has two-step sign-in can require it for all administrators, in the Two-step sign-in card of the profile. Administrators '
  'without it lose access until they turn it on. It''s optional for everyone else.'),
('Too many wrong passwords or codes', '/sign-in',
  'too many attempts wrong password code tries wait blocked locked minutes twostep brute force lockout',
  'After 10 wrong passwords, wait up to five minutes before you try again. After five wrong two-step sign-in codes, wait 15 minutes. For a forgotten '
  'password, choose "Forgot your password?" on the sign-in page.'),
('How long you stay signed in', '/profile',
  'session length stay signed in expire timeout automatically logout logged out days idle inactive how long keep',
  'You stay signed in for up to 30 days on a device, or 7 days if you don''t use it. After that, sign in again. Your drafts stay in the browser.'),
('Your photo', '/profile',
  'photo picture avatar headshot portrait profile face upload add change remove delete crop image of me png jpeg webp',
  'Add your photo on your profile page: "Choose photo" in the Photo card, then drag and enlarge it to choose the part that''s shown. Use a PNG, JPEG '
  'or WebP of at least 128 pixels on each side. Colleagues see it in the directory, in the org chart and on the home page. To delete it, choose '
  '"Remove" in the same card.'),
('Language of the portal', null,
  'language english spanish español languages change other foreign portuguese french german',
  'The portal is in English. Your browser can translate its pages. The public job application is also in Spanish, and a piece can be made in other '
  'languages: choose one under Language in its designer.'),
('Accessibility', null,
  'accessibility accessible screen reader keyboard only wcag contrast disability blind low vision zoom magnify motion a11y color blind',
  'The portal aims to meet WCAG 2.2, level AA. Every page works with the keyboard alone, has labels for screen readers, and stays readable at 400% '
  'zoom, in high contrast and in the dark theme. Animations stop if your system asks for reduced motion. The sales deck has a reading mode with '
  'headings.'),
('Browsers and phones', null,
  'browser browsers supported chrome edge firefox safari phone mobile tablet ipad iphone android compatible requirements version device app install',
  'The portal works in the current and previous versions of Chrome, Edge, Firefox and Safari, in Firefox ESR, and on iOS and iPadOS 17 or later. It '
  'works on phones too. There''s no app to install.'),
('Search the portal', '/',
  'search find anything command palette quick jump shortcut keyboard ctrl k hotkey go to page person piece designer',
  'Press Ctrl+K (⌘K on a Mac) or choose "Search" in the header. It finds pages, links, people, designers and your pieces from anywhere in the portal. '
  'Press Enter to open your choice.'),
('Arranging the home page', '/',
  'arrange home page dashboard cards customize customise order hide show move widgets layout personalise personalize rearrange',
  'Choose "Arrange this page" on the home page to move its cards or hide them. "Default order" resets them. The cards are Your first week, Pinned '
  'links, Continue where you left off, and Today in the company.'),
('Pinned links', '/',
  'pin pinned links bookmarks favorites favourites shortcuts home page add own link quick access',
  'Pin the pages and sites you open most in the Pinned links card of the home page: choose "Edit links" (or "Pin a link"), then add, move or remove '
  'links, up to 20. Only you see them, on every computer you sign in on.'),
('Posts on the home page', '/',
  'post posts announcement announcements company news today write publish staff message everyone home dashboard bulletin board notice',
  'Administrators write posts with "New post" in the "Today in the company" card of the home page. Everyone sees a post until the end of its last '
  'day, which is at most a year away. To remove it, choose "Take down" in the post''s dialog.'),
('A colleague''s profile', '/staff-directory',
  'profile page of a person details department location pronouns start date manager reports team since contact information',
  'Choose a name in the staff directory to open that person''s profile: job title, email, phone, department, location, pronouns, start date, manager '
  'and the people who report to them, if they''re filled in.'),
('Org chart', '/staff-directory/org-chart',
  'orgchart organization hierarchy structure tree reports to manager boss team who reports to whom supervisor chain',
  'Choose "Org chart" in the staff directory to see who reports to whom. Use the arrow keys to move, expand and collapse, and press Enter to open a '
  'profile. It''s based on the manager in each person''s details.'),
('Your first week', '/',
  'first week checklist onboarding new hire start steps to do list tasks begin newcomer',
  'New colleagues see "Your first week" on the home page: add your phone number and photo to the directory, set up your email signature, create your '
  'business card, choose a meeting background, and try the search. Check off each step as you go.'),
('Searching the directory', '/staff-directory',
  'search directory find colleague filter sort by name job title phone number department who is list order alphabetical',
  'Type a name, job title, email address or phone number into the directory''s search, and choose an order under "Sort by": role, first name, last '
  'name or job title. Super administrators can also filter by role and find deactivated people.'),
('What you can ask the assistant', '/',
  'limit questions assistant ray chat how many per day wait too many provider private data remembered stored conversation history',
  'You can ask Ray 20 questions in 5 minutes and 200 a day, each of up to 4,000 characters. For one day, the portal keeps the time of each question, '
  'but not the question itself. "New conversation" starts over.'),
('Editing a person''s details', '/staff-directory',
  'edit details department location pronouns start date manager job title set super admin change reports to',
  'A super administrator opens the person''s profile in the staff directory and chooses "Edit details" to change names, phone, job title, department, '
  'location, pronouns, start date and manager. If you need a change, ask a super administrator.'),
('Adding a person', '/staff-directory',
  'add person directory new employee entry create colleague super admin hire record',
  'A super administrator chooses "Add person" in the staff directory and fills in the details. Select "Send an invitation email" so that they can '
  'choose a password and get an account, or invite them later on their profile.'),
('An invitation that no longer works', null,
  'invitation link expired dead invalid used withdrawn not working seven days old new',
  'An invitation works once and for seven days. If yours has expired or was withdrawn, ask the person who invited you for a new invitation. If you '
  'already used it, sign in with your password or choose "Forgot your password?"'),
('Exporting the directory', '/staff-directory',
  'export csv directory download list of employees spreadsheet excel all colleagues file backup',
  'A super administrator chooses "Export CSV" in the staff directory to get a file with everyone''s details. Open it in a spreadsheet program such as '
  'Excel, or import it again with "Import CSV."'),
('Handing over pieces when someone leaves', '/staff-directory',
  'hand over pieces leaver leaves former colleague designs library transfer all someone left',
  'When someone leaves, a super administrator chooses "Hand over pieces" in the person''s access menu in the staff directory and picks who gets '
  'everything they keep in the library. Pieces in the person''s trash stay there.'),
('The audit trail', '/audit-trail',
  'audit trail log history events who changed what when security record export csv super admin activity protocol',
  'Super administrators can open the Audit Trail in the sidebar. It shows who did what and when: sign-ins, and changes to people, roles, '
  'applications, positions, posts, templates and leads. Search it, filter by type and date, or export a CSV file. Events are kept for 24 months, and '
  'no one can change them.'),
('Emails the portal sent', '/audit-trail',
  'mail log emails sent bounced came back undelivered delivery status invitation confirmation super admin',
  'Super administrators find every email the portal sent under "Emails" in the Audit Trail: who it went to, its type, and whether it was sent or '
  'bounced. The contents of emails aren''t kept. Entries are deleted after 12 months.'),
('Job applications', '/job-applications',
  'applications applicants candidates job review read open list resume search filter status administrators curriculum cv',
  'Administrators open Job Applications in the sidebar. Search by name, email, phone, reference or notes, filter by status or position, and open an '
  'application to read its answers and download the resume. Other staff don''t see this page.'),
('Resumes', '/job-applications',
  'resume cv curriculum vitae download open read applicant candidate file attachment administrators',
  'Administrators download a resume from the application: open it in Job Applications and choose "Download resume." It''s a PDF, DOC or DOCX file of '
  'up to 10 MB. Each download is recorded in the audit trail. The resume is deleted together with its application.'),
('Status of an application', '/job-applications',
  'status application new reviewing contacted closed set change reject decline many select applicant progress stage',
  'An application is New, Reviewing, Contacted or Closed. Administrators change the status in the list or in the application itself. To change '
  'several, select them and choose "Set status."'),
('Notes on an application', '/job-applications',
  'note notes comment remark application applicant candidate add write delete internal administrators',
  'Open the application in Job Applications, type into "New note" and choose "Add note." Only administrators see notes; applicants don''t. You can '
  'delete a note later.'),
('Writing to an applicant', '/job-applications',
  'write email applicant candidate reply answer contact message letter send template rejection invite interview',
  'Open the application in Job Applications and choose "Email the applicant." The message starts from a template that fits the status and language of '
  'the application. Change it and choose "Send email." A copy is kept as a note.'),
('Who can restore a piece from the trash', '/marketing-materials',
  'trash restore owner colleague someone else deleted shared piece',
  'Only the owner of a piece sees it in the trash and can restore it, for 30 days. If a colleague deleted a piece of theirs, ask them to restore it.'),
('Deleting an application', '/job-applications',
  'delete remove erase application applicant candidate resume data privacy gdpr permanently forget months kept retention how long',
  'Open the application in Job Applications and choose "Delete application." The answers, notes and resume are deleted for everyone, and you can''t '
  'undo it. Applications are also deleted automatically, after 12 months by default.'),
('Correcting an application', '/job-applications',
  'correct details application applicant wrong email phone edit change administrators',
  'Administrators correct an applicant''s details with "Correct details" in the application. Applicants can correct their own with the link in their '
  'confirmation email.'),
('What applicants get', '/job-application',
  'applicant confirmation email receipt reference own application correct withdraw replace resume link reply after applying',
  'After applying, people get a confirmation email with a reference and a private link. With the link, they can view and correct their application, '
  'replace the resume, or withdraw, which deletes everything.'),
('Positions', '/positions',
  'position positions vacancy opening job add create new publish open form pay apply by link administrators post advertise',
  'Administrators choose "Add position" on the Positions page: title, location, country, type, pay, last day to apply and a description. Each open '
  'position has its own link to the application form, for job boards and emails. Anyone with the link, and search engines, can see it.'),
('Closing a position', '/positions',
  'close end position vacancy opening filled delete remove stop applications apply by last day deadline',
  'Open the position on the Positions page and select "Close this position," or set an "Apply by" date. After that, no one new can apply. "Delete '
  'position" in the same dialog removes it.'),
('Job application in Spanish', '/job-application',
  'spanish español language application form applicant latino',
  'The public job application is in English and Spanish. Applicants switch the language on the form. Administrators see which language was used, and '
  'emails to the applicant follow it.'),
('Starting a design', '/marketing-materials',
  'start begin new design create make first steps how designer draft ready piece sample template choose material marketing center',
  'Open the Marketing Center in the sidebar and choose a designer, a ready piece, or "Start from a template." Fill in the form next to the preview, '
  'pick a layout, a theme and a picture, then choose "Download." Or describe what you need in the AI Design Wizard.'),
('Ready pieces', '/marketing-materials',
  'ready pieces sample samples example examples inspiration finished occasion begin from premade',
  'The Marketing Center shows ready pieces by occasion. Choose one and it opens in its designer with its layout and picture; replace the sample '
  'words, dates and places with yours.'),
('Open studio', '/marketing-materials',
  'studio open editor full screen big larger preview zoom guides edit on the piece canvas leave view',
  'Choose "Open studio" in a designer to edit the piece as large as the window allows. You can zoom, show guides such as trim, safe area and folds, '
  'choose from the layouts, change pictures, and see the checks. Click any text in the piece to edit it.'),
('Changing the theme', '/marketing-materials',
  'theme color colour background change white blue orange image choose other different set dark',
  'Choose the theme in the designer''s form under "Theme": white, blue, and in some designers orange or image. The theme sets the colors of the '
  'piece. Your text and the layout don''t change.'),
('Partner logo on a piece', '/marketing-materials',
  'partner logo cobranding co-brand customer logo second logo add upload beside ours other company',
  'Add a partner''s logo in the designer''s form under "Partner logo," if the designer has that field. It appears next to our logo. Use a PNG or SVG '
  'with a transparent background.'),
('QR code on a piece', '/marketing-materials',
  'qr code link scan url address web add flyer poster postcard brochure barcode',
  'Enter a web address under "Link for a QR code" in the designer''s form, if the designer has that field, and the piece shows a QR code. The check '
  'before a download warns if the code would print too small for phones.'),
('Undo, redo and reset', '/marketing-materials',
  'undo redo reset ctrl z mistake back step changes restore default start over wrong revert',
  'Undo with Ctrl+Z and redo with Ctrl+Shift+Z or Ctrl+Y (⌘ on a Mac), or use the buttons next to the preview. "Reset" returns the form to its '
  'defaults; you can undo that too.'),
('Drafts and pieces', '/marketing-materials',
  'draft drafts piece pieces difference save kept browser computer autosave automatic lost library glossary meaning',
  'A draft is what you''re working on in a designer. It''s saved automatically, in this browser only. A piece is a draft you gave a name with "Save '
  'to your pieces." It''s in your library, with versions, on every computer you sign in on, and you can share it.'),
('Duplicating a piece', '/marketing-materials',
  'duplicate copy clone piece design reuse colleague same again view only',
  'Choose "Duplicate" in the piece''s menu. Only you can see the copy until you share it. You can duplicate what a colleague shared with you, too, '
  'even if you can only view it.'),
('View-only pieces', '/marketing-materials',
  'view only locked cannot edit shared piece read rights greyed disabled fields',
  'A piece that''s shared with you for viewing says "View only." Duplicate it to make your own, or ask its owner to let you edit. In a piece from a '
  'template, you can''t change fields that the author locked.'),
('Who sees your pieces', '/marketing-materials',
  'private privacy who sees pieces designs drafts administrators visible secret others',
  'Only you see a piece until you share it. It''s private. Administrators can''t see or open it either. A super administrator can see how many pieces '
  'someone has, and hand them over when that person leaves. Drafts are in your browser only.'),
('Publishing a template', '/marketing-materials',
  'template publish team administrators locked must change fields rules make own withdraw colleagues brochure flyer poster',
  'An administrator opens a saved piece and chooses "Publish as template" in its menu, names it, and decides for each field whether it''s free, '
  'locked or must be changed. To remove it, choose "Withdraw" in the template''s menu. Pieces made from it don''t change.'),
('Locked fields', '/marketing-materials',
  'locked field meaning definition glossary template must change free rule',
  'A locked field is one that a template doesn''t let you change. A field marked "Must change" holds a placeholder: replace it before you download.'),
('Downloading several sizes', '/marketing-materials',
  'download all sizes every size zip several many platforms set 2x pixels sharp screens resolution png jpeg',
  'The download dialog offers "This size" or sets such as all sizes of a platform, as files in one ZIP. For screens choose PNG or JPEG, at 1× or at '
  '2× for sharp screens. Printed pieces also come as a print PDF.'),
('Checks before a download', '/marketing-materials',
  'preflight check checks print warning warnings error findings text contrast resolution low blurry pixelated quality too long overflow edges dpi '
  'before download problems',
  'Before a download, we check whether text fits, contrast is high enough, pictures are sharp enough (300 DPI, or 150 DPI for pieces over 17 inches '
  'on the short side) and anything is too close to the edge. Errors must be fixed. Warnings are advice. The studio shows the same under "Checks."'),
('Opening a downloaded file again', '/marketing-materials',
  'open file again downloaded png pdf edit continue drop import reopen old draft lost from file',
  'Choose "Open a file" on the Marketing Center, or drop a PNG or PDF there that you downloaded from the portal. It opens as a draft that you can '
  'keep editing. Your own pictures aren''t in the file, and files saved again in another app can''t be opened.'),
('Your details on materials', '/marketing-materials',
  'your details contact line name title email phone materials footer card user info logo version fill',
  'The contact details on every piece come from "Your details" on the Marketing Center: name, title, email, phone and logo version. These details are '
  'filled in from your profile, and your changes are saved in this browser.'),
('Title slides', '/marketing-materials',
  'title slide presentation first slide opening speaker powerpoint cover size',
  'A title slide opens a presentation, with speaker, date and place. Make one with the AI Design Wizard: choose Presentation, generate, then "Open in '
  'designer."'),
('Using the AI Design Wizard', '/marketing-materials',
  'wizard ai use describe prompt generate regenerate open in designer quick start idea description result edit',
  'Open the AI Design Wizard on the Marketing Center, describe what it''s about, for whom, when and where, and choose "Generate Design." Words in '
  'quotation marks become the headline. "Regenerate" gives another variant, "Open in designer" lets you edit it, and "Download Files" saves it. It '
  'works in your browser; nothing is sent to an AI service.'),
('Layout and theme', '/marketing-materials',
  'layout theme composition definition meaning difference glossary',
  'A layout is how a piece arranges its artwork, such as Sunrise, Type or Photograph. A theme is its colors: white, blue, orange, or text over a '
  'picture.'),
('Putting your signature into Gmail, Outlook or iPhone', '/marketing-materials',
  'signature email gmail outlook apple mail iphone ios thunderbird install insert paste set up add copy settings mail program footer into use',
  'On the New Hire page, fill in your details and choose "Copy for Gmail" or "Copy for iPhone." In Gmail, open the settings, create a signature and '
  'paste. In Outlook, choose "Copy for Gmail" too, open the signature settings and paste. On an iPhone, paste it under Signature in the Mail settings.'),
('Making your business card', '/marketing-materials',
  'business card make own my order download template details qr code design horizontal vertical print name title',
  'Open New Hire on the Marketing Center and fill in "Your Information" (choose your name in the list to fill it in quickly). Pick a design, size and '
  'layout for the card, then "Download Template" for the print file or "Copy Specifications" for the printer.'),
('Using a meeting background', '/marketing-materials',
  'meeting background zoom teams google meet use set upload add install virtual video call download platform mirror mirrored name',
  'On the New Hire page, choose the platform under Meeting backgrounds and download a background; "With my name" adds your name. In Zoom, Microsoft '
  'Teams or Google Meet, open the settings for backgrounds or effects and add the file. You see yourself mirrored. Everyone else sees the logo the '
  'right way around.'),
('Presenting the sales deck', '/sales-deck',
  'present deck slides full screen keys next previous presentation show customer presenter notes timer start overview home end swipe fullscreen '
  'complete screen',
  'Open the Sales Deck and press F for full screen. Go forward with Space or the right arrow and back with the left arrow, or swipe. Press Home or '
  'End for the first or last slide, and O for the overview. "Presenter view" in the menu opens your notes and a timer in a second window, which your '
  'audience doesn''t see.'),
('Testing a designed email', '/marketing-materials',
  'test email newsletter send myself preview desktop mobile dark check inbox see looks',
  'Choose "Send test" in the email designer to get the email at your own address, up to 10 times an hour. If no email service is set up, download the '
  '.eml draft instead. The preview shows desktop and mobile.'),
('Downloading the sales deck', '/sales-deck',
  'download deck slides pdf powerpoint pptx save export file offline edit print presentation send customer handout',
  'Open the menu of the Sales Deck and choose "Download PDF" or "Download PowerPoint." To edit the PowerPoint file, install the Poppins font, which '
  'you find under Assets in the brand guidelines.'),
('Reading mode of the sales deck', '/sales-deck',
  'reading mode deck document text screen reader scroll slides overview accessible',
  'Choose "Reading mode" in the Sales Deck to read all slides as one document with headings. "Overview" shows all slides as thumbnails.'),
('Logo versions and sizes', '/brand-guidelines',
  'logo version primary stacked icon smallest minimum size width small which when use pixels millimeters',
  'The logo has three versions: primary wherever there''s room for a wide mark, stacked for tall or square spaces, and the icon where the name is '
  'already next to it or would be too small to read. Minimum widths: primary 100 px or 26 mm, stacked 64 px or 17 mm, icon 16 px or 5 mm.'),
('Logo files', '/brand-guidelines',
  'logo download file files svg png pdf vector eps zip transparent all logos get where assets finder email',
  'Open Assets in the brand guidelines. The logo finder asks two questions and gives you the right file. "Download all logos" saves 15 logos as SVG, '
  'as PNG in four sizes with a transparent background, and as PDF for print in one ZIP.'),
('What not to do with the logo', '/brand-guidelines',
  'logo not allowed misuse wrong stretch squeeze rotate turn recolor shadow outline effect distort change crop rules dont forbidden tilt',
  'Don''t stretch, squeeze or rotate the logo, change its colors, add shadows, outlines or effects, move its parts, place it on a background where '
  'parts disappear, or put the primary logo on a picture. Keep its clear space empty.'),
('Clear space of the logo', '/brand-guidelines',
  'clear space logo margin room distance around free empty padding protection zone safe radius disc meaning definition glossary',
  'Leave one disc radius of clear space on every side of the logo. Measure the disc in the logo, so the space scales with it. Next to a partner''s '
  'logo, leave room for two discs.'),
('Which logo on which background', '/brand-guidelines',
  'logo background ground on dark white photo photograph picture image orange cyan color colored which variant choose night on-image teal',
  'Use the primary logo on white or very light backgrounds, white on teal, night or any dark color, on-image on photographs, night on orange, amber '
  'or cyan, and grey for one-color print.'),
('Font files', '/brand-guidelines',
  'font download poppins install file truetype ttf license open free office word powerpoint use typeface get',
  'Download Poppins as TrueType files under Assets in the brand guidelines, and install them on your computer. The font is free to use under the SIL '
  'Open Font License 1.1.'),
('Color files and contrast', '/brand-guidelines',
  'swatches adobe illustrator indesign photoshop palette tokens css file download contrast readable pairs text ground wcag colors copy value ase',
  'Click a color value in the brand guidelines to copy it. Under Assets, you''ll find Adobe swatches for print and for screens, CSS variables and '
  'design tokens. The contrast table shows which text colors are readable on which backgrounds.'),
('Photography and voice', '/brand-guidelines',
  'photography photos style voice tone write writing pictures language copy brand how text motif disc rows',
  'Our photos show one subject in early light. Our voice is plain, concrete and short. The brand guidelines show examples of both under Pieces, and '
  'how the disc and rows are built.'),
('Hex', '/brand-guidelines',
  'hex hexadecimal color code colour value definition meaning number sign hash',
  'A hex code is a screen color written as # and six digits or letters, two each for red, green and blue. #14BCC0, for example, is our cyan.'),
('Trim and safe zone', '/marketing-materials',
  'trim safe zone area margin edge cut finished size definition meaning print',
  'The trim is the edge of the finished sheet, where the paper is cut. The safe zone is the margin inside it that stays free of text. The bleed is '
  'the artwork beyond the trim.'),
('Preflight', '/marketing-materials',
  'preflight definition meaning check before download finding findings',
  'Preflight is the check of a piece before a download: text, contrast, resolution and edges. A finding is a problem that the check found.'),
('Vector and raster pictures', '/marketing-materials',
  'vector raster bitmap pixel svg png jpeg pdf definition meaning difference format when which transparent',
  'A vector file (SVG, PDF) is drawn from shapes and stays sharp at any size. Use it for logos. A raster file (PNG, JPEG) has a fixed number of '
  'pixels. PNG keeps every pixel and can be transparent; JPEG is smaller and suits photographs.'),
('Proof and separations', '/marketing-materials',
  'proof separations inks plates definition meaning soft screen colors check print',
  'A proof is a file for looking at a piece before it''s printed, not for printing. "Separations proof" in the download dialog shows the inks of the '
  'print PDF one by one.'),
('Brochure folds', '/marketing-materials',
  'fold tri-fold bi-fold z-fold gate-fold trifold bifold zfold gatefold accordion panel panels definition meaning difference',
  'A bi-fold is folded once and has 2 panels. A tri-fold folds one panel over the other and has 3; a z-fold also has 3, folded like an accordion. A '
  'gate-fold has 4 panels, and the two outer ones open like a gate.'),
('Portrait and landscape', '/marketing-materials',
  'portrait landscape orientation upright wide tall horizontal vertical definition meaning',
  'Portrait means taller than wide; landscape means wider than tall. Posters and flyers have both, under "Orientation."'),
('Call to action', '/marketing-materials',
  'call to action cta definition meaning button text',
  'A call to action (CTA) says what to do next, such as "Get a quote." Ads, posts, postcards and emails have a field for it.'),
('CSV file', '/staff-directory',
  'csv definition meaning comma separated values table file excel spreadsheet save as',
  'A CSV file is a plain table: one row per line, with commas between the columns. Excel and Google Sheets save one with "Save as" or "Download."'),
('Artwork and artboard', '/marketing-materials',
  'artwork artboard side definition meaning canvas front back',
  'Artwork is what a designer draws. An artboard is the box of fixed size that holds the artwork of one side, such as the front of a postcard.'),
('Designer', '/marketing-materials',
  'designer definition meaning form preview poster studio manifest glossary',
  'A designer is a form with a live preview that makes one kind of material, such as the poster designer. The Marketing Center has one for each.'),
('Authenticator app', '/profile',
  'authenticator app definition meaning twostep code google microsoft password manager which',
  'An authenticator app shows a new six-digit code every 30 seconds, which you enter after your password. Most password managers and phones have one.'),
('Review link', '/marketing-materials',
  'review link definition meaning glossary public address version',
  'A review link is a public link to one version of a piece. Anyone with it can view that version until it expires, without an account.'),
('Template', '/marketing-materials',
  'template definition meaning glossary locked',
  'A template is a piece published for all staff. Its author decides which fields stay open and which are locked.'),
('The dashboard', '/',
  'home start greeting quote date welcome page',
  'The dashboard is the portal''s home page. It greets you by first name and shows the date, a daily quote, the assistant, and cards such as Pinned '
  'links and Continue where you left off. The logo in the sidebar takes you back to it.'),
('Ray, your assistant', '/',
  'ai chat chatbot bot assistant name help what can you do who are you',
  'Ray is the assistant on the home page. Type a question and press Enter; press Shift+Enter for a new line. Ray answers from what the portal knows: '
  'its pages, our brand, our services, and the colleagues you can see in the staff directory.'),
('Signing in', '/sign-in',
  'log in login logon sign-in access enter account email password',
  'Sign in with your company email address and your password. You can''t sign yourself up. An administrator creates and activates your account, or '
  'sends you an invitation to choose a password.'),
('"Please contact your administrator to activate your account."', '/sign-in',
  'account not activated inactive deactivated blocked locked cannot sign in login fails error email not confirmed',
  'When sign-in says "Please contact your administrator to activate your account.", your account isn''t active. Ask a super administrator to activate '
  'it in the staff directory. If you forgot your password, choose "Forgot your password?" on the same page.'),
('Recycling', '/sales-deck',
  'recycle recycling recycler panel panels battery batteries inverter inverters solar disposal waste service',
  'We recycle solar panels, batteries and inverters.'),
('Your phone number and job title', '/profile',
  'own my phone telephone number job title company info correct wrong update save edit',
  'Your profile page shows your phone number and job title. If you''re a super administrator, edit them there and choose "Save Company Info." '
  'Otherwise, ask a super administrator to change them.'),
('Quote and turnaround times', '/sales-deck',
  'quote response time times turnaround duration days hours fast complete deadline how long',
  'Clients get a quote within 24 hours, and the work takes 7-14 days to complete.'),
('Change your password', '/sign-in',
  'password new reset renew forgot forgotten lost old update set choose',
  'To change your password, choose "Change password" in the Password card of your profile. It needs at least 8 characters, and all your other '
  'sessions are signed out. If you forgot it, choose "Forgot your password?" on the sign-in page, enter your email address, and open the link in the '
  'email to set a new one of at least 6 characters. Look in your spam folder, too.'),
('Your profile', '/profile',
  'profile page display name first last edit own my details personal information',
  'Edit your first name, last name and display name (the name you go by, if it''s different) on your profile page and choose "Save Profile." The page '
  'also shows your email address and role, your photo, your password and two-step sign-in, where you''re signed in, your library, and your email and '
  'calendar.'),
('Roles in the portal', '/profile',
  'role roles permission permissions rights access level allowed who can do what',
  'There are three roles: staff, admin and super admin. Staff members can use every tool and view the directory. Administrators also review job '
  'applications, manage positions, write posts, publish templates and create sample leads. Super administrators also edit the directory, set roles, '
  'activate and deactivate people, invite people, create staff accounts and read the audit trail. Your role is on your profile page.'),
('What staff members can do', '/profile',
  'staff member role rights permissions allowed can default',
  'Staff members can read the directory of active colleagues and the leads, edit their own name and photo, and use the Marketing Center, their '
  'library, the brand guidelines, the sales deck and the assistant.'),
('What administrators can do', '/profile',
  'admin administrator role rights permissions allowed can review job applications leads seed',
  'Administrators can do everything staff members can. They also read job applications and resumes, change the status of an application, manage '
  'positions, write posts on the home page, publish templates, and create the sample leads.'),
('What super administrators can do', '/staff-directory',
  'super admin administrator role rights permissions allowed can promote demote',
  'Super administrators can do everything administrators can. They also edit the details of people in the directory, see people who are no longer '
  'active, set roles, activate and deactivate people, invite and import people, create staff accounts, and read the audit trail. You can''t change '
  'your own role or deactivate yourself.'),
('Make someone an administrator or change a role', '/staff-directory',
  'role set promote promotion demote make administrator admin grant rights upgrade',
  'A super administrator opens the access menu on the person''s card in the staff directory and chooses the role: staff, admin or super admin. You '
  'can''t change your own role, and one active super administrator must remain.'),
('Your own data', '/profile',
  'own data privacy export all pieces delete everything zip gdpr',
  'In the "Your library" card of your profile, "Download all" saves your pieces with their versions and pictures as a ZIP, and "Delete all my pieces" '
  'deletes them for good.'),
('New staff accounts', '/seed-staff',
  'create make add account accounts user register registration sign up signup new employee default password seed',
  'A super administrator adds the person in the staff directory and sends an invitation to choose a password. People can''t sign themselves up. '
  '"Create Staff Accounts" on the seeding page creates an account for every active person without one and shows the default password once. Each '
  'person changes it at the first sign-in.'),
('Light and dark theme', '/',
  'theme dark light mode night appearance colors colours switch toggle display',
  'Use the button in the header to switch between the light and the dark theme. Your browser remembers the choice.'),
('The sidebar', '/',
  'sidebar menu navigation collapse expand hide show drawer shortcut keyboard ctrl b',
  'The sidebar has links to every page and tool. Collapse or open it with the button in the header or with Ctrl+B (⌘B on a Mac). It stays that way '
  'for 7 days. On a phone, it slides in from the side.'),
('Sales links', '/',
  'sales link links crm communications board hdd buyers resellers purchasing sheet deck tools',
  'Under Sales, the sidebar has the Sales Deck, the CRM, the Communications Board, HDD Buyers, HDD Resellers and the Sales & Purchasing Sheet. They '
  'open in a new tab.'),
('Operations links', '/',
  'operations link links growth planning solar inventory job posting postings employer tools',
  'Under Operations, the sidebar has Growth Planning, the Solar Inventory, Job Postings and the Staff Directory.'),
('Marketing links', '/',
  'marketing link links social media planning sheet email outreach tools',
  'Under Marketing, the sidebar has the Marketing Center, the Brand Guidelines, Social Media Planning and Email Outreach.'),
('Tools and research links', '/',
  'tools research link links hardware scanner true tech value international expansion caught in the news',
  'Under Tools, the sidebar has the Hardware Scanner and True Tech Value; under Research, International Expansion and Caught in the News.'),
('Drafts after you sign out', '/profile',
  'sign out draft unsaved work lose stay kept browser',
  'Your drafts, their pictures and unsent changes stay in this browser when you sign out. Unsent changes are sent the next time you sign in there.'),
('Downloading or deleting your whole library', '/profile',
  'download all zip everything copy backup delete all my pieces erase word library',
  'In the "Your library" card of your profile page, "Download all" gives you a ZIP of everything you own, with versions and pictures. "Delete all my '
  'pieces" deletes it for good, after you type DELETE.'),
('Applying for a job', '/job-application',
  'job jobs application apply applicant career careers vacancy hiring hire recruit join team resume cv refer candidate file size limit maximum',
  'People apply on the public page "Join Our Team." First name, last name and email are required; a resume is a PDF, DOC or DOCX file of up to 10 MB. '
  'Administrators review the applications.'),
('Daybreak', '/brand-guidelines',
  'company daybreak name legal who are we about us organization organisation what does do business',
  'We''re Daybreak; the legal name is Daybreak Data & Solar, Inc. We supply and manage enterprise data hardware and recycle solar equipment.'),
('Cyan, our primary color', '/brand-guidelines',
  'cyan turquoise primary brand color colour hex rgb cmyk code value',
  'Cyan is #14BCC0: RGB 20, 188, 192; CMYK 90, 2, 30, 0. Use it for fills, rules and the horizon band, never for small text on white. In the '
  'designers, it''s called turquoise.'),
('Vibrant orange', '/brand-guidelines',
  'orange vibrant brand color colour hex rgb cmyk code value accent',
  'Vibrant orange is #FF6022: RGB 255, 96, 34; CMYK 0, 62, 87, 0. Use it for one accent per view, with night text.'),
('Logo', '/brand-guidelines',
  'logo logos version versions variant variants primary grey gray white on-image night orange icon stacked download file usage',
  'The logo has five variants: primary for white backgrounds, grey for one-color print, white for dark backgrounds, on-image for photographs, and '
  'night for orange, amber and cyan. There''s also a stacked version and an icon. Leave one disc radius of clear space on every side, and don''t '
  'stretch, rotate or recolor it.'),
('Our services', '/sales-deck',
  'service services offer offering what do we do recycle buy sell destroy business',
  'We recycle panels, batteries and inverters, buy surplus or decommissioned equipment, sell refurbished gear, and destroy equipment securely.'),
('Our process', '/sales-deck',
  'process steps step workflow procedure how does it work quote assessment logistics documentation',
  'It takes five steps: the client sends an equipment list, we assess and quote, we schedule logistics, we process the equipment, and the client '
  'receives documentation.'),
('R2v3', '/sales-deck',
  'r2v3 r2 meaning definition stands for standard responsible recycling reuse seri electronics version',
  'R2v3 is version 3 of the R2 (Responsible Recycling) Standard for the reuse and recycling of electronics. SERI, a nonprofit, publishes it, and '
  'independent auditors check facilities against it. We''re R2v3 Qualified.'),
('RIOS', '/sales-deck',
  'rios meaning definition stands for recycling industry operating standard quality environment safety',
  'RIOS is the Recycling Industry Operating Standard, a management standard for quality, environment, health and safety at recyclers. We''re RIOS '
  'Qualified.'),
('DoD 5220.22-M', '/sales-deck',
  'dod 5220 5220.22-m meaning definition stands for department of defense overwrite wipe erase',
  'DoD 5220.22-M is a manual of the U.S. Department of Defense. The name now stands for a way to erase drives by overwriting all data. It''s one of '
  'our badges.'),
('HIPAA', '/sales-deck',
  'hipaa meaning definition stands for health insurance portability accountability act patient privacy',
  'HIPAA is the Health Insurance Portability and Accountability Act, the U.S. law that protects health information, including on retired drives. '
  'It''s one of our badges.'),
('NIST', '/sales-deck',
  'nist meaning definition stands for national institute of standards and technology 800-88 sanitization',
  'NIST is the U.S. National Institute of Standards and Technology. Its publication SP 800-88 describes how to make data on storage media unreadable. '
  'It''s one of our badges.'),
('Bleed and crop marks', '/marketing-materials',
  'bleed crop marks trim meaning definition cut edge',
  'Bleed is the artwork beyond the edge of the finished page, so that no white shows where the paper is cut. Crop marks show the printer where to cut.'),
('DPI', '/marketing-materials',
  'dpi dots per inch meaning definition stands for resolution sharp',
  'DPI stands for dots per inch: how many pixels of a picture are printed per inch. The more there are, the sharper it looks.'),
('Presenter view of the sales deck', '/sales-deck',
  'presenter view notes timer second window speaker screen deck presentation',
  'Choose "Presenter view" in the menu of the sales deck to see your notes and a timer in a second window. Your audience sees only the slides.'),
('Your own pictures', '/marketing-materials',
  'picture pictures image images photo photos upload own add panel draft drafts saved lost browser',
  'Add your own pictures under Images on the Marketing Center: PNG, JPEG, WebP or SVG, up to 25 MB each. If you don''t choose a picture in the form, '
  'brochures use your first three, and ads and image themes use the first one. Your pictures are saved in your browser. "Reset" returns a form to its '
  'defaults.'),
('Your pieces', '/marketing-materials',
  'library saved pieces designs find folder rename duplicate keep save store computer',
  '"Your pieces" on the Marketing Center keeps what you made and what colleagues shared with you, on every computer you sign in on. Give a draft a '
  'name with "Save to your pieces" in its designer; from then on it''s saved automatically.'),
('Team templates', '/marketing-materials',
  'template templates team start from publish withdraw layout locked',
  'Choose "Start from a template" on the Marketing Center to start from a template that your team published. Some of the text and the layout are set, '
  'and you fill in the rest. Administrators publish a piece with "Publish as template" in its menu, and can withdraw it later.'),
('Downloading a piece', '/marketing-materials',
  'download export file files format formats png jpeg pdf zip bleed crop marks print save',
  'Choose "Download" in the designer. PNG and JPEG are for screens. Print PDF is for the printer: with bleed and crop marks, with bleed alone, or cut '
  'to the trim, for coated or uncoated paper. Several sizes or sides come as a ZIP.'),
('Handing a piece over', '/marketing-materials',
  'hand over give transfer owner ownership piece design colleague',
  'Choose "Hand over" in the piece''s menu under "Your pieces." It then belongs to your colleague, and you can''t open it unless they share it with '
  'you.'),
('Earlier versions of a piece', '/marketing-materials',
  'version versions history earlier older previous restore revert undo compare replaced piece design history rollback restore compare',
  'A saved piece keeps a version whenever you pause. Choose "Versions" in its menu to view an earlier one, "Compare" it with the current one side by '
  'side, name it, or choose "Restore this version." Restoring creates a new version. Your current one stays in the list, and you can undo it.'),
('The sales deck', '/sales-deck',
  'sales deck slide slides presentation present pitch full screen keys keyboard next previous how many slides number count nine',
  'The sales deck has 9 slides: Title, The Crisis, Our Services, Our Clients, Notable Clients, Our Advantage, Certifications, Our Process, and Let''s '
  'Connect. Space and the right arrow go forward, the left arrow goes back, and F shows it full screen.'),
('Emails to you', '/profile',
  'notice notices notification notifications email new applications turn off unsubscribe stop mails settings administrators preferences',
  'Administrators choose in the "Email notifications" card of their profile whether they get an email about new job applications. It''s sent at most '
  'once a day and doesn''t include names. You can''t turn off emails about your account or about pieces shared with you.'),
('Saving a colleague as a contact', '/staff-directory',
  'vcard contact save phone mobile address book export vcf qr code scan number add import colleague',
  'Open a colleague''s profile from the directory. "Save contact" downloads a contact file (vCard) for your address book, or scan the QR code there '
  'with your phone. You can also do this from a card in the directory.'),
('Inviting someone', '/staff-directory',
  'invite invitation send link email account password new colleague days valid expires again resend withdraw seven',
  'A super administrator opens the person''s profile in the staff directory and chooses "Send invitation" in the Account card. The email has a link '
  'to choose a password. The link works once and for seven days. "Resend" sends a new link and cancels the earlier one. "Withdraw" cancels the '
  'invitation.'),
('Where you are signed in', '/profile',
  'sessions devices elsewhere everywhere other computers browser sign out logout all places end revoke stolen computer shared borrowed lost unknown '
  'device list',
  'The "Where you''re signed in" card of your profile lists your sessions with device and last use. Sign out of a single session there, or choose '
  '"Sign out everywhere else." If a device was lost or stolen, or you don''t recognize one, sign it out and change your password. It''s signed out '
  'right away.'),
('Signing out', '/profile',
  'sign out log out logout logoff leave end session quit close finish exit',
  'Choose "Sign Out" in the Account Actions card of your profile page. This signs you out in every tab of this browser. To end sessions on other '
  'devices, use "Where you''re signed in" on the same page.'),
('Delete or restore a piece', '/marketing-materials',
  'delete remove bin trash piece design draft poster flyer bring back restore undo deleted mistake accident wrong undo recover',
  'Choose "Move to trash" in the piece''s menu. It stays in the trash for 30 days, and you can "Restore" it until then. "Delete for good" can''t be '
  'undone.'),
('Limits of your library', '/marketing-materials',
  'limit limits how many pieces maximum storage space full quota pictures megabytes gigabytes review links name length',
  'Your library holds up to 2,000 pieces, including the trash, 2,000 MB of pictures and 20 open review links. A picture in a saved piece can be up to '
  '10 MB. A name can have up to 120 characters.'),
('Finding a piece', '/marketing-materials',
  'find search piece design library your pieces folder filter owner state designer sort lost where old archive ready',
  'Open "Your pieces" on the Marketing Center and search for words, names or hashtags. Filter by owner, designer, status or folder, and sort by last '
  'change or name. "Shared with me" shows what colleagues shared with you, and "Trash" shows what you deleted. The home page shows your latest work '
  'under "Continue where you left off."'),
('Renaming a piece and folders', '/marketing-materials',
  'rename name piece folder folders move organize sort tidy label state ready archived draft mark',
  'Choose "Rename" or "Move to a folder" in the piece''s menu. Type a new name to create a folder. "Mark as" sets the status: draft, ready or '
  'archived.'),
('Two people editing one piece', '/marketing-materials',
  'same time together simultaneously two people edit conflict replaced values overwritten lost change also open',
  'Colleagues with edit access can work on a piece at the same time; "Also open" shows who else has it open. If two people change the same field, the '
  'later change is kept, and the earlier one stays under "Replaced values" in the piece''s menu for 90 days. You can restore it there.'),
('Review links', '/marketing-materials',
  'review link outside external agency customer printer approval feedback without account revoke expire outside agency customer view look days expire '
  'valid how long',
  'To show a piece to someone without an account, choose "Share" and "Create a review link." Anyone with the link can view one version until it '
  'expires, after 1 to 90 days, or until you choose "Revoke." Copy the link right away. You won''t see it again.'),
('Sharing a piece with colleagues', '/marketing-materials',
  'share piece design draft poster flyer colleague link view edit together rights',
  'Open the piece and choose "Share." Let all staff or individual colleagues view or edit it; "Copy link" gives you a link that works for people with '
  'access. Only the owner can share a piece.'),
('Business cards for many people', '/marketing-materials',
  'business card cards many all colleagues team batch missing without outdated out of date directory print sheet ten letter a4 office printer order',
  'On the New Hire page, "Make many" makes business cards from the staff directory or a CSV file: for everyone, for people without a card, or for '
  'those whose details changed. Download one print PDF, or sheets of ten for an office printer.'),
('Sending a designed email', '/marketing-materials',
  'email newsletter send mailing service mailchimp mail program html eml export download copy test outlook campaign tool deliver import paste '
  'customers recipients',
  'The portal doesn''t send email to customers. Choose "Download" in the email designer: "HTML" is for a mailing service, the ".eml draft" for an '
  'email app such as Outlook, Thunderbird or Apple Mail. "Copy" copies the HTML or the text. "Send test" sends it to your own address.'),
('vCard and QR code', '/staff-directory',
  'vcard qr definition meaning contact file code scan',
  'A vCard is a file with a person''s contact details that phones and email apps add to their contacts. A QR code is a square pattern that a phone''s '
  'camera reads as a link or a contact.'),
('Activating and deactivating people', '/staff-directory',
  'activate deactivate disable enable leave left leaver fired remove delete account person user former employee',
  'A super administrator chooses "Deactivate" or "Activate" in the access menu on the person''s card in the staff directory. Deactivating signs the '
  'person out right away and keeps them from signing in. Nothing is deleted. Only super administrators still see the entry, and they can activate it '
  'again.'),
('Coated and uncoated paper', '/marketing-materials',
  'coated uncoated paper stock definition meaning gloss silk letter difference c2s cardstock pt',
  'Stock is the paper. Coated stock is gloss or silk and shows strong colors; uncoated is like office paper, and pictures look softer. 16pt C2S is a '
  'stiff card coated on both sides.'),
('Permission to use the brand', '/brand-guidelines',
  'permission legal disclaimer use assets logo outside partner vendor customer ask allowed rights copyright may others',
  'Don''t use the assets without permission. "Request permission" is at the bottom of the brand guidelines. Approved vendors find print masters and '
  'templates under "Trusted Vendor Access."'),
('Brand guidelines', '/brand-guidelines',
  'brand guidelines guide style identity logo typography color assets vendor legal permission',
  'The brand guidelines show the logo standards, the typography, the color system and the assets. The page is public, so vendors and partners can '
  'read it too. Don''t use the assets without permission.'),
('Changing or stopping a share', '/marketing-materials',
  'unshare revoke stop end access colleague no access remove',
  'Open the piece, choose "Share" and set a colleague to "Can view" or "Can edit," or choose "Remove" to stop sharing with them. To stop sharing with '
  'everyone, set "All staff" to "No access." Only the owner can do this.'),
('Emptying the trash', '/marketing-materials',
  'trash delete for good empty permanently forever',
  'Open "Trash" in "Your pieces," select the pieces and choose "Delete for good." That also deletes their versions, shares and review links, and '
  'can''t be undone. Pieces in the trash are deleted automatically after 30 days.'),
('Change several pieces', '/marketing-materials',
  'select many pieces move folder hand over trash bulk',
  'Select pieces in "Your pieces," or "Select all," and choose "Folder," "Hand over" or "Move to trash" for all of them. You can only change your '
  'own. Your colleagues'' pieces don''t change.'),
('The staff directory', '/staff-directory',
  'colleague colleagues coworker people person employee employees team find contact list phone book names',
  'The staff directory lists everyone who works here with name, job title, email and phone. Choose an email or number to write or call, or a name to '
  'open the profile. Super administrators come first, then administrators, then staff, each by first name; "Sort by" changes the order.'),
('Adding a team photograph', '/marketing-materials/team-photographs',
  'add upload share submit photo picture photograph team everyone topics credit rights',
  'Open "Team photographs" from "Your pieces" on the Marketing Center and choose "Add photograph": a PNG, JPEG or WebP of up to 10 MB, with a title, '
  'credit and rights. Topics, a last day of use and boxes around faces are optional. An administrator approves it before colleagues can use it.'),
('Approving a team photograph', '/marketing-materials/team-photographs',
  'approve approval waiting administrator edit withdraw photo picture',
  'Administrators approve, edit or withdraw a team photograph on its card in Team Photographs. Until it''s approved, it says "Waiting for approval," '
  'and only administrators and the person who added it can see it. "Withdraw" stops people from using it. Approve it again to restore it.'),
('Faces in a team photograph', '/marketing-materials/team-photographs',
  'faces box boxes crop heads cut',
  'When you add a team photograph, choose "Add a box" and drag a box around each face, so it won''t be cropped. With the keyboard, the arrow keys '
  'move a box, Shift and the arrow keys resize it, and Delete removes it.'),
('Using a team photograph', '/marketing-materials/team-photographs',
  'search find choose team photo picture field designer piece',
  'Approved team photographs are in the picture fields of the designers: search there by title, topic or credit and choose one. To see them all, open '
  '"Team photographs" from "Your pieces" on the Marketing Center.'),
('Links to an applicant''s own application', '/job-application',
  'applicant link confirmation valid days expire',
  'The private link in an applicant''s confirmation email works for 30 days.'),
('Newer version of a template', '/marketing-materials',
  'template update newer version published again',
  'If the template behind your piece was published again, choose "Newer version of the template" in the piece''s menu and then "Update." You''ll '
  'first see which fields change, and you can undo the update. To publish again, choose "Publish as template" and the next version.'),
('How a draft is saved', '/marketing-materials',
  'saved saving not saved automatically autosave',
  'Next to a draft''s name you see how it''s saved: "Saved," "Saving," "In this browser for now," or "Not saved" with the reason. A draft without a '
  'name is in this browser only; "Save to your pieces" saves it to your library, and from then on it''s saved as you work.'),
('Updating a campaign', '/marketing-materials',
  'campaign event moved date place changed update all pieces',
  'When a date, time, place, offer or link changes, change it in one piece of the campaign. You can then update the others together. To make the '
  'other formats, choose "Make the campaign" in the designer.'),
('Import: what changes', '/staff-directory',
  'import csv overwrite update existing errors rows columns blank duplicate',
  'An import matches people by email address: new addresses are added, existing people are changed. Details without a column don''t change; a blank '
  'cell clears a value. Before anything is saved, you''ll see what''s added, changed or unchanged and which rows have errors. You can skip those rows.'),
('Record of roles and access', '/audit-trail',
  'log record history activity',
  'The Audit Trail shows who changed a role, or added, activated or deactivated someone, and when. Only super administrators can see it. Filter by '
  'type "People and roles" and by date.'),
('An applicant''s own page', '/job-application',
  'applicant own application private link correct withdraw replace resume expired',
  'Applicants open their own application with the private link in their confirmation email: "Correct" changes their answers, "Replace resume" sends a '
  'new file, and "Withdraw" deletes everything. A closed application can''t be corrected anymore. If the link has expired, they can write to '
  'hello@daybreak.example with their reference.'),
('Rows of a batch', '/marketing-materials',
  'make many batch rows columns csv directory personalized names check zip',
  'To give each piece its own name or address, choose "Make many," pick the staff directory or a CSV file (up to 5,000 rows and 20 MB), and match its '
  'columns to the fields. Each row of the batch is one piece: check the rows, fix or skip those with errors, and download one print PDF or a ZIP.'),
('Emails that bounced', '/audit-trail',
  'bounced undelivered returned email invitation applicant address',
  'If an invitation bounced, the person''s profile says so in the Account card. If an email to an applicant bounced, the application says so. Correct '
  'the address or contact them another way. Super administrators see every email''s delivery under "Emails" in the Audit Trail.'),
('Link to the logo', '/brand-guidelines',
  'logo url link web address email signature website image src',
  'Under Assets in the brand guidelines, "Link to the logo" in "Use it on your site" gives you a web address of the logo for emails, signatures and '
  'websites. It always serves the current logo.'),
('Keyboard shortcuts', '/',
  'shortcuts keys hotkeys ctrl cmd keyboard',
  'Press Ctrl+K to search and Ctrl+B to open or collapse the sidebar. In a designer, press Ctrl+Z to undo and Ctrl+Shift+Z to redo (⌘ on a Mac). In '
  'the sales deck, press F for full screen, O for the overview and the arrow keys to change slides. Press Enter to send Ray a question.'),
('Shared with you', '/',
  'shared with me notice home page dismiss',
  'Pieces that colleagues shared with you appear under "Shared with you" in the "Today in the company" card of the home page, until you dismiss it, '
  'and under "Shared with me" in "Your pieces."'),
('Outdated cards and signatures', '/',
  'business card signature out of date changed details',
  'If your name, job title, email or phone changes in the directory after you made a business card or signature, the "Today in the company" card '
  'tells you that it''s out of date. Make it again on the New Hire page. Administrators see how many people have no card.'),
('Link and description of a position', '/positions',
  'position link form job board search engines remote pay description',
  'Each open position has its own form link, which you copy in its dialog for job boards and emails. It shows the title, the location (or that it''s '
  'remote), the type, pay in US dollars, the last day to apply and a description, and search engines can list it.'),
('Asking for approval of a piece', '/marketing-materials',
  'approval approve review ask request withdraw piece flyer poster signed off',
  'Save the piece to the library, then choose "Ask for approval" next to its name. You''ll see it if an administrator turned on approval for that '
  'designer. The piece is checked first, and the person who approves it sees what the check found. "Withdraw" cancels the request. You''ll see the '
  'answer on the home page, with a note if changes are needed.'),
('What an applicant must fill in', '/job-application',
  'requiredfields required fields mandatory application form first name last name email',
  'In the public application form, first name, last name and email are required. Everything else, such as the resume, is optional.'),
('Approving a piece', '/',
  'approve approval review waiting answer send back changes note piece',
  'Pieces waiting for your approval are on the home page. Choose "Review" to see the version with its contact details and what the check found, then '
  '"Approve" or "Ask for changes" with a note. You can''t review a piece that you own, requested approval for, saved a version of, or changed.'),
('Who approves pieces', '/marketing-materials/approvals',
  'approval approver rule turn on off administrator name colleague pieces design',
  'Administrators approve pieces, and so do the colleagues they name for a designer. Administrators open "Approvals" from "Your pieces," turn '
  'approval on for a designer, add approvers, and choose whether PNG and JPEG files are marked too. It''s off by default.'),
('What an approval covers', '/marketing-materials',
  'approved approval version changed superseded contact details edit after approval print',
  'An approval is for one version: its words, pictures and contact details. If the piece changes, ask again. The approved version stays in its '
  'history. Until the piece changes, everyone sees and downloads it with the approved contact details. A later approval supersedes an earlier one.'),
('Checking a file', '/marketing-materials/check-a-file',
  'check file genuine approved version pdf verify latest proof printed',
  'On "Check a file," choose a file to see whether it''s exactly what was downloaded from a piece, which version it shows, whether that version is '
  'approved and by whom. The file stays on your computer. Any staff member can check a file. If the piece isn''t shared with you, you see its name '
  'only if the version was approved.'),
('How large a picture can be', '/marketing-materials',
  'largest biggest picture photo size upload megabytes mb megapixels file limit',
  'In a designer, a picture you add can be up to 25 MB. In a saved piece, it can be up to 10 MB and 50 megapixels. A team photograph can also be up '
  'to 10 MB. A photo for your profile needs at least 128 pixels on each side.'),
('How many team photographs there can be', '/marketing-materials/team-photographs',
  'limit number team photographs teamphoto topics boxes full',
  'The team can have up to 2,000 photographs. Each can have up to 20 topics and 40 boxes around faces, and its file can be up to 10 MB.'),
('A colleague''s review links', '/staff-directory',
  'stop revoke review link colleague ill away left owner administrator deactivate',
  'Only the person who made a review link can revoke it. Administrators can''t. If that person has left, a super administrator can deactivate them, '
  'which stops their links, or hand over their pieces. The new owner can then revoke the links.'),
('What a review link shows', '/marketing-materials',
  'review link shows customer sees visitor version name contact nothing else',
  'A review link shows one version of the piece with its pictures, the piece''s name, and the contact details of the person who made the link, and '
  'nothing else. Later changes don''t show. It doesn''t work while the piece is in the trash or its owner is inactive.'),
('When you leave the company', '/marketing-materials',
  'leaving last day my pieces teammate hand over resign',
  'Before you leave, hand over your pieces: select them in "Your pieces" and choose "Hand over" and a colleague. After you''ve left, a super '
  'administrator can hand over everything you keep in the library to someone. Pieces in your trash stay there.'),
('How long versions are kept', '/marketing-materials',
  'versions kept how long forever history',
  'All versions of a piece are kept until the piece is deleted.'),
('How long added pictures are kept', '/marketing-materials',
  'added pictures deleted kept days uploads removed',
  'A picture that you added to a piece is kept until 7 days after the last piece and template with it are deleted.'),
('How large a piece can be', '/marketing-materials',
  'limit piece text fields kilobytes size name characters',
  'A piece can have up to 600 fields, 256 KB of words and settings, and a name of up to 120 characters. You can change up to 1,000 pieces at a time.'),
('Drafts on a shared computer', '/marketing-materials',
  'shared computer browser draft signed out privacy someone else reads',
  'Drafts, their pictures and unsent changes stay in this browser after you sign out. They''re never sent from another account, but anyone who uses '
  'the same browser profile can read them. On a shared computer, use your own browser profile.'),
('How long a post can be', '/',
  'post title text characters limit length home page',
  'A post on the home page can have a title of up to 120 characters and a message of up to 1,000. The home page shows up to 20 posts, each through '
  'its last day.'),
('Team photographs', '/marketing-materials/team-photographs',
  'team photograph photographs photo photos picture pictures shared rights credit license expiry expire topic face approve withdraw own company add '
  'upload',
  'Team photographs are your team''s own pictures, for everyone''s pieces: up to 2,000. Open "Team photographs" from "Your pieces" to add one with '
  'its rights, credit, last day, topics and faces. Once an administrator approves it, everyone can find it in the designers'' picture fields.'),
('Rights and last day of a team photograph', '/marketing-materials/team-photographs',
  'license rights credit copyright expired last day expiry permission photographer',
  'Each team photograph has a credit and rights: its license, or who allowed us to use it and for what. After its last day it''s expired, and '
  'administrators can withdraw it. A piece that uses it then can''t be downloaded until you choose another picture. Leave the last day blank if the '
  'rights don''t expire.'),
('Printing and print PDFs', '/marketing-materials',
  'print pdf printer printing shop bleed crop marks coated uncoated paper stock proof office send file vendor press cmyk professional',
  'Choose "Download" and "Print PDF," which makes a PDF/X-4 file in CMYK. Choose "Bleed and crop marks" for a print shop, "Bleed without marks" for '
  'an online printer, or "Trim only" for an office printer. Choose coated or uncoated paper; "Proof" is a small file in screen colors that isn''t for '
  'printing. "Add a hand-off ticket" adds an order for the printer.'),
('Who sees that you have a piece open', '/marketing-materials',
  'also open shown presence colleague left minute',
  '"Also open" in a piece shows which colleagues have it open. After someone closes it, they can still appear for up to a minute. The record is '
  'deleted within the hour.'),
('Commenting on a piece', '/marketing-materials',
  'comment feedback annotate pin spot picture piece version',
  'Open the saved piece and choose "Comments" in its menu. Click the picture where you want to comment, or choose "Add a comment" to say something '
  'about a field. Everyone who can see the piece can comment, and so can people with a review link. Each comment is about one version.'),
('Resolving a comment', '/marketing-materials',
  'comment resolve reopen done tick off finished',
  'Choose "Resolve" on a comment when it''s done, or "Reopen" if it isn''t. People who can edit the piece, and people reviewing that version, can '
  'resolve its comments. Resolved comments stay in the list, under "Resolved," with who resolved them and when.'),
('Changing or deleting a comment', '/marketing-materials',
  'comment delete edit change remove own typo',
  'No one can change or delete a comment, not even its author or an administrator. Resolve it, or write another one. Comments are deleted with their '
  'piece.'),
('Limits of comments', '/marketing-materials',
  'comment characters long many number limit per piece link outside',
  'A comment can have up to 2,000 characters. A piece can have up to 500 comments, of which up to 250 can be from review links, and 50 from any one '
  'link. People outside the company can enter a name of up to 80 characters.'),
('Comments from people outside', '/marketing-materials',
  'comment review link client outside agency customer name account',
  'Anyone with a review link can comment on that version without an account. They give their name, and the comment is marked "outside." People with '
  'the link see only the comments made through it. Colleagues who can see the piece read these comments, too.'),
('Notifications about new comments', '/',
  'comment new notice notification mail email home page told card',
  'New comments on your own pieces, and on pieces that you commented on, are on your home page under "New comments" for up to 30 days, until you look '
  'at them or choose "Dismiss." If the portal has an email service, you also get one email about them, five minutes after the last comment. It '
  'doesn''t quote them.'),
('Files of an approved version', '/marketing-materials',
  'approved file stored kept pdf png download version approvals original',
  'When a piece is approved, its print PDF, or a PNG of each side, is stored for good. Open the piece, choose "Versions" and then "Approvals" to '
  'download it, whatever has changed since. Everyone who can see the piece can download it there. So can the person who approved it, and '
  'administrators. No one can change or delete it while the piece exists.'),
('The approved file couldn''t be stored', '/',
  'approved file store again failed not stored approver',
  'If you see "is approved, but its file couldn''t be stored," choose "Store again" in the browser you approved it in. Later, any administrator can '
  'store a missing file with "Check saved pieces" on "Brand update," except for their own pieces. The approval counts either way.'),
('History of approvals of a piece', '/marketing-materials',
  'approvals history record who approved when asked withdrew note versions',
  'Open the piece, choose "Versions" and then "Approvals." It shows who asked for approval, withdrew a request, or asked for changes (with their '
  'note), and who approved which version and when. Everyone who can see the piece can see its history, and no one can change it.'),
('"PROOF – not approved"', '/marketing-materials',
  'proof stamp not approved words across file download mark watermark',
  'Files of a piece that isn''t approved say "PROOF – not approved" if its designer needs approval. Print PDFs always do. PNG and JPEG files do if an '
  'administrator turned that on. Downloads aren''t blocked. To get a file without it, save the piece, choose "Ask for approval," and download again '
  'once it''s approved and unchanged.'),
('Files that always say "PROOF"', '/marketing-materials',
  'proof stamp batch rows campaign wizard several never approved',
  'Pieces made from rows with "Make many," in campaigns or by the wizard aren''t approved individually, so their files say "PROOF – not approved" if '
  'the designer needs approval. So do files with unsaved changes, in a different size from the approved one, or with different contact details.'),
('Downloads are recorded', '/marketing-materials',
  'download recorded record who downloaded track file fingerprint version format',
  'We record each download of a saved piece: its format, size, fingerprint and version, who downloaded it, and when. That way, "Check a file" '
  'recognizes the file, and administrators can tell people when a brand update changes it. The limit is 500 downloads a day for each piece. Drafts '
  'aren''t recorded. The record is kept as long as the piece.'),
('The portal couldn''t record a download', '/marketing-materials',
  'not recorded download saved check file recognize',
  '"Not recorded" means that the file is saved on your computer, but the portal couldn''t record it, so "Check a file" won''t recognize it. Download '
  'it again later.'),
('Writing what should change', '/',
  'approval ask for changes note reviewer send back required characters',
  'When an approver chooses "Ask for changes," they describe what should change in a note of up to 2,000 characters. The owner and the person who '
  'asked see it on their home page and under "Approvals" in the versions.'),
('How many approvers', '/marketing-materials/approvals',
  'approvers many people number limit named design',
  'An administrator can name up to 50 approvers for each designer, in addition to all administrators. One approval is enough.'),
('Emails about approvals', '/',
  'email mail approval request answer approver told notice',
  'If the portal has an email service, approvers get an email when a piece needs their approval. The owner and the person who asked get one with the '
  'answer. Each arrives about a minute later and doesn''t include the note. You''ll see the same on the home page.'),
('Approval statuses', '/marketing-materials',
  'approval state status in review changes asked approved superseded meaning',
  'A version is "in review" once someone asks for approval, then "changes requested" or "approved." "Superseded" means that a later version has been '
  'approved since. "The piece has changed since" means that what you see isn''t that version anymore.'),
('What an approver compares', '/',
  'approver compare changes since last approved version difference',
  'The review shows an approver the version with its contact details, what the check found, its comments, and "Changes since version … was approved" '
  'next to the previously approved version. "View as text" shows its text.'),
('Which files can be checked', '/marketing-materials/check-a-file',
  'check file types pdf png jpeg zip size limit large',
  '"Check a file" takes a PDF, PNG, JPEG or ZIP of up to 300 MB. In a ZIP, the first 200 files are checked one by one.'),
('What "Check a file" answers', '/marketing-materials/check-a-file',
  'check file verdict approved superseded changed not from here proof meaning result',
  '"Approved": exactly the approved version, byte for byte. "Superseded": a later version was approved since; download that one. "Not approved": a '
  'proof; don''t print it. "Doesn''t match the download": the file was changed; download the piece again. "Not from this portal": made elsewhere, or '
  'saved again in another app.'),
('Fingerprint of a file', '/marketing-materials/check-a-file',
  'fingerprint sha-256 hash file bytes sent',
  'A fingerprint (SHA-256) is a number computed from every byte of a file. If a single byte changes, so does the fingerprint. "Check a file" sends '
  'only the fingerprint and the version that the file names. The file stays on your computer.'),
('Brand update', '/marketing-materials/brand-update',
  'brand update new version color logo compare pieces changed before after',
  'Open "Brand update" from "Your pieces" to compare your own pieces in two versions of the brand. You''ll see which pieces change in color, logo or '
  'layout, or have new findings, with before and after pictures. "Check saved pieces" finds what a designer draws differently since a piece was last '
  'saved. Administrators also compare shared pieces, approved versions and team templates, can ask for approval again, and email the people who '
  'downloaded them.'),
('Emails about a brand update', '/marketing-materials/brand-update',
  'brand update email mail people downloaded told recall old files',
  'On "Brand update," an administrator chooses "Email … people" to tell those who downloaded pieces that look different now. Each gets one email, at '
  'most once a day, with a link to the library. It doesn''t name any pieces.'),
('What a brand update leaves out', '/marketing-materials/brand-update',
  'brand update private pieces not compared emails signatures results browser',
  'Administrators can''t compare other people''s private pieces in a brand update. They only see how many there are. Owners can compare their own on '
  'the same page. Emails and signatures can''t be drawn in another version of the brand, but "Check saved pieces" compares them with how they looked '
  'when they were last saved. The results stay in that browser, and the comparison continues when you come back to the page.'),
('Asking for approval again after a brand update', '/marketing-materials/brand-update',
  'brand update approvals again approved look different ask',
  'Approved pieces that look different in the new version are counted on "Brand update." Choose "Ask for … approvals again," and someone else '
  'approves them. This works only in the current version of the brand. Until then, the earlier approval counts.'),
('Greeting and daily quote', '/',
  'greeting good morning afternoon evening quote day dashboard sequence seconds',
  'The home page says good morning before noon, good afternoon before 6 pm and good evening after that. The date appears after 3 seconds, a quote '
  'after 6 and the assistant after 11. To see the assistant right away, choose "Skip to the assistant." There are ten quotes, with a new one each day.'),
('New colleagues on the home page', '/',
  'new colleagues started weeks joined card today',
  '"Today in the company" on the home page lists colleagues who started in the last four weeks, by the start date in the directory.'),
('Continue where you left off', '/',
  'continue recent work home card latest drafts pieces three',
  '"Continue where you left off" on the home page shows your three latest pieces and drafts. "All pieces" opens your library, and "New piece" starts '
  'another one.'),
('Length and address of a pinned link', '/',
  'pinned link name characters address page web edit order',
  'The name of a pinned link can have up to 60 characters. Enter a web address, or a portal page such as /profile. To change the order, choose "Edit '
  'links."'),
('New applications on the home page', '/',
  'applications new home page administrators number review today',
  'Administrators see how many new applications there are to review under "Today in the company" on the home page.'),
('When you''re offline', null,
  'offline connection internet lost server respond work saved',
  'Without a connection, the portal says "You''re offline." You can keep editing an open piece. It''s saved in this browser, and in your library once '
  'the server responds again. You need a connection to make files.'),
('A new version is ready', null,
  'new version ready reload portal update bar bottom',
  '"A new version is ready" at the bottom of the window means that the portal was updated. Choose "Reload" when it suits you; your saved work stays.'),
('"Page not found" and other errors', null,
  'page not found 404 unexpected application error reload wrong address',
  '"Oops! Page not found" means that the address doesn''t exist: choose "Return to Home." "Unexpected Application Error!" means that a part of the '
  'page stopped; your saved work is safe. Choose "Try again," or reload the page if it keeps happening.'),
('You don''t have access to this page', null,
  'no access refused page administrators permission denied',
  '"You don''t have access to this page" means only administrators or super administrators can see the page. If you need something from it, ask one '
  'of them. Job Applications, Positions and Approvals are for administrators; the Audit Trail is for super administrators.'),
('When the assistant has no answer', '/',
  'assistant no answer initializes quick canned again wrong',
  'If Ray says "Here is a quick answer while Ray initializes," we couldn''t reach the server. Choose "Ask again" in a moment. If Ray finds nothing, '
  'try different words, or search with Ctrl+K. Ray knows only what''s in the portal, not the weather, pay or appointments.'),
('Your conversation with the assistant', '/',
  'conversation kept history stop copy clear reload chat',
  'Your conversation stays while you move between pages, and is gone when you reload, sign out or choose "New conversation." "Stop" ends an answer, '
  '"Copy" copies it, and "Ask again" repeats the question. It isn''t stored on the server.'),
('How long a name can be', '/profile',
  'name first last display characters length limit department title phone',
  'A first name, last name or display name can have up to 60 characters, a job title 120, a department or location 80, a phone number or pronouns 40.'),
('Rules for a password', '/profile',
  'password rules letters digits symbols strong current expire',
  'A new password needs at least 8 characters, or 6 if you set it with the link in a reset email. No digits or symbols are required. A few unrelated '
  'words make a strong password. You''ll need your current password to change it on your profile.'),
('The link to reset a password', '/sign-in',
  'reset link password email expired works once no longer minute',
  'The link in a reset email works once and expires. If you see "This link no longer works," choose "Forgot your password?" on the sign-in page to '
  'get a new one. You can get one email a minute. You won''t get an email if the address doesn''t have an active account.'),
('Your two-step sign-in code doesn''t work', '/sign-in',
  'code wrong expired used two-step six digits seconds authenticator',
  'The code has six digits and changes every 30 seconds. Each code works once. If it''s wrong, wait for the next one and check that your phone''s '
  'clock is set automatically. After five wrong codes, wait 15 minutes.'),
('What a recovery code looks like', '/sign-in',
  'recovery code format sixteen letters digits hyphens lowercase',
  'A recovery code has sixteen letters and digits. You can leave out the hyphens and type lowercase. Each works once, and the Two-step sign-in card '
  'of your profile says how many of the 10 are left.'),
('Turning on two-step sign-in without a camera', '/profile',
  'two-step qr code scan key by hand camera app enter',
  'If you can''t scan the QR code when you turn on two-step sign-in, enter the key below it in your authenticator app by hand. You stay signed in '
  'here; everywhere else you sign in again with a code.'),
('When your session ends', '/sign-in',
  'session ended signed out work lost unsaved password changed deactivated',
  'You''re signed out after 30 days, after 7 days without use, when your password is changed elsewhere, or when your account is deactivated. What you '
  'typed is saved in this browser. Sign in again to continue.'),
('A colleague''s photo', '/staff-directory',
  'photo colleague someone else super administrator change add picture profile',
  'You add your own photo. For someone else, a super administrator adds, changes or removes it on that person''s profile in the staff directory.'),
('Types of emails from the portal', '/audit-trail',
  'emails kinds types portal list invitation confirmation share approval',
  'Emails from the portal are invitations, confirmations of applications, emails to applicants, notices of new applications, and emails about shared '
  'pieces, approvals and comments, brand updates, and tests of designed emails. Password emails are sent separately, by the sign-in service.'),
('Email about a shared piece', '/marketing-materials',
  'email share piece mail minutes colleague told contents',
  'If the portal has an email service, your colleague gets an email about five minutes after you share a piece. If you share several, they''re in one '
  'email. The email names the piece and its owner and links to the library. Sharing with all staff sends no email.'),
('Sharing with someone who has no account', '/marketing-materials',
  'share colleague without account invite no account yet',
  'In "Share," colleagues who are in the directory but can''t sign in yet are listed as "No account yet." A super administrator can invite them '
  'there; share the piece once they''ve signed in. For someone outside the company, create a review link.'),
('A review link that doesn''t work', '/marketing-materials',
  'review link doesn''t work expired revoked incomplete too many visits',
  '"This link doesn''t work" means that a review link is expired, revoked or incomplete, that its piece is in the trash, or that its owner is '
  'inactive. Create a new one. "Too many visits" means that it was opened more than 60 times in a minute. Wait a minute, then try again.'),
('How often a review link was opened', '/marketing-materials',
  'review link opened times last expires days choices count',
  'Under "Review links" in "Share," you can see each link''s version, when it expires, how often it''s been opened and when it was last opened. It '
  'lasts 1, 7, 14, 30 or 90 days, as you choose. You can have 20 active links.'),
('Comparing versions', '/marketing-materials',
  'compare versions difference side by side pixels text settings',
  'Choose "Versions" in the piece''s menu, then "Compare": "Side by side" shows both pictures, and "Difference" highlights what changed. Changes to '
  'text and settings are listed below. You can compare with the current version or another one.'),
('Naming a version', '/marketing-materials',
  'version name label important named list filter',
  'Choose "Versions" in the piece''s menu and "Name this version," such as "For the printer." "Named" lists only the named ones. A name can have up '
  'to 120 characters.'),
('Your pieces when your account ends', '/staff-directory',
  'account deleted deactivated pieces happen lost hand over locked shared',
  'Deactivating an account locks its pieces: shared ones stay shared, and review links stop until the pieces are handed over. Deleting an account '
  'deletes its pieces, so hand them over first.'),
('Your pieces and AI', '/marketing-materials',
  'ai analytics service pieces privacy sent third party train',
  'Your pieces aren''t sent to any AI or analytics service. The AI Design Wizard works in your browser, and Ray isn''t given your pieces.'),
('When a piece isn''t saved', '/marketing-materials',
  'not saved reason storage full blocked server waiting piece draft',
  '"Not saved" shows the reason. If the browser''s storage is full or blocked, delete drafts you don''t need and try again. If the server doesn''t '
  'respond, it''ll be saved when the server responds again. Don''t clear your browser''s data until then. "Save as a new piece" keeps a copy.'),
('Browsers that delete drafts', '/marketing-materials',
  'browser delete drafts week safari kept only here',
  '"Saved in this browser only. It may be deleted if you don''t visit for a week." means that browsers such as Safari can clear drafts from sites you '
  'don''t open. Choose "Save to your pieces" to keep a draft for good.'),
('Several drafts of one designer', '/marketing-materials',
  'drafts menu new draft rename delete restore another several',
  'Open the menu next to the draft''s name: "New draft" starts another one, and you can switch between drafts, rename, duplicate or delete them, and '
  'restore one you just deleted.'),
('One draft in two tabs', '/marketing-materials',
  'draft open another tab two windows changes',
  '"This draft is open in another tab" means that changes in either tab show in both. You can keep working in either one.'),
('How far undo goes back', '/marketing-materials',
  'undo steps number history how many back reload',
  'A designer keeps up to 300 steps to undo, also after you reload the page. Restoring a version, updating a campaign and "Reset" can be undone, too.'),
('Opening a piece that isn''t there', '/marketing-materials',
  'can''t open piece trash stopped sharing exist shared owner',
  '"Can''t open this piece" means that the piece doesn''t exist or isn''t shared with you, or that its owner moved it to the trash or stopped sharing '
  'it. Ask the owner.'),
('Managers in the directory', '/staff-directory',
  'manager boss reports choose set own loop super administrator',
  'A super administrator sets a person''s manager under "Edit details" on their profile: type a name or email address and choose from the list, or '
  'leave it blank for no manager. No one can be their own manager, directly or indirectly. You can''t deactivate someone with active reports until '
  'their reports have another manager.'),
('Someone is missing from the directory', '/staff-directory',
  'someone missing deactivated left directory',
  'The directory lists active people only. If someone is missing, they''ve been deactivated or weren''t added: super administrators find deactivated '
  'people with "Status," and add people with "Add person." Try a shorter search, or part of an email address.'),
('"Phone number needed"', '/staff-directory',
  'phone number needed missing card directory last name',
  '"Phone number needed" or "(Last name needed)" on a card means that the directory doesn''t have that person''s phone number or last name. Ask a '
  'super administrator to add it with the pencil.'),
('Inviting imported people', '/staff-directory',
  'import invitations send new people many stop not sent waiting',
  'After an import, select "Send invitations to the … new people." They get an email with a link to choose a password. You see who was sent one and '
  'who wasn''t. "Stop" stops sending, and you can send the rest later on their profiles.'),
('Studio or form', '/marketing-materials',
  'studio form page switch leave view remembered preview 400',
  '"Open studio" shows the piece as large as the window allows. "Use the form" shows the form with a preview of up to 400×200 pixels. The portal '
  'remembers which one you used last.'),
('Dates in a CSV file', '/staff-directory',
  'date format csv day month first ambiguous unclear',
  'If a date such as 03/04/2026 could mean two different days, you''re asked whether the day or the month comes first. Write dates like 2026-12-24 to '
  'avoid it. Start dates must be between 1950 and 2100.'),
('Account statuses', '/staff-directory',
  'no account yet invitation sent expired bounced account card profile',
  'The Account card on a person''s profile, which super administrators see, says whether they have an account, when an invitation was sent and how '
  'long its link works, or that it expired, was withdrawn or bounced. You can send another one after a minute.'),
('A colleague''s password', '/staff-directory',
  'password colleague reset someone admin set sessions see',
  'No one can see a password. If a colleague forgot theirs, they choose "Forgot your password?" on the sign-in page. A super administrator can '
  'deactivate someone, which signs them out everywhere right away.'),
('Experience levels in an application', '/job-applications',
  'experience level entry mid senior years not stated form',
  'The application form has three experience levels: entry level (1–2 years), mid level (3–7 years) and senior level (8 years or more). If none is '
  'chosen, it says "Not stated."'),
('Fields of the application form', '/job-application',
  'form fields phone experience start date salary authorization resume asked optional',
  'The application form asks for first name, last name, email, phone, experience level, available start date, salary expectations, authorization to '
  'work, and a resume. It takes about three minutes. A blank start date means that the applicant can start right away.'),
('Length of answers in an application', '/job-application',
  'characters limit application name email phone long',
  'In an application, first and last name can have up to 100 characters each, the email address 254, the phone number 40 and the salary expectations '
  '200.'),
('Too many applications', '/job-application',
  'too many applications network hour limit refused again captcha',
  'In an hour, one network can start up to 30 applications, and one email address can be used for up to five. After that, the form says that too many '
  'were sent. The answers are saved, and the applicant can try again in an hour. When we get a lot of applications, the form may ask applicants to '
  'confirm that they''re a person.'),
('Applying while offline', '/job-application',
  'application offline answers saved browser reload resume choose again failed',
  'The application form keeps its answers in the applicant''s browser, even offline and after a reload. They must choose the resume again. If sending '
  'fails, nothing is lost. They can submit again without creating a second application.'),
('Pictures in the wizard', '/marketing-materials',
  'wizard pictures images thumbnails four uploaded own',
  'If you''ve added pictures, the wizard shows up to 4 of them under "Your images," and the first one is used in the design. Choose another under '
  '"Picture"; otherwise the theme picks one.'),
('A resume that isn''t accepted', '/job-application',
  'resume refused password protected type empty renamed upload fails',
  'A resume must be a PDF, DOC or DOCX file of up to 10 MB, without a password, and not empty. "Please upload a PDF or DOC file" means the file is a '
  'different type, even if it was renamed. "File size must be less than 10MB" means it''s too large. Applicants can continue without one.'),
('Reference of an application', '/job-applications',
  'reference code number application receipt applicant quote',
  'Every application has a reference of ten letters and digits, such as AB12C-3DE4F. The applicant sees it on the receipt and in the confirmation '
  'email, and administrators can search for it.'),
('Writing limits for notes and emails to applicants', '/job-applications',
  'note email applicant characters limit subject message long',
  'A note on an application can have up to 5,000 characters. An email to an applicant can have a subject of up to 200 characters and a message of up '
  'to 4,500. Your draft is saved in your browser until you send it.'),
('How long applications are kept', '/job-applications',
  'applications kept months deleted retention privacy resume gdpr how long',
  'Applications and their resumes are kept for 12 months and then deleted automatically, unless your company set a different time. Only '
  'administrators can read them.'),
('Who corrected an application', '/job-applications',
  'corrected by applicant reviewer shown when correction email',
  'An application shows when it was corrected and by whom: the applicant or a reviewer. Applicants can''t change their email address themselves; '
  'administrators can.'),
('Types of positions', '/positions',
  'position type full time part time contract temporary internship pay hour year',
  'A position''s type is full time, part time, contract, temporary or internship. Pay is a range in whole US dollars per hour or per year. Select '
  '"Remote, from anywhere in the country" for a remote job.'),
('Limits of a position', '/positions',
  'position characters title place description limit number pay',
  'A position''s title and location can have up to 120 characters each, its description 5,000. There can be up to 500 positions. Each line of the '
  'description becomes a paragraph.'),
('Deleting a position', '/positions',
  'delete position applied applications close instead',
  'A position that someone applied for can''t be deleted. Close it instead. Without applications, "Delete position" in its dialog deletes it for good.'),
('After a position is closed', '/positions',
  'position closed applicant filling in day form new apply reopen',
  'Once a position is closed or its last day has passed, no one new can apply. Anyone already filling in the form has a day to submit it. To open it '
  'again, clear "Close this position" or change the day.'),
('No positions', '/positions',
  'no positions apply anyway without general application specific',
  'If no positions are open, people can still apply. The form then doesn''t ask for one, and the application says "No specific position."'),
('What the audit trail records', '/audit-trail',
  'audit trail records kinds events roles sign-in resumes applications posts leads text',
  'The audit trail records who did what and when: changes to people and roles, invitations, sign-in (two-step on or off, five wrong passwords in 15 '
  'minutes), applications and notes, opened resumes, positions, posts, templates, team photographs, approval rules and leads. It never records the '
  'text that someone typed, and it doesn''t cover pieces.'),
('Reading the audit trail', '/audit-trail',
  'audit trail search filter type date export csv more',
  'In the Audit Trail, search for a name, email or reference, choose a "Type" and dates "From" and "To," and "Export CSV" for a spreadsheet. "Show '
  'more" loads older events. No one can change or delete events.'),
('Default password of new accounts', '/seed-staff',
  'default password once same everyone random run accounts created skipped',
  '"Create Staff Accounts" makes one random default password for all accounts of a run and shows it only once. Copy it and share it privately. Each '
  'account is listed as Created, Skipped or Error. Anyone who doesn''t get the password can use "Forgot your password?"'),
('When seeding leads fails', '/seed-crm',
  'seed crm leads failed refused statuses twice real',
  'The 25 sample leads are fictional and never added twice; existing leads don''t change. "Failed to seed CRM data" means the server didn''t respond. '
  'Try again. Staff can''t create them.'),
('Notable clients', '/sales-deck',
  'notable clients names logos companies customers list nine',
  'The nine notable clients in the sales deck are Voltarra, Gridhaven, Sunmere, Kestrel Ridge, Northfold, Emberline, Tallgrass Power, Quayside DC and '
  'Oreline.'),
('Presenter view: notes, timer, pop-ups', '/sales-deck',
  'presenter view blocked pop-ups timer start pause reset notes clock',
  'The presenter view shows the current slide, the next one, your notes, the time of day and a timer with "Start," "Pause" and "Reset." If it '
  'doesn''t open, allow pop-ups for the page and choose "Presenter view" again.'),
('Keys of the sales deck', '/sales-deck',
  'keys shortcuts deck home end f o swipe single-key turn off',
  'Press Space or the right arrow to go forward, the left arrow to go back, Home or End for the first or last slide, F for full screen and O for the '
  'overview. On a touchscreen, swipe. Turn off F and O with "Single-key shortcuts" in the menu.'),
('Linking to and printing a slide', '/sales-deck',
  'deck link slide number address print paper share page public',
  'To link to a slide, add # and its number to the address, such as /sales-deck#4. Anyone can open the deck without signing in. When you print it in '
  'the browser, each slide gets its own page.'),
('Contrast of text', '/brand-guidelines',
  'contrast text background ratio minimum wcag readable large',
  'Text needs a contrast of at least 4.5:1 with its background. Large text (from 24 px, or 18.66 px bold) and icons need 3:1. Below that, use a color '
  'only for fills and decoration. The brand guidelines show every pair of colors.'),
('Night and amber', '/brand-guidelines',
  'night amber color hex dark orange background white',
  'Night is #0A2B40, a dark background for the other colors; amber is #FFB343; white is #FFFFFF. Use night for text on orange.'),
('Sizes of the logo files', '/brand-guidelines',
  'logo png sizes densities svg pdf cmyk black transparent formats fifteen',
  'There are 15 logos: three versions in five variants. Each comes as SVG, as a transparent PNG at 1x, 2x, 3x and 4x, and as a print PDF in CMYK or '
  'black.'),
('Notifications about brand changes', '/brand-guidelines',
  'brand changes rss feed json changelog version notified package',
  'Under Assets in the brand guidelines, "Brand changes (RSS)" tells a feed reader about new versions, and "Changelog" lists them. Websites can '
  'install the brand package.'),
('Our pictures to download', '/brand-guidelines',
  'pictures photographs download jpeg brand assets rights renderings free',
  'Under Assets in the brand guidelines, "Pictures" has our own renderings as JPEG, free of third-party rights, such as the solar farm, battery '
  'storage or server hall. Crop boldly and keep the horizon low.'),
('Grid of a piece', '/brand-guidelines',
  'grid columns margin unit disc rows layout rules construction',
  'Our pieces use twelve columns inside a margin. A unit is a hundredth of the shorter side: seven units from the edge, one between words that belong '
  'together, four between groups.'),
('Pictures that can''t be added', '/marketing-materials',
  'picture heic damaged type large megapixels refused added format gif tiff',
  'Designers take PNG, JPEG, WebP and SVG. They can''t read HEIC pictures, which iPhones take. Export them as JPEG in Photos or Preview. Pictures '
  'that are damaged or over 25 MB can''t be added. The message says why. Try a smaller copy.'),
('File size of ads and posts', '/marketing-materials',
  'ad file size limit kb google display linkedin kilobytes weight upload',
  'Files for Google and display ads can be up to 150 KB, and files for LinkedIn up to 5 MB. If a PNG is too large, the download says so. Choose JPEG, '
  '1× or a simpler picture.'),
('Earlier results of the wizard', '/marketing-materials',
  'wizard recent generations history five past earlier designs',
  '"Recent Generations" in the wizard keeps your 5 newest designs in this browser; choose one to see it again. "Open in designer" turns it into a '
  'draft, which you can save as a piece.'),
('Smallest text in a piece', '/marketing-materials',
  'text small size points pixels minimum legible print inks preflight',
  'In print, text needs at least 5 pt, or 6 pt in more than one ink; on screens at least 9 px. The check before a download names text that''s '
  'smaller. Shorten it or choose a larger size of the piece.'),
('Text that doesn''t fit', '/marketing-materials',
  'text too long fit piece shorten larger size layout',
  'Text gets smaller until it fits. If it''s still too long, the form and the check say that it''s too long for this piece. Shorten it, or choose a '
  'larger size or another layout.'),
('Sample details on a piece', '/marketing-materials',
  'your name your title still on piece placeholder details sample contact',
  'If the check says that "Your Name" or other sample words are still on the piece, fill in your details under "Your details" in the Marketing '
  'Center. In a template, replace the placeholder that it names.'),
('Errors and warnings of the check', '/marketing-materials',
  'check findings error warning severe blocked download anyway ignore',
  'Errors stop a download until they''re fixed, such as a link that isn''t complete, a placeholder that must change, or a team photograph that '
  'expired. Warnings don''t stop a download. Choose a finding to go to its field.'),
('Hand-off ticket', '/marketing-materials',
  'hand-off ticket order printer quantity stock needed by ship to finish cost center',
  '"Add a hand-off ticket" in the download dialog puts an order for the print shop and a report on the file into one ZIP with the print PDF. '
  'Quantity, "Needed by," stock and "Ship to" are required; printer, finish and cost center are optional. Your browser remembers what you typed.'),
('Total ink and printing conditions', '/marketing-materials',
  'total ink limit percent coated uncoated profile press condition cgats fogra',
  'The limit of total ink is 300% on coated and 280% on uncoated paper. The profiles are CGATS TR 006 for coated and FOGRA29 for uncoated.'),
('What the proof of separations shows', '/marketing-materials',
  'separations inks total black overprint photographs out of gamut plates',
  '"Separations proof" shows the plates of a print PDF: "Inks," "Total ink," "Black overprint" and "Photographs out of gamut." Point at the page to '
  'read the inks there. It isn''t a color proof, because a screen can''t show how inks look on paper.'),
('Colors look different in print', '/marketing-materials',
  'colors print screen duller different orange bright proof lighter',
  'Ink can''t show every screen color: bright orange prints duller, and some CMYK values print lighter on coated paper. Keep the values, and ask your '
  'printer for a proof.'),
('Sheets of ten cards', '/marketing-materials',
  'sheet ten cards office printer a4 letter cut flip long edge',
  'For an office printer, business cards download ten on a sheet with crop marks: 3.5×2 inch cards on Letter, 85×55 mm cards on A4. Print on both '
  'sides, flip on the long edge, then cut.'),
('Business card file, contact and QR code', '/marketing-materials',
  'business card vcf contact file qr scan back download print pdf too long',
  'A business card has a QR code with your contact details. "Download .vcf contact" saves them as a contact file. "Download Template" makes the print '
  'PDF. If the name, title or email is too long, or the QR code might not scan, the card says what to shorten.'),
('File type of a meeting background', '/marketing-materials',
  'meeting background png jpeg file type download all teams too large',
  'Meeting backgrounds download as PNG or JPEG: choose under "File type." For Microsoft Teams it''s a JPEG, because Teams allows 2 MB. "Download all" '
  'saves every background of a platform in one ZIP.'),
('Emails: size and dark mode', '/marketing-materials',
  'email gmail clips 102 kb size html dark mode outlook arial poppins',
  'Gmail clips emails over 102 KB; the email designer shows the size of the HTML. Some apps change colors in dark mode. To check, select "Dark mode" '
  'in the preview or the studio. Outlook for Windows shows Arial instead of Poppins.'),
('Opening an .eml draft', '/marketing-materials',
  'eml draft outlook thunderbird apple mail open new message send',
  'Outlook opens the .eml file as a draft. In Thunderbird, open it and choose "Edit As New Message." Then add the recipients and send it from your '
  'own account.'),
('Unsubscribe link and recipients', '/marketing-materials',
  'email list unsubscribe footer recipients address subscribers',
  'A designed email has our address and an unsubscribe link at the bottom. The portal doesn''t store recipients and doesn''t send it to customers. '
  'Use the HTML in your mailing service.'),
('Headline of a social post', '/marketing-materials',
  'social post headline caption first sentence picture line list',
  'The first sentence of the caption becomes the headline on the picture, and a short second sentence goes under it. To write your own, fill in '
  '"Headline on the picture" and "Line below the headline." Enter three lines for a list.'),
('What each layout needs', '/marketing-materials',
  'layout needs number date list steps quote points unavailable choose why',
  'Number needs a number in the headline, such as "24 hours"; Date needs a date; List needs three to six points, one per line; Steps needs two to '
  'four steps; Quote needs a quote. Some need a square or tall size. The layout says what''s missing.'),
('Changing only one size', '/marketing-materials',
  'one size only change here match other sizes own all sizes studio',
  'In the studio, "All sizes" shows a piece in every size. Choose a size and "Change only here" to give it its own text or picture. "Match other '
  'sizes" undoes that. Changes in the form apply to all other sizes.'),
('Zooming in the studio', '/marketing-materials',
  'zoom studio larger smaller percent actual size whole piece pixel',
  'Zoom in the studio with "Larger" and "Smaller," from 25% to 800%. "Fit to window" shows the whole piece, and "Actual size" shows it at print size.'),
('Rows we can''t read', '/marketing-materials',
  'batch rows errors spreadsheet damaged formula cells leave out fix csv',
  'In "Make many," rows with errors are marked. Fix the cell there, or choose "Skip." You''ll see spreadsheet errors such as #N/A, shortened numbers, '
  'formulas and damaged characters, and how to fix them. Save the file as UTF-8 CSV.'),
('Pictures in the rows of a table', '/marketing-materials',
  'make many picture file name own library row different',
  'To give each row its own picture, add a column with the file name of one of your pictures, or the name of a library picture, and match it to the '
  'picture field. Add your pictures in the Marketing Center first.'),
('Pausing and continuing many files', '/marketing-materials',
  'make many pause continue left page finished files earlier rows start over',
  'You can pause and continue making files, even after you leave the page, if your browser can save finished files. "Open those rows" opens your last '
  'table. "Start over" lets you choose another one.'),
('Email signatures for many people', '/marketing-materials',
  'signatures many everyone team html zip make many signature all staff',
  'On the New Hire page, "Make many" also makes email signatures: an HTML file for each person, in the design that''s chosen in your signature, in '
  'one ZIP with a list.'),
('Marking who has a card', '/marketing-materials',
  'cards noted mark having card already up to date who administrator',
  'In "Make many" for business cards, administrators can mark people who already have a card with "Mark as having cards," or choose "Ignore these '
  'changes" if a change doesn''t matter. Then these people aren''t listed as "Without a card" or "Out of date."'),
('Quick starts of the wizard', '/marketing-materials',
  'wizard quick starts prompts six list drop-off shredding buy-back hiring earth day',
  'The wizard''s six quick starts are: Solar drop-off day, Drive destruction for hospitals, Surplus hardware buy-back, Refurbished drives offer, '
  'We''re hiring, and Earth Day facts. Each fills in the description.'),
('Material types of the wizard', '/marketing-materials',
  'wizard material types banner presentation infographic custom business card list ten',
  'The wizard''s ten material types are business card, brochure, flyer, poster, banner, social post, email template, presentation, infographic and '
  'custom. Flyer is the default.'),
('The wizard''s ideas and unused words', '/marketing-materials',
  'wizard three ideas not used words add english language description remarks',
  'The wizard gives three ideas in about 2 seconds. "Not used" lists words of your description that read like instructions or weren''t clear; "Add" '
  'puts them in the piece. Write the description in English. If the description names a different material from the one you chose, your choice counts.'),
('Searching the Marketing Center', '/marketing-materials',
  'search what do you need hub ready pieces materials find',
  'Type what you need, such as "a flyer for a job fair," under "What do you need?" on the Marketing Center: it finds ready pieces and materials, and '
  'offers to search your pieces and the team photographs.'),
('Downloading a colleague''s piece', '/marketing-materials',
  'download shared piece view only colleague file can I',
  'You can download a piece that''s shared with you, even if you can only view it, and duplicate it to change it. If its designer needs approval, an '
  'unapproved file says "PROOF – not approved."'),
('Describing a picture for people who can''t see it', '/marketing-materials',
  'alternative text picture description read aloud accessible pdf alt',
  'Fill in "What it shows" for a picture: it''s read aloud to people who can''t see it, in print PDFs and emails. Exported PNG and JPEG files don''t '
  'include the description. Add one where you publish them.'),
('Text limits for team photographs', '/marketing-materials/team-photographs',
  'team photograph title credit rights topics characters limit words',
  'The title and the credit of a team photograph can have up to 120 characters each, its rights 500. It can have up to 20 topics, separated by commas.'),
('Team photograph statuses', '/marketing-materials/team-photographs',
  'team photograph waiting approved expired withdrawn state status meaning',
  'A team photograph is "Waiting for approval," "Approved," "Expired" after its last day, or "Withdrawn." Only approved ones can be used. Files '
  'downloaded earlier don''t change.'),
('Editing a team photograph', '/marketing-materials/team-photographs',
  'team photograph edit change title rights last day administrator who',
  'Only administrators can edit a team photograph: its title, topics, credit, rights, last day and faces. A new last day also applies to pieces that '
  'already use it. Team photographs can''t be deleted, only withdrawn.'),
('Folders', '/marketing-materials',
  'folder pieces new empty remove out of shared colleagues filter',
  'A folder is a name that you give your pieces. Type a new name in "Move to a folder" to create one, or leave it blank to take a piece out. Only the '
  'owner of a piece chooses its folder. A folder without pieces disappears. To find the pieces in a folder, use the "Folder" filter.'),
('Rules of a template', '/marketing-materials',
  'template free locked must change rules publish version administrator summary',
  'When publishing a template, give each field a rule: "Free" (anyone can change it), "Locked" (no one can) or "Must change" (a placeholder to '
  'replace before a download). A sentence under "What it''s for" helps colleagues choose. To change the template, publish it again as the next '
  'version.'),
('Choosing the pieces of a campaign', '/marketing-materials',
  'campaign drafts zip checks leave out pieces clear select findings overview',
  'In "Make the campaign," clear the pieces you don''t need. Each is checked: fix errors or clear those pieces first. "Save as drafts" saves each in '
  'its designer. "Download the campaign" makes one ZIP with an overview page.'),
('Names of downloaded files', '/marketing-materials',
  'file name downloaded called naming designer size date rename',
  'A downloaded file is named after the designer, the size, the side and the day, such as poster-18x24-20261122.pdf. You can rename it; "Check a '
  'file" and "Open a file" still recognize it.'),
('Fantasy football', '/fantasy-football',
  'fantasy football league standings table teams ranking playoff playoffs',
  'The fantasy football page shows the standings of our 10 teams: rank, wins, losses, ties, winning percentage, games back and playoff chance. The '
  'top 6 are in the playoffs.'),
('Importing people', '/staff-directory',
  'import csv people employees many bulk upload spreadsheet excel table columns update directory list mass file rows',
  'A super administrator chooses "Import CSV" in the staff directory. The file can have up to 5,000 rows and be up to 20 MB. Save an Excel workbook '
  'as CSV first. Use columns such as Email, Full name, Phone, Job title, Department, Location, Pronouns, Start date and Manager. Email is required, '
  'because people are matched by it. You''ll review every change before anything is saved, and you can invite the people who are added.'),
('Certifications', '/sales-deck',
  'certification certifications certified certificate standard standards r2 r2v3 rios seia nist hipaa dod compliance qualified',
  'We''re R2v3 Qualified, RIOS Qualified and Industry Recognized (SEIA and a state solar-and-storage association). Our badges are R2v3, RIOS, DoD '
  '5220.22-M, HIPAA and NIST.')
on conflict (title) do update set path = excluded.path, keywords = excluded.keywords, body = excluded.body;

-- Passages about the designers: the next file has what they say.
insert into public.portal_knowledge (title, path, keywords, body)
select title, path, keywords, title
from (values
('Designer themes', '/marketing-materials',
  'theme themes white blue image text designer designers background'),
('Guides in the studio', '/marketing-materials',
  'guides lines trim bleed safe area margins folds postal zones zoom studio'),
('Preheader', '/marketing-materials',
  'preheader definition meaning email preview text inbox line subject'),
('Signature designs and banner', '/marketing-materials',
  'signature design designs banner campaign short reply replies stacked horizontal sunrise list change look signature too long gmail characters'),
('Changing the layout', '/marketing-materials',
  'layout layouts composition arrangement design change choose other different switch arrange look sunrise type photograph window date number list '
  'steps quote'),
('Print specifications', '/marketing-materials',
  'print printing printer resolution dpi cmyk color mode bleed pdf file quality prepress'),
('Pictures in a piece', '/marketing-materials',
  'picture image photo choose change replace other crop focal point scale library own upload add drop paste png jpeg webp svg alternative text'),
('Making many pieces at once', '/marketing-materials',
  'batch many rows table csv spreadsheet excel list names mail merge bulk series mass personalized directory each one row business cards postcards at '
  'once set'),
('Campaigns', '/marketing-materials',
  'campaign set same facts date place offer several pieces together flyer poster post email consistent change everywhere update all moved event'),
('Language of a piece', '/marketing-materials',
  'language piece flyer poster spanish french german date time words locale'),
('Infographics', '/marketing-materials',
  'infographic infographics figures steps list chart statistics picture tall wide portrait size'),
('Brochure: what to fill in', '/marketing-materials',
  'brochure brochures fields field fill in form content parts enter text options settings designer'),
('Digital Ads: what to fill in', '/marketing-materials',
  'ad ads fields field fill in form content parts enter text options settings designer'),
('Email Marketing: what to fill in', '/marketing-materials',
  'newsletter marketing emails fields field fill in form content parts enter text options settings designer'),
('Flyer: what to fill in', '/marketing-materials',
  'flyer flyers fields field fill in form content parts enter text options settings designer'),
('Postcards: what to fill in', '/marketing-materials',
  'postcard postcards fields field fill in form content parts enter text options settings designer'),
('Poster: what to fill in', '/marketing-materials',
  'poster posters fields field fill in form content parts enter text options settings designer'),
('Social Media Posts: what to fill in', '/marketing-materials',
  'social post posts fields field fill in form content parts enter text options settings designer'),
('Infographic: what to fill in', '/marketing-materials',
  'infographic infographics fields field fill in form content parts enter text options settings designer'),
('Title slide: what to fill in', '/marketing-materials',
  'title slide title slides fields field fill in form content parts enter text options settings designer'),
('Tear-off strips of a flyer', '/marketing-materials',
  'tear off tearoff strips tabs flyer phone number cut'),
('Custom size of a brochure', '/marketing-materials',
  'custom own size brochure width height inches largest smallest'),
('Pictures in an email', '/marketing-materials',
  'email picture own photo added upload newsletter website'),
('Carousels', '/marketing-materials',
  'carousel frames swipe several pictures post'),
('Hashtags', '/marketing-materials',
  'hashtag hashtags post'),
('Two versions of an ad', '/marketing-materials',
  'a b test split variants ad versions'),
('File size of a meeting background', '/marketing-materials',
  'file size zoom meet teams background megabytes mb number program'),
('Units in an infographic', '/marketing-materials',
  'unit infographic numbers tons percent points'),
('Message on the back of a postcard', '/marketing-materials',
  'back postcard message text address side characters'),
('Postcard postage', '/marketing-materials',
  'stamp permit imprint postage indicia postcard mailing')
) as about (title, path, keywords)
on conflict (title) do update set path = excluded.path, keywords = excluded.keywords;

delete from public.portal_phrasings as asked using public.portal_knowledge as passage
where passage.id = asked.passage_id and (passage.title, asked.phrasing) in (
  ('What administrators can do', 'who can read applications'),
  ('What administrators can do', 'who changes the status of an application'),
  ('What administrators can do', 'see resumes of applicants'),
  ('What administrators can do', 'change application status'),
  ('What administrators can do', 'who reads the applications'),
  ('What administrators can do', 'read an application'),
  ('What administrators can do', 'status of an applicant'),
  ('What administrators can do', 'who gets to see job applications'),
  ('The sidebar', 'ctrl b'),
  ('The sidebar', 'ctrl+b'),
  ('Applying for a job', 'job application'),
  ('Applying for a job', 'application page'),
  ('Applying for a job', 'I know a good candidate'),
  ('Applying for a job', 'where do applicants go'),
  ('The Marketing Center', 'create marketing material'),
  ('The Marketing Center', 'where do I make an ad'),
  ('The Marketing Center', 'create an ad'),
  ('The Marketing Center', 'where do I begin a design'),
  ('Ad text limits', 'button text'),
  ('Ad text limits', 'cta'),
  ('Business cards', 'make a business card'),
  ('Business cards', 'order business cards'),
  ('Business cards', 'order a business card'),
  ('Business cards', 'my own business card'),
  ('Business cards', 'where do I get business cards'),
  ('Business cards', 'download a business card'),
  ('Designer themes', 'change theme of a flyer'),
  ('Vibrant orange', 'text color on orange'),
  ('Logo', 'logo on dark background'),
  ('Logo', 'space around the logo'),
  ('Logo', 'clear space'),
  ('Logo', 'change the color of the logo'),
  ('Logo', 'logo on black'),
  ('Logo', 'logo in black'),
  ('Logo', 'crop the logo'),
  ('Logo', 'free space around the logo'),
  ('Logo', 'how close may text be to the logo'),
  ('Your pieces', 'make a copy of a poster'),
  ('Your pieces', 'copy of my flyer'),
  ('Earlier versions of a piece', 'my changes were overwritten')
);

insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, asked.phrasing
from (values
('Email and calendar',
  'my mail; appointments'),
('Sample leads',
  'who is allowed to create sample leads; may I create sample leads; do I have to be an administrator to create sample leads'),
('The Marketing Center',
  'what can I design; design tools; what can I make here; which designs are there; things to design; which designs can I create; what is there to '
  'design; what can i design here; what can i design; i have to design a leaflet'),
('New hire kit',
  'everything for new employees; materials for a new colleague'),
('Email signature',
  'signature; signature with logo; make my signature; new email footer; sign off block for gmail; my fancy sign-off at the end of mails; footer with '
  'logo under my emails; contact block under my mails; block with my name and the badges under each mail'),
('Office address',
  'postalcode; postalcode of the office; our postalcode'),
('Neutral gray',
  'gray for print'),
('Brand colors',
  'three colors'),
('Designer colors',
  'colors in the designers; teal blue hex; colors of signatures'),
('Typography',
  'which font; heading font; main font; font for headlines; font for body text; bold or regular; do we use capitals; headings in capitals; heading '
  'font weight; are headings uppercase; bold or regular text; line spacing of body text; weight of the headings'),
('Certifications',
  'are we r2 certified; badges; certified; hipaa badge; do we have a nist badge; do we have an r2 badge'),
('Our clients',
  'our customers'),
('Twitter sizes',
  'twitter size; x header pixels; biggest tweet; smallest tweet; how large is a tweet; dimensions of a tweet; measures of a tweet; normal size of a '
  'tweet; which sizes has a tweet; what format has a tweet'),
('Caption limits',
  'characters in a post; instagram caption limit; linkedin post length; how long can a post be; facebook text limit; how many signs in a tweet; '
  'caption limit linkedin; how much text under an instagram post; characters allowed on twitter; how long may a post text be; maximum length of the '
  'caption; how many characters may the caption have; limit of the caption; caption too long; how long can the caption be; letters in the caption'),
('Email marketing',
  'preheader length; audiences; subject line max; max subject length; subject characters; preheader max; length of the subject line; subject '
  'characters limit; longest subject; how long may the preheader be; preheader limit; number of characters in the preheader; maximum length of the '
  'subject; how many characters may the subject have; limit of the subject; how long can the subject be; letters in the subject'),
('Designer themes',
  'dark text on orange; themes for flyers; which designers have orange; text over a picture theme; what does the blue theme look like; what themes '
  'does a poster have; theme with a picture behind the text; which themes does a brochure have; available themes; where is the orange theme '
  'available; which materials can be orange'),
('Guides in the studio',
  'turn on guides; show guides; guides in the studio; show trim lines; show safe area; where are the rulers; margins in the editor; fold lines in '
  'the preview; postal zones on the postcard; hide the lines in the preview; are guides printed; zoom in the studio; zoom in while designing; make '
  'the preview bigger; enlarge the preview; zoom out; what part of a story is covered by instagram; helper lines; auxiliary lines; guides for print; '
  'dashed lines in the editor; what are the lines in the studio; colored lines over my piece; hide guides; are the guides visible in the pdf; do '
  'guides print; are the lines in the file; lines in the download; guides in the exported file; turn guides off'),
('Who can add a team photograph',
  'who can add a teamphoto; can anyone add a teamphoto; is it only marketing who can add a teamphoto; may everybody upload a teamphoto; am I allowed '
  'to add a teamphoto; can any colleague put a photo into the teamphoto; do I have to be an administrator to add a teamphoto; can staff upload to '
  'the teamphoto; who may contribute photos; anybody can put a picture in teamphoto'),
('How a team photograph is cropped',
  'where is the center of the crop; crop of a photo with faces; middle of the faces; does the crop keep the heads; focal point of a teamphoto; what '
  'part of a photo with faces is shown; how is a teamphoto cropped; crop center after marking faces; will heads be cut off; where does the crop '
  'center'),
('Logo in a meeting background',
  'where is the logo in the background; which corner has the logo; logo position in a zoom background; is the logo left or right; corner of the '
  'logo; logo in the video background; place of the logo in a meeting background; where is my name in the background; logo top left; side of the logo'),
('Withdrawn templates',
  'who can see a withdrawn template; template was taken back who sees it; withdrawn template still visible; what happens to a withdrawn template; is '
  'a withdrawn template gone; see withdrawn templates; template withdrawn and my piece; can staff see a withdrawn template; template taken back; '
  'template no longer there'),
('Where your role is shown',
  'what role do I have; where do I see my role; am I an administrator; find out my role; which role am I; see my own role; my access level; how do I '
  'know if I am staff or admin; what am I in the portal; show my role; where does it say my role'),
('Applying without an account',
  'does an applicant need an account; apply without an account; can anyone apply; must a candidate register; login for applicants; does the job form '
  'need a password; candidate account; apply without signing in; can people outside the company apply; is the application form public; do candidates '
  'need a login'),
('Correcting a directory entry',
  'fix a wrong number in the directory; name misspelled; colleague''s phone is wrong; typo in a name; number of a coworker outdated; surname changed '
  'in the directory; colleague got married; wrong phone in the list; who fixes the directory; entry of a colleague is outdated; name is spelled '
  'wrong in the directory; what can be edited with the pencil; pencil on a directory card; which fields can I edit on the card; what does the pencil '
  'change; edit on the card; name of my boss is wrong who can repair it; someone''s name is spelled wrong in the directory; repair a wrong name'),
('Facebook ad sizes',
  'facebook ad size; fb ad pixels; facebook carousel size; meta ad dimensions; biggest facebook ad; smallest facebook ad; how large is a facebook '
  'ad; dimensions of a facebook ad; measures of a facebook ad; normal size of a facebook ad; which sizes has a facebook ad; what format has a '
  'facebook ad'),
('Your email address',
  'change my email; change my email address; new email address for my account; my email address is wrong; update my email; can I sign in with '
  'another email; which email is mine; use my private email to sign in; my email changed; email address changed; new email; login email; can I use '
  'my private email; wrong email in my profile; sign in with another address; email in my profile is outdated; profile shows the wrong email; who '
  'changes my email address; my mail address has a typo; email after marriage'),
('The AI Design Wizard',
  'wizard limits; prompts of the wizard; old wizard designs; how many designs does the wizard keep; description limit of the wizard; characters for '
  'the wizard; how many prompts; maximum description length; maximum length of the wizard description; how many characters may the wizard '
  'description have; limit of the wizard description; wizard description too long; longest wizard description; how long can the wizard description '
  'be; letters in the wizard description'),
('Two-step sign-in',
  'twostep; turn on twostep; set up twostep; enable twostep; activate twostep; twostep sign in; how does twostep work; add a code from an app to my '
  'login; make my account safer; secure my account; protect my login; extra security for my account; scan the qr code for twostep; is there twostep; '
  'start with twostep; twostep setup; code from my phone at sign in; six digit code; where do I turn on twostep; connect my authenticator; turn on '
  'two step; turn on 2fa; activate 2fa; set up mfa; scan the code with the app; protect my account; extra security for login; second password by '
  'phone; code at login; enable authenticator; how do I add a second factor; set up google authenticator; additional code when signing in; connect '
  'the login code app; set up the app for codes; how do I get the six digit code; qr code for the authenticator; is two step required; add a second '
  'step to my login; do I have two-step turned on; do i have twostep turned on; check whether two-step is on; check whether twostep is on; is my '
  'account protected by a code'),
('Signing in without your phone',
  'lost my phone with the twostep; new phone and the twostep is gone; use a recoverycode; sign in with a recoverycode; my phone is broken and I need '
  'a code; phone stolen how do I sign in; cannot get a code; my phone is not at hand; left my phone at home and need the code; codes app deleted; '
  'locked out of twostep; changed my phone; move twostep to a new phone; replace the phone for twostep; sign in without my phone; get back in '
  'without the app; lost my phone; new phone and the authenticator is gone; got a new iphone and authenticator was on the old one; changed phones '
  'and codes are gone; phone stolen cannot sign in; no phone with me; phone broken need a code; left my phone at home; switched to a new phone; move '
  'the authenticator to another phone; cannot get the six digit code; recovery code instead of phone; locked out without phone; my phone died and I '
  'need to get in; deleted the authenticator app; no access to my phone; phone not with me and need to get into my account; my phone is broken; '
  'phone lost cannot sign in; use a code instead of the app; authenticator deleted; bought a new phone and need the codes; how to move two step to a '
  'new phone; how often does a recovery code work; phone broken need the code; phone fell into water; lost the phone with the code app; new phone no '
  'codes; my phone was stolen how do I sign in; code app gone; got a new phone and the authenticator is empty; no access to my authenticator; phone '
  'at home can not get the code; phone is dead sign in'),
('Exporting and printing applications',
  'export applications; applications as csv; download applicants to excel; print an application; print view; spreadsheet of candidates; list of '
  'applicants as a file; applications on paper; export candidates; save applications; print several applications together; print applications for '
  'the interview panel; applications to excel; print applications; csv of candidates; list of applicants as file; paper copy of an application; get '
  'all applications in a spreadsheet; applications as excel; paper copy of applications; hand out applications in a meeting; download applicants; '
  'print the applications; print several applicants'),
('Recovery codes',
  'recoverycode; recoverycodes; new recoverycodes; lost my recoverycodes; where are my recoverycodes; how many recoverycodes do I have; make new '
  'recoverycodes; recoverycodes used up; save the recoverycodes; show my recoverycodes again; see recoverycodes again; what is a recoverycode; where '
  'do I get recoverycodes; no recoverycodes left; replace recoverycodes; recovery codes; new recovery codes; backup codes; get fresh codes; lost my '
  'recovery codes; print my recovery codes; used all my codes; how many recovery codes; where are my recovery codes; emergency codes; save recovery '
  'codes; where do I get new emergency codes; codes used up; ran out of recovery codes; I did not save the codes; see my recovery codes again; how '
  'often can I use a recovery code; all my codes are used up; out of recovery codes; no codes left; two step codes used up; need more codes; last '
  'recovery code used; codes are gone; where can I see whether I have recoverycodes; where can i see whether i have recoverycodes; did I set up '
  'recoverycodes; did i set up recoverycodes; check my recoverycodes; how many recoverycodes are left'),
('Turning off two-step sign-in',
  'turn off twostep; disable twostep; deactivate twostep; remove twostep; stop twostep; switch twostep off; get rid of twostep; no more codes at '
  'sign in; sign in without a code again; turn off 2fa; disable two step; stop asking for a code; no more codes at login; deactivate mfa; get rid of '
  'the code; remove the authenticator; switch off the second factor; sign in with password only; kill the code at login; I do not want to type a '
  'code; remove two step; stop the codes; code every time is annoying'),
('Two-step sign-in for administrators',
  'require twostep of administrators; is twostep mandatory; is twostep compulsory; force twostep; make twostep required; twostep for all admins; '
  'twostep obligatory; admin needs twostep; twostep optional; require 2fa for admins; force all admins to use two step; make two step mandatory; '
  'enforce mfa; all admins need 2fa; admins lost access until two step; must admins have two step; oblige administrators to use codes; can I make '
  'all admins use 2 step; who can require twostep; who is allowed to require twostep; may I require twostep; do I have to be an administrator to '
  'require twostep; can the boss force everyone to use codes; is two step required; make twostep compulsory; oblige people to use the code; who can '
  'require a code; do I have to use the code from the phone; is the second step mandatory'),
('Too many wrong passwords or codes',
  'too many attempts; too many wrong passwords; too many wrong codes; how many times may I enter a wrong password; how many tries do I have; it says '
  'wait a few minutes; how long am I locked out; I typed the password wrong too often; wrong code too often; attempts at sign in; wait before I try '
  'again; number of attempts; locked after wrong password; wait after wrong passwords; typed the wrong password ten times; how long am I blocked; '
  'account locked temporarily; try again later; locked out after too many passwords; tried too many passwords; blocked after wrong tries; how long '
  'do I have to wait; cannot try again; wrong password ten times; locked out; typed my password wrong too often; it will not let me try again; '
  'account locked after wrong passwords; blocked after failed logins; entered the wrong password many times; password attempts; how many wrong '
  'codes; wait after wrong codes; how soon can I try again; failed sign in attempts; code rejected five times how long do I wait; code rejected five '
  'times how long do i wait; passcode rejected; blocked after wrong codes'),
('How long you stay signed in',
  'how long do I stay logged in; session expired; I keep getting logged out; stay logged in; session timeout; does the portal log me out; how long '
  'does a session last; login expires; remember me; keep me logged in; sign in again and again; session length; signed out every month; stay signed '
  'in; auto logout; log in again and again; when am I signed out automatically; why do I have to sign in again; does it sign me out; stay logged in '
  'for a month; sign in again every week; how often do I have to log in; after how many days must I log in again; when am I logged out '
  'automatically; latest when do I have to sign in again; do I get logged out if I use it every day; how long does my login last; days until I am '
  'signed out; automatic logout; login expires after; why do I have to log in again; signed out after a week; maximum days signed in; logged out '
  'without doing anything; not used for days signed out; how many days without use; thrown out after not using it; inactive for how long; idle days '
  'until sign out; days of not opening the portal'),
('Your photo',
  'my photo; profile photo; upload a photo of me; change my photo; change my profile picture; remove my photo; delete my photo; avatar; new photo of '
  'me; photo in the directory; where do I upload my picture; how big must my photo be; photo size; photo too small; crop my photo; my face in the '
  'directory; who sees my photo; put my photo; a picture of myself; format of my photo; update profile picture; my headshot is years old; swap my '
  'headshot for a better one; a newer headshot; my portrait is from years ago; upload my headshot; mug shot in the directory; my picture in the '
  'directory; change my avatar; profile pic; new profile picture; how do I get my photo into the directory; selfie in my profile; remove my picture; '
  'my photo is too small; face next to my name; where do I put my own photo; photo in the org chart; minimum size of my photo; update my headshot; '
  'delete my profile picture; photo of me is old; replace my picture; no photo of me; which size for the profile picture; picture does not upload; '
  'photo is cut off; who can see my picture; my face is cropped; get my face into the staff list; my picture next to my name; add a portrait of me; '
  'change the picture of me; show my face in the org chart; smallest photo for my profile; minimum size of a profile photo; profile photo pixels; '
  'how large must my photo be; which file type for my photo'),
('Language of the portal',
  'language of the portal; change the language; portal in spanish; is the portal in spanish; other languages; switch to spanish; does it speak '
  'spanish; english only; which languages does the portal have; can I use it in german; set the language; my english is not good; español; change '
  'language; portal in german'),
('Accessibility',
  'accessibility; screen reader; does it work with a screen reader; use the portal with the keyboard; keyboard only; wcag; accessible for everybody; '
  'colleague is blind; low vision; bigger text; zoom in; larger letters on the page; high contrast; turn off animations; reduce motion; color blind; '
  'a11y; accessible for disabled people; accessible; jaws; large text; contrast; blind colleague; zoom the page; reduced motion; is it usable with a '
  'screen reader; bigger font; portal for disabled; high contrast mode; zoom text'),
('Browsers and phones',
  'which browser do I need; supported browsers; does it work in safari; does the portal work on my phone; is there a mobile app; use the portal on a '
  'tablet; works on ipad; which browser is best; internet explorer; portal on android; does it run on my phone; can I install an app; minimum '
  'browser version; edge or chrome; which browser; on my phone; mobile app; tablet; safari; old browser; android; does it work on ipad; app store'),
('Search the portal',
  'search the portal; search; command palette; jump to a page; quick search; ctrlk; press ctrlk; what does ctrlk do; shortcut for search; find '
  'anything; search everything; keyboard shortcut to open a page; where is the search; global search; search bar; find a page quickly; go to a page '
  'with the keyboard; how do I search here; ctrl k; search box; go to a page fast; shortcut to open the search; find a page; search across the '
  'portal; open the search; how to search; search a person quickly; go to a page without the menu; quick way to open a page; faster than clicking '
  'through the menu; trick to open pages fast; type to find a page; open something quickly'),
('Arranging the home page',
  'arrange the home page; customize the dashboard; hide a card on the home page; move cards; change the dashboard; rearrange the home page; remove a '
  'card from the dashboard; widgets; personalize my home page; cards on the home page; bring back a hidden card; order of the cards; move the cards; '
  'rearrange cards; hide a card; arrange my start page; customize home; reorder the dashboard; bring a card back; reset the home page; move the '
  'cards on my start page around; change order of cards; start page layout; remove a card; personalize dashboard; tidy the dashboard; dashboard '
  'looks messy; clean up my home page; too many cards on the dashboard; cards in another order; hide cards; hide the quote; hide cards on the home '
  'screen; home page cards; change my dashboard; put a card at the top; remove something from the dashboard; card is gone; default order'),
('Pinned links',
  'pin a link; pinned links; bookmarks; favorites; add a link to the home page; my own links; edit my links; save a page as a favorite; quick links; '
  'remove a pinned link; shortcuts on the dashboard; pin a page; add a bookmark; bookmark on the home page; add a link to my start page; put a link '
  'on my home screen; favorite pages; link to a tool on my dashboard; own links on the home page; shortcuts to my sites; how many links can I pin; '
  'add our ticket system to the home page; link to jira; add my favorite websites; favorites on the dashboard; own links; links on the start page; '
  'change the order of my links; who sees my links; remove a link; pinned links max; how many pinned links; most pinned links; pin limit; number of '
  'bookmarks on the home page'),
('Posts on the home page',
  'write a post; new post; announce something to all staff; company announcement; post news on the home page; today in the company; who may post; '
  'message to everybody on the dashboard; take down a post; how long is a post shown; bulletin board; internal news; tell all colleagues something; '
  'remove an announcement; publish an announcement for staff; post an announcement; announce something to everyone; news on the home page; tell '
  'everybody the office is closed; message to all staff; delete a post; edit a post; how long does a post stay; company news; inform all colleagues; '
  'put up a notice; who can post; when do posts vanish; post disappeared; when does a post end; how long is news shown; post is gone; who writes the '
  'news; can staff post; announcement for all staff; change a post; tell everyone something; until when is a post visible; longest time of a post; '
  'when does a post disappear; who can write a post on the home page; who is allowed to write a post on the home page; may I write a post on the '
  'home page; do I have to be an administrator to write a post on the home page'),
('A colleague''s profile',
  'profile of a colleague; details of a person; which department is somebody in; who is the manager of a colleague; since when does a colleague work '
  'here; start date of a colleague; pronouns of a colleague; open the page of a colleague; what does the directory show about me; information about '
  'a coworker; department of a person; when did someone start; who is somebody''s manager; pronouns; department of a coworker; details about a '
  'colleague; see someone''s location; startdate; startdate of a colleague; department of someone; what does it say about a colleague; where does a '
  'colleague work; how long is a colleague here; birthday is not in the profile; when did a colleague join'),
('Org chart',
  'orgchart; who reports to whom; hierarchy of the company; structure of the company; reporting lines; who is my manager; who reports to me; tree of '
  'the teams; show the orgchart; who is above me; organization of teams; company hierarchy; team structure; who reports to a colleague; who is the '
  'boss of a colleague; org chart; hierarchy; reporting line; who is my boss''s boss; who reports to a manager; direct reports; chart of the '
  'company; expand the chart; arrow keys in the org chart; move around the org chart; see the whole tree; who is under whom; org chart wrong; wrong '
  'manager in the org chart; org chart shows the wrong boss; someone missing in the org chart; hierarchy view; tree of people; organigram; who sits '
  'under a manager; who works for whom; team of a manager; reports of a manager; see my own team; why is someone not in the org chart; print the org '
  'chart; who is the boss of whom; who is whose manager; see all bosses; who leads whom'),
('Your first week',
  'your first week; what do I do first as a new colleague; I am new here; first day; onboarding steps; new in the company what now; to do list for '
  'starters; getting started in the portal; I just started; first week; new here where to start; onboarding; starter checklist; getting started; '
  'just joined'),
('Searching the directory',
  'search the directory; find a colleague in the directory; filter the directory; search by job title; search by phone number; whose number is this; '
  'order of the list of colleagues; look up a coworker; directory search; find somebody by first name; filter people by role; search for a person; '
  'sort the directory; sort by last name; sort people by job title; filter by role; find someone in the directory; order of the directory; '
  'alphabetical list; look up a number; find deactivated people; show former colleagues; sort colleagues; reverse lookup; filter people by '
  'department; find people by title; who has this phone number; find by email; sort order of people; list by first name; show only admins; see '
  'deactivated people; search directory by job; find people by job title; change the order of the people in the list; sort people by last name; '
  'order of the staff list; list people alphabetically; sort the directory by job title; how do I sort colleagues; find a coworker by phone number; '
  'filter the staff list; find someone by job title'),
('What you can ask the assistant',
  'how many questions can I ask; limit of questions; assistant says wait; too many questions; are my questions stored; who reads my chat; is the '
  'chat private; does ray remember our conversation; delete my chat; new conversation; clear the chat; chat history; is my conversation saved; chat '
  'limit; are my questions saved; privacy of the chat; how many questions can I ask ray; ray says too many questions; question limit; longest '
  'question to ray; characters in a question; does ray keep my questions; how many questions a day; is what I ask recorded; limit for the chat; my '
  'question is too long for the assistant; asked too much; the assistant does not take my long question; assistant limit per day; how long can my '
  'question be; maximum length of the question to ray; how many characters may the question to ray have; limit of the question to ray; question to '
  'ray too long; how long can the question to ray be; letters in the question to ray; chat quota per day; quota of questions; questions left today; '
  'are you recording my questions; does the portal keep what I type to you; does the portal keep what i type to you; what is noted about my questions'),
('Editing a person''s details',
  'edit the details of a person; set the manager of somebody; change the department of a colleague; change who somebody reports to; enter a start '
  'date; set pronouns; change my department; change my location; change my manager; wrong department; correct the manager; add pronouns to my '
  'profile; my start date is wrong; set someone''s manager; whose boss is who; make the org chart show who reports to whom; change who a person '
  'reports to; boss of someone in the org chart; edit a person; change someone''s manager; update start date; edit details; new manager for someone; '
  'set a location; change a colleague''s job title; correct a person''s department; pronouns of a person change; wrong manager shown; fix the '
  'manager in the org chart; somebody has a new boss; set a manager for a colleague; manager of a colleague is missing; assign a manager'),
('Adding a person',
  'add a person to the directory; add person; enter a new colleague; new directory entry; put a new employee in the directory; create an entry; add '
  'somebody without an account; how does a person get into the directory; new hire is missing in the directory; enter a new hire; add a new '
  'colleague; new employee in the directory; new hire entry; someone is missing in the directory; put a new starter in; create a directory entry; '
  'register a new hire; new starter is not in the list; enter someone; add an intern; how does a new colleague get listed; person missing; get a new '
  'colleague into the portal; a new person starts on monday; how does someone new get access; give a new employee access; new hire needs an account; '
  'register a new coworker; sign up a new employee; add someone new to the directory; set up a new teammate; a beginner joins us; who can add a '
  'person; who is allowed to add a person; may I add a person; do I have to be an administrator to add a person'),
('An invitation that no longer works',
  'invitation expired; invitation link does not work; invitation link is dead; my invitation is too old; invitation was used already; the link to '
  'choose a password does not work; invitation no longer works; invitation invalid; link in the invitation is broken; my invitation expired; invite '
  'link dead; invitation does not work; invitation already used; link in my invite is broken; invitation too old; invite says expired; she says the '
  'link isn''t valid; link from the email is dead; invite too old; already used invite; new invitation please; how long is an invite valid; time '
  'limit of an invite; invite link expired; invitation time limit'),
('Exporting the directory',
  'export the directory; download the list of colleagues; csv of all employees; directory as a spreadsheet; directory in excel; list of staff as a '
  'file; print the directory; get all email addresses; export people; download contacts of all colleagues; phone list as excel; download all '
  'contacts; csv of staff; list of people as file; directory to spreadsheet; print the staff list; export contacts of all staff; get all phone '
  'numbers as a file; list of emails of all colleagues; excel of employees; save the directory; who can export the directory; who is allowed to '
  'export the directory; may I export the directory; do I have to be an administrator to export the directory'),
('Handing over pieces when someone leaves',
  'hand over the pieces of a colleague who left; designs of a former colleague; take over the work of somebody who left; what happens to the designs '
  'of a leaver; pieces of somebody who left; former colleague has our poster; transfer all designs of a leaver; get the files of a former employee; '
  'what happens to my designs when I leave; leaver''s pieces; colleague left what about her flyers; take over pieces of someone who left; hand over '
  'all pieces; ex colleague''s library; get the designs of someone who quit; give a leaver''s flyers to a colleague; who gets the designs of someone '
  'who leaves; keep the pieces of a leaver; what happens to my pieces when I leave; colleague left take over brochure; what is in the trash of '
  'someone who left; trash of a leaver; who can hand over the pieces of a leaver; who is allowed to hand over the pieces of a leaver; may I hand '
  'over the pieces of a leaver; do I have to be an administrator to hand over the pieces of a leaver'),
('The audit trail',
  'audit trail; audit log; log of changes; activity log; who deleted it; see who signed in; export the audit trail; how long is the log kept; '
  'security log; protocol of changes; who changed a role; record of what everybody did; who did what; export the audit log; audit csv; activity '
  'history; who deleted an application; who opened a resume; see all sign in failures; track changes in the portal; how long are events kept; filter '
  'the log by date; who published a template; who approved a photograph; who approved it; who exported; who opened it; log of who changed what; is '
  'it logged who looked at a resume; who looked at a resume; record of changes; proof of who did it; see what happened last week; history of '
  'everything; failed sign ins; who can see the log; can I delete the log; see logins that failed; failed login attempts; who tried to log in; wrong '
  'passwords of others; attempts to sign in; who saw an application; can we tell who did it; who touched this position; see who looked at something; '
  'who was it that changed this; find out who signed in; how long is the audit trail kept; months of the audit trail; are log entries deleted; how '
  'far back does the log go; can someone delete the log; who can read the audit trail; who is allowed to read the audit trail; may I read the audit '
  'trail; do I have to be an administrator to read the audit trail; who can open the audit trail; where do I see who changed something; where do i '
  'see who changed something'),
('Emails the portal sent',
  'emails that the portal sent; was my invitation sent; mail log; did the email bounce; email came back; undelivered emails; list of sent emails; '
  'delivery of an email; which emails went out; did the applicant get the email; see what emails went out; was the invitation sent; log of emails; '
  'did the email go out; check delivery of a mail; emails sent by the portal; outbox; how long are sent emails listed; months of the list of emails; '
  'how far back do the emails go; who can see which emails were sent; who is allowed to see which emails were sent; may I see which emails were '
  'sent; do I have to be an administrator to see which emails were sent; how long are mail events kept; retention of the email log; how long does '
  'the portal remember emails'),
('Job applications',
  'job applications; read applications; where are the applications; open an application; list of applicants; search applications; filter '
  'applications by position; new applications; applications page; read what a candidate wrote; see applications; who applied; list of candidates; '
  'find an applicant; filter applications; search applicants; read an application; applicants for one position; candidates overview; applications '
  'for one job; applications for the driver job; candidates for a position; filter by position; where do applications arrive; see who applied; who '
  'reads applications; search for a candidate; how many applied; filter candidates by status; who can see job applications; who is allowed to see '
  'job applications; may I see job applications; do I have to be an administrator to see job applications'),
('Resumes',
  'download a resume; open a resume; read the cv of a candidate; resume of an applicant; where is the cv; see the curriculum; get the resume file; '
  'who can open resumes; what happens to a resume; is the resume deleted; open a cv; read the cv; see the resume of a candidate; resume file types; '
  'cv of an applicant; candidate''s cv; resume will not open; is opening a resume recorded; which type of file must a resume be; resume file type; '
  'format of a resume; resume as word file; resume pdf; can we tell who downloaded a resume; is a resume download recorded; who is allowed to open '
  'resumes; may I open resumes; do I have to be an administrator to open resumes'),
('Status of an application',
  'status of an application; change the status of an applicant; set many applications to closed; reject a candidate; mark an application as '
  'reviewed; what statuses are there; close an application; decline an applicant; stages of an application; set several applications; move a '
  'candidate forward; change status; set status; mark as contacted; bulk change status of applications; which statuses are there; change status of '
  'several applicants; move an applicant to reviewing; status of many applications at once; which status can an application have; what does '
  'contacted mean; set to closed; mark as reviewing; sort applicants by status; update several applications; reject several applicants together; '
  'reject 5 applicants; many candidates at once; mark applications as done; mark applicants as handled; set an application to closed; change '
  'applicants from new to contacted; which states can an application have; mark several applicants at once; move an applicant out of new; who can '
  'change the status of an application; who is allowed to change the status of an application; may I change the status of an application; do I have '
  'to be an administrator to change the status of an application'),
('Notes on an application',
  'note on an application; add a note to a candidate; write a comment about an applicant; who sees the notes; delete a note; internal remark about '
  'an applicant; comment on a candidate; remarks on an application; does the applicant see my note; edit a note; add a note; internal remark; notes '
  'about an applicant; can the applicant see notes; note for other reviewers; leave a comment on an application; can the candidate read our notes; '
  'do applicants see notes; internal comment on a candidate; write something about an applicant; remark only for us; are notes private; remove a note'),
('Writing to an applicant',
  'write to an applicant; email a candidate; reply to an applicant; send a rejection; invite a candidate to an interview; contact an applicant; '
  'message to a candidate; letter to an applicant; write back to somebody who applied; template for a rejection; email an applicant; write to a '
  'candidate; invite to an interview; answer an applicant; reply to candidate; rejection template; message an applicant; say no to an applicant; '
  'tell a candidate no; decline a candidate by mail; thank an applicant; mail a candidate; email to an applicant; answer a candidate; invite '
  'somebody to an interview; send a mail to an applicant; rejection letter; letter templates; tell someone they got the job; is the mail kept'),
('Who can restore a piece from the trash',
  'can I restore a piece that a colleague deleted; colleague threw away our flyer; who can restore from the trash; only the owner can restore; '
  'restore someone else''s deleted piece; can I see the trash of a coworker; get back a shared piece that was deleted; fish a piece of a colleague '
  'out of the trash; does the owner have to restore it; deleted by a teammate; shared poster was deleted by its owner'),
('Deleting an application',
  'delete an application; remove a candidate; erase the data of an applicant; delete an applicant; how long are applications kept; applicant wants '
  'their data deleted; get rid of an application; retention of applications; is the resume deleted too; delete old applications; remove somebody who '
  'applied; delete a person who applied; applicant wants data gone; gdpr request of an applicant; erase an applicant; applicant wants to be deleted; '
  'wipe a candidate''s data; applications deleted automatically; erase a candidate; delete applicant data; privacy request; how long do we store '
  'applications; when are applications deleted; remove spam application; when are applications deleted automatically; months we keep applications; '
  'retention of applicants'' data; who can delete an application; who is allowed to delete an application; may I delete an application; do I have to '
  'be an administrator to delete an application; where do the answers go when I delete an application; where do the answers go when i delete an '
  'application; are answers deleted with the application; delete a candidate; remove an applicant for good'),
('Correcting an application',
  'correct an application; change the email of an applicant; applicant made a mistake; edit an application; wrong phone number of a candidate; '
  'correct details of an applicant; fix an application; typo in an application; change the details of a candidate; update an applicant; wrong phone '
  'in an application; edit applicant details; fix an applicant''s email; change a candidate''s data'),
('What applicants get',
  'confirmation for applicants; does an applicant get a confirmation; applicant wants to withdraw; applicant wants to send a new resume; replace a '
  'resume; withdraw an application; reference number of an application; applicant wants to change something; reply after applying; confirmation '
  'email for applicants; mail after applying; reference number; does a candidate hear back automatically; what does the applicant receive; '
  'acknowledgement of an application; does the applicant get told; does the applicant hear that we got it; do we confirm an application; applicant '
  'wants her data deleted; applicant wants all data gone; can an applicant delete the application; how does an applicant withdraw'),
('Positions',
  'add a position; new vacancy on the form; create a job opening; put up an opening; publish a position; link of a position; which positions are '
  'open; advertise an opening on our form; edit a position; positions page; add a job to the application form; set the pay of a position; where do I '
  'enter an opening; open position for a driver; list of vacancies; new vacancy; post a job; advertise a job; put a job online; open role in sales; '
  'reopen a position; list of open positions; enter a job; hire a driver; put up an opening for a driver; job on our form; offer a job on the '
  'application form; new job ad; write a job ad; job posting; where do I enter a vacancy; open a position; change a job ad; how do I get a job on '
  'the form; opening on our form; put up an opening on our form; who can add a position; who is allowed to add a position; may I add a position; do '
  'I have to be an administrator to add a position; new opening with pay range; new job opening with pay'),
('Closing a position',
  'close a position; close a vacancy; position is filled; stop applications for a job; delete a position; end a job opening; remove a vacancy; set a '
  'deadline for applications; last day to apply; take an opening offline; we found somebody for the position; close a job opening; stop '
  'applications; take a job offline; position filled; delete a vacancy; unpublish a job; end of a job ad; deadline for applications; stop a job ad; '
  'job is taken; no more applications for a job; when does a position close; remove a job posting; does a job close automatically; let a job ad run '
  'until a date; vacancy open until a date; job ends on a day; who can close a position; who is allowed to close a position; may I close a position; '
  'do I have to be an administrator to close a position'),
('Job application in Spanish',
  'job application in spanish; apply in spanish; spanish form; language of the application form; can somebody apply in spanish; solicitud en '
  'español; spanish speaking applicants; applicant speaks spanish; switch the application form to spanish; application in another language; spanish '
  'speaking applicant; solicitud en espanol; form for spanish speakers; form for hispanic applicants; hispanic applicants; is the job form in '
  'spanish; which languages has the job form'),
('Starting a design',
  'start a design; begin a new design; make my first flyer; how do I make a design; new draft; create a new piece; steps to make a poster; how do I '
  'use a designer; where do I start with a flyer; create marketing material; start from scratch; how do I make a postcard; create an ad; how do I '
  'begin; begin a design; design something; new piece'),
('Ready pieces',
  'ready pieces; samples; examples of flyers; premade designs; finished designs; inspiration for a poster; example designs; sample poster; use a '
  'ready piece; examples; finished designs to start from; ideas; inspiration; job fair flyer sample; occasion; ready-made designs; ready made things '
  'for a holiday; pieces for earth day; samples to start from; something prepared for an occasion; finished examples'),
('Open studio',
  'open the studio; what is the studio; bigger preview; preview is too small; full screen editor; zoom into my design; show guides; edit directly on '
  'the poster; work on the whole piece; leave the studio; enlarge the preview; larger view of my flyer; show the fold lines; studio; edit bigger; '
  'open studio; big editor; edit text in the picture; click on the words to edit; larger view; edit on the artwork; edit in large; full window '
  'editor; type directly on the design; edit the words in the picture; name of the big editor; what is the full screen editor called; large editor; '
  'edit in full window; the big view for editing'),
('Changing the theme',
  'change the theme of a flyer; make my poster orange; flyer in orange instead of white; change the color of my design; blue flyer; other colors for '
  'my brochure; background color of a poster; can I choose my own colors; set the theme; how do I get the orange theme; white or blue; change the '
  'theme; orange instead of white; blue version; other colors for my flyer; background color; colors of my poster; make my flyer blue; dark '
  'background on a poster; color scheme of a piece; another color; make it blue; white instead of blue; how do I change the background; switch '
  'colors; can I use our orange'),
('Partner logo on a piece',
  'partner logo; add the logo of a partner; logo of a customer on the flyer; two logos; co branding; second logo on a poster; put another company''s '
  'logo on it; sponsor logo; customer emblem on a poster; customer''s logo on a flyer; second logo; logo of another company; cobranding; add a '
  'client logo; put the customer''s logo on; logo of our partner; where do I add another logo'),
('QR code on a piece',
  'qr code; add a qr code; qr code on a flyer; link on a poster; make a qr code; code to scan on the postcard; barcode on a flyer; qr code too '
  'small; remove the qr code; put our website as a code; link on a flyer; scan code; code to our website; qr on postcard; put a link on a poster'),
('Undo, redo and reset',
  'undo; redo; undo in a designer; ctrlz; ctrly; press ctrlz; I made a mistake in my design; take back a change; go back one step; reset the form; '
  'start over; restore the default text; how many steps can I undo; revert my last change; step back; go back a step; mistake while designing; ctrl '
  'z; back to defaults; clear the form; I clicked reset by mistake; reset the whole form by accident; undo a reset; lost everything after reset; get '
  'my text back after reset; cleared the form by accident; which buttons do I press to undo; undo button; key to undo; take back my last step'),
('Drafts and pieces',
  'difference between a draft and a piece; what is a draft; what is a piece; is my draft saved; where are my drafts; save a design; how do I save; '
  'draft on another computer; my draft is gone; work on another computer; new draft; several drafts; saved in this browser only; keep my design; '
  'save my flyer; where is my work saved; continue at home; throw away a draft; draft versus piece; draft or piece; difference draft and piece; open '
  'my draft at home; drafts only in this browser; lost my draft; move a draft to another computer; is my work saved if I close the browser; draft vs '
  'piece; difference between draft and piece; where is a draft kept; turn a draft into a piece'),
('Duplicating a piece',
  'duplicate a piece; copy a flyer; make a copy of a poster; clone a design; reuse a design of a colleague; copy a brochure; same design again; use '
  'an old flyer again; base on an existing piece; copy a shared piece; duplicate; copy a piece; make a copy; reuse a flyer; same flyer with another '
  'date; clone; copy a colleague''s piece; based on last year''s flyer; copy a poster and change the date; same design for another event; second '
  'version of a flyer; template from my own piece; start from an existing piece'),
('View-only pieces',
  'view only; I cannot edit a shared piece; why can I not change this flyer; piece is locked; fields are locked; locked field; cannot change the '
  'text of a template; edit a piece of a colleague; read only design; cannot edit; can''t edit a colleague''s flyer; greyed fields; typo in a piece '
  'that was shared for viewing; fix a mistake in a colleague''s poster; how can I change a poster that is only shared for viewing; only view but I '
  'need to change it; can not edit a piece of a colleague; it says view only; edit a piece that I can only see; read only piece'),
('Who sees your pieces',
  'who sees my pieces; are my designs private; can others see my drafts; can my boss see my pieces; can an admin see my designs; is my flyer visible '
  'to others; are drafts visible; privacy of my pieces; private; are my pieces visible; visible to others; is my draft secret; can others see my '
  'pieces; private designs; does my boss see it; is my work visible; who can see how many pieces I have; who is allowed to see how many pieces I '
  'have; who knows the number of my pieces; can an administrator open my private pieces; do admins see my drafts; who can snoop in my pieces; can '
  'the admin look at what I have not shared; are my pieces private; is my unshared work visible to my manager; does anyone see my designs before I '
  'share them; can the company read my drafts; does my supervisor see my library; who else can open my piece; is my stuff secret; can super '
  'administrators open my pieces; what do administrators see of my library; can my manager peek at my unfinished flyer; stop the boss from seeing my '
  'unfinished work; can my boss see my half-finished piece; does the manager see my pieces; can the CEO see what I make; can the ceo see what i '
  'create; is my unfinished design visible to others'),
('Publishing a template',
  'publish a template; make a template; turn my brochure into a template; template for the team; who may publish templates; lock a field in a '
  'template; withdraw a template; save as template; remove a template; my own template; brochure as a template; create a template for colleagues; '
  'update a template; how do I make a piece a template; turn my flyer into a template; how can the team start from my flyer; let colleagues start '
  'from my design; lock fields; template for everyone; share as template; which fields can be changed; who can publish templates; delete a template; '
  'my brochure as a starting point for others; lock the headline for everyone; lock parts of a design; let others change only the date; which fields '
  'may colleagues change; fix the layout for others; protect the logo and headline; who can make a template; make my poster available as a starting '
  'point; colleagues should fill in only the date; leave the rest alone; others fill in some fields of my flyer; only the date may change; let '
  'others reuse my piece but lock parts of it; reuse my handout but certain parts must not change; lock some fields for the team; make a flyer '
  'reusable for the team; protect parts of a design from changes; others may only change the date; turn my piece into a template; template from my '
  'flyer; team may fill in only some fields; fix the wording but leave the picture open; how do I make a template; keep colleagues from messing with '
  'the logo; stop people from altering parts of my design; reusable piece with protected fields; who can publish a template; who is allowed to '
  'publish a template; may I publish a template; do I have to be an administrator to publish a template'),
('Locked fields',
  'locked field; what is a locked field; placeholder in a template; why is the field locked; cannot download because of a placeholder; field has a '
  'lock; lock icon; unlock a field in a template; lock a line in a template; lock the price in a template; so that nobody changes part of a '
  'template; no one messes with a field; grey fields in a template; field cannot be edited; why is this field locked; fields are greyed out; cannot '
  'change words from a template; field says must change; meaning of must change in a template; placeholder must be changed; lock the logo and '
  'headline for colleagues; why can I not type in this field; field is grey; cannot change the headline'),
('Downloading several sizes',
  'download all sizes; all ad sizes at once; every format of a post; zip of all sizes; several sizes at once; 2x png; download in higher resolution; '
  'png or jpeg; download for retina; save as png; save as jpeg; export all formats; picture file of my flyer; jpg of my poster; all sizes; several '
  'sizes; zip of sizes; all formats of a platform; 2x; retina; every size at once; ad in all sizes'),
('Checks before a download',
  'preflight; check before print; print check; quality check of my flyer; is my picture good enough for print; picture is blurry; low resolution '
  'warning; warning before download; does it warn me; text too long; text does not fit; why can I not download; fix the errors first; contrast '
  'warning; dpi warning; pixelated; what does the check look at; findings; picture is too small for print; checks; is my design ready for print; '
  'mistakes in my design; error before download; cannot download; picture too small; contrast too low; why is download blocked; quality check; '
  'blurry picture warning; is my flyer ok for print; text too near to the edge; warning about the edge; text is cut off; error when downloading; '
  'what do the warnings mean; picture not sharp; can I ignore a warning; not enough contrast; text runs out of the box; text too long for the '
  'poster; words cut off at the edge; does the portal tell me if text is too long; text overflows; picture not sharp enough; what does the checker '
  'look at; what is checked before a download; checker complained; the check before I download; errors before a download; why does it warn me before '
  'a download; what does the check test; list of checks; which problems does the check find; preflight checks; what gets verified before export; it '
  'says something is wrong with my piece before download; warning before I get my file; red warning in the download dialog; does the portal check '
  'the contrast; does it check resolution'),
('Opening a downloaded file again',
  'open a downloaded file; edit a downloaded pdf; open a png again; continue from a file; reopen an old flyer; open a file; drop a pdf to edit; '
  'change a flyer that I only have as a pdf; edit a pdf; import a design; load a file; continue from a pdf; import a finished file; edit an old '
  'download; edit something I downloaded; open a png I saved; pdf from last month edit again; colleague sent me a pdf made here; reopen a file'),
('Your details on materials',
  'my contact details on a flyer; change the phone number on the poster; contact line; your details; wrong email on my flyer; name on the brochure; '
  'whose contact is on the flyer; phone on all materials; change contact information on a piece; my phone on the flyer; wrong name on materials; '
  'change the contact on a piece; different phone on the poster; colleague''s name on my flyer; email on the brochure; phone number printed on '
  'flyers; change the contact on all materials; wrong email on a flyer; details at the bottom of the flyer; who is the contact on a poster; set my '
  'name on materials'),
('Title slides',
  'title slide; first slide of a presentation; opening slide; make a title slide; slide with my name; cover slide; slide for my talk; size of a '
  'slide; first slide; presentation cover; title slide with the speaker''s name; put the speaker on the title slide; first slide with name of the '
  'speaker; opening slide for a talk; slide for my presentation with my name; who is talking on the first slide; slide for a lecture; name of the '
  'presenter on a slide; start slide of a talk; slide with speaker date and place; powerpoint first slide; intro slide; what can I put on a title '
  'slide; speaker field; conference talk slide'),
('Using the AI Design Wizard',
  'use the wizard; how does the wizard work; generate a design from a description; write a prompt; what do I write in the wizard; edit a wizard '
  'design; open a generated design in the designer; regenerate; quick starts; is my description sent to an ai; does the wizard use chatgpt; generate '
  'a flyer from text; describe what I want; let the computer design it; describe it and let it design; generate a design from words; ai makes a '
  'flyer; automatic design; type what I need and get a design; is my text sent to an ai; is the wizard private; prompt for the wizard; another '
  'suggestion from the wizard; design for me; magic design; text to design; how does the ai make my design; how does the ai work; ai design; make it '
  'with ai; is the ai online; does the wizard send data; is my description sent anywhere; is the wizard safe with customer data; does it use the '
  'internet; where does the wizard get its ideas; design by itself; who sees my description; open the wizard result in a designer; wizard design '
  'looks wrong; what does regenerate do; another idea from the wizard; different suggestion; does the wizard send my text to ai; is my description '
  'sent to anyone; open the wizard''s design in the designer; words in quotation marks'),
('Layout and theme',
  'layout definition; theme definition; difference between layout and theme; what is a layout; what is a theme; definition of composition; layout or '
  'theme; define layout; layout explained; meaning of layout; explain the term layout; define theme; theme explained; meaning of theme; explain the '
  'term theme; layout and theme in the glossary; term layout and theme; what does layout and theme mean'),
('Putting your signature into Gmail, Outlook or iPhone',
  'signature into gmail; signature into outlook; put the signature in outlook; add the signature to gmail; signature on my iphone; install the '
  'signature; paste the signature; insert my signature; set up my email signature; how do I use the signature; copy for gmail; copy for iphone; '
  'signature in apple mail; where do I paste the signature; signature in thunderbird; get the signature into my mail; company footer in my mails; '
  'signature in gmail; signature in outlook; signature on iphone; install my signature; apple mail signature; set up signature; signature on my '
  'phone; insert signature; put my sig into outlook; signature for apple mail; paste it into gmail; signature settings; signature on mobile; get my '
  'sign off block into gmail; paste the signature into gmail; copy the signature to outlook; put my email footer into gmail; add the signature to my '
  'iphone; insert my signature in my mail program; set up the signature in gmail; move the signature to my email; how do I use the signature I made'),
('Making your business card',
  'make my business card; my own business card; order a business card; business card with my name; how do I get a business card; download my '
  'business card; new business card; qr code on the business card; change my title on the card; back of the business card; business card for me; '
  'make a business card; my business card; order a card; card with my name; print my card; new card; get business cards; card for me; design my '
  'card; card for myself; where do I make a card; print file for my card; i need cards; I need new business cards; i create business cards; where do '
  'I get my business card; where do i get my business card; make my visiting card; create my business card; create my card'),
('Using a meeting background',
  'meeting background in zoom; set up a virtual background; upload the background to teams; add the background to zoom; install a meeting '
  'background; logo is mirrored; logo is backwards; my name on the background; background with my name; background mirrored; set a background in '
  'zoom; teams background; google meet background; upload a virtual background; use a meeting background; change my video background; add my name to '
  'the background; put it into teams; background in google meet; text is mirrored; download a background; names on backgrounds; my name on a '
  'background; put names on many backgrounds'),
('Presenting the sales deck',
  'present the deck; full screen presentation; show the slides to a customer; start the presentation; keys in the deck; next slide; presentation on '
  'the whole screen; hide my notes from the audience; speaker notes; go to the last slide; overview of slides; jump to a slide; link to a slide; '
  'presentation mode; show the deck in a meeting; slides without notes; full screen; keys in the presentation; show slides to a client; start the '
  'slideshow; go back a slide; swipe slides; start presenting; show the deck full screen; go to the next slide; present to a client; go forward '
  'without the mouse; keyboard for the slides; jump to the last slide; previous slide; back one slide; what do I press for the overview; full screen '
  'key; move through the deck; full screen in the sales deck; fullscreen in the sales deck; leave full screen in the deck; leave fullscreen in the '
  'deck; which key is full screen; which key is fullscreen'),
('Testing a designed email',
  'send a test email; test the newsletter; send the newsletter to myself; see how the email looks; preview on mobile; test mail; email preview; how '
  'does it look in the inbox; check the newsletter before sending; try out an email; test email; send a test; email me a test; try an email first; '
  'preview of a newsletter; mobile preview; proof mail; how will it look in the inbox; send it to me first; check on mobile; see how it looks; try '
  'the email; test mail does not arrive; how many test emails can I send; test mails per hour; try the email before sending; test mail limit; see '
  'the mail in my own inbox first; too many test emails'),
('Downloading the sales deck',
  'download the deck; deck as pdf; deck as powerpoint; pptx of the slides; save the presentation; print the slides; send the deck to a customer; '
  'edit the slides; presentation offline; handout of the slides; get the powerpoint; export the presentation; deck file; powerpoint; pptx; send '
  'slides to a customer; slides as ppt; slides file; email the deck; deck for a client; get the slides; change a slide; send the deck; slides in '
  'powerpoint; deck offline'),
('Reading mode of the sales deck',
  'reading mode; read the deck as text; all slides on one page; deck as a document; overview of all slides; scroll through the deck; slides as text; '
  'read all slides; read the deck; accessible deck'),
('Logo versions and sizes',
  'minimum size of the logo; how small may the logo be; smallest logo; logo versions; stacked logo; when do I use the icon; icon or logo; logo '
  'width; which logo version; size of the logo; how wide must the logo be; square logo; logo for a favicon; logo minimum size; icon; logo size; '
  'vertical logo; logo in mm; how small can the logo icon get; tiniest logo; icon or full logo; logo for a square; favicon; minimum width; smallest '
  'width of the logo; minimum size of the logo on screen; smallest logo for print; logo too small; minimum width of the icon; our sign how small'),
('Logo files',
  'download the logo; logo as svg; logo as png; vector logo; transparent logo; logo file for a printer; where do I get the logo; all logos as a zip; '
  'logo finder; send our logo to an agency; logo pdf; eps of the logo; logo without background; high resolution logo; logo file; all logos; logo for '
  'print; logo zip; svg logo; logo for powerpoint; where is the logo; need our logo; logo in high resolution; logo for a partner; png logo; eps '
  'logo; white logo file; logo with transparent background; logo without white box; vector logo for the press; logo for a newspaper; get the logo '
  'file; logo as pdf; send our logo to someone'),
('What not to do with the logo',
  'may I stretch the logo; can I change the color of the logo; can I rotate the logo; wrong logo use; logo with a shadow; squeeze the logo; turn the '
  'logo; recolor the logo; what is not allowed with the logo; may I crop the logo; outline around the logo; logo misuse; tilt the logo; put effects '
  'on the logo; can I make the logo red; logo rules; stretch the logo; rotate the logo; change the logo color; logo shadow; logo don''ts; can I turn '
  'the logo; what not to do with the logo; distort; turn the logo by 90 degrees; tilt the logo by some degrees; may I put a shadow under the logo; '
  'logo on a picture wrong; can I crop the logo'),
('Clear space of the logo',
  'clear space; logo clear space; space around the logo; margin of the logo; padding around the logo; how close may text be to the logo; distance '
  'between two logos; protection zone; what is clear space; exclusion zone; how much room around the logo; free space around the logo; distance to '
  'the logo; how close to the logo; room around the logo'),
('Which logo on which background',
  'which logo on a photo; logo on a dark background; logo on a picture; logo on orange; white logo; which logo do I use on blue; logo on a '
  'photograph; logo for a colored background; which variant of the logo; logo for one color print; logo on photo; which logo; logo on teal; which '
  'version on a photo; grey logo when; night logo; logo on a photo; logo on top of a picture; which logo for a dark background; logo for an image; '
  'logo over a photograph; logo on black; logo on a colored ground; which logo variant for which background'),
('Font files',
  'download the font; install poppins; where do I get the font; font file; poppins for word; font for powerpoint; is the font free; license of the '
  'font; ttf; typeface download; get poppins; install the company font; poppins; install the font; does the font cost money; must I pay for the '
  'font; is poppins free; can the agency use our font; give the font to an agency; font license'),
('Color files and contrast',
  'color palette for illustrator; swatches; adobe swatches; copy a color value; css variables of the colors; design tokens; which text color on '
  'orange; contrast of our colors; can I put white text on cyan; color file; palette for indesign; readable color combinations; adobe; copy a color; '
  'ase; contrast; css colors; palette file; download the palette; readable text color'),
('Photography and voice',
  'photo style; style of our pictures; tone of voice; how do we write; brand voice; writing style; what kind of photos do we use; disc and rows; '
  'motif; which pictures fit the brand; picture style; how do we sound; imagery'),
('Hex',
  'hex definition; what is hex; what is a hex code; hex code definition; hexadecimal; what is a hex color; definition of hex; color code with a '
  'hash; define hex; hex explained; meaning of hex; explain the term hex; define hex code; hex code explained; meaning of hex code; explain the term '
  'hex code; hex in the glossary; term hex; what does hex mean'),
('Trim and safe zone',
  'trim definition; what is trim; safe zone definition; what is the safe zone; safe area; definition of trim size; margin inside the edge; what is a '
  'safe margin; define trim; trim explained; meaning of trim; explain the term trim; define safe zone; safe zone explained; meaning of safe zone; '
  'explain the term safe zone; trim and safe zone in the glossary; term trim and safe zone; what does trim and safe zone mean; what keeps text away '
  'from the cut; name of the margin near the edge; area that stays free of text; where the paper is cut'),
('Preflight',
  'preflight definition; what is preflight; definition of preflight; what is a finding; preflight check definition; define preflight; preflight '
  'explained; meaning of preflight; explain the term preflight; define preflight check; preflight check explained; meaning of preflight check; '
  'explain the term preflight check; preflight in the glossary; term preflight; what does preflight mean'),
('Vector and raster pictures',
  'vector definition; what is a vector file; what is svg; what is a png; difference between png and jpeg; png or jpeg definition; raster definition; '
  'what is a jpeg; bitmap; which format for a logo; svg definition; what is a pixel graphic; define vector; vector explained; meaning of vector; '
  'explain the term vector; define png or jpeg; png or jpeg explained; meaning of png or jpeg; explain the term png or jpeg; define raster; raster '
  'explained; meaning of raster; explain the term raster; define svg; svg explained; meaning of svg; explain the term svg; vector and pixel pictures '
  'in the glossary; term vector and pixel pictures; what does vector and pixel pictures mean'),
('Proof and separations',
  'proof definition; what is a proof; separations definition; proof of separations; what are separations; see the inks; color plates; definition of '
  'proof; define proof; proof explained; meaning of proof; explain the term proof; define separations; separations explained; meaning of '
  'separations; explain the term separations; proof and separations in the glossary; term proof and separations; what does proof and separations '
  'mean; proof; separations; proof for approval; plates; check the colors of print'),
('Brochure folds',
  'trifold definition; bifold definition; zfold definition; gatefold definition; what is a trifold; what is a gatefold; what is a zfold; difference '
  'between trifold and zfold; kinds of folds; gate fold definition; what is a bi fold; define trifold; trifold explained; meaning of trifold; '
  'explain the term trifold; define bifold; bifold explained; meaning of bifold; explain the term bifold; define zfold; zfold explained; meaning of '
  'zfold; explain the term zfold; define gatefold; gatefold explained; meaning of gatefold; explain the term gatefold; define gate fold; gate fold '
  'explained; meaning of gate fold; explain the term gate fold; brochure folds in the glossary; term brochure folds; what does brochure folds mean; '
  'tri fold meaning; z fold meaning; what is a gate fold; difference between folds; gate fold explained in plain english'),
('Portrait and landscape',
  'define portrait; portrait definition; landscape definition; what is landscape; orientation definition; upright or wide; turn the flyer sideways; '
  'horizontal poster; change the orientation; flyer in landscape; portrait explained; meaning of portrait; explain the term portrait; define '
  'landscape; landscape explained; meaning of landscape; explain the term landscape; define orientation; orientation explained; meaning of '
  'orientation; explain the term orientation; portrait and landscape in the glossary; term portrait and landscape; what does portrait and landscape '
  'mean'),
('Call to action',
  'cta definition; what is a cta; call to action definition; what is a call to action; definition of cta; text of the button; define cta; cta '
  'explained; meaning of cta; explain the term cta; define call to action; call to action explained; meaning of call to action; explain the term '
  'call to action; call to action in the glossary; term call to action; what does call to action mean'),
('CSV file',
  'csv definition; what is a csv; what is a csv file; make a csv from excel; save as csv; definition of csv; comma separated; define csv; csv '
  'explained; meaning of csv; explain the term csv; csv file in the glossary; term csv file; what does csv file mean'),
('Artwork and artboard',
  'artwork definition; artboard definition; what is an artboard; what is artwork; definition of artboard; what is a side; define artwork; artwork '
  'explained; meaning of artwork; explain the term artwork; define artboard; artboard explained; meaning of artboard; explain the term artboard; '
  'artwork and artboard in the glossary; term artwork and artboard; what does artwork and artboard mean'),
('Designer',
  'designer definition; what is a designer; definition of designer; what does designer refer to; what are designers in the portal; define designer; '
  'designer explained; meaning of designer; explain the term designer; designer in the glossary; term designer; what does designer mean'),
('Preheader',
  'preheader definition; what is a preheader; preview text of an email; line next to the subject; definition of preheader; define preheader; '
  'preheader explained; meaning of preheader; explain the term preheader; preheader in the glossary; term preheader; what does preheader mean; '
  'preheader length; preheader limit; preheader characters; how long can the preheader be; small preheader text; preheader in the inbox; maximum '
  'length of the preheader; teaser in the inbox; short text an inbox shows; second line in the inbox; how many characters may the preheader have; '
  'limit of the preheader; preheader too long; longest preheader; letters in the preheader'),
('Authenticator app',
  'authenticator definition; what is an authenticator app; which authenticator app; twostep definition; app for codes; which app shows the code; '
  'second factor definition; code changes every 30 seconds; define authenticator; authenticator explained; meaning of authenticator; explain the '
  'term authenticator; define twostep; twostep explained; meaning of twostep; explain the term twostep; define second factor; second factor '
  'explained; meaning of second factor; explain the term second factor; authenticator app in the glossary; term authenticator app; what does '
  'authenticator app mean'),
('Review link',
  'review link definition; what is a review link; definition of review link; define review link; review link explained; meaning of review link; '
  'explain the term review link; review link in the glossary; term review link; what does review link mean'),
('Template',
  'template definition; what is a template; definition of template; what are team templates; define template; template explained; meaning of '
  'template; explain the term template; template in the glossary; term template; what does template mean'),
('The dashboard',
  'what was I working on; where is my latest work; continue where I left off; what I did yesterday; last pieces I worked on; open the piece from '
  'yesterday'),
('Ray, your assistant',
  'who is ray; assistant; ask the bot; what can ray do; ai assistant; who answers here; hello Ray; hello ray; hi Ray; hi ray; Ray; ray'),
('Signing in',
  'how do I get in; where do I log in; first sign in; which email do I sign in with; no account yet; register; what do I log in with'),
('Your phone number and job title',
  'update my job title; new extension; got promoted title; edit company info; phone in my profile; new mobile number in the portal; can I edit my '
  'own title; cell number changed; update my cell nr; who changes my title; my title in the directory is outdated; I switched departments; why '
  'can''t I edit my phone'),
('Quote and turnaround times',
  'when does a client get an offer; how quickly do we send an offer; how long until we quote; days until the work is done; how long until a job is '
  'finished; how fast do we turn a job around; how long do we promise; days until a job is done; how fast do we work; job duration; how long does a '
  'project take'),
('Change your password',
  'change the password in my profile; password card; change pw; change password; forgot password; my password does not work; how to set another '
  'password; update pwd; reset mail did not come; i cant remember my pw; password too short; I forgot my login; where is the forgot password link; '
  'reset link expired; how to reset pw; update my password; changed my password am I still signed in elsewhere; does a new password sign out other '
  'computers; sessions after changing the password; old laptop after a new password'),
('Your profile',
  'edit display name; my settings; my profile page; change last name after marriage; nickname; where is my role; use a nickname; nickname instead of '
  'my full name; change how my name is shown; married name; preferred name; where are the account settings; I got married change my name; my name is '
  'wrong; maiden name still shown; new surname; name change after wedding; correct the spelling of my own name; change display name; got divorced '
  'new name; my old name still shows; what is the display name for; I go by another name; i go by another name; people call me something else; name '
  'I go by; name i go by'),
('Roles in the portal',
  'which roles exist; difference between staff and admin; difference admin and super admin; what is a super admin; who can do what; permission '
  'levels; admin vs super admin; what''s the diff between admin and super admin; what counts as admin; what rights do I have; level of access'),
('What administrators can do',
  'which rights has an admin; difference between admin and staff; what can admins do that others can''t; what can admins do that others cant'),
('What super administrators can do',
  'which rights has a super admin; difference between admin and super admin; what can only the super admin do'),
('Make someone an administrator or change a role',
  'make someone admin; promote to admin; promote jun to admin; change a role; demote; set someone to super admin; change role of a colleague; admin '
  'access for a coworker; become admin; second super admin; step down as admin; remove admin rights; give up super admin; who makes someone admin; '
  'can an admin make another admin; role of the new guy; who can change a role; who is allowed to change a role; may I change a role; do I have to '
  'be an administrator to change a role'),
('Your own data',
  'export my library; delete everything I made; backup of my pieces; gdpr my data; zip of all my designs; take my designs when I leave; erase my '
  'library; all my designs as zip; delete my library; leave and take my data'),
('New staff accounts',
  'account for a new hire; accounts for everyone; default password; make a login for a new colleague; who creates accounts; seed accounts; login for '
  'the new guy; get the accounts for everyone in one click; accounts for all; create all accounts'),
('Light and dark theme',
  'make it dark; switch theme of the portal; portal in black; where is the dark mode button; portal is too bright at night; dark portal; change the '
  'portal colors; night; black background in the portal; make everything dark; the portal is too bright; white background hurts my eyes; switch the '
  'portal to dark; less bright screen; dark look; black background for the portal'),
('The sidebar',
  'ctrlb; press ctrlb; what does ctrlb do; open the sidebar; navigation; bigger screen without menu; how long does the sidebar stay closed; does the '
  'sidebar remember; sidebar remembers how many days'),
('Drafts after you sign out',
  'do I lose my draft when I sign out; is my work kept when I log out; what happens to unsaved work at sign out; sign out in the middle of a piece; '
  'is my draft still there after logging in again; lose what I was doing; sign out now and continue tomorrow; unfinished work after logout; draft '
  'kept after sign out; can I sign out without saving'),
('Downloading or deleting your whole library',
  'download everything I made; backup of all my pieces; copy of all my work; get all my designs as a zip; save everything before I change computers; '
  'export my library; erase all my pieces; delete everything that is mine; which word do I type to delete everything; type delete; remove all my '
  'designs at once; wipe my library; button to download everything'),
('Applying for a job',
  'where can my friend apply; join our team; send someone the application page; resume size limit; which files for a cv; careers page; which type of '
  'file must a resume be; format of a resume'),
('Cyan, our primary color',
  'cyan for print; cyan hex; value of cyan; primary color code; cyan print value'),
('Vibrant orange',
  'orange for print; rgb orange; orange in print values; orange for a sign'),
('Our services',
  'services; what do we do'),
('Bleed and crop marks',
  'bleed meaning; bleed explained; crop marks meaning; why bleed; white edges; artwork past the edge; extra artwork beyond the edge; no white line '
  'at the cut; what is the extra edge called; why does the picture go over the edge; white edge after cutting; name for the part that is cut away; '
  'overlap at the edge of a print'),
('Presenter view of the sales deck',
  'timer; notes while presenting; hide my notes from the audience; second window; see my notes only on my computer; notes on my screen slides on the '
  'projector; audience must not see my notes; customer can see my notes; how do I see the time while presenting; presenter notes; what do I say on '
  'each slide; see my speaker notes while the client sees the slides; notes only for me; second screen for the notes; show the slides on the big '
  'screen and my notes on the computer; show the slides on the fullscreen and my notes on the computer; notes stay on my screen; audience sees '
  'slides while I read notes; audience sees slides while i read notes; second screen while presenting; projector and notes'),
('Your own pictures',
  'use my own image; where do my pictures go; add my logo picture; own image in a brochure'),
('Your pieces',
  'saved designs; where is my saved poster; designs on another computer; where are things I made; where is my work; open a saved flyer; get back to '
  'my brochure; see all my designs; continue yesterday''s design; keep a design for later; save a design; open the library; open my pieces; go to my '
  'library; where is my library; show my library; get to my library'),
('Team templates',
  'templates; company template; ready layouts from the team; template of a colleague; template gallery; where are company templates; use a team '
  'template; begin from a template; ready made company designs; templates from marketing; let the team reuse my flyer; whole team should reuse my '
  'handout; everybody should use my poster as a basis; design for the team to reuse; reuse someone''s layout for my text; team reuse without '
  'changing parts; start from something the team prepared; is there a template for flyers; use a template of the team'),
('Downloading a piece',
  'download; export my flyer; png; jpeg; save as image; both sides as files; turn a poster into a pdf; convert my flyer to pdf; make a pdf; make a '
  'jpg of my design; get my design out; which file types; save to my computer; file for facebook; how do I export; picture for a website; download '
  'both sides; where is the download button'),
('Handing a piece over',
  'transfer my design to another person; grant my design to somebody else; another person should own my design; pass my flyer to a colleague; change '
  'the owner of a piece; give a piece to a colleague; change the owner; transfer ownership; pass my flyer on; give my piece to a teammate; transfer '
  'ownership of a flyer; someone else should own my poster; pass a design on to a coworker; let another person take over my brochure; hand a draft '
  'to the next person'),
('Earlier versions of a piece',
  'restore an earlier version; restore a version; go back to an old version; roll back my brochure; undo everything since yesterday; revert to last '
  'week; someone ruined my flyer get the old one back; get yesterday''s text back; compare versions; difference between two versions; see what '
  'changed between versions; overwrite by mistake get the old one; history of my piece; versions of a flyer; list of versions; older state of a '
  'poster; when is a version kept; who changed my flyer when; someone changed my flyer I want the old one; yesterday''s state; get an old version; '
  'go back to the version of last week; compare with the previous version; see changes; who changed the text; restore'),
('The sales deck',
  'which slides; slide titles; list of slides; content of the deck; name of the last slide; last slide of the deck; titles of the slides; which '
  'slides are in the deck'),
('Emails to you',
  'notifications; email notifications; turn off notices of new applications; stop emails about applicants; get an email when somebody applies; '
  'notify me of new applications; unsubscribe from portal emails; notification settings; which emails does the portal send me; too many emails from '
  'the portal; emails about new applicants; turn notifications on; turn off emails; stop emails about applications; unsubscribe from application '
  'emails; get an email when someone applies; mute notifications; notify me about new applicants; will I be mailed when somebody applies; do I get a '
  'mail about applicants; stop the mails; email settings; get fewer emails; too many emails about applications; stop the emails about applications; '
  'turn off notifications; how do I get fewer emails; why do I get emails about applicants'),
('Saving a colleague as a contact',
  'save a colleague as a contact; add a contact to my phone; export a contact; vcard of a colleague; contact file; vcf; put a colleague in my '
  'address book; add a number to my contacts; qr code of a colleague; scan a contact; import contacts to my phone; download a contact; contacts on '
  'my mobile; put the contact in my phone; save a colleague as contact; add coworker to my phone; vcard; import into my address book; download '
  'contact; put a colleague in my iphone; contact card of a colleague; vcf of a colleague; get a colleague''s number onto my phone; scan a qr code '
  'for the contact; contact for outlook; save contact'),
('Inviting someone',
  'invite a colleague; send an invitation; invite a new employee; resend an invitation; send the invitation again; withdraw an invitation; cancel an '
  'invitation; how long is an invitation valid; invitation expires; invitation email did not arrive; who may invite; invite somebody by email; '
  'invitation link; new worker should receive the invitation; take back an invitation; resend an invite; resend the invitation; invitation again; '
  'new hire did not get the invitation; invite link; send login to new hire; give a new colleague access; cancel an invite; another invitation; new '
  'colleague has no login yet; she cannot sign in yet new here; give the new starter a login; colleague has no account; invite many; invitation mail '
  'not received; invitation did not come; how can a person without an account be invited; no account yet; retract an invitation; send it once more; '
  'invitation mail; invite again; how long does the link in the invitation work; let a new hire choose a password; invitation mail did not arrive; '
  'invitation not received; invitation expired; days an invitation works; can an invitation be used twice; invite link no longer works; how long '
  'does the new colleague have to accept; who can invite someone; who is allowed to invite someone; may I invite someone; do I have to be an '
  'administrator to invite someone'),
('Where you are signed in',
  'logout everywhere; logout other devices; logout of all devices; on which devices am I logged in; end my other sessions; sign out everywhere else; '
  'sessions on other computers; I forgot to logout at another computer; someone else uses my account; is somebody logged in as me; unknown device in '
  'my account; list of my sessions; end a session on another device; logout my old computer; logout remotely; which devices use my account; my '
  'computer was stolen; logout of all places; suspicious login; my account was hacked; devices signed in; someone else logged in as me; did someone '
  'log in as me; log out other devices; left myself logged in at another computer; forgot to sign out at the office; unknown device; sign out my old '
  'laptop; borrowed computer still signed in; kick out other sessions; stolen computer sign out; which computers am I logged into; is my account '
  'open somewhere else; I was on a shared computer; close my account on another device; what devices are connected; is anyone else using my account; '
  'sign out one device only; sign out on the tablet; sign me out on another device; log out on my phone; laptop stolen log it out; lost computer '
  'sign it out; log out a stolen device; sign out my old phone from far away; someone else is signed in with my account; a stranger uses my account; '
  'wrong person in my account; kick out a session; somebody uses my login; end all other sessions; kick out my session at the library; session on a '
  'computer at the library; left my device in a cab; left my device in a taxi; device gone what to do about the portal; lost device; stolen device; '
  'device was stolen what to do; sign out a lost device; sign out one device; someone has my device; forgot to sign out at a customer; still signed '
  'in on an old computer; left my device somewhere; end my session on a public computer; my device was left behind'),
('Signing out',
  'logout of the portal; how do I log off; where is the logout button; exit; end my session on a borrowed pc; finish my session'),
('Postcard types',
  'what goes on the back of a postcard; what is printed on the back of a postcard; where does the postage go'),
('Delete or restore a piece',
  'I deleted a piece by mistake; deleted the wrong design; bring a deleted piece back; restore a deleted flyer; is a deleted piece gone for good; '
  'how long is a deleted piece kept; undelete; trash; recover a flyer; get a deleted design back; how long in the trash; deleted by mistake; throw '
  'away; bring back my poster; remove a design; oops deleted my flyer; accidentally deleted a poster; deleted the wrong one an hour ago; can I get a '
  'deleted piece back; any hope for a deleted postcard; get rid of a flyer; recover something from the trash; how long until it is gone; deleted too '
  'early; where do deleted pieces go; is it gone forever; find deleted files; where are deleted things; see what I deleted; when is a deleted thing '
  'gone for good; how long does the trash keep pieces; days in the trash; how long can I get a deleted flyer back; until when can I undo a deletion; '
  'trashed pieces gone after; does the recycle bin empty itself; when is the bin emptied automatically; delete an old flyer; delete my old poster; '
  'throw away an old piece; delete an old piece'),
('Limits of your library',
  'how many pieces can I save; limit of the library; storage is full; maximum number of designs; how much space do I have; quota; library full; how '
  'many review links; how long may the name of a piece be; how much storage; library limit; how many pieces; storage; space left; maximum pieces; '
  'picture size limit in the library; how long can a name be; library is full; max file size of a picture; name too long; open review links at once; '
  'how many review links can be open; out of room in the library; how many pieces can one person have; how many review links at the same time; '
  'maximum number of pieces; how much space do I have for pictures; storage limit; how many open links; how many designs can I keep; library '
  'capacity; most pieces in the library; quota of the library; how many mb do my pictures get; space left for pictures'),
('Finding a piece',
  'locate a piece; search my pieces; where is my poster; where did my flyer go; cannot locate my design; locate an old design; where are my saved '
  'designs; locate my brochure; list of my designs; filter my pieces; shared with me; my last designs; continue where I left off; where are the '
  'things I made; look for a piece; sort my pieces; find a piece; search my designs; filter pieces; sort pieces; find a colleague''s piece; search '
  'by hashtag; locate a design; cannot find the flyer I did last month; where did it go; search by name; flyer from june; filter by designer; sort '
  'by last change; find a shared piece; look for an old design; what I worked on last; continue what I worked on; latest work; only show ready '
  'pieces; narrow down the list; filter by status; show only my posters; see only pieces marked as ready; filter the library; hide archived pieces'),
('Renaming a piece and folders',
  'rename a piece; change the name of my poster; rename my flyer; give a design another name; folders; make a folder; move a piece to a folder; '
  'organize my pieces; mark a piece as ready; new folder; delete a folder; state of a piece; name of a design; other title for my piece; give my '
  'piece a better name; change the name of a design; move to a folder; mark as ready; archive a piece; status of a piece; organize designs; rename a '
  'folder; mark a flyer as finished; mark as done; set the status to ready; archive an old flyer; put designs into folders; sort my designs into '
  'folders; file a poster under a folder; call my flyer something else; wrong name on my piece; new title for my design; sort pieces; structure my '
  'library; put into a folder; set the status; mark as archived; put a piece into another folder; move a flyer to a different folder; change the '
  'folder of a piece; set a piece to draft; change the title of a piece; sort pieces into folders'),
('Two people editing one piece',
  'work on a piece together; edit at the same time; two people edit one flyer; my change was overwritten; replaced values; somebody changed my text; '
  'conflict; also open; who else has it open; colleague overwrote my words; get an overwritten value back; two people; overwritten text; someone '
  'changed my text; simultaneous editing; colleague overwrote me; lost words because a colleague typed; someone overwrote my text; colleague typed '
  'over my words; my text is gone a colleague was editing; get replaced text back; working at the same time; two persons write in the same field; '
  'two people change the same field; who wins when two edit the same field; which colleague has the piece open; who has my piece open now; see who '
  'else is in the piece; someone else is in my flyer; a colleague replaced my words; get back what I typed before it was overwritten; how long are '
  'replaced values kept; overwritten text in a shared piece; who changed my text in the shared flyer; we both edited the same field; my coworker '
  'typed over my headline; lost my text because someone else edited; how long is the overwritten value kept; days replaced values; text of mine '
  'replaced by a teammate; restore a value that a colleague changed; both edit the same piece; conflicting changes; two of us in the same poster; '
  'somebody wrote over my date'),
('Signature designs and banner',
  'signature designs; banner in the signature; short signature for replies; change the look of the signature; campaign banner; signature too long; '
  'which signature designs are there; other signature; announce something in my signature; how long may a signature be; signature banner; banner '
  'under my signature; which signatures are there; gmail signature limit; signature styles; gmail cuts off my signature; signature too long for '
  'gmail; size limit of a signature; how many characters may a signature have; banner under the signature; text length of the banner; maximum length '
  'of the banner text; maximum length of the signature; how many characters may the banner text have; how many characters may the signature have; '
  'limit of the banner text; limit of the signature; banner text too long; longest banner text; longest signature; how long can the banner text be; '
  'how long can the signature be; letters in the banner text; letters in the signature; ad strip under my signature; advertise an event below my '
  'name in mails; plug an event in my emails; promote the open day in my mail; strip below the signature; announcement under my name in every email; '
  'advert in the signature'),
('Review links',
  'outside agency should see the brochure; let an agency look without access; customer without an account should see the flyer; view a piece from '
  'outside; link for somebody outside; the review link still shows the old text; the link shows last week''s version; why is the review link not up '
  'to date; show to a client; link for someone outside; external review; client without account; send to an agency; public link; how long is a '
  'review link valid; revoke a link; link expired; customer should look at the design; comment without an account; review link dead; link does not '
  'work anymore; how long can outside people see the link; link for a customer; feedback from an agency; send a preview to a client; external person '
  'without login; link valid how long; end a review link; was the link opened; client says the link does not work; let a printer look at it; '
  'customer says the link is dead; link I sent last month does not open; client can not open the link; link is dead; longest time of a review link; '
  'how many days can a public link last; maximum days of a review link; when does the preview link stop; preview link expiry; longest expiry of a '
  'public link; public preview link; how long may a guest look; expiration of a link; shortest time for a review link; make a review link longer; '
  'set how long a link works; someone external needs to look at a piece; an external person has to see the flyer; a designer from outside looks at '
  'the poster; show the piece to someone outside; an outside agency needs to look; let an external person look at it; let the customer see the '
  'draft; send the flyer to a client for a look; show a supplier our brochure'),
('Sharing a piece with colleagues',
  'grant a colleague access to my design; let a colleague edit; give access to my flyer; share with all staff; let someone view my design; send a '
  'piece to a coworker; can others edit; let Grace edit my flyer; collaborate; show my boss a draft; who may share; share a flyer with everybody in '
  'the firm; give a colleague access; let others edit; let all staff see my flyer; send a design to a colleague; work on a flyer together; who can '
  'share; send a link to a coworker; colleague cannot open my piece; colleague can not open my piece; sent the address from the browser but it does '
  'not open; coworker has no access to my piece; link only works for me; who can share a piece; who is allowed to share a piece; may I share a '
  'piece; do I have to be an administrator to share a piece'),
('Business cards for many people',
  'business cards for everybody; business cards for many people; business cards for the whole team; print ten business cards on a sheet; cards on a '
  'letter sheet; outdated business cards; business cards from a csv; order cards for new colleagues; visiting cards for the department; cards for '
  'the whole team; ten cards on a sheet; print 10 cards on one page; cards for new hires; sheets of business cards; cards from csv; cards for a '
  'department; cards on office paper; ten cards per sheet; print cards on a normal printer; business cards on regular paper; sheets of cards; '
  'printed cards ten up'),
('Sending a designed email',
  'send a newsletter; get the email into a mailing tool; email into mailchimp; html of the newsletter; export the email; eml; eml file; eml draft; '
  'open the newsletter in outlook; send an email to customers; newsletter into our mail tool; copy the html; how do I send the email I designed; '
  'send to a list of recipients; download the email; paste the newsletter; mailing service; use the designed email in outlook; send the newsletter; '
  'html of an email; newsletter to customers; export email; mailchimp; send to a mailing list; email into outlook; copy html; how does the email get '
  'to customers; send the email design via outlook; newsletter to our customers; how do I mail it; export to mailchimp; send to a list; can the '
  'portal send newsletters; email to clients; get the html; send the newsletter from here; where is the send button; can the portal send my '
  'newsletter; mail the newsletter to customers; send to all customers; export the email as html; open the email in outlook'),
('vCard and QR code',
  'vcard definition; what is a vcard; qr definition; what is a qr code; definition of vcard; definition of qr code; define vcard; vcard explained; '
  'meaning of vcard; explain the term vcard; define qr; qr explained; meaning of qr; explain the term qr; vcard and qr code in the glossary; term '
  'vcard and qr code; what does vcard and qr code mean'),
('Activating and deactivating people',
  'deactivate someone; someone left; disable a login; block a user; reactivate a colleague; employee quit; remove access; turn off an account; '
  'colleague is back; activate someone; fire; lock somebody out; leaver; undo a deactivation; reverse a deactivation; activate again; let someone '
  'back in; what happens when I deactivate someone; does deactivating delete anything; someone was let go; employee is gone; person came back; where '
  'are former colleagues; keep someone from signing in; can a deactivated person sign in; lock out somebody who quit; see deactivated people; keep '
  'an ex colleague out; who can deactivate someone; who is allowed to deactivate someone; may I deactivate someone; do I have to be an administrator '
  'to deactivate someone'),
('Coated and uncoated paper',
  'coated paper definition; uncoated definition; what is stock; what is coated paper; difference between coated and uncoated; c2s definition; 16pt '
  'definition; what kind of paper; paper stock definition; define coated paper; coated paper explained; meaning of coated paper; explain the term '
  'coated paper; define uncoated; uncoated explained; meaning of uncoated; explain the term uncoated; define c2s; c2s explained; meaning of c2s; '
  'explain the term c2s; define 16pt; 16pt explained; meaning of 16pt; explain the term 16pt; define paper stock; paper stock explained; meaning of '
  'paper stock; explain the term paper stock; coated and uncoated paper in the glossary; term coated and uncoated paper; what does coated and '
  'uncoated paper mean'),
('Permission to use the brand',
  'may a customer use our logo; permission to use the logo; can a partner use our brand; legal note of the brand; copyright of the logo; vendor '
  'access; trusted vendor access; folder for vendors; is an agency allowed to use the logo; brand permission; may a vendor use our logo; use the '
  'brand; request permission; print masters; trusted vendor; partner wants our logo; customer wants to use our logo; logo on a t-shirt; use the logo '
  'on clothing; print our logo on a mug; may a sponsor use our logo; can I use the logo for merchandise; logo on a truck'),
('Brand guidelines',
  'how should things look'),
('Changing or stopping a share',
  'stop sharing; unshare a piece; stop sharing a piece with someone; take away access to my flyer; remove a colleague from my piece; revoke access '
  'of a coworker; change view to edit; change somebody''s access to a piece; make a shared piece private again; who has access to my piece; end '
  'sharing with all staff; kick someone out of my design; let a colleague only look at it instead of editing; no longer share; make my piece private '
  'again; give view rights only; only view; downgrade to viewing; set to can view; nobody else should see my flyer anymore; hide my piece from '
  'others again; colleague should not edit anymore; take a share back; only let them look; who can open my piece; access of a colleague; stop '
  'everyone from seeing it; shared with everyone by accident; shared with the whole company by mistake; undo sharing; I shared it with the wrong '
  'person; shared with all staff by accident; stop everyone from seeing my flyer; take back a share; shared too widely; made me view only by '
  'accident who can change that; create me view only by accident who can change that; change view only to edit; give me edit rights; upgrade a '
  'colleague from view to edit'),
('Emptying the trash',
  'empty the trash; delete permanently; clear the trash; remove everything from the bin; get rid of deleted pieces forever; free up space by '
  'deleting; purge deleted designs; wipe my trash; trash full; what happens to shared pieces when I delete them for good; are versions deleted too; '
  'deleted forever; do review links die when I delete a piece for good; links of a deleted piece; what is deleted together with a piece'),
('Change several pieces',
  'select several pieces; move several designs to a folder; select all pieces; hand over several pieces; tidy up many drafts; multi select; move all '
  'my posters into one folder; choose more than one piece; several flyers to the trash together; tick several pieces; many pieces to one folder; '
  'many pieces into the trash; delete several pieces together; throw away many pieces; trash a bunch of pieces; move several pieces to the trash; '
  'more than one piece to the trash'),
('The staff directory',
  'phone list; directory; employee list; colleague email; where is the phone book; email addresses of colleagues; who is in the company; staff phone '
  'numbers; number of colleagues; call a colleague; write to a colleague'),
('Adding a team photograph',
  'add a photo for the whole team; how do I add a photo for everyone; upload a picture all colleagues can use; put a picture into the shared photos; '
  'share a photo with the team; give the team my photo; contribute a picture to the photo pool; submit a photo for the team; where to upload team '
  'pictures; add photograph; new team photo; I took a great picture others could use; make my photo available to everybody; team photo file size; '
  'max size of a team photo; format of a team photograph; can I upload a heic photo for the team; which details does a team photograph need; upload '
  'event photos for colleagues; add pictures to the company photo library; limit how big a team photo file can be; put a pic in the pool; pool of '
  'pictures for all; where do I type the photographer''s credit; megabytes of a team photo; add teamphoto; upload teamphoto; new teamphoto; '
  'teamphoto file size limit; max size teamphoto; how big may a teamphoto be; teamphoto format; teamphoto needs which details; put a picture into '
  'teamphoto; where can I upload photos that everybody can use; photographer took pictures of the warehouse where do they go; photos from the event '
  'for all colleagues; can staff add teamphoto; who may add teamphoto; how many topics; how many photographs can the team have; contribute a picture '
  'for all to use; contribute a photo; suggest a photo; propose a picture for everyone; share my photo with everyone; share a photo with everyone; I '
  'have a photo all of us should use; got a good photo for everyone; how do all of us get to use my photo; photo of our truck for the whole company'),
('Approving a team photograph',
  'who approves a photo; who has to approve a picture before everyone can use it; who must ok a team photo; approve a team photograph; photo waiting '
  'for approval; why can nobody see the photo I added; my team photo is not showing yet; my uploaded photo is still waiting; take down a shared '
  'photo; remove a photo from the team photos; withdraw a team photograph; delete a team photograph; take back a team picture; edit a team '
  'photograph; change the title of a team photo; can I approve my own photo; release a photo for all; bring a withdrawn photograph back; reject a '
  'team photo; approve teamphoto; teamphoto not visible for others; teamphoto waiting; who approves teamphoto; why is my teamphoto not visible; '
  'withdraw teamphoto; remove teamphoto; delete teamphoto; edit teamphoto; correct the title of a teamphoto; how long until a teamphoto is approved; '
  'who sees a waiting teamphoto; take my teamphoto out again; what happens when a teamphoto is withdrawn; who decides about a teamphoto; who says '
  'yes to a teamphoto; who allows a photo for everyone; who releases a teamphoto; who okays pictures of the team; who decides whether everyone can '
  'use a photo; who has the last word on a photo; does someone check the team photos; who can approve a teamphoto; who is allowed to approve a '
  'teamphoto; may I approve a teamphoto; do I have to be an administrator to approve a teamphoto'),
('Faces in a team photograph',
  'mark faces in a photo; box around a face; faces cut off in team pictures; keep heads from being cropped; how do I mark people in a team picture; '
  'face boxes; draw a box on a face; move a face box with the keyboard; remove a face box; why do I have to mark faces; teamphoto faces; box in a '
  'teamphoto; people cut off in a teamphoto; head chopped off in a teamphoto; mark people in a teamphoto; draw the face frame with the keyboard; '
  'move the frame of a face with the keys; mark a face without a mouse; how many boxes around faces; most face boxes'),
('Using a team photograph',
  'use a team photo in my flyer; put a team photograph on a poster; find team photos; search the shared photos; where do I find pictures of our own '
  'people; own company pictures in a designer; pick a shared picture; real photos of our warehouse instead of stock; choose a team photograph in a '
  'designer; look through the shared pictures; where is the team photo gallery; see all team pictures; use teamphoto; find teamphoto; teamphoto in a '
  'flyer; search teamphoto; choose teamphoto; teamphoto on a poster; browse teamphoto; where can I see teamphoto; can I use a photo of a colleague; '
  'use a colleague''s photo; use somebody''s photo'),
('Links to an applicant''s own application',
  'how long does the applicant link work; applicant link expired after how many days; how long is the private link valid; how long can an applicant '
  'correct the application; days an applicant can change answers; confirmation link expiry; validity of the application link; until when can '
  'candidates edit; link in the confirmation email expires; candidate link duration; how many days applicant link'),
('Newer version of a template',
  'update my piece to the new template; template was changed; newer template available; template has a new version; publish a template again; '
  'refresh a piece from its template; take over template changes; change a published template; edit a template that is already published; update a '
  'team template; template changed what about my flyer; update from template; new template version; piece based on an old template; the template '
  'changed after I started; get the new parts of the template; template got updated after I started; bring my piece up to date with the template; '
  'new bits of the template'),
('How a draft is saved',
  'is it saved automatically; autosave; do I have to save; where is the save button; says not saved; saved in this browser only; does it save by '
  'itself; will I lose my work when the browser crashes; what does on this computer mean; my changes were not saved; draft gone after clearing the '
  'browser; not saved message; is my work stored; what if my computer crashes; did it save; cannot save; storage full; browser full'),
('Updating a campaign',
  'the venue moved; fix every piece of the campaign; change the place in all pieces of a campaign; do I have to edit each piece of a campaign; event '
  'moved to another day update all pieces; change the date in all pieces; new venue for the event on every material; event was postponed; time of '
  'the event changed on all designs; update all formats together; fix the date everywhere; sync the flyer and the poster; place changed on all '
  'pieces of a campaign; one change for all materials; new date in all pieces; wrong time on everything; place of the event changed; change a fact '
  'everywhere; campaign date; event cancelled change all; do I have to touch every single flyer and post; change every piece when the event moves; '
  'event moved to saturday; the date keeps moving on all pieces; date keeps changing; event date changes all the time; change the date once for all '
  'pieces; the venue changed again on everything; avoid editing the date in every piece; keep them all in line when the date moves; update flyer and '
  'posts together'),
('Import: what changes',
  'does the import overwrite people; import existing people; what happens to blank cells in an import; import duplicates; import row with errors; '
  'preview of an import; import updates job titles; change phone numbers of many people at once; bulk edit the directory; mass update of people; can '
  'I undo an import; test an import before saving; import skips; duplicate email in the file; what does the import do with existing colleagues; does '
  'an import delete people; will the import delete anybody; does it overwrite names; does a blank cell delete the phone; what if someone is in the '
  'file twice; rows with errors in the import; check an import first; does importing change roles'),
('Record of roles and access',
  'who changed a role; find out who changed someone''s role; who deactivated a colleague; who changed the directory; history of role changes; log of '
  'deactivations; when did she become admin; record of who added a person; who activated this account; find out who gave her admin; who changed a '
  'role last month; when was someone made admin; who activated someone'),
('An applicant''s own page',
  'applicant wants to fix a typo in his application; I applied how can I correct my application; applied for a job and want to change my phone '
  'number; replace my resume after applying; upload a newer cv after sending; applicant sent the wrong cv; swap a cv after sending; withdraw my '
  'application; link in the confirmation expired; applicant lost the link; private link for applicants; can an applicant see his application; change '
  'answers after sending the application; my application page; applicant cannot correct anymore; candidate lost the link to the application; where '
  'does a candidate change the application; as an applicant how do I withdraw; I applied and want to withdraw; change my application; send another '
  'resume; see my application; I sent the wrong resume; link from my confirmation does not work; correct my application after sending; can '
  'candidates edit; applicant deletes her own data; what can applicants do themselves; applicant wants her data removed; address for applicants with '
  'questions; email for applicants; where do applicants write to; applicant wants to fix a typo; how can I take my application back and apply '
  'another time; how can i take my application back and apply another time; take back an application; withdraw an application; apply another time; '
  'applicant withdrew; what happens when an applicant withdraws; can someone apply again after withdrawing; can a withdrawn application be restored; '
  'candidate took back the application; candidate withdraw the application; get a withdrawn application back'),
('Rows of a batch',
  'personalized postcards for customers; personalised postcards from excel; each postcard with a different name; names from a spreadsheet onto '
  'flyers; one flyer per branch; import a list of addresses into postcards; mail merge with postcards; different text on each piece; fix a row with '
  'errors; leave out a row; match columns to fields; pieces from a list; serial postcards; name badges for everyone from a list; 300 postcards with '
  'customer names; one postcard for each customer in my excel; names on each card; different name on each; each row one piece; names from a csv; '
  'addresses from a list; error in a row; preview each row; largest import into many pieces; how many pieces from one table; list of stores one '
  'piece each; how many rows can make many have; how many rows can create many have; max rows of a batch; file for make many too large; file for '
  'create many too large; largest csv for a batch; this file has more than 5000 rows; split the list; limit of a batch; mail merge limit; batch '
  'limit; mail merge; batch; serial letters; personalized postcards'),
('Emails that bounced',
  'invitation bounced; email came back; mail could not be delivered; applicant did not get my email; wrong address of an applicant; undelivered '
  'mail; bounce; email returned; was my email to the applicant delivered; mail came back; candidate did not get my mail; invitation undelivered; '
  'wrong email address of an applicant; did my mail arrive; welcome mail bounced; mail bounced what now; bounced invitation'),
('Link to the logo',
  'logo url; link to the logo; web address of the logo; logo image link for html; logo link for an email signature; embed the logo on a website; '
  'logo src; image url of our logo; where can I link the logo from; logo for our newsletter tool as url; put the logo on a website without a file; '
  'url of the logo; logo for my website; link the logo in html; logo address; use the logo online without uploading; url of our logo; image address '
  'of the logo; logo link for an email service; logo link for an mailing service; logo for mailchimp; logo as an image link; direct link to our logo '
  'picture; does the logo address change'),
('Keyboard shortcuts',
  'keyboard shortcuts; list of shortcuts; hotkeys; which keys are there; shortcut keys of the portal; key for search; key for the sidebar; work with '
  'the keyboard faster; all shortcuts; key for fullscreen; which shortcuts; keys for undo; shortcut for the menu; faster with the keyboard; key list'),
('Shared with you',
  'what was shared with me; shared with you on the home page; dismiss a shared piece; somebody shared a flyer with me where is it; colleague sent me '
  'a design; see pieces from others; notice about a shared piece; pieces others gave me access to; a colleague shared something with me where is it; '
  'what did others share; shared flyers; remove a shared piece from the list; what colleagues shared with me; see what was shared with me; where are '
  'shared pieces; things colleagues released for me'),
('Outdated cards and signatures',
  'my card is out of date; signature outdated; new phone number what about my card; business card shows the old title; do I need a new signature '
  'after a promotion; message that my signature is out of date; who has no business card; how many people have no card; card has my old title; '
  'promotion new card; signature shows the wrong phone; is my card up to date; who needs new cards; do I have to redo my card with a new title; do i '
  'have to redo my card with a new title; new job title new business card; my title changed what about my signature; redo my business card after a '
  'promotion'),
('Link and description of a position',
  'link for a job ad; link to one position; copy the form link; job board link; put a position on indeed; position on google jobs; remote position; '
  'description of a vacancy; share a job opening; remote job; mark a job as remote; where is the link to the job; show the pay; job on search '
  'engines; does google find our job; job ad for linkedin needs a link; link for a job portal; link of a vacancy for social media'),
('Asking for approval of a piece',
  'ask for approval; how do I get my flyer approved; get a poster approved; send a piece for approval; submit a design for approval; request '
  'approval; where is ask for approval; have someone sign off my flyer; my piece needs approval; withdraw a request for approval; take back my '
  'request for approval; cancel an approval request; why is there no ask for approval; was my piece approved; where do I see the answer to my '
  'request; someone asked for changes to my piece; piece in review; how long until my flyer is approved; my reviewer sent it back where do I read '
  'why; my reviewer sent it back where do i read why; piece was sent back; where do I see what the reviewer didn''t like; where do i see what the '
  'reviewer didnt like; approver sent my flyer back'),
('What an applicant must fill in',
  'requiredfields of the application; requiredfields in the job form; which requiredfields when applying; what must an applicant fill in; required '
  'application fields; what do applicants have to enter; is the resume required; do I need a resume to apply; is a phone number required when '
  'applying; optional fields of the job application; what does someone have to fill out to apply; minimum information to apply; which boxes with a '
  'star in the application; requiredfields join our team; requiredfields careers form; can someone apply without a resume; which data must a '
  'candidate give; minimum data of a candidate; what must a candidate enter at least'),
('Approving a piece',
  'approve a piece; approve a flyer; how do I approve a poster; where are the pieces waiting for my approval; review a piece; send a piece back; ask '
  'for changes to a flyer; reject a flyer; decline a design; why can''t I approve my own piece; can I approve my own flyer; can I approve a piece '
  'that I edited; can I approve a piece that I edited myself; may I approve my own changes; can an editor approve; sign off a colleague''s flyer; '
  'write what should change; waiting for your approval; where do I click to approve; where do i click to approve; I should approve something where '
  'is it; i should approve something where is it; give my ok to a poster; grant my ok to a poster; okay a flyer as an approver; approve a flyer as '
  'an approver'),
('Who approves pieces',
  'who approves pieces; who has to approve my flyer; who can approve a poster; turn on approval; turn off approval; add an approver; make someone an '
  'approver; name an approver; remove an approver; which designs need approval; approval rules; do flyers need approval; is approval required; '
  'approval settings; mark png and jpeg files as approved; who signs off flyers; who approves flyers; who signs off posters; who approves posters; '
  'who has the last word on a flyer; who must agree before printing'),
('What an approval covers',
  'what does an approval cover; what happens when I change an approved piece; can I edit an approved flyer; approved piece changed; do I need '
  'approval again after an edit; approval superseded; what does superseded mean; whose contact details are on an approved piece; why does the flyer '
  'show someone else''s contact details; contact details of an approved piece; the piece has changed since; which version is approved; approved '
  'version changed since which one do people download; I changed the piece after it was approved what do people get; i changed the piece after it '
  'was approved what do people get; which version do colleagues download after I edit an approved piece; which version do colleagues download after '
  'i edit an approved piece; fiddled with an approved piece'),
('Checking a file',
  'check a file; is this pdf approved; is this file the approved version; verify a pdf; is this flyer genuine; did someone change this pdf; is this '
  'the latest version of the flyer; which version is this file; is this print file approved; check whether a file is approved; where does this pdf '
  'come from; was this file downloaded from the portal; who downloaded this file; find out which piece a file belongs to; compare a file with the '
  'approved one; fingerprint of a file; see which version was printed; which version did we print; was the third or the fourth version printed'),
('How large a picture can be',
  'how large can a picture be; largest picture I can upload; biggest photo; maximum file size of a picture; how many mb may a photo have; picture '
  'too large; photo size limit; my picture is too big to upload; file too big; how many megabytes; megapixels of a picture; upload limit for '
  'pictures; heaviest picture allowed; limit for photos in mb; why is my photo refused; image size limit; how heavy can a picture be; picture over '
  '10 MB; maximum megapixels'),
('How many team photographs there can be',
  'how many teamphoto; limit of teamphoto; maximum number of teamphoto; how many photos fit in the teamphoto; is the teamphoto full; how many '
  'pictures can the team keep; capacity of the teamphoto; how many topics can a teamphoto have; how many boxes in a teamphoto; number of teamphoto '
  'allowed; teamphoto limit; how many photographs can we share; space for teamphoto; most boxes around faces; how many face boxes can a photo have; '
  'limit of the gallery; how many shared pictures fit; how many teamphoto fit; gallery of shared pics limit; gallery of teamphoto limit; size of the '
  'photo library; size of the teamphoto; is there room for more teamphotos'),
('A colleague''s review links',
  'stop a colleague''s review link; revoke someone else''s link; review link of a sick colleague; coworker left but the review link still works; can '
  'an administrator revoke a link; end the link of another person; link made by someone who is away; cancel a link that I didn''t make; who can stop '
  'a public link; kill a link of a former employee; do review links stop when someone leaves; admin turn off a public link; disable a coworker''s '
  'link; review link of somebody else'),
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
  'how long are versions kept; how many versions are kept; do versions expire; versions deleted after some time; how far back do versions go; oldest '
  'version of my piece; does history get deleted; version history limit; when do versions disappear; keep versions forever; how long can I go back '
  'to an old version'),
('How long added pictures are kept',
  'how long are my uploaded pictures kept; when is an added picture deleted; are pictures deleted with the piece; what happens to pictures of a '
  'deleted piece; uploaded photos removed when; picture storage time; do added pictures expire; how many days until pictures are deleted; unused '
  'pictures deleted; retention of pictures'),
('How large a piece can be',
  'how large can a piece be; size limit of a piece; how much text fits in a piece; most fields of a piece; longest name of a piece; how long can the '
  'name of a piece be; maximum name length; characters in a piece name; title of a piece too long; how many pieces can I change at once; how many '
  'pieces can be moved together; kb of a piece; limit of the words in a piece; name of a design characters; maximum length of the name of a piece; '
  'how many characters may the name of a piece have; limit of the name of a piece; name of a piece too long; letters in the name of a piece'),
('Drafts on a shared computer',
  'shared computer; is my draft visible to others on the same computer; can someone else see my drafts in this browser; public computer drafts; do '
  'drafts stay after sign out; colleague uses the same computer; are drafts deleted when I sign out; someone borrowed my computer; drafts in an '
  'internet cafe; same browser two people; family computer drafts; privacy of drafts; what stays on the computer after logout'),
('How long a post can be',
  'how long can a post be; characters in a post; title of a post length; maximum length of a post on the home page; post text limit; how many posts '
  'are shown; how much text fits into a post; announcement length; limit for an announcement; characters for the news on the home page; how many '
  'announcements on the home page; post too long; maximum length of the post on the home page; how many characters may the post on the home page '
  'have; limit of the post on the home page; post on the home page too long; longest post on the home page; how long can the post on the home page '
  'be; letters in the post on the home page; length of a post; length of a new post on the start page; length of a new post on the dashboard; how '
  'much text fits in a post; post character limit'),
('Team photographs',
  'team photographs; team photos; add a photo for the whole team; share a photograph with all colleagues; upload our own photographs for everyone; '
  'photo library of the team; where are our own photos; who approves a team photograph; photograph expired; rights to a photograph; credit of a '
  'photographer; withdraw a team photograph; box the faces in a photograph; shared photos of the team; gallery of our photos; common picture pool; '
  'our own picture library; pictures everyone can use; image bank; photos of our people and halls; team pictures page; where are the team '
  'photographs; what are team photographs; teamphoto; what is a teamphoto; where is the teamphoto page; open teamphoto; all teamphoto'),
('Rights and last day of a team photograph',
  'license of a photo ended; license of a photograph; copyright of a picture; photo expired; team photograph expired; last day of a photo; may I '
  'still use an expired photo; rights of a photograph; whom to credit for a photo; credit line of a picture; who took the photo credit field; '
  'photographer name on a picture; until when may we use a photo; picture rights ran out; how long may a photograph be used; download refused '
  'because a photograph has expired; permission of people in a photo; stock photo license; teamphoto expired; teamphoto rights; teamphoto license; '
  'teamphoto credit; last day of a teamphoto; may a picture still be used after a date; is the picture of a colleague allowed to be used; until when '
  'can I use a teamphoto; picture no longer allowed; piece blocked because of an expired photograph; permission ended for a photo; what happens to '
  'my flyer when a photo expires; extend the last day of a photo; photo without an end; teamphoto was withdrawn and my piece can not be downloaded; '
  'photo got pulled; photograph withdrawn what now; my piece does not download because of a teamphoto; replace a withdrawn photo; piece with an '
  'expired photo; picture is not allowed any more; file refused because of a photo; photo was taken away; teamphoto removed from my piece; download '
  'blocked by a photograph; teamphoto got pulled; piece refuses to make a file teamphoto'),
('Printing and print PDFs',
  'print a flyer; send a file to the printer; which file does the print shop need; print pdf; pdf with bleed; file for an online printer; print on '
  'the office printer; coated or uncoated; crop marks on the pdf; order for the printer; hand off ticket; proof pdf; printer asks for bleed; how do '
  'I print my poster; print ready file; which pdf for the printer; press ready; pdf for printing; for the print shop; send to a printer; crop marks; '
  'print at the office; office printer; online printer; hand-off ticket; what to give the printer; pdf x; paper type; file for print; what paper '
  'types; what do I send to the printer; printing company wants a file; print at home; crop marks or not; pdf for print; file for the copy shop; '
  'which pdf standard; pdf x 4; pdf x4; kind of pdf for the print shop; what type of pdf do we give the printer; pdf version for printing; is it pdf '
  'x 1a; pdf format the printer asks for; pdf standard of the print file; what pdf do we hand in; which pdf does the printery get; what do I hand to '
  'the print shop; what do i hand to the print shop; what do I give the printer; what do i grant the printer; which file for the print shop; file '
  'for the printing house; file for the print shop'),
('Meeting backgrounds',
  'which backgrounds; virtual backgrounds; list of backgrounds; background size; zoom wallpaper; which backgrounds for video calls; pictures for '
  'zoom; background images; how many backgrounds; names of the backgrounds; background names; what backgrounds do we have; zoom background size; '
  'biggest meeting background; smallest meeting background; how large is a meeting background; dimensions of a meeting background; measures of a '
  'meeting background; normal size of a meeting background; which sizes has a meeting background; what format has a meeting background; zoom '
  'wallpaper list; how many backgrounds are there for zoom'),
('Ad text limits',
  'characters in a headline; chars in a google ad headline; how long may an ad be; button text length; google ad character limit; ad text limit; how '
  'many characters has the headline of an ad; ad headline limit; button text of an ad length; longest ad headline; advertisement text length; '
  'maximum length of the ad headline; maximum length of the ad description; how many characters may the ad headline have; how many characters may '
  'the ad description have; limit of the ad headline; ad headline too long; ad description too long; longest ad description; how long can the ad '
  'headline be; how long can the ad description be; letters in the ad headline; letters in the ad description'),
('Instagram sizes',
  'instagram size; ig story size; insta post dimensions; biggest instagram post; smallest instagram post; how large is a instagram post; dimensions '
  'of a instagram post; measures of a instagram post; normal size of a instagram post; which sizes has a instagram post; what format has a instagram '
  'post'),
('Facebook post sizes',
  'facebook cover px; fb header size; facebook story; biggest facebook post; smallest facebook post; how large is a facebook post; dimensions of a '
  'facebook post; measures of a facebook post; normal size of a facebook post; which sizes has a facebook post; what format has a facebook post'),
('LinkedIn post sizes',
  'linkedin cover px; linkedin company cover; biggest linkedin post; smallest linkedin post; how large is a linkedin post; dimensions of a linkedin '
  'post; measures of a linkedin post; normal size of a linkedin post; which sizes has a linkedin post; what format has a linkedin post'),
('Changing the layout',
  'change the layout; choose another layout; other composition; different arrangement of my flyer; layout of a poster; switch the layout; where are '
  'the layouts; rearrange the flyer; see my piece in other layouts; which layout shows a big picture; try other designs; move the text on the '
  'poster; what is composition; other layout; composition; another arrangement; different design of my flyer; layouts; picture bigger; layout with a '
  'list; switch design; sunrise layout; which layouts are there; other arrangement; bigger picture; number in the middle; list instead of text; '
  'different look; switch the composition; play with the layout; try another layout without retyping; different arrangement of the same text; does '
  'my text stay when I change the layout; another look with the same words'),
('Business cards',
  'card size; vertical card; card resolution; card in portrait; business card lying or standing; tall business card; turn the business card; biggest '
  'business card; smallest business card; how large is a business card; dimensions of a business card; measures of a business card; normal size of a '
  'business card; which sizes has a business card; what format has a business card; designs of a business card; which business card designs are '
  'there; looks of the business card; how many designs has the business card; card designs; styles of business cards; kinds of business card; size '
  'of our business cards; how big are visiting cards; how big are business card; paper size of a card in mm'),
('Print specifications',
  'print specs; how much bleed; bleed size; what bleed do printers need; bleed in mm; bleed in inches; safe margin; resolution for posters; how wide '
  'is the bleed; safe zone size; specs for the printer; bleed for the printer; how many mm of bleed; distance to the edge; safe distance for text; '
  'quality for large posters; distance of the text from the edge; how far from the edge must text be; text too close to the border; which distance '
  'between text and border; margin of printed pieces; how close to the edge may text be; resolution for print; bleed in millimeters; dots per inch '
  'of large posters'),
('Poster sizes',
  'poster size; a2 poster; a1 poster; poster in cm; a2 dimensions; biggest size of a poster; all poster sizes in inches; poster measures; which '
  'measures has a poster; biggest poster size; poster in millimeters; what poster dimensions are there; how large is a poster; dimensions of a '
  'poster; measures of a poster; normal size of a poster; which sizes has a poster; what format has a poster; poster size if I change nothing; '
  'standard size of a poster; preset poster size'),
('Flyer sizes',
  'flyer size; half letter; which sizes for flyers; how large is a flyer; dimensions of a flyer; measures of a flyer; normal size of a flyer; which '
  'sizes has a flyer; what format has a flyer'),
('Brochure sizes and folds',
  'sheet sizes of a brochure; brochure sheet sizes; which sheets can a brochure have; brochure size; three fold brochure; 3 fold brochure; tri fold; '
  '2 fold; fold options; pages of a brochure; folded in three; brochure in a4; eight page brochure; biggest brochure; smallest brochure; how large '
  'is a brochure; dimensions of a brochure; measures of a brochure; normal size of a brochure; which sizes has a brochure; what format has a '
  'brochure; z fold'),
('Postcard sizes',
  'paper quality of a postcard; how thick is a postcard; postcard size; dl postcard; glossy postcard; postcard quantity; biggest postcard; postcard '
  'biggest size; smallest postcard; minimum quantity of postcards; maximum quantity of postcards; smallest order of postcards; largest order of '
  'postcards; how few postcards; number of postcards to print; postcards how many copies; least and most postcards; can I get 100 postcards; '
  'quantities to choose; which finish for postcards; how large is a postcard; dimensions of a postcard; measures of a postcard; normal size of a '
  'postcard; which sizes has a postcard; what format has a postcard; surface of a postcard; shiny or dull postcard; postcard shiny; which finish has '
  'a postcard; coating of a postcard; postcard surface to choose'),
('Google ad sizes',
  'google ad size; banner pixels; display ad for google; google banner sizes; biggest google ad; smallest google ad; how large is a google ad; '
  'dimensions of a google ad; measures of a google ad; normal size of a google ad; which sizes has a google ad; what format has a google ad'),
('LinkedIn and display ad sizes',
  'linkedin ad size; skyscraper size; sponsored content size; biggest linkedin ad; biggest display ad; smallest linkedin ad; smallest display ad; '
  'how large is a linkedin ad; how large is a display ad; dimensions of a linkedin ad; dimensions of a display ad; measures of a linkedin ad; '
  'measures of a display ad; normal size of a linkedin ad; normal size of a display ad; which sizes has a linkedin ad; which sizes has a display ad; '
  'what format has a linkedin ad; what format has a display ad'),
('Pictures in a piece',
  'change the picture of a flyer; choose another picture; replace the image; crop a picture; move the picture; zoom the picture; focal point; use my '
  'own photo in a poster; picture library; which picture formats; how big may a picture be; maximum size of a picture; put another picture in the '
  'poster; add an image to my brochure; background picture; picture is cut off; the picture shows the wrong part; heads are cut off; search a '
  'picture; other photo; picture upload limit; change the picture; add a picture; other image; zoom a picture; picture file types; image too big; '
  'upload an image into a flyer; scale the picture; picture size limit; wrong part of the picture is shown; replace photo; how to change the photo; '
  'picture does not fit; use another photo; move the crop; which image formats; how big can a picture be; drop a picture; face cut in half in my '
  'flyer; part of the picture is cut off; move the picture inside its frame; choose which part of a picture is shown; head cut off in my poster; '
  'zoom the picture in a piece; picture is cropped wrong'),
('Making many pieces at once',
  'make batch; batch; many pieces from a table; csv of addresses to postcards; mail merge; one flyer for each branch; personalised postcards; make '
  '40 business cards; names from excel; from a spreadsheet; bulk create; series of pieces; many cards at one time; serial letter; how many rows; '
  'from a list of names; a hundred postcards with names; many designs from a csv; what is a batch; business card for everybody; cards for the whole '
  'team; make many; lots of flyers from a list; bulk posters; from csv to pieces; generate pieces from a spreadsheet; one print pdf of many pieces; '
  'pieces from the directory; 200 flyers; series of posters; from a list; make many designs; batch download; limit of rows; which designers can make '
  'many; rows limit of a batch; how many rows can the file have; csv to many pieces; most rows in a csv; how many pieces in one batch; maximum rows; '
  'flyers from a list; from a spreadsheet to pieces'),
('Campaigns',
  'campaign; make a campaign; what is a campaign; same date on all pieces; same event as flyer and poster and post; change the date everywhere; '
  'event moved to another date; update all pieces at once; set of materials for an event; one message in all formats; keep pieces consistent; the '
  'event date changed; turn a flyer into a post and an email; from one piece to many formats; change the place in all designs; flyer poster and '
  'email for one event; same event in several formats; make posts from my flyer; coordinated materials; complete set for open house; all materials '
  'for an event; everything for our open day in one go; same event as poster and insta and mail; poster plus post plus email; one event many '
  'formats; flyer and social post with the same facts; event in all channels; campaign for our open house; all formats at once; flyer and posts with '
  'the same date; everything for one event; what is a campaign for; matching designs; keep several pieces in line; keep the date the same on all '
  'pieces; pieces for the same event with the same date; poster mailer and posts for the same open house; keep facts in sync across designs; link '
  'pieces that state the same facts; all pieces of an event stay consistent; same details on all materials; synchronize my flyer and my postcard; '
  'connected pieces; which facts are the same in all pieces of a campaign; what must be equal in a campaign; facts of a campaign; what do the pieces '
  'of a campaign share; information that is the same in a campaign; which details are shared in a campaign'),
('Language of a piece',
  'language of a flyer; flyer in spanish; poster in french; change the language of a piece; date format on the poster; german brochure; make an '
  'english and a spanish flyer; time shows am and pm; write in another language; design in french; which languages; piece in german; other language; '
  'arabic flyer; dates in another language; chinese poster; bilingual; change flyer language; flyer language to french; make a spanish version; in '
  'which languages; date format of another country; how many languages are there; which languages can a piece be in; number of languages; which '
  'languages does the designer speak; languages of the designers; text in german; poster in another language; supported languages of a piece; how '
  'many languages can a piece have; languages for flyers; flyer in Spanish; poster in French; make a brochure in German; create a brochure in '
  'german; can I have the piece in another language; can i have the piece in another language'),
('Infographics',
  'infographic; make an infographic; infographic size; chart of figures; picture with steps; statistics as a picture; diagram; visual with numbers; '
  'how big is an infographic; make a chart; chart of numbers; timeline picture; show figures as a picture; biggest infographic; smallest '
  'infographic; how large is a infographic; dimensions of a infographic; measures of a infographic; normal size of a infographic; which sizes has a '
  'infographic; what format has a infographic; infographic portrait size; infographic in pixels; infografic px; upright infographic; size of an '
  'infographic'),
('Brochure: what to fill in',
  'fields of a brochure; what do I fill in for a brochure; what can be on a brochure; form of the brochure designer; parts of a brochure; what can I '
  'enter for a brochure; which settings does a brochure have; content fields of brochures; what is the brochure designer for'),
('Digital Ads: what to fill in',
  'fields of a ad; what do I fill in for a ad; what can be on a ad; form of the ad designer; parts of a ad; what can I enter for a ad; which '
  'settings does a ad have; content fields of ads; what is the ad designer for'),
('Email Marketing: what to fill in',
  'fields of a newsletter; what do I fill in for a newsletter; what can be on a newsletter; form of the newsletter designer; parts of a newsletter; '
  'what can I enter for a newsletter; which settings does a newsletter have; content fields of marketing emails; what is the newsletter designer for'),
('Who sees that you have a piece open',
  'how long is someone shown as also open; colleague left the piece but is still shown; also open; who has the piece open; how long does it show '
  'her; shown in the piece although she went away; who is in my piece right now; presence in a piece; does my colleague see that I am in the piece; '
  'still shows a colleague'),
('Flyer: what to fill in',
  'fields of a flyer; what do I fill in for a flyer; what can be on a flyer; form of the flyer designer; parts of a flyer; what can I enter for a '
  'flyer; which settings does a flyer have; content fields of flyers; what is the flyer designer for'),
('Postcards: what to fill in',
  'fields of a postcard; what do I fill in for a postcard; what can be on a postcard; form of the postcard designer; parts of a postcard; what can I '
  'enter for a postcard; which settings does a postcard have; content fields of postcards; what is the postcard designer for'),
('Poster: what to fill in',
  'fields of a poster; what do I fill in for a poster; what can be on a poster; form of the poster designer; parts of a poster; what can I enter for '
  'a poster; which settings does a poster have; content fields of posters; what is the poster designer for'),
('Social Media Posts: what to fill in',
  'fields of a social post; what do I fill in for a social post; what can be on a social post; form of the social post designer; parts of a social '
  'post; what can I enter for a social post; which settings does a social post have; content fields of posts; what is the social post designer for'),
('Infographic: what to fill in',
  'fields of a infographic; what do I fill in for a infographic; what can be on a infographic; form of the infographic designer; parts of a '
  'infographic; what can I enter for a infographic; which settings does a infographic have; content fields of infographics; what is the infographic '
  'designer for'),
('Title slide: what to fill in',
  'fields of a title slide; what do I fill in for a title slide; what can be on a title slide; form of the title slide designer; parts of a title '
  'slide; what can I enter for a title slide; which settings does a title slide have; content fields of title slides; what is the title slide '
  'designer for'),
('Tear-off strips of a flyer',
  'tearoff flyer; tearoff strips; tear off strips on a flyer; tabs to tear off; flyer with phone numbers to tear off; strips with our number at the '
  'bottom; how many tearoff strips; number of tearoff strips on a flyer; flyer for a bulletin board with tabs; little tabs people can rip off; pull '
  'tabs with contact details; strip at the bottom to take along; cut tabs on a notice; flyer with tearoff phone; which flyer sizes have tearoff; '
  'flyer tearoff number; paper tabs with phone number; perforated strips; tear off slips'),
('Custom size of a brochure',
  'custom size brochure; brochure in my own size; largest custom brochure; smallest custom brochure; own dimensions for a brochure; free size of a '
  'brochure; brochure in a special format; non standard brochure size; biggest brochure I can make; maximum width of a brochure; how wide can a '
  'brochure be; enter width and height; square brochure; different measures for a brochure; individual size brochure; what is the limit of a custom '
  'brochure; brochure with own measurements; smallest own format of a brochure; least width of a custom brochure; minimum custom size; custom '
  'brochure in centimeters'),
('Pictures in an email',
  'own picture in an email; my photo in a newsletter; can I upload a picture for the email; which pictures can an email have; team photo in an '
  'email; why can I not add my own picture to the email; picture of a newsletter; pictures in the email designer; own image in the mailing; upload '
  'photo to newsletter; change the picture in an email; email pictures; use added picture in email; photo from my computer in the newsletter; insert '
  'a picture into an email template; where do the pictures in emails come from'),
('Carousels',
  'carousel; instagram carousel; how many pictures in a carousel; carousel frames; several pictures in one post; swipe post; post with more than one '
  'picture; how many slides can an instagram post have; frames of a post; number of frames; multiple images in a post; can I make a carousel; story '
  'with several frames; post to swipe through; gallery post; maximum frames'),
('Hashtags',
  'hashtags; how do I add hashtags; where do hashtags go; separate hashtags; hashtags in a post; write hashtags; hash tags; default hashtags; '
  'hashtag field; comma or space between hashtags; which hashtags do we use; change the hashtags'),
('Two versions of an ad',
  'a b test; ab test an ad; two versions of an ad; test two headlines; split test; compare two ads; variant b of an ad; headline b; second headline '
  'for testing; a/b testing; try out two ads; two variants of the same ad; which ad works better'),
('File size of a meeting background',
  'how many backgrounds for each program; number of backgrounds per platform; how large may a zoom background be; file size of a background; '
  'background too big for teams; teams rejects the background; maximum mb for a zoom background; file limit meeting background; how many backgrounds '
  'does teams have; same backgrounds for all apps; is the background too large for google meet; megabytes of a background; background file limit; '
  'background upload fails in teams'),
('Units in an infographic',
  'unit in an infographic; add tons to all numbers; unit for all values; same unit for every number; set the unit once; kilograms behind every '
  'number; infographic unit; percent sign on all numbers; how do I enter numbers in an infographic; points of an infographic; numbers in a diagram; '
  'unit length; how long can the unit be; measurement unit of a chart; type the unit only once; label of the numbers in a chart; bars with a unit; '
  'maximum length of the unit of an infographic; how many characters may the unit of an infographic have; limit of the unit of an infographic; unit '
  'of an infographic too long; longest unit of an infographic; how long can the unit of an infographic be; letters in the unit of an infographic'),
('Message on the back of a postcard',
  'text on the back of a postcard; message on the back; how long can the back message be; postcard back text length; characters on the back of a '
  'postcard; write something next to the address; address side text; back side message limit; greeting on the back of the card; reverse of a '
  'postcard text; mailer back message; maximum length of the message on the back; how many characters may the message on the back have; limit of the '
  'message on the back; message on the back too long; longest message on the back; how long can the message on the back be; letters in the message '
  'on the back'),
('Postcard postage',
  'postage; stamp or permit; permit imprint; bulk mail permit; indicia; stamp box of a postcard; permit lines; prsrt std; replace the stamp with our '
  'permit; presorted mail; mailing permit number; choose postage; postcard without a stamp; print the permit on the postcard; prepaid postage mark'),
('Commenting on a piece',
  'comment on a piece; how do I comment on a flyer; how do i comment on a flyer; leave a comment on a poster; write something on a colleague''s '
  'piece; give feedback on a design; grant feedback on a design; point at a spot in the picture; pin a note on a piece; where are the comments of a '
  'piece; who can comment on a piece; can I comment on a view only piece; can i comment on a view only piece; add a comment about a field; tell the '
  'owner what to change in a piece; put a sticky note on the design; annotate a flyer; mark the place in the picture that is wrong; read the '
  'comments on my piece; can someone who can only view a piece comment; tell a colleague what I think of the poster; tell a colleague what i think '
  'of the poster; feedback button; where do I write feedback about a flyer; where do i write feedback about a flyer; discuss a piece with '
  'colleagues; chat about a piece'),
('Resolving a comment',
  'resolve a comment; mark a comment as done; tick off a comment; close a comment; who can resolve a comment; reopen a comment; where are resolved '
  'comments; comment is dealt with; hide a finished comment; comment disappeared after resolving; bring a resolved comment back; can a reviewer '
  'resolve a comment; check off a comment; mark a remark as handled; remark is handled; handle a comment; comment is taken care of'),
('Changing or deleting a comment',
  'delete a comment; edit a comment; change my comment; remove a comment that I wrote; remove a comment that i wrote; get rid of a comment; delete '
  'of a comment; I wrote something wrong in the comments; i wrote something wrong in the comments; typo in my comment; can I delete my remark; can i '
  'delete my remark; take back a comment; withdraw a comment; correct a comment after sending; can an admin delete a comment; erase a comment; wrong '
  'comment sent; undo a comment; how long are comments kept; when are comments deleted; can I get rid of something I wrote in the comments; can i '
  'delete of something i wrote in the comments; I wrote something dumb in the comments of a flyer; i wrote something dumb in the comments of a '
  'flyer; unsend a comment; can I change what I wrote in a comment yesterday; can i change what i wrote in a comment yesterday; change what I wrote '
  'under a brochure; change what i wrote under a brochure; edit what I said about a flyer; edit what i said about a flyer'),
('Limits of comments',
  'how long can a comment be; comment max characters; how many comments can a piece have; maximum comments on a piece; limit of comments; comment '
  'limit; number of comments by a review link; how many comments can a client write; longest comment; comment length; this piece has 500 comments; '
  'this link has 50 comments; outside reviewer name max; name of an outside commenter max characters; comment max; how long are comments allowed to '
  'be'),
('Comments from people outside',
  'can a client comment with the review link; comments from people outside; customer feedback on a piece; can an agency write comments; does someone '
  'need an account to comment; does someone create account to comment; what does outside mean at a comment; what does outside definition at a '
  'comment; comment by a review link; can people with a review link read our comments; does the client see what colleagues wrote; comment marked '
  'outside; can somebody without a login give feedback; can somebody outside grant feedback; external person comments; outside comments; the agency '
  'wrote something on my poster through the link; can my team read what a client wrote through the link; does my team see comments by the link; the '
  'client scribbled on the poster'),
('Notifications about new comments',
  'new comments card; comment news card; who gets mail about comments; comment notification; someone commented on my piece; how do I know about new '
  'comments; how do i know about comment news; am I told when someone comments; am i told when someone comments; notification of a comment; do I get '
  'an email when someone comments; do i get an email when someone comments; where do I see new comments; where do i see comment news; alert for '
  'comments; does the mail quote the comment; dismiss new comments; dismiss comment news; how soon is the mail about a comment sent; did somebody '
  'answer on my flyer; when does the mail about a new comment come; when does the mail about a comment news come; how soon do I hear about a '
  'comment; how soon do i hear about a comment'),
('Files of an approved version',
  'download the approved file; where is the file that was approved; get the approved pdf again; approved version stored; file of an approved '
  'version; who can download the approved file; is the approved pdf kept; how long are approved files kept; original file that was approved; '
  'approved print file later; can someone change the approved file; find the pdf that was signed off; find the pdf that was approved; approved '
  'version download; reprint exactly what was approved; is the approved file stored; the exact pdf that got the ok; exact file that was approved in '
  'may although the piece changed since; the pdf legal approved; need the approved file from last year; approved pdf archive; archive of approved '
  'files; the old pdf that was signed off before the brand changed; the old pdf that was approved before the brand changed; approved pdf from before '
  'the rebrand'),
('The approved file couldn''t be stored',
  'approved but its file couldn''t be stored; approved but its file couldnt be stored; store again; file of the approval is missing; approval has no '
  'file; the approved file was not stored; storing the approved file failed; why is there no file under approvals; upload of the approved file '
  'failed; who can store the approved file; no stored file for an approved version'),
('History of approvals of a piece',
  'who approved my flyer; when was a piece approved; history of approvals; record of approvals; who asked for changes and when; see earlier requests '
  'for approval; which version was approved and by whom; find out who signed off the poster; find out who approve the poster; list of approvals of a '
  'piece; approval log; where is the note of the approver; can the approval history be changed; proof that it was approved; evidence of an approval; '
  'which day was the flyer approved'),
('"PROOF – not approved"',
  'proof not approved; why does my pdf say proof; words across my file; how do I get rid of proof not approved; how do i delete of proof not '
  'approved; remove the stamp from the pdf; watermark on my download; stamp on the print file; file is marked as not approved; can I download a '
  'piece that isn''t approved; can i download a piece that isnt approved; is the download blocked without approval; why is there a stamp on my '
  'flyer; mark across the page; do png files get the stamp; print without the proof stamp; red words over the pdf; says proof all over my postcard; '
  'how do I make the proof words go away; how do i create the proof words go away; proof written over my piece; proof overwritten my piece; get a '
  'clean file without proof'),
('Files that always say "PROOF"',
  'why do the files of make many say proof; why do the files of create many say proof; batch files marked proof; campaign files say not approved; '
  'can many pieces be approved at once; can many pieces be approved batch; approve a whole batch; approved piece still says proof; it was approved '
  'but the file says proof; other size says proof; approved with other contact details; rows say proof'),
('Downloads are recorded',
  'are downloads recorded; does the portal track what I download; does the portal track what i download; who downloaded this piece; is it recorded '
  'who downloads a flyer; what is recorded about a download; how many downloads are recorded a day; are downloads of drafts recorded; see who '
  'downloaded my poster; does someone see my downloads; log of downloads; how long are downloads recorded; list of people who downloaded a file; how '
  'many times can a piece be downloaded; limit of downloads of a piece; download as often as I want; download as often as i want; number of '
  'downloads per day'),
('The portal couldn''t record a download',
  'not recorded; couldn''t record the download; couldnt record the download; check a file won''t recognize it; check a file wont recognize it; file '
  'saved but not recorded; what does not recorded mean; what does not recorded definition; download was not recorded; record of the download failed; '
  'is my file lost when it wasn''t recorded; is my file lost when it wasnt recorded'),
('Writing what should change',
  'do I have to write a note when I ask for changes; do i have to write a note when i ask for changes; how long can the note of an approver be; note '
  'to the author of a piece; who sees the note of the approver; send back without a note; say what should change; reason for not approving; is a '
  'reason required to reject; where is the note with the changes; max characters of a review note'),
('How many approvers',
  'how many approvers can there be; maximum number of approvers; limit of approvers; how many people have to approve; does more than one person have '
  'to approve; are two approvals needed; number of approvers per design; how many colleagues can be named as approver; is one approval enough; how '
  'many persons can be named to approve a kind of design; how many persons can be named to approve a type design; how many people may approve a '
  'designer; approver max; approvers max; approver headcount; approver limit'),
('Emails about approvals',
  'email about an approval; am I mailed when something waits for my approval; am i mailed when something waits for my approval; do I get mail when '
  'my flyer is approved; do i get mail when my flyer is approved; who is told about a request for approval; mail to approvers; notification of an '
  'approval request; is the owner told about the answer; how fast is the approval mail; no mail about the approval; mail when changes are asked'),
('Approval statuses',
  'states of an approval; what does in review mean; what does in review definition; changes asked meaning; changes asked definition; what does '
  'superseded mean; what does superseded definition; approval status; the piece has changed since; is my request still in review; what states can an '
  'approval have; status of my request; what does changes asked mean; what does changes asked definition'),
('What an approver compares',
  'what does an approver see; compare with the last approved version; what changed since the last approval; changes since version was approved; '
  'difference to the approved version; does the reviewer see what I changed; does the reviewer see what i changed; see only the changes in a review; '
  'read it as text; what is shown in the review; does the approver see the comments'),
('Which files can be checked',
  'which files can I check; which files can i check; check a zip; file types for check a file; how large can a checked file be; max size check a '
  'file; can I check several files at once; can i check several files batch; how many files of a zip are checked; check a jpeg; largest file that '
  'can be checked; does check a file take a png; check a whole folder of files; how many megabytes may a checked file have; megabytes of a file to '
  'check; check a file max mb; check a file limit'),
('What "Check a file" answers',
  'what does not as downloaded mean; what does not as downloaded definition; not from here; check a file says superseded; check a file says not '
  'approved; what can check a file answer; file was changed since it was downloaded; results of check a file; why is my file not from here; i saved '
  'the pdf again and it isn''t recognized; i saved the pdf again and it isnt recognized; opened in acrobat and not recognized; file can''t be '
  'confirmed; file cant be confirmed; not confirmed; what do I do when the file is superseded; what do i do when the file is superseded; does check '
  'a file notice edits in a pdf; edited pdf detected; printer sent back a pdf did they change it; find out if the print shop messed with the file; '
  'was the pdf tampered with; altered pdf; check that nobody altered the pdf; nobody changed the pdf since it left here; is the pdf still the '
  'original'),
('Fingerprint of a file',
  'fingerprint; what is a fingerprint of a file; sha 256; is my file uploaded when I check it; is my file uploaded when i check it; hash of a file; '
  'does check a file send the file; what is sent when I check a file; what is sent when i check a file; is a confidential pdf uploaded; file hash '
  'meaning; file hash definition; does the checked file leave my computer; sha256; what is sha256 for; sha-256 checksum; checksum of a file'),
('Brand update',
  'brand update; what happens when the brand changes; new logo which pieces change; compare pieces in two versions of the brand; our color changed '
  'what now; which flyers have the old logo; pieces after a rebranding; who can open brand update; brand changed; find pieces that look different in '
  'the new brand; old colors in saved pieces; brand version before and after; new brand colors in my pieces; check pieces after a brand change; '
  'there''s only one version of the brand; we get a new logo how do I find out which pieces look wrong; we get a new logo how do i find out which '
  'pieces look wrong; what of our stuff looks wrong with the new logo; which of our pieces are affected by a new logo'),
('Emails about a brand update',
  'tell people who have old files; mail everyone who downloaded an old flyer; who is told about a brand change; email people after a brand update; '
  'recall old files; why did I get a mail that pieces I downloaded look different; why did i get a mail that pieces i downloaded look different; a '
  'piece you downloaded looks different now; does the mail name the piece; how often is a brand update mailed; warn those with outdated downloads; '
  'tell people that their flyer is outdated; can the portal tell someone that the flyer on the computer is old; can the portal tell someone that the '
  'flyer on the computer is outdated; people with an old flyer should hear about it; someone has an old flyer on a computer can the portal tell '
  'them; let people know that a flyer is outdated'),
('What a brand update leaves out',
  'are private pieces part of a brand update; which pieces are not compared; why is a piece missing in the brand update; does an admin see my '
  'private piece in brand update; can emails be compared in a brand update; how long does the brand comparison take; can I close the page during the '
  'comparison; can i close the page during the comparison; where are results of the comparison kept; pause the comparison'),
('Asking for approval again after a brand update',
  'do approved pieces need approval again after a brand change; ask for approvals again; approved flyer and new logo; is an approval still valid '
  'after a brand update; approved pieces look different; re-approve after rebranding; approval after the logo changed; renew approvals after a brand '
  'change'),
('Greeting and daily quote',
  'greeting on the home page; when does it say good evening; good morning message; how many quotes are there; daily quote; where does the quote come '
  'from; how long until the assistant appears; skip the greeting; skip the quote; why do I have to wait for the assistant; why do i have to wait for '
  'the assistant; why does it say good afternoon; seconds until the chat shows; change the quote; quote of the day; welcome back message; is the '
  'quote random; which quote comes tomorrow; is there another quote every day; what is written on the home page in the afternoon; greeting at three '
  'in the afternoon; text at the top of the home page'),
('New colleagues on the home page',
  'new colleagues; who is new here; who started recently; how long is a new colleague shown; list of new hires; who joined this month; people who '
  'started in the last weeks; newcomers on the home page; how long am I shown as new; how long am i shown as new; where do I see new people; where '
  'do i see new people; new joiners; how many days is a new coworker shown on the start page; how many days is a new coworker shown on the '
  'dashboard; for how long is a new employee on the home page; will people see that someone started on Monday; will people see that someone started '
  'on monday; where is a new intern shown; do people see that I started; do people see that i started; intern started this week'),
('Continue where you left off',
  'continue where you left off; how many pieces does the home page show; latest work on the home page; open my last piece quickly; recent pieces '
  'card; resume my last design; last thing I worked on; last thing i continue latest work; go back to my last flyer; recent work; pick up where I '
  'stopped; pick up where i stopped'),
('Length and address of a pinned link',
  'how long can the name of a pinned link be; pin a page of the portal; which addresses can I pin; which addresses can i pin; change the order of '
  'pinned links; rename a pinned link; pinned link to an internal page; characters in a link name; move a pinned link up; delete a pinned link; can '
  'I pin an external site; can i pin an external site; sort my links; pinned link name max; bookmark name max'),
('New applications on the home page',
  'how do I notice new applications; how do i notice new applications; number of new applications on the home page; new applications to review; '
  'where do I see that someone applied; where do i see that someone applied; are administrators told about a new application; any new candidates; '
  'did somebody apply; count of unread applications'),
('When you''re offline',
  'you''re offline; you offline; what happens when I have no internet; what happens when i have offline; can I work offline; can i work offline; '
  'work without a connection; internet went down while editing; the server isn''t responding; the server isnt responding; on this computer waiting; '
  'is my work lost when the connection drops; use the portal on a plane; download offline; lost connection; network is gone; portal can''t reach the '
  'server; portal cant reach the server; keep working on a poster in a tunnel; on the train with a bad connection; edit a piece without a network; '
  'does it work without a connection; server is down; portal is down; the portal does not respond'),
('A new version is ready',
  'a new version is ready; reload bar at the bottom; should I reload the portal; should i reload the portal; portal was updated; do I lose work when '
  'I reload; do i lose work when i reload; message about a new version; update of the portal; newer version of the portal saved this piece; reload '
  'the page to continue'),
('"Page not found" and other errors',
  'oops page not found; 404; unexpected application error; page doesn''t exist; page doesnt exist; broken link in the portal; the page crashed; '
  'white screen; something went wrong on the page; this part didn''t load; this part didnt load; how do I get back to the home page from an error; '
  'how do i restore to the home page from an error; portal crashed; error message on the screen; a card could not be shown; the portal doesn''t '
  'load; the portal doesnt load'),
('You don''t have access to this page',
  'you don''t have access to this page; you dont have access to this page; why can''t I open a page; why cant i open a page; page is for '
  'administrators; permission denied; access refused; which pages are for administrators only; why don''t I see job applications; why dont i see job '
  'applications; not allowed to open; who can open positions; who can job opening; admin pages; menu item missing for me; pages only admins see'),
('When the assistant has no answer',
  'quick answer while ray initializes; ray doesn''t answer; ray doesnt answer; the assistant gives no answer; the assistant grant no answer; ray is '
  'initializing; why does the assistant not know; assistant didn''t understand; assistant didnt understand; ray found nothing; what can''t ray '
  'answer; what cant ray answer; assistant is broken; the connection was lost before the answer was complete; ask again; chat doesn''t work; chat '
  'doesnt work; wrong answer from ray; initializes; what does initializing mean; what does initializing definition; Ray says initializing; ray says '
  'initializing'),
('Your conversation with the assistant',
  'is the chat saved; conversation history with ray; where are my earlier questions; locate earlier questions; clear the chat; does the chat stay '
  'when I change pages; does the chat stay when i change pages; stop the answer; copy the answer; delete my conversation; can others read my chat '
  'with ray; chat history; old conversations with the assistant; is my chat stored; start over with ray; do you save what I ask you; do you save '
  'what i ask you; do you save what I am asking here; do you save what i am asking here; do you keep my questions; are my questions to you stored; '
  'do you remember what I asked; do you remember what i asked'),
('How long a name can be',
  'how long can a name be; max characters of a name; longest job title; limit of the display name; how many characters can a job title have; length '
  'of a phone number in the directory; characters in department; name too long; limit for pronouns; max length first name; name max; job title max; '
  'display name max length; department max'),
('Rules for a password',
  'password rules; what must a password contain; does the password need symbols; password requirements; strong password; do I need a number in my '
  'password; do i create number in my password; need my old password to change it; do passwords expire; password complexity'),
('The link to reset a password',
  'reset link expired; this link no longer works; this link expired; password reset email doesn''t arrive; password reset email doesnt arrive; reset '
  'link used twice; how long is the reset link valid; how often can I ask for a reset email; how often can i ask for a reset email; no mail after '
  'forgot password; link for a new password doesn''t work; link for a new password doesnt work; get another reset link; didn''t get the password '
  'mail; didnt get the password mail; password email not coming; how long is the link for a new password valid; link to put a new password; validity '
  'of the reset link'),
('Your two-step sign-in code doesn''t work',
  'code doesn''t work; code doesnt work; wrong code; this code is wrong expired or already used; authenticator code refused; how many digits has the '
  'code; how long is a code valid; code expired; six digit code is not accepted; can I use a code twice; can i use a code twice; how often does the '
  'code change; two-step code rejected; twostep code rejected'),
('What a recovery code looks like',
  'what does a recovery code look like; what does a recoverycode look like; format of a recovery code; format of a recoverycode; how many characters '
  'has a recovery code; how many characters has a recoverycode; recovery code with or without hyphens; recoverycode with or without hyphens; '
  'lowercase recovery code; lowercase recoverycode; how many recovery codes are left; how many recoverycode are left; length of a recovery code; '
  'length of a recoverycode; recovery code not accepted; recoverycode not accepted; can I use a recovery code twice; can i use a recoverycode twice; '
  'see how many backup codes remain; see how many recoverycode remain; recovery key format; recoverycode format; recoverycode length'),
('Turning on two-step sign-in without a camera',
  'can''t scan the qr code; cant scan the qr code; enter the key by hand; turn on two-step without a camera; turn on twostep without a camera; '
  'authenticator on the computer; set up the code app manually; set up the twostep manually; am I signed out when I turn on two-step; am i signed '
  'out when i turn on twostep; key instead of the qr code; qr code doesn''t scan in the authenticator; qr code doesnt scan in the authenticator; '
  'type the secret key'),
('When your session ends',
  'why was I signed out; why was i signed out; you''re signed out; you signed out; signed out in the middle of my work; session expired; is my work '
  'lost when I''m signed out; is my work lost when i signed out; logged out suddenly; kicked out of the portal; why do I have to sign in again; why '
  'do i have to sign in again; session ended; portal logged me out; portal log out; thrown out of my session'),
('A colleague''s photo',
  'change someone else''s photo; add a photo for a colleague; upload a picture of another person; who can change a colleague''s photo; remove the '
  'photo of a colleague; photo of a former colleague; can an admin set photos; wrong photo of somebody in the directory; add headshots for the team; '
  'avatar of somebody else; who uploads the avatar of a colleague; put a picture for my colleague'),
('Types of emails from the portal',
  'types of emails from the portal; kinds of mail; type mail; what mails can I get from the portal; what mails can i get from the portal; list of '
  'automatic emails; all notifications; what will I be mailed about; what will i be mailed about; list of emails; automatic messages of the portal; '
  'from whom do the emails of the portal come; which emails are there'),
('Email about a shared piece',
  'does my colleague get an email when I share a piece; does my colleague get an email when i share a piece; are people told when I share; are '
  'people told when i share; mail about a shared piece; how soon does the share mail come; is there a notification for a share; will she know that I '
  'shared the poster; will she know that i shared the poster; share without a mail; does everyone get mail when I share with all staff; does '
  'everyone get mail when i share with all staff; email says a piece was shared with me; does the portal tell someone when I share my poster; does '
  'the portal tell someone when i share my poster; does the portal tell my colleague that I shared; does the portal tell my colleague that i shared; '
  'is she told when I share a flyer with her; is she told when i share a flyer with her'),
('Sharing with someone who has no account',
  'share with someone who has no account; share with someone who has outside; no account yet; outside yet; colleague can''t be found in share; '
  'colleague cant be found in share; invite someone from the share dialog; share a piece with a new colleague; ask a super administrator to invite '
  'them; why can''t I share with her; why cant i share with her; person without account in share; person outside in share'),
('A review link that doesn''t work',
  'review link doesn''t work; review link doesnt work; this link doesn''t work; this link doesnt work; client can''t open the link; client cant open '
  'the link; too many visits; review link expired; link for the customer is dead; review link broken; why can''t the agency open my link; why cant '
  'the agency open my link; renew a review link; extend a review link; review link says it may be expired; link stopped working; the link I gave '
  'them has stopped working; the link i gave them has stopped working; do I need to make another review link; do i need to create another review '
  'link; customer says the link stopped working; link sent to a client is over; dead review link; review link gone; link for the client broken'),
('How often a review link was opened',
  'how often was my review link opened; did the client open the link; has the customer looked at it; was the review link used; how many days can a '
  'review link last; expiry choices of a review link; list of my review links; when does my review link expire; how many review links can I have; '
  'how many review links can i have; see whether the link was viewed; default length of a review link; review link durations; review link expiry '
  'options; how long can I set a review link for; how long can i set a review link for; duration of a review link'),
('Comparing versions',
  'compare two versions; what changed between versions; see the difference between versions; side by side view of versions; difference view; who '
  'made a version; who create a version; what did my colleague change in the piece; compare with the current version; show changes to my flyer; '
  'version differences; show two versions next to each other; show two versions side by side; two versions shown side by side; versions one next to '
  'the other; versions side by side'),
('Naming a version',
  'name a version; label a version; mark an important version; rename a version; give a version a name; grant a version a name; find a version '
  'again; list named versions only; remember which version went to the printer; when is a version saved; title of a version'),
('Your pieces when your account ends',
  'what happens to the pieces of a deactivated account; pieces after an account is deleted; does deactivating delete pieces; are shared pieces still '
  'there when the owner leaves; owner left and the piece is shared; review links of someone who left; pieces of a former colleague; are designs lost '
  'when someone leaves; if someone leaves do shared flyers vanish; are flyers that a colleague shared gone when the colleague leaves; shared pieces '
  'of a person who leaves; colleague quits what about the posters; do pieces disappear when the owner leaves'),
('Your pieces and AI',
  'are my pieces sent to an ai; is my design used to train ai; privacy of my pieces; does the wizard use chatgpt; which ai does the wizard use; is '
  'my data sent to a third party; does ray read my pieces; analytics in the portal; does the portal track me; is customer data sent to ai; does the '
  'portal give my texts to openai; does the portal grant my texts to openai; is chatgpt behind ray; does an ai see my flyer'),
('When a piece isn''t saved',
  'not saved; my piece isn''t saved; my piece isnt saved; browser storage is full; storage is full or blocked; draft isn''t being saved; draft isnt '
  'being saved; why is my draft not saved; save failed; couldn''t save the draft; couldnt save the draft; changes are not saved; delete drafts to '
  'free space; delete drafts to clear space; this draft isn''t being saved; this draft isnt being saved; red message that the browser storage is '
  'full; what can I throw out when the storage is full; what can i delete when the storage is full; free up browser storage'),
('Browsers that delete drafts',
  'can the browser delete my draft; draft is gone after a week; safari deleted my draft; how long is a draft kept; drafts disappeared; saved in this '
  'browser only; my drafts are gone; cleared my browser data and the draft is gone; how long do drafts last; lost my draft'),
('Several drafts of one designer',
  'several drafts; start a new draft; switch between drafts; rename a draft; delete a draft; restore a deleted draft; how do I start from scratch; '
  'how do i start from scratch; second draft of a flyer; new poster without losing the old one; begin an empty flyer; list of my drafts; get rid of '
  'a draft; delete of a draft'),
('One draft in two tabs',
  'draft open in another tab; same draft in two tabs; piece open in two windows; two browser windows with the same draft; open twice; does working '
  'in two tabs lose changes; this draft is open in another tab; two tabs with the same flyer'),
('How far undo goes back',
  'how many steps can I undo; how many steps can i undo; undo limit; how far back does undo go; undo after reload; number of undo steps; can I undo '
  'a reset; can i undo a reset; undo history; is undo kept when I close the page; is undo kept when i close the page; how often can I press undo; '
  'how often can i press undo; undo yesterday''s change; undo depth; depth of undo; undo after refresh; undo steps max; undo max; undo limit designer'),
('Opening a piece that isn''t there',
  'can''t open this piece; cant open this piece; this piece doesn''t exist or isn''t shared with you; this piece doesnt exist or isnt shared with '
  'you; piece is gone; link to a piece doesn''t open; link to a piece doesnt open; the owner moved this piece to the trash; colleague''s piece '
  'disappeared; shared piece vanished; why can''t I open the link to a piece; why cant i open the link to a piece; the owner stopped sharing'),
('Managers in the directory',
  'my boss is wrong in the orgchart; set a manager; who is my manager in the directory; change the manager of a person; can someone have no manager; '
  'can''t deactivate because still manages; cant deactivate because still manages; can a person be their own manager; still manages active people; '
  'choose another manager for them first; add a boss to a person; who can change who I report to; who can change who i orgchart; my boss is wrong in '
  'the org chart; assign reports to another manager; assign orgchart another manager; make someone a manager; create someone a manager; set who '
  'reports to whom; set who orgchart whom; no manager; why can I not deactivate him; why can i not deactivate him'),
('Someone is missing from the directory',
  'someone is missing in the directory; can''t find a colleague; cant search directory; no one found; person isn''t in the directory; person isnt in '
  'the directory; where are deactivated people; former colleagues in the directory; see people who left; why is she not in the directory; show '
  'inactive people; I am not in the directory; i am not in the directory; a colleague doesn''t show up; a colleague doesnt show up'),
('"Phone number needed"',
  'phone number needed; last name needed; no phone number in the directory; add a missing phone number; my number isn''t in the directory; my number '
  'isnt in the directory; get my phone into the directory; missing phone on my card; directory says number needed; who adds my phone number'),
('Inviting imported people',
  'invite everyone who was imported; invitations for many people; send invitations to new people; some invitations weren''t sent; some invitations '
  'werent sent; invite all at once; invite batch; bulk invitations; do imported people get an email; invite a whole list; stop sending invitations; '
  'how do imported people get in; how do imported people sign in'),
('Studio or form',
  'switch between studio and form; use the form; leave the studio; how large is the preview; preview size; open the form instead of the studio; why '
  'does the studio open; get out of the studio; close the studio; back to the form'),
('Dates in a CSV file',
  'date format in a csv; unclear date; day first or month first; which date format for the import; dates are read wrong; 03/04 is march or april; '
  'how do I write a start date; how do i write a start date; choose the date format; start date in the import; date isn''t read; date isnt read'),
('Account statuses',
  'did my invitation arrive; has she accepted the invitation; invitation status; no account yet on a profile; outside yet on a profile; when does '
  'the invitation expire; was the invitation sent; see whether a person has an account; invitation pending; resend too soon; an invitation was sent '
  'less than a minute ago; wait before resending an invitation'),
('A colleague''s password',
  'can an admin see my password; reset a colleague''s password; set a password for someone; colleague forgot the password; can the boss read my '
  'password; sign out another person; end someone''s sessions; change the password of an employee; who knows my password; help a coworker with a '
  'forgotten password'),
('Experience levels in an application',
  'experience levels; how many years is senior; what does mid level mean; what does mid level definition; entry level years; years of experience in '
  'the form; what counts as senior; definition senior; experience options of the application; not stated experience; levels a candidate can choose; '
  'junior or senior years; senior years; mid level years; experience ranges'),
('Fields of the application form',
  'what does the application form ask; fields of the job form; which questions are in the application; what do candidates fill in; is there a '
  'question about work authorization; start date left blank; how long does the application take; information we ask from applicants; minutes to '
  'apply; does the form ask for a cover letter; can I add a question to the form; can i add a question to the form; does the form ask for a phone '
  'number; is the phone required in the form; which data do candidates give; which data do candidates grant'),
('Length of answers in an application',
  'how long can an answer in the application be; max length of a name in the application form; application text limits; name too long in the '
  'application; characters limit of the job form; max characters for the phone number of a candidate; how many characters for a phone number in the '
  'form; longest name in the form'),
('Too many applications',
  'too many applications were sent; how many applications an hour; applicant was refused because of too many; application limit per hour; spam '
  'protection of the form; try again in an hour; captcha on the job form; protection from bots; can someone apply many times; application refused; '
  'how often can a person apply; attempts at the job form; how many attempts has the job form; attempts per hour at the application form'),
('Applying while offline',
  'applicant lost the connection; are the answers of the form saved; application when offline; form reloaded answers gone; do applicants lose their '
  'answers; resume gone after reload; failed to submit application; submit twice; does sending twice make two applications; does sending twice '
  'create two applications; the form failed halfway; continue the application later'),
('Pictures in the wizard',
  'picture in the wizard; can the wizard use my picture; how many pictures does the wizard show; own photo in the wizard; thumbnails in the wizard; '
  'which picture does the wizard use; use my photo in a generated design; image for a generated design'),
('A resume that isn''t accepted',
  'resume isn''t accepted; resume isnt accepted; please upload a pdf or doc file; file size must be less than 10mb; failed to upload resume; '
  'password protected resume; resume as jpg; can the resume be a word file; resume upload fails; can you apply without a resume; pages file as a '
  'resume; cv with a password; photo of a cv; candidate''s file has a password; form complains that the file has a password; cv file is protected'),
('Reference of an application',
  'reference of an application; what is the reference number; application code; find an application by its reference; where does the applicant see '
  'the reference; format of the reference; applicant gives me a code; what is the code on the receipt; reference lost; application number format; '
  'reference format; candidate code'),
('Writing limits for notes and emails to applicants',
  'how long can a note on an application be; max characters of an email to an applicant; limit of the message to a candidate; note length; subject '
  'length of a mail to an applicant; is my draft to the applicant saved; longest note; not sent yet draft in this browser; characters in a letter to '
  'an applicant; note max; applicant email max; candidate mail length; note char limit'),
('How long applications are kept',
  'how long are applications kept; when is an application deleted; retention of applications; how many months do we keep resumes; data protection of '
  'applicants; old applications are gone; are applications deleted automatically; how long do we store candidate data; application disappeared after '
  'a year; who can read an application; are resumes stored forever; when do you delete my application; how many months is a cv stored; are old '
  'candidates deleted; is outdated candidates deleted; who gets to see what I answered in the job form; who gets to see what i answered in the job '
  'form; who sees the answers of an application; who reads the answers in the job form'),
('Who corrected an application',
  'who corrected an application; did the applicant change something; can an applicant change the email address; applicant wrote a wrong email; '
  'correct the email address of an applicant; corrected by the applicant; see changes to an application; applicant wants to change the email'),
('Types of positions',
  'types of positions; can a position be part time; internship position; pay of a position; hourly pay in a position; remote job; position in euros; '
  'which kinds of jobs can we post; which type jobs can we post; currency of the pay; contract position; temp job; can I post an internship; can i '
  'post an internship; part time job on the form; pay per hour for a job; contract types; position types; employment types; job types'),
('Limits of a position',
  'how long can a job description be; max characters of a position; title length of a position; limit of positions; how many positions can there be; '
  'description of a job too long; maximum open jobs; maximum job opening; number of positions; paragraphs in a job description; position text '
  'length; position description max; job ad length; more than 500 positions; position max'),
('Deleting a position',
  'delete a position; can''t delete a position; cant delete a position; people have applied for this position; remove a job opening; get rid of an '
  'old position; delete of an old position; why is delete refused for a position; erase a vacancy; position with applications'),
('After a position is closed',
  'can someone still apply after closing; position closed while filling in the form; reopen a position; last day to apply is over; expired position; '
  'open a closed position again; what happens to people filling in the form; how long after closing can an applicant submit; position expired; '
  'reactivate a job opening; applicant was halfway through the application when we closed the job; job closed while someone was applying; is a half '
  'finished application lost when the job is closed; we closed a job by mistake can we open it again; closed the wrong job; open a job again; job '
  'opening again'),
('No positions',
  'can people apply without a position; unsolicited application; no specific position; apply when there is no job open; general application; no '
  'positions yet; spontaneous application; form without a job; speculative application'),
('What the audit trail records',
  'what is in the audit trail; what does the audit trail record; are failed sign-ins recorded; who opened a resume; audit trail opened a resume; is '
  'it recorded who reads applications; does the audit trail show pieces; types of events; sign-in refused in the audit trail; does the log show what '
  'I typed; does the log show what i typed; which actions are logged; wrong passwords in the log; is reading a resume logged; what gets logged; do '
  'you log wrong passwords; is a role change recorded; does opening a cv leave a trace; audit events; what is logged; log of failed logins'),
('Reading the audit trail',
  'filter the audit trail; export the audit trail; search the audit trail; audit trail by date; download the log; events of last week; can someone '
  'delete an audit event; csv of the audit trail; look up who did something on a day; can the audit log be edited; can the audit trail be edited; '
  'show older events'),
('Default password of new accounts',
  'default password; what is the default password; default password lost; see the default password again; does everyone get the same password; '
  'created skipped error; why was an account skipped; initial password of a new colleague; first password; the default password was shown once; '
  'password for new staff accounts; initial password; starter password; first login password; password for new people'),
('When seeding leads fails',
  'failed to seed crm data; are the sample leads real; sample leads twice; do seeded leads overwrite ours; do seeded leads overwritten ours; '
  'statuses of a lead; which statuses has a lead; seeding failed; can staff seed leads; are leads added again; industry of the leads; test data for '
  'the crm'),
('Notable clients',
  'notable clients; which companies are our clients; names of our customers; how many client logos are in the deck; who are our reference customers; '
  'well-known clients; companies that work with us; customer logos; name some clients; do we work with gridhaven; who buys from us'),
('Presenter view: notes, timer, pop-ups',
  'presenter view doesn''t open; presenter view doesnt open; browser blocked the second window; allow pop-ups; timer in the presenter view; what '
  'does the presenter view show; start the timer; see the next slide; clock while presenting; speaker notes window blocked; stopwatch for my talk; '
  'reset the timer'),
('Keys of the sales deck',
  'keys of the sales deck; jump to the first slide; jump to the title slide; jump to the last slide; turn off single-key shortcuts; swipe through '
  'the slides; keyboard in the deck; go back one slide; clicker for the deck; slides on a tablet; shortcut for the overview; button for the next '
  'slide; go to the end of the deck; jump to slide one'),
('Linking to and printing a slide',
  'link to a slide; open the deck at slide 4; print the sales deck; share the deck with a customer; can a customer open the sales deck; is the sales '
  'deck public; slides on paper; deck handout; send the deck link; does the deck need a login; does the deck create login; address of a slide; give '
  'the client the slides; grant the client the slides'),
('Contrast of text',
  'contrast of text; minimum contrast; contrast ratio; how much contrast does text need; is white on cyan readable; what counts as large text; '
  'definition large text; wcag contrast of our colors; can I use gray text; can i use gray text; contrast table; readable color combinations; which '
  'colors go together; 4.5 to 1; which colors are hard to read on white; colors that are bad to read on white; unreadable colors'),
('Night and amber',
  'hex of night; night color; what is amber; darkest brand color; color code of night; amber hex code; dark background color; which color is the '
  'dark one; hex code of amber; dark navy of ours; text color on orange'),
('Sizes of the logo files',
  'logo formats; which file types has the logo; how many logos are there; png of the logo in high resolution; logo for print; cmyk logo; black logo; '
  'logo as svg; transparent logo; how large is the logo png; logo in one color for a printer; vector logo; eps logo'),
('Notifications about brand changes',
  'how do I hear of brand changes; how do i hear of brand changes; rss feed of the brand; changelog of the brand; version of the brand; get notified '
  'when the logo changes; brand package for a website; what changed in the brand; brand facts as json; which brand version is current; use our brand '
  'on a website; developer files for the brand; npm package of the brand'),
('Our pictures to download',
  'download brand pictures; pictures of a solar farm; stock photos; photos I may use; photos i may use; free pictures; do we have a picture of '
  'servers; rights of our pictures; images in the brand guidelines; are our pictures ai made; are our pictures ai create; photo library of the '
  'brand; teamphoto of the brand; picture of solar panels for a website'),
('Grid of a piece',
  'grid of a piece; how many columns has the grid; margin of a piece; spacing between words; layout grid; twelve columns; brand grid; how wide is '
  'the margin; unit of the grid; rows in the brand'),
('Pictures that can''t be added',
  'heic; iphone photo can''t be added; iphone photo cant be added; picture isn''t a type we can use; picture isnt a type we can use; my picture is '
  'refused; which picture formats can I use; which picture formats can i use; can I add a gif; can i add a gif; can''t add a picture; cant add a '
  'picture; picture is damaged; photo is too large; pdf as a picture; tiff picture; psd or ai file as a picture; photo from my phone doesn''t work; '
  'photo from my phone doesnt work; convert heic; my iphone jpeg ends in heic; photo ends in heic; file isn''t readable heic; file isnt readable '
  'heic; phone picture not readable'),
('File size of ads and posts',
  'file size of an ad; how many kb can a google ad have; ad is over 150 kb; banner too large; linkedin file limit; max file size of a display ad; ad '
  'file too big to upload; weight of a banner file; kilobytes for google ads; google rejected my ad because of the size; size of file for a google '
  'banner; must the banner file be small; banner kb; ad file max; ad kb max; banner file max kb; linkedin file max'),
('Earlier results of the wizard',
  'recent generations; earlier designs of the wizard; how many generated designs are kept; get back a generated design; restore a generated design; '
  'wizard history; keep a design of the wizard; old designs from the wizard; lost a generated design; find last week''s wizard design'),
('Smallest text in a piece',
  'smallest text; minimum font size; how small can text be; text is too small; text is only 4 pt; minimum type size in print; smallest font on a '
  'flyer; font size limit; legible text size; text hard to read warning; can I set the font size; can i set the font size; make the text bigger; '
  'create the text bigger; change the font size; smallest letter size; least letter height; which letters are too small for print; min text size; '
  'min pt; text min; min font size print'),
('Text that doesn''t fit',
  'text is too long for this piece; text doesn''t fit; text doesnt fit; title too long; my headline is cut off; words don''t fit; words dont fit; '
  'shorten the text; text overflows; too much text on the flyer; doesn''t fit its space; doesnt fit its space; why does the text get smaller; font '
  'shrinks; why my text becomes smaller; letters get smaller when I write more; letters get smaller when i write more; font gets small by itself'),
('Sample details on a piece',
  'your name is still on the piece; your title still on the piece; sample details on my flyer; replace the placeholder; placeholder in a template; '
  'remove your name from the piece; default contact on the card; wrong contact line; check complains about your name'),
('Errors and warnings of the check',
  'can I download in spite of a warning; can i download in spite of a warning; errors and warnings; fix the errors first; download is blocked; what '
  'is an error in the check; ignore a finding; the check found a problem; download button doesn''t work; download button doesnt work; why can''t I '
  'download; why cant i download; difference between error and warning; finding won''t go away; finding wont go away; can I skip the check; can i '
  'skip the check; may I download although there is a warning; may i download although there is a warning; red and yellow findings; download refuses '
  'because of an error; forced to fix the error'),
('Hand-off ticket',
  'hand-off ticket; order for the printer; what goes on the hand-off ticket; cost center on the order; quantity for the print shop; which fields has '
  'the hand-off ticket; print order form; needed by date; ship to address for the printer; delivery address for print; is the cost center required; '
  'instructions for the printer; does the portal order prints; who orders the printing; paper with the order for the printer; tell the printer how '
  'many copies; where do I enter how many to print; where do i enter how many to print; delivery date for the printer'),
('Total ink and printing conditions',
  'total ink limit; ink coverage; maximum ink on coated paper; color profile of the pdf; which icc profile; fogra29; cgats; printing condition; tac '
  'limit; how much ink is allowed; uncoated ink limit; profile for the printer; printer asks for the icc profile; output intent; ink max; ink limit; '
  'tac; ink percent'),
('What the proof of separations shows',
  'out of gamut; what does the proof of separations show; plates of the pdf; black overprint; see each ink; is the proof a color proof; check the '
  'inks; colors the press can''t print; colors the press cant print; ink values at a point; show the cyan plate; can I see printed colors on screen; '
  'can i see printed colors on screen'),
('Colors look different in print',
  'colors look different in print; orange prints dull; why is the printed color different; print is paler than the screen; colors on paper are off; '
  'cyan looks lighter in print; will the color be the same in print; printed flyer looks pale'),
('Sheets of ten cards',
  'ten cards on a sheet; print business cards in the office; how many cards fit on a page; business cards on a4; cut cards myself; flip on the long '
  'edge; sheets of ten; cards on an office printer; print my own cards; business cards on letter paper; double-sided card printing; two-sided '
  'printing of cards; cards per sheet; cards per page; ten up'),
('Business card file, contact and QR code',
  'qr code on a business card; contact file of my card; vcf of my business card; qr code might not scan; my name is too long for the card; what is '
  'on the back of the card; what is on the back of the postcard; download my business card; what does the qr code on the card contain; card details '
  'don''t fit; card details dont fit; order business cards; get my business cards printed'),
('File type of a meeting background',
  'file type of a meeting background; background as jpeg; download all backgrounds; background too large for teams; png or jpeg for zoom; why is the '
  'teams background a jpeg; all backgrounds at once; all backgrounds batch; format of the zoom background; teams doesn''t accept the background; '
  'teams doesnt accept the background; zip of backgrounds'),
('Emails: size and dark mode',
  'email clipped by gmail; how large can an email be; email in dark mode; 102 kb; which font does outlook show; html size of the email; newsletter '
  'is cut off in gmail; colors change in dark mode; email looks different in outlook; message clipped; preview the newsletter on a dark screen; '
  'email font wrong; google mail cuts my newsletter; from which size does gmail cut a newsletter; newsletter truncated; gmail clip size; email kb '
  'max; newsletter max size'),
('Opening an .eml draft',
  'open an eml file; eml in outlook; eml in thunderbird; edit as new message; what do I do with the eml draft; what do i do with the eml draft; eml '
  'in apple mail; use the eml file; how do I send the eml draft; how do i send the eml draft; eml won''t open; eml wont open; mail draft file'),
('Unsubscribe link and recipients',
  'unsubscribe link; where do recipients come from; mailing list; does the email have an unsubscribe link; who gets the newsletter; upload '
  'recipients; footer of the email; address list for the email; can the portal send to a list; subscriber list'),
('Headline of a social post',
  'headline in the picture; text in the picture of a post; first sentence of the caption; where does the headline of a post come from; different '
  'headline in the picture; list in a post; caption and headline; words on the instagram picture; change the text on the post image'),
('What each layout needs',
  'why can''t I choose a layout; why cant i choose a layout; layout is grayed out; layout needs a number; layout create number; add a number to the '
  'headline; add a quote to use this layout; how many points has the list layout; how many steps fit; choose a date to use this layout; layout '
  'unavailable; list layout points; steps layout; quote layout; number layout; date layout won''t work; date layout wont work; can''t use the date '
  'layout; cant use the date layout; list layout max points; steps layout max; number layout not available'),
('Changing only one size',
  'change only one size; different text in one size; change only here; text for the story only; one size has its own words; all sizes view; shorter '
  'headline for the banner; own picture for one size; see all sizes at once; see all sizes batch'),
('Zooming in the studio',
  'zoom in the studio; how far can I zoom in; how far can i zoom in; actual size; show the whole piece; enlarge the preview; zoom out; see the piece '
  'at print size; preview is too small; 100 percent view; max zoom; make the preview larger; create the preview larger; zoom max; zoom min; zoom '
  'range; zoom out min'),
('Rows we can''t read',
  'row has an error; leave out a row; damaged characters in the csv; spreadsheet error in a row; rows with problems; #n/a in my csv; fix a row; '
  'accents are broken in the csv; umlauts wrong; csv utf-8; skip a row; put back a row; all rows are left out'),
('Pictures in the rows of a table',
  'different picture for each row; different picture batch row; picture column of a batch; each piece its own photo; image per row; file name of a '
  'picture in the table; pictures in make many; pictures in create many; how do I put pictures in a batch; how do i put pictures in a batch; photo '
  'per store'),
('Pausing and continuing many files',
  'pause make many; pause create many; continue a batch; left the page while files were made; left the page while files were create; these are your '
  'earlier rows; start over with other rows; unfinished rows; does a batch go on when I close the page; does a batch go on when i close the page; '
  'cancel making files; cancel create files; resume making many files; resume create many files; how long does a batch take'),
('Email signatures for many people',
  'email signatures for everyone; make signatures for the whole team; create signatures for the whole team; signature for many people; html '
  'signatures; batch of signatures; signatures for all staff; create signatures for my department; signature files; roll out a signature to everybody'),
('Marking who has a card',
  'mark that someone has a card; they already have cards; who has no business card; list of people without a card; these changes don''t matter; '
  'these changes dont matter; mark as up to date; record who has a card; who needs new business cards; who create business cards; people without a '
  'card; out of date cards list; outdated cards list'),
('Quick starts of the wizard',
  'quick starts of the wizard; which prompts does the wizard have; example descriptions; wizard examples; list of quick starts; sample prompts; '
  'ready descriptions for the wizard; starter prompts; what can I click to start the wizard; what can i click to start the wizard'),
('Material types of the wizard',
  'what can the wizard make; what can the wizard create; material types of the wizard; can the wizard make a presentation; can the wizard create a '
  'presentation; wizard banner; which materials are in the wizard; how many material types has the wizard; can the wizard make a brochure; can the '
  'wizard create a brochure; default material of the wizard; custom material'),
('The wizard''s ideas and unused words',
  'not used; how many ideas does the wizard give; how many ideas does the wizard grant; why did the wizard leave out my words; wizard in another '
  'language; can I describe it in spanish; can i wizard description in spanish; add words the wizard left out; how long does the wizard take; the '
  'wizard ignored my text; please describe what you want to create; please wizard description you want to create; failed to generate design; wizard '
  'in german; how many designs do I get; how many designs do i get; the wizard ignored half of what I wrote; the wizard ignored half of what i '
  'wrote; where did the words go that I wrote in the wizard; where did the words go that i wrote in the wizard; part of my description is missing in '
  'the design'),
('Searching the Marketing Center',
  'search the marketing center; what do you need; find a ready piece; search for a flyer; look for a material; ready piece for a job fair; find a '
  'template for an event; is there a ready-made poster; is there a ready-create poster; search designs by occasion; nothing matches my search in the '
  'hub'),
('Downloading a colleague''s piece',
  'can I download a colleague''s piece; can i download a colleague''s piece; download a shared piece; print a colleague''s flyer; view only piece '
  'download; file of a piece that isn''t mine; file of a piece that isnt mine; can viewers download; get the pdf of a shared poster; save a file of '
  'a shared piece'),
('Describing a picture for people who can''t see it',
  'alt text; alternative text of a picture; description of a picture for the blind; accessible pdf; what it shows; is the pdf accessible; screen '
  'reader and pictures; screenreader and pictures; tagged pdf; describe the image; alt text for an instagram post; alt text for an social post'),
('Text limits for team photographs',
  'how long can the title of a teamphoto be; characters in the credit of a teamphoto; limit of the rights text; topics of a teamphoto; how many '
  'topics has a teamphoto; separate topics; tags of a teamphoto; keywords for a teamphoto; max characters rights'),
('Team photograph statuses',
  'states of a teamphoto; teamphoto expired; what does withdrawn mean for a teamphoto; what does withdrawn definition for a teamphoto; is my '
  'teamphoto approved yet; downloaded flyer with an expired teamphoto; teamphoto still waiting; status of a teamphoto; is a printed flyer recalled '
  'when the photo expires; extend the last day of a teamphoto'),
('Editing a team photograph',
  'edit a teamphoto; change the title of a teamphoto; who can edit a teamphoto; delete a teamphoto; remove a teamphoto; wrong credit on a teamphoto; '
  'prolong the rights of a teamphoto; can I change my own teamphoto; can i change my own teamphoto; take my photo out of the team library'),
('Folders',
  'create a folder; delete a folder; take a piece out of a folder; rename a folder; are folders shared; find pieces of a folder; empty folder; '
  'organize my pieces; put pieces in a folder; does my colleague see my folder; subfolder; keep pieces together'),
('Rules of a template',
  'rules of a template; free locked must change; what does must change mean; what does must change definition; lock a field in a template; which '
  'fields can be locked; publish a new version of a template; summary of a template; prevent changes to a template; keep the wording fixed; '
  'placeholder that has to be replaced; what is a locked field; colleagues may change only the date in my template; lock the text but not the '
  'picture; which parts can others change'),
('Choosing the pieces of a campaign',
  'download a campaign; leave a piece out of a campaign; save a campaign as drafts; errors in a campaign; what is in the campaign zip; pick which '
  'formats a campaign has; campaign overview; remove the postcard from the campaign; campaign files; some pieces can''t be made yet; some pieces '
  'cant be create yet'),
('Names of downloaded files',
  'name of the downloaded file; how are files named; file name of a download; can I rename the file; can i rename the file; rename the pdf after '
  'downloading; what does the file name mean; what does the file name definition; where is the downloaded file; date in the file name; downloaded '
  'file called; name of the file I downloaded; name of the file i downloaded; what is the file called; how is the download named'),
('Fantasy football',
  'columns of the fantasy football table; games back; playoff percentage; wins and losses of the teams; what does the highlight in the standings '
  'mean; what does the highlight in the standings definition; fantasy ranking; how many fantasy teams'),
('Importing people',
  'import people; import employees; import a csv of colleagues; bulk upload of people; upload a list of employees; many people at once into the '
  'directory; import from excel; import a spreadsheet of staff; columns of the import; how many people per import; import limit; update many '
  'entries; mass import; people from a file; which format for the import; undo an import; add 50 colleagues; upload a list of people; upload a '
  'spreadsheet of new people; bulk add employees; csv of new hires; add fifty people at once; import from hr system; import colleagues; mass import '
  'staff; add 50 new starters in one go; many new colleagues at once; put all new hires in at once; add several people at once; how many people fit '
  'into one import; rows in one import; limit of the import; staff list from our hrsystem; data from hrsystem; bring in a list of people; file with '
  'all employees; is there an import; who can import; which file for the import; import excel file of colleagues; how many people in one import '
  'file; import many people with one file; how many persons in an import; how many people can I import; most rows of an import; load a list of '
  'staff; maximum rows in the staff csv; who can import people; who is allowed to import people; may I import people; do I have to be an '
  'administrator to import people; which columns must the csv have; columns of the csv; which columns does the people file need; put new staff in '
  'with a spreadsheet; headcount of an import; import cap; quickest way to give interns logins; quickest way to grant interns logins; create many '
  'accounts from a list; how large can the import file be; import an excel file of people; this is a workbook; max size of a staff csv; required '
  'column of an import; can I import xlsx; can i import xlsx; headings of the import file; this file is larger than 20 mb; what must a staff csv '
  'look like; import spreadsheet mb; put people in with a spreadsheet; many people from excel into the directory')
) as asked_of (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as asked (phrasing)
on conflict (passage_id, phrasing) do nothing;
