import { Table } from '@daybreak/ui';
import { type ChoiceField, type Field, type Fields, optionsOf } from '../src/editor/fields/fields.ts';
import { describeField } from './describeField.ts';

const kinds = {
  text: 'One line',
  lines: 'Several lines',
  date: 'Date',
  time: 'Time',
  url: 'Web address',
  choice: 'Choice',
  picture: 'Picture',
} as const satisfies Record<Field['kind'], string>;

/** Every option of a choice, each once, whatever the field they depend on says. */
const everyOption = ({ options }: ChoiceField) => {
  const allOptions = 'table' in options ? Object.values(options.table).flat() : options;
  return [...new Set(allOptions.map(({ label }) => label))].join('; ');
};

const notesOn = (field: Field) =>
  field.kind === 'choice' ? everyOption(field) : describeField(field) || 'No limit';

const shownFor = (fields: Fields, { when }: Field) =>
  Object.entries(when ?? {})
    .map(([name, value]) => {
      const field = fields[name];
      const options = field?.kind === 'choice' ? optionsOf(field, {}) : [];
      return options.find((option) => option.value === value)?.label ?? value;
    })
    .join(', ') || 'All pieces';

/** The fields that can be filled in, and how long their values may be. */
export const FieldsTable = ({ fields }: { fields: Fields }) => (
  <Table
    caption="Fields"
    rows={Object.entries(fields)}
    rowKey={([name]) => name}
    columns={[
      { id: 'label', header: 'Field', cell: ([, { label }]) => label },
      { id: 'kind', header: 'Type', cell: ([, { kind }]) => kinds[kind] },
      { id: 'notes', header: 'Options and limits', cell: ([, field]) => notesOn(field) },
      { id: 'when', header: 'Shown for', cell: ([, field]) => shownFor(fields, field) },
    ]}
  />
);
