import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const titleSlideParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./titleSlide.ts'))).titleSlide,
} satisfies DesignerParts;
