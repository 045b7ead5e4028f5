import { Alert, Button, Progress } from '@daybreak/ui';
import { proofStamp } from '../../download/approval/fileApproval.ts';
import { formatOf } from '../batchFiles.ts';
import type { BatchStore } from '../useBatch.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { FileChoices } from './FileChoices.tsx';

/** The choice of files, or their progress. */
export function FilesStep(batch: BatchStore) {
  const { job, set, piece, includedRows, checkedCount, sides, offersSignatures, making, noteAgain } = batch;
  const { progress, paused } = making;
  const { output, prepared, stock, begun } = job;
  return (
    <>
      {making.filesKept ? null : (
        <Alert
          tone="warning"
          title="Your browser can't store finished files. If you leave this page, you'll have to start over."
        />
      )}
      {progress ? (
        <Progress label={paused ? `Paused. ${progress.label}` : progress.label} value={progress.percent} />
      ) : (
        <>
          {noteAgain ? (
            <Alert
              tone="warning"
              title="The files were downloaded, but we couldn't record who they're for."
              action={
                <Button size="small" onClick={noteAgain}>
                  Try again
                </Button>
              }
            />
          ) : null}
          {begun ? <Alert tone="info" title={making.interrupted} /> : null}
          {making.isMarked ? (
            <Alert
              tone="warning"
              title={`These ${piece.noun} haven't been approved individually, so the files are marked “${proofStamp}.”`}
            />
          ) : null}
          {checkedCount < includedRows.length ? (
            <CheckProgress checkedCount={checkedCount} of={includedRows.length} />
          ) : null}
          <FileChoices
            {...{ output, prepared, stock, sides, offersSignatures }}
            count={includedRows.length}
            noun={piece.noun}
            format={formatOf(piece)}
            offersSheets={piece.designer.sheet !== undefined}
            // Other files can't resume the ones that were started.
            onChange={(changes) => {
              making.forget();
              set({ ...changes, begun: undefined });
            }}
          />
        </>
      )}
    </>
  );
}
