import { type ExportedFile, type Exporter, type ExportRequest, madeLine } from '@daybreak/print';
import { useCallback, useRef, useState } from 'react';
import type { Notice } from '../designer.ts';

interface ExportProgress {
  /** The current task, in words for the user. */
  label: string;
  /** 0–100. */
  percent: number;
}

/** Saves finished files. Rejects with the reason if they mustn't be saved. */
export type Deliver = (files: ExportedFile[], save: () => void) => Promise<void>;

export interface ExportControl {
  /** Undefined while no files are being made. */
  progress: ExportProgress | undefined;
  /** Makes files and saves them. Without `ready`, the notice names the files. Resolves to true once they're saved. */
  run: (
    make: (
      signal: AbortSignal,
      onProgress: NonNullable<ExportRequest['onProgress']>,
    ) => Promise<{ files: ExportedFile[]; handOut?: Deliver | undefined }>,
    ready?: Notice,
  ) => Promise<boolean>;
  cancel: () => void;
}

/** Makes files and offers them as downloads. On failure, shows the exporter's message and changes nothing else. */
export function useExport(exporter: Exporter, notify: (notice: Notice) => void): ExportControl {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);

  const run: ExportControl['run'] = useCallback(
    async (make, ready) => {
      if (running.current) return false;
      const controller = new AbortController();
      running.current = controller;
      setProgress({ label: 'Preparing', percent: 0 });
      try {
        const { files, handOut } = await make(controller.signal, (fraction, label) =>
          setProgress({ label, percent: fraction * 100 }),
        );
        const save = () => exporter.save(files);
        if (handOut) await handOut(files, save);
        else save();
        notify(
          ready ?? {
            title: 'Downloaded',
            description: files.map(madeLine).join(', '),
            tone: 'success',
          },
        );
        return true;
      } catch (error) {
        if (!controller.signal.aborted)
          notify({ title: 'Download failed', description: (error as Error).message, tone: 'danger' });
        return false;
      } finally {
        running.current = undefined;
        setProgress(undefined);
      }
    },
    [exporter, notify],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, run, cancel };
}
