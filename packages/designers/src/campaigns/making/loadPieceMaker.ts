import { loadPart } from '@daybreak/ui/load';
import { partsOf } from '../../designers/definition.ts';
import type { PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import type { CampaignDesigner } from '../facts/campaignManifests.ts';

/** Downloads the code that makes campaign files of a designer's pieces. */
export async function loadPieceMaker(designer: CampaignDesigner): Promise<PieceMaker> {
  const own = partsOf(designer).campaignFiles;
  if (own) return own();
  return (await loadPart(() => import('./artboardMaker.ts'))).artboardMaker(designer);
}
