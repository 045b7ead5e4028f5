import type { ExportedFile } from '@daybreak/print';
import { browserExporter } from '../../editor/print.ts';
import { documentTitle } from '../messages.ts';
import { stageSize } from '../stage.ts';
import { deckFileName, type FileJob } from './fileJob.ts';
import { withMountedSlides } from './mountSlides.tsx';

/** The deck as a PDF for screens: a page of 20 × 11.25 in per slide, its text selectable. */
export const makePdf = ({ date, signal, onProgress }: FileJob): Promise<ExportedFile> =>
  withMountedSlides(signal, async (mounted) => {
    const [file] = await browserExporter.export({
      designer: 'sales-deck',
      title: documentTitle,
      sources: mounted.map(({ slide, node }) => ({
        side: {
          id: slide.id,
          label: slide.content.title,
          size: { ...stageSize, unit: 'px', bleed: 0 },
        },
        node,
      })),
      format: 'pdf',
      proof: true,
      date,
      signal,
      onProgress,
    });
    if (!file) throw new Error('The PDF engine made no file.');
    // Leaves out its note, which is about print.
    return { name: deckFileName(date, 'pdf'), blob: file.blob };
  });
