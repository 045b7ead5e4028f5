/** Letters of the scripts that run from right to left: Hebrew, Arabic and their neighbours (Unicode bidi classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The direction that a text's first letter gives it, as `dir="auto"` has it. Compositions mirror themselves by it. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
