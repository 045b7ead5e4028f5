import type { Profile, Role, StaffMember } from '../backend/Backend.ts';
import { projectAddress } from '../backend/projectAddress.ts';
import {
  isRole,
  type ProfileRow,
  profileFrom,
  type StaffRow,
  staffMemberFrom,
} from '../backend/supabase/rows.ts';
import { isFresh, keptSession, type StoredSession } from '../backend/supabase/storedSession.ts';
import { takeEarlyAnswer } from './answers.ts';
import { type Question, questions } from './firstQuestions.ts';

/** The answer to a question of the person who is signed in, where it was asked ahead and has not been taken yet. */
async function answerTo(question: (session: StoredSession) => Question): Promise<Response | undefined> {
  const session = keptSession();
  if (!session || !isFresh(session)) return undefined;
  const { address, method, headers } = question(session);
  return takeEarlyAnswer(projectAddress().url + address, {
    method,
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
  });
}

async function contentOf<T>(question: (session: StoredSession) => Question): Promise<T | undefined> {
  const answer = await answerTo(question);
  // What is no JSON came from something in the server's place: the client asks, and is told.
  return answer?.json().catch(() => undefined);
}

/** How many rows there are in all, as an answer says that gives some of them: `0-23/24`. */
const totalOf = (answer: Response) =>
  Number(answer.headers.get('content-range')?.split('/')[1] ?? Number.NaN);

/**
 * What the first screen reads, from the answers that came ahead of the client; undefined where there is none, or not all of it: then
 * the client is asked.
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
