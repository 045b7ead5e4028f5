import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, type ButtonProps, DropdownMenu, type Elements, type MenuItem } from '@daybreak/ui';
import { Code, Copy, Download, Mail, Type } from 'lucide-react';
import { memo } from 'react';
import { actions } from '../../../editor/editor.css.ts';
import { MoreMenu } from '../../../editor/workbench/MoreMenu.tsx';
import { bar } from '../Email.css.ts';
import { SendTest } from './SendTest.tsx';
import { type EmailActionsOptions, errorIn, useEmailActions } from './useEmailActions.ts';

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
  email: ReturnType<typeof useEmailActions>;
}

const copiesOf = (email: ReturnType<typeof useEmailActions>): MenuItem[] => [
  { label: 'Copy HTML', icon: iconOf(Code), onSelect: email.copyHtml },
  { label: 'Copy text', icon: iconOf(Type), onSelect: email.copyText },
];

const EmailTest = ({ email, findings, notify }: EmailCopiesProps) => (
  <SendTest send={email.send} blocked={errorIn(findings)} notify={notify} onDownload={email.downloadEml} />
);

/** Copies the email to the clipboard, or to the user's own inbox. */
const EmailCopies = (props: EmailCopiesProps) => (
  <>
    <DropdownMenu trigger={<Button icon={iconOf(Copy)}>Copy</Button>} items={copiesOf(props.email)} />
    <EmailTest {...props} />
  </>
);

/** All actions for the finished email, next to its preview. Memoized, so that typing doesn't redraw it. */
export const EmailPageActions = memo(function EmailPageActions({
  findings,
  first,
  more = [],
  children,
  ...options
}: PageActionsProps) {
  const email = useEmailActions(options);
  return (
    <div className={actions}>
      {first}
      <EmailDownload {...email} tone="neutral" />
      <EmailTest email={email} findings={findings} notify={options.notify} />
      <MoreMenu items={[...copiesOf(email), ...more]} />
      {children}
    </div>
  );
});

/** The copy actions, for a page whose bar has only the download. */
export function EmailActions({ findings, ...options }: EmailActionsProps) {
  const email = useEmailActions(options);
  return (
    <div className={actions}>
      <EmailCopies email={email} findings={findings} notify={options.notify} />
    </div>
  );
}

/** The copy actions and the download at the end of a bar, or just the download in a narrow one. */
export function EmailBarActions({
  findings,
  isNarrow,
  ...options
}: EmailActionsProps & { isNarrow: boolean }) {
  const email = useEmailActions(options);
  return (
    <div className={bar}>
      {isNarrow ? null : <EmailCopies email={email} findings={findings} notify={options.notify} />}
      <EmailDownload {...email} />
    </div>
  );
}
