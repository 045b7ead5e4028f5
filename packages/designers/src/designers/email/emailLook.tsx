import { loadPart } from '@daybreak/ui/load';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { PieceLook } from '../../editor/looks/pieceLook.tsx';
import { readDraft } from '../../editor/looks/readDraft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { letterWidth } from './html/parts.ts';
import { EmailFrame } from './preview/EmailFrame.tsx';
import { localPictures } from './preview/localPictures.ts';

/** An email isn't an artboard: its top is shown, as wide as the box. */
export const emailLook: PieceLook = {
  read: (draft) => readDraft(email.fields, draft),
  sides: () => [],
  stored: async (stored, { user }) => {
    const draft = restoreDraft(email.fields, stored);
    const { checkEmail } = await loadPart(() => import('./checks/checkEmail.ts'));
    return {
      sides: [emailHtml(draft, user, localPictures)],
      findings: checkEmail(draft, emailHtml(draft, user)).map(({ says }) => says),
    };
  },
  SavedMail: ({ html, width }) => <EmailFrame html={html} width={letterWidth} scale={width / letterWidth} />,
  Drawn: ({ draft, user = defaultUserDetails, within }) => (
    <div
      style={{
        inlineSize: within.width,
        // Without a height limit, all of it is shown.
        ...(Number.isFinite(within.height) ? { blockSize: within.height } : {}),
        overflow: 'hidden',
      }}
    >
      <EmailFrame
        html={emailHtml(restoreDraft(email.fields, draft), user, localPictures)}
        width={letterWidth}
        scale={within.width / letterWidth}
      />
    </div>
  ),
};
