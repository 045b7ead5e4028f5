import {
  ExportError,
  type ExportedFile,
  type Exporter,
  type ExportSource,
  fileName,
  isPrinted,
  sizeName,
} from '@daybreak/print';
import { type LeftOut, type PackedFile, zipOf } from '@daybreak/print/zip';
import { wordsOf } from '../../editor/writing/statedFacts.ts';
import type { Design } from './useWizard.ts';
import { materialLabel, themeLabel } from './wizard.ts';

export interface Line {
  term: string;
  value: string;
}

/** The specification of a design, line by line. */
export const specificationOf = (
  { draft, material }: Pick<Design, 'draft' | 'material'>,
  measure: string,
): Line[] => [
  { term: 'Material', value: materialLabel({ material }) },
  { term: 'Theme', value: themeLabel(draft) },
  { term: 'Size', value: measure },
  { term: 'Version', value: String(Number(draft.variant) + 1) },
];

const formatLabels = { png: 'PNG', pdf: 'Print PDF' } as const;

interface Packing {
  design: Design;
  date: Date;
}

/** Packs a design's files, specification and words into one ZIP. */
function packed(
  { design: { draft, material, idea }, date }: Packing,
  size: string,
  measure: string,
  files: readonly PackedFile[],
  { words = wordsOf(idea), leftOut = [] }: { words?: string; leftOut?: readonly LeftOut[] } = {},
): Promise<ExportedFile> {
  const designer = `wizard-${material}`;
  const text = (what: string, written: string): PackedFile => ({
    name: fileName({ designer, size, side: what, date, extension: 'txt' }),
    blob: new Blob([`${written.trim()}\n`], { type: 'text/plain' }),
    about: { text: what },
    warnings: [],
  });
  const lines = specificationOf({ draft, material }, measure).map(({ term, value }) => `${term}: ${value}`);
  return zipOf({
    designer,
    name: size,
    files: [
      ...files,
      text('specification', [...lines, `Description: ${draft.description}`].join('\n')),
      text('text', words),
    ],
    leftOut,
    date,
  });
}

interface BoardPacking extends Packing {
  sources: ExportSource[];
  /** Facts for a printer or a platform. */
  measure: string;
  /** Data in the files that lets the user open them again. */
  draftText: string;
  exporter: Exporter;
  signal?: AbortSignal;
  onProgress?: (fraction: number, label: string) => void;
}

/**
 * A piece as PNG, plus PDF if it's for print. A format that can't be made is left out; the manifest says why.
 *
 * @throws {ExportError} if none can be made, and in the same cases as `Exporter.export`.
 */
export async function boardZip({
  sources,
  measure,
  draftText,
  exporter,
  signal,
  onProgress,
  ...packing
}: BoardPacking): Promise<ExportedFile> {
  const { design, date } = packing;
  const [first] = sources;
  if (!first) throw new ExportError("There's nothing to download yet.");
  const formats = isPrinted(first.side.size) ? (['png', 'pdf'] as const) : (['png'] as const);
  const size = sizeName(first.side.size);
  const files: PackedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, format] of formats.entries()) {
    const about = { format: formatLabels[format] };
    try {
      const made = await exporter.export({
        designer: `wizard-${design.material}`,
        title: design.idea.name,
        sources,
        format,
        draft: draftText,
        date,
        signal,
        onProgress: (fraction, label) => onProgress?.((index + fraction) / formats.length, label),
      });
      files.push(...made.map((file) => ({ ...file, about, size, warnings: [] })));
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      leftOut.push({ about, reason: error.message });
    }
  }
  if (files.length === 0) throw new ExportError(leftOut.map(({ reason }) => reason).join(' '));
  return packed(packing, size, measure, files, { leftOut });
}

interface EmailPacking extends Packing {
  files: readonly ExportedFile[];
  text: string;
}

/** An email as a page and as a message. */
export const emailZip = ({ files, text, ...packing }: EmailPacking): Promise<ExportedFile> =>
  packed(
    packing,
    'email',
    'HTML email',
    files.map((file) => ({ ...file, about: { format: file.name.split('.').at(-1) ?? '' }, warnings: [] })),
    { words: text },
  );
