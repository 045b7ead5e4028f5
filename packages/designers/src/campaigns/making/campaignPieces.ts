import type { CampaignManifest } from '../../editor/campaigns/campaignManifest.ts';
import type { PieceSizes } from '../../editor/campaigns/pieceMaker.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { type CampaignDesigner, campaignManifests } from '../facts/campaignManifests.ts';

/** A piece of a campaign: a designer's draft, in one or several sizes. */
export interface CampaignPiece extends PieceSizes {
  readonly id: string;
  readonly designer: CampaignDesigner;
  /** Such as "Instagram post". */
  readonly label: string;
  /** Included until the user deselects it. */
  readonly isSelected: boolean;
}

/** Returns the part's id. Posts and ads are one piece per platform. */
export function campaignPieceId(designer: CampaignDesigner, draft: AnyDraft): string {
  const { per } = campaignManifests[designer];
  return per ? `${designer}-${draft[per]}` : designer;
}

/** The pieces that a piece can become, largest on paper first. */
const parts: readonly CampaignPiece[] = (
  Object.entries(campaignManifests) as [CampaignDesigner, CampaignManifest][]
).flatMap(([designer, { pieces }]) =>
  pieces.map(({ label, sizes = [{}], isOptional = false }) => ({
    id: campaignPieceId(designer, sizes[0] ?? {}),
    designer,
    label,
    sizes,
    isSelected: !isOptional,
  })),
);

/** Every part, those included by default first. */
export const everyPart: readonly CampaignPiece[] = [
  ...parts.filter(({ isSelected }) => isSelected),
  ...parts.filter(({ isSelected }) => !isSelected),
];

const partById = new Map(parts.map((each) => [each.id, each]));

/**
 * Returns the part with this id.
 *
 * @throws if there's none: the drafts of every campaign designer have one.
 */
export function campaignPiece(id: string): CampaignPiece {
  const piece = partById.get(id);
  if (!piece) throw new Error(`A campaign has no part ${id}.`);
  return piece;
}

export const isCampaignPiece = (id: string): boolean => partById.has(id);

/** The piece that a campaign is made from, in its own size, and the others that it can become, in the usual order. */
export function campaignPieces(designer: CampaignDesigner, draft: AnyDraft): readonly CampaignPiece[] {
  const ownPiece = campaignPiece(campaignPieceId(designer, draft));
  return [ownPiece, ...parts.filter(({ id }) => id !== ownPiece.id)];
}

/** The sizes that a draft's files are made in: its own, and those of its part. */
export function sizesOf({ sizes }: PieceSizes, draft: AnyDraft): readonly AnyDraft[] {
  const isAt = (size: AnyDraft) => Object.entries(size).every(([name, value]) => draft[name] === value);
  return sizes.some(isAt) ? [{}, ...sizes.filter((size) => !isAt(size))] : [{}, ...sizes];
}
