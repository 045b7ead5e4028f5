import { useCallback, useEffect, useState } from 'react';
import type { CampaignDesigner } from '../../campaigns/facts/campaignManifests.ts';
import { loadDesignerLook } from '../../designers/designerLook.ts';
import type { PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceLook } from '../../editor/looks/pieceLook.tsx';
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
  const [makers, setMakers] = useState<Makers>();
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const wanted = designers.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the user retries.
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    Promise.all(wanted.split(' ').map((each) => maker(each as CampaignDesigner))).then(
      (all) => isCurrent && setMakers(new Map(all)),
      (error: unknown) => {
        console.error("Couldn't load what makes the pieces of a campaign.", error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, times]);
  const again = useCallback(() => setTimes((now) => now + 1), []);
  return { makers, failed, again };
}
