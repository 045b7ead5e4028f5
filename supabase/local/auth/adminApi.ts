import { json } from '../http/responses.ts';
import type { Accounts } from './accounts.ts';
import { readFields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import { localSecretKey } from './keys.ts';

/** `/auth/v1/admin/users`, which lite does not have: the real client's `auth.admin` methods work against it. */
export function createAdminApi(accounts: Accounts) {
  async function list(url: URL): Promise<Response> {
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

  return async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (!hasSecretKey(request)) {
      return new AuthFault(403, 'not_admin', 'User not allowed').toResponse();
    }
    const [, id] = /^\/auth\/v1\/admin\/users(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const known = url.pathname === '/auth/v1/admin/users' || id !== undefined;
    try {
      if (known && !id && request.method === 'GET') return await list(url);
      if (known && !id && request.method === 'POST')
        return json(await accounts.createUser(await readFields(request)));
      if (id && request.method === 'GET') return json(await accounts.find(id));
      if (id && request.method === 'PUT')
        return json(await accounts.updateUser(id, await readFields(request)));
      if (id && request.method === 'DELETE') return json(await accounts.deleteUser(id));
    } catch (error) {
      if (error instanceof AuthFault) return error.toResponse();
      const code = (error as { code?: string }).code ?? 'unexpected_failure';
      // A value of the wrong type or size, and what a rule of the database refuses, is the caller's fault.
      const status = code.startsWith('22') ? 400 : code.startsWith('23') ? 422 : 500;
      return new AuthFault(status, 'unexpected_failure', `Database error (${code})`).toResponse();
    }
    return new AuthFault(
      404,
      'not_found',
      `${request.method} ${url.pathname} is not available here`,
    ).toResponse();
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
