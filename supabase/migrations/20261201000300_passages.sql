-- The passages that the assistant quotes, by subject. Keywords are more words that people ask with; nobody sees them.
-- In a database of the release before, their titles have "photograph."
update public.portal_knowledge set title = replace(title, 'eam photograph', 'eam photo') where title like '%eam photograph%';

insert into public.portal_knowledge (title, path, keywords, body) values
('What the portal is', '/',
  'portal intranet website home overview purpose daybreak what can i do here',
  'The portal is where Daybreak staff work: the home page with the assistant, the staff directory, the Marketing Center, the brand '
  'guidelines, the sales deck, and links to the other tools we use.'),
('The dashboard', '/',
  'home start greeting quote date welcome page',
  'The dashboard is the portal''s home page. It greets you by first name and shows the date, a daily quote, the assistant, and cards '
  'such as "Pinned links" and "Continue where you left off." Choose the logo in the sidebar to go back to the home page.'),
('Ray, your assistant', '/',
  'ai chat chatbot bot assistant name help what can you do who are you',
  'Ray is the assistant on the home page. Type a question and press Enter; press Shift+Enter for a new line. Ray answers questions '
  'about the portal''s pages, our brand and services, and the colleagues in the staff directory.'),
('Signing in', '/sign-in',
  'log in login logon sign-in access enter account email password',
  'Sign in with your company email address and your password. You can''t sign yourself up. An administrator creates and activates your '
  'account, or sends you an invitation to choose a password.'),
('Change your password', '/sign-in',
  'password new reset renew forgot forgotten lost old update set choose',
  'To change your password, choose "Change password" in the Password card of your profile. The new password needs at least 8 '
  'characters, and you''ll be signed out everywhere else. If you forgot your password, choose "Forgot your password?" on the sign-in '
  'page, enter your email address, and open the link in the email to set a new one of at least 6 characters. Check your spam folder, '
  'too.'),
('The password you were given', '/',
  'default initial first temporary password dialog forced',
  'If you still have the password an administrator gave you, we''ll ask you to set a new one after you sign in. The new password needs '
  'at least 8 characters, and the dialog stays open until you set it. Until then, you see only your own profile.'),
('"Please contact your administrator to activate your account."', '/sign-in',
  'account not activated inactive deactivated blocked locked cannot sign in login fails error email not confirmed',
  'When sign-in says "Please contact your administrator to activate your account.", your account isn''t active. Ask a super '
  'administrator to activate it in the staff directory. If you forgot your password, choose "Forgot your password?" on the same page.'),
('Your profile', '/profile',
  'profile page display name first last edit own my details personal information',
  'Edit your first name, last name and display name (the name you go by, if it''s different) on your profile page and choose "Save '
  'Profile." The page also shows your email address and role, your photo, your password and two-step sign-in, where you''re signed in, '
  'your library, and your email and calendar.'),
('Your phone number and job title', '/profile',
  'own my phone telephone number job title company info correct wrong update save edit',
  'Your profile page shows your phone number and job title. If you''re a super administrator, edit them there and choose "Save Company '
  'Info." Otherwise, ask a super administrator to change them.'),
('Signing out', '/profile',
  'sign out log out logout logoff leave end session quit close finish exit',
  'Choose "Sign Out" in the Account Actions card of your profile page. This signs you out in every tab of this browser. To end '
  'sessions on other devices, use "Where you''re signed in" on the same page.'),
('The staff directory', '/staff-directory',
  'colleague colleagues coworker people person employee employees team find contact list phone book names',
  'The staff directory lists everyone who works here, with their name, job title, email and phone number. Choose an email address or '
  'phone number to contact someone, or a name to open their profile. Super administrators come first, then administrators, then staff, '
  'each by first name; "Sort by" changes the order.'),
('Correcting a directory entry', '/staff-directory',
  'edit change wrong name phone number last name needed missing pencil card colleague update',
  'Super administrators can use the pencil icon on a card in the staff directory to correct the first name, last name and phone '
  'number. They can correct everything else under "Edit details" on the person''s profile. The email address can''t be changed there. '
  'To request a change, ask a super administrator.'),
('Roles in the portal', '/profile',
  'role roles permission permissions rights access level allowed who can do what',
  'There are three roles: staff, admin and super admin. Staff members can use every tool and view the directory. Administrators also '
  'review job applications, manage positions, write posts, publish templates and create sample leads. Super administrators also edit '
  'the directory, set roles, activate and deactivate people, invite people, create staff accounts and read the audit trail. Your role '
  'is on your profile page.'),
('What staff members can do', '/profile',
  'staff member role rights permissions allowed can default',
  'Staff members can read the directory of active colleagues and the leads, edit their own name and photo, and use the Marketing '
  'Center, their library, the brand guidelines, the sales deck and the assistant.'),
('What administrators can do', '/profile',
  'admin administrator role rights permissions allowed can review job applications leads seed',
  'Administrators can do everything staff members can. They also read job applications and resumes, change the status of an '
  'application, manage positions, write posts on the home page, publish templates, and create the sample leads.'),
('What super administrators can do', '/staff-directory',
  'super admin administrator role rights permissions allowed can promote demote',
  'Super administrators can do everything administrators can. They also edit the details of people in the directory, see people who '
  'are no longer active, set roles, activate and deactivate people, invite and import people, create staff accounts, and read the '
  'audit trail. You can''t change your own role or deactivate yourself.'),
('Make someone an administrator or change a role', '/staff-directory',
  'role set promote promotion demote make administrator admin grant rights upgrade',
  'A super administrator opens the access menu on the person''s card in the staff directory and chooses the role: staff, admin or '
  'super admin. You can''t change your own role, and one active super administrator must remain.'),
('Activating and deactivating people', '/staff-directory',
  'activate deactivate disable enable leave left leaver fired remove delete account person user former employee',
  'A super administrator chooses "Deactivate" or "Activate" in the access menu on the person''s card in the staff directory. '
  'Deactivating signs the person out right away and prevents them from signing in. Nothing is deleted. Only super administrators can '
  'still see the entry, and they can reactivate it.'),
('New staff accounts', '/seed-staff',
  'create make add account accounts user register registration sign up signup new employee default password seed',
  'A super administrator adds the person in the staff directory and sends an invitation to choose a password. People can''t sign '
  'themselves up. "Create Staff Accounts" on the seeding page creates an account for every active person who doesn''t have one, and '
  'shows the default password once. People change it the first time they sign in.'),
('Light and dark theme', '/',
  'theme dark light mode night appearance colors colours switch toggle display',
  'Use the button in the header to switch between the light and dark themes. Your browser remembers the choice.'),
('The sidebar', '/',
  'sidebar menu navigation collapse expand hide show drawer shortcut keyboard ctrl b',
  'The sidebar has links to every page and tool. Collapse or open it with the button in the header or with Ctrl+B (⌘B on a Mac). It '
  'stays that way for 7 days. On a phone, it slides in from the side.'),
('Sales links', '/',
  'sales link links crm communications board hdd buyers resellers purchasing sheet deck tools',
  'Under Sales, the sidebar has the Sales Deck, the CRM, the Communications Board, HDD Buyers, HDD Resellers and the Sales & '
  'Purchasing Sheet. They open in a new tab.'),
('Operations links', '/',
  'operations link links growth planning solar inventory job posting postings employer tools',
  'Under Operations, the sidebar has Growth Planning, the Solar Inventory, Job Postings and the Staff Directory.'),
('Marketing links', '/',
  'marketing link links social media planning sheet email outreach tools',
  'Under Marketing, the sidebar has the Marketing Center, the Brand Guidelines, Social Media Planning and Email Outreach.'),
('Tools and research links', '/',
  'tools research link links hardware scanner true tech value international expansion caught in the news',
  'Under Tools, the sidebar has the Hardware Scanner and True Tech Value; under Research, International Expansion and Caught in the '
  'News.'),
('Email and calendar', '/gmail',
  'gmail google mail inbox email calendar meeting integration',
  'Full Gmail integration is coming soon. Until then, open your email and calendar in a new tab from the Gmail page or the Email & '
  'Calendar card of your profile.'),
('Leads CRM', '/leads-crm',
  'leads crm customers customer relationships sales prospects integration',
  'The Leads CRM is coming soon. You''ll manage sales leads and customer relationships there.'),
('Sample leads', '/seed-crm',
  'seed crm leads fake data sample create buying selling companies',
  'Administrators and super administrators create 25 sample leads with "Seed CRM with Fake Data" on the seeding page: companies that '
  'buy or sell IT equipment, with the statuses New, Contacted, Qualified and Closed. If you run it again, nothing is added.'),
('Fantasy football', '/fantasy-football',
  'fantasy football league standings table teams ranking playoff playoffs',
  'The fantasy football page shows the standings of our 10 teams: rank, wins, losses, ties, winning percentage, games back and playoff '
  'chance. The top 6 make the playoffs.'),
('Applying for a job', '/job-application',
  'job jobs application apply applicant career careers vacancy hiring hire recruit join team resume cv refer candidate file size limit '
  'maximum',
  'People apply on the public "Join Our Team" page. First name, last name and email are required. A resume is optional, and must be a '
  'PDF, DOC or DOCX file of up to 10 MB. Administrators review the applications.'),
('The Marketing Center', '/marketing-materials',
  'marketing center materials hub designer designers design create make poster flyer brochure download',
  'The Marketing Center makes eight kinds of material: Brochure, Digital Ads, Email Marketing, Flyer, New Hire, Postcards, Poster and '
  'Social Media Posts. Next to them is the AI Design Wizard. Choose one, fill in the form, and watch the preview. Choose "Back" to '
  'pick another.'),
('Poster sizes', '/marketing-materials',
  'poster posters size sizes format dimension dimensions big large inches orientation portrait landscape print',
  'Posters come in seven sizes: 11x17 inches, 18x24 inches (the default), 24x36 inches, 27x40 inches, A3 (297x420 mm), A2 (420x594 mm) '
  'and A1 (594x841 mm). Each comes in portrait or landscape.'),
('Poster types', '/marketing-materials',
  'poster posters type types kind event awareness service educational date time location theme',
  'A poster''s type is event, awareness, service or educational. Date, time and location appear only for events. Themes: white, blue, '
  'image and orange.'),
('Flyer sizes', '/marketing-materials',
  'flyer flyers leaflet size sizes format dimension dimensions big inches type types event service awareness educational',
  'Flyers come in six sizes: 8.5x11 inches (the default), 5.5x8.5 inches, 11x17 inches, 4x6 inches, A4 (210x297 mm) and A5 (148x210 '
  'mm). A flyer''s type is event, service, awareness or educational. Date, time and location appear only for events.'),
('Brochure sizes and folds', '/marketing-materials',
  'brochure brochures size sizes format dimension dimensions fold folds tri-fold bi-fold z-fold gate-fold panels pages letter legal '
  'tabloid custom',
  'Brochures come in these sizes: Letter (8.5x11 inches, the default), Legal (8.5x14 inches), Tabloid (11x17 inches), A4 (210x297 mm), '
  'A3 (297x420 mm) and a custom size. Folds: tri-fold (3 panels), bi-fold (2 panels), z-fold (accordion, 3 panels) and gate-fold (4 '
  'panels). Pages: 4, 6 (the default) and 8.'),
('Postcard sizes', '/marketing-materials',
  'postcard postcards mailer card size sizes format dimension dimensions inches finish finishes quantity quantities glossy matte uv '
  'stock paper',
  'Postcards come in seven sizes: 4x6 inches (the default), 5x7 inches, 6x9 inches, 6x11 inches, A6 (105x148 mm), A5 (148x210 mm) and '
  'DL (99x210 mm). Finishes: glossy, matte and UV. Quantities: 250, 500, 1000, 2500 and 5000. They''re printed on 16pt C2S card stock '
  'in full-color CMYK.'),
('Postcard types', '/marketing-materials',
  'postcard postcards type types promotional reminder announcement invitation front back stamp mail',
  'A postcard''s type is promotional, service reminder, announcement or event invitation. The front has a headline, a message and a '
  'call to action. The back has our details, a box for the stamp and the mailing address.'),
('Google ad sizes', '/marketing-materials',
  'google ad ads digital advertisement banner size sizes pixels dimension leaderboard medium-rectangle mobile-banner',
  'Google ads: leaderboard 728x90, medium rectangle 300x250, banner 468x60 and mobile banner 320x50 pixels.'),
('Facebook ad sizes', '/marketing-materials',
  'facebook meta ad ads digital advertisement size sizes pixels dimension feed story carousel collection',
  'Facebook ads: feed 1200x628, story 1080x1920 and carousel 1080x1080 pixels. Facebook doesn''t specify dimensions for some sizes. We '
  'suggest 1080x1080 pixels for collection ads.'),
('LinkedIn and display ad sizes', '/marketing-materials',
  'linkedin display ad ads digital advertisement size sizes pixels dimension sponsored-content message skyscraper rectangle '
  'leaderboard banner',
  'LinkedIn ads: sponsored content 1200x627 pixels. LinkedIn doesn''t specify dimensions for some sizes. We suggest 300x250 pixels for '
  'message and display ads. Display ads: leaderboard 728x90, skyscraper 160x600, rectangle 300x250 and banner 468x60 pixels.'),
('Ad text limits', '/marketing-materials',
  'ad ads advertisement text character characters limit limits length headline description call action cta maximum long',
  'The headline of an ad can have up to 30 characters, the description 90 and the call to action 15.'),
('Instagram sizes', '/marketing-materials',
  'instagram social media post posts size sizes pixels dimension format story reel feed square',
  'Instagram: feed post 1080x1080, story 1080x1920 and reel 1080x1920 pixels.'),
('Facebook post sizes', '/marketing-materials',
  'facebook social media post posts size sizes pixels dimension format story cover feed',
  'Facebook: feed post 1200x630, story 1080x1920 and cover 1200x315 pixels.'),
('LinkedIn post sizes', '/marketing-materials',
  'linkedin social media post posts size sizes pixels dimension format article company page feed',
  'LinkedIn: feed post 1200x627, article 1200x627 and company 1200x300 pixels.'),
('Twitter sizes', '/marketing-materials',
  'twitter x tweet social media post posts size sizes pixels dimension format header',
  'Twitter: tweet 1200x675 and header 1500x500 pixels.'),
('Caption limits', '/marketing-materials',
  'caption captions social media post text character characters limit limits length maximum long tweet hashtags',
  'A caption can have up to 2200 characters for Instagram, Facebook and LinkedIn, and up to 280 characters for Twitter.'),
('Email marketing', '/marketing-materials',
  'email e-mail newsletter campaign template templates audience subject characters limit desktop mobile preview',
  'There are five email templates: newsletter, promotional, announcement, educational and welcome. There are four audiences: business, '
  'residential, partners and prospects. The subject can have up to 50 characters and the preheader up to 110. The preview shows the '
  'email on desktop and mobile.'),
('The AI Design Wizard', '/marketing-materials',
  'ai design wizard generate generator automatic prompt description idea presentation infographic banner',
  'The wizard makes a design from a description of up to 500 characters, a material type and one of six themes: professional, modern, '
  'eco-friendly, tech-forward, minimalist or vibrant. Six prompts help you start. "Regenerate" shows the next variant, and the wizard '
  'keeps your 5 newest designs.'),
('New hire kit', '/marketing-materials',
  'new hire onboarding starter first week colleague kit signature business card meeting background',
  'On the New Hire page, one form creates your email signature, business card and meeting backgrounds. To fill in the form quickly, '
  'choose your name in the staff list.'),
('Email signature', '/marketing-materials',
  'email e-mail signature gmail iphone copy outlook footer badges',
  'Make your email signature on the New Hire page, then choose "Copy for Gmail" or "Copy for iPhone" and paste it into the signature '
  'settings of your email app. Your signature shows the logo, the office phone number and five badges: R2, RIOS, DoD 5220.22M, HIPAA '
  'and NIST.'),
