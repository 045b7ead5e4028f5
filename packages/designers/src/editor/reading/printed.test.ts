import { describe, expect, it } from 'vitest';
import { readAsWizard } from '../../../wizardBriefs/learned.ts';
import { readDescription } from './readDescription.ts';

const read = (text: string) => readAsWizard(text, { today: '2026-11-22', locale: 'en-US' });
/** The statements of a description, one per line. */
const printedText = (text: string) =>
  read(text)
    .statements.map((one) => one.text)
    .join('\n');
const after = (text: string) => read(`Flyer: battery swap in Bastrop. ${text}`);

describe('a sentence with a printable form', () => {
  it.each([
    ['a fact', 'The line handles 12 tons a day.'],
    ['an offer', 'Lunch is included.'],
    ['a rule', 'Only trained staff may enter.'],
    ['a rule for each', 'No one needs to book again.'],
    ['an exclusion', 'Not for private homes.'],
    ['a call', 'Ring the bell.'],
    ['what we do', 'We empty it every Friday.'],
    ['what you get', 'You get a list of serial numbers.'],
    ['what goes on from it', 'It takes about twenty minutes.'],
    ['what happens there', 'The mayor cuts the ribbon.'],
    ['where it is', 'Parking is behind the building.'],
    ['what many do', 'Good cells go into storage packs.'],
    ['what was done', 'A local artist painted the door.'],
    ['what there is', "There'll be burgers and games."],
    ['a few words', 'Teams of two.'],
    ['somebody known, and when', 'They collect laptops from nine until one at the VFW hall.'],
  ])('is printed as %s: %s', (_form, text) => {
    const { statements, notUsed } = after(text);
    expect(statements.map((one) => `${one.text}.`)).toContain(text);
    expect(notUsed).toEqual([]);
  });
});

describe('a sentence without a printable form', () => {
  it.each([
    ['a wish', 'The county insists on a sober look.'],
    ['our wish', "We'd prefer not to show people."],
    ['an approval', 'Sign-off by the regional manager is pending.'],
    ['a department', 'Legal has to see this on Friday.'],
    ['an apology', 'Sorry this is so last minute.'],
    ['a question to the designer', 'Is Thursday doable?'],
    ['an aside', 'Last time people threw in yogurt cups, honestly.'],
    ['a note', 'pic tk'],
    ['a mood', 'The board is nervous about noise.'],
    ['where it still is', 'Hold the pricing, still with finance.'],
    ['a review', 'The union rep has seen this.'],
    ['what is open', "The name isn't final."],
    ['a reason for an order', 'Space is tight, so make it short.'],
    ['a picture', 'The intern can help with drawings.'],
    ['where the piece goes', "We'd post it in English first."],
    ['its length', 'Keep every item under 40 words.'],
    ['what a button does', 'Button goes to the stock list.'],
    ['somebody unknown', 'Her cousin paints.'],
    ['colors that would do', 'Greens and blues are fine.'],
    ['a manner that would do', 'A little festive is okay.'],
    ['a look', 'Handwritten look if you can.'],
    ['whom it targets', 'Target is homeowners.'],
    ['who sees it first', 'Comms has to see it.'],
    ['who prints it', 'HR prints these in-house.'],
  ])('is left out as %s: %s', (_form, text) => {
    const { statements, notUsed } = after(text);
    expect(statements.map((one) => one.text)).toEqual(['battery swap in Bastrop']);
    expect(notUsed).toEqual([text.replace(/[.?]$/, '')]);
  });

  it('drops the remainder next to refused words', () => {
    const { statements, refusals } = after('Daybreak = the greenest recycler in Texas, hands down.');
    expect(statements.map((one) => one.text)).toEqual(['battery swap in Bastrop']);
    expect(refusals).toHaveLength(1);
  });
});

