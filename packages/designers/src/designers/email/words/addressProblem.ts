import { webAddress } from '../../../editor/fields/webAddress.ts';

/**
 * Explains why an email leaves out a typed address, in a sentence for the user; undefined if the address is fine or
 * missing.
 */
export function addressProblem(text: string): string | undefined {
  if (!text.trim() || webAddress(text)) return undefined;
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim())
    ? 'Remove the user name and password from the link. Until then, the email has no button.'
    : 'Enter a full link that starts with https://. Until then, the email has no button.';
}
