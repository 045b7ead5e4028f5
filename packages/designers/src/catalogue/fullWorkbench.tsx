import { lazyPart } from '@daybreak/ui';
import type { ComponentType } from 'react';
import { MakeSet, OfASet } from '../set/MakeSet.tsx';
import type { Designer, DesignerProps } from '../workbench/designer.ts';
import type { Fields } from '../workbench/fields.ts';
import { workbenchOf } from '../workbench/Workbench.tsx';

/** Downloaded when somebody makes many. */
const Many = lazyPart(() => import('../rows/ManyPieces.tsx'), 'ManyPieces');

/** A designer with what leads beyond its piece: to many from rows, and to those of other designers that say the same. */
export const fullWorkbenchOf = <Fs extends Fields>(designer: Designer<Fs>): ComponentType<DesignerProps> =>
  workbenchOf(designer, { Many, sets: { MakeSet, OfASet } });
