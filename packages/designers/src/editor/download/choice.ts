import { type ArtboardSide, type ExportRequest, isPrinted } from '@daybreak/print';
import type { SizeGroup } from '../sizes/sets.ts';
import type { Order } from './ticket/handOff.ts';

/** The preparations of a print PDF. */
export const preparations = ['marks', 'bleed', 'trim', 'ten-up', 'proof'] as const;
export type Preparation = (typeof preparations)[number];

export const stocks = ['coated', 'uncoated'] as const;
export type Stock = (typeof stocks)[number];

/** The user's choice in the download dialog. */
export interface DownloadChoice {
  format: ExportRequest['format'];
  /** Pixel multiple, for pieces measured in pixels. */
  scale: 1 | 2;
  /** The preparation of a print PDF. */
  prepared: Preparation;
  /** The paper that a print PDF is made for. */
  stock: Stock;
  /** The set to download, instead of the piece being shown. */
  set?: SizeGroup;
  /** The order that goes to a printer with the file. */
  order?: Order;
}

/** Checks whether it goes to a print shop. An office printer needs no order, and a proof isn't sent to anyone. */
export const goesToPrinter = ({ format, prepared, set }: DownloadChoice): boolean =>
  format === 'pdf' && !set && (prepared === 'marks' || prepared === 'bleed');

/** The initial choice, until the user makes one. */
export const firstChoice = (sides: readonly ArtboardSide[]): DownloadChoice => ({
  format: sides[0] && isPrinted(sides[0].size) ? 'pdf' : 'png',
  scale: 1,
  prepared: 'marks',
  stock: 'coated',
});

/** The export options of each preparation. A sheet of ten has its own marks; a proof has neither marks nor paper. */
const options: Record<Preparation, Pick<ExportRequest, 'marks' | 'bleed' | 'proof' | 'sheet'>> = {
  marks: { marks: true, bleed: true },
  bleed: { marks: false, bleed: true },
  trim: { marks: false, bleed: false },
  'ten-up': { sheet: 'ten-up' },
  proof: { proof: true },
};

/** Converts the choice to export options. */
export const exportOptions = ({
  format,
  scale,
  prepared,
  stock,
}: DownloadChoice): Pick<
  ExportRequest,
  'format' | 'scale' | 'marks' | 'bleed' | 'proof' | 'stock' | 'sheet'
> => (format === 'pdf' ? { format, stock, ...options[prepared] } : { format, scale });
