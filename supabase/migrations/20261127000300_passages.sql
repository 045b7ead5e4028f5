-- The passages that the assistant quotes, by subject. Keywords are more words that people ask with; nobody sees them.
insert into public.portal_knowledge (title, path, keywords, body) values
('What the portal is', '/',
  'portal intranet website home overview purpose daybreak what can i do here',
  'The portal is the internal workplace of Daybreak staff: the dashboard with the assistant, the staff directory, the Marketing Center, '
  'the brand guidelines, the sales deck and links to the tools that we use outside of it.'),
('The dashboard', '/',
  'home start greeting quote date welcome page',
  'The dashboard greets you by first name, shows the date and a daily quote, and then the assistant. It is the home page of the portal; '
  'the logo in the sidebar leads back to it.'),
('Ray, your assistant', '/',
  'ai chat chatbot bot assistant name help what can you do who are you',
  'Ray is the assistant on the dashboard. Type a question and press Enter; Shift and Enter starts a new line. Ray answers from what the '
  'portal knows: its pages, our brand, our services, and the colleagues that you may see in the staff directory.'),
('Signing in', '/sign-in',
  'log in login logon sign-in access enter account email password',
  'Sign in with your company email address and your password. Accounts are made and activated by an administrator; nobody registers on '
  'their own.'),
('Change your password', '/sign-in',
  'password new reset renew forgot forgotten lost old update set choose',
  'To change your password, sign out and choose "Forgot your password?" on the sign-in page. Enter your email address, open the link in '
  'the email that comes, and set the new password there. It needs at least 6 characters. Your sessions on other devices end.'),
('The password you were given', '/',
  'default initial first temporary password dialog forced',
  'Whoever still has the password that an administrator gave them is asked for a new one after signing in. It needs at least 8 '
  'characters, and the dialog stays open until it is set. Until then you see only your own profile.'),
('"Please contact your administrator to activate your account."', '/sign-in',
  'account not activated inactive deactivated blocked locked cannot sign in login fails error email not confirmed',
  'When sign-in says "Please contact your administrator to activate your account.", the account is not active: a super administrator '
  'activates it in the staff directory. For a forgotten password choose "Forgot your password?" on the same page.'),
('Your profile', '/profile',
  'profile page display name first last edit own my details personal information',
  'On the profile page you edit your first name, last name and display name, see your email address and your role, open your mail and '
  'calendar in new tabs, and sign out.'),
('Your phone number and job title', '/profile',
  'own my phone telephone number job title company info correct wrong update save edit',
  'Your phone number and job title are on the profile page. A super administrator edits them there and saves with "Save Company Info"; '
  'everybody else sees them and asks a super administrator to correct them.'),
('Signing out', '/profile',
  'sign out log out logout logoff leave end session',
  'Sign out with the button in the Account Actions card of the profile page. All tabs of the browser are signed out.'),
('The staff directory', '/staff-directory',
  'colleague colleagues coworker people person employee employees team find contact list phone book names',
  'The staff directory shows everybody who works here: name, job title, email address and phone number. Addresses and numbers are links '
  'that write or call. Super administrators come first, then administrators, then staff, each by first name.'),
('Correcting a directory entry', '/staff-directory',
  'edit change wrong name phone number last name needed missing pencil card colleague update',
  'A super administrator corrects the first name, last name and phone number of a directory card with its pencil. The email address '
  'cannot be changed there. Everybody else asks a super administrator.'),
('Roles in the portal', '/profile',
  'role roles permission permissions rights access level allowed who can do what',
  'There are three roles. Staff members read the directory and use every tool. Administrators also review job applications and create '
  'the sample leads. Super administrators also edit the directory, set roles, activate and deactivate people, and create staff accounts. '
  'Your role is on your profile page.'),
('What staff members may do', '/profile',
  'staff member role rights permissions allowed can default',
  'A staff member reads the directory of active colleagues and the leads, edits their own first, last and display name, and uses the '
  'Marketing Center, the brand guidelines, the sales deck and the assistant.'),
('What administrators may do', '/profile',
  'admin administrator role rights permissions allowed can review job applications leads seed',
  'An administrator may do what staff members may, and also reads job applications and their resumes, changes the status of an '
  'application, and creates the sample leads.'),
