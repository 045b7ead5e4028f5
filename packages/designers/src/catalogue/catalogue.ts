import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import { wizardManifest } from '../campaigns/wizard/wizard.manifest.ts';
import { wizardParts } from '../campaigns/wizard/wizard.parts.ts';
import { refuseOnServer } from '../clientOnly.ts';
import { loadDefinition, partsOf } from '../designers/definition.ts';
import type { DesignerParts, Manifest } from '../designers/manifest.ts';
import { manifests } from '../designers/registry/manifests.ts';
import type { DesignerProps } from '../editor/designer.ts';
import type { PreviewProps } from '../editor/preview/previewOf.tsx';
import type { ReadyPiece } from './samplePieces.ts';

/** Names, sentences and features also work on servers; the parts that are loaded don't. */
export interface CatalogueEntry extends Manifest {
  load: () => Promise<ComponentType<DesignerProps>>;
  /** Downloads a small picture of the piece, drawn by its artwork. */
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** Builds a designer from its definition for the workbench. One with its own component gets links to campaigns. */
async function loadWhole(
  { id, inCampaigns }: Manifest,
  { component }: DesignerParts,
): Promise<ComponentType<DesignerProps>> {
  if (!component) {
    const [{ fullWorkbenchOf }, designer] = await Promise.all([
      loadPart(() => import('./fullWorkbench.tsx')),
      loadDefinition(id),
    ]);
    return fullWorkbenchOf(designer);
  }
  if (!inCampaigns) return component();
  const [{ withCampaigns }, Component] = await Promise.all([
    loadPart(() => import('./withCampaigns.tsx')),
    component(),
  ]);
  return withCampaigns(Component);
}

async function loadPreview(id: string, { preview }: DesignerParts): Promise<ComponentType<PreviewProps>> {
  if (preview) return preview();
  const [{ previewOf }, designer] = await Promise.all([
    loadPart(() => import('../editor/preview/previewOf.tsx')),
    loadDefinition(id),
  ]);
  return previewOf(designer);
}

const entryOf = (manifest: Manifest, parts = partsOf(manifest.id)): CatalogueEntry => ({
  ...manifest,
  load: async () => {
    refuseOnServer(manifest.title);
    return loadWhole(manifest, parts);
  },
  preview: async () => {
    refuseOnServer(`the preview of ${manifest.title}`);
    return loadPreview(manifest.id, parts);
  },
});

const declared = Object.values<Manifest>(manifests);
const manifestsAt = (hubPlace: Manifest['place']) => declared.filter(({ place }) => place === hubPlace);

/** The marketing hub's material types, in order. */
export const catalogue: readonly CatalogueEntry[] = manifestsAt('hub').map((manifest) => entryOf(manifest));

/** The wide card next to the material types. */
export const wizardEntry: CatalogueEntry = entryOf(wizardManifest, wizardParts);

/** Everything with an address: the hub's cards, the wizard, and designers without a card, which the wizard uses. */
export const everyDesigner: readonly CatalogueEntry[] = [
  ...catalogue,
  wizardEntry,
  ...manifestsAt('address').map((manifest) => entryOf(manifest)),
];

/** The kinds of pieces that drafts are stored for. A page that asks for details has only those of its parts. */
export const pieceTypes: readonly Pick<Manifest, 'id' | 'title' | 'partOf'>[] = [
  ...everyDesigner.filter(({ asksForDetails }) => !asksForDetails),
  ...declared.filter(({ partOf }) => partOf),
];

/** A finished piece and what it's for: a draft to start from. */
export interface ReadyEntry extends ReadyPiece {
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** Downloads the pieces to start from, by occasion. */
export async function loadReadyPieces(): Promise<
  readonly { title: string; pieces: readonly ReadyEntry[] }[]
> {
  const [{ readyOccasions }, { previewOf }] = await Promise.all([
    loadPart(() => import('./samplePieces.ts')),
    loadPart(() => import('../editor/preview/previewOf.tsx')),
  ]);
  return readyOccasions.map(({ title, pieces }) => ({
    title,
    pieces: pieces.map((piece) => ({
      ...piece,
      preview: async () => previewOf(await loadDefinition(piece.designer), piece.draft),
    })),
  }));
}
