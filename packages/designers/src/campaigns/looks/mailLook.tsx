import { email } from '../../designers/email/email.ts';
import { emailHtml } from '../../designers/email/html/emailHtml.ts';
import { letterWidth } from '../../designers/email/html/parts.ts';
import { localPictures } from '../../designers/email/preview/localPictures.ts';
import { MailFrame } from '../../designers/email/preview/MailFrame.tsx';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import type { PieceLook } from './pieceLook.tsx';
import { readDraft } from './readDraft.ts';

/** An email isn't an artboard: its top is shown, as wide as the box. */
export const mailLook: PieceLook = {
  read: (draft) => readDraft(email.fields, draft),
  sides: () => [],
  Drawn: ({ draft, user = defaultUserDetails, within }) => (
    <div
      style={{
        inlineSize: within.width,
        // Without a height limit, all of it is shown.
        ...(Number.isFinite(within.height) ? { blockSize: within.height } : {}),
        overflow: 'hidden',
      }}
    >
      <MailFrame
        html={emailHtml(restoreDraft(email.fields, draft), user, localPictures)}
        width={letterWidth}
        scale={within.width / letterWidth}
      />
    </div>
  ),
};