('What super administrators may do', '/staff-directory',
  'super admin administrator role rights permissions allowed can promote demote',
  'A super administrator may do what administrators may, and also edits names, phone numbers and job titles in the directory, sees '
  'people who are no longer active, sets roles, activates and deactivates people, and creates staff accounts. Nobody changes their own '
  'role or activation.'),
('Making somebody an administrator, or changing another role', '/staff-directory',
  'role set promote promotion demote make administrator admin grant rights upgrade',
  'A super administrator sets the role of a colleague: staff, admin or super admin. Nobody changes their own role, and one active super '
  'administrator must remain.'),
('Activating and deactivating people', '/staff-directory',
  'activate deactivate disable enable leave left leaver fired remove delete account person user former employee',
  'A super administrator activates and deactivates a colleague. Deactivation ends the person''s sessions at once, and they can no longer '
  'sign in. Their entry stays and is shown to super administrators only.'),
('New staff accounts', '/seed-staff',
  'create make add account accounts user register registration sign up signup new employee default password seed',
  'Accounts are made by a super administrator; there is no registration. "Create Staff Accounts" on the seeding page makes the sample '
  'accounts and shows their default password once. Everybody changes it at the first sign-in.'),
('Light and dark theme', '/',
  'theme dark light mode night appearance colors colours switch toggle display',
  'The button in the header switches between the light and the dark theme. The browser remembers the choice.'),
('The sidebar', '/',
  'sidebar menu navigation collapse expand hide show drawer shortcut keyboard ctrl b',
  'The sidebar leads to every page and tool. Collapse and open it with the button in the header or with Ctrl+B (⌘B on a Mac). Its state '
  'is kept for 7 days. On a phone it is a drawer.'),
('Sales links', '/',
  'sales link links crm communications board hdd buyers resellers purchasing sheet deck tools',
  'Under Sales the sidebar has the Sales Deck, the CRM, the Communications Board, HDD Buyers, HDD Resellers and the Sales & Purchasing '
  'Sheet. They open in a new tab.'),
('Operations links', '/',
  'operations link links growth planning solar inventory job posting postings employer tools',
  'Under Operations the sidebar has Growth Planning, the Solar Inventory, the job-posting site and the Staff Directory.'),
('Marketing links', '/',
  'marketing link links social media planning sheet email outreach tools',
  'Under Marketing the sidebar has the Marketing Center, the Brand Guidelines, the social-media planning sheet and the email outreach '
  'service.'),
('Tools and research links', '/',
  'tools research link links hardware scanner true tech value international expansion caught in the news',
  'Under Tools the sidebar has the Hardware Scanner and True Tech Value, under Research International Expansion and Caught in the News.'),
('Mail and calendar', '/gmail',
  'gmail google mail inbox email calendar meeting integration',
  'Full Gmail integration is coming soon. Until then the Gmail page and the Email & Calendar card of your profile open your mail and '
  'your calendar in a new tab.'),
('Leads CRM', '/leads-crm',
  'leads crm customers customer relationships sales prospects integration',
  'The Leads CRM, where sales leads and customer relationships will be managed, is coming soon.'),
('Sample leads', '/seed-crm',
  'seed crm leads fake data sample create buying selling companies',
  'Administrators and super administrators create 25 sample leads with "Seed CRM with Fake Data": companies that buy or sell IT '
  'equipment, with the statuses New, Contacted, Qualified and Closed. Doing it twice adds nothing.'),
('Fantasy football', '/fantasy-football',
  'fantasy football league standings table teams ranking playoff playoffs',
  'The fantasy football page shows the standings of our 10 teams. The top 6 ranks are in the playoff positions.'),
('Applying for a job', '/job-application',
  'job jobs application apply applicant career careers vacancy hiring hire recruit join team resume cv refer candidate file size limit '
  'maximum',
  'Applicants use the public page "Join Our Team". First name, last name and email address are required. A resume is a PDF or DOC file '
  'of at most 10 MB. Administrators review the applications.'),
('The Marketing Center', '/marketing-materials',
  'marketing center materials hub designer designers design create make poster flyer brochure download',
  'The Marketing Center makes eight kinds of material: Brochure, Digital Ads, Email Marketing, Flyer, New Hire, Postcards, Poster and '
  'Social Media Posts. Beside them is the AI Design Wizard. Choose one, fill in the form, and watch the preview; Back returns to the '
  'choice.'),
