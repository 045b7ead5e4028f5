import { describe, expect, it } from 'vitest';
import { readAsWizard } from '../../../wizardBriefs/learned.ts';

const read = (text: string) => readAsWizard(text, { today: '2026-11-22', locale: 'en-US' });
const statementsOf = (text: string) => read(text).statements.map((one) => one.text);
const after = (text: string) => read(`Flyer: we swap tires in Bastrop. ${text}`);

describe('words on what happens to the piece', () => {
  it.each([
    ['A leaflet the dentists can lay out in their waiting rooms. Old films wanted.', ['Old films wanted']],
    ['Poster that our drivers will tape up in the cab. Check the straps.', ['Check the straps']],
    ['Need a flyer to leave with roofers after a visit. We buy cut-offs.', ['We buy cut-offs']],
    ['A handout for the guards to pass out at the gate: sign in first', ['sign in first']],
    [
      'We have a stall in Elgin and need a banner to hang behind it. Free mugs.',
      ['We have a stall in Elgin', 'Free mugs'],
    ],
    [
      'We got new bins so we want a poster in the window. Glass goes left.',
      ['We got new bins', 'Glass goes left'],
    ],
    ['A poster that renters may bring paint to the yard.', ['renters may bring paint to the yard']],
  ])('are left out: %s', (text, said) => expect(statementsOf(text)).toEqual(said));
});

describe('a request', () => {
  it.each([
    ["I'm after a flyer for the chili cook-off, May 8", 'flyer', ['the chili cook-off, May 8']],
    [
      'For the bake sale on May 3 we need a flyer. Bring forks.',
      'flyer',
      ['the bake sale on May 3', 'Bring forks'],
    ],
    ['For my talk on May 4 please make a slide. Room 2.', 'presentation', ['talk on May 4', 'Room 2']],
    ['For renters who ask about trash, a poster: bags by 6 am', 'poster', ['bags by 6 am']],
    [
      'Payroll moves to Ghent on May 3. Send it as an email, no banner.',
      'email-template',
      ['Payroll moves to Ghent on May 3'],
    ],
    ['Email to the dealer list: racks are back', 'email-template', ['racks are back']],
    ['Invitation as an email for our drivers: cake on May 3', 'email-template', ['cake on May 3']],
    ['Presentation title slide\nWhat we dug up', 'presentation', ['What we dug up']],
    ['Welcome post for Ana Ruiz. She starts on May 3.', 'social-post', ['Ana Ruiz', 'She starts on May 3']],
    ['An email. We moved to Lisbon.', 'email-template', ['We moved to Lisbon']],
    ['Sorry for the short notice, we need a flyer: bus at 8 am', 'flyer', ['bus at 8 am']],
    ['FB + IG: we found a cat', 'social-post', ['we found a cat']],
    ['I promised the Elks a handout: how to wash a tank', 'flyer', ['how to wash a tank']],
    ['Banner, digital, 300x600: racks by the yard', 'banner', ['racks by the yard']],
    [
      'Need a poster by Monday. Lost keys are at the desk, ext. 9.',
      'poster',
      ['Lost keys are at the desk, ext. 9'],
    ],
    ['An email that invites retirees to a tour of our yard', 'email-template', ['a tour of our yard']],
    ['Ad Facebook, used shelves', 'banner', ['used shelves']],
    ['We wash tanks. Email works.', 'email-template', ['We wash tanks']],
    ['New driver welcome poster for Ana Ruiz: desk 9', 'poster', ['New driver welcome', 'Ana Ruiz: desk 9']],
    ['Mail to print shops in Reno. Drums wanted.', 'email-template', ['Drums wanted']],
    ['Please write to our renters (email) that the gate is shut', 'email-template', ['the gate is shut']],
    ['Our cook Ana won gold, congratulate her in a social post.', 'social-post', ['Our cook Ana won gold']],
    ['Poster. Invite the whole crew to the roof party, May 4', 'poster', ['the roof party, May 4']],
    ['Please post that our Reno desk has moved. Facebook post.', 'social-post', ['our Reno desk has moved']],
    ['Need a sheet for crane trainees: check the hook', 'flyer', ['check the hook']],
    ["We're short on cooks in Ghent so let's do a Facebook ad.", 'banner', ["We're short on cooks in Ghent"]],
    ["We'd love a flyer on our new partner, Leon High.", 'flyer', ['our new partner, Leon High']],
    ['Email to everybody who gave blood on Thursday: 64 came', 'email-template', ['64 came']],
    ['For the summer newsletter: we bought a crane', 'email-template', ['we bought a crane']],
    [
      'Can our five tips be made into a poster? Lift with your legs.',
      'poster',
      ['our five tips', 'Lift with your legs'],
    ],
    [
      'My crew wants to congratulate the Leon band in a post.',
      'social-post',
      ['My crew wants to congratulate the Leon band'],
    ],
  ])('is separated from the words to print: %s', (text, material, said) => {
    expect(read(text).material).toBe(material);
    expect(statementsOf(text)).toEqual(said);
  });

  it.each([
    ['Flyer: bring a photo or a story', undefined],
    ['Email to mills\n- crates 48x40, max 60 lb', undefined],
    ['Poster 24x36: gloves on', '24x36'],
  ])('in %j asks for the size %s', (text, size) => expect(read(text).size).toBe(size));
});

