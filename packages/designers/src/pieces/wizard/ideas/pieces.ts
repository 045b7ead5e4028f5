import type { UserDetails } from '../../../userDetails/userDetails.ts';
import type { AnyDraft } from '../../../workbench/fields.ts';
import type { Brief } from '../reading/brief.ts';
import type { Material } from '../wizard.fields.ts';
import type { Look } from './look.ts';
import { ad } from './pieces/ad.ts';
import { brochure } from './pieces/brochure.ts';
import { card } from './pieces/card.ts';
import { infographic } from './pieces/infographic.ts';
import { mail } from './pieces/mail.ts';
import { post } from './pieces/post.ts';
import { flyer, poster } from './pieces/sheets.ts';
import { titleSlide } from './pieces/titleSlide.ts';
import type { EventFields, Words } from './wordings.ts';

/** The designers that ideas are drafts of, by the names that they keep them under. */
export type DesignerId =
  | 'ads'
  | 'brochure'
  | 'business-card'
  | 'email'
  | 'flyer'
  | 'infographic'
  | 'poster'
  | 'social'
  | 'slide';

/** How one of several ideas is to look. */
export interface Turn extends Look {
  /** Counted through all variants. */
  number: number;
  /** What the ideas beside it are composed as. */
  taken: Set<string>;
  /** As a draft holds it. */
  picture: string;
  /** The person chose it. */
  isChosen: boolean;
}

interface Made {
  designer: DesignerId;
  draft: AnyDraft;
  user?: Partial<UserDetails>;
}

export interface Piece {
  event: EventFields;
  /** The height in pixels that a picture needs for its print; any will do where it does not say. */
  pictureHeight?: number;
  make: (words: Words, turn: Turn, brief: Brief) => Made;
}

/** What is made of each material. */
export const pieces: Record<Exclude<Material, 'custom'>, Piece> = {
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