('Poster sizes', '/marketing-materials',
  'poster posters size sizes format dimension dimensions big large inches orientation portrait landscape print',
  'Posters come in four sizes: 11x17, 18x24 (the default), 24x36 and 27x40 inches, each in portrait or landscape.'),
('Poster types', '/marketing-materials',
  'poster posters type types kind event awareness service educational date time location theme',
  'A poster is for an event, awareness, a service or education. Date, time and location show for an event only. Themes: white, blue, '
  'image.'),
('Flyer sizes', '/marketing-materials',
  'flyer flyers leaflet size sizes format dimension dimensions big inches type types event service awareness educational',
  'Flyers come in four sizes: 8.5x11, 5.5x8.5, 11x17 and 4x6 inches. A flyer is for an event, a service, awareness or education; date, '
  'time and location show for an event only.'),
('Brochure sizes and folds', '/marketing-materials',
  'brochure brochures size sizes format dimension dimensions fold folds tri-fold bi-fold z-fold gate-fold panels pages letter legal '
  'tabloid custom',
  'Brochures come as 8.5x11 Letter, 8.5x14 Legal, 11x17 Tabloid or a custom size. Folds: tri-fold and z-fold with 3 panels, bi-fold with '
  '2, gate-fold with 4. Pages: 4, 6 (the default) or 8.'),
('Postcard sizes', '/marketing-materials',
  'postcard postcards mailer card size sizes format dimension dimensions inches finish finishes quantity quantities glossy matte uv '
  'stock paper',
  'Postcards come in 4x6 (the default), 5x7, 6x9 and 6x11 inches, glossy, matte or UV, in quantities of 250, 500, 1000, 2500 or 5000. '
  'They are printed on 16pt C2S card stock in full color CMYK.'),
('Postcard types', '/marketing-materials',
  'postcard postcards type types promotional reminder announcement invitation front back stamp mail',
  'A postcard is promotional, a service reminder, an announcement or an event invitation. The front has headline, message and call to '
  'action; the back has our details, a box for the stamp and the address to mail to.'),
('Google ad sizes', '/marketing-materials',
  'google ad ads digital advertisement banner size sizes pixels dimension leaderboard medium-rectangle mobile-banner',
  'Google ads: leaderboard 728x90, medium rectangle 300x250, banner 468x60 and mobile banner 320x50 pixels.'),
('Facebook ad sizes', '/marketing-materials',
  'facebook meta ad ads digital advertisement size sizes pixels dimension feed story carousel collection',
  'Facebook ads: feed 1200x628, story 1080x1920 and carousel 1080x1080 pixels. The collection has no stated dimension; 1080x1080 is '
  'suggested.'),
('LinkedIn and display ad sizes', '/marketing-materials',
  'linkedin display ad ads digital advertisement size sizes pixels dimension sponsored-content message skyscraper rectangle leaderboard '
  'banner',
  'LinkedIn ads: sponsored content 1200x627 pixels. Display ads: leaderboard 728x90, skyscraper 160x600, rectangle 300x250 and banner '
  '468x60 pixels. LinkedIn message and display have no stated dimension; 300x250 is suggested.'),
('Ad text limits', '/marketing-materials',
  'ad ads advertisement text character characters limit limits length headline description call action cta maximum long',
  'In an ad the headline has at most 30 characters, the description 90 and the call to action 15.'),
('Instagram sizes', '/marketing-materials',
  'instagram social media post posts size sizes pixels dimension format story reel feed square',
  'Instagram: feed post 1080x1080 pixels (1:1), story and reel 1080x1920 (9:16).'),
('Facebook post sizes', '/marketing-materials',
  'facebook social media post posts size sizes pixels dimension format story cover feed',
  'Facebook: feed post 1200x630, story 1080x1920 and cover 1200x315 pixels.'),
('LinkedIn post sizes', '/marketing-materials',
  'linkedin social media post posts size sizes pixels dimension format article company page feed',
  'LinkedIn: feed post and article 1200x627, company page 1200x300 pixels.'),
('Twitter sizes', '/marketing-materials',
  'twitter x tweet social media post posts size sizes pixels dimension format header',
  'Twitter: tweet 1200x675, header 1500x500 pixels.'),
('Caption limits', '/marketing-materials',
  'caption captions social media post text character characters limit limits length maximum long tweet hashtags',
  'A caption has at most 280 characters for Twitter and 2200 for the other platforms.'),
