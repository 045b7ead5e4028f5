/** Digits and letters that no one mixes up when a reference is read aloud (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference, such as `7QK2M-0HXZ4`: 50 random bits. */
export function newReference(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(10))];
  const signs = bytes.map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
