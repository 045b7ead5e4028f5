import { isSeen, textsIn } from '@daybreak/print/words';

/** The element whose line or paragraph contains a text. */
function blockOf(text: Text): Element | null {
  let at = text.parentElement;
  while (at && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement;
  return at;
}

/** The words of mounted artwork, one passage each, followed by its pictures' alternative texts. */
export function alternativeOf(artwork: HTMLElement): string {
  const passages: { block: Element | null; words: string }[] = [];
  for (const text of textsIn(artwork)) {
    if (!text.parentElement || !isSeen(text.parentElement)) continue;
    const block = blockOf(text);
    const last = passages.at(-1);
    if (last && last.block === block) last.words += text.data;
    else passages.push({ block, words: text.data });
  }
  const words = passages
    .map((passage) => passage.words.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => (/[\p{Sentence_Terminal}:]["”»)]?$/u.test(line) ? line : `${line}.`));
  const pictures = [...artwork.querySelectorAll('img')].flatMap(({ alt }) => alt.trim() || []);
  return [words.join(' '), ...(pictures.length > 0 ? [`Shown: ${[...new Set(pictures)].join('; ')}.`] : [])]
    .filter(Boolean)
    .join(' ');
}
