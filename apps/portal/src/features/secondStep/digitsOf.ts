/** The six digits of an app's code, as people copy them: with blanks between. Undefined for anything else. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** A key or code in groups of four, as it is read aloud and typed. */
export const inGroups = (text: string, between = ' '): string => (text.match(/.{1,4}/g) ?? []).join(between);
