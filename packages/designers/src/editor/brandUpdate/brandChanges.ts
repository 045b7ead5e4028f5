import { type BrandVersion, company } from '@daybreak/brand';
import { ExportError, type ExportSource } from '@daybreak/print';
import { type PageChange, pageChangeKinds, pageChanges, readPages } from '@daybreak/print/compare';
import type { Designer, PieceData } from '../designer.ts';
import { inspectPiece } from '../download/inspectPiece.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { drawnOffscreen } from '../preview/offscreen.tsx';

/** What another version of the brand does to a piece. */
export interface BrandChanges {
  /** None: both versions draw the same. */
  readonly changes: readonly PageChange[];
  /** What preflight says only about the later drawing, one sentence each. */
  readonly newFindings: readonly string[];
}

/** The version that a piece was drawn in so far, and the one that it's to be drawn in. */
export interface BrandVersions {
  before: BrandVersion;
  after: BrandVersion;
}

/**
 * Draws a piece out of sight in two versions of the brand, and compares what their files would draw.
 *
 * @throws {ExportError} with a sentence for the user when it can't be drawn or read.
 */
export async function brandChanges(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  { before, after }: BrandVersions,
): Promise<BrandChanges> {
  const draft = restoreDraft(designer.fields, stored);
  const isPrinted = (source: ExportSource) => source.side.size.unit !== 'px';
  const read = async (sources: readonly ExportSource[]) => {
    const { pages, refusals } = await readPages({ sources });
    return sources.map((source, index) => {
      const page = pages[index];
      if (!page) throw refusals[0] ?? new ExportError("Couldn't draw the piece.");
      return { page, ...(isPrinted(source) && { brand: source.brand }) };
    });
  };
  const findings = async (
    sources: readonly ExportSource[],
    tooLong: Readonly<Record<string, readonly string[]>>,
  ) => {
    const found = await inspectPiece({ designer, draft, data, sources, tooLong });
    return found({ format: sources.some(isPrinted) ? 'pdf' : 'png' }).map(({ says }) => says);
  };
  const earlier = await drawnOffscreen(designer, draft, data, read, before);
  return drawnOffscreen(
    designer,
    draft,
    data,
    async (sources, tooLong) => {
      const later = await read(sources);
      const found = new Set(
        later.flatMap((page, index) => {
          const was = earlier[index];
          return was ? pageChanges(was, page, company.name) : [];
        }),
      );
      const changes = pageChangeKinds.filter((kind) => found.has(kind));
      if (changes.length === 0) return { changes, newFindings: [] };
      const says = await findings(sources, tooLong);
      if (says.length === 0) return { changes, newFindings: [] };
      const said = new Set(await drawnOffscreen(designer, draft, data, findings, before));
      return { changes, newFindings: says.filter((each) => !said.has(each)) };
    },
    after,
  );
}
