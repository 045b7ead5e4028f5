import { Alert, Button, Text } from '@daybreak/ui';
import * as styles from '../batch.css.ts';
import type { PersonRow } from '../people.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { RowList, type RowListProps } from './RowList.tsx';

interface RowsStepProps extends Omit<RowListProps, 'onLeaveOut'> {
  /** Rows that aren't left out, how many of them have errors, and how many were checked. */
  wanted: readonly PersonRow[];
  wrong: readonly PersonRow[];
  /** How many of them are marked red: with errors, or with serious problems. */
  red: readonly PersonRow[];
  seen: number;
  /** The user worked on them earlier. */
  isFromBefore: boolean;
  /** The browser stores them. */
  kept: boolean;
  onStartOver: () => void;
  onLeaveOut: (numbers: readonly number[], leftOut: boolean) => void;
}

/** Rows with their findings, until every one was checked and none of the wanted ones is wrong. */
export function RowsStep({
  wanted,
  wrong,
  red,
  seen,
  isFromBefore,
  kept,
  onStartOver,
  onLeaveOut,
  ...list
}: RowsStepProps) {
  const serious = red.length - wrong.length;
  return (
    <>
      {isFromBefore ? (
        <Alert
          tone="info"
          title="These are the rows that you worked on before."
          action={
            <Button size="small" onClick={onStartOver}>
              Start over
            </Button>
          }
        />
      ) : null}
      {kept ? null : (
        <Alert
          tone="warning"
          title="This browser does not keep these rows. Make the files before you close this window."
        />
      )}
      {seen < wanted.length ? (
        <CheckProgress seen={seen} of={wanted.length} />
      ) : (
        <Text role="status">
          {wrong.length === 0
            ? `${wanted.length} of ${list.rows.length} rows can be made.`
            : `${wrong.length} of ${wanted.length} rows cannot be made yet.`}
        </Text>
      )}
      {serious > 0 ? (
        <Text>
          {serious === 1
            ? '1 row has a serious problem, marked red. Fix it, or leave it out.'
            : `${serious} rows have serious problems, marked red. Fix them, or leave them out.`}
        </Text>
      ) : null}
      {red.length > 0 ? (
        <div className={styles.actions}>
          <Button
            onClick={() =>
              onLeaveOut(
                red.map(({ number }) => number),
                true,
              )
            }
          >
            Leave out all rows with errors
          </Button>
        </div>
      ) : null}
      <RowList {...list} onLeaveOut={(number, leftOut) => onLeaveOut([number], leftOut)} />
    </>
  );
}
