import { useCallback, useEffect, useState } from 'react';
import type { SetDesigner } from '../facts/roles.ts';
import { loadDesignerLook, type PieceLook } from '../looks/pieceLook.tsx';
import { type Kind, loadKind } from './kinds.ts';

/** What draws, checks and makes a designer's pieces. */
interface Maker {
  kind: Kind;
  look: PieceLook;
}

export type Makers = ReadonlyMap<SetDesigner, Maker>;

const maker = async (designer: SetDesigner): Promise<readonly [SetDesigner, Maker]> => {
  const [kind, look] = await Promise.all([loadKind(designer), loadDesignerLook(designer)]);
  if (!look) throw new Error(`Nothing draws the pieces of ${designer}.`);
  return [designer, { kind, look }];
};

/** The makers of some designers, once all of them have loaded. */
export function useMakers(designers: readonly SetDesigner[]) {
  const [makers, setMakers] = useState<Makers>();
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const wanted = designers.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the user retries.
  useEffect(() => {
    let here = true;
    setFailed(false);
    Promise.all(wanted.split(' ').map((each) => maker(each as SetDesigner))).then(
      (all) => here && setMakers(new Map(all)),
      (error: unknown) => {
        console.error('What makes the pieces of a set did not come.', error);
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, [wanted, times]);
  const again = useCallback(() => setTimes((now) => now + 1), []);
  return { makers, failed, again };
}
