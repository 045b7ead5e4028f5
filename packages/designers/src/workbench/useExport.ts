import { useCallback, useRef, useState } from 'react';
import type { ExportedFile, Exporter, ExportRequest } from '../export/types.ts';
import type { Notice } from './designer.ts';

interface ExportProgress {
  /** What is being done, in words for the user. */
  label: string;
  /** 0–100. */
  percent: number;
}

export interface ExportControl {
  /** Undefined while nothing is being made. */
  progress: ExportProgress | undefined;
  start: (request: ExportRequest) => Promise<void>;
  /** The same for files that are made in another way, from a `signal` and a listener to progress. */
  run: (
    make: (
      signal: AbortSignal,
      onProgress: NonNullable<ExportRequest['onProgress']>,
    ) => Promise<ExportedFile[]>,
  ) => Promise<void>;
  cancel: () => void;
}

/** Makes files and offers them as downloads. A failure is told in the exporter's words and changes nothing else. */
export function useExport(exporter: Exporter, notify: (notice: Notice) => void): ExportControl {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);

  const run: ExportControl['run'] = useCallback(
    async (make) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setProgress({ label: 'Preparing', percent: 0 });
      try {
        const files = await make(controller.signal, (fraction, label) =>
          setProgress({ label, percent: fraction * 100 }),
        );
        exporter.save(files);
        notify({
          title: 'Downloaded',
          description: files.map(({ name, note }) => (note ? `${name}. ${note}` : name)).join(', '),
          tone: 'success',
        });
      } catch (error) {
        if (!controller.signal.aborted)
          notify({ title: 'Download failed', description: (error as Error).message, tone: 'danger' });
      } finally {
        running.current = undefined;
        setProgress(undefined);
      }
    },
    [exporter, notify],
  );
  const start = useCallback(
    (request: ExportRequest) =>
      run((signal, onProgress) => exporter.export({ ...request, signal, onProgress })),
    [exporter, run],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, start, run, cancel };
}
