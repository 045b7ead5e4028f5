import {
  ExportError,
  type ExportedFile,
  type Exporter,
  type ExportRequest,
  type FileLimit,
  sizeName,
} from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { type LeftOut, leftOutLine, type PackedFile, zipOf } from '@daybreak/print/zip';
import type { Fields } from '../fields/fields.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { piecesOver, type SizeGroup } from '../sizes/sets.ts';
import { aboutOf } from './aboutOf.ts';
import { inspectPiece } from './inspectPiece.ts';
import type { ShownPiece } from './pieceOnShow.ts';

interface Packing<Fs extends Fields> extends Pick<ShownPiece<Fs>, 'designer' | 'draft' | 'data'> {
  set: SizeGroup;
  exporter: Exporter;
  request: Omit<ExportRequest, 'sources'>;
  onProgress: NonNullable<ExportRequest['onProgress']>;
}

/**
 * Packs every piece of a set into one ZIP. Pieces are drawn and checked out of sight, one after another. Pieces that
 * look the same become one, named for all its uses. A piece that can't be made is left out; the manifest gives the
 * reason, and lists the warnings of the others.
 *
 * @throws {ExportError} if none can be made, and as `Exporter.export` does
 */
export async function packPieces<Fs extends Fields>({
  designer,
  draft,
  data,
  set,
  exporter,
  request,
  onProgress,
}: Packing<Fs>): Promise<ExportedFile> {
  const pieces = piecesOver(designer, draft, data, set.over);
  const files: PackedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, sameLooks] of pieces.entries()) {
    request.signal?.throwIfAborted();
    const shownPiece = keptPiece(designer.id, draft);
    // Of pieces that look the same, use the one being shown, because it may be approved.
    const each = sameLooks.find((one) => keptPiece(designer.id, one) === shownPiece) ?? sameLooks[0];
    const about = joinAbouts(sameLooks.map((one) => aboutOf(designer.fields, one, set.over)));
    await withOffscreenPiece(designer, each, data, async (sources, tooLong) => {
      const inspect = await inspectPiece({ designer, draft: each, data, sources, tooLong });
      const findings = inspect(request);
      const [error] = findings.filter(({ level }) => level === 'error');
      if (error) {
        leftOut.push({ about, reason: error.says });
        return;
      }
      try {
        const exportedFiles = await exporter.export({
          ...request,
          variant: Object.values(about).join(' '),
          sources,
          draft: keptPiece(designer.id, each),
          fileLimit: lowest(sameLooks.map((one) => designer.fileLimit?.(one))),
          onProgress: (fraction) =>
            onProgress((index + fraction) / pieces.length, `Creating ${index + 1} of ${pieces.length}`),
        });
        // There's one picture per side, but one PDF for all sides, in one size.
        const sizes = sources.map(({ side }) => sizeName(side.size, request.scale));
        const warnings = findings.map(({ says }) => says);
        files.push(...exportedFiles.map((file, index) => ({ ...file, about, warnings, size: sizes[index] })));
      } catch (error) {
        if (!(error instanceof ExportError)) throw error;
        leftOut.push({ about, reason: error.message });
      }
    });
  }
  if (files.length === 0)
    throw new ExportError(`Couldn't create files for these pieces: ${leftOut.map(leftOutLine).join(' ')}`);
  return zipOf({ designer: request.designer, name: nameOf(set, files), files, leftOut, date: request.date });
}

/** Joins the uses of one picture: `{ platform: 'Google, Display', size: 'Leaderboard' }`. */
const joinAbouts = (abouts: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(abouts[0] ?? {}).map((name) => [
      name,
      [...new Set(abouts.map((about) => about[name] ?? ''))].join(', '),
    ]),
  );

/** The lowest limit of a file's platforms. */
const lowest = (limits: readonly (FileLimit | undefined)[]) =>
  limits
    .filter((limit) => limit !== undefined)
    .toSorted((a, b) => a.bytes - b.bytes)
    .at(0);

/** Returns `google` for the sizes of one platform, `all-platforms` for all of them. */
const nameOf = (set: SizeGroup, files: readonly PackedFile[]) =>
  set.over.includes('platform') ? set.id : `${files[0]?.about.platform ?? ''} ${set.id}`.trim();
