import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const posterParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./poster.ts'))).poster,
} satisfies DesignerParts;
