import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const socialParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./social.ts'))).social,
} satisfies DesignerParts;
