import type { ReactNode } from 'react';
import { SignatureThumbnail } from '../src/designers/signature/SignatureThumbnail.tsx';
import { type SignatureDraft, signatureFields } from '../src/designers/signature/signature.fields.ts';
import { signatureNode } from '../src/designers/signature/signature.ts';
import { anyDesigner } from '../src/editor/designer.ts';
import { newDraft } from '../src/editor/drafts/draft.ts';
import type { DraftOf } from '../src/editor/fields/fields.ts';
import { Artboard } from '../src/editor/preview/Artboard.tsx';
import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';
import { Compare } from './Compare.tsx';
import { detailsOf, newHirePiece } from './newHirePiece.tsx';
import { comparedLooks, comparedOf } from './sizes.ts';

type Draft = DraftOf<typeof newHirePiece.fields>;

interface CompareNewHireProps {
  draft: Draft;
  user: UserDetails;
  link: ReactNode;
}

/** A person's details in every design of the signature, and of the card in every size: fronts, then backs. */
export function CompareNewHire({ draft, link }: CompareNewHireProps) {
  const details = detailsOf(draft);
  const cards = comparedOf(anyDesigner(newHirePiece), draft).map(({ size, looks }) => ({
    size: `Business card, ${size}`,
    looks,
  }));
  const signatures = {
    size: 'Signature',
    looks: comparedLooks(signatureFields, newDraft(signatureFields)),
  };
  return (
    <Compare
      sizes={[signatures, ...cards]}
      draw={(look, of, within) => {
        if (of === signatures)
          return (
            <div style={{ display: 'grid', position: 'relative', blockSize: within.height }}>
              <SignatureThumbnail node={signatureNode(details, look.draft as SignatureDraft)} />
            </div>
          );
        return newHirePiece.artboards(look.draft as Draft).map((side) => (
          <Artboard key={side.id} side={side} within={within} isThumbnail>
            <newHirePiece.Artwork
              draft={look.draft as Draft}
              data={{ user: details, images: [] }}
              side={side}
            />
          </Artboard>
        ));
      }}
    >
      {link}
    </Compare>
  );
}
