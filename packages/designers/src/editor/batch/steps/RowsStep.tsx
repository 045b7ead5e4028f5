import { Alert, Button, Text } from '@daybreak/ui';
import * as styles from '../batch.css.ts';
import type { BatchStore } from '../useBatch.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { RowList } from './RowList.tsx';

/** Rows with their findings, to be fixed or left out. */
export function RowsStep(batch: BatchStore) {
  const { rows } = batch.job;
  const { wanted, wrong, red, seen, findings, piece, pictures, shown, setShown } = batch;
  const { isFromBefore, kept, startOver, editRow, leaveOut } = batch;
  const serious = red.length - wrong.length;
  return (
    <>
      {isFromBefore ? (
        <Alert
          tone="info"
          title="These are your earlier rows."
          action={
            <Button size="small" onClick={startOver}>
              Start over
            </Button>
          }
        />
      ) : null}
      {kept ? null : (
        <Alert
          tone="warning"
          title="This browser can't save these rows. Make the files before you close this window."
        />
      )}
      {seen < wanted.length ? (
        <CheckProgress seen={seen} of={wanted.length} />
      ) : (
        <Text role="status">
          {wrong.length === 0
            ? `${wanted.length} of ${rows.length} rows are ready.`
            : `${wrong.length} of ${wanted.length} rows aren't ready yet.`}
        </Text>
      )}
      {serious > 0 ? (
        <Text>
          {serious === 1
            ? '1 row has a serious problem, marked red. Fix it or leave it out.'
            : `${serious} rows have serious problems, marked red. Fix them or leave them out.`}
        </Text>
      ) : null}
      {red.length > 0 ? (
        <div className={styles.actions}>
          <Button
            onClick={() =>
              leaveOut(
                red.map(({ number }) => number),
                true,
              )
            }
          >
            Leave out all rows with errors
          </Button>
        </div>
      ) : null}
      <RowList
        {...{ rows, findings, piece, pictures, shown }}
        onShow={setShown}
        onEdit={editRow}
        onLeaveOut={(number, leftOut) => leaveOut([number], leftOut)}
      />
    </>
  );
}
