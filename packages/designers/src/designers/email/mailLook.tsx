import { loadPart } from '@daybreak/ui/load';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { PieceLook } from '../../editor/looks/pieceLook.tsx';
import { readDraft } from '../../editor/looks/readDraft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { letterWidth } from './html/parts.ts';
import { localPictures } from './preview/localPictures.ts';
import { MailFrame } from './preview/MailFrame.tsx';

/** An email isn't an artboard: its top is shown, as wide as the box. */
export const mailLook: PieceLook = {
  read: (draft) => readDraft(email.fields, draft),
  sides: () => [],
  stored: async (stored, { user }) => {
    const draft = restoreDraft(email.fields, stored);
    const { checkMail } = await loadPart(() => import('./checks/checkMail.ts'));
    return {
      sides: [emailHtml(draft, user, localPictures)],
      findings: checkMail(draft, emailHtml(draft, user)).map(({ says }) => says),
    };
  },
  SavedMail: ({ html, width }) => <MailFrame html={html} width={letterWidth} scale={width / letterWidth} />,
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
