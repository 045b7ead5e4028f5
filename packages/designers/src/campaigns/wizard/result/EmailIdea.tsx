import { Button, DropdownMenu } from '@daybreak/ui';
import { Code, Download, Mail } from 'lucide-react';
import { useMemo } from 'react';
import { checkEmail } from '../../../designers/email/checks/checkEmail.ts';
import { email } from '../../../designers/email/email.ts';
import { emlFile, htmlFile } from '../../../designers/email/emailFiles.ts';
import { emailHtml } from '../../../designers/email/html/emailHtml.ts';
import { letterWidth } from '../../../designers/email/html/parts.ts';
import { EmailFrame } from '../../../designers/email/preview/EmailFrame.tsx';
import { localPictures } from '../../../designers/email/preview/localPictures.ts';
import { emailText } from '../../../designers/email/words/emailText.ts';
import { Findings } from '../../../editor/download/Findings.tsx';
import { useExport } from '../../../editor/download/useExport.ts';
import { restoreDraft } from '../../../editor/drafts/draft.ts';
import * as bench from '../../../editor/editor.css.ts';
import { useSpace } from '../../../editor/rendering/useSpace.ts';
import { labels } from '../messages.ts';
import { emailZip } from '../wizardFiles.ts';
import { IdeaActions } from './IdeaActions.tsx';
import type { ShownIdeaProps } from './ShownIdea.tsx';

const widest = 400;

/** An email idea: the preview shows exactly what is sent. */
export function EmailIdea({ design, data, exporter, notify, ...rest }: ShownIdeaProps) {
  const { user } = data;
  const { run, progress } = useExport(exporter, notify);
  const { space, measure } = useSpace();
  const draft = useMemo(() => restoreDraft(email.fields, design.idea.draft), [design.idea]);
  const html = useMemo(() => emailHtml(draft, user, localPictures), [draft, user]);
  const findings = useMemo(() => checkEmail(draft, emailHtml(draft, user)), [draft, user]);
  const download = (make: typeof htmlFile) =>
    void run(async () => ({ files: [make(draft, user, new Date())] }));
  return (
    <>
      <div ref={measure} className={bench.well}>
        <EmailFrame
          html={html}
          width={letterWidth}
          scale={Math.min(widest, space?.width ?? widest) / letterWidth}
        />
      </div>
      <IdeaActions
        {...rest}
        design={design}
        running={progress !== undefined}
        exports={
          <DropdownMenu
            trigger={
              <Button tone="primary" icon={<Download size={16} aria-hidden="true" />}>
                {labels.export}
              </Button>
            }
            items={[
              {
                label: 'HTML',
                hint: 'for a mailing service',
                icon: <Code size={16} aria-hidden="true" />,
                onSelect: () => download(htmlFile),
              },
              {
                label: '.eml draft',
                hint: 'for an email app',
                icon: <Mail size={16} aria-hidden="true" />,
                onSelect: () => download(emlFile),
              },
            ]}
          />
        }
        onFiles={() =>
          void run(async () => ({
            files: [
              await emailZip({
                design,
                files: [htmlFile(draft, user, new Date()), emlFile(draft, user, new Date())],
                text: emailText(draft, user),
                date: new Date(),
              }),
            ],
          }))
        }
        measure={labels.mailMeasure}
      />
      {findings.length > 0 ? <Findings findings={findings} inOrder="" /> : null}
    </>
  );
}
