/**
 * Returns whether the joiner at this index is between letters of a script that needs it. Anywhere else it's invisible.
 */
const joins = (all: string, at: number) =>
  /[\u0600-\u1cff]/.test(all[at - 1] ?? '') && /[\u0600-\u1cff]/.test(all[at + 1] ?? '');

/**
 * Returns a text as the server accepts it: with one kind of line break, and without invisible characters, which pasted
 * text often has.
 */
export const plainTextOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|\p{Cf}|\u3164/gu, (mark, at: number, all: string) =>
      (mark === '\u200c' || mark === '\u200d') && joins(all, at) ? mark : '',
    );
