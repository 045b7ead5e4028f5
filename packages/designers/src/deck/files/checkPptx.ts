import { holdsWords, sameWords } from '@daybreak/print/words';
import { unzip } from '@daybreak/print/zip';

/** The words of a slide and its speaker notes. */
export interface SlideWords {
  texts: readonly string[];
  notes: string;
}

/**
 * Reads a presentation as an office program does and compares each slide's words with the original.
 *
 * @throws {ExportError} with the first word that differs.
 */
export async function checkPptx(slides: readonly SlideWords[], file: Blob): Promise<void> {
  const parts = await unzip(file);
  const words = (part: string) =>
    [...xml(parts.get(part)).getElementsByTagName('a:t')].map(({ textContent }) => textContent ?? '');
  for (const [index, { texts, notes }] of slides.entries()) {
    sameWords(texts, words(`ppt/slides/slide${index + 1}.xml`), 'The presentation');
    holdsWords([notes], words(`ppt/notesSlides/notesSlide${index + 1}.xml`).join(' '), 'The presentation');
  }
}

/** A missing or malformed part has no words, so the first word of its slide is named. */
const xml = (part?: Uint8Array) =>
  new DOMParser().parseFromString(new TextDecoder().decode(part) || '<none/>', 'application/xml');
