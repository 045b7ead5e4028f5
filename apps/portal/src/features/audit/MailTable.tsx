import { Badge, Sentence, type TableColumn, Verbatim } from '@daybreak/ui';
import type { LoggedMail, MailState } from '../../backend/interfaces/Audit.ts';
import { formatMoment } from '../../shared/dates/dates.ts';
import { minor, named, short } from '../../shared/lists/ListTable.css.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { columns as auditColumns, mailKindLabels, mailStateLabels, mails as messages } from './messages.ts';

const tones = { sent: 'neutral', refused: 'danger', bounced: 'warning' } as const satisfies Record<
  MailState,
  string
>;

const columns: TableColumn<LoggedMail>[] = [
  {
    id: 'when',
    header: auditColumns.when,
    cell: ({ at }) => (
      <time className={short} dateTime={at}>
        {formatMoment(at)}
      </time>
    ),
  },
  {
    id: 'what',
    header: messages.what,
    cell: ({ kind, by }) => (
      <span className={named}>
        <span>{mailKindLabels[kind]}</span>
        <span className={minor} dir="auto">
          <Sentence verbatim={[by ?? '']}>{messages.by(by)}</Sentence>
        </span>
      </span>
    ),
  },
  { id: 'to', header: messages.to, cell: ({ to }) => <Verbatim className={named}>{to}</Verbatim> },
  {
    id: 'state',
    header: messages.state,
    cell: ({ state, reason }) => (
      <span className={named}>
        <span>
          <Badge tone={tones[state]}>{mailStateLabels[state]}</Badge>
        </span>
        {reason ? (
          <span className={minor} dir="auto">
            <Sentence>{reason}</Sentence>
          </span>
        ) : null}
      </span>
    ),
  },
];

export const MailTable = ({ mails }: { mails: readonly LoggedMail[] }) => (
  <ListTable caption={messages.title} columns={columns} rows={mails} rowKey={({ id }) => String(id)} />
);