('Email marketing', '/marketing-materials',
  'email e-mail newsletter campaign template templates audience subject characters limit desktop mobile preview',
  'Email templates: newsletter, promotional, announcement, educational and welcome. Audiences: business, residential, partners and '
  'prospects. The subject has at most 50 characters. The preview shows desktop and mobile.'),
('The AI Design Wizard', '/marketing-materials',
  'ai design wizard generate generator automatic prompt description idea presentation infographic banner',
  'The wizard makes a design from a description of at most 500 characters, a material type and a theme: professional, modern, '
  'eco-friendly, tech-forward, minimalist or vibrant. Six prompts help to start. "Regenerate" takes the next variant, and the 5 newest '
  'designs are kept.'),
('New hire kit', '/marketing-materials',
  'new hire onboarding starter first week colleague kit signature business card meeting background',
  'The New Hire page makes an email signature, a business card and meeting backgrounds from one form; a list of the staff fills it in '
  'quickly.'),
('Email signature', '/marketing-materials',
  'email e-mail signature gmail iphone copy outlook footer badges',
  'The New Hire page makes your email signature. Copy it with "Copy for Gmail" or "Copy for iPhone". It shows the logo, the office phone '
  'number and five badges: R2, RIOS, DoD 5220.22M, HIPAA and NIST.'),
('Business cards', '/marketing-materials',
  'business card cards visiting size sizes dimension inches mm print vertical horizontal layout template',
  'A business card is 3.5" x 2" (89 mm x 51 mm), horizontal or vertical, with a front and a back, at 300 DPI. Download the template or '
  'copy the specifications on the New Hire page.'),
('Meeting backgrounds', '/marketing-materials',
  'meeting background backgrounds virtual zoom teams google meet video call picture wallpaper size pixels',
  'Three backgrounds, Data Center, Server Room and Server Corridor, for Zoom, Google Meet, Microsoft Teams and any 16:9 screen. They are '
  '1920x1080 pixels and download as PNG with our logo at the top left.'),
('Print specifications', '/marketing-materials',
  'print printing printer resolution dpi cmyk color mode bleed pdf file quality prepress poster flyer brochure postcard ad post',
  'Printed pieces are made at 300 DPI in CMYK.'),
('Themes of the designers', '/marketing-materials',
  'theme themes white blue image text designer designers background poster flyer brochure postcard ad post',
  'Every designer has the themes white (blue text on white) and blue (white text on blue). Posters, social posts and postcards also have '
  'image, with a picture behind the text.'),
('Your own pictures', '/marketing-materials',
  'picture pictures image images photo photos upload own add panel draft drafts saved lost browser poster flyer brochure postcard ad '
  'post',
  'Add your own pictures in the Images panel of the Marketing Center. The first three go to the brochure, the first to the ad and to '
  'every image theme. Pictures and drafts stay in your browser; "Reset" returns a form to its defaults.'),
('Daybreak', '/brand-guidelines',
  'company daybreak name legal who are we about us organization organisation what does do business',
  'We are Daybreak; the legal name is Daybreak Data & Solar, Inc. We supply and manage enterprise data hardware and recycle solar '
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
  'partners read it too; the assets may not be used without permission.'),
('Cyan, our primary color', '/brand-guidelines',
  'cyan turquoise primary brand color colour hex rgb cmyk code value',
  'Cyan is #14BCC0: RGB 20, 188, 192; CMYK 90, 2, 30, 0. Use it for fills, rules and the horizon band, never for small text on white. '
  'The designers call it turquoise.'),
('Neutral gray', '/brand-guidelines',
  'gray grey neutral brand color colour hex rgb cmyk code value',
  'Neutral gray is #76777A: RGB 118, 119, 122; CMYK 3, 2, 0, 52. Use it for secondary marks and rules.'),
('Vibrant orange', '/brand-guidelines',
  'orange vibrant brand color colour hex rgb cmyk code value accent',
  'Vibrant orange is #FF6022: RGB 255, 96, 34; CMYK 0, 62, 87, 0. It is the one accent in a view; text on it is night.'),
('Brand colors', '/brand-guidelines',
  'brand color colors colour colours palette three hex codes values',
  'The three brand colors are cyan #14BCC0, neutral gray #76777A and vibrant orange #FF6022.'),
