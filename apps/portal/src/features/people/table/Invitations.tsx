import { Alert, Badge, Button, Dialog, Progress, Stack, Verbatim } from '@daybreak/ui';
import { ListTable } from '../../../shared/lists/ListTable.tsx';
import { invitations as messages } from './messages.ts';
import * as styles from './PeopleTable.css.ts';
import type { Invited, useInvitations } from './useInvitations.ts';

const order = ['failed', 'waiting', 'sent'] as const;
const tones = { failed: 'danger', waiting: 'neutral', sent: 'success' } as const;
const maxRows = 100;

type InvitationsProps = Omit<ReturnType<typeof useInvitations>, 'begin' | 'invited'> & {
  invitees: readonly Invited[];
  onClose: () => void;
};

/** The invitation status of each person who was added. */
export function Invitations({ invitees, sending, problem, clearFailure, stop, onClose }: InvitationsProps) {
  const count = (wanted: Invited['state']) => invitees.filter(({ state }) => state === wanted).length;
  const triedCount = invitees.length - count('waiting');
  const sorted = invitees.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!sending}
      size="large"
      title={messages.title}
      footer={
        sending ? (
          <Button onClick={stop}>{messages.stop}</Button>
        ) : (
          <>
            {count('sent') < invitees.length ? (
              <Button onClick={clearFailure}>{messages.again}</Button>
            ) : null}
            <Button tone="primary" onClick={onClose}>
              {messages.done}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {problem ? <Alert tone="danger" title={problem} /> : null}
        {sending ? (
          <Progress
            label={messages.sending(triedCount, invitees.length)}
            value={Math.round((100 * triedCount) / invitees.length)}
          />
        ) : (
          <p role="status" className={styles.strong}>
            {messages.counts(count('sent'), count('failed'), count('waiting'))}
          </p>
        )}
        {!sending && count('waiting') > 0 ? <p className={styles.words}>{messages.stopped}</p> : null}
        <ListTable
          caption={messages.title}
          columns={[
            {
              id: 'person',
              header: messages.person,
              cell: ({ name, email }) => (
                <span className={styles.nameCell}>
                  <Verbatim>{name}</Verbatim>
                  <Verbatim className={styles.words}>{email}</Verbatim>
                </span>
              ),
            },
            {
              id: 'state',
              header: messages.result,
              cell: ({ state, reason }) => (
                <span className={styles.nameCell}>
                  <span>
                    <Badge tone={tones[state]}>{messages.states[state]}</Badge>
                  </span>
                  <span>{reason}</span>
                </span>
              ),
            },
          ]}
          rows={sorted.slice(0, maxRows)}
          rowKey={({ email }) => email}
        />
        {sorted.length > maxRows ? (
          <p className={styles.words}>{messages.more(sorted.length - maxRows)}</p>
        ) : null}
      </Stack>
    </Dialog>
  );
}