('Business cards', '/marketing-materials',
  'business card cards visiting size sizes dimension inches mm print vertical horizontal layout template',
  'A business card is 3.5x2 inches (the default) or 85x55 mm, horizontal or vertical, with a front and a back, at 300 DPI. Choose from '
  'four designs: Sunrise, Sun, Name and Night. Download the template or copy the specifications on the New Hire page.'),
('Meeting backgrounds', '/marketing-materials',
  'meeting background backgrounds virtual zoom teams google meet video call picture wallpaper size pixels',
  'There are seven meeting backgrounds for Zoom, Google Meet, Microsoft Teams and any 16:9 screen: Data Center, Server Room, Server '
  'Corridor, Window Light, Morning Sky, Sunrise and Plain. They''re 1920x1080 pixels and download as a picture with our logo.'),
('Print specifications', '/marketing-materials',
  'print printing printer resolution dpi cmyk color mode bleed pdf file quality prepress',
  'Printed pieces are made at 300 DPI in CMYK. The bleed on each edge is 0.125 in, or 3 mm for metric sizes. Keep text at least 0.125 '
  'in, or 3 mm, away from the trim. Pieces over 17 inches on the short side need only 150 DPI.'),
('Designer themes', '/marketing-materials',
  'theme themes white blue image text designer designers background',
  'Choose "White: blue text on white" or "Blue: white text on blue" in every designer with themes. "Orange: dark text on orange" is in '
  'Brochure, Digital Ads, Flyer, Postcards, Poster, Social Media Posts, Infographic and Title slide. "Image: white text over a '
  'picture" is in Flyer, Postcards, Poster, Social Media Posts and Title slide.'),
('Your own pictures', '/marketing-materials',
  'picture pictures image images photo photos upload own add panel draft drafts saved lost browser',
  'Add your own pictures under Images on the Marketing Center: PNG, JPEG, WebP or SVG, up to 25 MB each. If you don''t choose a '
  'picture in the form, brochures use your first three, and ads and image themes use the first one. Your pictures are saved in your '
  'browser. "Reset" returns a form to its defaults.'),
('Daybreak', '/brand-guidelines',
  'company daybreak name legal who are we about us organization organisation what does do business',
  'We''re Daybreak. Our legal name is Daybreak Data & Solar, Inc. We supply and manage enterprise data hardware and recycle solar '
  'equipment.'),
('Our tagline', '/brand-guidelines',
  'tagline slogan motto claim mission',
  'Our tagline is "Leading the future of sustainable solar panel recycling".'),
('Office phone number', null,
  'office phone telephone number call main company reception daybreak switchboard',
  'The office phone number is (512) 555-0142.'),
('Office address', null,
  'office address location street city headquarters hq where postal mail visit daybreak',
  'Our office is at 400 Horizon Way, Austin, TX 78701, United States.'),
('Regions', null,
  'region regions country countries international where operate active continents markets',
  'We work in North America, Latin America and Europe.'),
('Brand guidelines', '/brand-guidelines',
  'brand guidelines guide style identity logo typography color assets vendor legal permission',
  'The brand guidelines show the logo standards, the typography, the color system and the assets. The page is public, so vendors and '
  'partners can read it too. Don''t use the assets without permission.'),
('Cyan, our primary color', '/brand-guidelines',
  'cyan turquoise primary brand color colour hex rgb cmyk code value',
  'Cyan is #14BCC0: RGB 20, 188, 192; CMYK 90, 2, 30, 0. Use it for fills, lines and the horizon band, never for small text on white. '
  'In the marketing designers, it''s called turquoise.'),
('Neutral gray', '/brand-guidelines',
  'gray grey neutral brand color colour hex rgb cmyk code value',
  'Neutral gray is #76777A: RGB 118, 119, 122; CMYK 3, 2, 0, 52. Use it for secondary marks and rules.'),
('Vibrant orange', '/brand-guidelines',
  'orange vibrant brand color colour hex rgb cmyk code value accent',
  'Vibrant orange is #FF6022: RGB 255, 96, 34; CMYK 0, 62, 87, 0. Use it for a single accent, with night text.'),
('Brand colors', '/brand-guidelines',
  'brand color colors colour colours palette three hex codes values',
  'The three brand colors are cyan #14BCC0, neutral gray #76777A and vibrant orange #FF6022.'),
('Designer colors', '/marketing-materials',
  'designer palette color colors colour colours teal blue dodger turquoise orange signature card cards hex',
  'The marketing designers use teal blue #104A6D (primary in signatures and cards), turquoise #14BCC0 (secondary), dodger blue #3ABBFF '
  'and orange #FFB343.'),
('Typography', '/brand-guidelines',
  'typography font fonts typeface type poppins heading body weight weights bold line height letters',
  'Our typeface is Poppins. Headings are extra bold (800) and in all caps. Body text is regular (400) and bold (700) with a line '
  'height of 1.6.'),
('Logo', '/brand-guidelines',
  'logo logos version versions variant variants primary grey gray white on-image night orange icon stacked download file usage',
  'The logo has five variants: primary for white backgrounds, grey for one-color print, white for dark backgrounds, on-image for '
  'photographs, and night for orange, amber and cyan. There''s also a stacked version and an icon. Leave one disc radius of clear '
  'space on every side, and don''t stretch, rotate or recolor it.'),
('Certifications', '/sales-deck',
  'certification certifications certified certificate standard standards r2 r2v3 rios seia nist hipaa dod compliance qualified',
  'We''re R2v3 Qualified, RIOS Qualified and Industry Recognized (SEIA and a state solar-and-storage association). Our badges are '
  'R2v3, RIOS, DoD 5220.22-M, HIPAA and NIST.'),
('Our services', '/sales-deck',
  'service services offer offering what do we do recycle buy sell destroy business',
  'We recycle panels, batteries and inverters, buy surplus or decommissioned equipment, sell refurbished gear, and destroy equipment '
  'securely.'),
('Recycling', '/sales-deck',
  'recycle recycling recycler panel panels battery batteries inverter inverters solar disposal waste service',
  'We recycle solar panels, batteries and inverters.'),
('Buying and selling equipment', '/sales-deck',
  'buy buying purchase sell selling resale surplus decommissioned refurbished used equipment gear hardware service',
  'We buy surplus or decommissioned equipment and sell refurbished gear.'),
('Secure destruction', '/sales-deck',
  'destroy destruction secure data erase wipe shred drives hard disk service',
  'We destroy equipment securely. It''s one of our four services: recycle, buy, sell, destroy.'),
('The solar waste crisis', '/sales-deck',
  'crisis problem solar panel panels end-of-life end life landfill waste wasted tons million 2030 figures statistics numbers',
  '80M solar panels reach end-of-life by 2030, 1M tons go to landfill, and 90% of materials are wasted.'),
('Our advantage in figures', '/sales-deck',
  'advantage figures statistics stats numbers recovery rate compliance landfill material percent performance',
  'Our figures: 100% regulatory compliance, a 98% material recovery rate and 0% landfill waste.'),
('Our clients', '/sales-deck',
  'client clients customer customers type types industries epc contractors utility utilities commercial enterprises operations '
  'maintenance',
  'Our clients are EPC Contractors, Energy & Utility Companies, Utility Scale Operations, Commercial Enterprises, and Operations and '
  'Maintenance companies.'),
('Our process', '/sales-deck',
  'process steps step workflow procedure how does it work quote assessment logistics documentation',
  'It takes five steps: the client sends an equipment list, we assess and quote, we schedule logistics, we process the equipment, and '
  'the client receives documentation.'),
('Quote and turnaround times', '/sales-deck',
  'quote response time times turnaround duration days hours fast complete deadline how long',
  'Clients get a quote within 24 hours, and the work takes 7-14 days to complete.'),
('The sales deck', '/sales-deck',
  'sales deck slide slides presentation present pitch full screen keys keyboard next previous how many slides number count nine',
  'The sales deck has 9 slides: Title, The Crisis, Our Services, Our Clients, Notable Clients, Our Advantage, Certifications, Our '
  'Process, and Let''s Connect. Press Space or the right arrow to go forward, the left arrow to go back, and F for full screen.'),
('Email address and website', null,
  'company general email e-mail mail address website web site url internet contact daybreak',
  'Email us at hello@daybreak.example. Our website is https://www.daybreak.example.'),
('Your pieces', '/marketing-materials',
  'library saved pieces designs find folder rename duplicate keep save store computer',
  '"Your pieces" on the Marketing Center has everything you''ve made and everything colleagues have shared with you, on any computer '
  'where you sign in. To save a draft there, choose "Save to your pieces" in its designer and give it a name. From then on, it''s '
  'saved automatically.'),
('Sharing a piece with colleagues', '/marketing-materials',
  'share piece design draft poster flyer colleague link view edit together rights',
  'Open the piece and choose "Share." Let all staff or individual colleagues view or edit it; "Copy link" gives you a link that works '
  'for people with access. Only the owner can share a piece.'),
('Review links', '/marketing-materials',
  'review link outside external agency customer printer approval feedback without account revoke expire outside agency customer view '
  'look days expire valid how long',
  'To show a piece to someone without an account, choose "Share" and "Create a review link." Anyone with the link can view one version '
  'until it expires, after 1 to 90 days, or until you choose "Revoke." Copy the link right away. You won''t see it again.'),
('Delete or restore a piece', '/marketing-materials',
  'delete remove bin trash piece design draft poster flyer bring back restore undo deleted mistake accident wrong undo recover',
  'Choose "Move to trash" in the piece''s menu. The piece stays in the trash for 30 days. Until then, you can choose "Restore." You '
  'can''t undo "Delete for good."'),
('Earlier versions of a piece', '/marketing-materials',
  'version versions history earlier older previous restore revert undo compare replaced piece design history rollback restore compare',
  'A version of a saved piece is stored whenever you pause. Choose "Versions" in its menu to view an earlier one, "Compare" it with '
  'the current one side by side, name it, or choose "Restore this version." Restoring creates a new version. Your current version '
  'stays in the list, and you can undo the change.'),
('Team templates', '/marketing-materials',
  'template templates team start from publish withdraw layout locked',
  'Choose "Start from a template" on the Marketing Center to start from a template that your team published. Some of the text and the '
  'layout are already set. You fill in the rest. Administrators publish a piece with "Publish as template" in its menu, and can '
  'withdraw it later.'),
('Downloading a piece', '/marketing-materials',
  'download export file files format formats png jpeg pdf zip bleed crop marks print save',
  'Choose "Download" in the designer. Choose PNG or JPEG for screens. For print, choose "Print PDF" with bleed and crop marks, with '
  'bleed only, or trimmed, for coated or uncoated paper. Multiple sizes or sides are downloaded as a ZIP.'),
('Handing a piece over', '/marketing-materials',
  'hand over give transfer owner ownership piece design colleague',
  'Choose "Hand over" in the piece''s menu under "Your pieces." Your colleague becomes the owner, and you can''t open the piece unless '
  'they share it with you.'),
('Your own data', '/profile',
  'own data privacy export all pieces delete everything zip gdpr',
  'In the "Your library" card of your profile, "Download all" saves your pieces with their versions and pictures as a ZIP, and "Delete '
  'all my pieces" deletes them for good.'),
('Presenter view of the sales deck', '/sales-deck',
  'presenter view notes timer second window speaker screen deck presentation',
  'Choose "Presenter view" in the menu of the sales deck to see your notes and a timer in a second window. Your audience sees only the '
  'slides.'),
('R2v3', '/sales-deck',
  'r2v3 r2 meaning definition stands for standard responsible recycling reuse seri electronics version',
  'R2v3 is version 3 of the R2 (Responsible Recycling) Standard for the reuse and recycling of electronics. SERI, a nonprofit, '
  'publishes it, and independent auditors check facilities against it. We''re R2v3 Qualified.'),
('RIOS', '/sales-deck',
  'rios meaning definition stands for recycling industry operating standard quality environment safety',
  'RIOS is the Recycling Industry Operating Standard, a management standard for quality, environment, health and safety at recyclers. '
  'We''re RIOS Qualified.'),
('DoD 5220.22-M', '/sales-deck',
  'dod 5220 5220.22-m meaning definition stands for department of defense overwrite wipe erase',
  'DoD 5220.22-M is a manual of the U.S. Department of Defense. The name now refers to a way to erase drives by overwriting all the '
  'data on them. It''s one of our badges.'),
('HIPAA', '/sales-deck',
  'hipaa meaning definition stands for health insurance portability accountability act patient privacy',
  'HIPAA is the Health Insurance Portability and Accountability Act, the U.S. law that protects health information, including on '
  'retired drives. It''s one of our badges.'),
('NIST', '/sales-deck',
  'nist meaning definition stands for national institute of standards and technology 800-88 sanitization',
  'NIST is the U.S. National Institute of Standards and Technology. Its publication SP 800-88 describes how to make data on storage '
  'media unreadable. It''s one of our badges.'),
('SEIA', '/sales-deck',
  'seia meaning definition stands for solar energy industries association',
  'SEIA is the Solar Energy Industries Association, the trade association of the U.S. solar industry.'),
('EPC', '/sales-deck',
  'epc meaning definition stands for engineering procurement construction contractor',
  'EPC stands for engineering, procurement and construction: an EPC contractor designs a solar plant, buys its parts and builds it.'),
('CMYK and RGB', '/marketing-materials',
  'cmyk rgb meaning definition stands for cyan magenta yellow black ink inks screen difference',
  'CMYK stands for cyan, magenta, yellow and black, the inks of a press. RGB stands for red, green and blue, the light of a screen. '
  'Print PDFs are CMYK; PNG and JPEG are RGB.'),
('Bleed and crop marks', '/marketing-materials',
  'bleed crop marks trim meaning definition cut edge',
  'Bleed is the artwork beyond the edge of the finished page, so that no white shows where the paper is cut. Crop marks show the '
  'printer where to cut.'),
('DPI', '/marketing-materials',
  'dpi dots per inch meaning definition stands for resolution sharp',
  'DPI stands for dots per inch, the number of a picture''s pixels that are printed in each inch. The higher the DPI, the sharper the '
  'picture looks.'),
('Handing over pieces when someone leaves', '/staff-directory',
  'hand over pieces leaver leaves former colleague designs library transfer all someone left',
  'When someone leaves, a super administrator chooses "Hand over pieces" in the person''s access menu in the staff directory and '
  'chooses a colleague to receive all of that person''s pieces. Pieces in the person''s trash stay there.'),
('What not to do with the logo', '/brand-guidelines',
  'logo not allowed misuse wrong stretch squeeze rotate turn recolor shadow outline effect distort change crop rules dont forbidden '
  'tilt',
  'Don''t stretch, squeeze or rotate the logo, change its colors, add shadows, outlines or effects, move its parts, place it on a '
  'background where parts disappear, or put the primary logo on a picture. Keep its clear space empty.'),
('Vector and raster pictures', '/marketing-materials',
  'vector raster bitmap pixel svg png jpeg pdf definition meaning difference format when which transparent',
  'A vector file (SVG, PDF) is made of shapes and stays sharp at any size. Use it for logos. A raster file (PNG, JPEG) has a fixed '
  'number of pixels. PNG keeps every pixel and can be transparent; JPEG is smaller and suits photographs.'),
('"Page not found" and other errors', null,
  'page not found 404 unexpected application error reload wrong address',
  '"Oops! Page not found" means that the address doesn''t exist: choose "Return to Home." "Unexpected Application Error!" means that a '
  'part of the page stopped; your saved work is safe. Choose "Try again," or reload the page if it keeps happening.'),
('Someone is missing from the directory', '/staff-directory',
  'someone missing deactivated left directory',
  'The directory lists active people only. If someone is missing, they''ve been deactivated or weren''t added: super administrators '
  'can find deactivated people with "Status" and add people with "Add person." Try a shorter search, or part of an email address.'),
('Describing a picture for people who can''t see it', '/marketing-materials',
  'alternative text picture description read aloud accessible pdf alt',
  'Fill in "What it shows" for a picture: it''s read aloud to people who can''t see it, in print PDFs and emails. Exported PNG and '
  'JPEG files don''t include the description. Add one where you publish them.'),
