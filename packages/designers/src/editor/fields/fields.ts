import { declareMigrations, type Migration } from './migrations.ts';

/** A value that depends on another field's value, as a table. */
interface By<Value> {
  readonly by: string;
  readonly table: Readonly<Record<string, Value>>;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Values of other fields. All of them must match; if several values are listed, any one of them. */
type Condition = Readonly<Record<string, string | readonly string[]>>;

interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  /**
   * Shown, and part of the piece, only while the named fields have these values. If there are several conditions, one
   * is enough.
   */
  readonly when?: Condition | readonly Condition[];
  /** Locked by a template (`rules.ts`). Designers never lock their own fields. */
  readonly locked?: true;
}

/** `text` is one line, `lines` several; both may have a limit in characters. */
export interface TextField extends FieldBase {
  readonly kind: 'text' | 'lines';
  /** With a table, untouched text follows the field that it depends on. */
  readonly initial: string | By<string>;
  readonly limit?: number | By<number>;
  /** The text is a measurement of the piece, not words on it. */
  readonly measures?: true;
}

/** `date` is `yyyy-mm-dd`, `time` is `hh:mm`, and both may be empty; `url` is an http(s) address. */
interface PlainField extends FieldBase {
  readonly kind: 'date' | 'time' | 'url';
  readonly initial: string;
}

/** One of several options. With a table of them, changing the field it depends on selects the first new one. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option[] | By<readonly Option[]>;
  /** With a table, an untouched choice follows the field that it depends on. */
  readonly initial: string | By<string>;
  /** Shows a two-way choice as a checkbox that selects the first option, grouped with others under this name. */
  readonly ticked?: string;
  /** Each option is shown as the piece itself, drawn with it: its first artboard, or the one with this id. */
  readonly drawn?: true | string;
}

/**
 * A picture in the piece, stored as `images/pictureValue.ts` writes it. Empty means the default: the upload that the
 * field shows by default (`fills`) or, without one, a brand picture that follows the topic of the words.
 */
export interface PictureField extends FieldBase {
  readonly kind: 'picture';
  /**
   * Counts from 1: the second upload goes to the field with 2. Without it, the picture is a logo: shown whole, or
   * none.
   */
  readonly fills?: number;
  /**
   * The name of the brand picture in the library to use if the words don't suggest one. Without it, the library's
   * first.
   */
  readonly standIn?: string | By<string>;
  /** Names of the fields whose words the stand-in follows. */
  readonly follows?: readonly string[];
  /** Names of the earlier picture fields whose picture the stand-in doesn't repeat. */
  readonly unlike?: readonly string[];
  /**
   * While this holds, the slot is tall and only an upright brand picture can stand in: a wide one would show just a
   * slice of itself, printed at too few pixels.
   */
  readonly tall?: Condition | readonly Condition[];
}

/** A field as plain, JSON-serializable data. There are seven kinds; an eighth needs a decision record. */
export type Field = TextField | PlainField | ChoiceField | PictureField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { kind: 'choice'; options: readonly { value: infer Value extends string }[] }
  ? Value
  : string;

/** The values of a designer's form, as text. */
export type DraftOf<Fs extends Fields> = { [Name in keyof Fs]: ValueOf<Fs[Name]> };
export type AnyDraft = Readonly<Record<string, string>>;

/**
 * Defines a designer's fields without losing their types.
 *
 * @param migrations convert drafts of earlier versions, oldest first
 */
export function defineFields<const Fs extends Fields>(fields: Fs, migrations: readonly Migration[] = []): Fs {
  declareMigrations(fields, migrations);
  return fields;
}

const isBy = <Value>(value: Value | By<Value>): value is By<Value> =>
  typeof value === 'object' && value !== null && 'by' in value && 'table' in value;

const resolve = <Value>(value: Value | By<Value>, draft: AnyDraft): Value | undefined =>
  isBy(value) ? value.table[draft[value.by] ?? ''] : value;

/** The options of a choice, given the rest of the draft. */
export const optionsOf = (field: ChoiceField, draft: AnyDraft): readonly Option[] =>
  resolve<readonly Option[]>(field.options, draft) ?? [];

/** Every option a choice can have, regardless of the rest of the draft. */
export const everyOption = ({ options }: ChoiceField): readonly Option[] =>
  isBy<readonly Option[]>(options) ? Object.values(options.table).flat() : options;

/** The maximum number of characters of a text, given the rest of the draft; undefined if it has no limit. */
export const limitOf = (field: TextField, draft: AnyDraft): number | undefined =>
  field.limit === undefined ? undefined : resolve<number>(field.limit, draft);

/** A field's value before anyone touched it, given the rest of the draft. */
export function initialOf(field: Field, draft: AnyDraft): string {
  if (field.kind === 'picture') return '';
  if (field.kind !== 'choice') return resolve<string>(field.initial, draft) ?? '';
  const options = optionsOf(field, draft);
  const initial = resolve<string>(field.initial, draft);
  return (options.find(({ value }) => value === initial) ?? options[0])?.value ?? '';
}

/** The stand-in of a picture, given the rest of the draft; undefined if the field names none. */
export const defaultPictureOf = (field: PictureField, draft: AnyDraft): string | undefined =>
  field.standIn === undefined ? undefined : resolve<string>(field.standIn, draft);

const listed = (conditions: Condition | readonly Condition[]): readonly Condition[] =>
  Array.isArray(conditions) ? conditions : [conditions as Condition];

/** The conditions of a field. A field that's always shown has a condition that always holds. */
export const conditionsOf = ({ when = {} }: Pick<Field, 'when'>): readonly Condition[] => listed(when);

const holds = (condition: Condition, draft: AnyDraft): boolean =>
  Object.entries(condition).every(([name, values]) => [values].flat().includes(draft[name] ?? ''));

export const isVisible = (field: Field, draft: AnyDraft): boolean =>
  conditionsOf(field).some((condition) => holds(condition, draft));

/** Checks whether a picture's slot is tall, given the rest of the draft. */
export const isTall = ({ tall = [] }: PictureField, draft: AnyDraft): boolean =>
  listed(tall).some((condition) => holds(condition, draft));

/** The field that this one depends on, if any. */
export const parentOf = (field: Field): string | undefined => {
  if (field.kind === 'picture') return undefined;
  if (offersBy(field)) return field.options.by;
  return isBy(field.initial) ? field.initial.by : undefined;
};

/** Checks whether a field is a choice whose options depend on another field. */
export const offersBy = (field: Field): field is ChoiceField & { options: By<readonly Option[]> } =>
  field.kind === 'choice' && isBy<readonly Option[]>(field.options);

/** Counts characters as people do: an emoji, or a letter with its accents, counts as one. */
export const countCharacters = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/**
 * Cuts text to a limit, between characters and never inside one. Text that was already over it, written for a choice
 * with a higher limit, may stay over and only get shorter.
 */
export function cutToLimit(text: string, limit = Number.POSITIVE_INFINITY, previous = ''): string {
  if (countCharacters(text) <= limit) return text;
  const most = Math.max(limit, countCharacters(previous));
  return [...new Intl.Segmenter().segment(text)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('');
}
