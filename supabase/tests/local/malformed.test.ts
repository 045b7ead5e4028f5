import { beforeAll, describe, expect, test } from 'vitest';
import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';
import { tokenOf } from '../support/tokens.ts';

// Any malformed input is the sender's fault: every entry point answers below 500.
const reported: string[] = [];
const backend = testBackend({ report: (line) => reported.push(line) });
let tokens: [name: string, headers: Record<string, string>][];

beforeAll(async () => {
  const bearer = async (name: string) => {
    const { data } = await (await backend.signIn(name)).auth.getSession();
    return { apikey: localPublishableKey, authorization: `Bearer ${data.session?.access_token}` };
  };
  tokens = [
    ['visitor', { apikey: localPublishableKey }],
    ['staff', await bearer('sam')],
    ['super admin', await bearer('ada')],
    ['server', { apikey: localSecretKey }],
    ['garbage', { apikey: localPublishableKey, authorization: 'Bearer a.%%%.c' }],
  ];
});

const nul = '\0';
const nonsense: [name: string, body: string][] = [
  ['nothing', ''],
  ['no JSON', 'not json {'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"text"'],
  ['a list', '[1, null, {}]'],
  ['an empty object', '{}'],
  ['bytes', '\u00ff\u0000\u0001'],
];
/** A value of each type, for fields of another type. */
const values: unknown[] = [7, {}, [{}], nul, '\ud800'];

/** The calls that got a server error, with their responses. */
async function faults(
  method: string,
  path: string,
  body?: string,
  who = tokens.map(([name]) => name),
  more: Record<string, string> = {},
) {
  const found: string[] = [];
  for (const [name, headers] of tokens.filter(([one]) => who.includes(one))) {
    const request = new Request(backend.origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...more },
      ...(body === undefined || method === 'GET' ? {} : { body }),
    });
    const response = await backend.fetch(request);
    const text = await response.text();
    if (response.status >= 500)
      found.push(
        `${response.status} ${name}: ${method} ${path.slice(0, 120)} ${(body ?? '').slice(0, 60)} → ${text.slice(0, 140)}`,
      );
  }
  return found;
}

const authRoutes: [method: string, path: string, fields: string[]][] = [
  ['POST', '/token?grant_type=password', ['email', 'password']],
  ['POST', '/token?grant_type=refresh_token', ['refresh_token']],
  ['POST', '/token?grant_type=pkce', ['auth_code', 'code_verifier']],
  ['POST', '/token?grant_type=id_token', ['provider', 'id_token']],
  ['POST', '/token', ['grant_type']],
  ['POST', '/signup', ['email', 'password', 'data']],
  ['POST', '/otp', ['email', 'create_user', 'options', 'phone']],
  ['POST', '/magiclink', ['email']],
  ['POST', '/recover', ['email']],
  ['POST', '/verify', ['type', 'token', 'token_hash', 'email']],
  ['PUT', '/user', ['password', 'data', 'phone', 'nonce']],
  [
    'POST',
    '/admin/users',
    ['email', 'password', 'email_confirm', 'user_metadata', 'app_metadata', 'ban_duration'],
  ],
  ['PUT', '/admin/users/$ada', ['email', 'email_confirm', 'user_metadata', 'app_metadata', 'ban_duration']],
  ['PUT', '/admin/users/not-an-id', ['email']],
  ['POST', '/factors', ['factor_type', 'friendly_name', 'issuer']],
  ['POST', '/factors/not-an-id/challenge', ['channel']],
  ['POST', '/factors/00000000-0000-4000-8000-000000000000/verify', ['challenge_id', 'code']],
  ['DELETE', '/factors/%27', ['code']],
  // Last: it signs out.
  ['POST', '/logout', ['scope']],
];

/** Divides the cases, since a run may take only some tests of this file. */
const shares = Array.from({ length: 12 }, (_, share) => share);
const shareOf = <T>(all: readonly T[], share: number) => all.filter((_, at) => at % shares.length === share);

/** Used in place of a name, a value or a path. */
const crooked = ['%00', 'a%00b', '%', '%E0%A4%A', '%FF', "';--", '%22', '(', '*', '-1', 'x'.repeat(600)];

