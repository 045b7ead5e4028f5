import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import { refuseOnServer } from '../clientOnly.ts';
import type { Designer, DesignerProps } from '../workbench/designer.ts';
import type { Fields } from '../workbench/fields.ts';
import type { PreviewProps } from '../workbench/previewOf.tsx';
import { definitions } from './definitions.ts';
import { type Material, materials } from './materials.ts';
import type { ReadyPiece } from './readyPieces.ts';

export interface CatalogueEntry extends Material {
  /** It asks for the person's details itself and uses no uploaded pictures: what all designers share is not shown beside it. */
  asksForDetails?: true;
  /** It is one piece, which the studio shows: who works there last is led there again. */
  hasStudio?: true;
  /** Downloads the designer. */
  load: () => Promise<ComponentType<DesignerProps>>;
  /** Downloads a small picture of the piece, drawn by its artwork. */
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** How a designer that the workbench shows, and its picture, come from nothing but its definition. */
const fromDefinition = <Fs extends Fields>(
  load: () => Promise<Designer<Fs>>,
): Pick<CatalogueEntry, 'hasStudio' | 'load' | 'preview'> => ({
  hasStudio: true,
  load: async () => {
    const [{ fullWorkbenchOf }, designer] = await Promise.all([
      loadPart(() => import('./fullWorkbench.tsx')),
      load(),
    ]);
    return fullWorkbenchOf(designer);
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
    ...fromDefinition(definitions.brochure),
  },
  {
    ...materials.ads,
    ...fromDefinition(definitions.ads),
  },
  {
    ...materials.email,
    hasStudio: true,
    load: async () => (await loadPart(() => import('./fullEmail.tsx'))).FullEmail,
    preview: async () => (await loadPart(() => import('../pieces/email/EmailPreview.tsx'))).EmailPreview,
  },
  {
    ...materials.flyer,
    ...fromDefinition(definitions.flyer),
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
    ...fromDefinition(definitions.postcard),
  },
  {
    ...materials.poster,
    ...fromDefinition(definitions.poster),
  },
  {
    ...materials.social,
    ...fromDefinition(definitions.social),
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

/** Designers without a card of their own: the wizard makes their pieces, and they are opened and kept as every other is. */
const withoutCard: readonly CatalogueEntry[] = [
  {
    ...materials.infographic,
    ...fromDefinition(definitions.infographic),
  },
  {
    ...materials.slide,
    ...fromDefinition(definitions.slide),
  },
].map(loadedInBrowsers);

/** Everything that can be opened by its address: the cards of the hub, the wizard, and what has no card. */
export const everyDesigner: readonly CatalogueEntry[] = [...catalogue, wizardEntry, ...withoutCard];

/** A finished piece and what it is for: a draft to begin with. */
export interface ReadyEntry extends ReadyPiece {
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** Downloads the pieces to begin with, by occasion. */
export async function loadReadyPieces(): Promise<
  readonly { title: string; pieces: readonly ReadyEntry[] }[]
> {
  const [{ occasions }, { previewOf }] = await Promise.all([
    loadPart(() => import('./readyPieces.ts')),
    loadPart(() => import('../workbench/previewOf.tsx')),
  ]);
  return occasions.map(({ title, pieces }) => ({
    title,
    pieces: pieces.map((piece) => ({
      ...piece,
      // Each definition has fields of its own; a draft is read by whichever it is.
      preview: async () =>
        previewOf((await definitions[piece.designer]()) as unknown as Designer, piece.draft),
    })),
  }));
}
