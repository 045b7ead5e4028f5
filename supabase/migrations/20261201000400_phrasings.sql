-- The ways in which people ask for each passage, separated by semicolons; nobody sees them.
insert into public.portal_phrasings (passage_id, phrasing)
select passage.id, phrasing
from (values
('What the portal is',
  'what is the portal; what is this site for; what can I do in the portal; purpose of the intranet; what does this intranet do; '
  'overview of the portal; why do we have a portal; what is Daybreak Portal; what the portal is; what is this website for; what is '
  'this page; what can this site do; explain the portal; what is here; features of the portal; why should I use this; what am I '
  'looking at; whats this thing good for; give me a tour; intro to the portal; what is in here; purpose of this web page; I have never '
  'used this before; what does this tool offer; internal workplace; what all can be done in the portal; is this the intranet; get an '
  'overview; what pages does the portal have; how is this site organised'),
('The dashboard',
  'dashboard; home page; start page; where is the home page; how do I get back to the start; what is on the dashboard; daily quote; '
  'quote of the day; motivational quote; greeting on the front page; landing page; the dashboard; main page; go home; first page after '
  'login; where does the logo lead; back to the dashboard; where is the daily quote from; take me home; start screen; the first '
  'screen; where am I after signing in; inspirational quote; saying of the day; who wrote the quote today; why does it greet me; good '
  'morning message; how do I return to the main screen; front page; daily saying; click the logo to go home; what is shown on the home '
  'screen; quote changes every day; what was I working on; where is my latest work; continue where I left off; what I did yesterday; '
  'last pieces I worked on; open the piece from yesterday'),
('Ray, your assistant',
  'who is Ray; what is Ray; who are you; are you a robot; are you human; are you a bot; what do you know; how does the assistant work; '
  'how does the chat work; chatbot; new line in the chat; ask the assistant; AI assistant; what is your name; are you ChatGPT; ray, '
  'your assistant; are you real; who am I talking to; what can Ray answer; start a new line while typing; is this a real person; line '
  'break in the chat; is Ray a person; are you an AI; what is this chat; what kind of things can I ask you; how smart are you; which '
  'model are you; do you learn from me; can you remember what I said; does the bot know everything; tell me about yourself; how do I '
  'write on two lines; send a message to the assistant; do you know all colleagues; how do I use the chat box; where do your answers '
  'come from; are your answers right; who is ray; assistant; ask the bot; what can ray do; ai assistant; who answers here; hello Ray; '
  'hello ray; hi Ray; hi ray; Ray; ray'),
('Signing in',
  'login; how do I log in; sign in; where do I sign in; how do I get into the portal; access to the portal; log on to the intranet; '
  'which email do I log in with; can I register; can I sign up myself; create my own login; sign in with Google; user name; how do I '
  'get access; do I need an account; signing in; login page; sign-in page; which address for login; how do I enter; credentials; user '
  'id; can I make my own account; first time login; where do I type my password; where is the login screen; which username; what are '
  'my credentials; how can I access this from home; get inside; entry to the portal; open the portal; log into my account; may I use '
  'my work email; is there self registration; self sign up; where do I type my email and password; how does one get in; authenticate; '
  'single sign on; first time here how do I enter; can a guest log in; sign in on my phone; how to reach the portal; where is the page '
  'to log in; log in from my phone; which login details do I use; username and password; my login data; who gives me my login; get '
  'access for the first time; do I need a password to enter; sign in address; I want in; open a session; how do I get in; where do I '
  'log in; first sign in; which email do I sign in with; no account yet; register; what do I log in with'),
('Change your password',
  'change my password; reset my password; forgot my password; I forgot my password; lost password; cannot remember my password; new '
  'password; password reset link; password reset email; where do I change the password; set another password; renew password; how long '
  'must my password be; minimum password length; password rules; password requirements; how many characters does the password need; '
  'update my login; i am locked out and do not know my password; change your password; reset link did not arrive; password gone; '
  'choose a new password; password minimum; new password how; change pass; recover my password; password expired; change my login '
  'password; minimum characters of a password; forgot how to log in; my password slipped my mind; no clue what my password was; can '
  'not recall my password; password does not work any more; wrong password; invalid email or password; it refuses my password; my '
  'password is not accepted; I want a safer password; somebody knows my password; password was stolen; I keep typing the wrong '
  'password; send me a reset link; reset mail never came; swap my password; pick another password; how short may a password be; how '
  'often do I change my password; do sessions end when I change the password; password forgotten; update password; restore my login; '
  'new pass; how many letters for a password; 6 characters; forgot what I use to log in; lost my login; portal rejects my password; '
  'password was rejected; it says wrong password; password is wrong; the password does not match; no email with the reset link; change '
  'the password of my account; make my password stronger; I need a fresh password; password problem; cannot remember my login; how do '
  'I recover my account; modify password; change the password in my profile; password card; change pw; change password; forgot '
  'password; my password does not work; how to set another password; update pwd; reset mail did not come; i cant remember my pw; '
  'password too short; I forgot my login; where is the forgot password link; reset link expired; how to reset pw; update my password; '
  'changed my password am I still signed in elsewhere; does a new password sign out other computers; sessions after changing the '
  'password; old laptop after a new password'),
('The password you were given',
  'default password; temporary password; initial password; first password; password I was given; why do I have to change my password; '
  'asked for a new password after signing in; dialog for a new password does not close; change your password dialog; forced password '
  'change; one time password; starting password; first login; password from the administrator; popup asks for a new password at first '
  'sign in; the password you were given; change the default password; dialog keeps coming back; start password; password of a new '
  'account; window that wants a new password; cannot close the password window; must I change the first password; a window blocks '
  'everything until I choose a password; the dialog will not go away; forced to pick a password; prompted for a password after the '
  'first sign in; first sign in; start with the password I got from the admin; handed a password by the administrator; is the default '
  'password safe; 8 characters; why must I replace the initial password; I can only see my profile; everything is hidden until I '
  'change the password; the portal demands a new password; a window asks me for another password each time; annoying password window; '
  'message says I must set a password; the admin gave me a password; password from my welcome mail; portal is blocked until I set a '
  'password; replace the start password'),
('"Please contact your administrator to activate your account."',
  'please contact your administrator; account not activated; my account is not active; my account is locked; my account is blocked; my '
  'account is disabled; I cannot sign in; cannot log in; login does not work; sign in fails; error when signing in; message at sign '
  'in; activate my account; why is my account inactive; login error; access denied at sign in; "please contact your administrator to '
  'activate your account."; login fails; login fails although the password is right; colleague login fails; account deactivated; '
  'portal does not let me in; login refused; message about activating my account; account is not active; shut out of the portal; '
  'locked out; kicked out; my login is not working; it will not let me in; access refused; account disabled; account suspended; '
  'account on hold; not activated yet; waiting for activation; my account was switched off; email not confirmed; message when I try to '
  'log in; sign in does not work; shut out; cannot get in any more; portal says inactive; thrown out of the portal; colleague cannot '
  'sign in; what does the activation message mean; who activates my account; portal says contact your administrator; what must I do to '
  'become active; message says my account needs activation; login is denied; I am blocked; it does not let me sign in; login stopped '
  'working; not allowed to sign in'),
('Your profile',
  'my profile; profile page; edit my profile; change my name; change my last name; I got married and have a new name; display name; my '
  'first name is wrong; where do I see my role; my details; my account settings; personal information; account page; how others see my '
  'name; update my name; misspelled my own name; where are my settings; your profile; last name is spelled wrong; my last name '
  'changed; change the name that others see; nickname in the portal; where is my role shown; my email in the portal; change my first '
  'name; see my own data; my page; my own page; my account page; where do I put my new surname; correct spelling of my name; nick '
  'name; the name others see is wrong; I changed my name; after my wedding; what is my role here; which email is on file for me; '
  'account settings; edit my data; personal page; my info; my first name has a typo; how do I appear to colleagues; user settings; '
  'preferences; change how I am called; where can I correct my name; my name is displayed wrong; fix the spelling of my name; spell my '
  'name right; change what I am called; see my role; what do you know about my account; edit my first name; update surname; view my '
  'profile; edit display name; my settings; my profile page; change last name after marriage; nickname; where is my role; use a '
  'nickname; nickname instead of my full name; change how my name is shown; married name; preferred name; where are the account '
  'settings; I got married change my name; my name is wrong; maiden name still shown; new surname; name change after wedding; correct '
  'the spelling of my own name; change display name; got divorced new name; my old name still shows; what is the display name for; I '
  'go by another name; i go by another name; people call me something else; name I go by; name i go by'),
('Your phone number and job title',
  'change my phone number; my phone number; update my phone number; my number is wrong; I have a new phone number; new mobile number; '
  'change my job title; my job title is wrong; I got promoted and have a new title; edit my title; who changes my phone number; save '
  'company info; my extension changed; update my contact details; my position changed; your phone number and job title; new phone; got '
  'a new number; my position is wrong; update my title; new job title; I changed jobs in the company; my mobile number changed; my '
  'contact data is old; edit my number; got a new cell; new work phone; I have a different role now; I was promoted; my title changed; '
  'update my own number; old number is still shown for me; fix my phone; who updates my number; who can change my title; I cannot edit '
  'my number; why is the phone field locked; put my mobile into the portal; add my telephone; save my new number; my job description '
  'is out of date; my position is out of date; I got another extension; I switched roles; my phone is listed wrong; my own entry has '
  'the old number; how do I get my title corrected; who corrects my title; enter my mobile number; I have been promoted; my number is '
  'not in the directory; update my job title; new extension; got promoted title; edit company info; phone in my profile; new mobile '
  'number in the portal; can I edit my own title; cell number changed; update my cell nr; who changes my title; my title in the '
  'directory is outdated; I switched departments; why can''t I edit my phone'),
('Signing out',
  'log out; sign out; how do I log out; where is the sign out button; log off; end my session; leave the portal; account actions; sign '
  'me out; log out on all tabs; where do I sign out; signing out; leave my account; logout on every device; where is logout; end the '
  'session; sign out of a shared computer; quit the portal; how do I get out of here; stop my session; close my account for today; '
  'done for today; disconnect; exit button; where is the exit; sign out everywhere; log off from a shared machine; quit; I am '
  'finished; how to end the session; sign off; switch user; log in as somebody else; session on a borrowed computer; session on a '
  'shared pc; close the session; get logged out; leave the site safely; forgot to sign out on another machine; sign out button; '
  'terminate my session; logout of the portal; how do I log off; where is the logout button; exit; end my session on a borrowed pc; '
  'finish my session'),
('The staff directory',
  'look somebody up; staff directory; where do I find colleagues; list of employees; find a colleague; look up a coworker; phone book; '
  'contact list; telephone list; directory of people; who works here; all staff; where are phone numbers of colleagues; search for a '
  'person; employee directory; find somebody''s email; team list; how do I find a phone number; address book; company contacts; how is '
  'the directory sorted; order of the directory; the staff directory; list of colleagues; find a colleague''s number; who is who; '
  'search for people; team members; see all employees; email list of the staff; contacts of colleagues; where are all the people; '
  'names of colleagues; find an email address of a coworker; number of a colleague; people finder; colleague search; roster; list of '
  'staff; everyone at the company; overview of the staff; see who is on the team; search by name; get the number of somebody; how do I '
  'reach a coworker; contact information of the staff; where do I see job titles; list of emails; staff list; company directory; '
  'number of someone I do not know; members of the team; who else works here; faces and names; find people; address list; call a '
  'colleague from the portal; how do I find somebody in the company; is there a list of everyone; I need a number of someone; where '
  'can I see who does what; who does what here; find out somebody''s title; who works in which job; search a colleague; how do I '
  'contact a colleague; who is on our team; get in touch with somebody; look up people; a list of all people; all phone numbers; whom '
  'do I have as colleagues; phone list; directory; employee list; colleague email; where is the phone book; email addresses of '
  'colleagues; who is in the company; staff phone numbers; number of colleagues; call a colleague; write to a colleague'),
('Correcting a directory entry',
  'directory entry is wrong; wrong number in the directory; a colleague''s phone number is wrong; typo in the directory; mistake in '
  'the directory; edit the directory; correct a colleague''s name; change somebody''s phone number; who can edit the directory; pencil '
  'on a card; last name needed; phone number needed; update a directory card; change an email address in the directory; misspelled '
  'name in the directory; fix somebody''s details; outdated number of a coworker; correcting a directory entry; number of a colleague '
  'is outdated; number in the list is outdated; entry of a colleague has a mistake; colleague changed her name; wrong name on a card; '
  'somebody is listed wrongly; fix a phone number of somebody else; email in the directory is wrong; pencil in the directory; '
  'directory shows an old number; wrong phone listed for a colleague; number is missing in the directory; add a phone number for a '
  'colleague; entry without a last name; name in the directory is misspelled; who maintains the directory; who keeps the staff list up '
  'to date; colleague has a different surname now; change the card of somebody; edit a staff card; pencil icon; directory is out of '
  'date; directory needs a correction; update someone else''s phone; where do I report a mistake in the directory; email of a '
  'colleague is misspelled; somebody is missing a phone in the directory; entry needs a phone number; put a number on a colleague''s '
  'card; name of a colleague is written wrong; change what the directory says; somebody else''s number changed; colleague has a new '
  'number; wrong info in the directory; the directory lists someone with the wrong name; who corrects the directory; fix a wrong '
  'number in the directory; name misspelled; colleague''s phone is wrong; typo in a name; number of a coworker outdated; surname '
  'changed in the directory; colleague got married; wrong phone in the list; who fixes the directory; entry of a colleague is '
  'outdated; name is spelled wrong in the directory; what can be edited with the pencil; pencil on a directory card; which fields can '
  'I edit on the card; what does the pencil change; edit on the card; name of my boss is wrong who can repair it; someone''s name is '
  'spelled wrong in the directory; repair a wrong name; my position changed but my page shows the old one; my entry shows my former '
  'title; my job title in the portal is out of date; who can correct my title; who is authorized to change my position; I was promoted '
  'and my page is wrong'),
('Roles in the portal',
  'roles; permissions; which roles are there; what roles exist; access levels; user rights; what is the difference between staff, '
  'admin and super admin; who may do what; who is allowed to do what; kinds of users; difference between administrator and super '
  'administrator; what is my role; levels of access; admin versus super admin; roles in the portal; three roles; which rights are '
  'there; who has which rights; explain the roles; what do the roles mean; role levels; types of users; what does my role let me do; '
  'why do others have more buttons; three levels; access rights; hierarchy of users; who is allowed what; user levels; overview of '
  'rights; role overview; what distinguishes an admin from staff; how do admin and staff differ; compare the roles; rights of each '
  'role; user groups; authorisations; privileges; why do I not see a button; why do I see fewer pages than others; I can see less than '
  'others; who has more rights; what can each role do; which roles do we have; difference of roles; what does my role mean; what am I; '
  'my role and its rights; which roles exist; difference between staff and admin; difference admin and super admin; what is a super '
  'admin; who can do what; permission levels; admin vs super admin; what''s the diff between admin and super admin; what counts as '
  'admin; what rights do I have; level of access'),
('What staff members can do',
  'what may staff do; what can a staff member do; rights of staff; permissions of a normal user; what am I allowed to do; can staff '
  'see leads; what can I see as staff; rights of an ordinary employee; what can a regular user do; what staff members may do; what is '
  'staff allowed to do; standard user; rights of staff members; limits of a staff account; can staff edit the directory; may staff see '
  'applications; my rights as staff; what is a plain user allowed to do; what can I do without admin rights; basic rights; ordinary '
  'account; limits of my account; what does the staff role include; normal employee rights; am I allowed to see leads; can I edit the '
  'directory as staff; what does staff not see; default role; standard rights; things staff can do; what is open to staff; what can I '
  'do with my account; permissions of staff; what can I not do as staff; staff permissions'),
('What administrators can do',
  'what can an admin do; what may administrators do; rights of an administrator; admin permissions; admin rights; who reviews job '
  'applications; who can see resumes; can admins edit the directory; job applicants'' files; what administrators may do; what do '
  'administrators do; what is an admin for; admin tasks; review applications; what powers has an admin; extra rights of an admin; what '
  'does the admin role include; who looks at applications; who goes through resumes; who sees the CVs; can admins see CVs; where do '
  'admins review applicants; who decides on applications; set an application to reviewed; what is an administrator able to do; duties '
  'of an admin; things admins can do; what is reserved for admins; what do admins get to see; which pages are for admins; who handles '
  'applications in the portal; where are applications reviewed; which rights has an admin; difference between admin and staff; what '
  'can admins do that others can''t; what can admins do that others cant'),
('What super administrators can do',
  'what can a super admin do; rights of a super administrator; super admin permissions; superadmin; who can edit names and phone '
  'numbers; who sees former colleagues; powers of a super admin; what is a super admin; why can I not edit the directory; what super '
  'administrators may do; super administrator tasks; what does a super admin do; highest role; who has all rights; full access; all '
  'powers; top role; who may edit the directory; who may edit phone numbers; who is allowed to change job titles; superuser; super '
  'user; root; owner rights; what more can a super admin do; only super admins; who sees inactive people; full rights; master account; '
  'what does super admin mean; who can see people that left; what is reserved for super admins; things only a super admin can do; '
  'super admin abilities; difference from a normal admin; powers of a superadmin; rights of a superadmin; which rights has a super '
  'admin; difference between admin and super admin; what can only the super admin do'),
('Make someone an administrator or change a role',
  'make somebody an admin; make a colleague an administrator; promote someone; promote a user; give admin rights; change somebody''s '
  'role; set a role; who can change roles; demote an admin; how do I become an admin; assign a role; take away admin rights; grant '
  'permissions; upgrade an account to super admin; I need admin access; change my role; making somebody an administrator, or changing '
  'another role; promote people to admin; turn a user into an admin; admin rights for a colleague; take the admin role away; new role '
  'for a colleague; change role of somebody; make me admin; more rights for me; become a super admin; can I change my own role; '
  'downgrade an admin; give someone more rights; admin status for a coworker; appoint an admin; name a new administrator; I should be '
  'an administrator; can I have admin rights; request admin access; get more permissions; who hands out admin rights; who promotes '
  'users; remove the admin role; take away rights from a colleague; change a person from staff to admin; set someone to staff again; '
  'role change; switch the role of a user; last super admin; make me a super admin; need higher access; turn someone into a super '
  'admin; make a colleague a super admin; promote a colleague; give a coworker the admin role; colleague should have admin rights; how '
  'does somebody become an administrator; change the rights of a colleague; set the role; remove someone as admin; appoint a super '
  'admin; make someone admin; promote to admin; promote jun to admin; change a role; demote; set someone to super admin; change role '
  'of a colleague; admin access for a coworker; become admin; second super admin; step down as admin; remove admin rights; give up '
  'super admin; who makes someone admin; can an admin make another admin; role of the new guy; who can change a role; who is allowed '
  'to change a role; may I change a role; do I have to be an administrator to change a role'),
('Activating and deactivating people',
  'deactivate a colleague; disable an account; remove a user; delete an account; somebody left the company; a colleague quits; remove '
  'access of a leaver; activate a user; reactivate an account; offboarding; employee was fired; what happens when somebody is '
  'deactivated; block somebody''s access; who can deactivate people; enable a user again; lock out a former employee; colleague no '
  'longer works here; bring back a former colleague; activating and deactivating people; shut off an account; someone quit; close an '
  'account of a leaver; rid of a former colleague''s account; employee left; deactivate a person; switch off a user; end the access of '
  'a former employee; terminate access; colleague left what now; remove a former colleague; account of somebody who left; delete a '
  'colleague; reactivate a person; colleague was let go; someone resigned; person is gone; left us last week; cut off access; kick out '
  'a user; lock an account; freeze an account; suspend a user; employee departs; retire an account; can I delete a user; remove a '
  'person from the directory; take somebody off the list; someone who does not work here is still listed; let a former colleague back '
  'in; turn an account on again; make an account active; restore access for a returning colleague; who can lock a user; deactivated '
  'person; ex employee still in the list; contractor finished; colleague leaves the company what about the account; someone''s final '
  'day; login of an employee who leaves; employee goes what to do with his account; how do I end someone''s access; disable the login '
  'of a colleague; take away the login; account of a person who is gone; remove an old employee; bring an account back to life; let '
  'somebody in again; stop somebody from logging in; deactivate someone; someone left; disable a login; block a user; reactivate a '
  'colleague; employee quit; remove access; turn off an account; colleague is back; activate someone; fire; lock somebody out; leaver; '
  'undo a deactivation; reverse a deactivation; activate again; let someone back in; what happens when I deactivate someone; does '
  'deactivating delete anything; someone was let go; employee is gone; person came back; where are former colleagues; keep someone '
  'from signing in; can a deactivated person sign in; lock out somebody who quit; see deactivated people; keep an ex colleague out; '
  'who can deactivate someone; who is allowed to deactivate someone; may I deactivate someone; do I have to be an administrator to '
  'deactivate someone'),
('New staff accounts',
  'add accounts; create a staff account; add a new employee; new user; register a new colleague; create accounts; make an account for '
  'a new hire; who can create accounts; set up a login for a colleague; onboard an employee into the portal; how does a new colleague '
  'get access; create staff accounts; sample accounts; seed staff; default password of new accounts; add somebody to the portal; new '
  'account for a teammate; invite a new colleague; new staff accounts; accounts for new starters; set up accounts; account for a new '
  'employee; add a person; add a user; new employee needs a login; register a colleague; create a user; open an account for somebody; '
  'login for a new starter; new colleague starts; add a teammate; get a new hire into the portal; new coworker has no login; give '
  'someone access; account creation; user creation; provision an account; accounts for the team; add people to the portal; enrol a '
  'colleague; how does a newcomer get a login; sign up a colleague; register an employee; first password for a new user; who makes '
  'accounts; who sets up new users; temp worker needs an account; create logins; account for a trainee; account for a contractor; '
  'bring a new person on board; seed staff accounts; I need an account; new person starts how do they get access; how does a hired '
  'person get a login; account for somebody we hired; login for a new hire; get somebody into the portal; new employee cannot log in '
  'yet; set up a new user; who creates users; make a login; bring somebody into the portal; where do new users come from; account for '
  'a new hire; accounts for everyone; default password; make a login for a new colleague; who creates accounts; seed accounts; login '
  'for the new guy; get the accounts for everyone in one click; accounts for all; create all accounts'),
('Light and dark theme',
  'dark mode; light mode; night mode; switch to dark mode; dark theme; change the theme; too bright; screen is too bright; the screen '
  'hurts my eyes; black background of the portal; change appearance; light or dark; turn off dark mode; make the portal dark; white on '
  'black; day and night colors; light and dark theme; dark colors; switch to light; dark design of the portal; change colors of the '
  'portal; eyes hurt; less bright; dark screen; theme button; turn on dark mode; go back to light; it is blinding; glaring screen; too '
  'much light; make it black; darker please; lighter please; the page is too dark; it is all black; how to get it bright again; change '
  'the look; change the look of the portal; skin of the portal; display mode; contrast; sun icon; black mode; easier on the eyes; dim '
  'the screen; appearance; inverse colors; change background color of the portal; reading at night; the portal is too white; page '
  'hurts my eyes; make the background dark; can it be black instead of white; switch the colors; day mode; screen too dark; less '
  'glare; change how bright it is; bright mode; make it dark; switch theme of the portal; portal in black; where is the dark mode '
  'button; portal is too bright at night; dark portal; change the portal colors; night; black background in the portal; make '
  'everything dark; the portal is too bright; white background hurts my eyes; switch the portal to dark; less bright screen; dark '
  'look; black background for the portal'),
('The sidebar',
  'sidebar; hide the sidebar; collapse the menu; menu on the left; close the navigation; open the menu; shortcut for the sidebar; '
  'keyboard shortcut; where is the navigation; menu disappeared; menu is gone; menu on a phone; hamburger menu; make the menu smaller; '
  'more space on the screen; the sidebar; sidebar is in the way; toggle the sidebar; sidebar shortcut; fold the sidebar; left menu; '
  'show the menu again; make room; where did the menu go; key for the sidebar; navigation on mobile; bring back the menu; panel on the '
  'left; left column; navigation bar is gone; bar on the left; cannot find the menu; get the menu back; shrink the menu; minimise the '
  'sidebar; wider page; more room for the page; menu takes too much space; how do I navigate; where are all the links; hot key for the '
  'menu; keyboard shortcuts; expand the sidebar; icons only; menu on my mobile; three lines icon; drawer; navigate on a phone; pin the '
  'sidebar; panel with the links is gone; where did the left side go; list of pages on the left; close the left panel; open the left '
  'panel; make the left side smaller; navigation disappeared; menu is hidden; show navigation; ctrlb; press ctrlb; what does ctrlb do; '
  'open the sidebar; navigation; bigger screen without menu; how long does the sidebar stay closed; does the sidebar remember; sidebar '
  'remembers how many days'),
('Sales links',
  'sales links; communications board; HDD buyers; HDD resellers; purchasing sheet; sales and purchasing sheet; where is the CRM; sales '
  'tools; where is the list of buyers; hard drive buyers; list of resellers; what is under sales; who buys hard drives; link to the '
  'purchasing sheet; link to the communications board; who buys HDDs list; hdd resellers list; crm link; sheet for purchasing; links '
  'for sales people; buyers of disks; resellers; resellers of drives; sheet with purchases; spreadsheet for sales; sales spreadsheet; '
  'communication board; board for messages; open the CRM; tools for sales; where does sales find its links; who takes used hard '
  'drives; hdd list; purchase sheet; sales menu; customer system; contacts that buy drives; companies that purchase hard drives; who '
  'purchases disks; list of drive buyers; list of companies that buy HDDs; board for communications; link for sales; sales pages'),
('Operations links',
  'operations links; growth planning; solar inventory; job posting site; where is the inventory; where do I post a job; post a '
  'vacancy; employer site; what is under operations; how many panels do we have in stock; growth plan; solar stock; track solar '
  'inventory; how many modules are in stock; link to growth planning; put a job online; advertise a vacancy; post a job; inventory of '
  'solar panels; stock of panels; panel inventory; how much solar stock is left; inventory list; warehouse inventory; stocklist; what '
  'do we have in store; inventory system; plan for growth; growth; expansion plan; publish a job ad; recruiting site; where do we post '
  'openings; put up a vacancy; job board for employers; links for operations; module inventory; count of panels; what panels are in '
  'stock; how many panels are in the warehouse; see the panel stock; where is our inventory of solar panels; growth plans; link to '
  'post jobs; site for job postings'),
('Marketing links',
  'marketing links; social media planning; social media planning sheet; email outreach; outreach service; content calendar; planning '
  'sheet for posts; what is under marketing; cold emails; plan our social posts; editorial calendar; social media calendar; plan '
  'posts; where do we plan our posts; outreach mails; link to email outreach; sheet for social media; posting schedule; when do we '
  'post what; social calendar; content plan; social media plan; schedule of posts; sheet of the marketing team; email outreach '
  'service; cold mail tool; mass outreach; prospecting mails; links for marketing; tool for outreach; campaign planning; which posts '
  'are planned; where is the plan for our posts; social posts planned; link to the social media plan; who posts what on social; tool '
  'for cold emails; send outreach'),
('Tools and research links',
  'tools; hardware scanner; true tech value; research; international expansion; caught in the news; scan hardware; value of used '
  'hardware; what is a server worth; press articles; in the news; what is under tools; what is under research; how much is old '
  'equipment worth; tools and research links; what is true tech value; how do I scan a server; scanner for hardware; expansion to '
  'other countries; news about us; value a used server; links under tools; price of used hardware; estimate the value of a server; '
  'market value; resale value; worth of equipment; appraise a server; appraisal; scan a device; scan serial numbers; scanning tool; '
  'device scanner; newspaper articles; media coverage; press about us; who wrote about us; going international; expand abroad; foreign '
  'markets research; research links; our name in the press; valuation of equipment; tool for hardware prices; how much can we get for '
  'old gear; find out the value of a device; worth of used gear; check hardware; hardware check; look up a price of a server; what was '
  'written about us; plans for other countries'),
('Email and calendar',
  'gmail; google calendar; my inbox; open my email; read my mail; where is my calendar; calendar; google mail; check my email; my '
  'appointments; meetings of today; is Gmail integrated; email in the portal; connect my gmail; when does Gmail integration come; '
  'outlook; mail and calendar; gmail inside the portal; gmail integration; mails in the portal; open gmail; google mail here; my '
  'meetings; calendar in the portal; see my emails; does the portal show my mails; what is on my calendar; my agenda; diary; open my '
  'inbox; new messages; unread mail; see my meetings; google workspace; mailbox; webmail; where do I read email; email client; send an '
  'email from the portal; add an event; is my mail in the portal; link to gmail; coming soon gmail; email & calendar card; when is my '
  'next meeting; today''s appointments; what meetings do I have; my schedule for today; see my schedule; show my agenda; my mails; '
  'open google calendar; get to my inbox; how do I get to my email; check mails; next appointment; my mail; appointments'),
('Leads CRM',
  'CRM; leads CRM; where are the leads; customer relationships; manage leads; sales leads; prospects; when does the CRM come; customer '
  'database; is the CRM ready; leads crm; is there a CRM; customer management; sales leads page; lead list; CRM status; manage '
  'customers; list of prospects; sales pipeline; pipeline; potential customers; track customers; manage prospects; where do I see '
  'leads; customer records; hubspot; salesforce; client database; CRM coming soon; relationship management; add a lead; enter a new '
  'lead; deals'),
('Sample leads',
  'sample leads; fake leads; test leads; demo data; create sample leads; seed CRM; fake data for the CRM; example companies; how many '
  'sample leads; fill the CRM with test data; dummy leads; generate leads for testing; test data; fill in example leads; how many test '
  'leads; seed the CRM; remove sample leads; demo leads; dummy data; made up leads; mock leads; seed data; populate the CRM; fill in '
  'demo customers; example leads; 25 leads; test customers; lead statuses; who can create sample leads; pretend leads; try the CRM '
  'with data; seeding; load sample data; who is allowed to create sample leads; may I create sample leads; do I have to be an '
  'administrator to create sample leads'),
('Fantasy football',
  'fantasy football; football league; league standings; football table; who is in the playoffs; how many teams are in the league; '
  'playoff positions; office league; who leads the league; football ranking; our football teams; league table; football standings; '
  'fantasy league; office football; who is winning the league; top of the table; how many teams play; which ranks make the playoffs; '
  'nfl league of the office; who is top in football; football scores of colleagues; football game of the staff; fantasy table; ranking '
  'of the teams; our league; playoffs; which team is first; who made the playoffs; fantasy teams; soccer league; last place in '
  'football; how is my team doing; points in the league; number of teams in fantasy football; how big is the league; standings in '
  'football; who wins the league; our football game; results of the football league; office football game; columns of the fantasy '
  'football table; games back; playoff percentage; wins and losses of the teams; what does the highlight in the standings mean; what '
  'does the highlight in the standings definition; fantasy ranking; how many fantasy teams'),
('Applying for a job',
  'apply for a job; how can a friend apply; where can people apply; join our team page; application form; upload a resume; how big may '
  'a resume be; file size of a CV; which file types for a resume; resume as PDF; vacancies; careers; are we hiring; open positions; '
  'refer a friend; refer a candidate; recruit somebody; job openings; work for Daybreak; which fields are required in the application; '
  'where do applicants send their CV; max size of an uploaded resume; applying for a job; job form; CV upload; cv max size; which file '
  'for a CV; resume file type; doc or pdf resume; link for applicants; send my friend the application page; who can apply; upload '
  'limit for a resume; page for applicants; open jobs; how does somebody apply; somebody wants to work here; how does one become an '
  'employee; recommend someone for a job; job seekers; get hired; job for my brother; send in a resume; cv as word document; my resume '
  'is too big; attachment limit for a resume; upload fails for a CV; which format for a CV; application site; do we have openings; '
  'apply at Daybreak; job page; public application page; submit an application; hand in an application; employment; career page; '
  'internship; apply online; tell a friend about an opening; is a photo of a resume fine; my friend needs a job; someone I know wants '
  'to work here; relative is looking for a job; my sister wants to apply; where is the form for applicants; send a CV to us; how do '
  'people apply here; looking for work at our company; person looking for a job; bring in a friend; want to work for us; pass on a '
  'resume; candidate wants to apply; where can my friend apply; join our team; send someone the application page; resume size limit; '
  'which files for a cv; careers page; which type of file must a resume be; format of a resume'),
('The Marketing Center',
  'canva; marketing center; marketing; marketing materials; what can I design here; what can I make; make a flyer; make a poster; '
  'create a brochure; design something; which materials are there; where are the designers; where do I create a postcard; create a '
  'social media post; templates for marketing; download a poster; how do I make a poster; design tool; print something for a fair; the '
  'marketing center; where do I make a poster; where can I create a flyer; create a post for social media; where to design; start a '
  'design; create a postcard; all materials; what materials can I make; list of designers; make marketing stuff; where are the '
  'posters; new flyer; new poster; start a brochure; design a postcard; where do I get marketing stuff; need something for a trade '
  'fair; material for an exhibition; advertise our service; which designers are there; eight kinds of material; publicity material; '
  'handouts for customers; how do I design something; make an advertisement; create something for social media; I need a leaflet by '
  'Friday; sales collateral; collateral; promo material; where do we build flyers; graphics for an event; banner for a fair; print '
  'material; make a mailer; layout tool; instead of photoshop; I want to promote an event; promote our services; promote something; '
  'announce an event to customers; I need marketing material; create something to hand out; something to advertise; tool to make '
  'flyers and posters; what can I produce; what kinds of material are there; design a flyer for an event; where can I design; make a '
  'design; what can I design; design tools; what can I make here; which designs are there; things to design; which designs can I '
  'create; what is there to design; what can i design here; what can i design; i have to design a leaflet'),
('Poster sizes',
  'poster sizes; how big is a poster; how large are posters; poster dimensions; poster formats; largest poster; smallest poster; '
  'default poster size; portrait or landscape poster; poster in inches; what size should a poster be; poster orientation; biggest '
  'poster we can print; biggest poster; poster measurements; poster width and height; landscape poster; standard poster; 24x36; 27x40; '
  '18x24; which poster formats; poster size in inches; maximum poster; how high is a poster; height of a poster; dimension of a '
  'poster; how wide is a poster; small poster; upright or sideways poster; horizontal poster; vertical poster; large poster for the '
  'wall; wall poster size; poster size options; which poster sizes do we print; poster inches; tiny poster; A3 poster; default format '
  'of a poster; huge poster; width by height of posters; preset poster formats; how large can a poster get; largest size of a poster; '
  'poster dims; measurements of the largest poster; available poster sizes; poster size; a2 poster; a1 poster; poster in cm; a2 '
  'dimensions; biggest size of a poster; all poster sizes in inches; poster measures; which measures has a poster; biggest poster '
  'size; poster in millimeters; what poster dimensions are there; how large is a poster; dimensions of a poster; measures of a poster; '
  'normal size of a poster; which sizes has a poster; what format has a poster; poster size if I change nothing; standard size of a '
  'poster; preset poster size'),
('Poster types',
  'poster types; kinds of posters; what kinds of poster can I make; event poster; poster for an event; awareness poster; educational '
  'poster; what is a poster for; date and time on a poster; location on a poster; service poster; why is there no date on my poster; '
  'type of poster; types of posters; poster for an open day; service or awareness poster; where do I put the date on a poster; themes '
  'of a poster; what can a poster be about; poster for a seminar; add date and time to a poster; date is missing on my poster; no '
  'location field on the poster; venue on a poster; category of a poster; awareness campaign poster; poster to inform people; purpose '
  'of a poster; educational material on a poster; event details on a poster; poster announcing an event; when does a poster show the '
  'date'),
('Flyer sizes',
  'flyer sizes; how big is a flyer; flyer dimensions; flyer formats; leaflet formats; handout size; kinds of flyer; flyer types; flyer '
  'for an event; smallest flyer; letter size flyer; half page flyer; date on a flyer; flyer measurements; a flyer in 4x6; how large '
  'are flyers; small flyer; flyer format; types of flyer; 5.5x8.5; handout formats; which size for a handout; flyer size in inches; '
  'biggest flyer; largest leaflet; handbill; pamphlet size; single sheet handout; flyer in inches; format of a leaflet; quarter page; '
  'letter format; size options of a flyer; a5 flyer; what sizes can flyers have; dimensions of a handout; width and height of a flyer; '
  'what can a flyer be for; flyer categories; time and place on a flyer; location on a flyer; big flyer; tabloid flyer; how large is '
  'the smallest flyer; tiny flyer; smallest flyer size; flyer dims; available flyer sizes; leaflet dimensions; flyer size; half '
  'letter; which sizes for flyers; how large is a flyer; dimensions of a flyer; measures of a flyer; normal size of a flyer; which '
  'sizes has a flyer; what format has a flyer'),
('Brochure sizes and folds',
  'brochure sizes; brochure folds; folding of brochures; tri-fold brochure; bi-fold; z-fold; gate-fold; how many panels does a '
  'brochure have; how many pages does a brochure have; brochure formats; brochure dimensions; four panel brochure; ways to fold a '
  'brochure; legal size brochure; custom brochure size; three panel folder; brochure sizes and folds; trifold; bifold; zfold; '
  'gatefold; tri fold brochure; how is a brochure folded; types of brochure; number of pages in a brochure; 8 page brochure; brochure '
  'in legal; tabloid brochure; panels; which folds are there; brochure measurements; default pages of a brochure; zigzag fold; '
  'concertina; fold in three; fold in half; folded once; folded twice; how many sides has a brochure; booklet pages; booklet size; '
  'number of panels; folding options; how can a brochure be folded; folder with pages; four pages; six pages; eight pages; panel '
  'count; letter brochure; brochure page count; leaflet with folds; own size for a brochure; single fold; middle fold; fold types; '
  'does it fold like a letter; what kinds of folds; fold like an accordion; folded in a zigzag; which way does a brochure fold; '
  'brochure dims; how many panels; available folds; sheet sizes of a brochure; brochure sheet sizes; which sheets can a brochure have; '
  'brochure size; three fold brochure; 3 fold brochure; tri fold; 2 fold; fold options; pages of a brochure; folded in three; brochure '
  'in a4; eight page brochure; biggest brochure; smallest brochure; how large is a brochure; dimensions of a brochure; measures of a '
  'brochure; normal size of a brochure; which sizes has a brochure; what format has a brochure; z fold'),
('Postcard sizes',
  '16pt; c2s; postcard sizes; how big is a postcard; postcard dimensions; postcard paper; paper weight of postcards; card stock; '
  'postcard finish; glossy or matte postcards; how many postcards can I order; postcard quantities; minimum order of postcards; uv '
  'coating; postcard formats; thickness of postcards; order 500 postcards; print run of postcards; how thick are postcards; thickness '
  'of a postcard; postcard stock; which paper for postcards; how many postcards at least; smallest number of postcards; matte; glossy; '
  'uv finish; 6x9; 6x11; 5x7 postcard; largest postcard; order postcards; postcard measurements; copies of a postcard; finishes; '
  'minimum quantity; fewest postcards; how many cards are in a batch; print quantities; bulk postcards; thousand postcards; 2500 '
  'postcards; 250 cards; shiny postcards; gloss; dull finish; coating; laminated; heavy card; what are postcards printed on; sturdy '
  'paper; cardstock; paper of a postcard; size of a mailer; big postcard; small postcard; postcard inches; surface of the card; how '
  'many can be printed; order quantity; smallest amount of postcards; amount of postcards; how few postcards can I order; how many do '
  'I have to order at least; minimum number of cards; postcard dims; available finishes; what paper is a postcard; paper quality of a '
  'postcard; how thick is a postcard; postcard size; dl postcard; glossy postcard; postcard quantity; biggest postcard; postcard '
  'biggest size; smallest postcard; minimum quantity of postcards; maximum quantity of postcards; smallest order of postcards; largest '
  'order of postcards; how few postcards; number of postcards to print; postcards how many copies; least and most postcards; can I get '
  '100 postcards; quantities to choose; which finish for postcards; how large is a postcard; dimensions of a postcard; measures of a '
  'postcard; normal size of a postcard; which sizes has a postcard; what format has a postcard; surface of a postcard; shiny or dull '
  'postcard; postcard shiny; which finish has a postcard; coating of a postcard; postcard surface to choose'),
('Postcard types',
  'postcard types; kinds of postcards; back of a postcard; front of a postcard; where does the stamp go; mailing address on a '
  'postcard; promotional postcard; reminder card; invitation card; announcement card; what goes on a postcard; stamp box; send an '
  'invitation by mail; service reminder; type of postcard; reverse side of a postcard; stamp on a postcard; reminder postcard; what is '
  'on the front of a postcard; postcard for an invitation; address side of a postcard; space for a stamp; indicia; layout of a '
  'postcard; two sides of a postcard; recipient address; where is the address printed; card to remind customers; maintenance reminder '
  'by post; invite people with a card; announce something by post; promo card; direct mail; what is on the reverse; message on the '
  'front; sides of the card; card for an event invitation; kinds of mailers; where do I stick the stamp; where to put postage; place '
  'for the address on a postcard; what kinds of cards; card types; rear of the postcard; what goes on the back of a postcard; what is '
  'printed on the back of a postcard; where does the postage go'),
('Google ad sizes',
  'google ad sizes; google ads; google ads dimensions; adwords sizes; leaderboard size; medium rectangle; mobile banner size; google '
  'banner; 728x90; 300x250; 320x50; pixels of a google ad; banner sizes for google; leaderboard; google display size; google ad '
  'formats; leaderboard pixels; mobile banner; 468x60; how big is a google ad; google advert size; google banner pixels; search ads '
  'banner; google display; google mobile ad; phone banner ad; google rectangle; banner pixels google; how large is a leaderboard; size '
  'for a google campaign; formats google accepts; ad on google; google creative sizes; 468 x 60; 728 x 90; medium rectangle pixels; '
  'pixels mobile banner; google advertising dimensions; google ad size; banner pixels; display ad for google; google banner sizes; '
  'biggest google ad; smallest google ad; how large is a google ad; dimensions of a google ad; measures of a google ad; normal size of '
  'a google ad; which sizes has a google ad; what format has a google ad'),
('Facebook ad sizes',
  'facebook ad sizes; facebook ads; facebook carousel ad; facebook feed ad; facebook story ad; meta ads dimensions; facebook '
  'collection; ad size on facebook; carousel size; pixels of a facebook ad; facebook ad pixels; story ad; carousel; facebook advert '
  'size; ad for facebook how big; meta ad size; facebook story ad pixels; feed ad; promoted facebook post; advert on facebook; meta '
  'advertising; fb ad; fb carousel; fb story ad; fb feed ad; carousel pixels; picture of a facebook ad; sponsored facebook post size; '
  'promote on facebook; facebook collection ad; collection; facebook campaign picture; meta story; how big must a facebook advert be; '
  'facebook ad size; fb ad pixels; facebook carousel size; meta ad dimensions; biggest facebook ad; smallest facebook ad; how large is '
  'a facebook ad; dimensions of a facebook ad; measures of a facebook ad; normal size of a facebook ad; which sizes has a facebook ad; '
  'what format has a facebook ad'),
('LinkedIn and display ad sizes',
  'linkedin ad sizes; linkedin ads; sponsored content; display ad sizes; display ads; skyscraper; skyscraper ad; banner ad; rectangle '
  'ad; linkedin message ad; web banner sizes; 160x600; wide banner; pixels of a linkedin ad; display network banners; linkedin and '
  'display ad sizes; linkedin ad pixels; sponsored post on linkedin; skyscraper pixels; display banner; web banner; banner for a '
  'website; ad for linkedin how big; linkedin advert; narrow high banner; half page ad; vertical banner; display advertising; banners '
  'on other websites; programmatic banners; linkedin campaign; linkedin promoted post; sponsored linkedin; linkedin message; inmail '
  'ad; 300x250 display; display leaderboard; side banner; linkedin advertising dimensions; banner advertising; website ads; linkedin '
  'ad size; skyscraper size; sponsored content size; biggest linkedin ad; biggest display ad; smallest linkedin ad; smallest display '
  'ad; how large is a linkedin ad; how large is a display ad; dimensions of a linkedin ad; dimensions of a display ad; measures of a '
  'linkedin ad; measures of a display ad; normal size of a linkedin ad; normal size of a display ad; which sizes has a linkedin ad; '
  'which sizes has a display ad; what format has a linkedin ad; what format has a display ad'),
('Ad text limits',
  'ad text limits; ad headline length; how long can an ad headline be; characters in an ad; ad description length; call to action '
  'length; how much text fits in an ad; maximum headline of an ad; ad copy length; button text of an ad; longest headline; CTA '
  'characters; ad title length; length of an ad headline; short ad text; ad word count; how many letters in an ad; limit of the ad '
  'description; max headline; text of an ad too long; call to action characters; ad copy limit; words in an ad; letters in a headline; '
  'headline too long; my ad text is cut off; ad copy; how much can I write in an ad; length of the call to action; button label; 30 '
  'characters; 90 characters; 15 characters; title of an ad; advert text; description of an ad; text length of an advert; characters '
  'for the ad headline; how short must an ad be; ad wording; how many words fit in an ad; ad with too many words; text in an ad; '
  'number of characters in an ad; maximum text of an ad; limit for the headline; limit for the button; characters in a headline; chars '
  'in a google ad headline; how long may an ad be; button text length; google ad character limit; ad text limit; how many characters '
  'has the headline of an ad; ad headline limit; button text of an ad length; longest ad headline; advertisement text length; maximum '
  'length of the ad headline; maximum length of the ad description; how many characters may the ad headline have; how many characters '
  'may the ad description have; limit of the ad headline; ad headline too long; ad description too long; longest ad description; how '
  'long can the ad headline be; how long can the ad description be; letters in the ad headline; letters in the ad description'),
('Instagram sizes',
  'instagram sizes; instagram post size; instagram story size; reel size; instagram dimensions; insta post; square post; instagram '
  'format; pixels for instagram; aspect ratio of a reel; 9:16; instagram picture size; instagram pixels; square instagram picture; '
  'reel pixels; story pixels; instagram square; insta reel; how big is an instagram picture; instagram image dimensions; instagram '
  'feed; insta picture; insta pixels; insta stories; insta feed; ig post; ig story; ig reel; ig size; width and height for instagram; '
  'instagram aspect ratio; portrait video for instagram; 1:1; 1080x1080; 1080x1920; vertical story; square picture for social media; '
  'photo for instagram how big; instagram resolution; reels; reel measurements; size of a reel; instagram size; ig story size; insta '
  'post dimensions; biggest instagram post; smallest instagram post; how large is a instagram post; dimensions of a instagram post; '
  'measures of a instagram post; normal size of a instagram post; which sizes has a instagram post; what format has a instagram post'),
('Facebook post sizes',
  'facebook post size; facebook cover size; facebook cover photo; facebook story size; facebook dimensions; picture size for facebook; '
  'facebook header; facebook page banner; facebook image pixels; facebook feed post; facebook post sizes; facebook picture pixels; '
  'cover of our facebook page; facebook image size; facebook cover pixels; facebook title picture; how big is a facebook post; fb '
  'post; fb cover; fb story; fb picture; header picture of our facebook page; banner of the facebook page; photo on top of our '
  'facebook page; image for a facebook post; resolution of a facebook picture; facebook cover measurements; fb header; 1200x630; '
  'facebook story pixels; how wide is a facebook cover; facebook page picture; facebook cover px; fb header size; facebook story; '
  'biggest facebook post; smallest facebook post; how large is a facebook post; dimensions of a facebook post; measures of a facebook '
  'post; normal size of a facebook post; which sizes has a facebook post; what format has a facebook post'),
('LinkedIn post sizes',
  'linkedin post size; linkedin article image; linkedin company page banner; linkedin cover; linkedin dimensions; linkedin banner '
  'size; linkedin image size; linkedin header; picture for a linkedin post; company page size; linkedin post sizes; linkedin banner; '
  'linkedin pixels; linkedin page header; company page picture; linkedin article size; banner of our linkedin page; how big is a '
  'linkedin post; linkedin photo; linkedin feed picture; linkedin company header; linkedin cover picture; linkedin page banner; image '
  'for a linkedin article; li post; li banner; banner on top of our linkedin page; how wide is a linkedin banner; linkedin resolution; '
  '1200x627; linkedin update picture; company page header; linkedin profile banner; linkedin cover px; linkedin company cover; biggest '
  'linkedin post; smallest linkedin post; how large is a linkedin post; dimensions of a linkedin post; measures of a linkedin post; '
  'normal size of a linkedin post; which sizes has a linkedin post; what format has a linkedin post'),
('Twitter sizes',
  'twitter sizes; tweet image size; twitter header; twitter post size; twitter banner; x post size; size of a tweet picture; twitter '
  'dimensions; picture for a tweet; twitter cover; twitter pixels; x banner; twitter header pixels; tweet picture; x picture size; '
  'header for x; twitter image dimensions; tweet photo; photo for a tweet; x post; x header; header of our x account; twitter account '
  'banner; twitter resolution; image in a tweet how big; twitter picture pixels; x image size; twitter photo; x feed picture; '
  '1500x500; picture on top of our twitter; twitter size; x header pixels; biggest tweet; smallest tweet; how large is a tweet; '
  'dimensions of a tweet; measures of a tweet; normal size of a tweet; which sizes has a tweet; what format has a tweet'),
('Caption limits',
  'caption limits; caption length; how long can a caption be; characters in a tweet; how long is a tweet; tweet length; instagram '
  'caption length; maximum characters of a post; how much text in a post; character limit of social posts; how long may a post be; '
  'longest caption; text limit on linkedin; characters on twitter; how many characters in a post; caption characters; too long '
  'caption; text length on instagram; tweet limit; max length of a caption; characters allowed in a tweet; how much can I write in a '
  'caption; how wordy may a post be; words in a post; text under a picture; text below the photo; how much text on instagram; facebook '
  'text length; linkedin text length; characters per tweet; 280; 2200; my tweet is too long; post text is cut; length of a social '
  'media text; how long can a tweet be; caption size; maximum caption; caption is too long; can I write a long caption; hashtags '
  'count; how many words fit in a post; number of characters in a caption; maximum text under a post; character count for posts; '
  'length of a post; characters in a post; instagram caption limit; linkedin post length; how long can a post be; facebook text limit; '
  'how many signs in a tweet; caption limit linkedin; how much text under an instagram post; characters allowed on twitter; how long '
  'may a post text be; maximum length of the caption; how many characters may the caption have; limit of the caption; caption too '
  'long; how long can the caption be; letters in the caption'),
('Email marketing',
  'email marketing; newsletter; make a newsletter; email templates; email campaign; write a campaign; subject line length; how long '
  'may the subject be; characters in the subject; email audiences; who can we mail; welcome email; promotional email; mailing; '
  'newsletter templates; preview an email on a phone; mass email; marketing mail; who can newsletters be for; newsletter subject; '
  'subject length; types of emails; email audience; audience of a newsletter; newsletter preview; create a newsletter; create an email '
  'campaign; subject of a mailing; which email templates; welcome mail; send a newsletter; who are newsletters for; partner '
  'newsletter; mail blast; email blast; bulk email; send mails to all partners; write to prospects; write to all residential '
  'customers; group of recipients; recipients of a campaign; whom can a newsletter go to; edm; email design; html email; design an '
  'email; mail template; email announcement; promotional mail; welcome message for customers; educational mail; subject too long; '
  'letters in a subject line; 50 characters subject; see the mail on a phone; mobile preview of an email; desktop preview; inform '
  'customers by email; circular; target audience of a mail; mailing list types; send an email to all partners; mail to customers; '
  'mailing to many people; mass mailing; newsletter to residential customers; how do I send a newsletter; write a newsletter; who '
  'receives newsletters; preheader length; audiences; subject line max; max subject length; subject characters; preheader max; length '
  'of the subject line; subject characters limit; longest subject; how long may the preheader be; preheader limit; number of '
  'characters in the preheader; maximum length of the subject; how many characters may the subject have; limit of the subject; how '
  'long can the subject be; letters in the subject'),
('The AI Design Wizard',
  'AI design wizard; design wizard; wizard; generate a design; let AI make a design; design from a description; automatic design; '
  'regenerate; how long may the description be; AI generator; create a design with AI; make an infographic; prompts for the wizard; '
  'material from a prompt; make me a design; prompt length; styles of the wizard; where are my generated designs; the ai design '
  'wizard; make something with AI; AI design; design by AI; AI make a design; AI can create; describe what I want; automatic poster; '
  'artificial intelligence design; generated designs; wizard themes; how long is a prompt; try another variant; how many designs are '
  'kept; create an infographic; create a banner with AI; let the computer design; let a robot design; design without effort; computer '
  'makes the design; I have no idea what to design; ideas for a design; I describe it and it makes it; text to design; magic design; '
  'smart design; can you draw a picture; draw me something; auto generate; automatically create a flyer; chatgpt design; description '
  'length; 500 characters; how many words in the prompt; regenerate a design; next variant; another suggestion; previous generated '
  'designs; five newest; style for the wizard; eco-friendly theme; minimalist; tech forward; vibrant; professional theme; prompt '
  'ideas; example prompts; make an infographic with AI; wizard limits; prompts of the wizard; old wizard designs; how many designs '
  'does the wizard keep; description limit of the wizard; characters for the wizard; how many prompts; maximum description length; '
  'maximum length of the wizard description; how many characters may the wizard description have; limit of the wizard description; '
  'wizard description too long; longest wizard description; how long can the wizard description be; letters in the wizard description'),
('New hire kit',
  'new hire; new hire kit; I am new here; I just started; first day; first week; onboarding; new colleague kit; starter kit; welcome '
  'kit; what does a new colleague need; onboarding material; onboarding for a new colleague; what do I need as a newcomer; kit for a '
  'new employee; my first day at work; prepare for a new starter; kit for a new starter; new starter; what does a newcomer get; things '
  'for a new colleague; first day kit; welcome package; materials for a new employee; starter pack; I am new what do I do; welcome '
  'pack; getting started at Daybreak; I start on Monday; what do I need as a new colleague; somebody joins my team; joining; new '
  'joiner; things to prepare for a newcomer; newbie kit; signature card and background in one; one form for signature and business '
  'card; new hire page; fresh employee; rookie; induction; settling in; materials for a new team member; checklist for a new hire; '
  'begin my job; everything for new employees; materials for a new colleague'),
('Email signature',
  'email signature; where do I get a signature; make a signature; signature for gmail; signature for iphone; copy my signature; footer '
  'of my emails; mail signature; signature in outlook; update my signature; badges in the signature; signature generator; set up my '
  'signature; add signature; put my details under my emails; signature on my phone; which number is in the signature; sig for outlook; '
  'signature for mails; my mail footer; create a signature; create an email signature; signature on iphone; signature with badges; how '
  'do I get a signature; where is the signature; name under my emails; copy signature to gmail; update the signature; block under my '
  'mails; text at the end of my emails; sign my emails; mail sign-off; closing of an email; contact block in emails; signature for my '
  'mails; how do I sign emails; add the logo under my mails; badges under my mail; iphone mail signature; gmail signature; paste my '
  'signature; signature block; mail footer; html signature; my signature is outdated; signature does not show my number; new '
  'signature; auto signature; signature design; signature on my mobile; put my name at the bottom of emails; which badges are in the '
  'signature; footer in outlook; my mail footer is outdated; change the text under my mails; signature is old; signature with our '
  'logo; update my email footer; name and number under a mail; signature; signature with logo; make my signature; new email footer; '
  'sign off block for gmail; my fancy sign-off at the end of mails; footer with logo under my emails; contact block under my mails; '
  'block with my name and the badges under each mail'),
('Business cards',
  'business card; business cards; visiting card; business card size; card dimensions; business card template; vertical business card; '
  'print business cards; my card; name card; calling card; how big is a business card; resolution of business cards; create a business '
  'card; size of a card; visit card; business card pixels; card in mm; card with both sides; card dpi; upright business card; hand out '
  'my card; card with my name; cards for a fair; card to give to clients; cards with my number; contact card; name cards; print my '
  'card; horizontal card; landscape card; portrait card; both sides of a card; back of the business card; wallet card; visiting cards; '
  'dimensions of a calling card; millimetres of a business card; 3.5 x 2; specs of a business card; copy specifications; I ran out of '
  'cards; need new cards; my cards have the old number; business card design; biz card; business card resolution; card size; vertical '
  'card; card resolution; card in portrait; business card lying or standing; tall business card; turn the business card; biggest '
  'business card; smallest business card; how large is a business card; dimensions of a business card; measures of a business card; '
  'normal size of a business card; which sizes has a business card; what format has a business card; designs of a business card; which '
  'business card designs are there; looks of the business card; how many designs has the business card; card designs; styles of '
  'business cards; kinds of business card; size of our business cards; how big are visiting cards; how big are business card; paper '
  'size of a card in mm'),
('Meeting backgrounds',
  'meeting background; zoom background; teams background; virtual background; background for video calls; google meet background; '
  'wallpaper for calls; data center background; server room background; picture behind me in a meeting; backdrop for webcam; '
  'background for a conference call; size of a meeting background; webcam picture; video conference background; server corridor; '
  'meeting backgrounds; background for zoom; background for teams; video background; download a background; background picture of a '
  'server room; how big are the backgrounds; which backgrounds are there; picture for video calls; backgrounds with our logo; '
  'background for google meet; blur my background; look professional on a call; something behind me; behind me on camera; camera '
  'background; webcam background; my background in a meeting; screen behind me; branded background; company background for calls; '
  'picture for teams; picture for zoom; meet background; virtual backdrop; video chat background; corridor picture; data center '
  'picture; online meeting picture; skype background; webex background; background image for a webinar; 1920x1080; which platforms do '
  'the backgrounds work with; hide what is behind me; my room looks messy on camera; cover my room during a call; nice background for '
  'calls; put something behind me on video; change my background on video; picture behind me on a call; office background for calls; '
  'which backgrounds; virtual backgrounds; list of backgrounds; background size; zoom wallpaper; which backgrounds for video calls; '
  'pictures for zoom; background images; how many backgrounds; names of the backgrounds; background names; what backgrounds do we '
  'have; zoom background size; biggest meeting background; smallest meeting background; how large is a meeting background; dimensions '
  'of a meeting background; measures of a meeting background; normal size of a meeting background; which sizes has a meeting '
  'background; what format has a meeting background; zoom wallpaper list; how many backgrounds are there for zoom'),
('Print specifications',
  'print specifications; print resolution; dpi for print; which dpi; cmyk or rgb; color mode for print; print quality; what does the '
  'printer need; resolution of print files; printing house requirements; prepress; send to the print shop; ppi; resolution for the '
  'print shop; print dpi; print file settings; print colors; 300 dpi; colors for printing; print in cmyk; what does a print shop need; '
  'resolution of a printed piece; print requirements; what resolution for print; dots per inch; quality for printing; how sharp must a '
  'print be; the print looks blurry; blurry print; what does the printing company need; specs for the print house; printing '
  'requirements; color space; color profile; rgb for print; print ready; professional printing; commercial printer; offset; pixelated '
  'print; requirements of a printer; send a file to the printer; press ready; color mode for printing; which color mode; offset print; '
  'cmyk for offset; dpi of a print file; resolution of a poster for print; what quality for the printing house; print specs; how much '
  'bleed; bleed size; what bleed do printers need; bleed in mm; bleed in inches; safe margin; resolution for posters; how wide is the '
  'bleed; safe zone size; specs for the printer; bleed for the printer; how many mm of bleed; distance to the edge; safe distance for '
  'text; quality for large posters; distance of the text from the edge; how far from the edge must text be; text too close to the '
  'border; which distance between text and border; margin of printed pieces; how close to the edge may text be; resolution for print; '
  'bleed in millimeters; dots per inch of large posters'),
('Designer themes',
  'themes of the designers; which themes are there; white theme; blue theme; image theme; poster theme; theme of a flyer; picture '
  'behind the text; which background for the poster; blue text on white; themes of social posts; color themes; white text on blue; '
  'which themes does a flyer have; blue or white theme; background picture behind the text; theme of a postcard; themes for social '
  'posts; styles of a poster; colour schemes for a flyer; look of a poster; white version; blue version; dark version of a poster; '
  'picture theme; photo behind the text; background of a flyer; change the background of my poster; choose a theme; theme options; can '
  'a brochure be blue; which looks are there; color of the text on a flyer; designer theme; poster with a photo; postcard with a '
  'picture; theme list; change the look of a poster; poster in blue; flyer in white; text color of a flyer; background picture on a '
  'poster; dark text on orange; themes for flyers; which designers have orange; text over a picture theme; what does the blue theme '
  'look like; what themes does a poster have; theme with a picture behind the text; which themes does a brochure have; available '
  'themes; where is the orange theme available; which materials can be orange'),
('Your own pictures',
  'my own pictures; upload my own photo; use my own picture; upload an image; add a photo; images panel; where are my drafts; draft is '
  'gone; where did my draft go; are drafts saved; where is my work saved; reset a form; my picture is not shown; insert own images; '
  'pictures stay in the browser; start a form over; lost my design; replace the picture; your own pictures; add own pictures; own '
  'photos in a flyer; use my own images; upload a picture; put a picture on a poster; how do I add a photo; add pictures to a '
  'brochure; where are my pictures stored; other picture for an ad; change the picture; draft disappeared; drafts; reset my form; my '
  'own photo on a postcard; import a picture; insert a photo; drag a picture in; upload images; my image does not show up; picture is '
  'missing; picture does not appear; how many pictures can I add; which picture goes where; replace the photo of a brochure; swap the '
  'picture; logo of a partner as picture; clear the form; start again from scratch; reset the designer; back to the defaults; unsaved '
  'draft; is my draft kept; draft lost; are pictures uploaded to a server; where do my images go; own image; other photo; change the '
  'image of an ad; put a photo of mine in a flyer; add my photo; own photo on a poster; use another picture; upload a logo; picture '
  'upload; can I add pictures; use my own image; where do my pictures go; add my logo picture; own image in a brochure'),
('Daybreak',
  'company name; legal name; official company name; what is Daybreak; what does Daybreak do; what does our company do; who are we; '
  'about us; about the company; full name of the company; our business; name on a contract; what is our line of work; name for '
  'invoices; registered name; company description; daybreak; official name of the company; company full name; what kind of business '
  'are we; what do we do; who is Daybreak; what does this firm do; legal form; name for legal papers; which name goes on an invoice; '
  'our full name; registered company name; are we an inc; what does inc stand for in our name; what is our company about; describe our '
  'company; who is my employer; explain what we do; what industry are we in; our company in one sentence; what does this company do; '
  'company profile; tell a stranger what we do; correct spelling of our name; boilerplate; what kind of company are we; what is the '
  'company called; name of our company for a contract; what do I write as company name; legal name for contracts; our company in '
  'short; what do we do here'),
('Our tagline',
  'slogan; motto; tagline; company motto; what is our slogan; our mission; claim of the company; catchphrase; line under the logo; our '
  'vision; our tagline; company slogan; brand claim; what is our motto; sentence under our name; our catch phrase; our saying; the '
  'line we put under the logo; advertising line; brand line; strapline; what do we stand for; mission statement; our promise; leading '
  'the future; one liner of the company'),
('Office phone number',
  'office phone number; number of the office; company phone number; front desk; phone of the reception; main number; switchboard; call '
  'the office; headquarters phone; general phone number; how can customers call us; central number; call the company; main line; main '
  'phone; number for customers; telephone of the company; front desk number; how do I call the office; phone of the company; company '
  'phone; landline of the office; hotline; what number do I give to a customer; number for visitors; number on our letterhead; general '
  'line; company line; call headquarters; how does a customer reach us by phone; phone us; ring the office; central phone; dial the '
  'office; our telephone; contact number of the company; front office phone; public phone number; reach the office; reach somebody at '
  'the office; switch board; what is our phone number; number to call us; office line; telephone number of the office; who do '
  'customers call; number to reach us'),
('Office address',
  'office address; where is the office; where are we based; headquarters; head office; where is Daybreak; company address; postal '
  'address; where do I send mail; directions to the office; zip code of the office; street address; where do we sit; which city are we '
  'in; location of the company; ship a parcel to us; how do I get to the office; street; zip; zip code; where are we; address of the '
  'company; address for letters; where is headquarters; city of the office; map to the office; where do packages go; address for a '
  'delivery; postcode; where should visitors come; what do I type into my gps; navigation address; how to find the office; where do I '
  'go on my first day; where do I send a letter; return address; shipping address; deliver something to us; a supplier asks for our '
  'address; where do clients visit us; office in which city; which state are we in; which country is our office in; building address; '
  'house number; mailing address of the company; austin office; horizon way; where exactly are you; on which street; map; where do we '
  'receive packages; address on the letterhead; what is our location; where can people find us; where do I send a package; where do we '
  'get our mail; location of our office; come to the office; postalcode; postalcode of the office; our postalcode'),
('Regions',
  'regions; where do we operate; which countries do we work in; which markets; do we work in Europe; do we work in Asia; '
  'international; Latin America; North America; where are we active; continents; do we ship abroad; countries we serve; which parts of '
  'the world; countries; in which regions do we work; do we work abroad; do we serve Mexico; which continents; where in the world; '
  'global presence; are we in Europe; which part of the globe; do we have business in south america; business in canada; do we sell to '
  'germany; do we operate in africa; are we in australia; geographical coverage; territories; market area; sales area; areas we cover; '
  'do we cover Brazil; countries we deliver to; foreign countries; do we work outside the united states; where do we do business; is '
  'daybreak international; do we do business in asia; which states do we serve; coverage'),
('Brand guidelines',
  'brand guidelines; brand book; style guide; corporate identity; corporate design; CI manual; brand rules; where is our branding; '
  'branding; may vendors use our logo; guidelines for partners; send our brand rules to an agency; brand assets; permission to use the '
  'assets; brand manual; design rules; rules for our brand; brand manual for an agency; how do we look; can partners see our brand '
  'rules; guideline; where are the brand rules; branding guide; use of our assets; is the brand page public; how should our stuff '
  'look; rules for design; rules for using our name; visual identity; house style; brand kit; press kit; media kit; assets for '
  'partners; partner asks for brand rules; may a vendor use our brand; may somebody outside read the brand page; can the printer see '
  'the guidelines; look and feel; do we have a style manual; brand standards; legal use of the brand; permission for the logo; ci '
  'guidelines; design manual; brand page; corporate look; what agencies must know about our brand; how should things look'),
('Cyan, our primary color',
  'cyan; turquoise; primary color; main color; hex of cyan; hex of turquoise; cyan rgb; cyan cmyk; our blue-green; 14BCC0; code of the '
  'primary color; may text be cyan; main brand color; first color; cyan, our primary color; blue green; hex code of our blue green; '
  'main color code; turquoise in cmyk; cyan hex code; rgb of cyan; brand blue; cyan in print; exact code of our cyan; our main blue; '
  'brand turquoise; blueish color; aqua; which blue is ours; which color comes first; where may I use cyan; is cyan allowed for text; '
  'cyan for small text; print values of cyan; cyan numbers; leading color; signature color; pantone of our cyan; primary colour; light '
  'blue of the brand; cyan value; exact cyan; values of our cyan; code for cyan; what is our cyan exactly; our blue; cyan for print; '
  'cyan hex; value of cyan; primary color code; cyan print value'),
('Neutral gray',
  'gray; grey; neutral gray; hex of gray; gray rgb; gray cmyk; secondary color of the brand; 76777A; code of our gray; what is our '
  'gray for; neutral color; gray code; which gray; hex code of gray; gray in cmyk; rgb of gray; exact code of the gray; grey value; '
  'grey hex; our grey in print; which grey; grey for lines; colour of secondary marks; gray numbers; silver; gray for rules; cmyk of '
  'gray; neutral colour; grey tone; where do I use gray; exact gray; values of our gray; code for gray; the gray we use; gray for print'),
('Vibrant orange',
  'orange; vibrant orange; accent color; hex of orange; orange rgb; orange cmyk; FF6022; highlight color; code of our orange; color '
  'for buttons; what do we use as an accent; text on orange; orange code; which orange; hex code of orange; orange in cmyk; orange in '
  'print; rgb of orange; accent; orange hex; orange value; accent colour; color to highlight something; orange numbers; how much '
  'orange may I use; signal color; warm color; print values of orange; bright color of the brand; where may I use orange; orange tone; '
  'can I use orange twice; exact orange; values of our orange; code for orange; the orange we use; our exact orange; orange for print; '
  'rgb orange; orange in print values; orange for a sign; four-color values of our orange; process color values of the orange; orange '
  'for the sign maker; ink values of our orange; CMYK of the orange'),
('Brand colors',
  'brand colors; our colors; company colors; house colors; color palette; corporate colors; color codes; hex codes; which colors do we '
  'use; what are our colours; three brand colors; color scheme; palette; colors of the brand; which are our colors; all color codes; '
  'our palette; colors of Daybreak; official colors; company colour codes; what colors are allowed; color values; codes of our colors; '
  'which three colors; rgb values of the brand; brand colour palette; corporate colours; main colors; colour list; colors in our logo; '
  'color guide; which colours belong to us; official palette; colours of the company; three colors'),
('Designer colors',
  'designer colors; colors of the designers; teal; teal blue; dodger blue; teal hex; color of signatures; color of business cards; '
  '104A6D; 3ABBFF; colors in the signature; blue in the designers; amber; dark blue of the cards; blue of the signature; teal code; '
  'light blue; colors of business cards; color of a signature; hex of dodger blue; hex of amber; colors used in the designers; colors '
  'in the marketing tools; blue of the business card; dark teal; darker blue; dark blue hex; bright blue; sky blue; yellow orange; '
  'FFB343; 14BCC0 in the designers; palette of the designers; colours in the signature; which blue is in the card; secondary colour of '
  'the signature; marketing colors; colour of a business card; tool colors; colors in the designers; teal blue hex; colors of '
  'signatures'),
('Typography',
  'typography; font; which font do we use; typeface; poppins; font of headings; headline font; body font; font weight; line height; '
  'letters; font for documents; font size; font family; house font; corporate font; text in capitals; which typeface for titles; which '
  'typeface; what typeface do we write in; our typeface; font of the brand; fonts; headline type; weight of headings; body text font; '
  'name of our font; letters of headlines; text font; font for titles; which font in presentations; line spacing; which letters do we '
  'use; lettering; what font for a letter; which font in word; font for slides; font for a poster; name of the typeface; thickness of '
  'headings; weight of body text; are headings in capitals; uppercase headlines; distance between lines; line spacing of text; text '
  'style; corporate typeface; where do I get the font; how bold are titles; text weights; is Arial allowed; official font; font rules; '
  'writing style of headings; letter style; which font; heading font; main font; font for headlines; font for body text; bold or '
  'regular; do we use capitals; headings in capitals; heading font weight; are headings uppercase; bold or regular text; line spacing '
  'of body text; weight of the headings'),
('Logo',
  'logo; our logo; logo versions; logo variants; where is the logo; download the logo; white logo; logo on a photo; may I stretch the '
  'logo; may I recolor the logo; logo rules; logo icon; which logo for a dark ground; rotate the logo; logo file; logo on orange; '
  'black and white logo; company sign; distance to the logo; turn the logo; rotate our logo; logo on a picture; which logo on orange; '
  'may I change the logo; logo in another color; minimum space around the logo; which logos are there; versions of the logo; logo on '
  'dark; logo in white; get the logo; tilt the logo; logo download; logo for print; place the logo on a picture; company emblem; our '
  'symbol; get a picture of the logo; vector logo; logo as svg; logo as png; logo with a transparent background; gray logo; colored '
  'logo; one color logo; logo for a dark surface; bend the logo; squeeze the logo; make the logo wider; resize the logo; may I tint '
  'the logo; how much air around the logo; safe zone; protective space; logo misuse; which logo do I use; logo for a t-shirt; sponsor '
  'wants our logo; icon of the company; favicon; stacked logo; send the logo; night logo; logo over a photo; logo on an image; where '
  'may the logo go; is it ok to change the logo; can the logo be rotated; logo on a photograph; correct use of the logo; which version '
  'of the logo'),
('Certifications',
  'certifications; are we certified; which certificates do we have; compliance standards; standards we follow; industry badges; '
  'accreditation; which badges do we have; are we HIPAA compliant; quality seals; memberships; certificates; what are we certified '
  'for; R2 certificate; certified company; our badges; standards; which standards do we meet; do we comply with HIPAA; RIOS qualified; '
  'certified recycler; proof of certification; do we have an R2 certificate; customer asks if we are certified; proof that we are '
  'compliant; which seals do we have; licences we hold; are we iso certified; industry recognition; recognised by whom; quality '
  'certificate; environmental certificate; security standards; data security certification; which norms do we follow; dod 5220; are we '
  'rios certified; solar association; member of seia; audited; trust badges; compliance certificates; accreditations; nist standard; '
  'responsible recycling; which certificates can I show a client; are we audited; proof of R2; what are our certificates; are we '
  'compliant; do we have certificates; are we r2 certified; badges; certified; hipaa badge; do we have a nist badge; do we have an r2 '
  'badge'),
('Our services',
  'our services; what do we offer; what do we offer our customers; what do we sell; what services do we have; what can customers buy '
  'from us; what does the company offer; range of services; offering; what do we do for clients; portfolio of services; services for '
  'customers; what can we do for a customer; list of services; what do we provide; things we sell; our offer; what does Daybreak '
  'offer; what can a customer get from us; what do we do for customers; which services can I sell; our portfolio; product range; '
  'products; things we do; what jobs do we take on; full list of what we offer; what can I tell a prospect we do; how do we help '
  'clients; solutions; do we offer anything besides recycling; services at a glance; what are we selling; business areas; lines of '
  'business; what would a client hire us for; what does our company sell; what can we offer a client; what are our services; what are '
  'we good at; services; what do we do'),
('Recycling',
  'recycling; what do we recycle; do we recycle batteries; do we take inverters; old solar panels; where do broken panels go; which '
  'items do we take; get rid of panels; batteries; inverters; panel disposal; dispose of batteries; scrap panels; do we accept old '
  'panels; collect old modules; old batteries; inverters taken; which things can be recycled; do we recycle inverters; what can '
  'customers bring; take back panels; recycling of panels; used batteries; recycle modules; do you take panels; do we accept '
  'batteries; accept inverters; what do we take; what do we not take; drop off panels; drop off modules; bring old panels; broken '
  'modules; damaged solar panels; take care of scrap; hand in old equipment; where do old modules end up; client wants to throw away '
  'panels; pick up old panels; take apart panels; pv modules; photovoltaic; old solar cells; recycle a battery; defective inverter; '
  'solar disposal; electronic waste; e-waste; used panels; remove panels from a roof; discarded inverters; do we take batteries; do we '
  'accept lithium batteries; what can be recycled; which things do we take back; do we take broken panels; can clients give us '
  'batteries; which materials do we recycle; we recycle what'),
('Buying and selling equipment',
  'buying equipment; selling equipment; do we buy used servers; do we sell refurbished gear; surplus equipment; decommissioned '
  'equipment; used hardware; sell old hardware to us; second hand equipment; resale; what do we buy; refurbished; do we purchase '
  'surplus; secondhand servers; do we sell used equipment; buying and selling equipment; purchase old servers; buy old servers; sell '
  'us equipment; used gear; refurbished servers; surplus hardware; buy back; sell old equipment; do we buy decommissioned gear; used '
  'equipment for sale; customer wants to sell servers; can we take surplus servers off a client; client has servers to sell; do we pay '
  'for old equipment; trade in; cash for old gear; sell refurbished servers; reconditioned hardware; renewed equipment; pre-owned; can '
  'a client buy used gear from us; do we buy hard drives; do we sell hard drives; excess equipment; leftover hardware; liquidate a '
  'data center; asset recovery; remarketing; do we buy routers; buy data center gear; overstock; decommission a data center; what '
  'happens with surplus gear; second life of equipment; old servers'),
('Secure destruction',
  'secure destruction; data destruction; destroy data; wipe hard drives; shred hard drives; shredding; erase disks; destroy equipment; '
  'how is data destroyed; safe disposal of data; do we destroy hard disks; data wiping service; rid of data on disks; delete hard '
  'drives; destroy disks; wipe data; erase data securely; secure erasure; shred disks; is data destroyed; what happens to data; data '
  'on old servers; destroy equipment securely; make sure the data is gone; is client data really deleted; erase a disk; get rid of '
  'confidential data; crush drives; media destruction; degauss; sanitise disks; wipe a server; shred ssd; old hard disks with data; '
  'proof of destruction; destroy storage media; hard drive disposal; secure disposal; confidential equipment; data sanitisation; '
  'tapes; permanently erase data; kill the data'),
('The solar waste crisis',
  'solar waste crisis; solar waste; how many panels reach end of life; how much goes to landfill; panels thrown away by 2030; end of '
  'life panels; waste numbers; the problem with solar panels; why recycle solar panels; tons of solar waste; how much material is '
  'wasted; discarded panels; million panels; facts about solar waste; the solar waste crisis; tons in landfill; landfill tons; how '
  'many panels by 2030; wasted materials; solar panels thrown away; waste problem; panels at the end of their life; 80 million panels; '
  'why is solar waste a problem; share of materials wasted; why does recycling panels matter; how bad is solar waste; how many modules '
  'become waste; panels that die by 2030; worn out panels; when do panels reach the end of their life; amount of waste from panels; '
  'how much solar junk; tons in the dump; figures about solar waste; how much of the material gets lost; environmental problem of '
  'panels; what happens to panels in 2030; the crisis; share of panels that is wasted; why is our work needed; scale of the problem; '
  'industry waste numbers; how many solar panels retire'),
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
  'utilities; who buys from us; kinds of clients; who do we work for; target customers; market segments; client list; which companies '
  'do we work with; who are our clients; customers of ours; for whom do we work; do we work for utilities; kinds of customers; '
  'industries; which customers; contractors; typical customer; who hires us; what kind of companies buy from us; which sectors; who '
  'are typical clients; do power companies work with us; energy companies; do homeowners hire us; b2b; customer groups; customer '
  'segments; who is our audience; who needs us; do we work with installers; construction companies; commercial customers; operations '
  'and maintenance firms; who do we serve; client types; which businesses are our customers; buyers of our service; who uses our '
  'services; ideal customer; what kinds of clients; which firms are our clients; who buys our service; for which companies; our '
  'typical customer; our customers'),
