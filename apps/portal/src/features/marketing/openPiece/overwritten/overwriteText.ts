import type { OverwrittenField } from '../../../../backend/interfaces/Library.ts';
import { overwritten as messages } from '../messages.ts';

/** Describes an overwrite, such as "Max replaced your Title". */
export function overwriteText(
  { authorId, overwrittenBy }: Pick<OverwrittenField, 'authorId' | 'overwrittenBy'>,
  me: string,
  field: string,
  nameOf: (account: string) => string,
): string {
  if (overwrittenBy === me)
    return messages.byYou(authorId === me ? messages.own : messages.of(nameOf(authorId)), field);
  if (authorId === me) return messages.yours(nameOf(overwrittenBy), field);
  return messages.others(nameOf(overwrittenBy), messages.of(nameOf(authorId)), field);
}

/** Returns the overwrites that involve the user, since they last looked, and that weren't put back. */
export const withoutDismissed = (
  all: readonly OverwrittenField[],
  me: string,
  seenUntil: string,
): readonly OverwrittenField[] =>
  all.filter(
    ({ authorId, overwrittenBy, overwrittenAt, putBackAt }) =>
      !putBackAt &&
      (authorId === me || overwrittenBy === me) &&
      Date.parse(overwrittenAt) > (Date.parse(seenUntil) || 0),
  );
