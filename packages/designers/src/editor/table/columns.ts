import { emailKey } from '@daybreak/ui/search';
import { readStored, writeStored } from '../browserStorage.ts';
import { comparableHeading } from './comparableHeading.ts';
import { isEntry } from './headings.ts';
import { personTargets } from './personTargets.ts';
import type { ReadTable } from './readTable.ts';
import { fitOf, type Mapping, type Target } from './target.ts';

/**
 * The columns whose name matches a target, each at most once. If several match, the one whose name comes first in the
 * list of words.
 */
export function matched(headers: readonly string[], targets: readonly Target[] = personTargets): Mapping {
  const usedColumns = new Set<number>();
  return withNameParts(
    Object.fromEntries(
      targets.flatMap((target) => {
        const [best] = headers
          .flatMap((header, place) => {
            const fit = usedColumns.has(place) ? undefined : fitOf(header, target);
            return fit === undefined ? [] : [{ place, fit }];
          })
          .sort((a, b) => a.fit - b.fit || a.place - b.place);
        if (!best) return [];
        usedColumns.add(best.place);
        return [[target.id, best.place]];
      }),
    ),
  );
}

/** If there's a column of first names and none of last names, "Name" is the last name, as in German tables. */
function withNameParts({ name, ...others }: Mapping): Mapping {
  if (name === undefined) return others;
  if (others.first !== undefined && others.last === undefined) return { ...others, last: name };
  return { name, ...others };
}

/** For columns without names: the only one with addresses. */
function byEntries(rows: ReadTable['rows'], targets: readonly Target[]): Mapping {
  const target = targets.find(({ kind }) => kind === 'email');
  const columns = (rows[0] ?? []).flatMap((_, column) => {
    const contents = rows.map((cells) => cells[column] ?? '').filter(Boolean);
    const addresses = contents.filter((cell) => isEntry(cell) && emailKey(cell).includes('@'));
    return addresses.length * 2 > contents.length ? [column] : [];
  });
  return target && columns.length === 1 ? { [target.id]: columns[0] } : {};
}

const key = 'daybreak-rows-columns';
const mostKept = 20;
const nameOf = (headers: readonly string[], targets: readonly Target[]) =>
  JSON.stringify([
    ...headers.map(comparableHeading),
    ...targets.map(({ id }) => id).filter((id) => !personTargets.some((each) => each.id === id)),
  ]);

function keptAll(): [string, Mapping][] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((each) => Array.isArray(each) && each.length === 2) : [];
}

/** The mapping chosen earlier for a table with these headings. */
export function storedMapping(headers: readonly string[], targets: readonly Target[]): Mapping | undefined {
  const stored: unknown = keptAll().find(([name]) => name === nameOf(headers, targets))?.[1];
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    targets.flatMap(({ id }) => {
      const place: unknown = Reflect.get(stored, id);
      return typeof place === 'number' && place in headers ? [[id, place]] : [];
    }),
  );
}

/** The mapping chosen earlier for a table like it, else the one that its headings suggest. */
export const mappingFor = (
  { headers, rows, heading }: Pick<ReadTable, 'headers' | 'rows' | 'heading'>,
  targets: readonly Target[] = personTargets,
): Mapping =>
  heading === 'named'
    ? (storedMapping(headers, targets) ?? matched(headers, targets))
    : byEntries(rows, targets);

/** Stores a mapping for the next table with these headings. */
export function saveMapping(
  headers: readonly string[],
  mapping: Mapping,
  targets: readonly Target[] = personTargets,
): void {
  const name = nameOf(headers, targets);
  const otherMappings = keptAll().filter(([each]) => each !== name);
  writeStored(
    key,
    [[name, mapping], ...otherMappings].slice(0, mostKept),
    "Your browser can't store your column choices. You'll need to choose them again next time.",
  );
}
