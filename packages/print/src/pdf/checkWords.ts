import { createYielder } from '../createYielder.ts';
import { pdfTexts } from '../reading/pdfTexts.ts';
import { sameWords } from '../words/sameWords.ts';
import type { ShownText } from '../words/shownTexts.ts';
import { type Item, type Page, type TextRun, textRuns } from './displayList.ts';
import { openingBrackets } from './walk/mirroredCharacter.ts';
import { loadFont } from './write/fonts.ts';

const fileLabel = 'The PDF';
const rightToLeftCharacter = /[\p{Script=Hebrew}\p{Script=Arabic}\u200f\u202b\u2067]/u;

const wordsOf = ({ glyphs }: TextRun): string => glyphs.map(({ character }) => character).join('');
/** Returns a run's text in reading order. Its glyphs are in line order. */
const readingOrderText = (run: TextRun): string =>
  wordsOf({ ...run, glyphs: run.rtl ? run.glyphs.toReversed() : run.glyphs });

/**
 * Compares the words that artwork shows with those that will be drawn. In right-to-left lines, brackets are drawn mirrored, so either form
 * counts as equal.
 *
 * @throws {ExportError} that names the first word that differs.
 */
export function checkWalkedWords(texts: readonly ShownText[], items: Item[]): void {
  const runs = textRuns(items).toSorted((a, b) => a.order - b.order);
  const mirrors = texts.some(
    ({ words, style }) => style.direction === 'rtl' || rightToLeftCharacter.test(words),
  );
  const sameWay = (text: string) =>
    mirrors ? text.replaceAll(/./gu, (character) => openingBrackets[character] ?? character) : text;
  sameWords(
    texts.map(({ words }) => sameWay(words)),
    runs.map((run) => sameWay(readingOrderText({ ...run, glyphs: run.glyphs.filter(({ soft }) => !soft) }))),
    fileLabel,
  );
}

/**
 * Compares the artwork's words with those in the written file: what its glyphs mean to a program that searches or copies text, and whether
 * they're the right glyphs for these letters.
 *
 * @param papers the artworks on each page of the file, in drawing order
 * @throws {ExportError} that names the first word that differs.
 */
export async function checkPrintedWords(papers: readonly (readonly Page[])[], pdf: Blob): Promise<void> {
  const pages = await pdfTexts(pdf);
  const next = createYielder();
  for (const [index, artworks] of papers.entries()) {
    await next();
    const drawnRuns = artworks.flatMap(({ items }) => textRuns(items));
    const printedRuns = pages[index] ?? [];
    sameWords(
      drawnRuns.map(wordsOf),
      printedRuns.map((text) => text.words),
      fileLabel,
    );
    const drawnWords: string[] = [];
    for (const [place, run] of drawnRuns.entries()) {
      const { name, font } = run.face ?? (await loadFont(run.weight));
      const text = printedRuns[place];
      drawnWords.push(
        run.glyphs
          .map(({ character, glyph = font.glyph(character) }, at) =>
            text?.font === name && text.glyphs[at] === glyph ? character : '\ufffd',
          )
          .join(''),
      );
    }
    sameWords(drawnRuns.map(wordsOf), drawnWords, fileLabel);
  }
}
