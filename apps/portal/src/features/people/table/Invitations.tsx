import { Alert, Badge, Button, Dialog, Progress, Verbatim } from '@daybreak/ui';
import { ListTable } from '../../../shared/lists/ListTable.tsx';
import { invitations as text } from './messages.ts';
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
      title={text.title}
      footer={
        sending ? (
          <Button onClick={stop}>{text.stop}</Button>
        ) : (
          <>
            {count('sent') < invitees.length ? <Button onClick={clearFailure}>{text.again}</Button> : null}
            <Button tone="primary" onClick={onClose}>
              {text.done}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {problem ? <Alert tone="danger" title={problem} /> : null}
        {sending ? (
          <Progress
            label={text.sending(triedCount, invitees.length)}
            value={Math.round((100 * triedCount) / invitees.length)}
          />
        ) : (
          <p role="status" className={styles.strong}>
            {text.counts(count('sent'), count('failed'), count('waiting'))}
          </p>
        )}
        {!sending && count('waiting') > 0 ? <p className={styles.words}>{text.stopped}</p> : null}
        <ListTable
          caption={text.title}
          columns={[
            {
              id: 'person',
              header: text.person,
              cell: ({ name, email }) => (
                <span className={styles.nameCell}>
                  <Verbatim>{name}</Verbatim>
                  <Verbatim className={styles.words}>{email}</Verbatim>
                </span>
              ),
            },
            {
              id: 'state',
              header: text.result,
              cell: ({ state, reason }) => (
                <span className={styles.nameCell}>
                  <span>
                    <Badge tone={tones[state]}>{text.states[state]}</Badge>
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
          <p className={styles.words}>{text.more(sorted.length - maxRows)}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
