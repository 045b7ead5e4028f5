import { Badge, Sentence, Table, type TableColumn, Verbatim, VisuallyHidden } from '@daybreak/ui';
import type { LoggedMail, MailState } from '../../backend/Audit.ts';
import { momentInWords } from '../../shared/dates/dates.ts';
import * as styles from './AuditPage.css.ts';
import { columns as auditColumns, mailKindLabels, mailStateLabels, mails as text } from './messages.ts';

const tones = { sent: 'neutral', refused: 'danger', bounced: 'warning' } as const satisfies Record<
  MailState,
  string
>;

const columns: TableColumn<LoggedMail>[] = [
  {
    id: 'when',
    header: auditColumns.when,
    cell: ({ at }) => (
      <time className={styles.moment} dateTime={at}>
        {momentInWords(at)}
      </time>
    ),
  },
  {
    id: 'what',
    header: text.what,
    cell: ({ kind, by }) => (
      <span className={styles.named}>
        <span>{mailKindLabels[kind]}</span>
        <span className={styles.minor} dir="auto">
          <Sentence verbatim={[by ?? '']}>{text.by(by)}</Sentence>
        </span>
      </span>
    ),
  },
  { id: 'to', header: text.to, cell: ({ to }) => <Verbatim className={styles.named}>{to}</Verbatim> },
  {
    id: 'state',
    header: text.state,
    cell: ({ state, reason }) => (
      <span className={styles.named}>
        <span>
          <Badge tone={tones[state]}>{mailStateLabels[state]}</Badge>
        </span>
        {reason ? (
          <span className={styles.minor} dir="auto">
            <Sentence>{reason}</Sentence>
          </span>
        ) : null}
      </span>
    ),
  },
];

export const MailTable = ({ mails }: { mails: readonly LoggedMail[] }) => (
  <Table
    caption={<VisuallyHidden>{text.title}</VisuallyHidden>}
    className={styles.table}
    columns={columns}
    rows={mails}
    rowKey={({ id }) => String(id)}
  />
);