describe('regardless of the model', () => {
  /** Returns the statements if the model marks these words. */
  const printed = (text: string, ...marked: string[]) =>
    readDescription(
      text,
      { today: '2026-11-22', locale: 'en-US' },
      {
        printed: marked.map((words) => [text.indexOf(words), text.indexOf(words) + words.length] as const),
        refused: [],
      },
    ).statements.map((one) => one.text);

  it.each([
    [
      'how to reach us',
      'We buy racks, plus a tiny daybreak.example/racks',
      ['We buy racks,'],
      ['We buy racks', 'daybreak.example/racks'],
    ],
    [
      'an extension',
      'We buy racks, and ask Dee at ext. 4410, I guess',
      ['We buy racks,'],
      ['We buy racks', 'ext. 4410'],
    ],
    ['what a piece is named with', 'Flyer: we buy racks. Keep it short.', [], ['we buy racks']],
    [
      'a quotation for a part of it',
      'We buy racks. The button says "Ask us".',
      ['We buy racks.'],
      ['We buy racks', '"Ask us"'],
    ],
    [
      'not what a correction repeats',
      'Minimum 20 servers, scratch that, minimum 25 servers',
      ['Minimum 20 servers, scratch that, minimum 25 servers'],
      ['minimum 25 servers'],
    ],
    [
      'not what a correction repeats in part',
      'Open nine till three, no, scratch that, till two, bring a badge',
      ['Open nine till three,', 'bring a badge'],
      ['Open nine', 'till two, bring a badge'],
    ],
    [
      'not what is struck out',
      'We collect in 10 days. ~~We collect in 3 weeks~~ One invoice.',
      ['We collect in 10 days. ~~We collect in 3 weeks~~ One invoice.'],
      ['We collect in 10 days', 'One invoice'],
    ],
    [
      'not a mark that is dictated by name',
      'We collect coats period New or worn period Bring pie period',
      ['We collect coats period New or worn period Bring pie period'],
      ['We collect coats', 'New or worn', 'Bring pie'],
    ],
    [
      'but a period of time',
      'A trial period of a month',
      ['A trial period of a month'],
      ['A trial period of a month'],
    ],
    [
      'the time next to a printed date',
      'We meet on May 4, at 5 pm, and I want it green',
      ['May 4'],
      ['May 4, at 5 pm'],
    ],
    [
      'when the event of a request is',
      'Poster for our open house May 4, 5 pm. Bring forks.',
      ['Bring forks.'],
      ['our open house May 4, 5 pm', 'Bring forks'],
    ],
    [
      'not when a request is due',
      'Poster for our open house by May 4, 5 pm. Bring forks.',
      ['Bring forks.'],
      ['our open house', 'Bring forks'],
    ],
    [
      'what a date follows',
      'A clinic for owners of old panels. May 4, 5 pm. No logo.',
      ['May 4, 5 pm.'],
      ['A clinic for owners of old panels', 'May 4, 5 pm'],
    ],
    [
      'an event before a request and its date',
      'Repair night at Daybreak! We need a flyer. May 4, 5 pm.',
      ['May 4, 5 pm.'],
      ['Repair night at Daybreak', 'May 4, 5 pm'],
    ],
    ['not where the piece hangs', 'for the dock wall. Straps on.', ['Straps on.'], ['Straps on']],
    [
      'a label that can steer, if the model does',
      'Watch: by day. Keep: all of it.',
      ['Watch: by day. Keep: all of it.'],
      ['Watch: by day', 'Keep: all of it'],
    ],
    ['not a label that steers', 'We wash racks. Keep: the logo.', ['We wash racks.'], ['We wash racks']],
    [
      'no announced ending',
      'We wash racks. Finish on: ask us.',
      ['We wash racks. Finish on: ask us.'],
      ['We wash racks', 'ask us'],
    ],
  ])('prints %s: %s', (_rule, text, marked, said) => expect(printed(text, ...marked)).toEqual(said));
});

describe('the words after the request', () => {
  it.each([
    [
      'We need a poster by the loading dock. Chock the wheels before you open the trailer.',
      ['Chock the wheels before you open the trailer'],
    ],
    [
      'This flyer supports hiring. We are recruiting twelve technicians.',
      ['We are recruiting twelve technicians'],
    ],
    [
      'The purpose of this poster is to invite facility managers to a half-day workshop.',
      ['a half-day workshop'],
    ],
    ['A Facebook post should announce our evening talk.', ['our evening talk']],
    ["I'd like a post on LinkedIn. My boss says no selfies. We had 210 guests.", ['We had 210 guests']],
    ['A flyer for the front desk about the battery tube.', ['the battery tube']],
    ['A flyer for the memorial run is planned.', ['the memorial run']],
    ['We won the award and would like to say so in a LinkedIn post.', ['We won the award']],
    ["We'd like to thank the city of Chandler in a post.", ["We'd like to thank the city of Chandler"]],
    ['We sold our crane and I think that deserves a LinkedIn post.', ['We sold our crane']],
    [
      'A flyer about the office. They should understand that doors close at 6 pm.',
      ['the office', 'doors close at 6 pm'],
    ],
    ['Post for LinkedIn looking back at the open day.', ['the open day']],
    ['Poster: 1. Put on a vest. 2. Wait. 3. Return the vest.', ['Put on a vest', 'Wait', 'Return the vest']],
    [
      'Invite for the retirement party of Hank Doolittle, flyer format.',
      ['the retirement party of Hank Doolittle'],
    ],
  ])('are printed: %s', (text, said) => expect(read(text).statements.map((one) => one.text)).toEqual(said));
});

