import { SignatureThumbnail } from '../pieces/signature/SignatureThumbnail.tsx';
import { signatureFields } from '../pieces/signature/signature.fields.ts';
import { signatureNode } from '../pieces/signature/signature.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { restoreDraft } from '../workbench/draft.ts';
import type { PieceLook } from './pieceLook.tsx';
import { readDraft } from './readDraft.ts';

/** Of a place without an end it takes as much as the tallest signature with a banner is wide. */
const tallest = 0.75;

/** A signature is no artboard: it is shown whole, on the paper of a mail. */
export const signatureLook: PieceLook = {
  read: (draft) => readDraft(signatureFields, draft),
  sides: () => [],
  Drawn: ({ draft, user = defaultUserDetails, within: { width, height } }) => (
    <div style={{ inlineSize: width, blockSize: Number.isFinite(height) ? height : width * tallest }}>
      <SignatureThumbnail node={signatureNode(user, restoreDraft(signatureFields, draft))} />
    </div>
  ),
};
