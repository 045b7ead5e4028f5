import { campaigns } from '../../designers/registry/campaigns.ts';
import type { CampaignManifest } from '../../editor/campaigns/campaignManifest.ts';

/** The designers whose pieces make up a campaign. */
export type CampaignDesigner = keyof typeof campaigns;

/** The campaign manifests of the designers, largest pieces first. */
export const campaignManifests = Object.fromEntries(
  Object.entries<CampaignManifest>(campaigns).toSorted(([, one], [, other]) => one.place - other.place),
) as Readonly<Record<CampaignDesigner, CampaignManifest>>;