('Our process',
  'our process; process steps; how do we work; what are the steps; what happens after a client sends a list; how does a project run; '
  'steps of a recycling job; workflow with clients; what happens first; procedure; equipment list; from request to documentation; how '
  'does recycling with us work; stages of a project; five steps; our steps; what happens after the equipment list; order of the steps; '
  'what does the client get at the end; how does it work for a client; what comes after the quote; our procedure; how does a pickup '
  'run; step by step; how does a deal go; what happens once a client calls; what must a client send first; what does a client have to '
  'do; first step for a customer; next step after the quote; explain to a client how it works; from start to finish; phases; stages; '
  'sequence of work; course of a project; how do we handle an order; when do we schedule logistics; what papers does the client '
  'receive; documentation for the client; certificate at the end; what is an equipment list; how do we run a job; how do we start with '
  'a new client; last step; roadmap of a job; process overview; pick up and processing; how do we work with a customer; what does the '
  'customer do first; what happens with an order; how does our service run; steps with a client; what is the first step'),
('Quote and turnaround times',
  'quote time; how fast do we quote; how long does a quote take; response time; turnaround time; how long does a job take; when is the '
  'work done; duration of a project; delivery time; how many days does it take; when does a customer get an offer; offer within how '
  'many hours; processing time; lead time; how quickly do we reply to a request; quote and turnaround times; turnaround; how fast is a '
  'quote; quick quote; when does the client get a quote; how quick is an offer; how soon is the work finished; how long does '
  'processing take; days until finished; reply to a quote request; how many hours for a quote; time to complete; price within how many '
  'hours; when will the client hear from us; how soon do we answer; how soon do we reply; how fast are we; time until a quote; within '
  '24 hours; when is a job finished; how many weeks does it take; 7 to 14 days; time frame; timeline; deadline of a job; speed of '
  'processing; when will it be done; completion time; how long do customers wait; estimated time; when do we deliver a quotation; '
  'duration of processing; service level; sla; how long until everything is recycled; how long does a customer wait for a price; when '
  'is a price ready; time until we send a price; how long is the wait; price request; when do we answer a request; how many days for a '
  'job; time needed for a job; how long do we need; job duration; when does a client get an offer; how quickly do we send an offer; '
  'how long until we quote; days until the work is done; how long until a job is finished; how fast do we turn a job around; how long '
  'do we promise; days until a job is done; how fast do we work; how long does a project take'),
