import { type BrandVersion, company } from '@daybreak/brand';
import { ExportError, type ExportSource } from '@daybreak/print';
import {
  type PageChange,
  pageChangeKinds,
  pageChanges,
  type ReadPages,
  readPages,
} from '@daybreak/print/compare';
import type { PreflightFinding } from '@daybreak/print/preflight';
import type { Designer, PieceData } from '../designer.ts';
import { inspectPiece } from '../download/inspectPiece.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { sharedPictureCache } from './sharedPictureCache.ts';

/** The effects of another version of the brand on a piece. */
export interface BrandChanges {
  /** The kinds of changes; none if both versions draw the same. */
  readonly changes: readonly PageChange[];
  /**
   * The preflight findings of the later drawing; null if preflight didn't run because nothing that it checks differs.
   */
  readonly findings: readonly PreflightFinding[] | null;
  /** The findings that only the later drawing has, one sentence each. */
  readonly newFindings: readonly string[];
}

/** The versions of the brand before and after an update. */
export interface BrandVersions {
  before: BrandVersion;
  after: BrandVersion;
}

const isPrinted = ({ side }: ExportSource) => side.size.unit !== 'px';

/**
 * Compares what a piece's files would draw in two versions of the brand.
 *
 * @throws {ExportError} with a sentence for the user if it can't be drawn or read
 */
export async function brandChanges(
  designer: Designer,
  stored: unknown,
  data: PieceData,
  { before, after }: BrandVersions,
): Promise<BrandChanges> {
  const draft = restoreDraft(designer.fields, stored);
  const shared = sharedPictureCache();
  const read = (sources: readonly ExportSource[]) => readPages({ sources, loaded: shared });
  const earlierPages = await withOffscreenPiece(
    designer,
    draft,
    data,
    async (sources) => drawnPages(sources, await read(sources)),
    before,
  );
  type Sides = Parameters<typeof withOffscreenPiece>[3];
  const findings = async (sources: Parameters<Sides>[0], tooLong: Parameters<Sides>[1], pages: ReadPages) => {
    const readPrinted = async () => pages;
    const inspect = await inspectPiece({
      designer,
      draft,
      data,
      sources,
      tooLong,
      readPrinted,
      readsAll: true,
    });
    return inspect({ format: sources.some(isPrinted) ? 'pdf' : 'png' });
  };
  return withOffscreenPiece(
    designer,
    draft,
    data,
    async (sources, tooLong) => {
      const pages = await read(sources);
      const changeSet = new Set(
        drawnPages(sources, pages).flatMap((page, index) => {
          const earlierPage = earlierPages[index];
          return earlierPage ? pageChanges(earlierPage, page, company.name) : [];
        }),
      );
      const changes = pageChangeKinds.filter((kind) => changeSet.has(kind));
      // Preflight doesn't check the logo's own drawing.
      if (!changeSet.has('color') && !changeSet.has('layout'))
        return { changes, findings: null, newFindings: [] };
      const says = await findings(sources, tooLong, pages);
      if (says.length === 0) return { changes, findings: [], newFindings: [] };
      const oldFindings = await withOffscreenPiece(
        designer,
        draft,
        data,
        async (sides, long) => findings(sides, long, await read(sides)),
        before,
      );
      const earlierFindings = new Set(oldFindings.map((each) => each.says));
      return {
        changes,
        findings: says,
        newFindings: says.map((each) => each.says).filter((each) => !earlierFindings.has(each)),
      };
    },
    after,
  );
}

/** The pages of all sides. Only printed ones have inks to compare. */
const drawnPages = (sources: readonly ExportSource[], { pages, refusals }: ReadPages) =>
  sources.map((source, index) => {
    const page = pages[index];
    if (!page) throw refusals[0] ?? new ExportError("Couldn't show the piece.");
    return { page, ...(isPrinted(source) && { brand: source.brand }) };
  });
