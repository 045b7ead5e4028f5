import { Alert, Heading, SearchField, Select, Text, Verbatim } from '@daybreak/ui';
import { Users } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { PieceShare } from '../../../../backend/interfaces/Library.ts';
import type { StaffMember } from '../../../../backend/interfaces/Staff.ts';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { plainName, searchText } from '../../../../shared/staff/staffNames.ts';
import { find } from '../../../../shared/textSearch/find.ts';
import { share as words } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { InviteRow } from './InviteRow.tsx';
import * as styles from './ShareDialog.css.ts';

type Rights = 'view' | 'edit';
const choices = [
  { value: 'view', label: words.view },
  { value: 'edit', label: words.edit },
];
const isRights = (value: string): value is Rights => value === 'view' || value === 'edit';

/** Maximum colleagues to suggest at once. Typing more letters finds the others. */
const maxSuggestions = 8;

/** Sets who can view or edit a piece. Changes apply immediately. */
export function Shares({ desk: openPiece }: { desk: OpenPieceContext }) {
  const { library, piece, people } = openPiece;
  const loaded = useLoaded(
    useCallback(async () => {
      const [shares, found] = await Promise.all([library.shares(piece.id), library.find(piece.id)]);
      return { shares, staffRights: found.staffRights };
    }, [library, piece.id]),
  );
  const { state, update } = loaded;
  const { busy, failure, run } = useRequest(sentenceOf);

  const give = (person: string | null, rights: Rights | null) =>
    run(
      () => library.share(piece.id, person, rights),
      () =>
        update((before) =>
          person === null
            ? { ...before, staffRights: rights }
            : { ...before, shares: withRights(before.shares, person, rights) },
        ),
    );

  if (state.status !== 'ready') return <LoadState loaded={loaded} label={words.loading} />;
  const { shares, staffRights } = state.value;
  const ofPerson = (account: string) => people.all.find(({ accountId }) => accountId === account);
  return (
    <section className={styles.section} aria-labelledby="share-people">
      {failure ? <Alert tone="danger" title={failure} /> : null}
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
          value={staffRights ?? 'nobody'}
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
          <Person name={people.nameOf(piece.ownerId)} more={ofPerson(piece.ownerId)?.email} />
          <span className={styles.owner}>{words.owner}</span>
        </li>
        {shares.map(({ personId, rights }) => (
          <li key={personId} className={styles.row}>
            <PersonAvatar name={people.nameOf(personId)} photo={ofPerson(personId)?.photo} size="small" />
            <Person name={people.nameOf(personId)} more={ofPerson(personId)?.email} />
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
            accountId !== piece.ownerId && !shares.some(({ personId }) => personId === accountId),
        )}
        withoutAccount={people.withoutAccount}
        mayInvite={ofPerson(openPiece.me)?.role === 'super_admin'}
        onAdd={(account) => give(account, 'view')}
      />
    </section>
  );
}

/** Sets a person's rights. People keep their place in the list; new ones go last. */
function withRights(
  shares: readonly PieceShare[],
  personId: string,
  rights: Rights | null,
): readonly PieceShare[] {
  if (!rights) return shares.filter((each) => each.personId !== personId);
  return shares.some((each) => each.personId === personId)
    ? shares.map((each) => (each.personId === personId ? { ...each, rights } : each))
    : [...shares, { personId, rights, sharedAt: new Date().toISOString() }];
}

const Person = ({ name, more }: { name: string; more: string | undefined }) => (
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
  const suggestions = query.trim() ? find(query, withoutAccount, searchText).slice(0, maxSuggestions) : [];
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
          {found.slice(0, maxSuggestions).map((person) => (
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
                <Person name={plainName(person)} more={person.email} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {suggestions.length > 0 ? (
        <ul className={styles.list} aria-label={words.withoutAccount}>
          {suggestions.map((person) => (
            <InviteRow key={person.id} person={person} mayInvite={mayInvite} />
          ))}
        </ul>
      ) : null}
      <div role="status">
        {query.trim() && found.length + suggestions.length === 0 ? (
          <Text size="sm" tone="muted">
            {words.nobodyFound}
          </Text>
        ) : null}
      </div>
    </>
  );
}
