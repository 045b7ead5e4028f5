import { Button, Verbatim } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { StaffMember } from '../../../../backend/interfaces/Staff.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { plainName } from '../../../../shared/staff/staffNames.ts';
import { share as messages } from '../messages.ts';
import * as styles from './ShareDialog.css.ts';

interface InviteRowProps {
  person: StaffMember;
  /** Whether the user can invite. The server allows only super administrators. */
  mayInvite: boolean;
}

/** A person without an account, and how to invite them so that pieces can be shared with them. */
export function InviteRow({ person, mayInvite }: InviteRowProps) {
  const { people } = useBackend();
  const { busy, failure, run } = useRequest(failureMessage);
  const [invited, setInvited] = useState(false);
  const name = plainName(person);
  return (
    <li className={styles.row}>
      <PersonAvatar name={name} photo={person.photo} size="small" />
      <div className={styles.words}>
        <Verbatim className={styles.who}>{name}</Verbatim>
        <span role="status" className={styles.more}>
          {failure ?? (invited ? messages.invited : mayInvite ? messages.noAccount : messages.askForAccount)}
        </span>
      </div>
      {mayInvite && !invited ? (
        <Button
          size="small"
          busy={busy}
          onClick={() =>
            run(
              () => people.invite(person.id),
              () => setInvited(true),
            )
          }
        >
          {messages.invite(name)}
        </Button>
      ) : null}
    </li>
  );
}
