import { profileColumns, staffColumns, staffPageSize } from '../backend/supabase/columns.ts';
import type { StoredSession } from '../backend/supabase/storedSession.ts';

/** A request that the client will make as soon as it has come, word for word. */
export interface Question {
  address: string;
  method: 'GET' | 'POST';
  /** Beside the key and the token. */
  headers: Readonly<Record<string, string>>;
}

function table(name: string, parameters: readonly (readonly [string, string])[], headers = {}): Question {
  return {
    address: `/rest/v1/${name}?${new URLSearchParams(parameters.map(([...pair]) => pair))}`,
    method: 'GET',
    headers,
  };
}

const without = (columns: string) => columns.replaceAll(' ', '');

/** What the shell asks for the person, and what the directory asks for its cards. */
export function firstQuestions(pathname: string, search: string, { user }: StoredSession): Question[] {
  const person = [
    table('user_profiles', [
      ['select', without(profileColumns)],
      ['user_id', `eq.${user.id}`],
    ]),
    table('staff_directory', [
      ['select', without(staffColumns)],
      ['email', `eq.${user.email}`],
      ['is_active', 'eq.true'],
    ]),
  ];
  if (pathname.replace(/\/+$/, '') !== '/staff-directory' || search) return person;
  const people = table(
    'staff_directory',
    [
      ['select', without(staffColumns)],
      ['is_active', 'eq.true'],
      ['order', 'role.desc,first_name.asc,id.asc'],
      ['offset', '0'],
      ['limit', String(staffPageSize)],
    ],
    { prefer: 'count=exact' },
  );
  return [...person, people, { address: '/rest/v1/rpc/get_current_user_role', method: 'POST', headers: {} }];
}
