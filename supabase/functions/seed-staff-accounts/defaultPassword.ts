/** Letters and digits that people don't confuse when typing them off a screen. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 6;
const groupLength = 4;

/** 24 random characters in groups of four, about 139 bits: `h7Qp-…`. New for every run. */
export function newDefaultPassword(): string {
  // Bytes past the last whole multiple of the alphabet's length would favor its first characters.
  const usable = 256 - (256 % alphabet.length);
  const characters: string[] = [];
  while (characters.length < groups * groupLength) {
    const bytes = crypto.getRandomValues(new Uint8Array(64));
    for (const byte of bytes) if (byte < usable) characters.push(alphabet.charAt(byte % alphabet.length));
  }
  return Array.from({ length: groups }, (_group, index) =>
    characters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  ).join('-');
}
