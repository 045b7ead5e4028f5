-- The ways in which people ask for each passage, separated by semicolons; nobody sees them.
insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('What the portal is',
  'what is the portal; what is this site for; what can I do in the portal; purpose of the intranet; what does this intranet do; overview '
  'of the portal; why do we have a portal; what is Daybreak Portal; what the portal is; what is this website for; what is this page; '
  'what can this site do; explain the portal; what is here; features of the portal; why should I use this; what am I looking at; whats '
  'this thing good for; give me a tour; intro to the portal; what is in here; purpose of this web page; I have never used this before; '
  'what does this tool offer; internal workplace; what all can be done in the portal; is this the intranet; get an overview; what pages '
  'does the portal have; how is this site organised'),
('The dashboard',
  'dashboard; home page; start page; where is the home page; how do I get back to the start; what is on the dashboard; daily quote; '
  'quote of the day; motivational quote; greeting on the front page; landing page; the dashboard; main page; go home; first page after '
  'login; where does the logo lead; back to the dashboard; where is the daily quote from; take me home; start screen; the first screen; '
  'where am I after signing in; inspirational quote; saying of the day; who wrote the quote today; why does it greet me; good morning '
  'message; how do I return to the main screen; front page; daily saying; click the logo to go home; what is shown on the home screen; '
  'quote changes every day'),
('Ray, your assistant',
  'who is Ray; what is Ray; who are you; are you a robot; are you human; are you a bot; what do you know; how does the assistant work; '
  'how does the chat work; chatbot; new line in the chat; ask the assistant; AI assistant; what is your name; are you ChatGPT; ray, your '
  'assistant; are you real; who am I talking to; what can Ray answer; start a new line while typing; is this a real person; line break '
  'in the chat; is Ray a person; are you an AI; what is this chat; what kind of things can I ask you; how smart are you; which model are '
  'you; do you learn from me; can you remember what I said; does the bot know everything; tell me about yourself; how do I write on two '
  'lines; send a message to the assistant; do you know all colleagues; how do I use the chat box; where do your answers come from; are '
  'your answers right'),
('Signing in',
  'login; how do I log in; sign in; where do I sign in; how do I get into the portal; access to the portal; log on to the intranet; '
  'which email do I log in with; can I register; can I sign up myself; create my own login; sign in with Google; user name; how do I get '
  'access; do I need an account; signing in; login page; sign-in page; which address for login; how do I enter; credentials; user id; '
  'can I make my own account; first time login; where do I type my password; where is the login screen; which username; what are my '
  'credentials; how can I access this from home; get inside; entry to the portal; open the portal; log into my account; may I use my '
  'work email; is there self registration; self sign up; where do I type my email and password; how does one get in; authenticate; '
  'single sign on; first time here how do I enter; can a guest log in; sign in on my phone; how to reach the portal; where is the page '
  'to log in; log in from my phone; which login details do I use; username and password; my login data; who gives me my login; get '
  'access for the first time; do I need a password to enter; sign in address; I want in; open a session'),
('Change your password',
  'change my password; reset my password; forgot my password; I forgot my password; lost password; cannot remember my password; new '
  'password; password reset link; password reset email; where do I change the password; set another password; renew password; how long '
  'must my password be; minimum password length; password rules; password requirements; how many characters does the password need; '
  'update my login; i am locked out and do not know my password; change your password; reset link did not arrive; password gone; choose '
  'a new password; password minimum; new password how; change pass; recover my password; password expired; change my login password; '
  'minimum characters of a password; forgot how to log in; my password slipped my mind; no clue what my password was; can not recall my '
  'password; password does not work any more; wrong password; invalid email or password; it refuses my password; my password is not '
  'accepted; I want a safer password; somebody knows my password; password was stolen; I keep typing the wrong password; send me a reset '
  'link; reset mail never came; swap my password; pick another password; how short may a password be; how often do I change my password; '
  'do sessions end when I change the password; password forgotten; update password; restore my login; new pass; how many letters for a '
  'password; 6 characters; forgot what I use to log in; lost my login; portal rejects my password; password was rejected; it says wrong '
  'password; password is wrong; the password does not match; no email with the reset link; change the password of my account; make my '
  'password stronger; I need a fresh password; password problem; cannot remember my login; how do I recover my account; modify password'),
('The password you were given',
  'default password; temporary password; initial password; first password; password I was given; why do I have to change my password; '
  'asked for a new password after signing in; dialog for a new password does not close; change your password dialog; forced password '
  'change; one time password; starting password; first login; password from the administrator; popup asks for a new password at first '
  'sign in; the password you were given; change the default password; dialog keeps coming back; start password; password of a new '
  'account; window that wants a new password; cannot close the password window; must I change the first password; a window blocks '
  'everything until I choose a password; the dialog will not go away; forced to pick a password; prompted for a password after the first '
  'sign in; first sign in; start with the password I got from the admin; handed a password by the administrator; is the default password '
  'safe; 8 characters; why must I replace the initial password; I can only see my profile; everything is hidden until I change the '
  'password; the portal demands a new password; a window asks me for another password each time; annoying password window; message says '
  'I must set a password; the admin gave me a password; password from my welcome mail; portal is blocked until I set a password; replace '
  'the start password'),
('"Please contact your administrator to activate your account."',
  'please contact your administrator; account not activated; my account is not active; my account is locked; my account is blocked; my '
  'account is disabled; I cannot sign in; cannot log in; login does not work; sign in fails; error when signing in; message at sign in; '
  'activate my account; why is my account inactive; login error; access denied at sign in; "please contact your administrator to '
  'activate your account."; login fails; login fails although the password is right; colleague login fails; account deactivated; portal '
  'does not let me in; login refused; message about activating my account; account is not active; shut out of the portal; locked out; '
  'kicked out; my login is not working; it will not let me in; access refused; account disabled; account suspended; account on hold; not '
  'activated yet; waiting for activation; my account was switched off; email not confirmed; message when I try to log in; sign in does '
  'not work; shut out; cannot get in any more; portal says inactive; thrown out of the portal; colleague cannot sign in; what does the '
  'activation message mean; who activates my account; portal says contact your administrator; what must I do to become active; message '
  'says my account needs activation; login is denied; I am blocked; it does not let me sign in; login stopped working; not allowed to '
  'sign in'),
('Your profile',
  'my profile; profile page; edit my profile; change my name; change my last name; I got married and have a new name; display name; my '
  'first name is wrong; where do I see my role; my details; my account settings; personal information; account page; how others see my '
  'name; update my name; misspelled my own name; where are my settings; your profile; last name is spelled wrong; my last name changed; '
  'change the name that others see; nickname in the portal; where is my role shown; my email in the portal; change my first name; see my '
  'own data; my page; my own page; my account page; where do I put my new surname; correct spelling of my name; nick name; the name '
  'others see is wrong; I changed my name; after my wedding; what is my role here; which email is on file for me; account settings; edit '
  'my data; personal page; my info; my first name has a typo; how do I appear to colleagues; user settings; preferences; change how I am '
  'called; where can I correct my name; my name is displayed wrong; fix the spelling of my name; spell my name right; change what I am '
  'called; see my role; what do you know about my account; edit my first name; update surname; view my profile'),
('Your phone number and job title',
  'change my phone number; my phone number; update my phone number; my number is wrong; I have a new phone number; new mobile number; '
  'change my job title; my job title is wrong; I got promoted and have a new title; edit my title; who changes my phone number; save '
  'company info; my extension changed; update my contact details; my position changed; your phone number and job title; new phone; got a '
  'new number; my position is wrong; update my title; new job title; I changed jobs in the company; my mobile number changed; my contact '
  'data is old; edit my number; got a new cell; new work phone; I have a different role now; I was promoted; my title changed; update my '
  'own number; old number is still shown for me; fix my phone; who updates my number; who can change my title; I cannot edit my number; '
  'why is the phone field locked; put my mobile into the portal; add my telephone; save my new number; my job description is out of '
  'date; my position is out of date; I got another extension; I switched roles; my phone is listed wrong; my own entry has the old '
  'number; how do I get my title corrected; who corrects my title; enter my mobile number; I have been promoted; my number is not in the '
  'directory'),
('Signing out',
  'log out; sign out; how do I log out; where is the sign out button; log off; end my session; leave the portal; account actions; sign '
  'me out; log out on all tabs; where do I sign out; signing out; leave my account; logout on every device; where is logout; end the '
  'session; sign out of a shared computer; quit the portal; how do I get out of here; stop my session; close my account for today; done '
  'for today; disconnect; exit button; where is the exit; sign out everywhere; log off from a shared machine; quit; I am finished; how '
  'to end the session; sign off; switch user; log in as somebody else; session on a borrowed computer; session on a shared pc; close the '
  'session; get logged out; leave the site safely; forgot to sign out on another machine; sign out button; terminate my session'),
('The staff directory',
  'staff directory; where do I find colleagues; list of employees; find a colleague; look up a coworker; phone book; contact list; '
  'telephone list; directory of people; who works here; all staff; where are phone numbers of colleagues; search for a person; employee '
  'directory; find somebody''s email; team list; how do I find a phone number; address book; company contacts; how is the directory '
  'sorted; order of the directory; the staff directory; list of colleagues; find a colleague''s number; who is who; search for people; '
  'team members; see all employees; email list of the staff; contacts of colleagues; where are all the people; names of colleagues; find '
  'an email address of a coworker; number of a colleague; people finder; colleague search; roster; list of staff; everyone at the '
  'company; overview of the staff; see who is on the team; look somebody up; search by name; get the number of somebody; how do I reach '
  'a coworker; contact information of the staff; where do I see job titles; list of emails; staff list; company directory; number of '
  'someone I do not know; members of the team; who else works here; faces and names; find people; address list; call a colleague from '
  'the portal; how do I find somebody in the company; is there a list of everyone; I need a number of someone; where can I see who does '
  'what; who does what here; find out somebody''s title; who works in which job; search a colleague; how do I contact a colleague; who '
  'is on our team; get in touch with somebody; look up people; a list of all people; all phone numbers; whom do I have as colleagues'),
