import { describe, expect, it } from 'vitest';
import { placeOf } from './words.ts';

const at = (words: string, letters: string) => ({ words, at: words.indexOf(letters) });

describe('the place of drawn words', () => {
  it('is in the text that matches most of the surrounding words', () => {
    const texts = ['Bring panels', 'We take\n\nBring panels and batteries', 'Panels'];
    expect(placeOf(at('Bring panels and batteries', 'nels'), texts)).toEqual({ index: 1, place: 17 });
    expect(placeOf(at('Bring panels', 'panels'), texts)).toEqual({ index: 0, place: 6 });
  });

  it('is in the preferred text if two say the same', () => {
    expect(placeOf(at('Newsletter', 's'), ['Newsletter', 'Newsletter'], 1)).toEqual({ index: 1, place: 3 });
  });

  it('ignores what typesetting adds between letters or substitutes for them', () => {
    const drawn = 'CALL 512\u2060\u2011\u2060555 IN\u00a024\u00a0hours';
    expect(placeOf(at(drawn, '24'), ['call 512-555 in 24 hours'])).toEqual({ index: 0, place: 16 });
  });

  it('is after the last letter at the end, and at a word next to a space', () => {
    expect(placeOf({ words: 'Hello you', at: 5 }, ['Hello', 'Oh, hello you'])).toEqual({
      index: 1,
      place: 10,
    });
    expect(placeOf({ words: 'Hello', at: 5 }, ['Hello'])).toEqual({ index: 0, place: 5 });
  });

  it('is undefined for words that no text has, even if it has their letters', () => {
    expect(placeOf(at('Unsubscribe', 'sub'), ['Subject', 'sub'])).toBeUndefined();
    expect(placeOf({ words: '', at: 0 }, ['a'])).toBeUndefined();
    expect(placeOf({ words: ' ', at: 0 }, ['a b'])).toBeUndefined();
  });
});