('The sales deck',
  'sales deck; sales presentation; pitch deck; slides; how many slides; present to a client; company presentation; next slide; '
  'previous slide; keys in the deck; full screen presentation; slideshow; powerpoint; deck for customers; present full screen; go to '
  'the next slide; show the presentation; pitch; how do I present; the sales deck; deck for a client meeting; slides for customers; '
  'open the deck; deck full screen; key for the next slide; where is the presentation; show the slides; deck keys; number of slides; '
  'go back a slide; where is the sales presentation; show our company to a prospect; slides about us; what do I present to a client; '
  'pages in the deck; how long is the presentation; how do I move to the next slide; advance the slides; arrow keys; space bar; '
  'backwards in the slides; flip through slides; full-screen; make the slides fill the screen; presentation for a prospect; pitch to '
  'investors slides; keynote; power point; start the slide show; open the slides; deck navigation; leave full screen; sales slides; '
  'present our company; material for a sales meeting; overview slides; slides for a client; where are the slides; presentation about '
  'our company; how do I switch slides; show slides; move between slides; which slides; slide titles; list of slides; content of the '
  'deck; name of the last slide; last slide of the deck; titles of the slides; which slides are in the deck'),
('Email address and website',
  'company email; mailbox for customers; general email address; email address of the company; what is our website; our website; web '
  'address; company website; contact address for customers; info address; homepage of the company; where can customers write to us; '
  'general mailbox; url of our site; how do customers contact us; email of the company; how can people reach the company; email '
  'address and website; webaddress; general mail address; mail address of the company; our web page; homepage address; email for '
  'customers; where do customers write; website link; contact email; url; which email do I give to a customer; where can people write '
  'to us; customer wants to write to us; inquiries; enquiry address; info mail; public email; our homepage; company domain; domain '
  'name; link to our public site; web presence; site of the company on the internet; online contact; contact us; what is our url; web '
  'link; general inquiries; hello address; how do people write to us; our email; address of our website; where is our website; email '
  'for questions; our web address; where do clients write'),
('Your pieces',
  'your pieces; my pieces; where are my saved designs; save my design; where do I find my poster again; library of designs; save to '
  'your pieces; folder for my designs; rename a piece; duplicate a piece; copy a design; open my flyer on another computer; keep my '
  'draft; where are my saved posters; where did I save it; my saved work; find my old flyer; where are my files; my library; my '
  'designs; list of my designs; continue working on my flyer; keep working later; store a design; save my work; autosave; is it saved '
  'automatically; access my poster from home; what colleagues shared with me; shared with me; rename my poster; organise my designs; '
  'folders; work from last week; where is my stuff; name a design; save to my pieces; find the poster I made; where is the flyer I '
  'made; get to my saved designs; open an old design; I saved a flyer where is it; list of what I made; designs that were shared with '
  'me; sort my designs into folders; saved designs; where is my saved poster; designs on another computer; where are things I made; '
  'where is my work; open a saved flyer; get back to my brochure; see all my designs; continue yesterday''s design; keep a design for '
  'later; save a design; open the library; open my pieces; go to my library; where is my library; show my library; get to my library'),
('Sharing a piece with colleagues',
  'share a piece; share a poster with a colleague; share my design; let a colleague edit my flyer; give a colleague access to my '
  'design; send a draft to a coworker; work on a poster together; link for colleagues; who can see my piece; let others view my '
  'design; stop sharing a piece; let Grace see my poster; let a teammate change my brochure; two people on one flyer; send colleagues '
  'a link to my design; show my design to the team; make my poster visible to all; allow others to edit; view only; give edit rights '
  'on a design; collaborate on a flyer; who may open my design; invite someone to a design; share with everyone; copy link; unshare; '
  'my colleague cannot open my design; work together; share my brochure; joint work; my colleague should see my poster; let the team '
  'use my design; colleague should edit my flyer; give the team access; who sees my flyer; make my design private; let somebody work '
  'on my design; grant a colleague access to my design; let a colleague edit; give access to my flyer; share with all staff; let '
  'someone view my design; send a piece to a coworker; can others edit; let Grace edit my flyer; collaborate; show my boss a draft; '
  'who may share; share a flyer with everybody in the firm; give a colleague access; let others edit; let all staff see my flyer; send '
  'a design to a colleague; work on a flyer together; who can share; send a link to a coworker; colleague cannot open my piece; '
  'colleague can not open my piece; sent the address from the browser but it does not open; coworker has no access to my piece; link '
  'only works for me; who can share a piece; who is allowed to share a piece; may I share a piece; do I have to be an administrator to '
  'share a piece'),
('Review links',
  'review link; show a design to somebody outside; send a poster to an agency for review; get feedback from a customer on a flyer; '
  'link for somebody without an account; approval of a design by a client; revoke a review link; how long does a review link work; '
  'share with an external reviewer; let a client look at the flyer; customer wants to see the draft; show a draft to a partner; send a '
  'proof; proof for a client; get sign-off from a customer; external people look at my design; freelancer should see my design; share '
  'outside the company; public link to a poster; link that expires; how long is the link valid; cancel a link; stop a link from '
  'working; guest link; preview for a client; feedback from outside; agency has no account; comments from a customer; send my supplier '
  'a draft; link for a vendor; customer should comment on a flyer; client without an account should see my poster; someone outside '
  'should look at it; send a design to a customer; external feedback; ask a client for approval; get comments on a design; link for a '
  'client; outside agency should see the brochure; let an agency look without access; customer without an account should see the '
  'flyer; view a piece from outside; link for somebody outside; the review link still shows the old text; the link shows last week''s '
  'version; why is the review link not up to date; show to a client; link for someone outside; external review; client without '
  'account; send to an agency; public link; how long is a review link valid; revoke a link; link expired; customer should look at the '
  'design; comment without an account; review link dead; link does not work anymore; how long can outside people see the link; link '
  'for a customer; feedback from an agency; send a preview to a client; external person without login; link valid how long; end a '
  'review link; was the link opened; client says the link does not work; let a printer look at it; customer says the link is dead; '
  'link I sent last month does not open; client can not open the link; link is dead; longest time of a review link; how many days can '
  'a public link last; maximum days of a review link; when does the preview link stop; preview link expiry; longest expiry of a public '
  'link; public preview link; how long may a guest look; expiration of a link; shortest time for a review link; make a review link '
  'longer; set how long a link works; someone external needs to look at a piece; an external person has to see the flyer; a designer '
  'from outside looks at the poster; show the piece to someone outside; an outside agency needs to look; let an external person look '
  'at it; let the customer see the draft; send the flyer to a client for a look; show a supplier our brochure'),
('Delete or restore a piece',
  'delete a piece; delete my poster; delete a design; remove a flyer; delete an old draft; bin; where is the bin; restore a deleted '
  'piece; I deleted my poster by mistake; bring back a design; undelete a flyer; throw away a design; how long do things stay in the '
  'bin; accidentally deleted; I removed it by accident; my poster disappeared; my brochure is gone; get back a deleted file; recover a '
  'deleted design; recover my poster; trash can; recycle bin; wastebasket; empty the bin; erase a design forever; delete for good; 30 '
  'days; permanently delete; restore from the bin; discard a design; I do not need the flyer any more; get rid of an old poster; undo '
  'a deletion; retrieve a deleted piece; deleted a flyer by mistake; I threw away my poster; get my deleted flyer back; is a deleted '
  'design gone; how do I delete a design; take a poster out of the bin; remove my design; where do deleted designs go; I deleted a '
  'piece by mistake; deleted the wrong design; bring a deleted piece back; restore a deleted flyer; is a deleted piece gone for good; '
  'how long is a deleted piece kept; undelete; trash; recover a flyer; get a deleted design back; how long in the trash; deleted by '
  'mistake; throw away; bring back my poster; remove a design; oops deleted my flyer; accidentally deleted a poster; deleted the wrong '
  'one an hour ago; can I get a deleted piece back; any hope for a deleted postcard; get rid of a flyer; recover something from the '
  'trash; how long until it is gone; deleted too early; where do deleted pieces go; is it gone forever; find deleted files; where are '
  'deleted things; see what I deleted; when is a deleted thing gone for good; how long does the trash keep pieces; days in the trash; '
  'how long can I get a deleted flyer back; until when can I undo a deletion; trashed pieces gone after; does the recycle bin empty '
  'itself; when is the bin emptied automatically; delete an old flyer; delete my old poster; throw away an old piece; delete an old '
  'piece'),
('Earlier versions of a piece',
  'earlier versions of a piece; version history; go back to an older version; restore a previous version; undo changes in my design; '
  'compare two versions; old version of my poster; what did my flyer look like before; name a version; yesterday''s version; how it '
  'looked last week; previous state; old state of my flyer; roll back; undo what my colleague changed; someone overwrote my work; '
  'someone ruined my poster; history of changes; who changed my design; see what changed; changes between two versions; what was '
  'different before; return to the first draft; backup of my design; back to an earlier state; version list; snapshot; I messed up my '
  'design; revert; go back to how it was; get the version from yesterday; see the changes in my design; my colleague changed my '
  'poster; old versions; earlier draft; undo all my changes; restore an earlier version; restore a version; go back to an old version; '
  'roll back my brochure; undo everything since yesterday; revert to last week; someone ruined my flyer get the old one back; get '
  'yesterday''s text back; compare versions; difference between two versions; see what changed between versions; overwrite by mistake '
  'get the old one; history of my piece; versions of a flyer; list of versions; older state of a poster; when is a version kept; who '
  'changed my flyer when; someone changed my flyer I want the old one; yesterday''s state; get an old version; go back to the version '
  'of last week; compare with the previous version; see changes; who changed the text; restore'),
('Team templates',
  'team templates; start from a template; template for a poster; publish a template; who can publish templates; withdraw a template; '
  'templates of the team; is there a template; ready made layout; make a template of my design; ready-made design; prepared layout; '
  'start with something ready; example designs; samples to start from; master layout; official layout; fixed layout; locked template; '
  'corporate template; template for a flyer; reuse a layout; offer my design to the team; turn my poster into a template; publish for '
  'everybody; remove a template; who makes templates; blueprint; starting point for a poster; which templates does the team have; '
  'sample flyer; use a template; begin with a template; official poster template; where are the templates; make a template; save as a '
  'template; put out a template for all; templates; company template; ready layouts from the team; template of a colleague; template '
  'gallery; where are company templates; use a team template; begin from a template; ready made company designs; templates from '
  'marketing; let the team reuse my flyer; whole team should reuse my handout; everybody should use my poster as a basis; design for '
  'the team to reuse; reuse someone''s layout for my text; team reuse without changing parts; start from something the team prepared; '
  'is there a template for flyers; use a template of the team'),
('Downloading a piece',
  'download a piece; download a poster; download my flyer as pdf; export as PNG; export a PDF; which file formats can I download; save '
  'as jpeg; print pdf; download all sizes; zip of all sizes; crop marks; bleed; file for the printer; how do I export my design; get '
  'the finished file; get my flyer as a file; save it on my computer; save to disk; png or jpeg; get a png; get a jpg; picture file of '
  'my post; export my ad; output formats; what file types can I get; get a high quality file; hand the file to the printer; pdf for '
  'the print shop; trim marks; cut marks; all sizes at once; both sides in one file; zip file; print my flyer; how do I print it; get '
  'the file; download button; save the design as an image; email my flyer to someone; attach my poster to a mail; can I get a word '
  'file; download my brochure; save as pdf; poster as pdf; flyer as image; make a pdf of my flyer; convert to pdf; save my design as a '
  'file; where is the download; get a print file; file type of a download; download; export my flyer; png; jpeg; save as image; both '
  'sides as files; turn a poster into a pdf; convert my flyer to pdf; make a pdf; make a jpg of my design; get my design out; which '
  'file types; save to my computer; file for facebook; how do I export; picture for a website; download both sides; where is the '
  'download button'),
('Handing a piece over',
  'hand over a piece; give my design to a colleague; transfer ownership of a poster; change the owner of a design; hand my pieces over '
  'before I leave; make a colleague the owner; give my poster away; somebody else should own the flyer; new owner; change owner; pass '
  'a design on; pass my designs to my successor; I leave the team who gets my designs; transfer a piece; make Grace the owner of my '
  'design; reassign a design; assign a piece to someone else; owner of a piece; give my design to somebody else; colleague takes over '
  'my designs; leave my designs to a colleague; change who owns a piece; transfer my design to another person; grant my design to '
  'somebody else; another person should own my design; pass my flyer to a colleague; change the owner of a piece; give a piece to a '
  'colleague; change the owner; transfer ownership; pass my flyer on; give my piece to a teammate; transfer ownership of a flyer; '
  'someone else should own my poster; pass a design on to a coworker; let another person take over my brochure; hand a draft to the '
  'next person'),
