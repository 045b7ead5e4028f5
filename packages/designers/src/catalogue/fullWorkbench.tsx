import { lazyPart } from '@daybreak/ui';
import type { ComponentType } from 'react';
import { CampaignNoticeFor, MakeCampaign } from '../campaigns/dialog/MakeCampaign.tsx';
import type { Designer, DesignerProps } from '../editor/designer.ts';
import type { Fields } from '../editor/fields/fields.ts';
import { workbenchOf } from '../editor/workbench/Workbench.tsx';

/** Downloaded when the user makes many. */
const Batch = lazyPart(() => import('../editor/batch/Batch.tsx'), 'Batch');

/** A designer with links to batches of its piece, and to other designers' pieces with the same facts. */
export const fullWorkbenchOf = <Fs extends Fields>(designer: Designer<Fs>): ComponentType<DesignerProps> =>
  workbenchOf(designer, { Batch, campaigns: { MakeCampaign, CampaignNoticeFor } });
