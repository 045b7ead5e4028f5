import type { ExportRequest, ExportSource } from '@daybreak/print';
import { inspect, type PreflightFinding, preflight, type ReadPrinted } from '@daybreak/print/preflight';
import type { Designer, PieceData } from '../designer.ts';
import { type DraftOf, type Fields, isVisible } from '../fields/fields.ts';
import { shownIn } from '../fields/pictureOf.ts';
import { shownDraft } from '../fields/sizeOverrides.ts';
import { placeholderDetails } from '../userDetails/userDetails.ts';
import { teamFindings } from './teamFindings.ts';

interface Inspected<Fs extends Fields> {
  designer: Designer<Fs>;
  draft: DraftOf<Fs>;
  data: PieceData;
  sources: readonly ExportSource[];
  tooLong: Readonly<Record<string, readonly string[]>>;
  readPrinted?: ReadPrinted;
  /** Also reads pictures for screens the way a print PDF is read. */
  readsAll?: boolean;
}

/** Inspects a mounted piece once. The result then gives the findings for any format, in the form's terms. */
export async function inspectPiece<Fs extends Fields>({
  designer,
  draft: storedDraft,
  data,
  sources,
  tooLong,
  readPrinted,
  readsAll,
}: Inspected<Fs>): Promise<(request: Pick<ExportRequest, 'format'>) => readonly PreflightFinding[]> {
  const draft = shownDraft(designer, storedDraft);
  const facts = await inspect(sources, tooLong, readPrinted, readsAll);
  const words = {
    labelOf: (field: string) => labelOf(designer, field),
    placeholders: Object.values(placeholderDetails),
    row: data.row,
  };
  const remarks = Object.entries(designer.remarks?.(draft) ?? {}).flatMap(([field, remark]) =>
    remark?.error ? [`${labelOf(designer, field)}: ${remark.error}`] : [],
  );
  const fieldFindings = [
    ...remarks,
    ...tooBright(designer, sources),
    ...missingPictures(designer, draft, data),
    ...(designer.checks?.(draft, data) ?? []),
  ].map((says) => ({
    level: 'warning' as const,
    says,
  }));
  const team = await teamFindings(designer, draft, data);
  const unfinished = (designer.unfinished?.(draft) ?? []).map((says) => ({ level: 'error' as const, says }));
  // Picture files carry no descriptions; a print PDF is also read aloud.
  const pictureFindings = unsaidPictures(designer, draft, data).map((says) => ({
    level: 'warning' as const,
    says,
  }));
  return (request) => [
    ...unfinished,
    ...team,
    ...preflight(facts, request, words),
    ...fieldFindings,
    ...(request.format === 'pdf' ? pictureFindings : []),
  ];
}

/** Findings for words that no scrim can make readable over their picture (`fitScrims`). */
const tooBright = <Fs extends Fields>(designer: Designer<Fs>, sources: readonly ExportSource[]): string[] => {
  const names = sources.flatMap(({ node }) =>
    [...node.querySelectorAll<HTMLElement>('[data-too-bright]')].flatMap(
      ({ dataset }) => dataset.tooBright?.split('\n') ?? [],
    ),
  );
  const advice = designer.solidTheme ?? 'a design with its text on a solid background';
  return [...new Set(names)].map(
    (name) =>
      `${labelOf(designer, name)} isn't readable over this picture, even when the picture is darkened. Choose ${advice}, or a different picture.`,
  );
};

/** The findings for the user's own pictures that have no description. */
const unsaidPictures = <Fs extends Fields>(
  { fields }: Designer<Fs>,
  draft: DraftOf<Fs>,
  data: PieceData,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'picture' || !isVisible(field, draft)) return [];
    const { picture } = shownIn(fields, draft, name, data);
    return picture?.source && 'upload' in picture.source && !picture.alt
      ? [
          `${field.label}: ${field.fills ? 'describe what the picture shows' : 'enter the name of the company'} for people who can't see it.`,
        ]
      : [];
  });

/** The findings for pictures that the draft names but that aren't available. */
const missingPictures = <Fs extends Fields>(
  { fields }: Designer<Fs>,
  draft: DraftOf<Fs>,
  data: PieceData,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'picture' && isVisible(field, draft)
      ? (({ missing }) => (missing ? [`${field.label}: ${missing}`] : []))(shownIn(fields, draft, name, data))
      : [],
  );

/** The label of a field. Fields that aren't in the form are the user's details: "Phone". */
const labelOf = (designer: Pick<Designer, 'fields'>, field: string) =>
  designer.fields[field]?.label ??
  (field.startsWith('“') ? field : field.charAt(0).toUpperCase() + field.slice(1));
