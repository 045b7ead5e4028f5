import type { AnyDraft } from '../../editor/fields/fields.ts';

/** What was written in the dialog, by its subject and name: which words it replaced, and the new ones. */
export type Written = Map<string, { over: string; value: string }>;

export const writtenKey = (about: string, name: string) => `${about} ${name}`;

/** Values with the user's edits on top. A value that has changed since then is kept without the edit. */
export const withWritten = (written: Written, about: string, values: AnyDraft): AnyDraft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const mine = written.get(writtenKey(about, name));
      return [name, mine?.over === value ? mine.value : value];
    }),
  );

export const isWritten = (written: Written, about: string): boolean =>
  [...written.keys()].some((key) => key.startsWith(`${about} `));

/** Forgets what was written about something that's now stored. */
export function forgetWritten(written: Written, about: string): void {
  for (const key of written.keys()) if (key.startsWith(`${about} `)) written.delete(key);
}
