import { ExportError, type ExportedFile, type Exporter, safeName } from '@daybreak/print';
import { base64Url } from '@daybreak/print/pictures';
import { type LeftOut, leftOutLine, type PackedFile, zipOf } from '@daybreak/print/zip';
import type { ShownPicture } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceData } from '../../editor/designer.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { disagreements } from '../facts/disagreements.ts';
import type { Facts } from '../facts/facts.ts';
import type { CampaignPiece } from './campaignPieces.ts';
import { loadPieceMaker } from './loadPieceMaker.ts';
import { type OverviewPiece, overviewOf } from './overview.ts';

interface CampaignMaking {
  pieces: readonly { part: CampaignPiece; draft: AnyDraft }[];
  facts: Facts;
  data: PieceData;
  exporter: Exporter;
  date: Date;
  signal: AbortSignal;
  onProgress: (fraction: number, label: string) => void;
}

const textFile = (name: string, what: string, text: string): PackedFile => ({
  name,
  blob: new Blob([`${text.trim()}\n`], { type: 'text/plain' }),
  about: { text: what },
  warnings: [],
});

const headed = (head: string, text: string) => `${head}\n${'-'.repeat([...head].length)}\n${text}`;

/**
 * All pieces of a campaign in one ZIP: their files, captions, alternative texts, and a page that shows all of them. A piece that can't be
 * made is left out; page and manifest say why.
 *
 * @throws {ExportError} when none can be made, and as `Exporter.export` does.
 */
export async function campaignZip({
  pieces,
  facts,
  data,
  exporter,
  date,
  signal,
  onProgress,
}: CampaignMaking): Promise<ExportedFile> {
  const files: PackedFile[] = [];
  const leftOut: LeftOut[] = [];
  const captions: string[] = [];
  const alternatives: ShownPicture[] = [];
  const overview: OverviewPiece[] = [];
  const title = facts.what.replaceAll(/\s+/g, ' ').trim();
  for (const [index, { part, draft }] of pieces.entries()) {
    signal.throwIfAborted();
    const label = `${part.label}, ${index + 1} of ${pieces.length}`;
    onProgress(index / pieces.length, label);
    const kind = await loadPieceMaker(part.designer);
    const made = await kind.make({
      part,
      draft,
      data,
      title: title || part.label,
      exporter,
      date,
      signal,
      onProgress: (fraction) => onProgress((index + fraction) / pieces.length, label),
    });
    const disagreeing = disagreements(part.designer, draft, facts, data.user);
    files.push(...made.files.map((file) => ({ ...file, warnings: [...file.warnings, ...disagreeing] })));
    leftOut.push(...made.leftOut);
    alternatives.push(...made.shown);
    if (made.files.length === 0) continue;
    if (made.caption) captions.push(headed(part.label, made.caption));
    overview.push({
      label: part.label,
      measure: kind.measure(part, draft),
      files: made.files.map(({ name }) => name),
      pictures: await Promise.all(
        made.shown.map(async ({ file, picture, alternative }) => ({
          file,
          alternative,
          address: await base64Url(picture),
        })),
      ),
      caption: made.caption,
      mail: made.mail,
    });
  }
  if (files.length === 0)
    throw new ExportError(`These pieces can't be made: ${leftOut.map(leftOutLine).join(' ')}`);
  onProgress(1, 'Writing the overview');
  return zipOf({
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
              alternatives.map(({ file, alternative }) => headed(file, alternative)).join('\n\n'),
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
}

/** The part used in a ZIP's name. */
const longestTitle = 40;
