import { SearchField, Select } from '@daybreak/ui';
import { applicationStatuses, type JobApplication } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { type ApplicationsView, countByStatus, noPosition, positionsIn } from './applicationsView.ts';
import { tools } from './JobApplicationsPage.css.ts';
import { page as messages } from './messages.ts';

interface ApplicationToolsProps {
  view: ApplicationsView;
  /** Undefined until loaded: the filters then show no counts. */
  applications: readonly JobApplication[] | undefined;
  onChange: (changes: Partial<ApplicationsView>) => void;
}

const anyStatus = 'any';
const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** Search and filters. The position filter appears only if there's a position to choose. */
export function ApplicationTools({ view, applications, onChange }: ApplicationToolsProps) {
  const positions = positionsIn(applications ?? []);
  return (
    <search className={tools}>
      <SearchField
        label={messages.search}
        placeholder={messages.searchHint}
        value={view.query}
        onValueChange={(query) => onChange({ query })}
      />
      <Select
        label={messages.status}
        value={view.status || anyStatus}
        options={[
          { value: anyStatus, label: withCount(messages.anyStatus, applications?.length) },
          ...applicationStatuses.map((status) => ({
            value: status,
            label: withCount(statusLabels[status], applications && countByStatus(applications, status)),
          })),
        ]}
        onValueChange={(value) =>
          onChange({ status: applicationStatuses.find((status) => status === value) ?? '' })
        }
      />
      {positions.length > 0 ? (
        <Select
          label={messages.position}
          value={view.position || anyStatus}
          options={[
            { value: anyStatus, label: messages.anyPosition },
            ...positions.map(({ id, title }) => ({ value: id, label: title })),
            { value: noPosition, label: messages.noPosition },
          ]}
          onValueChange={(value) => onChange({ position: value === anyStatus ? '' : value })}
        />
      ) : null}
    </search>
  );
}
