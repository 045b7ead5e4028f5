import { newPassword as text } from './messages.ts';

/** Returns a message about the first rule that the two password fields break; undefined if there's none. */
export function problemWith(password: string, confirmation: string, minimum: number): string | undefined {
  if (!password || !confirmation) return text.incomplete;
  if (password !== confirmation) return text.mismatch;
  if (password.length < minimum) return text.tooShort(minimum);
  return undefined;
}
