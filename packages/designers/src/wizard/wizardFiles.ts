import { downloadZip } from 'client-zip';
import { fileName, sizeName } from '../export/fileNames.ts';
import { keptPiece } from '../export/roundTrip/draftFile.ts';
import type { ExportedFile, Exporter, ExportSource } from '../export/types.ts';
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

interface Request {
  draft: WizardDraft;
  design: Design;
  source: ExportSource;
  exporter: Exporter;
  date: Date;
  signal?: AbortSignal;
  onProgress?: (fraction: number, label: string) => void;
}

/** One ZIP with the piece, its specification and its text. Rejects as `Exporter.export` does. */
export async function designZip({
  draft,
  design,
  source,
  exporter,
  date,
  signal,
  onProgress,
}: Request): Promise<ExportedFile> {
  const formats = source.side.size.unit === 'in' ? (['png', 'pdf'] as const) : (['png'] as const);
  const files: ExportedFile[] = [];
  for (const [index, format] of formats.entries())
    files.push(
      ...(await exporter.export({
        designer: `wizard-${draft.material}`,
        title: design.copy.headline,
        sources: [source],
        format,
        draft: keptPiece('wizard', draft),
        date,
        signal,
        onProgress: (fraction, label) => onProgress?.((index + fraction) / formats.length, label),
      })),
    );
  const specification = designSpecification(draft).map(({ term, value }) => `${term}: ${value}`);
  const zip = downloadZip(
    [
      ...files.map(({ name, blob }) => ({ name, input: blob })),
      {
        name: 'specification.txt',
        input: `${[...specification, `Description: ${draft.description}`].join('\n')}\n`,
      },
      { name: 'text.txt', input: designText(design) },
    ].map((file) => ({ ...file, lastModified: date })),
  );
  return {
    name: fileName({
      designer: `wizard-${draft.material}`,
      size: sizeName(source.side.size),
      date,
      extension: 'zip',
    }),
    blob: await zip.blob(),
  };
}
