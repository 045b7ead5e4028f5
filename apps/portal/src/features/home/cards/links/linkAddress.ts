import { pinLimits } from '../../../../backend/interfaces/Home.ts';

/** The addresses that the database accepts. */
const linkPattern = /^(https?:\/\/[^\s/?#]\S*|\/([^\s/\\]\S*)?)$/;
const scheme = /^[a-z][a-z\d+.-]*:/i;
/** Matches a host and port without a scheme, such as "localhost:8080". */
const hostAndPort = /^[^/:\s]+:\d+(\/|$)/;

/**
 * Normalizes a typed address: a page of this portal (`origin`) to its path, and a web address to its full form, with
 * `https://` if it has no scheme. Undefined for anything else.
 */
export function readAddress(entered: string, origin: string): string | undefined {
  const text = entered.trim();
  const isPath = text.startsWith('/');
  const hasScheme = scheme.test(text) && !hostAndPort.test(text);
  const absolute = isPath ? origin + text : hasScheme ? text : `https://${text}`;
  if (!text || /\s|^\/[/\\]/.test(text) || !URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  // A single word isn't an address.
  if (!isPath && !hasScheme && !/[.:]/.test(url.host) && url.hostname !== 'localhost') return undefined;
  const address = url.origin === origin ? url.pathname + url.search + url.hash : url.href;
  return address.length <= pinLimits.address && linkPattern.test(address) ? address : undefined;
}

/** Names a link whose name was left empty: the host of a web address, or the page's path. */
export function linkName(address: string): string {
  const name = address.startsWith('/') ? address : new URL(address).hostname.replace(/^www\./, '');
  return name.slice(0, pinLimits.label);
}
