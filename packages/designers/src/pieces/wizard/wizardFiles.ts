import { isPrinted } from '../../export/artboardSize.ts';
import { fileName, sizeName } from '../../export/fileNames.ts';
import { type LeftOut, type PackedFile, zipOf } from '../../export/package/zipOf.ts';
import { keptPiece } from '../../export/roundTrip/draftFile.ts';
import { ExportError, type ExportedFile, type Exporter, type ExportSource } from '../../export/types.ts';
import type { Design } from './generate.ts';
import type { WizardDraft } from './wizard.fields.ts';
import { materialLabel, wizard } from './wizard.ts';

/** The words of a design, as a plain text to copy from. */
export const designText = ({ copy }: Design): string =>
  [
    copy.eyebrow,
    copy.headline,
    copy.support,
    copy.bullets.map((bullet) => `- ${bullet}`).join('\n'),
    copy.detail,
    copy.cta,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');

/** What a design is, line by line. */
export function designSpecification(draft: WizardDraft): { term: string; value: string }[] {
  const theme = wizard.fields.theme.options.find(({ value }) => value === draft.theme);
  return [
    { term: 'Material', value: materialLabel(draft) },
    { term: 'Theme', value: theme?.label ?? draft.theme },
    { term: 'Size', value: wizard.specification(draft) },
    { term: 'Version', value: String(Number(draft.variant) + 1) },
  ];
}

const formatLabels = { png: 'PNG', pdf: 'Print PDF' } as const;

interface Request {
  draft: WizardDraft;
  design: Design;
  source: ExportSource;
  exporter: Exporter;
  date: Date;
  signal?: AbortSignal;
  onProgress?: (fraction: number, label: string) => void;
}

/**
 * One ZIP with the piece, its specification and its text. A format that cannot be made is left out; the manifest says why.
 *
 * @throws {ExportError} when none can be made, and as `Exporter.export` does.
 */
export async function designZip({
  draft,
  design,
  source,
  exporter,
  date,
  signal,
  onProgress,
}: Request): Promise<ExportedFile> {
  const formats = isPrinted(source.side.size) ? (['png', 'pdf'] as const) : (['png'] as const);
  const designer = `wizard-${draft.material}`;
  const size = sizeName(source.side.size);
  const files: PackedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, format] of formats.entries()) {
    const about = { format: formatLabels[format] };
    try {
      const made = await exporter.export({
        designer,
        title: design.copy.headline,
        sources: [source],
        format,
        draft: keptPiece('wizard', draft),
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
  const specification = designSpecification(draft).map(({ term, value }) => `${term}: ${value}`);
  const text = (what: string, words: string): PackedFile => ({
    name: fileName({ designer, size, side: what, date, extension: 'txt' }),
    blob: new Blob([words], { type: 'text/plain' }),
    about: { text: what },
    warnings: [],
  });
  return zipOf({
    designer,
    name: size,
    files: [
      ...files,
      text('specification', `${[...specification, `Description: ${draft.description}`].join('\n')}\n`),
      text('text', designText(design)),
    ],
    leftOut,
    date,
  });
}
