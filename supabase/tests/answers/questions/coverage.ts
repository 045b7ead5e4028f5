import type { Expected } from '../question.ts';

/**
 * Comments, files of approvals, brand updates, limits and messages. Written together with their passages: before more
 * phrasings were added, 30 of 48 were answered rightly and 6 wrongly.
 */
export const questions: readonly Expected[] = [
  ['undo depth designer', /300/i],
  ['comment char cap', /2,?000/i],
  ['ad file kb google', /150/i],
  ['ink coverage uncoated stock', /280/i],
  ['proof watermark on pdf why', /approv/i],
  ['zip of brochures verify max files', /200/i],
  ['import spreadsheet mb max', /20 MB/i],
  ['hiring form attempts per hr', /\b(30|five)\b/i],
  ['min pt print text', /5 pt/i],
  ['job desc char limit', /5,?000/i],
  ['senior level yrs', /8 years/i],
  ['reference deck logos client names', /Voltarra/i],
  ['brand dark navy hex', /#0A2B40/i],
  ['heic upload', /JPEG/i],
  ['cards per sheet office printer', /ten/i],
  ['review link opened count', /opened/i],
  [
    'The agency scribbled something on my poster through the link, can the rest of my team read that?',
    /colleagues/i,
  ],
  ["I wrote something dumb in the comments of Grace's flyer, can I get rid of it?", /No one can|can't/i],
  [
    "Legal wants the exact PDF that got the OK in May, even though we've changed the flyer since. Where's that?",
    /Approvals/i,
    /stored|download/i,
  ],
  [
    "We're getting a new logo next quarter, how do I find out which of our stuff looks wrong afterwards?",
    /Brand update/i,
  ],
  [
    'Our printer sent back a PDF, can I find out if they messed with it?',
    /Check a file|Doesn't match the download/i,
  ],
  [
    "The guy with the old flyer on his laptop should hear that it's outdated now, can the portal tell him?",
    /email/i,
  ],
  ['My train has no wifi, can I keep tinkering with my poster?', /browser/i],
  ['I closed the tab and my chat with Ray is gone, is it stored somewhere?', /isn't stored|reload/i],
  ['Oops, left my laptop in a cab! What do I do about the portal?', /Where you're signed in|Sign out/i],
  ['The reset mail says its link no longer works, what now?', /Forgot your password/i],
  ['Can I use one of those six digit codes twice?', /once/i],
  ["It says someone still manages two people and won't let me deactivate him?", /manager/i],
  ["I can't delete an old job opening, it keeps refusing. Why?", /close it instead|Close/i],
  ['She was halfway through the application when we closed the job. Is she out of luck?', /a day/i],
  ['Do we keep CVs forever?', /12 months/i],
  ['Why is the quote layout grayed out for my post?', /quote/i],
  ['I want a shorter headline just in the story format, not everywhere.', /Change this size only/i],
  ['The wizard ignored half of what I wrote, where did it go?', /Not used/i],
  ['How many persons can be named for to approve one kind of design?', /50/i],
  ['When comes the mail about a new comment?', /five minutes/i],
  ['Is it possible that two versions are shown the one next to the other?', /Side by side/i],
  ['Must the password have a special sign or a number?', /No digits|required/i],
  ['What I must write on the order for the printing house?', /Quantity/i, /Ship to/i],
  ['In which format must I write the date in my CSV table?', /2026-12-24|day or the month/i],
  ['Which kinds of contract can have a position?', /internship|temporary/i],
  ['The mail program of Google cuts my newsletter, from which size?', /102 KB/i],
  ['What means superseded by a file?', /later version/i],
  ['How I put for every line of the table another picture?', /file name/i],
  ['For how much days is a new coworker shown on the start page?', /four weeks/i],
  ['Can the customer see the slides of sales without login?', /without signing in|Anyone/i],
  ['How many characters can have the message to a candidate?', /4,500/i],
  ['Which picture size for teamphoto title characters maximal?', /120/i],
];

/** Questions about things that the portal can't know or doesn't tell. */
export const unanswerable: readonly string[] = [
  "what's the dress code on Fridays",
  'how do I book the conference room',
  'when is the next fire drill',
  'can I bring my dog to the office',
  "what's the guest wifi password",
  'how many vacation days do I have left',
  'who won the game last night',
  'where is the nearest gas station',
  'how do I expense my taxi to the airport',
  'is there parking for visitors at the warehouse',
];
