import type { ComponentType } from 'react';
import type { PieceMaker } from '../editor/campaigns/pieceMaker.ts';
import type { CampaignComponents, DesignerProps } from '../editor/designer.ts';
import type { PieceLook } from '../editor/looks/pieceLook.tsx';
import type { PreviewProps } from '../editor/preview/previewOf.tsx';

/** A designer's name, purpose and features as text: everything that pages need before they load it. */
export interface Manifest {
  /** The id that its drafts are stored under, also used in its address. */
  id: string;
  title: string;
  /** One sentence that says what it makes. */
  summary: string;
  /** The features on its hub card. */
  features: readonly string[];
  /** The line below its initial preview, shown while the designer loads. Absent if it has no such line. */
  specification?: string;
  /** A card on the hub, or only an address. */
  place?: 'hub' | 'address';
  /** The designer whose page it's on, if it has none of its own. */
  partOf?: string;
  /** The choices that make up its sizes, outermost first; none if no size has its own words. */
  sizedBy?: readonly string[];
  /** True if its facts can be shared with other designers, and theirs with it. */
  inCampaigns?: true;
  /**
   * True if it asks for the person's details itself and uses no uploaded pictures, so that shared controls aren't shown
   * next to it.
   */
  asksForDetails?: true;
  /** True if it's one piece with a studio, to which a user who last worked there returns. */
  hasStudio?: true;
}

/** Downloads the parts of a designer when they're needed. */
export interface DesignerParts {
  /** The definition, which the workbench shows. Each has its own fields, so `loadDefinition` sets its type. */
  definition?: () => Promise<unknown>;
  /** The designer's own component, if it has one instead of a definition. */
  component?: () => Promise<ComponentType<DesignerProps & { campaigns?: CampaignComponents }>>;
  /** The small picture of a designer with its own component. */
  preview?: () => Promise<ComponentType<PreviewProps>>;
  /** The look of its drafts elsewhere, if they aren't artboards. */
  look?: () => Promise<PieceLook>;
  /** The maker of its campaign files, if they aren't artboards. */
  campaignFiles?: () => Promise<PieceMaker>;
}