('Your own data',
  'my own data; download all my data; export all my pieces; delete all my pieces; privacy of my data; what is stored about me; get a '
  'copy of everything; delete everything of mine; what data do you have about me; my personal data; gdpr; data protection; delete my '
  'data; right to be forgotten; copy of all my work; back up all my designs; export everything; erase all my designs; take my designs '
  'with me; archive of my pieces; download everything; privacy; which data is stored; export my library; delete everything I made; '
  'backup of my pieces; gdpr my data; zip of all my designs; take my designs when I leave; erase my library; all my designs as zip; '
  'delete my library; leave and take my data'),
('Presenter view of the sales deck',
  'presenter view; speaker notes; notes of the sales deck; timer while presenting; second screen for the deck; notes for the slides; '
  'presenter window; show notes while I present; see my notes while presenting; notes for me only; cheat sheet while presenting; how '
  'long have I been talking; clock during the presentation; stopwatch; presentation on a projector; two screens; presenter mode; '
  'speaker view; audience sees only the slides; rehearse the deck; talking points; what do I say on the slides; timer; notes while '
  'presenting; hide my notes from the audience; second window; see my notes only on my computer; notes on my screen slides on the '
  'projector; audience must not see my notes; customer can see my notes; how do I see the time while presenting; presenter notes; what '
  'do I say on each slide; see my speaker notes while the client sees the slides; notes only for me; second screen for the notes; show '
  'the slides on the big screen and my notes on the computer; show the slides on the fullscreen and my notes on the computer; notes '
  'stay on my screen; audience sees slides while I read notes; audience sees slides while i read notes; second screen while '
  'presenting; projector and notes'),
('R2v3',
  'R2v3; what does R2v3 mean; what is R2v3; what does R2 stand for; R2; meaning of R2v3; definition of R2; R2 standard; explain R2v3; '
  'what is R2 certification'),
('RIOS',
  'RIOS; what does RIOS mean; what is RIOS; what does RIOS stand for; meaning of RIOS; definition of RIOS; RIOS standard; explain '
  'RIOS; RIOS certification'),
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
  'bleed; what does crop mark mean; bleed meaning; bleed explained; crop marks meaning; why bleed; white edges; artwork past the edge; '
  'extra artwork beyond the edge; no white line at the cut; what is the extra edge called; why does the picture go over the edge; '
  'white edge after cutting; name for the part that is cut away; overlap at the edge of a print'),
('DPI',
  'what does DPI mean; what is DPI; what does DPI stand for; meaning of DPI; dots per inch; definition of DPI; explain DPI; what does '
  'dots per inch mean'),
('Handing over pieces when someone leaves',
  'hand over the pieces of a colleague who left; designs of a former colleague; take over the work of somebody who left; what happens '
  'to the designs of a leaver; pieces of somebody who left; former colleague has our poster; transfer all designs of a leaver; get the '
  'files of a former employee; what happens to my designs when I leave; leaver''s pieces; colleague left what about her flyers; take '
  'over pieces of someone who left; hand over all pieces; ex colleague''s library; get the designs of someone who quit; give a '
  'leaver''s flyers to a colleague; who gets the designs of someone who leaves; keep the pieces of a leaver; what happens to my pieces '
  'when I leave; colleague left take over brochure; what is in the trash of someone who left; trash of a leaver; who can hand over the '
  'pieces of a leaver; who is allowed to hand over the pieces of a leaver; may I hand over the pieces of a leaver; do I have to be an '
  'administrator to hand over the pieces of a leaver'),
('What not to do with the logo',
  'may I stretch the logo; can I change the color of the logo; can I rotate the logo; wrong logo use; logo with a shadow; squeeze the '
  'logo; turn the logo; recolor the logo; what is not allowed with the logo; may I crop the logo; outline around the logo; logo '
  'misuse; tilt the logo; put effects on the logo; can I make the logo red; logo rules; stretch the logo; rotate the logo; change the '
  'logo color; logo shadow; logo don''ts; can I turn the logo; what not to do with the logo; distort; turn the logo by 90 degrees; '
  'tilt the logo by some degrees; may I put a shadow under the logo; logo on a picture wrong; can I crop the logo'),
('Vector and raster pictures',
  'vector definition; what is a vector file; what is svg; what is a png; difference between png and jpeg; png or jpeg definition; '
  'raster definition; what is a jpeg; bitmap; which format for a logo; svg definition; what is a pixel graphic; define vector; vector '
  'explained; meaning of vector; explain the term vector; define png or jpeg; png or jpeg explained; meaning of png or jpeg; explain '
  'the term png or jpeg; define raster; raster explained; meaning of raster; explain the term raster; define svg; svg explained; '
  'meaning of svg; explain the term svg; vector and pixel pictures in the glossary; term vector and pixel pictures; what does vector '
  'and pixel pictures mean'),
('"Page not found" and other errors',
  'oops page not found; 404; unexpected application error; page doesn''t exist; page doesnt exist; broken link in the portal; the page '
  'crashed; white screen; something went wrong on the page; this part didn''t load; this part didnt load; how do I get back to the '
  'home page from an error; how do i restore to the home page from an error; portal crashed; error message on the screen; a card could '
  'not be shown; the portal doesn''t load; the portal doesnt load'),
('Someone is missing from the directory',
  'someone is missing in the directory; can''t find a colleague; cant search directory; no one found; person isn''t in the directory; '
  'person isnt in the directory; where are deactivated people; former colleagues in the directory; see people who left; why is she not '
  'in the directory; show inactive people; I am not in the directory; i am not in the directory; a colleague doesn''t show up; a '
  'colleague doesnt show up'),
('Describing a picture for people who can''t see it',
  'alt text; alternative text of a picture; description of a picture for the blind; accessible pdf; what it shows; is the pdf '
  'accessible; screen reader and pictures; screenreader and pictures; tagged pdf; describe the image; alt text for an instagram post; '
  'alt text for an social post'),
('Text limits for team photos',
  'how long can the title of a teamphoto be; characters in the credit of a teamphoto; limit of the rights text; topics of a teamphoto; '
  'how many topics has a teamphoto; separate topics; tags of a teamphoto; keywords for a teamphoto; max characters rights'),
('Your two-step sign-in code doesn''t work',
  'code doesn''t work; code doesnt work; wrong code; this code is wrong expired or already used; authenticator code refused; how many '
  'digits has the code; how long is a code valid; code expired; six digit code is not accepted; can I use a code twice; can i use a '
  'code twice; how often does the code change; two-step code rejected; twostep code rejected'),
('Units in an infographic',
  'unit in an infographic; add tons to all numbers; unit for all values; same unit for every number; set the unit once; kilograms '
  'behind every number; infographic unit; percent sign on all numbers; how do I enter numbers in an infographic; points of an '
  'infographic; numbers in a diagram; unit length; how long can the unit be; measurement unit of a chart; type the unit only once; '
  'label of the numbers in a chart; bars with a unit; maximum length of the unit of an infographic; how many characters may the unit '
  'of an infographic have; limit of the unit of an infographic; unit of an infographic too long; longest unit of an infographic; how '
  'long can the unit of an infographic be; letters in the unit of an infographic'),
('Postcard postage',
  'postage; stamp or permit; permit imprint; bulk mail permit; indicia; stamp box of a postcard; permit lines; prsrt std; replace the '
  'stamp with our permit; presorted mail; mailing permit number; choose postage; postcard without a stamp; print the permit on the '
  'postcard; prepaid postage mark'),
('Brochure: what to fill in',
  'fields of a brochure; what do I fill in for a brochure; what can be on a brochure; form of the brochure designer; parts of a '
  'brochure; what can I enter for a brochure; which settings does a brochure have; content fields of brochures; what is the brochure '
  'designer for'),
('Digital Ads: what to fill in',
  'fields of a ad; what do I fill in for a ad; what can be on a ad; form of the ad designer; parts of a ad; what can I enter for a ad; '
  'which settings does a ad have; content fields of ads; what is the ad designer for'),
('Email Marketing: what to fill in',
  'fields of a newsletter; what do I fill in for a newsletter; what can be on a newsletter; form of the newsletter designer; parts of '
  'a newsletter; what can I enter for a newsletter; which settings does a newsletter have; content fields of marketing emails; what is '
  'the newsletter designer for'),
('Flyer: what to fill in',
  'fields of a flyer; what do I fill in for a flyer; what can be on a flyer; form of the flyer designer; parts of a flyer; what can I '
  'enter for a flyer; which settings does a flyer have; content fields of flyers; what is the flyer designer for'),
('Postcards: what to fill in',
  'fields of a postcard; what do I fill in for a postcard; what can be on a postcard; form of the postcard designer; parts of a '
  'postcard; what can I enter for a postcard; which settings does a postcard have; content fields of postcards; what is the postcard '
  'designer for'),
('Poster: what to fill in',
  'fields of a poster; what do I fill in for a poster; what can be on a poster; form of the poster designer; parts of a poster; what '
  'can I enter for a poster; which settings does a poster have; content fields of posters; what is the poster designer for'),
('Social Media Posts: what to fill in',
  'fields of a social post; what do I fill in for a social post; what can be on a social post; form of the social post designer; parts '
  'of a social post; what can I enter for a social post; which settings does a social post have; content fields of posts; what is the '
  'social post designer for'),
('Infographic: what to fill in',
  'fields of a infographic; what do I fill in for a infographic; what can be on a infographic; form of the infographic designer; parts '
  'of a infographic; what can I enter for a infographic; which settings does a infographic have; content fields of infographics; what '
  'is the infographic designer for'),
('Title slide: what to fill in',
  'fields of a title slide; what do I fill in for a title slide; what can be on a title slide; form of the title slide designer; parts '
  'of a title slide; what can I enter for a title slide; which settings does a title slide have; content fields of title slides; what '
  'is the title slide designer for'),
('Who can add a team photo',
  'who can add a teamphoto; can anyone add a teamphoto; is it only marketing who can add a teamphoto; may everybody upload a '
  'teamphoto; am I allowed to add a teamphoto; can any colleague put a photo into the teamphoto; do I have to be an administrator to '
  'add a teamphoto; can staff upload to the teamphoto; who may contribute photos; anybody can put a picture in teamphoto'),
('How a team photo is cropped',
  'where is the center of the crop; crop of a photo with faces; middle of the faces; does the crop keep the heads; focal point of a '
  'teamphoto; what part of a photo with faces is shown; how is a teamphoto cropped; crop center after marking faces; will heads be cut '
  'off; where does the crop center'),
('Logo in a meeting background',
  'where is the logo in the background; which corner has the logo; logo position in a zoom background; is the logo left or right; '
  'corner of the logo; logo in the video background; place of the logo in a meeting background; where is my name in the background; '
  'logo top left; side of the logo'),
('Withdrawn templates',
  'who can see a withdrawn template; template was taken back who sees it; withdrawn template still visible; what happens to a '
  'withdrawn template; is a withdrawn template gone; see withdrawn templates; template withdrawn and my piece; can staff see a '
  'withdrawn template; template taken back; template no longer there'),
('Where your role is shown',
  'what role do I have; where do I see my role; am I an administrator; find out my role; which role am I; see my own role; my access '
  'level; how do I know if I am staff or admin; what am I in the portal; show my role; where does it say my role'),
('Applying without an account',
  'does an applicant need an account; apply without an account; can anyone apply; must a candidate register; login for applicants; '
  'does the job form need a password; candidate account; apply without signing in; can people outside the company apply; is the '
  'application form public; do candidates need a login'),
('Your email address',
  'change my email; change my email address; new email address for my account; my email address is wrong; update my email; can I sign '
  'in with another email; which email is mine; use my private email to sign in; my email changed; email address changed; new email; '
  'login email; can I use my private email; wrong email in my profile; sign in with another address; email in my profile is outdated; '
  'profile shows the wrong email; who changes my email address; my mail address has a typo; email after marriage'),
('Two-step sign-in',
  'twostep; turn on twostep; set up twostep; enable twostep; activate twostep; twostep sign in; how does twostep work; add a code from '
  'an app to my login; make my account safer; secure my account; protect my login; extra security for my account; scan the qr code for '
  'twostep; is there twostep; start with twostep; twostep setup; code from my phone at sign in; six digit code; where do I turn on '
  'twostep; connect my authenticator; turn on two step; turn on 2fa; activate 2fa; set up mfa; scan the code with the app; protect my '
  'account; extra security for login; second password by phone; code at login; enable authenticator; how do I add a second factor; set '
  'up google authenticator; additional code when signing in; connect the login code app; set up the app for codes; how do I get the '
  'six digit code; qr code for the authenticator; is two step required; add a second step to my login; do I have two-step turned on; '
  'do i have twostep turned on; check whether two-step is on; check whether twostep is on; is my account protected by a code'),
('Signing in without your phone',
  'lost my phone with the twostep; new phone and the twostep is gone; use a recoverycode; sign in with a recoverycode; my phone is '
  'broken and I need a code; phone stolen how do I sign in; cannot get a code; my phone is not at hand; left my phone at home and need '
  'the code; codes app deleted; locked out of twostep; changed my phone; move twostep to a new phone; replace the phone for twostep; '
  'sign in without my phone; get back in without the app; lost my phone; new phone and the authenticator is gone; got a new iphone and '
  'authenticator was on the old one; changed phones and codes are gone; phone stolen cannot sign in; no phone with me; phone broken '
  'need a code; left my phone at home; switched to a new phone; move the authenticator to another phone; cannot get the six digit '
  'code; recovery code instead of phone; locked out without phone; my phone died and I need to get in; deleted the authenticator app; '
  'no access to my phone; phone not with me and need to get into my account; my phone is broken; phone lost cannot sign in; use a code '
  'instead of the app; authenticator deleted; bought a new phone and need the codes; how to move two step to a new phone; how often '
  'does a recovery code work; phone broken need the code; phone fell into water; lost the phone with the code app; new phone no codes; '
  'my phone was stolen how do I sign in; code app gone; got a new phone and the authenticator is empty; no access to my authenticator; '
  'phone at home can not get the code; phone is dead sign in'),
('Exporting and printing applications',
  'export applications; applications as csv; download applicants to excel; print an application; print view; spreadsheet of '
  'candidates; list of applicants as a file; applications on paper; export candidates; save applications; print several applications '
  'together; print applications for the interview panel; applications to excel; print applications; csv of candidates; list of '
  'applicants as file; paper copy of an application; get all applications in a spreadsheet; applications as excel; paper copy of '
  'applications; hand out applications in a meeting; download applicants; print the applications; print several applicants'),
('Recovery codes',
  'recoverycode; recoverycodes; new recoverycodes; lost my recoverycodes; where are my recoverycodes; how many recoverycodes do I '
  'have; make new recoverycodes; recoverycodes used up; save the recoverycodes; show my recoverycodes again; see recoverycodes again; '
  'what is a recoverycode; where do I get recoverycodes; no recoverycodes left; replace recoverycodes; recovery codes; new recovery '
  'codes; backup codes; get fresh codes; lost my recovery codes; print my recovery codes; used all my codes; how many recovery codes; '
  'where are my recovery codes; emergency codes; save recovery codes; where do I get new emergency codes; codes used up; ran out of '
  'recovery codes; I did not save the codes; see my recovery codes again; how often can I use a recovery code; all my codes are used '
  'up; out of recovery codes; no codes left; two step codes used up; need more codes; last recovery code used; codes are gone; where '
  'can I see whether I have recoverycodes; where can i see whether i have recoverycodes; did I set up recoverycodes; did i set up '
  'recoverycodes; check my recoverycodes; how many recoverycodes are left'),
('Turning off two-step sign-in',
  'turn off twostep; disable twostep; deactivate twostep; remove twostep; stop twostep; switch twostep off; get rid of twostep; no '
  'more codes at sign in; sign in without a code again; turn off 2fa; disable two step; stop asking for a code; no more codes at '
  'login; deactivate mfa; get rid of the code; remove the authenticator; switch off the second factor; sign in with password only; '
  'kill the code at login; I do not want to type a code; remove two step; stop the codes; code every time is annoying'),
('Two-step sign-in for administrators',
  'require twostep of administrators; is twostep mandatory; is twostep compulsory; force twostep; make twostep required; twostep for '
  'all admins; twostep obligatory; admin needs twostep; twostep optional; require 2fa for admins; force all admins to use two step; '
  'make two step mandatory; enforce mfa; all admins need 2fa; admins lost access until two step; must admins have two step; oblige '
  'administrators to use codes; can I make all admins use 2 step; who can require twostep; who is allowed to require twostep; may I '
  'require twostep; do I have to be an administrator to require twostep; can the boss force everyone to use codes; is two step '
  'required; make twostep compulsory; oblige people to use the code; who can require a code; do I have to use the code from the phone; '
  'is the second step mandatory'),
('Too many wrong passwords or codes',
  'too many attempts; too many wrong passwords; too many wrong codes; how many times may I enter a wrong password; how many tries do I '
  'have; it says wait a few minutes; how long am I locked out; I typed the password wrong too often; wrong code too often; attempts at '
  'sign in; wait before I try again; number of attempts; locked after wrong password; wait after wrong passwords; typed the wrong '
  'password ten times; how long am I blocked; account locked temporarily; try again later; locked out after too many passwords; tried '
  'too many passwords; blocked after wrong tries; how long do I have to wait; cannot try again; wrong password ten times; locked out; '
  'typed my password wrong too often; it will not let me try again; account locked after wrong passwords; blocked after failed logins; '
  'entered the wrong password many times; password attempts; how many wrong codes; wait after wrong codes; how soon can I try again; '
  'failed sign in attempts; code rejected five times how long do I wait; code rejected five times how long do i wait; passcode '
  'rejected; blocked after wrong codes'),
('How long you stay signed in',
  'how long do I stay logged in; session expired; I keep getting logged out; stay logged in; session timeout; does the portal log me '
  'out; how long does a session last; login expires; remember me; keep me logged in; sign in again and again; session length; signed '
  'out every month; stay signed in; auto logout; log in again and again; when am I signed out automatically; why do I have to sign in '
  'again; does it sign me out; stay logged in for a month; sign in again every week; how often do I have to log in; after how many '
  'days must I log in again; when am I logged out automatically; latest when do I have to sign in again; do I get logged out if I use '
  'it every day; how long does my login last; days until I am signed out; automatic logout; login expires after; why do I have to log '
  'in again; signed out after a week; maximum days signed in; logged out without doing anything; not used for days signed out; how '
  'many days without use; thrown out after not using it; inactive for how long; idle days until sign out; days of not opening the '
  'portal'),
('Your photo',
  'my photo; profile photo; upload a photo of me; change my photo; change my profile picture; remove my photo; delete my photo; '
  'avatar; new photo of me; photo in the directory; where do I upload my picture; how big must my photo be; photo size; photo too '
  'small; crop my photo; my face in the directory; who sees my photo; put my photo; a picture of myself; format of my photo; update '
  'profile picture; my headshot is years old; swap my headshot for a better one; a newer headshot; my portrait is from years ago; '
  'upload my headshot; mug shot in the directory; my picture in the directory; change my avatar; profile pic; new profile picture; how '
  'do I get my photo into the directory; selfie in my profile; remove my picture; my photo is too small; face next to my name; where '
  'do I put my own photo; photo in the org chart; minimum size of my photo; update my headshot; delete my profile picture; photo of me '
  'is old; replace my picture; no photo of me; which size for the profile picture; picture does not upload; photo is cut off; who can '
  'see my picture; my face is cropped; get my face into the staff list; my picture next to my name; add a portrait of me; change the '
  'picture of me; show my face in the org chart; smallest photo for my profile; minimum size of a profile photo; profile photo pixels; '
  'how large must my photo be; which file type for my photo'),
('Language of the portal',
  'language of the portal; change the language; portal in spanish; is the portal in spanish; other languages; switch to spanish; does '
  'it speak spanish; english only; which languages does the portal have; can I use it in german; set the language; my english is not '
  'good; español; change language; portal in german'),
('Accessibility',
  'accessibility; screen reader; does it work with a screen reader; use the portal with the keyboard; keyboard only; wcag; accessible '
  'for everybody; colleague is blind; low vision; bigger text; zoom in; larger letters on the page; high contrast; turn off '
  'animations; reduce motion; color blind; a11y; accessible for disabled people; accessible; jaws; large text; contrast; blind '
  'colleague; zoom the page; reduced motion; is it usable with a screen reader; bigger font; portal for disabled; high contrast mode; '
  'zoom text'),
('Browsers and phones',
  'which browser do I need; supported browsers; does it work in safari; does the portal work on my phone; is there a mobile app; use '
  'the portal on a tablet; works on ipad; which browser is best; internet explorer; portal on android; does it run on my phone; can I '
  'install an app; minimum browser version; edge or chrome; which browser; on my phone; mobile app; tablet; safari; old browser; '
  'android; does it work on ipad; app store'),
('Search the portal',
  'search; search the portal; command palette; jump to a page; quick search; ctrlk; press ctrlk; what does ctrlk do; shortcut for '
  'search; find anything; search everything; keyboard shortcut to open a page; where is the search; global search; search bar; find a '
  'page quickly; go to a page with the keyboard; how do I search here; ctrl k; search box; go to a page fast; shortcut to open the '
  'search; find a page; search across the portal; open the search; how to search; search a person quickly; go to a page without the '
  'menu; quick way to open a page; faster than clicking through the menu; trick to open pages fast; type to find a page; open '
  'something quickly'),
('Arranging the home page',
  'arrange the home page; customize the dashboard; hide a card on the home page; move cards; change the dashboard; rearrange the home '
  'page; remove a card from the dashboard; widgets; personalize my home page; cards on the home page; bring back a hidden card; order '
  'of the cards; move the cards; rearrange cards; hide a card; arrange my start page; customize home; reorder the dashboard; bring a '
  'card back; reset the home page; move the cards on my start page around; change order of cards; start page layout; remove a card; '
  'personalize dashboard; tidy the dashboard; dashboard looks messy; clean up my home page; too many cards on the dashboard; cards in '
  'another order; hide cards; hide the quote; hide cards on the home screen; home page cards; change my dashboard; put a card at the '
  'top; remove something from the dashboard; card is gone; default order'),
('Pinned links',
  'pin a link; pinned links; bookmarks; favorites; add a link to the home page; my own links; edit my links; save a page as a '
  'favorite; quick links; remove a pinned link; shortcuts on the dashboard; pin a page; add a bookmark; bookmark on the home page; add '
  'a link to my start page; put a link on my home screen; favorite pages; link to a tool on my dashboard; own links on the home page; '
  'shortcuts to my sites; how many links can I pin; add our ticket system to the home page; link to jira; add my favorite websites; '
  'favorites on the dashboard; own links; links on the start page; change the order of my links; who sees my links; remove a link; '
  'pinned links max; how many pinned links; most pinned links; pin limit; number of bookmarks on the home page'),
('Posts on the home page',
  'write a post; new post; announce something to all staff; company announcement; post news on the home page; today in the company; '
  'who may post; message to everybody on the dashboard; take down a post; how long is a post shown; bulletin board; internal news; '
  'tell all colleagues something; remove an announcement; publish an announcement for staff; post an announcement; announce something '
  'to everyone; news on the home page; tell everybody the office is closed; message to all staff; delete a post; edit a post; how long '
  'does a post stay; company news; inform all colleagues; put up a notice; who can post; when do posts vanish; post disappeared; when '
  'does a post end; how long is news shown; post is gone; who writes the news; can staff post; announcement for all staff; change a '
  'post; tell everyone something; until when is a post visible; longest time of a post; when does a post disappear; who can write a '
  'post on the home page; who is allowed to write a post on the home page; may I write a post on the home page; do I have to be an '
  'administrator to write a post on the home page'),
('A colleague''s profile',
  'profile of a colleague; details of a person; which department is somebody in; who is the manager of a colleague; since when does a '
  'colleague work here; start date of a colleague; pronouns of a colleague; open the page of a colleague; what does the directory show '
  'about me; information about a coworker; department of a person; when did someone start; who is somebody''s manager; pronouns; '
  'department of a coworker; details about a colleague; see someone''s location; startdate; startdate of a colleague; department of '
  'someone; what does it say about a colleague; where does a colleague work; how long is a colleague here; birthday is not in the '
  'profile; when did a colleague join'),
('Org chart',
  'orgchart; who reports to whom; hierarchy of the company; structure of the company; reporting lines; who is my manager; who reports '
  'to me; tree of the teams; show the orgchart; who is above me; organization of teams; company hierarchy; team structure; who reports '
  'to a colleague; who is the boss of a colleague; org chart; hierarchy; reporting line; who is my boss''s boss; who reports to a '
  'manager; direct reports; chart of the company; expand the chart; arrow keys in the org chart; move around the org chart; see the '
  'whole tree; who is under whom; org chart wrong; wrong manager in the org chart; org chart shows the wrong boss; someone missing in '
  'the org chart; hierarchy view; tree of people; organigram; who sits under a manager; who works for whom; team of a manager; reports '
  'of a manager; see my own team; why is someone not in the org chart; print the org chart; who is the boss of whom; who is whose '
  'manager; see all bosses; who leads whom'),
('Your first week',
  'your first week; what do I do first as a new colleague; I am new here; first day; onboarding steps; new in the company what now; to '
  'do list for starters; getting started in the portal; I just started; first week; new here where to start; onboarding; starter '
  'checklist; getting started; just joined'),
('Searching the directory',
  'search the directory; find a colleague in the directory; filter the directory; search by job title; search by phone number; whose '
  'number is this; order of the list of colleagues; look up a coworker; directory search; find somebody by first name; filter people '
  'by role; search for a person; sort the directory; sort by last name; sort people by job title; filter by role; find someone in the '
  'directory; order of the directory; alphabetical list; look up a number; find deactivated people; show former colleagues; sort '
  'colleagues; reverse lookup; filter people by department; find people by title; who has this phone number; find by email; sort order '
  'of people; list by first name; show only admins; see deactivated people; search directory by job; find people by job title; change '
  'the order of the people in the list; sort people by last name; order of the staff list; list people alphabetically; sort the '
  'directory by job title; how do I sort colleagues; find a coworker by phone number; filter the staff list; find someone by job title'),
('What you can ask the assistant',
  'how many questions can I ask; limit of questions; assistant says wait; too many questions; are my questions stored; who reads my '
  'chat; is the chat private; does ray remember our conversation; delete my chat; new conversation; clear the chat; chat history; is '
  'my conversation saved; chat limit; are my questions saved; privacy of the chat; how many questions can I ask ray; ray says too many '
  'questions; question limit; longest question to ray; characters in a question; does ray keep my questions; how many questions a day; '
  'is what I ask recorded; limit for the chat; my question is too long for the assistant; asked too much; the assistant does not take '
  'my long question; assistant limit per day; how long can my question be; maximum length of the question to ray; how many characters '
  'may the question to ray have; limit of the question to ray; question to ray too long; how long can the question to ray be; letters '
  'in the question to ray; chat quota per day; quota of questions; questions left today; are you recording my questions; does the '
  'portal keep what I type to you; does the portal keep what i type to you; what is noted about my questions'),
('Editing a person''s details',
  'edit the details of a person; set the manager of somebody; change the department of a colleague; change who somebody reports to; '
  'enter a start date; set pronouns; change my department; change my location; change my manager; wrong department; correct the '
  'manager; add pronouns to my profile; my start date is wrong; set someone''s manager; whose boss is who; make the org chart show who '
  'reports to whom; change who a person reports to; boss of someone in the org chart; edit a person; change someone''s manager; update '
  'start date; edit details; new manager for someone; set a location; change a colleague''s job title; correct a person''s department; '
  'pronouns of a person change; wrong manager shown; fix the manager in the org chart; somebody has a new boss; set a manager for a '
  'colleague; manager of a colleague is missing; assign a manager'),
('Adding a person',
  'add a person to the directory; add person; enter a new colleague; new directory entry; put a new employee in the directory; create '
  'an entry; add somebody without an account; how does a person get into the directory; new hire is missing in the directory; enter a '
  'new hire; add a new colleague; new employee in the directory; new hire entry; someone is missing in the directory; put a new '
  'starter in; create a directory entry; register a new hire; new starter is not in the list; enter someone; add an intern; how does a '
  'new colleague get listed; person missing; get a new colleague into the portal; a new person starts on monday; how does someone new '
  'get access; give a new employee access; new hire needs an account; register a new coworker; sign up a new employee; add someone new '
  'to the directory; set up a new teammate; a beginner joins us; who can add a person; who is allowed to add a person; may I add a '
  'person; do I have to be an administrator to add a person'),
('An invitation that no longer works',
  'invitation expired; invitation link does not work; invitation link is dead; my invitation is too old; invitation was used already; '
  'the link to choose a password does not work; invitation no longer works; invitation invalid; link in the invitation is broken; my '
  'invitation expired; invite link dead; invitation does not work; invitation already used; link in my invite is broken; invitation '
  'too old; invite says expired; she says the link isn''t valid; link from the email is dead; invite too old; already used invite; new '
  'invitation please; how long is an invite valid; time limit of an invite; invite link expired; invitation time limit'),
('Exporting the directory',
  'export the directory; download the list of colleagues; csv of all employees; directory as a spreadsheet; directory in excel; list '
  'of staff as a file; print the directory; get all email addresses; export people; download contacts of all colleagues; phone list as '
  'excel; download all contacts; csv of staff; list of people as file; directory to spreadsheet; print the staff list; export contacts '
  'of all staff; get all phone numbers as a file; list of emails of all colleagues; excel of employees; save the directory; who can '
  'export the directory; who is allowed to export the directory; may I export the directory; do I have to be an administrator to '
  'export the directory'),
('The audit trail',
  'audit trail; audit log; log of changes; activity log; who deleted it; see who signed in; export the audit trail; how long is the '
  'log kept; security log; protocol of changes; who changed a role; record of what everybody did; who did what; export the audit log; '
  'audit csv; activity history; who deleted an application; who opened a resume; see all sign in failures; track changes in the '
  'portal; how long are events kept; filter the log by date; who published a template; who approved a photograph; who approved it; who '
  'exported; who opened it; log of who changed what; is it logged who looked at a resume; who looked at a resume; record of changes; '
  'proof of who did it; see what happened last week; history of everything; failed sign ins; who can see the log; can I delete the '
  'log; see logins that failed; failed login attempts; who tried to log in; wrong passwords of others; attempts to sign in; who saw an '
  'application; can we tell who did it; who touched this position; see who looked at something; who was it that changed this; find out '
  'who signed in; how long is the audit trail kept; months of the audit trail; are log entries deleted; how far back does the log go; '
  'can someone delete the log; who can read the audit trail; who is allowed to read the audit trail; may I read the audit trail; do I '
  'have to be an administrator to read the audit trail; who can open the audit trail; where do I see who changed something; where do i '
  'see who changed something'),
('Emails the portal sent',
  'emails that the portal sent; was my invitation sent; mail log; did the email bounce; email came back; undelivered emails; list of '
  'sent emails; delivery of an email; which emails went out; did the applicant get the email; see what emails went out; was the '
  'invitation sent; log of emails; did the email go out; check delivery of a mail; emails sent by the portal; outbox; how long are '
  'sent emails listed; months of the list of emails; how far back do the emails go; who can see which emails were sent; who is allowed '
  'to see which emails were sent; may I see which emails were sent; do I have to be an administrator to see which emails were sent; '
  'how long are mail events kept; retention of the email log; how long does the portal remember emails'),