describe('confidential words', () => {
  it.each([
    ['The crane cost $9,000, that stays between us.', 'The crane cost $9,000, that stays between us'],
    [
      'Two people fell last week but no need to say that.',
      'Two people fell last week but no need to say that',
    ],
    [
      'We had 4 spills in May, don’t put that number on it.',
      'We had 4 spills in May, don’t put that number on it',
    ],
  ])('are not printed: %s', (text, left) => {
    const { statements, notUsed, refusals } = after(text);
    expect(statements).toHaveLength(1);
    expect([...notUsed, ...refusals].join('\n')).toContain(left);
  });

  it('include a sentence with a name to skip', () => {
    expect(after('She ran the yard at Orbita. Maybe skip the Orbita part.').statements).toHaveLength(1);
  });

  it('include the sentence before, and any with a name not to mention', () => {
    expect(after('We lost the bid. Please keep that out.').notUsed).toContain('We lost the bid');
    expect(after("Orbita closed its yard. Don't mention Orbita.").notUsed).toContain(
      'Orbita closed its yard',
    );
  });
});

describe('"no …"', () => {
  it.each([
    'No oil, no paint.',
    'No walk-ins.',
    'No running.',
    'No badge, no lunch.',
    'Not tiles, not bricks.',
  ])('is for the reader: %s', (text) =>
    expect(after(text).statements.map((one) => `${one.text}.`)).toContain(text),
  );
  it.each([
    'No trees please.',
    'Green only, no leaves.',
    'Please no owls.',
    'No cars, please.',
    'No chest thumping.',
  ])('is for the designer: %s', (text) => expect(after(text).statements).toHaveLength(1));
  it('pairs with "yes" in a list', () => {
    const { facts } = read('Brochure.\nYes: racks, cable, drives\nNo: tires, paint, old oil');
    expect(facts.filter(({ kind }) => kind === 'item').map(({ text }) => text)).toEqual([
      'racks',
      'cable',
      'drives',
      'tires',
      'paint',
      'old oil',
    ]);
  });
});

