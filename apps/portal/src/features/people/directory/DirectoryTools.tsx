import { SearchField, Select } from '@daybreak/ui';
import { roles } from '../../../backend/interfaces/Staff.ts';
import { roleLabels } from '../../../shared/staff/roleLabels.ts';
import { type DirectoryView, type Sort, sorts } from './directoryView.ts';
import { directory } from './messages.ts';
import { tools } from './StaffDirectoryPage.css.ts';

interface DirectoryToolsProps {
  view: DirectoryView;
  /** Whether the user is a super admin, who can filter by role and find deactivated people. */
  manages: boolean;
  onChange: (changes: Partial<DirectoryView>) => void;
}

const anyRole = 'any';

export const DirectoryTools = ({ view, manages, onChange }: DirectoryToolsProps) => (
  <search className={tools} data-manages={manages || undefined}>
    <SearchField
      label={directory.search}
      placeholder={directory.searchHint}
      value={view.query}
      onValueChange={(query) => onChange({ query })}
    />
    <Select
      label={directory.sort}
      value={view.sort}
      options={sorts.map((value) => ({ value, label: directory.sorts[value] }))}
      onValueChange={(value) => onChange({ sort: value as Sort })}
    />
    {manages ? (
      <>
        <Select
          label={directory.role}
          value={view.role || anyRole}
          options={[
            { value: anyRole, label: directory.anyRole },
            ...roles.map((value) => ({ value, label: roleLabels[value] })),
          ]}
          onValueChange={(value) => onChange({ role: roles.find((role) => role === value) ?? '' })}
        />
        <Select
          label={directory.status}
          value={view.status}
          options={[
            { value: 'active', label: directory.statuses.active },
            { value: 'inactive', label: directory.statuses.inactive },
          ]}
          onValueChange={(value) => onChange({ status: value === 'inactive' ? 'inactive' : 'active' })}
        />
      </>
    ) : null}
  </search>
);
