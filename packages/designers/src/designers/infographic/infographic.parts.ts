import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const infographicParts = {
  definition: async (): Promise<unknown> => (await loadPart(() => import('./infographic.ts'))).infographic,
} satisfies DesignerParts;
