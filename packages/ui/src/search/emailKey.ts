const edges = /^[\s\p{Z}\p{Cc}'"<]+|[\s\p{Z}\p{Cc}'">]+$/gu;

/**
 * Extracts the address from typed or pasted text: without invisible characters, in normal-width letters, and without what email apps put
 * around it, as in "Ada Okafor <ada@example.com>".
 */
export const emailIn = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^[^<>@]*<([^<>]*)>\s*$/, '$1')
    .replaceAll(edges, '')
    .replace(/^mailto:/i, '');

/** Extracts the address in lowercase, which identifies a person. */
export const emailKey = (typed: string): string => emailIn(typed).toLowerCase();

/** Returns whether extracted text looks like an address. Only sending an email shows whether the mailbox exists. */
export const isEmail = (address: string): boolean =>
  /^[^\s@()<>,;:"\\[\]]+@[^\s@.,;:<>()]+(?:\.[^\s@.,;:<>()]+)+$/.test(address);
