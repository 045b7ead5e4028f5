import type { PreflightFinding } from '@daybreak/print/preflight';
import { editDraft } from '../drafts/draft.ts';
import {
  type AnyDraft,
  type ChoiceField,
  countCharacters,
  type Field,
  type Fields,
  isVisible,
  limitOf,
  type Option,
  optionsOf,
  parentOf,
} from '../fields/fields.ts';
import { webAddress } from '../fields/webAddress.ts';
import { brandPictures } from '../images/brandPictures.ts';
import { readPictureValue, writePictureValue } from '../images/pictureValue.ts';
import { statedPicture, uploadFocus } from '../images/slotPicture.ts';
import type { UploadedImage } from '../images/uploadedImage.ts';
import { comparableHeading } from '../table/comparableHeading.ts';
import { damageIn } from '../table/damage.ts';
import { dateProblem, readDate, readTime } from '../table/dates.ts';

/** A cell's value as a draft holds it, or its problem, worded to follow the field's name. */
export type CellReading = { value: string; problem?: string } | { value?: undefined; problem: string };

const noImages: readonly UploadedImage[] = [];

/** Reads a table cell for a field, without guessing. */
export function readCell(
  field: Field,
  draft: AnyDraft,
  cell: string,
  images: readonly UploadedImage[] = noImages,
): CellReading {
  const text = cell.trim();
  const damage = damageIn(text);
  if (damage) return { problem: damage };
  switch (field.kind) {
    case 'date': {
      const date = readDate(text);
      return typeof date === 'string' ? { value: date } : { problem: dateProblem(text) ?? '' };
    }
    case 'time': {
      const value = readTime(text);
      return value ? { value } : { problem: `We can't read “${text}” as a time. Use a format like 17:30.` };
    }
    case 'url':
      return webAddress(text)
        ? { value: text }
        : { problem: `“${text}” isn't a web address that starts with https:// or http://.` };
    case 'choice':
      return readChoice(field, draft, text);
    case 'picture':
      return readPicture(text, images);
    case 'text':
    case 'lines': {
      const limit = limitOf(field, draft);
      const count = countCharacters(text);
      return limit !== undefined && count > limit
        ? { value: cell, problem: `This is ${count} characters. Shorten it to ${limit}.` }
        : { value: cell };
    }
  }
}

/** The label of an option up to its colon: "White" of "White: blue text on white". */
const headOf = ({ label }: Option) => label.split(':')[0] ?? label;

function readChoice(field: ChoiceField, draft: AnyDraft, text: string): CellReading {
  const options = optionsOf(field, draft);
  const meant = comparableHeading(text);
  const exact = options.find(({ value, label }) => value === text || label === text);
  const matches = exact
    ? [exact]
    : options.filter((option) =>
        [option.value, option.label, headOf(option)].some((name) => comparableHeading(name) === meant),
      );
  const [one] = matches;
  if (one && matches.length === 1) return { value: one.value };
  const allowed = options.map(headOf).join(', ');
  return { problem: `“${text}” isn't an option. Use one of these: ${allowed}.` };
}

const withoutFolder = (name: string) => name.split(/[\\/]/).at(-1) ?? name;
const sameFile = (a: string, b: string) =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
const withoutType = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '');

function readPicture(text: string, images: readonly UploadedImage[]): CellReading {
  if (readPictureValue(text))
    return statedPicture(text, { images })
      ? { value: text }
      : { problem: "this picture isn't saved in this browser. Choose it again." };
  const name = withoutFolder(text);
  const sameNames = images.filter((image) => sameFile(image.name, name));
  const matches =
    sameNames.length > 0
      ? sameNames
      : images.filter((image) => sameFile(withoutType(image.name), withoutType(name)));
  if (matches.length > 1)
    return { problem: `more than one of your pictures is named “${name}.” Choose one.` };
  const [upload] = matches;
  if (upload)
    return { value: writePictureValue({ source: { upload: upload.id }, focus: uploadFocus, scale: 1 }) };
  const brand = brandPictures.find(
    (each) =>
      comparableHeading(each.name) === comparableHeading(withoutType(name)) ||
      comparableHeading(each.title) === comparableHeading(name),
  );
  return brand
    ? { value: writePictureValue({ source: { library: brand.name }, focus: brand.focus, scale: 1 }) }
    : { problem: `no picture is named “${name}.” Add it or choose another one.` };
}

export interface Filled {
  /** The look of every piece, with a row's own values. */
  draft: AnyDraft;
  /** The values that come from the row, by field. */
  values: Readonly<Record<string, string>>;
  /** The problems of cells without a value, by field. */
  problems: Readonly<Record<string, string>>;
  findings: readonly PreflightFinding[];
}

/** Fills a draft from a row's cells. An unreadable cell leaves the piece's own value, and gives the row an error. */
export function fill(
  fields: Fields,
  draft: AnyDraft,
  cells: Readonly<Record<string, string>>,
  images: readonly UploadedImage[] = noImages,
): Filled {
  // Fields that others depend on come first.
  const names = Object.keys(fields)
    .filter((name) => Object.hasOwn(cells, name))
    .toSorted((a, b) => Number(isLater(fields[a])) - Number(isLater(fields[b])));
  const problems: Record<string, string> = {};
  const values: Record<string, string> = {};
  let filled = draft;
  for (const name of names) {
    const [field, cell = ''] = [fields[name], cells[name]];
    if (!field) continue;
    // A cell cleared by hand empties a text. Every other field keeps the piece's value.
    const isEmpty = !cell.trim() && field.kind !== 'text' && field.kind !== 'lines';
    const { value, problem } = isEmpty
      ? { value: undefined, problem: undefined }
      : readCell(field, filled, cell, images);
    if (problem) problems[name] = problem;
    if (value === undefined) continue;
    values[name] = value;
    filled = editDraft(fields, filled, name, value);
  }
  return { draft: filled, values, problems, findings: findingsOf(fields, filled, values, problems) };
}

const isLater = (field: Field | undefined) =>
  field !== undefined && (field.kind !== 'choice' || parentOf(field) !== undefined);

const findingsOf = (
  fields: Fields,
  draft: AnyDraft,
  values: Filled['values'],
  problems: Filled['problems'],
): PreflightFinding[] => [
  ...Object.entries(problems).map(([name, says]) => ({
    level: 'error' as const,
    says: `${fields[name]?.label ?? name}: ${says}`,
  })),
  ...Object.keys(values).flatMap((name) => {
    const field = fields[name];
    return field && !isVisible(field, draft)
      ? [{ level: 'warning' as const, says: `${field.label} isn't used on this piece, so we skipped it.` }]
      : [];
  }),
];
