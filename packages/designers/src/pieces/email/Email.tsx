import { useMemo, useState } from 'react';
import { browserExporter } from '../../export/browserExporter.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { DraftBar } from '../../workbench/DraftBar.tsx';
import { DraftForm } from '../../workbench/DraftForm.tsx';
import type { DesignerProps } from '../../workbench/designer.ts';
import { Findings } from '../../workbench/download/Findings.tsx';
import { memoryDrafts } from '../../workbench/draftStore.ts';
import { HistoryButtons } from '../../workbench/HistoryButtons.tsx';
import { useDraft } from '../../workbench/useDraft.ts';
import { inDraft } from '../../workbench/useUndoKeys.ts';
import * as styles from '../../workbench/Workbench.css.ts';
import { checkMail } from './checkMail.ts';
import { EmailActions } from './EmailActions.tsx';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { mailPictures } from './letter.ts';
import { MailNotes } from './MailNotes.tsx';
import { EnlargedMail } from './preview/EnlargedMail.tsx';
import { localPictures } from './preview/localPictures.ts';
import { MailPreview } from './preview/MailPreview.tsx';
import { type Screen, screens } from './preview/screens.ts';
import { TemplatePicture } from './preview/TemplatePicture.tsx';

const noNotice = () => {};

/** Emails from five templates for four audiences: what is shown is what is sent. */
export function Email({
  user = defaultUserDetails,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  sendTest,
  beside,
}: DesignerProps) {
  const [ownDrafts] = useState(memoryDrafts);
  const { draft, shelf, history, ...form } = useDraft(email.id, email.fields, drafts ?? ownDrafts);
  const [screen, setScreen] = useState<Screen>(screens[0]);
  const [dark, setDark] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const sent = useMemo(() => emailHtml(draft, user), [draft, user]);
  const findings = useMemo(() => checkMail(draft, sent), [draft, sent]);
  const shown = useMemo(() => emailHtml(draft, user, localPictures), [draft, user]);

  return (
    <div className={styles.workbench} {...inDraft(email.id)}>
      <DraftBar drafts={shelf} place={beside} />
      <DraftForm
        {...form}
        fields={email.fields}
        draft={draft}
        tooLong={[]}
        remarks={email.remarks(draft)}
        pictures={mailPictures}
        draw={(_name, template, place) => (
          <TemplatePicture draft={draft} user={user} template={template} place={place} />
        )}
      />
      <div className={styles.beside}>
        <section className={styles.preview} aria-label="Preview">
          <MailPreview
            draft={draft}
            html={shown}
            screen={screen}
            onScreenChange={setScreen}
            dark={dark}
            onDarkChange={setDark}
          />
          <EmailActions
            draft={draft}
            user={user}
            exporter={exporter}
            notify={notify}
            sendTest={sendTest}
            findings={findings}
            onEnlarge={() => setEnlarged(true)}
            history={<HistoryButtons {...history} />}
          />
        </section>
        <MailNotes html={sent} />
        <Findings findings={findings} inOrder="Subject, links, pictures and size are in order." />
      </div>
      <EnlargedMail open={enlarged} onOpenChange={setEnlarged} html={shown} screen={screen} dark={dark} />
    </div>
  );
}