('Designer colors', '/marketing-materials',
  'designer palette color colors colour colours teal blue dodger turquoise orange signature card cards hex',
  'The designers work with teal blue #104A6D (primary in signatures and cards), turquoise #14BCC0 (secondary), dodger blue #3ABBFF and '
  'orange #FFB343.'),
('Typography', '/brand-guidelines',
  'typography font fonts typeface type poppins heading body weight weights bold line height letters',
  'Our typeface is Poppins. Headings are extra bold (800) in capitals; body text is regular (400) and bold (700) with a line height of '
  '1.6.'),
('Logo', '/brand-guidelines',
  'logo logos version versions variant variants primary grey gray white on-image night orange icon stacked download file usage',
  'The logo has five variants: primary for white grounds, grey for one-color print, white for dark grounds, on-image for photographs, '
  'and night for orange, amber and cyan. There is also an icon. Keep one radius of its disc free on every side, and do not stretch, turn '
  'or recolor it.'),
('Certifications', '/sales-deck',
  'certification certifications certified certificate standard standards r2 r2v3 rios seia nist hipaa dod compliance qualified',
  'We are R2v3 Qualified, RIOS Qualified and Industry Recognized (SEIA and a state solar-and-storage association). Our badges are R2v3, '
  'RIOS, DoD 5220.22-M, HIPAA and NIST.'),
('Our services', '/sales-deck',
  'service services offer offering what do we do recycle buy sell destroy business',
  'We recycle panels, batteries and inverters, buy surplus or decommissioned equipment, sell refurbished gear, and destroy data '
  'securely.'),
('Recycling', '/sales-deck',
  'recycle recycling recycler panel panels battery batteries inverter inverters solar disposal waste service',
  'Recycle: we take solar panels, batteries and inverters.'),
('Buying and selling equipment', '/sales-deck',
  'buy buying purchase sell selling resale surplus decommissioned refurbished used equipment gear hardware service',
  'We buy surplus or decommissioned equipment and sell refurbished gear.'),
('Secure destruction', '/sales-deck',
  'destroy destruction secure data erase wipe shred drives hard disk service',
  'Destroy: we destroy equipment securely.'),
('The solar waste crisis', '/sales-deck',
  'crisis problem solar panel panels end-of-life end life landfill waste wasted tons million 2030 figures statistics numbers',
  '80M solar panels reach end-of-life by 2030, 1M tons go to landfill, and 90% of materials are wasted.'),
('Our advantage in figures', '/sales-deck',
  'advantage figures statistics stats numbers recovery rate compliance landfill material percent performance',
  '100% regulatory compliance, a 98% material recovery rate and 0% landfill waste.'),
('Our clients', '/sales-deck',
  'client clients customer customers type types industries epc contractors utility utilities commercial enterprises operations '
  'maintenance',
  'Our clients are EPC Contractors, Energy & Utility Companies, Utility Scale Operations, Commercial Enterprises, and Operations and '
  'Maintenance companies.'),
('Our process', '/sales-deck',
  'process steps step workflow procedure how does it work quote assessment logistics documentation',
  'Five steps: the client sends an equipment list, we assess and quote, we schedule logistics, we execute processing, the client '
  'receives documentation.'),
('Quote and turnaround times', '/sales-deck',
  'quote response time times turnaround duration days hours fast complete deadline how long',
  'A quote comes within 24 hours, and the work takes 7-14 days to complete.'),
('The sales deck', '/sales-deck',
  'sales deck slide slides presentation present pitch full screen keys keyboard next previous',
  'The sales deck has 9 slides. Space and the right arrow go forward, the left arrow goes back. It opens full screen for presentations.'),
('Email address and website', null,
  'company general email e-mail mail address website web site url internet contact daybreak',
  'Write to hello@daybreak.example. Our website is https://www.daybreak.example.'),
('Your pieces', '/marketing-materials',
  'library saved pieces designs find folder rename duplicate keep save store computer poster flyer brochure postcard ad post',
  '"Your pieces" on the Marketing Center keeps what you made and what colleagues shared with you, on every computer you sign in on. Give '
  'a draft a name with "Save to your pieces" in its designer, and it is saved by itself from then on.'),
('Sharing a piece with colleagues', '/marketing-materials',
  'share piece design draft poster flyer colleague link view edit together rights poster flyer brochure postcard ad post',
  'Open the piece and choose "Share": there you let all staff or single colleagues view or edit it, and "Copy link" gives a link for '
  'those who may. Only the owner of a piece shares it.'),
