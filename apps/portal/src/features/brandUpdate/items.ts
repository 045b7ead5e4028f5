import type { BrandUpdatePiece, BrandUpdates } from '../../backend/interfaces/BrandUpdates.ts';
import type { Library, TeamTemplate } from '../../backend/interfaces/Library.ts';

/** A piece or team template to compare. */
export interface CheckedItem
  extends Pick<BrandUpdatePiece, 'id' | 'name' | 'designer' | 'draft' | 'pictures' | 'contact'> {
  /** Changes with the content, so that a result applies to this content only. */
  readonly key: string;
  /** Absent for a template. */
  readonly piece?: BrandUpdatePiece;
}

export const toCheckedItem = (piece: BrandUpdatePiece): CheckedItem => {
  const { id, name, designer, draft, pictures, contact, version, revision, approval } = piece;
  const key = `${id} ${approval === null ? `now ${revision}` : `approved ${version}`}`;
  return { key, id, name, designer, draft, pictures, contact, piece };
};

const ofTemplate = ({ id, name, designer, draft, pictures, version }: TeamTemplate): CheckedItem => ({
  ...{ key: `${id} template ${version}`, id, name, designer, draft, pictures, contact: null },
});

export interface BrandUpdateItems {
  readonly items: readonly CheckedItem[];
  readonly privateCount: number;
}

export async function loadPieces(updates: BrandUpdates): Promise<readonly BrandUpdatePiece[]> {
  const pieces: BrandUpdatePiece[] = [];
  for (;;) {
    const page = await updates.pieces(pieces.at(-1)?.id);
    if (page.length === 0) return pieces;
    pieces.push(...page);
  }
}

/**
 * Loads what the user can compare. Administrators get pieces and templates, and the number of private pieces that they
 * can't see. Everyone else gets their own pieces.
 */
export async function loadItems(
  updates: BrandUpdates,
  library: Library,
  isAdministrator: boolean,
): Promise<BrandUpdateItems> {
  if (!isAdministrator) return { items: (await loadPieces(updates)).map(toCheckedItem), privateCount: 0 };
  const [pieces, templates, privateCount] = await Promise.all([
    loadPieces(updates),
    library.templates(),
    updates.countPrivatePieces(),
  ]);
  const currentTemplates = templates.filter(({ withdrawnAt }) => withdrawnAt === null);
  return { items: [...pieces.map(toCheckedItem), ...currentTemplates.map(ofTemplate)], privateCount };
}
