-- Answers and titles of the assistant in plain words, with the labels that screens have now.
do $words$
declare
  missing text;
begin
  with stated (earlier, title) as (values
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
  ), changed as (
    update public.portal_knowledge as passage set title = stated.title from stated where passage.title = stated.earlier
    returning stated.earlier
  )
  select string_agg(earlier, ', ') into missing from stated where earlier not in (select earlier from changed);
  if missing is not null then
    raise exception 'No passage has the title %.', missing;
  end if;

  with stated (title, body) as (values
    ('Who can add a team photograph',
      'Any active staff member can add a team photograph. An administrator approves it before anyone can use it.'),
    ('Logo in a meeting background',
      'The logo is in the top left corner of a meeting background. If you turn on "With my name", your name appears in another corner.'),
    ('Language of the portal',
      'The portal is in English. Your browser can translate its pages. The public job application is also in Spanish, and a piece can be '
      'made in other languages: choose one under Language in its designer.'),
    ('Search the portal',
      'Press Ctrl+K (⌘K on a Mac) or choose "Search" in the header. It finds pages, links, people, designers and your pieces from anywhere '
      'in the portal. Press Enter to open your choice.'),
    ('Exporting the directory',
      'A super administrator chooses "Export CSV" in the staff directory to get a file with everyone''s details. Open it in a spreadsheet '
      'program such as Excel, or import it again with "Import CSV".'),
    ('Notes on an application',
      'Open the application in Job Applications, type into "New note" and choose "Add note". Only administrators see notes; applicants '
      'don''t. You can delete a note later.'),
    ('Using a meeting background',
      'On the New Hire page, choose the platform under Meeting backgrounds and download a background; "With my name" adds your name. In '
      'Zoom, Microsoft Teams or Google Meet, open the settings for backgrounds or effects and add the file. You see yourself mirrored. '
      'Everyone else sees the logo the right way around.'),
    ('Logo versions and sizes',
      'The logo has three versions: primary wherever there''s room for a wide mark, stacked for tall or square spaces, and the icon where '
      'the name is already next to it or would be too small to read. Minimum widths: primary 100 px or 26 mm, stacked 64 px or 17 mm, icon '
      '16 px or 5 mm.'),
    ('Logo files',
      'Open Assets in the brand guidelines. The logo finder asks two questions and gives you the right file. "Download all logos" saves 15 '
      'logos as SVG, as PNG in four sizes with a transparent background, and as PDF for print in one ZIP.'),
    ('What not to do with the logo',
      'Don''t stretch, squeeze or rotate the logo, change its colors, add shadows, outlines or effects, move its parts, place it on a '
      'background where parts disappear, or put the primary logo on a picture. Keep its clear space empty.'),
    ('Clear space of the logo',
      'Leave one disc radius of clear space on every side of the logo. Measure the disc in the logo, so the space scales with it. Next to a '
      'partner''s logo, leave room for two discs.'),
    ('Hex',
      'A hex code is a screen color written as # and six digits or letters, two each for red, green and blue. #14BCC0, for example, is our '
      'cyan.'),
    ('Preflight',
      'Preflight is the check of a piece before a download: text, contrast, resolution and edges. A finding is a problem that the check '
      'found.'),
    ('Vector and raster pictures',
      'A vector file (SVG, PDF) is drawn from shapes and stays sharp at any size. Use it for logos. A raster file (PNG, JPEG) has a fixed '
      'number of pixels. PNG keeps every pixel and can be transparent; JPEG is smaller and suits photographs.'),
    ('Vibrant orange',
      'Vibrant orange is #FF6022: RGB 255, 96, 34; CMYK 0, 62, 87, 0. Use it for one accent per view, with text in night.'),
    ('Logo',
      'The logo has five variants: primary for white backgrounds, grey for one-color print, white for dark backgrounds, on-image for '
      'photographs, and night for orange, amber and cyan. There''s also a stacked version and an icon. Leave one disc radius of clear space '
      'on every side, and don''t stretch, rotate or recolor it.'),
    ('DoD 5220.22-M',
      'DoD 5220.22-M is a manual of the U.S. Department of Defense. The name now stands for a way to erase drives by overwriting all data. '
      'It''s one of our badges.'),
    ('Team templates',
      'Choose "Start from a template" on the Marketing Center to begin with what the team published: some words and the layout stay, and you '
      'fill in the rest. Administrators publish a piece with "Publish as template" in its menu, and can withdraw it later.'),
    ('Limits of your library',
      'Your library holds up to 2,000 pieces, including the trash, 2,000 MB of pictures and 20 open review links. A picture in a saved piece '
      'can be up to 10 MB. A name can have up to 120 characters.'),
    ('Sending a designed email',
      'The portal doesn''t send email to customers. Choose "Download" in the email designer: "HTML" is for a mailing service, the ".eml '
      'draft" for an email app such as Outlook, Thunderbird or Apple Mail. "Copy" copies the HTML or the text. "Send test" sends it to your '
      'own address.'),
    ('Testing a designed email',
      'Choose "Send test" in the email designer to get the email at your own address, up to 10 times an hour. If no email service is set up, '
      'download the .eml draft instead. The preview shows desktop and mobile.'),
    ('Notifications about new comments',
      'New comments on your own pieces, and on pieces that you commented on, are on your home page under "New comments" for up to 30 days, '
      'until you look at them or choose "Dismiss". If the portal has an email service, you also get one email about them, five minutes after '
      'the last comment. It doesn''t quote them.'),
    ('How a draft is saved',
      'Next to a draft''s name you see how it''s saved: "Saved", "Saving", "In this browser for now", or "Not saved" with the reason. A '
      'draft without a name is in this browser only; "Save to your pieces" saves it to your library, and from then on it''s saved as you '
      'work.'),
    ('Rows of a batch',
      'To give each piece its own name or address, choose "Make many", pick the staff directory or a CSV file (up to 5,000 rows and 20 MB), '
      'and match its columns to the fields. Each row of the batch is one piece: check the rows, fix or leave out those with errors, and '
      'download one print PDF or a ZIP.'),
    ('How large a picture can be',
      'In a designer, a picture you add can be up to 25 MB. In a saved piece, it can be up to 10 MB and 50 megapixels. A team photograph can '
      'also be up to 10 MB. A photo for your profile needs at least 128 pixels on each side.'),
    ('How many team photographs there can be',
      'The team can have up to 2,000 photographs. Each can have up to 20 topics and 40 boxes around faces, and its file can be up to 10 MB.'),
    ('Limits of comments',
      'A comment can have up to 2,000 characters. A piece can have up to 500 comments, of which up to 250 can be from review links, and 50 '
      'from any one link. People outside the company can enter a name of up to 80 characters.'),
    ('Files of an approved version',
      'When a piece is approved, its print PDF, or a PNG of each side, is stored for good. Open the piece, choose "Versions" and then '
      '"Approvals" to download it, whatever has changed since. Everyone who can see the piece can download it there. So can the person who '
      'approved it, and administrators. No one can change or delete it while the piece exists.'),
    ('Downloads are recorded',
      'We record each download of a saved piece: its format, size, fingerprint and version, who downloaded it, and when. That way, "Check a '
      'file" recognizes the file, and administrators can tell people when a brand update changes it. The limit is 500 downloads a day for '
      'each piece. Drafts aren''t recorded. The record is kept as long as the piece.'),
    ('Writing what should change',
      'When an approver chooses "Ask for changes", they describe what should change in a note of up to 2,000 characters. The owner and the '
      'person who asked see it on their home page and under "Approvals" in the versions.'),
    ('What "Check a file" answers',
      '"Approved": exactly the approved version, byte for byte. "Superseded": a later version was approved since; download that one. "Not '
      'approved": a proof; don''t print it. "Doesn''t match the download": the file was changed; download the piece again. "Not from this '
      'portal": made elsewhere, or saved again in another app.'),
    ('New applications on the home page',
      'Administrators see how many new applications there are to review under "Today in the company" on the home page.'),
    ('Email about a shared piece',
      'If the portal has an email service, your colleague gets an email about five minutes after you share a piece. If you share several, '
      'they''re in one email. The email names the piece and its owner and links to the library. Sharing with all staff sends no email.'),
    ('Your pieces and AI',
      'Your pieces aren''t sent to any AI or analytics service. The AI Design Wizard works in your browser, and Ray isn''t given your '
      'pieces.'),
    ('Browsers that delete drafts',
      '"Saved in this browser only. It may be deleted if you don''t visit for a week." means that browsers such as Safari can clear drafts '
      'from sites you don''t open. Choose "Save to your pieces" to keep a draft for good.'),
    ('Managers in the directory',
      'A super administrator sets a person''s manager under "Edit details" on their profile: type a name or email address and choose from '
      'the list, or leave it blank for no manager. No one can be their own manager, directly or indirectly. You can''t deactivate someone '
      'with active reports until their reports have another manager.'),
    ('Fields of the application form',
      'The application form asks for first name, last name, email, phone, experience level, available start date, salary expectations, '
      'authorization to work, and a resume. It takes about three minutes. A blank start date means that the applicant can start right away.'),
    ('A resume that isn''t accepted',
      'A resume must be a PDF, DOC or DOCX file of up to 10 MB, without a password, and not empty. "Please upload a PDF or DOC file" means '
      'the file is a different type, even if it was renamed. "File size must be less than 10MB" means it''s too large. Applicants can '
      'continue without one.'),
    ('Emails: size and dark mode',
      'Gmail clips emails over 102 KB; the email designer shows the size of the HTML. Some apps change colors in dark mode. To check, select '
      '"Dark mode" in the preview or the studio. Outlook for Windows shows Arial instead of Poppins.'),
    ('Zooming in the studio',
      'Zoom in the studio with "Larger" and "Smaller", from 25% to 800%. "Fit to window" shows the whole piece, and "Actual size" shows it '
      'at print size.'),
    ('Pausing and continuing many files',
      'You can pause and continue making files, even after you leave the page, if your browser can save finished files. "Open those rows" '
      'opens your last table. "Start over" lets you choose another one.'),
    ('The wizard''s ideas and unused words',
      'The wizard gives three ideas in about 2 seconds. "Not used" lists words of your description that read like instructions or weren''t '
      'clear; "Add" puts them in the piece. Write the description in English. If the description names a different material from the one you '
      'chose, your choice counts.'),
    ('Describing a picture for people who can''t see it',
      'Fill in "What it shows" for a picture: it''s read aloud to people who can''t see it, in print PDFs and emails. Exported PNG and JPEG '
      'files don''t include the description. Add one where you publish them.'),
    ('Rules of a template',
      'When publishing a template, give each field a rule: "Free" (anyone can change it), "Locked" (no one can) or "Must change" (a '
      'placeholder to replace before a download). A sentence under "What it''s for" helps colleagues choose. To change the template, publish '
      'it again as the next version.'),
    ('What a brand update leaves out',
      'Administrators can''t compare other people''s private pieces in a brand update. They only see how many there are. Owners can compare '
      'their own on the same page. Emails and signatures can''t be drawn in another version of the brand, but "Check saved pieces" compares '
      'them with how they looked when they were last saved. The results stay in that browser, and the comparison continues when you come '
      'back to the page.'),
    ('The audit trail',
      'Super administrators can open the Audit Trail in the sidebar. It shows who did what and when: sign-ins, and changes to people, roles, '
      'applications, positions, posts, templates and leads. Search it, filter by type and date, or export a CSV file. Events are kept for 24 '
      'months, and no one can change them.'),
    ('Importing people',
      'A super administrator chooses "Import CSV" in the staff directory. The file can have up to 5,000 rows and be up to 20 MB. Save an '
      'Excel workbook as CSV first. Use columns such as Email, Full name, Phone, Job title, Department, Location, Pronouns, Start date and '
      'Manager. Email is required, because people are matched by it. You''ll review every change before anything is saved, and you can '
      'invite the people who are added.'),
    ('Emails to you',
      'Administrators choose in the "Email notifications" card of their profile whether they get an email about new job applications. It''s '
      'sent at most once a day and doesn''t include names. You can''t turn off emails about your account or about pieces shared with you.'),
    ('Pictures that can''t be added',
      'Designers take PNG, JPEG, WebP and SVG. They can''t read HEIC pictures, which iPhones take. Export them as JPEG in Photos or Preview. '
      'Pictures that are damaged or over 25 MB can''t be added. The message says why. Try a smaller copy.'),
    ('When a piece isn''t saved',
      '"Not saved" shows the reason. If the browser''s storage is full or blocked, delete drafts you don''t need and try again. If the '
      'server doesn''t respond, it''s saved when the server is back. Don''t clear your browser''s data until then. "Save as a new piece" '
      'keeps a copy.'),
    ('When you''re offline',
      'Without a connection, the portal says "You''re offline". You can go on editing a piece that''s open: it''s saved in this browser, and '
      'in your library once the server responds again. You need a connection to make files.'),
    ('Folders',
      'A folder is a name that you give your pieces. Type a new name in "Move to a folder" to create one, or leave it blank to take a piece '
      'out. Only the owner of a piece chooses its folder. A folder without pieces disappears. To find the pieces in a folder, use the '
      '"Folder" filter.'),
    ('Emails about approvals',
      'If the portal has an email service, approvers get an email when something needs their approval. The owner and the person who asked '
      'get one with the answer. Each arrives about a minute later, without the note. The home page shows the same.'),
    ('A colleague''s review links',
      'Only the person who made a review link can revoke it. Administrators can''t. If that person has left, a super administrator can '
      'deactivate them, which stops their links, or hand over their pieces. The new owner can then revoke the links.'),
    ('Your details on materials',
      'The contact line of every material comes from "Your details" on the Marketing Center: name, title, email, phone and logo version. '
      'These details are filled in from your profile, and your changes are saved in this browser.'),
    ('Your own pictures',
      'Add your own pictures under Images on the Marketing Center: PNG, JPEG, WebP or SVG, up to 25 MB each. If you don''t choose a picture '
      'in the form, brochures use your first three, and ads and image themes use the first one. Your pictures are saved in your browser. '
      '"Reset" returns a form to its defaults.'),
    ('"Phone number needed"',
      '"Phone number needed" or "(Last name needed)" on a card means that the directory doesn''t have that person''s phone number or last '
      'name. Ask a super administrator to add it with the pencil.'),
    ('What an approver compares',
      'The review shows an approver the version with its contact details, what the check found, its comments, and "Changes since version … '
      'was approved" next to the previously approved version. "View as text" lists its words.'),
    ('Approving a piece',
      'Pieces waiting for your approval are on your dashboard. Choose "Review" to see the version with its contact details and what the '
      'check found, then "Approve" or "Ask for changes" with a note. You can''t review a piece that you own, requested approval for, saved a '
      'version of, or changed.'),
    ('Approval statuses',
      'A version is "in review" once someone asks for approval, then "changes requested" or "approved". "Superseded" means that a later '
      'version has been approved since. "The piece has changed since" means that what you see isn''t that version anymore.'),
    ('Too many applications',
      'In an hour, one network can start up to 30 applications, and one email address can be used for up to five. After that, the form says '
      'that too many were sent. The answers are saved, and the applicant can try again in an hour. When we get a lot of applications, the '
      'form may ask applicants to confirm that they''re a person.'),
    ('Brand update',
      'Open "Brand update" from "Your pieces" to compare your own pieces in two versions of the brand. You''ll see which pieces change in '
      'color, logo or layout, or have new findings, with before and after pictures. "Check saved pieces" finds what a designer draws '
      'differently since a piece was last saved. Administrators also compare shared pieces, approved versions and team templates, can ask '
      'for approval again, and email the people who downloaded them.'),
    ('Types of positions',
      'A position''s type is full time, part time, contract, temporary or internship. Pay is a range in whole US dollars per hour or per '
      'year. Select "Remote, from anywhere in the country" for a remote job.'),
    ('Approving a team photograph',
      'Administrators approve, edit or withdraw a team photograph on its card in Team Photographs. Until it''s approved, it says "Waiting '
      'for approval", and only administrators and the person who added it can see it. "Withdraw" stops people from using it. Approve it '
      'again to restore it.'),
    ('Asking for approval again after a brand update',
      'Approved pieces that look different in the new version are counted on "Brand update". Choose "Ask for … approvals again", and someone '
      'else approves them. This works only in the current version of the brand. Until then, the earlier approval counts.'),
    ('Marking who has a card',
      'In "Make many" for business cards, administrators can mark people who already have a card with "Mark as having cards", or choose '
      '"Ignore these changes" if a change doesn''t matter. Then these people aren''t listed as "Without a card" or "Out of date".'),
    ('The sidebar',
      'The sidebar has links to every page and tool. Collapse or open it with the button in the header or with Ctrl+B (⌘B on a Mac). It '
      'stays that way for 7 days. On a phone, it slides in from the side.')
  ), changed as (
    update public.portal_knowledge as passage set body = stated.body from stated where passage.title = stated.title
    returning passage.title
  )
  select string_agg(title, ', ') into missing from stated where title not in (select title from changed);
  if missing is not null then
    raise exception 'No passage has the title %.', missing;
  end if;
end
$words$;
