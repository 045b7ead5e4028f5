import { readTable, TableError, type useTableColumns } from '@daybreak/designers/table';
import { useState } from 'react';
import { importTargets } from './importTable.ts';
import { dialog as messages } from './messages.ts';

export interface TableFile {
  /** Undefined until a file has been read. */
  readonly name: string | undefined;
  /** Why the chosen file couldn't be read. */
  readonly problem: string | undefined;
  readonly reading: boolean;
  readonly read: (file: File) => Promise<void>;
}

/**
 * Reads the file that the user chooses into the table's columns.
 *
 * @param onChoose called before another file is read
 */
export function useTableFile(
  columns: Pick<ReturnType<typeof useTableColumns>, 'begin' | 'forget'>,
  onChoose: () => void,
): TableFile {
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setName(undefined);
    columns.forget();
    onChoose();
    setProblem(undefined);
    setReading(true);
    try {
      columns.begin(readTable(new Uint8Array(await file.arrayBuffer()), importTargets));
      setName(file.name);
    } catch (error) {
      if (!(error instanceof TableError)) console.error("Couldn't read a table.", error);
      setProblem(error instanceof TableError ? error.message : messages.unreadable);
    } finally {
      setReading(false);
    }
  };
  return { name, problem, reading, read };
}