('Correcting a directory entry',
  'directory entry is wrong; wrong number in the directory; a colleague''s phone number is wrong; typo in the directory; mistake in the '
  'directory; edit the directory; correct a colleague''s name; change somebody''s phone number; who can edit the directory; pencil on a '
  'card; last name needed; phone number needed; update a directory card; change an email address in the directory; misspelled name in '
  'the directory; fix somebody''s details; outdated number of a coworker; correcting a directory entry; number of a colleague is '
  'outdated; number in the list is outdated; entry of a colleague has a mistake; colleague changed her name; wrong name on a card; '
  'somebody is listed wrongly; fix a phone number of somebody else; email in the directory is wrong; pencil in the directory; directory '
  'shows an old number; wrong phone listed for a colleague; number is missing in the directory; add a phone number for a colleague; '
  'entry without a last name; name in the directory is misspelled; who maintains the directory; who keeps the staff list up to date; '
  'colleague has a different surname now; change the card of somebody; edit a staff card; pencil icon; directory is out of date; '
  'directory needs a correction; update someone else''s phone; where do I report a mistake in the directory; email of a colleague is '
  'misspelled; somebody is missing a phone in the directory; entry needs a phone number; put a number on a colleague''s card; name of a '
  'colleague is written wrong; change what the directory says; somebody else''s number changed; colleague has a new number; wrong info '
  'in the directory; the directory lists someone with the wrong name; who corrects the directory'),
('Roles in the portal',
  'roles; permissions; which roles are there; what roles exist; access levels; user rights; what is the difference between staff, admin '
  'and super admin; who may do what; who is allowed to do what; kinds of users; difference between administrator and super '
  'administrator; what is my role; levels of access; admin versus super admin; roles in the portal; three roles; which rights are there; '
  'who has which rights; explain the roles; what do the roles mean; role levels; types of users; what does my role let me do; why do '
  'others have more buttons; three levels; access rights; hierarchy of users; who is allowed what; user levels; overview of rights; role '
  'overview; what distinguishes an admin from staff; how do admin and staff differ; compare the roles; rights of each role; user groups; '
  'authorisations; privileges; why do I not see a button; why do I see fewer pages than others; I can see less than others; who has more '
  'rights; what can each role do; which roles do we have; difference of roles; what does my role mean; what am I; my role and its rights'),
('What staff members may do',
  'what may staff do; what can a staff member do; rights of staff; permissions of a normal user; what am I allowed to do; can staff see '
  'leads; what can I see as staff; rights of an ordinary employee; what can a regular user do; what staff members may do; what is staff '
  'allowed to do; standard user; rights of staff members; limits of a staff account; can staff edit the directory; may staff see '
  'applications; my rights as staff; what is a plain user allowed to do; what can I do without admin rights; basic rights; ordinary '
  'account; limits of my account; what does the staff role include; normal employee rights; am I allowed to see leads; can I edit the '
  'directory as staff; what does staff not see; default role; standard rights; things staff can do; what is open to staff; what can I do '
  'with my account; permissions of staff; what can I not do as staff; staff permissions'),
('What administrators may do',
  'what can an admin do; what may administrators do; rights of an administrator; admin permissions; admin rights; who reviews job '
  'applications; who can see resumes; who can read applications; can admins edit the directory; who changes the status of an '
  'application; job applicants'' files; what administrators may do; what do administrators do; what is an admin for; admin tasks; review '
  'applications; see resumes of applicants; change application status; who reads the applications; what powers has an admin; extra '
  'rights of an admin; what does the admin role include; who looks at applications; who goes through resumes; who sees the CVs; can '
  'admins see CVs; where do admins review applicants; who decides on applications; read an application; set an application to reviewed; '
  'status of an applicant; what is an administrator able to do; duties of an admin; who gets to see job applications; things admins can '
  'do; what is reserved for admins; what do admins get to see; which pages are for admins; who handles applications in the portal; where '
  'are applications reviewed'),
('What super administrators may do',
  'what can a super admin do; rights of a super administrator; super admin permissions; superadmin; who can edit names and phone '
  'numbers; who sees former colleagues; powers of a super admin; what is a super admin; why can I not edit the directory; what super '
  'administrators may do; super administrator tasks; what does a super admin do; highest role; who has all rights; full access; all '
  'powers; top role; who may edit the directory; who may edit phone numbers; who is allowed to change job titles; superuser; super user; '
  'root; owner rights; what more can a super admin do; only super admins; who sees inactive people; full rights; master account; what '
  'does super admin mean; who can see people that left; what is reserved for super admins; things only a super admin can do; super admin '
  'abilities; difference from a normal admin; powers of a superadmin; rights of a superadmin'),
('Making somebody an administrator, or changing another role',
  'make somebody an admin; make a colleague an administrator; promote someone; promote a user; give admin rights; change somebody''s '
  'role; set a role; who can change roles; demote an admin; how do I become an admin; assign a role; take away admin rights; grant '
  'permissions; upgrade an account to super admin; I need admin access; change my role; making somebody an administrator, or changing '
  'another role; promote people to admin; turn a user into an admin; admin rights for a colleague; take the admin role away; new role '
  'for a colleague; change role of somebody; make me admin; more rights for me; become a super admin; can I change my own role; '
  'downgrade an admin; give someone more rights; admin status for a coworker; appoint an admin; name a new administrator; I should be an '
  'administrator; can I have admin rights; request admin access; get more permissions; who hands out admin rights; who promotes users; '
  'remove the admin role; take away rights from a colleague; change a person from staff to admin; set someone to staff again; role '
  'change; switch the role of a user; last super admin; make me a super admin; need higher access; turn someone into a super admin; make '
  'a colleague a super admin; promote a colleague; give a coworker the admin role; colleague should have admin rights; how does somebody '
  'become an administrator; change the rights of a colleague; set the role; remove someone as admin; appoint a super admin'),
('Activating and deactivating people',
  'deactivate a colleague; disable an account; remove a user; delete an account; somebody left the company; a colleague quits; remove '
  'access of a leaver; activate a user; reactivate an account; offboarding; employee was fired; what happens when somebody is '
  'deactivated; block somebody''s access; who can deactivate people; enable a user again; lock out a former employee; colleague no '
  'longer works here; bring back a former colleague; activating and deactivating people; shut off an account; someone quit; close an '
  'account of a leaver; rid of a former colleague''s account; employee left; deactivate a person; switch off a user; end the access of a '
  'former employee; terminate access; colleague left what now; remove a former colleague; account of somebody who left; delete a '
  'colleague; reactivate a person; colleague was let go; someone resigned; person is gone; left us last week; cut off access; kick out a '
  'user; lock an account; freeze an account; suspend a user; employee departs; retire an account; can I delete a user; remove a person '
  'from the directory; take somebody off the list; someone who does not work here is still listed; let a former colleague back in; turn '
  'an account on again; make an account active; restore access for a returning colleague; who can lock a user; deactivated person; ex '
  'employee still in the list; contractor finished; colleague leaves the company what about the account; someone''s final day; login of '
  'an employee who leaves; employee goes what to do with his account; how do I end someone''s access; disable the login of a colleague; '
  'take away the login; account of a person who is gone; remove an old employee; bring an account back to life; let somebody in again; '
  'stop somebody from logging in'),
('New staff accounts',
  'create a staff account; add a new employee; new user; register a new colleague; create accounts; make an account for a new hire; who '
  'can create accounts; set up a login for a colleague; onboard an employee into the portal; how does a new colleague get access; create '
  'staff accounts; sample accounts; seed staff; default password of new accounts; add somebody to the portal; new account for a '
  'teammate; invite a new colleague; new staff accounts; accounts for new starters; set up accounts; account for a new employee; add a '
  'person; add a user; new employee needs a login; register a colleague; create a user; open an account for somebody; login for a new '
  'starter; new colleague starts; add a teammate; get a new hire into the portal; new coworker has no login; give someone access; '
  'account creation; user creation; provision an account; accounts for the team; add people to the portal; enrol a colleague; how does a '
  'newcomer get a login; sign up a colleague; register an employee; first password for a new user; who makes accounts; who sets up new '
  'users; temp worker needs an account; create logins; account for a trainee; account for a contractor; bring a new person on board; '
  'seed staff accounts; I need an account; new person starts how do they get access; how does a hired person get a login; account for '
  'somebody we hired; login for a new hire; get somebody into the portal; new employee cannot log in yet; set up a new user; who creates '
  'users; make a login; add accounts; bring somebody into the portal; where do new users come from'),
('Light and dark theme',
  'dark mode; light mode; night mode; switch to dark mode; dark theme; change the theme; too bright; screen is too bright; the screen '
  'hurts my eyes; black background of the portal; change appearance; light or dark; turn off dark mode; make the portal dark; white on '
  'black; day and night colors; light and dark theme; dark colors; switch to light; dark design of the portal; change colors of the '
  'portal; eyes hurt; less bright; dark screen; theme button; turn on dark mode; go back to light; it is blinding; glaring screen; too '
  'much light; make it black; darker please; lighter please; the page is too dark; it is all black; how to get it bright again; change '
  'the look; change the look of the portal; skin of the portal; display mode; contrast; sun icon; black mode; easier on the eyes; dim '
  'the screen; appearance; inverse colors; change background color of the portal; reading at night; the portal is too white; page hurts '
  'my eyes; make the background dark; can it be black instead of white; switch the colors; day mode; screen too dark; less glare; change '
  'how bright it is; bright mode'),
('The sidebar',
  'sidebar; hide the sidebar; collapse the menu; menu on the left; close the navigation; open the menu; shortcut for the sidebar; '
  'keyboard shortcut; ctrl b; where is the navigation; menu disappeared; menu is gone; menu on a phone; hamburger menu; make the menu '
  'smaller; more space on the screen; the sidebar; sidebar is in the way; toggle the sidebar; sidebar shortcut; fold the sidebar; left '
  'menu; show the menu again; make room; where did the menu go; key for the sidebar; navigation on mobile; bring back the menu; panel on '
  'the left; left column; navigation bar is gone; bar on the left; cannot find the menu; get the menu back; shrink the menu; minimise '
  'the sidebar; wider page; more room for the page; menu takes too much space; how do I navigate; where are all the links; hot key for '
  'the menu; ctrl+b; keyboard shortcuts; expand the sidebar; icons only; menu on my mobile; three lines icon; drawer; navigate on a '
  'phone; pin the sidebar; panel with the links is gone; where did the left side go; list of pages on the left; close the left panel; '
  'open the left panel; make the left side smaller; navigation disappeared; menu is hidden; show navigation'),
