import type { Designer } from '../workbench/designer.ts';
import { type AnyDraft, isVisible } from '../workbench/fields.ts';

/** What a column can be: a detail of a person, or a text of the piece. */
export interface Target {
  id: string;
  label: string;
  /** How columns are called that are it, without blanks and accents. */
  words: readonly string[];
}

/** The details of a person. */
export const personTargets: readonly Target[] = [
  {
    id: 'name',
    label: 'Full name',
    words: [
      'name',
      'fullname',
      'displayname',
      'person',
      'employee',
      'contact',
      'nombre',
      'vollstandigername',
      'nomcomplet',
    ],
  },
  {
    id: 'first',
    label: 'First name',
    words: ['first', 'firstname', 'givenname', 'forename', 'vorname', 'prenom', 'nombredepila'],
  },
  {
    id: 'last',
    label: 'Last name',
    words: [
      'last',
      'lastname',
      'surname',
      'familyname',
      'nachname',
      'familienname',
      'nom',
      'apellido',
      'apellidos',
    ],
  },
  {
    id: 'title',
    label: 'Job title',
    words: [
      'title',
      'jobtitle',
      'position',
      'role',
      'job',
      'funktion',
      'stelle',
      'berufsbezeichnung',
      'poste',
      'cargo',
      'puesto',
    ],
  },
  {
    id: 'email',
    label: 'Email',
    words: [
      'email',
      'emailaddress',
      'mail',
      'mailaddress',
      'workemail',
      'courriel',
      'correo',
      'correoelectronico',
    ],
  },
  {
    id: 'phone',
    label: 'Phone',
    words: [
      'phone',
      'phonenumber',
      'telephone',
      'tel',
      'mobile',
      'cell',
      'mobilephone',
      'workphone',
      'telefon',
      'telefonnummer',
      'handy',
      'telefono',
    ],
  },
];

/** The place of the column that each target is filled from. */
export type Mapping = Readonly<Partial<Record<string, number>>>;

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export const textPrefix = 'text:';

/** The texts of a piece that rows may fill, of those that are asked for now. */
export const textTargets = ({ fields }: Pick<Designer, 'fields'>, draft: AnyDraft): Target[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    (field.kind === 'text' || field.kind === 'lines') &&
    !field.measures &&
    !field.locked &&
    isVisible(field, draft)
      ? [{ id: `${textPrefix}${name}`, label: field.label, words: [plain(field.label), plain(name)] }]
      : [],
  );

/** The columns that go by a target's name, none of them twice. What says it first in the list of words wins. */
export function matched(headers: readonly string[], targets: readonly Target[] = personTargets): Mapping {
  const names = headers.map(plain);
  const taken = new Set<number>();
  return Object.fromEntries(
    targets.flatMap(({ id, words }) => {
      const [place] = words
        .map((word) => names.indexOf(word))
        .filter((index) => index >= 0 && !taken.has(index));
      if (place === undefined) return [];
      taken.add(place);
      return [[id, place]];
    }),
  );
}

const key = 'daybreak-rows-columns';
const mostKept = 20;
const nameOf = (headers: readonly string[], targets: readonly Target[]) =>
  JSON.stringify([
    ...headers.map(plain),
    ...targets.filter(({ id }) => id.startsWith(textPrefix)).map(({ id }) => id),
  ]);

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
