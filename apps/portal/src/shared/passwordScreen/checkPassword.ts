import { newPassword as messages } from './messages.ts';

/** Returns a message about the first rule that the two password fields break; undefined if there's none. */
export function passwordProblem(password: string, confirmation: string, minimum: number): string | undefined {
  if (!password || !confirmation) return messages.incomplete;
  if (password !== confirmation) return messages.mismatch;
  if (password.length < minimum) return messages.tooShort(minimum);
  return undefined;
}
