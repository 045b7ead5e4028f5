import type { AnyDraft } from '../../editor/fields/fields.ts';

/** Text written in the dialog, by its subject and name: the words it replaced, and the new ones. */
export type TypedValues = Map<string, { over: string; value: string }>;

export const writtenKey = (about: string, name: string) => `${about} ${name}`;

/** Applies the user's edits to values. If a value has changed since, it stays without the edit. */
export const withWritten = (typedValues: TypedValues, about: string, values: AnyDraft): AnyDraft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const mine = typedValues.get(writtenKey(about, name));
      return [name, mine?.over === value ? mine.value : value];
    }),
  );

export const isWritten = (typedValues: TypedValues, about: string): boolean =>
  [...typedValues.keys()].some((key) => key.startsWith(`${about} `));

/** Forgets the edits of something that's now stored. */
export function forgetWritten(typedValues: TypedValues, about: string): void {
  for (const key of typedValues.keys()) if (key.startsWith(`${about} `)) typedValues.delete(key);
}
