import { plainLine, plainLines } from '../export/words/plainText.ts';

/** Marks that no word is written with: they come along when something is copied. */
const strayMarks = /[\u180e\u2060-\u2064\u206a-\u206f]/g;
/** Joiners are letters of some scripts. Beside the letters of these they're nothing. */
const strayJoiners =
  /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}])[\u200c\u200d]|[\u200c\u200d](?=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])/gu;
const edges = /^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** A cell without what nobody typed: invisible marks, blanks around it, letters in two halves. */
export const mendedCell = (cell: string): string =>
  plainLines(cell.normalize('NFC'))
    .replaceAll(strayMarks, '')
    .replaceAll(strayJoiners, '')
    .replaceAll(edges, '');

/** The same of a detail of a person, which is one line. */
export const mendedDetail = (cell: string): string =>
  plainLine(mendedCell(cell))
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .trim();
