import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolve } from '../../local/http/resolve.ts';
import { routes } from '../../local/http/routes.ts';
import { demoPassword, localPublishableKey, localSecretKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';

// One address, one meaning: the parser and the handler of an address must never see different ones.
const reported: string[] = [];
const backend = testBackend({ report: (line) => reported.push(line) });
let bearer = '';
let before: unknown;

/** Everything that a call to the auth server could leave behind. */
const traces = () =>
  backend.sql(`select (select count(*) from auth.users) as accounts, (select count(*) from auth.sessions) as sessions,
    (select count(*) from auth.refresh_tokens) as tokens, (select string_agg(encrypted_password, '' order by id) from auth.users) as passwords,
    (select count(*) from auth.users where coalesce(recovery_token, '') <> '') as links, (select count(*) from auth.mfa_factors) as factors,
    (select count(*) from storage.objects) as files`);

beforeEach(async () => {
  await backend.reset();
  bearer = await tokenFrom(await backend.signIn('sam'));
  before = await traces();
});
afterEach(async () => {
  expect(await traces()).toEqual(before);
  expect(backend.mails()).toEqual([]);
});

/** Sends a path unchanged: `fetch` would normalize it first. */
function send(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const { hostname, port } = new URL(backend.origin);
  const sent = body && method !== 'GET' && method !== 'HEAD' ? JSON.stringify(body) : '';
  const requestHeaders = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    apikey: localPublishableKey,
    ...headers,
  };
  return new Promise<number>((answered, failed) => {
    const asked = request({ hostname, port, method, path, headers: requestHeaders }, (response) => {
      response.resume().once('end', () => answered(response.statusCode ?? 0));
    });
    asked.once('error', failed);
    asked.end(sent);
  });
}

const example: Record<string, string> = {
  ':id': '00000000-0000-4000-8000-000000000000',
  ':function': 'get_current_user_role',
  ':relation': 'staff_directory',
  ':bucket': 'resumes',
  ':called': 'ai-chat',
  '*': 'a_b.pdf',
};
const calls = Object.values(routes).flatMap((paths) =>
  Object.entries(paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => [method, path.replaceAll(/:\w+|\*/g, (part) => example[part] ?? ''), path] as const,
    ),
  ),
);

const hex = (letter: string) => letter.charCodeAt(0).toString(16);
/** Other spellings of an address, each of which some reader takes for the same address. */
function spellings(path: string): string[] {
  const segments = path.split('/').slice(1);
  const each = (change: (segment: string) => string) =>
    segments.map((_, at) => `/${segments.map((one, place) => (place === at ? change(one) : one)).join('/')}`);
  const first = (code: (letter: string) => string) => (segment: string) => segment.replace(/[a-z]/, code);
  const slashes = segments
    .slice(1)
    .flatMap((_, at) =>
      ['//', '/./', '/x/../', '/%2e/', '/x/%2E%2e/', '\\', '%2f', '%2F', '%5c', '%252f'].map(
        (slash) => `/${segments.slice(0, at + 1).join('/')}${slash}${segments.slice(at + 1).join('/')}`,
      ),
    );
  const ends = [
    '/',
    '//',
    '/.',
    '/..',
    '/%2e%2e/x',
    '%00',
    '%20',
    '%23',
    '#x',
    '#',
    '\\',
    '%2f',
    '%',
    '%e0%a4',
    ';x=1',
    ';',
    '/;x=1',
  ];
  return [
    ...each(first((letter) => `%${hex(letter)}`)),
    ...each(first((letter) => `%${hex(letter).toUpperCase()}`)),
    ...each(first((letter) => `%25${hex(letter)}`)),
    ...each(first((letter) => `%2525${hex(letter)}`)),
    // Overlong: two bytes for a one-byte character.
    ...each(
      first(
        (letter) =>
          `%${(0xc0 | (letter.charCodeAt(0) >> 6)).toString(16)}%${(0x80 | (letter.charCodeAt(0) & 63)).toString(16)}`,
      ),
    ),
    ...each(
      first(
        (letter) =>
          `%e0%${(0x80 | (letter.charCodeAt(0) >> 6)).toString(16)}%${(0x80 | (letter.charCodeAt(0) & 63)).toString(16)}`,
      ),
    ),
    ...each((segment) => segment.replace(/[a-z]/, (letter) => `%u00${hex(letter)}`)),
    // Invisible marks, and a letter that looks the same.
    ...each((segment) => `%EF%BB%BF${segment}`),
    ...each((segment) => `${segment}%E2%80%8B`),
    ...each((segment) =>
      segment.replace(/[aeo]/, (letter) => ({ a: '%D0%B0', e: '%D0%B5', o: '%D0%BE' })[letter] ?? '%D0%B0'),
    ).filter((spelled) => spelled !== path),
    ...each((segment) => `${segment};v=1`),
    ...slashes,
    // At the end of a file's name, many of these make a different name.
    ...ends.map((end) => path + end),
    `/x/..;${path}`,
    `/assets/..%2f..${path}`,
    `/index.html${path}`,
    `//127.0.0.1${path}`,
    `http://elsewhere.example${path}`,
  ];
}

