import { company } from '@daybreak/brand';
import { ExportError, type Exporter, toolsMissing } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { loadPart } from '@daybreak/ui/load';
import type { DesignerProps, Notice } from '../../../editor/designer.ts';
import { useExport } from '../../../editor/download/useExport.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import type { EmailDraft } from '../email.fields.ts';
import { emailManifest } from '../email.manifest.ts';
import { emlFile, htmlFile } from '../emailFiles.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { checkEml, checkHtml, checkText } from '../words/checkWords.ts';
import { emailText } from '../words/emailText.ts';

export interface EmailActionsOptions {
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

export const errorIn = (findings: readonly PreflightFinding[]) =>
  findings.find(({ level }) => level === 'error')?.says;

/** Checks and exports an email for its actions. */
export function useEmailActions({
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
        const { beginUnmarkedDownload: unmarkedHandOut } = await loadPart(
          () => import('../../../editor/download/approval/beginRun.ts'),
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
      notify({
        title: 'Copy failed',
        description:
          error instanceof ExportError
            ? error.message
            : 'Your browser blocked copying. Download the HTML instead.',
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
