import { ExportError, type ExportSource, inInches, measureOf, sizeName, toolsMissing } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import type { PreflightFinding } from '@daybreak/print/preflight';
import type { LeftOut, PackedFile } from '@daybreak/print/zip';
import { loadPart } from '@daybreak/ui/load';
import { loadDefinition } from '../../designers/definition.ts';
import { overLimits } from '../../editor/campaigns/overLimits.ts';
import type {
  CheckedPiece,
  FileMaking,
  MadeFiles,
  PieceMaker,
  PieceSizes,
  ShownPicture,
} from '../../editor/campaigns/pieceMaker.ts';
import type { Designer, PieceData } from '../../editor/designer.ts';
import { aboutOf } from '../../editor/download/aboutOf.ts';
import { exportOptions, firstChoice } from '../../editor/download/choice.ts';
import { loadPrintChoice } from '../../editor/download/loadPrintChoice.ts';
import { editDraft } from '../../editor/drafts/draft.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { sizeChoices } from '../../editor/fields/sizeOverrides.ts';
import { reducedCopy } from '../../editor/images/store/reducedCopy.ts';
import { withOffscreenPiece } from '../../editor/preview/offscreen.tsx';
import { type CampaignDesigner, campaignManifests } from '../facts/campaignManifests.ts';
import { sizesOf } from './campaignPieces.ts';

/** Longest side of a picture in the overview, in pixels. */
const overviewSide = 900;

/** The draft in each size that files are made of. */
const draftsAt = (designer: Designer, part: PieceSizes, draft: AnyDraft): readonly AnyDraft[] =>
  sizesOf(part, draft).map((size) =>
    Object.entries(size).reduce<AnyDraft>(
      (current, [name, value]) => editDraft(designer.fields, current, name, value),
      draft,
    ),
  );

const measured = (designer: Designer, draft: AnyDraft) => {
  const [side] = designer.artboards(draft);
  return side ? measureOf(side.size) : '';
};

/**
 * The format of the designer's own download before the user chooses: a print PDF with the last settings, or pictures.
 */
function optionsFor(designer: Designer, draft: AnyDraft) {
  const choice = { ...firstChoice(designer.artboards(draft)), ...loadPrintChoice() };
  const isForOthers = ['marks', 'bleed', 'trim'].includes(choice.prepared);
  return exportOptions({ ...choice, prepared: isForOthers ? choice.prepared : 'marks' });
}

const loadTools = () => loadPart(() => import('../../editor/download/inspectPiece.ts')).catch(toolsMissing);

/** Warnings for chosen options that this piece can't have at its size, and is drawn without. */
const refusals = (designer: Designer, draft: AnyDraft, data: PieceData): PreflightFinding[] =>
  Object.entries(designer.unavailable?.(draft, data) ?? {}).flatMap(([name, reasons]) => {
    const reason = reasons?.[draft[name] ?? ''];
    return reason ? [{ level: 'warning', says: reason }] : [];
  });

async function look(designer: Designer, draft: AnyDraft, data: PieceData): Promise<CheckedPiece> {
  const limitErrors = overLimits(designer.fields, draft);
  return withOffscreenPiece(designer, draft, data, async (sources, tooLong) => {
    const { inspectPiece } = await loadTools();
    const inspect = await inspectPiece({ designer, draft, data, sources, tooLong });
    return {
      findings: [
        ...limitErrors.map(({ finding }) => finding),
        ...inspect(optionsFor(designer, draft)),
        ...refusals(designer, draft, data),
      ],
      tooLong: [...new Set(Object.values(tooLong).flat())],
    };
  });
}

