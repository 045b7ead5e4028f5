import { Alert, Button, Row, Text } from '@daybreak/ui';
import type { BatchStore } from '../useBatch.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { RowList } from './RowList.tsx';

/** Rows with their findings, to be fixed or left out. */
export function RowsStep(batch: BatchStore) {
  const { rows } = batch.job;
  const { includedRows, rowsWithErrors, red, checkedCount, findings, piece, pictures, shown, setShown } =
    batch;
  const { isFromBefore, isSaved, startOver, editRow, leaveOut } = batch;
  const serious = red.length - rowsWithErrors.length;
  return (
    <>
      {isFromBefore ? (
        <Alert
          tone="info"
          title="We restored your earlier rows."
          action={
            <Button size="small" onClick={startOver}>
              Start over
            </Button>
          }
        />
      ) : null}
      {isSaved ? null : (
        <Alert
          tone="warning"
          title="Your browser can't store these rows. Create the files before you close this window."
        />
      )}
      {checkedCount < includedRows.length ? (
        <CheckProgress checkedCount={checkedCount} of={includedRows.length} />
      ) : (
        <Text role="status">
          {rowsWithErrors.length === 0
            ? `${includedRows.length} of ${rows.length} rows are ready.`
            : `${rowsWithErrors.length} of ${includedRows.length} rows aren't ready yet.`}
        </Text>
      )}
      {serious > 0 ? (
        <Text>
          {serious === 1
            ? '1 row has a serious problem, marked in red. Fix the problem or skip the row.'
            : `${serious} rows have serious problems, marked in red. Fix the problems or skip the rows.`}
        </Text>
      ) : null}
      {red.length > 0 ? (
        <Row gap="2" wrap>
          <Button
            onClick={() =>
              leaveOut(
                red.map(({ number }) => number),
                true,
              )
            }
          >
            Skip all rows with errors
          </Button>
        </Row>
      ) : null}
      <RowList
        {...{ rows, findings, piece, pictures, shownRow: shown }}
        onShow={setShown}
        onEdit={editRow}
        onLeaveOut={(number, leftOut) => leaveOut([number], leftOut)}
      />
    </>
  );
}