('Job applications',
  'job applications; read applications; where are the applications; open an application; list of applicants; search applications; '
  'filter applications by position; new applications; applications page; read what a candidate wrote; see applications; who applied; '
  'list of candidates; find an applicant; filter applications; search applicants; read an application; applicants for one position; '
  'candidates overview; applications for one job; applications for the driver job; candidates for a position; filter by position; '
  'where do applications arrive; see who applied; who reads applications; search for a candidate; how many applied; filter candidates '
  'by status; who can see job applications; who is allowed to see job applications; may I see job applications; do I have to be an '
  'administrator to see job applications'),
('Resumes',
  'download a resume; open a resume; read the cv of a candidate; resume of an applicant; where is the cv; see the curriculum; get the '
  'resume file; who can open resumes; what happens to a resume; is the resume deleted; open a cv; read the cv; see the resume of a '
  'candidate; resume file types; cv of an applicant; candidate''s cv; resume will not open; is opening a resume recorded; which type '
  'of file must a resume be; resume file type; format of a resume; resume as word file; resume pdf; can we tell who downloaded a '
  'resume; is a resume download recorded; who is allowed to open resumes; may I open resumes; do I have to be an administrator to open '
  'resumes'),
('Status of an application',
  'status of an application; change the status of an applicant; set many applications to closed; reject a candidate; mark an '
  'application as reviewed; what statuses are there; close an application; decline an applicant; stages of an application; set several '
  'applications; move a candidate forward; change status; set status; mark as contacted; bulk change status of applications; which '
  'statuses are there; change status of several applicants; move an applicant to reviewing; status of many applications at once; which '
  'status can an application have; what does contacted mean; set to closed; mark as reviewing; sort applicants by status; update '
  'several applications; reject several applicants together; reject 5 applicants; many candidates at once; mark applications as done; '
  'mark applicants as handled; set an application to closed; change applicants from new to contacted; which states can an application '
  'have; mark several applicants at once; move an applicant out of new; who can change the status of an application; who is allowed to '
  'change the status of an application; may I change the status of an application; do I have to be an administrator to change the '
  'status of an application'),
('Notes on an application',
  'note on an application; add a note to a candidate; write a comment about an applicant; who sees the notes; delete a note; internal '
  'remark about an applicant; comment on a candidate; remarks on an application; does the applicant see my note; edit a note; add a '
  'note; internal remark; notes about an applicant; can the applicant see notes; note for other reviewers; leave a comment on an '
  'application; can the candidate read our notes; do applicants see notes; internal comment on a candidate; write something about an '
  'applicant; remark only for us; are notes private; remove a note'),
('Writing to an applicant',
  'write to an applicant; email a candidate; reply to an applicant; send a rejection; invite a candidate to an interview; contact an '
  'applicant; message to a candidate; letter to an applicant; write back to somebody who applied; template for a rejection; email an '
  'applicant; write to a candidate; invite to an interview; answer an applicant; reply to candidate; rejection template; message an '
  'applicant; say no to an applicant; tell a candidate no; decline a candidate by mail; thank an applicant; mail a candidate; email to '
  'an applicant; answer a candidate; invite somebody to an interview; send a mail to an applicant; rejection letter; letter templates; '
  'tell someone they got the job; is the mail kept'),
('Who can restore a piece from the trash',
  'can I restore a piece that a colleague deleted; colleague threw away our flyer; who can restore from the trash; only the owner can '
  'restore; restore someone else''s deleted piece; can I see the trash of a coworker; get back a shared piece that was deleted; fish a '
  'piece of a colleague out of the trash; does the owner have to restore it; deleted by a teammate; shared poster was deleted by its '
  'owner'),
('Deleting an application',
  'delete an application; remove a candidate; erase the data of an applicant; delete an applicant; how long are applications kept; '
  'applicant wants their data deleted; get rid of an application; retention of applications; is the resume deleted too; delete old '
  'applications; remove somebody who applied; delete a person who applied; applicant wants data gone; gdpr request of an applicant; '
  'erase an applicant; applicant wants to be deleted; wipe a candidate''s data; applications deleted automatically; erase a candidate; '
  'delete applicant data; privacy request; how long do we store applications; when are applications deleted; remove spam application; '
  'when are applications deleted automatically; months we keep applications; retention of applicants'' data; who can delete an '
  'application; who is allowed to delete an application; may I delete an application; do I have to be an administrator to delete an '
  'application; where do the answers go when I delete an application; where do the answers go when i delete an application; are '
  'answers deleted with the application; delete a candidate; remove an applicant for good'),
('Correcting an application',
  'correct an application; change the email of an applicant; applicant made a mistake; edit an application; wrong phone number of a '
  'candidate; correct details of an applicant; fix an application; typo in an application; change the details of a candidate; update '
  'an applicant; wrong phone in an application; edit applicant details; fix an applicant''s email; change a candidate''s data'),
('What applicants get',
  'confirmation for applicants; does an applicant get a confirmation; applicant wants to withdraw; applicant wants to send a new '
  'resume; replace a resume; withdraw an application; reference number of an application; applicant wants to change something; reply '
  'after applying; confirmation email for applicants; mail after applying; reference number; does a candidate hear back automatically; '
  'what does the applicant receive; acknowledgement of an application; does the applicant get told; does the applicant hear that we '
  'got it; do we confirm an application; applicant wants her data deleted; applicant wants all data gone; can an applicant delete the '
  'application; how does an applicant withdraw'),
('Positions',
  'add a position; new vacancy on the form; create a job opening; put up an opening; publish a position; link of a position; which '
  'positions are open; advertise an opening on our form; edit a position; positions page; add a job to the application form; set the '
  'pay of a position; where do I enter an opening; open position for a driver; list of vacancies; new vacancy; post a job; advertise a '
  'job; put a job online; open role in sales; reopen a position; list of open positions; enter a job; hire a driver; put up an opening '
  'for a driver; job on our form; offer a job on the application form; new job ad; write a job ad; job posting; where do I enter a '
  'vacancy; open a position; change a job ad; how do I get a job on the form; opening on our form; put up an opening on our form; who '
  'can add a position; who is allowed to add a position; may I add a position; do I have to be an administrator to add a position; new '
  'opening with pay range; new job opening with pay'),
('Closing a position',
  'close a position; close a vacancy; position is filled; stop applications for a job; delete a position; end a job opening; remove a '
  'vacancy; set a deadline for applications; last day to apply; take an opening offline; we found somebody for the position; close a '
  'job opening; stop applications; take a job offline; position filled; delete a vacancy; unpublish a job; end of a job ad; deadline '
  'for applications; stop a job ad; job is taken; no more applications for a job; when does a position close; remove a job posting; '
  'does a job close automatically; let a job ad run until a date; vacancy open until a date; job ends on a day; who can close a '
  'position; who is allowed to close a position; may I close a position; do I have to be an administrator to close a position'),
('Job application in Spanish',
  'job application in spanish; apply in spanish; spanish form; language of the application form; can somebody apply in spanish; '
  'solicitud en español; spanish speaking applicants; applicant speaks spanish; switch the application form to spanish; application in '
  'another language; spanish speaking applicant; solicitud en espanol; form for spanish speakers; form for hispanic applicants; '
  'hispanic applicants; is the job form in spanish; which languages has the job form'),
('Starting a design',
  'start a design; begin a new design; make my first flyer; how do I make a design; new draft; create a new piece; steps to make a '
  'poster; how do I use a designer; where do I start with a flyer; create marketing material; start from scratch; how do I make a '
  'postcard; create an ad; how do I begin; begin a design; design something; new piece'),
('Ready pieces',
  'ready pieces; samples; examples of flyers; premade designs; finished designs; inspiration for a poster; example designs; sample '
  'poster; use a ready piece; examples; finished designs to start from; ideas; inspiration; job fair flyer sample; occasion; '
  'ready-made designs; ready made things for a holiday; pieces for earth day; samples to start from; something prepared for an '
  'occasion; finished examples'),
('Open studio',
  'open the studio; what is the studio; bigger preview; preview is too small; full screen editor; zoom into my design; show guides; '
  'edit directly on the poster; work on the whole piece; leave the studio; enlarge the preview; larger view of my flyer; show the fold '
  'lines; studio; edit bigger; open studio; big editor; edit text in the picture; click on the words to edit; larger view; edit on the '
  'artwork; edit in large; full window editor; type directly on the design; edit the words in the picture; name of the big editor; '
  'what is the full screen editor called; large editor; edit in full window; the big view for editing'),
('Changing the theme',
  'change the theme of a flyer; make my poster orange; flyer in orange instead of white; change the color of my design; blue flyer; '
  'other colors for my brochure; background color of a poster; can I choose my own colors; set the theme; how do I get the orange '
  'theme; white or blue; change the theme; orange instead of white; blue version; other colors for my flyer; background color; colors '
  'of my poster; make my flyer blue; dark background on a poster; color scheme of a piece; another color; make it blue; white instead '
  'of blue; how do I change the background; switch colors; can I use our orange'),
('Partner logo on a piece',
  'partner logo; add the logo of a partner; logo of a customer on the flyer; two logos; co branding; second logo on a poster; put '
  'another company''s logo on it; sponsor logo; customer emblem on a poster; customer''s logo on a flyer; second logo; logo of another '
  'company; cobranding; add a client logo; put the customer''s logo on; logo of our partner; where do I add another logo'),
('QR code on a piece',
  'qr code; add a qr code; qr code on a flyer; link on a poster; make a qr code; code to scan on the postcard; barcode on a flyer; qr '
  'code too small; remove the qr code; put our website as a code; link on a flyer; scan code; code to our website; qr on postcard; put '
  'a link on a poster'),
('Undo, redo and reset',
  'undo; redo; undo in a designer; ctrlz; ctrly; press ctrlz; I made a mistake in my design; take back a change; go back one step; '
  'reset the form; start over; restore the default text; how many steps can I undo; revert my last change; step back; go back a step; '
  'mistake while designing; ctrl z; back to defaults; clear the form; I clicked reset by mistake; reset the whole form by accident; '
  'undo a reset; lost everything after reset; get my text back after reset; cleared the form by accident; which buttons do I press to '
  'undo; undo button; key to undo; take back my last step'),
('Drafts and pieces',
  'difference between a draft and a piece; what is a draft; what is a piece; is my draft saved; where are my drafts; save a design; '
  'how do I save; draft on another computer; my draft is gone; work on another computer; new draft; several drafts; saved in this '
  'browser only; keep my design; save my flyer; where is my work saved; continue at home; throw away a draft; draft versus piece; '
  'draft or piece; difference draft and piece; open my draft at home; drafts only in this browser; lost my draft; move a draft to '
  'another computer; is my work saved if I close the browser; draft vs piece; difference between draft and piece; where is a draft '
  'kept; turn a draft into a piece'),
('Duplicating a piece',
  'duplicate a piece; copy a flyer; make a copy of a poster; clone a design; reuse a design of a colleague; copy a brochure; same '
  'design again; use an old flyer again; base on an existing piece; copy a shared piece; duplicate; copy a piece; make a copy; reuse a '
  'flyer; same flyer with another date; clone; copy a colleague''s piece; based on last year''s flyer; copy a poster and change the '
  'date; same design for another event; second version of a flyer; template from my own piece; start from an existing piece'),
('View-only pieces',
  'view only; I cannot edit a shared piece; why can I not change this flyer; piece is locked; fields are locked; locked field; cannot '
  'change the text of a template; edit a piece of a colleague; read only design; cannot edit; can''t edit a colleague''s flyer; greyed '
  'fields; typo in a piece that was shared for viewing; fix a mistake in a colleague''s poster; how can I change a poster that is only '
  'shared for viewing; only view but I need to change it; can not edit a piece of a colleague; it says view only; edit a piece that I '
  'can only see; read only piece'),
('Who sees your pieces',
  'who sees my pieces; are my designs private; can others see my drafts; can my boss see my pieces; can an admin see my designs; is my '
  'flyer visible to others; are drafts visible; privacy of my pieces; private; are my pieces visible; visible to others; is my draft '
  'secret; can others see my pieces; private designs; does my boss see it; is my work visible; who can see how many pieces I have; who '
  'is allowed to see how many pieces I have; who knows the number of my pieces; can an administrator open my private pieces; do admins '
  'see my drafts; who can snoop in my pieces; can the admin look at what I have not shared; are my pieces private; is my unshared work '
  'visible to my manager; does anyone see my designs before I share them; can the company read my drafts; does my supervisor see my '
  'library; who else can open my piece; is my stuff secret; can super administrators open my pieces; what do administrators see of my '
  'library; can my manager peek at my unfinished flyer; stop the boss from seeing my unfinished work; can my boss see my half-finished '
  'piece; does the manager see my pieces; can the CEO see what I make; can the ceo see what i create; is my unfinished design visible '
  'to others'),
('Publishing a template',
  'publish a template; make a template; turn my brochure into a template; template for the team; who may publish templates; lock a '
  'field in a template; withdraw a template; save as template; remove a template; my own template; brochure as a template; create a '
  'template for colleagues; update a template; how do I make a piece a template; turn my flyer into a template; how can the team start '
  'from my flyer; let colleagues start from my design; lock fields; template for everyone; share as template; which fields can be '
  'changed; who can publish templates; delete a template; my brochure as a starting point for others; lock the headline for everyone; '
  'lock parts of a design; let others change only the date; which fields may colleagues change; fix the layout for others; protect the '
  'logo and headline; who can make a template; make my poster available as a starting point; colleagues should fill in only the date; '
  'leave the rest alone; others fill in some fields of my flyer; only the date may change; let others reuse my piece but lock parts of '
  'it; reuse my handout but certain parts must not change; lock some fields for the team; make a flyer reusable for the team; protect '
  'parts of a design from changes; others may only change the date; turn my piece into a template; template from my flyer; team may '
  'fill in only some fields; fix the wording but leave the picture open; how do I make a template; keep colleagues from messing with '
  'the logo; stop people from altering parts of my design; reusable piece with protected fields; who can publish a template; who is '
  'allowed to publish a template; may I publish a template; do I have to be an administrator to publish a template'),
('Locked fields',
  'locked field; what is a locked field; placeholder in a template; why is the field locked; cannot download because of a placeholder; '
  'field has a lock; lock icon; unlock a field in a template; lock a line in a template; lock the price in a template; so that nobody '
  'changes part of a template; no one messes with a field; grey fields in a template; field cannot be edited; why is this field '
  'locked; fields are greyed out; cannot change words from a template; field says must change; meaning of must change in a template; '
  'placeholder must be changed; lock the logo and headline for colleagues; why can I not type in this field; field is grey; cannot '
  'change the headline'),
('Downloading several sizes',
  'all sizes; several sizes; download all sizes; all ad sizes at once; every format of a post; zip of all sizes; several sizes at '
  'once; 2x png; download in higher resolution; png or jpeg; download for retina; save as png; save as jpeg; export all formats; '
  'picture file of my flyer; jpg of my poster; zip of sizes; all formats of a platform; 2x; retina; every size at once; ad in all sizes'),
('Checks before a download',
  'preflight; check before print; print check; quality check of my flyer; is my picture good enough for print; picture is blurry; low '
  'resolution warning; warning before download; does it warn me; text too long; text does not fit; why can I not download; fix the '
  'errors first; contrast warning; dpi warning; pixelated; what does the check look at; findings; picture is too small for print; '
  'checks; is my design ready for print; mistakes in my design; error before download; cannot download; picture too small; contrast '
  'too low; why is download blocked; quality check; blurry picture warning; is my flyer ok for print; text too near to the edge; '
  'warning about the edge; text is cut off; error when downloading; what do the warnings mean; picture not sharp; can I ignore a '
  'warning; not enough contrast; text runs out of the box; text too long for the poster; words cut off at the edge; does the portal '
  'tell me if text is too long; text overflows; picture not sharp enough; what does the checker look at; what is checked before a '
  'download; checker complained; the check before I download; errors before a download; why does it warn me before a download; what '
  'does the check test; list of checks; which problems does the check find; preflight checks; what gets verified before export; it '
  'says something is wrong with my piece before download; warning before I get my file; red warning in the download dialog; does the '
  'portal check the contrast; does it check resolution'),
('Opening a downloaded file again',
  'open a downloaded file; edit a downloaded pdf; open a png again; continue from a file; reopen an old flyer; open a file; drop a pdf '
  'to edit; change a flyer that I only have as a pdf; edit a pdf; import a design; load a file; continue from a pdf; import a finished '
  'file; edit an old download; edit something I downloaded; open a png I saved; pdf from last month edit again; colleague sent me a '
  'pdf made here; reopen a file'),
('Your details on materials',
  'my contact details on a flyer; change the phone number on the poster; contact line; your details; wrong email on my flyer; name on '
  'the brochure; whose contact is on the flyer; phone on all materials; change contact information on a piece; my phone on the flyer; '
  'wrong name on materials; change the contact on a piece; different phone on the poster; colleague''s name on my flyer; email on the '
  'brochure; phone number printed on flyers; change the contact on all materials; wrong email on a flyer; details at the bottom of the '
  'flyer; who is the contact on a poster; set my name on materials'),
('Title slides',
  'title slide; first slide of a presentation; opening slide; make a title slide; slide with my name; cover slide; slide for my talk; '
  'size of a slide; first slide; presentation cover; title slide with the speaker''s name; put the speaker on the title slide; first '
  'slide with name of the speaker; opening slide for a talk; slide for my presentation with my name; who is talking on the first '
  'slide; slide for a lecture; name of the presenter on a slide; start slide of a talk; slide with speaker date and place; powerpoint '
  'first slide; intro slide; what can I put on a title slide; speaker field; conference talk slide'),
('Using the AI Design Wizard',
  'use the wizard; how does the wizard work; generate a design from a description; write a prompt; what do I write in the wizard; edit '
  'a wizard design; open a generated design in the designer; regenerate; quick starts; is my description sent to an ai; does the '
  'wizard use chatgpt; generate a flyer from text; describe what I want; let the computer design it; describe it and let it design; '
  'generate a design from words; ai makes a flyer; automatic design; type what I need and get a design; is my text sent to an ai; is '
  'the wizard private; prompt for the wizard; another suggestion from the wizard; design for me; magic design; text to design; how '
  'does the ai make my design; how does the ai work; ai design; make it with ai; is the ai online; does the wizard send data; is my '
  'description sent anywhere; is the wizard safe with customer data; does it use the internet; where does the wizard get its ideas; '
  'design by itself; who sees my description; open the wizard result in a designer; wizard design looks wrong; what does regenerate '
  'do; another idea from the wizard; different suggestion; does the wizard send my text to ai; is my description sent to anyone; open '
  'the wizard''s design in the designer; words in quotation marks; make me a first draft; get a first draft from a few sentences; tell '
  'it in a few sentences what I want; describe a piece and get a draft; something that writes a draft for me; draft from a description'),
('Layout and theme',
  'layout definition; theme definition; difference between layout and theme; what is a layout; what is a theme; definition of '
  'composition; layout or theme; define layout; layout explained; meaning of layout; explain the term layout; define theme; theme '
  'explained; meaning of theme; explain the term theme; layout and theme in the glossary; term layout and theme; what does layout and '
  'theme mean'),
('Putting your signature into Gmail, Outlook or iPhone',
  'signature into gmail; signature into outlook; put the signature in outlook; add the signature to gmail; signature on my iphone; '
  'install the signature; paste the signature; insert my signature; set up my email signature; how do I use the signature; copy for '
  'gmail; copy for iphone; signature in apple mail; where do I paste the signature; signature in thunderbird; get the signature into '
  'my mail; company footer in my mails; signature in gmail; signature in outlook; signature on iphone; install my signature; apple '
  'mail signature; set up signature; signature on my phone; insert signature; put my sig into outlook; signature for apple mail; paste '
  'it into gmail; signature settings; signature on mobile; get my sign off block into gmail; paste the signature into gmail; copy the '
  'signature to outlook; put my email footer into gmail; add the signature to my iphone; insert my signature in my mail program; set '
  'up the signature in gmail; move the signature to my email; how do I use the signature I made'),
('Making your business card',
  'make my business card; my own business card; order a business card; business card with my name; how do I get a business card; '
  'download my business card; new business card; qr code on the business card; change my title on the card; back of the business card; '
  'business card for me; make a business card; my business card; order a card; card with my name; print my card; new card; get '
  'business cards; card for me; design my card; card for myself; where do I make a card; print file for my card; i need cards; I need '
  'new business cards; i create business cards; where do I get my business card; where do i get my business card; make my visiting '
  'card; create my business card; create my card'),
('Using a meeting background',
  'meeting background in zoom; set up a virtual background; upload the background to teams; add the background to zoom; install a '
  'meeting background; logo is mirrored; logo is backwards; my name on the background; background with my name; background mirrored; '
  'set a background in zoom; teams background; google meet background; upload a virtual background; use a meeting background; change '
  'my video background; add my name to the background; put it into teams; background in google meet; text is mirrored; download a '
  'background; names on backgrounds; my name on a background; put names on many backgrounds'),
('Presenting the sales deck',
  'present the deck; full screen presentation; show the slides to a customer; start the presentation; keys in the deck; next slide; '
  'presentation on the whole screen; hide my notes from the audience; speaker notes; go to the last slide; overview of slides; jump to '
  'a slide; link to a slide; presentation mode; show the deck in a meeting; slides without notes; full screen; keys in the '
  'presentation; show slides to a client; start the slideshow; go back a slide; swipe slides; start presenting; show the deck full '
  'screen; go to the next slide; present to a client; go forward without the mouse; keyboard for the slides; jump to the last slide; '
  'previous slide; back one slide; what do I press for the overview; full screen key; move through the deck; full screen in the sales '
  'deck; fullscreen in the sales deck; leave full screen in the deck; leave fullscreen in the deck; which key is full screen; which '
  'key is fullscreen'),
('Testing a designed email',
  'send a test email; test the newsletter; send the newsletter to myself; see how the email looks; preview on mobile; test mail; email '
  'preview; how does it look in the inbox; check the newsletter before sending; try out an email; test email; send a test; email me a '
  'test; try an email first; preview of a newsletter; mobile preview; proof mail; how will it look in the inbox; send it to me first; '
  'check on mobile; see how it looks; try the email; test mail does not arrive; how many test emails can I send; test mails per hour; '
  'try the email before sending; test mail limit; see the mail in my own inbox first; too many test emails'),
('Downloading the sales deck',
  'download the deck; deck as pdf; deck as powerpoint; pptx of the slides; save the presentation; print the slides; send the deck to a '
  'customer; edit the slides; presentation offline; handout of the slides; get the powerpoint; export the presentation; deck file; '
  'powerpoint; pptx; send slides to a customer; slides as ppt; slides file; email the deck; deck for a client; get the slides; change '
  'a slide; send the deck; slides in powerpoint; deck offline'),
('Reading mode of the sales deck',
  'reading mode; read the deck as text; all slides on one page; deck as a document; overview of all slides; scroll through the deck; '
  'slides as text; read all slides; read the deck; accessible deck'),
('Logo versions and sizes',
  'minimum size of the logo; how small may the logo be; smallest logo; logo versions; stacked logo; when do I use the icon; icon or '
  'logo; logo width; which logo version; size of the logo; how wide must the logo be; square logo; logo for a favicon; logo minimum '
  'size; icon; logo size; vertical logo; logo in mm; how small can the logo icon get; tiniest logo; icon or full logo; logo for a '
  'square; favicon; minimum width; smallest width of the logo; minimum size of the logo on screen; smallest logo for print; logo too '
  'small; minimum width of the icon; our sign how small'),
('Logo files',
  'download the logo; logo as svg; logo as png; vector logo; transparent logo; logo file for a printer; where do I get the logo; all '
  'logos as a zip; logo finder; send our logo to an agency; logo pdf; eps of the logo; logo without background; high resolution logo; '
  'logo file; all logos; logo for print; logo zip; svg logo; logo for powerpoint; where is the logo; need our logo; logo in high '
  'resolution; logo for a partner; png logo; eps logo; white logo file; logo with transparent background; logo without white box; '
  'vector logo for the press; logo for a newspaper; get the logo file; logo as pdf; send our logo to someone'),
('Clear space of the logo',
  'clear space; logo clear space; space around the logo; margin of the logo; padding around the logo; how close may text be to the '
  'logo; distance between two logos; protection zone; what is clear space; exclusion zone; how much room around the logo; free space '
  'around the logo; distance to the logo; how close to the logo; room around the logo'),
('Which logo on which background',
  'which logo on a photo; logo on a dark background; logo on a picture; logo on orange; white logo; which logo do I use on blue; logo '
  'on a photograph; logo for a colored background; which variant of the logo; logo for one color print; logo on photo; which logo; '
  'logo on teal; which version on a photo; grey logo when; night logo; logo on a photo; logo on top of a picture; which logo for a '
  'dark background; logo for an image; logo over a photograph; logo on black; logo on a colored ground; which logo variant for which '
  'background'),
('Font files',
  'download the font; install poppins; where do I get the font; font file; poppins for word; font for powerpoint; is the font free; '
  'license of the font; ttf; typeface download; get poppins; install the company font; poppins; install the font; does the font cost '
  'money; must I pay for the font; is poppins free; can the agency use our font; give the font to an agency; font license'),
('Color files and contrast',
  'color palette for illustrator; swatches; adobe swatches; copy a color value; css variables of the colors; design tokens; which text '
  'color on orange; contrast of our colors; can I put white text on cyan; color file; palette for indesign; readable color '
  'combinations; adobe; copy a color; ase; contrast; css colors; palette file; download the palette; readable text color'),
('Photography and voice',
  'photo style; style of our pictures; tone of voice; how do we write; brand voice; writing style; what kind of photos do we use; disc '
  'and rows; motif; which pictures fit the brand; picture style; how do we sound; imagery'),
('Hex',
  'hex definition; what is hex; what is a hex code; hex code definition; hexadecimal; what is a hex color; definition of hex; color '
  'code with a hash; define hex; hex explained; meaning of hex; explain the term hex; define hex code; hex code explained; meaning of '
  'hex code; explain the term hex code; hex in the glossary; term hex; what does hex mean'),
('Trim and safe zone',
  'trim definition; what is trim; safe zone definition; what is the safe zone; safe area; definition of trim size; margin inside the '
  'edge; what is a safe margin; define trim; trim explained; meaning of trim; explain the term trim; define safe zone; safe zone '
  'explained; meaning of safe zone; explain the term safe zone; trim and safe zone in the glossary; term trim and safe zone; what does '
  'trim and safe zone mean; what keeps text away from the cut; name of the margin near the edge; area that stays free of text; where '
  'the paper is cut'),
('Preflight',
  'preflight definition; what is preflight; definition of preflight; what is a finding; preflight check definition; define preflight; '
  'preflight explained; meaning of preflight; explain the term preflight; define preflight check; preflight check explained; meaning '
  'of preflight check; explain the term preflight check; preflight in the glossary; term preflight; what does preflight mean'),
('Proof and separations',
  'proof definition; what is a proof; separations definition; proof of separations; what are separations; see the inks; color plates; '
  'definition of proof; define proof; proof explained; meaning of proof; explain the term proof; define separations; separations '
  'explained; meaning of separations; explain the term separations; proof and separations in the glossary; term proof and separations; '
  'what does proof and separations mean; proof; separations; proof for approval; plates; check the colors of print'),
('Brochure folds',
  'trifold definition; bifold definition; zfold definition; gatefold definition; what is a trifold; what is a gatefold; what is a '
  'zfold; difference between trifold and zfold; kinds of folds; gate fold definition; what is a bi fold; define trifold; trifold '
  'explained; meaning of trifold; explain the term trifold; define bifold; bifold explained; meaning of bifold; explain the term '
  'bifold; define zfold; zfold explained; meaning of zfold; explain the term zfold; define gatefold; gatefold explained; meaning of '
  'gatefold; explain the term gatefold; define gate fold; gate fold explained; meaning of gate fold; explain the term gate fold; '
  'brochure folds in the glossary; term brochure folds; what does brochure folds mean; tri fold meaning; z fold meaning; what is a '
  'gate fold; difference between folds; gate fold explained in plain english'),
('Portrait and landscape',
  'define portrait; portrait definition; landscape definition; what is landscape; orientation definition; upright or wide; turn the '
  'flyer sideways; horizontal poster; change the orientation; flyer in landscape; portrait explained; meaning of portrait; explain the '
  'term portrait; define landscape; landscape explained; meaning of landscape; explain the term landscape; define orientation; '
  'orientation explained; meaning of orientation; explain the term orientation; portrait and landscape in the glossary; term portrait '
  'and landscape; what does portrait and landscape mean'),
('Call to action',
  'cta definition; what is a cta; call to action definition; what is a call to action; definition of cta; text of the button; define '
  'cta; cta explained; meaning of cta; explain the term cta; define call to action; call to action explained; meaning of call to '
  'action; explain the term call to action; call to action in the glossary; term call to action; what does call to action mean'),
('CSV file',
  'csv definition; what is a csv; what is a csv file; make a csv from excel; save as csv; definition of csv; comma separated; define '
  'csv; csv explained; meaning of csv; explain the term csv; csv file in the glossary; term csv file; what does csv file mean'),
('Artwork and artboard',
  'artwork definition; artboard definition; what is an artboard; what is artwork; definition of artboard; what is a side; define '
  'artwork; artwork explained; meaning of artwork; explain the term artwork; define artboard; artboard explained; meaning of artboard; '
  'explain the term artboard; artwork and artboard in the glossary; term artwork and artboard; what does artwork and artboard mean'),
('Designer',
  'designer definition; what is a designer; definition of designer; what does designer refer to; what are designers in the portal; '
  'define designer; designer explained; meaning of designer; explain the term designer; designer in the glossary; term designer; what '
  'does designer mean'),
('Authenticator app',
  'authenticator definition; what is an authenticator app; which authenticator app; twostep definition; app for codes; which app shows '
  'the code; second factor definition; code changes every 30 seconds; define authenticator; authenticator explained; meaning of '
  'authenticator; explain the term authenticator; define twostep; twostep explained; meaning of twostep; explain the term twostep; '
  'define second factor; second factor explained; meaning of second factor; explain the term second factor; authenticator app in the '
  'glossary; term authenticator app; what does authenticator app mean'),
('Review link',
  'review link definition; what is a review link; definition of review link; define review link; review link explained; meaning of '
  'review link; explain the term review link; review link in the glossary; term review link; what does review link mean'),
('Template',
  'template definition; what is a template; definition of template; what are team templates; define template; template explained; '
  'meaning of template; explain the term template; template in the glossary; term template; what does template mean'),
('Drafts after you sign out',
  'do I lose my draft when I sign out; is my work kept when I log out; what happens to unsaved work at sign out; sign out in the '
  'middle of a piece; is my draft still there after logging in again; lose what I was doing; sign out now and continue tomorrow; '
  'unfinished work after logout; draft kept after sign out; can I sign out without saving'),
('Downloading or deleting your whole library',
  'download everything I made; backup of all my pieces; copy of all my work; get all my designs as a zip; save everything before I '
  'change computers; export my library; erase all my pieces; delete everything that is mine; which word do I type to delete '
  'everything; type delete; remove all my designs at once; wipe my library; button to download everything'),
('Emails to you',
  'notifications; email notifications; turn off notices of new applications; stop emails about applicants; get an email when somebody '
  'applies; notify me of new applications; unsubscribe from portal emails; notification settings; which emails does the portal send '
  'me; too many emails from the portal; emails about new applicants; turn notifications on; turn off emails; stop emails about '
  'applications; unsubscribe from application emails; get an email when someone applies; mute notifications; notify me about new '
  'applicants; will I be mailed when somebody applies; do I get a mail about applicants; stop the mails; email settings; get fewer '
  'emails; too many emails about applications; stop the emails about applications; turn off notifications; how do I get fewer emails; '
  'why do I get emails about applicants'),
