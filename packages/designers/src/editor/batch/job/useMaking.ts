import type { Exporter } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../designer.ts';
import { beginUnmarkedDownload } from '../../download/approval/beginRun.ts';
import { approvingOf, stampFor } from '../../download/approval/fileApproval.ts';
import { useNeedsStamp } from '../../download/approval/useNeedsStamp.ts';
import { exportOptions } from '../../download/choice.ts';
import { useExport } from '../../download/useExport.ts';
import type { CardKind } from '../../userDetails/staffCards.ts';
import type { UserDetails } from '../../userDetails/userDetails.ts';
import { type BatchPiece, batchPdf, batchZip, formatOf } from '../batchFiles.ts';
import type { PersonRow } from '../people.ts';
import { signaturesZip } from '../signatureFiles.ts';
import { openFileCache } from './fileCache.ts';
import type { Job } from './jobStorage.ts';
import { usePausing } from './usePausing.ts';

interface MakingProps {
  job: Job;
  set: (changes: Partial<Job>) => void;
  piece: BatchPiece;
  account: string;
  includedRows: readonly PersonRow[];
  findings: ReadonlyMap<number, readonly PreflightFinding[]>;
  signatureOf: ((user: UserDetails) => string) | undefined;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  /** Called when the files of all rows are saved. */
  onSaved: (kind: CardKind) => Promise<void>;
}

/** Makes a job's files, which can be paused, stopped, and resumed after the user left the page. */
export function useMaking({
  job,
  set,
  piece,
  account,
  includedRows,
  findings,
  signatureOf,
  exporter,
  notify,
  onSaved,
}: MakingProps) {
  const { rows, output, prepared, stock, begun } = job;
  const { progress, run, cancel } = useExport(exporter, notify);
  const { paused, pause, resume, waitWhilePaused } = usePausing();
  const [files] = useState(() => openFileCache(account, piece.designer.id));
  const [madeCount, setMadeCount] = useState(0);
  const [filesKept, setFilesKept] = useState(true);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    void files.count().then((count) => {
      if (isHere.current) setMadeCount(count);
    });
    return () => {
      isHere.current = false;
      cancel();
    };
  }, [cancel, files]);
  const forget = () => {
    setMadeCount(0);
    void files.clear();
  };
  const isMarked = useNeedsStamp(exporter, [piece.designer.id], formatOf(piece));
  const isApart = output === 'zip' || formatOf(piece) !== 'pdf';

  const make = async () => {
    if (!begun) await files.clear();
    const date = begun ? new Date(begun) : new Date();
    set({ begun: date.toISOString() });
    const { marks, bleed, sheet } = exportOptions({
      format: 'pdf',
      scale: 1,
      prepared: output === 'sheets' ? 'ten-up' : prepared,
      stock,
    });
    const startTime = performance.now();
    const isSaved = await run(async (signal, onProgress) => {
      // Rows are never approved.
      const stamp = await stampFor(approvingOf(exporter)?.approvals, piece.designer.id, formatOf(piece));
      const { designer, draftKey } = piece;
      const handOut = await beginUnmarkedDownload(exporter, { designer: designer.id, draftKey }, notify, {
        isProof: output !== 'signatures' && 'stamp' in stamp,
      });
      const making = {
        rows: includedRows,
        leftOut: rows.filter(({ leftOut }) => leftOut),
        findings,
        piece,
        options: { marks, bleed, stock, sheet, ...stamp },
        fileCache: {
          of: files.of,
          keep: async (...file: Parameters<typeof files.keep>) => {
            const isKept = await files.keep(...file);
            if (isHere.current) setFilesKept(isKept);
            return isKept;
          },
        },
        date,
        signal,
        waitWhilePaused,
        onProgress: (fraction: number, label: string) =>
          onProgress(fraction, [label, timeLeft(performance.now() - startTime, fraction)].join('')),
      };
      if (output === 'signatures' && signatureOf)
        return { files: [await signaturesZip(making, signatureOf)] };
      return { files: [isApart ? await batchZip(making, exporter) : await batchPdf(making)], handOut };
    });
    if (isSaved) await onSaved(output === 'signatures' ? 'signature' : 'card');
    // Keep the job if the user left, so making can be resumed.
    if (!isHere.current) return;
    set({ begun: undefined });
    forget();
  };
  return {
    progress,
    paused,
    pause,
    goOn: resume,
    make,
    forget,
    stop: () => {
      cancel();
      resume();
    },
    filesKept,
    /** True if the files say that they aren't approved. Signatures never do. */
    isMarked: isMarked && output !== 'signatures',
    /** The message if the user left the page while files were being made. */
    interrupted: `You left the page while these files were being created. Choose Continue to finish.${
      isApart && output !== 'signatures' && madeCount > 0
        ? ` ${Math.min(madeCount, includedRows.length)} of ${includedRows.length} files are ready.`
        : " We'll start over from the first file."
    }`,
  };
}

/** ", about 12 sec left", or nothing until there's enough data for an estimate. */
function timeLeft(elapsed: number, fraction: number): string {
  if (elapsed < 1000 || fraction < 0.05) return '';
  const seconds = Math.ceil((elapsed * (1 - fraction)) / fraction / 1000);
  return seconds < 90 ? `, about ${seconds} sec left` : `, about ${Math.round(seconds / 60)} min left`;
}
