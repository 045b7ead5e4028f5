import { Alert } from '@daybreak/ui';
import { specification } from '../workbench/Workbench.css.ts';
import * as styles from './Email.css.ts';
import { bytesOf, gmailLimit, kilobytes } from './size.ts';

/** What whoever sends the mail has to know: how large it is, what Outlook changes, and where the pictures come from. */
export function MailNotes({ html }: { html: string }) {
  const bytes = bytesOf(html);
  return (
    <div className={styles.notes}>
      {bytes > gmailLimit ? (
        <Alert tone="warning" title={`Gmail cuts this e-mail off: ${kilobytes(bytes)} of HTML.`}>
          Shorten the content until it is under {kilobytes(gmailLimit)}.
        </Alert>
      ) : (
        <p className={specification}>{`HTML ${kilobytes(bytes)}. Gmail cuts e-mails off at 102 KB.`}</p>
      )}
      <p className={specification}>
        Outlook for Windows shows Arial, and buttons and numbers with square corners.
      </p>
      <p className={specification}>
        Pictures are linked from our website, so pictures that you upload here cannot be used.
      </p>
    </div>
  );
}