('Sales links',
  'sales links; communications board; HDD buyers; HDD resellers; purchasing sheet; sales and purchasing sheet; where is the CRM; sales '
  'tools; where is the list of buyers; hard drive buyers; list of resellers; what is under sales; who buys hard drives; link to the '
  'purchasing sheet; link to the communications board; who buys HDDs list; hdd resellers list; crm link; sheet for purchasing; links for '
  'sales people; buyers of disks; resellers; resellers of drives; sheet with purchases; spreadsheet for sales; sales spreadsheet; '
  'communication board; board for messages; open the CRM; tools for sales; where does sales find its links; who takes used hard drives; '
  'hdd list; purchase sheet; sales menu; customer system; contacts that buy drives; companies that purchase hard drives; who purchases '
  'disks; list of drive buyers; list of companies that buy HDDs; board for communications; link for sales; sales pages'),
('Operations links',
  'operations links; growth planning; solar inventory; job posting site; where is the inventory; where do I post a job; post a vacancy; '
  'employer site; what is under operations; how many panels do we have in stock; growth plan; solar stock; track solar inventory; how '
  'many modules are in stock; link to growth planning; put a job online; advertise a vacancy; post a job; inventory of solar panels; '
  'stock of panels; panel inventory; how much solar stock is left; inventory list; warehouse inventory; stocklist; what do we have in '
  'store; inventory system; plan for growth; growth; expansion plan; publish a job ad; recruiting site; where do we post openings; put '
  'up a vacancy; job board for employers; links for operations; module inventory; count of panels; what panels are in stock; how many '
  'panels are in the warehouse; see the panel stock; where is our inventory of solar panels; growth plans; link to post jobs; site for '
  'job postings'),
('Marketing links',
  'marketing links; social media planning; social media planning sheet; email outreach; outreach service; content calendar; planning '
  'sheet for posts; what is under marketing; cold emails; plan our social posts; editorial calendar; social media calendar; plan posts; '
  'where do we plan our posts; outreach mails; link to email outreach; sheet for social media; posting schedule; when do we post what; '
  'social calendar; content plan; social media plan; schedule of posts; sheet of the marketing team; email outreach service; cold mail '
  'tool; mass outreach; prospecting mails; links for marketing; tool for outreach; campaign planning; which posts are planned; where is '
  'the plan for our posts; social posts planned; link to the social media plan; who posts what on social; tool for cold emails; send '
  'outreach'),
('Tools and research links',
  'tools; hardware scanner; true tech value; research; international expansion; caught in the news; scan hardware; value of used '
  'hardware; what is a server worth; press articles; in the news; what is under tools; what is under research; how much is old equipment '
  'worth; tools and research links; what is true tech value; how do I scan a server; scanner for hardware; expansion to other countries; '
  'news about us; value a used server; links under tools; price of used hardware; estimate the value of a server; market value; resale '
  'value; worth of equipment; appraise a server; appraisal; scan a device; scan serial numbers; scanning tool; device scanner; newspaper '
  'articles; media coverage; press about us; who wrote about us; going international; expand abroad; foreign markets research; research '
  'links; our name in the press; valuation of equipment; tool for hardware prices; how much can we get for old gear; find out the value '
  'of a device; worth of used gear; check hardware; hardware check; look up a price of a server; what was written about us; plans for '
  'other countries'),
('Mail and calendar',
  'gmail; google calendar; my inbox; open my email; read my mail; where is my calendar; calendar; google mail; check my email; my '
  'appointments; meetings of today; is Gmail integrated; email in the portal; connect my gmail; when does Gmail integration come; '
  'outlook; mail and calendar; gmail inside the portal; gmail integration; mails in the portal; open gmail; google mail here; my '
  'meetings; calendar in the portal; see my emails; does the portal show my mails; what is on my calendar; my agenda; diary; open my '
  'inbox; new messages; unread mail; see my meetings; google workspace; mailbox; webmail; where do I read email; email client; send an '
  'email from the portal; add an event; is my mail in the portal; link to gmail; coming soon gmail; email & calendar card; when is my '
  'next meeting; today''s appointments; what meetings do I have; my schedule for today; see my schedule; show my agenda; my mails; open '
  'google calendar; get to my inbox; how do I get to my email; check mails; next appointment'),
('Leads CRM',
  'CRM; leads CRM; where are the leads; customer relationships; manage leads; sales leads; prospects; when does the CRM come; customer '
  'database; is the CRM ready; leads crm; is there a CRM; customer management; sales leads page; lead list; CRM status; manage '
  'customers; list of prospects; sales pipeline; pipeline; potential customers; track customers; manage prospects; where do I see leads; '
  'customer records; hubspot; salesforce; client database; CRM coming soon; relationship management; add a lead; enter a new lead; deals'),
('Sample leads',
  'sample leads; fake leads; test leads; demo data; create sample leads; seed CRM; fake data for the CRM; example companies; how many '
  'sample leads; fill the CRM with test data; dummy leads; generate leads for testing; test data; fill in example leads; how many test '
  'leads; seed the CRM; remove sample leads; demo leads; dummy data; made up leads; mock leads; seed data; populate the CRM; fill in '
  'demo customers; example leads; 25 leads; test customers; lead statuses; who can create sample leads; pretend leads; try the CRM with '
  'data; seeding; load sample data'),
('Fantasy football',
  'fantasy football; football league; league standings; football table; who is in the playoffs; how many teams are in the league; '
  'playoff positions; office league; who leads the league; football ranking; our football teams; league table; football standings; '
  'fantasy league; office football; who is winning the league; top of the table; how many teams play; which ranks make the playoffs; nfl '
  'league of the office; who is top in football; football scores of colleagues; football game of the staff; fantasy table; ranking of '
  'the teams; our league; playoffs; which team is first; who made the playoffs; fantasy teams; soccer league; last place in football; '
  'how is my team doing; points in the league; number of teams in fantasy football; how big is the league; standings in football; who '
  'wins the league; our football game; results of the football league; office football game'),
('Applying for a job',
  'apply for a job; job application; how can a friend apply; where can people apply; join our team page; application form; upload a '
  'resume; how big may a resume be; file size of a CV; which file types for a resume; resume as PDF; vacancies; careers; are we hiring; '
  'open positions; refer a friend; refer a candidate; recruit somebody; job openings; work for Daybreak; which fields are required in '
  'the application; where do applicants send their CV; max size of an uploaded resume; applying for a job; job form; CV upload; cv max '
  'size; which file for a CV; resume file type; doc or pdf resume; link for applicants; send my friend the application page; who can '
  'apply; upload limit for a resume; page for applicants; open jobs; how does somebody apply; application page; somebody wants to work '
  'here; how does one become an employee; I know a good candidate; recommend someone for a job; job seekers; get hired; job for my '
  'brother; send in a resume; cv as word document; my resume is too big; attachment limit for a resume; upload fails for a CV; which '
  'format for a CV; application site; where do applicants go; do we have openings; apply at Daybreak; job page; public application page; '
  'submit an application; hand in an application; employment; career page; internship; apply online; tell a friend about an opening; is '
  'a photo of a resume fine; my friend needs a job; someone I know wants to work here; relative is looking for a job; my sister wants to '
  'apply; where is the form for applicants; send a CV to us; how do people apply here; looking for work at our company; person looking '
  'for a job; bring in a friend; want to work for us; pass on a resume; candidate wants to apply'),
('The Marketing Center',
  'marketing center; marketing; marketing materials; what can I design here; what can I make; make a flyer; make a poster; create a '
  'brochure; create marketing material; where do I make an ad; design something; which materials are there; where are the designers; '
  'where do I create a postcard; create a social media post; templates for marketing; download a poster; how do I make a poster; design '
  'tool; print something for a fair; the marketing center; where do I make a poster; where can I create a flyer; create an ad; create a '
  'post for social media; where to design; start a design; create a postcard; all materials; what materials can I make; list of '
  'designers; make marketing stuff; where are the posters; new flyer; new poster; start a brochure; design a postcard; where do I get '
  'marketing stuff; need something for a trade fair; material for an exhibition; advertise our service; which designers are there; eight '
  'kinds of material; where do I begin a design; publicity material; handouts for customers; how do I design something; make an '
  'advertisement; create something for social media; I need a leaflet by Friday; sales collateral; collateral; promo material; where do '
  'we build flyers; graphics for an event; banner for a fair; print material; make a mailer; layout tool; canva; instead of photoshop; I '
  'want to promote an event; promote our services; promote something; announce an event to customers; I need marketing material; create '
  'something to hand out; something to advertise; tool to make flyers and posters; what can I produce; what kinds of material are there; '
  'design a flyer for an event; where can I design; make a design'),
('Poster sizes',
  'poster sizes; how big is a poster; how large are posters; poster dimensions; poster formats; largest poster; smallest poster; default '
  'poster size; portrait or landscape poster; poster in inches; what size should a poster be; poster orientation; biggest poster we can '
  'print; biggest poster; poster measurements; poster width and height; landscape poster; standard poster; 24x36; 27x40; 18x24; which '
  'poster formats; poster size in inches; maximum poster; how high is a poster; height of a poster; dimension of a poster; how wide is a '
  'poster; small poster; upright or sideways poster; horizontal poster; vertical poster; large poster for the wall; wall poster size; '
  'poster size options; which poster sizes do we print; poster inches; tiny poster; A3 poster; default format of a poster; huge poster; '
  'width by height of posters; preset poster formats; how large can a poster get; largest size of a poster; poster dims; measurements of '
  'the largest poster; available poster sizes'),
