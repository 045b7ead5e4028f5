import { isPrinted } from '../../export/artboardSize.ts';
import type { ArtboardSide, ExportRequest } from '../../export/types.ts';
import type { PieceSet } from '../sets.ts';

/** What a person chose in the download dialog. */
export interface DownloadChoice {
  format: ExportRequest['format'];
  /** Pixel multiple of pieces in pixels. */
  scale: 1 | 2;
  /** Print PDF: pages that reach through the bleed, or end at the cut. */
  bleed: boolean;
  /** Print PDF: crop and fold marks. */
  marks: boolean;
  /** Print PDF: light, in screen colours. */
  proof: boolean;
  /** Print PDF: the piece ten times on a sheet, which has marks of its own. */
  sheet?: ExportRequest['sheet'];
  /** More than the piece on show. */
  set?: PieceSet;
}

/** What is chosen until somebody chooses. */
export const firstChoice = (sides: readonly ArtboardSide[]): DownloadChoice => ({
  format: sides[0] && isPrinted(sides[0].size) ? 'pdf' : 'png',
  scale: 1,
  bleed: true,
  marks: true,
  proof: false,
});

/** The choice as options of an export. */
export const exportOptions = ({
  format,
  scale,
  bleed,
  marks,
  proof,
  sheet,
}: DownloadChoice): Pick<ExportRequest, 'format' | 'scale' | 'marks' | 'bleed' | 'proof' | 'sheet'> =>
  format === 'pdf'
    ? { format, marks: marks && !proof, bleed: bleed && !proof, proof, sheet }
    : { format, scale };
