import type { Theme } from '../artwork/logos.ts';
import type { AnyDraft } from '../fields/fields.ts';
import type { BrandPicture } from '../images/brandPictures.ts';
import type { sharedLayouts } from '../layouts/layoutNames.ts';
import type { ReadDescription } from '../reading/brief.ts';
import type { MaterialType } from '../reading/materialType.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import type { EventFields, Wording } from './wordings.ts';

/** A layout that ideas may choose. */
export type LayoutId = (typeof sharedLayouts)[number]['id'];

/** The look of an idea, as far as its words allow. */
export interface IdeaLook {
  ground: Theme;
  /** Layouts in order of preference, after the ones that the words call for. */
  order: readonly LayoutId[];
}

/** Options for the look of one of several ideas. */
export interface IdeaOptions extends IdeaLook {
  /** Counted across all variants. */
  number: number;
  /** The layouts of the other ideas of the three. */
  usedLayouts: Set<string>;
  /** In the form a draft stores it. */
  picture: string;
  /** True if the user chose it. */
  isChosen: boolean;
}

/** Makes a designer's drafts from words, for the wizard and for campaigns. */
export interface IdeaMaker {
  /** The wizard's name for its pieces. Without it, only campaigns make them. */
  material?: Exclude<MaterialType, 'custom'>;
  event: EventFields;
  /** Returns whether its pieces can show a brand picture. Absent if they can show any. */
  offers?: (picture: BrandPicture) => boolean;
  /**
   * The place for more words: the field, their separator there, and its limit in characters. Absent if there's no such
   * field.
   */
  more?: { field: string; between: string; limit?: (draft: AnyDraft) => number | undefined };
  /** The maximum length of its button's text. Absent if it has no button. */
  button?: number;
  /**
   * Makes a draft, which overrides the designer's defaults. The user details are those that the description states, for
   * a card.
   */
  make: (
    words: Wording,
    options: IdeaOptions,
    description: ReadDescription,
  ) => { draft: AnyDraft; user?: Partial<UserDetails> };
}
