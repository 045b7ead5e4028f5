import { comparableHeading } from './comparableHeading.ts';

/** A possible column: a person's detail, or a field of the piece. */
export interface Target {
  id: string;
  label: string;
  /** Column names that match it, without blanks and accents. */
  words: readonly string[];
  /** Only these exact words match, not in combination: a "company name" isn't a person's name. */
  exact?: true;
  /** The type of its cells, if they're more than text. */
  kind?: 'date' | 'email' | 'phone' | undefined;
}

/** The index of the column that fills each target. */
export type Mapping = Readonly<Partial<Record<string, number>>>;

/** Additions to a column's name in exports: "First Name [Required]", "Email - Work". */
const brackets = /\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\*/g;
/** Words about a colleague that don't change what a column is. */
const ignoredWords = new Set(
  `the their your legal preferred official current primary main work business office corporate professional employee employees staff
  worker member user person contact associate number no nr required optional text of s
  geschaftlich geschaftliche dienstlich dienstliche beruflich mitarbeiter
  professionnel professionnelle pro employe salarie
  laboral profesional corporativo corporativa empleado trabajo del de la d
  comercial profissional funcionario aziendale lavoro zakelijk zakelijke werk`.split(/\s+/),
);

/**
 * A heading without capitals, punctuation and blanks, the most exact first; `main` drops words that don't change its
 * meaning.
 */
function namesOf(heading: string): { allNames: string[]; main: string } {
  const cleanHeading = heading.replaceAll(brackets, ' ').replaceAll('#', ' number ');
  const words = cleanHeading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}+]+/u)
    .map(comparableHeading);
  return {
    allNames: [
      ...new Set([comparableHeading(heading.replaceAll('#', ' number ')), comparableHeading(cleanHeading)]),
    ],
    main: words.filter((word) => !ignoredWords.has(word)).join(''),
  };
}

/**
 * Returns how well a heading matches a target: the index in its list of words, lowest is best; undefined if it doesn't
 * match.
 */
export function fitOf(heading: string, { words, exact }: Target): number | undefined {
  const { allNames, main } = namesOf(heading);
  const place = words.findIndex((word) => allNames.includes(word));
  if (place >= 0) return place;
  const looseFit = exact ? -1 : words.indexOf(main);
  return looseFit < 0 ? undefined : words.length + looseFit;
}
