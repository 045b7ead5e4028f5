/**
 * Spaces of every kind, zero-width marks and control characters: invisible at either end of an address. Matches
 * `private.trimmed`.
 */
const unseen =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e0fff}';
const edges = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');

/** The address that identifies a person, normalized like the database's `private.identity_key`. */
export const identityKey = (address: string): string =>
  address.normalize('NFC').replace(edges, '').toLowerCase().normalize('NFC');

/**
 * The mailbox for an address, however it's spelled, like the database's `private.mailbox_of`. Rate limits count by it.
 */
export const mailboxOf = (address: string): string =>
  identityKey(address).replace(/^([^@+]+)\+[^@]*@/, '$1@');

const inside = new RegExp(`[${unseen}()<>,;:"\\\\[\\]]`, 'u');
const label =
  '[a-z0-9\\u{a1}-\\u{10ffff}](?:[a-z0-9\\u{a1}-\\u{10ffff}\\-]{0,61}[a-z0-9\\u{a1}-\\u{10ffff}])?';
const last = '[a-z\\u{a1}-\\u{10ffff}][a-z0-9\\u{a1}-\\u{10ffff}\\-]{0,61}[a-z0-9\\u{a1}-\\u{10ffff}]';
const shape = new RegExp(`^[^@.]{1,64}(?:\\.[^@.]{1,64})*@(?:${label}\\.)+${last}$`, 'iu');

/** True for a plain address, by the rule of the database's `private.is_email` for normalized ones. */
export const isEmail = (address: string): boolean =>
  [...address].length <= 254 &&
  [...(address.split('@')[0] ?? '')].length <= 64 &&
  !inside.test(address) &&
  shape.test(address);