/** Files of each size: a print PDF, or a picture per side. A file that can't be made is left out, with the reason. */
async function makeBoards(designer: Designer, making: FileMaking): Promise<MadeFiles> {
  const { part, draft, data, title, exporter, date, signal, onProgress } = making;
  const drafts = draftsAt(designer, part, draft);
  const files: PackedFile[] = [];
  const leftOut: LeftOut[] = [];
  const shownPictures: ShownPicture[] = [];
  for (const [index, each] of drafts.entries()) {
    signal.throwIfAborted();
    const choices = aboutOf(designer.fields, each, sizeChoices(designer));
    const about = { piece: designer.title, ...choices };
    await withOffscreenPiece(designer, each, data, async (sources, tooLong) => {
      const options = optionsFor(designer, each);
      const { inspectPiece } = await loadTools();
      const inspected = await inspectPiece({ designer, draft: each, data, sources, tooLong });
      const findings = [
        ...overLimits(designer.fields, each).map(({ finding }) => finding),
        ...inspected(options),
      ];
      const error = findings.find(({ level }) => level === 'error');
      if (error) {
        leftOut.push({ about, reason: error.says });
        return;
      }
      const request = {
        ...options,
        designer: designer.id,
        variant: designer.fields.platform ? Object.values(choices).join(' ') : undefined,
        title,
        sources,
        draft: keptPiece(designer.id, each),
        fileLimit: designer.fileLimit?.(each),
        date,
        signal,
        onProgress: (fraction: number) => onProgress((index + fraction) / drafts.length),
      };
      try {
        const exportedFiles = await exporter.export(request);
        const warnings = findings.map(({ says }) => says);
        files.push(
          ...exportedFiles.map((file, at) => ({
            ...file,
            about,
            warnings,
            size: sizeName((sources[at] ?? (sources[0] as ExportSource)).side.size),
          })),
        );
        const { alternativeOf } = await loadPart(() => import('../writing/alternative.ts')).catch(
          toolsMissing,
        );
        const pictures = options.format === 'pdf' ? await exporter.export(toLookAt(request)) : exportedFiles;
        for (const [at, source] of sources.entries()) {
          const picture = pictures[at]?.blob;
          const name = (exportedFiles[at] ?? exportedFiles[0])?.name;
          if (picture && name)
            shownPictures.push({
              file: name,
              picture: await shrink(picture),
              alternative: alternativeOf(source.node),
            });
        }
      } catch (failure) {
        if (!(failure instanceof ExportError)) throw failure;
        leftOut.push({ about, reason: failure.message });
      }
    });
  }
  return {
    files,
    leftOut,
    pictures: shownPictures,
  };
}

/** Makes a printed piece into a low-resolution picture. */
function toLookAt<Request extends { sources: ExportSource[] }>(request: Request) {
  const inches = Math.max(...request.sources.flatMap(({ side: { size } }) => Object.values(inInches(size))));
  return {
    ...request,
    format: 'jpeg' as const,
    dpi: Math.ceil(overviewSide / inches),
    draft: undefined,
    fileLimit: undefined,
    onProgress: undefined,
  };
}

const shrink = async (picture: Blob): Promise<Blob> =>
  (await reducedCopy(picture, overviewSide))?.copy ?? picture;

/** Makes campaign files of a designer's artboard pieces. */
export async function artboardMaker(id: CampaignDesigner): Promise<PieceMaker> {
  const designer = await loadDefinition(id);
  const { caption } = campaignManifests[id];
  return {
    fields: designer.fields,
    measure: (part, draft) =>
      [...new Set(draftsAt(designer, part, draft).map((each) => measured(designer, each)))].join(', '),
    drafts: (part, draft) => draftsAt(designer, part, draft),
    async inspect(part, draft, data) {
      const drafts = draftsAt(designer, part, draft);
      const looks: CheckedPiece[] = [];
      for (const each of drafts) {
        const { findings, tooLong } = await look(designer, each, data);
        const at = drafts.length > 1 ? `${measured(designer, each)}: ` : '';
        looks.push({ findings: findings.map((one) => ({ ...one, says: `${at}${one.says}` })), tooLong });
      }
      return {
        findings: looks.flatMap(({ findings }) => findings),
        tooLong: [...new Set(looks.flatMap(({ tooLong }) => tooLong))],
      };
    },
    make: async (making) => ({
      ...(await makeBoards(designer, making)),
      ...(caption && { caption: caption(making.draft) }),
    }),
  };
}
