import type { AnyDraft } from '../workbench/fields.ts';

/** What was written in the dialog, by what it is about and its name: over which words, and what stands there instead. */
export type Written = Map<string, { over: string; value: string }>;

export const writtenKey = (about: string, name: string) => `${about} ${name}`;

/** Values with what was written over them. What has become another thing in the meantime stands by itself. */
export const withWritten = (written: Written, about: string, values: AnyDraft): AnyDraft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const mine = written.get(writtenKey(about, name));
      return [name, mine?.over === value ? mine.value : value];
    }),
  );

export const isWritten = (written: Written, about: string): boolean =>
  [...written.keys()].some((key) => key.startsWith(`${about} `));

/** Forgets what was written about something that is kept now. */
export function forgetWritten(written: Written, about: string): void {
  for (const key of written.keys()) if (key.startsWith(`${about} `)) written.delete(key);
}
