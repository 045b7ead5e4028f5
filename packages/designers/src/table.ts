'use client';

export { ExportError as TableError } from '@daybreak/print';
export { ColumnChoices, type ColumnChoicesProps } from './editor/table/ColumnChoices.tsx';
export { cellSample } from './editor/table/cellSample.ts';
export { matched } from './editor/table/columns.ts';
export { damageIn, phoneProblem } from './editor/table/damage.ts';
export { dateProblem, dayInWords, inOrder, orderOf, readDate } from './editor/table/dates.ts';
export { mendedDetail } from './editor/table/mend.ts';
export { nameIn } from './editor/table/personNames.ts';
export { staffTargets } from './editor/table/personTargets.ts';
export { type ReadTable, readTable } from './editor/table/readTable.ts';
export type { Mapping, Target } from './editor/table/target.ts';
export { useTableColumns } from './editor/table/useTableColumns.ts';
