import { Alert, Button, Card, Dialog, Heading, Progress, Text } from '@daybreak/ui';
import { useState } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { dialog, approvedCheck as words } from './messages.ts';
import { SidePictures } from './SidePictures.tsx';
import { type CheckedApproval, useApprovedCheck } from './useApprovedCheck.ts';

/** Whether designers still draw what was approved as it was stored then, the versions that they don't, and those without a file. */
export function ApprovedCheckCard() {
  const { isRunning, failed, all, checked, start } = useApprovedCheck();
  const [shown, setShown] = useState<CheckedApproval>();
  const isDone = !isRunning && all !== undefined;
  const sidesOf = ({ outcome }: CheckedApproval) => (outcome.is === 'drawn' ? outcome.sides : []);
  const changed = checked.filter((each) => sidesOf(each).length > 0);
  const failures = checked.filter(({ outcome }) => outcome.is === 'failed');
  const count = (is: CheckedApproval['outcome']['is']) =>
    checked.filter(({ outcome }) => outcome.is === is).length;
  const [stored, missing] = [count('stored'), count('own')];
  const same = count('drawn') - changed.length;
  return (
    <Card className={styles.run}>
      <Heading level={2} size="md">
        {words.title}
      </Heading>
      <Text size="sm" tone="muted">
        {words.text}
      </Text>
      {isRunning ? (
        <Progress label={words.progress(checked.length, all)} value={(100 * checked.length) / (all || 1)} />
      ) : null}
      {failed ? <Alert tone="danger" title={failed} /> : null}
      {isDone ? (
        <div role="status">
          {all === 0 ? <Text>{words.none}</Text> : null}
          {same > 0 ? <Text>{words.same(same)}</Text> : null}
          {stored > 0 ? <Text>{words.stored(stored)}</Text> : null}
          {missing > 0 ? <Text>{words.missing(missing)}</Text> : null}
        </div>
      ) : null}
      {changed.length + failures.length > 0 ? (
        <ul className={styles.differences}>
          {[...changed, ...failures].map((each) => (
            <li
              key={each.piece.id}
              className={each.outcome.is === 'failed' ? styles.failure : styles.difference}
            >
              <span dir="auto">{words.version(each.piece.name, each.piece.version)}</span>
              {each.outcome.is === 'failed' ? (
                <Text size="sm" tone="muted">
                  {each.outcome.why}
                </Text>
              ) : (
                <Button size="small" aria-label={words.show(each.piece.name)} onClick={() => setShown(each)}>
                  {words.showShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button busy={isRunning} busyLabel={words.running} onClick={start}>
          {all === undefined ? words.start : words.again}
        </Button>
      </div>
      {shown ? (
        <Dialog
          open
          onOpenChange={() => setShown(undefined)}
          size="large"
          title={shown.piece.name}
          description={words.description}
          footer={<Button onClick={() => setShown(undefined)}>{dialog.close}</Button>}
        >
          <div className={styles.compared}>
            {sidesOf(shown).map((pixels, side) => (
              <SidePictures key={`${side} ${pixels.share}`} name={shown.piece.name} pixels={pixels} />
            ))}
          </div>
        </Dialog>
      ) : null}
    </Card>
  );
}
