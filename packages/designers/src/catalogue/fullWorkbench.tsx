import { lazyPart } from '@daybreak/ui';
import type { ComponentType } from 'react';
import { MakeSet, OfASet } from '../set/MakeSet.tsx';
import type { Designer, DesignerProps } from '../workbench/designer.ts';
import type { Fields } from '../workbench/fields.ts';
import { workbenchOf } from '../workbench/Workbench.tsx';

/** Downloaded when the user makes many. */
const Many = lazyPart(() => import('../rows/ManyPieces.tsx'), 'ManyPieces');

/** A designer with the parts that lead beyond its piece: to many pieces from rows, and to other designers' pieces that say the same. */
export const fullWorkbenchOf = <Fs extends Fields>(designer: Designer<Fs>): ComponentType<DesignerProps> =>
  workbenchOf(designer, { Many, sets: { MakeSet, OfASet } });
