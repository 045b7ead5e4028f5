import type { AnyDraft } from '../../editor/fields/fields.ts';

/** Text written in the dialog, by its subject and name: the words it replaced, and the new ones. */
export type TypedValues = Map<string, { replacedText: string; value: string }>;

export const writtenKey = (subject: string, name: string) => `${subject} ${name}`;

/** Applies the user's edits to values. If a value has changed since, it stays without the edit. */
export const withWritten = (typedValues: TypedValues, subject: string, values: AnyDraft): AnyDraft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const typedValue = typedValues.get(writtenKey(subject, name));
      return [name, typedValue?.replacedText === value ? typedValue.value : value];
    }),
  );

export const isWritten = (typedValues: TypedValues, subject: string): boolean =>
  [...typedValues.keys()].some((key) => key.startsWith(`${subject} `));

/** Forgets the edits of something that's now stored. */
export function forgetWritten(typedValues: TypedValues, subject: string): void {
  for (const key of typedValues.keys()) if (key.startsWith(`${subject} `)) typedValues.delete(key);
}
