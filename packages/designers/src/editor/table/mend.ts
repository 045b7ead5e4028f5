import { plainLine, plainLines } from '@daybreak/print/words';

/** Invisible characters that belong to no word. They're copied along with text. */
const strayMarks = /[\u180e\u2060-\u2064\u206a-\u206f]/g;
/** Joiners, which are letters in some scripts but mean nothing next to letters of these. */
const strayJoiners =
  /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}])[\u200c\u200d]|[\u200c\u200d](?=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])/gu;
const edges = /^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** Returns a cell without accidental characters: invisible ones, surrounding blanks, letters in two code points. */
export const cleanCell = (cell: string): string =>
  plainLines(cell.normalize('NFC'))
    .replaceAll(strayMarks, '')
    .replaceAll(strayJoiners, '')
    .replaceAll(edges, '');

/** Cleans a person's detail, which is a single line. */
export const mendedDetail = (cell: string): string =>
  plainLine(cleanCell(cell))
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .trim();
