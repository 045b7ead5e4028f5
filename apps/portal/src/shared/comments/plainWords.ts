/** Joins letters of scripts that need it; anywhere else it's invisible. */
const joins = (all: string, at: number) =>
  /[\u0600-\u1cff]/.test(all[at - 1] ?? '') && /[\u0600-\u1cff]/.test(all[at + 1] ?? '');

/** Text as the server accepts it: line breaks of one kind, and no invisible characters, which pasted text often has. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|\p{Cf}|\u3164/gu, (mark, at: number, all: string) =>
      (mark === '\u200c' || mark === '\u200d') && joins(all, at) ? mark : '',
    );
