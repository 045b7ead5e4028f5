import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, lazyPart } from '@daybreak/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { CampaignDoors, DesignerProps, DesignerView } from '../../editor/designer.ts';
import { Findings } from '../../editor/download/Findings.tsx';
import { DraftBar } from '../../editor/drafts/controls/DraftBar.tsx';
import { DraftForm } from '../../editor/drafts/controls/DraftForm.tsx';
import { HistoryButtons } from '../../editor/drafts/controls/HistoryButtons.tsx';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { placeholdersLeft, ruledFields, ruledRemarks } from '../../editor/drafts/rules.ts';
import { useDraft } from '../../editor/drafts/useDraft.ts';
import * as styles from '../../editor/editor.css.ts';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import { browserExporter } from '../../editor/print.ts';
import { useRested } from '../../editor/rendering/useRested.ts';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { StudioDoor } from '../../editor/studio/StudioDoor.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { makeCampaign } from '../../editor/workbench/Campaign.tsx';
import { checkMail } from './checks/checkMail.ts';
import { EmailPageActions } from './EmailActions.tsx';
import type { EmailDraft } from './email.fields.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { mailPictures } from './letter.ts';
import { MailNotes } from './MailNotes.tsx';
import { localPictures } from './preview/localPictures.ts';
import { MailPicture } from './preview/MailPicture.tsx';
import { MailPreview } from './preview/MailPreview.tsx';
import { type Screen, screens } from './preview/screens.ts';

const noNotice = () => {};
const noImages: NonNullable<DesignerProps['images']> = [];

const MailStudio = lazyPart(() => import('./MailStudio.tsx'), 'MailStudio');

interface EmailProps extends DesignerProps {
  /** Opens the other pieces of its campaign. */
  campaigns?: CampaignDoors;
}

/** Emails from five templates for four audiences: the preview shows exactly what is sent. */
export function Email({
  campaigns,
  user = defaultUserDetails,
  images = noImages,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  sendTest,
  view,
  onViewChange,
  openDesigner,
  beside,
  besideDraft,
  rules: rulesOf,
}: EmailProps) {
  const [ownDrafts] = useState(memoryDrafts);
  const store = drafts ?? ownDrafts;
  const { draft, shelf, open, rules, history, ...form } = useDraft(email.id, email.fields, store, rulesOf);
  const fields = useMemo(() => ruledFields(email.fields, rules), [rules]);
  const [screen, setScreen] = useState<Screen>(screens[0]);
  const [dark, setDark] = useState(false);
  const [ownView, setOwnView] = useState<DesignerView>('page');
  const show = onViewChange ?? setOwnView;
  const shown = useMemo(() => emailHtml(draft, user, localPictures), [draft, user]);
  // Updates remarks about the mail after a pause in typing.
  const rested = useRested(draft);
  const sent = useMemo(() => emailHtml(rested, user), [rested, user]);
  const look = useCallback(
    (mail: typeof draft, html: string): PreflightFinding[] => [
      ...placeholdersLeft(email.fields, rules, mail).map((says) => ({ level: 'error' as const, says })),
      ...checkMail(mail, html),
    ],
    [rules],
  );
  const findings = useMemo(() => look(rested, sent), [look, rested, sent]);
  const draw = useCallback(
    (name: string, value: string, place: number) => (
      <MailPicture draft={rested} user={user} name={name as keyof EmailDraft} value={value} place={place} />
    ),
    [rested, user],
  );
  // A mail shows no uploads, but the other pieces of its campaign do.
  const data = useMemo(() => ({ user, images }), [user, images]);
  const latest = useRef(draft);
  latest.current = draft;
  const openMail = useCallback(() => latest.current, []);
  const { undo, redo, undoes, redoes, taken } = history;
  const latestShow = useRef(show);
  latestShow.current = show;
  const [isCampaign, setCampaign] = useState(false);
  const ofCampaign = { designer: email.id, open, store, data, notify, rules: rulesOf };
  const closeCampaign = useCallback(() => setCampaign(false), []);
  const campaign = campaigns ? (
    <campaigns.MakeCampaign
      {...ofCampaign}
      {...{ exporter, openDesigner }}
      isOpen={isCampaign}
      onClose={closeCampaign}
    />
  ) : null;
  const campaignNotice = campaigns ? <campaigns.CampaignNoticeFor {...ofCampaign} rested={rested} /> : null;
  const onPage = useMemo(
    () => ({
      first: (
        <OpenStudio tone="primary" preload={MailStudio.preload} onOpen={() => latestShow.current('studio')} />
      ),
      more: campaigns ? [{ ...makeCampaign, onSelect: () => setCampaign(true) }] : [],
      children: <HistoryButtons {...{ undo, redo, undoes, redoes, taken }} />,
    }),
    [campaigns, undo, redo, undoes, redoes, taken],
  );
  const actions = { openMail, user, draftKey: open.key, exporter, notify, sendTest, look, findings };

  const asked = {
    ...form,
    fields,
    draft,
    tooLong: [],
    remarks: ruledRemarks(rules, draft, email.remarks(draft)),
    pictures: mailPictures,
    draw,
  };

  const page = (
    <div className={styles.workbench} {...inDraft(email.id)}>
      <DraftBar drafts={shelf} place={beside} open={open} besideDraft={besideDraft} />
      <DraftForm {...asked} />
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
          <EmailPageActions {...actions} {...onPage} />
          {campaignNotice}
          {campaign}
        </section>
        <MailNotes html={sent} />
        <Findings findings={findings} inOrder="The subject, links, pictures and size look good." />
      </div>
    </div>
  );

  return (
    <StudioDoor open={(view ?? ownView) === 'studio'} onLeave={() => show('page')} page={page}>
      {() => (
        <MailStudio
          {...asked}
          draft={draft}
          shown={shown}
          sent={sent}
          actions={actions}
          findings={findings}
          ofCampaign={
            <>
              {campaignNotice}
              {campaigns ? (
                <Button icon={makeCampaign.icon} onClick={() => setCampaign(true)}>
                  {makeCampaign.label}
                </Button>
              ) : null}
              {campaign}
            </>
          }
          drafts={<DraftBar drafts={shelf} open={open} besideDraft={besideDraft} />}
          tools={<HistoryButtons {...history} />}
          onLeave={() => show('page')}
        />
      )}
    </StudioDoor>
  );
}
