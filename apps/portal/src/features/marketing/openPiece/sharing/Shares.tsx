import { Alert, Heading, SearchField, Select, Text, Verbatim } from '@daybreak/ui';
import { Users } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { PieceShare } from '../../../../backend/interfaces/Library.ts';
import type { StaffMember } from '../../../../backend/interfaces/Staff.ts';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { Reading } from '../../../../shared/requests/Reading.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { plainName, searchText } from '../../../../shared/staff/staffNames.ts';
import { find } from '../../../../shared/textSearch/find.ts';
import type { PieceDesk } from '../desk.ts';
import { share as words } from '../messages.ts';
import { InviteRow } from './InviteRow.tsx';
import * as styles from './ShareDialog.css.ts';

type Rights = 'view' | 'edit';
const choices = [
  { value: 'view', label: words.view },
  { value: 'edit', label: words.edit },
];
const isRights = (value: string): value is Rights => value === 'view' || value === 'edit';

/** Maximum colleagues to suggest at once. Typing more letters finds the others. */
const mostFound = 8;

/** Sets who can view or edit a piece. Changes apply immediately. */
export function Shares({ desk }: { desk: PieceDesk }) {
  const { library, piece, people } = desk;
  const loaded = useLoaded(
    useCallback(async () => {
      const [named, found] = await Promise.all([library.shares(piece.id), library.find(piece.id)]);
      return { named, everybody: found.everybody };
    }, [library, piece.id]),
  );
  const { state, put } = loaded;
  const { busy, failed, run } = useRequest(sentenceOf);

  const give = (person: string | null, rights: Rights | null) =>
    run(
      () => library.share(piece.id, person, rights),
      () =>
        put((before) =>
          person === null
            ? { ...before, everybody: rights }
            : { ...before, named: withRights(before.named, person, rights) },
        ),
    );

  if (state.status !== 'ready') return <Reading of={loaded} label={words.loading} />;
  const { named, everybody } = state.value;
  const ofPerson = (account: string) => people.all.find(({ accountId }) => accountId === account);
  return (
    <section className={styles.section} aria-labelledby="share-people">
      {failed ? <Alert tone="danger" title={failed} /> : null}
      <div className={styles.row}>
        <span className={styles.icon}>
          <Users size={16} aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <span className={styles.who}>{words.everybody}</span>
          <span className={styles.more}>{words.everybodyHint}</span>
        </div>
        <Select
          className={styles.rights}
          label={words.rightsOf(words.everybody)}
          hideLabel
          busy={busy}
          options={[{ value: 'nobody', label: words.nobody }, ...choices]}
          value={everybody ?? 'nobody'}
          onValueChange={(value) => give(null, isRights(value) ? value : null)}
        />
      </div>
      <Heading level={3} size="sm" id="share-people">
        {words.people}
      </Heading>
      <ul className={styles.list}>
        <li className={styles.row}>
          <PersonAvatar
            name={people.nameOf(piece.ownerId)}
            photo={ofPerson(piece.ownerId)?.photo}
            size="small"
          />
          <Who name={people.nameOf(piece.ownerId)} more={ofPerson(piece.ownerId)?.email} />
          <span className={styles.owner}>{words.owner}</span>
        </li>
        {named.map(({ personId, rights }) => (
          <li key={personId} className={styles.row}>
            <PersonAvatar name={people.nameOf(personId)} photo={ofPerson(personId)?.photo} size="small" />
            <Who name={people.nameOf(personId)} more={ofPerson(personId)?.email} />
            <Select
              className={styles.rights}
              label={words.rightsOf(people.nameOf(personId))}
              hideLabel
              busy={busy}
              options={[...choices, { value: 'remove', label: words.remove }]}
              value={rights}
              onValueChange={(value) => give(personId, isRights(value) ? value : null)}
            />
          </li>
        ))}
      </ul>
      <AddColleague
        people={people.all.filter(
          ({ accountId }) =>
            accountId !== piece.ownerId && !named.some(({ personId }) => personId === accountId),
        )}
        withoutAccount={people.withoutAccount}
        mayInvite={ofPerson(desk.me)?.role === 'super_admin'}
        onAdd={(account) => give(account, 'view')}
      />
    </section>
  );
}

/** Sets a person's rights. People keep their place in the list; new ones go last. */
function withRights(
  named: readonly PieceShare[],
  personId: string,
  rights: Rights | null,
): readonly PieceShare[] {
  if (!rights) return named.filter((each) => each.personId !== personId);
  return named.some((each) => each.personId === personId)
    ? named.map((each) => (each.personId === personId ? { ...each, rights } : each))
    : [...named, { personId, rights, sharedAt: new Date().toISOString() }];
}

const Who = ({ name, more }: { name: string; more: string | undefined }) => (
  <div className={styles.words}>
    <Verbatim className={styles.who}>{name}</Verbatim>
    {more ? <Verbatim className={styles.more}>{more}</Verbatim> : null}
  </div>
);

interface AddColleagueProps {
  people: readonly StaffMember[];
  withoutAccount: readonly StaffMember[];
  mayInvite: boolean;
  onAdd: (account: string) => void;
}

/** Finds a colleague by a few letters and lets them view the piece. Colleagues without an account can be invited. */
function AddColleague({ people, withoutAccount, mayInvite, onAdd }: AddColleagueProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = query.trim() ? find(query, people, searchText) : [];
  const others = query.trim() ? find(query, withoutAccount, searchText).slice(0, mostFound) : [];
  return (
    <>
      <SearchField
        ref={field}
        label={words.find}
        placeholder={words.findHint}
        clearLabel={words.clear}
        value={query}
        onValueChange={setQuery}
      />
      {found.length > 0 ? (
        <ul className={styles.found} aria-label={words.found}>
          {found.slice(0, mostFound).map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => {
                  if (person.accountId) onAdd(person.accountId);
                  setQuery('');
                  field.current?.focus();
                }}
              >
                <PersonAvatar name={plainName(person)} photo={person.photo} size="small" />
                <Who name={plainName(person)} more={person.email} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.list} aria-label={words.withoutAccount}>
          {others.map((person) => (
            <InviteRow key={person.id} person={person} mayInvite={mayInvite} />
          ))}
        </ul>
      ) : null}
      <div role="status">
        {query.trim() && found.length + others.length === 0 ? (
          <Text size="sm" tone="muted">
            {words.nobodyFound}
          </Text>
        ) : null}
      </div>
    </>
  );
}
