import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cased, sentence } from '../artwork.css.ts';
import { typeset, typesetHeadline } from './typeset.tsx';

/** The stretches of a headline that break last. */
const heldIn = (text: string) =>
  renderToStaticMarkup(typesetHeadline(text))
    .split(`<span class="${sentence}">`)
    .slice(1)
    .map((part) => part.replace(/<.*$/, ''));

describe('a headline', () => {
  it('breaks between short sentences first', () => {
    expect(heldIn('We collect. We recycle. You get proof.')).toEqual([
      'We collect.',
      'We recycle.',
      'You get proof.',
    ]);
  });
  it.each([
    ['one sentence', 'Every panel has a second sunrise.'],
    ['a long one among them', 'We collect. Your retired panels come back as glass, silver and silicon.'],
    ['lines of its author’s', 'We collect.\nWe recycle. You rest.'],
  ])('breaks like other text with %s', (_what, text) => {
    expect(heldIn(text)).toEqual([]);
    expect(renderToStaticMarkup(typesetHeadline(text)).replaceAll(/<[^>]*>/g, '')).toBe(text);
  });
});

it('keeps the lowercase letter in the name of a standard, and leaves other words alone', () => {
  expect(renderToStaticMarkup(typesetHeadline('Now R2v3 certified'))).toContain(
    `<span class="${cased}">R2v3</span>`,
  );
  expect(renderToStaticMarkup(typesetHeadline('24 TB and A5'))).not.toContain(cased);
});

/** The parts that a text's words are drawn in. Its letters don't depend on the state of its joints. */
const partsIn = (text: string) =>
  renderToStaticMarkup(typeset(text))
    .split(/<wbr [^>]*data-joint="word"\/>/)
    .map((part) => part.replaceAll(/<[^>]*>/g, ''));

it('draws symbols as text, even if ♻️ asks for a color emoji', () => {
  const words = (text: string) => renderToStaticMarkup(typeset(text)).replaceAll(/<[^>]*>/g, '');
  expect(words('Sunrise ☀\ufe0f again ♻\ufe0f.')).toBe('Sunrise ☀ again ♻.');
  expect(words('❤\ufe0f-felt')).toBe('❤-felt');
  expect(words('1\ufe0f\u20e3 ❤\ufe0f\u200d🔥')).toBe('1\ufe0f\u20e3 ❤\ufe0f\u200d🔥');
});

describe('break points in long words', () => {
  it.each([
    'Inverters/|(string)/|(central)/|(micro)/|(hybrid)/|(off-grid)—|[all]',
    'Send solar-modules|@nowhere2 for batteries/|modules',
    'short/word',
    'Wechselrichter_|Batterie_|Modul',
    'second|Life|Panel|Programme',
    'PV|Module|Take|Back',
    'photovoltaic-|module',
    'see https://|www|.daybreak|.example/|second-life soon',
    'silicon,|silver;|glass',
    'panels|(used)|[tested]',
    'Messestand12|.Solarmodule',
    'https://|10.0.0.12/|second-life',
    'at 2027-03-14/|2027-03-15',
    '1.250.000,50/|1.250.000,75',
    'Größen|Übersicht|Ändern',
  ])('%s', (parts) => {
    expect(partsIn(parts.replaceAll('|', ''))).toEqual(parts.split('|'));
  });

  it('changes no characters and splits no numbers', () => {
    const piece = fc.constantFrom(...'aZé9/()[]{}-_—.,:;@#&+ ', 'ab', 'Solar', '12', 'क्ष', 'अ', '漢', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('').trim();
        const parts = partsIn(text.replaceAll('&', '+'));
        expect(parts.join('')).toBe(text.replaceAll('&', '+'));
        for (const [index, part] of parts.entries()) {
          if (index === 0) continue;
          expect(part).toMatch(/^[\p{L}\p{N}([{@#.]/u);
          expect(`${parts[index - 1]?.at(-1)}${part.slice(0, 2)}`).not.toMatch(/^\d\.?\d/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
