'use client';

export { ExportError as TableError } from './export/types.ts';
export { ColumnChoices, type ColumnChoicesProps } from './table/ColumnChoices.tsx';
export { cellsSay } from './table/cellsSay.ts';
export { matched } from './table/columns.ts';
export { damageIn, phoneProblem } from './table/damage.ts';
export { dateProblem, dayInWords, inOrder, orderOf, readDate } from './table/dates.ts';
export { mendedDetail } from './table/mend.ts';
export { nameIn } from './table/personNames.ts';
export { staffTargets } from './table/personTargets.ts';
export { type RowsTable, readTable } from './table/readTable.ts';
export type { Mapping, Target } from './table/target.ts';
export { useTableColumns } from './table/useTableColumns.ts';
