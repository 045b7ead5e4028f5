import { holdsWords, sameWords } from '@daybreak/print/words';
import { unzip } from '@daybreak/print/zip';

/** What a slide shows, and what the speaker says with it. */
export interface SlideWords {
  shown: readonly string[];
  notes: string;
}

/**
 * Reads a presentation the way an office program does and compares each slide's words with the ones it was made from.
 *
 * @throws {ExportError} that names the first word which differs.
 */
export async function checkPptx(slides: readonly SlideWords[], file: Blob): Promise<void> {
  const parts = await unzip(file);
  const words = (part: string) =>
    [...xml(parts.get(part)).getElementsByTagName('a:t')].map(({ textContent }) => textContent ?? '');
  for (const [index, { shown, notes }] of slides.entries()) {
    sameWords(shown, words(`ppt/slides/slide${index + 1}.xml`), 'The presentation');
    holdsWords([notes], words(`ppt/notesSlides/notesSlide${index + 1}.xml`).join(' '), 'The presentation');
  }
}

/** A missing or malformed part has no words, so the first word of its slide is named. */
const xml = (part?: Uint8Array) =>
  new DOMParser().parseFromString(new TextDecoder().decode(part) || '<none/>', 'application/xml');