('Review links', '/marketing-materials',
  'review link outside external agency customer printer approval feedback without account revoke expire poster flyer brochure postcard '
  'ad post',
  'Somebody without an account looks at a piece through a review link: choose "Share" and "Make a review link". It shows one version, '
  'works for 1 to 90 days, and can be revoked.'),
('Deleting a piece, and bringing it back', '/marketing-materials',
  'delete remove bin trash piece design draft poster flyer bring back restore undo poster flyer brochure postcard ad post',
  'Choose "Move to the bin" in the menu of the piece. It stays in the bin for 30 days, and "Bring back" returns it until then; "Delete '
  'for good" cannot be undone.'),
('Earlier versions of a piece', '/marketing-materials',
  'version versions history earlier older previous restore revert undo compare replaced piece design poster flyer brochure postcard ad '
  'post',
  'Every pause in your work keeps a version of a saved piece. Choose "Versions" in its menu to look at an earlier one, compare it with '
  'the present one, name it or restore it.'),
('Team templates', '/marketing-materials',
  'template templates team start from publish withdraw layout locked poster flyer brochure postcard ad post',
  'Begin with "Start from a template" on the Marketing Center: what the team published, with words and layout that stay. Administrators '
  'publish a piece with "Publish as template", and withdraw it again.'),
('Downloading a piece', '/marketing-materials',
  'download export file files format formats png jpeg pdf zip bleed crop marks print save poster flyer brochure postcard ad post',
  'Choose "Download" in the designer. PNG and JPEG are for screens, Print PDF is for the printer: with bleed and crop marks, with bleed '
  'alone or cut to the trim, for coated or uncoated paper; several sizes or sides come as a ZIP.'),
('Handing a piece over', '/marketing-materials',
  'hand over give transfer owner ownership piece design colleague poster flyer brochure postcard ad post',
  'Choose "Hand over" in the menu of a piece under "Your pieces". It belongs to your colleague then, and you can no longer open it '
  'unless it is shared with you.'),
('Your own data', '/profile',
  'own data privacy export all pieces delete everything zip gdpr',
  'On your profile page you download all your pieces with their versions and pictures as a ZIP, or delete them all for good.'),
('Presenter view of the sales deck', '/sales-deck',
  'presenter view notes timer second window speaker screen deck presentation',
  'The sales deck has a presenter view: your notes and a timer in a second window, beside the slides that your audience sees.'),
('R2v3', '/sales-deck',
  'r2v3 r2 meaning definition stands for standard responsible recycling reuse seri electronics version',
  'R2v3 is version 3 of the R2 (Responsible Recycling) Standard for the reuse and recycling of electronics. SERI, a nonprofit, publishes '
  'it; independent auditors check a facility against it. We are R2v3 Qualified.'),
('RIOS', '/sales-deck',
  'rios meaning definition stands for recycling industry operating standard quality environment safety',
  'RIOS is the Recycling Industry Operating Standard, a management standard for quality, environment, health and safety at recyclers. We '
  'are RIOS Qualified.'),
('DoD 5220.22-M', '/sales-deck',
  'dod 5220 5220.22-m meaning definition stands for department of defense overwrite wipe erase',
  'DoD 5220.22-M is a manual of the U.S. Department of Defense. Its name is used for a method of erasing drives that overwrites all '
  'data. It is one of our badges.'),
('HIPAA', '/sales-deck',
  'hipaa meaning definition stands for health insurance portability accountability act patient privacy',
  'HIPAA is the Health Insurance Portability and Accountability Act, the U.S. law that protects health information, also on drives that '
  'are retired. It is one of our badges.'),
('NIST', '/sales-deck',
  'nist meaning definition stands for national institute of standards and technology 800-88 sanitization',
  'NIST is the U.S. National Institute of Standards and Technology. Its publication SP 800-88 says how data on storage media is made '
  'unreadable. It is one of our badges.'),
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
  'Bleed is the part of the artwork beyond the edge of the finished page, so that no white shows where the paper is cut. Crop marks show '
  'the printer where to cut.'),
('DPI', '/marketing-materials',
  'dpi dots per inch meaning definition stands for resolution sharp',
  'DPI stands for dots per inch: how many pixels of a picture are printed on one inch. The more there are, the sharper it is.');