('Poster types',
  'poster types; kinds of posters; what kinds of poster can I make; event poster; poster for an event; awareness poster; educational '
  'poster; what is a poster for; date and time on a poster; location on a poster; service poster; why is there no date on my poster; '
  'type of poster; types of posters; poster for an open day; service or awareness poster; where do I put the date on a poster; themes of '
  'a poster; what can a poster be about; poster for a seminar; add date and time to a poster; date is missing on my poster; no location '
  'field on the poster; venue on a poster; category of a poster; awareness campaign poster; poster to inform people; purpose of a '
  'poster; educational material on a poster; event details on a poster; poster announcing an event; when does a poster show the date'),
('Flyer sizes',
  'flyer sizes; how big is a flyer; flyer dimensions; flyer formats; leaflet formats; handout size; kinds of flyer; flyer types; flyer '
  'for an event; smallest flyer; letter size flyer; half page flyer; date on a flyer; flyer measurements; a flyer in 4x6; how large are '
  'flyers; small flyer; flyer format; types of flyer; 5.5x8.5; handout formats; which size for a handout; flyer size in inches; biggest '
  'flyer; largest leaflet; handbill; pamphlet size; single sheet handout; flyer in inches; format of a leaflet; quarter page; letter '
  'format; size options of a flyer; a5 flyer; what sizes can flyers have; dimensions of a handout; width and height of a flyer; what can '
  'a flyer be for; flyer categories; time and place on a flyer; location on a flyer; big flyer; tabloid flyer; how large is the smallest '
  'flyer; tiny flyer; smallest flyer size; flyer dims; available flyer sizes; leaflet dimensions'),
('Brochure sizes and folds',
  'brochure sizes; brochure folds; folding of brochures; tri-fold brochure; bi-fold; z-fold; gate-fold; how many panels does a brochure '
  'have; how many pages does a brochure have; brochure formats; brochure dimensions; four panel brochure; ways to fold a brochure; legal '
  'size brochure; custom brochure size; three panel folder; brochure sizes and folds; trifold; bifold; zfold; gatefold; tri fold '
  'brochure; how is a brochure folded; types of brochure; number of pages in a brochure; 8 page brochure; brochure in legal; tabloid '
  'brochure; panels; which folds are there; brochure measurements; default pages of a brochure; zigzag fold; concertina; fold in three; '
  'fold in half; folded once; folded twice; how many sides has a brochure; booklet pages; booklet size; number of panels; folding '
  'options; how can a brochure be folded; folder with pages; four pages; six pages; eight pages; panel count; letter brochure; brochure '
  'page count; leaflet with folds; own size for a brochure; single fold; middle fold; fold types; does it fold like a letter; what kinds '
  'of folds; fold like an accordion; folded in a zigzag; which way does a brochure fold; brochure dims; how many panels; available folds'),
('Postcard sizes',
  'postcard sizes; how big is a postcard; postcard dimensions; postcard paper; paper weight of postcards; card stock; postcard finish; '
  'glossy or matte postcards; how many postcards can I order; postcard quantities; minimum order of postcards; uv coating; postcard '
  'formats; thickness of postcards; order 500 postcards; print run of postcards; how thick are postcards; thickness of a postcard; '
  'postcard stock; which paper for postcards; how many postcards at least; smallest number of postcards; matte; glossy; uv finish; 6x9; '
  '6x11; 5x7 postcard; largest postcard; order postcards; postcard measurements; copies of a postcard; finishes; minimum quantity; '
  'fewest postcards; how many cards are in a batch; print quantities; bulk postcards; thousand postcards; 2500 postcards; 250 cards; '
  'shiny postcards; gloss; dull finish; coating; laminated; heavy card; what are postcards printed on; sturdy paper; cardstock; 16pt; '
  'c2s; paper of a postcard; size of a mailer; big postcard; small postcard; postcard inches; surface of the card; how many can be '
  'printed; order quantity; smallest amount of postcards; amount of postcards; how few postcards can I order; how many do I have to '
  'order at least; minimum number of cards; postcard dims; available finishes; what paper is a postcard'),
('Postcard types',
  'postcard types; kinds of postcards; back of a postcard; front of a postcard; where does the stamp go; mailing address on a postcard; '
  'promotional postcard; reminder card; invitation card; announcement card; what goes on a postcard; stamp box; send an invitation by '
  'mail; service reminder; type of postcard; reverse side of a postcard; stamp on a postcard; reminder postcard; what is on the front of '
  'a postcard; postcard for an invitation; address side of a postcard; space for a stamp; indicia; layout of a postcard; two sides of a '
  'postcard; recipient address; where is the address printed; card to remind customers; maintenance reminder by post; invite people with '
  'a card; announce something by post; promo card; direct mail; what is on the reverse; message on the front; sides of the card; card '
  'for an event invitation; kinds of mailers; where do I stick the stamp; where to put postage; place for the address on a postcard; '
  'what kinds of cards; card types; rear of the postcard'),
('Google ad sizes',
  'google ad sizes; google ads; google ads dimensions; adwords sizes; leaderboard size; medium rectangle; mobile banner size; google '
  'banner; 728x90; 300x250; 320x50; pixels of a google ad; banner sizes for google; leaderboard; google display size; google ad formats; '
  'leaderboard pixels; mobile banner; 468x60; how big is a google ad; google advert size; google banner pixels; search ads banner; '
  'google display; google mobile ad; phone banner ad; google rectangle; banner pixels google; how large is a leaderboard; size for a '
  'google campaign; formats google accepts; ad on google; google creative sizes; 468 x 60; 728 x 90; medium rectangle pixels; pixels '
  'mobile banner; google advertising dimensions'),
('Facebook ad sizes',
  'facebook ad sizes; facebook ads; facebook carousel ad; facebook feed ad; facebook story ad; meta ads dimensions; facebook collection; '
  'ad size on facebook; carousel size; pixels of a facebook ad; facebook ad pixels; story ad; carousel; facebook advert size; ad for '
  'facebook how big; meta ad size; facebook story ad pixels; feed ad; promoted facebook post; advert on facebook; meta advertising; fb '
  'ad; fb carousel; fb story ad; fb feed ad; carousel pixels; picture of a facebook ad; sponsored facebook post size; promote on '
  'facebook; facebook collection ad; collection; facebook campaign picture; meta story; how big must a facebook advert be'),
('LinkedIn and display ad sizes',
  'linkedin ad sizes; linkedin ads; sponsored content; display ad sizes; display ads; skyscraper; skyscraper ad; banner ad; rectangle '
  'ad; linkedin message ad; web banner sizes; 160x600; wide banner; pixels of a linkedin ad; display network banners; linkedin and '
  'display ad sizes; linkedin ad pixels; sponsored post on linkedin; skyscraper pixels; display banner; web banner; banner for a '
  'website; ad for linkedin how big; linkedin advert; narrow high banner; half page ad; vertical banner; display advertising; banners on '
  'other websites; programmatic banners; linkedin campaign; linkedin promoted post; sponsored linkedin; linkedin message; inmail ad; '
  '300x250 display; display leaderboard; side banner; linkedin advertising dimensions; banner advertising; website ads'),
('Ad text limits',
  'ad text limits; ad headline length; how long can an ad headline be; characters in an ad; ad description length; call to action '
  'length; how much text fits in an ad; maximum headline of an ad; ad copy length; button text of an ad; longest headline; CTA '
  'characters; ad title length; length of an ad headline; short ad text; ad word count; how many letters in an ad; limit of the ad '
  'description; max headline; text of an ad too long; call to action characters; ad copy limit; words in an ad; letters in a headline; '
  'headline too long; my ad text is cut off; ad copy; how much can I write in an ad; length of the call to action; button label; button '
  'text; 30 characters; 90 characters; 15 characters; title of an ad; advert text; description of an ad; text length of an advert; '
  'characters for the ad headline; how short must an ad be; ad wording; cta; how many words fit in an ad; ad with too many words; text '
  'in an ad; number of characters in an ad; maximum text of an ad; limit for the headline; limit for the button'),
('Instagram sizes',
  'instagram sizes; instagram post size; instagram story size; reel size; instagram dimensions; insta post; square post; instagram '
  'format; pixels for instagram; aspect ratio of a reel; 9:16; instagram picture size; instagram pixels; square instagram picture; reel '
  'pixels; story pixels; instagram square; insta reel; how big is an instagram picture; instagram image dimensions; instagram feed; '
  'insta picture; insta pixels; insta stories; insta feed; ig post; ig story; ig reel; ig size; width and height for instagram; '
  'instagram aspect ratio; portrait video for instagram; 1:1; 1080x1080; 1080x1920; vertical story; square picture for social media; '
  'photo for instagram how big; instagram resolution; reels; reel measurements; size of a reel'),
('Facebook post sizes',
  'facebook post size; facebook cover size; facebook cover photo; facebook story size; facebook dimensions; picture size for facebook; '
  'facebook header; facebook page banner; facebook image pixels; facebook feed post; facebook post sizes; facebook picture pixels; cover '
  'of our facebook page; facebook image size; facebook cover pixels; facebook title picture; how big is a facebook post; fb post; fb '
  'cover; fb story; fb picture; header picture of our facebook page; banner of the facebook page; photo on top of our facebook page; '
  'image for a facebook post; resolution of a facebook picture; facebook cover measurements; fb header; 1200x630; facebook story pixels; '
  'how wide is a facebook cover; facebook page picture'),
('LinkedIn post sizes',
  'linkedin post size; linkedin article image; linkedin company page banner; linkedin cover; linkedin dimensions; linkedin banner size; '
  'linkedin image size; linkedin header; picture for a linkedin post; company page size; linkedin post sizes; linkedin banner; linkedin '
  'pixels; linkedin page header; company page picture; linkedin article size; banner of our linkedin page; how big is a linkedin post; '
  'linkedin photo; linkedin feed picture; linkedin company header; linkedin cover picture; linkedin page banner; image for a linkedin '
  'article; li post; li banner; banner on top of our linkedin page; how wide is a linkedin banner; linkedin resolution; 1200x627; '
  'linkedin update picture; company page header; linkedin profile banner'),
('Twitter sizes',
  'twitter sizes; tweet image size; twitter header; twitter post size; twitter banner; x post size; size of a tweet picture; twitter '
  'dimensions; picture for a tweet; twitter cover; twitter pixels; x banner; twitter header pixels; tweet picture; x picture size; '
  'header for x; twitter image dimensions; tweet photo; photo for a tweet; x post; x header; header of our x account; twitter account '
  'banner; twitter resolution; image in a tweet how big; twitter picture pixels; x image size; twitter photo; x feed picture; 1500x500; '
  'picture on top of our twitter'),
