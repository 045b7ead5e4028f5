import { describe, expect, it } from 'vitest';
import { readBrief } from './readBrief.ts';

const read = (text: string) => readBrief(text, { today: '2026-11-22', locale: 'en-US' });
const after = (text: string) => read(`Flyer: battery swap in Bastrop. ${text}`);

describe('a sentence is printed for its form', () => {
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
  ])('%s: %s', (_form, text) => {
    const { statements, notUsed } = after(text);
    expect(statements.map((one) => `${one.text}.`)).toContain(text);
    expect(notUsed).toEqual([]);
  });
});

describe('a sentence without such a form is not used', () => {
  it.each([
    ['a wish', 'The county insists on a sober look.'],
    ['our wish', "We'd prefer not to show people."],
    ['an approval', 'Sign-off by the regional manager is pending.'],
    ['a department', 'Legal has to see this on Friday.'],
    ['an apology', 'Sorry this is so last minute.'],
    ['a question to the designer', 'Is Thursday doable?'],
    ['an aside', 'Last time people threw in yogurt cups, honestly.'],
    ['a note', 'pic tk'],
    ['somebody unknown', 'Her cousin paints.'],
  ])('%s: %s', (_form, text) => {
    const { statements, notUsed } = after(text);
    expect(statements.map((one) => one.text)).toEqual(['battery swap in Bastrop']);
    expect(notUsed).toEqual([text.replace(/[.?]$/, '')]);
  });

  it('says nothing with what is left next to refused words', () => {
    const { statements, refusals } = after('Daybreak = the greenest recycler in Texas, hands down.');
    expect(statements.map((one) => one.text)).toEqual(['battery swap in Bastrop']);
    expect(refusals).toHaveLength(1);
  });

  it('leaves out an aside in parentheses, and keeps one that says who', () => {
    expect(after('62 volunteers (do not ask), with Dana Whitfield (VP Ops).').statements.at(-1)?.text).toBe(
      'with Dana Whitfield (VP Ops)',
    );
  });
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
  ])('%s', (text, said) => expect(read(text).statements.map((one) => one.text)).toEqual(said));
});

it.each([
  ['11a CT', '11:00'],
  ['3:30p', '15:30'],
  ['Saturday, ten to two, in the yard', '10:00'],
  ['from nine until one at the hall', '09:00'],
  ['at seven in the evening', '19:00'],
  ['cake at three', '15:00'],
])('reads %j as %s', (text, value) =>
  expect(read(`Open house on 5 June 2027, ${text}`).facts.find(({ kind }) => kind === 'time')?.value).toBe(
    value,
  ),
);