('Text limits for team photos', '/marketing-materials/team-photographs',
  'team photograph title credit rights topics characters limit words',
  'The title and the credit of a team photo can have up to 120 characters each, its rights 500. It can have up to 20 topics, separated '
  'by commas.'),
('Your two-step sign-in code doesn''t work', '/sign-in',
  'code wrong expired used two-step six digits seconds authenticator',
  'The code has six digits and changes every 30 seconds. Each code works once. If a code is wrong, wait for the next one, and make '
  'sure your phone sets its clock automatically. After five wrong codes, wait 15 minutes.'),
('Units in an infographic', '/marketing-materials',
  'unit infographic numbers tons percent points',
  'In the infographic designer, enter one point per line, with a number if it has one, such as "Glass: 76%." If all numbers have the '
  'same unit, such as "tons" or "panels," enter it once under "Unit" (up to 14 characters). It''s added to every number without a unit.'),
('Postcard postage', '/marketing-materials',
  'stamp permit imprint postage indicia postcard mailing',
  'Under "Postage," choose stamp or permit imprint. For a permit imprint, enter the permit lines exactly as your post office provides '
  'them. They replace the stamp.'),
('Brochure: what to fill in', '/marketing-materials',
  'brochure brochures fields field fill in form content parts enter text options settings designer',
  'Folded sheets that explain what we do. The form has these fields: title, subtitle, key points, link for a QR code, pages, size, '
  'width in inches, height in inches, fold, language, cover, inside, company slogan, theme, outside picture, first inside picture, '
  'second inside picture and partner logo. Some appear only when they apply.'),
('Digital Ads: what to fill in', '/marketing-materials',
  'ad ads fields field fill in form content parts enter text options settings designer',
  'Banners and feed ads at the exact size of each platform. The form has these fields: headline (up to 30 characters), description (up '
  'to 90 characters), call to action (up to 15 characters), versions, headline for B (up to 30 characters), platform, size, language, '
  'composition, composition for B, number to feature, theme and picture. Some appear only when they apply.'),
('Email Marketing: what to fill in', '/marketing-materials',
  'newsletter marketing emails fields field fill in form content parts enter text options settings designer',
  'Newsletters and campaigns for a chosen audience. The form has these fields: template, audience, language, subject (up to 50 '
  'characters), preheader (up to 110 characters), first line, picture, figures, steps, last line, sender, text next to the logo, '
  'headline, content, call to action, call to action link and theme. Some appear only when they apply.'),
('Flyer: what to fill in', '/marketing-materials',
  'flyer flyers fields field fill in form content parts enter text options settings designer',
  'One page to hand out. The form has these fields: title, subtitle, type, event date, event time, location, description, link for a '
  'QR code, size, orientation, tear-off strip, language, composition, number to feature, theme, picture, pictures, second picture and '
  'partner logo. Some appear only when they apply.'),
('Postcards: what to fill in', '/marketing-materials',
  'postcard postcards fields field fill in form content parts enter text options settings designer',
  'Mailers with a front and an addressed back. The form has these fields: type, headline, message, call to action, message on the back '
  '(up to 140 characters), event date, event time, location, link for a QR code, postage, permit lines, size, finish, quantity, '
  'language, composition, number to feature, theme, picture and partner logo. Some appear only when they apply.'),
('Poster: what to fill in', '/marketing-materials',
  'poster posters fields field fill in form content parts enter text options settings designer',
  'Large pieces to read across a room. The form has these fields: title, subtitle, type, event date, event time, location, link for a '
  'QR code, size, orientation, language, composition, number to feature, theme, picture and partner logo. Some appear only when they '
  'apply.'),
('Social Media Posts: what to fill in', '/marketing-materials',
  'social post posts fields field fill in form content parts enter text options settings designer',
  'Posts, stories and covers in the right format. The form has these fields: platform, format, caption, headline on the picture, line '
  'below the headline, frames, text for each frame, hashtags, call to action, event date, event time, location, language, composition, '
  'number to feature, quoted person, theme, picture and picture for each frame. Some appear only when they apply.'),
('Infographic: what to fill in', '/marketing-materials',
  'infographic infographics fields field fill in form content parts enter text options settings designer',
  'Your numbers, dates or steps as a diagram. The form has these fields: title, subtitle, points, unit (up to 14 characters), size, '
  'language, composition, theme and picture. Some appear only when they apply.'),
('Title slide: what to fill in', '/marketing-materials',
  'title slide title slides fields field fill in form content parts enter text options settings designer',
  'The first slide of a presentation. The form has these fields: title, subtitle, speaker, date, time, place, language, composition, '
  'theme and picture. Some appear only when they apply.'),
('Who can add a team photo', '/marketing-materials/team-photographs',
  'anyone any staff member add photograph teamphoto allowed',
  'Any active staff member can add a team photo. An administrator has to approve it before anyone can use it.'),
('How a team photo is cropped', '/marketing-materials/team-photographs',
  'crop center focal point middle faces boxes heads',
  'When a team photo is cropped, the focal point is the middle of the box around the faces, so heads stay in the picture.'),
('Logo in a meeting background', '/marketing-materials',
  'logo corner position left top name meeting background',
  'The logo is in the top-left corner of a meeting background. If you turn on "Include my name," your name appears in another corner.'),
('Withdrawn templates', '/marketing-materials',
  'withdrawn template taken back see administrators pieces stay',
  'Once a template is withdrawn, only administrators see it. Pieces made from it don''t change.'),
('Where your role is shown', '/profile',
  'my role what am I staff admin profile',
  'Your role (staff, admin or super admin) is on your profile page.'),
('Applying without an account', '/job-application',
  'applicant candidate account login public form anyone outside',
  'Anyone can apply for a job without an account. The "Join Our Team" page is public.'),
('Your email address', '/profile',
  'own email address sign in change mine login address update new',
  'You sign in with the email address shown on your profile. You can''t change it yourself. Ask an administrator to change it.'),
('Two-step sign-in', '/profile',
  'twostep second step factor verification authenticator app code security protect secure safer turn on enable activate set up setup '
  'qr scan',
  'Turn on two-step sign-in on your profile page, in the Two-step sign-in card. Scan the QR code with an authenticator app, then enter '
  'the six-digit code that the app shows. From then on you sign in with your password and a code. You get 10 recovery codes in case '
  'you don''t have your phone.'),
('Signing in without your phone', '/sign-in',
  'recoverycode twostep lost phone new phone authenticator app gone broken stolen locked out code second step no access device replaced',
  'When sign-in asks for the code from your authenticator app and you don''t have your phone, choose "Use a recovery code" and enter '
  'one of your 10 recovery codes. Each works once. Then open your profile, turn two-step sign-in off and on again with your new phone, '
  'and keep the new codes.'),
('Exporting and printing applications', '/job-applications',
  'export csv applications download spreadsheet excel print paper list applicants file',
  'Administrators choose "Export CSV" on Job Applications to download the applications for a spreadsheet. To print, select some and '
  'choose "Print view," or use "Print view" in a single application.'),
('Recovery codes', '/profile',
  'recoverycode recoverycodes backup codes new codes lost codes run out used up left save copy print keep twostep ten',
  'You get 10 recovery codes when you turn on two-step sign-in. They''re shown only once. Save them as a file or copy them. To replace '
  'lost or used ones, choose "New recovery codes" in the Two-step sign-in card of your profile. Your old codes will stop working right '
  'away.'),
('Turning off two-step sign-in', '/profile',
  'twostep disable deactivate switch off remove stop second step factor',
  'To turn off two-step sign-in, choose "Turn off" in the Two-step sign-in card of your profile. You then sign in with your password '
  'only, and your recovery codes stop working.'),
('Two-step sign-in for administrators', '/profile',
  'twostep require required mandatory obligatory force all administrators super admin second step',
  'A super administrator who has two-step sign-in can require it for all administrators, in the Two-step sign-in card of the profile. '
  'Administrators without it lose access until they turn it on. It''s optional for everyone else.'),
('Too many wrong passwords or codes', '/sign-in',
  'too many attempts wrong password code tries wait blocked locked minutes twostep brute force lockout',
  'After 10 wrong passwords, wait up to five minutes before you try again. After five wrong two-step sign-in codes, wait 15 minutes. '
  'For a forgotten password, choose "Forgot your password?" on the sign-in page.'),
('How long you stay signed in', '/profile',
  'session length stay signed in expire timeout automatically logout logged out days idle inactive how long keep',
  'You stay signed in on a device for up to 30 days, or for 7 days if you don''t use the portal on it. After that, you need to sign in '
  'again. Your drafts stay in the browser.'),
('Your photo', '/profile',
  'photo picture avatar headshot portrait profile face upload add change remove delete crop image of me png jpeg webp',
  'Add your photo on your profile page: "Choose photo" in the Photo card, then drag and zoom to crop it. Use a PNG, JPEG or WebP of at '
  'least 128 pixels on each side. Colleagues see it in the directory, in the org chart and on the home page. To delete it, choose '
  '"Remove" in the same card.'),
('Language of the portal', null,
  'language english spanish español languages change other foreign portuguese french german',
  'The portal is in English. Your browser can translate its pages. The public job application is also in Spanish, and a piece can be '
  'made in other languages: choose one under Language in its designer.'),
('Accessibility', null,
  'accessibility accessible screen reader keyboard only wcag contrast disability blind low vision zoom magnify motion a11y color blind',
  'The portal aims to meet WCAG 2.2, level AA. Every page works with the keyboard alone, has labels for screen readers, and stays '
  'readable at 400% zoom, in high contrast and in the dark theme. Animations stop if your system asks for reduced motion. The sales '
  'deck has a reading mode with headings.'),
('Browsers and phones', null,
  'browser browsers supported chrome edge firefox safari phone mobile tablet ipad iphone android compatible requirements version '
  'device app install',
  'The portal works in the current and previous versions of Chrome, Edge, Firefox and Safari, in Firefox ESR, and on iOS and iPadOS 17 '
  'or later. It works on phones too. There''s no app to install.'),
('Search the portal', '/',
  'search find anything command palette quick jump shortcut keyboard ctrl k hotkey go to page person piece designer',
  'Press Ctrl+K (⌘K on a Mac) or choose "Search" in the header. It finds pages, links, people, designers and your pieces from anywhere '
  'in the portal. Press Enter to open the selected result.'),
('Arranging the home page', '/',
  'arrange home page dashboard cards customize customise order hide show move widgets layout personalise personalize rearrange',
  'Choose "Customize this page" on the home page to move its cards or hide them. "Default order" resets them. The cards are "Your first '
  'week," "Pinned links," "Continue where you left off" and "Today at Daybreak."'),
('Pinned links', '/',
  'pin pinned links bookmarks favorites favourites shortcuts home page add own link quick access',
  'Pin the pages and sites you open most in the Pinned links card of the home page: choose "Edit links" (or "Pin a link"), then add, '
  'move or remove links, up to 20. Only you can see them, on any computer where you sign in.'),
('Posts on the home page', '/',
  'post posts announcement announcements company news today write publish staff message everyone home dashboard bulletin board notice',
  'Administrators write posts with "New post" in the "Today at Daybreak" card on the home page. Everyone can see a post through its '
  'last day, which can be up to a year away. To remove it, choose "Take down" in the post''s dialog.'),
('A colleague''s profile', '/staff-directory',
  'profile page of a person details department location pronouns start date manager reports team since contact information',
  'Choose a name in the staff directory to open that person''s profile: job title, email, phone, department, location, pronouns, start '
  'date, manager and the people who report to them, if they''re filled in.'),
('Org chart', '/staff-directory/org-chart',
  'orgchart organization hierarchy structure tree reports to manager boss team who reports to whom supervisor chain',
  'Choose "Org chart" in the staff directory to see who reports to whom. Use the arrow keys to move, expand and collapse, and press '
  'Enter to open a profile. The chart is based on the manager in each person''s details.'),
('Your first week', '/',
  'first week checklist onboarding new hire start steps to do list tasks begin newcomer',
  'New colleagues see "Your first week" on the home page: add your phone number and photo to the directory, set up your email '
  'signature, create your business card, choose a meeting background, and try the search. Check off each step as you go.'),
('Searching the directory', '/staff-directory',
  'search directory find colleague filter sort by name job title phone number department who is list order alphabetical',
  'Type a name, job title, email address or phone number into the directory''s search, and choose an order under "Sort by": role, '
  'first name, last name or job title. Super administrators can also filter by role and find deactivated people.'),
('What you can ask the assistant', '/',
  'limit questions assistant ray chat how many per day wait too many provider private data remembered stored conversation history',
  'You can ask Ray 20 questions in 5 minutes and 200 a day, each of up to 4,000 characters. For one day, the portal keeps the time of '
  'each question, but not the question itself. "New conversation" starts over.'),
('Editing a person''s details', '/staff-directory',
  'edit details department location pronouns start date manager job title set super admin change reports to',
  'A super administrator opens the person''s profile in the staff directory and chooses "Edit details" to change names, phone, job '
  'title, department, location, pronouns, start date and manager. To request a change, ask a super administrator.'),
('Adding a person', '/staff-directory',
  'add person directory new employee entry create colleague super admin hire record',
  'A super administrator chooses "Add person" in the staff directory and fills in the details. Select "Send an invitation email" so '
  'the person can choose a password and get an account, or invite them later from their profile.'),
('An invitation that no longer works', null,
  'invitation link expired dead invalid used withdrawn not working seven days old new',
  'An invitation link works only once and expires after seven days. If yours has expired or was withdrawn, ask the person who invited '
  'you for a new invitation. If you already used it, sign in with your password or choose "Forgot your password?"'),
('Exporting the directory', '/staff-directory',
  'export csv directory download list of employees spreadsheet excel all colleagues file backup',
  'A super administrator chooses "Export CSV" in the staff directory to get a file with everyone''s details. Open it in a spreadsheet '
  'program such as Excel, or import it again with "Import CSV."'),
('The audit trail', '/audit-trail',
  'audit trail log history events who changed what when security record export csv super admin activity protocol',
  'Super administrators can open the Audit Trail in the sidebar. It shows who did what and when: sign-ins, and changes to people, '
  'roles, applications, positions, posts, templates and leads. Search it, filter by type and date, or export a CSV file. Events are '
  'kept for 24 months, and no one can change them.'),
('Emails the portal sent', '/audit-trail',
  'mail log emails sent bounced came back undelivered delivery status invitation confirmation super admin',
  'Super administrators find every email the portal sent under "Emails" in the Audit Trail: the recipient, the type of email, and '
  'whether it was sent or bounced. The contents of emails aren''t kept. Entries are deleted after 12 months.'),
('Job applications', '/job-applications',
  'applications applicants candidates job review read open list resume search filter status administrators curriculum cv',
  'Administrators open Job Applications in the sidebar. Search by name, email, phone, reference or notes, filter by status or '
  'position, and open an application to read its answers and download the resume. Other staff don''t see this page.'),
('Resumes', '/job-applications',
  'resume cv curriculum vitae download open read applicant candidate file attachment administrators',
  'Administrators download a resume from the application: open it in Job Applications and choose "Download resume." It''s a PDF, DOC '
  'or DOCX file of up to 10 MB. Each download is recorded in the audit trail. The resume is deleted together with its application.'),
('Status of an application', '/job-applications',
  'status application new reviewing contacted closed set change reject decline many select applicant progress stage',
  'An application is New, Reviewing, Contacted or Closed. Administrators change the status in the list or in the application itself. '
  'To change several, select them and choose "Set status."'),
('Notes on an application', '/job-applications',
  'note notes comment remark application applicant candidate add write delete internal administrators',
  'Open the application in Job Applications, type into "New note" and choose "Add note." Only administrators see notes; applicants '
  'don''t. You can delete a note later.'),
