const bytes = 32;

const hex = (digits: Uint8Array) => Array.from(digits, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The secret of a link: 256 random bits. */
export const newToken = (): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The stored hash of a token. No salt: no one can guess 256 bits. */
export const hashOf = async (token: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
