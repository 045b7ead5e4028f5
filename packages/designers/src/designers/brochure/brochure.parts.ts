import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const brochureParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./brochure.ts'))).brochure,
} satisfies DesignerParts;
