import { SignatureThumbnail } from '../../designers/signature/SignatureThumbnail.tsx';
import { signatureFields } from '../../designers/signature/signature.fields.ts';
import { signatureNode } from '../../designers/signature/signature.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import type { PieceLook } from './pieceLook.tsx';
import { readDraft } from './readDraft.ts';

/** In an unlimited space, it's as wide as the tallest signature with a banner. */
const tallest = 0.75;

/** A signature isn't an artboard: it's shown whole, on an email's background. */
export const signatureLook: PieceLook = {
  read: (draft) => readDraft(signatureFields, draft),
  sides: () => [],
  Drawn: ({ draft, user = defaultUserDetails, within: { width, height } }) => (
    <div style={{ inlineSize: width, blockSize: Number.isFinite(height) ? height : width * tallest }}>
      <SignatureThumbnail node={signatureNode(user, restoreDraft(signatureFields, draft))} />
    </div>
  ),
};
