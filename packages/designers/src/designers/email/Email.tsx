import { Button, lazyPart } from '@daybreak/ui';
import { useCallback, useMemo, useState } from 'react';
import type { CampaignComponents, DesignerProps, DesignerView } from '../../editor/designer.ts';
import { Findings } from '../../editor/download/Findings.tsx';
import { DraftBar } from '../../editor/drafts/controls/DraftBar.tsx';
import { DraftForm } from '../../editor/drafts/controls/DraftForm.tsx';
import { HistoryButtons } from '../../editor/drafts/controls/HistoryButtons.tsx';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { ruledFields, ruledRemarks } from '../../editor/drafts/rules.ts';
import { useDraft } from '../../editor/drafts/useDraft.ts';
import * as styles from '../../editor/editor.css.ts';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import { noImages } from '../../editor/images/uploadedImage.ts';
import { browserExporter } from '../../editor/print.ts';
import { useLatest } from '../../editor/rendering/useLatest.ts';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { StudioOverlay } from '../../editor/studio/StudioOverlay.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { makeCampaign } from '../../editor/workbench/Campaign.tsx';
import { EmailPageActions } from './actions/EmailActions.tsx';
import { EmailNotes } from './EmailNotes.tsx';
import type { EmailDraft } from './email.fields.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { mailPictures } from './letter.ts';
import { EmailOptionPicture } from './preview/EmailOptionPicture.tsx';
import { EmailPreview } from './preview/EmailPreview.tsx';
import { localPictures } from './preview/localPictures.ts';
import { type Screen, screens } from './preview/screens.ts';
import { useEmailFindings } from './useEmailFindings.ts';

const noNotice = () => {};

const EmailStudio = lazyPart(() => import('./EmailStudio.tsx'), 'EmailStudio');

interface EmailProps extends DesignerProps {
  /** Opens the other pieces of its campaign. */
  campaigns?: CampaignComponents;
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
  const stored = useDraft(email.id, email.fields, store, rulesOf);
  const { draft, draftList, open, rules, history, ...form } = stored;
  const fields = useMemo(() => ruledFields(email.fields, rules), [rules]);
  const [screen, setScreen] = useState<Screen>(screens[0]);
  const [dark, setDark] = useState(false);
  const [ownView, setOwnView] = useState<DesignerView>('page');
  const show = onViewChange ?? setOwnView;
  const previewHtml = useMemo(() => emailHtml(draft, user, localPictures), [draft, user]);
  const { debouncedDraft, sentHtml, runPreflight, findings } = useEmailFindings(draft, user, rules);
  const draw = useCallback(
    (name: string, value: string, place: number) => (
      <EmailOptionPicture
        draft={debouncedDraft}
        user={user}
        name={name as keyof EmailDraft}
        value={value}
        place={place}
      />
    ),
    [debouncedDraft, user],
  );
  // An email shows no uploads, but the other pieces of its campaign do.
  const data = useMemo(() => ({ user, images }), [user, images]);
  const latest = useLatest(draft);
  const getDraft = useCallback(() => latest.current, []);
  const { undo, redo, undoName, redoName, lastMove } = history;
  const latestShow = useLatest(show);
  const [isCampaign, setIsCampaign] = useState(false);
  const ofCampaign = { designer: email.id, open, store, data, notify, rules: rulesOf };
  const closeCampaign = useCallback(() => setIsCampaign(false), []);
  const campaign = campaigns ? (
    <campaigns.MakeCampaign
      {...ofCampaign}
      {...{ exporter, openDesigner }}
      isOpen={isCampaign}
      onClose={closeCampaign}
    />
  ) : null;
  const campaignNotice = campaigns ? (
    <campaigns.CampaignNoticeFor {...ofCampaign} debounced={debouncedDraft} />
  ) : null;
  const onPage = useMemo(
    () => ({
      first: (
        <OpenStudio
          tone="primary"
          preload={EmailStudio.preload}
          onOpen={() => latestShow.current('studio')}
        />
      ),
      more: campaigns ? [{ ...makeCampaign, onSelect: () => setIsCampaign(true) }] : [],
      children: <HistoryButtons {...{ undo, redo, undoName, redoName, lastMove }} />,
    }),
    [campaigns, undo, redo, undoName, redoName, lastMove],
  );
  const options = { getDraft, user, draftKey: open.key, exporter, notify, sendTest };
  const actions = { ...options, runPreflight, findings };

  const formProps = {
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
      <DraftBar drafts={draftList} place={beside} open={open} besideDraft={besideDraft} />
      <DraftForm {...formProps} />
      <div className={styles.beside}>
        <section className={styles.preview} aria-label="Preview">
          <EmailPreview
            draft={draft}
            html={previewHtml}
            screen={screen}
            onScreenChange={setScreen}
            dark={dark}
            onDarkChange={setDark}
          />
          <EmailPageActions {...actions} {...onPage} />
          {campaignNotice}
          {campaign}
        </section>
        <EmailNotes html={sentHtml} />
        <Findings findings={findings} inOrder="The subject, links, pictures and size look good." />
      </div>
    </div>
  );

  return (
    <StudioOverlay open={(view ?? ownView) === 'studio'} onLeave={() => show('page')} page={page}>
      {() => (
        <EmailStudio
          {...formProps}
          draft={draft}
          previewHtml={previewHtml}
          sentHtml={sentHtml}
          actions={actions}
          findings={findings}
          ofCampaign={
            <>
              {campaignNotice}
              {campaigns ? (
                <Button icon={makeCampaign.icon} onClick={() => setIsCampaign(true)}>
                  {makeCampaign.label}
                </Button>
              ) : null}
              {campaign}
            </>
          }
          drafts={<DraftBar drafts={draftList} open={open} besideDraft={besideDraft} />}
          tools={<HistoryButtons {...history} />}
          onLeave={() => show('page')}
        />
      )}
    </StudioOverlay>
  );
}
