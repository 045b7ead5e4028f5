import type { Profile } from '../../interfaces/Profiles.ts';
import type { Role, StaffMember } from '../../interfaces/Staff.ts';
import { projectAddress } from '../../projectAddress.ts';
import { isRole, type ProfileRow, profileFrom, type StaffRow, staffMemberFrom } from '../rows.ts';
import { isFresh, keptSession, type StoredSession } from '../storedSession.ts';
import { takeEarlyAnswer } from './answers.ts';
import { type EarlyRequest, questions } from './firstQuestions.ts';

/** Takes the early answer to a signed-in user's request, if it was made and hasn't been taken yet. */
async function answerTo(question: (session: StoredSession) => EarlyRequest): Promise<Response | undefined> {
  const session = keptSession();
  if (!session || !isFresh(session)) return undefined;
  const { address, method, headers } = question(session);
  return takeEarlyAnswer(projectAddress().url + address, {
    method,
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
  });
}

async function contentOf<T>(question: (session: StoredSession) => EarlyRequest): Promise<T | undefined> {
  const answer = await answerTo(question);
  // Anything but JSON came from something other than the server: the client asks and gets the error.
  return answer?.json().catch(() => undefined);
}

/** Reads the total row count from a partial answer's range: `0-23/24`. */
const totalOf = (answer: Response) =>
  Number(answer.headers.get('content-range')?.split('/')[1] ?? Number.NaN);

/**
 * Reads the first screen's data from the early answers. Undefined if there are none, or if they're incomplete: then the
 * client is asked.
 */
export const earlyReads = {
  async profile(): Promise<Profile | undefined> {
    const [row] = (await contentOf<ProfileRow[]>(questions.profile)) ?? [];
    return row && profileFrom(row);
  },

  async ownRow(): Promise<StaffMember | undefined> {
    const [row] = (await contentOf<StaffRow[]>(questions.ownRow)) ?? [];
    return row && staffMemberFrom(row);
  },

  async people(): Promise<StaffMember[] | undefined> {
    const answer = await answerTo(questions.people);
    const rows: StaffRow[] | undefined = await answer?.json().catch(() => undefined);
    return answer && rows?.length === totalOf(answer) ? rows.map(staffMemberFrom) : undefined;
  },

  async role(): Promise<Role | undefined> {
    const role = await contentOf<unknown>(questions.role);
    return isRole(role) ? role : undefined;
  },
};
