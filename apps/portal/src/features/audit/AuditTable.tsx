import { Table, type TableColumn, Verbatim, VisuallyHidden } from '@daybreak/ui';
import type { AuditEvent } from '../../backend/Audit.ts';
import { momentInWords } from '../../shared/dates/dates.ts';
import * as styles from './AuditPage.css.ts';
import { eventWords } from './eventWords.ts';
import { nothing, page, server, columns as text } from './messages.ts';

/** A name with the address or reference below it, or whichever of them there is. */
const Named = ({ named: { name, label } }: { named: AuditEvent['subject'] }) => (
  <span className={styles.named}>
    <Verbatim>{name || label || nothing}</Verbatim>
    {name && label ? <Verbatim className={styles.minor}>{label}</Verbatim> : null}
  </span>
);

const columns: TableColumn<AuditEvent>[] = [
  {
    id: 'when',
    header: text.when,
    cell: ({ at }) => (
      <time className={styles.moment} dateTime={at}>
        {momentInWords(at)}
      </time>
    ),
  },
  {
    id: 'who',
    header: text.who,
    cell: ({ actor }) => (actor ? <Named named={actor} /> : <span className={styles.moment}>{server}</span>),
  },
  {
    id: 'what',
    header: text.what,
    cell: (event) => <span className={styles.what}>{eventWords(event)}</span>,
  },
  { id: 'about', header: text.about, cell: ({ subject }) => <Named named={subject} /> },
];

export const AuditTable = ({ events }: { events: readonly AuditEvent[] }) => (
  <Table
    caption={<VisuallyHidden>{page.title}</VisuallyHidden>}
    className={styles.table}
    columns={columns}
    rows={events}
    rowKey={({ id }) => String(id)}
  />
);
