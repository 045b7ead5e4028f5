import { Alert, Button, Progress } from '@daybreak/ui';
import { formatOf } from '../batchFiles.ts';
import type { BatchStore } from '../useBatch.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { FileChoices } from './FileChoices.tsx';

/** Which files are made, or how far they are. */
export function FilesStep(batch: BatchStore) {
  const { job, set, piece, wanted, seen, sides, offersSignatures, making, noteAgain } = batch;
  const { progress, paused } = making;
  const { output, prepared, stock, begun } = job;
  return (
    <>
      {making.filesKept ? null : (
        <Alert
          tone="warning"
          title="This browser does not keep finished files: if the page is left, all of them are made again."
        />
      )}
      {progress ? (
        <Progress label={paused ? `Paused. ${progress.label}` : progress.label} value={progress.percent} />
      ) : (
        <>
          {noteAgain ? (
            <Alert
              tone="warning"
              title="The files are saved, but it could not be noted for whom they were made."
              action={
                <Button size="small" onClick={noteAgain}>
                  Note it again
                </Button>
              }
            />
          ) : null}
          {begun ? <Alert tone="info" title={making.interrupted} /> : null}
          {seen < wanted.length ? <CheckProgress seen={seen} of={wanted.length} /> : null}
          <FileChoices
            {...{ output, prepared, stock, sides, offersSignatures }}
            count={wanted.length}
            noun={piece.noun}
            format={formatOf(piece)}
            offersSheets={piece.designer.sheet !== undefined}
            // Different files aren't the ones that were started.
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
