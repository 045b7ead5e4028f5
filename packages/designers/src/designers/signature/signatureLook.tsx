import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { PieceLook } from '../../editor/looks/pieceLook.tsx';
import { readDraft } from '../../editor/looks/readDraft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { localPicture } from './localPicture.ts';
import { SignatureThumbnail } from './SignatureThumbnail.tsx';
import { signatureFields } from './signature.fields.ts';
import { signatureHtml, signatureNode } from './signature.ts';

/** Ratio of height to width of the tallest signature with a banner, used if the space is unlimited. */
const tallest = 0.75;

/** The look of a signature: not an artboard, but shown whole on an email's background. */
export const signatureLook: PieceLook = {
  read: (draft) => readDraft(signatureFields, draft),
  sides: () => [],
  stored: async (draft, { user }) => ({
    sides: [
      signatureHtml(user, restoreDraft(signatureFields, draft)).replaceAll(/(?<= src=")[^"]*/g, localPicture),
    ],
  }),
  Drawn: ({ draft, user = defaultUserDetails, within: { width, height } }) => (
    <div style={{ inlineSize: width, blockSize: Number.isFinite(height) ? height : width * tallest }}>
      <SignatureThumbnail node={signatureNode(user, restoreDraft(signatureFields, draft))} />
    </div>
  ),
};