('Caption limits',
  'caption limits; caption length; how long can a caption be; characters in a tweet; how long is a tweet; tweet length; instagram '
  'caption length; maximum characters of a post; how much text in a post; character limit of social posts; how long may a post be; '
  'longest caption; text limit on linkedin; characters on twitter; how many characters in a post; caption characters; too long caption; '
  'text length on instagram; tweet limit; max length of a caption; characters allowed in a tweet; how much can I write in a caption; how '
  'wordy may a post be; words in a post; text under a picture; text below the photo; how much text on instagram; facebook text length; '
  'linkedin text length; characters per tweet; 280; 2200; my tweet is too long; post text is cut; length of a social media text; how '
  'long can a tweet be; caption size; maximum caption; caption is too long; can I write a long caption; hashtags count; how many words '
  'fit in a post; number of characters in a caption; maximum text under a post; character count for posts; length of a post'),
('Email marketing',
  'email marketing; newsletter; make a newsletter; email templates; email campaign; write a campaign; subject line length; how long may '
  'the subject be; characters in the subject; email audiences; who can we mail; welcome email; promotional email; mailing; newsletter '
  'templates; preview an email on a phone; mass email; marketing mail; who can newsletters be for; newsletter subject; subject length; '
  'types of emails; email audience; audience of a newsletter; newsletter preview; create a newsletter; create an email campaign; subject '
  'of a mailing; which email templates; welcome mail; send a newsletter; who are newsletters for; partner newsletter; mail blast; email '
  'blast; bulk email; send mails to all partners; write to prospects; write to all residential customers; group of recipients; '
  'recipients of a campaign; whom can a newsletter go to; edm; email design; html email; design an email; mail template; email '
  'announcement; promotional mail; welcome message for customers; educational mail; subject too long; letters in a subject line; 50 '
  'characters subject; see the mail on a phone; mobile preview of an email; desktop preview; inform customers by email; circular; target '
  'audience of a mail; mailing list types; send an email to all partners; mail to customers; mailing to many people; mass mailing; '
  'newsletter to residential customers; how do I send a newsletter; write a newsletter; who receives newsletters'),
('The AI Design Wizard',
  'AI design wizard; design wizard; wizard; generate a design; let AI make a design; design from a description; automatic design; '
  'regenerate; how long may the description be; AI generator; create a design with AI; make an infographic; prompts for the wizard; '
  'material from a prompt; make me a design; prompt length; styles of the wizard; where are my generated designs; the ai design wizard; '
  'make something with AI; AI design; design by AI; AI make a design; AI can create; describe what I want; automatic poster; artificial '
  'intelligence design; generated designs; wizard themes; how long is a prompt; try another variant; how many designs are kept; create '
  'an infographic; create a banner with AI; let the computer design; let a robot design; design without effort; computer makes the '
  'design; I have no idea what to design; ideas for a design; I describe it and it makes it; text to design; magic design; smart design; '
  'can you draw a picture; draw me something; auto generate; automatically create a flyer; chatgpt design; description length; 500 '
  'characters; how many words in the prompt; regenerate a design; next variant; another suggestion; previous generated designs; five '
  'newest; style for the wizard; eco-friendly theme; minimalist; tech forward; vibrant; professional theme; prompt ideas; example '
  'prompts; make an infographic with AI'),
('New hire kit',
  'new hire; new hire kit; I am new here; I just started; first day; first week; onboarding; new colleague kit; starter kit; welcome '
  'kit; what does a new colleague need; onboarding material; onboarding for a new colleague; what do I need as a newcomer; kit for a new '
  'employee; my first day at work; prepare for a new starter; kit for a new starter; new starter; what does a newcomer get; things for a '
  'new colleague; first day kit; welcome package; materials for a new employee; starter pack; I am new what do I do; welcome pack; '
  'getting started at Daybreak; I start on Monday; what do I need as a new colleague; somebody joins my team; joining; new joiner; '
  'things to prepare for a newcomer; newbie kit; signature card and background in one; one form for signature and business card; new '
  'hire page; fresh employee; rookie; induction; settling in; materials for a new team member; checklist for a new hire; begin my job'),
('Email signature',
  'email signature; where do I get a signature; make a signature; signature for gmail; signature for iphone; copy my signature; footer '
  'of my emails; mail signature; signature in outlook; update my signature; badges in the signature; signature generator; set up my '
  'signature; add signature; put my details under my emails; signature on my phone; which number is in the signature; sig for outlook; '
  'signature for mails; my mail footer; create a signature; create an email signature; signature on iphone; signature with badges; how '
  'do I get a signature; where is the signature; name under my emails; copy signature to gmail; update the signature; block under my '
  'mails; text at the end of my emails; sign my emails; mail sign-off; closing of an email; contact block in emails; signature for my '
  'mails; how do I sign emails; add the logo under my mails; badges under my mail; iphone mail signature; gmail signature; paste my '
  'signature; signature block; mail footer; html signature; my signature is outdated; signature does not show my number; new signature; '
  'auto signature; signature design; signature on my mobile; put my name at the bottom of emails; which badges are in the signature; '
  'footer in outlook; my mail footer is outdated; change the text under my mails; signature is old; signature with our logo; update my '
  'email footer; name and number under a mail'),
('Business cards',
  'business card; business cards; visiting card; make a business card; business card size; order business cards; card dimensions; '
  'business card template; vertical business card; print business cards; my card; name card; calling card; how big is a business card; '
  'resolution of business cards; create a business card; size of a card; visit card; business card pixels; card in mm; card with both '
  'sides; card dpi; order a business card; my own business card; where do I get business cards; upright business card; download a '
  'business card; hand out my card; card with my name; cards for a fair; card to give to clients; cards with my number; contact card; '
  'name cards; print my card; horizontal card; landscape card; portrait card; both sides of a card; back of the business card; wallet '
  'card; visiting cards; dimensions of a calling card; millimetres of a business card; 3.5 x 2; specs of a business card; copy '
  'specifications; I ran out of cards; need new cards; my cards have the old number; business card design; biz card; business card '
  'resolution'),
('Meeting backgrounds',
  'meeting background; zoom background; teams background; virtual background; background for video calls; google meet background; '
  'wallpaper for calls; data center background; server room background; picture behind me in a meeting; backdrop for webcam; background '
  'for a conference call; size of a meeting background; webcam picture; video conference background; server corridor; meeting '
  'backgrounds; background for zoom; background for teams; video background; download a background; background picture of a server room; '
  'how big are the backgrounds; which backgrounds are there; picture for video calls; backgrounds with our logo; background for google '
  'meet; blur my background; look professional on a call; something behind me; behind me on camera; camera background; webcam '
  'background; my background in a meeting; screen behind me; branded background; company background for calls; picture for teams; '
  'picture for zoom; meet background; virtual backdrop; video chat background; corridor picture; data center picture; online meeting '
  'picture; skype background; webex background; background image for a webinar; 1920x1080; which platforms do the backgrounds work with; '
  'hide what is behind me; my room looks messy on camera; cover my room during a call; nice background for calls; put something behind '
  'me on video; change my background on video; picture behind me on a call; office background for calls'),
('Print specifications',
  'print specifications; print resolution; dpi for print; which dpi; cmyk or rgb; color mode for print; print quality; what does the '
  'printer need; resolution of print files; printing house requirements; prepress; send to the print shop; ppi; resolution for the print '
  'shop; print dpi; print file settings; print colors; 300 dpi; colors for printing; print in cmyk; what does a print shop need; '
  'resolution of a printed piece; print requirements; what resolution for print; dots per inch; quality for printing; how sharp must a '
  'print be; the print looks blurry; blurry print; what does the printing company need; specs for the print house; printing '
  'requirements; color space; color profile; rgb for print; print ready; professional printing; commercial printer; offset; pixelated '
  'print; requirements of a printer; send a file to the printer; press ready; color mode for printing; which color mode; offset print; '
  'cmyk for offset; dpi of a print file; resolution of a poster for print; what quality for the printing house'),
('Themes of the designers',
  'themes of the designers; which themes are there; white theme; blue theme; image theme; poster theme; theme of a flyer; picture behind '
  'the text; which background for the poster; blue text on white; themes of social posts; color themes; white text on blue; which themes '
  'does a flyer have; blue or white theme; background picture behind the text; theme of a postcard; change theme of a flyer; themes for '
  'social posts; styles of a poster; colour schemes for a flyer; look of a poster; white version; blue version; dark version of a '
  'poster; picture theme; photo behind the text; background of a flyer; change the background of my poster; choose a theme; theme '
  'options; can a brochure be blue; which looks are there; color of the text on a flyer; designer theme; poster with a photo; postcard '
  'with a picture; theme list; change the look of a poster; poster in blue; flyer in white; text color of a flyer; background picture on '
  'a poster'),
('Your own pictures',
  'my own pictures; upload my own photo; use my own picture; upload an image; add a photo; images panel; where are my drafts; draft is '
  'gone; where did my draft go; are drafts saved; where is my work saved; reset a form; my picture is not shown; insert own images; '
  'pictures stay in the browser; start a form over; lost my design; replace the picture; your own pictures; add own pictures; own photos '
  'in a flyer; use my own images; upload a picture; put a picture on a poster; how do I add a photo; add pictures to a brochure; where '
  'are my pictures stored; other picture for an ad; change the picture; draft disappeared; drafts; reset my form; my own photo on a '
  'postcard; import a picture; insert a photo; drag a picture in; upload images; my image does not show up; picture is missing; picture '
  'does not appear; how many pictures can I add; which picture goes where; replace the photo of a brochure; swap the picture; logo of a '
  'partner as picture; clear the form; start again from scratch; reset the designer; back to the defaults; unsaved draft; is my draft '
  'kept; draft lost; are pictures uploaded to a server; where do my images go; own image; other photo; change the image of an ad; put a '
  'photo of mine in a flyer; add my photo; own photo on a poster; use another picture; upload a logo; picture upload; can I add pictures'),
