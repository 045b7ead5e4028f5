import { email } from '../pieces/email/email.ts';
import { emailHtml } from '../pieces/email/html/emailHtml.ts';
import { letterWidth } from '../pieces/email/html/parts.ts';
import { localPictures } from '../pieces/email/preview/localPictures.ts';
import { MailFrame } from '../pieces/email/preview/MailFrame.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { restoreDraft } from '../workbench/draft.ts';
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
