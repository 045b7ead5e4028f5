import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../manifest.ts';

export const emailParts = {
  component: async () => (await loadPart(() => import('./Email.tsx'))).Email,
  preview: async () => (await loadPart(() => import('./EmailThumbnail.tsx'))).EmailThumbnail,
  look: async () => (await loadPart(() => import('./emailLook.tsx'))).emailLook,
  campaignFiles: async () => (await loadPart(() => import('./emailMaker.ts'))).emailMaker,
} satisfies DesignerParts;
