import { restoreDraft } from '../drafts/draft.ts';
import { sizeName } from '../drafts/steps.ts';
import { type AnyDraft, type Field, type Fields, isVisible, optionsOf } from '../fields/fields.ts';
import { readOverride, readOverrideKey } from '../fields/sizeOverrides.ts';
import { brandPictureNamed } from '../images/brandPictures.ts';
import { readPictureValue } from '../images/pictureValue.ts';

/** The content of one field of a draft, in readable form. */
export interface ReadValue {
  /** The draft's key for it. */
  field: string;
  /** "Title"; for a size with its own words, "Title, only in Instagram, Story". */
  label: string;
  kind: 'words' | 'choice' | 'picture';
  /** The words, the option's name, or the picture's. Empty if there's nothing. */
  text: string;
  /** The raw value in the draft. */
  value: string;
}

function kindOf({ kind }: Field): ReadValue['kind'] {
  if (kind === 'choice' || kind === 'picture') return kind;
  return 'words';
}

function pictureText(value: string, fills?: number): string {
  const choice = readPictureValue(value);
  if (!choice) return fills ? 'Chosen automatically' : 'None';
  const { source, focus, scale, shows } = choice;
  const name =
    'library' in source ? (brandPictureNamed(source.library)?.title ?? source.library) : 'Your own picture';
  const percent = (part: number) => `${Math.round(100 * part)}%`;
  const description = shows ? `, “${shows.trim()}”` : '';
  return `${name}${description}, focal point ${percent(focus.x)} from the left and ${percent(focus.y)} from the top, scaled to ${percent(scale)}`;
}

function textOf(field: Field, draft: AnyDraft, value: string): string {
  if (field.kind === 'picture') return pictureText(value, field.fills);
  if (field.kind !== 'choice') return value;
  return optionsOf(field, draft).find((option) => option.value === value)?.label ?? value;
}

/**
 * Reads a draft field by field in the order of the form: the fields that it asks for, and the own values of single
 * sizes.
 */
export function readDraft(fields: Fields, stored: unknown): readonly ReadValue[] {
  const draft: AnyDraft = restoreDraft(fields, stored);
  return Object.entries(fields).flatMap(([name, field]) => {
    const valueFor = (key: string, value: string, label: string): ReadValue => ({
      field: key,
      label,
      kind: kindOf(field),
      text: textOf(field, draft, value),
      value,
    });
    const overrides = Object.entries(draft).flatMap(([key, storedValue]) => {
      const size = readOverrideKey(key);
      return size?.field === name
        ? [
            valueFor(
              key,
              readOverride(storedValue) ?? '',
              `${field.label}, only in ${sizeName(fields, size.size)}`,
            ),
          ]
        : [];
    });
    return isVisible(field, draft)
      ? [valueFor(name, draft[name] ?? '', field.label), ...overrides]
      : overrides;
  });
}
