import { describe, expect, it } from 'vitest';
import { samples } from '../../openedFiles/making/scripts.ts';
import { scriptsOf } from './scripts.ts';

const families = (text: string, language?: string) =>
  scriptsOf(text, language).flatMap((script) => script.families);

describe('the font fallbacks of Poppins', () => {
  it.each([
    'Every panel has a second sunrise — 14 × 20 in, 80 % “quoted” … ½ €',
    'Žluťoučký kůň, Łódź, Şişli, Ærø, naïve façade',
    'O\u2019Brien\u00a0& Co. ™ © ® • · – ‹›',
  ])('aren’t needed for Latin: %s', (text) => {
    expect(scriptsOf(text)).toEqual([]);
  });

  it('exist for every other script', () => {
    for (const [name, { headline, sentence }] of Object.entries(samples))
      if (name !== 'latin') expect(scriptsOf(`${headline} ${sentence}`), name).not.toEqual([]);
  });

  it('draw a shared East Asian character by its language, else by the letters around it', () => {
    expect(families('直骨', 'ja')).toEqual(['Noto Sans JP Variable']);
    expect(families('直骨', 'ko')).toEqual(['Noto Sans KR Variable']);
    expect(families('直骨', 'zh-Hans')).toEqual(['Noto Sans SC Variable']);
    expect(families('直骨')).toEqual(['Noto Sans SC Variable']);
    expect(families('直骨です')).toEqual(['Noto Sans JP Variable']);
    expect(families('直骨です', 'zh')).toEqual(['Noto Sans SC Variable', 'Noto Sans JP Variable']);
  });

  it('set a whole text if its words would otherwise mix two typefaces', () => {
    const leading = (text: string) => scriptsOf(text).some(({ includesLatin }) => includesLatin);
    expect(leading('Bình minh thứ hai')).toBe(true);
    expect(leading('Второй рассвет')).toBe(false);
  });

  it.each(['Ĝis la ĉielo', 'Ħal Qormi', 'Nguye\u0302\u0303n', 'Ǻrøya'])(
    'set a text with Latin letters that Poppins lacks: %s',
    (text) => {
      expect(families(text)).toEqual(['Montserrat Variable']);
    },
  );

  it('draw all Greek of a text in one typeface that has all its accents', () => {
    expect(families('Ἀριστοτέλης και Ήλιος')[0]).toBe('Inter Variable');
    expect(families('Α\u0313ριστοτε\u0301λης')[0]).toBe('Inter Variable');
    expect(families('Ήλιος')).toEqual(['Geologica Variable']);
  });

  it('include subscript figures and currency signs', () => {
    expect(families('CO₂')).toEqual(['Heebo Variable']);
    expect(families('0.1 ₿')).toEqual(['Montserrat Variable']);
  });

  it('include the emoji typeface only for emoji', () => {
    expect(families('5 % © 2026 #1')).toEqual([]);
    expect(families('🌞')).toEqual(['Noto Emoji Variable']);
  });
});
