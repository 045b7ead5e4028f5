import { useCallback } from 'react';
import type { CampaignDesigner } from '../../campaigns/facts/campaignManifests.ts';
import { loadDesignerLook } from '../../designers/designerLook.ts';
import type { PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceLook } from '../../editor/looks/pieceLook.tsx';
import { useLoaded } from '../../editor/rendering/useLoaded.ts';
import { loadPieceMaker } from './loadPieceMaker.ts';

/** The code that draws, checks and makes a designer's pieces. */
interface Maker {
  kind: PieceMaker;
  look: PieceLook;
}

export type Makers = ReadonlyMap<CampaignDesigner, Maker>;

const maker = async (designer: CampaignDesigner): Promise<readonly [CampaignDesigner, Maker]> => {
  const [kind, look] = await Promise.all([loadPieceMaker(designer), loadDesignerLook(designer)]);
  if (!look) throw new Error(`Nothing draws the pieces of ${designer}.`);
  return [designer, { kind, look }];
};

/** The makers of some designers, once all of them have loaded. */
export function useMakers(designers: readonly CampaignDesigner[]) {
  const ids = designers.join(' ');
  const load = useCallback(
    async (): Promise<Makers> =>
      new Map(await Promise.all(ids.split(' ').map((id) => maker(id as CampaignDesigner)))),
    [ids],
  );
  const { value: makers, status, retry } = useLoaded(load, "Couldn't load the campaign tools.");
  return { makers, failed: status === 'failed', retry };
}