('Daybreak',
  'company name; legal name; official company name; what is Daybreak; what does Daybreak do; what does our company do; who are we; about '
  'us; about the company; full name of the company; our business; name on a contract; what is our line of work; name for invoices; '
  'registered name; company description; daybreak; official name of the company; company full name; what kind of business are we; what '
  'do we do; who is Daybreak; what does this firm do; legal form; name for legal papers; which name goes on an invoice; our full name; '
  'registered company name; are we an inc; what does inc stand for in our name; what is our company about; describe our company; who is '
  'my employer; explain what we do; what industry are we in; our company in one sentence; what does this company do; company profile; '
  'tell a stranger what we do; correct spelling of our name; boilerplate; what kind of company are we; what is the company called; name '
  'of our company for a contract; what do I write as company name; legal name for contracts; our company in short; what do we do here'),
('Our tagline',
  'slogan; motto; tagline; company motto; what is our slogan; our mission; claim of the company; catchphrase; line under the logo; our '
  'vision; our tagline; company slogan; brand claim; what is our motto; sentence under our name; our catch phrase; our saying; the line '
  'we put under the logo; advertising line; brand line; strapline; what do we stand for; mission statement; our promise; leading the '
  'future; one liner of the company'),
('Office phone number',
  'office phone number; number of the office; company phone number; front desk; phone of the reception; main number; switchboard; call '
  'the office; headquarters phone; general phone number; how can customers call us; central number; call the company; main line; main '
  'phone; number for customers; telephone of the company; front desk number; how do I call the office; phone of the company; company '
  'phone; landline of the office; hotline; what number do I give to a customer; number for visitors; number on our letterhead; general '
  'line; company line; call headquarters; how does a customer reach us by phone; phone us; ring the office; central phone; dial the '
  'office; our telephone; contact number of the company; front office phone; public phone number; reach the office; reach somebody at '
  'the office; switch board; what is our phone number; number to call us; office line; telephone number of the office; who do customers '
  'call; number to reach us'),
('Office address',
  'office address; where is the office; where are we based; headquarters; head office; where is Daybreak; company address; postal '
  'address; where do I send mail; directions to the office; zip code of the office; street address; where do we sit; which city are we '
  'in; location of the company; ship a parcel to us; how do I get to the office; street; zip; zip code; where are we; address of the '
  'company; address for letters; where is headquarters; city of the office; map to the office; where do packages go; address for a '
  'delivery; postcode; where should visitors come; what do I type into my gps; navigation address; how to find the office; where do I go '
  'on my first day; where do I send a letter; return address; shipping address; deliver something to us; a supplier asks for our '
  'address; where do clients visit us; office in which city; which state are we in; which country is our office in; building address; '
  'house number; mailing address of the company; austin office; horizon way; where exactly are you; on which street; map; where do we '
  'receive packages; address on the letterhead; what is our location; where can people find us; where do I send a package; where do we '
  'get our mail; location of our office; come to the office'),
('Regions',
  'regions; where do we operate; which countries do we work in; which markets; do we work in Europe; do we work in Asia; international; '
  'Latin America; North America; where are we active; continents; do we ship abroad; countries we serve; which parts of the world; '
  'countries; in which regions do we work; do we work abroad; do we serve Mexico; which continents; where in the world; global presence; '
  'are we in Europe; which part of the globe; do we have business in south america; business in canada; do we sell to germany; do we '
  'operate in africa; are we in australia; geographical coverage; territories; market area; sales area; areas we cover; do we cover '
  'Brazil; countries we deliver to; foreign countries; do we work outside the united states; where do we do business; is daybreak '
  'international; do we do business in asia; which states do we serve; coverage'),
('Brand guidelines',
  'brand guidelines; brand book; style guide; corporate identity; corporate design; CI manual; brand rules; where is our branding; '
  'branding; may vendors use our logo; guidelines for partners; send our brand rules to an agency; brand assets; permission to use the '
  'assets; brand manual; design rules; rules for our brand; brand manual for an agency; how do we look; can partners see our brand '
  'rules; guideline; where are the brand rules; branding guide; use of our assets; is the brand page public; how should our stuff look; '
  'rules for design; rules for using our name; visual identity; house style; brand kit; press kit; media kit; assets for partners; '
  'partner asks for brand rules; may a vendor use our brand; may somebody outside read the brand page; can the printer see the '
  'guidelines; look and feel; do we have a style manual; brand standards; legal use of the brand; permission for the logo; ci '
  'guidelines; design manual; brand page; corporate look; what agencies must know about our brand'),
('Cyan, our primary color',
  'cyan; turquoise; primary color; main color; hex of cyan; hex of turquoise; cyan rgb; cyan cmyk; our blue-green; 14BCC0; code of the '
  'primary color; may text be cyan; main brand color; first color; cyan, our primary color; blue green; hex code of our blue green; main '
  'color code; turquoise in cmyk; cyan hex code; rgb of cyan; brand blue; cyan in print; exact code of our cyan; our main blue; brand '
  'turquoise; blueish color; aqua; which blue is ours; which color comes first; where may I use cyan; is cyan allowed for text; cyan for '
  'small text; print values of cyan; cyan numbers; leading color; signature color; pantone of our cyan; primary colour; light blue of '
  'the brand; cyan value; exact cyan; values of our cyan; code for cyan; what is our cyan exactly; our blue'),
('Neutral gray',
  'gray; grey; neutral gray; hex of gray; gray rgb; gray cmyk; secondary color of the brand; 76777A; code of our gray; what is our gray '
  'for; neutral color; gray code; which gray; hex code of gray; gray in cmyk; rgb of gray; exact code of the gray; grey value; grey hex; '
  'our grey in print; which grey; grey for lines; colour of secondary marks; gray numbers; silver; gray for rules; cmyk of gray; neutral '
  'colour; grey tone; where do I use gray; exact gray; values of our gray; code for gray; the gray we use'),
('Vibrant orange',
  'orange; vibrant orange; accent color; hex of orange; orange rgb; orange cmyk; FF6022; highlight color; code of our orange; color for '
  'buttons; what do we use as an accent; text on orange; orange code; which orange; hex code of orange; orange in cmyk; orange in print; '
  'rgb of orange; accent; orange hex; orange value; accent colour; color to highlight something; orange numbers; how much orange may I '
  'use; text color on orange; signal color; warm color; print values of orange; bright color of the brand; where may I use orange; '
  'orange tone; can I use orange twice; exact orange; values of our orange; code for orange; the orange we use; our exact orange'),
('Brand colors',
  'brand colors; our colors; company colors; house colors; color palette; corporate colors; color codes; hex codes; which colors do we '
  'use; what are our colours; three brand colors; color scheme; palette; colors of the brand; which are our colors; all color codes; our '
  'palette; colors of Daybreak; official colors; company colour codes; what colors are allowed; color values; codes of our colors; which '
  'three colors; rgb values of the brand; brand colour palette; corporate colours; main colors; colour list; colors in our logo; color '
  'guide; which colours belong to us; official palette; colours of the company'),
('Designer colors',
  'designer colors; colors of the designers; teal; teal blue; dodger blue; teal hex; color of signatures; color of business cards; '
  '104A6D; 3ABBFF; colors in the signature; blue in the designers; amber; dark blue of the cards; blue of the signature; teal code; '
  'light blue; colors of business cards; color of a signature; hex of dodger blue; hex of amber; colors used in the designers; colors in '
  'the marketing tools; blue of the business card; dark teal; darker blue; dark blue hex; bright blue; sky blue; yellow orange; FFB343; '
  '14BCC0 in the designers; palette of the designers; colours in the signature; which blue is in the card; secondary colour of the '
  'signature; marketing colors; colour of a business card; tool colors'),
('Typography',
  'typography; font; which font do we use; typeface; poppins; font of headings; headline font; body font; font weight; line height; '
  'letters; font for documents; font size; font family; house font; corporate font; text in capitals; which typeface for titles; which '
  'typeface; what typeface do we write in; our typeface; font of the brand; fonts; headline type; weight of headings; body text font; '
  'name of our font; letters of headlines; text font; font for titles; which font in presentations; line spacing; which letters do we '
  'use; lettering; what font for a letter; which font in word; font for slides; font for a poster; name of the typeface; thickness of '
  'headings; weight of body text; are headings in capitals; uppercase headlines; distance between lines; line spacing of text; text '
  'style; corporate typeface; where do I get the font; how bold are titles; text weights; is Arial allowed; official font; font rules; '
  'writing style of headings; letter style'),
('Logo',
  'logo; our logo; logo versions; logo variants; where is the logo; download the logo; logo on dark background; white logo; logo on a '
  'photo; may I stretch the logo; may I recolor the logo; logo rules; space around the logo; clear space; logo icon; which logo for a '
  'dark ground; rotate the logo; logo file; change the color of the logo; logo on orange; black and white logo; company sign; distance '
  'to the logo; turn the logo; rotate our logo; logo on black; logo on a picture; which logo on orange; may I change the logo; logo in '
  'another color; minimum space around the logo; which logos are there; versions of the logo; logo on dark; logo in white; get the logo; '
  'tilt the logo; logo download; logo for print; place the logo on a picture; company emblem; our symbol; get a picture of the logo; '
  'vector logo; logo as svg; logo as png; logo with a transparent background; gray logo; colored logo; one color logo; logo for a dark '
  'surface; logo in black; bend the logo; squeeze the logo; make the logo wider; resize the logo; may I tint the logo; crop the logo; '
  'how much air around the logo; free space around the logo; safe zone; protective space; how close may text be to the logo; logo '
  'misuse; which logo do I use; logo for a t-shirt; sponsor wants our logo; icon of the company; favicon; stacked logo; send the logo; '
  'night logo; logo over a photo; logo on an image; where may the logo go; is it ok to change the logo; can the logo be rotated; logo on '
  'a photograph; correct use of the logo; which version of the logo'),
