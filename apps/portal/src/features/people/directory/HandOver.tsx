import { Button, Row, Select, Skeleton, Stack, Text } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { FailedRow } from '../../../shared/pageStates/FailedRow.tsx';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { cardName, plainName } from '../../../shared/staff/staffNames.ts';
import { handOver as messages } from './handOverMessages.ts';

interface HandOverData {
  count: number;
  /** The people who can take the pieces over. */
  colleagues: readonly StaffMember[];
}

/** Offers to hand over a leaving person's pieces to a colleague. Shows only their number. */
export function HandOver({ person }: { person: StaffMember }) {
  const { library, staff } = useBackend();
  const [found, setFound] = useState<HandOverData | 'failed'>();
  const [newOwnerId, setNewOwnerId] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, run, clearFailure } = useRequest((error) => {
    console.error("Couldn't hand over the pieces.", error);
    return error instanceof BackendError && error.kind === 'refused' ? error.message : messages.notGiven;
  });
  const [done, setDone] = useState<string>();
  const name = plainName(person);

  const load = useCallback(async () => {
    try {
      const [count, people] = await Promise.all([library.countPiecesOf(person.id), staff.list()]);
      setFound({
        count,
        colleagues: people.filter(({ id, accountId }) => accountId !== null && id !== person.id),
      });
    } catch (error) {
      console.error("Couldn't count someone's pieces.", error);
      setFound('failed');
    }
  }, [library, staff, person.id]);
  useEffect(() => void load(), [load]);

  if (found === undefined) return <Skeleton height={64} aria-label={messages.counting} />;
  if (found === 'failed') return <FailedRow onRetry={() => void load()}>{messages.failed}</FailedRow>;
  if (done)
    return (
      <Text role="status" tabIndex={-1}>
        {done}
      </Text>
    );
  if (found.count === 0) return <Text tone="muted">{messages.none(name)}</Text>;

  const give = () => {
    const to = found.colleagues.find(({ accountId }) => accountId === newOwnerId);
    setMissing(!to);
    const account = to?.accountId;
    if (!to || !account) return;
    run(async () => setDone(messages.done(await library.handOverAllOf(person.id, account), plainName(to))));
  };
  return (
    <Stack gap="4">
      <Text>{messages.has(name, found.count)}</Text>
      <Select
        label={messages.to}
        placeholder={messages.choose}
        value={newOwnerId}
        onValueChange={(accountId) => {
          setNewOwnerId(accountId);
          setMissing(false);
          clearFailure();
        }}
        options={found.colleagues.map((colleague) => ({
          value: colleague.accountId ?? '',
          label: cardName(colleague),
          verbatim: true,
        }))}
      />
      <FailureInPlace message={missing ? messages.chooseFirst : failure} />
      <Row>
        <Button busy={busy} busyLabel={messages.busy} onClick={give}>
          {messages.give(found.count)}
        </Button>
      </Row>
    </Stack>
  );
}
