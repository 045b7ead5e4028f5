import { Button, Dialog } from '@daybreak/ui';
import * as styles from './batch.css.ts';
import { type Step, stepBack, stepForward } from './batchSteps.ts';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { FilesStep } from './steps/FilesStep.tsx';
import { RowsStep } from './steps/RowsStep.tsx';
import { SourceStep } from './steps/SourceStep.tsx';
import { type BatchDialogProps, useBatch } from './useBatch.ts';

const titles: Record<Step, string> = {
  source: 'Choose a source',
  columns: 'Columns',
  rows: 'Rows',
  files: 'Files',
};

/** Many pieces with one look: from the directory or a table, checked row by row, as files. */
export function BatchDialog(props: BatchDialogProps) {
  const batch = useBatch(props);
  const { piece, pictures, step, setStep, columns, making, onClose } = batch;
  const { progress, paused } = making;
  const back = stepBack(batch);
  const next = stepForward(batch);
  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title={`Create ${piece.noun} in bulk: ${titles[step]}`}
      footer={
        <>
          {progress ? (
            <Button onClick={paused ? making.goOn : making.pause}>{paused ? 'Continue' : 'Pause'}</Button>
          ) : null}
          <Button onClick={progress ? making.stop : back ? () => setStep(back) : onClose}>
            {progress ? 'Cancel' : back ? 'Back' : 'Close'}
          </Button>
          <Button
            tone="primary"
            busy={Boolean(progress)}
            busyLabel={paused ? 'Paused' : 'Creating'}
            disabledReason={next.reason}
            onClick={next.go}
          >
            {next.label}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        {step === 'source' ? <SourceStep {...batch} /> : null}
        {step === 'columns' && columns.table ? (
          <ColumnsStep {...columns} table={columns.table} piece={piece} pictures={pictures} />
        ) : null}
        {step === 'rows' ? <RowsStep {...batch} /> : null}
        {step === 'files' ? <FilesStep {...batch} /> : null}
      </div>
    </Dialog>
  );
}
