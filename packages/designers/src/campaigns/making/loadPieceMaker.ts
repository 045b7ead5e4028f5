import { loadPart } from '@daybreak/ui/load';
import { partsOf } from '../../designers/definition.ts';
import type { PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import type { CampaignDesigner } from '../facts/campaignManifests.ts';

/** Downloads the code that makes campaign files of a designer's pieces. */
export async function loadPieceMaker(designer: CampaignDesigner): Promise<PieceMaker> {
  const loadOwnMaker = partsOf(designer).campaignFiles;
  if (loadOwnMaker) return loadOwnMaker();
  return (await loadPart(() => import('./artboardMaker.ts'))).artboardMaker(designer);
}