('Saving a colleague as a contact',
  'save a colleague as a contact; add a contact to my phone; export a contact; vcard of a colleague; contact file; vcf; put a '
  'colleague in my address book; add a number to my contacts; qr code of a colleague; scan a contact; import contacts to my phone; '
  'download a contact; contacts on my mobile; put the contact in my phone; save a colleague as contact; add coworker to my phone; '
  'vcard; import into my address book; download contact; put a colleague in my iphone; contact card of a colleague; vcf of a '
  'colleague; get a colleague''s number onto my phone; scan a qr code for the contact; contact for outlook; save contact'),
('Inviting someone',
  'invite a colleague; send an invitation; invite a new employee; resend an invitation; send the invitation again; withdraw an '
  'invitation; cancel an invitation; how long is an invitation valid; invitation expires; invitation email did not arrive; who may '
  'invite; invite somebody by email; invitation link; new worker should receive the invitation; take back an invitation; resend an '
  'invite; resend the invitation; invitation again; new hire did not get the invitation; invite link; send login to new hire; give a '
  'new colleague access; cancel an invite; another invitation; new colleague has no login yet; she cannot sign in yet new here; give '
  'the new starter a login; colleague has no account; invite many; invitation mail not received; invitation did not come; how can a '
  'person without an account be invited; no account yet; retract an invitation; send it once more; invitation mail; invite again; how '
  'long does the link in the invitation work; let a new hire choose a password; invitation mail did not arrive; invitation not '
  'received; invitation expired; days an invitation works; can an invitation be used twice; invite link no longer works; how long does '
  'the new colleague have to accept; who can invite someone; who is allowed to invite someone; may I invite someone; do I have to be '
  'an administrator to invite someone'),
('Where you are signed in',
  'logout everywhere; logout other devices; logout of all devices; on which devices am I logged in; end my other sessions; sign out '
  'everywhere else; sessions on other computers; I forgot to logout at another computer; someone else uses my account; is somebody '
  'logged in as me; unknown device in my account; list of my sessions; end a session on another device; logout my old computer; logout '
  'remotely; which devices use my account; my computer was stolen; logout of all places; suspicious login; my account was hacked; '
  'devices signed in; someone else logged in as me; did someone log in as me; log out other devices; left myself logged in at another '
  'computer; forgot to sign out at the office; unknown device; sign out my old laptop; borrowed computer still signed in; kick out '
  'other sessions; stolen computer sign out; which computers am I logged into; is my account open somewhere else; I was on a shared '
  'computer; close my account on another device; what devices are connected; is anyone else using my account; sign out one device '
  'only; sign out on the tablet; sign me out on another device; log out on my phone; laptop stolen log it out; lost computer sign it '
  'out; log out a stolen device; sign out my old phone from far away; someone else is signed in with my account; a stranger uses my '
  'account; wrong person in my account; kick out a session; somebody uses my login; end all other sessions; kick out my session at the '
  'library; session on a computer at the library; left my device in a cab; left my device in a taxi; device gone what to do about the '
  'portal; lost device; stolen device; device was stolen what to do; sign out a lost device; sign out one device; someone has my '
  'device; forgot to sign out at a customer; still signed in on an old computer; left my device somewhere; end my session on a public '
  'computer; my device was left behind'),
('Limits of your library',
  'how many pieces can I save; limit of the library; storage is full; maximum number of designs; how much space do I have; quota; '
  'library full; how many review links; how long may the name of a piece be; how much storage; library limit; how many pieces; '
  'storage; space left; maximum pieces; picture size limit in the library; how long can a name be; library is full; max file size of a '
  'picture; name too long; open review links at once; how many review links can be open; out of room in the library; how many pieces '
  'can one person have; how many review links at the same time; maximum number of pieces; how much space do I have for pictures; '
  'storage limit; how many open links; how many designs can I keep; library capacity; most pieces in the library; quota of the '
  'library; how many mb do my pictures get; space left for pictures'),
('Finding a piece',
  'locate a piece; search my pieces; where is my poster; where did my flyer go; cannot locate my design; locate an old design; where '
  'are my saved designs; locate my brochure; list of my designs; filter my pieces; shared with me; my last designs; continue where I '
  'left off; where are the things I made; look for a piece; sort my pieces; find a piece; search my designs; filter pieces; sort '
  'pieces; find a colleague''s piece; search by hashtag; locate a design; cannot find the flyer I did last month; where did it go; '
  'search by name; flyer from june; filter by designer; sort by last change; find a shared piece; look for an old design; what I '
  'worked on last; continue what I worked on; latest work; only show ready pieces; narrow down the list; filter by status; show only '
  'my posters; see only pieces marked as ready; filter the library; hide archived pieces'),
('Renaming a piece and folders',
  'rename a piece; change the name of my poster; rename my flyer; give a design another name; folders; make a folder; move a piece to '
  'a folder; organize my pieces; mark a piece as ready; new folder; delete a folder; state of a piece; name of a design; other title '
  'for my piece; give my piece a better name; change the name of a design; move to a folder; mark as ready; archive a piece; status of '
  'a piece; organize designs; rename a folder; mark a flyer as finished; mark as done; set the status to ready; archive an old flyer; '
  'put designs into folders; sort my designs into folders; file a poster under a folder; call my flyer something else; wrong name on '
  'my piece; new title for my design; sort pieces; structure my library; put into a folder; set the status; mark as archived; put a '
  'piece into another folder; move a flyer to a different folder; change the folder of a piece; set a piece to draft; change the title '
  'of a piece; sort pieces into folders'),
('Two people editing one piece',
  'work on a piece together; edit at the same time; two people edit one flyer; my change was overwritten; replaced values; somebody '
  'changed my text; conflict; also open; who else has it open; colleague overwrote my words; get an overwritten value back; two '
  'people; overwritten text; someone changed my text; simultaneous editing; colleague overwrote me; lost words because a colleague '
  'typed; someone overwrote my text; colleague typed over my words; my text is gone a colleague was editing; get replaced text back; '
  'working at the same time; two persons write in the same field; two people change the same field; who wins when two edit the same '
  'field; which colleague has the piece open; who has my piece open now; see who else is in the piece; someone else is in my flyer; a '
  'colleague replaced my words; get back what I typed before it was overwritten; how long are replaced values kept; overwritten text '
  'in a shared piece; who changed my text in the shared flyer; we both edited the same field; my coworker typed over my headline; lost '
  'my text because someone else edited; how long is the overwritten value kept; days replaced values; text of mine replaced by a '
  'teammate; restore a value that a colleague changed; both edit the same piece; conflicting changes; two of us in the same poster; '
  'somebody wrote over my date'),
('Business cards for many people',
  'business cards for everybody; business cards for many people; business cards for the whole team; print ten business cards on a '
  'sheet; cards on a letter sheet; outdated business cards; business cards from a csv; order cards for new colleagues; visiting cards '
  'for the department; cards for the whole team; ten cards on a sheet; print 10 cards on one page; cards for new hires; sheets of '
  'business cards; cards from csv; cards for a department; cards on office paper; ten cards per sheet; print cards on a normal '
  'printer; business cards on regular paper; sheets of cards; printed cards ten up'),
('Sending a designed email',
  'send a newsletter; get the email into a mailing tool; email into mailchimp; html of the newsletter; export the email; eml; eml '
  'file; eml draft; open the newsletter in outlook; send an email to customers; newsletter into our mail tool; copy the html; how do I '
  'send the email I designed; send to a list of recipients; download the email; paste the newsletter; mailing service; use the '
  'designed email in outlook; send the newsletter; html of an email; newsletter to customers; export email; mailchimp; send to a '
  'mailing list; email into outlook; copy html; how does the email get to customers; send the email design via outlook; newsletter to '
  'our customers; how do I mail it; export to mailchimp; send to a list; can the portal send newsletters; email to clients; get the '
  'html; send the newsletter from here; where is the send button; can the portal send my newsletter; mail the newsletter to customers; '
  'send to all customers; export the email as html; open the email in outlook'),
('vCard and QR code',
  'vcard definition; what is a vcard; qr definition; what is a qr code; definition of vcard; definition of qr code; define vcard; '
  'vcard explained; meaning of vcard; explain the term vcard; define qr; qr explained; meaning of qr; explain the term qr; vcard and '
  'qr code in the glossary; term vcard and qr code; what does vcard and qr code mean'),
('Coated and uncoated paper',
  'coated paper definition; uncoated definition; what is stock; what is coated paper; difference between coated and uncoated; c2s '
  'definition; 16pt definition; what kind of paper; paper stock definition; define coated paper; coated paper explained; meaning of '
  'coated paper; explain the term coated paper; define uncoated; uncoated explained; meaning of uncoated; explain the term uncoated; '
  'define c2s; c2s explained; meaning of c2s; explain the term c2s; define 16pt; 16pt explained; meaning of 16pt; explain the term '
  '16pt; define paper stock; paper stock explained; meaning of paper stock; explain the term paper stock; coated and uncoated paper in '
  'the glossary; term coated and uncoated paper; what does coated and uncoated paper mean'),
('Permission to use the brand',
  'may a customer use our logo; permission to use the logo; can a partner use our brand; legal note of the brand; copyright of the '
  'logo; vendor access; trusted vendor access; folder for vendors; is an agency allowed to use the logo; brand permission; may a '
  'vendor use our logo; use the brand; request permission; print masters; trusted vendor; partner wants our logo; customer wants to '
  'use our logo; logo on a t-shirt; use the logo on clothing; print our logo on a mug; may a sponsor use our logo; can I use the logo '
  'for merchandise; logo on a truck'),
('Changing or stopping a share',
  'stop sharing; unshare a piece; stop sharing a piece with someone; take away access to my flyer; remove a colleague from my piece; '
  'revoke access of a coworker; change view to edit; change somebody''s access to a piece; make a shared piece private again; who has '
  'access to my piece; end sharing with all staff; kick someone out of my design; let a colleague only look at it instead of editing; '
  'no longer share; make my piece private again; give view rights only; only view; downgrade to viewing; set to can view; nobody else '
  'should see my flyer anymore; hide my piece from others again; colleague should not edit anymore; take a share back; only let them '
  'look; who can open my piece; access of a colleague; stop everyone from seeing it; shared with everyone by accident; shared with the '
  'whole company by mistake; undo sharing; I shared it with the wrong person; shared with all staff by accident; stop everyone from '
  'seeing my flyer; take back a share; shared too widely; made me view only by accident who can change that; create me view only by '
  'accident who can change that; change view only to edit; give me edit rights; upgrade a colleague from view to edit'),
('Emptying the trash',
  'empty the trash; delete permanently; clear the trash; remove everything from the bin; get rid of deleted pieces forever; free up '
  'space by deleting; purge deleted designs; wipe my trash; trash full; what happens to shared pieces when I delete them for good; are '
  'versions deleted too; deleted forever; do review links die when I delete a piece for good; links of a deleted piece; what is '
  'deleted together with a piece'),
('Change several pieces',
  'select several pieces; move several designs to a folder; select all pieces; hand over several pieces; tidy up many drafts; multi '
  'select; move all my posters into one folder; choose more than one piece; several flyers to the trash together; tick several pieces; '
  'many pieces to one folder; many pieces into the trash; delete several pieces together; throw away many pieces; trash a bunch of '
  'pieces; move several pieces to the trash; more than one piece to the trash'),
('Adding a team photo',
  'add a photo for the whole team; how do I add a photo for everyone; upload a picture all colleagues can use; put a picture into the '
  'shared photos; share a photo with the team; give the team my photo; contribute a picture to the photo pool; submit a photo for the '
  'team; where to upload team pictures; add photograph; new team photo; I took a great picture others could use; make my photo '
  'available to everybody; team photo file size; max size of a team photo; format of a team photograph; can I upload a heic photo for '
  'the team; which details does a team photograph need; upload event photos for colleagues; add pictures to the company photo library; '
  'limit how big a team photo file can be; put a pic in the pool; pool of pictures for all; where do I type the photographer''s '
  'credit; megabytes of a team photo; add teamphoto; upload teamphoto; new teamphoto; teamphoto file size limit; max size teamphoto; '
  'how big may a teamphoto be; teamphoto format; teamphoto needs which details; put a picture into teamphoto; where can I upload '
  'photos that everybody can use; photographer took pictures of the warehouse where do they go; photos from the event for all '
  'colleagues; can staff add teamphoto; who may add teamphoto; how many topics; how many photographs can the team have; contribute a '
  'picture for all to use; contribute a photo; suggest a photo; propose a picture for everyone; share my photo with everyone; share a '
  'photo with everyone; I have a photo all of us should use; got a good photo for everyone; how do all of us get to use my photo; '
  'photo of our truck for the whole company'),
('Approving a team photo',
  'who approves a photo; who has to approve a picture before everyone can use it; who must ok a team photo; approve a team photograph; '
  'photo waiting for approval; why can nobody see the photo I added; my team photo is not showing yet; my uploaded photo is still '
  'waiting; take down a shared photo; remove a photo from the team photos; withdraw a team photograph; delete a team photograph; take '
  'back a team picture; edit a team photograph; change the title of a team photo; can I approve my own photo; release a photo for all; '
  'bring a withdrawn photograph back; reject a team photo; approve teamphoto; teamphoto not visible for others; teamphoto waiting; who '
  'approves teamphoto; why is my teamphoto not visible; withdraw teamphoto; remove teamphoto; delete teamphoto; edit teamphoto; '
  'correct the title of a teamphoto; how long until a teamphoto is approved; who sees a waiting teamphoto; take my teamphoto out '
  'again; what happens when a teamphoto is withdrawn; who decides about a teamphoto; who says yes to a teamphoto; who allows a photo '
  'for everyone; who releases a teamphoto; who okays pictures of the team; who decides whether everyone can use a photo; who has the '
  'last word on a photo; does someone check the team photos; who can approve a teamphoto; who is allowed to approve a teamphoto; may I '
  'approve a teamphoto; do I have to be an administrator to approve a teamphoto'),
('Faces in a team photo',
  'mark faces in a photo; box around a face; faces cut off in team pictures; keep heads from being cropped; how do I mark people in a '
  'team picture; face boxes; draw a box on a face; move a face box with the keyboard; remove a face box; why do I have to mark faces; '
  'teamphoto faces; box in a teamphoto; people cut off in a teamphoto; head chopped off in a teamphoto; mark people in a teamphoto; '
  'draw the face frame with the keyboard; move the frame of a face with the keys; mark a face without a mouse; how many boxes around '
  'faces; most face boxes'),
('Using a team photo',
  'use a team photo in my flyer; put a team photograph on a poster; find team photos; search the shared photos; where do I find '
  'pictures of our own people; own company pictures in a designer; pick a shared picture; real photos of our warehouse instead of '
  'stock; choose a team photograph in a designer; look through the shared pictures; where is the team photo gallery; see all team '
  'pictures; use teamphoto; find teamphoto; teamphoto in a flyer; search teamphoto; choose teamphoto; teamphoto on a poster; browse '
  'teamphoto; where can I see teamphoto; can I use a photo of a colleague; use a colleague''s photo; use somebody''s photo'),
('Links to an applicant''s own application',
  'how long does the applicant link work; applicant link expired after how many days; how long is the private link valid; how long can '
  'an applicant correct the application; days an applicant can change answers; confirmation link expiry; validity of the application '
  'link; until when can candidates edit; link in the confirmation email expires; candidate link duration; how many days applicant link'),
('Newer version of a template',
  'update my piece to the new template; template was changed; newer template available; template has a new version; publish a template '
  'again; refresh a piece from its template; take over template changes; change a published template; edit a template that is already '
  'published; update a team template; template changed what about my flyer; update from template; new template version; piece based on '
  'an old template; the template changed after I started; get the new parts of the template; template got updated after I started; '
  'bring my piece up to date with the template; new bits of the template'),
('How a draft is saved',
  'is it saved automatically; autosave; do I have to save; where is the save button; says not saved; saved in this browser only; does '
  'it save by itself; will I lose my work when the browser crashes; what does on this computer mean; my changes were not saved; draft '
  'gone after clearing the browser; not saved message; is my work stored; what if my computer crashes; did it save; cannot save; '
  'storage full; browser full'),
('Updating a campaign',
  'the venue moved; fix every piece of the campaign; change the place in all pieces of a campaign; do I have to edit each piece of a '
  'campaign; event moved to another day update all pieces; change the date in all pieces; new venue for the event on every material; '
  'event was postponed; time of the event changed on all designs; update all formats together; fix the date everywhere; sync the flyer '
  'and the poster; place changed on all pieces of a campaign; one change for all materials; new date in all pieces; wrong time on '
  'everything; place of the event changed; change a fact everywhere; campaign date; event cancelled change all; do I have to touch '
  'every single flyer and post; change every piece when the event moves; event moved to saturday; the date keeps moving on all pieces; '
  'date keeps changing; event date changes all the time; change the date once for all pieces; the venue changed again on everything; '
  'avoid editing the date in every piece; keep them all in line when the date moves; update flyer and posts together'),
('Import: what changes',
  'does the import overwrite people; import existing people; what happens to blank cells in an import; import duplicates; import row '
  'with errors; preview of an import; import updates job titles; change phone numbers of many people at once; bulk edit the directory; '
  'mass update of people; can I undo an import; test an import before saving; import skips; duplicate email in the file; what does the '
  'import do with existing colleagues; does an import delete people; will the import delete anybody; does it overwrite names; does a '
  'blank cell delete the phone; what if someone is in the file twice; rows with errors in the import; check an import first; does '
  'importing change roles'),
('Record of roles and access',
  'who changed a role; find out who changed someone''s role; who deactivated a colleague; who changed the directory; history of role '
  'changes; log of deactivations; when did she become admin; record of who added a person; who activated this account; find out who '
  'gave her admin; who changed a role last month; when was someone made admin; who activated someone'),
('An applicant''s own page',
  'applicant wants to fix a typo in his application; I applied how can I correct my application; applied for a job and want to change '
  'my phone number; replace my resume after applying; upload a newer cv after sending; applicant sent the wrong cv; swap a cv after '
  'sending; withdraw my application; link in the confirmation expired; applicant lost the link; private link for applicants; can an '
  'applicant see his application; change answers after sending the application; my application page; applicant cannot correct anymore; '
  'candidate lost the link to the application; where does a candidate change the application; as an applicant how do I withdraw; I '
  'applied and want to withdraw; change my application; send another resume; see my application; I sent the wrong resume; link from my '
  'confirmation does not work; correct my application after sending; can candidates edit; applicant deletes her own data; what can '
  'applicants do themselves; applicant wants her data removed; address for applicants with questions; email for applicants; where do '
  'applicants write to; applicant wants to fix a typo; how can I take my application back and apply another time; how can i take my '
  'application back and apply another time; take back an application; withdraw an application; apply another time; applicant withdrew; '
  'what happens when an applicant withdraws; can someone apply again after withdrawing; can a withdrawn application be restored; '
  'candidate took back the application; candidate withdraw the application; get a withdrawn application back'),
('Rows of a batch',
  'personalized postcards for customers; personalised postcards from excel; each postcard with a different name; names from a '
  'spreadsheet onto flyers; one flyer per branch; import a list of addresses into postcards; mail merge with postcards; different text '
  'on each piece; fix a row with errors; leave out a row; match columns to fields; pieces from a list; serial postcards; name badges '
  'for everyone from a list; 300 postcards with customer names; one postcard for each customer in my excel; names on each card; '
  'different name on each; each row one piece; names from a csv; addresses from a list; error in a row; preview each row; largest '
  'import into many pieces; how many pieces from one table; list of stores one piece each; how many rows can make many have; how many '
  'rows can create many have; max rows of a batch; file for make many too large; file for create many too large; largest csv for a '
  'batch; this file has more than 5000 rows; split the list; limit of a batch; mail merge limit; batch limit; mail merge; batch; '
  'serial letters; personalized postcards'),
('Emails that bounced',
  'invitation bounced; email came back; mail could not be delivered; applicant did not get my email; wrong address of an applicant; '
  'undelivered mail; bounce; email returned; was my email to the applicant delivered; mail came back; candidate did not get my mail; '
  'invitation undelivered; wrong email address of an applicant; did my mail arrive; welcome mail bounced; mail bounced what now; '
  'bounced invitation'),
('Link to the logo',
  'logo url; link to the logo; web address of the logo; logo image link for html; logo link for an email signature; embed the logo on '
  'a website; logo src; image url of our logo; where can I link the logo from; logo for our newsletter tool as url; put the logo on a '
  'website without a file; url of the logo; logo for my website; link the logo in html; logo address; use the logo online without '
  'uploading; url of our logo; image address of the logo; logo link for an email service; logo link for an mailing service; logo for '
  'mailchimp; logo as an image link; direct link to our logo picture; does the logo address change'),
('Keyboard shortcuts',
  'keyboard shortcuts; list of shortcuts; hotkeys; which keys are there; shortcut keys of the portal; key for search; key for the '
  'sidebar; work with the keyboard faster; all shortcuts; key for fullscreen; which shortcuts; keys for undo; shortcut for the menu; '
  'faster with the keyboard; key list'),
('Shared with you',
  'what was shared with me; shared with you on the home page; dismiss a shared piece; somebody shared a flyer with me where is it; '
  'colleague sent me a design; see pieces from others; notice about a shared piece; pieces others gave me access to; a colleague '
  'shared something with me where is it; what did others share; shared flyers; remove a shared piece from the list; what colleagues '
  'shared with me; see what was shared with me; where are shared pieces; things colleagues released for me'),
('Outdated cards and signatures',
  'my card is out of date; signature outdated; new phone number what about my card; business card shows the old title; do I need a new '
  'signature after a promotion; message that my signature is out of date; who has no business card; how many people have no card; card '
  'has my old title; promotion new card; signature shows the wrong phone; is my card up to date; who needs new cards; do I have to '
  'redo my card with a new title; do i have to redo my card with a new title; new job title new business card; my title changed what '
  'about my signature; redo my business card after a promotion'),
('Link and description of a position',
  'link for a job ad; link to one position; copy the form link; job board link; put a position on indeed; position on google jobs; '
  'remote position; description of a vacancy; share a job opening; remote job; mark a job as remote; where is the link to the job; '
  'show the pay; job on search engines; does google find our job; job ad for linkedin needs a link; link for a job portal; link of a '
  'vacancy for social media'),
('Asking for approval of a piece',
  'ask for approval; how do I get my flyer approved; get a poster approved; send a piece for approval; submit a design for approval; '
  'request approval; where is ask for approval; have someone sign off my flyer; my piece needs approval; withdraw a request for '
  'approval; take back my request for approval; cancel an approval request; why is there no ask for approval; was my piece approved; '
  'where do I see the answer to my request; someone asked for changes to my piece; piece in review; how long until my flyer is '
  'approved; my reviewer sent it back where do I read why; my reviewer sent it back where do i read why; piece was sent back; where do '
  'I see what the reviewer didn''t like; where do i see what the reviewer didnt like; approver sent my flyer back'),
('What an applicant must fill in',
  'requiredfields of the application; requiredfields in the job form; which requiredfields when applying; what must an applicant fill '
  'in; required application fields; what do applicants have to enter; is the resume required; do I need a resume to apply; is a phone '
  'number required when applying; optional fields of the job application; what does someone have to fill out to apply; minimum '
  'information to apply; which boxes with a star in the application; requiredfields join our team; requiredfields careers form; can '
  'someone apply without a resume; which data must a candidate give; minimum data of a candidate; what must a candidate enter at least'),
('Approving a piece',
  'approve a piece; approve a flyer; how do I approve a poster; where are the pieces waiting for my approval; review a piece; send a '
  'piece back; ask for changes to a flyer; reject a flyer; decline a design; why can''t I approve my own piece; can I approve my own '
  'flyer; can I approve a piece that I edited; can I approve a piece that I edited myself; may I approve my own changes; can an editor '
  'approve; sign off a colleague''s flyer; write what should change; waiting for your approval; where do I click to approve; where do '
  'i click to approve; I should approve something where is it; i should approve something where is it; give my ok to a poster; grant '
  'my ok to a poster; okay a flyer as an approver; approve a flyer as an approver'),
('Who approves pieces',
  'who approves pieces; who has to approve my flyer; who can approve a poster; turn on approval; turn off approval; add an approver; '
  'make someone an approver; name an approver; remove an approver; which designs need approval; approval rules; do flyers need '
  'approval; is approval required; approval settings; mark png and jpeg files as approved; who signs off flyers; who approves flyers; '
  'who signs off posters; who approves posters; who has the last word on a flyer; who must agree before printing'),
('What an approval covers',
  'what does an approval cover; what happens when I change an approved piece; can I edit an approved flyer; approved piece changed; do '
  'I need approval again after an edit; approval superseded; what does superseded mean; whose contact details are on an approved '
  'piece; why does the flyer show someone else''s contact details; contact details of an approved piece; the piece has changed since; '
  'which version is approved; approved version changed since which one do people download; I changed the piece after it was approved '
  'what do people get; i changed the piece after it was approved what do people get; which version do colleagues download after I edit '
  'an approved piece; which version do colleagues download after i edit an approved piece; fiddled with an approved piece'),
('Checking a file',
  'check a file; is this pdf approved; is this file the approved version; verify a pdf; is this flyer genuine; did someone change this '
  'pdf; is this the latest version of the flyer; which version is this file; is this print file approved; check whether a file is '
  'approved; where does this pdf come from; was this file downloaded from the portal; who downloaded this file; find out which piece a '
  'file belongs to; compare a file with the approved one; fingerprint of a file; see which version was printed; which version did we '
  'print; was the third or the fourth version printed'),
('How large a picture can be',
  'how large can a picture be; largest picture I can upload; biggest photo; maximum file size of a picture; how many mb may a photo '
  'have; picture too large; photo size limit; my picture is too big to upload; file too big; how many megabytes; megapixels of a '
  'picture; upload limit for pictures; heaviest picture allowed; limit for photos in mb; why is my photo refused; image size limit; '
  'how heavy can a picture be; picture over 10 MB; maximum megapixels'),
('How many team photos there can be',
  'how many teamphoto; limit of teamphoto; maximum number of teamphoto; how many photos fit in the teamphoto; is the teamphoto full; '
  'how many pictures can the team keep; capacity of the teamphoto; how many topics can a teamphoto have; how many boxes in a '
  'teamphoto; number of teamphoto allowed; teamphoto limit; how many photographs can we share; space for teamphoto; most boxes around '
  'faces; how many face boxes can a photo have; limit of the gallery; how many shared pictures fit; how many teamphoto fit; gallery of '
  'shared pics limit; gallery of teamphoto limit; size of the photo library; size of the teamphoto; is there room for more teamphotos'),
('A colleague''s review links',
  'stop a colleague''s review link; revoke someone else''s link; review link of a sick colleague; coworker left but the review link '
  'still works; can an administrator revoke a link; end the link of another person; link made by someone who is away; cancel a link '
  'that I didn''t make; who can stop a public link; kill a link of a former employee; do review links stop when someone leaves; admin '
  'turn off a public link; disable a coworker''s link; review link of somebody else'),
('What a review link shows',
  'what does the customer see with a review link; what does a review link show; what can people with the link see; what do they see '
  'when they open the link; does the review link show my other pieces; is my phone number on the review page; does the client see '
  'later changes; do visitors see older versions; can the customer download it; can customers edit with the link; what gets a client '
  'to see; what is visible on a public link; is the rest of my library hidden; what exactly does the public link show; does an '
  'outsider see who made it; who sees the review link'),
('When you leave the company',
  'I am leaving the company; I quit what about my pieces; what happens to my designs when I leave; my last day is friday who gets my '
  'pieces; give my pieces to a teammate before I leave; pass my work to my successor; I resigned where do my flyers go; transfer all '
  'my designs to someone; my colleague takes over my work; leaving at the end of the month; hand over everything I made; new job '
  'elsewhere what about my pieces; all my stuff to a coworker; before I leave; handover when leaving; retire and give away pieces'),
('How long versions are kept',
  'how long are versions kept; how many versions are kept; do versions expire; versions deleted after some time; how far back do '
  'versions go; oldest version of my piece; does history get deleted; version history limit; when do versions disappear; keep versions '
  'forever; how long can I go back to an old version'),
('How long added pictures are kept',
  'how long are my uploaded pictures kept; when is an added picture deleted; are pictures deleted with the piece; what happens to '
  'pictures of a deleted piece; uploaded photos removed when; picture storage time; do added pictures expire; how many days until '
  'pictures are deleted; unused pictures deleted; retention of pictures'),
('How large a piece can be',
  'how large can a piece be; size limit of a piece; how much text fits in a piece; most fields of a piece; longest name of a piece; '
  'how long can the name of a piece be; maximum name length; characters in a piece name; title of a piece too long; how many pieces '
  'can I change at once; how many pieces can be moved together; kb of a piece; limit of the words in a piece; name of a design '
  'characters; maximum length of the name of a piece; how many characters may the name of a piece have; limit of the name of a piece; '
  'name of a piece too long; letters in the name of a piece'),
('Drafts on a shared computer',
  'shared computer; is my draft visible to others on the same computer; can someone else see my drafts in this browser; public '
  'computer drafts; do drafts stay after sign out; colleague uses the same computer; are drafts deleted when I sign out; someone '
  'borrowed my computer; drafts in an internet cafe; same browser two people; family computer drafts; privacy of drafts; what stays on '
  'the computer after logout'),
('How long a post can be',
  'post text limit; how long can a post be; characters in a post; title of a post length; maximum length of a post on the home page; '
  'how many posts are shown; how much text fits into a post; announcement length; limit for an announcement; characters for the news '
  'on the home page; how many announcements on the home page; post too long; maximum length of the post on the home page; how many '
  'characters may the post on the home page have; limit of the post on the home page; post on the home page too long; longest post on '
  'the home page; how long can the post on the home page be; letters in the post on the home page; length of a post; length of a new '
  'post on the start page; length of a new post on the dashboard; how much text fits in a post; post character limit'),
('Team photos',
  'team photographs; team photos; add a photo for the whole team; share a photograph with all colleagues; upload our own photographs '
  'for everyone; photo library of the team; where are our own photos; who approves a team photograph; photograph expired; rights to a '
  'photograph; credit of a photographer; withdraw a team photograph; box the faces in a photograph; shared photos of the team; gallery '
  'of our photos; common picture pool; our own picture library; pictures everyone can use; image bank; photos of our people and halls; '
  'team pictures page; where are the team photographs; what are team photographs; teamphoto; what is a teamphoto; where is the '
  'teamphoto page; open teamphoto; all teamphoto'),