describe('rest', () => {
  test.each(shares)('values of the wrong type, in every column of every table: share %i', async (share) => {
    const columns = await backend.sql<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
         order by table_name, column_name`,
    );
    const found: string[] = [];
    for (const { table, column } of shareOf(columns, share)) {
      for (const value of values) {
        const body = JSON.stringify({ [column]: value });
        found.push(...(await faults('POST', `/rest/v1/${table}`, body, ['server'])));
        const nobody = `/rest/v1/${table}?id=eq.00000000-0000-0000-0000-000000000000`;
        found.push(...(await faults('PATCH', nobody, body, ['server'])));
      }
      for (const value of ['a', '%22', 'x y']) {
        found.push(
          ...(await faults('GET', `/rest/v1/${table}?${column}=eq.${value}`, undefined, ['server'])),
        );
      }
    }
    expect(found).toEqual([]);
  });

  test("bodies that aren't rows", async () => {
    const found: string[] = [];
    for (const [, body] of nonsense) {
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
        found.push(
          ...(await faults(method, '/rest/v1/leads?id=eq.00000000-0000-0000-0000-000000000000', body)),
        );
      found.push(...(await faults('POST', '/rest/v1/job_applications', body)));
    }
    expect(found).toEqual([]);
  });

  test('invalid queries', async () => {
    const parts = [
      ...[
        'select',
        'order',
        'limit',
        'offset',
        'or',
        'and',
        'id',
        'on_conflict',
        'columns',
        'words',
        'nothing',
      ].flatMap((name) =>
        [...crooked, 'eq', 'eq.', 'in.(', 'is.x', 'cs.{', 'fts.a b', 'like.%25', 'not.', 'asc.nullsx'].map(
          (value) => `${name}=${value}`,
        ),
      ),
      '%00=eq.1',
      'a%00=eq.1',
      '=',
      '&&&',
      'select=*,user_profiles(*)',
      'select=id::nothing',
      'select=count()',
    ];
    const found: string[] = [];
    for (const part of parts)
      found.push(...(await faults('GET', `/rest/v1/staff_directory?${part}`, undefined, ['super admin'])));
    for (const name of crooked)
      for (const path of [`/rest/v1/${name}`, `/rest/v1/rpc/${name}`, `/rest/v1/leads/${name}`])
        found.push(
          ...(await faults('GET', path, undefined, ['super admin'])),
          ...(await faults('POST', path, '{}', ['super admin'])),
        );
    for (const headers of [
      { range: 'x-y' },
      { range: '9-1' },
      { prefer: 'count=x,return=y' },
      { 'content-profile': 'auth' },
      { 'accept-profile': '%00' },
      { accept: 'text/csv' },
      { accept: 'nonsense' },
      { 'content-type': 'text/csv' },
      { 'content-type': 'nonsense' },
    ] as Record<string, string>[]) {
      for (const method of ['GET', 'POST', 'PATCH'])
        found.push(
          ...(await faults(
            method,
            '/rest/v1/leads?id=is.null',
            '{"company": "x"}',
            ['super admin'],
            headers,
          )),
        );
    }
    expect(found).toEqual([]);
  });

  test.each(shares)('arguments of the wrong type, of every function: share %i', async (share) => {
    const functions = await backend.sql<{ name: string; arguments: string[] | null }>(
      `select proname as name, proargnames[1:pronargs] as arguments from pg_proc where pronamespace = 'public'::regnamespace
         order by proname, oid`,
    );
    const found: string[] = [];
    for (const { name, arguments: names } of shareOf(functions, share)) {
      for (const [, body] of nonsense)
        found.push(...(await faults('POST', `/rest/v1/rpc/${name}`, body, ['visitor', 'server'])));
      for (const argument of names ?? [])
        for (const value of values) {
          const validParameters = Object.fromEntries(
            (names ?? []).map((other) => [other, '00000000-0000-0000-0000-000000000000']),
          );
          const body = JSON.stringify({ ...validParameters, [argument]: value });
          found.push(...(await faults('POST', `/rest/v1/rpc/${name}`, body, ['super admin', 'server'])));
        }
    }
    expect(found).toEqual([]);
  });
});

describe('storage', () => {
  const places = [
    'object/',
    'object/resumes/',
    'object/info/resumes/',
    'object/public/',
    'object/sign/resumes/',
    'object/upload/sign/resumes/',
    'object/list/',
    'bucket/',
    'render/image/',
    '',
  ];
  test('invalid names', async () => {
    const found: string[] = [];
    for (const place of places)
      for (const name of ['', ...crooked])
        for (const method of ['GET', 'POST', 'DELETE'])
          found.push(...(await faults(method, `/storage/v1/${place}${name}`, '{}', ['super admin'])));
    expect(found).toEqual([]);
  });

  test('empty bodies', async () => {
    const routes = [
      ['POST', 'object/sign/resumes'],
      ['POST', 'object/sign/resumes/x.pdf'],
      ['POST', 'object/list/resumes'],
      ['POST', 'object/move'],
      ['POST', 'object/copy'],
      ['DELETE', 'object/resumes'],
      ['POST', 'bucket'],
      ['PUT', 'bucket/resumes'],
      ['POST', 'bucket/resumes/empty'],
      ['POST', 'object/upload/sign/resumes/x.pdf'],
      ['PUT', 'object/upload/sign/resumes/x.pdf?token=x'],
      ['POST', 'object/resumes/x.pdf'],
    ] as const;
    const found: string[] = [];
    for (const [method, path] of routes) {
      for (const [, body] of nonsense)
        found.push(...(await faults(method, `/storage/v1/${path}`, body, ['super admin'])));
      for (const field of [
        'paths',
        'expiresIn',
        'prefix',
        'prefixes',
        'limit',
        'offset',
        'sortBy',
        'search',
        'sourceKey',
        'destinationKey',
        'bucketId',
        'id',
        'name',
      ])
        for (const value of values)
          found.push(
            ...(await faults(
              method,
              `/storage/v1/${path}`,
              JSON.stringify({
                prefix: '',
                expiresIn: 60,
                bucketId: 'resumes',
                sourceKey: 'x',
                destinationKey: 'y',
                [field]: value,
              }),
              ['super admin'],
            )),
          );
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/pdf',
        'nonsense',
      ])
        found.push(
          ...(await faults(method, `/storage/v1/${path}`, '--x\r\n', ['super admin'], {
            'content-type': type,
          })),
        );
    }
    expect(found).toEqual([]);
  });
});

test('functions and the mailbox', async () => {
  const found: string[] = [];
  for (const name of ['ai-chat', 'send-test-email', 'seed-crm-leads', 'seed-staff-accounts', ...crooked])
    for (const [, body] of [
      ...nonsense,
      ['x', '{"messages": 7}'],
      ['x', '{"messages": [{"role": {}, "content": []}]}'],
      ['x', '{"subject": {}, "html": 7}'],
    ])
      for (const method of ['POST', 'PATCH'])
        found.push(...(await faults(method, `/functions/v1/${name}`, body, ['garbage', 'staff'])));
  for (const [, body] of nonsense) found.push(...(await faults('POST', '/_dev/mail', body)));
  for (const name of crooked) found.push(...(await faults('GET', `/_dev/mail/${name}`)));
  expect(found).toEqual([]);
});

describe('auth', () => {
  // The rate limits aren't tested here: every call names a different person.
  let person = 0;
  test.each(authRoutes)('%s %s', async (method, path, fields) => {
    const [ada] = await backend.sql<{ id: string }>(
      `select id from auth.users where email = 'ada@daybreak.example'`,
    );
    const address = `/auth/v1${path.replace('$ada', ada?.id ?? '')}`;
    const right = () => ({
      email: `nobody-${++person}@daybreak.example`,
      password: 'secret',
      type: 'recovery',
    });
    const bodies = [
      ...nonsense.map(([, body]) => body),
      ...fields.flatMap((field) => values.map((value) => JSON.stringify({ ...right(), [field]: value }))),
      JSON.stringify({ ...right(), data: { [nul]: nul, deep: { text: nul } }, user_metadata: { text: nul } }),
    ];
    const found: string[] = [];
    for (const body of bodies)
      found.push(
        ...(await faults(method, address, body, [path.includes('admin') ? 'server' : 'super admin'])),
      );
    expect(found).toEqual([]);
  });
});

test('JSON of any depth, at every entry point', async () => {
  const ways: [method: string, path: string][] = [
    ...authRoutes.map(([method, path]): [string, string] => [method, `/auth/v1${path.replace('$ada', '7')}`]),
    ['POST', '/rest/v1/leads'],
    ['PATCH', '/rest/v1/leads?id=is.null'],
    ['POST', '/rest/v1/rpc/create_piece'],
    ['POST', '/rest/v1/rpc/import_people'],
    ['POST', '/storage/v1/object/list/resumes'],
    ['POST', '/storage/v1/object/sign/resumes'],
    ['DELETE', '/storage/v1/object/resumes'],
    ['POST', '/storage/v1/bucket'],
    ['POST', '/functions/v1/ai-chat'],
    ['POST', '/functions/v1/send-test-email'],
    ['POST', '/functions/v1/own-application'],
    ['POST', '/functions/v1/mail-events'],
    ['POST', '/_dev/mail'],
  ];
  const found: string[] = [];
  for (const deep of [150, 1000, 5000, 20_000, 200_000])
    for (const body of [
      '['.repeat(deep) + ']'.repeat(deep),
      `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
      `{"email": "x", "data": ${'[{"b":'.repeat(deep / 2)}"]}"${'}]'.repeat(deep / 2)}}`,
      ` \n{"\\"[{": ${'['.repeat(deep)}`,
    ])
      for (const [method, path] of ways) {
        found.push(...(await faults(method, path, body, ['super admin', 'server'])));
        const headers = { ...tokens[2]?.[1], 'content-type': 'application/json' };
        const response = await backend.fetch(new Request(backend.origin + path, { method, headers, body }));
        if (response.status < 400) found.push(`${response.status} ${method} ${path}`);
      }
  expect(found).toEqual([]);
  const flat = JSON.stringify({
    subject: '[['.repeat(500),
    html: '{"a":['.repeat(500),
    other: Array(500).fill([[]]),
  });
  const headers = { authorization: `Bearer ${localSecretKey}` };
  const mail = new Request(`${backend.origin}/_dev/mail`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...JSON.parse(flat), to: ['a@b.example'] }),
  });
  expect((await backend.fetch(mail)).status).toBe(200);
});

