import { ExportError, type ExportedFile, type Exporter, safeName } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { base64Url } from '@daybreak/print/pictures';
import { type LeftOut, leftOutLine, type PackedFile, zipOf } from '@daybreak/print/zip';
import type { ShownPicture } from '../../editor/campaigns/pieceMaker.ts';
import type { Notice, PieceData } from '../../editor/designer.ts';
import { type ApprovedRun, deliver } from '../../editor/download/approval/approvedRun.ts';
import { beginRun } from '../../editor/download/approval/beginRun.ts';
import type { DraftPlace } from '../../editor/download/approval/fileApproval.ts';
import type { Deliver } from '../../editor/download/useExport.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { disagreements } from '../facts/disagreements.ts';
import type { Facts } from '../facts/facts.ts';
import type { CampaignPiece } from './campaignPieces.ts';
import { loadPieceMaker } from './loadPieceMaker.ts';
import { type OverviewPiece, overviewOf } from './overview.ts';

interface CampaignMaking {
  pieces: readonly {
    part: CampaignPiece;
    draft: AnyDraft;
    /** Its draft in the store, if it has one: the files are recorded for that draft. */
    savedDraft: { key: string; place: DraftPlace } | undefined;
  }[];
  facts: Facts;
  data: PieceData;
  exporter: Exporter;
  date: Date;
  /** Reports what couldn't be recorded. */
  notify: (notice: Notice) => void;
  signal: AbortSignal;
  onProgress: (fraction: number, label: string) => void;
}

const textFile = (name: string, what: string, text: string): PackedFile => ({
  name,
  blob: new Blob([`${text.trim()}\n`], { type: 'text/plain' }),
  about: { text: what },
  warnings: [],
});

const withHeading = (head: string, text: string) => `${head}\n${'-'.repeat([...head].length)}\n${text}`;

/**
 * Returns the exporter for a piece's files, which may be approved. Its pictures in the overview are marked as not
 * approved.
 */
const exporterOf = (run: ApprovedRun, exporter: Exporter): Exporter =>
  run.isApproved
    ? run.exporter
    : {
        ...exporter,
        export: (request) => (request.draft === undefined ? exporter : run.exporter).export(request),
      };

/**
 * Packs all pieces of a campaign into one ZIP: their files, captions, alternative texts, and a page that shows all of
 * them. A piece that can't be made is left out; page and manifest say why. `handOut` saves it, and records it for each
 * of its drafts.
 *
 * @throws {ExportError} when none can be made, and as `Exporter.export` does.
 */
export async function campaignZip({
  pieces,
  facts,
  data,
  exporter,
  date,
  notify,
  signal,
  onProgress,
}: CampaignMaking): Promise<{ files: [ExportedFile]; handOut: Deliver }> {
  const runs: ApprovedRun[] = [];
  const files: PackedFile[] = [];
  const leftOut: LeftOut[] = [];
  const captions: string[] = [];
  const alternatives: ShownPicture[] = [];
  const overview: OverviewPiece[] = [];
  const title = facts.what.replaceAll(/\s+/g, ' ').trim();
  for (const [index, { part, draft, savedDraft }] of pieces.entries()) {
    signal.throwIfAborted();
    const label = `${part.label}, ${index + 1} of ${pieces.length}`;
    onProgress(index / pieces.length, label);
    const kind = await loadPieceMaker(part.designer);
    const run =
      savedDraft &&
      (await beginRun(exporter, {
        designer: part.designer,
        draftKey: savedDraft.key,
        draftText: keptPiece(part.designer, draft),
        place: savedDraft.place,
      }));
    const madeFiles = await kind.make({
      part,
      draft,
      data,
      title: title || part.label,
      exporter: run ? exporterOf(run, exporter) : exporter,
      date,
      signal,
      onProgress: (fraction) => onProgress((index + fraction) / pieces.length, label),
    });
    if (run && madeFiles.files.length > 0) {
      run.add(madeFiles.files);
      runs.push(run);
    }
    const disagreeing = disagreements(part.designer, draft, facts, data.user);
    files.push(...madeFiles.files.map((file) => ({ ...file, warnings: [...file.warnings, ...disagreeing] })));
    leftOut.push(...madeFiles.leftOut);
    alternatives.push(...madeFiles.pictures);
    if (madeFiles.files.length === 0) continue;
    if (madeFiles.caption) captions.push(withHeading(part.label, madeFiles.caption));
    overview.push({
      label: part.label,
      measure: kind.measure(part, draft),
      files: madeFiles.files.map(({ name }) => name),
      pictures: await Promise.all(
        madeFiles.pictures.map(async ({ file, picture, alternative }) => ({
          file,
          alternative,
          address: await base64Url(picture),
        })),
      ),
      caption: madeFiles.caption,
      mail: madeFiles.mail,
    });
  }
  if (files.length === 0)
    throw new ExportError(`Couldn't make these pieces: ${leftOut.map(leftOutLine).join(' ')}`);
  onProgress(1, 'Writing the overview');
  const zip = await zipOf({
    designer: 'campaign',
    name: safeName(title.slice(0, longestTitle)),
    files: [
      ...files,
      ...(captions.length > 0 ? [textFile('captions.txt', 'captions', captions.join('\n\n\n'))] : []),
      ...(alternatives.length > 0
        ? [
            textFile(
              'alternative-texts.txt',
              'alternative texts',
              alternatives.map(({ file, alternative }) => withHeading(file, alternative)).join('\n\n'),
            ),
          ]
        : []),
      {
        name: 'overview.html',
        blob: new Blob([overviewOf({ facts, date, pieces: overview, leftOut })], { type: 'text/html' }),
        about: { text: 'overview' },
        warnings: [],
      },
    ],
    leftOut,
    date,
  });
  const packing = { isProof: runs.some(({ hasProofs }) => hasProofs) };
  return {
    files: [zip],
    handOut: (files, save) => deliver(runs, files, save, notify, packing),
  };
}

/** Maximum length of the title in a ZIP's name. */
const longestTitle = 40;
