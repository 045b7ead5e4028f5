import { company } from '@daybreak/brand';
import { ExportError, type Exporter, toolsMissing } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, type ButtonProps, DropdownMenu, type Elements, type MenuItem } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { Code, Copy, Download, Mail, Type } from 'lucide-react';
import { memo } from 'react';
import type { DesignerProps, Notice } from '../../editor/designer.ts';
import { useExport } from '../../editor/download/useExport.ts';
import { actions } from '../../editor/editor.css.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { MoreMenu } from '../../editor/workbench/MoreMenu.tsx';
import { bar } from './Email.css.ts';
import type { EmailDraft } from './email.fields.ts';
import { emailManifest } from './email.manifest.ts';
import { emlFile, htmlFile } from './emailFiles.ts';
import { emailHtml } from './html/emailHtml.ts';
import { SendTest } from './SendTest.tsx';
import { checkEml, checkHtml, checkText } from './words/checkWords.ts';
import { emailText } from './words/emailText.ts';

interface EmailActionsOptions {
  /** Returns the current email, including the last keystroke. */
  getDraft: () => EmailDraft;
  user: UserDetails;
  /** The draft's key in the store. */
  draftKey?: string;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  sendTest: DesignerProps['sendTest'];
  /** Checks an email. Errors block sending and downloading. */
  runPreflight: (email: EmailDraft, html: string) => readonly PreflightFinding[];
}

export interface EmailActionsProps extends EmailActionsOptions {
  /** Findings in the email after a pause in typing. */
  findings: readonly PreflightFinding[];
}

interface PageActionsProps extends EmailActionsProps {
  /** The main action, shown first. */
  first: Elements;
  /** Less common actions, after those that copy the email. */
  more?: readonly MenuItem[];
  /** Shown at the end. */
  children?: Elements;
}

const iconOf = (Icon: typeof Code) => <Icon size={16} aria-hidden="true" />;

const errorIn = (findings: readonly PreflightFinding[]) =>
  findings.find(({ level }) => level === 'error')?.says;

/** Checks and exports an email for its actions. */
function useEmailActions({
  getDraft,
  user,
  draftKey,
  exporter,
  notify,
  sendTest,
  runPreflight,
}: EmailActionsOptions) {
  const { run } = useExport(exporter, notify);
  // Remarks lag the last keystroke a little, so anything that leaves the app is checked on the current draft.
  const blockedNow = () => {
    const draft = getDraft();
    return errorIn(runPreflight(draft, emailHtml(draft, user)));
  };
  const download = (make: typeof htmlFile) => {
    const draft = getDraft();
    const blocked = blockedNow();
    if (blocked) notify({ title: 'Not downloaded', description: blocked, tone: 'danger' });
    else
      void run(async () => {
        const file = make(draft, user, new Date());
        const check = make === emlFile ? checkEml : checkHtml;
        check(draft, user, await file.blob.text());
        const { unmarkedHandOut } = await loadPart(
          () => import('../../editor/download/approval/beginRun.ts'),
        ).catch(toolsMissing);
        return {
          files: [file],
          handOut: await unmarkedHandOut(exporter, { designer: emailManifest.id, draftKey }, notify),
        };
      });
  };
  const checkedHtml = () => {
    const draft = getDraft();
    const html = emailHtml(draft, user);
    checkHtml(draft, user, html);
    return html;
  };
  const checkedText = () => {
    const draft = getDraft();
    const text = emailText(draft, user);
    checkText(draft, user, text);
    return text;
  };
  const copy = async (format: 'HTML' | 'Text', make: () => string) => {
    try {
      await navigator.clipboard.writeText(make());
      notify({ title: `${format} copied`, tone: 'success' });
    } catch (error) {
      if (error instanceof ExportError) {
        notify({ title: 'Copy failed', description: error.message, tone: 'danger' });
        return;
      }
      notify({
        title: 'Copy failed',
        description: "This browser doesn't allow copying. Download the HTML instead.",
        tone: 'danger',
      });
    }
  };
  return {
    downloadHtml: () => download(htmlFile),
    downloadEml: () => download(emlFile),
    copyHtml: () => void copy('HTML', checkedHtml),
    copyText: () => void copy('Text', checkedText),
    send:
      sendTest &&
      (async () => {
        const blocked = blockedNow();
        if (blocked) throw new Error(blocked);
        return sendTest({
          subject: getDraft().subject.trim(),
          html: checkedHtml(),
          text: checkedText(),
          unsubscribe: company.unsubscribe,
        });
      }),
  };
}

interface EmailDownloadProps
  extends Pick<ReturnType<typeof useEmailActions>, 'downloadHtml' | 'downloadEml'>,
    Pick<ButtonProps, 'tone'> {}

const EmailDownload = ({ downloadHtml, downloadEml, tone = 'primary' }: EmailDownloadProps) => (
  <DropdownMenu
    trigger={
      <Button tone={tone} icon={iconOf(Download)}>
        Download
      </Button>
    }
    items={[
      { label: 'HTML', hint: 'for a mailing service', icon: iconOf(Code), onSelect: downloadHtml },
      { label: '.eml draft', hint: 'for an email app', icon: iconOf(Mail), onSelect: downloadEml },
    ]}
  />
);

interface EmailCopiesProps extends Pick<EmailActionsProps, 'findings' | 'notify'> {
  mail: ReturnType<typeof useEmailActions>;
}

const copiesOf = (email: ReturnType<typeof useEmailActions>): MenuItem[] => [
  { label: 'Copy HTML', icon: iconOf(Code), onSelect: email.copyHtml },
  { label: 'Copy text', icon: iconOf(Type), onSelect: email.copyText },
];

const EmailTest = ({ mail: email, findings, notify }: EmailCopiesProps) => (
  <SendTest send={email.send} blocked={errorIn(findings)} notify={notify} onDownload={email.downloadEml} />
);

/** Copies the email to the clipboard, or to the user's own inbox. */
const EmailCopies = (props: EmailCopiesProps) => (
  <>
    <DropdownMenu trigger={<Button icon={iconOf(Copy)}>Copy</Button>} items={copiesOf(props.mail)} />
    <EmailTest {...props} />
  </>
);

/** All actions for the finished email, next to its preview. Memoized, so that typing doesn't redraw it. */
export const EmailPageActions = memo(function EmailPageActions({
  findings,
  first,
  more = [],
  children,
  ...shown
}: PageActionsProps) {
  const email = useEmailActions(shown);
  return (
    <div className={actions}>
      {first}
      <EmailDownload {...email} tone="neutral" />
      <EmailTest mail={email} findings={findings} notify={shown.notify} />
      <MoreMenu items={[...copiesOf(email), ...more]} />
      {children}
    </div>
  );
});

/** The copy actions, for a page whose bar has only the download. */
export function EmailActions({ findings, ...shown }: EmailActionsProps) {
  const email = useEmailActions(shown);
  return (
    <div className={actions}>
      <EmailCopies mail={email} findings={findings} notify={shown.notify} />
    </div>
  );
}

/** The copy actions and the download at the end of a bar, or just the download in a narrow one. */
export function EmailBarActions({ findings, isNarrow, ...shown }: EmailActionsProps & { isNarrow: boolean }) {
  const email = useEmailActions(shown);
  return (
    <div className={bar}>
      {isNarrow ? null : <EmailCopies mail={email} findings={findings} notify={shown.notify} />}
      <EmailDownload {...email} />
    </div>
  );
}
