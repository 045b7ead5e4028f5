import type { Expected } from '../question.ts';

// Written by someone who hadn't seen the passages: at first sight 48 of 55 were answered rightly and 2 wrongly.

/** Words someone types into a search box. */
export const terse: readonly Expected[] = [
  ['brochure sheet sizes', /8\.5 ?[x×] ?11/, /11 ?[x×] ?17/],
  ['z-fold how many panels', /z-?fold/i, /\b(?:3|three)\b/i],
  ['ad headline max chars', /\b30\b/],
  ['ad button text limit', /\b15\b/],
  ['skyscraper px', /160 ?[x×] ?600/],
  ['insta reel dimensions', /1080 ?[x×] ?1920/],
  ['fb cover size', /1200 ?[x×] ?315/],
  ['postcard qty options', /\b250\b/, /5,?000/],
  ['postcard paper stock', /16 ?-?pt/i],
  ['poster dims', /18 ?[x×] ?24/, /24 ?[x×] ?36/],
  ['flyer formats', /8\.5 ?[x×] ?11/, /5\.5 ?[x×] ?8\.5/],
  ['biz card measurements', /3\.5/],
  ['wizard description max length', /\b500\b/],
  ['restore trashed flyer', /trash/i, /30 days/i],
  ['fresh set of recovery codes', /recovery codes/i, /new|create/i],
  ['switch off 2-step', /turn(?:s|ed)? (?:it |two-step sign-in )?off|turning (?:it )?off/i],
  ['staff csv columns', /CSV/, /email/i],
  ['dark mode', /theme/i, /dark/i],
  ['team photo rights expiry', /last day|expire/i],
  ['audit log how far back', /24 months/i],
];

/** A colleague who likes to chat. */
export const chatty: readonly Expected[] = [
  ['my headshot is ten years old, how do I swap it for a better one?', /photo/i, /profile/i],
  ['I got married, where do I put in my new last name?', /profile/i, /name/i],
  ["how do I make it show that Dmitri's boss is Ada in the org chart?", /manager/i, /super admin/i],
  ['can we bulk add fifty new starters from a spreadsheet?', /import/i, /CSV/],
  ['I got promoted, who can change my title in the directory?', /super admin/i],
  ["what can an administrator do in here that I can't?", /administrator/i, /application/i],
  ['she never got the welcome email, can we send it once more?', /invit/i, /resend|again|new/i],
  ['do admins have to use the code app when they sign in?', /administrator/i, /require|switch/i],
  ['an applicant mistyped his phone number, can I fix it for him?', /correct/i],
  ['can I print five applications together for the interview panel?', /print/i, /select|page/i],
  ['how do I make a folder for all the Intersolar stuff?', /folder/i],
  ['I want Priya to be able to edit my poster with me', /share/i, /edit/i],
  ["the client says the review link still shows last week's text, why?", /review link/i, /version/i],
  ['is there a way to download all of my pieces in one go as a backup?', /ZIP|download all/i],
  ['how do I get my picture of the yard into the shared photo pool?', /team photo/i, /approv/i],
  ['can I lock the price line in a template so that no one messes with it?', /lock/i],
  ['the venue moved, do I have to fix every piece of the campaign by hand?', /campaign/i],
  ['I need one postcard per store, 80 stores, do I really make them one by one?', /batch|row|table|CSV/i],
  ['which dark blue is ours, I need the code for it?', /#104A6D/i],
  ['which logo do I take for an orange background?', /night/i],
];

/** A colleague whose first language isn't English. */
export const nonNative: readonly Expected[] = [
  ['with which key I go to next slide in the sales deck', /space|arrow/i],
  ['what resolution must have a photo for printing', /\b300\b/],
  ['how to get the crop marks in the file for printer', /marks/i, /PDF/],
  ['in which languages is the form for candidates', /Spanish/i, /English/i],
  ['how many pixels has the background for video call', /1920 ?[x×] ?1080/],
  ['colleague wrote over my text in same moment, how I get it back', /replaced|version/i, /restore/i],
  ['how I delete my photo', /photo/i, /remove/i],
  ['which type of file can be the resume', /PDF/, /DOC/],
  ['how big can be the resume file', /10 ?MB/i],
  ['how many characters can have a text for LinkedIn', /2,?200/],
  ['what is maximum of characters in subject of newsletter', /\b50\b/],
  ['what kinds of email template there are', /newsletter/i, /welcome/i],
  ['person has left the company, how to close the access', /deactivat/i],
  ['where I see if an email from the portal has arrived', /audit|emails/i, /bounced|arriv|deliver/i],
  ['how to download all logos in one file', /ZIP|download all logos/i],
];

/** Questions about things that the portal can't know or doesn't tell. */
export const unanswerable: readonly string[] = [
  'mileage rate for driving my own car',
  'is the Hutto cafeteria open on Fridays?',
  'can you recommend a dentist near the office',
  'what did the board decide about the merger',
  'when we become paid this month',
];