('Writing to an applicant', '/job-applications',
  'write email applicant candidate reply answer contact message letter send template rejection invite interview',
  'Open the application in Job Applications and choose "Email the applicant." The message starts from a template that fits the status '
  'and language of the application. Change it and choose "Send email." A copy is kept as a note.'),
('Who can restore a piece from the trash', '/marketing-materials',
  'trash restore owner colleague someone else deleted shared piece',
  'Only the owner of a piece sees it in the trash and can restore it, for 30 days. If a colleague deleted one of their pieces, ask '
  'them to restore it.'),
('Deleting an application', '/job-applications',
  'delete remove erase application applicant candidate resume data privacy gdpr permanently forget months kept retention how long',
  'Open the application in Job Applications and choose "Delete application." The answers, notes and resume are deleted for everyone, '
  'and you can''t undo it. Applications are also deleted automatically, after 12 months by default.'),
('Correcting an application', '/job-applications',
  'correct details application applicant wrong email phone edit change administrators',
  'Administrators correct an applicant''s details with "Edit details" in the application. Applicants can correct their own with the '
  'link in their confirmation email.'),
('What applicants get', '/job-application',
  'applicant confirmation email receipt reference own application correct withdraw replace resume link reply after applying',
  'After applying, people get a confirmation email with a reference and a private link. With the link, they can view and correct their '
  'application, replace the resume, or withdraw, which deletes everything.'),
('Positions', '/positions',
  'position positions vacancy opening job add create new publish open form pay apply by link administrators post advertise',
  'Administrators choose "Add position" on the Positions page and enter a title, location, country, type, pay, last day to apply and '
  'description. Each open position has its own link to the application form, for job boards and emails. Anyone with the link can see '
  'the position, and so can search engines.'),
('Closing a position', '/positions',
  'close end position vacancy opening filled delete remove stop applications apply by last day deadline',
  'Open the position on the Positions page and select "Close this position," or set an "Apply by" date. After that, new applicants '
  'can''t apply. "Delete position" in the same dialog removes it.'),
('Job application in Spanish', '/job-application',
  'spanish español language application form applicant latino',
  'The public job application is in English and Spanish. Applicants switch the language on the form. Administrators can see which '
  'language was used. Emails to the applicant are in that language.'),
('Starting a design', '/marketing-materials',
  'start begin new design create make first steps how designer draft ready piece sample template choose material marketing center',
  'Open the Marketing Center in the sidebar and choose a designer, a ready piece, or "Start from a template." Fill in the form next to '
  'the preview, pick a layout, a theme and a picture, then choose "Download." Or describe what you need in the AI Design Wizard.'),
('Ready pieces', '/marketing-materials',
  'ready pieces sample samples example examples inspiration finished occasion begin from premade',
  'The Marketing Center shows ready pieces by occasion. Choose one and it opens in its designer with its layout and picture; replace '
  'the sample text, dates and places with your own.'),
('Open studio', '/marketing-materials',
  'studio open editor full screen big larger preview zoom guides edit on the piece canvas leave view',
  'Choose "Open studio" in a designer to edit the piece as large as the window allows. You can zoom, show guides such as trim, safe '
  'area and folds, try layouts, change pictures, and see the preflight checks. Click any text in the piece to edit it.'),
('Changing the theme', '/marketing-materials',
  'theme color colour background change white blue orange image choose other different set dark',
  'Choose the theme in the designer''s form under "Theme": white, blue, and in some designers orange or image. The theme sets the '
  'colors of the piece. Your text and the layout don''t change.'),
('Partner logo on a piece', '/marketing-materials',
  'partner logo cobranding co-brand customer logo second logo add upload beside ours other company',
  'Add a partner''s logo in the designer''s form under "Partner logo," if the designer has that field. It appears next to our logo. '
  'Use a PNG or SVG with a transparent background.'),
('QR code on a piece', '/marketing-materials',
  'qr code link scan url address web add flyer poster postcard brochure barcode',
  'Enter a web address under "Link for a QR code" in the designer''s form, if the designer has that field, and the piece shows a QR '
  'code. Before you download, the preflight check warns you if the code would be too small for phones to scan.'),
('Undo, redo and reset', '/marketing-materials',
  'undo redo reset ctrl z mistake back step changes restore default start over wrong revert',
  'Undo with Ctrl+Z and redo with Ctrl+Shift+Z or Ctrl+Y (⌘ on a Mac), or use the buttons next to the preview. "Reset" returns the '
  'form to its defaults; you can undo that too.'),
('Drafts and pieces', '/marketing-materials',
  'draft drafts piece pieces difference save kept browser computer autosave automatic lost library glossary meaning',
  'A draft is what you''re working on in a designer. It''s saved automatically, in this browser only. A piece is a draft you''ve saved '
  'with "Save to your pieces." It''s in your library, with versions, on any computer where you sign in, and you can share it.'),
('Duplicating a piece', '/marketing-materials',
  'duplicate copy clone piece design reuse colleague same again view only',
  'Choose "Duplicate" in the piece''s menu. Only you can see the copy until you share it. You can duplicate what a colleague shared '
  'with you, too, even if you can only view it.'),
('View-only pieces', '/marketing-materials',
  'view only locked cannot edit shared piece read rights greyed disabled fields',
  'A piece that''s shared with you for viewing says "View only." Duplicate it to make your own copy, or ask its owner for permission '
  'to edit. In a piece from a template, you can''t change fields that the author locked.'),
('Who sees your pieces', '/marketing-materials',
  'private privacy who sees pieces designs drafts administrators visible secret others',
  'Only you see a piece until you share it. It''s private. Administrators can''t see or open it either. A super administrator can see '
  'how many pieces someone has, and hand them over when that person leaves. Drafts are in your browser only.'),
('Publishing a template', '/marketing-materials',
  'template publish team administrators locked must change fields rules make own withdraw colleagues brochure flyer poster',
  'An administrator opens a saved piece and chooses "Publish as template" in its menu, names it, and decides for each field whether '
  'it''s free, locked or must be changed. To remove it, choose "Withdraw" in the template''s menu. Pieces made from it don''t change.'),
('Locked fields', '/marketing-materials',
  'locked field meaning definition glossary template must change free rule',
  'A locked field is one that a template doesn''t let you change. A field marked "Must change" holds a placeholder: replace it before '
  'you download.'),
('Downloading several sizes', '/marketing-materials',
  'download all sizes every size zip several many platforms set 2x pixels sharp screens resolution png jpeg',
  'The download dialog offers "This size" or sets such as all sizes of a platform, as files in one ZIP. For screens, choose PNG or '
  'JPEG at 1×, or at 2× for high-resolution screens. You can also download printed pieces as a print PDF.'),
('Checks before a download', '/marketing-materials',
  'preflight check checks print warning warnings error findings text contrast resolution low blurry pixelated quality too long '
  'overflow edges dpi before download problems',
  'Before a download, we check whether text fits, contrast is high enough, pictures are sharp enough (300 DPI, or 150 DPI for pieces '
  'over 17 inches on the short side) and anything is too close to the edge. You have to fix errors. Warnings are advice. The studio '
  'shows the same results under "Checks."'),
('Opening a downloaded file again', '/marketing-materials',
  'open file again downloaded png pdf edit continue drop import reopen old draft lost from file',
  'Choose "Open a file" on the Marketing Center, or drop a PNG or PDF there that you downloaded from the portal. It opens as a draft '
  'that you can keep editing. Your own pictures aren''t in the file, and files re-saved in another app can''t be opened.'),
('Your details on materials', '/marketing-materials',
  'your details contact line name title email phone materials footer card user info logo version fill',
  'The contact details on every piece come from "Your details" on the Marketing Center: name, title, email, phone and logo version. '
  'These details are filled in from your profile, and your changes are saved in this browser.'),
('Title slides', '/marketing-materials',
  'title slide presentation first slide opening speaker powerpoint cover size',
  'A title slide opens a presentation and shows the speaker, date and location. Make one with the AI Design Wizard: choose '
  'Presentation, generate, then "Open in designer."'),
('Using the AI Design Wizard', '/marketing-materials',
  'wizard ai use describe prompt generate regenerate open in designer quick start idea description result edit',
  'Open the AI Design Wizard on the Marketing Center, describe what the piece is about, who it''s for, when and where, and choose '
  '"Generate Design." Words in quotation marks become the headline. "Regenerate" gives another variant, "Open in designer" lets you '
  'edit it, and "Download Files" saves it. The wizard runs in your browser, and nothing is sent to an AI service.'),
('Layout and theme', '/marketing-materials',
  'layout theme composition definition meaning difference glossary',
  'A layout is how a piece''s artwork is arranged, such as Sunrise, Type or Photograph. A theme is its color scheme: white, blue, '
  'orange, or text over a picture.'),
('Putting your signature into Gmail, Outlook or iPhone', '/marketing-materials',
  'signature email gmail outlook apple mail iphone ios thunderbird install insert paste set up add copy settings mail program footer '
  'into use',
  'On the New Hire page, fill in your details and choose "Copy for Gmail" or "Copy for iPhone." In Gmail, open the settings, create a '
  'signature and paste. In Outlook, choose "Copy for Gmail" too, open the signature settings and paste. On an iPhone, paste it under '
  'Signature in the Mail settings.'),
('Making your business card', '/marketing-materials',
  'business card make own my order download template details qr code design horizontal vertical print name title',
  'Open New Hire on the Marketing Center and fill in "Your Information" (choose your name in the list to fill it in quickly). Pick a '
  'design, size and layout for the card, then "Download Template" for the print file or "Copy Specifications" for the printer.'),
('Using a meeting background', '/marketing-materials',
  'meeting background zoom teams google meet use set upload add install virtual video call download platform mirror mirrored name',
  'On the New Hire page, choose the platform under Meeting backgrounds and download a background; "Include my name" adds your name. In '
  'Zoom, Microsoft Teams or Google Meet, open the settings for backgrounds or effects and add the file. You see yourself mirrored. '
  'Everyone else sees the logo the right way around.'),
('Presenting the sales deck', '/sales-deck',
  'present deck slides full screen keys next previous presentation show customer presenter notes timer start overview home end swipe '
  'fullscreen complete screen',
  'Open the Sales Deck and press F for full screen. Go forward with Space or the right arrow and back with the left arrow, or swipe. '
  'Press Home or End for the first or last slide, and O for the overview. "Presenter view" in the menu opens your notes and a timer in '
  'a second window, which your audience doesn''t see.'),
('Testing a designed email', '/marketing-materials',
  'test email newsletter send myself preview desktop mobile dark check inbox see looks',
  'Choose "Send test" in the email designer to send the email to yourself, up to 10 times an hour. If no email service is set up, '
  'download the .eml draft instead. The preview shows desktop and mobile.'),
('Downloading the sales deck', '/sales-deck',
  'download deck slides pdf powerpoint pptx save export file offline edit print presentation send customer handout',
  'Open the menu of the Sales Deck and choose "Download PDF" or "Download PowerPoint." To edit the PowerPoint file, install the '
  'Poppins font, available under Assets in the brand guidelines.'),
('Reading mode of the sales deck', '/sales-deck',
  'reading mode deck document text screen reader scroll slides overview accessible',
  'Choose "Reading mode" in the Sales Deck to read all slides as one document with headings. "Overview" shows all slides as thumbnails.'),
('Logo versions and sizes', '/brand-guidelines',
  'logo version primary stacked icon smallest minimum size width small which when use pixels millimeters',
  'The logo has three versions: primary wherever there''s room for a wide mark, stacked for tall or square spaces, and the icon where '
  'the name already appears next to it or would be too small to read. Minimum widths: primary 100 px or 26 mm, stacked 64 px or 17 mm, '
  'icon 16 px or 5 mm.'),
('Logo files', '/brand-guidelines',
  'logo download file files svg png pdf vector eps zip transparent all logos get where assets finder email',
  'Open Assets in the brand guidelines. The logo finder asks two questions and gives you the right file. "Download all logos" saves 15 '
  'logos as SVG, as PNG in four sizes with a transparent background, and as PDF for print in one ZIP.'),
('Clear space of the logo', '/brand-guidelines',
  'clear space logo margin room distance around free empty padding protection zone safe radius disc meaning definition glossary',
  'Leave one disc radius of clear space on every side of the logo. Measure the disc in the logo, so the space scales with it. Next to '
  'a partner''s logo, leave room for two discs.'),
('Which logo on which background', '/brand-guidelines',
  'logo background ground on dark white photo photograph picture image orange cyan color colored which variant choose night on-image '
  'teal',
  'Use the primary logo on white or very light backgrounds, white on teal, night or any dark color, on-image on photographs, night on '
  'orange, amber or cyan, and grey for one-color print.'),
('Font files', '/brand-guidelines',
  'font download poppins install file truetype ttf license open free office word powerpoint use typeface get',
  'Download Poppins as TrueType files under Assets in the brand guidelines, and install them on your computer. The font is free to use '
  'under the SIL Open Font License 1.1.'),
('Color files and contrast', '/brand-guidelines',
  'swatches adobe illustrator indesign photoshop palette tokens css file download contrast readable pairs text ground wcag colors copy '
  'value ase',
  'Click a color value in the brand guidelines to copy it. Under Assets, you''ll find Adobe swatches for print and for screens, CSS '
  'variables and design tokens. The contrast table shows which text colors are readable on which backgrounds.'),
('Photography and voice', '/brand-guidelines',
  'photography photos style voice tone write writing pictures language copy brand how text motif disc rows',
  'Our photos show one subject in early light. Our voice is plain, concrete and short. The brand guidelines show examples of both '
  'under Pieces, and how the disc and rows are built.'),
('Hex', '/brand-guidelines',
  'hex hexadecimal color code colour value definition meaning number sign hash',
  'A hex code is a screen color written as # and six digits or letters, two each for red, green and blue. #14BCC0, for example, is our '
  'cyan.'),
('Trim and safe zone', '/marketing-materials',
  'trim safe zone area margin edge cut finished size definition meaning print',
  'The trim is the edge of the finished sheet, where the paper is cut. The safe zone is the margin inside the trim that should be kept '
  'free of text. The bleed is the artwork beyond the trim.'),
('Preflight', '/marketing-materials',
  'preflight definition meaning check before download finding findings',
  'Preflight checks a piece''s text, contrast, resolution and edges before you download it. A finding is a problem that preflight '
  'reports.'),
('Proof and separations', '/marketing-materials',
  'proof separations inks plates definition meaning soft screen colors check print',
  'A proof is a file for reviewing a piece before it''s printed. It isn''t for printing. "Separations proof" in the download dialog '
  'shows the inks of the print PDF one by one.'),
('Brochure folds', '/marketing-materials',
  'fold tri-fold bi-fold z-fold gate-fold trifold bifold zfold gatefold accordion panel panels definition meaning difference',
  'A bi-fold is folded once and has 2 panels. A tri-fold folds one panel over the other and has 3; a z-fold also has 3, folded like an '
  'accordion. A gate-fold has 4 panels, and the two outer ones open like a gate.'),
('Portrait and landscape', '/marketing-materials',
  'portrait landscape orientation upright wide tall horizontal vertical definition meaning',
  'Portrait means taller than wide; landscape means wider than tall. You can choose either for posters and flyers under "Orientation."'),
('Call to action', '/marketing-materials',
  'call to action cta definition meaning button text',
  'A call to action (CTA) says what to do next, such as "Get a quote." Ads, posts, postcards and emails have a field for it.'),
('CSV file', '/staff-directory',
  'csv definition meaning comma separated values table file excel spreadsheet save as',
  'A CSV file is a plain-text table with one row per line and commas between the columns. To create one, choose "Save As" in Excel or '
  '"Download" in Google Sheets.'),
('Artwork and artboard', '/marketing-materials',
  'artwork artboard side definition meaning canvas front back',
  'Artwork is the design of a piece. An artboard is the fixed-size area that holds the artwork for one side, such as the front of a '
  'postcard.'),
