/**
 * An address as it goes into a mail or a code: http or https, and without a user name or password, which mail filters take
 * for phishing. Undefined for anything else, `javascript:` and `data:` included, however they are written.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username || url.password ? undefined : url.href;
}