('Rights and last day of a team photo',
  'license of a photo ended; license of a photograph; copyright of a picture; photo expired; team photograph expired; last day of a '
  'photo; may I still use an expired photo; rights of a photograph; whom to credit for a photo; credit line of a picture; who took the '
  'photo credit field; photographer name on a picture; until when may we use a photo; picture rights ran out; how long may a '
  'photograph be used; download refused because a photograph has expired; permission of people in a photo; stock photo license; '
  'teamphoto expired; teamphoto rights; teamphoto license; teamphoto credit; last day of a teamphoto; may a picture still be used '
  'after a date; is the picture of a colleague allowed to be used; until when can I use a teamphoto; picture no longer allowed; piece '
  'blocked because of an expired photograph; permission ended for a photo; what happens to my flyer when a photo expires; extend the '
  'last day of a photo; photo without an end; teamphoto was withdrawn and my piece can not be downloaded; photo got pulled; photograph '
  'withdrawn what now; my piece does not download because of a teamphoto; replace a withdrawn photo; piece with an expired photo; '
  'picture is not allowed any more; file refused because of a photo; photo was taken away; teamphoto removed from my piece; download '
  'blocked by a photograph; teamphoto got pulled; piece refuses to make a file teamphoto'),
('Printing and print PDFs',
  'print a flyer; send a file to the printer; which file does the print shop need; print pdf; pdf with bleed; file for an online '
  'printer; print on the office printer; coated or uncoated; crop marks on the pdf; order for the printer; hand off ticket; proof pdf; '
  'printer asks for bleed; how do I print my poster; print ready file; which pdf for the printer; press ready; pdf for printing; for '
  'the print shop; send to a printer; crop marks; print at the office; office printer; online printer; hand-off ticket; what to give '
  'the printer; pdf x; paper type; file for print; what paper types; what do I send to the printer; printing company wants a file; '
  'print at home; crop marks or not; pdf for print; file for the copy shop; which pdf standard; pdf x 4; pdf x4; kind of pdf for the '
  'print shop; what type of pdf do we give the printer; pdf version for printing; is it pdf x 1a; pdf format the printer asks for; pdf '
  'standard of the print file; what pdf do we hand in; which pdf does the printery get; what do I hand to the print shop; what do i '
  'hand to the print shop; what do I give the printer; what do i grant the printer; which file for the print shop; file for the '
  'printing house; file for the print shop'),
('Who sees that you have a piece open',
  'how long is someone shown as also open; colleague left the piece but is still shown; also open; who has the piece open; how long '
  'does it show her; shown in the piece although she went away; who is in my piece right now; presence in a piece; does my colleague '
  'see that I am in the piece; still shows a colleague'),
('Commenting on a piece',
  'comment on a piece; how do I comment on a flyer; how do i comment on a flyer; leave a comment on a poster; write something on a '
  'colleague''s piece; give feedback on a design; grant feedback on a design; point at a spot in the picture; pin a note on a piece; '
  'where are the comments of a piece; who can comment on a piece; can I comment on a view only piece; can i comment on a view only '
  'piece; add a comment about a field; tell the owner what to change in a piece; put a sticky note on the design; annotate a flyer; '
  'mark the place in the picture that is wrong; read the comments on my piece; can someone who can only view a piece comment; tell a '
  'colleague what I think of the poster; tell a colleague what i think of the poster; feedback button; where do I write feedback about '
  'a flyer; where do i write feedback about a flyer; discuss a piece with colleagues; chat about a piece'),
('Resolving a comment',
  'resolve a comment; mark a comment as done; tick off a comment; close a comment; who can resolve a comment; reopen a comment; where '
  'are resolved comments; comment is dealt with; hide a finished comment; comment disappeared after resolving; bring a resolved '
  'comment back; can a reviewer resolve a comment; check off a comment; mark a remark as handled; remark is handled; handle a comment; '
  'comment is taken care of'),
('Changing or deleting a comment',
  'delete a comment; edit a comment; change my comment; remove a comment that I wrote; remove a comment that i wrote; get rid of a '
  'comment; delete of a comment; I wrote something wrong in the comments; i wrote something wrong in the comments; typo in my comment; '
  'can I delete my remark; can i delete my remark; take back a comment; withdraw a comment; correct a comment after sending; can an '
  'admin delete a comment; erase a comment; wrong comment sent; undo a comment; how long are comments kept; when are comments deleted; '
  'can I get rid of something I wrote in the comments; can i delete of something i wrote in the comments; I wrote something dumb in '
  'the comments of a flyer; i wrote something dumb in the comments of a flyer; unsend a comment; can I change what I wrote in a '
  'comment yesterday; can i change what i wrote in a comment yesterday; change what I wrote under a brochure; change what i wrote '
  'under a brochure; edit what I said about a flyer; edit what i said about a flyer'),
('Limits of comments',
  'how long can a comment be; comment max characters; how many comments can a piece have; maximum comments on a piece; limit of '
  'comments; comment limit; number of comments by a review link; how many comments can a client write; longest comment; comment '
  'length; this piece has 500 comments; this link has 50 comments; outside reviewer name max; name of an outside commenter max '
  'characters; comment max; how long are comments allowed to be'),
('Comments from people outside',
  'can a client comment with the review link; comments from people outside; customer feedback on a piece; can an agency write '
  'comments; does someone need an account to comment; does someone create account to comment; what does outside mean at a comment; '
  'what does outside definition at a comment; comment by a review link; can people with a review link read our comments; does the '
  'client see what colleagues wrote; comment marked outside; can somebody without a login give feedback; can somebody outside grant '
  'feedback; external person comments; outside comments; the agency wrote something on my poster through the link; can my team read '
  'what a client wrote through the link; does my team see comments by the link; the client scribbled on the poster'),
('Notifications about new comments',
  'new comments card; comment news card; who gets mail about comments; comment notification; someone commented on my piece; how do I '
  'know about new comments; how do i know about comment news; am I told when someone comments; am i told when someone comments; '
  'notification of a comment; do I get an email when someone comments; do i get an email when someone comments; where do I see new '
  'comments; where do i see comment news; alert for comments; does the mail quote the comment; dismiss new comments; dismiss comment '
  'news; how soon is the mail about a comment sent; did somebody answer on my flyer; when does the mail about a new comment come; when '
  'does the mail about a comment news come; how soon do I hear about a comment; how soon do i hear about a comment'),
('Files of an approved version',
  'download the approved file; where is the file that was approved; get the approved pdf again; approved version stored; file of an '
  'approved version; who can download the approved file; is the approved pdf kept; how long are approved files kept; original file '
  'that was approved; approved print file later; can someone change the approved file; find the pdf that was signed off; find the pdf '
  'that was approved; approved version download; reprint exactly what was approved; is the approved file stored; the exact pdf that '
  'got the ok; exact file that was approved in may although the piece changed since; the pdf legal approved; need the approved file '
  'from last year; approved pdf archive; archive of approved files; the old pdf that was signed off before the brand changed; the old '
  'pdf that was approved before the brand changed; approved pdf from before the rebrand'),
('The approved file couldn''t be stored',
  'approved but its file couldn''t be stored; approved but its file couldnt be stored; store again; file of the approval is missing; '
  'approval has no file; the approved file was not stored; storing the approved file failed; why is there no file under approvals; '
  'upload of the approved file failed; who can store the approved file; no stored file for an approved version'),
('History of approvals of a piece',
  'who approved my flyer; when was a piece approved; history of approvals; record of approvals; who asked for changes and when; see '
  'earlier requests for approval; which version was approved and by whom; find out who signed off the poster; find out who approve the '
  'poster; list of approvals of a piece; approval log; where is the note of the approver; can the approval history be changed; proof '
  'that it was approved; evidence of an approval; which day was the flyer approved'),
('"PROOF – not approved"',
  'proof not approved; why does my pdf say proof; words across my file; how do I get rid of proof not approved; how do i delete of '
  'proof not approved; remove the stamp from the pdf; watermark on my download; stamp on the print file; file is marked as not '
  'approved; can I download a piece that isn''t approved; can i download a piece that isnt approved; is the download blocked without '
  'approval; why is there a stamp on my flyer; mark across the page; do png files get the stamp; print without the proof stamp; red '
  'words over the pdf; says proof all over my postcard; how do I make the proof words go away; how do i create the proof words go '
  'away; proof written over my piece; proof overwritten my piece; get a clean file without proof'),
('Files that always say "PROOF"',
  'why do the files of make many say proof; why do the files of create many say proof; batch files marked proof; campaign files say '
  'not approved; can many pieces be approved at once; can many pieces be approved batch; approve a whole batch; approved piece still '
  'says proof; it was approved but the file says proof; other size says proof; approved with other contact details; rows say proof'),
('Downloads are recorded',
  'are downloads recorded; does the portal track what I download; does the portal track what i download; who downloaded this piece; is '
  'it recorded who downloads a flyer; what is recorded about a download; how many downloads are recorded a day; are downloads of '
  'drafts recorded; see who downloaded my poster; does someone see my downloads; log of downloads; how long are downloads recorded; '
  'list of people who downloaded a file; how many times can a piece be downloaded; limit of downloads of a piece; download as often as '
  'I want; download as often as i want; number of downloads per day'),
('The portal couldn''t record a download',
  'not recorded; couldn''t record the download; couldnt record the download; check a file won''t recognize it; check a file wont '
  'recognize it; file saved but not recorded; what does not recorded mean; what does not recorded definition; download was not '
  'recorded; record of the download failed; is my file lost when it wasn''t recorded; is my file lost when it wasnt recorded'),
('Writing what should change',
  'do I have to write a note when I ask for changes; do i have to write a note when i ask for changes; how long can the note of an '
  'approver be; note to the author of a piece; who sees the note of the approver; send back without a note; say what should change; '
  'reason for not approving; is a reason required to reject; where is the note with the changes; max characters of a review note'),
('How many approvers',
  'how many approvers can there be; maximum number of approvers; limit of approvers; how many people have to approve; does more than '
  'one person have to approve; are two approvals needed; number of approvers per design; how many colleagues can be named as approver; '
  'is one approval enough; how many persons can be named to approve a kind of design; how many persons can be named to approve a type '
  'design; how many people may approve a designer; approver max; approvers max; approver headcount; approver limit'),
('Emails about approvals',
  'email about an approval; am I mailed when something waits for my approval; am i mailed when something waits for my approval; do I '
  'get mail when my flyer is approved; do i get mail when my flyer is approved; who is told about a request for approval; mail to '
  'approvers; notification of an approval request; is the owner told about the answer; how fast is the approval mail; no mail about '
  'the approval; mail when changes are asked'),
('Approval statuses',
  'states of an approval; what does in review mean; what does in review definition; changes asked meaning; changes asked definition; '
  'what does superseded mean; what does superseded definition; approval status; the piece has changed since; is my request still in '
  'review; what states can an approval have; status of my request; what does changes asked mean; what does changes asked definition'),
('What an approver compares',
  'what does an approver see; compare with the last approved version; what changed since the last approval; changes since version was '
  'approved; difference to the approved version; does the reviewer see what I changed; does the reviewer see what i changed; see only '
  'the changes in a review; read it as text; what is shown in the review; does the approver see the comments'),
('Which files can be checked',
  'which files can I check; which files can i check; check a zip; file types for check a file; how large can a checked file be; max '
  'size check a file; can I check several files at once; can i check several files batch; how many files of a zip are checked; check a '
  'jpeg; largest file that can be checked; does check a file take a png; check a whole folder of files; how many megabytes may a '
  'checked file have; megabytes of a file to check; check a file max mb; check a file limit'),
('What "Check a file" answers',
  'check a file says superseded; what does not as downloaded mean; what does not as downloaded definition; not from here; check a file '
  'says not approved; what can check a file answer; file was changed since it was downloaded; results of check a file; why is my file '
  'not from here; i saved the pdf again and it isn''t recognized; i saved the pdf again and it isnt recognized; opened in acrobat and '
  'not recognized; file can''t be confirmed; file cant be confirmed; not confirmed; what do I do when the file is superseded; what do '
  'i do when the file is superseded; does check a file notice edits in a pdf; edited pdf detected; printer sent back a pdf did they '
  'change it; find out if the print shop messed with the file; was the pdf tampered with; altered pdf; check that nobody altered the '
  'pdf; nobody changed the pdf since it left here; is the pdf still the original'),
('Fingerprint of a file',
  'fingerprint; what is a fingerprint of a file; sha 256; is my file uploaded when I check it; is my file uploaded when i check it; '
  'hash of a file; does check a file send the file; what is sent when I check a file; what is sent when i check a file; is a '
  'confidential pdf uploaded; file hash meaning; file hash definition; does the checked file leave my computer; sha256; what is sha256 '
  'for; sha-256 checksum; checksum of a file'),
('Brand update',
  'brand update; what happens when the brand changes; new logo which pieces change; compare pieces in two versions of the brand; our '
  'color changed what now; which flyers have the old logo; pieces after a rebranding; who can open brand update; brand changed; find '
  'pieces that look different in the new brand; old colors in saved pieces; brand version before and after; new brand colors in my '
  'pieces; check pieces after a brand change; there''s only one version of the brand; we get a new logo how do I find out which pieces '
  'look wrong; we get a new logo how do i find out which pieces look wrong; what of our stuff looks wrong with the new logo; which of '
  'our pieces are affected by a new logo'),
('Emails about a brand update',
  'tell people who have old files; mail everyone who downloaded an old flyer; who is told about a brand change; email people after a '
  'brand update; recall old files; why did I get a mail that pieces I downloaded look different; why did i get a mail that pieces i '
  'downloaded look different; a piece you downloaded looks different now; does the mail name the piece; how often is a brand update '
  'mailed; warn those with outdated downloads; tell people that their flyer is outdated; can the portal tell someone that the flyer on '
  'the computer is old; can the portal tell someone that the flyer on the computer is outdated; people with an old flyer should hear '
  'about it; someone has an old flyer on a computer can the portal tell them; let people know that a flyer is outdated'),
('What a brand update leaves out',
  'are private pieces part of a brand update; which pieces are not compared; why is a piece missing in the brand update; does an admin '
  'see my private piece in brand update; can emails be compared in a brand update; how long does the brand comparison take; can I '
  'close the page during the comparison; can i close the page during the comparison; where are results of the comparison kept; pause '
  'the comparison'),
('Asking for approval again after a brand update',
  'do approved pieces need approval again after a brand change; ask for approvals again; approved flyer and new logo; is an approval '
  'still valid after a brand update; approved pieces look different; re-approve after rebranding; approval after the logo changed; '
  'renew approvals after a brand change'),
('Greeting and daily quote',
  'greeting on the home page; when does it say good evening; good morning message; how many quotes are there; daily quote; where does '
  'the quote come from; how long until the assistant appears; skip the greeting; skip the quote; why do I have to wait for the '
  'assistant; why do i have to wait for the assistant; why does it say good afternoon; seconds until the chat shows; change the quote; '
  'quote of the day; welcome back message; is the quote random; which quote comes tomorrow; is there another quote every day; what is '
  'written on the home page in the afternoon; greeting at three in the afternoon; text at the top of the home page'),
('New colleagues on the home page',
  'new colleagues; who is new here; who started recently; how long is a new colleague shown; list of new hires; who joined this month; '
  'people who started in the last weeks; newcomers on the home page; how long am I shown as new; how long am i shown as new; where do '
  'I see new people; where do i see new people; new joiners; how many days is a new coworker shown on the start page; how many days is '
  'a new coworker shown on the dashboard; for how long is a new employee on the home page; will people see that someone started on '
  'Monday; will people see that someone started on monday; where is a new intern shown; do people see that I started; do people see '
  'that i started; intern started this week'),
('Continue where you left off',
  'continue where you left off; how many pieces does the home page show; latest work on the home page; open my last piece quickly; '
  'recent pieces card; resume my last design; last thing I worked on; last thing i continue latest work; go back to my last flyer; '
  'recent work; pick up where I stopped; pick up where i stopped'),
('Length and address of a pinned link',
  'how long can the name of a pinned link be; pin a page of the portal; which addresses can I pin; which addresses can i pin; change '
  'the order of pinned links; rename a pinned link; pinned link to an internal page; characters in a link name; move a pinned link up; '
  'delete a pinned link; can I pin an external site; can i pin an external site; sort my links; pinned link name max; bookmark name max'),
('New applications on the home page',
  'how do I notice new applications; how do i notice new applications; number of new applications on the home page; new applications '
  'to review; where do I see that someone applied; where do i see that someone applied; are administrators told about a new '
  'application; any new candidates; did somebody apply; count of unread applications'),
('When you''re offline',
  'you''re offline; you offline; what happens when I have no internet; what happens when i have offline; can I work offline; can i '
  'work offline; work without a connection; internet went down while editing; the server isn''t responding; the server isnt '
  'responding; on this computer waiting; is my work lost when the connection drops; use the portal on a plane; download offline; lost '
  'connection; network is gone; portal can''t reach the server; portal cant reach the server; keep working on a poster in a tunnel; on '
  'the train with a bad connection; edit a piece without a network; does it work without a connection; server is down; portal is down; '
  'the portal does not respond'),
('A new version is ready',
  'a new version is ready; reload bar at the bottom; should I reload the portal; should i reload the portal; portal was updated; do I '
  'lose work when I reload; do i lose work when i reload; message about a new version; update of the portal; newer version of the '
  'portal saved this piece; reload the page to continue'),
('You don''t have access to this page',
  'you don''t have access to this page; you dont have access to this page; why can''t I open a page; why cant i open a page; page is '
  'for administrators; permission denied; access refused; which pages are for administrators only; why don''t I see job applications; '
  'why dont i see job applications; not allowed to open; who can open positions; who can job opening; admin pages; menu item missing '
  'for me; pages only admins see'),
('When the assistant has no answer',
  'quick answer while ray initializes; ray doesn''t answer; ray doesnt answer; the assistant gives no answer; the assistant grant no '
  'answer; ray is initializing; why does the assistant not know; assistant didn''t understand; assistant didnt understand; ray found '
  'nothing; what can''t ray answer; what cant ray answer; assistant is broken; the connection was lost before the answer was complete; '
  'ask again; chat doesn''t work; chat doesnt work; wrong answer from ray; initializes; what does initializing mean; what does '
  'initializing definition; Ray says initializing; ray says initializing'),
('Your conversation with the assistant',
  'is the chat saved; conversation history with ray; where are my earlier questions; locate earlier questions; clear the chat; does '
  'the chat stay when I change pages; does the chat stay when i change pages; stop the answer; copy the answer; delete my '
  'conversation; can others read my chat with ray; chat history; old conversations with the assistant; is my chat stored; start over '
  'with ray; do you save what I ask you; do you save what i ask you; do you save what I am asking here; do you save what i am asking '
  'here; do you keep my questions; are my questions to you stored; do you remember what I asked; do you remember what i asked'),
('How long a name can be',
  'how long can a name be; max characters of a name; longest job title; limit of the display name; how many characters can a job title '
  'have; length of a phone number in the directory; characters in department; name too long; limit for pronouns; max length first '
  'name; name max; job title max; display name max length; department max'),
('Rules for a password',
  'password rules; what must a password contain; does the password need symbols; password requirements; strong password; do I need a '
  'number in my password; do i create number in my password; need my old password to change it; do passwords expire; password '
  'complexity'),
('The link to reset a password',
  'reset link expired; this link no longer works; this link expired; password reset email doesn''t arrive; password reset email doesnt '
  'arrive; reset link used twice; how long is the reset link valid; how often can I ask for a reset email; how often can i ask for a '
  'reset email; no mail after forgot password; link for a new password doesn''t work; link for a new password doesnt work; get another '
  'reset link; didn''t get the password mail; didnt get the password mail; password email not coming; how long is the link for a new '
  'password valid; link to put a new password; validity of the reset link'),
('What a recovery code looks like',
  'what does a recovery code look like; what does a recoverycode look like; format of a recovery code; format of a recoverycode; how '
  'many characters has a recovery code; how many characters has a recoverycode; recovery code with or without hyphens; recoverycode '
  'with or without hyphens; lowercase recovery code; lowercase recoverycode; how many recovery codes are left; how many recoverycode '
  'are left; length of a recovery code; length of a recoverycode; recovery code not accepted; recoverycode not accepted; can I use a '
  'recovery code twice; can i use a recoverycode twice; see how many backup codes remain; see how many recoverycode remain; recovery '
  'key format; recoverycode format; recoverycode length'),
('Turning on two-step sign-in without a camera',
  'can''t scan the qr code; cant scan the qr code; enter the key by hand; turn on two-step without a camera; turn on twostep without a '
  'camera; authenticator on the computer; set up the code app manually; set up the twostep manually; am I signed out when I turn on '
  'two-step; am i signed out when i turn on twostep; key instead of the qr code; qr code doesn''t scan in the authenticator; qr code '
  'doesnt scan in the authenticator; type the secret key'),
('When your session ends',
  'why was I signed out; why was i signed out; you''re signed out; you signed out; signed out in the middle of my work; session '
  'expired; is my work lost when I''m signed out; is my work lost when i signed out; logged out suddenly; kicked out of the portal; '
  'why do I have to sign in again; why do i have to sign in again; session ended; portal logged me out; portal log out; thrown out of '
  'my session'),
('A colleague''s photo',
  'change someone else''s photo; add a photo for a colleague; upload a picture of another person; who can change a colleague''s photo; '
  'remove the photo of a colleague; photo of a former colleague; can an admin set photos; wrong photo of somebody in the directory; '
  'add headshots for the team; avatar of somebody else; who uploads the avatar of a colleague; put a picture for my colleague'),
('Types of emails from the portal',
  'types of emails from the portal; kinds of mail; type mail; what mails can I get from the portal; what mails can i get from the '
  'portal; list of automatic emails; all notifications; what will I be mailed about; what will i be mailed about; list of emails; '
  'automatic messages of the portal; from whom do the emails of the portal come; which emails are there'),
('Email about a shared piece',
  'does my colleague get an email when I share a piece; does my colleague get an email when i share a piece; are people told when I '
  'share; are people told when i share; mail about a shared piece; how soon does the share mail come; is there a notification for a '
  'share; will she know that I shared the poster; will she know that i shared the poster; share without a mail; does everyone get mail '
  'when I share with all staff; does everyone get mail when i share with all staff; email says a piece was shared with me; does the '
  'portal tell someone when I share my poster; does the portal tell someone when i share my poster; does the portal tell my colleague '
  'that I shared; does the portal tell my colleague that i shared; is she told when I share a flyer with her; is she told when i share '
  'a flyer with her'),
('Sharing with someone who has no account',
  'share with someone who has no account; share with someone who has outside; no account yet; outside yet; colleague can''t be found '
  'in share; colleague cant be found in share; invite someone from the share dialog; share a piece with a new colleague; ask a super '
  'administrator to invite them; why can''t I share with her; why cant i share with her; person without account in share; person '
  'outside in share'),
('A review link that doesn''t work',
  'review link doesn''t work; review link doesnt work; this link doesn''t work; this link doesnt work; client can''t open the link; '
  'client cant open the link; too many visits; review link expired; link for the customer is dead; review link broken; why can''t the '
  'agency open my link; why cant the agency open my link; renew a review link; extend a review link; review link says it may be '
  'expired; link stopped working; the link I gave them has stopped working; the link i gave them has stopped working; do I need to '
  'make another review link; do i need to create another review link; customer says the link stopped working; link sent to a client is '
  'over; dead review link; review link gone; link for the client broken'),
('How often a review link was opened',
  'how often was my review link opened; did the client open the link; has the customer looked at it; was the review link used; how '
  'many days can a review link last; expiry choices of a review link; list of my review links; when does my review link expire; how '
  'many review links can I have; how many review links can i have; see whether the link was viewed; default length of a review link; '
  'review link durations; review link expiry options; how long can I set a review link for; how long can i set a review link for; '
  'duration of a review link'),
('Comparing versions',
  'compare two versions; what changed between versions; see the difference between versions; side by side view of versions; difference '
  'view; who made a version; who create a version; what did my colleague change in the piece; compare with the current version; show '
  'changes to my flyer; version differences; show two versions next to each other; show two versions side by side; two versions shown '
  'side by side; versions one next to the other; versions side by side'),
('Naming a version',
  'name a version; label a version; mark an important version; rename a version; give a version a name; grant a version a name; find a '
  'version again; list named versions only; remember which version went to the printer; when is a version saved; title of a version'),
('Your pieces when your account ends',
  'what happens to the pieces of a deactivated account; pieces after an account is deleted; does deactivating delete pieces; are '
  'shared pieces still there when the owner leaves; owner left and the piece is shared; review links of someone who left; pieces of a '
  'former colleague; are designs lost when someone leaves; if someone leaves do shared flyers vanish; are flyers that a colleague '
  'shared gone when the colleague leaves; shared pieces of a person who leaves; colleague quits what about the posters; do pieces '
  'disappear when the owner leaves'),
('Your pieces and AI',
  'are my pieces sent to an ai; is my design used to train ai; privacy of my pieces; does the wizard use chatgpt; which ai does the '
  'wizard use; is my data sent to a third party; does ray read my pieces; analytics in the portal; does the portal track me; is '
  'customer data sent to ai; does the portal give my texts to openai; does the portal grant my texts to openai; is chatgpt behind ray; '
  'does an ai see my flyer'),
('When a piece isn''t saved',
  'not saved; my piece isn''t saved; my piece isnt saved; browser storage is full; storage is full or blocked; draft isn''t being '
  'saved; draft isnt being saved; why is my draft not saved; save failed; couldn''t save the draft; couldnt save the draft; changes '
  'are not saved; delete drafts to free space; delete drafts to clear space; this draft isn''t being saved; this draft isnt being '
  'saved; red message that the browser storage is full; what can I throw out when the storage is full; what can i delete when the '
  'storage is full; free up browser storage'),
('Browsers that delete drafts',
  'can the browser delete my draft; draft is gone after a week; safari deleted my draft; how long is a draft kept; drafts disappeared; '
  'saved in this browser only; my drafts are gone; cleared my browser data and the draft is gone; how long do drafts last; lost my '
  'draft'),
('Several drafts of one designer',
  'several drafts; start a new draft; switch between drafts; rename a draft; delete a draft; restore a deleted draft; how do I start '
  'from scratch; how do i start from scratch; second draft of a flyer; new poster without losing the old one; begin an empty flyer; '
  'list of my drafts; get rid of a draft; delete of a draft'),
('One draft in two tabs',
  'draft open in another tab; same draft in two tabs; piece open in two windows; two browser windows with the same draft; open twice; '
  'does working in two tabs lose changes; this draft is open in another tab; two tabs with the same flyer'),
('How far undo goes back',
  'how many steps can I undo; how many steps can i undo; undo limit; how far back does undo go; undo after reload; number of undo '
  'steps; can I undo a reset; can i undo a reset; undo history; is undo kept when I close the page; is undo kept when i close the '
  'page; how often can I press undo; how often can i press undo; undo yesterday''s change; undo depth; depth of undo; undo after '
  'refresh; undo steps max; undo max; undo limit designer'),
('Opening a piece that isn''t there',
  'can''t open this piece; cant open this piece; this piece doesn''t exist or isn''t shared with you; this piece doesnt exist or isnt '
  'shared with you; piece is gone; link to a piece doesn''t open; link to a piece doesnt open; the owner moved this piece to the '
  'trash; colleague''s piece disappeared; shared piece vanished; why can''t I open the link to a piece; why cant i open the link to a '
  'piece; the owner stopped sharing'),
('Managers in the directory',
  'my boss is wrong in the orgchart; set a manager; who is my manager in the directory; change the manager of a person; can someone '
  'have no manager; can''t deactivate because still manages; cant deactivate because still manages; can a person be their own manager; '
  'still manages active people; choose another manager for them first; add a boss to a person; who can change who I report to; who can '
  'change who i orgchart; my boss is wrong in the org chart; assign reports to another manager; assign orgchart another manager; make '
  'someone a manager; create someone a manager; set who reports to whom; set who orgchart whom; no manager; why can I not deactivate '
  'him; why can i not deactivate him'),
('"Phone number needed"',
  'phone number needed; last name needed; no phone number in the directory; add a missing phone number; my number isn''t in the '
  'directory; my number isnt in the directory; get my phone into the directory; missing phone on my card; directory says number '
  'needed; who adds my phone number'),
('Inviting imported people',
  'invite everyone who was imported; invitations for many people; send invitations to new people; some invitations weren''t sent; some '
  'invitations werent sent; invite all at once; invite batch; bulk invitations; do imported people get an email; invite a whole list; '
  'stop sending invitations; how do imported people get in; how do imported people sign in'),
('Studio or form',
  'switch between studio and form; use the form; leave the studio; how large is the preview; preview size; open the form instead of '
  'the studio; why does the studio open; get out of the studio; close the studio; back to the form'),
('Dates in a CSV file',
  'date format in a csv; unclear date; day first or month first; which date format for the import; dates are read wrong; 03/04 is '
  'march or april; how do I write a start date; how do i write a start date; choose the date format; start date in the import; date '
  'isn''t read; date isnt read'),
('Account statuses',
  'did my invitation arrive; has she accepted the invitation; invitation status; no account yet on a profile; outside yet on a '
  'profile; when does the invitation expire; was the invitation sent; see whether a person has an account; invitation pending; resend '
  'too soon; an invitation was sent less than a minute ago; wait before resending an invitation'),
('A colleague''s password',
  'can an admin see my password; reset a colleague''s password; set a password for someone; colleague forgot the password; can the '
  'boss read my password; sign out another person; end someone''s sessions; change the password of an employee; who knows my password; '
  'help a coworker with a forgotten password'),
('Experience levels in an application',
  'senior years; experience levels; how many years is senior; what does mid level mean; what does mid level definition; entry level '
  'years; years of experience in the form; what counts as senior; definition senior; experience options of the application; not stated '
  'experience; levels a candidate can choose; junior or senior years; mid level years; experience ranges'),
('Fields of the application form',
  'what does the application form ask; fields of the job form; which questions are in the application; what do candidates fill in; is '
  'there a question about work authorization; start date left blank; how long does the application take; information we ask from '
  'applicants; minutes to apply; does the form ask for a cover letter; can I add a question to the form; can i add a question to the '
  'form; does the form ask for a phone number; is the phone required in the form; which data do candidates give; which data do '
  'candidates grant'),
('Length of answers in an application',
  'how long can an answer in the application be; max length of a name in the application form; application text limits; name too long '
  'in the application; characters limit of the job form; max characters for the phone number of a candidate; how many characters for a '
  'phone number in the form; longest name in the form'),
('Too many applications',
  'too many applications were sent; how many applications an hour; applicant was refused because of too many; application limit per '
  'hour; spam protection of the form; try again in an hour; captcha on the job form; protection from bots; can someone apply many '
  'times; application refused; how often can a person apply; attempts at the job form; how many attempts has the job form; attempts '
  'per hour at the application form'),
('Applying while offline',
  'applicant lost the connection; are the answers of the form saved; application when offline; form reloaded answers gone; do '
  'applicants lose their answers; resume gone after reload; failed to submit application; submit twice; does sending twice make two '
  'applications; does sending twice create two applications; the form failed halfway; continue the application later'),
('Pictures in the wizard',
  'picture in the wizard; can the wizard use my picture; how many pictures does the wizard show; own photo in the wizard; thumbnails '
  'in the wizard; which picture does the wizard use; use my photo in a generated design; image for a generated design'),
('A resume that isn''t accepted',
  'resume isn''t accepted; resume isnt accepted; please upload a pdf or doc file; file size must be less than 10mb; failed to upload '
  'resume; password protected resume; resume as jpg; can the resume be a word file; resume upload fails; can you apply without a '
  'resume; pages file as a resume; cv with a password; photo of a cv; candidate''s file has a password; form complains that the file '
  'has a password; cv file is protected'),
