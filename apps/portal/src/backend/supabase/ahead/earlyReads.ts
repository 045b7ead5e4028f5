import type { Profile } from '../../interfaces/Profiles.ts';
import type { Role, StaffMember } from '../../interfaces/Staff.ts';
import { projectAddress } from '../../projectAddress.ts';
import { isRole, type ProfileRow, type StaffRow, toProfile, toStaffMember } from '../rows.ts';
import { isFresh, loadStoredSession, type StoredSession } from '../storedSession.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { type EarlyRequest, requestsByData } from './firstScreenRequests.ts';

/** Takes the early answer to a signed-in user's request, if it was made and hasn't been taken yet. */
async function takeResponse(
  question: (session: StoredSession) => EarlyRequest,
): Promise<Response | undefined> {
  const session = loadStoredSession();
  if (!session || !isFresh(session)) return undefined;
  const { address, method, headers } = question(session);
  return takeEarlyAnswer(projectAddress().url + address, {
    method,
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
  });
}

async function takeJson<T>(question: (session: StoredSession) => EarlyRequest): Promise<T | undefined> {
  const answer = await takeResponse(question);
  // Anything but JSON came from something other than the server: the client asks and gets the error.
  return answer?.json().catch(() => undefined);
}

/** Reads the total row count from a partial answer's range: `0-23/24`. */
const totalCount = (answer: Response) =>
  Number(answer.headers.get('content-range')?.split('/')[1] ?? Number.NaN);

/**
 * Reads the first screen's data from the early answers. Undefined if there are none, or if they're incomplete: then the
 * client is asked.
 */
export const earlyReads = {
  async profile(): Promise<Profile | undefined> {
    const [row] = (await takeJson<ProfileRow[]>(requestsByData.profile)) ?? [];
    return row && toProfile(row);
  },

  async ownRow(): Promise<StaffMember | undefined> {
    const [row] = (await takeJson<StaffRow[]>(requestsByData.ownRow)) ?? [];
    return row && toStaffMember(row);
  },

  async people(): Promise<StaffMember[] | undefined> {
    const answer = await takeResponse(requestsByData.people);
    const rows: StaffRow[] | undefined = await answer?.json().catch(() => undefined);
    return answer && rows?.length === totalCount(answer) ? rows.map(toStaffMember) : undefined;
  },

  async role(): Promise<Role | undefined> {
    const role = await takeJson<unknown>(requestsByData.role);
    return isRole(role) ? role : undefined;
  },
};