it('reads a date without a year as past if the description looks back', () => {
  const [date] = read('Post: the open day on November 14. 400 guests came.').facts;
  expect(date?.value).toBe('2026-11-14');
  expect(read('Post: the open day on November 14. We expect guests.').facts[0]?.value).toBe('2027-11-14');
});

it('reads the new role of a person', () => {
  const { facts } = read(
    'Business cards for Jean-Luc Moreau, who becomes Regional Manager South on January 1.',
  );
  expect(facts.find(({ kind }) => kind === 'role')?.text).toBe('Regional Manager South');
});

it.each([
  ['what must not appear', 'His phone number, 480-555-0191, must not appear.', '480-555-0191'],
  ['an age', 'Jess Trujillo, 20 years with us, turns 50 on 12/9', 'turns 50'],
  ['an illness', 'Jess Trujillo is back from surgery', 'back from surgery'],
  ['a treatment', 'Jess Trujillo came back from chemotherapy', 'back from chemotherapy'],
  ['names for another company', 'skip Hollow Creek Salvage, those crooks', 'those crooks'],
  [
    'a price against all others',
    'we always pay more than anybody else',
    'we always pay more than anybody else',
  ],
  ['advice against another company', "don't bother with Hollow Creek", "don't bother with Hollow Creek"],
])('refuses %s', (_name, text, words) => expect(read(`Post: ${text}`).refusals.join()).toContain(words));

it.each([
  ['11a CT', '11:00'],
  ['3:30p', '15:30'],
  ['Saturday, ten to two, in the yard', '10:00'],
  ['from nine until one at the hall', '09:00'],
  ['at seven in the evening', '19:00'],
  ['cake at three', '15:00'],
  ['at a quarter to six', '17:45'],
])('reads %j as %s', (text, value) =>
  expect(read(`Open house on 5 June 2027, ${text}`).facts.find(({ kind }) => kind === 'time')?.value).toBe(
    value,
  ),
);

it('refuses a remark on another company, but nothing else dictated with it', () => {
  const { refusals, statements } = read(
    'flyer we wash tanks at your yard every second Tuesday and you keep the lids and then put that Iron Mountain charges double and never lets you watch so call us at 480-555-0191 any weekday between seven in the morning and four in the afternoon',
  );
  expect(refusals).toEqual([
    expect.stringContaining('Iron Mountain charges double and never lets you watch'),
  ]);
  expect(refusals.join()).not.toContain('480');
  expect(statements.map(({ text }) => text).join()).toContain('wash tanks');
});

it.each([
  ['We need a spring picnic poster. Friday at noon.', 'spring picnic'],
  ['Tank wash flyer. $5 a tank, cash only.', 'Tank wash'],
])('prints the topic in the name of the piece if nothing else says it: %s', (text, topic) =>
  expect(read(text).statements.map((one) => one.text)).toContain(topic),
);

it.each([
  'Front door poster. Closed on Friday.',
  'A two sided flyer. Closed on Friday.',
  'Tank wash flyer. We wash any tank.',
])('prints nothing else for %s', (text) => expect(read(text).statements).toHaveLength(1));

it('reads a card without a name as no business card', () => {
  expect(read('Winter hours card for the haulers. Gate opens at 7.').material).toBeUndefined();
  expect(read('Business card, blank. Gate opens at 7.').material).toBe('business-card');
  expect(read('Card for Ana Ruiz, driver, 480-555-0191').material).toBe('business-card');
});

