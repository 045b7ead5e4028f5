const hasPassword = 'Remove the username and password from the web address.';
const isIncomplete = 'Enter a web address that starts with https:// or http://.';

/**
 * Returns an address that's safe in an email or a code: http or https, without a user name or password, which mail
 * filters mistake for phishing. Undefined for anything else, including `javascript:` and `data:` in any spelling.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username || url.password ? undefined : url.href;
}

/** The reason why a typed address isn't accepted, in a sentence for the user; undefined if it's fine or missing. */
export function webAddressError(text: string): string | undefined {
  if (text === '' || webAddress(text)) return undefined;
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim()) ? hasPassword : isIncomplete;
}
