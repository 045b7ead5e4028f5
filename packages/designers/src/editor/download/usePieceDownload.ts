import {
  type ExportedFile,
  type Exporter,
  type ExportRequest,
  type ExportSource,
  plannedFiles,
  toolsMissing,
} from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { loadPart } from '@daybreak/ui/load';
import { useMemo } from 'react';
import { type Notice, pictureNamesOf } from '../designer.ts';
import type { Fields } from '../fields/fields.ts';
import { tooLongOn } from '../fitting/fitTexts.ts';
import { withPendingFits } from '../fitting/pendingFits.ts';
import { useLatest } from '../rendering/useLatest.ts';
import { useStable } from '../rendering/useStable.ts';
import { isSeries, piecesOver, type SizeGroup } from '../sizes/sets.ts';
import type { DownloadRun } from './approval/beginRun.ts';
import { approvingOf, askedOf } from './approval/fileApproval.ts';
import { type DownloadChoice, exportOptions } from './choice.ts';
import type { RunPreflight } from './dialog/usePreflight.ts';
import type { ShownPiece } from './pieceOnShow.ts';
import { titleOf } from './titleOf.ts';
import { useExport } from './useExport.ts';

/** The set for a piece with several pictures. */
const series: SizeGroup = { id: 'series', label: '', over: [] };

/** The props of a `DownloadBar` for the piece being shown. */
export function usePieceDownload<Fs extends Fields>(
  piece: ShownPiece<Fs>,
  exporter: Exporter,
  notify: (notice: Notice) => void,
) {
  const { designer } = piece;
  const { progress, run, cancel } = useExport(exporter, notify);
  // Values for the dialog shouldn't change with every keystroke.
  const latest = useLatest(piece);
  const sides = useStable(piece.sides);

  const parts = useMemo(() => {
    const approving = approvingOf(exporter);
    /** Asks whether the piece is approved as it is now, and marks files accordingly. */
    const begin = async (): Promise<DownloadRun> => {
      if (!approving) return { exporter };
      const { beginDownload } = await loadPart(() => import('./approval/beginRun.ts')).catch(toolsMissing);
      const { draftKey } = latest.current;
      return beginDownload(
        exporter,
        { designer: designer.id, draftKey, draftText: draftTextOf(latest.current) },
        notify,
      );
    };
    let proofed: DownloadRun | undefined;
    const requestOf = (choice: DownloadChoice) => {
      const { fileId, title, draft } = latest.current;
      return {
        designer: fileId ?? designer.id,
        title: title ?? titleOf(designer, draft),
        date: new Date(),
        ...exportOptions(choice),
      };
    };
    const ownRequest = (choice: DownloadChoice): ExportRequest => {
      const { draft } = latest.current;
      return {
        ...requestOf(choice),
        sources: sourcesOf(latest.current),
        draft: draftTextOf(latest.current),
        fileLimit: designer.fileLimit?.(draft),
      };
    };
    return {
      sheet: designer.sheet,
      sizeGroups: (designer.sizeGroups ?? []).map((set) => ({
        ...set,
        get count() {
          const { draft, data } = latest.current;
          return piecesOver(designer, draft, data, set.over)
            .map(([each]) => designer.artboards(each).length)
            .reduce((sum, sides) => sum + sides, 0);
        },
      })),
      inspect: (): RunPreflight => {
        const current = latest.current;
        const inspected = loadPart(() => import('./inspectPiece.ts')).then(({ inspectPiece }) => {
          const sources = sourcesOf(current);
          const tooLong = Object.fromEntries(sources.map(({ side, node }) => [side.id, tooLongOn(node)]));
          return inspectPiece({ ...current, sources, tooLong });
        }, toolsMissing);
        return async (choice) => {
          const findings = (await inspected)(exportOptions(choice));
          const request = ownRequest(choice);
          if (choice.set || !request.fileLimit || findings.some(({ level }) => level === 'error'))
            return findings;
          // The size is only known once a file has been made.
          const { withinLimit } = await loadPart(() => import('./withinLimit.ts')).catch(toolsMissing);
          return [...(await withinLimit(request, request.fileLimit)), ...findings];
        };
      },
      plan: (choice: DownloadChoice) => plannedFiles({ ...requestOf(choice), sides: latest.current.sides }),
      approvalCheck: approving && {
        ask: () => askedOf(approving.approvals, designer.id, latest.current.draftKey),
        checkPage: approving.approvals.checkPage,
      },
      separations: {
        make: async (choice: DownloadChoice, signal: AbortSignal) => {
          proofed = await begin();
          return proofed.exporter.export({ ...ownRequest(choice), signal });
        },
        save: (files: ExportedFile[]) => void run(async () => ({ files, handOut: proofed?.deliver })),
      },
      onDownload: (choice: DownloadChoice) => {
        const current = latest.current;
        const download = run(async (signal, onProgress) => {
          const { exporter, deliver: handOut } = await begin();
          const set = choice.set ?? (isSeries(current.sides) ? series : undefined);
          if (choice.order) {
            const { packTicket } = await loadPart(() => import('./ticket/packTicket.tsx')).catch(
              toolsMissing,
            );
            const pack = await packTicket(
              { ...ownRequest(choice), signal, onProgress },
              choice.order,
              exporter,
            );
            return { files: [pack], handOut };
          }
          if (!set) {
            const files = await exporter.export({ ...ownRequest(choice), signal, onProgress });
            return { files, handOut };
          }
          const { packPieces } = await loadPart(() => import('./packPieces.ts')).catch(toolsMissing);
          const request = { ...requestOf(choice), signal };
          const pack = await packPieces({ ...current, set, exporter, request, onProgress });
          return { files: [pack], handOut };
        }, current.ready);
        void download.then((isSaved) => {
          if (isSaved) current.onSaved?.();
        });
      },
    };
  }, [designer, exporter, run, notify]);

  return { ...parts, progress, cancel, sides };
}

const draftTextOf = <Fs extends Fields>({ designer, draft, draftText }: ShownPiece<Fs>): string =>
  draftText ?? keptPiece(designer.id, draft);

function sourcesOf<Fs extends Fields>({ sides, nodeOf, data }: ShownPiece<Fs>): ExportSource[] {
  return sides.flatMap((side) => {
    const node = nodeOf(side.id);
    return node ? [{ side, node: withPendingFits(node), pictureNames: pictureNamesOf(data) }] : [];
  });
}