('Designer', '/marketing-materials',
  'designer definition meaning form preview poster studio manifest glossary',
  'A designer is a form with a live preview for creating one kind of material, such as posters. The Marketing Center has one for each.'),
('Authenticator app', '/profile',
  'authenticator app definition meaning twostep code google microsoft password manager which',
  'An authenticator app shows a new six-digit code every 30 seconds, which you enter after your password. Most password managers and '
  'phones have one.'),
('Review link', '/marketing-materials',
  'review link definition meaning glossary public address version',
  'A review link is a public link to one version of a piece. Anyone with it can view that version until it expires, without an account.'),
('Template', '/marketing-materials',
  'template definition meaning glossary locked',
  'A template is a piece published for all staff. Its author decides which fields can be changed and which are locked.'),
('Drafts after you sign out', '/profile',
  'sign out draft unsaved work lose stay kept browser',
  'Your drafts, their pictures and unsent changes stay in this browser when you sign out. Unsent changes are sent the next time you '
  'sign in there.'),
('Downloading or deleting your whole library', '/profile',
  'download all zip everything copy backup delete all my pieces erase word library',
  'In the "Your library" card of your profile page, "Download all" gives you a ZIP of everything you own, with versions and pictures. '
  '"Delete all my pieces" permanently deletes your library after you type DELETE.'),
('Emails to you', '/profile',
  'notice notices notification notifications email new applications turn off unsubscribe stop mails settings administrators preferences',
  'Administrators choose in the "Email notifications" card of their profile whether they get an email about new job applications. '
  'It''s sent at most once a day and doesn''t include names. You can''t turn off emails about your account or about pieces shared with '
  'you.'),
('Saving a colleague as a contact', '/staff-directory',
  'vcard contact save phone mobile address book export vcf qr code scan number add import colleague',
  'Open a colleague''s profile from the directory. "Save contact" downloads a contact file (vCard) for your address book, or scan the '
  'QR code there with your phone. You can also do this from a card in the directory.'),
('Inviting someone', '/staff-directory',
  'invite invitation send link email account password new colleague days valid expires again resend withdraw seven',
  'A super administrator opens the person''s profile in the staff directory and chooses "Send invitation" in the Account card. The '
  'email has a link to choose a password. The link works only once and expires after seven days. "Resend" sends a new link and cancels '
  'the earlier one. "Withdraw" cancels the invitation.'),
('Where you are signed in', '/profile',
  'sessions devices elsewhere everywhere other computers browser sign out logout all places end revoke stolen computer shared borrowed '
  'lost unknown device list',
  'The "Where you''re signed in" card of your profile lists your sessions, with the device and when it was last used. Sign out of a '
  'single session there, or choose "Sign out everywhere else." If a device is lost or stolen, or you don''t recognize one, sign it out '
  'and change your password. The device is signed out right away.'),
('Limits of your library', '/marketing-materials',
  'limit limits how many pieces maximum storage space full quota pictures megabytes gigabytes review links name length',
  'Your library holds up to 2,000 pieces, including the trash, 2,000 MB of pictures and 20 open review links. A picture in a saved '
  'piece can be up to 10 MB. A name can have up to 120 characters.'),
('Finding a piece', '/marketing-materials',
  'find search piece design library your pieces folder filter owner state designer sort lost where old archive ready',
  'Open "Your pieces" on the Marketing Center and search for words, names or hashtags. Filter by owner, designer, status or folder, '
  'and sort by last change or name. "Shared with me" shows what colleagues shared with you, and "Trash" shows what you deleted. The '
  'home page shows your latest work under "Continue where you left off."'),
('Renaming a piece and folders', '/marketing-materials',
  'rename name piece folder folders move organize sort tidy label state ready archived draft mark',
  'Choose "Rename" or "Move to a folder" in the piece''s menu. Type a new name to create a folder. "Mark as" sets the status: draft, '
  'ready or archived.'),
('Two people editing one piece', '/marketing-materials',
  'same time together simultaneously two people edit conflict replaced values overwritten lost change also open',
  'Colleagues with edit access can work on a piece at the same time; "Also open" shows who else has it open. If two people change the '
  'same field, the later change is kept, and the earlier one stays under "Replaced values" in the piece''s menu for 90 days. You can '
  'restore it there.'),
('Business cards for many people', '/marketing-materials',
  'business card cards many all colleagues team batch missing without outdated out of date directory print sheet ten letter a4 office '
  'printer order',
  'On the New Hire page, "Create in bulk" makes business cards from the staff directory or a CSV file: for everyone, for people '
  'without a card, or for those whose details changed. Download one print PDF, or sheets of ten for an office printer.'),
('Sending a designed email', '/marketing-materials',
  'email newsletter send mailing service mailchimp mail program html eml export download copy test outlook campaign tool deliver '
  'import paste customers recipients',
  'The portal doesn''t send email to customers. Choose "Download" in the email designer: "HTML" is for a mailing service, the ".eml '
  'draft" for an email app such as Outlook, Thunderbird or Apple Mail. "Copy" copies the HTML or the text. "Send test" sends the email '
  'to your own address.'),
('vCard and QR code', '/staff-directory',
  'vcard qr definition meaning contact file code scan',
  'A vCard is a file with a person''s contact details that you can add to your contacts on a phone or in an email app. A QR code is a '
  'square pattern that a phone''s camera reads as a link or a contact.'),
('Coated and uncoated paper', '/marketing-materials',
  'coated uncoated paper stock definition meaning gloss silk letter difference c2s cardstock pt',
  'Stock is the paper. Coated stock has a gloss or silk finish, and colors look vivid. Uncoated stock is like office paper, and '
  'pictures look softer. 16pt C2S is a stiff card coated on both sides.'),
('Permission to use the brand', '/brand-guidelines',
  'permission legal disclaimer use assets logo outside partner vendor customer ask allowed rights copyright may others',
  'Don''t use the assets without permission. "Request permission" is at the bottom of the brand guidelines. Approved vendors find '
  'print masters and templates under "Trusted Vendor Access."'),
('Changing or stopping a share', '/marketing-materials',
  'unshare revoke stop end access colleague no access remove',
  'Open the piece, choose "Share" and set a colleague to "Can view" or "Can edit," or choose "Remove" to stop sharing with them. To '
  'stop sharing with everyone, set "All staff" to "No access." Only the owner can do this.'),
('Emptying the trash', '/marketing-materials',
  'trash delete for good empty permanently forever',
  'Open "Trash" in "Your pieces," select the pieces and choose "Delete for good." That also deletes their versions, shares and review '
  'links, and can''t be undone. Pieces in the trash are deleted automatically after 30 days.'),
('Change several pieces', '/marketing-materials',
  'select many pieces move folder hand over trash bulk',
  'Select pieces in "Your pieces," or "Select all," and choose "Folder," "Hand over" or "Move to trash" for all of them. You can '
  'change only your own pieces. Your colleagues'' pieces won''t change.'),
('Adding a team photo', '/marketing-materials/team-photographs',
  'add upload share submit photo picture photograph team everyone topics credit rights',
  'Open "Team photos" from "Your pieces" on the Marketing Center and choose "Add photo": a PNG, JPEG or WebP of up to 10 MB, with a '
  'title, credit and rights. Topics, a last day of use and boxes around faces are optional. An administrator approves it before '
  'colleagues can use it.'),
('Approving a team photo', '/marketing-materials/team-photographs',
  'approve approval waiting administrator edit withdraw photo picture',
  'Administrators approve, edit or withdraw a team photo on its card in Team Photos. Until it''s approved, it says "Waiting for '
  'approval," and only administrators and the person who added it can see it. "Withdraw" stops people from using it. Approve it again '
  'to restore it.'),
('Faces in a team photo', '/marketing-materials/team-photographs',
  'faces box boxes crop heads cut',
  'When you add a team photo, choose "Add a box" and drag a box around each face so it isn''t cropped out. With the keyboard, the '
  'arrow keys move a box, Shift and the arrow keys resize it, and Delete removes it.'),
('Using a team photo', '/marketing-materials/team-photographs',
  'search find choose team photo picture field designer piece',
  'You can use approved team photos in any designer''s picture fields. Search by title, topic or credit, and choose one. To see them '
  'all, open "Team photos" from "Your pieces" on the Marketing Center.'),
('Links to an applicant''s own application', '/job-application',
  'applicant link confirmation valid days expire',
  'The private link in an applicant''s confirmation email works for 30 days.'),
('Newer version of a template', '/marketing-materials',
  'template update newer version published again',
  'If the template behind your piece was published again, choose "Newer version of the template" in the piece''s menu and then '
  '"Update." You''ll first see which fields change, and you can undo the update. To publish again, choose "Publish as template" and '
  'the next version.'),
('How a draft is saved', '/marketing-materials',
  'saved saving not saved automatically autosave',
  'Next to a draft''s name you see how it''s saved: "Saved," "Saving," "In this browser for now," or "Not saved" with the reason. A '
  'draft without a name is in this browser only; "Save to your pieces" saves it to your library, and from then on it''s saved as you '
  'work.'),
('Updating a campaign', '/marketing-materials',
  'campaign event moved date place changed update all pieces',
  'When a date, time, place, offer or link changes, change it in one piece of the campaign. You can then update the others together. '
  'To make the other formats, choose "Create campaign" in the designer.'),
('Import: what changes', '/staff-directory',
  'import csv overwrite update existing errors rows columns blank duplicate',
  'An import matches people by email address: people with new addresses are added, and existing people are updated. Details without a '
  'column don''t change. A blank cell clears a value. Before anything is saved, you''ll see what''s added, changed or unchanged and '
  'which rows have errors. You can skip those rows.'),
('Record of roles and access', '/audit-trail',
  'log record history activity',
  'The Audit Trail shows who changed a role, or added, activated or deactivated someone, and when. Only super administrators can see '
  'it. Filter by type "People and roles" and by date.'),
('An applicant''s own page', '/job-application',
  'applicant own application private link correct withdraw replace resume expired',
  'Applicants open their own application with the private link in their confirmation email: "Correct" changes their answers, "Replace '
  'resume" sends a new file, and "Withdraw" deletes everything. Closed applications can''t be edited. If the link has expired, they '
  'can email hello@daybreak.example and include their reference number.'),
('Rows of a batch', '/marketing-materials',
  'make many batch rows columns csv directory personalized names check zip',
  'To give each piece its own name or address, choose "Create in bulk," pick the staff directory or a CSV file (up to 5,000 rows and '
  '20 MB), and match its columns to the fields. Each row of the batch is one piece: check the rows, fix or skip those with errors, and '
  'download one print PDF or a ZIP.'),
('Emails that bounced', '/audit-trail',
  'bounced undelivered returned email invitation applicant address',
  'If an invitation bounced, the person''s profile says so in the Account card. If an email to an applicant bounced, the application '
  'says so. Correct the address or contact them another way. Super administrators see every email''s delivery under "Emails" in the '
  'Audit Trail.'),
('Link to the logo', '/brand-guidelines',
  'logo url link web address email signature website image src',
  'Under Assets in the brand guidelines, "Link to the logo" in "Use it on your site" gives you the logo''s web address for emails, '
  'signatures and websites. The link always serves the current logo.'),
('Keyboard shortcuts', '/',
  'shortcuts keys hotkeys ctrl cmd keyboard',
  'Press Ctrl+K to search and Ctrl+B to open or collapse the sidebar. In a designer, press Ctrl+Z to undo and Ctrl+Shift+Z to redo (⌘ '
  'on a Mac). In the sales deck, press F for full screen, O for the overview and the arrow keys to change slides. Press Enter to send '
  'Ray a question.'),
('Shared with you', '/',
  'shared with me notice home page dismiss',
  'Pieces that colleagues have shared with you appear under "Shared with you" in the "Today at Daybreak" card of the home page, until '
  'you dismiss it, and under "Shared with me" in "Your pieces."'),
('Outdated cards and signatures', '/',
  'business card signature out of date changed details',
  'If your name, job title, email or phone changes in the directory after you made a business card or signature, the "Today at '
  'Daybreak" card tells you that your card or signature is out of date. Create a new one on the New Hire page. Administrators can see '
  'how many people don''t have a card.'),
('Link and description of a position', '/positions',
  'position link form job board search engines remote pay description',
  'Each open position has its own form link, which you copy in its dialog for job boards and emails. It shows the title, the location '
  '(or that it''s remote), the type, pay in US dollars, the last day to apply and a description, and search engines can list it.'),
('Asking for approval of a piece', '/marketing-materials',
  'approval approve review ask request withdraw piece flyer poster signed off',
  'Save the piece to the library, then choose "Ask for approval" next to its name. The button appears if an administrator has turned '
  'on approval for that type of piece. The piece is checked first, and the person who approves it sees what the check found. '
  '"Withdraw" cancels the request. You''ll see the answer on the home page, with a note if changes are needed.'),
('What an applicant must fill in', '/job-application',
  'requiredfields required fields mandatory application form first name last name email',
  'In the public application form, first name, last name and email are required. Everything else, such as the resume, is optional.'),
('Approving a piece', '/',
  'approve approval review waiting answer send back changes note piece',
  'Pieces waiting for your approval are on the home page. Choose "Review" to see the version with its contact details and what the '
  'check found, then "Approve" or "Ask for changes" with a note. You can''t review a piece if you own it, requested its approval, '
  'saved a version of it or changed it.'),
('Who approves pieces', '/marketing-materials/approvals',
  'approval approver rule turn on off administrator name colleague pieces design',
  'Administrators can approve pieces, and so can the colleagues they choose for each type of piece. Administrators open "Approvals" '
  'from "Your pieces," turn approval on for a designer, add approvers, and choose whether PNG and JPEG files are marked too. It''s off '
  'by default.'),
('What an approval covers', '/marketing-materials',
  'approved approval version changed superseded contact details edit after approval print',
  'An approval is for one version: its words, pictures and contact details. If the piece changes, ask again. The approved version '
  'stays in its history. Until the piece changes, everyone sees and downloads it with the approved contact details. A later approval '
  'replaces an earlier one.'),
('Checking a file', '/marketing-materials/check-a-file',
  'check file genuine approved version pdf verify latest proof printed',
  'On "Check a file," choose a file to see whether it''s exactly what was downloaded from a piece, which version it shows, whether '
  'that version is approved and by whom. The file stays on your computer. Any staff member can check a file. If the piece isn''t '
  'shared with you, you see its name only if the version was approved.'),
('How large a picture can be', '/marketing-materials',
  'largest biggest picture photo size upload megabytes mb megapixels file limit',
  'In a designer, a picture you add can be up to 25 MB. In a saved piece, it can be up to 10 MB and 50 megapixels. A team photo can '
  'also be up to 10 MB. A photo for your profile needs at least 128 pixels on each side.'),
('How many team photos there can be', '/marketing-materials/team-photographs',
  'limit number team photographs teamphoto topics boxes full',
  'The team can have up to 2,000 photographs. Each can have up to 20 topics and 40 boxes around faces, and its file can be up to 10 MB.'),
('A colleague''s review links', '/staff-directory',
  'stop revoke review link colleague ill away left owner administrator deactivate',
  'Only the person who made a review link can revoke it. Administrators can''t. If that person has left, a super administrator can '
  'deactivate their account, which stops the links, or hand over their pieces. The new owner can then revoke the links.'),
('What a review link shows', '/marketing-materials',
  'review link shows customer sees visitor version name contact nothing else',
  'A review link shows one version of the piece with its pictures, the piece''s name, and the contact details of the person who made '
  'the link, and nothing else. Later changes aren''t shown. The link doesn''t work while the piece is in the trash or its owner is '
  'inactive.'),
('When you leave the company', '/marketing-materials',
  'leaving last day my pieces teammate hand over resign',
  'Before you leave, hand over your pieces: select them in "Your pieces" and choose "Hand over" and a colleague. After you''ve left, a '
  'super administrator can hand over your remaining pieces to someone else. Pieces in your trash stay there.'),
('How long versions are kept', '/marketing-materials',
  'versions kept how long forever history',
  'All versions of a piece are kept until the piece is deleted.'),
