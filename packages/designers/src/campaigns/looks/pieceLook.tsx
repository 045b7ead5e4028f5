import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import { definitions } from '../../designers/definitions.ts';
import type { Designer } from '../../editor/designer.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { Fields } from '../../editor/fields/fields.ts';
import type { UploadedImage } from '../../editor/images/uploadedImage.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { type Fills, fillsOf } from '../library/fillSlots.ts';
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

function lookOf<Fs extends Fields>(designer: Designer<Fs>): PieceLook {
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
          <designer.Artwork draft={whole} brief={{ user, images }} side={side} />
        </Artboard>
      ) : null;
    },
  };
}

const others: Readonly<Record<string, () => Promise<PieceLook>>> = {
  email: async () => (await loadPart(() => import('./mailLook.tsx'))).mailLook,
  signature: async () => (await loadPart(() => import('./signatureLook.tsx'))).signatureLook,
};

/**
 * Downloads the code that shows a designer's drafts; undefined for a designer whose drafts can't be drawn on their own. The wizard's drafts
 * are requests: `catalogue/pieceLook.ts` shows those too.
 */
export async function loadDesignerLook(designer: string): Promise<PieceLook | undefined> {
  if (Object.hasOwn(definitions, designer))
    // Each definition has its own fields; the matching definition reads the draft.
    return lookOf((await definitions[designer as keyof typeof definitions]()) as unknown as Designer);
  return Object.hasOwn(others, designer) ? others[designer]?.() : undefined;
}
