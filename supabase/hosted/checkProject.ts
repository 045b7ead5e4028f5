import { answerOf } from './answerOf.ts';
import { expectedFunctions, expectedTables } from './expected.ts';
import { bad, type Finding, good, unsure } from './findings.ts';

export interface Project {
  /** The Supabase project's address, without a path. */
  url: string;
  publishableKey: string;
}

/**
 * Checks a Supabase project from a visitor's perspective, and reports missing parts and excess rights. Writes nothing.
 */
export async function checkProject(project: Project): Promise<Finding[]> {
  const settings = await signInSettings(project);
  if (settings.state === 'bad') return [settings];
  return [
    settings,
    ...(await Promise.all(expectedTables().map((table) => closedTable(project, table)))),
    ...(await Promise.all(expectedFunctions().map((name) => deployedFunction(project, name)))),
  ];
}

async function signInSettings(project: Project): Promise<Finding> {
  const subject = 'sign-in service';
  const answer = await ask(project, '/auth/v1/settings');
  if (typeof answer === 'string')
    return bad(subject, `${project.url} didn't respond (${answer}). Check the address.`);
  if (answer.status === 401 || answer.status === 403)
    return bad(
      subject,
      'The project refused the publishable key. Copy it again from Project settings, API keys.',
    );
  if (!answer.ok) return bad(subject, `${project.url}/auth/v1/settings answered ${answer.status}.`);
  const { disable_signup: closed } = (await json(answer)) as { disable_signup?: boolean };
  return closed
    ? good(subject, "answers, and people can't sign themselves up")
    : unsure(
        subject,
        'lets anyone sign up. Run `supabase config push`. Only administrators create accounts.',
      );
}

async function closedTable(project: Project, table: string): Promise<Finding> {
  const subject = `table ${table}`;
  const answer = await ask(project, `/rest/v1/${table}?select=*&limit=1`);
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  const { code } = (await json(answer)) as { code?: string };
  if (code === '42501') return good(subject, "exists, and visitors can't read it");
  if (code === 'PGRST205' || code === '42P01')
    return bad(subject, "doesn't exist. Run `supabase db push --remote`.");
  if (answer.ok)
    return bad(
      subject,
      'can be read by anyone. Check its grants: visitors must get 42501, whatever the policies say.',
    );
  return unsure(subject, `answered ${answer.status}${code ? ` (${code})` : ''}.`);
}

async function deployedFunction(project: Project, name: string): Promise<Finding> {
  const subject = `function ${name}`;
  const answer = await ask(project, `/functions/v1/${name}`, { method: 'POST' });
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  if (answer.status === 404)
    return bad(subject, `isn't deployed. Run \`supabase functions deploy ${name}\`.`);
  if (answer.status >= 500)
    return bad(subject, `answered ${answer.status}. Read its log: a secret may be missing (docs/deploy.md).`);
  if (answer.ok) return bad(subject, "served a caller who hasn't signed in.");
  return good(subject, "is deployed, and refuses callers who haven't signed in");
}

const ask = ({ url, publishableKey }: Project, path: string, init: RequestInit = {}) =>
  answerOf(url + path, { ...init, headers: { apikey: publishableKey } });

/** A response's JSON; an empty object for a page or an empty body. */
const json = (answer: Response): Promise<unknown> => answer.json().catch(() => ({}));
