import { company, type } from '@daybreak/brand';
import { type ExportedFile, toolsMissing } from '@daybreak/print';
import { shownTexts } from '@daybreak/print/words';
import { loadPart } from '@daybreak/ui/load';
import { documentTitle } from '../messages.ts';
import { notes } from '../notes.ts';
import { checkPptx, type SlideWords } from './checkPptx.ts';
import { deckFileName, type FileJob } from './fileJob.ts';
import { withMountedSlides } from './mountSlides.tsx';
import { type Presentation, writeSlide } from './pptxSlide.ts';
import { readSlide } from './readSlide.ts';

/** The deck as an editable presentation: text boxes, shapes and pictures where the slides have them, plus the notes. */
export const makePptx = ({ date, signal, onProgress }: FileJob): Promise<ExportedFile> =>
  withMountedSlides(signal, async (mounted) => {
    const presentation = await newPresentation();
    const words: SlideWords[] = [];
    for (const [index, { slide, node }] of mounted.entries()) {
      signal?.throwIfAborted();
      onProgress?.((0.9 * index) / mounted.length, `Reading ${slide.content.title}`);
      const parts = await readSlide(node);
      const note = notes[slide.id] ?? '';
      writeSlide(presentation, { name: slide.content.title, parts, notes: note });
      words.push({ texts: shownTexts(node).map((text) => text.words), notes: note });
    }
    onProgress?.(0.9, 'Saving the presentation');
    const blob = (await presentation.write({ outputType: 'blob', compression: true })) as Blob;
    await checkPptx(words, blob);
    signal?.throwIfAborted();
    onProgress?.(1, 'Saving the presentation');
    return { name: deckFileName(date, 'pptx'), blob };
  });

async function newPresentation(): Promise<Presentation> {
  const { default: PptxGenJs } = await loadPart(() => import('pptxgenjs')).catch(toolsMissing);
  const presentation = new PptxGenJs();
  presentation.layout = 'LAYOUT_WIDE';
  presentation.title = documentTitle;
  presentation.subject = documentTitle;
  presentation.author = company.legalName;
  // It's written into the file unescaped: a name with an ampersand would make the file unreadable.
  presentation.company = company.name;
  presentation.theme = { headFontFace: type.family, bodyFontFace: type.family };
  return presentation;
}
