import { describe, expect, it } from 'vitest';
import { newDraft } from '../drafts/draft.ts';
import { defineFields } from '../fields/fields.ts';
import { pictureOf, shownIn } from '../fields/pictureOf.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { brandPictureNamed, brandPictures, fitsMail } from './brandPictures.ts';
import { slotPicture } from './slotPicture.ts';

const upload = (id: string) => ({ id, name: `${id}.jpg`, url: `blob:${id}` });
const uploads = (...ids: string[]) => ({ user: defaultUserDetails, images: ids.map(upload) });
const slot = { fills: 1, standIn: 'inverters' };
const urlOf = (name: string) => brandPictureNamed(name)?.url;
const shown = (value: string, given = uploads(), more = {}) =>
  slotPicture(value, given, { ...slot, ...more }).url;

describe('the picture of a slot', () => {
  it('is the upload that fills it if nothing was chosen', () => {
    expect(shown('', uploads('a', 'b'))).toBe('blob:a');
    expect(shown('', uploads('a', 'b'), { fills: 2 })).toBe('blob:b');
    expect(shown('', uploads('a', 'b'), { fills: 3 })).toBe(urlOf('inverters'));
  });
  it('is an upload added as a logo only if it was chosen', () => {
    const given = { images: [{ ...upload('logo'), isLogo: true }, upload('a')] };
    expect(slotPicture('', given, slot).url).toBe('blob:a');
    expect(slotPicture('upload:logo 0.5,0.5 1', given, slot).url).toBe('blob:logo');
  });
  it('is the stand-in without an upload, or the first picture if the stand-in is unknown', () => {
    expect(shown('')).toBe(urlOf('inverters'));
    expect(shown('', uploads(), { standIn: 'nowhere' })).toBe(brandPictures[0]?.url);
  });
  it('is the chosen picture with its crop, whatever else is there', () => {
    expect(slotPicture('library:grid-pylons 0.2,0.7 1.5', uploads('a'), slot)).toEqual({
      url: urlOf('grid-pylons'),
      preview: brandPictureNamed('grid-pylons')?.preview,
      copies: brandPictureNamed('grid-pylons')?.copies,
      ratio: 16 / 9,
      pixels: { width: 4000, height: 2250 },
      source: { library: 'grid-pylons' },
      alt: brandPictureNamed('grid-pylons')?.shows,
      focus: { x: 0.2, y: 0.7 },
      scale: 1.5,
    });
    expect(slotPicture('upload:b 0.2,0.7 1 A%20crew%20', uploads('a', 'b'), slot)).toMatchObject({
      alt: 'A crew',
      shows: 'A crew ',
    });
    expect(slotPicture('upload:b 0.2,0.7 1', uploads('a', 'b'), slot)).toEqual({
      url: 'blob:b',
      preview: undefined,
      ratio: undefined,
      source: { upload: 'b' },
      alt: '',
      focus: { x: 0.2, y: 0.7 },
      scale: 1,
    });
  });
  it.each(['upload:gone 0.5,0.5 1', 'library:gone 0.5,0.5 1'])(
    'is the default, marked as missing, if the chosen picture is not here: %s',
    (value) => {
      expect(slotPicture(value, uploads('a'), slot)).toMatchObject({ url: 'blob:a', missing: true });
      expect(slotPicture(value, uploads(), slot)).toMatchObject({ url: urlOf('inverters'), missing: true });
      expect(slotPicture('', uploads('a'), slot).missing).toBeUndefined();
    },
  );
  it.each([
    ['We shred hard drives while you watch', 'drive-destruction'],
    ['Secure destruction of every drive', 'drive-destruction'],
    ['Batteries wanted, lithium first', 'battery-storage'],
    ['A truck at your door: free pick-up', 'logistics-dock'],
    ['Recycled glass and silicon', 'panel-recycling'],
    ['Solar for your roof', 'commercial-roof'],
    ['Refurbished stock for sale', 'warehouse'],
    ['לכל פאנל זריחה שנייה', 'inverters'],
    ['Panels, batteries, inverters, trucks and drives', 'inverters'],
    ['', 'inverters'],
  ])('follows the topic of the words: %s', (words, name) => {
    expect(shown('', uploads(), { words: [words] })).toBe(urlOf(name));
  });
  it.each([
    ['Solar for the school in your street', 'drawn-school'],
    ['Safety week for panel crews', 'drawn-helmet'],
    ['Thank you, volunteers', 'drawn-hands'],
    ['We are closed over the holiday', 'drawn-calendar'],
    ['Internships at the recycling plant', 'drawn-training'],
  ])('is an illustration if no photograph shows the topic: %s', (words, name) => {
    expect(shown('', uploads(), { words: [words] })).toBe(urlOf(name));
  });
  it('is a photograph if it shows more of the topic than an illustration', () => {
    expect(shown('', uploads(), { words: ['Data destruction in a hospital'] })).toBe(
      urlOf('drive-destruction'),
    );
    expect(shown('', uploads(), { words: ['A truck for landlords'] })).toBe(urlOf('logistics-dock'));
  });
  it('follows earlier words more than later ones', () => {
    const [title, line] = ['Old batteries', 'Our colleagues come to you'];
    expect(shown('', uploads(), { words: [title, line] })).toBe(urlOf('battery-storage'));
    expect(shown('', uploads(), { words: ['Meet your new colleagues', title] })).toBe(urlOf('drawn-team'));
  });
  it('colors an illustration for its ground', () => {
    const on = (ground: string) => shown('library:drawn-truck 0.5,0.5 1', uploads(), { ground });
    expect(on('night')).toMatch(/night\.svg#truck$/);
    expect(on('white')).toMatch(/white\.svg#truck$/);
    expect(slotPicture('library:drawn-truck 0.5,0.5 1', uploads(), slot)).toMatchObject({
      pixels: undefined,
      copies: undefined,
      source: { library: 'drawn-truck' },
    });
  });
  it('is limited to the offered pictures', () => {
    const given = { images: [], choices: brandPictures.filter(fitsMail) };
    expect(slotPicture('', given, { ...slot, words: ['Thank you, volunteers'] }).source).toEqual({
      library: 'inverters',
    });
    expect(slotPicture('library:drawn-truck 0.5,0.5 1', given, slot)).toMatchObject({
      source: { library: 'inverters' },
      missing: true,
    });
  });
  it('is the stand-in if no other picture matches the words better', () => {
    expect(
      shown('', uploads(), {
        standIn: 'solar-aisle',
        words: ['Every solar panel has a second sunrise'],
      }),
    ).toBe(urlOf('solar-aisle'));
  });
});

it('shows a portrait brand picture in a tall slot, whatever the words', () => {
  const tall = { isPortrait: true, standIn: 'panel-recycling' };
  expect(shown('', uploads(), { ...tall, words: ['Recycled glass and silicon'] })).toBe(
    urlOf('solar-portrait'),
  );
  expect(shown('', uploads(), { ...tall, words: ['The aisle of our data center'] })).toBe(
    urlOf('hall-portrait'),
  );
  expect(shown('', uploads('a'), tall)).toBe('blob:a');
  const wide = {
    isPortrait: false,
    standIn: 'panel-recycling',
    words: ['The aisle of our data center'],
  };
  expect(shown('', uploads(), wide)).not.toBe(urlOf('hall-portrait'));
});

describe('a logo field', () => {
  const fields = defineFields({ partner: { kind: 'picture', label: 'Partner logo' } });
  const shownOf = (partner: string) => shownIn(fields, { partner }, 'partner', uploads('acme'));

  it('is empty until a logo is chosen, whatever else was added', () => {
    expect(newDraft(fields)).toEqual({ partner: '' });
    expect(shownOf('')).toEqual({ picture: undefined });
    expect(shownOf('upload:acme 0.5,0.3 1').picture?.url).toBe('blob:acme');
  });
  it('reports a missing logo and shows none', () => {
    expect(shownOf('upload:gone 0.5,0.3 1')).toEqual({
      missing: expect.stringMatching(/logo you chose isn't saved in this browser.*won't show a logo/),
    });
  });
});

describe('a picture field', () => {
  const fields = defineFields({
    type: {
      kind: 'choice',
      label: 'Type',
      options: [
        { value: 'event', label: 'Event' },
        { value: 'service', label: 'Service' },
      ],
      initial: 'event',
    },
    title: { kind: 'text', label: 'Title', initial: '' },
    picture: {
      kind: 'picture',
      label: 'Picture',
      fills: 1,
      standIn: { by: 'type', table: { event: 'logistics-dock', service: 'inverters' } },
      follows: ['title'],
    },
  });
  const draft = newDraft(fields);
  it('takes its stand-in from its table, and follows the words of the fields that it names', () => {
    expect(pictureOf(fields, draft, 'picture', uploads()).url).toBe(urlOf('logistics-dock'));
    expect(pictureOf(fields, { ...draft, type: 'service' }, 'picture', uploads()).url).toBe(
      urlOf('inverters'),
    );
    expect(pictureOf(fields, { ...draft, title: 'Data destroyed' }, 'picture', uploads()).url).toBe(
      urlOf('drive-destruction'),
    );
  });
  it('throws for a field of another kind', () => {
    expect(() => pictureOf(fields, draft, 'title', uploads())).toThrow("title isn't a picture.");
  });
});

describe('several pictures of one piece', () => {
  const fields = defineFields({
    words: { kind: 'text', label: 'Words', initial: '' },
    one: {
      kind: 'picture',
      label: 'One',
      fills: 1,
      standIn: 'warehouse',
      follows: ['words'],
    },
    two: {
      kind: 'picture',
      label: 'Two',
      fills: 2,
      standIn: 'warehouse',
      follows: ['words'],
      unlike: ['one'],
    },
  });
  const both = (given: Partial<Record<keyof typeof fields, string>>, ...ids: string[]) => {
    const draft = { ...newDraft(fields), ...given };
    return [
      pictureOf(fields, draft, 'one', uploads(...ids)).url,
      pictureOf(fields, draft, 'two', uploads(...ids)).url,
    ];
  };
  it('differ unless someone chose the same one', () => {
    const [one, two] = both({ words: 'Drives shredded' });
    expect(one).toBe(urlOf('drive-destruction'));
    expect(two).not.toBe(one);
    expect(both({})[1]).not.toBe(urlOf('warehouse'));
    expect(both({ one: 'library:grid-pylons 0.5,0.5 1' })[1]).toBe(urlOf('warehouse'));
    expect(both({ two: 'library:warehouse 0.5,0.5 1' })).toEqual([urlOf('warehouse'), urlOf('warehouse')]);
    expect(both({}, 'a')).toEqual(['blob:a', urlOf('warehouse')]);
  });
});
