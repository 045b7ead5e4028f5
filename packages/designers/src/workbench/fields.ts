/** A value that depends on the value of another field, as a table. */
interface By<Value> {
  readonly by: string;
  readonly table: Readonly<Record<string, Value>>;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Values of other fields, all of which must be so; of several values, one. */
type Condition = Readonly<Record<string, string | readonly string[]>>;

interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  /** Shown, and part of the piece, only while the named fields have these values; of several such conditions, while one holds. */
  readonly when?: Condition | readonly Condition[];
  /** It stays as it is: a template says so (`rules.ts`). No designer's own fields are. */
  readonly locked?: true;
}

/** `text` is one line, `lines` several; both may have a limit in characters. */
export interface TextField extends FieldBase {
  readonly kind: 'text' | 'lines';
  /** With a table, untouched text follows the field that it depends on. */
  readonly initial: string | By<string>;
  readonly limit?: number | By<number>;
  /** It is a length of the piece, and no words on it. */
  readonly measures?: true;
}

/** `date` is `yyyy-mm-dd`, `time` is `hh:mm`, both may be empty; `url` is an http(s) address. */
interface PlainField extends FieldBase {
  readonly kind: 'date' | 'time' | 'url';
  readonly initial: string;
}

/** One of a known set. With a table of options, changing the field that it depends on selects the first of the new ones. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option[] | By<readonly Option[]>;
  /** With a table, an untouched choice follows the field that it depends on. */
  readonly initial: string | By<string>;
  /** A choice between two as a tick, which stands for the first, among others under this name. */
  readonly ticked?: string;
  /** Each option is shown as the piece itself, drawn with it: its first artboard, or the one with this id. */
  readonly drawn?: true | string;
}

/**
 * A picture of the piece. A draft holds it as `images/pictureValue.ts` writes it; empty is the default: the upload that the
 * field `fills`, or where there is none a picture of the brand that follows the topic of the words.
 */
export interface PictureField extends FieldBase {
  readonly kind: 'picture';
  /** Counted from 1: the second upload goes to the field that fills 2. Without it, the picture is a logo: shown whole, or none. */
  readonly fills?: number;
  /** The picture of the brand, by its name in the library, where the words speak of none; without it, the library's first. */
  readonly standIn?: string | By<string>;
  /** Names of the fields whose words the stand-in follows. */
  readonly follows?: readonly string[];
  /** Names of the picture fields before it whose picture the stand-in does not repeat. */
  readonly unlike?: readonly string[];
  /** While this holds, its place is tall, and only an upright picture of the brand stands in: a wide one would show a slice of itself, and print at its pixels. */
  readonly tall?: Condition | readonly Condition[];
}

/** A field as plain, JSON-serialisable data. There are seven kinds; an eighth needs a decision record. */
export type Field = TextField | PlainField | ChoiceField | PictureField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { kind: 'choice'; options: readonly { value: infer Value extends string }[] }
  ? Value
  : string;

/** What a designer's form holds: every field's value, as text. */
export type DraftOf<Fs extends Fields> = { [Name in keyof Fs]: ValueOf<Fs[Name]> };
export type AnyDraft = Readonly<Record<string, string>>;

/** Names a designer's fields without losing their types. */
export const defineFields = <const Fs extends Fields>(fields: Fs): Fs => fields;

const isBy = <Value>(value: Value | By<Value>): value is By<Value> =>
  typeof value === 'object' && value !== null && 'by' in value && 'table' in value;

const resolve = <Value>(value: Value | By<Value>, draft: AnyDraft): Value | undefined =>
  isBy(value) ? value.table[draft[value.by] ?? ''] : value;

/** The options of a choice, given the rest of the draft. */
export const optionsOf = (field: ChoiceField, draft: AnyDraft): readonly Option[] =>
  resolve<readonly Option[]>(field.options, draft) ?? [];

/** Every option that a choice can have, whatever the rest of the draft is. */
export const everyOption = ({ options }: ChoiceField): readonly Option[] =>
  isBy<readonly Option[]>(options) ? Object.values(options.table).flat() : options;

/** How many characters a text may have, given the rest of the draft; undefined where it has no limit. */
export const limitOf = (field: TextField, draft: AnyDraft): number | undefined =>
  field.limit === undefined ? undefined : resolve<number>(field.limit, draft);

/** A field's value before anybody touched it, given the rest of the draft. */
export function initialOf(field: Field, draft: AnyDraft): string {
  if (field.kind === 'picture') return '';
  if (field.kind !== 'choice') return resolve<string>(field.initial, draft) ?? '';
  const options = optionsOf(field, draft);
  const initial = resolve<string>(field.initial, draft);
  return (options.find(({ value }) => value === initial) ?? options[0])?.value ?? '';
}

/** The stand-in of a picture, given the rest of the draft; undefined where the field names none. */
export const standInOf = (field: PictureField, draft: AnyDraft): string | undefined =>
  field.standIn === undefined ? undefined : resolve<string>(field.standIn, draft);

const listed = (conditions: Condition | readonly Condition[]): readonly Condition[] =>
  Array.isArray(conditions) ? conditions : [conditions as Condition];

/** What a field is asked for under; one that always is has a condition that always holds. */
export const conditionsOf = ({ when = {} }: Pick<Field, 'when'>): readonly Condition[] => listed(when);

const holds = (condition: Condition, draft: AnyDraft): boolean =>
  Object.entries(condition).every(([name, values]) => [values].flat().includes(draft[name] ?? ''));

export const isVisible = (field: Field, draft: AnyDraft): boolean =>
  conditionsOf(field).some((condition) => holds(condition, draft));

/** Whether a picture stands in a tall place, given the rest of the draft. */
export const isTall = ({ tall = [] }: PictureField, draft: AnyDraft): boolean =>
  listed(tall).some((condition) => holds(condition, draft));

/** The field that this one depends on, if any. */
export const parentOf = (field: Field): string | undefined => {
  if (field.kind === 'picture') return undefined;
  if (offersBy(field)) return field.options.by;
  return isBy(field.initial) ? field.initial.by : undefined;
};

/** A choice whose options depend on another field. */
export const offersBy = (field: Field): field is ChoiceField & { options: By<readonly Option[]> } =>
  field.kind === 'choice' && isBy<readonly Option[]>(field.options);

/** Characters as people count them: one for an emoji or a letter with its accents. */
export const countCharacters = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/**
 * What fits a limit, cut between characters and never inside one. Text that was already over it, written for a choice with a
 * higher limit, may stay so and only get shorter.
 */
export function cutToLimit(text: string, limit = Number.POSITIVE_INFINITY, before = ''): string {
  if (countCharacters(text) <= limit) return text;
  const most = Math.max(limit, countCharacters(before));
  return [...new Intl.Segmenter().segment(text)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('');
}
