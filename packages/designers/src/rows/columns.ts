/** What a column can be on a card. */
export const targets = [
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
] as const;

type Target = (typeof targets)[number]['id'];
/** The place of the column that each target is filled from. */
export type Mapping = Readonly<Partial<Record<Target, number>>>;

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The columns that go by a target's name, none of them twice. What says it first in the list of words wins. */
export function matched(headers: readonly string[]): Mapping {
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
const nameOf = (headers: readonly string[]) => JSON.stringify(headers.map(plain));

function keptAll(): [string, Mapping][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && each.length === 2) : [];
  } catch {
    return [];
  }
}

/** The mapping that was chosen for a table with these headings before, else the one that their names suggest. */
export function mappingFor(headers: readonly string[]): Mapping {
  const kept: unknown = keptAll().find(([name]) => name === nameOf(headers))?.[1];
  if (typeof kept !== 'object' || kept === null) return matched(headers);
  return Object.fromEntries(
    targets.flatMap(({ id }) => {
      const place: unknown = Reflect.get(kept, id);
      return typeof place === 'number' && place in headers ? [[id, place]] : [];
    }),
  );
}

/** Keeps a mapping for the next table with these headings. */
export function keepMapping(headers: readonly string[], mapping: Mapping): void {
  const name = nameOf(headers);
  const others = keptAll().filter(([each]) => each !== name);
  try {
    localStorage.setItem(key, JSON.stringify([[name, mapping], ...others].slice(0, mostKept)));
  } catch (error) {
    console.warn('The columns are matched anew next time: the browser refuses to store them.', error);
  }
}