('How long added pictures are kept', '/marketing-materials',
  'added pictures deleted kept days uploads removed',
  'A picture you added is deleted 7 days after the last piece or template that uses it is deleted.'),
('How large a piece can be', '/marketing-materials',
  'limit piece text fields kilobytes size name characters',
  'A piece can have up to 600 fields, 256 KB of text and settings, and a name of up to 120 characters. You can change up to 1,000 '
  'pieces at a time.'),
('Drafts on a shared computer', '/marketing-materials',
  'shared computer browser draft signed out privacy someone else reads',
  'Drafts, their pictures and unsent changes stay in this browser after you sign out. They''re never sent from another account, but '
  'anyone who uses the same browser profile can read them. On a shared computer, use your own browser profile.'),
('How long a post can be', '/',
  'post title text characters limit length home page',
  'A post on the home page can have a title of up to 120 characters and a message of up to 1,000. The home page shows up to 20 posts, '
  'each through its last day.'),
('Team photos', '/marketing-materials/team-photographs',
  'team photograph photographs photo photos picture pictures shared rights credit license expiry expire topic face approve withdraw '
  'own company add upload',
  'Team photos are your team''s own pictures for everyone to use in their pieces. You can have up to 2,000. Open "Team photos" from '
  '"Your pieces" to add one with its rights, credit, last day, topics and faces. Once an administrator approves it, everyone can find '
  'it in the designers'' picture fields.'),
('Rights and last day of a team photo', '/marketing-materials/team-photographs',
  'license rights credit copyright expired last day expiry permission photographer',
  'Each team photo has a credit and rights: its license, or who gave us permission and for what. A photo expires after its last day, '
  'and administrators can withdraw it. You can''t download a piece that uses an expired or withdrawn photo until you choose another '
  'picture. Leave the last day blank if the rights don''t expire.'),
('Printing and print PDFs', '/marketing-materials',
  'print pdf printer printing shop bleed crop marks coated uncoated paper stock proof office send file vendor press cmyk professional',
  'Choose "Download" and "Print PDF," which makes a PDF/X-4 file in CMYK. Choose "Bleed and crop marks" for a print shop, "Bleed '
  'without marks" for an online printer, or "Trim only" for an office printer. Choose coated or uncoated paper; "Proof" is a small '
  'file in screen colors that isn''t for printing. "Add a hand-off ticket" adds an order for the printer.'),
('Who sees that you have a piece open', '/marketing-materials',
  'also open shown presence colleague left minute',
  '"Also open" in a piece shows which colleagues have it open. After someone closes it, they can still appear for up to a minute. The '
  'record is deleted within the hour.'),
('Commenting on a piece', '/marketing-materials',
  'comment feedback annotate pin spot picture piece version',
  'Open the saved piece and choose "Comments" in its menu. Click the picture where you want to comment, or choose "Add a comment" to '
  'comment on a field. Everyone who can see the piece can comment, and so can people with a review link. Each comment is about one '
  'version.'),
('Resolving a comment', '/marketing-materials',
  'comment resolve reopen done tick off finished',
  'Choose "Resolve" on a comment when it''s done, or "Reopen" if it isn''t. People who can edit the piece, and people reviewing that '
  'version, can resolve its comments. Resolved comments stay in the list, under "Resolved," with who resolved them and when.'),
('Changing or deleting a comment', '/marketing-materials',
  'comment delete edit change remove own typo',
  'No one can change or delete a comment, not even its author or an administrator. Resolve it, or write another one. Comments are '
  'deleted with their piece.'),
('Limits of comments', '/marketing-materials',
  'comment characters long many number limit per piece link outside',
  'A comment can have up to 2,000 characters. A piece can have up to 500 comments, of which up to 250 can be from review links, and 50 '
  'from any one link. People outside the company can enter a name of up to 80 characters.'),
('Comments from people outside', '/marketing-materials',
  'comment review link client outside agency customer name account',
  'Anyone with a review link can comment on that version without an account. They give their name, and the comment is marked '
  '"outside." People with the link see only the comments made through it. Colleagues who can see the piece read these comments, too.'),
('Notifications about new comments', '/',
  'comment new notice notification mail email home page told card',
  'New comments on your pieces, and on pieces you''ve commented on, appear on your home page under "New comments" for up to 30 days, '
  'until you look at them or choose "Dismiss." If the portal has an email service, you also get one email about them, five minutes '
  'after the last comment. The email doesn''t include the text of the comments.'),
('Files of an approved version', '/marketing-materials',
  'approved file stored kept pdf png download version approvals original',
  'When a piece is approved, its print PDF, or a PNG of each side, is stored permanently. Open the piece, choose "Versions" and then '
  '"Approvals" to download it, whatever has changed since. Everyone who can see the piece can download it there. So can the person who '
  'approved it, and administrators. No one can change or delete it while the piece exists.'),
('The approved file couldn''t be stored', '/',
  'approved file store again failed not stored approver',
  'If you see "is approved, but we couldn''t store its file," choose "Try storing again" in the browser where you approved the piece. '
  'Later, any administrator can store a missing file with "Check saved pieces" on "Brand update," except for their own pieces. The '
  'approval is valid either way.'),
('History of approvals of a piece', '/marketing-materials',
  'approvals history record who approved when asked withdrew note versions',
  'Open the piece, choose "Versions" and then "Approvals." You''ll see who requested approval, withdrew a request or requested changes '
  '(with their note), and who approved each version and when. Everyone who can see the piece can see its history, and no one can '
  'change it.'),
('"PROOF – not approved"', '/marketing-materials',
  'proof stamp not approved words across file download mark watermark',
  'If a type of piece needs approval, files of unapproved pieces are marked "PROOF – not approved." Print PDFs are always marked. PNG '
  'and JPEG files are marked if an administrator turned that on. You can still download them. To get an unmarked file, save the piece, '
  'choose "Ask for approval," and download again once it''s approved and unchanged.'),
('Files that always say "PROOF"', '/marketing-materials',
  'proof stamp batch rows campaign wizard several never approved',
  'Pieces made from rows with "Create in bulk," in campaigns or by the wizard aren''t approved individually, so their files are marked '
  '"PROOF – not approved" if that type of piece needs approval. So do files with unsaved changes, in a different size from the '
  'approved one, or with different contact details.'),
('Downloads are recorded', '/marketing-materials',
  'download recorded record who downloaded track file fingerprint version format',
  'We record each download of a saved piece: its format, size, fingerprint and version, who downloaded it, and when. That way, "Check '
  'a file" recognizes the file, and administrators can tell people when a brand update changes it. The limit is 500 downloads a day '
  'for each piece. Drafts aren''t recorded. The record is kept as long as the piece.'),
('The portal couldn''t record a download', '/marketing-materials',
  'not recorded download saved check file recognize',
  '"Not recorded" means that the file is saved on your computer, but the portal couldn''t record it, so "Check a file" won''t '
  'recognize it. Download it again later.'),
('Writing what should change', '/',
  'approval ask for changes note reviewer send back required characters',
  'When an approver chooses "Ask for changes," they describe what should change in a note of up to 2,000 characters. The owner and the '
  'person who asked see it on their home page and under "Approvals" in the versions.'),
('How many approvers', '/marketing-materials/approvals',
  'approvers many people number limit named design',
  'An administrator can name up to 50 approvers for each designer, in addition to all administrators. One approval is enough.'),
('Emails about approvals', '/',
  'email mail approval request answer approver told notice',
  'If the portal has an email service, approvers get an email when a piece needs their approval. The owner and the person who asked '
  'get one with the answer. Each arrives about a minute later and doesn''t include the note. You''ll see the same on the home page.'),
('Approval statuses', '/marketing-materials',
  'approval state status in review changes asked approved superseded meaning',
  'A version is "in review" once someone asks for approval, then "changes requested" or "approved." "Superseded" means that a later '
  'version has been approved since. "The piece has changed since" means that what you see isn''t that version anymore.'),
('What an approver compares', '/',
  'approver compare changes since last approved version difference',
  'The review shows an approver the version with its contact details, what the check found, its comments, and "Changes since version … '
  'was approved" next to the previously approved version. "View as text" shows its text.'),
('Which files can be checked', '/marketing-materials/check-a-file',
  'check file types pdf png jpeg zip size limit large',
  '"Check a file" takes a PDF, PNG, JPEG or ZIP of up to 300 MB. In a ZIP, the first 200 files are checked one by one.'),
('What "Check a file" answers', '/marketing-materials/check-a-file',
  'check file verdict approved superseded changed not from here proof meaning result',
  '"Approved": exactly the approved version, byte for byte. "Superseded": a later version has been approved. Download that one. "Not '
  'approved": a proof; don''t print it. "Doesn''t match the download": the file was changed; download the piece again. "Not from this '
  'portal": made elsewhere, or saved again in another app.'),
('Fingerprint of a file', '/marketing-materials/check-a-file',
  'fingerprint sha-256 hash file bytes sent',
  'A fingerprint (SHA-256) is a number computed from every byte of a file. If a single byte changes, so does the fingerprint. "Check a '
  'file" sends only the fingerprint and the version that the file names. The file stays on your computer.'),
('Brand update', '/marketing-materials/brand-update',
  'brand update new version color logo compare pieces changed before after',
  'Open "Brand update" from "Your pieces" to compare your own pieces in two versions of the brand. You''ll see which pieces change in '
  'color, logo or layout, or have new findings, with before and after pictures. "Check saved pieces" finds what a designer draws '
  'differently since a piece was last saved. Administrators also compare shared pieces, approved versions and team templates, can '
  'request approval again, and can email people who downloaded pieces that changed.'),
('Emails about a brand update', '/marketing-materials/brand-update',
  'brand update email mail people downloaded told recall old files',
  'On "Brand update," an administrator chooses "Email … people" to tell those who downloaded pieces that look different now. Each gets '
  'one email, at most once a day, with a link to the library. It doesn''t name any pieces.'),
('What a brand update leaves out', '/marketing-materials/brand-update',
  'brand update private pieces not compared emails signatures results browser',
  'Administrators can''t compare other people''s private pieces in a brand update. They only see how many there are. Owners can '
  'compare their own on the same page. Emails and signatures can''t be drawn in another version of the brand, but "Check saved pieces" '
  'compares them with how they looked when they were last saved. The results stay in that browser, and the comparison continues when '
  'you come back to the page.'),
('Asking for approval again after a brand update', '/marketing-materials/brand-update',
  'brand update approvals again approved look different ask',
  'Approved pieces that look different in the new version are counted on "Brand update." Choose "Request approval again," and someone '
  'else can approve them. This works only in the current brand version. Until then, the earlier approval is still valid.'),
('Greeting and daily quote', '/',
  'greeting good morning afternoon evening quote day dashboard sequence seconds',
  'The home page says good morning before noon, good afternoon before 6 pm and good evening after that. The date appears after 3 '
  'seconds, a quote after 6 and the assistant after 11. To see the assistant right away, choose "Skip to the assistant." There are ten '
  'quotes, with a new one each day.'),
('New colleagues on the home page', '/',
  'new colleagues started weeks joined card today',
  '"Today at Daybreak" on the home page lists colleagues who started in the last four weeks, based on their start date in the '
  'directory.'),
('Continue where you left off', '/',
  'continue recent work home card latest drafts pieces three',
  '"Continue where you left off" on the home page shows your three latest pieces and drafts. "All pieces" opens your library, and "New '
  'piece" starts another one.'),
('Length and address of a pinned link', '/',
  'pinned link name characters address page web edit order',
  'The name of a pinned link can have up to 60 characters. Enter a web address, or a portal page such as /profile. To change the '
  'order, choose "Edit links."'),
('New applications on the home page', '/',
  'applications new home page administrators number review today',
  'Administrators see how many new applications there are to review under "Today at Daybreak" on the home page.'),
('When you''re offline', null,
  'offline connection internet lost server respond work saved',
  'Without a connection, the portal says "You''re offline." You can keep editing an open piece. It''s saved in this browser, and in '
  'your library once the server responds again. You need a connection to create files.'),
('A new version is ready', null,
  'new version ready reload portal update bar bottom',
  '"A new version of the portal is ready." at the bottom of the window means that the portal was updated. Choose "Reload" when you''re ready. Your '
  'saved work is safe.'),
('You don''t have access to this page', null,
  'no access refused page administrators permission denied',
  '"You don''t have access to this page" means only administrators or super administrators can see the page. If you need something '
  'from the page, ask one of them. Job Applications, Positions and Approvals are for administrators; the Audit Trail is for super '
  'administrators.'),
('When the assistant has no answer', '/',
  'assistant no answer initializes quick canned again wrong',
  'If Ray says "Here is a quick answer while Ray initializes," we couldn''t reach the server. Choose "Ask again" in a moment. If Ray '
  'finds nothing, try different words, or search with Ctrl+K. Ray knows only what''s in the portal, not the weather, pay or '
  'appointments.'),
('Your conversation with the assistant', '/',
  'conversation kept history stop copy clear reload chat',
  'Your conversation stays while you move between pages. It''s cleared when you reload the page, sign out or choose "New '
  'conversation." Choose "Stop" to stop an answer, "Copy" to copy it, or "Ask again" to repeat the question. It isn''t stored on the '
  'server.'),
('How long a name can be', '/profile',
  'name first last display characters length limit department title phone',
  'A first name, last name or display name can have up to 60 characters, a job title 120, a department or location 80, a phone number '
  'or pronouns 40.'),
('Rules for a password', '/profile',
  'password rules letters digits symbols strong current expire',
  'A new password needs at least 8 characters, or 6 if you set it with the link in a reset email. No digits or symbols are required. A '
  'few unrelated words make a strong password. You''ll need your current password to change it on your profile.'),
('The link to reset a password', '/sign-in',
  'reset link password email expired works once no longer minute',
  'The link in a reset email works once and expires. If you see "This link no longer works," choose "Forgot your password?" on the '
  'sign-in page to get a new one. You can get one email a minute. You won''t get an email if the address doesn''t have an active '
  'account.'),
('What a recovery code looks like', '/sign-in',
  'recovery code format sixteen letters digits hyphens lowercase',
  'A recovery code has sixteen letters and digits. You can leave out the hyphens and type lowercase. Each works once, and the Two-step '
  'sign-in card of your profile says how many of the 10 are left.'),
('Turning on two-step sign-in without a camera', '/profile',
  'two-step qr code scan key by hand camera app enter',
  'If you can''t scan the QR code when you turn on two-step sign-in, enter the key below it in your authenticator app by hand. You''ll '
  'stay signed in on this device. On other devices, you''ll need to sign in again with a code.'),
('When your session ends', '/sign-in',
  'session ended signed out work lost unsaved password changed deactivated',
  'You''re signed out after 30 days, after 7 days without use, when your password is changed elsewhere, or when your account is '
  'deactivated. What you typed is saved in this browser. Sign in again to continue.'),
('A colleague''s photo', '/staff-directory',
  'photo colleague someone else super administrator change add picture profile',
  'You add your own photo. For someone else, a super administrator adds, changes or removes it on that person''s profile in the staff '
  'directory.'),
('Types of emails from the portal', '/audit-trail',
  'emails kinds types portal list invitation confirmation share approval',
  'Emails from the portal are invitations, confirmations of applications, emails to applicants, notices of new applications, and '
  'emails about shared pieces, approvals and comments, brand updates, and tests of designed emails. Password emails are sent '
  'separately, by the sign-in service.'),
('Email about a shared piece', '/marketing-materials',
  'email share piece mail minutes colleague told contents',
  'If the portal has an email service, your colleague gets an email about five minutes after you share a piece. If you share several '
  'pieces, they''re listed in one email. The email names the piece and its owner and links to the library. Sharing with all staff '
  'sends no email.'),
('Sharing with someone who has no account', '/marketing-materials',
  'share colleague without account invite no account yet',
  'In "Share," colleagues who are in the directory but can''t sign in yet are listed as "No account yet." A super administrator can '
  'invite them there; share the piece once they''ve signed in. For someone outside the company, create a review link.'),
