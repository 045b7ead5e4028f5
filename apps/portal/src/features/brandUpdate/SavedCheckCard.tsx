import { useUserDetails } from '@daybreak/designers';
import { Alert, Button, Card, Heading, Progress, Text } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { defaultUserDetails } from '../../shared/session/personNames.ts';
import { updatesBrand } from '../../shared/session/rights.ts';
import * as styles from './BrandUpdate.css.ts';
import { LazyFollowUp } from './followUp/LazyFollowUp.tsx';
import { toCheckedItem } from './items.ts';
import { savedCheck as messages } from './messages.ts';
import { SavedChanges } from './SavedChanges.tsx';
import { SavedSidesDialog } from './SavedSidesDialog.tsx';
import { type RedrawnPiece, useSavedCheck } from './useSavedCheck.ts';

/** Finds saved pieces that designers draw differently than stored, and offers to follow up. */
export function SavedCheckCard({ brandVersion }: { brandVersion: string }) {
  const { person } = usePerson();
  const { details } = useUserDetails(useMemo(() => defaultUserDetails(person), [person]));
  const { isRunning, failed, all, redrawnPieces, start, accept } = useSavedCheck(details);
  const accepting = useRequest(failureMessage);
  const [openPiece, setOpenPiece] = useState<RedrawnPiece>();
  const isDone = !isRunning && all !== undefined;
  const changed = redrawnPieces.filter(({ outcome }) => outcome.is === 'drawn' && outcome.sides.length > 0);
  const failures = redrawnPieces.filter(({ outcome }) => outcome.is === 'failed');
  const unapproved = changed.filter(({ outcome }) => outcome.is === 'drawn' && outcome.now);
  const count = (is: RedrawnPiece['outcome']['is']) =>
    redrawnPieces.filter(({ outcome }) => outcome.is === is).length;
  const unchangedCount = count('drawn') - changed.length;
  const affected = changed.map(({ piece }) => ({
    item: toCheckedItem(piece),
    result: { changes: ['layout' as const], findings: null, newFindings: [] },
  }));
  return (
    <>
      <Card className={styles.run}>
        <Heading level={2} size="md">
          {messages.title}
        </Heading>
        <Text size="sm" tone="muted">
          {messages.text}
        </Text>
        {isRunning ? (
          <Progress
            label={messages.progress(redrawnPieces.length, all)}
            value={(100 * redrawnPieces.length) / (all || 1)}
          />
        ) : null}
        {failed ? <Alert tone="danger" title={failed} /> : null}
        {isDone ? (
          <div role="status">
            {all === 0 ? <Text>{messages.none}</Text> : null}
            {unchangedCount > 0 ? <Text>{messages.same(unchangedCount)}</Text> : null}
            {count('stored') > 0 ? <Text>{messages.stored(count('stored'))}</Text> : null}
            {count('accepted') > 0 ? <Text>{messages.accepted(count('accepted'))}</Text> : null}
            {count('others') > 0 ? <Text>{messages.others(count('others'))}</Text> : null}
          </div>
        ) : null}
        {changed.length + failures.length > 0 ? (
          <SavedChanges found={[...changed, ...failures]} onShow={setOpenPiece} />
        ) : null}
        <div className={styles.actions}>
          <Button busy={isRunning} busyLabel={messages.running} onClick={start}>
            {all === undefined ? messages.start : messages.again}
          </Button>
          {isDone && unapproved.length > 0 ? (
            <Button
              busy={accepting.busy}
              busyLabel={messages.accepting}
              onClick={() => accepting.run(accept)}
            >
              {messages.accept(unapproved.length)}
            </Button>
          ) : null}
        </div>
      </Card>
      {isDone && affected.length > 0 && updatesBrand(person.staff?.role) ? (
        <LazyFollowUp affected={affected} brandVersion={brandVersion} onChanged={start} />
      ) : null}
      {openPiece?.outcome.is === 'drawn' ? (
        <SavedSidesDialog
          name={openPiece.piece.name}
          look={openPiece.outcome}
          onClose={() => setOpenPiece(undefined)}
        />
      ) : null}
    </>
  );
}
