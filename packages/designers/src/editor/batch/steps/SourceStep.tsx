import { ExportError } from '@daybreak/print';
import { Alert, Button, RadioGroup, Sentence, Text } from '@daybreak/ui';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StaffChoice } from '../../designer.ts';
import { type ReadTable, readTable } from '../../table/readTable.ts';
import type { Target } from '../../table/target.ts';
import type { StaffCards } from '../../userDetails/staffCards.ts';
import * as styles from '../batch.css.ts';
import { PeopleSource } from './PeopleSource.tsx';

export interface TableFile {
  name: string;
  table: ReadTable;
}

interface SourceStepProps {
  source: 'people' | 'file';
  onSource: (source: 'people' | 'file') => void;
  loadStaff: (() => Promise<readonly StaffChoice[]>) | undefined;
  people: readonly StaffChoice[];
  onPeople: (people: readonly StaffChoice[]) => void;
  file: TableFile | undefined;
  onFile: (file: TableFile | undefined) => void;
  cards: StaffCards | undefined;
  /** What a table's columns may be. */
  targets: readonly Target[];
}

/** Where the rows come from: people of the directory, or a table. */
export function SourceStep({
  source,
  onSource,
  loadStaff,
  people,
  onPeople,
  file,
  onFile,
  cards,
  targets,
}: SourceStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (chosen: File) => {
    setProblem(undefined);
    try {
      onFile({ name: chosen.name, table: readTable(new Uint8Array(await chosen.arrayBuffer()), targets) });
    } catch (error) {
      if (!(error instanceof ExportError)) console.error('A table could not be read.', error);
      onFile(undefined);
      setProblem(
        error instanceof ExportError ? error.message : 'This file could not be read. Choose it again.',
      );
    }
  };
  return (
    <>
      {loadStaff ? (
        <RadioGroup
          label="Source"
          value={source}
          onValueChange={(value) => onSource(value as typeof source)}
          options={[
            { value: 'people', label: 'Staff directory', hint: 'Choose people.' },
            { value: 'file', label: 'CSV file', hint: 'From a spreadsheet, up to 5,000 rows.' },
          ]}
        />
      ) : null}
      {source === 'people' && loadStaff ? (
        <PeopleSource load={loadStaff} chosen={people} onChange={onPeople} cards={cards} />
      ) : (
        <>
          <div className={styles.actions}>
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
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv"
            aria-label="CSV file"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void read(chosen);
              target.value = '';
            }}
          />
          {problem ? <Alert tone="danger" title={problem} /> : null}
          {file?.table.remarks.map((says) => (
            <Alert key={says} tone="warning" title={says} />
          ))}
        </>
      )}
    </>
  );
}
