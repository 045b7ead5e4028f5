/** A part of a word, or a mark, as the encoder knows it. */
export interface Token {
  /** Its row. */
  row: number;
  /** Its start in the text. */
  at: number;
}

/** The longest parts of a word that have a row, from its start; what starts with `##` continues a word. */
function partsOf(word: string, rows: ReadonlyMap<string, number>): number[] {
  const parts: number[] = [];
  for (let start = 0, end = word.length; start < word.length; end--) {
    if (end === start) return [rows.get('[UNK]') as number];
    const row = rows.get(`${start === 0 ? '' : '##'}${word.slice(start, end)}`);
    if (row === undefined) continue;
    parts.push(row);
    start = end;
    end = word.length + 1;
  }
  return parts;
}

/**
 * Splits a text into tokens: words and marks without case and accents, and rare words into parts (WordPiece, as in
 * BERT).
 */
export function tokensOf(text: string, rows: ReadonlyMap<string, number>): Token[] {
  const special = (name: string, at: number) => ({ row: rows.get(name) as number, at });
  const found = [...text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].flatMap(({ index, 0: word }) =>
    partsOf(word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''), rows).map((row) => ({
      row,
      at: index,
    })),
  );
  return [special('[CLS]', -1), ...found, special('[SEP]', text.length)];
}
