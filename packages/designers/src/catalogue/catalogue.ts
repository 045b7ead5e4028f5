import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import { refuseOnServer } from '../clientOnly.ts';
import type { Designer, DesignerProps } from '../workbench/designer.ts';
import type { Fields } from '../workbench/fields.ts';
import type { PreviewProps } from '../workbench/previewOf.tsx';
import { type Material, materials } from './materials.ts';

export interface CatalogueEntry extends Material {
  /** It asks for the person's details itself and uses no uploaded pictures: what all designers share is not shown beside it. */
  asksForDetails?: true;
  /** Downloads the designer. */
  load: () => Promise<ComponentType<DesignerProps>>;
  /** Downloads a small picture of the piece, drawn by its artwork. */
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** How a designer that the workbench shows, and its picture, come from nothing but its definition. */
const fromDefinition = <Fs extends Fields>(
  load: () => Promise<Designer<Fs>>,
): Pick<CatalogueEntry, 'load' | 'preview'> => ({
  load: async () => {
    const [{ workbenchOf }, designer] = await Promise.all([
      loadPart(() => import('../workbench/Workbench.tsx')),
      load(),
    ]);
    return workbenchOf(designer);
  },
  preview: async () => {
    const [{ previewOf }, designer] = await Promise.all([
      loadPart(() => import('../workbench/previewOf.tsx')),
      load(),
    ]);
    return previewOf(designer);
  },
});

/** Names, sentences and features are for servers too; what is loaded is not. */
const loadedInBrowsers = (entry: CatalogueEntry): CatalogueEntry => ({
  ...entry,
  load: async () => {
    refuseOnServer(entry.title);
    return entry.load();
  },
  preview: async () => {
    refuseOnServer(`the preview of ${entry.title}`);
    return entry.preview();
  },
});

const entries: readonly CatalogueEntry[] = [
  {
    ...materials.brochure,
    ...fromDefinition(async () => (await loadPart(() => import('../pieces/brochure/brochure.ts'))).brochure),
  },
  {
    ...materials.ads,
    ...fromDefinition(async () => (await loadPart(() => import('../pieces/ads/ads.ts'))).ads),
  },
  {
    ...materials.email,
    load: async () => (await loadPart(() => import('../pieces/email/Email.tsx'))).Email,
    preview: async () => (await loadPart(() => import('../pieces/email/EmailPreview.tsx'))).EmailPreview,
  },
  {
    ...materials.flyer,
    ...fromDefinition(async () => (await loadPart(() => import('../pieces/flyer/flyer.ts'))).flyer),
  },
  {
    ...materials.newHire,
    asksForDetails: true,
    load: async () => (await loadPart(() => import('../pieces/newHire/NewHire.tsx'))).NewHire,
    preview: async () =>
      (await loadPart(() => import('../pieces/newHire/NewHirePreview.tsx'))).NewHirePreview,
  },
  {
    ...materials.postcard,
    ...fromDefinition(async () => (await loadPart(() => import('../pieces/postcard/postcard.ts'))).postcard),
  },
  {
    ...materials.poster,
    ...fromDefinition(async () => (await loadPart(() => import('../pieces/poster/poster.ts'))).poster),
  },
  {
    ...materials.social,
    ...fromDefinition(async () => (await loadPart(() => import('../pieces/social/social.ts'))).social),
  },
];

/** The material types of the marketing hub, in its order. */
export const catalogue: readonly CatalogueEntry[] = entries.map(loadedInBrowsers);

/** The wide card beside the material types. */
export const wizardEntry: CatalogueEntry = loadedInBrowsers({
  ...materials.wizard,
  load: async () => (await loadPart(() => import('../pieces/wizard/Wizard.tsx'))).Wizard,
  preview: async () => (await loadPart(() => import('../pieces/wizard/WizardPreview.tsx'))).WizardPreview,
});
