import { describe, expect, it } from 'vitest';
import { hashtagsOf, pictureWords, postText } from './postText.ts';

describe('words of the picture', () => {
  it.each([
    ['One. Two. Three.', 'One', 'Two.', ['Three']],
    ['A line without a stop\nAnd a second', 'A line without a stop', 'And a second', []],
    ['Bring panels!\n\nWe quote in 24 hours.', 'Bring panels!', 'We quote in 24 hours.', []],
    ['Retired panels? We collect.', 'Retired panels?', 'We collect.', []],
    ['And then...', 'And then...', '', []],
    ['98.5 % recovered. Nothing lost.', '98.5 % recovered', 'Nothing lost.', []],
    ['  ', '', '', []],
  ])(
    'come from %j: its first and second sentence, and the others',
    (caption, headline, support, otherSentences) => {
      expect(pictureWords(caption)).toEqual({ headline, support, otherSentences });
    },
  );
  it('leave a second sentence of over 120 characters to the post', () => {
    const long = `A ${'word '.repeat(25)}end`;
    expect(pictureWords(`One. ${long}.`)).toEqual({ headline: 'One', support: '', otherSentences: [long] });
  });
});

describe('hashtags', () => {
  it.each([
    ['#Solar #Recycling', ['#Solar', '#Recycling']],
    ['solar, recycling;  second_life', ['#solar', '#recycling', '#second_life']],
    ['#Solar#Recycling', ['#Solar', '#Recycling']],
    ['##Solar', ['#Solar']],
    ['#second-life! #C&I', ['#secondlife', '#CI']],
    ['#Solar #solar #SOLAR', ['#Solar']],
    ['＃énergie #שמש', ['#énergie', '#שמש']],
    ['# , ;', []],
  ])('are read from %j as %j', (text, tags) => {
    expect(hashtagsOf(text)).toEqual(tags);
  });
  it('stay the same when normalized again', () => {
    const once = hashtagsOf('solar, #Second-Life #Solar').join(' ');
    expect(hashtagsOf(once).join(' ')).toBe(once);
  });
});

describe('the text of the post', () => {
  it('is the whole caption with the hashtags after an empty line', () => {
    expect(postText({ caption: 'One.\n\nTwo. ', hashtags: 'solar, wind' })).toBe(
      'One.\n\nTwo.\n\n#solar #wind',
    );
  });
  it.each([
    ['Only words', '', 'Only words'],
    ['', 'solar', '#solar'],
    ['', '', ''],
  ])('combines %j and %j as %j', (caption, hashtags, text) => {
    expect(postText({ caption, hashtags })).toBe(text);
  });
});
