import { inches, isPrinted, millimetres } from '../artboardSize.ts';
import { type PixelPlan, pixelPlan } from '../raster/pixelPlan.ts';
import type { ArtboardSide, ArtboardSize, ExportedFile, ExportRequest } from '../types.ts';
import { fileName, sideFileNames, sizeName } from './fileNames.ts';
import { fileSize } from './fileSize.ts';

type Planned = Pick<
  ExportRequest,
  'designer' | 'variant' | 'format' | 'dpi' | 'scale' | 'proof' | 'stock' | 'sheet' | 'date'
> & { sides: readonly ArtboardSide[] };

/** The name and measurements of a file to be made, in words for the user: "1080 × 1080 px", "2 pages". */
export type FilePlan = Pick<ExportedFile, 'name' | 'measures' | 'note'>;
export type PicturePlan = FilePlan & { plan: PixelPlan };

/** The paper for a `ten-up` sheet of cards of this size: Letter, or A4 for cards in millimeters. */
export const tenUpPaper = ({ unit }: Pick<ArtboardSize, 'unit'>): ArtboardSize =>
  unit === 'mm' ? millimetres(210, 297) : inches(8.5, 11);

/**
 * Plans one PNG or JPEG per side.
 *
 * @throws {ExportError} when this browser can't draw a picture that large.
 */
export function plannedPictures(request: Planned): PicturePlan[] {
  const { sides, designer, variant, format, date, scale = 1 } = request;
  const names = sideFileNames(
    { designer, variant, date, extension: format === 'jpeg' ? 'jpg' : 'png' },
    sides,
    sides[0] && isPrinted(sides[0].size) ? 1 : scale,
  );
  return sides.map(({ size }, index) => {
    const plan = pixelPlan(size, request);
    const measures = `${plan.width} × ${plan.height} px`;
    return {
      name: names[index] ?? '',
      measures: isPrinted(size) ? `${measures}, ${plan.dpi} DPI` : measures,
      note: plan.note,
      plan,
    };
  });
}

/** Plans one PDF with a page per side. */
export function plannedPdf({ sides, designer, variant, proof, stock, sheet, date }: Planned): FilePlan {
  const first = sides[0]?.size;
  const size = sheet && first ? tenUpPaper(first) : first;
  return {
    name: fileName({
      designer,
      size: size ? sizeName(size) : '',
      side: [variant, proof ? 'proof' : stock === 'uncoated' ? stock : undefined].filter(Boolean).join(' '),
      date,
      extension: 'pdf',
    }),
    measures: sides.length === 1 ? '1 page' : `${sides.length} pages`,
  };
}

/** The files a request will produce, before they're made, so that the dialog describes exactly what the user gets. */
export const plannedFiles = (request: Planned): FilePlan[] =>
  request.format === 'pdf' ? [plannedPdf(request)] : plannedPictures(request);

/** Describes planned files: "2 files: 1800 × 1200 px, 300 DPI each". */
export function planLine(files: readonly FilePlan[], inOneZip = false): string {
  const measures = [...new Set(files.map(({ measures }) => measures))].join('; ');
  const notes = [...new Set(files.flatMap(({ note }) => note ?? []))];
  const line = `${files.length === 1 ? '1 file' : `${files.length} files${inOneZip ? ' in one ZIP' : ''}`}: ${measures}${files.length > 1 ? ' each' : ''}.`;
  return [line, ...notes].join(' ');
}

/** Describes a finished file with the same measurements plus its size: "ads-728x90-20261122.png (728 × 90 px, 24 KB). …". */
export const madeLine = ({ name, measures, blob, note }: ExportedFile): string =>
  [`${name} (${[measures, fileSize(blob.size)].filter(Boolean).join(', ')})`, note]
    .filter(Boolean)
    .join('. ');
