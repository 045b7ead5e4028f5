import { SearchField, Text, Verbatim } from '@daybreak/ui';
import { useRef, useState } from 'react';
import type { StaffMember } from '../../../../backend/interfaces/Staff.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { plainName, searchText } from '../../../../shared/staff/staffNames.ts';
import { find } from '../../../../shared/textSearch/find.ts';
import { share as messages } from '../messages.ts';
import { InviteRow } from './InviteRow.tsx';
import * as styles from './ShareDialog.css.ts';

/** Maximum colleagues to suggest at once. Typing more letters finds the others. */
const maxSuggestions = 8;

export const PersonName = ({ name, email }: { name: string; email: string | undefined }) => (
  <div className={styles.words}>
    <Verbatim className={styles.who}>{name}</Verbatim>
    {email ? <Verbatim className={styles.more}>{email}</Verbatim> : null}
  </div>
);

interface AddColleagueProps {
  people: readonly StaffMember[];
  withoutAccount: readonly StaffMember[];
  mayInvite: boolean;
  onAdd: (account: string) => void;
}

/** Finds a colleague by a few letters and lets them view the piece. Colleagues without an account can be invited. */
export function AddColleague({ people, withoutAccount, mayInvite, onAdd }: AddColleagueProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = query.trim() ? find(query, people, searchText) : [];
  const suggestions = query.trim() ? find(query, withoutAccount, searchText).slice(0, maxSuggestions) : [];
  return (
    <>
      <SearchField
        ref={field}
        label={messages.find}
        placeholder={messages.findHint}
        value={query}
        onValueChange={setQuery}
      />
      {found.length > 0 ? (
        <ul className={styles.found} aria-label={messages.found}>
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
                <PersonName name={plainName(person)} email={person.email} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {suggestions.length > 0 ? (
        <ul className={styles.list} aria-label={messages.withoutAccount}>
          {suggestions.map((person) => (
            <InviteRow key={person.id} person={person} mayInvite={mayInvite} />
          ))}
        </ul>
      ) : null}
      <div role="status">
        {query.trim() && found.length + suggestions.length === 0 ? (
          <Text size="sm" tone="muted">
            {messages.nobodyFound}
          </Text>
        ) : null}
      </div>
    </>
  );
}