describe.each(calls)('%s %s', (method, path, shape) => {
  test("has no other spelling that's answered or has an effect", async () => {
    const body = {
      email: 'sam@daybreak.example',
      password: 'another-password',
      create_user: true,
      expiresIn: 60,
      prefixes: ['a'],
    };
    const keys: Record<string, string> = /admin|_dev/.test(path)
      ? { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` }
      : { authorization: `Bearer ${bearer}` };
    const answered: string[] = [];
    for (const spelling of spellings(path)) {
      // A semicolon and a space are valid characters in a file's name.
      if (shape.endsWith('*') && /;|%20|%EF|%E2|%D0/.test(spelling)) continue;
      const status = await send(method, spelling, keys, body);
      if (status !== 400 && status !== 404) answered.push(`${status} ${spelling}`);
    }
    expect(answered).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('is found at its own address, and not with another case or method', () => {
    const at = (spelled: string, asked: string = method) => resolve(asked, `${backend.origin}${spelled}`);
    expect(at(path)).toMatchObject({ call: `${method} ${shape}`, url: `${backend.origin}${path}` });
    const [, root = '', version = '', ...rest] = path.split('/');
    for (const spelled of [
      [root.toUpperCase(), version, ...rest],
      [root, version.toUpperCase(), ...rest],
    ].map((segments) => `/${segments.join('/')}`))
      expect(at(spelled)).toMatchObject({ status: 404 });
    for (const asked of ['TRACE', 'PROPFIND', 'get', 'X'])
      expect(at(path, asked)).toMatchObject({ status: 404 });
  });
});

test.each([
  'x-http-method-override: PUT',
  'x-http-method: DELETE',
  'x-method-override: PATCH',
  'x-original-url: /auth/v1/admin/users',
  'x-rewrite-url: /auth/v1/admin/users',
  'x-forwarded-host: evil.example',
])("the header %s doesn't change a request", async (header) => {
  const [name = '', value = ''] = header.split(': ');
  // Calls with a rate limit answer differently the second time.
  const steady = calls.filter(([method, path]) => method !== 'POST' || !path.startsWith('/auth'));
  const answers = (headers: Record<string, string>) =>
    Promise.all(
      steady.map(async ([method, path]) => [method, path, await send(method, path, headers)] as const),
    );
  expect(await answers({ [name]: value })).toEqual(await answers({}));
});

test("a sign-in kind that's repeated or escaped in the query opens no second way", async () => {
  const wrong = { email: 'sam@daybreak.example', password: demoPassword };
  for (const query of [
    'grant_type=refresh_token&grant_type=password',
    'grant%5Ftype=refresh_token&grant_type=password',
    'grant_type=password&grant%5ftype=refresh_token',
  ])
    expect(await send('POST', `/auth/v1/token?${query}`, {}, wrong)).toBe(400);
  for (const query of [
    '',
    '?grant_type=pkce',
    '?grant_type=id_token',
    '?grant_type=Password',
    '?grant_type=web3',
  ])
    expect(await send('POST', `/auth/v1/token${query}`, {}, wrong)).toBe(400);
});

test.each([
  '/auth/v1/resend',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/reauthenticate',
  '/auth/v1/invite',
  '/auth/v1/admin/generate_link',
  '/_system/info',
  '/storage/v1/object/public/resumes/x',
  '/storage/v1/render/image/x',
  '/rest/v1',
  '/rest/v1/',
])("%s, which lite or the hosted service has, doesn't exist", async (path) => {
  for (const method of ['GET', 'POST', 'PUT']) expect([400, 404]).toContain(await send(method, path, {}, {}));
});

describe("a file's name", () => {
  const at = (name: string) => resolve('GET', `${backend.origin}/storage/v1/object/resumes/${name}`);

  test.each([
    ['plain.pdf', 'plain.pdf'],
    ['folder/plain.pdf', 'folder/plain.pdf'],
    ['a%20b.pdf', 'a b.pdf'],
    ['%C3%A9t%C3%A9.pdf', 'été.pdf'],
    ['R&D.pdf', 'R&D.pdf'],
    ['R%26D.pdf', 'R&D.pdf'],
    ['(1).pdf', '(1).pdf'],
    ['a+b%2Bc.pdf', 'a+b+c.pdf'],
  ])('%s is %s, at one address for lite', (written, name) => {
    const found = at(written);
    expect(found).toMatchObject({ file: name });
    const again = at('file' in found ? encodeURIComponent(name).replaceAll('%2F', '/') : '');
    expect(again).toEqual(found);
  });

  test.each([
    '%2E%2E',
    'a%2Fb',
    'a%5Cb',
    'a%00b',
    'a%0Ab',
    'a%3Fb',
    'a%23b',
    'a%2525b',
    'a%2561b',
    '%252E%252E',
    'a%252Fb',
    'a%25',
    '%c3%a9',
    '%61.pdf',
    '%C0%AE',
    '%FF',
    '',
  ])('%s is invalid', (written) => {
    expect(at(written)).toMatchObject({ status: 400 });
  });
});
