import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import type { PieceData } from '../../editor/designer.ts';
import { type AnyDraft, isVisible } from '../../editor/fields/fields.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import { ownUploads } from '../facts/facts.ts';

/** The brand picture that a piece shows by default, or that uploads fill it; empty if it shows none. */
export function standInOf(designer: CampaignDesigner, draft: AnyDraft, data: PieceData): string {
  const { fields, pictures } = campaignManifests[designer];
  const { picture } = fields;
  if (!picture || draft.picture) return '';
  const { source } = pictureOf(fields, draft, 'picture', pictures ?? data);
  if (source && 'upload' in source) return ownUploads;
  return source && isVisible(picture, draft) ? source.library : '';
}
