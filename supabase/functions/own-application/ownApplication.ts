import { serverClient } from '../_shared/caller.ts';
import { clientAddress } from '../_shared/clientAddress.ts';
import { Fault, orFail } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { hashOf, isToken } from '../_shared/linkToken.ts';
import { type Answer, admitResume, replaceResume } from './ownResume.ts';

type Server = ReturnType<typeof serverClient>;

const failureText = "Couldn't load your application. Try again.";
const answerNames = [
  'first_name',
  'last_name',
  'phone',
  'experience_years',
  'available_start_date',
  'salary_expectations',
  'work_authorization',
];

/**
 * Gives anyone with a confirmation's link access to that application: `{ token }` → `{ state, application? }`, with the
 * application while the link is open. `{ answers }` corrects it; `{ withdraw: true }` deletes it, resume first.
 * `{ upload }`, with a file's name, allows uploading that file; `{ resume, name? }` then checks it and replaces the
 * resume, under the applicant's name for it. Every call returns the resulting state.
 */
export const createOwnApplication = createJsonFunction({
  name: 'own-application',
  failureText,
  async handle({ token, answers, withdraw, upload, resume, name }, settings, request) {
    if (typeof token !== 'string') throw new Fault(400, "The link's token is missing.");
    if (!isToken(token)) return { answer: { state: 'unknown' } };
    const server = serverClient(settings);
    const hash = await hashOf(token);
    if (withdraw === true) return { answer: await withdrawApplication(server, hash) };
    const link = { ask: (name: string, given: object = {}) => ask(server, name, { hash, ...given }) };
    if (upload !== undefined)
      return {
        answer: await admitResume(link, server, upload, clientAddress(request, settings.addressHeader)),
      };
    if (resume !== undefined) return replaceResume(link, server, { resume, name }, settings);
    if (answers === undefined) return { answer: await ask(server, 'look_at_own_application', { hash }) };
    const given = { hash, answers: readAnswers(answers) };
    return { answer: await ask(server, 'correct_own_application', given) };
  },
});

async function ask(server: Server, name: string, given: object): Promise<Answer> {
  const { data, error } = await server.rpc(name, given);
  if (error?.code === 'P0001') throw new Fault(409, error.message);
  if (error?.code === 'P0002') throw new Fault(404, error.message);
  // The file belongs to another application.
  if (error?.code === '23505') throw new Fault(409, 'This resume file name is taken.');
  // Null, a failed check, an invalid date, too long: table rules that the form knows too.
  if (error && /^2[23]/.test(error.code))
    throw new Fault(400, "An answer is missing or isn't valid. Check your answers and try again.");
  if (error) throw new Fault(502, failureText);
  return data;
}

/** Reads the requested answers, each a text or null. */
function readAnswers(input: unknown): Record<string, string | null> {
  const answers: Record<string, string | null> = {};
  for (const name of answerNames) {
    const value = (input as Record<string, unknown> | null)?.[name] ?? null;
    if (value !== null && typeof value !== 'string') throw new Fault(400, 'An answer must be text.');
    answers[name] = value;
  }
  return answers;
}

async function withdrawApplication(server: Server, hash: string): Promise<Answer> {
  const current = await ask(server, 'look_at_own_application', { hash });
  const resume = current.application?.resume;
  // File first: a leftover row is found again, a leftover file isn't.
  if (resume) orFail(await server.storage.from('resumes').remove([resume]), failureText);
  return ask(server, 'withdraw_own_application', { hash });
}
