import type { AnyDraft } from '../../../editor/fields/fields.ts';
import type { Brief } from '../../../editor/reading/brief.ts';
import type { MaterialType } from '../../../editor/reading/materialType.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import type { IdeaLook } from './look.ts';
import { ad } from './pieces/ad.ts';
import { brochure } from './pieces/brochure.ts';
import { card } from './pieces/card.ts';
import { infographic } from './pieces/infographic.ts';
import { mail } from './pieces/mail.ts';
import { post } from './pieces/post.ts';
import { flyer, poster } from './pieces/sheets.ts';
import { titleSlide } from './pieces/titleSlide.ts';
import type { EventFields, Wording } from './wordings.ts';

/** The designers that ideas are drafts of, by the names their drafts are stored under. */
export type IdeaDesigner =
  | 'ads'
  | 'brochure'
  | 'business-card'
  | 'email'
  | 'flyer'
  | 'infographic'
  | 'poster'
  | 'social'
  | 'slide';

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

interface Made {
  designer: IdeaDesigner;
  draft: AnyDraft;
  user?: Partial<UserDetails>;
}

export interface IdeaMaker {
  event: EventFields;
  /** The picture height that its print needs, in pixels; any height works if this is absent. */
  pictureHeight?: number;
  make: (words: Wording, turn: IdeaOptions, brief: Brief) => Made;
}

/** The piece made for each material. */
export const pieces: Record<Exclude<MaterialType, 'custom'>, IdeaMaker> = {
  'business-card': card,
  brochure,
  flyer,
  poster,
  banner: ad,
  'social-post': post,
  'email-template': mail,
  presentation: titleSlide,
  infographic,
};
