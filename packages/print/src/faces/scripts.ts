import { loadPart } from '../loadPart.ts';
import { beyondLatin } from './beyondLatin.ts';

/** A writing system, or part of one, that Poppins lacks, with the typefaces that supplement Poppins for it. */
export interface Script {
  letters: RegExp;
  /** The typefaces, in the order that they're tried for a letter. */
  families: readonly string[];
  /** True if adjacent Latin letters use these typefaces too, so that a word never mixes two. */
  includesLatin?: true;
  /** Has letters that reach far above or below the line, or fill it. */
  tall?: true;
  /** Each of its characters fills a square. */
  square?: true;
  /** Declares its faces on the page. Browsers then fetch only the files with letters that a text uses. */
  declare: () => Promise<unknown>;
}

const japanese: Script = {
  letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  families: ['Noto Sans JP Variable'],
  square: true,
  declare: () => loadPart(() => import('./declare/japanese.ts')),
};
const korean: Script = {
  letters: /\p{sc=Hangul}/u,
  families: ['Noto Sans KR Variable'],
  square: true,
  declare: () => loadPart(() => import('./declare/korean.ts')),
};
const chinese: Script = {
  letters: /[\p{sc=Han}\p{sc=Bopomofo}\u3000-\u303f\u3200-\u33ff\uff00-\uffef]/u,
  families: ['Noto Sans SC Variable'],
  square: true,
  declare: () => loadPart(() => import('./declare/chinese.ts')),
};

/** The face that draws a letter depends on its script. For the reasoning, see docs/decisions/0035-every-script.md. */
const scripts: readonly Script[] = [
  {
    // Vietnamese, and other letters that Poppins lacks, such as those of Esperanto, Maltese, and Welsh.
    letters: new RegExp(
      `\\p{sc=Latin}\\p{M}|\\u20ab|(?=${beyondLatin.source})(?![\\u1e9e\\ufb00-\\uffef])\\p{sc=Latin}`,
      'u',
    ),
    families: ['Montserrat Variable'],
    includesLatin: true,
    declare: () => loadPart(() => import('./declare/cyrillic.ts')),
  },
  {
    // Includes the capital ẞ and the hryvnia, bitcoin, and № signs, which Poppins lacks.
    letters: /[\p{sc=Cyrillic}\u1e9e\u20b4\u20bf\u2116]/u,
    families: ['Montserrat Variable'],
    declare: () => loadPart(() => import('./declare/cyrillic.ts')),
  },
  {
    // Polytonic Greek: includes the modern letters in its words too.
    letters: /[\u1f00-\u1fff]/,
    families: ['Inter Variable'],
    declare: () => loadPart(() => import('./declare/polytonic.ts')),
  },
  {
    letters: /\p{sc=Greek}/u,
    families: ['Geologica Variable'],
    declare: () => loadPart(() => import('./declare/greek.ts')),
  },
  {
    // Includes the shekel sign, and the small digits of CO₂ and m⁴.
    letters: /[\p{sc=Hebrew}\u20aa\u2070-\u2089]/u,
    families: ['Heebo Variable'],
    declare: () => loadPart(() => import('./declare/hebrew.ts')),
  },
  {
    letters: /\p{sc=Arabic}/u,
    families: ['Cairo Variable'],
    tall: true,
    declare: () => loadPart(() => import('./declare/arabic.ts')),
  },
  // Poppins has its own Devanagari.
  {
    letters: /\p{scx=Devanagari}/u,
    families: [],
    tall: true,
    declare: () => loadPart(() => import('./declare/devanagari.ts')),
  },
  {
    letters: /\p{sc=Thai}/u,
    families: ['Prompt'],
    tall: true,
    declare: () => loadPart(() => import('./declare/thai.ts')),
  },
];
const symbolScripts: readonly Script[] = [
  {
    letters: /[\u02d8-\u02db\u2021\u2030\u2200-\u22ff\u25ca\ufb01\ufb02]/,
    families: [],
    declare: () => loadPart(() => import('./declare/poppinsSigns.ts')),
  },
  // Arrows and other text symbols, in every weight.
  {
    letters: /[\u2100-\u21ff\u25a0-\u25ff]/,
    families: japanese.families,
    declare: japanese.declare,
  },
  {
    letters: /[\u2300-\u23ff\u2460-\u27bf\u2900-\u297f\u2b00-\u2bff]/u,
    families: ['Noto Sans Symbols 2'],
    declare: () => loadPart(() => import('./declare/symbols.ts')),
  },
  {
    letters: /(?=[^\0-\u22ff])\p{Emoji}|\p{Emoji}\ufe0f/u,
    families: ['Noto Emoji Variable'],
    declare: () => loadPart(() => import('./declare/emoji.ts')),
  },
];

/** Chinese, Japanese, and Korean share characters but draw them differently. */
function eastAsian(text: string, language: string): Script[] {
  const matching = [japanese, korean].filter(({ letters }) => letters.test(text));
  const ofLanguage = { ja: japanese, ko: korean, zh: chinese }[language.slice(0, 2)];
  if (ofLanguage && chinese.letters.test(text)) return [...new Set([ofLanguage, ...matching])];
  return matching.length === 0 && chinese.letters.test(text) ? [chinese] : matching;
}

/**
 * Returns the scripts of a text that need faces in addition to Poppins.
 *
 * @param language of the text, as a BCP 47 tag: decides which East Asian form a shared character takes
 */
export function scriptsOf(words: string, language = ''): readonly Script[] {
  const text = words.normalize('NFC');
  if (!beyondLatin.test(text)) return [];
  const needs = ({ letters }: Script) => letters.test(text);
  return [...scripts.filter(needs), ...eastAsian(text, language), ...symbolScripts.filter(needs)];
}