('Certifications',
  'certifications; are we certified; which certificates do we have; compliance standards; standards we follow; industry badges; '
  'accreditation; which badges do we have; are we HIPAA compliant; quality seals; memberships; certificates; what are we certified for; '
  'R2 certificate; certified company; our badges; standards; which standards do we meet; do we comply with HIPAA; RIOS qualified; '
  'certified recycler; proof of certification; do we have an R2 certificate; customer asks if we are certified; proof that we are '
  'compliant; which seals do we have; licences we hold; are we iso certified; industry recognition; recognised by whom; quality '
  'certificate; environmental certificate; security standards; data security certification; which norms do we follow; dod 5220; are we '
  'rios certified; solar association; member of seia; audited; trust badges; compliance certificates; accreditations; nist standard; '
  'responsible recycling; which certificates can I show a client; are we audited; proof of R2; what are our certificates; are we '
  'compliant; do we have certificates'),
('Our services',
  'our services; what do we offer; what do we offer our customers; what do we sell; what services do we have; what can customers buy '
  'from us; what does the company offer; range of services; offering; what do we do for clients; portfolio of services; services for '
  'customers; what can we do for a customer; list of services; what do we provide; things we sell; our offer; what does Daybreak offer; '
  'what can a customer get from us; what do we do for customers; which services can I sell; our portfolio; product range; products; '
  'things we do; what jobs do we take on; full list of what we offer; what can I tell a prospect we do; how do we help clients; '
  'solutions; do we offer anything besides recycling; services at a glance; what are we selling; business areas; lines of business; what '
  'would a client hire us for; what does our company sell; what can we offer a client; what are our services; what are we good at'),
('Recycling',
  'recycling; what do we recycle; do we recycle batteries; do we take inverters; old solar panels; where do broken panels go; which '
  'items do we take; get rid of panels; batteries; inverters; panel disposal; dispose of batteries; scrap panels; do we accept old '
  'panels; collect old modules; old batteries; inverters taken; which things can be recycled; do we recycle inverters; what can '
  'customers bring; take back panels; recycling of panels; used batteries; recycle modules; do you take panels; do we accept batteries; '
  'accept inverters; what do we take; what do we not take; drop off panels; drop off modules; bring old panels; broken modules; damaged '
  'solar panels; take care of scrap; hand in old equipment; where do old modules end up; client wants to throw away panels; pick up old '
  'panels; take apart panels; pv modules; photovoltaic; old solar cells; recycle a battery; defective inverter; solar disposal; '
  'electronic waste; e-waste; used panels; remove panels from a roof; discarded inverters; do we take batteries; do we accept lithium '
  'batteries; what can be recycled; which things do we take back; do we take broken panels; can clients give us batteries; which '
  'materials do we recycle; we recycle what'),
('Buying and selling equipment',
  'buying equipment; selling equipment; do we buy used servers; do we sell refurbished gear; surplus equipment; decommissioned '
  'equipment; used hardware; sell old hardware to us; second hand equipment; resale; what do we buy; refurbished; do we purchase '
  'surplus; secondhand servers; do we sell used equipment; buying and selling equipment; purchase old servers; buy old servers; sell us '
  'equipment; used gear; refurbished servers; surplus hardware; buy back; sell old equipment; do we buy decommissioned gear; used '
  'equipment for sale; customer wants to sell servers; can we take surplus servers off a client; client has servers to sell; do we pay '
  'for old equipment; trade in; cash for old gear; sell refurbished servers; reconditioned hardware; renewed equipment; pre-owned; can a '
  'client buy used gear from us; do we buy hard drives; do we sell hard drives; excess equipment; leftover hardware; liquidate a data '
  'center; asset recovery; remarketing; do we buy routers; buy data center gear; overstock; decommission a data center; what happens '
  'with surplus gear; second life of equipment; old servers'),
('Secure destruction',
  'secure destruction; data destruction; destroy data; wipe hard drives; shred hard drives; shredding; erase disks; destroy equipment; '
  'how is data destroyed; safe disposal of data; do we destroy hard disks; data wiping service; rid of data on disks; delete hard '
  'drives; destroy disks; wipe data; erase data securely; secure erasure; shred disks; is data destroyed; what happens to data; data on '
  'old servers; destroy equipment securely; make sure the data is gone; is client data really deleted; erase a disk; get rid of '
  'confidential data; crush drives; media destruction; degauss; sanitise disks; wipe a server; shred ssd; old hard disks with data; '
  'proof of destruction; destroy storage media; hard drive disposal; secure disposal; confidential equipment; data sanitisation; tapes; '
  'permanently erase data; kill the data'),
('The solar waste crisis',
  'solar waste crisis; solar waste; how many panels reach end of life; how much goes to landfill; panels thrown away by 2030; end of '
  'life panels; waste numbers; the problem with solar panels; why recycle solar panels; tons of solar waste; how much material is '
  'wasted; discarded panels; million panels; facts about solar waste; the solar waste crisis; tons in landfill; landfill tons; how many '
  'panels by 2030; wasted materials; solar panels thrown away; waste problem; panels at the end of their life; 80 million panels; why is '
  'solar waste a problem; share of materials wasted; why does recycling panels matter; how bad is solar waste; how many modules become '
  'waste; panels that die by 2030; worn out panels; when do panels reach the end of their life; amount of waste from panels; how much '
  'solar junk; tons in the dump; figures about solar waste; how much of the material gets lost; environmental problem of panels; what '
  'happens to panels in 2030; the crisis; share of panels that is wasted; why is our work needed; scale of the problem; industry waste '
  'numbers; how many solar panels retire'),
('Our advantage in figures',
  'our advantage; recovery rate; material recovery rate; how much do we recover; landfill rate; compliance rate; our numbers; how good '
  'are we; key figures; what percentage do we recover; zero landfill; percent of materials recovered; statistics about us; why are we '
  'better; our performance; how much of a panel is recovered; how much ends up in landfill with us; our advantage in figures; recovery '
  'percentage; percent recovered; how much is recovered; recovery quota; what percentage goes to landfill; our figures; our results; '
  'compliance percentage; material recovery; why choose us; how much material do we get back; what part of the material is recovered; '
  'recycling rate; recycling quota; efficiency of our recycling; are we really zero landfill; do we send anything to landfill; does '
  'anything end in the dump; compliance in percent; are we fully compliant; 98 percent; what makes us better than others; why us; '
  'selling points; strengths; how effective are we; arguments for customers; our track record; proof points; success rate; USP; '
  'advantages over others; numbers for a pitch; stats; what share do we recover; how much of a panel can we use again; how much of the '
  'material is saved; how high is the recovery rate; what portion gets recovered; share of material recovered from a panel; are we '
  'better than others'),
('Our clients',
  'our clients; who are our customers; customer types; which industries do we serve; who do we sell to; target group; EPC contractors; '
  'utilities; who buys from us; kinds of clients; who do we work for; target customers; market segments; client list; which companies do '
  'we work with; who are our clients; customers of ours; for whom do we work; do we work for utilities; kinds of customers; industries; '
  'which customers; contractors; typical customer; who hires us; what kind of companies buy from us; which sectors; who are typical '
  'clients; do power companies work with us; energy companies; do homeowners hire us; b2b; customer groups; customer segments; who is '
  'our audience; who needs us; do we work with installers; construction companies; commercial customers; operations and maintenance '
  'firms; who do we serve; client types; which businesses are our customers; buyers of our service; who uses our services; ideal '
  'customer; what kinds of clients; which firms are our clients; who buys our service; for which companies; our typical customer'),
('Our process',
  'our process; process steps; how do we work; what are the steps; what happens after a client sends a list; how does a project run; '
  'steps of a recycling job; workflow with clients; what happens first; procedure; equipment list; from request to documentation; how '
  'does recycling with us work; stages of a project; five steps; our steps; what happens after the equipment list; order of the steps; '
  'what does the client get at the end; how does it work for a client; what comes after the quote; our procedure; how does a pickup run; '
  'step by step; how does a deal go; what happens once a client calls; what must a client send first; what does a client have to do; '
  'first step for a customer; next step after the quote; explain to a client how it works; from start to finish; phases; stages; '
  'sequence of work; course of a project; how do we handle an order; when do we schedule logistics; what papers does the client receive; '
  'documentation for the client; certificate at the end; what is an equipment list; how do we run a job; how do we start with a new '
  'client; last step; roadmap of a job; process overview; pick up and processing; how do we work with a customer; what does the customer '
  'do first; what happens with an order; how does our service run; steps with a client; what is the first step'),
('Quote and turnaround times',
  'quote time; how fast do we quote; how long does a quote take; response time; turnaround time; how long does a job take; when is the '
  'work done; duration of a project; delivery time; how many days does it take; when does a customer get an offer; offer within how many '
  'hours; processing time; lead time; how quickly do we reply to a request; quote and turnaround times; turnaround; how fast is a quote; '
  'quick quote; when does the client get a quote; how quick is an offer; how soon is the work finished; how long does processing take; '
  'days until finished; reply to a quote request; how many hours for a quote; time to complete; price within how many hours; when will '
  'the client hear from us; how soon do we answer; how soon do we reply; how fast are we; time until a quote; within 24 hours; when is a '
  'job finished; how many weeks does it take; 7 to 14 days; time frame; timeline; deadline of a job; speed of processing; when will it '
  'be done; completion time; how long do customers wait; estimated time; when do we deliver a quotation; duration of processing; service '
  'level; sla; how long until everything is recycled; how long does a customer wait for a price; when is a price ready; time until we '
  'send a price; how long is the wait; price request; when do we answer a request; how many days for a job; time needed for a job; how '
  'long do we need'),
('The sales deck',
  'sales deck; sales presentation; pitch deck; slides; how many slides; present to a client; company presentation; next slide; previous '
  'slide; keys in the deck; full screen presentation; slideshow; powerpoint; deck for customers; present full screen; go to the next '
  'slide; show the presentation; pitch; how do I present; the sales deck; deck for a client meeting; slides for customers; open the '
  'deck; deck full screen; key for the next slide; where is the presentation; show the slides; deck keys; number of slides; go back a '
  'slide; where is the sales presentation; show our company to a prospect; slides about us; what do I present to a client; pages in the '
  'deck; how long is the presentation; how do I move to the next slide; advance the slides; arrow keys; space bar; backwards in the '
  'slides; flip through slides; full-screen; make the slides fill the screen; presentation for a prospect; pitch to investors slides; '
  'keynote; power point; start the slide show; open the slides; deck navigation; leave full screen; sales slides; present our company; '
  'material for a sales meeting; overview slides; slides for a client; where are the slides; presentation about our company; how do I '
  'switch slides; show slides; move between slides'),
