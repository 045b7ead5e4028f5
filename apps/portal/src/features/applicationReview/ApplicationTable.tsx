import { Badge, Checkbox, type TableColumn, Verbatim, VisuallyHidden } from '@daybreak/ui';
import { Paperclip } from 'lucide-react';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { formatDay, localDay } from '../../shared/dates/dates.ts';
import { minor, named, open, short } from '../../shared/lists/ListTable.css.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { useIncrementalList } from '../../shared/lists/useIncrementalList.ts';
import { fullNameOf } from './applicationsView.ts';
import * as styles from './JobApplicationsPage.css.ts';
import { bulk, experienceShort, columns as messages, page } from './messages.ts';

const tones = { new: 'accent', reviewing: 'info', contacted: 'success', closed: 'neutral' } as const;

interface ApplicationTableProps {
  applications: readonly JobApplication[];
  selectedIds: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onOpen: (id: string) => void;
}

const columnsFor = ({
  selectedIds,
  onChoose,
  onOpen,
}: Omit<ApplicationTableProps, 'applications'>): TableColumn<JobApplication>[] => [
  {
    id: 'select',
    header: messages.select,
    cell: (application) => (
      <Checkbox
        label={<VisuallyHidden>{bulk.select(fullNameOf(application))}</VisuallyHidden>}
        checked={selectedIds.has(application.id)}
        onCheckedChange={(next) => onChoose(application.id, next)}
      />
    ),
  },
  {
    id: 'applicant',
    header: messages.applicant,
    cell: (application) => (
      <div className={named}>
        <Verbatim as="button" type="button" className={open} onClick={() => onOpen(application.id)}>
          {fullNameOf(application)}
        </Verbatim>
        <Verbatim className={minor}>{application.email}</Verbatim>
        {application.position ? (
          <span className={minor} dir="auto">
            {application.position.title}
          </span>
        ) : null}
      </div>
    ),
  },
  { id: 'experience', header: messages.experience, cell: ({ experience }) => experienceShort[experience] },
  {
    id: 'submitted',
    header: messages.submitted,
    cell: ({ submittedAt }) => <span className={short}>{formatDay(localDay(new Date(submittedAt)))}</span>,
  },
  {
    id: 'resume',
    header: messages.resume,
    cell: ({ resume }) =>
      resume ? (
        <span className={styles.attached}>
          <Paperclip size={16} />
          <span>{` ${messages.attached}`}</span>
        </span>
      ) : (
        messages.none
      ),
  },
  {
    id: 'status',
    header: messages.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{statusLabels[status]}</Badge>,
  },
];

/** The applications, one per row. A name opens its application. */
export function ApplicationTable({ applications, ...rest }: ApplicationTableProps) {
  const { visibleCount: rowCount, sentinel } = useIncrementalList(applications.length);
  return (
    <>
      <ListTable
        caption={page.title}
        columns={columnsFor(rest)}
        rows={applications.slice(0, rowCount)}
        rowKey={({ id }) => id}
      />
      {rowCount < applications.length ? <div ref={sentinel} /> : null}
    </>
  );
}
