import { profileColumns, staffColumns, staffPageSize } from '../columns.ts';
import type { StoredSession } from '../storedSession.ts';
import { directoryPath, withoutSlash } from './isAnsweredAhead.ts';

/** A request exactly as the client would make it. */
export interface EarlyRequest {
  address: string;
  method: 'GET' | 'POST';
  /** In addition to the key and the token. */
  headers: Readonly<Record<string, string>>;
}

function table(name: string, parameters: readonly (readonly [string, string])[], headers = {}): EarlyRequest {
  return {
    address: `/rest/v1/${name}?${new URLSearchParams(parameters.map(([...pair]) => pair))}`,
    method: 'GET',
    headers,
  };
}

const withoutSpaces = (columns: string) => columns.replaceAll(' ', '');

/** The requests made ahead of the client. */
export const requestsByData = {
  profile: ({ user }: StoredSession) =>
    table('user_profiles', [
      ['select', withoutSpaces(profileColumns)],
      ['user_id', `eq.${user.id}`],
    ]),
  ownRow: ({ user }: StoredSession) =>
    table('staff_directory', [
      ['select', withoutSpaces(staffColumns)],
      ['email', `eq.${user.email}`],
      ['is_active', 'eq.true'],
    ]),
  people: () =>
    table(
      'staff_directory',
      [
        ['select', withoutSpaces(staffColumns)],
        ['is_active', 'eq.true'],
        ['order', 'role.desc,first_name.asc,id.asc'],
        ['offset', '0'],
        ['limit', String(staffPageSize)],
      ],
      { prefer: 'count=exact' },
    ),
  role: (): EarlyRequest => ({ address: '/rest/v1/rpc/get_current_user_role', method: 'POST', headers: {} }),
} satisfies Record<string, (session: StoredSession) => EarlyRequest>;

/** Returns the shell's requests about the user, and the directory's for its cards. */
export function firstScreenRequests(
  pathname: string,
  search: string,
  session: StoredSession,
): EarlyRequest[] {
  const person = [requestsByData.profile(session), requestsByData.ownRow(session)];
  const opensDirectory = withoutSlash(pathname) === directoryPath && !search;
  return opensDirectory ? [...person, requestsByData.people(), requestsByData.role()] : person;
}
