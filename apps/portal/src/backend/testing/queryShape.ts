import { queryShapes, type ShapeGroup } from './queryShapes.ts';

/** A request to PostgREST without its values: its method with the table or function, and its parts as listed. */
export interface QueryShape {
  call: string;
  parts: readonly string[];
}

interface ListedShape extends QueryShape {
  /** The line in the list. */
  line: string;
  optional: readonly string[];
}

/** Parameters whose value is numbers, or plain columns. An embedding, an alias or a cast isn't plain. */
const plainValues: Record<string, RegExp> = { select: /^(\*|\w+(,\w+)*)$/, limit: /^\d+$/, offset: /^\d+$/ };
/** Parameters that are listed with their columns. */
const withColumns = ['order', 'on_conflict'];

function partOf([name, value]: readonly [string, string]): string {
  if (plainValues[name]?.test(value)) return name;
  const operator =
    name in plainValues || withColumns.includes(name) ? value : /^(?:not\.)?[a-z]+(?=\.)/.exec(value);
  return `${name}=${operator ?? value}`;
}

/** Returns the shape of a request to PostgREST; undefined for others. */
export function shapeOf(method: string, address: string, headers: Headers): QueryShape | undefined {
  const { pathname, searchParams } = new URL(address);
  const resource = /^\/rest\/v1\/(.+)$/.exec(pathname)?.[1];
  if (!resource) return undefined;
  const preferences = (headers.get('prefer') ?? '').split(',').flatMap((each) => each.trim() || []);
  const accepted = headers.get('accept') ?? '';
  return {
    call: `${method} ${resource}`,
    parts: [
      ...[...searchParams].map(partOf),
      ...preferences.map((preference) => `Prefer:${preference}`),
      ...(accepted.includes('vnd.pgrst') ? [`Accept:${accepted}`] : []),
      ...(headers.has('range') ? ['Range'] : []),
    ],
  };
}

export const listedShapes = (group: ShapeGroup): ListedShape[] =>
  queryShapes[group]
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [method, resource, ...parts] = line.split(' ');
      const bracketed = parts.filter((part) => part.startsWith('['));
      return {
        line,
        call: `${method} ${resource}`,
        parts: parts.filter((part) => !bracketed.includes(part)),
        optional: bracketed.map((part) => part.slice(1, -1)),
      };
    });

const fits = (pattern: string, part: string) =>
  pattern === part || (pattern.startsWith('*=') && part.endsWith(pattern.slice(1)));

/** Returns a request's optional parts of a listed shape; undefined if it isn't of that shape. */
function optionalIn({ call, parts, optional }: ListedShape, sent: QueryShape): string[] | undefined {
  if (sent.call !== call) return undefined;
  const missing = parts.filter((part) => !sent.parts.includes(part));
  const extraParts = sent.parts.filter((part) => !parts.includes(part));
  const isListed = extraParts.every((part) => optional.some((pattern) => fits(pattern, part)));
  if (missing.length > 0 || !isListed) return undefined;
  return optional.filter((pattern) => extraParts.some((part) => fits(pattern, part)));
}

/** Records requests, and reports which aren't listed and which of a group's weren't sent. */
export function shapeRecord() {
  const groups = Object.keys(queryShapes) as ShapeGroup[];
  const all = groups.flatMap(listedShapes);
  const sent = new Set<string>();
  const unlisted = new Set<string>();
  return {
    note({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): void {
      const shape = shapeOf(method, url, headers);
      if (!shape) return;
      const found = all.flatMap((pattern) => {
        const optional = optionalIn(pattern, shape);
        return optional ? [pattern.line, ...optional.map((part) => `${pattern.line} ${part}`)] : [];
      });
      if (found.length === 0) unlisted.add([shape.call, ...shape.parts].join(' '));
      for (const line of found) sent.add(line);
    },
    unlisted: () => [...unlisted],
    unsent: (group: ShapeGroup) =>
      listedShapes(group)
        .flatMap(({ line, optional }) => [line, ...optional.map((part) => `${line} ${part}`)])
        .filter((line) => !sent.has(line)),
  };
}