test("filters that don't fit the column's type", async () => {
  const types = await backend.sql<{ name: string }>(
    `select format_type(oid, null) as name from pg_type where typnamespace = 'pg_catalog'::regnamespace and typtype in ('b', 'p', 'r', 'm')
       and typname not like '\\_%'`,
  );
  const queries = [
    ...types.map(({ name }) => `select=email::${encodeURIComponent(name)}`),
    ...types.map(({ name }) => `select=a:created_at::${encodeURIComponent(name)}`),
    ...[
      'regclass',
      'regproc',
      'oid',
      'xml',
      'cstring',
      'record',
      'text[]',
      'text[][]',
      'int4range',
      'nothing.at.all',
      '"',
      'a;b',
      '(1)',
      'numeric(1,999)',
      'char(0)',
      'bit(99999999999)',
    ].flatMap((type) => [
      `select=email::${encodeURIComponent(type)}`,
      `select=id,email.max()::${encodeURIComponent(type)}`,
      `email::${encodeURIComponent(type)}=eq.1`,
    ]),
    ...['sum', 'avg', 'max', 'min', 'count', 'nothing'].flatMap((of) => [
      `select=email.${of}()`,
      `select=is_active.${of}()`,
      `select=id.${of}()::regclass`,
    ]),
    'select=email->a->b',
    'select=email->>a::regclass',
    'order=email->a.desc',
    'email->a=eq.1',
    'email=match.%28',
    'email=match.%5B',
    'email=imatch.*%7B99999999%7D',
    'email=like(any).%7B',
    'email=fts(nothing).x',
    'email=isdistinct.',
    'id=in.(1,2',
    'limit=99999999999999999999',
    'limit=-1',
    'offset=99999999999999999999',
    'offset=1e9',
    'order=email.asc.nullsmiddle',
    `and=${'(and'.repeat(20)}${')'.repeat(20)}`,
    `and=${'(and('.repeat(2000)}id.is.null${'))'.repeat(2000)}`,
    `or=${'(not.or('.repeat(500)}id.is.null,id.is.null${'))'.repeat(500)}`,
    `select=${'a('.repeat(3000)}${')'.repeat(3000)}`,
    `select=${'email,'.repeat(2000)}id`,
    `email=in.(${'a,'.repeat(5000)}a)`,
  ];
  const found: string[] = [];
  for (const question of queries)
    found.push(
      ...(await faults('GET', `/rest/v1/staff_directory?${question}`, undefined, ['super admin', 'server'])),
    );
  expect(found).toEqual([]);
});

