/** Titles before a name, with or without periods. */
const prefixes =
  /^(?:dr|dra|prof|profa|mr|mrs|ms|mx|miss|mister|herr|frau|m|mme|mlle|sr|sra|srta|don|doña|sig|ing|dipl|mag|lic|arq|rev|fr|hon|sir|dame|lady|lord|capt|col|gen|lt|maj|sgt|h\.?c|med|jur|rer|nat|habil|Dipl-Ing)$/i;
/** Titles that can also be names, words or initials: only a period makes them titles. */
const dotted =
  /^(?:m|don|ing|mag|lic|fr|hon|dame|lady|lord|gen|maj|med|nat|sig|miss|h\.?c|jur|rer|dipl|arq|col)$/i;
/** Words that only follow a title. */
const furtherTitle = /^(?:h\.?\s?c|med|jur|rer|nat|habil|phil|ing)$/i;

/** Generational suffixes, degrees and licenses after a name. */
const suffixes =
  /^(?:jr|jnr|sr|snr|junior|senior|ii|iii|iv|phd|dphil|md|do|dds|dvm|jd|llb|llm|esq|esquire|mba|mfa|mph|msc|bsc|meng|beng|ma|ba|ms|bs|cpa|cfa|cfp|pe|pmp|rn|rph|obe|mbe|cbe|ret|edd|psyd|pharmd|facp|faia|aia|leed(?:ap)?)$/i;
/**
 * Suffixes that can also be last names and words: degrees only in capitals, and next to a name that isn't in capitals.
 */
const alsoNames = /^(?:ma|ba|do|ms|bs|pe|md|rn|jd|ret|aia|junior|senior)$/i;

const withoutPunctuation = (word: string) => word.replaceAll(/[.,'’]/g, '').replaceAll('-', '');
const capitals = /^[\p{Lu}.]+$/u;

export function isPrefix(word: string, after: string): boolean {
  if (after && word.endsWith('.') && furtherTitle.test(word.slice(0, -1))) return true;
  return (
    /^dipl\.?-/i.test(word) ||
    (prefixes.test(withoutPunctuation(word)) &&
      (word.endsWith('.') || !dotted.test(withoutPunctuation(word))))
  );
}

/** Returns whether the last word of a name isn't part of it. After a comma, no further evidence is needed. */
export function isSuffix(word: string, name: string, afterComma = false): boolean {
  if (!suffixes.test(withoutPunctuation(word))) return false;
  if (afterComma || word.includes('.') || !alsoNames.test(withoutPunctuation(word))) return true;
  return capitals.test(word) && !/^[^\p{Ll}]*$/u.test(name);
}