('Reference of an application',
  'reference of an application; what is the reference number; application code; find an application by its reference; where does the '
  'applicant see the reference; format of the reference; applicant gives me a code; what is the code on the receipt; reference lost; '
  'application number format; reference format; candidate code'),
('Writing limits for notes and emails to applicants',
  'how long can a note on an application be; max characters of an email to an applicant; limit of the message to a candidate; note '
  'length; subject length of a mail to an applicant; is my draft to the applicant saved; longest note; not sent yet draft in this '
  'browser; characters in a letter to an applicant; note max; applicant email max; candidate mail length; note char limit'),
('How long applications are kept',
  'how long are applications kept; when is an application deleted; retention of applications; how many months do we keep resumes; data '
  'protection of applicants; old applications are gone; are applications deleted automatically; how long do we store candidate data; '
  'application disappeared after a year; who can read an application; are resumes stored forever; when do you delete my application; '
  'how many months is a cv stored; are old candidates deleted; is outdated candidates deleted; who gets to see what I answered in the '
  'job form; who gets to see what i answered in the job form; who sees the answers of an application; who reads the answers in the job '
  'form'),
('Who corrected an application',
  'who corrected an application; did the applicant change something; can an applicant change the email address; applicant wrote a '
  'wrong email; correct the email address of an applicant; corrected by the applicant; see changes to an application; applicant wants '
  'to change the email'),
('Types of positions',
  'types of positions; can a position be part time; internship position; pay of a position; hourly pay in a position; remote job; '
  'position in euros; which kinds of jobs can we post; which type jobs can we post; currency of the pay; contract position; temp job; '
  'can I post an internship; can i post an internship; part time job on the form; pay per hour for a job; contract types; position '
  'types; employment types; job types'),
('Limits of a position',
  'how long can a job description be; max characters of a position; title length of a position; limit of positions; how many positions '
  'can there be; description of a job too long; maximum open jobs; maximum job opening; number of positions; paragraphs in a job '
  'description; position text length; position description max; job ad length; more than 500 positions; position max'),
('Deleting a position',
  'delete a position; can''t delete a position; cant delete a position; people have applied for this position; remove a job opening; '
  'get rid of an old position; delete of an old position; why is delete refused for a position; erase a vacancy; position with '
  'applications'),
('After a position is closed',
  'can someone still apply after closing; position closed while filling in the form; reopen a position; last day to apply is over; '
  'expired position; open a closed position again; what happens to people filling in the form; how long after closing can an applicant '
  'submit; position expired; reactivate a job opening; applicant was halfway through the application when we closed the job; job '
  'closed while someone was applying; is a half finished application lost when the job is closed; we closed a job by mistake can we '
  'open it again; closed the wrong job; open a job again; job opening again'),
('No positions',
  'can people apply without a position; unsolicited application; no specific position; apply when there is no job open; general '
  'application; no positions yet; spontaneous application; form without a job; speculative application'),
('What the audit trail records',
  'what is in the audit trail; what does the audit trail record; are failed sign-ins recorded; who opened a resume; audit trail opened '
  'a resume; is it recorded who reads applications; does the audit trail show pieces; types of events; sign-in refused in the audit '
  'trail; does the log show what I typed; does the log show what i typed; which actions are logged; wrong passwords in the log; is '
  'reading a resume logged; what gets logged; do you log wrong passwords; is a role change recorded; does opening a cv leave a trace; '
  'audit events; what is logged; log of failed logins'),
('Reading the audit trail',
  'filter the audit trail; export the audit trail; search the audit trail; audit trail by date; download the log; events of last week; '
  'can someone delete an audit event; csv of the audit trail; look up who did something on a day; can the audit log be edited; can the '
  'audit trail be edited; show older events'),
('Default password of new accounts',
  'default password; what is the default password; default password lost; see the default password again; does everyone get the same '
  'password; created skipped error; why was an account skipped; initial password of a new colleague; first password; the default '
  'password was shown once; password for new staff accounts; initial password; starter password; first login password; password for '
  'new people'),
('When seeding leads fails',
  'failed to seed crm data; are the sample leads real; sample leads twice; do seeded leads overwrite ours; do seeded leads overwritten '
  'ours; statuses of a lead; which statuses has a lead; seeding failed; can staff seed leads; are leads added again; industry of the '
  'leads; test data for the crm'),
('Notable clients',
  'notable clients; which companies are our clients; names of our customers; how many client logos are in the deck; who are our '
  'reference customers; well-known clients; companies that work with us; customer logos; name some clients; do we work with gridhaven; '
  'who buys from us'),
('Presenter view: notes, timer, pop-ups',
  'presenter view doesn''t open; presenter view doesnt open; browser blocked the second window; allow pop-ups; timer in the presenter '
  'view; what does the presenter view show; start the timer; see the next slide; clock while presenting; speaker notes window blocked; '
  'stopwatch for my talk; reset the timer'),
('Keys of the sales deck',
  'keys of the sales deck; jump to the first slide; jump to the title slide; jump to the last slide; turn off single-key shortcuts; '
  'swipe through the slides; keyboard in the deck; go back one slide; clicker for the deck; slides on a tablet; shortcut for the '
  'overview; button for the next slide; go to the end of the deck; jump to slide one'),
('Linking to and printing a slide',
  'link to a slide; open the deck at slide 4; print the sales deck; share the deck with a customer; can a customer open the sales '
  'deck; is the sales deck public; slides on paper; deck handout; send the deck link; does the deck need a login; does the deck create '
  'login; address of a slide; give the client the slides; grant the client the slides'),
('Contrast of text',
  'contrast of text; minimum contrast; contrast ratio; how much contrast does text need; is white on cyan readable; what counts as '
  'large text; definition large text; wcag contrast of our colors; can I use gray text; can i use gray text; contrast table; readable '
  'color combinations; which colors go together; 4.5 to 1; which colors are hard to read on white; colors that are bad to read on '
  'white; unreadable colors'),
('Night and amber',
  'hex of night; night color; what is amber; darkest brand color; color code of night; amber hex code; dark background color; which '
  'color is the dark one; hex code of amber; dark navy of ours; text color on orange'),
('Sizes of the logo files',
  'logo formats; which file types has the logo; how many logos are there; png of the logo in high resolution; logo for print; cmyk '
  'logo; black logo; logo as svg; transparent logo; how large is the logo png; logo in one color for a printer; vector logo; eps logo'),
('Notifications about brand changes',
  'how do I hear of brand changes; how do i hear of brand changes; rss feed of the brand; changelog of the brand; version of the '
  'brand; get notified when the logo changes; brand package for a website; what changed in the brand; brand facts as json; which brand '
  'version is current; use our brand on a website; developer files for the brand; npm package of the brand'),
('Our pictures to download',
  'download brand pictures; pictures of a solar farm; stock photos; photos I may use; photos i may use; free pictures; do we have a '
  'picture of servers; rights of our pictures; images in the brand guidelines; are our pictures ai made; are our pictures ai create; '
  'photo library of the brand; teamphoto of the brand; picture of solar panels for a website'),
('Grid of a piece',
  'grid of a piece; how many columns has the grid; margin of a piece; spacing between words; layout grid; twelve columns; brand grid; '
  'how wide is the margin; unit of the grid; rows in the brand'),
('Pictures that can''t be added',
  'heic; iphone photo can''t be added; iphone photo cant be added; picture isn''t a type we can use; picture isnt a type we can use; '
  'my picture is refused; which picture formats can I use; which picture formats can i use; can I add a gif; can i add a gif; can''t '
  'add a picture; cant add a picture; picture is damaged; photo is too large; pdf as a picture; tiff picture; psd or ai file as a '
  'picture; photo from my phone doesn''t work; photo from my phone doesnt work; convert heic; my iphone jpeg ends in heic; photo ends '
  'in heic; file isn''t readable heic; file isnt readable heic; phone picture not readable'),
('File size of ads and posts',
  'file size of an ad; how many kb can a google ad have; ad is over 150 kb; banner too large; linkedin file limit; max file size of a '
  'display ad; ad file too big to upload; weight of a banner file; kilobytes for google ads; google rejected my ad because of the '
  'size; size of file for a google banner; must the banner file be small; banner kb; ad file max; ad kb max; banner file max kb; '
  'linkedin file max'),
('Earlier results of the wizard',
  'recent generations; earlier designs of the wizard; how many generated designs are kept; get back a generated design; restore a '
  'generated design; wizard history; keep a design of the wizard; old designs from the wizard; lost a generated design; find last '
  'week''s wizard design'),
('Smallest text in a piece',
  'smallest text; minimum font size; how small can text be; text is too small; text is only 4 pt; minimum type size in print; smallest '
  'font on a flyer; font size limit; legible text size; text hard to read warning; can I set the font size; can i set the font size; '
  'make the text bigger; create the text bigger; change the font size; smallest letter size; least letter height; which letters are '
  'too small for print; min text size; min pt; text min; min font size print'),
('Text that doesn''t fit',
  'text is too long for this piece; text doesn''t fit; text doesnt fit; title too long; my headline is cut off; words don''t fit; '
  'words dont fit; shorten the text; text overflows; too much text on the flyer; doesn''t fit its space; doesnt fit its space; why '
  'does the text get smaller; font shrinks; why my text becomes smaller; letters get smaller when I write more; letters get smaller '
  'when i write more; font gets small by itself'),
('Sample details on a piece',
  'your name is still on the piece; your title still on the piece; sample details on my flyer; replace the placeholder; placeholder in '
  'a template; remove your name from the piece; default contact on the card; wrong contact line; check complains about your name'),
('Errors and warnings of the check',
  'can I download in spite of a warning; can i download in spite of a warning; errors and warnings; fix the errors first; download is '
  'blocked; what is an error in the check; ignore a finding; the check found a problem; download button doesn''t work; download button '
  'doesnt work; why can''t I download; why cant i download; difference between error and warning; finding won''t go away; finding wont '
  'go away; can I skip the check; can i skip the check; may I download although there is a warning; may i download although there is a '
  'warning; red and yellow findings; download refuses because of an error; forced to fix the error'),
('Hand-off ticket',
  'hand-off ticket; order for the printer; what goes on the hand-off ticket; cost center on the order; quantity for the print shop; '
  'which fields has the hand-off ticket; print order form; needed by date; ship to address for the printer; delivery address for '
  'print; is the cost center required; instructions for the printer; does the portal order prints; who orders the printing; paper with '
  'the order for the printer; tell the printer how many copies; where do I enter how many to print; where do i enter how many to '
  'print; delivery date for the printer'),
('Total ink and printing conditions',
  'total ink limit; ink coverage; maximum ink on coated paper; color profile of the pdf; which icc profile; fogra29; cgats; printing '
  'condition; tac limit; how much ink is allowed; uncoated ink limit; profile for the printer; printer asks for the icc profile; '
  'output intent; ink max; ink limit; tac; ink percent'),
('What the proof of separations shows',
  'out of gamut; what does the proof of separations show; plates of the pdf; black overprint; see each ink; is the proof a color '
  'proof; check the inks; colors the press can''t print; colors the press cant print; ink values at a point; show the cyan plate; can '
  'I see printed colors on screen; can i see printed colors on screen'),
('Colors look different in print',
  'colors look different in print; orange prints dull; why is the printed color different; print is paler than the screen; colors on '
  'paper are off; cyan looks lighter in print; will the color be the same in print; printed flyer looks pale'),
('Sheets of ten cards',
  'ten cards on a sheet; print business cards in the office; how many cards fit on a page; business cards on a4; cut cards myself; '
  'flip on the long edge; sheets of ten; cards on an office printer; print my own cards; business cards on letter paper; double-sided '
  'card printing; two-sided printing of cards; cards per sheet; cards per page; ten up'),
('Business card file, contact and QR code',
  'qr code on a business card; contact file of my card; vcf of my business card; qr code might not scan; my name is too long for the '
  'card; what is on the back of the card; what is on the back of the postcard; download my business card; what does the qr code on the '
  'card contain; card details don''t fit; card details dont fit; order business cards; get my business cards printed'),
('File type of a meeting background',
  'file type of a meeting background; background as jpeg; download all backgrounds; background too large for teams; png or jpeg for '
  'zoom; why is the teams background a jpeg; all backgrounds at once; all backgrounds batch; format of the zoom background; teams '
  'doesn''t accept the background; teams doesnt accept the background; zip of backgrounds'),
('Emails: size and dark mode',
  'email clipped by gmail; how large can an email be; email in dark mode; 102 kb; which font does outlook show; html size of the '
  'email; newsletter is cut off in gmail; colors change in dark mode; email looks different in outlook; message clipped; preview the '
  'newsletter on a dark screen; email font wrong; google mail cuts my newsletter; from which size does gmail cut a newsletter; '
  'newsletter truncated; gmail clip size; email kb max; newsletter max size'),
('Opening an .eml draft',
  'open an eml file; eml in outlook; eml in thunderbird; edit as new message; what do I do with the eml draft; what do i do with the '
  'eml draft; eml in apple mail; use the eml file; how do I send the eml draft; how do i send the eml draft; eml won''t open; eml wont '
  'open; mail draft file'),
('Unsubscribe link and recipients',
  'mailing list; unsubscribe link; where do recipients come from; does the email have an unsubscribe link; who gets the newsletter; '
  'upload recipients; footer of the email; address list for the email; can the portal send to a list; subscriber list'),
('Headline of a social post',
  'headline in the picture; text in the picture of a post; first sentence of the caption; where does the headline of a post come from; '
  'different headline in the picture; list in a post; caption and headline; words on the instagram picture; change the text on the '
  'post image'),
('What each layout needs',
  'why can''t I choose a layout; why cant i choose a layout; layout is grayed out; layout needs a number; layout create number; add a '
  'number to the headline; add a quote to use this layout; how many points has the list layout; how many steps fit; choose a date to '
  'use this layout; layout unavailable; list layout points; steps layout; quote layout; number layout; date layout won''t work; date '
  'layout wont work; can''t use the date layout; cant use the date layout; list layout max points; steps layout max; number layout not '
  'available'),
('Changing only one size',
  'change only one size; different text in one size; change only here; text for the story only; one size has its own words; all sizes '
  'view; shorter headline for the banner; own picture for one size; see all sizes at once; see all sizes batch'),
('Zooming in the studio',
  'zoom in the studio; how far can I zoom in; how far can i zoom in; actual size; show the whole piece; enlarge the preview; zoom out; '
  'see the piece at print size; preview is too small; 100 percent view; max zoom; make the preview larger; create the preview larger; '
  'zoom max; zoom min; zoom range; zoom out min'),
('Rows we can''t read',
  'row has an error; leave out a row; damaged characters in the csv; spreadsheet error in a row; rows with problems; #n/a in my csv; '
  'fix a row; accents are broken in the csv; umlauts wrong; csv utf-8; skip a row; put back a row; all rows are left out'),
('Pictures in the rows of a table',
  'different picture for each row; different picture batch row; picture column of a batch; each piece its own photo; image per row; '
  'file name of a picture in the table; pictures in make many; pictures in create many; how do I put pictures in a batch; how do i put '
  'pictures in a batch; photo per store'),
('Pausing and continuing many files',
  'pause make many; pause create many; continue a batch; left the page while files were made; left the page while files were create; '
  'these are your earlier rows; start over with other rows; unfinished rows; does a batch go on when I close the page; does a batch go '
  'on when i close the page; cancel making files; cancel create files; resume making many files; resume create many files; how long '
  'does a batch take'),
('Email signatures for many people',
  'email signatures for everyone; make signatures for the whole team; create signatures for the whole team; signature for many people; '
  'html signatures; batch of signatures; signatures for all staff; create signatures for my department; signature files; roll out a '
  'signature to everybody'),
('Marking who has a card',
  'mark that someone has a card; they already have cards; who has no business card; list of people without a card; these changes '
  'don''t matter; these changes dont matter; mark as up to date; record who has a card; who needs new business cards; who create '
  'business cards; people without a card; out of date cards list; outdated cards list'),
('Quick starts of the wizard',
  'quick starts of the wizard; which prompts does the wizard have; example descriptions; wizard examples; list of quick starts; sample '
  'prompts; ready descriptions for the wizard; starter prompts; what can I click to start the wizard; what can i click to start the '
  'wizard'),
('Material types of the wizard',
  'what can the wizard make; what can the wizard create; material types of the wizard; can the wizard make a presentation; can the '
  'wizard create a presentation; wizard banner; which materials are in the wizard; how many material types has the wizard; can the '
  'wizard make a brochure; can the wizard create a brochure; default material of the wizard; custom material'),
('The wizard''s ideas and unused words',
  'not used; how many ideas does the wizard give; how many ideas does the wizard grant; why did the wizard leave out my words; wizard '
  'in another language; can I describe it in spanish; can i wizard description in spanish; add words the wizard left out; how long '
  'does the wizard take; the wizard ignored my text; please describe what you want to create; please wizard description you want to '
  'create; failed to generate design; wizard in german; how many designs do I get; how many designs do i get; the wizard ignored half '
  'of what I wrote; the wizard ignored half of what i wrote; where did the words go that I wrote in the wizard; where did the words go '
  'that i wrote in the wizard; part of my description is missing in the design'),
('Searching the Marketing Center',
  'search the marketing center; what do you need; find a ready piece; search for a flyer; look for a material; ready piece for a job '
  'fair; find a template for an event; is there a ready-made poster; is there a ready-create poster; search designs by occasion; '
  'nothing matches my search in the hub'),
('Downloading a colleague''s piece',
  'can I download a colleague''s piece; can i download a colleague''s piece; download a shared piece; print a colleague''s flyer; view '
  'only piece download; file of a piece that isn''t mine; file of a piece that isnt mine; can viewers download; get the pdf of a '
  'shared poster; save a file of a shared piece'),
('Team photo statuses',
  'states of a teamphoto; teamphoto expired; what does withdrawn mean for a teamphoto; what does withdrawn definition for a teamphoto; '
  'is my teamphoto approved yet; downloaded flyer with an expired teamphoto; teamphoto still waiting; status of a teamphoto; is a '
  'printed flyer recalled when the photo expires; extend the last day of a teamphoto'),
('Editing a team photo',
  'edit a teamphoto; change the title of a teamphoto; who can edit a teamphoto; delete a teamphoto; remove a teamphoto; wrong credit '
  'on a teamphoto; prolong the rights of a teamphoto; can I change my own teamphoto; can i change my own teamphoto; take my photo out '
  'of the team library'),
('Folders',
  'create a folder; delete a folder; take a piece out of a folder; rename a folder; are folders shared; find pieces of a folder; empty '
  'folder; organize my pieces; put pieces in a folder; does my colleague see my folder; subfolder; keep pieces together'),
('Rules of a template',
  'rules of a template; free locked must change; what does must change mean; what does must change definition; lock a field in a '
  'template; which fields can be locked; publish a new version of a template; summary of a template; prevent changes to a template; '
  'keep the wording fixed; placeholder that has to be replaced; what is a locked field; colleagues may change only the date in my '
  'template; lock the text but not the picture; which parts can others change'),
('Choosing the pieces of a campaign',
  'download a campaign; leave a piece out of a campaign; save a campaign as drafts; errors in a campaign; what is in the campaign zip; '
  'pick which formats a campaign has; campaign overview; remove the postcard from the campaign; campaign files; some pieces can''t be '
  'made yet; some pieces cant be create yet'),
('Names of downloaded files',
  'name of the downloaded file; how are files named; file name of a download; can I rename the file; can i rename the file; rename the '
  'pdf after downloading; what does the file name mean; what does the file name definition; where is the downloaded file; date in the '
  'file name; downloaded file called; name of the file I downloaded; name of the file i downloaded; what is the file called; how is '
  'the download named'),
('Importing people',
  'import people; import employees; import a csv of colleagues; bulk upload of people; upload a list of employees; many people at once '
  'into the directory; import from excel; import a spreadsheet of staff; columns of the import; how many people per import; import '
  'limit; update many entries; mass import; people from a file; which format for the import; undo an import; add 50 colleagues; upload '
  'a list of people; upload a spreadsheet of new people; bulk add employees; csv of new hires; add fifty people at once; import from '
  'hr system; import colleagues; mass import staff; add 50 new starters in one go; many new colleagues at once; put all new hires in '
  'at once; add several people at once; how many people fit into one import; rows in one import; limit of the import; staff list from '
  'our hrsystem; data from hrsystem; bring in a list of people; file with all employees; is there an import; who can import; which '
  'file for the import; import excel file of colleagues; how many people in one import file; import many people with one file; how '
  'many persons in an import; how many people can I import; most rows of an import; load a list of staff; maximum rows in the staff '
  'csv; who can import people; who is allowed to import people; may I import people; do I have to be an administrator to import '
  'people; which columns must the csv have; columns of the csv; which columns does the people file need; put new staff in with a '
  'spreadsheet; headcount of an import; import cap; quickest way to give interns logins; quickest way to grant interns logins; create '
  'many accounts from a list; how large can the import file be; import an excel file of people; this is a workbook; max size of a '
  'staff csv; required column of an import; can I import xlsx; can i import xlsx; headings of the import file; this file is larger '
  'than 20 mb; what must a staff csv look like; import spreadsheet mb; put people in with a spreadsheet; many people from excel into '
  'the directory'),
('Guides in the studio',
  'turn on guides; show guides; guides in the studio; show trim lines; show safe area; where are the rulers; margins in the editor; '
  'fold lines in the preview; postal zones on the postcard; hide the lines in the preview; are guides printed; zoom in the studio; '
  'zoom in while designing; make the preview bigger; enlarge the preview; zoom out; what part of a story is covered by instagram; '
  'helper lines; auxiliary lines; guides for print; dashed lines in the editor; what are the lines in the studio; colored lines over '
  'my piece; hide guides; are the guides visible in the pdf; do guides print; are the lines in the file; lines in the download; guides '
  'in the exported file; turn guides off'),
('Preheader',
  'preheader definition; what is a preheader; preview text of an email; line next to the subject; definition of preheader; define '
  'preheader; preheader explained; meaning of preheader; explain the term preheader; preheader in the glossary; term preheader; what '
  'does preheader mean; preheader length; preheader limit; preheader characters; how long can the preheader be; small preheader text; '
  'preheader in the inbox; maximum length of the preheader; teaser in the inbox; short text an inbox shows; second line in the inbox; '
  'how many characters may the preheader have; limit of the preheader; preheader too long; longest preheader; letters in the preheader'),
('Signature designs and banner',
  'signature designs; banner in the signature; short signature for replies; change the look of the signature; campaign banner; '
  'signature too long; which signature designs are there; other signature; announce something in my signature; how long may a '
  'signature be; signature banner; banner under my signature; which signatures are there; gmail signature limit; signature styles; '
  'gmail cuts off my signature; signature too long for gmail; size limit of a signature; how many characters may a signature have; '
  'banner under the signature; text length of the banner; maximum length of the banner text; maximum length of the signature; how many '
  'characters may the banner text have; how many characters may the signature have; limit of the banner text; limit of the signature; '
  'banner text too long; longest banner text; longest signature; how long can the banner text be; how long can the signature be; '
  'letters in the banner text; letters in the signature; ad strip under my signature; advertise an event below my name in mails; plug '
  'an event in my emails; promote the open day in my mail; strip below the signature; announcement under my name in every email; '
  'advert in the signature'),
('Changing the layout',
  'change the layout; choose another layout; other composition; different arrangement of my flyer; layout of a poster; switch the '
  'layout; where are the layouts; rearrange the flyer; see my piece in other layouts; which layout shows a big picture; try other '
  'designs; move the text on the poster; what is composition; other layout; composition; another arrangement; different design of my '
  'flyer; layouts; picture bigger; layout with a list; switch design; sunrise layout; which layouts are there; other arrangement; '
  'bigger picture; number in the middle; list instead of text; different look; switch the composition; play with the layout; try '
  'another layout without retyping; different arrangement of the same text; does my text stay when I change the layout; another look '
  'with the same words'),
('Pictures in a piece',
  'change the picture of a flyer; choose another picture; replace the image; crop a picture; move the picture; zoom the picture; focal '
  'point; use my own photo in a poster; picture library; which picture formats; how big may a picture be; maximum size of a picture; '
  'put another picture in the poster; add an image to my brochure; background picture; picture is cut off; the picture shows the wrong '
  'part; heads are cut off; search a picture; other photo; picture upload limit; change the picture; add a picture; other image; zoom '
  'a picture; picture file types; image too big; upload an image into a flyer; scale the picture; picture size limit; wrong part of '
  'the picture is shown; replace photo; how to change the photo; picture does not fit; use another photo; move the crop; which image '
  'formats; how big can a picture be; drop a picture; face cut in half in my flyer; part of the picture is cut off; move the picture '
  'inside its frame; choose which part of a picture is shown; head cut off in my poster; zoom the picture in a piece; picture is '
  'cropped wrong'),
('Making many pieces at once',
  'make batch; batch; many pieces from a table; csv of addresses to postcards; mail merge; one flyer for each branch; personalised '
  'postcards; make 40 business cards; names from excel; from a spreadsheet; bulk create; series of pieces; many cards at one time; '
  'serial letter; how many rows; from a list of names; a hundred postcards with names; many designs from a csv; what is a batch; '
  'business card for everybody; cards for the whole team; make many; lots of flyers from a list; bulk posters; from csv to pieces; '
  'generate pieces from a spreadsheet; one print pdf of many pieces; pieces from the directory; 200 flyers; series of posters; from a '
  'list; make many designs; batch download; limit of rows; which designers can make many; rows limit of a batch; how many rows can the '
  'file have; csv to many pieces; most rows in a csv; how many pieces in one batch; maximum rows; flyers from a list; from a '
  'spreadsheet to pieces'),
('Campaigns',
  'campaign; make a campaign; what is a campaign; same date on all pieces; same event as flyer and poster and post; change the date '
  'everywhere; event moved to another date; update all pieces at once; set of materials for an event; one message in all formats; keep '
  'pieces consistent; the event date changed; turn a flyer into a post and an email; from one piece to many formats; change the place '
  'in all designs; flyer poster and email for one event; same event in several formats; make posts from my flyer; coordinated '
  'materials; complete set for open house; all materials for an event; everything for our open day in one go; same event as poster and '
  'insta and mail; poster plus post plus email; one event many formats; flyer and social post with the same facts; event in all '
  'channels; campaign for our open house; all formats at once; flyer and posts with the same date; everything for one event; what is a '
  'campaign for; matching designs; keep several pieces in line; keep the date the same on all pieces; pieces for the same event with '
  'the same date; poster mailer and posts for the same open house; keep facts in sync across designs; link pieces that state the same '
  'facts; all pieces of an event stay consistent; same details on all materials; synchronize my flyer and my postcard; connected '
  'pieces; which facts are the same in all pieces of a campaign; what must be equal in a campaign; facts of a campaign; what do the '
  'pieces of a campaign share; information that is the same in a campaign; which details are shared in a campaign'),
('Language of a piece',
  'language of a flyer; flyer in spanish; poster in french; change the language of a piece; date format on the poster; german '
  'brochure; make an english and a spanish flyer; time shows am and pm; write in another language; design in french; which languages; '
  'piece in german; other language; arabic flyer; dates in another language; chinese poster; bilingual; change flyer language; flyer '
  'language to french; make a spanish version; in which languages; date format of another country; how many languages are there; which '
  'languages can a piece be in; number of languages; which languages does the designer speak; languages of the designers; text in '
  'german; poster in another language; supported languages of a piece; how many languages can a piece have; languages for flyers; '
  'flyer in Spanish; poster in French; make a brochure in German; create a brochure in german; can I have the piece in another '
  'language; can i have the piece in another language'),
('Infographics',
  'infographic; make an infographic; infographic size; chart of figures; picture with steps; statistics as a picture; diagram; visual '
  'with numbers; how big is an infographic; make a chart; chart of numbers; timeline picture; show figures as a picture; biggest '
  'infographic; smallest infographic; how large is a infographic; dimensions of a infographic; measures of a infographic; normal size '
  'of a infographic; which sizes has a infographic; what format has a infographic; infographic portrait size; infographic in pixels; '
  'infografic px; upright infographic; size of an infographic'),
('Tear-off strips of a flyer',
  'tearoff flyer; tearoff strips; tear off strips on a flyer; tabs to tear off; flyer with phone numbers to tear off; strips with our '
  'number at the bottom; how many tearoff strips; number of tearoff strips on a flyer; flyer for a bulletin board with tabs; little '
  'tabs people can rip off; pull tabs with contact details; strip at the bottom to take along; cut tabs on a notice; flyer with '
  'tearoff phone; which flyer sizes have tearoff; flyer tearoff number; paper tabs with phone number; perforated strips; tear off slips'),
('Custom size of a brochure',
  'custom size brochure; brochure in my own size; largest custom brochure; smallest custom brochure; own dimensions for a brochure; '
  'free size of a brochure; brochure in a special format; non standard brochure size; biggest brochure I can make; maximum width of a '
  'brochure; how wide can a brochure be; enter width and height; square brochure; different measures for a brochure; individual size '
  'brochure; what is the limit of a custom brochure; brochure with own measurements; smallest own format of a brochure; least width of '
  'a custom brochure; minimum custom size; custom brochure in centimeters'),
('Pictures in an email',
  'own picture in an email; my photo in a newsletter; can I upload a picture for the email; which pictures can an email have; team '
  'photo in an email; why can I not add my own picture to the email; picture of a newsletter; pictures in the email designer; own '
  'image in the mailing; upload photo to newsletter; change the picture in an email; email pictures; use added picture in email; photo '
  'from my computer in the newsletter; insert a picture into an email template; where do the pictures in emails come from'),
('Carousels',
  'carousel; instagram carousel; how many pictures in a carousel; carousel frames; several pictures in one post; swipe post; post with '
  'more than one picture; how many slides can an instagram post have; frames of a post; number of frames; multiple images in a post; '
  'can I make a carousel; story with several frames; post to swipe through; gallery post; maximum frames'),
('Hashtags',
  'hashtags; how do I add hashtags; where do hashtags go; separate hashtags; hashtags in a post; write hashtags; hash tags; default '
  'hashtags; hashtag field; comma or space between hashtags; which hashtags do we use; change the hashtags'),
('Two versions of an ad',
  'a b test; ab test an ad; two versions of an ad; test two headlines; split test; compare two ads; variant b of an ad; headline b; '
  'second headline for testing; a/b testing; try out two ads; two variants of the same ad; which ad works better'),
('File size of a meeting background',
  'how many backgrounds for each program; number of backgrounds per platform; how large may a zoom background be; file size of a '
  'background; background too big for teams; teams rejects the background; maximum mb for a zoom background; file limit meeting '
  'background; how many backgrounds does teams have; same backgrounds for all apps; is the background too large for google meet; '
  'megabytes of a background; background file limit; background upload fails in teams'),
('Message on the back of a postcard',
  'text on the back of a postcard; message on the back; how long can the back message be; postcard back text length; characters on the '
  'back of a postcard; write something next to the address; address side text; back side message limit; greeting on the back of the '
  'card; reverse of a postcard text; mailer back message; maximum length of the message on the back; how many characters may the '
  'message on the back have; limit of the message on the back; message on the back too long; longest message on the back; how long can '
  'the message on the back be; letters in the message on the back')
) as asked (title, phrasings)
join public.portal_knowledge as passage using (title)
cross join string_to_table(phrasings, '; ') as phrasing
on conflict (passage_id, phrasing) do nothing;
