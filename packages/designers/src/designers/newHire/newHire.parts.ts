import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const newHireParts = {
  component: async () => (await loadPart(() => import('./NewHire.tsx'))).NewHire,
  preview: async () => (await loadPart(() => import('./NewHirePreview.tsx'))).NewHirePreview,
} satisfies DesignerParts;
