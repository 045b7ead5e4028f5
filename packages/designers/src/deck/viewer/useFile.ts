import { ExportError, saveFiles, toolsMissing } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MakeFile } from '../files/fileJob.ts';

export type FileFormat = 'pdf' | 'pptx';

/** The progress of a deck file. */
export type FileState =
  | { readonly stage: 'none' }
  /** `fraction` runs from 0 to 1. */
  | { readonly stage: 'making'; readonly format: FileFormat; readonly fraction: number }
  | { readonly stage: 'saved'; readonly format: FileFormat }
  | { readonly stage: 'failed'; readonly message: string };

/** The makers load when the first file is requested. */
const makers: Record<FileFormat, () => Promise<MakeFile>> = {
  pdf: async () => (await loadPart(() => import('../files/makePdf.ts'))).makePdf,
  pptx: async () => (await loadPart(() => import('../files/makePptx.ts'))).makePptx,
};

const messageOf = (error: unknown) => {
  if (error instanceof ExportError) return error.message;
  console.error("Couldn't make the deck's file.", error);
  return "Couldn't create the file. Reload the page and try again.";
};

/** Makes one file of the deck at a time and offers it as a download. */
export function useFile() {
  const [state, setState] = useState<FileState>({ stage: 'none' });
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  const make = useCallback(async (format: FileFormat) => {
    job.current?.abort();
    const controller = new AbortController();
    job.current = controller;
    const update = (next: FileState) => {
      if (!controller.signal.aborted) setState(next);
    };
    update({ stage: 'making', format, fraction: 0 });
    try {
      const makeFile = await makers[format]().catch(toolsMissing);
      const file = await makeFile({
        date: new Date(),
        signal: controller.signal,
        onProgress: (fraction) => update({ stage: 'making', format, fraction }),
      });
      if (controller.signal.aborted) return;
      saveFiles([file]);
      update({ stage: 'saved', format });
    } catch (error) {
      if (!controller.signal.aborted) update({ stage: 'failed', message: messageOf(error) });
    }
  }, []);

  const dismiss = useCallback(() => {
    job.current?.abort();
    setState({ stage: 'none' });
  }, []);

  return { state, make, dismiss };
}
