import type { PreflightFinding } from '@daybreak/print/preflight';
import { emailIn, emailKey, isEmail } from '@daybreak/ui/search';
import type { StaffChoice } from '../designer.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import { damageIn, phoneProblem } from '../table/damage.ts';
import { mendedDetail } from '../table/mend.ts';
import { nameIn, wholeNameIn } from '../table/personNames.ts';
import type { ReadTable } from '../table/readTable.ts';
import type { Mapping } from '../table/target.ts';
import {
  defaultUserDetails,
  detailNames,
  plainDetails,
  type UserDetails,
} from '../userDetails/userDetails.ts';
import { fieldOf } from './columns.ts';

/** One row of a batch, and the person its piece is made for. */
export interface PersonRow {
  /** Its position in its source, counted from 1. */
  number: number;
  user: UserDetails;
  /** The row's own values, by field of the piece, as written in its cells: `cells.ts` reads them. */
  texts?: Readonly<Record<string, string>>;
  /** Fields with a column but an empty cell in this row: the piece's own value appears there. */
  empty?: readonly string[];
  /** The reason it differs from its table, until the user changes it. */
  fault?: string;
  leftOut?: boolean;
  /** The error that it was left out for. */
  leftOutFor?: string;
  /** The directory entries it was filled from, as they were then. */
  from?: StaffChoice;
}

/** Maximum length of a detail, as in the form. */
const maxLength = 200;

/** Reads a cell on import: `03/04/2026` by its column's date order. */
type TakeIn = (field: string, cell: string) => string;

function textsOf(
  mapping: Mapping,
  cell: (target: string) => string,
  takeIn: TakeIn,
): Pick<PersonRow, 'texts' | 'empty'> {
  const fields = Object.keys(mapping).flatMap((target) => {
    const field = fieldOf(target);
    return field ? [[field, cell(target)] as const] : [];
  });
  const texts = fields.flatMap(([field, text]) => (text ? [[field, takeIn(field, text)] as const] : []));
  const empty = fields.flatMap(([field, text]) => (text ? [] : [field]));
  return {
    ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}),
    ...(empty.length > 0 ? { empty } : {}),
  };
}

const asItIs: TakeIn = (_field, cell) => cell;

const comparable = (words: string) => mendedDetail(words).toLowerCase();

/** Converts the rows of a table to people. */
export const peopleOf = (
  { rows, faults = [] }: Pick<ReadTable, 'rows'> & Partial<Pick<ReadTable, 'faults'>>,
  mapping: Mapping,
  takeIn = asItIs,
): PersonRow[] =>
  rows.map((cells, index) => {
    const cell = (target: string) => {
      const place = mapping[target];
      return place === undefined ? '' : (cells[place] ?? '').trim();
    };
    const detail = (target: string) => mendedDetail(cell(target));
    const names = { full: detail('name'), first: detail('first'), last: detail('last') };
    const isDivided = names.first !== '' || names.last !== '' || /[,，]/.test(names.full);
    return {
      number: index + 1,
      user: plainDetails({
        ...defaultUserDetails,
        name: wholeNameIn(names),
        title: detail('title'),
        email: emailIn(detail('email')),
        phone: detail('phone'),
        lastName: isDivided ? nameIn(names).last : '',
      }),
      ...textsOf(mapping, cell, takeIn),
      ...(faults[index] ? { fault: faults[index] } : {}),
    };
  });

const labels = { name: 'Name', title: 'Title', email: 'Email', phone: 'Phone' } as const;

interface Seen {
  number: number;
  /** It has the same name but another address, so it may be a different person. */
  isNamesake?: boolean;
}

/**
 * Returns a function that finds the earlier row of the same person: by email, or by name if one of the rows has no
 * email.
 */
