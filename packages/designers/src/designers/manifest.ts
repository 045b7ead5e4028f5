import type { ComponentType } from 'react';
import type { PieceMaker } from '../editor/campaigns/pieceMaker.ts';
import type { CampaignDoors, DesignerProps } from '../editor/designer.ts';
import type { PieceLook } from '../editor/looks/pieceLook.tsx';
import type { PreviewProps } from '../editor/preview/previewOf.tsx';

/** What a designer is called and what it's for, as text: everything that pages need before they load it. */
export interface Manifest {
  /** The name that its drafts are stored under, and the one in its address. */
  id: string;
  title: string;
  /** One sentence: what it makes. */
  summary: string;
  /** What its card on the hub lists. */
  features: readonly string[];
  /** The line below its preview as it first opens, which its page shows while the designer loads. Absent if it has no such line. */
  specification?: string;
  /** Whether it has a card on the hub or only an address. */
  place?: 'hub' | 'address';
  /** The designer whose page it's on, if it has none of its own. */
  partOf?: string;
  /** The choices that make up its sizes, outermost first; none if no size has its own words. */
  sizedBy?: readonly string[];
  /** Its facts can be shared with other designers, and theirs with it. */
  inCampaigns?: true;
  /**
   * It asks for the person's details itself and uses no uploaded pictures, so the controls that all designers share aren't shown next to
   * it.
   */
  asksForDetails?: true;
  /** It's one piece, shown in the studio: a user who last worked there is taken back to it. */
  hasStudio?: true;
}

/** Downloads the parts of a designer when they're needed. */
export interface DesignerParts {
  /** The definition, if that's all there is: the workbench shows it. Each has its own fields, so its type is left to `loadDefinition`. */
  definition?: () => Promise<unknown>;
  /** The whole designer, if it shows itself. */
  component?: () => Promise<ComponentType<DesignerProps & { campaigns?: CampaignDoors }>>;
  /** The small picture of one that shows itself. */
  preview?: () => Promise<ComponentType<PreviewProps>>;
  /** How its drafts are shown elsewhere, if they aren't artboards. */
  look?: () => Promise<PieceLook>;
  /** What makes a campaign's files of it, if they aren't artboards. */
  campaignFiles?: () => Promise<PieceMaker>;
}