describe('a topic that only the request names', () => {
  it.each([
    [
      'after “on”',
      "Can you draw up an infographic on last year's numbers for Iowa? 61,000 drives shredded. 9,400 panels recycled.",
      "last year's numbers for Iowa",
    ],
    [
      'after a dash',
      'Poster — tablet roundup. Mon, Dec 7, Desert Sage Elementary. Chargers too.',
      'tablet roundup',
    ],
    [
      'an event that we hold',
      "We're holding a shredding morning for our neighbors, and I'd be grateful for a flyer. It's on Saturday, January 30, from 8:30 am in the El Paso yard. Three boxes per car.",
      "We're holding a shredding morning",
    ],
    [
      'an event that the piece invites to',
      "An invitation to the Auditors' Breakfast. Tuesday, January 26, 2027, 8:30 am, Hotel Marchetti. Seats are limited to forty.",
      "Auditors' Breakfast",
    ],
    [
      'a trade-in',
      'A postcard for our server trade-in. Any rack server gets $150 toward a new one.',
      'server trade-in',
    ],
    [
      'after the readers',
      'Email to hospitals about destroying drives from imaging machines. HIPAA paperwork included, $13 a drive.',
      'destroying drives from imaging machines',
    ],
    [
      'an event with its year',
      'Program brochure for Customer Day 2027\nWhen: May 4, 9 am',
      'Customer Day 2027',
    ],
    [
      'its branch',
      'cable amnesty flyer for the Tempe store! Saturday, December 12, 10 am to 3 pm. all connectors welcome',
      'Tempe store',
    ],
  ])('is printed: %s', (_form, text, topic) => expect(printedText(text)).toContain(topic));

  it('is not a talk of the author', () =>
    expect(
      read('title slide for my lunch talk: Serial Numbers Are Not Unique.').statements.map(
        ({ text }) => text,
      ),
    ).toEqual(['Serial Numbers Are Not Unique']));
});

it('drops a subject whose claim is refused', () =>
  expect(printedText('Flyer: we shred on site. Daybreak is SOC 2 certified. Call 555-0115.')).not.toContain(
    'Daybreak is',
  ));

it('drops a clause that makes no sense without its refused words', () => {
  const { statements, refusals } = read(
    'LinkedIn post: our Raleigh facility passed its ISO 14001 audit on the first visit. We wiped 4,000 drives there last year.',
  );
  expect(statements.map(({ text }) => text)).toEqual(['We wiped 4,000 drives there last year']);
  expect(refusals.join()).toContain('ISO 14001');
});

it.each([
  [
    'a date before a printed time',
    'first slide for the panel on the 20th of January, 3 pm CT, Room 204, Kansas City Marriott: "Is tape dead?"',
    ['20th of January', 'Room 204, Kansas City Marriott'],
  ],
  [
    'the floor of an office',
    'Flyer: console training in our Montreal office, 2nd floor, on February 16.',
    ['Montreal office, 2nd floor'],
  ],
])('keeps %s', (_what, text, facts) =>
  expect(read(text).facts.map((fact) => fact.text)).toEqual(expect.arrayContaining(facts)),
);

it('prints our own address', () =>
  expect(
    printedText("Postcard: We moved. Daybreak's address is 418 Harbor Street, Duluth. Call 555-0177."),
  ).toContain('418 Harbor Street'));

it('prints no topic that is taken back', () =>
  expect(
    printedText("flyer for the Boise open house no wait it's called Family Day at the Boise depot, June 5"),
  ).not.toContain('no wait'));

it('refuses what goes on about a certificate that we lack', () => {
  const { statements, refusals } = read(
    'Social post about our ISO 27001 renewal: audited in October, valid three more years. We wiped 4,000 drives.',
  );
  expect(statements.map(({ text }) => text)).toEqual(['We wiped 4,000 drives']);
  expect(refusals.join()).toContain('valid three more years');
});

it('refuses personal words up to their end, even if two rules find parts of them', () =>
  expect(
    read(
      'Post: 19 panels reused. ref: the owner lives alone at 88 Juniper Court, gate code 4471',
    ).refusals.join(),
  ).toContain('gate code 4471'));

it('takes back a date, but not the place in the same sentence', () =>
  expect(
    read(
      "poster for e-waste day! Macalester Union, wed feb 10, 10am-2pm. wait no it's thursday feb 11. laptops, drives, cables. free stickers for the first 100.",
    ).facts.map(({ text }) => text),
  ).toEqual(expect.arrayContaining(['10am-2pm', 'thursday feb 11'])));

it('keeps the question mark of a headline after the request', () =>
  expect(read('web banner 970x250: Rack full? Half racks from $210 a month').statements[0]?.text).toBe(
    'Rack full?',
  ));

it('reads a save-the-date card as no business card', () =>
  expect(read('Save the date card for Partner Summit West: March 9 to 11, 2027').material).not.toBe(
    'business-card',
  ));

it('prints what a form says that readers pay', () =>
  expect(
    printedText(
      'flyer\ntalk: Second life of a battery\nwhen: Wednesday, March 10, 6 pm\nwhere: Mesa Library\nadmission: free',
    ),
  ).toContain('admission: free'));

it('takes the readers of a pasted mail from its text, not from its header', () =>
  expect(
    read(
      'From: Ana\nTo: Marketing\nSubject: photo badges\n\nAn email, please. Beginning January 11, our drivers carry a photo badge.',
    ).audience,
  ).toBeUndefined());

