import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const adsParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./ads.ts'))).ads,
} satisfies DesignerParts;
