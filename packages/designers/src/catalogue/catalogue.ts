import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import { refuseOnServer } from '../clientOnly.ts';
import { definitions } from '../designers/definitions.ts';
import { type Material, materials } from '../designers/materials.ts';
import type { Designer, DesignerProps } from '../editor/designer.ts';
import type { Fields } from '../editor/fields/fields.ts';
import type { PreviewProps } from '../editor/preview/previewOf.tsx';
import type { ReadyPiece } from './readyPieces.ts';

export interface CatalogueEntry extends Material {
  /**
   * It asks for the person's details itself and uses no uploaded pictures, so the controls that all designers share aren't shown next to
   * it.
   */
  asksForDetails?: true;
  /** It's one piece, shown in the studio: a user who last worked there is taken back to it. */
  hasStudio?: true;
  load: () => Promise<ComponentType<DesignerProps>>;
  /** Downloads a small picture of the piece, drawn by its artwork. */
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** How to build a designer that the workbench shows, and its picture, from nothing but its definition. */
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
      loadPart(() => import('../editor/preview/previewOf.tsx')),
      load(),
    ]);
    return previewOf(designer);
  },
});

/** Names, sentences and features also work on servers; the loaded parts don't. */
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
    preview: async () => (await loadPart(() => import('../designers/email/EmailPreview.tsx'))).EmailPreview,
  },
  {
    ...materials.flyer,
    ...fromDefinition(definitions.flyer),
  },
  {
    ...materials.newHire,
    asksForDetails: true,
    load: async () => (await loadPart(() => import('../designers/newHire/NewHire.tsx'))).NewHire,
    preview: async () =>
      (await loadPart(() => import('../designers/newHire/NewHirePreview.tsx'))).NewHirePreview,
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

/** The marketing hub's material types, in its order. */
export const catalogue: readonly CatalogueEntry[] = entries.map(loadedInBrowsers);

/** The wide card next to the material types. */
export const wizardEntry: CatalogueEntry = loadedInBrowsers({
  ...materials.wizard,
  load: async () => (await loadPart(() => import('../campaigns/wizard/Wizard.tsx'))).Wizard,
  preview: async () => (await loadPart(() => import('../campaigns/wizard/WizardPreview.tsx'))).WizardPreview,
});

/** Designers without their own card: the wizard makes their pieces, which are opened and kept like any other. */
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

/** Everything that has an address: the hub's cards, the wizard, and anything without a card. */
export const everyDesigner: readonly CatalogueEntry[] = [...catalogue, wizardEntry, ...withoutCard];

/** A finished piece and what it's for: a draft to start from. */
export interface ReadyEntry extends ReadyPiece {
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** Downloads the pieces to start from, by occasion. */
export async function loadReadyPieces(): Promise<
  readonly { title: string; pieces: readonly ReadyEntry[] }[]
> {
  const [{ occasions }, { previewOf }] = await Promise.all([
    loadPart(() => import('./readyPieces.ts')),
    loadPart(() => import('../editor/preview/previewOf.tsx')),
  ]);
  return occasions.map(({ title, pieces }) => ({
    title,
    pieces: pieces.map((piece) => ({
      ...piece,
      // Each definition has its own fields; the matching definition reads the draft.
      preview: async () =>
        previewOf((await definitions[piece.designer]()) as unknown as Designer, piece.draft),
    })),
  }));
}
