import { Alert, Heading, Select } from '@daybreak/ui';
import { Users } from 'lucide-react';
import { useCallback } from 'react';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { share as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { AddColleague, PersonName } from './AddColleague.tsx';
import * as styles from './ShareDialog.css.ts';
import { type ShareRights, withRights } from './withRights.ts';

const choices = [
  { value: 'view', label: messages.view },
  { value: 'edit', label: messages.edit },
];
const isRights = (value: string): value is ShareRights => value === 'view' || value === 'edit';

/** Sets who can view or edit a piece. Changes apply immediately. */
export function Shares({ openPiece }: { openPiece: OpenPieceContext }) {
  const { library, piece, people } = openPiece;
  const loaded = useLoaded(
    useCallback(async () => {
      const [shares, found] = await Promise.all([library.shares(piece.id), library.find(piece.id)]);
      return { shares, staffRights: found.staffRights };
    }, [library, piece.id]),
  );
  const { state, update } = loaded;
  const { busy, failure, run } = useRequest(failureMessage);

  const setRights = (person: string | null, rights: ShareRights | null) =>
    run(
      () => library.share(piece.id, person, rights),
      () =>
        update((before) =>
          person === null
            ? { ...before, staffRights: rights }
            : { ...before, shares: withRights(before.shares, person, rights) },
        ),
    );

  if (state.status !== 'ready') return <LoadState loaded={loaded} label={messages.loading} />;
  const { shares, staffRights } = state.value;
  const ofPerson = (account: string) => people.all.find(({ accountId }) => accountId === account);
  return (
    <section className={styles.section} aria-labelledby="share-people">
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <div className={styles.row}>
        <span className={styles.icon}>
          <Users size={16} />
        </span>
        <div className={styles.words}>
          <span className={styles.who}>{messages.everybody}</span>
          <span className={styles.more}>{messages.everybodyHint}</span>
        </div>
        <Select
          className={styles.rights}
          label={messages.rightsOf(messages.everybody)}
          hideLabel
          busy={busy}
          options={[{ value: 'nobody', label: messages.nobody }, ...choices]}
          value={staffRights ?? 'nobody'}
          onValueChange={(value) => setRights(null, isRights(value) ? value : null)}
        />
      </div>
      <Heading level={3} size="sm" id="share-people">
        {messages.people}
      </Heading>
      <ul className={styles.list}>
        <li className={styles.row}>
          <PersonAvatar
            name={people.nameOf(piece.ownerId)}
            photo={ofPerson(piece.ownerId)?.photo}
            size="small"
          />
          <PersonName name={people.nameOf(piece.ownerId)} email={ofPerson(piece.ownerId)?.email} />
          <span className={styles.owner}>{messages.owner}</span>
        </li>
        {shares.map(({ personId, rights }) => (
          <li key={personId} className={styles.row}>
            <PersonAvatar name={people.nameOf(personId)} photo={ofPerson(personId)?.photo} size="small" />
            <PersonName name={people.nameOf(personId)} email={ofPerson(personId)?.email} />
            <Select
              className={styles.rights}
              label={messages.rightsOf(people.nameOf(personId))}
              hideLabel
              busy={busy}
              options={[...choices, { value: 'remove', label: messages.remove }]}
              value={rights}
              onValueChange={(value) => setRights(personId, isRights(value) ? value : null)}
            />
          </li>
        ))}
      </ul>
      <AddColleague
        people={people.all.filter(
          ({ accountId }) =>
            accountId !== piece.ownerId && !shares.some(({ personId }) => personId === accountId),
        )}
        withoutAccount={people.withoutAccount}
        mayInvite={ofPerson(openPiece.me)?.role === 'super_admin'}
        onAdd={(account) => setRights(account, 'view')}
      />
    </section>
  );
}
