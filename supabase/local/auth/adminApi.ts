import { json } from '../http/responses.ts';
import type { CallOf } from '../http/routes.ts';
import type { Accounts } from './accounts.ts';
import type { Answer, Answers } from './authApi.ts';
import { AuthFault } from './authRules.ts';
import { localSecretKey } from './keys.ts';

type AdminCalls = Extract<CallOf<'auth'>, `${string} /auth/v1/admin/${string}`>;
export type AdminAnswers = Answers<AdminCalls>;

/** `/auth/v1/admin/users`, which lite doesn't have: the real client's `auth.admin` methods work against it. */
export function createAdminApi(accounts: Accounts): AdminAnswers {
  async function list(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const page = positive(url.searchParams.get('page'), 1);
    const size = Math.min(positive(url.searchParams.get('per_page'), 50), 1000);
    const { users, total } = await accounts.listUsers(page, size);
    const pages = Math.max(1, Math.ceil(total / size));
    const link = (to: number, rel: string) => `<${url.pathname}?page=${to}&per_page=${size}>; rel="${rel}"`;
    const links = [...(page < pages ? [link(page + 1, 'next')] : []), link(pages, 'last')];
    return json({ users, aud: 'authenticated' }, 200, {
      'x-total-count': String(total),
      link: links.join(', '),
    });
  }

  const forServer =
    (answer: Answer): Answer =>
    async (request, body, parameters) => {
      if (!hasSecretKey(request)) throw new AuthFault(403, 'not_admin', 'User not allowed');
      try {
        return await answer(request, body, parameters);
      } catch (error) {
        if (error instanceof AuthFault) throw error;
        const code = (error as { code?: string }).code ?? 'unexpected_failure';
        // A value of the wrong type or size, or one that a database rule refuses, is the caller's fault.
        const status = code.startsWith('22') ? 400 : code.startsWith('23') ? 422 : 500;
        throw new AuthFault(status, 'unexpected_failure', `Database error (${code})`);
      }
    };

  return {
    'GET /auth/v1/admin/users': forServer(list),
    'POST /auth/v1/admin/users': forServer(async (_, body) => json(await accounts.createUser(body))),
    'GET /auth/v1/admin/users/:id': forServer(async (_, __, { id = '' }) => json(await accounts.find(id))),
    'PUT /auth/v1/admin/users/:id': forServer(async (_, body, { id = '' }) =>
      json(await accounts.updateUser(id, body)),
    ),
    'DELETE /auth/v1/admin/users/:id': forServer(async (_, __, { id = '' }) =>
      json(await accounts.deleteUser(id)),
    ),
  };
}

function hasSecretKey(request: Request) {
  const authorization = request.headers.get('authorization');
  return (
    request.headers.get('apikey') === localSecretKey &&
    (authorization === null || authorization === `Bearer ${localSecretKey}`)
  );
}

function positive(text: string | null, otherwise: number) {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value < 1e6 ? value : otherwise;
}
