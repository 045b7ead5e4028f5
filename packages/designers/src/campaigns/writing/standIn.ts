import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import type { PieceData } from '../../editor/designer.ts';
import { type AnyDraft, isVisible } from '../../editor/fields/fields.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';

/** The brand picture that a piece shows if the user chose none; empty if it shows none, or an upload. */
export function standInOf(designer: CampaignDesigner, draft: AnyDraft, data: PieceData): string {
  const { fields, pictures } = campaignManifests[designer];
  const { picture } = fields;
  if (!picture || draft.picture || !isVisible(picture, draft)) return '';
  const { source } = pictureOf(fields, draft, 'picture', pictures ?? data);
  return source && 'library' in source ? source.library : '';
}
