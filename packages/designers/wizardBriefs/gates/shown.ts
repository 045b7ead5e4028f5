import { company } from '@daybreak/brand';
import { longDate, shortTime } from '../../src/editor/artwork/text/eventTime.ts';
import { defaultLanguage } from '../../src/editor/artwork/text/languages.ts';
import { type AnyDraft, type Fields, isVisible } from '../../src/editor/fields/fields.ts';
import type { UserDetails } from '../../src/editor/userDetails/userDetails.ts';

/** The text of a piece. */
export interface Shown {
  /** Every text of the piece, one per field. */
  texts: readonly string[];
  /** Values of its date and time fields, which pieces format in their own way. */
  values: readonly string[];
  /** The entries under "Not used" on the page. */
  notUsed: readonly string[];
}

/** The texts that a draft shows: those of its visible fields, and of the details that the piece carries. */
export function shownBy(
  fields: Fields,
  draft: AnyDraft,
  { user = {}, notUsed = [] }: { user?: Partial<UserDetails>; notUsed?: readonly string[] } = {},
): Shown {
  const texts: string[] = [];
  const values: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name] ?? '';
    if (!value || !isVisible(field, draft)) continue;
    if (field.kind === 'text' || field.kind === 'lines') texts.push(value);
    if (field.kind === 'url') values.push(value);
    if (field.kind === 'date') values.push(value, longDate(value, defaultLanguage));
    if (field.kind === 'time') values.push(value, shortTime(value, defaultLanguage));
  }
  return { texts: [...texts, ...Object.values(user)], values, notUsed };
}

/** Normalizes words for comparison: drops case, double spaces and punctuation at the ends. */
export const plain = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"“”.,;:!?–-]+|[\s"“”.,;:!?–-]+$/g, '');

/** The company's own address, phone number and names: they appear on every piece. */
export const ownDetails: readonly string[] = [
  company.name,
  company.legalName,
  company.officePhone,
  company.email,
  company.website,
  company.domain,
  ...Object.values(company.address),
];
