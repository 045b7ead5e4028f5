import { Table } from '@daybreak/ui';
import type { SizeRow } from './sizes.ts';

/** Every size of a designer with what a printer or platform needs to know. */
export const SizesTable = ({ sizes }: { sizes: readonly SizeRow[] }) => (
  <Table
    caption="Sizes and formats"
    rows={sizes}
    rowKey={({ choices, measure }) => `${choices} ${measure}`}
    columns={[
      { id: 'choices', header: 'Options', cell: ({ choices }) => choices || 'All options' },
      { id: 'measure', header: 'Size', cell: ({ measure }) => measure },
      { id: 'specification', header: 'Specification', cell: ({ specification }) => specification },
      { id: 'formats', header: 'Downloads', cell: ({ formats }) => formats },
    ]}
  />
);