('A review link that doesn''t work', '/marketing-materials',
  'review link doesn''t work expired revoked incomplete too many visits',
  '"This link doesn''t work" means that a review link is expired, revoked or incomplete, that its piece is in the trash, or that its '
  'owner is inactive. Create a new one. "Too many visits" means that it was opened more than 60 times in a minute. Wait a minute, then '
  'try again.'),
('How often a review link was opened', '/marketing-materials',
  'review link opened times last expires days choices count',
  'Under "Review links" in "Share," you can see each link''s version, when it expires, how often it''s been opened and when it was '
  'last opened. Choose whether a link lasts 1, 7, 14, 30 or 90 days. You can have 20 active links.'),
('Comparing versions', '/marketing-materials',
  'compare versions difference side by side pixels text settings',
  'Choose "Versions" in the piece''s menu, then "Compare": "Side by side" shows both pictures, and "Difference" highlights what '
  'changed. Changes to text and settings are listed below. You can compare with the current version or another one.'),
('Naming a version', '/marketing-materials',
  'version name label important named list filter',
  'Choose "Versions" in the piece''s menu and "Name this version," such as "For the printer." "Named" lists only the named ones. A '
  'name can have up to 120 characters.'),
('Your pieces when your account ends', '/staff-directory',
  'account deleted deactivated pieces happen lost hand over locked shared',
  'Deactivating an account locks its pieces: shared ones stay shared, and review links stop until the pieces are handed over. Deleting '
  'an account deletes its pieces, so hand them over first.'),
('Your pieces and AI', '/marketing-materials',
  'ai analytics service pieces privacy sent third party train',
  'Your pieces aren''t sent to any AI or analytics service. The AI Design Wizard works in your browser, and Ray isn''t given your '
  'pieces.'),
('When a piece isn''t saved', '/marketing-materials',
  'not saved reason storage full blocked server waiting piece draft',
  '"Not saved" shows the reason. If the browser''s storage is full or blocked, delete drafts you don''t need and try again. If the '
  'server isn''t responding, the piece will be saved when the server is back. Until then, don''t clear your browser''s data. "Save as '
  'a new piece" keeps a copy.'),
('Browsers that delete drafts', '/marketing-materials',
  'browser delete drafts week safari kept only here',
  '"Saved in this browser only. Your browser may delete this draft if you don''t open the portal for a week." means that browsers such as Safari can delete '
  'drafts from sites you haven''t visited recently. To keep a draft, choose "Save to your pieces."'),
('Several drafts of one designer', '/marketing-materials',
  'drafts menu new draft rename delete restore another several',
  'Open the menu next to the draft''s name: "New draft" starts another one, and you can switch between drafts, rename, duplicate or '
  'delete them, and restore one you just deleted.'),
('One draft in two tabs', '/marketing-materials',
  'draft open another tab two windows changes',
  '"This draft is open in another tab" means that changes you make in one tab appear in the other. You can keep working in either one.'),
('How far undo goes back', '/marketing-materials',
  'undo steps number history how many back reload',
  'You can undo up to 300 steps, even after you reload the page. Restoring a version, updating a campaign and "Reset" can be undone, '
  'too.'),
('Opening a piece that isn''t there', '/marketing-materials',
  'can''t open piece trash stopped sharing exist shared owner',
  '"Can''t open this piece" means that the piece doesn''t exist or isn''t shared with you, or that its owner moved it to the trash or '
  'stopped sharing it. Ask the owner.'),
('Managers in the directory', '/staff-directory',
  'manager boss reports choose set own loop super administrator',
  'A super administrator sets a person''s manager under "Edit details" on their profile: type a name or email address and choose from '
  'the list, or leave it blank for no manager. No one can be their own manager, directly or indirectly. You can''t deactivate someone '
  'with active reports until their reports have another manager.'),
('"Phone number needed"', '/staff-directory',
  'phone number needed missing card directory last name',
  '"Phone number needed" or "(Last name needed)" on a card means that the directory doesn''t have that person''s phone number or last '
  'name. Ask a super administrator to add it with the pencil.'),
('Inviting imported people', '/staff-directory',
  'import invitations send new people many stop not sent waiting',
  'After an import, select "Send invitations to … new people." They get an email with a link to choose a password. You can see '
  'which invitations were sent. Choose "Stop" to stop sending. You can send the rest later from each person''s profile.'),
('Studio or form', '/marketing-materials',
  'studio form page switch leave view remembered preview 400',
  '"Open studio" shows the piece as large as the window allows. "Use the form" shows the form with a preview of up to 400×200 pixels. '
  'The portal remembers which view you used last.'),
('Dates in a CSV file', '/staff-directory',
  'date format csv day month first ambiguous unclear',
  'If a date such as 03/04/2026 could mean two different days, you''re asked whether the day or the month comes first. To avoid the '
  'question, write dates like 2026-12-24. Start dates must be between 1950 and 2100.'),
('Account statuses', '/staff-directory',
  'no account yet invitation sent expired bounced account card profile',
  'The Account card on a person''s profile, which super administrators see, says whether they have an account, when an invitation was '
  'sent and how long its link works, or that it expired, was withdrawn or bounced. You can send another invitation after a minute.'),
('A colleague''s password', '/staff-directory',
  'password colleague reset someone admin set sessions see',
  'No one can see a password. If a colleague forgot theirs, they choose "Forgot your password?" on the sign-in page. A super '
  'administrator can deactivate someone, which signs them out everywhere right away.'),
('Experience levels in an application', '/job-applications',
  'experience level entry mid senior years not stated form',
  'The application form has three experience levels: entry level (1–2 years), mid level (3–7 years) and senior level (8 years or '
  'more). If the applicant doesn''t choose one, the application says "Not stated."'),
('Fields of the application form', '/job-application',
  'form fields phone experience start date salary authorization resume asked optional',
  'The application form asks for first name, last name, email, phone, experience level, available start date, salary expectations, '
  'authorization to work, and a resume. It takes about three minutes. A blank start date means the applicant can start right away.'),
('Length of answers in an application', '/job-application',
  'characters limit application name email phone long',
  'In an application, first and last name can have up to 100 characters each, the email address 254, the phone number 40 and the '
  'salary expectations 200.'),
('Too many applications', '/job-application',
  'too many applications network hour limit refused again captcha',
  'In an hour, one network can start up to 30 applications, and one email address can be used for up to five. After that, the form '
  'says that too many were sent. The answers are saved, and the applicant can try again in an hour. When we''re getting a lot of '
  'applications, the form may ask applicants to confirm that they''re human.'),
('Applying while offline', '/job-application',
  'application offline answers saved browser reload resume choose again failed',
  'The application form keeps its answers in the applicant''s browser, even offline and after a reload. After a reload, they need to '
  'choose their resume again. If sending fails, nothing is lost. They can submit again without creating a second application.'),
('Pictures in the wizard', '/marketing-materials',
  'wizard pictures images thumbnails four uploaded own',
  'If you''ve added pictures, the wizard shows up to 4 of them under "Your images," and the first one is used in the design. Choose '
  'another under "Picture"; otherwise the theme picks one.'),
('A resume that isn''t accepted', '/job-application',
  'resume refused password protected type empty renamed upload fails',
  'A resume must be a PDF, DOC or DOCX file of up to 10 MB, without a password, and not empty. "Please upload a PDF or DOC file" means '
  'the file is a different type, even if it was renamed. "File size must be less than 10MB" means it''s too large. Applicants can '
  'continue without one.'),
('Reference of an application', '/job-applications',
  'reference code number application receipt applicant quote',
  'Every application has a reference of ten letters and digits, such as AB12C-3DE4F. The applicant sees it on the receipt and in the '
  'confirmation email, and administrators can search for it.'),
('Writing limits for notes and emails to applicants', '/job-applications',
  'note email applicant characters limit subject message long',
  'A note on an application can have up to 5,000 characters. An email to an applicant can have a subject of up to 200 characters and a '
  'message of up to 4,500. Your draft is saved in your browser until you send it.'),
('How long applications are kept', '/job-applications',
  'applications kept months deleted retention privacy resume gdpr how long',
  'Applications and their resumes are kept for 12 months and then deleted automatically, unless your company set a different time. '
  'Only administrators can read them.'),
('Who corrected an application', '/job-applications',
  'corrected by applicant reviewer shown when correction email',
  'An application shows when it was corrected and by whom: the applicant or a reviewer. Applicants can''t change their email address '
  'themselves; administrators can.'),
('Types of positions', '/positions',
  'position type full time part time contract temporary internship pay hour year',
  'Position types: full time, part time, contract, temporary and internship. Pay is a range in whole US dollars, per hour or per year. '
  'Select "Remote (anywhere in the country)" for a remote job.'),
('Limits of a position', '/positions',
  'position characters title place description limit number pay',
  'A position''s title and location can have up to 120 characters each, its description 5,000. There can be up to 500 positions. Each '
  'line of the description becomes a paragraph.'),
('Deleting a position', '/positions',
  'delete position applied applications close instead',
  'A position that someone applied for can''t be deleted. Close it instead. If there are no applications, you can permanently delete '
  'the position with "Delete position" in its dialog.'),
('After a position is closed', '/positions',
  'position closed applicant filling in day form new apply reopen',
  'Once a position is closed or its last day has passed, no one new can apply. Anyone already filling in the form has a day to submit '
  'it. To open it again, clear "Close this position" or change the day.'),
('No positions', '/positions',
  'no positions apply anyway without general application specific',
  'If no positions are open, people can still apply. The form won''t ask for a position, and the application will say "No specific '
  'position."'),
('What the audit trail records', '/audit-trail',
  'audit trail records kinds events roles sign-in resumes applications posts leads text',
  'The audit trail records who did what and when: changes to people and roles, invitations, sign-in (two-step on or off, five wrong '
  'passwords in 15 minutes), applications and notes, opened resumes, positions, posts, templates, team photos, approval rules and '
  'leads. It never records the text that someone typed, and it doesn''t cover pieces.'),
('Reading the audit trail', '/audit-trail',
  'audit trail search filter type date export csv more',
  'In the Audit Trail, search for a name, email or reference, choose a "Type" and dates "From" and "To," and "Export CSV" for a '
  'spreadsheet. "Show more" loads older events. No one can change or delete events.'),
('Default password of new accounts', '/seed-staff',
  'default password once same everyone random run accounts created skipped',
  '"Create Staff Accounts" creates one random default password for all accounts in a run and shows it only once. Copy the password and '
  'share it privately. Each account is listed as Created, Skipped or Error. Anyone who doesn''t get the password can use "Forgot your '
  'password?"'),
('When seeding leads fails', '/seed-crm',
  'seed crm leads failed refused statuses twice real',
  'The 25 sample leads are fictional and never added twice; existing leads don''t change. "Failed to seed CRM data" means the server '
  'didn''t respond. Try again. Staff can''t create sample leads.'),
('Notable clients', '/sales-deck',
  'notable clients names logos companies customers list nine',
  'The nine notable clients in the sales deck are Voltarra, Gridhaven, Sunmere, Kestrel Ridge, Northfold, Emberline, Tallgrass Power, '
  'Quayside DC and Oreline.'),
('Presenter view: notes, timer, pop-ups', '/sales-deck',
  'presenter view blocked pop-ups timer start pause reset notes clock',
  'The presenter view shows the current slide, the next one, your notes, the time of day and a timer with "Start," "Pause" and '
  '"Reset." If it doesn''t open, allow pop-ups for the page and choose "Presenter view" again.'),
('Keys of the sales deck', '/sales-deck',
  'keys shortcuts deck home end f o swipe single-key turn off',
  'Press Space or the right arrow to go forward, the left arrow to go back, Home or End for the first or last slide, F for full screen '
  'and O for the overview. On a touchscreen, swipe. You can turn off the F and O shortcuts with "Single-key shortcuts" in the menu.'),
('Linking to and printing a slide', '/sales-deck',
  'deck link slide number address print paper share page public',
  'To link to a slide, add # and its number to the address, such as /sales-deck#4. Anyone can open the deck without signing in. When '
  'you print it in the browser, each slide gets its own page.'),
('Contrast of text', '/brand-guidelines',
  'contrast text background ratio minimum wcag readable large',
  'Text needs a contrast of at least 4.5:1 with its background. Large text (from 24 px, or 18.66 px bold) and icons need 3:1. Below '
  'that, use a color only for fills and decoration. The brand guidelines show every pair of colors.'),
('Night and amber', '/brand-guidelines',
  'night amber color hex dark orange background white',
  'Night is #0A2B40, a dark background for the other colors; amber is #FFB343; white is #FFFFFF. Use night for text on orange.'),
('Sizes of the logo files', '/brand-guidelines',
  'logo png sizes densities svg pdf cmyk black transparent formats fifteen',
  'There are 15 logos: three versions in five variants. Each comes as SVG, as a transparent PNG at 1x, 2x, 3x and 4x, and as a print '
  'PDF in CMYK or black.'),
('Notifications about brand changes', '/brand-guidelines',
  'brand changes rss feed json changelog version notified package',
  'Under Assets in the brand guidelines, "Brand changes (RSS)" lets you follow new versions in a feed reader, and "Changelog" lists '
  'them. Websites can install the brand package.'),
('Our pictures to download', '/brand-guidelines',
  'pictures photographs download jpeg brand assets rights renderings free',
  'Under Assets in the brand guidelines, "Pictures" has our own renderings as JPEG, free of third-party rights, such as the solar '
  'farm, battery storage or server hall. Crop boldly and keep the horizon low.'),
('Grid of a piece', '/brand-guidelines',
  'grid columns margin unit disc rows layout rules construction',
  'Our pieces use twelve columns inside a margin. A unit is a hundredth of the shorter side: seven units from the edge, one between '
  'related text, four between groups.'),
('Pictures that can''t be added', '/marketing-materials',
  'picture heic damaged type large megapixels refused added format gif tiff',
  'Designers take PNG, JPEG, WebP and SVG. They can''t read HEIC pictures, which is the iPhone''s format. Export them as JPEG from '
  'Photos or Preview. Pictures that are damaged or over 25 MB can''t be added. The message explains why. Try a smaller copy or a '
  'different one.'),
('File size of ads and posts', '/marketing-materials',
  'ad file size limit kb google display linkedin kilobytes weight upload',
  'Files for Google and display ads can be up to 150 KB, and files for LinkedIn up to 5 MB. If a PNG is too large, the download says '
  'so. Choose JPEG, 1× or a simpler picture.'),
('Earlier results of the wizard', '/marketing-materials',
  'wizard recent generations history five past earlier designs',
  '"Recent Generations" in the wizard keeps your 5 newest designs in this browser; choose one to see it again. "Open in designer" '
  'turns it into a draft, which you can save as a piece.'),
('Smallest text in a piece', '/marketing-materials',
  'text small size points pixels minimum legible print inks preflight',
  'In print, text needs at least 5 pt, or 6 pt in more than one ink; on screens at least 9 px. The preflight check reports text '
  'that''s smaller. Shorten it, or choose a larger size for the piece.'),
('Text that doesn''t fit', '/marketing-materials',
  'text too long fit piece shorten larger size layout',
  'Text shrinks to fit its space. If it''s still too long, the form and the check say that it''s too long for this piece. Shorten it, '
  'or choose a larger size or another layout.'),
('Sample details on a piece', '/marketing-materials',
  'your name your title still on piece placeholder details sample contact',
  'If the check says that "Your Name" or other sample words are still on the piece, fill in your details under "Your details" in the '
  'Marketing Center. In a template, replace the placeholder named in the message.'),
('Errors and warnings of the check', '/marketing-materials',
  'check findings error warning severe blocked download anyway ignore',
  'You can''t download a piece until you fix its errors, such as an incomplete link, a placeholder that must be changed or an expired '
  'team photo. Warnings don''t stop a download. Choose a finding to go to its field.'),