describe('a short follow-up sentence', () => {
  it.each([
    'Boots on.',
    'Sleeves rolled up.',
    'Lids closed when it rains.',
    'Use ramp C.',
    'Report loose bolts.',
    "It's for the paint shop in Ghent.",
    "It's run by the county.",
    "They're the Night Owls.",
    'They block the drain.',
    'Her coach is Dana Fox.',
    'By Dana Fox, Controller.',
    'Drivers wanted for the night line.',
    'Red: oily rags.',
    'People should bring a photo.',
    'We want to hold a lunch for Dana Fox.',
    'People bring old cords.',
    'Cord, foil, rags.',
    'Bring your ID and your I-9.',
    'Tag bent ones red.',
    'Max ten per person.',
    'Steel left, brass right, the rest goes back to the line.',
    'A magnet hangs on the post.',
    'Ask Dana.',
    'Put them in a crate with a lid.',
    'Join us if you like.',
    'Two years on a crane is enough.',
    "Don't wash red rags.",
    'The foam is hot, let it cool.',
    'Broken glass: cover with a tarp.',
    '"We want to teach," says Dana Fox, our cook.',
    'The yard takes cord (foil, rags, tin).',
    'With Rep. Dana Fox.',
  ])('is printed: %s', (text) => expect(after(text).statements.map((one) => `${one.text}.`)).toContain(text));

  it('is printed after a label that leads to the text', () => {
    expect(
      statementsOf(
        'Piece: poster\nMessage: Ring twice. Arms in when it moves. Wait.\nTone: firm\nDeadline: May 1',
      ),
    ).toEqual(['Ring twice', 'Arms in when it moves', 'Wait']);
    expect(statementsOf('Post. Slide one: Why we wash glass. Slide two: the rest is sand')).toEqual([
      'Why we wash glass',
      'the rest is sand',
    ]);
  });

  it('is printed with a name that resembles a wish', () => {
    expect(after('$14,300 for Lake Dog Care.').statements).toHaveLength(2);
  });

  it('is printed after a wish if it says how to reach us', () => {
    expect(after('Pictures by the door, send yours to pr@daybreak.example.').statements.at(-1)?.text).toBe(
      'send yours to pr@daybreak.example',
    );
  });
});

describe('a sentence for the designer', () => {
  it.each([
    'Should hang in every cab.',
    'Keep soccer out of it.',
    'Pat says put a fish on it.',
    'Tested a similar one in May with red.',
    'Nobody reads long posters.',
    'The auditors checked the figures.',
    'Tongue in cheek but not mean.',
    "That's all they need.",
    'Use her married name.',
    'It must not promise a date.',
    'Embargo until May 8.',
    'The pupils will look at it.',
    'Our boss is new, so go easy.',
    'No names, the lease is new.',
    'No hearts, half of them are bachelors.',
    'People will grumble, so be kind.',
    'Use "we" sparingly.',
    'She wants her degree on it.',
    'The county seal is not allowed on it.',
    'Or not, whatever works.',
    'Tag ACME.',
    'No need for a design.',
    "It's their banner.",
    'Blue please and a sun.',
    'We have footage that you can use.',
    'The old poster is from 2011.',
    'French on the back later.',
    "Don't publish before May 8.",
    'Print two per floor.',
    'They only take PDFs.',
    'The county will mail them out.',
    "So let's make a new one.",
    "Don't speculate about the lease.",
    'Accents not needed.',
    'Red blue gold obviously.',
    'Wait for the board vote on May 8.',
    'Engineers should double-check.',
    'The subject should start with HOLD.',
  ])('is not printed: %s', (text) => {
    const { statements, notUsed, refusals } = after(text);
    expect(statements).toHaveLength(1);
    expect([...notUsed, ...refusals].join('')).not.toBe('');
  });
});

it('ends a sentence after a single letter that names something', () => {
  expect(
    after('Take ramp C. Doors close at 6 pm.')
      .statements.map((one) => one.text)
      .slice(1),
  ).toEqual(['Take ramp C', 'Doors close at 6 pm']);
  expect(after('A talk by J. Rowan on May 4.').statements).toHaveLength(2);
});

it('keeps parentheses whole', () => {
  expect(statementsOf('Flyer for the fair in Waco on May 4 (booth 9, East Hall, 10-3). Free mugs.')).toEqual([
    'the fair in Waco on May 4 (booth 9, East Hall, 10-3)',
    'Free mugs',
  ]);
});

it('allows asking readers for a resume', () => {
  expect(after('Send a resume to jobs@daybreak.example.').refusals).toEqual([]);
});

it('prints what follows the colon of a wish', () => {
  expect(
    after('They asked us to lay it out: May 8, 9 to noon, two boxes each.').statements.at(-1)?.text,
  ).toBe('May 8, 9 to noon, two boxes each');
});
