import { plain } from './plain.ts';

/** What a column can be: a detail of a person, or a field of the piece. */
export interface Target {
  id: string;
  label: string;
  /** How columns are called that are it, without blanks and accents. */
  words: readonly string[];
  /** Only these words are it, not with others: a "company name" is nobody's name. */
  exact?: true;
  /** What its cells are, where they're more than text. */
  kind?: 'date' | 'email' | 'phone' | undefined;
}

/** The place of the column that each target is filled from. */
export type Mapping = Readonly<Partial<Record<string, number>>>;

/** What exports put around the name of a column: "First Name [Required]", "Email - Work". */
const brackets = /\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\*/g;
/** Words that don't change what a column is, of somebody who works here. */
const aside = new Set(
  `the their your legal preferred official current primary main work business office corporate professional employee employees staff
  worker member user person contact associate number no nr required optional text of s
  geschaftlich geschaftliche dienstlich dienstliche beruflich mitarbeiter
  professionnel professionnelle pro employe salarie
  laboral profesional corporativo corporativa empleado trabajo del de la d
  comercial profissional funcionario aziendale lavoro zakelijk zakelijke werk`.split(/\s+/),
);

/** A heading without capitals, signs and blanks, the most exact first; `main` without what doesn't change it. */
function namesOf(heading: string): { whole: string[]; main: string } {
  const bare = heading.replaceAll(brackets, ' ').replaceAll('#', ' number ');
  const words = bare
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}+]+/u)
    .map(plain);
  return {
    whole: [...new Set([plain(heading.replaceAll('#', ' number ')), plain(bare)])],
    main: words.filter((word) => !aside.has(word)).join(''),
  };
}

/** How well a heading says a target: by the place in its list of words, lowest first; undefined where it doesn't. */
export function fitOf(heading: string, { words, exact }: Target): number | undefined {
  const { whole, main } = namesOf(heading);
  const place = words.findIndex((word) => whole.includes(word));
  if (place >= 0) return place;
  const loose = exact ? -1 : words.indexOf(main);
  return loose < 0 ? undefined : words.length + loose;
}
