type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The query parameters that a call reads; all others are dropped. `all`: unchanged. */
type Query = readonly string[] | 'all';

export type Calls = { readonly [Called in Method]?: Query };

const every = { GET: 'all', HEAD: 'all', POST: 'all', PUT: 'all', PATCH: 'all', DELETE: 'all' } as const;

/**
 * All calls of the embedded backend: the responsible part, paths, methods, queries. Anything else doesn't exist, even
 * if lite would answer it. `:name` is one segment (`segments`), `*` a file's name. The first matching path is used.
 */
export const routes = {
  auth: {
    '/auth/v1/health': { GET: [] },
    '/auth/v1/settings': { GET: [] },
    '/auth/v1/signup': { POST: [] },
    '/auth/v1/otp': { POST: [] },
    '/auth/v1/magiclink': { POST: [] },
    '/auth/v1/token': { POST: ['grant_type'] },
    '/auth/v1/recover': { POST: ['redirect_to'] },
    '/auth/v1/verify': { POST: [] },
    '/auth/v1/logout': { POST: ['scope'] },
    '/auth/v1/user': { GET: [], PUT: [] },
    '/auth/v1/factors': { POST: [] },
    '/auth/v1/factors/recovery-codes': { GET: [], POST: [], DELETE: [] },
    '/auth/v1/factors/recovery-codes/regenerate': { POST: [] },
    '/auth/v1/factors/recovery-codes/verify': { POST: [] },
    '/auth/v1/factors/:id': { DELETE: [] },
    '/auth/v1/factors/:id/challenge': { POST: [] },
    '/auth/v1/factors/:id/verify': { POST: [] },
    '/auth/v1/admin/users': { GET: ['page', 'per_page'], POST: [] },
    '/auth/v1/admin/users/:id': { GET: [], PUT: [], DELETE: [] },
  },
  rest: {
    '/rest/v1/rpc/:function': { GET: 'all', HEAD: 'all', POST: 'all' },
    '/rest/v1/:relation': every,
  },
  storage: {
    '/storage/v1/bucket': { GET: [], POST: [] },
    '/storage/v1/bucket/:bucket': { GET: [], PUT: [], DELETE: [] },
    '/storage/v1/bucket/:bucket/empty': { POST: [] },
    '/storage/v1/object/move': { POST: [] },
    '/storage/v1/object/copy': { POST: [] },
    '/storage/v1/object/list/:bucket': { POST: [] },
    '/storage/v1/object/info/:bucket/*': { GET: [] },
    '/storage/v1/object/sign/:bucket': { POST: [] },
    '/storage/v1/object/sign/:bucket/*': { GET: ['token', 'download'], POST: [] },
    '/storage/v1/object/upload/sign/:bucket/*': { POST: [], PUT: ['token'] },
    '/storage/v1/object/:bucket': { DELETE: [] },
    '/storage/v1/object/:bucket/*': { GET: ['download'], HEAD: [], POST: [], PUT: [] },
  },
  functions: { '/functions/v1/:called': every },
  mailbox: {
    '/_dev/mail': { GET: [], HEAD: [], POST: [], DELETE: [] },
    '/_dev/mail.json': { GET: [], HEAD: [] },
    '/_dev/mail/:id': { GET: [], HEAD: [] },
  },
} as const satisfies Record<string, Record<`/${string}`, Calls>>;

export type Part = keyof typeof routes;

/** `POST /auth/v1/token`: one call of a part. */
export type CallOf<Of extends Part> = {
  [Path in keyof (typeof routes)[Of]]: `${keyof (typeof routes)[Of][Path] & string} ${Path & string}`;
}[keyof (typeof routes)[Of]];

/** Words in Storage's own paths: no bucket can have these names. */
const reservedNames = 'authenticated|copy|info|list|move|public|render|sign|upload';

/** The values of a segment. All are plain: nothing in our addresses needs escaping except a file's name. */
export const segments: Record<string, RegExp> = {
  ':id': /^(?!recovery-codes$)[\w-]{1,64}$/,
  ':function': /^[a-z_]\w{0,62}$/i,
  ':relation': /^(?!rpc$)[a-z_]\w{0,62}$/i,
  ':bucket': new RegExp(`^(?!(?:${reservedNames})$)[\\w-]{1,100}$`, 'i'),
  ':called': /^[a-z0-9][a-z0-9-]{0,62}$/,
};
