import type { useTableColumns } from '@daybreak/designers/table';
import { useMemo } from 'react';
import { namesManagers, type ReadRow, toImportRows } from './importTable.ts';
import { dialog as messages } from './messages.ts';
import { useKnownPeople } from './useKnownPeople.ts';

interface ImportedRows {
  /** Undefined until every needed column is chosen and the managers that the table names are loaded. */
  readonly rows: readonly ReadRow[] | undefined;
  /** Says what the table needs before its rows can be read. */
  readonly missing: string | undefined;
  /** Why the managers couldn't be loaded. */
  readonly rowsProblem: string | undefined;
}

/** Reads the rows of a table by its chosen columns. */
export function useImportRows(columns: ReturnType<typeof useTableColumns>): ImportedRows {
  const { table, mapping, takeIn } = columns;
  const missing = columns.missing ?? (mapping.email === undefined ? messages.noEmail : undefined);
  const knownPeople = useKnownPeople(table !== undefined && namesManagers(table, mapping));
  // `takeIn` is a new function each time, but only behaves differently if the date orders change.
  const orders = JSON.stringify(columns.openDates);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const rows = useMemo(
    () =>
      table && missing === undefined && knownPeople.people
        ? toImportRows(table, mapping, takeIn, knownPeople.people)
        : undefined,
    [table, mapping, missing, orders, knownPeople.people],
  );
  return { rows, missing, rowsProblem: knownPeople.problem };
}
