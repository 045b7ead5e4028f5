import { type BrandVersion, brandNow, brandVersions } from '@daybreak/brand';
import { browserExporter, type FileIdentity } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { contentDigest } from '@daybreak/print/identity';
import type { Designer, PieceData } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { withOffscreenPiece } from '../../preview/offscreen.tsx';
import { exportOptions, firstChoice } from '../choice.ts';
import { titleOf } from '../titleOf.ts';

/** An approval's record about the files of its version. */
export interface ApprovedAbout {
  identity: FileIdentity;
  /** The date of the approval, which the files carry. */
  date: Date;
  /** The version of the brand package that it was approved in. */
  brandVersion: string;
}

/** A file of an approved version. */
export interface ApprovedFile {
  format: 'pdf' | 'png';
  /** The fingerprint of its bytes: 64 hexadecimal digits. */
  sha256: string;
  bytes: number;
  blob: Blob;
}

/** The look of the brand in a version of its package. */
const brandIn = (version: string): BrandVersion =>
  brandVersions.findLast(({ id }) => id.localeCompare(version, 'en', { numeric: true }) <= 0) ??
  brandVersions[0] ??
  brandNow;

/**
 * Makes the files of an approved version out of sight: a print PDF with marks, or a PNG of each side. The same record
 * gives the same bytes as long as the designer draws the same.
 *
 * @param brand the version of the brand to draw; the recorded one by default
 * @throws {ExportError} with a sentence for the user if it can't be drawn or read
 */
export async function approvedFiles(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  { identity, date, brandVersion }: ApprovedAbout,
  brand: BrandVersion = brandIn(brandVersion),
): Promise<ApprovedFile[]> {
  const draft = restoreDraft(designer.fields, stored);
  const options = exportOptions(firstChoice(designer.artboards(draft)));
  const files = await withOffscreenPiece(
    designer,
    draft,
    data,
    (sources) =>
      browserExporter.export({
        ...{ designer: designer.id, title: titleOf(designer, draft), sources, date, identity },
        ...options,
        draft: keptPiece(designer.id, draft),
        fileLimit: designer.fileLimit?.(draft),
      }),
    brand,
  );
  return Promise.all(
    files.map(async ({ blob }) => ({
      format: options.format === 'pdf' ? ('pdf' as const) : ('png' as const),
      sha256: await contentDigest(blob),
      bytes: blob.size,
      blob,
    })),
  );
}
