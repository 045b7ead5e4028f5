import { loadPart } from '@daybreak/ui/load';
import { useMemo } from 'react';
import { plannedFiles } from '../../export/filePlan.ts';
import { toolsMissing } from '../../export/missingFile.ts';
import { keptPiece } from '../../export/roundTrip/draftFile.ts';
import type { Exporter, ExportRequest, ExportSource } from '../../export/types.ts';
import { type Designer, type Notice, pictureNamesOf } from '../designer.ts';
import type { AnyDraft, DraftOf, Fields } from '../fields.ts';
import { shownDraft } from '../ownWords.ts';
import { isSeries, type PieceSet, piecesOver } from '../sets.ts';
import { useExport } from '../useExport.ts';
import { type DownloadChoice, exportOptions } from './choice.ts';
import type { Look } from './DownloadDialog.tsx';
import type { PieceOnShow } from './pieceOnShow.ts';

/** The piece on show, of several pictures. */
const series: PieceSet = { id: 'series', label: '', over: [] };

/** What a `DownloadBar` needs for a piece that is on show. */
export function usePieceDownload<Fs extends Fields>(
  piece: PieceOnShow<Fs>,
  exporter: Exporter,
  notify: (notice: Notice) => void,
) {
  const { designer, draft, brief, sides, nodeOf } = piece;
  const { progress, run, cancel } = useExport(exporter, notify);

  const sets = useMemo(
    () =>
      (designer.sets ?? []).map((set) => ({
        ...set,
        // Asked for when the dialog opens, and not with every letter.
        get count() {
          return piecesOver(designer, draft, brief, set.over)
            .map(([each]) => designer.artboards(each).length)
            .reduce((sum, sides) => sum + sides, 0);
        },
      })),
    [designer, draft, brief],
  );
  const sources = (): ExportSource[] =>
    sides.flatMap((side) => {
      const node = nodeOf(side.id);
      return node ? [{ side, node, pictureNames: pictureNamesOf(piece.brief) }] : [];
    });
  const requestOf = (choice: DownloadChoice) => ({
    designer: piece.fileId ?? designer.id,
    title: piece.title ?? titleOf(designer, draft),
    date: new Date(),
    ...exportOptions(choice),
  });
  const ownRequest = (choice: DownloadChoice): ExportRequest => ({
    ...requestOf(choice),
    sources: sources(),
    draft: piece.kept ?? keptPiece(designer.id, draft),
    fileLimit: designer.fileLimit?.(draft),
  });

  const inspect = (): Look => {
    const inspected = loadPart(() => import('./inspectPiece.ts')).then(
      ({ inspectPiece }) => inspectPiece({ ...piece, sources: sources() }),
      toolsMissing,
    );
    return async (choice) => {
      const findings = (await inspected)(exportOptions(choice));
      const request = ownRequest(choice);
      if (choice.set || !request.fileLimit || findings.some(({ level }) => level === 'error'))
        return findings;
      // Only a file that was made has a size.
      const { withinLimit } = await loadPart(() => import('./withinLimit.ts')).catch(toolsMissing);
      return [...(await withinLimit(request, request.fileLimit)), ...findings];
    };
  };

  const plan = (choice: DownloadChoice) => plannedFiles({ ...requestOf(choice), sides });

  const onDownload = (choice: DownloadChoice) =>
    void run(async (signal, onProgress) => {
      const set = choice.set ?? (isSeries(sides) ? series : undefined);
      if (!set) return exporter.export({ ...ownRequest(choice), signal, onProgress });
      const { packPieces } = await loadPart(() => import('./packPieces.ts')).catch(toolsMissing);
      const request = { ...requestOf(choice), signal };
      return [await packPieces({ ...piece, set, exporter, request, onProgress })];
    }, piece.ready);

  return { progress, cancel, sides, sets, sheet: designer.sheet, inspect, plan, onDownload };
}

/** The words of a piece name its PDF; without a title, the designer and the size do. */
function titleOf<Fs extends Fields>(designer: Designer<Fs>, draft: DraftOf<Fs>): string {
  const { title, artboards } = designer;
  const { title: own, headline } = shownDraft(designer, draft as AnyDraft);
  return own?.trim() || headline?.trim() || `${title}, ${artboards(draft)[0]?.label ?? ''}`;
}
