import { Table } from '@daybreak/ui';
import type { Field, Fields } from '../workbench/fields.ts';
import { describeField } from './describeField.ts';

const kinds = {
  text: 'One line',
  lines: 'Several lines',
  date: 'Date',
  time: 'Time',
  url: 'Web address',
  choice: 'Choice',
} as const satisfies Record<Field['kind'], string>;

/** What can be filled in, and how much of it. */
export const FieldsTable = ({ fields }: { fields: Fields }) => (
  <Table
    caption="Fields"
    rows={Object.entries(fields)}
    rowKey={([name]) => name}
    columns={[
      { id: 'label', header: 'Field', cell: ([, { label }]) => label },
      { id: 'kind', header: 'Kind', cell: ([, { kind }]) => kinds[kind] },
      { id: 'notes', header: 'Notes', cell: ([, field]) => describeField(field) || 'No limit' },
      {
        id: 'when',
        header: 'Shown for',
        cell: ([, { when }]) => Object.values(when ?? {}).join(', ') || 'every piece',
      },
    ]}
  />
);