('Email address and website',
  'company email; mailbox for customers; general email address; email address of the company; what is our website; our website; web '
  'address; company website; contact address for customers; info address; homepage of the company; where can customers write to us; '
  'general mailbox; url of our site; how do customers contact us; email of the company; how can people reach the company; email address '
  'and website; webaddress; general mail address; mail address of the company; our web page; homepage address; email for customers; '
  'where do customers write; website link; contact email; url; which email do I give to a customer; where can people write to us; '
  'customer wants to write to us; inquiries; enquiry address; info mail; public email; our homepage; company domain; domain name; link '
  'to our public site; web presence; site of the company on the internet; online contact; contact us; what is our url; web link; general '
  'inquiries; hello address; how do people write to us; our email; address of our website; where is our website; email for questions; '
  'our web address; where do clients write'),
('Your pieces',
  'your pieces; my pieces; where are my saved designs; save my design; where do I find my poster again; library of designs; save to your '
  'pieces; folder for my designs; rename a piece; duplicate a piece; copy a design; open my flyer on another computer; keep my draft; '
  'where are my saved posters; where did I save it; my saved work; find my old flyer; where are my files; my library; my designs; list '
  'of my designs; continue working on my flyer; keep working later; store a design; save my work; autosave; is it saved automatically; '
  'access my poster from home; what colleagues shared with me; shared with me; rename my poster; make a copy of a poster; copy of my '
  'flyer; sort my designs into folders; organise my designs; folders; work from last week; where is my stuff; name a design; save to my '
  'pieces; find the poster I made; where is the flyer I made; get to my saved designs; open an old design; I saved a flyer where is it; '
  'list of what I made; designs that were shared with me'),
('Sharing a piece with colleagues',
  'share a piece; share a poster with a colleague; share my design; let a colleague edit my flyer; give a colleague access to my design; '
  'send a draft to a coworker; work on a poster together; link for colleagues; who can see my piece; let others view my design; stop '
  'sharing a piece; let Grace see my poster; let a teammate change my brochure; two people on one flyer; send colleagues a link to my '
  'design; show my design to the team; make my poster visible to all; allow others to edit; view only; give edit rights on a design; '
  'collaborate on a flyer; who may open my design; invite someone to a design; share with everyone; copy link; unshare; my colleague '
  'cannot open my design; work together; share my brochure; joint work; my colleague should see my poster; let the team use my design; '
  'colleague should edit my flyer; give the team access; who sees my flyer; make my design private; let somebody work on my design'),
('Review links',
  'review link; show a design to somebody outside; send a poster to an agency for review; get feedback from a customer on a flyer; link '
  'for somebody without an account; approval of a design by a client; revoke a review link; how long does a review link work; share with '
  'an external reviewer; let a client look at the flyer; customer wants to see the draft; show a draft to a partner; send a proof; proof '
  'for a client; get sign-off from a customer; external people look at my design; freelancer should see my design; share outside the '
  'company; public link to a poster; link that expires; how long is the link valid; cancel a link; stop a link from working; guest link; '
  'preview for a client; feedback from outside; agency has no account; comments from a customer; send my supplier a draft; link for a '
  'vendor; customer should comment on a flyer; client without an account should see my poster; someone outside should look at it; send a '
  'design to a customer; external feedback; ask a client for approval; get comments on a design; link for a client'),
('Deleting a piece, and bringing it back',
  'delete a piece; delete my poster; delete a design; remove a flyer; delete an old draft; bin; where is the bin; restore a deleted '
  'piece; I deleted my poster by mistake; bring back a design; undelete a flyer; throw away a design; how long do things stay in the '
  'bin; accidentally deleted; I removed it by accident; my poster disappeared; my brochure is gone; get back a deleted file; recover a '
  'deleted design; recover my poster; trash can; recycle bin; wastebasket; empty the bin; erase a design forever; delete for good; 30 '
  'days; permanently delete; restore from the bin; discard a design; I do not need the flyer any more; get rid of an old poster; undo a '
  'deletion; retrieve a deleted piece; deleted a flyer by mistake; I threw away my poster; get my deleted flyer back; is a deleted '
  'design gone; how do I delete a design; take a poster out of the bin; remove my design; where do deleted designs go'),
('Earlier versions of a piece',
  'earlier versions of a piece; version history; go back to an older version; restore a previous version; undo changes in my design; '
  'compare two versions; my changes were overwritten; old version of my poster; what did my flyer look like before; name a version; '
  'yesterday''s version; how it looked last week; previous state; old state of my flyer; roll back; undo what my colleague changed; '
  'someone overwrote my work; someone ruined my poster; history of changes; who changed my design; see what changed; changes between two '
  'versions; what was different before; return to the first draft; backup of my design; back to an earlier state; version list; '
  'snapshot; I messed up my design; revert; go back to how it was; get the version from yesterday; see the changes in my design; my '
  'colleague changed my poster; old versions; earlier draft; undo all my changes'),
('Team templates',
  'team templates; start from a template; template for a poster; publish a template; who can publish templates; withdraw a template; '
  'templates of the team; is there a template; ready made layout; make a template of my design; ready-made design; prepared layout; '
  'start with something ready; example designs; samples to start from; master layout; official layout; fixed layout; locked template; '
  'corporate template; template for a flyer; reuse a layout; offer my design to the team; turn my poster into a template; publish for '
  'everybody; remove a template; who makes templates; blueprint; starting point for a poster; which templates does the team have; sample '
  'flyer; use a template; begin with a template; official poster template; where are the templates; make a template; save as a template; '
  'put out a template for all'),
('Downloading a piece',
  'download a piece; download a poster; download my flyer as pdf; export as PNG; export a PDF; which file formats can I download; save '
  'as jpeg; print pdf; download all sizes; zip of all sizes; crop marks; bleed; file for the printer; how do I export my design; get the '
  'finished file; get my flyer as a file; save it on my computer; save to disk; png or jpeg; get a png; get a jpg; picture file of my '
  'post; export my ad; output formats; what file types can I get; get a high quality file; hand the file to the printer; pdf for the '
  'print shop; trim marks; cut marks; all sizes at once; both sides in one file; zip file; print my flyer; how do I print it; get the '
  'file; download button; save the design as an image; email my flyer to someone; attach my poster to a mail; can I get a word file; '
  'download my brochure; save as pdf; poster as pdf; flyer as image; make a pdf of my flyer; convert to pdf; save my design as a file; '
  'where is the download; get a print file; file type of a download'),
('Handing a piece over',
  'hand over a piece; give my design to a colleague; transfer ownership of a poster; change the owner of a design; hand my pieces over '
  'before I leave; make a colleague the owner; give my poster away; somebody else should own the flyer; new owner; change owner; pass a '
  'design on; pass my designs to my successor; I leave the team who gets my designs; transfer a piece; make Grace the owner of my '
  'design; reassign a design; assign a piece to someone else; owner of a piece; give my design to somebody else; colleague takes over my '
  'designs; leave my designs to a colleague; change who owns a piece'),
('Your own data',
  'my own data; download all my data; export all my pieces; delete all my pieces; privacy of my data; what is stored about me; get a '
  'copy of everything; delete everything of mine; what data do you have about me; my personal data; gdpr; data protection; delete my '
  'data; right to be forgotten; copy of all my work; back up all my designs; export everything; erase all my designs; take my designs '
  'with me; archive of my pieces; download everything; privacy; which data is stored'),
('Presenter view of the sales deck',
  'presenter view; speaker notes; notes of the sales deck; timer while presenting; second screen for the deck; notes for the slides; '
  'presenter window; show notes while I present; see my notes while presenting; notes for me only; cheat sheet while presenting; how '
  'long have I been talking; clock during the presentation; stopwatch; presentation on a projector; two screens; presenter mode; speaker '
  'view; audience sees only the slides; rehearse the deck; talking points; what do I say on the slides'),
('R2v3',
  'R2v3; what does R2v3 mean; what is R2v3; what does R2 stand for; R2; meaning of R2v3; definition of R2; R2 standard; explain R2v3; '
  'what is R2 certification'),
('RIOS',
  'RIOS; what does RIOS mean; what is RIOS; what does RIOS stand for; meaning of RIOS; definition of RIOS; RIOS standard; explain RIOS; '
  'RIOS certification'),
('DoD 5220.22-M',
  'DoD; DoD 5220; DoD 5220.22-M; what does DoD 5220.22-M mean; what is DoD 5220; meaning of DoD; DoD wipe; what does DoD mean; '
  'definition of DoD 5220'),
('HIPAA',
  'HIPAA; what does HIPAA mean; what is HIPAA; what does HIPAA stand for; meaning of HIPAA; definition of HIPAA; explain HIPAA; HIPAA '
  'law'),
('NIST',
  'NIST; what does NIST mean; what is NIST; what does NIST stand for; NIST 800-88; meaning of NIST; explain NIST; definition of NIST'),
('SEIA',
  'SEIA; what does SEIA mean; what is SEIA; what does SEIA stand for; meaning of SEIA; explain SEIA; definition of SEIA; solar energy '
  'industries association'),
('EPC',
  'EPC; what does EPC mean; what is an EPC; what does EPC stand for; what is an EPC contractor; meaning of EPC; definition of EPC; '
  'explain EPC'),
('CMYK and RGB',
  'what does CMYK mean; what is CMYK; what does CMYK stand for; what does RGB mean; what is RGB; difference between CMYK and RGB; '
  'meaning of CMYK; explain CMYK; definition of CMYK'),
('Bleed and crop marks',
  'what is bleed; what does bleed mean; meaning of bleed; what are crop marks; definition of bleed; what are crop marks for; explain '
  'bleed; what does crop mark mean'),
('DPI',
  'what does DPI mean; what is DPI; what does DPI stand for; meaning of DPI; dots per inch; definition of DPI; explain DPI; what does '
  'dots per inch mean')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing;
