/** An address of which no invisible mark or blank around it makes another. This is what people are told apart by. */
export const emailKey = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/^[\s\p{Z}\p{Cc}]+|[\s\p{Z}\p{Cc}]+$/gu, '')
    .replace(/^mailto:/i, '')
    .toLowerCase();
