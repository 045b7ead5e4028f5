import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const signatureParts = {
  look: async () => (await loadPart(() => import('./signatureLook.tsx'))).signatureLook,
} satisfies DesignerParts;
