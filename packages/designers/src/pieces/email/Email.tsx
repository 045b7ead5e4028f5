import { useCallback, useMemo, useRef, useState } from 'react';
import { browserExporter } from '../../export/browserExporter.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { DraftBar } from '../../workbench/DraftBar.tsx';
import { DraftForm } from '../../workbench/DraftForm.tsx';
import type { DesignerProps } from '../../workbench/designer.ts';
import { Findings } from '../../workbench/download/Findings.tsx';
import { memoryDrafts } from '../../workbench/draftStore.ts';
import { HistoryButtons } from '../../workbench/HistoryButtons.tsx';
import { useDraft } from '../../workbench/useDraft.ts';
import { useRested } from '../../workbench/useRested.ts';
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
  const shown = useMemo(() => emailHtml(draft, user, localPictures), [draft, user]);
  // What is said of the mail follows once typing rests.
  const rested = useRested(draft);
  const sent = useMemo(() => emailHtml(rested, user), [rested, user]);
  const findings = useMemo(() => checkMail(rested, sent), [rested, sent]);
  const draw = useCallback(
    (_name: string, template: string, place: number) => (
      <TemplatePicture draft={rested} user={user} template={template} place={place} />
    ),
    [rested, user],
  );
  const latest = useRef(draft);
  latest.current = draft;
  const openMail = useCallback(() => latest.current, []);
  const { undo, redo, undoes, redoes, taken } = history;
  const steps = useMemo(
    () => <HistoryButtons {...{ undo, redo, undoes, redoes, taken }} />,
    [undo, redo, undoes, redoes, taken],
  );
  const enlarge = useCallback(() => setEnlarged(true), []);

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
        draw={draw}
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
            openMail={openMail}
            user={user}
            exporter={exporter}
            notify={notify}
            sendTest={sendTest}
            findings={findings}
            onEnlarge={enlarge}
            history={steps}
          />
        </section>
        <MailNotes html={sent} />
        <Findings findings={findings} inOrder="Subject, links, pictures and size are in order." />
      </div>
      <EnlargedMail open={enlarged} onOpenChange={setEnlarged} html={shown} screen={screen} dark={dark} />
    </div>
  );
}
