import type { ComponentType } from 'react';
import type { Designer, PieceData } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import type { Fields } from '../fields/fields.ts';
import { noImages } from '../images/uploadedImage.ts';
import { defaultUserDetails, type UserDetails } from '../userDetails/userDetails.ts';
import { Artboard } from './Artboard.tsx';

export interface PreviewProps {
  user?: UserDetails;
  images?: PieceData['images'];
  /** The box, in CSS pixels, to show the piece in. */
  within: { width: number; height: number };
}

/**
 * A small picture of a designer's piece for overviews: the artwork itself, with the definition's overview draft or
 * another one.
 */
export const previewOf = <Fs extends Fields>(
  designer: Designer<Fs>,
  draft: unknown = designer.overview,
): ComponentType<PreviewProps> => {
  const fullDraft = restoreDraft(designer.fields, draft);
  const [side] = designer.artboards(fullDraft);
  if (!side) throw new Error(`${designer.id} has no artboards to preview.`);
  return function DesignerPreview({ user = defaultUserDetails, images = noImages, within }) {
    return (
      <Artboard side={side} within={within} fitsLater>
        <designer.Artwork draft={fullDraft} data={{ user, images }} side={side} />
      </Artboard>
    );
  };
};
