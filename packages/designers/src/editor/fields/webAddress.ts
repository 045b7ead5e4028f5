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
