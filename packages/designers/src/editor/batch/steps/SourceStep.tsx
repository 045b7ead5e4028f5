import { Alert, Button, RadioGroup } from '@daybreak/ui';
import { useState } from 'react';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import type { BatchStore } from '../useBatch.ts';
import { PeopleSource } from './PeopleSource.tsx';
import { TableSource } from './TableSource.tsx';

/** The choice of a source: people in the directory, or a table. */
export function SourceStep(batch: BatchStore) {
  const { piece, pictures, job, set, isFromBefore, stepBefore, setStep } = batch;
  const { loadStaff, source, setSource, people, setPeople, cards } = batch;
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {isFromBefore && stepBefore !== 'source' ? (
        <Alert
          tone="info"
          title="You have unfinished rows. If you continue here, they'll be replaced."
          action={
            <Button size="small" onClick={() => setStep(stepBefore)}>
              Open unfinished rows
            </Button>
          }
        />
      ) : null}
      {piece.dialogFields ? (
        <FieldsForm
          fields={piece.designer.fields}
          names={piece.dialogFields}
          draft={piece.draft}
          tooLong={[]}
          pictures={pictures}
          onEdit={(name, value) => set({ look: { ...job.look, [name]: value } })}
        />
      ) : null}
      {loadStaff ? (
        <RadioGroup
          label="Source"
          value={source}
          onValueChange={(value) => setSource(value as typeof source)}
          options={[
            { value: 'people', label: 'Staff directory', hint: 'Choose people.' },
            { value: 'file', label: 'CSV file', hint: 'From a spreadsheet, up to 5,000 rows.' },
          ]}
        />
      ) : null}
      {source === 'people' && loadStaff ? (
        <PeopleSource load={loadStaff} chosen={people} onChange={setPeople} cards={cards} />
      ) : (
        <TableSource
          file={batch.file}
          onFile={batch.takeFile}
          problem={problem}
          onProblem={setProblem}
          targets={batch.columns.every}
        />
      )}
    </>
  );
}
