import type { ComponentType } from 'react';
import type { Designer } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { type Fills, fillsOf } from '../images/fills.ts';
import type { UploadedImage } from '../images/uploadedImage.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails, type UserDetails } from '../userDetails/userDetails.ts';
import { type ReadValue, readDraft } from './readDraft.ts';

export interface DrawnDraftProps {
  /** Unchecked: anything the designer doesn't know is left out. */
  draft: unknown;
  /** One of its sides, by id; without it, the first. */
  side?: string;
  user?: UserDetails;
  images?: readonly UploadedImage[];
  /** The box that it's shown in, in CSS pixels; its height may be infinite. */
  within: { width: number; height: number };
}

/** Shows a designer's drafts without opening them in it: in lists, next to each other, to guests. */
export interface PieceLook {
  /** What the user wrote and chose, in the order of the form. */
  read: (draft: unknown) => readonly ReadValue[];
  /** The pages or pictures of a draft; none if it isn't an artboard. */
  sides: (draft: unknown) => readonly { id: string; label: string }[];
  /** Where the user's own uploads appear in it. */
  fills?: Fills;
  /** Draws it as a picture that isn't found or exported as the piece itself. */
  Drawn: ComponentType<DrawnDraftProps>;
}

const noImages: readonly UploadedImage[] = [];

/** Shows the drafts of a designer whose pieces are artboards. */
export function lookOf(designer: Designer): PieceLook {
  const sidesOf = (draft: unknown) => designer.artboards(restoreDraft(designer.fields, draft));
  return {
    read: (draft) => readDraft(designer.fields, draft),
    fills: fillsOf(designer.fields),
    sides: (draft) => sidesOf(draft).map(({ id, label }) => ({ id, label })),
    Drawn({ draft, side: wanted, user = defaultUserDetails, images = noImages, within }) {
      const whole = restoreDraft(designer.fields, draft);
      const sides = designer.artboards(whole);
      const side = sides.find(({ id }) => id === wanted) ?? sides[0];
      return side ? (
        <Artboard side={side} within={within} isThumbnail>
          <designer.Artwork draft={whole} data={{ user, images }} side={side} />
        </Artboard>
      ) : null;
    },
  };
}
