import { isPrinted } from '../../export/artboardSize.ts';
import type { ArtboardSide, ExportRequest } from '../../export/types.ts';
import type { PieceSet } from '../sets.ts';
import type { HandOff } from './handOff/handOff.ts';

/** What a print PDF is prepared for. */
export const prepared = ['marks', 'bleed', 'trim', 'ten-up', 'proof'] as const;
export type Prepared = (typeof prepared)[number];

export const stocks = ['coated', 'uncoated'] as const;
export type Stock = (typeof stocks)[number];

/** What a person chose in the download dialog. */
export interface DownloadChoice {
  format: ExportRequest['format'];
  /** Pixel multiple of pieces in pixels. */
  scale: 1 | 2;
  /** Of a print PDF. */
  prepared: Prepared;
  /** The paper that a print PDF is made for. */
  stock: Stock;
  /** More than the piece on show. */
  set?: PieceSet;
  /** The order that goes to a printer with the file. */
  handOff?: HandOff;
}

/** Whether a printer prints it: an office's printer asks for no order, and a proof goes to nobody. */
export const goesToPrinter = ({ format, prepared, set }: DownloadChoice): boolean =>
  format === 'pdf' && !set && (prepared === 'marks' || prepared === 'bleed');

/** What is chosen until somebody chooses. */
export const firstChoice = (sides: readonly ArtboardSide[]): DownloadChoice => ({
  format: sides[0] && isPrinted(sides[0].size) ? 'pdf' : 'png',
  scale: 1,
  prepared: 'marks',
  stock: 'coated',
});

/** What the export is told of each preparation. A sheet of ten has marks of its own, a proof neither marks nor paper. */
const options: Record<Prepared, Pick<ExportRequest, 'marks' | 'bleed' | 'proof' | 'sheet'>> = {
  marks: { marks: true, bleed: true },
  bleed: { marks: false, bleed: true },
  trim: { marks: false, bleed: false },
  'ten-up': { sheet: 'ten-up' },
  proof: { proof: true },
};

/** The choice as options of an export. */
export const exportOptions = ({
  format,
  scale,
  prepared,
  stock,
}: DownloadChoice): Pick<
  ExportRequest,
  'format' | 'scale' | 'marks' | 'bleed' | 'proof' | 'stock' | 'sheet'
> => (format === 'pdf' ? { format, stock, ...options[prepared] } : { format, scale });
