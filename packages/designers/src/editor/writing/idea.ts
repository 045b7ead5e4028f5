import type { AnyDraft } from '../fields/fields.ts';
import type { LibraryPicture } from '../images/library.ts';
import type { Brief } from '../reading/brief.ts';
import type { MaterialType } from '../reading/materialType.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import type { EventFields, Wording } from './wordings.ts';

export type IdeaGround = 'white' | 'blue' | 'image' | 'orange';
export type LayoutId = 'sunrise' | 'type' | 'photograph' | 'window' | 'date' | 'number' | 'list' | 'steps';

/** How an idea looks, as far as its words allow. */
export interface IdeaLook {
  ground: IdeaGround;
  /** In order of preference, after what the words call for. */
  order: readonly LayoutId[];
}

/** How one of several ideas should look. */
export interface IdeaOptions extends IdeaLook {
  /** Counted across all variants. */
  number: number;
  /** The layouts of the other ideas of the three. */
  taken: Set<string>;
  /** In the form a draft stores it. */
  picture: string;
  /** Whether the user chose it. */
  isChosen: boolean;
}

/** Makes a designer's drafts from words, for the wizard and for campaigns. */
export interface IdeaMaker {
  /** What the wizard calls its pieces. Without it, only campaigns make them. */
  material?: Exclude<MaterialType, 'custom'>;
  event: EventFields;
  /** Whether its pieces can show a brand picture; they can show any if this is absent. */
  offers?: (picture: LibraryPicture) => boolean;
  /** Where more words go: the field, what separates them there, and its limit in characters. Absent if it has no such field. */
  more?: { field: string; between: string; limit?: (draft: AnyDraft) => number | undefined };
  /** How long the words of its button may be; absent if it has none. */
  button?: number;
  /** The draft goes over the designer's defaults. The details are those that the description states: whose card it is. */
  make: (
    words: Wording,
    options: IdeaOptions,
    brief: Brief,
  ) => { draft: AnyDraft; user?: Partial<UserDetails> };
}
