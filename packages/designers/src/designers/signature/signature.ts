import { newDraft } from '../../editor/drafts/draft.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { bannerNode } from './banner.ts';
import { signatureDesigns } from './designs/designs.ts';
import { type HtmlNode, toHtml, toText } from './mailNode.ts';
import { box, onWhite, tr } from './parts.ts';
import { type SignatureDraft, signatureFields } from './signature.fields.ts';

/** Gmail refuses longer signatures. */
export const gmailLimit = 10_000;

/** The specified signature, used until the user picks another. */
const defaultDraft = newDraft(signatureFields);

/** The signature as a tree. */
export function signatureNode(user: UserDetails, draft: SignatureDraft = defaultDraft): HtmlNode {
  const { draw, banner: place } = signatureDesigns[draft.composition];
  const signature = draw(user);
  const banner = bannerNode(draft, place.width);
  if (!banner) return signature;
  const bannerPadding = `6px 0 ${place.start}px ${place.start}px`;
  return onWhite([tr(box(signature, { padding: '0' })), tr(box(banner, { padding: bannerPadding }))]);
}

export const signatureHtml = (user: UserDetails, draft?: SignatureDraft): string =>
  toHtml(signatureNode(user, draft));

/** The signature in plain text, one part per line. */
export const signatureText = (user: UserDetails, draft?: SignatureDraft): string =>
  `${toText(signatureNode(user, draft))
    .split('\n')
    .map((line) => line.replaceAll(/[ \u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')}\n`;