it('reads labels in one line, with slashes between them', () => {
  const { headline, statements, notUsed } = read(
    'Postcard. Title: We have moved / New address: 418 Harbor Street, Duluth / Tone: cheerful / Audience: customers',
  );
  expect(headline?.text).toBe('We have moved');
  expect(statements.map(({ text }) => text).join()).not.toContain('cheerful');
  expect(notUsed.join()).toContain('cheerful');
});

it('splits what slashes list, up to the button', () => {
  const { action, statements } = read(
    'Banner ad 728x90 / Free drive count for offices / Takes 20 minutes / Button: Book yours / for the chamber newsletter',
  );
  expect(action?.text).toBe('Book yours');
  expect(statements.map(({ text }) => text)).toEqual([
    'Free drive count for offices',
    'Takes 20 minutes',
    'Book yours',
  ]);
});

it('prints no words that only say where on the piece the text goes', () =>
  expect(
    printedText('Infographic: drive health, 4 warning signs. At the bottom: call monitoring, 555-0115.'),
  ).toMatch(/^call monitoring/m));

it('greets readers without what only the author would say of them', () =>
  expect(
    read('Email to the IT directors we met in Denver. Lease 100 TB for $1,150 a month.').audience?.text,
  ).toBe('IT directors'));

it.each([
  ['Flyer for roofing companies.\nWe take old panels.', undefined],
  ['Flyer for roofing companies: we take old panels.', 'roofing companies'],
  ['Flyer for installers. We take old panels.', 'installers'],
  ['Email to the Peoria customers. We take old panels.', 'Peoria customers'],
])('greets no readers as we sort them: %s', (text, audience) =>
  expect(read(text).audience?.text).toBe(audience),
);

it('finds the person whom a request names', () => {
  const { facts } = read('I owe Ana Costa a business card. Lab Lead. 555-0142, ana.costa@daybreak.example');
  expect(facts.find(({ kind }) => kind === 'person')?.text).toBe('Ana Costa');
});

it('reads two weekdays, and hours of both', () => {
  const { facts, remarks } = read(
    'E-waste weekend in Eugene, Sat/Sun April 17-18, 2027, 8 to 2 both days, fairgrounds lot C.',
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'date', value: '2027-04-17', until: '2027-04-18' }),
      expect.objectContaining({ kind: 'time', value: '08:00', until: '14:00' }),
    ]),
  );
  expect(remarks).toEqual([]);
});

it('prints a title without a label', () =>
  expect(
    read('holiday hours. all branches close at 2 pm thurs dec 24, shut fri dec 25').statements[0]?.text,
  ).toBe('holiday hours'));

it('prints no greeting of a quoted mail', () =>
  expect(
    printedText(
      'Email from this: "Hi team, as of January 1 the price of a pickup goes from $90 to $105 per pallet."',
    ),
  ).not.toContain('Hi team'));

it.each([
  [
    'what the model finds next to what rules find',
    "Brochure: We're the cheapest anywhere, and we are zero landfill certified. Contact Ruth Adler, 555-0190.",
    'zero landfill certified',
  ],
  [
    'a sentence that goes on about a named company',
    'Banner: Leaving NorthShred? Their trucks are always late. The first pickup is free. Call 555-0128.',
    'always late',
  ],
  [
    'whole numbers',
    'Post: Welcome, Jamal Whitfield. He lives at 93 Birch Lane and makes $88,000.',
    '$88,000',
  ],
  [
    'where someone lives',
    'Flyer: drop-off in Mobile. If the gate sticks, call Vernon or go knock at his house, 18 Dogwood Lane.',
    '18 Dogwood Lane',
  ],
  ['an absolute claim', 'Banner: Server rentals from $60, with zero downtime.', 'zero downtime'],
  [
    'a password',
    'Poster: the drop-off cage opens December 16. The wifi password for the scanner is BlueHeron9.',
    'password for the scanner is BlueHeron9',
  ],
  ['a sum', 'Can you work out how many vacation days I have left?', 'vacation days'],
])('refuses %s', (_form, text, words) => expect(read(text).refusals.join()).toContain(words));

it('reads a numbered room with its city', () =>
  expect(
    read(
      'Flyer: flu shots for staff, Thursday Dec 3, 9 am to noon, Conference Room A, Minneapolis.',
    ).facts.find(({ kind }) => kind === 'place')?.text,
  ).toBe('Conference Room A, Minneapolis'));

it.each(['Tone: playful', 'Use orange.', 'No emojis.'])('reads no title in %s', (wish) =>
  expect(printedText(`${wish}\nFree pickup on May 3, call 555-0128.`)).not.toMatch(/playful|orange|emojis/),
);
