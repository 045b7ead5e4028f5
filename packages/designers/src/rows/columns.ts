import { folded } from '@daybreak/ui/search';
import type { Designer } from '../workbench/designer.ts';
import { type AnyDraft, conditionsOf, type Field, isVisible } from '../workbench/fields.ts';
import { personTargets } from './personTargets.ts';

/** What a column can be: a detail of a person, or a field of the piece. */
export interface Target {
  id: string;
  label: string;
  /** How columns are called that are it, without blanks and accents. */
  words: readonly string[];
}

/** The place of the column that each target is filled from. */
export type Mapping = Readonly<Partial<Record<string, number>>>;

/** A heading or an option as people mean it: without case, accents, blanks and signs. */
export const plain = (words: string) => folded(words).replace(/[^\p{L}\p{N}]/gu, '');

const fieldPrefix = 'text:';
/** The field that a target fills; undefined of a detail of a person. */
export const fieldOf = (target: string): string | undefined =>
  target.startsWith(fieldPrefix) ? target.slice(fieldPrefix.length) : undefined;

/** Choices may show it: those of these fields that a column fills, or may fill. */
const mayBeShown = (field: Field, draft: AnyDraft, choices: readonly string[]): boolean =>
  conditionsOf(field).some((condition) =>
    Object.entries(condition).every(
      ([name, values]) => choices.includes(name) || [values].flat().includes(draft[name] ?? ''),
    ),
  );

/** The fields of a piece that rows may fill: those asked for now, and those that a choice of rows may ask for. */
export const fieldTargets = (
  { fields }: Pick<Designer, 'fields'>,
  draft: AnyDraft,
  filled: (field: string) => boolean = () => true,
): Target[] => {
  const choices = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice' && filled(name));
  return Object.entries(fields).flatMap(([name, field]) =>
    !('measures' in field && field.measures) &&
    !field.locked &&
    (isVisible(field, draft) || mayBeShown(field, draft, choices))
      ? [{ id: `${fieldPrefix}${name}`, label: field.label, words: [plain(field.label), plain(name)] }]
      : [],
  );
};

/** The columns that go by a target's name, none of them twice. What says it first in the list of words wins. */
export function matched(headers: readonly string[], targets: readonly Target[] = personTargets): Mapping {
  const names = headers.map(plain);
  const taken = new Set<number>();
  return withLastName(
    Object.fromEntries(
      targets.flatMap(({ id, words }) => {
        const [place] = words
          .map((word) => names.indexOf(word))
          .filter((index) => index >= 0 && !taken.has(index));
        if (place === undefined) return [];
        taken.add(place);
        return [[id, place]];
      }),
    ),
  );
}

/** Beside first names, and where no other column is one, "Name" is the last name: as tables in German have it. */
function withLastName({ name, ...others }: Mapping): Mapping {
  const isLast = name !== undefined && others.first !== undefined && others.last === undefined;
  return isLast ? { ...others, last: name } : { ...(name === undefined ? {} : { name }), ...others };
}

const key = 'daybreak-rows-columns';
const mostKept = 20;
const nameOf = (headers: readonly string[], targets: readonly Target[]) =>
  JSON.stringify([...headers.map(plain), ...targets.filter(({ id }) => fieldOf(id)).map(({ id }) => id)]);

function keptAll(): [string, Mapping][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && each.length === 2) : [];
  } catch {
    return [];
  }
}

/** The mapping that was chosen for a table with these headings before, else the one that their names suggest. */
export function mappingFor(headers: readonly string[], targets: readonly Target[] = personTargets): Mapping {
  const kept: unknown = keptAll().find(([name]) => name === nameOf(headers, targets))?.[1];
  if (typeof kept !== 'object' || kept === null) return matched(headers, targets);
  return Object.fromEntries(
    targets.flatMap(({ id }) => {
      const place: unknown = Reflect.get(kept, id);
      return typeof place === 'number' && place in headers ? [[id, place]] : [];
    }),
  );
}

/** Keeps a mapping for the next table with these headings. */
export function keepMapping(
  headers: readonly string[],
  mapping: Mapping,
  targets: readonly Target[] = personTargets,
): void {
  const name = nameOf(headers, targets);
  const others = keptAll().filter(([each]) => each !== name);
  try {
    localStorage.setItem(key, JSON.stringify([[name, mapping], ...others].slice(0, mostKept)));
  } catch (error) {
    console.warn('The columns are matched anew next time: the browser refuses to store them.', error);
  }
}
