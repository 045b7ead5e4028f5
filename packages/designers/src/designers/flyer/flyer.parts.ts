import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const flyerParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./flyer.ts'))).flyer,
} satisfies DesignerParts;
