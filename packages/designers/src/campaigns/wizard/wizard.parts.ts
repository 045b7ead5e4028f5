import { loadPart } from '@daybreak/ui/load';
import type { DesignerParts } from '../../designers/manifest.ts';

export const wizardParts = {
  component: async () => (await loadPart(() => import('./Wizard.tsx'))).Wizard,
  preview: async () => (await loadPart(() => import('./WizardPreview.tsx'))).WizardPreview,
} satisfies DesignerParts;