test.each([
  ['session_id', 'no id'],
  ['session_id', 7],
  ['session_id', null],
  ['session_id', { a: 1 }],
  ['session_id', ''],
  ['sub', 'no id'],
  ['sub', 7],
  ['sub', null],
  ['sub', ['a']],
])('a signed token whose %s is %j', async (claim, value) => {
  const bearer = tokens[2]?.[1].authorization ?? '';
  const claims = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
  const headers = {
    apikey: localPublishableKey,
    authorization: `Bearer ${tokenOf({ ...claims, [claim]: value })}`,
  };
  for (const [method, path] of [
    ['GET', '/auth/v1/user'],
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/logout'],
    ['POST', '/auth/v1/factors'],
    ['GET', '/auth/v1/factors/recovery-codes'],
    ['GET', '/rest/v1/staff_directory'],
    ['POST', '/rest/v1/rpc/own_sessions'],
    ['GET', '/storage/v1/object/resumes/x.pdf'],
    ['POST', '/functions/v1/ai-chat'],
  ] as const) {
    const body = method === 'GET' ? {} : { body: '{"messages": [{"role": "user", "content": "x"}]}' };
    const response = await backend.fetch(
      new Request(backend.origin + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...body,
      }),
    );
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status) => status >= 400 && status < 500),
    ]);
  }
});
