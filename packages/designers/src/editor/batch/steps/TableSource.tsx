import { ExportError } from '@daybreak/print';
import { Alert, Button, Row, Sentence, Text } from '@daybreak/ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { type ReadTable, readTable } from '../../table/readTable.ts';
import type { Target } from '../../table/target.ts';

export interface TableFile {
  name: string;
  table: ReadTable;
}

interface TableSourceProps {
  file: TableFile | undefined;
  onFile: (file: TableFile | undefined) => void;
  /** The reason a file couldn't be read. */
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  /** The targets that a table's columns may fill. */
  targets: readonly Target[];
}

/** The choice of a table file. */
export function TableSource({ file, onFile, problem, onProblem, targets }: TableSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const readFile = async (chosenFile: File) => {
    onProblem(undefined);
    try {
      onFile({
        name: chosenFile.name,
        table: readTable(new Uint8Array(await chosenFile.arrayBuffer()), targets),
      });
    } catch (error) {
      if (!(error instanceof ExportError)) console.error("Couldn't read a table.", error);
      onFile(undefined);
      onProblem(error instanceof ExportError ? error.message : "Couldn't read this file. Choose it again.");
    }
  };
  return (
    <>
      <Row gap="2" wrap>
        <Button icon={<Upload size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        {file ? (
          <Text size="sm">
            <Sentence verbatim={[file.name]}>
              {`${file.name}: ${file.table.rows.length === 1 ? '1 row' : `${file.table.rows.length} rows`}`}
            </Sentence>
          </Text>
        ) : null}
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file"
        onChange={({ target }) => {
          const [chosenFile] = target.files ?? [];
          if (chosenFile) void readFile(chosenFile);
          target.value = '';
        }}
      />
      {problem ? <Alert tone="danger" title={problem} /> : null}
      {file?.table.remarks.map((says) => (
        <Alert key={says} tone="warning" title={says} />
      ))}
    </>
  );
}
