import { newPassword as text } from './messages.ts';

/** The first rule that the two password fields break, in words; undefined if they're ready to send. */
export function problemWith(password: string, confirmation: string, minimum: number): string | undefined {
  if (!password || !confirmation) return text.incomplete;
  if (password !== confirmation) return text.mismatch;
  if (password.length < minimum) return text.tooShort(minimum);
  return undefined;
}
