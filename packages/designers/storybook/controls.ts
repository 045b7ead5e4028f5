import type { ArgTypes } from '@storybook/react-vite';
import { newDraft, restoreDraft } from '../src/editor/drafts/draft.ts';
import {
  type AnyDraft,
  type ChoiceField,
  conditionsOf,
  type DraftOf,
  type Field,
  type Fields,
  initialOf,
  optionsOf,
  parentOf,
} from '../src/editor/fields/fields.ts';
import { describeField } from './describeField.ts';

/** The values of Storybook's controls, unchecked: dates as milliseconds, everything else as text. */
export type ControlValues = Readonly<Record<string, unknown>>;

/** A choice whose options depend on another field has a control for each value of that field; Storybook shows the one that applies. */
const controlName = (name: string, parentValue: string) => `${name} (${parentValue})`;

const choiceControl = (field: ChoiceField, draft: AnyDraft) => {
  const options = optionsOf(field, draft);
  return {
    options: options.map(({ value }) => value),
    control: {
      type: options.length > 4 ? ('select' as const) : ('radio' as const),
      labels: Object.fromEntries(options.map(({ value, label }) => [value, label])),
    },
  };
};

const textControl = ({ kind }: Field) => ({
  control: { type: kind === 'date' ? ('date' as const) : ('text' as const) },
});

/** Storybook's controls for a designer's fields, and their initial values. */
export function controlsOf(fields: Fields): { args: ControlValues; argTypes: ArgTypes } {
  const draft: AnyDraft = newDraft(fields);
  const args: Record<string, string | undefined> = {};
  const argTypes: ArgTypes = {};
  for (const [name, field] of Object.entries(fields)) {
    const shared = { name: field.label, description: describeField(field) };
    const parent = parentOf(field);
    if (field.kind === 'choice' && parent) {
      const parentField = fields[parent];
      for (const { value } of parentField?.kind === 'choice' ? optionsOf(parentField, draft) : []) {
        const control = controlName(name, value);
        args[control] = initialOf(field, { [parent]: value });
        argTypes[control] = {
          ...shared,
          ...choiceControl(field, { [parent]: value }),
          if: { arg: parent, eq: value },
        };
      }
      continue;
    }
    const [onlyCondition, ...alternatives] = conditionsOf(field);
    const [condition] = alternatives.length > 0 ? [] : Object.entries(onlyCondition ?? {});
    // A date that isn't set has no number.
    args[name] = field.kind === 'date' ? undefined : draft[name];
    argTypes[name] = {
      ...shared,
      ...(field.kind === 'choice' ? choiceControl(field, draft) : textControl(field)),
      ...(condition ? { if: { arg: condition[0], eq: condition[1] } } : {}),
    };
  }
  return { args, argTypes };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dayOf = (milliseconds: number) => {
  const date = new Date(milliseconds);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

/** The draft that the controls describe. Whatever their values are, the designer accepts the draft. */
export function draftOf<Fs extends Fields>(fields: Fs, values: ControlValues): DraftOf<Fs> {
  const stored: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const parent = parentOf(field);
    const control = field.kind === 'choice' && parent ? controlName(name, String(values[parent])) : name;
    const value = values[control];
    stored[name] = field.kind === 'date' && typeof value === 'number' ? dayOf(value) : value;
  }
  return restoreDraft(fields, stored);
}

/** The controls' values for a draft. */
export function valuesOf(fields: Fields, draft: AnyDraft): ControlValues {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const parent = parentOf(field);
    const control = field.kind === 'choice' && parent ? controlName(name, draft[parent] ?? '') : name;
    const [year = 0, month = 1, day = 1] = (draft[name] ?? '').split('-').map(Number);
    values[control] =
      field.kind !== 'date'
        ? draft[name]
        : draft[name]
          ? new Date(year, month - 1, day).getTime()
          : undefined;
  }
  return values;
}

/** Texts that no one has touched follow the choice they depend on, as in the designer's own form. */
export function followingTexts(
  fields: Fields,
  oldDraft: AnyDraft,
  changedDraft: AnyDraft,
): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const parent = parentOf(field);
    if (field.kind === 'choice' || !parent || oldDraft[parent] === changedDraft[parent]) continue;
    const untouched = oldDraft[name] === initialOf(field, oldDraft) && changedDraft[name] === oldDraft[name];
    if (untouched) changes[name] = initialOf(field, changedDraft);
  }
  return changes;
}
