const edges = /^[\s\p{Z}\p{Cc}'"<]+|[\s\p{Z}\p{Cc}'">]+$/gu;

/**
 * The address in what somebody typed or pasted: without invisible marks, in letters of usual width, and without what mail programs put around
 * one, as in "Ada Okafor <ada@example.com>".
 */
export const emailIn = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^[^<>@]*<([^<>]*)>\s*$/, '$1')
    .replaceAll(edges, '')
    .replace(/^mailto:/i, '');

/** The same in small letters: what people are told apart by. */
export const emailKey = (typed: string): string => emailIn(typed).toLowerCase();

/** Whether an address from these reads like one. Whether there is such a mailbox only a mail can tell. */
export const isEmail = (address: string): boolean =>
  /^[^\s@()<>,;:"\\[\]]+@[^\s@.,;:<>()]+(?:\.[^\s@.,;:<>()]+)+$/.test(address);
