import { type CallOf, type Calls, type Part, routes, segments } from './routes.ts';

/** A call in the table of routes, at its one address. */
export interface ResolvedRoute<Of extends Part = Part> {
  part: Of;
  call: CallOf<Of>;
  /** Keyed by the name in the path: `id`, `bucket`. */
  parameters: Record<string, string>;
  /** Decoded; absent if the path has none. */
  file?: string;
  /** The rewritten address, as given to the parts, and through them to lite. */
  url: string;
}

export interface RouteRefusal {
  status: 400 | 404;
  message: string;
}

const unreadable: RouteRefusal = { status: 400, message: "The address isn't valid" };
const unknown: RouteRefusal = { status: 404, message: 'Not found' };

const table = Object.entries(routes).flatMap(([part, paths]) =>
  Object.entries(paths as Record<string, Calls>).map(([path, calls]) => ({
    part: part as Part,
    path,
    shape: path.split('/').slice(1),
    calls,
  })),
);

const roots = [...new Set(table.map(({ shape }) => `/${shape.slice(0, 2).join('/')}`))].map((root) =>
  root.replace(/\.json$/, ''),
);

/**
 * True if an address is meant for the backend, however it's written. If `resolve` refuses it, it isn't a page of the
 * portal either.
 */
export function isBackendPath(pathname: string): boolean {
  const plain = fullyDecoded(pathname)
    .toLowerCase()
    .replaceAll(/[\\/]+/g, '/');
  return roots.some((root) => plain.startsWith(root) && !/^[\w-]/.test(plain.slice(root.length)));
}

function fullyDecoded(text: string): string {
  const decoded = text.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  return decoded === text ? text : fullyDecoded(decoded);
}

/**
 * Finds the call for a request. Each address has only one valid spelling. Otherwise a part that decides about an
 * address, and lite, which decodes first, could see two different ones.
 */
export function resolve(method: string, address: string): ResolvedRoute | RouteRefusal {
  const { origin, pathname, searchParams, search } = new URL(address);
  if (!isBackendPath(pathname)) return unknown;
  const pathSegments = pathname.split('/').slice(1);
  // PostgreSQL texts can't contain a zero byte.
  if (pathSegments.includes('') || search.includes('%00')) return unreadable;
  const fitting = table.find(({ shape }) => matchesShape(shape, pathSegments));
  if (!fitting) return pathname.includes('%') ? unreadable : unknown;
  const { part, path, shape, calls } = fitting;
  const read = calls[method as keyof Calls];
  if (!read) return unknown;
  const fixedSegments = shape.filter((segment) => segment !== '*');
  const name = shape.length === fixedSegments.length ? undefined : pathSegments.slice(fixedSegments.length);
  const file = name?.map(decodedName);
  if (file?.includes(undefined)) return unreadable;
  const query = read === 'all' ? search : queryOf(searchParams, read);
  if (query === undefined) return unreadable;
  const plainSegments = [
    ...pathSegments.slice(0, fixedSegments.length),
    ...(file ?? []).map((segment) => plainName(segment ?? '')),
  ];
  return {
    part,
    call: `${method} ${path}` as CallOf<Part>,
    parameters: Object.fromEntries(
      fixedSegments.flatMap((segment, at) =>
        segment.startsWith(':') ? [[segment.slice(1), pathSegments[at] ?? '']] : [],
      ),
    ),
    ...(file ? { file: file.join('/') } : {}),
    url: `${origin}/${plainSegments.join('/')}${query}`,
  };
}

function matchesShape(shape: readonly string[], pathSegments: readonly string[]): boolean {
  const isOpen = shape.at(-1) === '*';
  if (isOpen ? pathSegments.length < shape.length : pathSegments.length !== shape.length) return false;
  return shape.every((segment, at) => {
    if (segment === '*') return true;
    const pattern = segments[segment];
    return pattern ? pattern.test(pathSegments[at] ?? '') : segment === pathSegments[at];
  });
}

/**
 * Decodes one segment of a file's name; undefined unless it's encoded as clients do: once, and only where needed. A
 * name contains none of the characters that have a meaning in an address.
 */
function decodedName(segment: string): string | undefined {
  if ((segment.match(/%../g) ?? []).some(isNeedless)) return undefined;
  try {
    const name = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names don't contain any.
    return /[\u0000-\u001f\u007f/\\?#%]|^\.{1,2}$/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** A lowercase escape, or an escape of a character that every client leaves as is. */
const isNeedless = (written: string) =>
  written !== written.toUpperCase() ||
  /[\w.~-]/.test(String.fromCharCode(Number.parseInt(written.slice(1), 16)));

/**
 * Encodes a name as lite reads it: it doesn't decode what needs no encoding, so "R%26D.pdf" would be a different name
 * than "R&D.pdf".
 */
const plainName = (name: string) =>
  encodeURIComponent(name).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);

/** The end of the address of a file with this name; undefined if the name isn't possible. */
export function addressOfFile(file: string): string | undefined {
  const names = file.split('/');
  const isName = (name: string) => name !== '' && decodedName(encodeURIComponent(name)) === name;
  return names.every(isName) ? names.map(plainName).join('/') : undefined;
}

/** The query parameters that a call reads, once each and in the table's order; undefined if one is repeated. */
function queryOf(given: URLSearchParams, read: readonly string[]): string | undefined {
  const query = new URLSearchParams();
  for (const name of read) {
    const values = given.getAll(name);
    if (values.length > 1) return undefined;
    if (values[0] !== undefined) query.set(name, values[0]);
  }
  return query.size > 0 ? `?${query}` : '';
}
