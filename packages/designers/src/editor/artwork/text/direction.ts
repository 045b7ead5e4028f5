/**
 * Letters of the scripts that run right to left: Hebrew, Arabic, and related scripts (Unicode bidi classes R and AL).
 */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The direction of a text's first letter, as in `dir="auto"`. Layouts mirror themselves by it. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
