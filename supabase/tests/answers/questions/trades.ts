import type { Expected } from '../question.ts';

/**
 * Staff of many trades in their own words, written by someone who had seen neither the assistant nor its passages. 74
 * of 110 were answered and 6 wrongly at first sight; 90 and 3 since passages are ranked by all words, too. Of 12
 * unanswerable ones, one is answered.
 */
export const questions: readonly Expected[] = [
  // Getting in, accounts, profile, security.
  [
    'the welcome mail with the link to set up my login is from 2 weeks ago, is it still good??',
    /\b(7|seven)[\s-]*days?\b|\ba week\b|\bone week\b/i,
  ],
  ['i clicked on reset mail again and now says link no longer works, why', /\bonce\b|expire/i],
  ['first login, it forces me to pick new pasword, how many letters minimum', /\b(8|eight)\b/i],
  ['Reset by e-mail link: minimum characters for the new password on that page?', /\b(6|six)\b/i],
  [
    'If I pick a new password on my profile, does my laptop at home stay logged in or will it be thrown out?',
    /signs? (you )?out|signed out|everywhere else|sign in again|log(s|ged)? (you )?out/i,
  ],
  [
    'There is a login from some Windows PC I have never seen. How can I kick that device off my account?',
    /where you.re signed in|sign (it|that|the) ?\w* ?out|sign out everywhere else/i,
  ],
  ['idle session timeout policy - how many days w/o activity', /\b(7|seven)[\s-]*days?\b|\ba week\b/i],
  [
    'I use the portal every single day and still about once a month I must log in again, is that a bug?',
    /\b(30|thirty)[\s-]*days?\b/i,
  ],
  [
    'typed the 6 number code wrong too many times, now it tells me to wait. how long pls',
    /\b(15|fifteen)[\s-]*min/i,
  ],
  ['how quick does the number in the authenticator change', /\b(30|thirty)[\s-]*s(ec|\b)/i],
  ['MFA enrolment where', /profile/i, /two[\s-]step|turn (it )?on/i],
  [
    'Must I type the emergency login code exactly with dashes and capitals?',
    /hyphens?|dash|lower[\s-]?case/i,
  ],
  [
    'I printed my one-time backup codes last year. If I generate a fresh set, are the printed ones still good?',
    /stop working|replace|no longer|invalid|won.t work|don.t work/i,
  ],
  ['Need to log in with a different email adress than now. Can i change by my own?', /administrator/i],
  [
    'I was promoted to senior buyer (yay!). Why can I not type the new job title into my own profile?',
    /super[\s_-]?admin/i,
  ],
  [
    'it keeps saying "contact your administrator" when i log in, my password is right i swear',
    /activat|not active|isn.t active/i,
  ],
  ['where is the register / create account button?', /administrator|invit/i],
  [
    'Since this morning my administrator powers are gone and the screen talks about an app on my phone. What do I have to do to get them back?',
    /two[\s-]step|second step|turn (it )?on/i,
  ],
  [
    'If I log off in the middle of a flyer, is my half finished draft lost?',
    /\b(stays?|kept|keeps?|remains?|still there|not lost|isn.t lost)\b|saved in (this|your|the) browser/i,
  ],
  ['profile pic rejected, says too small. min px?', /\b128\b/],
  ['Which picture formats does it accept for my face photo in the directory?', /webp/i],
  [
    'Under data protection law I would like to receive a copy of everything I have ever made in here, please.',
    /download all|\bzip\b/i,
  ],
  ['what word do i have to type to wipe all my stuff', /\bDELETE\b/],
  ['how to log off', /sign out/i, /profile|account actions|sidebar|menu/i],
  [
    'The setup link from my invitation says it was already used. What now?',
    /already have an account|sign in with your password|forgot your password/i,
  ],
  ['Everybody calls me Bob but system shows Robert. Is there a field for the nickname?', /display name/i],
  [
    'I scanned the QR for the code app and went for a coffee, now it refuses the code. How much time do I have to confirm?',
    /\b(5|five)[\s-]*min/i,
  ],
  ['how do i know if im admin or just normal user', /profile|system access/i],

  // Directory, roles, applications.
  [
    'Offboarding question from HR: when we switch off a leaver in the people list, is their data erased?',
    /nothing is deleted|(\b(not|never|no)\b|n.t\b)[^.]*(delet|eras|remov)/i,
  ],
  [
    'She is back from her sabbatical. When I activate her again, does she get the permissions she had before or start from scratch?',
    /same role/i,
  ],
  [
    'colleague left the company, what button moves all his designs to somebody else',
    /hand[\s-]?(over|ed over)/i,
  ],
  [
    'When transferring everything of an ex employee to a teammate, are deleted items transferred too?',
    /\b(not|n.t|outside|without|except|excluding)\b[^.]*(trash|bin\b)|(trash|bin\b)[^.]*(\b(not|excluded|stay)|n.t\b)|n.t\b[^.]*trash/i,
  ],
  ['hierarchy diagram who reports to who', /org(anization)?[\s-]?chart/i],
  ['the system shows wrong boss for me who can correct this', /super[\s_-]?admin/i],
  [
    'Is there a fast way to get a coworker into the address book of my cell phone?',
    /\bQR\b|save (the )?contact|save .{1,30} as a contact|vcard|\bscan\b/i,
  ],
  ['HRIS upload: by which key are existing employees matched in the spreadsheet import?', /e-?mail/i],
  [
    'If I leave a cell empty in the people spreadsheet, will the old value survive?',
    /\b(clear|cleared|clears|removes?|removed|deletes?|deleted|erases?|erased|empt(y|ies|ied))\b/i,
  ],
  [
    'Hi, happy Friday! My upload of 80 employees has three bad lines and it refuses to go on. Can I do the other 77 anyway?',
    /skip/i,
  ],
  ['get whole phone list into excel', /export/i, /csv/i],
  ['What are the permission levels in this portal? names please', /super/i, /admin/i, /staff/i],
  ['in what order are people listed by default', /role/i, /first name/i],
  ['new starter on monday, how do i put her in the people list', /add (a )?person/i],
  [
    'The invite I sent to the newbie came back undeliverable. What should I do?',
    /(correct|fix|check|change) the (e-?mail )?address|another way/i,
  ],
  ['are normal employees able to read the CVs that come in', /admin/i],
  ['candidate says her CV is too heavy, what is the max', /\b10\s*MB/i],
  ['mandatory fields careers form', /first name/i, /last name/i, /e-?mail/i],
  [
    'In the recruiting form, how many years of work is "mid"?',
    /\b(3|three)\s*(–|-|to|and|through)\s*(7|seven)\b/i,
  ],
  ['how to publish a vacancy', /\bpositions?\b/i],
  [
    'I am taking down a job ad today. What about someone who is halfway through filling in the form, is he cut off?',
    /\b(a|one|1) day\b|\b24\s*h/i,
  ],
  [
    'For a job I only want to state the lowest wage and not the top one. It gives an error. Why?',
    /\bboth\b/i,
  ],
  [
    'delete applicant by accident, can i get it back?',
    /can.t (be )?und|cannot (be )?und|can.t be (restor|recover|brought)|for good|permanent|no undo/i,
  ],
  ['An applicant rang and wants her data removed. Is there something she can press herself?', /withdraw/i],
  ['When I mail a candidate from inside the portal, is there any copy of what I wrote?', /\bnotes?\b/i],
  ['where can i see a log of who changed whose role', /audit trail/i],
  ['retention of the history log of changes', /\b(24|twenty[\s-]four)\s*months|two years|2 years/i],
  [
    'I switched on mails about incoming applicants. Will my inbox explode, or how often does it write?',
    /\b(one|1|once|single)\b[^.]{0,30}\bday|daily/i,
  ],

  // Designers, print, files, approvals, library, links.
  ['standard format of a poster if i dont change anything', /18\D{1,10}24/],
  ['max characters for the button text on a banner ad', /\b(15|fifteen)\b/i],
  ['how long may a tweet text be in the tool', /\b280\b/],
  ['Dimension of the tall narrow web banner (skyscraper)?', /160\D{1,10}600/],
  ['header image for our linkedin company page pixel size', /1200\D{1,10}300\b/],
  [
    'I need the vertical full-screen format for an Insta story, what are width and height',
    /1080\D{1,10}1920/,
  ],
  ['Print buyer here. On the letter tri-fold, how wide is the flap that tucks in?', /3\.625|3\s*5\/8/],
  [
    'gatefold how many panels',
    /\b(4|four)\s+panels|panels?\D{0,15}\b(4|four)\b|gate[\s-]?fold\D{0,20}\b(4|four)\b|^\W*(4|four)\b/i,
  ],
  [
    'Our printer offers an odd brochure format. What is the smallest and biggest measure I may enter by hand?',
    /\b(3|three)\b/i,
    /\b(24|twenty[\s-]four)\b/i,
  ],
  ['smallest print run of postcards i can choose', /\b250\b/],
  ['Postcard: which surface coatings are there?', /gloss/i, /matt/i, /\buv\b/i],
  [
    'For really large prints, bigger than 17 inch on the short side, what resolution is still judged OK?',
    /\b150\b/,
  ],
  ['do the print files come in RGB or something else?', /cmyk/i],
  ['my flyer has no field to put the date and the hour???', /event/i],
  ['how much text can I write to the AI designer thing', /\b500\b/],
  ['how many of my earlier AI generated designs are remembered', /\b(5|five)\b/i],
  ['AI made a design, not bad but want different try same text', /regenerate/i],
  ['In the AI generator, how do I force an exact phrase to be the title of the design?', /quot/i],
  ['get my mail footer on the iphone', /copy for iphone/i],
  ['On my Teams call wallpaper, in which corner does our logo sit?', /(top|upper)[\s-]*left/i],
  [
    'Every PDF I download has words on it that it is a proof. The printer refuses it. How to get rid?',
    /ask for (an )?approval|n.t (yet )?(been )?approved|not (yet )?(been )?approved|(until|once|when|after)[^.]*approved/i,
  ],
  [
    'May I sign off my own design myself? Nobody is here this week.',
    /someone else|no ?one|nobody|can(.t|not)|\bno\b|another/i,
  ],
  [
    'The print shop sent back a pdf and I am not sure it is the released one. Where can I verify that?',
    /check a file/i,
  ],
  ['verify file: biggest file it will take', /\b300\s*MB/i],
  [
    'Me and Julia were typing in the same box of the same brochure, now my sentence is vanished. Where did it go?',
    /replaced values|\b90 days/i,
  ],
  ['max nr of designs one person can have', /2[,.\s]?000/],
  [
    'It will not let me make another external preview URL. How many can be active at the same time?',
    /\b(20|twenty)\b/i,
  ],
  [
    'A colleague gave me edit rights for his poster but I cannot give access to a third person. Why not?',
    /\bowner/i,
  ],
  [
    'Does my customer need a login to look at the draft I want to show him?',
    /no account|without (an|any) account|n.t need|not need|anyone with (the|this|a) (review )?link|^\W*no\b/i,
  ],
  ['I sent preview link to wrong client!! how do i kill it', /revok/i],
  ['how many remarks fit on one piece in total', /\b500\b/],
  ['I am making a master for the team. How do I freeze the legal text so that nobody touches it?', /\block/i],
  [
    'Suddenly I can not download my flyer, it complains about a team photo which ran out. What helps?',
    /another|different|replace|new last day|other (picture|photo)/i,
  ],
  [
    'If I give one of my designs to Leo for good, can I still open it afterwards?',
    /unless|can(.t|not)|no longer|^\W*no\b/i,
  ],
  [
    'lost the draft, only have the png i downloaded last week. can i continue editing from that?',
    /open a file|\bdrop\b|open (it|the file|the png)/i,
  ],
  [
    'The date of our open day has moved. Can poster, flyer and posts share the same facts so I change it in one go?',
    /campaign/i,
  ],
  ['uploaded pic i dont use anywhere, when does it disappear', /\b(7|seven)[\s-]*days?\b|\ba week\b/i],

  // Brand, deck, home, chat, finding pages.
  ['hex of the orange', /#?FF6022/i],
  ['cyan in CMYK for the print shop please', /\b90\b\D{1,12}\b2\b\D{1,12}\b30\b\D{1,12}\b0\b/],
  ['Line spacing for running text according to CI manual?', /\b1\.6\b/],
  ['Our developer asks under which licence the typeface is, can we embed it?', /open font|\bOFL\b|\bSIL\b/i],
  ['see my speaker notes on 2nd screen while pitching', /presenter view/i],
  ['what % of material do we claim to recover in the pitch', /\b98\s*(%|percent)/i],
  ['how quickly do we promise customers an offer', /\b(24|twenty[\s-]four)[\s-]*h/i],
  [
    'I am very lazy with the mouse haha. What keys do I press to search anything from everywhere?',
    /(ctrl|control|cmd|command|⌘)[\s+‑-]*k\b/i,
  ],
  ['pitch slides as an editable file, how', /power\s?point|pptx/i],
  ['from what time on does the home page say good evening', /\b18(:00)?\b|\b6(:00)?\s*p\.?\s?m/i],
  ['The screen is too bright for my eyes at night. Is there something for it?', /\bdark\b|theme/i],
  ['Is it possible to have the boxes on my start page in a different sequence?', /customize this page/i],
  [
    'I want to put up a news item for everyone on the start page. What is the longest it can stay up?',
    /\b(a|one|1) year\b|within a year|12 months|\b365\b/i,
  ],
  ['whole logo package in one go', /download all logos|\bzip\b/i],
  [
    'Our newsletter service wants a web address of the logo picture instead of an upload. Which page gives me one?',
    /hosted[\s-]?logo|link to the logo|\bassets\b/i,
  ],
  ['when i press enter ray answers too early, how make a line break', /shift/i],
  ['cant find the hardware scanner, which menu group', /\btools\b/i],
];

/** Questions about things that the portal can't know: a right answer says so, and makes nothing up. */
export const unanswerable: readonly string[] = [
  'Where can I park my car when I come to the office on Thursday?',
  'how much does a super administrator earn here',
  'weather at the office tomorrow',
  'guest wifi password pls',
  'What do our competitors charge per recycled solar panel?',
  'Which public holidays do we get off next year?',
  'how many vacation days do i have left',
  'What does our print shop charge for 1000 glossy postcards?',
  'Did the candidate I interviewed yesterday accept our offer?',
  'What time does the canteen close?',
  'Could you tell me how to connect to the company VPN from home?',
  'What was our revenue in the last quarter?',
];
