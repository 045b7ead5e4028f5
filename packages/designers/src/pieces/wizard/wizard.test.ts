import { describe, expect, it } from 'vitest';
import { restoreDraft } from '../../workbench/draft.ts';
import { memoryDrafts } from '../../workbench/draftStore.ts';
import { writeCopy } from './copy/writeCopy.ts';
import { generate } from './generate.ts';
import { historyLimit, loadHistory, restoreHistory, saveHistory, withNewest } from './history.ts';
import { layouts } from './look/layouts.ts';
import { materials } from './look/materials.ts';
import { themes } from './look/themes.ts';
import { openIn } from './openIn.ts';
import { prompts } from './prompts.ts';
import { readDescription } from './reading/readDescription.ts';
import { type WizardDraft, wizardFields } from './wizard.fields.ts';
import { designSpecification, designText } from './wizardFiles.ts';

const draftOf = (description: string, more = {}) => restoreDraft(wizardFields, { description, ...more });

describe('reading a description', () => {
  it.each([
    [
      prompts[0].text,
      {
        topic: 'solar',
        occasion: 'event',
        tone: 'warm',
        audience: 'For homeowners',
        offer: 'free drop-off',
        date: 'Saturday, March 13',
        time: '9 am',
        place: 'Austin',
      },
    ],
    [prompts[1].text, { topic: 'destruction', occasion: 'education', audience: 'For hospitals' }],
    [prompts[2].text, { topic: 'buying', tone: 'urgent', audience: 'For data centers' }],
    [
      prompts[3].text,
      { topic: 'selling', occasion: 'offer', audience: 'For partners', offer: '15% off', date: 'June 30' },
    ],
    [prompts[4].text, { topic: 'hiring', tone: 'warm', place: 'Austin' }],
    [prompts[5].text, { topic: 'solar', occasion: 'education', audience: 'For schools' }],
    [
      'Announcing our new battery recycling line in El Paso',
      { topic: 'batteries', occasion: 'announcement', place: 'El Paso' },
    ],
    [
      'Say "Bring the sun back" on a poster for the open day on 2027-03-13 at 18:30 at 400 Horizon Way',
      { wanted: 'Bring the sun back', occasion: 'event', time: '18:30', place: '400 Horizon Way' },
    ],
    ['', { topic: 'company', occasion: 'service', tone: 'plain' }],
    ['(*&^%$#@! [unclosed \\ "', { topic: 'company' }],
  ])('%j', (text, reading) => {
    expect(readDescription(text)).toMatchObject(reading);
  });

  it('takes a month or weekday for a date, not for a place', () => {
    expect(readDescription('Our workshop in March at 9 am').place).toBeUndefined();
    expect(readDescription('A talk at Tuesday noon').place).toBeUndefined();
  });
});

describe('the words', () => {
  it('are the same for the same reading and variant', () => {
    const reading = readDescription(prompts[0].text);
    expect(writeCopy(reading, 2)).toEqual(writeCopy(reading, 2));
  });

  it.each(prompts.map(({ label, text }) => [label, text]))(
    'of %s differ from one variant to the next',
    (_label, text) => {
      const reading = readDescription(text);
      expect(new Set([0, 1, 2].map((variant) => writeCopy(reading, variant).headline)).size).toBe(3);
    },
  );

  it('keep the headline that was asked for', () => {
    const reading = readDescription('A flyer that says "Bring the sun back"');
    for (const variant of [0, 1, 2]) expect(writeCopy(reading, variant).headline).toBe('Bring the sun back');
  });

  it('name offer, date, time and place that the description names', () => {
    const { eyebrow, headline, detail } = writeCopy(readDescription(prompts[0].text), 0);
    expect(`${eyebrow} ${headline}`).toContain('Free drop-off');
    expect(detail).toBe('Saturday, March 13, 9 am · Austin');
  });
});

describe('a design', () => {
  it('is decided by its draft alone', () => {
    const draft = draftOf(prompts[3].text, { variant: '4' });
    expect(generate(draft)).toEqual(generate({ ...draft }));
  });

  it('has another composition in the next variant, for every material', () => {
    for (const { value } of wizardFields.material.options) {
      const [first, second] = layouts[materials[value].family];
      expect(generate(draftOf('x', { material: value })).layout).toBe(first);
      expect(generate(draftOf('x', { material: value, variant: '1' })).layout).toBe(second);
    }
  });

  it.each(['-3', 'NaN', '', '1e99', 'x'])('takes variant %j without failing', (variant) => {
    expect(generate(draftOf('solar', { variant })).copy.headline).not.toBe('');
  });
});

/** WCAG 2.2, "contrast ratio". */
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(themes))('the theme %s', (_name, theme) => {
  it('keeps words at 4.5:1 and numerals at 3:1', () => {
    expect(contrast(theme.ink, theme.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.eyebrow, theme.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.cta.ink, theme.cta.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.accent, theme.ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('recent generations', () => {
  it('are the newest first and at most five', () => {
    const drafts = Array.from({ length: 7 }, (_, index) => draftOf(`piece ${index}`));
    const history = drafts.reduce<ReturnType<typeof withNewest>>(withNewest, []);
    expect(history.map(({ description }) => description)).toEqual([
      'piece 6',
      'piece 5',
      'piece 4',
      'piece 3',
      'piece 2',
    ]);
    expect(historyLimit).toBe(5);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [[null, 42, { description: '  ' }, { __proto__: { description: 'x' } }]],
  ])('come back from %j as none', (stored) => {
    expect(restoreHistory(stored)).toEqual([]);
  });

  it('survive in the store', () => {
    const store = memoryDrafts();
    const history = [draftOf('one', { material: 'poster' })];
    saveHistory(store, history);
    expect(loadHistory(store)).toEqual(history);
  });
});

describe('opening in a designer', () => {
  it.each([
    ['brochure', 'brochure'],
    ['flyer', 'flyer'],
    ['poster', 'poster'],
    ['social-post', 'social'],
    ['email-template', 'email'],
    ['banner', 'ads'],
    ['presentation', undefined],
    ['infographic', undefined],
    ['custom', undefined],
  ] as const)('a %s goes to %s', (material, designer) => {
    const draft = draftOf(prompts[0].text, { material });
    expect(openIn(draft, generate(draft))?.designer).toBe(designer);
  });

  it('with the picture that was chosen, where the designer shows it', () => {
    const picture = 'library:inverters 0.5,0.5 1';
    const given = (material: WizardDraft['material'], chosen = picture) => {
      const draft = draftOf(prompts[0].text, { material, picture: chosen });
      return openIn(draft, generate(draft))?.draft;
    };
    expect(given('brochure')).toMatchObject({ coverPicture: picture });
    expect(given('social-post')).toMatchObject({ picture, theme: 'image' });
    expect(given('email-template')).toMatchObject({ picture });
    expect(given('email-template', 'upload:mine 0.5,0.5 1')).toMatchObject({ picture: '' });
    expect(given('social-post', '')?.theme).not.toBe('image');
  });
});

it('the files say what the design is', () => {
  const draft = draftOf(prompts[0].text, { material: 'poster', theme: 'vibrant', variant: '1' });
  expect(designSpecification(draft)).toEqual([
    { term: 'Material', value: 'Poster' },
    { term: 'Theme', value: 'Vibrant' },
    { term: 'Size', value: '18 × 24 in, 0.125 in bleed, 300 DPI, CMYK, pictures from 150 DPI' },
    { term: 'Version', value: '2' },
  ]);
  expect(designText(generate(draft))).toContain('Saturday, March 13, 9 am · Austin');
});
