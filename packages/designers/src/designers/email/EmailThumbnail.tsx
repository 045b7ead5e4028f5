import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { PreviewProps } from '../../editor/preview/previewOf.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { letterWidth } from './html/parts.ts';
import { EmailFrame } from './preview/EmailFrame.tsx';
import { localPictures } from './preview/localPictures.ts';

const draft = restoreDraft(email.fields, email.examples.promotional);

/** The head of an email, as shown in overviews. */
export const EmailThumbnail = ({ user = defaultUserDetails, within }: PreviewProps) => (
  <div style={{ inlineSize: within.width, blockSize: within.height, overflow: 'hidden' }}>
    <EmailFrame
      html={emailHtml(draft, user, localPictures)}
      width={letterWidth}
      scale={within.width / letterWidth}
    />
  </div>
);
