/**
 * The address of a button as it goes into a mail: http or https, and without a user name or password, which mail filters take
 * for phishing. Undefined for anything else, `javascript:` and `data:` included, however they are written.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username || url.password ? undefined : url.href;
}

/** Why a mail drops an address that somebody typed, in a sentence for them; undefined for one that it takes, or for none. */
export function addressProblem(text: string): string | undefined {
  if (!text.trim() || webAddress(text)) return undefined;
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim())
    ? 'Take the user name and password out of the address. Until then the email has no button.'
    : 'Enter a complete address that begins with https://. Until then the email has no button.';
}
