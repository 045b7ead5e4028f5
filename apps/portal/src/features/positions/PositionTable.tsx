import { Badge, Link, type TableColumn, VisuallyHidden } from '@daybreak/ui';
import type { ListedPosition } from '../../backend/interfaces/Positions.ts';
import { formatDay } from '../../shared/dates/dates.ts';
import { minor, named, open, short } from '../../shared/lists/ListTable.css.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { administratorPages } from '../../shared/navigation/pages.ts';
import { formPath } from './formPath.ts';
import { formatPay, kindLabels, columns as messages, page } from './messages.ts';
import * as styles from './PositionsPage.css.ts';

interface PositionTableProps {
  positions: readonly ListedPosition[];
  onOpen: (id: string) => void;
}

const State = ({ isOpen, isClosed }: ListedPosition) => (
  <Badge tone={isOpen ? 'success' : 'neutral'}>
    {isOpen ? messages.open : isClosed ? messages.closed : messages.over}
  </Badge>
);

const columnsFor = (onOpen: (id: string) => void): TableColumn<ListedPosition>[] => [
  {
    id: 'title',
    header: messages.title,
    cell: ({ id, title, place, kind }) => (
      <div className={named}>
        <button type="button" className={open} onClick={() => onOpen(id)} dir="auto">
          {title}
        </button>
        <span className={minor} dir="auto">
          {`${place} · ${kindLabels[kind]}`}
        </span>
      </div>
    ),
  },
  { id: 'pay', header: messages.pay, cell: ({ pay }) => (pay ? formatPay(pay) : messages.notGiven) },
  {
    id: 'closes',
    header: messages.closes,
    cell: ({ closesOn }) => <span className={short}>{closesOn ? formatDay(closesOn) : messages.noDay}</span>,
  },
  {
    id: 'applications',
    header: messages.applications,
    cell: ({ id, applications }) =>
      applications > 0 ? (
        <Link href={`${administratorPages.jobApplications.path}?position=${id}`} className={styles.link}>
          {messages.count(applications)}
        </Link>
      ) : (
        messages.count(0)
      ),
  },
  { id: 'state', header: messages.state, cell: State },
  {
    id: 'form',
    header: messages.form,
    cell: ({ id, title, isOpen }) =>
      isOpen ? (
        <Link href={formPath(id)} newTab className={styles.link}>
          {messages.openForm}
          <VisuallyHidden>{` ${messages.formFor(title)}`}</VisuallyHidden>
        </Link>
      ) : (
        messages.noForm
      ),
  },
];

/** The positions, one per row; a title opens its position. */
export const PositionTable = ({ positions, onOpen }: PositionTableProps) => (
  <ListTable caption={page.title} columns={columnsFor(onOpen)} rows={positions} rowKey={({ id }) => id} />
);
