/** Returns the six digits of an app's code, even if pasted with spaces. Undefined for anything else. */
export function parseCode(entered: string): string | undefined {
  const digits = entered.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** Splits a key or code into groups of four, for reading aloud and typing. */
export const groupByFour = (text: string, between = ' '): string =>
  (text.match(/.{1,4}/g) ?? []).join(between);
