import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const businessCardParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./businessCard.ts'))).businessCard,
} satisfies DesignerParts;
