import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const postcardParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./postcard.ts'))).postcard,
} satisfies DesignerParts;