function peopleSeen() {
  const byEmail = new Map<string, number>();
  const byName = new Map<string, { number: number; email: string }>();
  return ({ number, user }: PersonRow): Seen | undefined => {
    const [name, email] = [comparable(user.name), emailKey(user.email)];
    const namesake = name ? byName.get(name) : undefined;
    const sameEmail = email ? byEmail.get(email) : undefined;
    if (email && !byEmail.has(email)) byEmail.set(email, number);
    if (name && !namesake) byName.set(name, { number, email });
    if (sameEmail !== undefined) return { number: sameEmail };
    return namesake && { number: namesake.number, isNamesake: email !== '' && namesake.email !== '' };
  };
}

/** Returns a function that finds an earlier row with the same content, for rows that aren't about a person. */
function rowsSeen() {
  const earlierRows = new Map<string, number>();
  return ({ number, user, texts = {} }: PersonRow): Seen | undefined => {
    const content = JSON.stringify([
      ...detailNames.map((detail) => comparable(user[detail])),
      ...Object.entries(texts).map(([field, text]) => [field, comparable(text)]),
    ]);
    const earlierRow = earlierRows.get(content);
    if (earlierRow === undefined) earlierRows.set(content, number);
    return earlierRow === undefined ? undefined : { number: earlierRow };
  };
}

/** A row's name in lists and files. */
export const labelOf = ({ user, texts }: PersonRow): string =>
  user.name.trim() ||
  (Object.values(texts ?? {}).find((text) => !readPictureValue(text)) ?? '').split('\n')[0]?.slice(0, 60) ||
  '';

/**
 * Returns the findings that don't require drawing, by row number.
 *
 * @param isPersonal each row is about one person, who should appear once
 * @param titleOptional the person needs no job title
 */
export function rowFindings(
  rows: readonly PersonRow[],
  isPersonal = true,
  titleOptional = false,
): ReadonlyMap<number, readonly PreflightFinding[]> {
  const seenBefore = isPersonal ? peopleSeen() : rowsSeen();
  return new Map(
    rows.map((row) => {
      const { number, user, leftOut, fault } = row;
      const findings: PreflightFinding[] = fault ? [{ level: 'severe', says: fault }] : [];
      for (const detail of detailNames) {
        const damage = damageIn(user[detail]);
        if (damage) findings.push({ level: 'error', says: `${labels[detail]}: ${damage}` });
      }
      if (isPersonal && !user.name.trim()) findings.push({ level: 'error', says: 'The name is missing.' });
      if (isPersonal && !titleOptional && !user.title.trim())
        findings.push({ level: 'error', says: 'The job title is missing.' });
      for (const detail of detailNames)
        if (user[detail].length > maxLength)
          findings.push({
            level: 'error',
            says: `${labels[detail]} is too long. Use ${maxLength} characters or fewer.`,
          });
      if (user.email.trim() && !damageIn(user.email) && !isEmail(user.email.trim()))
        findings.push({ level: 'severe', says: "The email address isn't valid." });
      const noPhone = damageIn(user.phone) ? undefined : phoneProblem(user.phone);
      if (noPhone) findings.push({ level: 'severe', says: `${labels.phone}: ${noPhone}` });
      const earlierRow = leftOut ? undefined : seenBefore(row);
      if (earlierRow?.isNamesake)
        findings.push({
          level: 'warning',
          says: `Row ${earlierRow.number} has the same name but a different email.`,
        });
      else if (earlierRow)
        findings.push({
          level: 'severe',
          says: isPersonal
            ? `This is the same person as in row ${earlierRow.number}.`
            : `This row is the same as row ${earlierRow.number}.`,
        });
      return [number, findings];
    }),
  );
}

/** The worst finding, as a number to sort by: the worst first, rows without problems last. */
export const rank = (findings: readonly PreflightFinding[]): number =>
  Math.min(3, ...findings.map(({ level }) => ['error', 'severe', 'warning'].indexOf(level)));

/** Checks whether a row is marked red: it has an error or a severe finding. */
export const isRed = (findings: readonly PreflightFinding[] = []): boolean => rank(findings) < 2;

/** Lets the page respond in between. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
