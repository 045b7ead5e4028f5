import { type TableColumn, Verbatim } from '@daybreak/ui';
import type { AuditEvent } from '../../backend/interfaces/Audit.ts';
import { formatMoment } from '../../shared/dates/dates.ts';
import { minor, named, short } from '../../shared/lists/ListTable.css.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import * as styles from './AuditPage.css.ts';
import { describeEvent } from './describeEvent.ts';
import { emptyCell, columns as messages, page, server } from './messages.ts';

/** A name and the address or reference below it, or just one of them. */
const PersonName = ({ party: { name, label } }: { party: AuditEvent['subject'] }) => (
  <span className={named}>
    <Verbatim>{name || label || emptyCell}</Verbatim>
    {name && label ? <Verbatim className={minor}>{label}</Verbatim> : null}
  </span>
);

const columns: TableColumn<AuditEvent>[] = [
  {
    id: 'when',
    header: messages.when,
    cell: ({ at }) => (
      <time className={short} dateTime={at}>
        {formatMoment(at)}
      </time>
    ),
  },
  {
    id: 'who',
    header: messages.who,
    cell: ({ actor }) => (actor ? <PersonName party={actor} /> : <span className={short}>{server}</span>),
  },
  {
    id: 'what',
    header: messages.what,
    cell: (event) => <span className={styles.eventText}>{describeEvent(event)}</span>,
  },
  { id: 'about', header: messages.about, cell: ({ subject }) => <PersonName party={subject} /> },
];

export const AuditTable = ({ events }: { events: readonly AuditEvent[] }) => (
  <ListTable caption={page.title} columns={columns} rows={events} rowKey={({ id }) => String(id)} />
);
