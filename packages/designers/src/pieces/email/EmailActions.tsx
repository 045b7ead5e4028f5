import { company } from '@daybreak/brand';
import { Button, DropdownMenu } from '@daybreak/ui';
import { Code, Copy, Download, Mail, Maximize2, Type } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { PreflightFinding } from '../../export/preflight/rules.ts';
import { ExportError, type Exporter } from '../../export/types.ts';
import type { UserDetails } from '../../userDetails/userDetails.ts';
import type { DesignerProps, Notice } from '../../workbench/designer.ts';
import { useExport } from '../../workbench/useExport.ts';
import { actions } from '../../workbench/Workbench.css.ts';
import { checkMail } from './checkMail.ts';
import { checkEml, checkHtml, checkText } from './checkWords.ts';
import type { EmailDraft } from './email.fields.ts';
import { emlFile, htmlFile } from './emailFiles.ts';
import { emailText } from './emailText.ts';
import { emailHtml } from './html/emailHtml.ts';
import { SendTest } from './SendTest.tsx';

interface EmailActionsProps {
  /** The mail as it is now: what is made of it has its last letter. */
  openMail: () => EmailDraft;
  user: UserDetails;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  sendTest: DesignerProps['sendTest'];
  /** Errors among them keep the mail here. */
  findings: readonly PreflightFinding[];
  onEnlarge: () => void;
  /** The way back and on, at the end. */
  history?: ReactNode;
}

const iconOf = (Icon: typeof Code) => <Icon size={16} aria-hidden="true" />;

const errorIn = (findings: readonly PreflightFinding[]) =>
  findings.find(({ level }) => level === 'error')?.says;

/** Everything that can be done with the finished mail. Remembered, so that no letter draws it again. */
export const EmailActions = memo(function EmailActions({
  openMail,
  user,
  exporter,
  notify,
  sendTest,
  findings,
  onEnlarge,
  history,
}: EmailActionsProps) {
  const { run } = useExport(exporter, notify);
  // What is said of the mail follows its last letter by a moment; what leaves the house waits for no moment.
  const blockedNow = () => {
    const draft = openMail();
    return errorIn(checkMail(draft, emailHtml(draft, user)));
  };
  const download = (make: typeof htmlFile) => {
    const draft = openMail();
    const blocked = blockedNow();
    if (blocked) notify({ title: 'Not downloaded', description: blocked, tone: 'danger' });
    else
      void run(async () => {
        const file = make(draft, user, new Date());
        const check = make === emlFile ? checkEml : checkHtml;
        check(draft, user, await file.blob.text());
        return [file];
      });
  };
  const checkedHtml = () => {
    const draft = openMail();
    const html = emailHtml(draft, user);
    checkHtml(draft, user, html);
    return html;
  };
  const checkedText = () => {
    const draft = openMail();
    const text = emailText(draft, user);
    checkText(draft, user, text);
    return text;
  };
  const copy = async (what: 'HTML' | 'Text', make: () => string) => {
    try {
      await navigator.clipboard.writeText(make());
      notify({ title: `${what} copied`, tone: 'success' });
    } catch (error) {
      if (error instanceof ExportError) {
        notify({ title: 'Copy failed', description: error.message, tone: 'danger' });
        return;
      }
      notify({
        title: 'Copy failed',
        description: 'This browser did not allow copying. Download the HTML instead.',
        tone: 'danger',
      });
    }
  };
  return (
    <div className={actions}>
      <DropdownMenu
        trigger={
          <Button tone="primary" icon={iconOf(Download)}>
            Download
          </Button>
        }
        items={[
          {
            label: 'HTML',
            hint: 'for a mailing service',
            icon: iconOf(Code),
            onSelect: () => download(htmlFile),
          },
          {
            label: '.eml draft',
            hint: 'for a mail program',
            icon: iconOf(Mail),
            onSelect: () => download(emlFile),
          },
        ]}
      />
      <DropdownMenu
        trigger={<Button icon={iconOf(Copy)}>Copy</Button>}
        items={[
          {
            label: 'Copy HTML',
            icon: iconOf(Code),
            onSelect: () => void copy('HTML', checkedHtml),
          },
          {
            label: 'Copy text',
            icon: iconOf(Type),
            onSelect: () => void copy('Text', checkedText),
          },
        ]}
      />
      <SendTest
        send={
          sendTest &&
          (async () => {
            const blocked = blockedNow();
            if (blocked) throw new Error(blocked);
            return sendTest({
              subject: openMail().subject.trim(),
              html: checkedHtml(),
              text: checkedText(),
              unsubscribe: company.unsubscribe,
            });
          })
        }
        blocked={errorIn(findings)}
        notify={notify}
        onDownload={() => download(emlFile)}
      />
      <Button icon={iconOf(Maximize2)} onClick={onEnlarge}>
        Enlarge
      </Button>
      {history}
    </div>
  );
});
