import { useMemo } from 'react';
import { keptPiece } from '../../export/roundTrip/draftFile.ts';
import type { ArtboardSide, Exporter, ExportSource } from '../../export/types.ts';
import type { Brief, Designer, Notice } from '../designer.ts';
import type { AnyDraft, DraftOf, Fields } from '../fields.ts';
import { draftsOver } from '../sets.ts';
import { useExport } from '../useExport.ts';
import { type DownloadChoice, exportOptions } from './choice.ts';

export interface PieceOnShow<Fs extends Fields> {
  designer: Designer<Fs>;
  draft: DraftOf<Fs>;
  brief: Brief;
  sides: readonly ArtboardSide[];
  /** The mounted artboard of a side. */
  nodeOf: (side: string) => HTMLElement | undefined;
  /** By side: the fields whose text does not fit. */
  tooLong: Readonly<Record<string, readonly string[]>>;
  /** First part of file names, and title of a PDF, where they are not the designer's own. */
  fileId?: string;
  title?: string;
  /** What the files carry (`keptPiece`), where it is more than the draft. */
  kept?: string;
  /** What is said when the files are ready, in place of their names. */
  ready?: Notice;
}

/** What a `DownloadBar` needs for a piece that is on show. */
export function usePieceDownload<Fs extends Fields>(
  piece: PieceOnShow<Fs>,
  exporter: Exporter,
  notify: (notice: Notice) => void,
) {
  const { designer, draft, sides, nodeOf, tooLong } = piece;
  const { progress, run, cancel } = useExport(exporter, notify);

  const sets = useMemo(
    () =>
      (designer.sets ?? []).map((set) => ({
        ...set,
        count: draftsOver(designer.fields, draft, set.over).length,
      })),
    [designer, draft],
  );
  const sources = (): ExportSource[] =>
    sides.flatMap((side) => {
      const node = nodeOf(side.id);
      return node ? [{ side, node }] : [];
    });

  const inspect = async () => {
    const { inspectPiece } = await import('./inspectPiece.ts');
    return inspectPiece(designer, draft, sources(), tooLong);
  };

  const onDownload = (choice: DownloadChoice) =>
    void run(async (signal, onProgress) => {
      const request = {
        designer: piece.fileId ?? designer.id,
        title: piece.title ?? titleOf(designer, draft),
        date: new Date(),
        signal,
        ...exportOptions(choice),
      };
      if (!choice.set)
        return exporter.export({
          ...request,
          sources: sources(),
          draft: piece.kept ?? keptPiece(designer.id, draft),
          fileLimit: designer.fileLimit?.(draft),
          onProgress,
        });
      const { packPieces } = await import('./packPieces.ts');
      return [await packPieces({ ...piece, set: choice.set, exporter, request, onProgress })];
    }, piece.ready);

  return { progress, cancel, sides, sets, sheet: designer.sheet, inspect, onDownload };
}

/** The words of a piece name its PDF; without a title, the designer and the size do. */
function titleOf<Fs extends Fields>({ title, artboards }: Designer<Fs>, draft: DraftOf<Fs>): string {
  const { title: own, headline } = draft as AnyDraft;
  return own?.trim() || headline?.trim() || `${title}, ${artboards(draft)[0]?.label ?? ''}`;
}
