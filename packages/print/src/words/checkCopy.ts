import { previewOnly } from '../artworkCopy.ts';
import { ExportError } from '../types.ts';
import { plainLines } from './plainText.ts';
import { sameWords } from './sameWords.ts';
import { textsIn } from './shownTexts.ts';

/** The required contents of a copy of artwork. */
interface Parts {
  words: string[];
  pictures: number;
}

export const partsOf = (artwork: HTMLElement): Parts => ({
  words: textsIn(artwork).map(({ data }) => plainLines(data)),
  pictures: [...artwork.querySelectorAll('img')].filter(
    (image) => (image.src || image.srcset) && !image.closest(previewOnly),
  ).length,
});

/**
 * Compares artwork with the copy that a picture is drawn from: all its words, and all its pictures as data.
 *
 * @param copy an SVG document as a data URL
 * @throws {ExportError} that says what differs.
 */
export function checkCopy({ words, pictures }: Parts, copy: string): void {
  const svg = new DOMParser().parseFromString(
    withoutStyles(decodeURIComponent(copy.slice(copy.indexOf(',') + 1))),
    'image/svg+xml',
  );
  if (svg.querySelector('parsererror')) throw lossError("Couldn't copy the artwork");
  sameWords(
    words,
    textsIn(svg).map(({ data }) => data),
    'The picture',
  );
  const copiedImages = [...svg.querySelectorAll('img')].filter((image) =>
    image.getAttribute('src')?.startsWith('data:'),
  );
  if (copiedImages.length < pictures) throw lossError('A picture of the artwork is missing');
}

/**
 * A content security policy blocks styles even in a document that's only parsed. Text that looks like a style stays: texts and attributes
 * of a serialized document contain no angle brackets.
 */
const withoutStyles = (svg: string) =>
  svg
    .replaceAll(/<style[^>]*>[^<]*<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));

const lossError = (what: string) => new ExportError(`${what}. Reload the page and try again.`);
