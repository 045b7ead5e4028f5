import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, type Elements, Stack, Text } from '@daybreak/ui';
import { type ComponentProps, useMemo, useState } from 'react';
import { Findings } from '../../editor/download/Findings.tsx';
import { DraftForm, type DraftFormProps } from '../../editor/drafts/controls/DraftForm.tsx';
import { FieldsForm } from '../../editor/fields/FieldsForm.tsx';
import { StudioFrame, type StudioFrameProps } from '../../editor/studio/StudioFrame.tsx';
import { sectionsOf, showsPictures } from '../../editor/studio/sections.ts';
import { usePanes } from '../../editor/studio/usePanes.ts';
import { EmailActions, EmailBarActions } from './actions/EmailActions.tsx';
import { checks } from './Email.css.ts';
import { EmailBoard } from './EmailBoard.tsx';
import { EmailNotes } from './EmailNotes.tsx';
import { type EmailDraft, emailFields } from './email.fields.ts';
import { email } from './email.ts';

interface MailStudioProps
  extends Pick<StudioFrameProps, 'drafts' | 'tools' | 'onLeave'>,
    Omit<DraftFormProps, 'draft' | 'sections' | 'ownHere'> {
  draft: EmailDraft;
  /** The HTML in the studio. */
  previewHtml: string;
  /** The HTML that is sent, updated after a pause in typing. */
  sentHtml: string;
  actions: ComponentProps<typeof EmailActions>;
  findings: readonly PreflightFinding[];
  /** Actions for its campaign, shown below the fields. */
  ofCampaign?: Elements;
}

/** The email in the studio: its fields, the letter on the screens people read it on, and its checks before sending. */
export function EmailStudio({
  draft,
  previewHtml,
  sentHtml,
  actions,
  findings,
  ofCampaign,
  drafts,
  tools,
  onLeave,
  ...form
}: MailStudioProps) {
  const panes = usePanes();
  const [panel, setPanel] = useState('checks');

  const { fields, edit } = form;
  const sections = useMemo(() => {
    const { design, ...rest } = sectionsOf({ fields }, draft);
    // Leaves out the audience, which only changes two lines that aren't readable in a picture this small.
    return { design: { ...design, audience: fields.audience ?? emailFields.audience }, ...rest };
  }, [fields, draft]);
  return (
    <StudioFrame
      drafts={drafts}
      tools={tools}
      onLeave={onLeave}
      id={email.id}
      title={email.title}
      panes={panes}
      download={<EmailBarActions {...actions} isNarrow={panes.isPhone} />}
      form={
        <>
          <DraftForm
            {...form}
            draft={draft}
            sections={[
              { title: 'Words', fields: sections.words },
              { title: 'Design', fields: sections.design },
            ]}
          />
          {ofCampaign}
          {panes.isPhone ? <EmailActions {...actions} /> : null}
        </>
      }
      board={<EmailBoard draft={draft} html={previewHtml} {...panes} />}
      rail={{
        panel,
        onPanel: setPanel,
        panels: [
          {
            id: 'pictures',
            label: 'Pictures',
            content: showsPictures(sections.pictures, draft) ? (
              <FieldsForm {...form} draft={draft} fields={sections.pictures} onEdit={edit} />
            ) : (
              <Stack gap="3" align="start">
                <Text size="sm" tone="muted">
                  The picture is hidden in this email.
                </Text>
                {fields.hasPicture?.locked ? null : (
                  <Button onClick={() => edit('hasPicture', 'shown')}>Show the picture</Button>
                )}
              </Stack>
            ),
          },
          {
            id: 'checks',
            label: 'Checks',
            content: (
              <div className={checks}>
                <Findings findings={findings} inOrder="The subject, links, pictures and size look good." />
                <EmailNotes html={sentHtml} />
              </div>
            ),
          },
        ],
      }}
    />
  );
}