('Hand-off ticket', '/marketing-materials',
  'hand-off ticket order printer quantity stock needed by ship to finish cost center',
  '"Add a hand-off ticket" in the download dialog puts an order for the print shop and a report on the file into one ZIP with the '
  'print PDF. Quantity, "Needed by," stock and "Ship to" are required; printer, finish and cost center are optional. Your browser '
  'remembers what you typed.'),
('Total ink and printing conditions', '/marketing-materials',
  'total ink limit percent coated uncoated profile press condition cgats fogra',
  'The total ink limit is 300% on coated paper and 280% on uncoated paper. The profiles are CGATS TR 006 for coated and FOGRA29 for '
  'uncoated.'),
('What the proof of separations shows', '/marketing-materials',
  'separations inks total black overprint photographs out of gamut plates',
  '"Separations proof" shows the plates of a print PDF: "Inks," "Total ink," "Black overprint" and "Out-of-gamut photos." Point '
  'to a spot on the page to see its inks. This isn''t a color proof, because a screen can''t show how ink looks on paper.'),
('Colors look different in print', '/marketing-materials',
  'colors print screen duller different orange bright proof lighter',
  'Ink can''t show every screen color: bright orange prints duller, and some CMYK values print lighter on coated paper. Keep the '
  'values, and ask your printer for a proof.'),
('Sheets of ten cards', '/marketing-materials',
  'sheet ten cards office printer a4 letter cut flip long edge',
  'For an office printer, you can download business cards ten to a sheet, with crop marks: 3.5×2 inch cards on Letter, 85×55 mm cards '
  'on A4. Print on both sides, flip on the long edge, then cut.'),
('Business card file, contact and QR code', '/marketing-materials',
  'business card vcf contact file qr scan back download print pdf too long',
  'A business card has a QR code with your contact details. "Download .vcf contact" saves them as a contact file. "Download Template" '
  'makes the print PDF. If the name, title or email is too long, or the QR code might not scan, the card says what to shorten.'),
('File type of a meeting background', '/marketing-materials',
  'meeting background png jpeg file type download all teams too large',
  'Meeting backgrounds download as PNG or JPEG: choose under "File type." For Microsoft Teams, choose JPEG, because Teams limits files '
  'to 2 MB. "Download all" saves every background of a platform in one ZIP.'),
('Emails: size and dark mode', '/marketing-materials',
  'email gmail clips 102 kb size html dark mode outlook arial poppins',
  'Gmail clips emails over 102 KB; the email designer shows the size of the HTML. Some apps change colors in dark mode. To check, '
  'select "Dark mode" in the preview or the studio. Outlook for Windows shows Arial instead of Poppins.'),
('Opening an .eml draft', '/marketing-materials',
  'eml draft outlook thunderbird apple mail open new message send',
  'Outlook opens the .eml file as a draft. In Thunderbird, open it and choose "Edit As New Message." Then add the recipients and send '
  'it from your own account.'),
('Unsubscribe link and recipients', '/marketing-materials',
  'email list unsubscribe footer recipients address subscribers',
  'A designed email has our address and an unsubscribe link at the bottom. The portal doesn''t store recipients or send emails to '
  'customers. Use the HTML in your mailing service.'),
('Headline of a social post', '/marketing-materials',
  'social post headline caption first sentence picture line list',
  'The first sentence of the caption becomes the headline on the picture, and a short second sentence goes under it. To write your '
  'own, fill in "Headline on the picture" and "Line below the headline." Enter three lines for a list.'),
('What each layout needs', '/marketing-materials',
  'layout needs number date list steps quote points unavailable choose why',
  'Number needs a number in the headline, such as "24 hours"; Date needs a date; List needs three to six points, one per line; Steps '
  'needs two to four steps; Quote needs a quote. Some layouts need a square or tall size. Each layout tells you what''s missing.'),
('Changing only one size', '/marketing-materials',
  'one size only change here match other sizes own all sizes studio',
  'In the studio, "All sizes" shows a piece in every size. Choose a size and "Change this size only" to give it its own text or '
  'picture. "Match other sizes" undoes that. Changes in the form apply to all other sizes.'),
('Zooming in the studio', '/marketing-materials',
  'zoom studio larger smaller percent actual size whole piece pixel',
  'Zoom in the studio with "Larger" and "Smaller," from 25% to 800%. "Fit to window" shows the whole piece, and "Actual size" shows it '
  'at print size.'),
('Rows we can''t read', '/marketing-materials',
  'batch rows errors spreadsheet damaged formula cells leave out fix csv',
  'In "Create in bulk," rows with errors are marked. Fix the cell there, or choose "Skip." We point out spreadsheet errors such as '
  '#N/A, shortened numbers, formulas and damaged characters, and explain how to fix them. Save the file as UTF-8 CSV.'),
('Pictures in the rows of a table', '/marketing-materials',
  'make many picture file name own library row different',
  'To give each row its own picture, add a column with the file name of one of your pictures, or the name of a library picture, and '
  'match it to the picture field. Add your pictures in the Marketing Center first.'),
('Pausing and continuing many files', '/marketing-materials',
  'make many pause continue left page finished files earlier rows start over',
  'You can pause and continue making files, even after you leave the page, if your browser can save finished files. "Open unfinished '
  'rows" opens your last table. "Start over" lets you choose another one.'),
('Email signatures for many people', '/marketing-materials',
  'signatures many everyone team html zip make many signature all staff',
  'On the New Hire page, "Create in bulk" also makes email signatures: an HTML file for each person, in your signature''s current '
  'design, in one ZIP with a list.'),
('Marking who has a card', '/marketing-materials',
  'cards noted mark having card already up to date who administrator',
  'In "Create in bulk" for business cards, administrators can mark people who already have a card with "Mark as already having a '
  'card," or choose "Ignore these changes" if a change doesn''t matter. Then these people aren''t listed as "Without a card" or "Out '
  'of date."'),
('Quick starts of the wizard', '/marketing-materials',
  'wizard quick starts prompts six list drop-off shredding buy-back hiring earth day',
  'The wizard''s six quick starts are: Solar drop-off day, Drive destruction for hospitals, Surplus hardware buy-back, Refurbished '
  'drives offer, We''re hiring, and Earth Day facts. Each fills in the description.'),
('Material types of the wizard', '/marketing-materials',
  'wizard material types banner presentation infographic custom business card list ten',
  'The wizard''s ten material types are business card, brochure, flyer, poster, banner, social post, email template, presentation, '
  'infographic and custom. Flyer is the default.'),
('The wizard''s ideas and unused words', '/marketing-materials',
  'wizard three ideas not used words add english language description remarks',
  'The wizard gives three ideas in about 2 seconds. "Not used" lists words of your description that read like instructions or weren''t '
  'clear; choose "Add" to include them. Write the description in English. If the description names a different material from the one '
  'you chose, we''ll use the one you chose.'),
('Searching the Marketing Center', '/marketing-materials',
  'search what do you need hub ready pieces materials find',
  'Type what you need, such as "a flyer for a job fair," under "What do you need?" on the Marketing Center: it finds ready pieces and '
  'materials, and offers to search your pieces and the team photos.'),
('Downloading a colleague''s piece', '/marketing-materials',
  'download shared piece view only colleague file can I',
  'You can download a piece that''s shared with you, even if you can only view it, and duplicate it to change it. If its designer '
  'needs approval, an unapproved file says "PROOF – not approved."'),
('Team photo statuses', '/marketing-materials/team-photographs',
  'team photograph waiting approved expired withdrawn state status meaning',
  'A team photo is "Waiting for approval," "Approved," "Expired" after its last day, or "Withdrawn." Only approved ones can be used. '
  'Files downloaded earlier don''t change.'),
('Editing a team photo', '/marketing-materials/team-photographs',
  'team photograph edit change title rights last day administrator who',
  'Only administrators can edit a team photo: its title, topics, credit, rights, last day and faces. A new last day also applies to '
  'pieces that already use it. Team photos can''t be deleted, only withdrawn.'),
('Folders', '/marketing-materials',
  'folder pieces new empty remove out of shared colleagues filter',
  'A folder is a name that you give your pieces. Type a new name in "Move to a folder" to create one, or leave the field blank to '
  'remove a piece from its folder. Only the owner of a piece chooses its folder. A folder without pieces disappears. To find the '
  'pieces in a folder, use the "Folder" filter.'),
('Rules of a template', '/marketing-materials',
  'template free locked must change rules publish version administrator summary',
  'When publishing a template, give each field a rule: "Free" (anyone can change it), "Locked" (no one can) or "Must change" (a '
  'placeholder to replace before a download). A sentence under "What it''s for" helps colleagues choose. To change the template, '
  'publish it again as the next version.'),
('Choosing the pieces of a campaign', '/marketing-materials',
  'campaign drafts zip checks leave out pieces clear select findings overview',
  'In "Create campaign," deselect the pieces you don''t need. Each piece is checked. Fix any errors, or deselect the pieces that have '
  'them. "Save as drafts" saves each in its designer. "Download campaign" makes one ZIP with an overview page.'),
('Names of downloaded files', '/marketing-materials',
  'file name downloaded called naming designer size date rename',
  'A downloaded file is named after the designer, the size, the side and the day, such as poster-18x24-20261122.pdf. You can rename '
  'it; "Check a file" and "Open a file" still recognize it.'),
('Importing people', '/staff-directory',
  'import csv people employees many bulk upload spreadsheet excel table columns update directory list mass file rows',
  'A super administrator chooses "Import CSV" in the staff directory. The file can have up to 5,000 rows and be up to 20 MB. Save an '
  'Excel workbook as CSV first. Use columns such as Email, Full name, Phone, Job title, Department, Location, Pronouns, Start date and '
  'Manager. Email is required, because people are matched by it. You''ll review every change before anything is saved, and you can '
  'invite the people who are added.'),
('Guides in the studio', '/marketing-materials',
  'guides lines trim bleed safe area margins folds postal zones zoom studio',
  'In the studio, choose "Guides" and select what you want to see: trim and bleed, safe area, margins, folds and panels, postal zones '
  'and the area covered by the platform. Guides appear only on screen, never in files. Zoom with "Larger" and "Smaller."'),
('Preheader', '/marketing-materials',
  'preheader definition meaning email preview text inbox line subject',
  'The preheader is the line that an inbox shows next to the subject. It can have up to 110 characters. If you leave it blank, the '
  'inbox shows the beginning of the content.'),
('Signature designs and banner', '/marketing-materials',
  'signature design designs banner campaign short reply replies stacked horizontal sunrise list change look signature too long gmail '
  'characters',
  'The email signature has five designs: Stacked, Horizontal, Sunrise, List and Short for replies. A campaign banner can go below it, '
  'with up to 56 characters of text and 30 of link text. Gmail allows signatures of up to 10,000 characters. The page shows how many '
  'yours has.'),
('Changing the layout', '/marketing-materials',
  'layout layouts composition arrangement design change choose other different switch arrange look sunrise type photograph window date '
  'number list steps quote',
  'Choose another layout under Layouts in the studio, or under "Composition" in the designer''s form. There are nine: Sunrise, Type, '
  'Photograph, Window, Date, Number, List, Steps and Quote. Each designer offers the ones that suit it. Each option shows your own '
  'piece in that layout, and your text doesn''t change.'),
('Pictures in a piece', '/marketing-materials',
  'picture image photo choose change replace other crop focal point scale library own upload add drop paste png jpeg webp svg '
  'alternative text',
  'Choose a picture in the designer''s form or under Pictures in the studio: one from the library or one of yours. Drop or paste your '
  'own as PNG, JPEG, WebP or SVG, up to 25 MB each. Drag the focal point and set "Scale" to choose the part that''s shown. If you '
  'don''t choose a picture, the designer picks one for you.'),
('Making many pieces at once', '/marketing-materials',
  'batch many rows table csv spreadsheet excel list names mail merge bulk series mass personalized directory each one row business '
  'cards postcards at once set',
  'Choose "Create in bulk" in the designer. It works for ads, flyers, posters, postcards, social posts, business cards and meeting '
  'backgrounds. Take the rows from the staff directory or from a CSV file with up to 5,000 rows, match the columns to the fields, '
  'check the rows, and download one print PDF, or a ZIP with a file for each row. Save an Excel sheet as CSV first.'),
('Campaigns', '/marketing-materials',
  'campaign set same facts date place offer several pieces together flyer poster post email consistent change everywhere update all '
  'moved event',
  'Choose "Create campaign" in a designer to get the same facts (date, time, place, offer, link) in other formats: Digital Ads, Email '
  'Marketing, Flyer, Postcards, Poster and Social Media Posts. Save them as drafts or download them all in a ZIP. If you change a fact '
  'in one piece later, you can update the others.'),
('Language of a piece', '/marketing-materials',
  'language piece flyer poster spanish french german date time words locale',
  'Choose one of 21 languages under "Language" in the designer''s form: American English, British English, Spanish (United States), '
  'Spanish, European Portuguese, Brazilian Portuguese, French, German, Italian, Dutch, Polish, Greek, Ukrainian, Russian, Hebrew, '
  'Arabic, Hindi, Thai, Simplified Chinese, Japanese and Korean. The piece''s dates, times and fixed text appear in that language. '
  'Your own text doesn''t change.'),
('Infographics', '/marketing-materials',
  'infographic infographics figures steps list chart statistics picture tall wide portrait size',
  'An infographic shows steps, figures or points in one picture. It comes in these sizes: Portrait (1080x1350 px, the default), Tall '
  '(1080x1920 px), Wide (1920x1080 px), Letter (8.5x11 inches), A4 (210x297 mm) and A3 (297x420 mm). To make one, choose Infographic '
  'in the AI Design Wizard, then "Generate Design" and "Open in designer."'),
('Tear-off strips of a flyer', '/marketing-materials',
  'tear off tearoff strips tabs flyer phone number cut',
  'A flyer can end in 8 or 10 tear-off strips with your contact details. Choose them under "Tear-off strip" in the flyer designer. '
  'They''re available for flyers that are 8.5x11 inches, 11x17 inches or A4 (210x297 mm).'),
('Custom size of a brochure', '/marketing-materials',
  'custom own size brochure width height inches largest smallest',
  'For a custom brochure size, choose "Custom" under "Size" and fill in "Width in inches" and "Height in inches" with numbers from 3 '
  'to 24. The longer edge is always the width.'),
('Pictures in an email', '/marketing-materials',
  'email picture own photo added upload newsletter website',
  'The picture in an email comes from our website and isn''t cropped. Email apps only show pictures from the web, so you can''t use '
  'pictures you added or team photos in an email.'),
('Carousels', '/marketing-materials',
  'carousel frames swipe several pictures post',
  'A feed post or story can be a carousel of pictures to swipe through. Choose 3, 4 or 5 pictures under "Frames." Each has its own '
  'text, and its own picture if the layout has one.'),
('Hashtags', '/marketing-materials',
  'hashtag hashtags post',
  'Enter a post''s hashtags under "Hashtags" in the social post designer, separated by spaces or commas. They go in the post, below '
  'the caption.'),
('Two versions of an ad', '/marketing-materials',
  'a b test split variants ad versions',
  'To test two versions of an ad against each other, choose "A and B, for testing" under "Versions" in the ad designer. B has its own '
  'headline (up to 30 characters) and composition. Leave B''s headline blank to use A''s.'),
('File size of a meeting background', '/marketing-materials',
  'file size zoom meet teams background megabytes mb number program',
  'Meeting background files fit each app''s size limit: 5 MB for Zoom, 16 MB for Google Meet and 2 MB for Microsoft Teams. Every app '
  'has the same seven backgrounds.'),
('Message on the back of a postcard', '/marketing-materials',
  'back postcard message text address side characters',
  'Next to the address, the back of a postcard can have a message of up to 140 characters. Leave it blank to repeat the headline and '
  'the call to action.')
-- A database of the release before has earlier words of them.
on conflict (title) do update set path = excluded.path, keywords = excluded.keywords, body = excluded.body;
